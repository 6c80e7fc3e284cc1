// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/log/logbook.h"
#include "app/view/style/tokens.h"

namespace app {

/// Writes log entries as rich text: units bold, places and rules as links, dice as pictures.
class LogText
{
public:
    /// \a controller must outlive it.
    LogText(const GameController &controller, const Tokens &tokens);

    /// The sentence without any mark-up, for searching and for who reads it aloud.
    QString plain(const engine::change::Log &log) const;
    QString sentence(const engine::change::Log &log) const;
    /// How a row stands to the step that is looked at.
    enum class Time { Usual, Shown, ToCome };
    /// One row: \a number of the step, edge in the colour of its side, sentence, rule, and last
    /// a \a remark that leads to the step.
    QString row(const LogBook::Entry &entry, const QString &number, Time time,
                const QString &remark = {}) const;
    /// A smaller line below a row.
    QString note(const QString &words) const;
    QString title(const LogBook::Group &group) const;

    /// The pieces that an entry names, each once.
    static std::vector<engine::PieceId> pieces(const engine::change::Log &log);
    /// "counter:17", the name of the picture of a piece.
    static QString counterName(engine::PieceId piece);
    /// "die:6:4", the name of the picture of a die that shows 4.
    static QString dieName(int sides, int value);
    /// How many sides the dice of a roll seem to have.
    static int dieSides(const engine::change::Log &log);
    /// Width and height of a counter in a row.
    static constexpr int counterSize = 30;

private:
    /// Names the pieces that the reader saw when the line was written.
    engine::TextRenderer texts(const engine::change::Log &log) const;
    QString counters(const engine::change::Log &log) const;
    /// Whether a chart explains the word: a result such as "Dr2".
    bool isCode(const QString &word) const;

    const GameController &m_controller;
    Tokens m_tokens;
};

} // namespace app
