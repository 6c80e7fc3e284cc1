// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/filecontent.h"
#include "engine/i18n/sourcetext.h"

#include <QCoreApplication>
#include <QHash>

namespace editor {

/// Says of every text of a module what it belongs to: "rule 9.4.1", "counter 2G", "why 7.0".
class TextPlaces
{
    Q_DECLARE_TR_FUNCTIONS(editor::TextPlaces)

public:
    /// Labels by the texts' keys. Files that did not change are not read again.
    QHash<QString, QString> labels(const QList<engine::SourceText> &texts,
                                   const FileContents &files);
    /// After the language of the program has changed.
    void forget() { m_files.clear(); }

private:
    using Labels = QHash<QString, QString>;

    struct Known
    {
        FileContentPointer content;
        Labels labels; ///< By source.
    };

    const Labels &labelsOf(const QString &file, const FileContents &files);
    static void addJson(Labels &labels, const QString &file, const engine::Json &json);
    static void addLua(Labels &labels, const QByteArray &lua);
    static QString label(const QString &file, const QString &list, const QString &id);
    static QString pieceLabel(const QString &list, const QString &id);
    static QString boardLabel(const QString &file, const QString &list, const QString &id);

    QHash<QString, Known> m_files;
};

} // namespace editor
