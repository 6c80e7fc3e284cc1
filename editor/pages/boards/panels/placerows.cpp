// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/panels/placerows.h"

#include "editor/pages/boards/edits/areaedit.h"
#include "editor/pages/boards/edits/boxedit.h"
#include "editor/pages/boards/model/boardextract.h"

namespace editor {

using engine::Json;

namespace {

bool setBoxNumber(Draft &draft, const BoardSession &session, int index, const Json &value)
{
    bool hasChanged = false;
    for (const BoardModel::Box &box : session.model().boxes()) {
        if (!session.selection().spaces.contains(box.id) || !value.isNumber())
            continue;
        double numbers[] = {box.box.x(), box.box.y(), box.box.width(), box.box.height()};
        numbers[index] = value.toReal();
        hasChanged = BoxEdit(draft, session.model())
                         .setBox(box.id, {numbers[0], numbers[1], numbers[2], numbers[3]})
            || hasChanged;
    }
    return hasChanged;
}

bool setLabelNumber(Draft &draft, const BoardSession &session, int index, const Json &value)
{
    bool hasChanged = false;
    for (const QString &space : session.selection().spaces) {
        const BoardArea *area = session.model().areas().find(space);
        if (!area || !value.isNumber())
            continue;
        QPointF place = area->label;
        (index == 0 ? place.rx() : place.ry()) = value.toReal();
        hasChanged = AreaEdit(draft, session.model()).moveLabel(space, place) || hasChanged;
    }
    return hasChanged;
}

} // namespace

void PlaceRows::addNumber(const QString &key, int index, const QString &title,
                          SelectionRows::Setter setter)
{
    m_rows.addForSpaces(
        QStringLiteral("%1.%2").arg(key).arg(index), title, new LineField(LineField::Kind::Real),
        [&rows = m_rows, key, index](const QString &space) {
            return rows.member(space, key).at(index);
        },
        std::move(setter));
}

void PlaceRows::addBoxes()
{
    m_rows.addKey(
        QStringLiteral("kind"), tr("Kind"),
        SelectionRows::choice({{"", tr("Box")}, {"cup", tr("Cup")}, {"deck", tr("Deck")}}));
    m_rows.addKey(QStringLiteral("contents"), tr("Contents"),
                  SelectionRows::choice({{"", tr("As usual")},
                                         {"open", tr("Open to all")},
                                         {"counted", tr("Only the number is known")},
                                         {"owner", tr("Only its side sees them")},
                                         {"hidden", tr("Hidden from all")}}));
    auto *owner = new ChoiceField;
    QList<ChoiceField::Choice> sides{{Json(), tr("Nobody"), {}}};
    for (const auto &side : BoardExtract::sides(m_session.document().files()))
        sides.append({side.id, side.name, {}});
    owner->setChoices(sides);
    m_rows.addKey(QStringLiteral("owner"), tr("Owner"), owner);
    const QStringList titles{tr("Left"), tr("Top"), tr("Width"), tr("Height")};
    for (int i = 0; i < titles.size(); ++i) {
        addNumber(QStringLiteral("box"), i, titles[i],
                  [&session = m_session, i](Draft &draft, const Json &value) {
                      return setBoxNumber(draft, session, i, value);
                  });
    }
}

void PlaceRows::addAreas()
{
    const QStringList titles{tr("Label: x"), tr("Label: y")};
    for (int i = 0; i < titles.size(); ++i) {
        addNumber(QStringLiteral("label"), i, titles[i],
                  [&session = m_session, i](Draft &draft, const Json &value) {
                      return setLabelNumber(draft, session, i, value);
                  });
    }
}

} // namespace editor
