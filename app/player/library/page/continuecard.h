// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/library/library.h"
#include "app/player/library/page/librarywishes.h"

#include <QFrame>

class QLabel;

namespace engine {
class Translator;
}

namespace app {

/// A game that was begun: picture, scenario, turn, and the way back into it.
class ContinueCard : public QFrame
{
    Q_OBJECT

public:
    /// \a module may be null when the game's module is not installed.
    ContinueCard(const LibrarySave &save, std::shared_ptr<const engine::Module> module,
                 const QString &language, LibraryWishes &wishes, QWidget *parent = nullptr);

    /// Whether its name, its game or its scenario is called so.
    bool matches(const QString &text) const;
    /// It is what most will want: the last one played.
    void setFirst();

private:
    QLabel *makePicture();
    QLayout *makeButtons(const QString &title);
    void openMenu(QWidget *below);
    QLayout *makeSituation(const engine::Translator &translator);
    /// Somebody is to decide in it.
    bool isUnderWay() const;
    QString situation() const;
    QString when() const;

    LibrarySave m_save;
    LibraryWishes &m_wishes;
    std::shared_ptr<const engine::Module> m_module;
    QString m_words; ///< By which it is found.
};

} // namespace app
