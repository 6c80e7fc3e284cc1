// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/panels/selectionpanel.h"

#include "editor/pages/boards/edits/hexedit.h"
#include "editor/pages/boards/edits/labeledit.h"
#include "editor/pages/boards/panels/placerows.h"
#include "editor/pages/boards/panels/selectionrows.h"
#include "editor/pages/boards/panels/spaceidbutton.h"
#include "editor/widgets/fields/suggestfield.h"
#include "editor/widgets/fields/valuefield.h"

#include <QEvent>
#include <QFormLayout>
#include <QLabel>

namespace editor {

using engine::Json;

namespace {

// So many spaces are asked for the keys of their values.
constexpr int c_asked = 400;
constexpr int c_many = 300;
constexpr int c_pause = 200; // ms

} // namespace

SelectionPanel::SelectionPanel(BoardSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
{
    auto *form = new QFormLayout(this);
    form->setContentsMargins(12, 8, 12, 10);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_rows = new SelectionRows(session, *form);
    // A field must not vanish while it tells of its edit.
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, &SelectionPanel::rebuild);
    connect(&session, &BoardSession::selectionChanged, this, &SelectionPanel::showLater);
    connect(&session, &BoardSession::terrainChanged, this, [this] {
        m_purpose.clear();
        showLater();
    });
    connect(&session, &BoardSession::modelChanged, this, [this] {
        if (!m_session.selection().isEmpty())
            showLater();
    });
    rebuild();
}

QString SelectionPanel::heading() const
{
    const BoardSelection &chosen = m_session.selection();
    if (chosen.label >= 0)
        return tr("Label");
    if (chosen.spaces.isEmpty())
        return tr("Nothing selected");
    if (chosen.spaces.size() == 1)
        return chosen.spaces.first();
    if (isOfAreas())
        return tr("%n area(s) selected", "", int(chosen.spaces.size()));
    return isOfBoxes() ? tr("%n box(es) selected", "", int(chosen.spaces.size()))
                       : tr("%n hex(es) selected", "", int(chosen.spaces.size()));
}

PropertyField *SelectionPanel::field(const QString &key) const
{
    return m_rows->field(key);
}

bool SelectionPanel::isOfBoxes() const
{
    return m_session.model().isBox(m_session.selection().spaces.value(0));
}

bool SelectionPanel::isOfAreas() const
{
    return m_session.model().areas().find(m_session.selection().spaces.value(0)) != nullptr;
}

// To compare thousands of hexes takes its time: not with every event of a stroke.
void SelectionPanel::showLater()
{
    m_later.start(m_session.selection().spaces.size() > c_many ? c_pause : 0);
}

QString SelectionPanel::purpose() const
{
    const BoardSelection &chosen = m_session.selection();
    if (chosen.label >= 0)
        return QStringLiteral("label");
    if (chosen.spaces.isEmpty())
        return QStringLiteral("nothing");
    const QString kind = isOfBoxes() ? QStringLiteral("boxes ")
        : isOfAreas()                ? QStringLiteral("areas ")
                                     : QStringLiteral("hexes ");
    const QString count =
        chosen.spaces.size() == 1 ? QStringLiteral("one ") : QStringLiteral("many ");
    return kind + count + valueKeys().join(u' ');
}

void SelectionPanel::rebuild()
{
    m_later.stop();
    // A field that is being used stays.
    if (const QString now = purpose(); now != m_purpose) {
        m_purpose = now;
        makeRows();
    }
    m_rows->refresh();
    emit headingChanged();
}

void SelectionPanel::makeRows()
{
    m_rows->clear();
    const BoardSelection &chosen = m_session.selection();
    if (chosen.label >= 0 && chosen.label < int(m_session.model().labels().size())) {
        addLabelRows();
    } else if (!chosen.spaces.isEmpty()) {
        addSpaceRows();
        if (isOfBoxes())
            PlaceRows(m_session, *m_rows).addBoxes();
        else if (isOfAreas())
            PlaceRows(m_session, *m_rows).addAreas();
        if (chosen.spaces.size() == 1 && (isOfBoxes() || isOfAreas()))
            m_rows->addWidget(new SpaceIdButton(m_session));
        addValueRows();
        addNewValue();
    } else {
        auto *hint =
            new QLabel(tr("Choose hexes, areas, boxes or labels on the board to see and change "
                          "what they are."));
        hint->setWordWrap(true);
        m_rows->addWidget(hint);
    }
}

PropertyField *SelectionPanel::terrainField() const
{
    auto *field = new ChoiceField;
    QList<ChoiceField::Choice> choices;
    for (const auto &terrain : m_session.terrain().terrains)
        choices.append({terrain.id, terrain.name, {}});
    if (!m_session.model().cells())
        choices.prepend({Json(), tr("None"), {}});
    field->setChoices(choices);
    return field;
}

void SelectionPanel::addSpaceRows()
{
    m_rows->addForSpaces(
        QStringLiteral("terrain"), tr("Terrain"), terrainField(),
        [this](const QString &space) {
            const QString terrain = m_session.model().terrain(space);
            return terrain.isEmpty() ? Json() : Json(terrain);
        },
        [this](Draft &draft, const Json &value) {
            return HexEdit(draft, m_session.model())
                .setTerrain(m_session.selection().spaces, value.toString());
        });
    m_rows->addForSpaces(
        QStringLiteral("name"), tr("Name"), new LineField(LineField::Kind::Text),
        [this](const QString &space) { return m_rows->member(space, QStringLiteral("name")); },
        [this](Draft &draft, const Json &value) {
            return HexEdit(draft, m_session.model())
                .setName(m_session.selection().spaces, value.toString());
        });
    m_rows->addForSpaces(
        QStringLiteral("features"), tr("Features"), new LineField(LineField::Kind::Words),
        [this](const QString &space) { return m_rows->member(space, QStringLiteral("features")); },
        [this](Draft &draft, const Json &value) {
            return HexEdit(draft, m_session.model())
                .setFeatures(m_session.selection().spaces, value);
        });
}

QStringList SelectionPanel::valueKeys() const
{
    QStringList keys;
    for (const QString &space : m_session.selection().spaces.first(
             std::min<qsizetype>(c_asked, m_session.selection().spaces.size()))) {
        for (const QString &key : m_session.model().values(space).keys()) {
            if (!keys.contains(key))
                keys.append(key);
        }
    }
    keys.sort();
    return keys;
}

void SelectionPanel::addValueRows()
{
    const QStringList keys = valueKeys();
    for (const QString &key : keys) {
        Json initial;
        for (const QString &space : m_session.selection().spaces) {
            initial = m_session.model().values(space)[key];
            if (!initial.isNull())
                break;
        }
        // Lists and objects are for the text editor.
        if (!initial.isScalar())
            continue;
        m_rows->addForSpaces(
            QStringLiteral("values.") + key, key, valueField(initial),
            [this, key](const QString &space) { return m_session.model().values(space)[key]; },
            [this, key](Draft &draft, const Json &value) {
                return HexEdit(draft, m_session.model())
                    .setValue(m_session.selection().spaces, key, value);
            });
    }
}

void SelectionPanel::addNewValue()
{
    auto *field = new LineField(LineField::Kind::Text);
    field->setToolTip(tr("Write “entry = A” to give a value; it gets a row of its own."));
    m_rows->addForSpaces(
        QStringLiteral("new"), tr("New value"), field, [](const QString &) { return Json(); },
        [this](Draft &draft, const Json &value) {
            const QString text = value.toString();
            const qsizetype sign = text.indexOf(u'=');
            if (sign < 1)
                return false;
            const QString written = text.sliced(sign + 1).trimmed();
            const auto json = Json::parse(written.toUtf8(), QString());
            const bool isPlain = json && json->isScalar() && !json->isNull();
            return HexEdit(draft, m_session.model())
                .setValue(m_session.selection().spaces, text.first(sign).trimmed(),
                          isPlain ? json.value() : Json(written));
        });
}

Json SelectionPanel::labelValue(const QString &key) const
{
    const JsonText *value = m_session.document().json(
        m_session.file(), {QStringLiteral("labels"), qsizetype(m_session.selection().label), key});
    return value ? value->toJson() : Json();
}

void SelectionPanel::addLabelRow(const QString &key, const QString &title, PropertyField *field)
{
    const auto value = [this, key] { return std::optional(labelValue(key)); };
    m_rows->add(key, title, field, value, [this, key](Draft &draft, const Json &edited) {
        const int label = m_session.selection().label;
        LabelEdit edit(draft, m_session.model());
        if (key == u"text")
            return edit.setText(label, edited.toString());
        if (key == u"style")
            return edit.setStyle(label, edited.toString());
        return key == u"size" ? edit.resize(label, edited.toReal())
                              : edit.turn(label, edited.toReal());
    });
}

void SelectionPanel::addLabelRows()
{
    addLabelRow(QStringLiteral("text"), tr("Text"), new LineField(LineField::Kind::Text));
    addLabelRow(QStringLiteral("style"), tr("Style"),
                SelectionRows::choice({{"region", tr("Region")},
                                       {"sea", tr("Sea")},
                                       {"bay", tr("Bay")},
                                       {"lake", tr("Lake")},
                                       {"water", tr("Water")},
                                       {"river", tr("River")}}));
    addLabelRow(QStringLiteral("size"), tr("Size"), new LineField(LineField::Kind::Real));
    addLabelRow(QStringLiteral("angle"), tr("Angle"), new LineField(LineField::Kind::Real));
}

void SelectionPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_purpose.clear();
        showLater();
    }
}

} // namespace editor
