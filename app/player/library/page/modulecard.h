// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/library/library.h"
#include "app/player/library/page/librarywishes.h"
#include "engine/i18n/translator.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace app {

/// A game of the library: cover, what it is about, and how to begin.
class ModuleCard : public QFrame
{
    Q_OBJECT

public:
    ModuleCard(const LibraryModule &entry, const QString &language, LibraryWishes &wishes,
               QWidget *parent = nullptr);

    const QString &path() const { return m_entry.path; }
    /// Whether the text is found in title, period or sides.
    bool matches(const QString &text) const;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void addBadges();
    QWidget *sidesRow();
    QWidget *factsRow();
    QWidget *buttonsRow();
    QPushButton *playButton(QWidget *row);
    /// Says what the card is and where it lies; null for what is installed.
    QWidget *designRow();
    void openMenu(QWidget *below);

    LibraryModule m_entry;
    LibraryWishes &m_wishes;
    engine::Translator m_translator;
    QLabel *m_cover;
};

} // namespace app
