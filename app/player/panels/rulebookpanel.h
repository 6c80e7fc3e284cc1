// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/dockpanel.h"

class QLabel;
class QTextBrowser;
class QToolButton;
class QTreeWidget;

namespace app {

class SearchField;

/// The rules of the module: contents, search, links; it follows the rule of the decision.
class RulebookPanel : public DockPanel
{
    Q_OBJECT

public:
    explicit RulebookPanel(GameController &controller, QWidget *parent = nullptr);

    /// Shows the paragraph, or the nearest one above it; false: there is none.
    bool openRule(const QString &rule);
    /// The rule of the decision that is being asked.
    QString currentRule() const;
    QString shownRule() const { return m_shown; }
    QString plainText() const;
    void search(const QString &text);
    QTreeWidget *contents() const { return m_contents; }

    QSize sizeHint() const override { return {340, 320}; }
    QSize minimumSizeHint() const override
    {
        return {DockPanel::minimumSizeHint().width(), leastPanel};
    }

protected:
    void refresh() override;
    void retranslate() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void showBook();
    void showContents();
    void showHits(const QString &text);
    /// The chapters above the shown paragraph, each of them a link.
    void showWay();
    /// The last entries of the log that name the rule.
    QString uses(const QString &rule) const;
    void goBack();
    void returnToCurrent();

    SearchField *m_search;
    QToolButton *m_back;
    QToolButton *m_index;
    QToolButton *m_current;
    QTreeWidget *m_contents;
    QLabel *m_way;
    QTextBrowser *m_text;
    QString m_shown;
    QString m_lit; ///< The paragraph on the tinted ground.
    QStringList m_visited;
    bool m_follows = true;
};

} // namespace app
