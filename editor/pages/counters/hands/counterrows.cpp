// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/hands/counterrows.h"

#include "editor/document/moduledocument.h"
#include "editor/pages/counters/edits/counteredit.h"
#include "editor/pages/counters/hands/counterselection.h"
#include "editor/pages/counters/model/countertablemodel.h"
#include "editor/pages/counters/panels/counterlevelbar.h"
#include "engine/core/jsonreader.h"

#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>

namespace editor {

CounterRows::CounterRows(ModuleDocument &document, CounterSelection &selection,
                         CounterTableModel &model, CounterLevelBar &levels, QWidget *page)
    : QObject(page)
    , m_document(document)
    , m_selection(selection)
    , m_model(model)
    , m_levels(levels)
    , m_page(page)
{
}

QString CounterRows::sideOf(const QString &type) const
{
    const CounterSource &source = m_selection.source();
    QString side;
    const FieldKey key{{}, QStringLiteral("side")};
    for (int i = 0; i < source.file.count(); ++i) {
        if (source.file.pieces()[size_t(i)].type == type)
            side = source.file.own(i, key).toString();
    }
    if (side.isEmpty() && !source.words.sides.isEmpty() && source.file.type(type)[u"side"].isNull())
        side = source.words.sides.first().id;
    return side;
}

void CounterRows::add(const QString &type)
{
    Draft draft = m_document.draft();
    const QList<int> pieces = m_selection.pieces();
    const QString id =
        CounterEdit(draft).addOfType(pieces.isEmpty() ? -1 : pieces.last(), type, sideOf(type));
    m_document.commit(draft, tr("Add a counter"));
    m_selection.reveal({id});
}

void CounterRows::duplicate()
{
    Draft draft = m_document.draft();
    const QStringList ids = CounterEdit(draft).duplicate(m_selection.pieces());
    m_document.commit(draft, tr("Duplicate %n counter(s)", "", int(ids.size())));
    m_selection.reveal(ids);
}

void CounterRows::remove(const QList<int> &pieces, InScenarios inScenarios)
{
    Draft draft = m_document.draft();
    CounterEdit(draft).remove(pieces, inScenarios);
    m_selection.clear();
    m_document.commit(draft, tr("Delete %n counter(s)", "", int(pieces.size())));
}

void CounterRows::remove()
{
    const QList<int> pieces = m_selection.pieces();
    if (pieces.isEmpty())
        return;
    QStringList ids;
    for (const int piece : pieces)
        ids += PieceFile::gameIds(m_selection.source().file.pieces()[size_t(piece)]);
    const QList<PieceUse> uses = m_model.uses().ofAll(ids);
    if (uses.isEmpty()) {
        remove(pieces, InScenarios::Keep);
        return;
    }
    QStringList scenarios;
    for (const PieceUse &use : uses)
        scenarios.append(use.scenario);
    scenarios.removeDuplicates();
    auto *box = new QMessageBox(
        QMessageBox::Question, tr("Delete counters"),
        tr("%n place(s) in scenarios name what you delete: %1.", "", int(uses.size()))
            .arg(scenarios.join(QStringLiteral(", "))),
        QMessageBox::NoButton, m_page);
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto *all = box->addButton(tr("Delete there, too"), QMessageBox::AcceptRole);
    auto *only = box->addButton(tr("Delete only the counters"), QMessageBox::DestructiveRole);
    box->addButton(tr("Keep them"), QMessageBox::RejectRole);
    box->setDefaultButton(all);
    connect(box, &QMessageBox::buttonClicked, this, [=, this](QAbstractButton *button) {
        if (button == all || button == only)
            remove(pieces, button == all ? InScenarios::TakeOut : InScenarios::Keep);
    });
    box->open();
}

void CounterRows::askForValue()
{
    auto *dialog = new QInputDialog(m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Add a value"));
    dialog->setLabelText(tr("Name of the value, as rules will use it:"));
    dialog->setOkButtonText(tr("Add the value"));
    dialog->setCancelButtonText(tr("Add nothing"));
    connect(dialog, &QInputDialog::textValueSelected, this, &CounterRows::addValue);
    dialog->open();
}

void CounterRows::addValue(const QString &key)
{
    const CounterSource &source = m_selection.source();
    const QString name = key.trimmed();
    const FieldKey field{QStringLiteral("values"), name};
    if (!engine::JsonReader::isIdentifier(name) || source.columns.find(field) >= 0) {
        m_levels.showMessage(
            tr("“%1” can't be a new value: it is there already, or it has other signs than "
               "letters, digits, “_”, “-” and “.”.")
                .arg(name));
        return;
    }
    const PieceLevel level = m_levels.level();
    const PieceFile at = source.file.ofLevel(level);
    const QList<int> chosen = m_selection.pieces();
    const QList<int> pieces = chosen.isEmpty() ? m_model.pieces() : chosen;
    Draft draft = m_document.draft();
    CounterEdit edit(draft);
    if (level == PieceLevel::Piece) {
        for (const int piece : pieces)
            edit.setField(at.pathOf(piece), field, 0);
    } else {
        for (const QString &id : source.file.entriesOf(pieces, level)) {
            if (const int entry = at.indexOf(id); entry >= 0)
                edit.setField(at.pathOf(entry), field, 0);
        }
    }
    m_document.commit(draft, tr("Add the value “%1”").arg(name));
}

} // namespace editor
