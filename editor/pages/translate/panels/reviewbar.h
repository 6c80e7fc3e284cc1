// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace editor {

/// What can be done with several texts at once; it is there while several are chosen.
class ReviewBar : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewBar(QWidget *parent = nullptr);

    void setCount(int texts);
    QPushButton *doneButton() const { return m_done; }
    QPushButton *checkButton() const { return m_check; }
    QPushButton *fillButton() const { return m_fill; }

signals:
    void doneWanted();
    void checkWanted();
    /// Translations of equal texts elsewhere.
    void fillWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    int m_count = 0;
    QLabel *m_text;
    QPushButton *m_done;
    QPushButton *m_check;
    QPushButton *m_fill;
};

} // namespace editor
