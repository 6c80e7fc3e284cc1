// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/folder/moduletemplate.h"

#include "engine/i18n/catalog/tscatalog.h"
#include "engine/storage/atomicfolder.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

namespace engine {

namespace {

const QString c_moduleFile = QStringLiteral("module.json");
const QString c_translations = QStringLiteral("locale/");

QStringList filesOf(const QDir &folder)
{
    QStringList names;
    QDirIterator iterator(folder.path(), QDir::Files, QDirIterator::Subdirectories);
    while (iterator.hasNext())
        names.append(folder.relativeFilePath(iterator.next()));
    names.sort();
    return names;
}

// The first match in the file is that of the module; everything else stays as the author wrote it.
void replaceFirst(QString &text, const QString &pattern, const QString &by)
{
    const auto match = QRegularExpression(pattern).match(text);
    if (match.hasMatch())
        text.replace(match.capturedStart(), match.capturedLength(), by);
}

QString quoted(QString text)
{
    text.replace(u'\\', QLatin1String("\\\\")).replace(u'"', QLatin1String("\\\""));
    return u'"' + text.replace(u'\n', QLatin1String("\\n")) + u'"';
}

/// Puts translations in the place of the texts. A lower-case word may be an id as well as a text:
/// it stays.
void translate(QString &text, const TsCatalog::Context &context)
{
    for (const TsMessage &message : context.messages) {
        if (message.isDone() && !message.source.at(0).isLower())
            text.replace(quoted(message.source), quoted(message.translation));
    }
}

/// Takes all languages but one out of module.json; empty: but its own.
void nameOnly(QString &text, QString language)
{
    static const QRegularExpression own(QStringLiteral("\"language\":\\s*\"([^\"]*)\""));
    if (language.isEmpty())
        language = own.match(text).captured(1);
    replaceFirst(text, own.pattern(), QStringLiteral("\"language\": \"%1\"").arg(language));
    replaceFirst(text, QStringLiteral("\"languages\":\\s*\\[[^\\]]*\\]"),
                 QStringLiteral("\"languages\": [\"%1\"]").arg(language));
}

TsCatalog catalogOf(const QDir &folder, const QString &language)
{
    QFile file(folder.filePath(c_translations + language + QStringLiteral(".ts")));
    if (language.isEmpty() || !file.open(QIODevice::ReadOnly))
        return {};
    auto catalog = TsCatalog::parse(file.readAll(), file.fileName());
    return catalog ? std::move(catalog).value() : TsCatalog();
}

} // namespace

QString ModuleTemplate::idFor(const QString &name)
{
    static const QRegularExpression marks(QStringLiteral("\\p{Mn}"));
    static const QRegularExpression others(QStringLiteral("[^a-z0-9_.]+"));
    static const QRegularExpression ends(QStringLiteral("^[-_.]+|[-_.]+$"));
    QString id = name.normalized(QString::NormalizationForm_KD).toLower();
    id.remove(marks).replace(others, QStringLiteral("-")).remove(ends);
    id = id.left(64).remove(ends);
    return id.isEmpty() ? QStringLiteral("module") : id;
}

Result<QByteArray> ModuleTemplate::content(const QString &name, const QString &id) const
{
    const QDir from(m_folder);
    QFile file(from.filePath(name));
    if (!file.open(QIODevice::ReadOnly))
        return Error{Error::Code::Io, file.errorString()};
    const QByteArray bytes = file.readAll();
    if (name != c_moduleFile && m_language.isEmpty())
        return bytes;
    QString text = QString::fromUtf8(bytes);
    const TsCatalog catalog = catalogOf(from, m_language);
    if (const TsCatalog::Context *context = catalog.find(name))
        translate(text, *context);
    if (name == c_moduleFile) {
        replaceFirst(text, QStringLiteral("\"id\":\\s*\"[^\"]*\""),
                     QStringLiteral("\"id\": \"%1\"").arg(id));
        if (!m_language.isEmpty())
            nameOnly(text, catalog.contexts.empty() ? QString() : m_language);
    }
    return text.toUtf8();
}

Result<QStringList> ModuleTemplate::writeTo(const QString &target) const
{
    const QDir from(m_folder);
    QStringList names = filesOf(from);
    if (!m_language.isEmpty())
        names.removeIf([](const QString &name) { return name.startsWith(c_translations); });
    if (names.isEmpty())
        return Error{Error::Code::NotFound, tr("There is no template %1.").arg(from.dirName())};
    const QString path = QDir::cleanPath(QDir().absoluteFilePath(target));
    if (QFileInfo::exists(path) && !QFileInfo(path).isDir())
        return Error{Error::Code::Io, tr("%1 is a file, not a folder.").arg(target)};
    const QDir to(path);
    if (to.exists()
        && !to.isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot))
        return Error{Error::Code::Io, tr("%1 is not empty.").arg(target)};
    QMap<QString, QByteArray> files;
    for (const QString &name : names) {
        auto content = this->content(name, idFor(to.dirName()));
        if (!content)
            return content.error();
        files.insert(name, std::move(content).value());
    }
    if (auto done = writeFolderAtomically(path, files); !done)
        return done.error();
    return names;
}

} // namespace engine
