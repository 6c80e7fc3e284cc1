// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/seenpanel.h"

#include "app/view/text/rulebooktext.h"
#include "engine/i18n/pluralform.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace editor {

namespace {

// As far as numbers have other words in some language.
constexpr int c_numbers[] = {1, 2, 5};

// With a number in all gaps that count something.
QString counted(const QString &text, const QString &language, int number)
{
    static const QRegularExpression plural(QStringLiteral("\\{([1-9])\\|([^}]*)\\}"));
    QString filled;
    QStringList counting;
    qsizetype from = 0;
    for (auto match = plural.globalMatch(text); match.hasNext();) {
        const auto found = match.next();
        const QStringList forms = found.captured(2).split(u'|');
        filled += QStringView(text).mid(from, found.capturedStart() - from);
        filled += forms[engine::pluralForm(language, number, int(forms.size()))];
        from = found.capturedEnd();
        counting.append(QStringLiteral("{%1}").arg(found.captured(1)));
    }
    filled += QStringView(text).mid(from);
    for (const QString &gap : counting)
        filled.replace(gap, QString::number(number));
    return filled;
}

} // namespace

SeenPanel::SeenPanel(QWidget *parent)
    : QWidget(parent)
    , m_preview(new QLabel)
    , m_go(new QPushButton)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 12);
    layout->addWidget(m_preview);
    layout->addWidget(m_go, 0, Qt::AlignLeft);
    m_preview->setProperty("class", QStringLiteral("well"));
    m_preview->setWordWrap(true);
    m_preview->setMargin(8);
    m_preview->setTextFormat(Qt::RichText);
    connect(m_go, &QPushButton::clicked, this, &SeenPanel::goWanted);
    retranslate();
}

void SeenPanel::showText(const TranslationText *text, const Translation &translation,
                         const engine::Rulebook &book)
{
    m_text = text ? *text : TranslationText();
    m_language = translation.language();
    m_book = book;
    setParagraph(translation);
    setEnabled(text);
    refresh();
}

void SeenPanel::setParagraph(const Translation &translation)
{
    m_paragraph = {};
    const QString number = m_text.text.comment.section(u' ', 0, 0);
    const auto *found = number.isEmpty() ? nullptr : m_book.find(number);
    if (!found || found->id != number)
        return;
    m_paragraph = *found;
    const auto put = [&](QString &text, const char *part) {
        const QString comment = number + QLatin1String(part);
        const int index =
            translation.indexOf(TranslationText::keyOf(m_text.text.context, comment, text));
        if (index >= 0 && !translation.texts()[size_t(index)].translation.isEmpty())
            text = translation.texts()[size_t(index)].translation;
    };
    put(m_paragraph.title, " title");
    put(m_paragraph.text, " text");
}

QString SeenPanel::sentences() const
{
    QStringList lines;
    for (const int number : c_numbers) {
        const QString line = counted(m_text.translation, m_language, number).toHtmlEscaped();
        if (!lines.contains(line))
            lines.append(line);
    }
    return lines.join(QStringLiteral("<br>"));
}

void SeenPanel::refresh()
{
    m_preview->setVisible(!m_text.translation.isEmpty());
    const engine::Translator none;
    const view::RulebookText book(m_book, none, view::Tokens::of(palette()));
    m_preview->setText(m_paragraph.id.isEmpty() ? sentences() : book.html(m_paragraph, false));
}

void SeenPanel::retranslate()
{
    m_go->setText(tr("Go to its place"));
    m_go->setToolTip(tr("Open the part of the module that this text belongs to"));
    m_preview->setAccessibleName(tr("As players read it"));
}

void SeenPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace editor
