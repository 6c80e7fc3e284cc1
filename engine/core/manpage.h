// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace engine {

/// A page of the system's manual about one of the programs, as `man` reads it.
class ManPage
{
public:
    ManPage(const QString &program, const QString &summary);

    void section(const QString &title);
    void paragraph(const QString &text);
    /// A \a term in bold with what is said about it.
    void item(const QString &term, const QString &text);
    /// What is typed or named elsewhere, one in a line.
    void line(const QString &text);

    const QByteArray &text() const { return m_text; }

private:
    QByteArray m_text;
};

} // namespace engine
