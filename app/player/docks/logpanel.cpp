// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/docks/logpanel.h"

#include "app/player/docks/countershelf.h"
#include "app/player/docks/dieface.h"
#include "app/player/docks/flowlayout.h"
#include "app/player/docks/logtext.h"

#include <QBuffer>
#include <QLineEdit>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

namespace app {

namespace {

bool isOf(LogPanel::Filter filter, const engine::change::Log &log)
{
    using Kind = engine::change::Log::Kind;
    switch (filter) {
    case LogPanel::Filter::Combat:
        return log.kind == Kind::Combat || log.kind == Kind::Roll || !log.dice.empty();
    case LogPanel::Filter::Moves:
        return log.kind == Kind::Move;
    case LogPanel::Filter::All:
        break;
    }
    return true;
}

} // namespace

LogPanel::LogPanel(GameController &controller, QWidget *parent)
    : DockPanel(controller, parent)
    , m_search(new QLineEdit(this))
    , m_text(new QTextBrowser(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 10, 12, 8);
    layout->setSpacing(8);
    layout->addWidget(m_search);
    auto *buttons = new QWidget(this);
    auto *row = new FlowLayout(6, buttons);
    for (int i = 0; i < 3; ++i) {
        auto *button = new QToolButton(buttons);
        button->setCheckable(true);
        button->setAutoExclusive(true);
        button->setChecked(i == 0);
        connect(button, &QToolButton::clicked, this, [this, i] { setFilter(Filter(i)); });
        row->addWidget(button);
        m_filters.append(button);
    }
    layout->addWidget(buttons);
    layout->addWidget(m_text, 1);
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, this, &LogPanel::refreshSoon);
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setMinimumHeight(leastText);
    m_text->document()->setDocumentMargin(0);
    m_text->viewport()->setAutoFillBackground(false);
    connect(m_text, &QTextBrowser::anchorClicked, this, &LogPanel::follow);
    retranslate();
}

void LogPanel::retranslate()
{
    m_search->setPlaceholderText(tr("Search the log"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_filters[0]->setText(tr("All"));
    m_filters[1]->setText(tr("Combat"));
    m_filters[2]->setText(tr("Moves"));
    m_text->setAccessibleName(tr("Log"));
    setAccessibleName(tr("Log"));
}

void LogPanel::setFilter(Filter filter)
{
    m_filter = filter;
    m_filters[int(filter)]->setChecked(true);
    refreshSoon();
}

void LogPanel::setPlace(engine::SpaceId space)
{
    m_place = space;
    refreshSoon();
}

bool LogPanel::isShown(const LogBook::Entry &entry, const QString &sentence) const
{
    if (!isOf(m_filter, entry.log) || (m_place && entry.log.space != m_place))
        return false;
    return sentence.contains(m_search->text().trimmed(), Qt::CaseInsensitive);
}

void LogPanel::addDice()
{
    const Tokens colors = tokens();
    for (const int sides : {6, 10}) {
        for (int value = 0; value <= sides; ++value)
            m_text->document()->addResource(
                QTextDocument::ImageResource, QUrl(LogText::dieName(sides, value)),
                DieFace::image(value, sides, 16, devicePixelRatioF(), colors));
    }
}

void LogPanel::addCounters(const std::set<engine::PieceId> &pieces)
{
    CounterShelf &shelf = CounterShelf::of(controller());
    for (const engine::PieceId piece : pieces)
        m_text->document()->addResource(
            QTextDocument::ImageResource, QUrl(LogText::counterName(piece)),
            shelf.pixmap(piece, LogText::counterSize, devicePixelRatioF()));
}

void LogPanel::refresh()
{
    const LogBook book(controller());
    const LogText text(controller(), tokens());
    QString html;
    int count = 0;
    std::set<engine::PieceId> pieces;
    const auto &groups = book.groups();
    for (auto group = groups.rbegin(); group != groups.rend() && count < m_most; ++group) {
        QString rows;
        for (auto entry = group->entries.rbegin(); entry != group->entries.rend(); ++entry) {
            if (count >= m_most || !isShown(*entry, text.plain(entry->log)))
                continue;
            rows += text.row(*entry);
            for (const engine::PieceId piece : LogText::pieces(entry->log))
                pieces.insert(piece);
            ++count;
        }
        if (!rows.isEmpty())
            html += text.title(*group)
                + QStringLiteral(
                      "<table cellspacing=\"0\" cellpadding=\"0\" width=\"100%\">%1</table>")
                      .arg(rows);
    }
    if (count >= m_most)
        html += QStringLiteral("<p><a href=\"more:\">%1</a></p>")
                    .arg(tr("Show older entries").toHtmlEscaped());
    if (!count) {
        const QString words =
            groups.empty() ? tr("Nothing has happened yet.") : tr("No entry fits the search.");
        html = QStringLiteral("<p style=\"color:%1\">%2</p>").arg(tokens().text2.name(), words);
    }
    setGround(m_text);
    m_text->document()->clear();
    addDice();
    addCounters(pieces);
    m_text->setHtml(html);
}

void LogPanel::follow(const QUrl &link)
{
    const QString target = link.toString().section(u':', 1);
    if (link.scheme() == QLatin1String("place")) {
        emit placeRequested(engine::SpaceId(target.toInt()));
    } else if (link.scheme() == QLatin1String("rule")) {
        emit ruleRequested(target);
    } else if (link.scheme() == QLatin1String("more")) {
        m_most *= 4;
        refreshSoon();
    }
}

QString LogPanel::plainText() const
{
    return m_text->toPlainText();
}

QString LogPanel::toHtml() const
{
    const LogBook book(controller());
    const LogText text(controller(), Tokens::light());
    QString body;
    for (const LogBook::Group &group : book.groups()) {
        body += QStringLiteral("<h2>%1</h2>\n<ul>\n")
                    .arg(LogBook::title(controller(), group).toHtmlEscaped());
        for (const LogBook::Entry &entry : group.entries) {
            QStringList dice;
            for (const engine::Value &die : entry.log.dice)
                dice.append(QString::number(die.number));
            body +=
                QStringLiteral("<li>%1%2</li>\n")
                    .arg(text.plain(entry.log).toHtmlEscaped(),
                         dice.isEmpty() ? QString() : QStringLiteral(" [%1]").arg(dice.join(u' ')));
        }
        body += QStringLiteral("</ul>\n");
    }
    const QString title = controller()
                              .translator()
                              .translate(QStringLiteral("module.json"), controller().module().title)
                              .toHtmlEscaped();
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\">"
                          "<title>%2</title></head>\n<body>\n<h1>%2</h1>\n%3</body></html>\n")
        .arg(controller().translator().language().toHtmlEscaped(), title, body);
}

} // namespace app
