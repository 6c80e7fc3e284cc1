// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/countermarks.h"

#include "app/view/counter/countercolors.h"
#include "engine/core/jsonreader.h"
#include "engine/module/model/module.h"
#include "engine/state/gamestate.h"

#include <QCoreApplication>

namespace view {

namespace {

using engine::JsonReader;
using engine::Value;

const QString &markersFile()
{
    static const QString name = QStringLiteral("pieces.json");
    return name;
}

/// A word that the module never uses gets a value that no property ever has.
Value valueOf(const engine::Json &json, const engine::Module &module)
{
    if (json.isBool())
        return Value::boolean(json.toBool());
    if (json.isInteger())
        return Value::integer(int32_t(json.toInteger()));
    if (json.isString())
        return Value::word(module.names.find(json.toString()));
    return {};
}

CounterMark readMark(const QString &id, JsonReader &reader, const engine::Module &module)
{
    reader.allowKeys({u"property", u"value", u"sign", u"title", u"text", u"color"});
    CounterMark mark;
    mark.id = id;
    mark.title = reader.string(u"title", {});
    mark.sign = reader.choice<CounterMark::Sign>(u"sign",
                                                 {{u"tick", CounterMark::Sign::Tick},
                                                  {u"supply_low", CounterMark::Sign::SupplyLow},
                                                  {u"supply_out", CounterMark::Sign::SupplyOut},
                                                  {u"isolated", CounterMark::Sign::Isolated},
                                                  {u"disrupted", CounterMark::Sign::Disrupted},
                                                  {u"disc", CounterMark::Sign::Disc}});
    mark.text = reader.string(u"text", {}).left(2);
    const QString color = reader.string(u"color", QStringLiteral("#1d1d1f"));
    if (const auto known = colorFromText(color)) {
        mark.color = *known;
    } else {
        mark.color = QColor(0x1d, 0x1d, 0x1f);
        reader.problem(
            reader.value()[u"color"],
            QCoreApplication::translate("CounterMarks", "“%1” is no colour. Write it as #rrggbb.")
                .arg(color));
    }
    const QString property = reader.string(u"property");
    mark.property = module.state.pieceProperty.value(module.names.find(property), -1);
    if (mark.property < 0 && !property.isEmpty()) {
        reader.problem(reader.value()[u"property"],
                       QCoreApplication::translate("CounterMarks", "No piece has a property “%1”.")
                           .arg(property));
    }
    mark.value =
        reader.has(u"value") ? valueOf(reader.value()[u"value"], module) : Value::boolean(true);
    return mark;
}

} // namespace

CounterMarks CounterMarks::read(const engine::Json &markers, const engine::Module &module,
                                engine::Issues &issues)
{
    CounterMarks marks;
    JsonReader reader(markers, markersFile(), issues, QStringLiteral("markers"));
    QList<JsonReader::Entry> entries = reader.asMap();
    for (JsonReader::Entry &entry : entries) {
        if (int(marks.m_marks.size()) == most) {
            entry.value.problem(QCoreApplication::translate(
                "CounterMarks", "Counters can show %n kind(s) of marks at most.", "", most));
            break;
        }
        if (!entry.value.expectObject())
            continue;
        CounterMark mark = readMark(entry.key, entry.value, module);
        if (mark.property >= 0)
            marks.m_marks.push_back(std::move(mark));
    }
    return marks;
}

CounterMarks CounterMarks::of(const engine::Module &module, engine::Issues &issues)
{
    if (!module.files.contains(markersFile()))
        return {};
    const auto bytes = module.files.read(markersFile());
    if (!bytes)
        return {};
    // A file that can't be read is the module reader's to report.
    const auto json = engine::Json::parse(bytes.value(), markersFile());
    if (!json || !json->contains(u"markers"))
        return {};
    return read(json.value()[u"markers"], module, issues);
}

quint32 CounterMarks::bits(const engine::GameState &state, engine::PieceId piece) const
{
    quint32 bits = 0;
    for (size_t i = 0; i < m_marks.size(); ++i) {
        if (state.pieceProperty(piece, m_marks[i].property) == m_marks[i].value)
            bits |= 1u << i;
    }
    return bits;
}

quint32 CounterMarks::bits(const std::vector<engine::Value> &properties) const
{
    quint32 bits = 0;
    for (size_t i = 0; i < m_marks.size(); ++i) {
        const auto property = size_t(m_marks[i].property);
        if (property < properties.size() && properties[property] == m_marks[i].value)
            bits |= 1u << i;
    }
    return bits;
}

quint32 CounterMarks::bit(QStringView id) const
{
    for (size_t i = 0; i < m_marks.size(); ++i) {
        if (m_marks[i].id == id)
            return 1u << i;
    }
    return 0;
}

} // namespace view
