// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/livemodule.h"
#include "editor/document/place.h"

#include <QWidget>

namespace editor {

/// What the Edit menu does with what is chosen on a page.
enum class EditCommand {
    Cut,
    Copy,
    Paste,
    Duplicate,
    Delete,
    SelectAll,
    Invert,
    SelectNone,
    Rename
};

/// One of the big panels in the middle of the editor: boards, counters, rules …
class Page : public QWidget
{
    Q_OBJECT

public:
    Page(LiveModule &live, QWidget *parent = nullptr)
        : QWidget(parent)
        , m_live(live)
    {
    }

    ~Page() override;

    /// On its button.
    virtual QString title() const = 0;
    /// By the name that view::Icons knows.
    virtual QString icon() const = 0;
    /// Whether this is where \a place is looked at. Line and path of the place agree with each
    /// other as far as the file has them.
    virtual bool shows(const Place &place) const = 0;
    virtual void open(const Place &place) = 0;
    /// What is shown now, for those who want to see it as text.
    virtual Place place() const { return {}; }
    /// Takes back or gives over what is typed but not yet in the document.
    virtual void flush() { }
    /// Whether the command makes sense with what is chosen now.
    virtual bool offers(EditCommand) const { return false; }
    virtual void perform(EditCommand) { }

signals:
    void jump(const editor::Place &place);
    /// Shows the place in its file as text.
    void textRequested(const editor::Place &place);
    /// Lists what names a word of the module: an id of a piece, space, table, rule …
    void usesRequested(const QString &word);
    /// For the status bar: what is under the pointer.
    void pointed(const QString &text);
    /// What is chosen has changed; the Edit menu asks again.
    void selectionChanged();
    /// Plays a scenario; empty: the one that was tried last.
    void tryRequested(const QString &scenario);

protected:
    bool focusNextPrevChild(bool next) override;
    ModuleDocument &document() const { return m_live.document(); }
    LiveModule &live() const { return m_live; }

private:
    LiveModule &m_live;
};

} // namespace editor
