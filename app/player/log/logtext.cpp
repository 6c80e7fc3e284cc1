// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/log/logtext.h"

#include "app/player/parts/rulelink.h"
#include "app/player/parts/sidemark.h"

#include <QFontMetrics>
#include <QGuiApplication>
#include <QRegularExpression>

namespace app {

LogText::LogText(const GameController &controller, const Tokens &tokens)
    : m_controller(controller)
    , m_tokens(tokens)
{
}

engine::TextRenderer LogText::texts(const engine::change::Log &log) const
{
    return m_controller.texts().seeing([view = m_controller.view(), &log](engine::PieceId piece) {
        return view.knowsFace(log, piece);
    });
}

QString LogText::plain(const engine::change::Log &log) const
{
    return texts(log).render(log.text);
}

bool LogText::isCode(const QString &word) const
{
    const auto &tables = m_controller.module().tables;
    return std::any_of(tables.begin(), tables.end(), [&](const engine::Table &table) {
        return table.source[u"legend"].contains(word);
    });
}

QString LogText::sentence(const engine::change::Log &log) const
{
    QHash<QString, QString> marked;
    const engine::TextRenderer texts = this->texts(log);
    for (const engine::Value &value : log.text.arguments) {
        if (value.type == engine::Value::Type::Piece) {
            const QString name = texts.pieceName(engine::PieceId(value.number)).toHtmlEscaped();
            marked.insert(name, QStringLiteral("<b>%1</b>").arg(name));
        } else if (value.type == engine::Value::Type::Space) {
            const QString name = texts.spaceName(engine::SpaceId(value.number)).toHtmlEscaped();
            marked.insert(name,
                          QStringLiteral("<a href=\"place:%1\" style=\"color:%2; font-weight:600; "
                                         "text-decoration:none\">%3</a>")
                              .arg(QString::number(value.number), m_tokens.accent.name(), name));
        } else if (value.type == engine::Value::Type::Word) {
            const QString code = m_controller.state().names().text(engine::NameId(value.number));
            if (isCode(code))
                marked.insert(code.toHtmlEscaped(),
                              QStringLiteral("<b>%1</b>").arg(code.toHtmlEscaped()));
        }
    }
    const QString html = texts.render(log.text).toHtmlEscaped();
    QStringList names = marked.keys();
    names.removeAll(QString());
    if (names.isEmpty())
        return html;
    // The longest first, because a name may begin with another one.
    std::sort(names.begin(), names.end(),
              [](const QString &a, const QString &b) { return a.size() > b.size(); });
    for (QString &name : names)
        name = QRegularExpression::escape(name);
    const QRegularExpression any(names.join(u'|'));
    QString result;
    qsizetype from = 0;
    for (auto match = any.globalMatch(html); match.hasNext();) {
        const auto found = match.next();
        result += html.mid(from, found.capturedStart() - from) + marked.value(found.captured());
        from = found.capturedEnd();
    }
    return result + html.mid(from);
}

std::vector<engine::PieceId> LogText::pieces(const engine::change::Log &log)
{
    std::vector<engine::PieceId> found;
    const auto add = [&](engine::PieceId piece) {
        if (piece && std::find(found.begin(), found.end(), piece) == found.end())
            found.push_back(piece);
    };
    for (const engine::Value &value : log.text.arguments) {
        if (value.type == engine::Value::Type::Piece)
            add(engine::PieceId(value.number));
    }
    add(log.piece);
    return found;
}

QString LogText::counterName(engine::PieceId piece)
{
    return QStringLiteral("counter:%1").arg(piece.value);
}

QString LogText::counters(const engine::change::Log &log) const
{
    QString html;
    const engine::TextRenderer texts = this->texts(log);
    for (const engine::PieceId piece : pieces(log))
        html += QStringLiteral("<img src=\"%1\" width=\"%2\" height=\"%2\" alt=\"%3\" "
                               "style=\"vertical-align:middle\"> ")
                    .arg(counterName(piece), QString::number(counterSize),
                         texts.pieceName(piece).toHtmlEscaped());
    return html;
}

QString LogText::dieName(int sides, int value)
{
    return QStringLiteral("die:%1:%2").arg(sides).arg(value);
}

int LogText::dieSides(const engine::change::Log &log)
{
    const bool isUsual = std::all_of(log.dice.begin(), log.dice.end(), [](const auto &die) {
        return die.number >= 1 && die.number <= 6;
    });
    return isUsual ? 6 : 10;
}

QString LogText::row(const LogBook::Entry &entry, const QString &number, Time time,
                     const QString &remark) const
{
    QString text = counters(entry.log) + sentence(entry.log);
    for (const engine::Value &die : entry.log.dice)
        text += QStringLiteral(" <img src=\"%1\" width=\"16\" height=\"16\" alt=\"%2\" "
                               "style=\"vertical-align:middle\">")
                    .arg(dieName(dieSides(entry.log), die.number), QString::number(die.number));
    if (entry.log.rule)
        text += u' '
            + RuleLink::html(m_controller.state().names().text(entry.log.rule), m_tokens)
                  .replace(QLatin1String("href=\""), QLatin1String("href=\"rule:"));
    if (!remark.isEmpty())
        text +=
            QStringLiteral(" · <a href=\"step:%1\" style=\"color:%2\"><i>%3</i></a>")
                .arg(QString::number(entry.step), m_tokens.accent.name(), remark.toHtmlEscaped());
    const QString edge = entry.log.side
        ? SideMark::of(m_controller.module(), entry.log.side, m_tokens).color.name()
        : m_tokens.line2.name();
    const QString ground = time == Time::Shown
        ? QStringLiteral(" bgcolor=\"%1\"").arg(m_tokens.soft.name())
        : QString();
    const QColor ink = time == Time::ToCome ? m_tokens.text2 : m_tokens.text;
    return QStringLiteral("<tr%6><td width=\"3\" bgcolor=\"%1\"></td>"
                          "<td align=\"right\" width=\"%5\" style=\"color:%2; padding:3px 6px 3px "
                          "4px\">%3</td>"
                          "<td width=\"100%\" style=\"color:%7; padding:3px 0px 3px 2px\">"
                          "<a name=\"step%3\"></a>%4</td></tr>")
        .arg(edge, m_tokens.text2.name(), number, text)
        .arg(QFontMetrics(QGuiApplication::font()).horizontalAdvance(QStringLiteral("0000")) + 2)
        .arg(ground, ink.name());
}

QString LogText::note(const QString &words) const
{
    return QStringLiteral("<tr><td></td><td></td><td style=\"color:%1; padding:0px 0px 3px 2px\">"
                          "<small>%2</small></td></tr>")
        .arg(m_tokens.text2.name(), words.toHtmlEscaped());
}

QString LogText::title(const LogBook::Group &group) const
{
    return QStringLiteral("<p style=\"margin:8px 0px 3px 0px; color:%1; font-weight:600\">%2</p>")
        .arg(m_tokens.text2.name(), LogBook::title(m_controller, group).toHtmlEscaped());
}

} // namespace app
