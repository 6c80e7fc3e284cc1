// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/picture/svgcheck.h"

#include "engine/storage/picture/imageburden.h"
#include "engine/storage/picture/imageheader.h"
#include "engine/storage/picture/svgnumbers.h"

#include <QDir>
#include <QRegularExpression>

namespace engine {

namespace {

// Of each severity: nobody reads more, and a hostile drawing could have millions.
constexpr qsizetype maxIssues = 100;

using Names = std::initializer_list<QStringView>;

bool isOneOf(QStringView name, Names names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

// What Qt draws, and what it may safely pass over without a word.
bool isDrawn(QStringView name)
{
    return isOneOf(
        name, {u"svg",     u"g",    u"defs",           u"path",           u"rect", u"circle",
               u"ellipse", u"line", u"polyline",       u"polygon",        u"text", u"tspan",
               u"image",   u"use",  u"linearGradient", u"radialGradient", u"stop", u"style",
               u"title",   u"desc", u"metadata",       u"switch",         u"a",    u"solidColor"});
}

// Attributes and properties that Qt leaves out silently, so that the picture looks different.
bool isIgnoredProperty(QStringView name)
{
    return isOneOf(name,
                   {u"clip-path", u"mask", u"filter", u"marker", u"marker-start", u"marker-mid",
                    u"marker-end", u"mix-blend-mode"});
}

} // namespace

SvgCheck::SvgCheck(const QByteArray &svg, const QString &file, const ModuleFiles &files)
    : m_stream(svg, file)
    , m_file(file)
    , m_files(files)
    , m_references(file)
{
}

void SvgCheck::setLimits(int work, qint64 pixels)
{
    m_references.setMostWork(work);
    m_mostPixels = pixels;
}

Issues SvgCheck::run()
{
    bool isInStyle = false;
    for (auto token = m_stream.next(); token != SvgStream::Token::Finished;
         token = m_stream.next()) {
        if (token == SvgStream::Token::Failed) {
            m_issues.append(m_stream.error());
            return m_issues;
        }
        if (token == SvgStream::Token::Start) {
            isInStyle = m_stream.localName() == QLatin1String("style");
            checkElement();
        } else if (token == SvgStream::Token::End) {
            isInStyle = false;
            m_references.end();
            m_cost.end();
        } else if (token == SvgStream::Token::Text && isInStyle) {
            checkStyle(m_stream.text());
            m_cost.addSheet(m_stream.text());
        } else if (token == SvgStream::Token::Text) {
            m_references.addCost(m_cost.ofText(m_stream.text()));
        } else if (token == SvgStream::Token::Instruction) {
            error(tr("The drawing has a processing instruction, which could load another file."));
        }
        if (m_references.isTooLarge())
            break; // the rest may have millions
    }
    m_references.check(m_issues);
    return m_issues;
}

void SvgCheck::checkElement()
{
    const QStringList references = m_stream.references();
    const QString reference = references.value(0);
    const QString target = reference.startsWith(u'#') ? reference.sliced(1) : QString();
    m_references.start(m_stream.attribute(QLatin1StringView("id")), target, m_stream.line());
    if (m_stream.depth() == 1)
        checkSize();
    m_cost.start(m_stream);
    checkName(m_stream.name());
    checkAttributes();
    m_references.addCost(m_cost.ofElement(m_stream, m_length));
    if (references.size() > 1)
        error(tr("“%1” refers to two different things.").arg(m_stream.localName()));
    else if (!reference.isEmpty() && target.isEmpty())
        checkReference(reference);
}

void SvgCheck::checkName(const QString &name)
{
    // Elements of other namespaces are an editor's notes to itself.
    if (!name.isEmpty() && !isDrawn(name))
        warnOnce(tr("“%1” is not drawn.").arg(name));
}

void SvgCheck::checkAttributes()
{
    const auto attributes = m_stream.attributes();
    for (const QXmlStreamAttribute &attribute : attributes) {
        const QString name = attribute.qualifiedName().toString();
        const QString value = attribute.value().toString();
        if (name == QLatin1String("style")) {
            checkStyle(value);
            continue;
        }
        if (name == QLatin1String("xml:base"))
            error(tr("“xml:base” would lead to files outside of the module."));
        else if (name.startsWith(QLatin1String("on")))
            warnOnce(tr("The attribute “%1” has no effect.").arg(name));
        else if (isIgnoredProperty(name) && value != QLatin1String("none"))
            warnOnce(tr("“%1” is not drawn.").arg(name));
        checkUrls(value);
        if (name == QLatin1String("stroke-dasharray"))
            checkDashes(value);
        if (isOneOf(name, {u"fill", u"stroke", u"stop-color", u"color"}))
            checkColours(value);
    }
}

void SvgCheck::checkStyle(const QString &style)
{
    if (style.contains(QLatin1String("@import"), Qt::CaseInsensitive))
        error(tr("A style loads another file with “@import”."));
    static const QRegularExpression property(QStringLiteral(R"(([a-z-]+)\s*:\s*([^;}]*))"));
    auto found = property.globalMatch(style);
    while (found.hasNext()) {
        const auto match = found.next();
        if (isIgnoredProperty(match.capturedView(1)) && match.capturedView(2).trimmed() != u"none")
            warnOnce(tr("“%1” is not drawn.").arg(match.captured(1)));
        if (match.capturedView(1) == u"stroke-dasharray")
            checkDashes(match.captured(2));
    }
    checkUrls(style);
    checkColours(style);
}

void SvgCheck::checkUrls(const QString &value)
{
    static const QLatin1StringView start("url(");
    qsizetype at = value.indexOf(start, 0, Qt::CaseInsensitive);
    while (at >= 0) {
        at += start.size();
        while (at < value.size()
               && (value[at].isSpace() || value[at] == u'"' || value[at] == u'\''))
            ++at;
        if (at >= value.size() || value[at] != u'#') {
            error(tr("“url(…)” must name an element of the same drawing, like “url(#id)”."));
            return;
        }
        at = value.indexOf(start, at, Qt::CaseInsensitive);
    }
}

void SvgCheck::checkColours(const QString &value)
{
    static const QRegularExpression unknown(
        QStringLiteral(R"(rgba\(|hsla?\(|var\(|#(?:[0-9a-f]{8}|[0-9a-f]{4})\b)"),
        QRegularExpression::CaseInsensitiveOption);
    const auto match = unknown.match(value);
    if (match.hasMatch()) {
        warnOnce(tr("The colour “%1” is not understood; write #rrggbb and give the opacity apart.")
                     .arg(match.captured().append(
                         match.captured().endsWith(u'(') ? QStringLiteral("…)") : QString())));
    }
}

void SvgCheck::checkReference(const QString &reference)
{
    if (m_stream.localName() != QLatin1String("image")) {
        error(tr("“%1” refers to something outside of the drawing.").arg(m_stream.localName()));
    } else if (reference.startsWith(QLatin1String("data:"), Qt::CaseInsensitive)) {
        checkEmbeddedImage(reference);
    } else {
        checkImageFile(reference);
    }
}

void SvgCheck::checkEmbeddedImage(const QString &reference)
{
    const qsizetype comma = reference.indexOf(u',');
    const QString kind = reference.left(comma).toLower().remove(u' ');
    if (comma < 0
        || (kind != QLatin1String("data:image/png;base64")
            && kind != QLatin1String("data:image/jpeg;base64")
            && kind != QLatin1String("data:image/jpg;base64"))) {
        error(tr("A picture inside of the drawing must be PNG or JPEG in base64."));
        return;
    }
    checkImage(QByteArray::fromBase64(reference.sliced(comma + 1).toLatin1()));
}

void SvgCheck::checkImageFile(const QString &reference)
{
    static const QRegularExpression outside(QStringLiteral(R"(^[/\\~]|:|%|\\)"));
    const QString name = QDir::cleanPath(QFileInfo(m_file).path() + u'/' + reference);
    if (reference.contains(outside) || name.startsWith(QLatin1String("../"))) {
        error(tr("The picture “%1” lies outside of the module.").arg(reference.left(80)));
        return;
    }
    const auto image = m_files.read(name);
    if (image) {
        m_pictures.insert(reference, name);
        checkImage(image.value());
    } else {
        error(image.error().message);
    }
}

void SvgCheck::checkImage(const QByteArray &image)
{
    const auto header = ImageHeader::read(image);
    if (!header
        || (header->kind != ImageHeader::Kind::Png && header->kind != ImageHeader::Kind::Jpeg)) {
        error(tr("A picture is neither a PNG nor a JPEG."));
        return;
    }
    if (const QString why = hiddenBurden(image); !why.isEmpty())
        error(tr("A picture can't be used: %1").arg(why));
    constexpr qint64 pixelsOfAnElement = 500'000;
    m_references.addCost(header->pixels() / pixelsOfAnElement);
    // What is beyond the limit is forgotten, so that the sum can't overflow.
    m_pixels = std::min(m_pixels, m_mostPixels) + header->weight();
    if (m_pixels > m_mostPixels) {
        error(tr("The pictures of the drawing have more than %1 million pixels.")
                  .arg(m_mostPixels / 1'000'000));
    }
}

// A line of a million dashes takes longer than anybody waits.
void SvgCheck::checkDashes(const QString &value)
{
    constexpr double shortest = 0.0001;
    const auto sum = SvgCost::dashes(value);
    m_cost.setDashes(sum);
    if (sum && !(*sum >= m_length * shortest))
        error(tr("The dashes of a line are too short to be drawn."));
}

void SvgCheck::checkSize()
{
    const QList<double> box =
        SvgNumbers::all(m_stream.attribute(QLatin1StringView("viewBox"))).value_or(QList<double>());
    if (box.size() == 4)
        m_length = std::max(box[2], box[3]);
    if (m_stream.attribute(QLatin1StringView("viewBox")).isEmpty())
        warnOnce(tr("The drawing has no “viewBox”, so its size depends on who draws it."));
}

void SvgCheck::error(const QString &message)
{
    if (++m_errors <= maxIssues)
        m_issues.append({Issue::Severity::Error, m_file, m_stream.line(), message});
}

void SvgCheck::warnOnce(const QString &message)
{
    if (m_warned.size() >= maxIssues || m_warned.contains(message))
        return;
    m_warned.insert(message);
    m_issues.append({Issue::Severity::Warning, m_file, m_stream.line(), message});
}

} // namespace engine
