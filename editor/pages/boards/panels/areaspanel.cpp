// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/panels/areaspanel.h"

#include "editor/pages/boards/edits/neighbouredit.h"
#include "editor/pages/boards/model/boardborders.h"
#include "editor/pages/boards/panels/takeareasdialog.h"

#include <QDoubleSpinBox>
#include <QEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace editor {

AreasPanel::AreasPanel(BoardSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_count(new QLabel)
    , m_take(new QPushButton)
    , m_toleranceLabel(new QLabel)
    , m_tolerance(new QDoubleSpinBox)
    , m_find(new QPushButton)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 10);
    m_count->setWordWrap(true);
    column->addWidget(m_count);
    column->addWidget(m_take);
    auto *row = new QHBoxLayout;
    row->addWidget(m_toleranceLabel);
    row->addWidget(m_tolerance, 1);
    row->addWidget(m_find, 2);
    column->addLayout(row);
    m_tolerance->setRange(0, 100);
    m_tolerance->setDecimals(1);
    m_toleranceLabel->setBuddy(m_tolerance);
    connect(m_take, &QPushButton::clicked, this, [this] {
        askForShapes(
            QFileDialog::getOpenFileName(this, tr("Choose a drawing"), {}, tr("Drawings (*.svg)")));
    });
    connect(m_find, &QPushButton::clicked, this, &AreasPanel::findNeighbours);
    connect(&session, &BoardSession::modelChanged, this, &AreasPanel::refresh);
    retranslate();
}

void AreasPanel::retranslate()
{
    m_take->setText(tr("Take areas from an SVG…"));
    m_take->setToolTip(tr("Shapes of a drawing become areas, and those with a common border "
                          "neighbours."));
    m_toleranceLabel->setText(tr("Tolerance"));
    m_tolerance->setAccessibleName(tr("Tolerance"));
    m_tolerance->setToolTip(tr("How far apart two borders may lie that count as one."));
    m_find->setText(tr("Find neighbours"));
    m_find->setToolTip(
        tr("Areas with a common border become neighbours. What you linked or cut stays."));
    refresh();
}

void AreasPanel::refresh()
{
    const BoardModel &model = m_session.model();
    m_count->setText(
        tr("%1, %2").arg(tr("%n area(s)", "", int(model.areas().all().size())),
                         tr("%n pair(s) of neighbours", "", int(model.neighbours().size()))));
    m_find->setEnabled(model.areas().all().size() > 1);
    if (!m_tolerance->hasFocus())
        m_tolerance->setValue(
            BoardBorders::read(m_session.document().files(), model.id()).tolerance);
}

void AreasPanel::askForShapes(const QString &path)
{
    if (path.isEmpty())
        return;
    QFile opened(path);
    if (!opened.open(QIODevice::ReadOnly)) {
        emit m_session.said(tr("%1 can't be read.").arg(path));
        return;
    }
    auto import = AreaImport::read(opened.readAll(), QFileInfo(path).fileName());
    if (!import) {
        emit m_session.said(import.error().message);
        return;
    }
    QStringList known;
    for (const BoardArea &area : m_session.model().areas().all())
        known.append(area.id);
    auto *dialog = new TakeAreasDialog(std::move(import).value(), known, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setModal(true);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { take(dialog->import(), dialog->tolerance(), dialog->artwork()); });
    dialog->show();
}

bool AreasPanel::take(AreaImport &import, double tolerance, AreaImport::Artwork artwork)
{
    Draft draft = m_session.draft();
    const auto result = import.apply(draft, m_session.model(), tolerance, artwork);
    if (!result) {
        emit m_session.said(import.problem());
        return false;
    }
    const int count = int(result->areas.size());
    m_session.commit(draft, tr("Take %n area(s) from a drawing", "", count));
    m_session.selectSpaces(result->areas);
    emit m_session.said(tr("%1 taken, %2 found.")
                            .arg(tr("%n area(s)", "", count),
                                 tr("%n pair(s) of neighbours", "", result->neighbours)));
    emit taken();
    return true;
}

void AreasPanel::findNeighbours()
{
    Draft draft = m_session.draft();
    const auto found = NeighbourEdit(draft, m_session.model())
                           .find(m_session.model().areas().mesh(), m_tolerance->value());
    m_session.commit(draft, tr("Find neighbours"));
    emit m_session.said(tr("%1 added, %2 removed.")
                            .arg(tr("%n pair(s) of neighbours", "", found.added),
                                 tr("%n pair(s) of neighbours", "", found.removed)));
}

void AreasPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace editor
