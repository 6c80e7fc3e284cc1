// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/tiles/sheetpool.h"

#include "engine/module/model/module.h"

#include <QCryptographicHash>

namespace view {

namespace {

/// Whether a board may look different with another content of the file.
bool isSeen(const QString &file)
{
    static const QStringList aside{QStringLiteral("scenarios/"), QStringLiteral("rules/"),
                                   QStringLiteral("tests/"), QStringLiteral("editor/")};
    return file != u"pieces.json" && !file.endsWith(u".md")
        && std::none_of(aside.begin(), aside.end(),
                        [&](const QString &folder) { return file.startsWith(folder); });
}

QByteArray keyOf(const engine::Module &module, int board, MapTheme theme,
                 const engine::Translator &translator, MapParts parts, const QString &look)
{
    const QStringList way{QString::number(board), QString::number(int(theme)),
                          translator.language(), QString::number(parts.toInt()), look};
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(way.join(u' ').toUtf8());
    // A module that was made in memory is known by its place there.
    if (module.files.names().isEmpty())
        hash.addData(QByteArray::number(quintptr(&module)));
    for (const QString &file : module.files.names()) {
        if (!isSeen(file))
            continue;
        const auto content = module.files.read(file);
        hash.addData(file.toUtf8());
        hash.addData(QByteArrayView("\0", 1));
        hash.addData(content ? content.value() : QByteArray());
        hash.addData(QByteArrayView("\0", 1));
    }
    return hash.result();
}

} // namespace

std::shared_ptr<BoardSheet> SheetPool::sheet(const std::shared_ptr<const engine::Module> &module,
                                             int board, MapTheme theme,
                                             const engine::Translator &translator, MapParts parts,
                                             const QString &look)
{
    const QByteArray key = keyOf(*module, board, theme, translator, parts, look);
    const std::lock_guard lock(m_mutex);
    m_sheets.removeIf([](const auto &entry) { return entry.value().expired(); });
    if (auto known = m_sheets.value(key).lock())
        return known;
    auto made = std::make_shared<BoardSheet>(module, board, theme, translator, parts, look);
    m_sheets.insert(key, made);
    return made;
}

void SheetPool::add(const std::shared_ptr<BoardSheet> &sheet,
                    const std::shared_ptr<const engine::Module> &module, int board, MapTheme theme,
                    const engine::Translator &translator)
{
    const std::lock_guard lock(m_mutex);
    m_sheets.insert(keyOf(*module, board, theme, translator, wholeMap, sheet->look()), sheet);
}

} // namespace view
