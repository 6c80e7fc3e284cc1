// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/counterform.h"

#include "app/view/counter/countercolors.h"

#include <QEvent>
#include <QPixmap>

namespace editor {

using engine::Json;

namespace {

QIcon patch(const QString &color)
{
    const auto known = view::colorFromText(color);
    if (!known)
        return {};
    QPixmap pixmap(12, 12);
    pixmap.fill(*known);
    return pixmap;
}

} // namespace

CounterForm::CounterForm(ModuleDocument &document, PieceLevel level, QWidget *parent)
    : PropertyForm(document, parent)
    , m_level(level)
{
    const QString art = QStringLiteral("art");
    const auto line = [](LineField::Kind kind) { return new LineField(kind); };
    if (level == PieceLevel::Piece)
        m_type = addChoice({}, "type", QT_TR_NOOP("Type"));
    else if (level == PieceLevel::Type)
        m_template = addChoice({}, "template", QT_TR_NOOP("Template"));
    add({}, "name", line(LineField::Kind::Text), QT_TR_NOOP("Name"));
    add({}, "label", line(LineField::Kind::Text), QT_TR_NOOP("Label"));
    m_side = addChoice({}, "side", QT_TR_NOOP("Side"));
    m_formation = addChoice({}, "formation", QT_TR_NOOP("Formation"));
    if (level != PieceLevel::Piece) {
        add({}, "kind", line(LineField::Kind::Text), QT_TR_NOOP("Kind"));
        add(art, "symbol", line(LineField::Kind::Text), QT_TR_NOOP("Symbol"));
    }
    add(art, "size", line(LineField::Kind::Text), QT_TR_NOOP("Size sign"));
    add({}, "steps", line(LineField::Kind::Integer), QT_TR_NOOP("Steps"));
    m_mobility = addChoice({}, "mobility", QT_TR_NOOP("Class"));
    m_face = addChoice(art, "face", QT_TR_NOOP("Form"));
    m_palette = addChoice(art, "palette", QT_TR_NOOP("Palette"));
    add(art, "body", new ColorField, QT_TR_NOOP("Face colour"));
    add(art, "ink", new ColorField, QT_TR_NOOP("Text colour"));
    add(art, "box", new ColorField, QT_TR_NOOP("Symbol ground"));
    add(art, "band", new ColorField, QT_TR_NOOP("Band"));
    addArt("file", QT_TR_NOOP("Own picture"));
    addArt("back", QT_TR_NOOP("Reduced picture"));
    retranslate();
}

void CounterForm::add(const QString &section, const char *key, PropertyField *field,
                      const char *label)
{
    const FieldKey which{section, QLatin1String(key)};
    const int number = PropertyForm::add(which.path(), field);
    setInherited(number,
                 [this, which](const PropertyTarget &target) { return inherited(target, which); });
    m_rows.push_back({number, which, label});
}

ChoiceField *CounterForm::addChoice(const QString &section, const char *key, const char *label)
{
    auto *field = new ChoiceField;
    add(section, key, field, label);
    return field;
}

void CounterForm::addArt(const char *key, const char *label)
{
    auto *field = new ArtField;
    add(QStringLiteral("art"), key, field, label);
    m_arts.append(field);
    const FieldKey which{QStringLiteral("art"), QLatin1String(key)};
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
    if (m_type)
        named(m_type, m_file.types(), {});
    if (m_template)
        named(m_template, m_file.templates(), tr("None"));
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
        setLabel(row.number, tr(row.label));
}

void CounterForm::changeEvent(QEvent *event)
{
    PropertyForm::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace editor
