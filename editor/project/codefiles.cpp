// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/project/codefiles.h"

#include "editor/document/uses/uses.h"
#include "editor/pages/rules/code/codefileedit.h"
#include "editor/pages/rules/index/ruleindex.h"
#include "editor/project/filename.h"
#include "scripting/source/requiredfile.h"

#include <QRegularExpression>

namespace editor::codefiles {

using scripting::LuaOutline;

namespace {

const QString c_main = QStringLiteral("rules/main.lua");

/// From the first byte of a line to the first one of the next.
std::pair<qsizetype, qsizetype> lineAround(const QByteArray &bytes, qsizetype at)
{
    const qsizetype end = bytes.indexOf('\n', at);
    return {bytes.lastIndexOf('\n', at) + 1, end < 0 ? bytes.size() : end + 1};
}

/// `require "units"` and nothing else.
bool isBare(const QByteArray &line)
{
    static const QRegularExpression load(QRegularExpression::anchoredPattern(
        QStringLiteral("\\s*require\\s*\\(?\\s*[\"'][^\"']*[\"']\\s*\\)?\\s*;?\\s*")));
    return load.match(QString::fromUtf8(line)).hasMatch();
}

bool standsAlone(const Use &use, const FileContents &files)
{
    const QByteArray bytes = files.value(use.place.file)->bytes();
    const auto [from, to] = lineAround(bytes, use.from);
    return isBare(bytes.sliced(from, to - from));
}

} // namespace

bool isChangeable(const QString &file)
{
    return RuleIndex::isCode(file) && file != c_main;
}

bool isFree(const FileContents &files, const QString &file, const QString &name)
{
    return CodeFileEdit::isName(name) && !files.contains(filename::renamed(file, name));
}

QList<Reference> references(const FileContents &files, const QString &file)
{
    QList<Reference> found;
    const auto exists = [&](const QString &path) { return files.contains(path); };
    for (auto it = files.constBegin(); it != files.constEnd(); ++it) {
        if (!RuleIndex::isCode(it.key()))
            continue;
        const QByteArray bytes = (*it)->bytes();
        const QString text = QString::fromUtf8(bytes);
        for (const LuaOutline::Requirement &load : LuaOutline::of(text).requirements) {
            const QByteArray word = load.name.toUtf8();
            const qsizetype from = QStringView(text).first(load.offset).toUtf8().size();
            // A name that is written in another way than it is read is left alone.
            if (scripting::requiredFile(load.name, it.key(), exists) != file
                || bytes.mid(from, word.size()) != word)
                continue;
            Use use;
            use.kind = Use::Kind::Text;
            use.place = {it.key(), load.line, {}};
            use.excerpt = excerptAt(bytes, from);
            use.from = from;
            use.size = word.size();
            found.append({use});
        }
    }
    return found;
}

QString rename(Draft &draft, const QString &file, const QString &name, const QList<Use> &uses)
{
    if (!isChangeable(file) || !isFree(draft.files(), file, name))
        return {};
    QList<std::pair<Use, QString>> words;
    for (const Use &use : uses) {
        const QByteArray bytes = draft.files().value(use.place.file)->bytes();
        const QString before = QString::fromUtf8(bytes.mid(use.from, use.size));
        words.append({use, before.chopped(filename::of(file).size()) + name});
    }
    replaceWords(draft, words);
    const QString target = filename::renamed(file, name);
    return filename::move(draft, file, target) ? target : QString();
}

void remove(Draft &draft, const QString &file)
{
    const QList<Reference> loads = references(draft.files(), file);
    // From the end, so that those before stay where they are.
    for (auto it = loads.crbegin(); it != loads.crend(); ++it) {
        if (!standsAlone(it->use, draft.files()))
            continue;
        QByteArray bytes = draft.files().value(it->use.place.file)->bytes();
        const auto [from, to] = lineAround(bytes, it->use.from);
        draft.setBytes(it->use.place.file, bytes.remove(from, to - from));
    }
    draft.removeFile(file);
}

QList<Reference> brokenBy(const FileContents &files, const QString &file)
{
    QList<Reference> broken = references(files, file);
    broken.removeIf([&](const Reference &load) {
        return load.use.place.file == file || standsAlone(load.use, files);
    });
    return broken;
}

} // namespace editor::codefiles
