// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/page.h"

class QPlainTextEdit;

namespace editor {

class CodeTabs;
class FindPanel;
class Notice;

/// Any file of the module as text.
class TextPage : public Page
{
    Q_OBJECT

public:
    explicit TextPage(LiveModule &live, QWidget *parent = nullptr);

    QString title() const override { return tr("Files"); }
    QString icon() const override { return QStringLiteral("open"); }
    static bool isText(const QString &file);
    bool shows(const Place &place) const override { return isText(place.file); }
    void open(const Place &place) override;
    Place place() const override;

    QString currentFile() const;
    QPlainTextEdit *edit(const QString &file) const;
    FindPanel &finder() const { return *m_find; }
    /// Asks for words, at first for what is marked.
    void find();

protected:
    void changeEvent(QEvent *event) override;

private:
    void showNotice();

    CodeTabs *m_tabs;
    Notice *m_notice;
    FindPanel *m_find;
};

} // namespace editor
