// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/dockpanel.h"
#include "app/player/log/logbook.h"

#include <set>

class QTextBrowser;
class QToolButton;
class QUrl;

namespace app {

class SearchField;

class LogText;

/// What has happened, newest first, as far as the reader may know it.
class LogPanel : public DockPanel
{
    Q_OBJECT

public:
    explicit LogPanel(GameController &controller, QWidget *parent = nullptr);

    enum class Filter { All, Combat, Moves };
    void setFilter(Filter filter);
    /// Only entries of this place; none: all.
    void setPlace(engine::SpaceId space);
    engine::SpaceId place() const { return m_place; }

    /// The whole log as a page of its own, oldest first.
    QString toHtml() const;
    QString plainText() const;

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
    bool isShown(const LogBook::Entry &entry, const QString &sentence) const;
    void addDice();
    void addCounters(const std::set<engine::PieceId> &pieces);
    void follow(const QUrl &link);
    /// The last step up to that looked at of which the log tells something.
    int lastTold(const LogBook &book) const;
    /// Of the past as many lines as of the present, and what is still to come.
    int wantedLines(const LogBook &book) const;
    /// What is gone through from the newest line to the oldest.
    struct Reading
    {
        int untold = 0; ///< So many of the last lines are left out.
        int line = 0; ///< Place of the next one in the book.
        std::set<int> unseen;
        int most = 0; ///< Lines to show.
        int count = 0; ///< Lines shown.
        std::set<engine::PieceId> pieces{};
    };
    QString rows(const LogBook::Group &group, const LogText &text, Reading &reading) const;

    /// More than so many entries are shown only on demand: laying them out takes time.
    static constexpr int usualEntries = 60;

    Filter m_filter = Filter::All;
    engine::SpaceId m_place;
    int m_most = usualEntries;
    bool m_hasMore = false; ///< Older ones were asked for: the reader stays where he is.
    SearchField *m_search;
    QList<QToolButton *> m_filters;
    QWidget *m_buttons; ///< Of the filters.
    QToolButton *m_only; ///< Takes the restriction to one place away.
    QTextBrowser *m_text;
};

} // namespace app
