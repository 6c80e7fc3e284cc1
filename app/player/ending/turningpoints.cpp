// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/ending/turningpoints.h"

#include "app/player/game/dockpanel.h"
#include "app/player/game/gamewishes.h"
#include "app/player/history/historymodel.h"
#include "app/view/style/icons.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace app {

TurningPoints::TurningPoints(GameController &controller, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_row(new QWidget(this))
    , m_keep(new QPushButton(this))
{
    auto *lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(8);
    lines->addWidget(m_row);
    lines->addWidget(m_keep, 0, Qt::AlignLeft);
    m_keep->setObjectName(QStringLiteral("keepTurningPoints"));
    m_keep->setIcon(Icons::icon(QStringLiteral("bookmark")));
    m_keep->setToolTip(tr("They are marked in the history"));
    connect(m_keep, &QPushButton::clicked, this, &TurningPoints::keep);
    setPoints({});
}

void TurningPoints::setPoints(const QList<Point> &points)
{
    m_points = points;
    auto *lines = static_cast<QVBoxLayout *>(layout());
    lines->removeWidget(m_row);
    m_row->hide();
    m_row->deleteLater(); // a link in it may have been clicked
    m_row = new QWidget(this);
    auto *row = new QHBoxLayout(m_row);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    lines->insertWidget(0, m_row);
    for (int i = 0; i < int(points.size()); ++i)
        add(i + 1, points[i]);
    m_keep->setText(tr("Keep as bookmarks"));
    m_keep->setEnabled(true);
    setVisible(!points.isEmpty());
}

void TurningPoints::add(int number, const Point &point)
{
    const QString accent = Tokens::of(palette()).accent.name();
    const QString link = QStringLiteral("<a href=\"%1\" style=\"color:%2\">%3</a>")
                             .arg(QString::number(point.step), accent,
                                  tr("step %1").arg(point.step).toHtmlEscaped());
    const QString what = HistoryModel::of(m_controller).words(point.step);
    QLabel *words = DockPanel::label({}, "turningPoint", m_row);
    words->setObjectName(QStringLiteral("turningPoint"));
    words->setTextFormat(Qt::RichText);
    words->setText(tr("<b>%1</b> · turn %2<br>%3<br><b>%4</b> · %5",
                      "number, turn, what happened, what it changed, step")
                       .arg(QString::number(number), QString::number(point.turn),
                            what.toHtmlEscaped(), point.change.toHtmlEscaped(), link));
    words->setTextInteractionFlags(Qt::TextBrowserInteraction);
    words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    words->setStyleSheet(
        QStringLiteral("border-left: 2px solid %1; padding-left: 8px").arg(accent));
    connect(words, &QLabel::linkActivated, this, [this](const QString &step) {
        emit GameWishes::of(m_controller).stepRequested(step.toInt());
    });
    static_cast<QHBoxLayout *>(m_row->layout())->addWidget(words, 1);
}

void TurningPoints::keep()
{
    for (int i = 0; i < int(m_points.size()); ++i) {
        const QString name = tr("Turning point %1: %2", "number, what it changed")
                                 .arg(i + 1)
                                 .arg(m_points[i].change);
        emit GameWishes::of(m_controller).bookmarkRequested(m_points[i].step, name);
    }
    m_keep->setText(tr("Kept as bookmarks"));
    m_keep->setEnabled(false);
}

} // namespace app
