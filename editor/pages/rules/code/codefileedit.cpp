// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/code/codefileedit.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace editor {

namespace {

/// After the last line that names a file, else at the end.
QByteArray withRequire(const QByteArray &main, const QString &name)
{
    static const QRegularExpression line(
        QStringLiteral("^[ \\t]*(local[ \\t]+\\w+[ \\t]*=[ \\t]*)?require\\b[^\\n]*(\\n|\\z)"),
        QRegularExpression::MultilineOption);
    QString text = QString::fromUtf8(main);
    qsizetype place = text.size();
    for (auto it = line.globalMatch(text); it.hasNext();)
        place = it.next().capturedEnd();
    const bool isInLine = place > 0 && text[place - 1] != u'\n';
    text.insert(place,
                (isInLine ? QStringLiteral("\n") : QString())
                    + QStringLiteral("require \"%1\"\n").arg(name));
    return text.toUtf8();
}

/// A decision that lets a player go on and nothing else yet.
QString decision(const QString &id, const QString &rule)
{
    const QString by = rule.isEmpty() ? QString() : QStringLiteral("rule = \"%1\", ").arg(rule);
    return QStringLiteral("decision \"%1\" {\n").arg(id)
        + (rule.isEmpty() ? QString() : QStringLiteral("  rule = \"%1\",\n").arg(rule))
        + QStringLiteral("  prompt = _\"%1\",\n").arg(id)
        + QStringLiteral("  actions = function(game, offer)\n"
                         "    offer:button(\"done\")\n"
                         "  end,\n"
                         "  done = { label = _\"%1\", %2run = function(turn) turn:next() end },\n"
                         "}\n")
              .arg(QCoreApplication::translate("CodeFileEdit", "Go on"), by);
}

} // namespace

QString CodeFileEdit::fileOf(Kind kind, const QString &name)
{
    return (kind == Kind::Rules ? QStringLiteral("rules/%1.lua") : QStringLiteral("tests/%1.lua"))
        .arg(name);
}

bool CodeFileEdit::isName(const QString &name)
{
    static const QRegularExpression good(
        QRegularExpression::anchoredPattern(QStringLiteral("[a-z][a-z0-9_]{0,63}")));
    return good.match(name).hasMatch();
}

bool CodeFileEdit::isFree(const FileContents &files, Kind kind, const QString &name)
{
    return isName(name) && !files.contains(fileOf(kind, name));
}

bool CodeFileEdit::add(Draft &draft, Kind kind, const QString &name, const QString &text)
{
    if (!isFree(draft.files(), kind, name))
        return false;
    draft.setBytes(fileOf(kind, name), text.toUtf8());
    const auto main = draft.files().value(c_main);
    if (kind == Kind::Rules && main)
        draft.setBytes(c_main, withRequire(main->bytes(), name));
    return true;
}

QString CodeFileEdit::beginning(Kind kind, const QString &name)
{
    if (kind == Kind::Rules)
        return QStringLiteral("--- Rules: %1.\n\n").arg(name);
    return QStringLiteral("--- Tests: %1.\n\n").arg(name)
        + QStringLiteral("test(\"%1\", function()\n"
                         "  local game = newGame()\n"
                         "  expect(game:turn(), 1)\n"
                         "end)\n")
              .arg(name);
}

QString CodeFileEdit::addDecision(Draft &draft, const QString &id, const QString &rule)
{
    QString wanted = id.toLower();
    wanted.replace(QRegularExpression(QStringLiteral("[^a-z0-9_]+")), QStringLiteral("_"));
    if (!isName(wanted))
        return {};
    QString name = wanted;
    for (int i = 2; !isFree(draft.files(), Kind::Rules, name); ++i)
        name = QStringLiteral("%1_%2").arg(wanted).arg(i);
    return add(draft, Kind::Rules, name, beginning(Kind::Rules, name) + decision(id, rule))
        ? fileOf(Kind::Rules, name)
        : QString();
}

} // namespace editor
