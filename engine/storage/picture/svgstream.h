// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/issue.h"

#include <QCoreApplication>
#include <QXmlStreamReader>

namespace engine {

/// Reads the elements of a drawing from strangers and stops before it costs too much.
class SvgStream
{
    Q_DECLARE_TR_FUNCTIONS(SvgStream)

public:
    enum class Token { Start, End, Text, Instruction, Finished, Failed };

    SvgStream(const QByteArray &svg, const QString &file);

    /// The next thing that matters; comments and blank text are passed over.
    Token next();

    /// The name of the element without its prefix; empty for elements that aren't SVG.
    QString name() const;
    QXmlStreamAttributes attributes() const { return m_xml.attributes(); }
    /// The value of an attribute without a namespace.
    QString attribute(QLatin1StringView name) const;
    /// The name without its prefix, whatever the namespace: Qt's renderer does not ask for it.
    QString localName() const { return m_xml.name().toString(); }
    /// Every “href” of the element, for the same reason in any namespace.
    QStringList references() const;
    QString text() const { return m_xml.text().toString(); }
    int line() const;
    int depth() const { return m_depth; }
    /// Why the stream failed.
    const Issue &error() const { return m_error; }

    static constexpr QLatin1StringView namespaceUri{"http://www.w3.org/2000/svg"};

private:
    void start(const QByteArray &svg);
    bool checkBytes(const QByteArray &svg);
    bool checkTags(const QByteArray &svg);
    Token startElement();
    Token fail(const QString &message);

    QXmlStreamReader m_xml;
    QString m_file;
    Issue m_error;
    int m_depth = 0;
    int m_elements = 0;
    bool m_hasFailed = false;
};

} // namespace engine
