// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/panels/counterform.h"

#include "app/view/counter/countercolors.h"
#include "editor/pages/counters/edits/counteredit.h"
#include "editor/pages/counters/panels/printedfield.h"
#include "editor/widgets/fields/colorfield.h"

#include <QEvent>
#include <QPixmap>

namespace editor {

using engine::Json;

QIcon CounterForm::patch(const QString &color)
{
    const auto known = view::colorFromText(color);
    if (!known)
        return {};
    QPixmap pixmap(12, 12);
    pixmap.fill(*known);
    return pixmap;
}

CounterForm::CounterForm(ModuleDocument &document, PieceLevel level, QWidget *parent)
    : PropertyForm(document, parent)
    , m_level(level)
{
    setWriter(
        [](Draft &draft, const PropertyTarget &target, const JsonPath &key, const Json &value) {
            const QString last = std::get<QString>(key.back());
            const QString section = key.size() > 1 ? std::get<QString>(key.front()) : QString();
            CounterEdit(draft).setField(target.object, {section, last}, value);
        });
    build();
}

void CounterForm::build()
{
    clear();
    m_rows.clear();
    m_arts.clear();
    if (m_level == PieceLevel::Piece)
        m_base = addChoice({}, "type", QT_TR_NOOP("Type"));
    else if (m_level == PieceLevel::Type)
        m_base = addChoice({}, "template", QT_TR_NOOP("Template"));
    addLine({}, "name", QT_TR_NOOP("Name"));
    addLine({}, "label", QT_TR_NOOP("Label"));
    m_side = addChoice({}, "side", QT_TR_NOOP("Side"));
    m_formation = addChoice({}, "formation", QT_TR_NOOP("Formation"));
    addValues();
    add({{}, QStringLiteral("steps")}, new LineField(LineField::Kind::Integer),
        QT_TR_NOOP("Steps"));
    m_mobility = addChoice({}, "mobility", QT_TR_NOOP("Class"));
    if (m_level != PieceLevel::Piece)
        addLine({}, "kind", QT_TR_NOOP("Kind"));
    addLook();
    retranslate();
}

void CounterForm::addValues()
{
    for (const QString &key : std::as_const(m_values))
        add({QStringLiteral("values"), key}, new PrintedField, nullptr);
}

void CounterForm::addLook()
{
    const QString art = QStringLiteral("art");
    if (m_level != PieceLevel::Piece)
        addLine(art, "symbol", QT_TR_NOOP("Symbol"));
    addLine(art, "size", QT_TR_NOOP("Size sign"));
    m_face = addChoice(art, "face", QT_TR_NOOP("Form"));
    m_palette = addChoice(art, "palette", QT_TR_NOOP("Palette"));
    add({art, QStringLiteral("body")}, new ColorField, QT_TR_NOOP("Face colour"));
    add({art, QStringLiteral("ink")}, new ColorField, QT_TR_NOOP("Text colour"));
    add({art, QStringLiteral("box")}, new ColorField, QT_TR_NOOP("Symbol ground"));
    add({art, QStringLiteral("band")}, new ColorField, QT_TR_NOOP("Band"));
    addArt("file", QT_TR_NOOP("Own picture"));
    addArt("back", QT_TR_NOOP("Reduced picture"));
}

void CounterForm::add(const FieldKey &key, PropertyField *field, const char *label)
{
    const int number = PropertyForm::add(key.path(), field);
    setInherited(number,
                 [this, key](const PropertyTarget &target) { return inherited(target, key); });
    m_rows.push_back({number, key, label});
}

LineField *CounterForm::addLine(const QString &section, const char *key, const char *label)
{
    auto *field = new LineField(LineField::Kind::Text);
    add({section, QLatin1String(key)}, field, label);
    return field;
}

ChoiceField *CounterForm::addChoice(const QString &section, const char *key, const char *label)
{
    auto *field = new ChoiceField;
    add({section, QLatin1String(key)}, field, label);
    return field;
}

void CounterForm::addArt(const char *key, const char *label)
{
    auto *field = new ArtField;
    const FieldKey which{QStringLiteral("art"), QLatin1String(key)};
    add(which, field, label);
    m_arts.append(field);
    connect(field, &ArtField::importRequested, this,
            [this, which] { emit importRequested(which); });
}

Json CounterForm::inherited(const PropertyTarget &target, const FieldKey &key) const
{
    const JsonStep &last = target.object.back();
    const int entry = m_level == PieceLevel::Piece ? int(std::get<qsizetype>(last))
                                                   : m_source.file.indexOf(std::get<QString>(last));
    if (entry < 0 || entry >= m_source.file.count())
        return {};
    return m_source.file.inherited(entry, key);
}

void CounterForm::fillChoices(const QStringList &pictures)
{
    const auto named = [](ChoiceField *field, const std::vector<PieceFile::Named> &list,
                          const QString &none) {
        QList<ChoiceField::Choice> choices;
        if (!none.isEmpty())
            choices.append({Json(), none, {}});
        for (const PieceFile::Named &one : list)
            choices.append(
                {one.id, one.json[u"name"].toString(one.id), patch(one.json[u"color"].toString())});
        field->setChoices(choices);
    };
    const auto words = [](ChoiceField *field, const QStringList &ids, const QString &none) {
        QList<ChoiceField::Choice> choices{{Json(), none, {}}};
        for (const QString &id : ids)
            choices.append({id, id, {}});
        field->setChoices(choices);
    };
    if (m_level == PieceLevel::Piece)
        named(m_base, m_file.types(), {});
    else if (m_base)
        named(m_base, m_file.templates(), tr("None"));
    named(m_formation, m_file.formations(), tr("As its type"));
    QList<ChoiceField::Choice> sides{{Json(), tr("As its formation"), {}}};
    for (const CounterWords::Word &side : m_source.words.sides)
        sides.append({side.id, side.title, {}});
    m_side->setChoices(sides);
    words(m_mobility, m_source.words.mobilities, tr("As its type"));
    words(m_palette, view::counterPalettes(), tr("The side's colours"));
    m_face->setChoices({{Json(), tr("As its kind"), {}},
                        {"counter", tr("Counter"), {}},
                        {"hq", tr("Headquarters"), {}},
                        {"air", tr("Aircraft"), {}},
                        {"block", tr("Wooden block"), {}},
                        {"chit", tr("Chit"), {}},
                        {"marker", tr("Marker"), {}}});
    for (ArtField *field : std::as_const(m_arts))
        field->setPictures(pictures);
}

void CounterForm::showEntries(const CounterSource &source, const QList<int> &entries,
                              const QStringList &pictures)
{
    m_file = source.file;
    m_source = source.ofLevel(m_level);
    QStringList values;
    for (int i = 0; i < source.columns.count() && m_level != PieceLevel::Piece; ++i) {
        if (source.columns.at(i).isValue() && !source.columns.at(i).step)
            values.append(source.columns.at(i).key.key);
    }
    if (values != m_values) {
        m_values = values;
        build();
    }
    fillChoices(pictures);
    QList<PropertyTarget> targets;
    for (const int entry : entries) {
        if (entry >= 0 && entry < m_source.file.count())
            targets.append({PieceFile::fileName(), m_source.file.pathOf(entry)});
    }
    setTargets(targets);
}

void CounterForm::retranslate()
{
    for (const Row &row : m_rows)
        setLabel(row.number, row.label ? tr(row.label) : row.key.key);
}

void CounterForm::changeEvent(QEvent *event)
{
    PropertyForm::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace editor
