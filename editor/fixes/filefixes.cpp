// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/fixes/filefixes.h"

#include "editor/pages/rulebook/rulebookedit.h"
#include "editor/pages/rulebook/rulenumber.h"
#include "editor/pages/rules/stateedit.h"
#include "engine/i18n/extractor.h"

#include <QCollator>
#include <QFileInfo>

namespace editor {

using engine::Issue;
using engine::Json;

namespace {

const QString c_boards = QStringLiteral("boards/");
const QString c_scenarios = QStringLiteral("scenarios/");

bool isListed(const QString &file)
{
    return file.endsWith(u".json") && (file.startsWith(c_boards) || file.startsWith(c_scenarios));
}

/// What a file must at least hold that the module lists.
QByteArray emptyContent(const QString &file, const QString &title)
{
    Json json = Json::object();
    json.insert(QStringLiteral("format"), 1);
    json.insert(QStringLiteral("id"), QFileInfo(file).completeBaseName());
    if (file.startsWith(c_scenarios)) {
        json.insert(QStringLiteral("title"), title);
        json.insert(QStringLiteral("first_turn"), 1);
        json.insert(QStringLiteral("last_turn"), 1);
        json.insert(QStringLiteral("setup"), Json::object());
    } else {
        json.insert(QStringLiteral("name"), title);
        json.insert(QStringLiteral("type"), "boxes");
        Json page = Json::array();
        for (const int number : {0, 0, 1200, 800})
            page.append(number);
        json.insert(QStringLiteral("page"), page);
        json.insert(QStringLiteral("spaces"), Json::object());
    }
    return json.write(Json::Style::Pretty);
}

/// Where a paragraph belongs in a list whose numbers grow.
int placeFor(const FileContents &files, const QString &number)
{
    QCollator order(QLocale::c());
    order.setNumericMode(true);
    int place = 0;
    for (const auto &paragraph : rulebookedit::read(files).paragraphs) {
        if (order.compare(paragraph.id, number) < 0)
            place = paragraph.line + 1;
    }
    return place;
}

} // namespace

std::optional<QuickFix> FileFixes::find(const Issue &issue) const
{
    using Code = Issue::Code;
    const QString &name = issue.cause.name;
    switch (issue.cause.code) {
    case Code::UnknownVariable:
        return declared(QStringLiteral("variables"), name);
    case Code::UnknownPieceProperty:
        return declared(QStringLiteral("pieces"), name);
    case Code::UnknownSpaceProperty:
        return declared(QStringLiteral("spaces"), name);
    case Code::MissingParagraph:
        return paragraph(name);
    case Code::MissingFile:
        return missingFile(issue.file);
    case Code::MissingRules:
        return missingRules(issue.file);
    case Code::UnusedFile:
        return unusedFile(issue.file);
    case Code::MissingTranslation:
        return extracted(issue.file, tr("make the file with all texts"));
    case Code::MissingTexts:
        return extracted(issue.file, tr("add the missing texts"));
    default:
        return std::nullopt;
    }
}

FileFixes::Fix FileFixes::paragraph(const QString &number)
{
    if (!rulenumber::isGood(number))
        return std::nullopt;
    return QuickFix{tr("add the paragraph %1").arg(number), [number](Draft &draft) {
                        return rulebookedit::insert(draft, placeFor(draft.files(), number), number,
                                                    tr("New rule"));
                    }};
}

FileFixes::Fix FileFixes::declared(const QString &group, const QString &name)
{
    return QuickFix{tr("declare “%1”").arg(name), [group, name](Draft &draft) {
                        return StateEdit::add(draft, group, name) == name;
                    }};
}

FileFixes::Fix FileFixes::missingFile(const QString &file) const
{
    if (!isListed(file) || m_live.document().files().contains(file))
        return std::nullopt;
    const QString title = file.startsWith(c_scenarios) ? tr("New scenario") : tr("New board");
    return QuickFix{tr("make the file"), [file, title](Draft &draft) {
                        draft.setBytes(file, emptyContent(file, title));
                        return true;
                    }};
}

FileFixes::Fix FileFixes::missingRules(const QString &file)
{
    return QuickFix{tr("make the file"), [file](Draft &draft) {
                        draft.setBytes(file, "--- The rules of the game begin here.\n");
                        return true;
                    }};
}

FileFixes::Fix FileFixes::unusedFile(const QString &file)
{
    if (!isListed(file))
        return QuickFix{tr("delete the file"), [file](Draft &draft) {
                            draft.removeFile(file);
                            return true;
                        }};
    return QuickFix{tr("list it in the module"), [file](Draft &draft) {
                        const QString id = QFileInfo(file).completeBaseName();
                        const JsonPath list{file.section(u'/', 0, 0)};
                        const JsonText *known = draft.json(c_module, list);
                        return draft.insert(c_module, list, known ? known->size() : 0, id);
                    }};
}

FileFixes::Fix FileFixes::extracted(const QString &file, const QString &title) const
{
    const auto module = m_live.module();
    if (!module)
        return std::nullopt;
    return QuickFix{title, [file, module](Draft &draft) {
                        const auto files = engine::extractTranslations(*module);
                        if (!files || !files->contains(file))
                            return false;
                        draft.setBytes(file, files->value(file));
                        return true;
                    }};
}

} // namespace editor
