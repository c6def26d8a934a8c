#include "command/subcommands.hpp"

namespace hexcourt::command {

namespace {

CLI::Option* add_json(CLI::App& app, RecordForm& form) {
  return app.add_flag_callback(
      "--json", [&form] { form = RecordForm::json; }, "As JSON");
}

void add_file(CLI::App& app, std::string& file) {
  app.add_option("FILE", file, "A record as text or JSON; - reads standard input")->required();
}

}  // namespace

void add_record_commands(CLI::App& app, Request& request) {
  const auto fetch = std::make_shared<RecordFetch>();
  CLI::App& record =
      *app.add_subcommand("record", "Print the record of a room's game, or check one in a file");
  // Required, but not where verify or convert is asked for, which have no use for them.
  const CLI::Option* url = record.add_option("URL", fetch->url, "The server: http://HOST:PORT/");
  const CLI::Option* room = record.add_option("ROOM", fetch->room);
  add_json(record, fetch->form);
  record.add_option("--invite", fetch->invite, "The code that opens a private room")->type_name("CODE");
  record.require_subcommand(0, 1);
  record.callback([fetch, url, room, &record, &request] {
    if (!record.get_subcommands().empty()) return;
    for (const CLI::Option* needed : {url, room})
      if (needed->empty()) throw CLI::RequiredError(needed->get_name());
    request = *fetch;
  });

  const auto verify = std::make_shared<RecordVerify>();
  add_file(
      add_subcommand(record, "verify", "Check a record's actions, clocks, result and chain; needs no server",
                     verify, request),
      verify->file);

  const auto convert = std::make_shared<RecordConvert>();
  CLI::App& convert_app = add_subcommand(
      record, "convert", "Print a record as text or as JSON; needs no server", convert, request);
  add_file(convert_app, convert->file);
  CLI::Option* json = add_json(convert_app, convert->form);
  convert_app
      .add_flag_callback(
          "--text", [convert] { convert->form = RecordForm::text; }, "As text, which it is without --json")
      ->excludes(json);
}

}  // namespace hexcourt::command
