// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/edits/artimport.h"

#include "app/view/picture/modulepicture.h"
#include "engine/core/limits.h"
#include "engine/storage/atomicfile.h"

#include <QFileInfo>

namespace editor {

using engine::Error;
using engine::Result;

namespace {

/// A name that every system can write.
QString cleaned(const QString &base)
{
    QString name;
    for (const QChar c : base.normalized(QString::NormalizationForm_KD)) {
        const bool isPlain = (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z')
            || (c >= u'0' && c <= u'9') || c == u'_' || c == u'-';
        if (isPlain)
            name += c;
        else if (c.isSpace() || c == u'.')
            name += u'_';
    }
    return name.isEmpty() ? QStringLiteral("picture") : name.left(60);
}

} // namespace

Result<QString> ArtImport::add(Draft &draft, const QString &path)
{
    const auto bytes = engine::readBounded(path, engine::limits::entryBytes);
    return bytes ? add(draft, QFileInfo(path).fileName(), bytes.value())
                 : Result<QString>(bytes.error());
}

Result<QString> ArtImport::add(Draft &draft, const QString &fileName, const QByteArray &bytes)
{
    const QFileInfo info(fileName);
    const QString suffix = info.suffix().toLower();
    if (suffix != u"svg" && suffix != u"png")
        return Error{Error::Code::BadFormat,
                     tr("“%1” is neither an SVG drawing nor a PNG picture.").arg(fileName)};
    const QString stem = QStringLiteral("art/") + cleaned(info.completeBaseName());
    QString name = stem + u'.' + suffix;
    const auto isOther = [&](const QString &known) {
        const auto content = draft.files().value(known);
        return content && content->bytes() != bytes;
    };
    for (int i = 2; isOther(name); ++i)
        name = QStringLiteral("%1-%2.%3").arg(stem).arg(i).arg(suffix);
    const auto checked = view::ModulePicture::read(bytes, name, view::ModulePicture::counter);
    if (!checked)
        return checked.error();
    if (!draft.files().contains(name))
        draft.setBytes(name, bytes);
    return name;
}

QStringList ArtImport::pictures(const FileContents &files)
{
    QStringList names;
    for (const QString &name : files.keys()) {
        const bool isPicture = name.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)
            || name.endsWith(QLatin1String(".png"), Qt::CaseInsensitive);
        if (isPicture && name.startsWith(QLatin1String("art/")))
            names.append(name);
    }
    return names;
}

} // namespace editor
