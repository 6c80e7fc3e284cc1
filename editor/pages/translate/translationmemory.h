// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/translate/model/termbook.h"

#include <QObject>

namespace editor {

/// What other modules say for equal and similar texts, read beside the window's own work.
class TranslationMemory : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Where these modules lie.
    void setModules(const QStringList &paths);
    /// Reads them, unless that was done for these languages.
    void read(const QString &sourceLanguage, const QString &language);
    const TermBook &book() const { return m_book; }

signals:
    void changed();

private:
    QStringList m_paths;
    TermBook m_book;
    QString m_readFor; ///< The languages.
};

} // namespace editor
