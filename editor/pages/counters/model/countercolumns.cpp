// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/model/countercolumns.h"

#include <algorithm>

namespace editor {

using engine::Json;
using Kind = CounterColumn::Kind;

namespace {

/// What is known of a printed value from all that have it.
struct Printed
{
    QString key;
    int steps = 1;
    bool hasNumbers = false;
    bool hasSwitches = false;
    bool hasWords = false;

    void see(const Json &value)
    {
        hasNumbers = hasNumbers || value.isNumber();
        hasSwitches = hasSwitches || value.isBool();
        hasWords = hasWords || value.isString();
    }

    Kind kind() const
    {
        if (hasNumbers + hasSwitches + hasWords > 1)
            return Kind::Any;
        return hasNumbers ? Kind::Number : hasSwitches ? Kind::Switch : Kind::Text;
    }

    /// Numbers stand before words, words before switches, as on most counters.
    int order() const
    {
        static const QStringList usual{QStringLiteral("attack"), QStringLiteral("strength"),
                                       QStringLiteral("dice"), QStringLiteral("defence"),
                                       QStringLiteral("movement")};
        const auto known = int(usual.indexOf(key));
        if (known >= 0)
            return known;
        return int(usual.size()) + (kind() == Kind::Number ? 0 : kind() == Kind::Switch ? 2 : 1);
    }
};

void see(std::vector<Printed> &all, const Json &values)
{
    for (qsizetype i = 0; i < values.size() && values.isObject(); ++i) {
        const QString &key = values.keyAt(i);
        auto found = std::find_if(all.begin(), all.end(),
                                  [&](const Printed &printed) { return printed.key == key; });
        if (found == all.end())
            found = all.insert(all.end(), Printed{key});
        const Json &value = values.at(i);
        found->see(value);
        if (!value.isArray())
            continue;
        found->steps = std::max(found->steps, int(std::min<qsizetype>(value.size(), 8)));
        for (qsizetype j = 0; j < value.size(); ++j)
            found->see(value.at(j));
    }
}

std::vector<Printed> printedValues(const PieceFile &file)
{
    std::vector<Printed> all;
    for (const auto *list : {&file.templates(), &file.types()}) {
        for (const PieceFile::Named &named : *list)
            see(all, named.json[u"values"]);
    }
    for (const PieceFile::Entry &entry : file.pieces())
        see(all, entry.json[u"values"]);
    std::stable_sort(all.begin(), all.end(),
                     [](const Printed &a, const Printed &b) { return a.order() < b.order(); });
    return all;
}

} // namespace

CounterColumns::CounterColumns(const PieceFile &file)
{
    const QString art = QStringLiteral("art");
    addField({}, "id", Kind::Id);
    addField({}, "label", Kind::Text);
    addField({}, "name", Kind::Text);
    addField(art, "symbol", Kind::Symbol);
    addField({}, "formation", Kind::Formation);
    const size_t place = m_columns.size();
    addField({}, "steps", Kind::Number);
    addField({}, "mobility", Kind::Mobility);
    addField({}, "setup", Kind::Setup);
    addField({}, "type", Kind::Type);
    addField({}, "side", Kind::Side);
    addField(art, "size", Kind::Text);
    addField({}, "template", Kind::Template);
    addField({}, "kind", Kind::Text);
    addField({}, "count", Kind::Number);
    addValues(file, place);
}

void CounterColumns::addField(const QString &section, const char *key, Kind kind)
{
    const QString name = QLatin1String(key);
    m_columns.push_back({{section, name}, kind, 0, 1, name});
}

void CounterColumns::addValues(const PieceFile &file, size_t place)
{
    const auto all = printedValues(file);
    const QString section = QStringLiteral("values");
    std::vector<CounterColumn> made;
    const auto add = [&](const Printed &printed, int step) {
        QString name = find(printed.key) >= 0 ? section + u'.' + printed.key : printed.key;
        if (step)
            name += QStringLiteral("[%1]").arg(step + 1);
        made.push_back({{section, printed.key}, printed.kind(), step, printed.steps, name});
    };
    for (const Printed &printed : all) {
        if (printed.kind() == Kind::Number)
            add(printed, 0);
    }
    // The sides with fewer steps stand behind all front sides, as a designer compares them.
    for (const Printed &printed : all) {
        for (int step = 1; step < printed.steps; ++step)
            add(printed, step);
    }
    for (const Printed &printed : all) {
        if (printed.kind() != Kind::Number)
            add(printed, 0);
    }
    m_columns.insert(m_columns.begin() + ptrdiff_t(place), made.begin(), made.end());
}

int CounterColumns::find(const QString &name) const
{
    const QString wanted = name.trimmed();
    const auto search = [&](auto &&test) {
        const auto found = std::find_if(m_columns.begin(), m_columns.end(), test);
        return found == m_columns.end() ? -1 : int(found - m_columns.begin());
    };
    const auto same = [&](const QString &text) {
        return text.compare(wanted, Qt::CaseInsensitive) == 0;
    };
    const int exact = search([&](const CounterColumn &column) { return column.name == wanted; });
    if (exact >= 0)
        return exact;
    return search([&](const CounterColumn &column) {
        return same(column.name) || same(column.title())
            || (!column.key.section.isEmpty() && !column.step
                && same(column.key.section + u'.' + column.key.key));
    });
}

int CounterColumns::find(Kind kind) const
{
    const auto found =
        std::find_if(m_columns.begin(), m_columns.end(),
                     [kind](const CounterColumn &column) { return column.kind == kind; });
    return found == m_columns.end() ? -1 : int(found - m_columns.begin());
}

int CounterColumns::find(const FieldKey &key) const
{
    const auto found = std::find_if(m_columns.begin(), m_columns.end(),
                                    [&](const CounterColumn &column) { return column.key == key; });
    return found == m_columns.end() ? -1 : int(found - m_columns.begin());
}

} // namespace editor
