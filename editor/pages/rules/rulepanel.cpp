// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/rulepanel.h"

#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"
#include "engine/module/model/module.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace editor {

using scripting::LuaOutline;

namespace {

/// Paragraphs, *emphasis* and [links] to rules.
QString textHtml(const QString &text)
{
    static const QRegularExpression link(QStringLiteral("\\[(\\d+(?:\\.[0-9A-Za-z]+)*)\\]"));
    static const QRegularExpression stress(QStringLiteral("\\*([^*\\n]+)\\*"));
    QString html = text.toHtmlEscaped();
    html.replace(link, QStringLiteral("<a href=\"rule:\\1\">\\1</a>"));
    html.replace(stress, QStringLiteral("<b>\\1</b>"));
    if (html.startsWith(QLatin1String("- ")))
        html.prepend(u'\n');
    html.replace(QLatin1String("\n- "), QStringLiteral("<br>• "));
    return QStringLiteral("<p>") + html.replace(QLatin1String("\n\n"), QLatin1String("</p><p>"))
        + QStringLiteral("</p>");
}

QString placeLink(const CodePlace &place)
{
    return QStringLiteral("<a href=\"code:%1:%2\">%3:%4</a>")
        .arg(place.file)
        .arg(place.offset)
        .arg(QFileInfo(place.file).fileName())
        .arg(place.line);
}

} // namespace

RulePanel::RulePanel(const RuleIndex &index, TestRun &run, QWidget *parent)
    : QWidget(parent)
    , m_index(index)
    , m_tests(run)
    , m_number(new QLabel)
    , m_title(new QLabel)
    , m_edit(new QPushButton)
    , m_text(new QTextBrowser)
    , m_run(new QPushButton)
    , m_record(new QPushButton)
{
    auto *head = new QHBoxLayout;
    head->addWidget(m_number);
    head->addWidget(m_title, 1);
    head->addWidget(m_edit);
    m_number->setTextFormat(Qt::RichText);
    m_title->setTextFormat(Qt::RichText);
    m_title->setWordWrap(true);
    // One below the other: their words are long in some languages.
    auto *buttons = new QVBoxLayout;
    buttons->addWidget(m_run);
    buttons->addWidget(m_record);
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_run->setIcon(view::Icons::icon(QStringLiteral("play")));
    m_record->setIcon(view::Icons::icon(QStringLiteral("plus")));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->addLayout(head);
    layout->addWidget(m_text, 1);
    layout->addLayout(buttons);
    connect(m_edit, &QPushButton::clicked, this, [this] { emit editRequested(m_rule); });
    connect(m_run, &QPushButton::clicked, this, [this] {
        QStringList names;
        for (const RuleTests::Test &test : RuleTests(m_index).of(m_rule))
            names.append(test.name);
        if (!names.isEmpty())
            m_tests.start(m_index.live().module(), names);
    });
    connect(m_record, &QPushButton::clicked, this, &RulePanel::recordRequested);
    connect(m_text, &QTextBrowser::anchorClicked, this, &RulePanel::follow);
    connect(&m_tests, &TestRun::finished, this, &RulePanel::refresh);
    retranslate();
}

void RulePanel::retranslate()
{
    m_edit->setText(tr("Edit"));
    m_edit->setToolTip(tr("Edit the paragraph in the rulebook"));
    m_record->setText(tr("Record a test…"));
    m_record->setToolTip(tr("Make a test of what was played in the game that you try"));
    m_text->setAccessibleName(tr("Paragraph of the rulebook"));
    refresh();
}

void RulePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        refresh();
}

void RulePanel::show(const QString &rule)
{
    if (rule == m_rule)
        return;
    m_rule = rule;
    refresh();
}

