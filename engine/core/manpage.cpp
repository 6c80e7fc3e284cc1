// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/manpage.h"

#include "engine/core/programversion.h"

namespace engine {

namespace {

// What groff would take for a command of its own, or set as a hyphen that can't be copied.
QByteArray escaped(QString text)
{
    text.replace(u'\\', QLatin1String("\\e"));
    text.replace(u'-', QLatin1String("\\-"));
    text.replace(u'\n', u' ');
    if (text.startsWith(u'.') || text.startsWith(u'\''))
        text.prepend(QLatin1String("\\&"));
    return text.toUtf8();
}

} // namespace

ManPage::ManPage(const QString &program, const QString &summary)
{
    // Without a date: the same source gives the same bytes on every day.
    m_text = ".\\\" Made by the program itself from its table of commands and options.\n.TH "
        + escaped(program.toUpper()) + " 1 \"\" \"Hexsmith " + ProgramVersion::own()
        + "\" \"User Commands\"\n";
    section(QStringLiteral("NAME"));
    m_text += escaped(program) + " \\- " + escaped(summary) + '\n';
}

void ManPage::section(const QString &title)
{
    m_text += ".SH " + escaped(title) + '\n';
}

void ManPage::paragraph(const QString &text)
{
    m_text += ".PP\n" + escaped(text) + '\n';
}

void ManPage::item(const QString &term, const QString &text)
{
    m_text += ".TP\n\\fB" + escaped(term) + "\\fR\n" + escaped(text) + '\n';
}

void ManPage::line(const QString &text)
{
    m_text += escaped(text) + "\n.br\n";
}

} // namespace engine
