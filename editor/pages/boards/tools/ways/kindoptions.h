// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;

namespace editor {

/// Kind and name of what a tool draws.
class KindOptions : public QWidget
{
    Q_OBJECT

public:
    explicit KindOptions(QWidget *parent = nullptr);

    void addKind(const QString &id, const QString &title);
    void setKind(const QString &id);
    void setName(const QString &name);
    /// To choose from.
    void setNames(QStringList names);

signals:
    void kindChosen(const QString &id);
    void nameWritten(const QString &name);

private:
    QComboBox *m_kind;
    QComboBox *m_name;
};

} // namespace editor
