// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/chances/chanceestimate.h"
#include "app/player/settings/settings.h"

#include <QWidget>

class QFrame;
class QHBoxLayout;
class QStackedWidget;
class QTabBar;
class QPushButton;
class QVBoxLayout;

namespace app {

class EndingCards;

/// How a game ended and how it came to it; every number leads to its step.
class EndingPage : public QWidget
{
    Q_OBJECT

public:
    /// \a estimate is made if there is none; it outlives the page, to go on with the next one.
    EndingPage(GameController &controller, Settings &settings,
               std::unique_ptr<ChanceEstimate> &estimate, QWidget *parent = nullptr);

signals:
    void boardRequested();
    void libraryRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void makeCards(Settings &settings, std::unique_ptr<ChanceEstimate> &estimate);
    QWidget *makeHead();
    QWidget *makeTabs();
    void showTab(int tab);
    QWidget *makeFoot();
    QFrame *makeResult();
    QWidget *makePoints();
    QString why() const;
    QString sideName(engine::SideId side) const;
    void arrange();

    GameController &m_controller;
    QTabBar *m_tabs = nullptr;
    QStackedWidget *m_pages = nullptr;
    EndingCards *m_facts = nullptr;
    QWidget *m_content = nullptr;
    QHBoxLayout *m_columnsRow = nullptr;
    QVBoxLayout *m_first = nullptr;
    QVBoxLayout *m_second = nullptr;
    QList<QFrame *> m_cards;
    QPushButton *m_replay = nullptr;
    int m_columns = 0;
};

} // namespace app
