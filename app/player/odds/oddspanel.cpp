// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/odds/oddspanel.h"

#include "app/player/odds/attackerlist.h"
#include "app/player/odds/oddsstrip.h"
#include "app/player/odds/oddswords.h"
#include "app/player/parts/rulelink.h"
#include "app/player/parts/sidemark.h"
#include "app/player/parts/well.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace app {

using oddswords::number;
using oddswords::signedNumber;
using oddswords::strength;

namespace {

constexpr int c_largeText = 19; ///< Height of a line.

} // namespace

OddsPanel::OddsPanel(GameController &controller, QWidget *parent)
    : DockPanel(controller, parent)
{
    setAccessibleName(tr("Odds"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    hide();
}

void OddsPanel::setAnswer(const engine::Json &answer, std::vector<engine::Action> candidates)
{
    m_answer = answer;
    m_candidates = std::move(candidates);
    m_column = answer[u"column"].toString();
    if (m_content) {
        m_content->hide();
        m_content->deleteLater();
        m_content = nullptr;
    }
    QStringList columns;
    for (qsizetype i = 0; i < answer[u"columns"].size(); ++i)
        columns.append(answer[u"columns"].at(i).toString());
    emit columnChanged(columns, m_column);
    setVisible(answer.isObject());
    if (!answer.isObject())
        return;
    m_content = new QWidget(this);
    m_lines = new QVBoxLayout(m_content);
    m_lines->setContentsMargins(0, 0, 0, 4);
    m_lines->setSpacing(6);
    addStrengths();
    addShifts();
    addDice();
    addStrip();
    layout()->addWidget(m_content);
    m_content->show();
}

QString OddsPanel::words(const engine::Json &text) const
{
    return oddswords::sentence(text, controller().translator());
}

QLabel *OddsPanel::richLabel(const QString &html)
{
    return ruleLabel(controller(), html, "body", m_content);
}

engine::SideId OddsPanel::sideOf(const engine::Json &strength) const
{
    const auto piece = controller().module().piece(strength[u"units"].at(0)[u"piece"].toString());
    return piece ? controller().state().piece(piece).side : engine::SideId();
}

QWidget *OddsPanel::total(const engine::Json &side, const QString &name, engine::SideId whose)
{
    auto *box = new Well(m_content);
    // In large type name and number do not fit side by side.
    const bool isLarge = fontMetrics().height() > c_largeText;
    auto *lines = new QBoxLayout(isLarge ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight, box);
    lines->setContentsMargins(10, 5, 10, 5);
    auto *row = new QHBoxLayout;
    lines->addLayout(row, 1);
    if (whose) {
        auto *mark = new QLabel(box);
        const SideMark sign = SideMark::of(controller().module(), whose, tokens());
        mark->setPixmap(sign.pixmap(13, devicePixelRatioF()));
        mark->setAccessibleName(controller().texts().sideName(whose));
        row->addWidget(mark);
    }
    QLabel *title = label(name, isLarge ? "note" : "panelTitle", box);
    title->setWordWrap(false);
    row->addWidget(title, 1);
    QLabel *value = label(strength(side), "value", box);
    value->setWordWrap(false);
    lines->addWidget(value);
    QStringList units;
    for (qsizetype i = 0; i < side[u"units"].size(); ++i) {
        const engine::Json &unit = side[u"units"].at(i);
        if (const auto piece = controller().module().piece(unit[u"piece"].toString()))
            units.append(
                tr("%1: %2", "unit and strength")
                    .arg(controller().texts().pieceName(piece), number(unit[u"value"].toReal())));
    }
    box->setToolTip(units.join(u'\n'));
    box->setAccessibleName(name + u' ' + value->text());
    box->setAccessibleDescription(box->toolTip());
    return box;
}

void OddsPanel::addStrengths()
{
    const engine::Json &attack = m_answer[u"attack"];
    const engine::Json &defence = m_answer[u"defence"];
    if (!attack.isObject() && !defence.isObject())
        return;
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    const engine::SideId attacker = controller().offer().side;
    row->addWidget(total(attack, tr("Attack"), attacker), 1);
    QLabel *to = label(tr("to", "attack to defence"), "note", m_content);
    to->setWordWrap(false);
    row->addWidget(to);
    row->addWidget(total(defence, tr("Defence"), sideOf(defence)), 1);
    m_lines->addLayout(row);
    m_lines->addWidget(new AttackerList(controller(), attack[u"units"], m_candidates, m_content));
}

QToolButton *OddsPanel::changeButton(const QString &rule)
{
    auto *menu = new QMenu(m_content);
    const auto &names = controller().state().names();
    for (const engine::Action &action : controller().offer().actions) {
        if (names.text(action.rule) == rule)
            menu->addAction(controller().texts().label(action), this,
                            [this, action] { emit wishes().actionChosen(action); });
    }
    for (const qsizetype command : controller().answers()) {
        const engine::Action &action = *controller().game().history()[size_t(command)].action;
        if (names.text(action.rule) == rule)
            menu->addAction(tr("Without: %1").arg(controller().texts().label(action)), this,
                            [this, command] { wishes().takeBack(command); });
    }
    if (menu->isEmpty()) {
        delete menu;
        return nullptr;
    }
    auto *button = new QToolButton(m_content);
    button->setText(tr("Change", "a shift that the attacker may choose"));
    button->setObjectName(QStringLiteral("changeShift"));
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    return button;
}

QString OddsPanel::shortOfNext() const
{
    const engine::Json &columns = m_answer[u"columns"];
    const double attack = m_answer[u"attack"][u"total"].toReal();
    const double defence = m_answer[u"defence"][u"total"].toReal();
    const QString now = m_answer[u"ratio"].toString();
    for (qsizetype i = 0; i + 1 < columns.size(); ++i) {
        if (columns.at(i).toString() != now)
            continue;
        const QString next = columns.at(i + 1).toString();
        const QStringList parts = next.split(u'-');
        const double divisor = parts.value(1).toDouble();
        if (parts.size() != 2 || divisor <= 0)
            return {};
        const double missing = defence * parts.value(0).toDouble() / divisor - attack;
        if (missing <= 0)
            return {};
        return tr("%1 short of %2", "points of strength and a column").arg(number(missing), next);
    }
    return {};
}

void OddsPanel::addShifts()
{
    const Tokens colors = tokens();
    const QString before = m_answer[u"ratio"].toString();
    if (!before.isEmpty()) {
        const QString missing = shortOfNext();
        QString html = tr("<b>%1</b> before shifts").arg(before.toHtmlEscaped());
        if (!missing.isEmpty())
            html += QStringLiteral(" · <span style=\"color:%1\">%2</span>")
                        .arg(colors.good.name(), missing.toHtmlEscaped());
        m_lines->addWidget(richLabel(html));
    }
    const engine::Json &shifts = m_answer[u"shifts"];
    for (qsizetype i = 0; i < shifts.size(); ++i) {
        const engine::Json &shift = shifts.at(i);
        const qint64 value = shift[u"value"].toInteger();
        auto *row = new QHBoxLayout;
        row->setSpacing(8);
        auto *badge = new Well(m_content);
        badge->setGround(value < 0 ? Well::Ground::Bad : Well::Ground::Good);
        auto *inside = new QHBoxLayout(badge);
        inside->setContentsMargins(7, 2, 7, 2);
        QLabel *sign = label(signedNumber(value), "panelTitle", badge);
        sign->setWordWrap(false);
        inside->addWidget(sign);
        setLook(badge, value < 0 ? "bad" : "good");
        row->addWidget(badge, 0, Qt::AlignTop);
        row->addWidget(richLabel(words(shift[u"text"]).toHtmlEscaped()), 1);
        QLabel *rule = richLabel(RuleLink::html(shift[u"rule"].toString(), colors));
        rule->setWordWrap(false);
        row->addWidget(rule);
        if (shift[u"choice"].toBool()) {
            if (QToolButton *change = changeButton(shift[u"rule"].toString()))
                row->addWidget(change);
        }
        m_lines->addLayout(row);
    }
}

void OddsPanel::addDice()
{
    const engine::Json &sides = m_answer[u"sides"];
    if (!sides.size())
        return;
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    for (qsizetype i = 0; i < sides.size(); ++i) {
        const engine::Json &side = sides.at(i);
        const auto whose = controller().module().side(side[u"side"].toString());
        qint64 dice = 0;
        for (qsizetype j = 0; j < side[u"units"].size(); ++j)
            dice += side[u"units"].at(j)[u"dice"].toInteger();
        engine::Json sum = engine::Json::object();
        sum.insert(QStringLiteral("total"), dice);
        sum.insert(QStringLiteral("units"), side[u"units"]);
        if (dice)
            row->addWidget(
                total(sum, whose == controller().offer().side ? tr("Your dice") : tr("Their dice"),
                      whose),
                1);
    }
    m_lines->addLayout(row);
}

void OddsPanel::addRange()
{
    const engine::Json &range = m_answer[u"range"];
    const QString least = range.at(0).toString();
    const QString most = range.at(1).toString();
    if (range.size() != 2 || most.isEmpty())
        return;
    m_lines->addWidget(label(least.isEmpty() ? tr("%1 at best", "a column").arg(most)
                                             : tr("%1 to %2", "columns").arg(least, most),
                             "panelTitle", m_content));
}

void OddsPanel::addStrip()
{
    addRange();
    QStringList columns;
    for (qsizetype i = 0; i < m_answer[u"columns"].size(); ++i)
        columns.append(m_answer[u"columns"].at(i).toString());
    if (columns.isEmpty())
        return;
    auto *strip = new OddsStrip(m_content);
    strip->setColumns(columns, m_answer[u"ratio"].toString(), m_column);
    m_lines->addWidget(strip);
    const qsizetype before = columns.indexOf(m_answer[u"ratio"].toString());
    qint64 wanted = qMax(before, qsizetype(0));
    for (qsizetype i = 0; i < m_answer[u"shifts"].size() && before >= 0; ++i)
        wanted += m_answer[u"shifts"].at(i)[u"value"].toInteger();
    if (wanted >= columns.size())
        m_lines->addWidget(
            label(tr("%1 is the best column").arg(columns.last()), "note", m_content));
    else if (wanted < 0 && !m_column.isEmpty())
        m_lines->addWidget(
            label(tr("%1 is the worst column").arg(columns.first()), "note", m_content));
    if (const qint64 modifier = m_answer[u"drm"].toInteger())
        m_lines->addWidget(
            label(tr("Die roll modified by %1").arg(signedNumber(modifier)), "note", m_content));
}

} // namespace app
