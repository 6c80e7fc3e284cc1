// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/odds/outcomelist.h"

#include "app/player/game/dockpanel.h"
#include "app/player/odds/oddswords.h"
#include "app/player/parts/well.h"

#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace app {

namespace {

constexpr double c_stepsWeigh = 8; ///< So many hexes of a retreat.
constexpr size_t c_best = 3; ///< Shown of too many, and all but these and "others" of the worst.

/// What it means to the attacker.
double worth(const engine::Json &effect)
{
    const auto of = [&](const char16_t *name) { return effect[name].toReal(); };
    return c_stepsWeigh * (of(u"defender_steps") - of(u"attacker_steps")) + of(u"defender_retreat")
        - of(u"attacker_retreat") + (effect[u"eliminated"].toBool() ? 1000 : 0);
}

double favour(const engine::Json &outcome)
{
    const QString gainer = outcome[u"favours"].toString();
    return gainer.isEmpty() ? 0 : gainer == u"attacker" ? 1 : -1;
}

} // namespace

OutcomeList::OutcomeList(GameController &controller, const engine::Json &answer, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_lines(new QVBoxLayout(this))
{
    m_lines->setContentsMargins(0, 0, 0, 0);
    m_lines->setSpacing(4);
    read(answer[u"outcomes"]);
    if (isEmpty())
        return;
    gather();
    addBars();
    addSums(answer);
}

QString OutcomeList::words(const engine::Json &after) const
{
    const auto number = [&](const char16_t *name) { return int(after[name].toInteger()); };
    const auto steps = [&](const char16_t *name) {
        return tr("%n step(s)", nullptr, number(name));
    };
    const auto hexes = [&](const char16_t *name) {
        return tr("%n hex(es)", nullptr, number(name));
    };
    QString foe;
    if (after[u"eliminated"].toBool())
        foe = tr("Defender destroyed");
    else if (number(u"defender_steps") && number(u"defender_retreat"))
        foe = tr("Defender loses %1, retreats %2")
                  .arg(steps(u"defender_steps"), hexes(u"defender_retreat"));
    else if (number(u"defender_steps"))
        foe = tr("Defender loses %1, stays").arg(steps(u"defender_steps"));
    else if (number(u"defender_retreat"))
        foe = tr("Defender retreats %1").arg(hexes(u"defender_retreat"));
    QString own;
    if (number(u"attacker_steps") && number(u"attacker_retreat"))
        own =
            tr("you lose %1, retreat %2").arg(steps(u"attacker_steps"), hexes(u"attacker_retreat"));
    else if (number(u"attacker_steps"))
        own = tr("you lose %1").arg(steps(u"attacker_steps"));
    else if (number(u"attacker_retreat"))
        own = tr("you retreat %1").arg(hexes(u"attacker_retreat"));
    if (foe.isEmpty())
        return own.isEmpty() ? tr("No effect") : tr("No ground gained, %1").arg(own);
    return own.isEmpty() ? foe
                         : tr("%1; %2", "what happens to the defender and to you").arg(foe, own);
}

OutcomeList::Row OutcomeList::row(const engine::Json &outcome) const
{
    Row row;
    const engine::Json &after = outcome[u"after"];
    const QString told = oddswords::sentence(outcome[u"text"], m_controller.translator());
    row.text = after.isObject() ? words(after)
        : told.isEmpty()        ? outcome[u"result"].toString()
                                : told;
    row.details = told.isEmpty() || told == row.text
        ? QString()
        : tr("%1: %2", "a result and what it means").arg(outcome[u"result"].toString(), told);
    row.chance = outcome[u"chance"].toReal();
    row.score = after.isObject() ? worth(after) : worth(outcome) + favour(outcome);
    row.tone = row.score > 0 ? ChanceBar::Tone::Good
        : row.score < 0      ? ChanceBar::Tone::Bad
                             : ChanceBar::Tone::Neutral;
    for (qsizetype i = 0; i < outcome[u"rolls"].size(); ++i)
        row.rolls.append(int(outcome[u"rolls"].at(i).toInteger()));
    return row;
}

void OutcomeList::read(const engine::Json &outcomes)
{
    for (qsizetype i = 0; i < outcomes.size(); ++i) {
        const Row one = row(outcomes.at(i));
        const auto same = std::find_if(m_rows.begin(), m_rows.end(),
                                       [&](const Row &other) { return other.text == one.text; });
        if (same == m_rows.end()) {
            m_rows.push_back(one);
            continue;
        }
        same->chance += one.chance;
        same->rolls += one.rolls;
        std::sort(same->rolls.begin(), same->rolls.end());
        if (!one.details.isEmpty())
            same->details += u'\n' + one.details;
    }
    std::stable_sort(m_rows.begin(), m_rows.end(),
                     [](const Row &a, const Row &b) { return a.score > b.score; });
}

void OutcomeList::gather()
{
    if (m_rows.size() <= most)
        return;
    Row others;
    others.text = tr("Others");
    const auto first = m_rows.begin() + c_best;
    const auto end = m_rows.end() - (most - c_best - 1);
    for (auto it = first; it != end; ++it) {
        others.chance += it->chance;
        others.details += (others.details.isEmpty() ? QString() : QStringLiteral("\n")) + it->text;
    }
    *first = others;
    m_rows.erase(first + 1, end);
}

void OutcomeList::addBars()
{
    m_lines->addWidget(DockPanel::label(tr("What can happen"), "panelTitle", this));
    qsizetype dice = 0;
    for (const Row &one : m_rows)
        dice = qMax(dice, one.rolls.size());
    for (const Row &one : m_rows) {
        auto *bar = new ChanceBar(this);
        bar->setRolls(one.rolls, int(qMin(dice, qsizetype(3))));
        bar->setOutcome(one.text, one.chance, one.tone);
        if (!one.details.isEmpty())
            bar->setToolTip(one.details);
        m_lines->addWidget(bar);
    }
}

QWidget *OutcomeList::well(const QString &name, const QString &value)
{
    auto *box = new Well(this);
    auto *lines = new QVBoxLayout(box);
    lines->setContentsMargins(8, 3, 8, 4);
    lines->setSpacing(0);
    lines->addWidget(DockPanel::label(name, "note", box));
    lines->addWidget(DockPanel::label(value, "panelTitle", box));
    box->setAccessibleName(name + QStringLiteral(": ") + value);
    return box;
}

void OutcomeList::addSums(const engine::Json &answer)
{
    double own = 0;
    double enemy = 0;
    const engine::Json &outcomes = answer[u"outcomes"];
    for (qsizetype i = 0; i < outcomes.size(); ++i) {
        const engine::Json &one = outcomes.at(i);
        const engine::Json &effect = one[u"after"].isObject() ? one[u"after"] : one;
        own += one[u"chance"].toReal() * effect[u"attacker_steps"].toReal();
        enemy += one[u"chance"].toReal() * effect[u"defender_steps"].toReal();
    }
    auto *row = new QHBoxLayout;
    row->setSpacing(6);
    if (answer[u"take"].isNumber())
        row->addWidget(well(tr("Place taken"), ChanceBar::percent(answer[u"take"].toReal())), 1);
    row->addWidget(well(tr("Your losses"), tr("%1 steps").arg(QLocale().toString(own, 'f', 2))), 1);
    row->addWidget(well(tr("Enemy losses"), tr("%1 steps").arg(QLocale().toString(enemy, 'f', 2))),
                   1);
    m_lines->addLayout(row);
}

} // namespace app
