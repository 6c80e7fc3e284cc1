// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/library/library.h"
#include "app/player/library/page/librarywishes.h"
#include "app/player/parts/messagestrip.h"

#include <QWidget>

#include <functional>

class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace app {

class ContinueCard;
class ModuleCard;
class SearchField;

/// The page the program starts with: games to go on with, games to begin.
class LibraryPage : public QWidget
{
    Q_OBJECT

public:
    LibraryPage(Library &library, QWidget *parent = nullptr);

    /// What is wanted in it.
    LibraryWishes &wishes() { return m_wishes; }

    /// A game that was being made when the program ended without saving it.
    struct Unsaved
    {
        QString folder;
        QString title;
        int files = 0;
        QDateTime modified;
    };
    /// Says what there is whenever the page is made anew.
    void setUnsaved(std::function<QList<Unsaved>()> unsaved);

    /// Shows what the library holds now, in this language.
    void rebuild(const QString &language);
    /// A sentence at the top, until the page is shown again.
    void tell(const QString &message, MessageStrip::Kind kind = MessageStrip::Kind::Warning);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class Section { Home, Games, Saves, Finished };

    QWidget *makeSidebar();
    QPushButton *addNav(QVBoxLayout *column, const QString &icon, const QString &text);
    void show(Section section);
    QWidget *makeHead();
    /// What a section shows of the saved games.
    QList<LibrarySave> savesOf(Section section) const;
    void addContinue(QVBoxLayout *page);
    void addGames(QVBoxLayout *page);
    void addBroken(QVBoxLayout *page);
    void addUnsaved(QVBoxLayout *page);
    QWidget *makeDropCard();
    void layOut();
    void filter(const QString &text);

    Library &m_library;
    LibraryWishes m_wishes;
    QString m_language;
    Section m_section = Section::Home;
    QList<LibrarySave> m_saves;
    std::function<QList<Unsaved>()> m_unsaved;
    QWidget *m_sidebar = nullptr;
    QScrollArea *m_scroll;
    QWidget *m_message = nullptr;
    SearchField *m_search = nullptr;
    QList<ContinueCard *> m_continueCards;
    QList<ModuleCard *> m_cards;
    QWidget *m_dropCard = nullptr;
    QLabel *m_nothing = nullptr;
    QGridLayout *m_continueGrid = nullptr;
    QGridLayout *m_grid = nullptr;
    QVBoxLayout *m_page = nullptr;
};

} // namespace app
