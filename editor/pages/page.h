// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/livemodule.h"
#include "editor/document/place.h"

#include <QWidget>

namespace editor {

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

    /// Whether this is where \a place is looked at.
    virtual bool shows(const Place &place) const = 0;
    virtual void open(const Place &place) = 0;
    /// Takes back or gives over what is typed but not yet in the document.
    virtual void flush() { }

signals:
    void jump(const editor::Place &place);
    /// For the status bar: what is under the pointer.
    void pointed(const QString &text);

protected:
    ModuleDocument &document() const { return m_live.document(); }
    LiveModule &live() const { return m_live; }

private:
    LiveModule &m_live;
};

} // namespace editor
