// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/page.h"

class QPlainTextEdit;
class QTabWidget;

namespace editor {

/// Files as text, a tab for each. What is typed becomes steps of the module's history.
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

private:
    QPlainTextEdit *makeTab(const QString &file);
    void typed(const QString &file, QPlainTextEdit *edit);
    void refresh(const QSet<QString> &files);

    QTabWidget *m_tabs;
    QHash<QString, QPlainTextEdit *> m_edits;
    bool m_isTyping = false;
    int m_burst = 0; ///< Typing without a pause is one step.
    QTimer m_burstEnd;
};

} // namespace editor
