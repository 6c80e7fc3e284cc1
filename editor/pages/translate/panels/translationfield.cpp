// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/panels/translationfield.h"

#include "app/view/style/tokens.h"
#include "editor/document/languagename.h"
#include "editor/pages/translate/model/worddiff.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextDocument>
#include <QTextOption>

namespace editor {

namespace {

constexpr int c_leastLines = 4;
constexpr int c_mostLines = 12;
constexpr int c_lettersOfALine = 40;
constexpr int c_noteLines = 2;

QString escaped(const QString &text)
{
    return text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
}

} // namespace

TranslationField::TranslationField(QWidget *parent)
    : QWidget(parent)
    , m_sourceTitle(new QLabel)
    , m_source(new QLabel)
    , m_targetTitle(new QLabel)
    , m_edit(new QPlainTextEdit)
    , m_checks(new QLabel)
    , m_about(new QLabel)
    , m_note(new QPlainTextEdit)
    , m_done(new QPushButton)
    , m_check(new QPushButton)
    , m_copy(new QPushButton)
{
    layOut();
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_isShowing && written() != m_text.translation)
            emit typed(written());
    });
    connect(m_note, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_isShowing && textOf(*m_note) != m_text.note)
            emit noted(textOf(*m_note));
    });
    connect(m_done, &QPushButton::clicked, this, &TranslationField::doneWanted);
    connect(m_check, &QPushButton::clicked, this, &TranslationField::checkWanted);
    connect(m_copy, &QPushButton::clicked, this, &TranslationField::copySource);
    retranslate();
    showText(nullptr);
}

void TranslationField::layOut()
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 12);
    layout->setSpacing(6);
    for (QWidget *one : std::initializer_list<QWidget *>{m_sourceTitle, m_source, m_about,
                                                         m_targetTitle, m_edit, m_checks, m_note})
        layout->addWidget(one);
    auto *row = new QHBoxLayout;
    row->addWidget(m_done);
    row->addWidget(m_check);
    row->addStretch();
    row->addWidget(m_copy);
    layout->addLayout(row);
    m_sourceTitle->setProperty("class", QStringLiteral("note"));
    m_targetTitle->setProperty("class", QStringLiteral("note"));
    m_targetTitle->setBuddy(m_edit);
    m_source->setProperty("class", QStringLiteral("well"));
    m_source->setWordWrap(true);
    m_source->setTextFormat(Qt::RichText);
    m_source->setMargin(8);
    m_source->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_about->setProperty("class", QStringLiteral("note"));
    m_about->setWordWrap(true);
    m_about->setTextFormat(Qt::PlainText);
    m_note->setTabChangesFocus(true);
    m_note->setUndoRedoEnabled(false);
    m_note->installEventFilter(this);
    m_checks->setWordWrap(true);
    m_checks->setTextFormat(Qt::RichText);
    m_edit->setTabChangesFocus(true);
    m_edit->setUndoRedoEnabled(false);
    m_edit->installEventFilter(this);
    m_done->setProperty("class", QStringLiteral("primary"));
}

// The plain text of a field has other blanks than were typed.
QString TranslationField::textOf(const QPlainTextEdit &edit)
{
    QString text = edit.document()->toRawText();
    for (QChar &c : text) {
        if (c == QChar::ParagraphSeparator || c == QChar::LineSeparator)
            c = u'\n';
    }
    return text;
}

QString TranslationField::written() const
{
    return textOf(*m_edit);
}

void TranslationField::showNote()
{
    if (textOf(*m_note) != m_text.note)
        m_note->setPlainText(m_text.note);
    m_about->setText(m_text.text.notes.join(u'\n'));
    m_about->setVisible(!m_text.text.notes.isEmpty());
}

void TranslationField::setLanguages(const QString &source, const QString &target)
{
    if (m_sourceLanguage == source && m_targetLanguage == target)
        return;
    m_sourceLanguage = source;
    m_targetLanguage = target;
    retranslate();
}

void TranslationField::showText(const TranslationText *text)
{
    const bool isOther = !text || text->key() != m_text.key();
    m_text = text ? *text : TranslationText();
    setEnabled(text);
    m_isShowing = true;
    if (isOther || written() != m_text.translation) {
        const int position =
            isOther ? int(m_text.translation.size()) : m_edit->textCursor().position();
        m_edit->setPlainText(m_text.translation);
        QTextCursor cursor = m_edit->textCursor();
        cursor.setPosition(std::min(position, int(m_text.translation.size())));
        m_edit->setTextCursor(cursor);
    }
    showNote();
    m_isShowing = false;
    fitHeight();
    showSource();
    showChecks();
}

// Room for as much as the source has, so that it stays the same while somebody types.
void TranslationField::fitHeight()
{
    const int needed = int(m_text.text.source.size()) / c_lettersOfALine + 2
        + int(m_text.text.source.count(u'\n'));
    const int lines = std::clamp(needed, c_leastLines, c_mostLines);
    m_edit->setFixedHeight(fontMetrics().lineSpacing() * lines + 16);
    m_note->setFixedHeight(fontMetrics().lineSpacing() * c_noteLines + 16);
}

