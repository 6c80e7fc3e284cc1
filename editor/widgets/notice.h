// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace editor {

/// What a page says while it has nothing to show: a sentence, and buttons that help.
class Notice : public QWidget
{
    Q_OBJECT

public:
    explicit Notice(QWidget *parent = nullptr);

    void setText(const QString &text);
    QString text() const;
    QPushButton *addButton();

private:
    QVBoxLayout *m_layout;
    QLabel *m_text;
};

} // namespace editor
