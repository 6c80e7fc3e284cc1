// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"

#include <QStringList>

namespace engine {
struct Module;
}

namespace editor {

/// Edits what a module says of itself in module.json, with the files that belong to it.
class ModuleEdit
{
public:
    static const QString file;

    explicit ModuleEdit(Draft &draft)
        : m_draft(draft)
    {
    }

    engine::Json list(const QString &key) const;
    QStringList names(const QString &key) const;
    /// What a side, option or seat is called: its name or, without one, its id.
    static QString nameOf(const engine::Json &member);

    /// Gives the module a title. In other languages it is called the same, so that nothing waits
    /// for a translator.
    void nameModule(const QString &title);

    /// A further side, option or seat with an id that is free.
    engine::Json freshSide() const;
    engine::Json freshOption() const;
    engine::Json freshSeat() const;

    /// With a file of all texts of \a module, to be translated; null: without. False when it is
    /// there already or no language.
    bool addLanguage(const QString &code, const engine::Module *module = nullptr);
    /// Also its translation; the module's own language stays.
    bool removeLanguage(qsizetype index);
    static bool isLanguage(const QString &code);

    /// Pictures that can be a cover.
    QStringList pictures() const;
    /// Puts a picture among the module's art and makes it the cover; answers its name there.
    engine::Result<QString> importCover(const QString &name, const QByteArray &bytes);

private:
    QString freeId(const QString &key, const QString &stem) const;

    Draft &m_draft;
};

} // namespace editor
