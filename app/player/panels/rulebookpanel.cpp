// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/panels/rulebookpanel.h"

#include "app/player/log/logtext.h"
#include "app/player/parts/layout/flowlayout.h"
#include "app/player/parts/searchfield.h"
#include "app/view/text/rulebooktext.h"

#include <QLabel>
#include <QScrollBar>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr int c_roomForHits = 150;
constexpr int c_mostUses = 5;

} // namespace

RulebookPanel::RulebookPanel(GameController &controller, QWidget *parent)
    : DockPanel(controller, parent)
    , m_search(new SearchField({}, this))
    , m_back(new QToolButton(this))
    , m_index(new QToolButton(this))
    , m_current(new QToolButton(this))
    , m_contents(new QTreeWidget(this))
    , m_way(label({}, "note", this))
    , m_text(new QTextBrowser(this))
{
    layOut();
    connect(m_way, &QLabel::linkActivated, this, &RulebookPanel::openRule);
    connect(m_index, &QToolButton::toggled, m_contents, &QWidget::setVisible);
    connect(m_back, &QToolButton::clicked, this, &RulebookPanel::goBack);
    connect(m_current, &QToolButton::clicked, this, &RulebookPanel::returnToCurrent);
    m_search->setLeftByEsc();
    connect(m_search, &QLineEdit::textChanged, this, &RulebookPanel::refreshSoon);
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) {
        if (link.scheme() == QLatin1String("step"))
            emit wishes().stepRequested(link.path().toInt());
        else
            openRule(link.fragment());
    });
    connect(m_contents, &QTreeWidget::itemClicked, this,
            [this](QTreeWidgetItem *item) { openRule(item->data(0, Qt::UserRole).toString()); });
    retranslate();
}

void RulebookPanel::layOut()
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 10, 12, 8);
    layout->setSpacing(8);
    auto *head = new QWidget(this);
    auto *top = new FlowLayout(8, head);
    top->addWidget(m_search);
    auto *buttons = new QWidget(head);
    top->addWidget(buttons);
    auto *row = new FlowLayout(6, buttons);
    for (QToolButton *button : {m_back, m_index, m_current}) {
        setLook(button, "segment");
        row->addWidget(button);
    }
    layout->addWidget(head);
    layout->addWidget(m_contents, 1);
    layout->addWidget(m_way);
    layout->addWidget(m_text, 2);
    m_way->setObjectName(QStringLiteral("ruleWay"));
    m_way->setTextFormat(Qt::RichText);
    m_way->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_index->setCheckable(true);
    m_contents->hide();
    m_contents->setHeaderHidden(true);
    m_text->setOpenLinks(false);
    setLook(m_text, "flat");
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setMinimumHeight(leastText);
    m_text->document()->setDocumentMargin(0);
}

void RulebookPanel::resizeEvent(QResizeEvent *event)
{
    DockPanel::resizeEvent(event);
    // Of a low panel the text is what is wanted.
    m_search->setVisible(height() >= c_roomForHits || !m_search->text().isEmpty());
    showWay();
}

