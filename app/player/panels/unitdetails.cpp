// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/panels/unitdetails.h"

#include "app/player/counters/counterlabel.h"
#include "app/player/counters/countershelf.h"
#include "app/player/counters/unitcard.h"
#include "app/player/game/dockpanel.h"
#include "app/player/parts/layout/flowlayout.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr int c_counter = 96;
constexpr int c_mostFaces = 4;

} // namespace

UnitDetails::UnitDetails(GameController &controller, engine::PieceId piece, QWidget *parent)
    : QDialog(parent)
    , m_controller(controller)
{
    setObjectName(QStringLiteral("unitDetails"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(controller.texts().pieceName(piece));
    setMinimumWidth(360);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(10);
    column->addWidget(new UnitCard(controller, piece, this));
    if (controller.view().seesFace(piece))
        addCounters(piece);
    addStack(piece);
    auto *shut = new QPushButton(tr("Close"), this);
    shut->setDefault(true);
    connect(shut, &QPushButton::clicked, this, &QDialog::close);
    column->addWidget(shut, 0, Qt::AlignRight);
    // What it says is true only until the next step.
    connect(&controller, &GameController::changed, this, &QDialog::close);
    connect(&controller, &GameController::viewerChanged, this, &QDialog::close);
}

void UnitDetails::addCounters(engine::PieceId piece)
{
    CounterShelf &shelf = CounterShelf::of(m_controller);
    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    const int most = std::min(m_controller.module().piece(piece).maxSteps, c_mostFaces);
    for (int steps = most; steps >= 1; --steps) {
        auto *face = new QVBoxLayout;
        auto *picture = new QLabel(this);
        view::CounterLook look = shelf.look(piece);
        look.steps = steps;
        picture->setPixmap(shelf.pixmap(look, c_counter, devicePixelRatioF()));
        const QString words = tr("%n step(s)", nullptr, steps);
        picture->setAccessibleName(words);
        QLabel *below = DockPanel::label(words, "note", this);
        below->setAlignment(Qt::AlignHCenter);
        face->addWidget(picture);
        face->addWidget(below);
        row->addLayout(face);
    }
    row->addStretch();
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
}

void UnitDetails::addStack(engine::PieceId piece)
{
    const engine::SpaceId space = m_controller.state().piece(piece).space;
    if (!space)
        return;
    auto *strip = new QWidget(this);
    auto *flow = new FlowLayout(5, strip);
    for (const auto &seen : m_controller.view().stack(space)) {
        if (!seen.piece || seen.piece == piece)
            continue;
        auto *counter = new CounterLabel(m_controller, seen.piece, 44, strip);
        connect(counter, &QAbstractButton::clicked, this, [this, other = seen.piece] {
            close();
            emit GameWishes::of(m_controller).detailsRequested(other);
        });
        flow->addWidget(counter);
    }
    if (!flow->count()) {
        delete strip;
        return;
    }
    layout()->addWidget(DockPanel::label(
        tr("Also at %1").arg(m_controller.texts().spaceName(space)), "panelTitle", this));
    layout()->addWidget(strip);
}

} // namespace app