void RulePanel::refresh()
{
    const auto tokens = view::Tokens::of(palette());
    const auto *paragraph =
        m_index.module() && !m_rule.isEmpty() ? m_index.module()->rulebook.find(m_rule) : nullptr;
    m_number->setVisible(paragraph);
    m_title->setVisible(paragraph);
    m_edit->setVisible(paragraph);
    if (paragraph) {
        m_number->setText(
            QStringLiteral("<span style=\"background:%1; color:%2; "
                           "font-weight:600\">&nbsp;%3&nbsp;</span>")
                .arg(tokens.soft.name(), tokens.accent.name(), m_rule.toHtmlEscaped()));
        m_title->setText(QStringLiteral("<b>%1</b>").arg(paragraph->title.toHtmlEscaped()));
    }
    m_text->document()->setDefaultStyleSheet(
        QStringLiteral("a { color: %1; } h4 { margin-bottom: 2px; } p { margin-top: 2px; }")
            .arg(tokens.accent.name()));
    m_text->setHtml(html());
    const auto tests = m_rule.isEmpty() ? 0 : int(RuleTests(m_index).of(m_rule).size());
    m_run->setVisible(tests > 0);
    m_run->setText(tr("Run %n test(s)", nullptr, tests));
    m_run->setEnabled(!m_tests.isRunning());
}

QString RulePanel::html() const
{
    if (m_rule.isEmpty())
        return QStringLiteral("<p>%1</p>")
            .arg(tr("Put the cursor on code that names a rule: its paragraph appears here."));
    const auto *paragraph = m_index.module() ? m_index.module()->rulebook.find(m_rule) : nullptr;
    if (!paragraph)
        return QStringLiteral("<p>%1</p>").arg(tr("The rulebook has no rule %1.").arg(m_rule));
    return textHtml(paragraph->text) + codeHtml() + testsHtml();
}

QString RulePanel::codeHtml() const
{
    QString list;
    for (const CodePlace &place : m_index.namesOfRule(m_rule)) {
        if (RuleIndex::isTest(place.file))
            continue;
        const LuaOutline &outline = m_index.outline(place.file);
        const int function = outline.functionAround(place.offset);
        const int definition = outline.definitionAround(place.offset);
        const QString where = function >= 0 && !outline.functions[function].name.isEmpty()
            ? outline.functions[function].title()
            : definition >= 0 ? outline.definitions[definition].id
                              : QString();
        list += placeLink(place) + QStringLiteral("&nbsp; ") + where.toHtmlEscaped()
            + QStringLiteral("<br>");
    }
    const QString title =
        list.isEmpty() ? tr("No code names %1").arg(m_rule) : tr("Code that names %1").arg(m_rule);
    return QStringLiteral("<h4>%1</h4><p>%2</p>").arg(title, list);
}

QString RulePanel::testsHtml() const
{
    const auto tokens = view::Tokens::of(palette());
    QString list;
    for (const RuleTests::Test &test : RuleTests(m_index).of(m_rule)) {
        const auto *result = m_tests.result(test.place.file, test.name);
        const QColor color = !result ? tokens.text : result->passed ? tokens.good : tokens.bad;
        const QString sign = !result ? QStringLiteral("·")
            : result->passed         ? QStringLiteral("✓")
                                     : QStringLiteral("✗");
        list += QStringLiteral("<span style=\"color:%1\">%2 </span><a style=\"color:%1\" "
                               "href=\"code:%3:%4\">%5</a>")
                    .arg(color.name(), sign, test.place.file)
                    .arg(test.place.offset)
                    .arg(test.name.toHtmlEscaped());
        if (result && !result->passed)
            list += QStringLiteral(" %1").arg(
                result->failure.section(QStringLiteral(": "), 1).toHtmlEscaped());
        list += QStringLiteral("<br>");
    }
    const QString title = list.isEmpty() ? tr("No test shows this rule") : tr("Tests");
    return QStringLiteral("<h4>%1</h4><p>%2</p>").arg(title, list);
}

void RulePanel::follow(const QUrl &link)
{
    const QString target = link.toString(QUrl::FullyDecoded).section(u':', 1);
    if (link.scheme() == u"rule") {
        show(target);
        return;
    }
    const QString file = target.section(u':', 0, 0);
    emit opened(m_index.place(file, target.section(u':', 1).toInt(), 0));
}

} // namespace editor
