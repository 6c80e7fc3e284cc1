// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/log/logpage.h"

#include "app/player/log/logtext.h"

namespace app {

namespace {

constexpr int c_mostFights = 300; ///< So that the page can still be sent.

const char *const c_style = R"(
body { font: 15px/1.5 Inter, "Noto Sans", sans-serif; color: #1e2226; background: #f7f5f0; max-width: 960px;
  margin: 2em auto; padding: 0 1em; }
h1 { margin-bottom: 0.2em; } h2 { margin: 1.6em 0 0.4em; } h3 { margin: 1.2em 0 0.3em; color: #555a60; }
img { max-width: 100%; border: 1px solid #cbc6ba; border-radius: 6px; margin: 0.4em 0; }
ul { margin: 0; padding-left: 1.4em; } .dice { font-weight: 600; } .rule { color: #0b6666; }
)";

QString picture(const QByteArray &data, const QString &words)
{
    if (data.isEmpty())
        return {};
    const QLatin1String kind =
        data.startsWith("\x89PNG") ? QLatin1String("png") : QLatin1String("jpeg");
    return QStringLiteral("<img alt=\"%1\" src=\"data:image/%2;base64,%3\">\n")
        .arg(words.toHtmlEscaped(), kind, QString::fromLatin1(data.toBase64()));
}

} // namespace

LogPage::LogPage(const GameController &controller)
    : m_controller(controller)
    , m_book(controller)
{
}

bool LogPage::isFight(const engine::change::Log &log)
{
    return log.kind == engine::change::Log::Kind::Combat && log.space;
}

std::vector<LogPage::Wanted> LogPage::wanted() const
{
    std::vector<Wanted> all;
    int turn = -1;
    int fights = 0;
    for (const LogBook::Group &group : m_book.groups()) {
        if (group.turn != turn)
            all.push_back({group.entries.front().step, group.entries.front().step, {}});
        turn = group.turn;
        int fight = -1; // several entries of a step tell of the same one
        for (const LogBook::Entry &entry : group.entries) {
            if (!isFight(entry.log) || entry.step == fight || !entry.step
                || ++fights > c_mostFights)
                continue;
            all.push_back({entry.step, entry.step - 1, entry.log.space});
            fight = entry.step;
        }
    }
    return all;
}

QString LogPage::entry(const LogBook::Entry &entry) const
{
    const LogText text(m_controller, Tokens::light());
    QString html = text.plain(entry.log).toHtmlEscaped();
    QStringList dice;
    for (const engine::Value &die : entry.log.dice)
        dice.append(QString::number(die.number));
    if (!dice.isEmpty())
        html += QStringLiteral(" <span class=\"dice\">[%1]</span>").arg(dice.join(u' '));
    if (entry.log.rule)
        html += QStringLiteral(" <span class=\"rule\">%1</span>")
                    .arg(m_controller.state().names().text(entry.log.rule).toHtmlEscaped());
    return QStringLiteral("<li>%1</li>\n").arg(html);
}

QString LogPage::html(const QList<QByteArray> &pictures, const QString &more) const
{
    const std::vector<Wanted> places = wanted();
    QString body;
    int turn = -1;
    qsizetype next = 0;
    const auto take = [&](const QString &words) {
        const QByteArray data = next < pictures.size() ? pictures[next] : QByteArray();
        ++next;
        return picture(data, words);
    };
    for (const LogBook::Group &group : m_book.groups()) {
        const QString title = LogBook::title(m_controller, group);
        if (group.turn != turn) {
            const QString name =
                QCoreApplication::translate("app::LogBook", "Turn %1").arg(group.turn);
            body += QStringLiteral("<h2>%1</h2>\n").arg(name.toHtmlEscaped()) + take(name);
        }
        turn = group.turn;
        body += QStringLiteral("<h3>%1</h3>\n<ul>\n").arg(title.toHtmlEscaped());
        for (const LogBook::Entry &one : group.entries) {
            body += entry(one);
            const bool isShown = size_t(next) < places.size() && places[size_t(next)].space
                && places[size_t(next)].step == one.step && isFight(one.log);
            if (isShown)
                body += QStringLiteral("</ul>\n%1<ul>\n")
                            .arg(take(m_controller.texts().spaceName(one.log.space)));
        }
        body += QStringLiteral("</ul>\n");
    }
    const QString title = m_controller.translator()
                              .translate(QStringLiteral("module.json"), m_controller.module().title)
                              .toHtmlEscaped();
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\">"
                          "<title>%2</title><style>%4</style></head>\n<body>\n<h1>%2</h1>\n%3"
                          "</body></html>\n")
        .arg(m_controller.translator().language().toHtmlEscaped(), title, more + body,
             QLatin1String(c_style));
}

} // namespace app
