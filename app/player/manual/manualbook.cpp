// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/manual/manualbook.h"

#include "scripting/source/apireference.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTextDocument>

namespace app {

namespace {

const QString c_ending = QStringLiteral(".md");
const QString c_english = QStringLiteral("en");
const QString c_reference = QStringLiteral("lua-reference");
const QString c_api = QStringLiteral(":/api");

QString readText(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

ManualBook::ManualBook(const QString &folder, const QString &language)
    : m_folder(folder)
    , m_language(language)
{
    for (const QString &one : {m_language, c_english}) {
        const QDir dir(m_folder + u'/' + one);
        for (const QString &file : dir.entryList({u'*' + c_ending}, QDir::Files)) {
            if (const QString name = file.chopped(c_ending.size()); !m_names.contains(name))
                m_names << name;
        }
    }
    if (QDir(c_api).exists())
        m_names << c_reference;
    m_names.sort();
    // The page for players stands before those for makers of games, who begin with their own.
    for (const QString &first : {QStringLiteral("own-game"), QStringLiteral("manual")}) {
        if (m_names.removeOne(first))
            m_names.prepend(first);
    }
}

QString ManualBook::pathOf(const QString &name) const
{
    for (const QString &folder : {m_language, c_english}) {
        const QString path = m_folder + u'/' + folder + u'/' + name + c_ending;
        if (QFile::exists(path))
            return path;
    }
    return {};
}

QString ManualBook::folderOf(const QString &name) const
{
    return QFileInfo(pathOf(name)).path();
}

// One page is made from the annotations of what Lua can use.
QString ManualBook::text(const QString &name) const
{
    return name == c_reference ? scripting::ApiReference(c_api).page() : readText(pathOf(name));
}

QString ManualBook::title(const QString &name) const
{
    const QString text = this->text(name);
    for (const QStringView line : QStringTokenizer(text, u'\n')) {
        if (line.startsWith(QLatin1String("# ")))
            return line.mid(2).trimmed().toString();
    }
    return {};
}

int ManualBook::count(const QString &name, const QString &words) const
{
    if (!m_plain.contains(name)) {
        QTextDocument document;
        document.setMarkdown(text(name));
        m_plain.insert(name, document.toPlainText());
    }
    return int(m_plain.value(name).count(words, Qt::CaseInsensitive));
}

} // namespace app
