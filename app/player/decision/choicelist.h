// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QVBoxLayout;

namespace app {

class ChoiceButton;
class SearchField;

/// Many buttons one below the other, with a field to find one. Only a row that has the focus is
/// pressed by Enter.
class ChoiceList : public QWidget
{
    Q_OBJECT

public:
    explicit ChoiceList(QWidget *parent = nullptr);

    void add(ChoiceButton *row);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void filter();

    SearchField *m_search;
    QVBoxLayout *m_layout;
    QList<ChoiceButton *> m_rows;
};

} // namespace app