void TranslationField::insert(const QString &text)
{
    if (!isEnabled())
        return;
    m_edit->setFocus();
    m_edit->insertPlainText(text);
}

void TranslationField::copySource()
{
    if (!isEnabled())
        return;
    m_edit->selectAll();
    insert(m_text.text.source);
}

void TranslationField::showSource()
{
    const view::Tokens tokens = view::Tokens::of(palette());
    m_sourceTitle->setText(m_text.oldSource.isEmpty()
                               ? languageName(m_sourceLanguage)
                               : tr("%1, changed since").arg(languageName(m_sourceLanguage)));
    if (m_text.oldSource.isEmpty()) {
        m_source->setText(escaped(m_text.text.source));
        return;
    }
    QString html;
    for (const WordChange &change : wordChanges(m_text.oldSource, m_text.text.source)) {
        if (change.kind == WordChange::Kind::Kept)
            html += escaped(change.text);
        else if (change.kind == WordChange::Kind::Added)
            html += QStringLiteral("<b style=\"color:%1; background-color:%2\">%3</b>")
                        .arg(tokens.good.name(), tokens.goodSoft.name(), escaped(change.text));
        else
            html += QStringLiteral("<s style=\"color:%1\">%2</s>")
                        .arg(tokens.text2.name(), escaped(change.text));
    }
    m_source->setText(html);
}

QString TranslationField::badge(const QString &sign, const QString &text, const QColor &ink,
                                const QColor &ground) const
{
    return QStringLiteral("<span style=\"color:%1; background-color:%2\">&nbsp;%3 %4&nbsp;</span>")
        .arg(ink.name(), ground.name(), sign, text.toHtmlEscaped());
}

void TranslationField::showChecks()
{
    const view::Tokens tokens = view::Tokens::of(palette());
    QStringList badges;
    if (!m_text.oldSource.isEmpty())
        badges.append(
            badge(QStringLiteral("!"), tr("Source changed"), tokens.warn, tokens.warnSoft));
    for (const TranslationCheck &check : m_text.checks) {
        if (check.isGood())
            badges.append(badge(QStringLiteral("✓"), check.title(), tokens.good, tokens.goodSoft));
        else if (check.isWarning())
            badges.append(badge(QStringLiteral("!"), check.flaw, tokens.warn, tokens.warnSoft));
        else
            badges.append(badge(QStringLiteral("✗"), check.flaw, tokens.bad, tokens.badSoft));
    }
    m_checks->setText(badges.join(QStringLiteral(" &nbsp;")));
    m_checks->setVisible(!badges.isEmpty());
}

void TranslationField::retranslate()
{
    const QString target = languageName(m_targetLanguage);
    m_targetTitle->setText(target);
    // A text is written from the side that its language begins at, whatever the program speaks.
    const auto directed = [](QPlainTextEdit &edit, const QString &language) {
        QTextOption option = edit.document()->defaultTextOption();
        option.setTextDirection(QLocale(language).textDirection());
        edit.document()->setDefaultTextOption(option);
    };
    directed(*m_edit, m_targetLanguage);
    m_source->setAlignment(QLocale(m_sourceLanguage).textDirection() == Qt::RightToLeft
                               ? Qt::AlignRight | Qt::AlignAbsolute
                               : Qt::AlignLeft | Qt::AlignAbsolute);
    m_edit->setAccessibleName(tr("Translation into %1").arg(target));
    m_source->setAccessibleName(tr("Text to be translated"));
    m_checks->setAccessibleName(tr("What the translation must keep"));
    m_done->setText(tr("Done, next"));
    m_done->setToolTip(tr("Call this text done and go to the next one that is left (Ctrl+Enter)"));
    m_check->setText(tr("Check later"));
    m_check->setToolTip(tr("Keep this translation, mark it so that somebody looks at it again, and "
                           "go on (Ctrl+Shift+Enter)"));
    m_note->setPlaceholderText(tr("Note for other translators"));
    m_note->setAccessibleName(m_note->placeholderText());
    m_about->setAccessibleName(tr("What the gaps stand for"));
    m_copy->setText(tr("Copy source"));
    m_copy->setToolTip(tr("Take the source as the translation (Alt+C)"));
    showSource();
    showChecks();
}

void TranslationField::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::PaletteChange) {
        showSource();
        showChecks();
    } else if (event->type() == QEvent::FontChange) {
        fitHeight();
    }
}

bool TranslationField::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey =
        event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if ((watched != m_edit && watched != m_note) || !isKey)
        return QWidget::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    // The one history of the module takes typing back, not the field.
    const bool isHistory = key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo);
    if (isHistory) {
        event->ignore();
        return true;
    }
    const bool isStep = key->modifiers() == Qt::ControlModifier
        && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down);
    if (!isStep || event->type() == QEvent::ShortcutOverride)
        return QWidget::eventFilter(watched, event);
    emit stepWanted(key->key() == Qt::Key_Down ? 1 : -1);
    return true;
}

} // namespace editor
