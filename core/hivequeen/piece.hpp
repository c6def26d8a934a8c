#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hexcourt::hivequeen {

enum class Piece : std::uint8_t { queen, highborn, soldier, worker, drone, nurse };

inline constexpr std::array<Piece, 6> kPieces{Piece::queen,  Piece::highborn, Piece::soldier,
                                              Piece::worker, Piece::drone,    Piece::nurse};
/// The capital letters of kPieces.
inline constexpr std::string_view kLetters = "QHSWDN";
/// What production may introduce.
inline constexpr std::array<Piece, 4> kIntroducible{Piece::worker, Piece::soldier, Piece::nurse,
                                                    Piece::drone};

/// The piece's number in kPieces.
constexpr std::size_t slot(Piece piece) { return static_cast<std::size_t>(piece); }

constexpr char letter(Piece piece) { return kLetters[slot(piece)]; }

/// The piece of a capital letter, if there is one.
constexpr std::optional<Piece> piece_of(char capital) {
  const std::size_t found = kLetters.find(capital);
  if (found == std::string_view::npos) return std::nullopt;
  return kPieces[found];
}

/// "Worker"; the plural takes an s.
constexpr std::string_view name(Piece piece) {
  constexpr std::array<std::string_view, 6> kNames{"Queen",  "Highborn", "Soldier",
                                                   "Worker", "Drone",    "Nurse"};
  return kNames[slot(piece)];
}

constexpr int units(Piece piece) {
  constexpr std::array<int, 6> kUnits{6, 3, 1, 1, 1, 1};
  return kUnits[slot(piece)];
}

/// How many of them a side may have on the field; nothing but the field itself limits the others.
constexpr std::optional<int> limit(Piece piece) {
  switch (piece) {
    case Piece::queen:
      return 1;
    case Piece::worker:
      return 8;
    case Piece::drone:
    case Piece::nurse:
      return 2;
    case Piece::highborn:
    case Piece::soldier:
      break;
  }
  return std::nullopt;
}

}  // namespace hexcourt::hivequeen
