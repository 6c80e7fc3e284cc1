// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QPlainTextEdit;

namespace editor {

/// How two versions of files differ, line by line.
class CompareDialog : public QDialog
{
    Q_OBJECT

public:
    explicit CompareDialog(QWidget *parent = nullptr);

    void add(const QString &file, const QByteArray &mine, const QByteArray &theirs);
    QString text() const;

private:
    enum class Kind { Head, Same, Mine, Theirs };

    void addLine(Kind kind, const QString &text);

    QPlainTextEdit *m_view;
};

} // namespace editor
