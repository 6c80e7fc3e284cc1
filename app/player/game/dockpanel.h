// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamewishes.h"
#include "app/view/style/tokens.h"

#include <QWidget>

class QLabel;

namespace app {

/// A panel that follows a game: it is built anew when something it shows has changed and it is
/// seen.
class DockPanel : public QWidget
{
    Q_OBJECT

public:
    DockPanel(GameController &controller, QWidget *parent);

    GameController &controller() const { return m_controller; }
    GameWishes &wishes() const { return GameWishes::of(m_controller); }
    Tokens tokens() const { return Tokens::of(palette()); }

    /// A label of one of the looks that the stylesheet knows: "question", "help", "note" …
    static QLabel *label(const QString &text, const char *look, QWidget *parent);
    static void setLook(QWidget *widget, const char *look);
    /// A label of rich text whose links open the rules that they name.
    static QLabel *ruleLabel(GameController &controller, const QString &html, const char *look,
                             QWidget *parent);
    static void openRules(GameController &controller, QLabel *label);

protected:
    /// Height of a text that can be scrolled, so that a small window need not grow.
    static constexpr int leastText = 40;
    /// Of a panel below the question, which gives way to it.
    static constexpr int leastPanel = 64;

    /// Shows the present position in the present language and colours.
    virtual void refresh() = 0;
    /// Sets the texts that do not change with the game.
    virtual void retranslate() { }
    void refreshSoon();
    /// It shows what was told so far, and the past; others wait until all was told.
    void followTelling();
    /// Lets a text or tree lie on the panel instead of in a field.
    void setGround(QWidget *view) const;

    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void followDock();

    GameController &m_controller;
    QMetaObject::Connection m_dock;
    bool m_isStale = true;
    bool m_isBehind = false; // another tab covers it
    bool m_isMade = false; // it was refreshed before
    bool m_followsTelling = false;
};

} // namespace app
