// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/translationmemory.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

namespace editor {

void TranslationMemory::setModules(const QStringList &paths)
{
    m_paths = paths;
    m_readFor.clear();
}

void TranslationMemory::read(const QString &sourceLanguage, const QString &language)
{
    const QString wanted = sourceLanguage + u' ' + language;
    if (m_readFor == wanted || m_paths.isEmpty())
        return;
    m_readFor = wanted;
    m_book = {};
    QThreadPool::globalInstance()->start(
        [self = QPointer(this), wanted, paths = m_paths, sourceLanguage, language] {
            auto book =
                std::make_shared<TermBook>(TermBook::ofModules(paths, sourceLanguage, language));
            QMetaObject::invokeMethod(qApp, [self, wanted, book] {
                if (!self || self->m_readFor != wanted)
                    return;
                self->m_book = std::move(*book);
                emit self->changed();
            });
        });
}

} // namespace editor
