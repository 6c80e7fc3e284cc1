// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/page.h"

class QPlainTextEdit;

namespace editor {

class CodeTabs;
class Notice;

/// Any file of the module as text.
class TextPage : public Page
{
    Q_OBJECT

public:
    explicit TextPage(LiveModule &live, QWidget *parent = nullptr);

    QString title() const override { return tr("Files"); }
    QString icon() const override { return QStringLiteral("open"); }
    bool shows(const Place &place) const override;
    void open(const Place &place) override;

    QString currentFile() const;
    QPlainTextEdit *edit(const QString &file) const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void showNotice();

    CodeTabs *m_tabs;
    Notice *m_notice;
};

} // namespace editor
