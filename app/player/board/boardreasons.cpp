// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/boardreasons.h"

#include "app/player/board/whytip.h"

#include <QCursor>

namespace app {

BoardReasons::BoardReasons(GameController &controller, view::BoardView &board, QObject *parent)
    : QObject(parent)
    , m_controller(controller)
    , m_tip(new WhyTip(controller, &board))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(400);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (m_words.isEmpty())
            explain();
        else
            m_tip->showWords(m_words, m_pointed.global);
    });
}

void BoardReasons::explain(const Question &question)
{
    if (!m_controller.isHumanTurn())
        return;
    // The verb that the question is about: the first one that takes a piece, a place or both; when
    // everything is spent, the one that was given last.
    std::vector<engine::Action> known = m_controller.offer().actions;
    for (const qsizetype command : m_controller.answers())
        known.push_back(*m_controller.game().history()[size_t(command)].action);
    engine::Action asked;
    for (const engine::Action &action : known) {
        if (!action.space && !action.piece)
            continue;
        asked.verb = action.verb;
        asked.piece = action.piece ? question.piece : engine::PieceId();
        asked.space = action.space ? question.space : engine::SpaceId();
        break;
    }
    if (!asked.verb)
        return;
    const auto reason = m_controller.whyNot(asked);
    if (!reason.text.isEmpty())
        m_tip->showReason(reason.text, reason.rule, question.global);
}

void BoardReasons::pointAt(const Question &question, bool isOdd)
{
    const bool isOther = question.space != m_pointed.space;
    m_pointed = question;
    if (!isOther)
        return;
    m_words.clear();
    m_tip->hideSoon();
    if (isOdd)
        m_timer.start();
    else
        m_timer.stop();
}

void BoardReasons::explain()
{
    if (m_pointed.space)
        explain({m_piece ? m_piece : m_pointed.piece, m_pointed.space, m_pointed.global});
}

void BoardReasons::ask()
{
    if (m_tip->isVisible() && !m_tip->rule().isEmpty())
        m_tip->openRule();
    else
        explain();
}

void BoardReasons::tell(const QString &reason, const QString &rule)
{
    m_tip->showReason(reason, rule, QCursor::pos());
}

void BoardReasons::tellSoon(const QString &words, QPoint global)
{
    if (words.isEmpty())
        return;
    m_words = words;
    m_pointed.global = global;
    m_timer.start();
}

void BoardReasons::hide()
{
    m_timer.stop();
    m_tip->hide();
}

} // namespace app
