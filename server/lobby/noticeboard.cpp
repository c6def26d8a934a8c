#include "server/lobby/noticeboard.hpp"

#include <utility>

namespace hexcourt::server {

void Noticeboard::on_change(std::function<void()> changed) {
  const std::lock_guard lock(mutex_);
  on_change_ = std::move(changed);
}

void Noticeboard::put(protocol::RoomSummary summary) {
  std::unique_lock lock(mutex_);
  protocol::RoomSummary& shown = rooms_[summary.room];
  if (shown == summary) return;
  room_changed(summary.room);
  shown = std::move(summary);
  const auto tell = note_change();
  lock.unlock();
  tell();
}

void Noticeboard::remove(const std::string& room) {
  std::unique_lock lock(mutex_);
  if (rooms_.erase(room) == 0) return;
  room_changed(room);
  const auto tell = note_change();
  lock.unlock();
  tell();
}

void Noticeboard::put_seeks(std::vector<protocol::SeekSummary> seeks) {
  std::unique_lock lock(mutex_);
  if (seeks_ == seeks) return;
  seeks_ = std::move(seeks);
  frame_.reset();
  seeks_changed_ = true;
  const auto tell = note_change();
  lock.unlock();
  tell();
}

void Noticeboard::players_changed() {
  std::unique_lock lock(mutex_);
  const auto tell = note_change();
  lock.unlock();
  tell();
}

protocol::Lobby Noticeboard::all() const {
  const auto players = static_cast<std::int64_t>(guests_.online());
  const std::lock_guard lock(mutex_);
  return {summaries(), seeks_, players};
}

protocol::Frame Noticeboard::frame() {
  const auto players = static_cast<std::int64_t>(guests_.online());
  const std::lock_guard lock(mutex_);
  if (frame_ && framed_players_ == players) return frame_;
  if (rooms_text_.empty()) rooms_text_ = protocol::encode_rooms(summaries());
  frame_ = std::make_shared<const std::string>(protocol::encode_lobby(rooms_text_, players, seeks_));
  framed_players_ = players;
  return frame_;
}

std::optional<protocol::LobbyUpdate> Noticeboard::take_changes() {
  const std::lock_guard lock(mutex_);
  if (!std::exchange(changed_, false)) return std::nullopt;
  protocol::LobbyUpdate update;
  update.players = static_cast<std::int64_t>(guests_.online());
  if (std::exchange(seeks_changed_, false)) update.seeks = seeks_;
  for (const std::string& id : std::exchange(changed_rooms_, {})) {
    const auto room = rooms_.find(id);
    if (room == rooms_.end()) {
      update.removed.push_back(id);
    } else {
      update.rooms.push_back(room->second);
    }
  }
  return update;
}

std::vector<protocol::RoomSummary> Noticeboard::summaries() const {
  std::vector<protocol::RoomSummary> all;
  all.reserve(rooms_.size());
  for (const auto& [id, summary] : rooms_) all.push_back(summary);
  return all;
}

void Noticeboard::room_changed(const std::string& room) {
  changed_rooms_.insert(room);
  rooms_text_.clear();
  frame_ = nullptr;
}

std::function<void()> Noticeboard::note_change() {
  if (std::exchange(changed_, true)) return [] {};
  return on_change_;
}

}  // namespace hexcourt::server
