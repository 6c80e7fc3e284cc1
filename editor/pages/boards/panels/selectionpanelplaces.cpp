// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/edits/areaedit.h"
#include "editor/pages/boards/edits/boxedit.h"
#include "editor/pages/boards/edits/spacerename.h"
#include "editor/pages/boards/model/boardextract.h"
#include "editor/pages/boards/panels/selectionpanel.h"

#include <QFormLayout>
#include <QPushButton>

namespace editor {

using engine::Json;

namespace {

/// A number of a list that the entry of a space has.
Json numberOf(const JsonTextPointer &entry, const QString &key, qsizetype index)
{
    const JsonTextPointer found = entry ? entry->child(key) : nullptr;
    return found ? found->toJson().at(index) : Json();
}

} // namespace

void SelectionPanel::addBoxRows()
{
    addKeyRow(QStringLiteral("kind"), tr("Kind"),
              choice({{"", tr("Box")}, {"cup", tr("Cup")}, {"deck", tr("Deck")}}));
    addKeyRow(QStringLiteral("contents"), tr("Contents"),
              choice({{"", tr("As usual")},
                      {"open", tr("Open to all")},
                      {"counted", tr("Only the number is known")},
                      {"owner", tr("Only its side sees them")},
                      {"hidden", tr("Hidden from all")}}));
    auto *owner = new ChoiceField;
    QList<ChoiceField::Choice> sides{{Json(), tr("Nobody"), {}}};
    for (const auto &side : BoardExtract::sides(m_session.document().files()))
        sides.append({side.id, side.name, {}});
    owner->setChoices(sides);
    addKeyRow(QStringLiteral("owner"), tr("Owner"), owner);
    const QStringList titles{tr("Left"), tr("Top"), tr("Width"), tr("Height")};
    for (qsizetype i = 0; i < titles.size(); ++i) {
        addRow(
            QStringLiteral("box.%1").arg(i), titles[i], new LineField(LineField::Kind::Real),
            [this, i](const QString &space) {
                return numberOf(m_session.model().entry(space), QStringLiteral("box"), i);
            },
            [this, i](Draft &draft, const Json &value) {
                bool hasChanged = false;
                for (const BoardModel::Box &box : m_session.model().boxes()) {
                    if (!m_session.selection().spaces.contains(box.id) || !value.isNumber())
                        continue;
                    double numbers[] = {box.box.x(), box.box.y(), box.box.width(),
                                        box.box.height()};
                    numbers[i] = value.toReal();
                    hasChanged =
                        BoxEdit(draft, m_session.model())
                            .setBox(box.id, {numbers[0], numbers[1], numbers[2], numbers[3]})
                        || hasChanged;
                }
                return hasChanged;
            });
    }
}

void SelectionPanel::addIdRow()
{
    auto *button = new QPushButton(tr("Change the id…"));
    button->setToolTip(tr("Gives it another id everywhere in the module."));
    connect(button, &QPushButton::clicked, this, &SelectionPanel::askForId);
    m_form->addRow(button);
}

void SelectionPanel::askForId()
{
    const QString id = m_session.selection().spaces.value(0);
    const SpaceRename rename(m_session.model(), id);
    auto *dialog = new RenameDialog(
        tr("Change the id of a space"), id, rename.references(m_session.document()),
        [this, id](const QString &name) {
            return SpaceRename(m_session.model(), id).objection(m_session.draft(), name);
        },
        this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, id] {
        Draft draft = m_session.draft();
        if (!SpaceRename(m_session.model(), id).apply(draft, dialog->name(), dialog->chosen()))
            return;
        m_session.commit(draft, tr("Change the id %1").arg(id));
        m_session.selectSpaces({dialog->name()});
    });
    dialog->open();
}

void SelectionPanel::addAreaRows()
{
    const QStringList titles{tr("Label: x"), tr("Label: y")};
    for (qsizetype i = 0; i < titles.size(); ++i) {
        addRow(
            QStringLiteral("label.%1").arg(i), titles[i], new LineField(LineField::Kind::Real),
            [this, i](const QString &space) {
                return numberOf(m_session.model().entry(space), QStringLiteral("label"), i);
            },
            [this, i](Draft &draft, const Json &value) {
                bool hasChanged = false;
                for (const QString &space : m_session.selection().spaces) {
                    const BoardArea *area = m_session.model().areas().find(space);
                    if (!area || !value.isNumber())
                        continue;
                    QPointF place = area->label;
                    (i == 0 ? place.rx() : place.ry()) = value.toReal();
                    hasChanged =
                        AreaEdit(draft, m_session.model()).moveLabel(space, place) || hasChanged;
                }
                return hasChanged;
            });
    }
}

} // namespace editor
