// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/counters/model/piecefile.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QMenu;
class QToolButton;

namespace editor {

/// The row above the counters: table or sheet, the filter, and what makes new counters.
class CounterBar : public QWidget
{
    Q_OBJECT

public:
    enum class View { Table, Sheet };

    explicit CounterBar(QWidget *parent = nullptr);

    QLineEdit *search() const { return m_search; }
    void setView(View view);
    void setCounts(int shown, int all, int chosen);
    void setTypes(const std::vector<PieceFile::Named> &types);
    void setEditable(Qt::CheckState editable);

signals:
    void viewWanted(CounterBar::View view);
    void filterChanged(const QString &text);
    void newWanted(const QString &type);
    void duplicateWanted();
    void importWanted();
    void exportWanted();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate();
    void fillMenu();
    void fitWords();
    void style();
    QToolButton *button(const QString &icon);

    QToolButton *m_table;
    QToolButton *m_sheet;
    QLineEdit *m_search;
    QLabel *m_counts;
    QToolButton *m_new;
    QToolButton *m_duplicate;
    QToolButton *m_import;
    QToolButton *m_export;
    QMenu *m_types;
    std::vector<PieceFile::Named> m_known;
};

} // namespace editor
