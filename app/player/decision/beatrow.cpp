// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/beatrow.h"

#include "app/player/counters/countershelf.h"
#include "app/player/game/dockpanel.h"
#include "app/player/log/logtext.h"
#include "app/player/parts/dieface.h"
#include "app/player/parts/rulelink.h"
#include "app/player/telling/beatwords.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace app {

namespace {

constexpr int c_counter = 32;
constexpr int c_die = 22;
constexpr qsizetype c_mostLines = 3;

engine::PieceId faceOf(const engine::Beat &beat)
{
    for (const auto &pieces : {beat.targets, beat.actors}) {
        if (!pieces.empty())
            return pieces.front();
    }
    return {};
}

} // namespace

BeatRow::BeatRow(GameController &controller, const engine::Beat &beat, Time time, QWidget *parent)
    : QWidget(parent)
    , m_time(time)
{
    const BeatWords words(controller);
    const Tokens tokens = Tokens::of(palette());
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(10, 6, 8, 6);
    row->setSpacing(8);
    const QString sign = time == Time::Done ? QStringLiteral("✓")
        : time == Time::Now                 ? QStringLiteral("▸")
                                            : QStringLiteral("·");
    QLabel *mark = DockPanel::label(sign, "help", this);
    mark->setWordWrap(false);
    mark->setFixedWidth(mark->fontMetrics().horizontalAdvance(QStringLiteral("✓ ")));
    row->addWidget(mark, 0, Qt::AlignTop);
    if (QWidget *shown = picture(controller, beat))
        row->addWidget(shown, 0, Qt::AlignTop);
    QStringList lines = words.lines(beat);
    const qsizetype more = lines.size() - c_mostLines;
    if (more > 0)
        lines = lines.mid(0, c_mostLines) << tr("and %n more", nullptr, int(more));
    QLabel *text = DockPanel::label(lines.join(u'\n'), "help", this);
    QFont font = text->font();
    font.setBold(time == Time::Now);
    text->setFont(font);
    row->addWidget(text, 1, Qt::AlignVCenter);
    if (const QString rule = words.rule(beat); !rule.isEmpty())
        row->addWidget(DockPanel::ruleLabel(controller, RuleLink::html(rule, tokens), "link", this),
                       0, Qt::AlignTop);
    if (time == Time::ToCome) {
        QPalette pale = text->palette();
        pale.setColor(QPalette::WindowText, tokens.text2);
        text->setPalette(pale);
    }
    const QString when = time == Time::Done ? tr("told")
        : time == Time::Now                 ? tr("now")
                                            : tr("to come");
    setAccessibleName(QStringLiteral("%1: %2").arg(when, lines.join(u' ')));
}

QWidget *BeatRow::picture(GameController &controller, const engine::Beat &beat)
{
    if (beat.kind == engine::Beat::Kind::Roll && m_time != Time::ToCome && !beat.lines.empty()
        && !beat.lines.back().dice.empty()) {
        auto *die = new DieFace(this);
        die->setSize(c_die);
        die->setValue(beat.lines.back().dice.front().number, LogText::dieSides(beat.lines.back()));
        return die;
    }
    const engine::PieceId piece = faceOf(beat);
    if (!piece)
        return nullptr;
    auto *counter = new QLabel(this);
    counter->setPixmap(CounterShelf::of(controller).pixmap(piece, c_counter, devicePixelRatioF()));
    counter->setFixedSize(c_counter, c_counter);
    return counter;
}

void BeatRow::paintEvent(QPaintEvent *)
{
    if (m_time != Time::Now)
        return;
    QPainter painter(this);
    const Tokens tokens = Tokens::of(palette());
    painter.fillRect(rect(), tokens.soft);
    painter.fillRect(QRect(0, 0, 3, height()), tokens.accent);
}

} // namespace app
