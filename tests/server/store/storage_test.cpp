#include "server/store/storage.hpp"

#include <gmock/gmock.h>

#include <fstream>

#include "store/store_world.hpp"

namespace hexcourt::server {
namespace {

using testing::AllOf;
using testing::HasSubstr;

TEST(StorageOf, ADamagedDatabaseSaysWhichItIs) {
  const TemporaryDirectory temporary;
  std::ofstream(temporary.path / "hexcourt.db")
      << "This is no database, though it is long enough to be taken for one.";
  Config config;
  config.data = temporary.path;
  try {
    const Storage storage{config};
    FAIL() << "It was opened.";
  } catch (const std::exception& refusal) {
    EXPECT_THAT(refusal.what(), AllOf(HasSubstr((temporary.path / "hexcourt.db").string()),
                                      HasSubstr("not a database"), HasSubstr("--data DIR")));
  }
}

TEST(StorageOf, AFullDiskSaysWhichDatabaseHasNoRoom) {
  const TemporaryDirectory temporary;
  Config config;
  config.data = temporary.path;
  for (const bool is_new : {true, false}) {
    try {
      const FullDisk full;
      const Storage storage{config};
      FAIL() << "It was opened.";
    } catch (const std::exception& refusal) {
      EXPECT_THAT(refusal.what(), AllOf(HasSubstr((temporary.path / "hexcourt.db").string()),
                                        HasSubstr("cannot be used: "), HasSubstr("--data DIR")))
          << is_new;
    }
    if (is_new) const Storage made{config};
  }
}

}  // namespace
}  // namespace hexcourt::server
