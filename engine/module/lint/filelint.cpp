// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/lint/filelint.h"

#include "engine/storage/picture/imageheader.h"
#include "engine/storage/picture/svgcheck.h"

namespace engine {

namespace {

bool isPicture(const QString &name)
{
    return name.endsWith(u".svg") || name.endsWith(u".png") || name.endsWith(u".jpg")
        || name.endsWith(u".jpeg");
}

} // namespace

FileLint::FileLint(const Module &module)
    : m_module(module)
{
}

Issues FileLint::run()
{
    checkPictures();
    checkDrawings();
    checkStrangers();
    if (lacksRules()) {
        m_issues.append({Issue::Severity::Error,
                         QStringLiteral("rules/main.lua"),
                         0,
                         tr("The file is missing: something in the module needs rules."),
                         {Issue::Code::MissingRules}});
    }
    return m_issues;
}

// A module without any is played by hand, unless it says that it has some.
bool FileLint::lacksRules() const
{
    const auto &phases = m_module.sequence.phases();
    const bool isAsked = std::any_of(phases.begin(), phases.end(), [](const Phase &phase) {
        return !phase.decision.isEmpty() && phase.decision != u"free";
    });
    return !m_module.hasRules()
        && (isAsked
            || !m_module.files.namesIn(QStringLiteral("rules"), QStringLiteral(".lua")).isEmpty());
}

void FileLint::checkPictures()
{
    checkReferences(m_module.about, QStringLiteral("module.json"));
    for (const Side &side : m_module.sides)
        checkReferences(side.art, QStringLiteral("module.json"));
    for (const Board &board : m_module.map.boards()) {
        m_used.insert(board.picture);
        m_used.insert(board.source[u"underlay"].toString());
        checkReferences(board.style, QStringLiteral("boards/%1.json").arg(board.id));
    }
    for (const Piece &piece : m_module.pieces)
        checkReferences(piece.art, QStringLiteral("pieces.json"));
}

void FileLint::checkReferences(const Json &json, const QString &file)
{
    for (qsizetype i = 0; i < json.size(); ++i)
        checkReferences(json.at(i), file);
    const QString name = json.toString();
    if (!isPicture(name))
        return;
    m_used.insert(name);
    // Thousands of counters share a type: its picture is missed once.
    const QString place = file + u':' + QString::number(json.line()) + name;
    if (m_module.files.contains(name) || m_missing.contains(place))
        return;
    m_missing.insert(place);
    m_issues.append({Issue::Severity::Error,
                     file,
                     json.line(),
                     tr("The module has no picture “%1”.").arg(name),
                     {Issue::Code::MissingPicture, name}});
}

void FileLint::checkDrawings()
{
    for (const QString &name : m_module.files.names()) {
        // Old maps under which a designer draws are no part of the game.
        if (!isPicture(name) || name.startsWith(u"editor/"))
            continue;
        if (!name.endsWith(u".svg")) {
            checkImage(name);
            continue;
        }
        const auto bytes = m_module.files.read(name);
        if (bytes)
            m_issues += SvgCheck(bytes.value(), name, m_module.files).run();
        else
            m_issues.append({Issue::Severity::Error, name, 0, bytes.error().message});
    }
}

void FileLint::checkImage(const QString &name)
{
    const auto bytes = m_module.files.read(name);
    const auto header = bytes ? ImageHeader::read(bytes.value()) : std::nullopt;
    if (!header) {
        m_issues.append({Issue::Severity::Error, name, 0, tr("The picture can't be read.")});
    } else if (header->pixels() > limits::imagePixels) {
        m_issues.append({Issue::Severity::Error, name, 0,
                         tr("The picture has %1 × %2 points; at most %3 million are allowed.")
                             .arg(header->size.width())
                             .arg(header->size.height())
                             .arg(limits::imagePixels / 1'000'000)});
    }
}

void FileLint::checkStrangers()
{
    for (const QString &name : m_module.files.names()) {
        if (!isKnown(name)) {
            m_issues.append({Issue::Severity::Warning,
                             name,
                             0,
                             tr("Nothing in the module speaks of this file."),
                             {Issue::Code::UnusedFile}});
        }
    }
}

bool FileLint::isKnown(const QString &name) const
{
    static const QSet<QString> fixed = {
        QStringLiteral("module.json"),         QStringLiteral("pieces.json"),
        QStringLiteral("rules/state.json"),    QStringLiteral("rules/sequence.json"),
        QStringLiteral("rules/rulebook.json"), QStringLiteral("tests/rules.tsv")};
    if (fixed.contains(name) || m_used.contains(name) || name.startsWith(u"editor/"))
        return true;
    const QString folder = name.section(u'/', 0, 0);
    const QString rest = name.section(u'/', 1);
    const QString base = rest.section(u'.', 0, -2);
    if (rest.isEmpty())
        return name.startsWith(u"README") || name.startsWith(u"LICENSE")
            || name.startsWith(u"NEWS");
    if (folder == u"boards") {
        const auto &boards = m_module.map.boards();
        return std::any_of(boards.begin(), boards.end(), [&](const Board &board) {
            return board.id == base && (rest.endsWith(u".json") || rest.endsWith(u".svg"));
        });
    }
    if (folder == u"scenarios")
        return rest.endsWith(u".json") && m_module.scenario(base);
    if (folder == u"tables")
        return rest.endsWith(u".json");
    if (folder == u"rules")
        return rest.endsWith(u".lua");
    if (folder == u"locale")
        return (rest.endsWith(u".ts") && m_module.languages.contains(base))
            || (rest.endsWith(u".glossary.json")
                && m_module.languages.contains(rest.left(rest.indexOf(u'.'))));
    if (folder == u"tests")
        return rest.endsWith(u".lua") || rest.endsWith(u".play");
    return folder == u"art" && isPicture(rest);
}

} // namespace engine
