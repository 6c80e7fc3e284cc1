// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/panels/takeareasdialog.h"

#include "app/view/style/windowsize.h"
#include "editor/pages/boards/model/boardborders.h"
#include "editor/pages/boards/panels/shapepreview.h"
#include "editor/widgets/answerbuttons.h"
#include "engine/core/jsonreader.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTableWidget>

namespace editor {

namespace {

enum Column { Id, Name, Note };

} // namespace

TakeAreasDialog::TakeAreasDialog(AreaImport import, const QStringList &known, QWidget *parent)
    : QDialog(parent)
    , m_import(std::move(import))
    , m_known(known)
    , m_list(new QTableWidget)
    , m_preview(new ShapePreview(m_import))
    , m_tolerance(new QDoubleSpinBox)
    , m_artwork(new QCheckBox(tr("Use the drawing as the picture of the board")))
    , m_note(new QLabel)
{
    setWindowTitle(tr("Take areas from a drawing"));
    makeLayout();
    fill();
    connect(m_list, &QTableWidget::cellChanged, this, &TakeAreasDialog::read);
    connect(m_list, &QTableWidget::currentCellChanged, m_preview, &ShapePreview::setCurrent);
    connect(m_preview, &ShapePreview::clicked, this, [this](int shape) {
        QTableWidgetItem *item = m_list->item(shape, Id);
        m_list->setCurrentItem(item);
        item->setCheckState(item->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    });
    refresh();
}

void TakeAreasDialog::makeLayout()
{
    m_list->setColumnCount(3);
    m_list->setHorizontalHeaderLabels({tr("Id"), tr("Name"), tr("Shape")});
    m_list->horizontalHeader()->setSectionResizeMode(Name, QHeaderView::Stretch);
    m_list->horizontalHeader()->setSectionResizeMode(Note, QHeaderView::ResizeToContents);
    m_list->setWordWrap(false);
    m_list->verticalHeader()->hide();
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->setAccessibleName(tr("Shapes"));
    auto *parts = new QSplitter;
    parts->addWidget(m_list);
    parts->addWidget(m_preview);
    m_tolerance->setRange(0, 100);
    m_tolerance->setValue(BoardBorders::usual);
    m_tolerance->setAccessibleName(tr("Tolerance"));
    m_tolerance->setToolTip(
        tr("Borders that lie no farther from each other become one, and their areas neighbours."));
    auto *options = new QFormLayout;
    options->addRow(tr("Tolerance"), m_tolerance);
    options->addRow(m_artwork);
    m_note->setWordWrap(true);
    auto *buttons = new AnswerButtons(*this, QString());
    m_take = buttons->answer();
    m_take->setObjectName(QStringLiteral("take"));
    auto *column = new QVBoxLayout(this);
    column->addWidget(parts, 1);
    column->addLayout(options);
    column->addWidget(m_note);
    column->addWidget(buttons);
    const int line = fontMetrics().height();
    parts->setSizes({line * 34, line * 28});
    view::resizeOnScreen(*this, {line * 62, line * 38});
}

QString TakeAreasDialog::noteOf(const AreaImport::Shape &shape) const
{
    if (!shape.isClosed)
        return tr("Open line");
    if (m_known.contains(shape.id))
        return tr("New shape of an area");
    if (shape.holes > 0 && shape.holes == shape.parts - 1)
        return tr("%n hole(s), each to be filled by a shape of its own", "", shape.holes);
    if (shape.parts > 1)
        return tr("The largest of %n part(s)", "", shape.parts);
    return tr("%n corner(s)", "", int(shape.outline.size()));
}

void TakeAreasDialog::fill()
{
    const auto &shapes = m_import.shapes();
    m_list->setRowCount(int(shapes.size()));
    for (int row = 0; row < shapes.size(); ++row) {
        const AreaImport::Shape &shape = shapes[row];
        auto *id = new QTableWidgetItem(shape.id);
        id->setFlags(id->flags() | Qt::ItemIsUserCheckable);
        id->setCheckState(shape.isWanted ? Qt::Checked : Qt::Unchecked);
        auto *note =
            new QTableWidgetItem(QStringLiteral("%1: %2").arg(shape.element, noteOf(shape)));
        note->setFlags(note->flags() & ~Qt::ItemIsEditable);
        m_list->setItem(row, Id, id);
        m_list->setItem(row, Name, new QTableWidgetItem(shape.name));
        m_list->setItem(row, Note, note);
    }
    m_list->resizeColumnToContents(Id);
}

void TakeAreasDialog::read(int row)
{
    AreaImport::Shape &shape = m_import.shapes()[row];
    shape.id = m_list->item(row, Id)->text().trimmed();
    shape.name = m_list->item(row, Name)->text().trimmed();
    shape.isWanted = m_list->item(row, Id)->checkState() == Qt::Checked;
    refresh();
}

void TakeAreasDialog::refresh()
{
    QStringList strange;
    for (const AreaImport::Shape &shape : m_import.shapes()) {
        if (shape.isWanted && !shape.id.isEmpty() && !engine::JsonReader::isIdentifier(shape.id))
            strange.append(shape.id);
    }
    m_note->setText(strange.isEmpty()
                        ? QString()
                        : tr("An id has only letters from A to Z, digits, “_”, “-” and “.”; others "
                             "become “_”: %1")
                              .arg(strange.join(QStringLiteral(", "))));
    m_note->setVisible(!strange.isEmpty());
    m_take->setText(tr("Take %n area(s)", "", m_import.wanted()));
    m_take->setEnabled(m_import.wanted() > 0);
    m_preview->update();
}

double TakeAreasDialog::tolerance() const
{
    return m_tolerance->value();
}

AreaImport::Artwork TakeAreasDialog::artwork() const
{
    return m_artwork->isChecked() ? AreaImport::Artwork::Taken : AreaImport::Artwork::Left;
}

} // namespace editor