void RulebookPanel::retranslate()
{
    setAccessibleName(tr("Rulebook"));
    m_search->setPlaceholderText(tr("Search the rules"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_back->setText(tr("Back"));
    m_index->setText(tr("Contents"));
    m_current->setText(tr("Current rule"));
    m_current->setToolTip(tr("Back to the rule of the decision"));
    m_contents->setAccessibleName(tr("Contents"));
    m_text->setAccessibleName(tr("Rules"));
}

QString RulebookPanel::currentRule() const
{
    const engine::NameId rule = controller().offer().rule;
    return rule ? controller().state().names().text(rule) : QString();
}

void RulebookPanel::search(const QString &text)
{
    m_search->setText(text);
}

QString RulebookPanel::plainText() const
{
    return m_text->toPlainText();
}

bool RulebookPanel::openRule(const QString &rule)
{
    const auto *paragraph = controller().module().rulebook.find(rule);
    if (!paragraph)
        return false;
    if (!m_shown.isEmpty())
        m_visited.append(m_shown);
    m_follows = paragraph->id == currentRule();
    m_shown = paragraph->id;
    m_lit = paragraph->id;
    const QSignalBlocker blocker(m_search);
    m_search->clear();
    refreshSoon();
    return true;
}

void RulebookPanel::goBack()
{
    if (m_visited.isEmpty())
        return;
    m_shown = m_visited.takeLast();
    m_lit = m_shown;
    m_follows = m_shown == currentRule();
    refreshSoon();
}

void RulebookPanel::returnToCurrent()
{
    m_follows = true;
    const QSignalBlocker blocker(m_search);
    m_search->clear();
    refreshSoon();
}

void RulebookPanel::refresh()
{
    if (m_follows) {
        const auto *paragraph = controller().module().rulebook.find(currentRule());
        m_shown = paragraph ? paragraph->id : QString();
        m_lit = m_shown;
    }
    setGround(m_text);
    m_back->setEnabled(!m_visited.isEmpty());
    m_current->setVisible(!m_follows && !currentRule().isEmpty());
    showContents();
    showWay();
    const QString searched = m_search->text().trimmed();
    if (searched.size() > 1)
        showHits(searched);
    else
        showBook();
}

void RulebookPanel::showContents()
{
    const RulebookText text(controller().module().rulebook, controller().translator(), tokens());
    m_contents->clear();
    QTreeWidgetItem *chapter = nullptr;
    for (const auto &paragraph : controller().module().rulebook.paragraphs) {
        const bool isChapter = RulebookText::depth(paragraph.id) == 0 || !chapter;
        auto *item = isChapter ? new QTreeWidgetItem(m_contents) : new QTreeWidgetItem(chapter);
        if (isChapter)
            chapter = item;
        item->setText(0, paragraph.id + QStringLiteral("  ") + text.title(paragraph));
        item->setToolTip(0, item->text(0));
        item->setData(0, Qt::UserRole, paragraph.id);
    }
}

void RulebookPanel::showWay()
{
    const engine::Rulebook &book = controller().module().rulebook;
    const RulebookText text(book, controller().translator(), tokens());
    QStringList steps = {m_shown.toHtmlEscaped()};
    for (QString id = m_shown; id.contains(u'.');) {
        id = id.section(u'.', 0, -2);
        // A chapter may be called "9" or "9.0".
        const QString above = book.contains(id) ? id : id + QStringLiteral(".0");
        if (above != m_shown && book.contains(above))
            steps.prepend(QStringLiteral("<a href=\"%1\" style=\"color:%2\">%1 %3</a>")
                              .arg(above, tokens().accent.name(),
                                   text.title(*book.find(above)).toHtmlEscaped()));
    }
    m_way->setText(steps.join(QStringLiteral(" › ")));
    m_way->setVisible(steps.size() > 1 && m_search->text().trimmed().size() < 2
                      && height() >= c_roomForHits);
}

QString RulebookPanel::uses(const QString &rule) const
{
    const LogBook &book = LogBook::of(controller());
    const LogText text(controller(), tokens());
    QString items;
    int count = 0;
    const auto &groups = book.groups();
    for (auto group = groups.rbegin(); group != groups.rend(); ++group) {
        for (auto entry = group->entries.rbegin(); entry != group->entries.rend(); ++entry) {
            if (!entry->log.rule || count >= c_mostUses
                || controller().state().names().text(entry->log.rule) != rule)
                continue;
            items += QStringLiteral("<p style=\"margin:1px 0px 1px 12px\">"
                                    "<a href=\"step:%1\" style=\"color:%2\">%1</a>&nbsp; %3</p>")
                         .arg(QString::number(entry->step), tokens().accent.name(),
                              text.plain(entry->log).toHtmlEscaped());
            ++count;
        }
    }
    if (items.isEmpty())
        return {};
    return QStringLiteral(
               "<p style=\"margin:6px 0px 1px 12px; color:%1; font-weight:600\">%2</p>%3")
        .arg(tokens().text2.name(), tr("Where it was used").toHtmlEscaped(), items);
}

void RulebookPanel::showBook()
{
    const RulebookText text(controller().module().rulebook, controller().translator(), tokens());
    QString html;
    for (const auto &paragraph : controller().module().rulebook.paragraphs) {
        html += text.html(paragraph, paragraph.id == m_lit);
        if (paragraph.id == m_lit)
            html += uses(paragraph.id);
    }
    if (html.isEmpty())
        html = QStringLiteral("<p>%1</p>").arg(tr("This module has no rulebook.").toHtmlEscaped());
    m_text->setHtml(html);
    if (!m_shown.isEmpty())
        m_text->scrollToAnchor(m_shown);
}

void RulebookPanel::showHits(const QString &searched)
{
    const RulebookText text(controller().module().rulebook, controller().translator(), tokens());
    QString html;
    int count = 0;
    for (const auto &paragraph : controller().module().rulebook.paragraphs) {
        if (!text.title(paragraph).contains(searched, Qt::CaseInsensitive)
            && !text.text(paragraph).contains(searched, Qt::CaseInsensitive))
            continue;
        html += text.html(paragraph, false, searched);
        ++count;
    }
    const QString head = count ? tr("%n paragraph(s) with “%1”", nullptr, count).arg(searched)
                               : tr("Nothing found for “%1”").arg(searched);
    m_text->setHtml(QStringLiteral("<p style=\"color:%1\">%2</p>")
                        .arg(tokens().text2.name(), head.toHtmlEscaped())
                    + html);
}

} // namespace app
