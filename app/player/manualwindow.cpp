// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/manualwindow.h"

#include "app/view/style/icons.h"
#include "app/view/style/windowsize.h"
#include "scripting/source/apireference.h"

#include <QDesktopServices>
#include <QDir>
#include <QHBoxLayout>
#include <QImageReader>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextList>
#include <QTextTable>
#include <QVBoxLayout>

namespace app {

namespace {

const QString c_ending = QStringLiteral(".md");
constexpr int c_widestPicture = 720;
constexpr int c_aboveHeading = 14;
constexpr int c_belowParagraph = 9;
constexpr int c_belowItem = 4;
const QString c_english = QStringLiteral("en");
const QString c_reference = QStringLiteral("lua-reference");
const QString c_api = QStringLiteral(":/api");

QString readText(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// As links inside of a page name a heading: small letters, hyphens between words.
QString anchorOf(const QString &heading)
{
    static const QRegularExpression others(QStringLiteral("[^\\w\\- ]"),
                                           QRegularExpression::UseUnicodePropertiesOption);
    QString anchor = heading.trimmed().toLower();
    anchor.remove(others);
    return anchor.replace(u' ', u'-');
}

} // namespace

ManualWindow::ManualWindow(const QString &folder, const QString &language, QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_folder(folder)
    , m_contents(new QListWidget(this))
    , m_text(new QTextBrowser(this))
    , m_find(new QLineEdit(this))
    , m_notFound(new QLabel(this))
{
    setObjectName(QStringLiteral("manual"));
    view::resizeOnScreen(*this, {1040, 720});
    m_text->setOpenLinks(false);
    m_text->document()->setDocumentMargin(18);
    auto *splitter = new QSplitter(this);
    splitter->addWidget(m_contents);
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeFind());
    column->addWidget(m_text, 1);
    splitter->addWidget(page);
    splitter->setSizes({240, 800});
    splitter->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);
    connect(m_contents, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (item)
            showPage(item->data(Qt::UserRole).toString());
    });
    connect(m_text, &QTextBrowser::anchorClicked, this, &ManualWindow::follow);
    setLanguage(language);
}

void ManualWindow::setLanguage(const QString &language)
{
    const QString shown = page();
    m_language = language;
    setWindowTitle(tr("Manual"));
    m_contents->setAccessibleName(tr("Pages of the manual"));
    m_text->setAccessibleName(tr("Manual"));
    m_find->setPlaceholderText(tr("Find on this page"));
    m_find->setAccessibleName(m_find->placeholderText());
    m_notFound->setText(tr("Not on this page"));
    QStringList names;
    for (const QString &folder : {m_language, c_english}) {
        const QDir dir(m_folder + u'/' + folder);
        for (const QString &file : dir.entryList({u'*' + c_ending}, QDir::Files)) {
            if (const QString name = file.chopped(c_ending.size()); !names.contains(name))
                names << name;
        }
    }
    if (QDir(c_api).exists())
        names << c_reference;
    names.sort();
    // The page for players stands before those for makers of games, who begin with their own.
    for (const QString &first : {QStringLiteral("own-game"), QStringLiteral("manual")}) {
        if (names.removeOne(first))
            names.prepend(first);
    }
    m_contents->clear();
    for (const QString &name : std::as_const(names)) {
        auto *item = new QListWidgetItem(titleOf(textOf(name)), m_contents);
        item->setData(Qt::UserRole, name);
        item->setToolTip(item->text());
    }
    if (!openPage(shown))
        m_contents->setCurrentRow(0);
}

QString ManualWindow::pathOf(const QString &name) const
{
    for (const QString &folder : {m_language, c_english}) {
        const QString path = m_folder + u'/' + folder + u'/' + name + c_ending;
        if (QFile::exists(path))
            return path;
    }
    return {};
}

QString ManualWindow::textOf(const QString &name) const
{
    return name == c_reference ? scripting::ApiReference(c_api).page() : readText(pathOf(name));
}

QString ManualWindow::titleOf(const QString &text)
{
    for (const QStringView line : QStringTokenizer(text, u'\n')) {
        if (line.startsWith(QLatin1String("# ")))
            return line.mid(2).trimmed().toString();
    }
    return {};
}

QWidget *ManualWindow::makeFind()
{
    auto *bar = new QWidget(this);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(18, 8, 18, 8);
    m_find->addAction(Icons::icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_find->setClearButtonEnabled(true);
    m_find->setMaximumWidth(360);
    m_find->setObjectName(QStringLiteral("find"));
    m_notFound->setProperty("class", QStringLiteral("help"));
    m_notFound->hide();
    row->addWidget(m_find, 1);
    row->addWidget(m_notFound);
    row->addStretch();
    connect(m_find, &QLineEdit::textChanged, this, [this] {
        m_text->moveCursor(QTextCursor::Start);
        findAgain(false);
    });
    connect(m_find, &QLineEdit::returnPressed, this, [this] { findAgain(false); });
    const auto key = [this](const QKeySequence &keys, auto &&function) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, function);
    };
    key(QKeySequence::Find, [this] {
        m_find->setFocus(Qt::ShortcutFocusReason);
        m_find->selectAll();
    });
    key(QKeySequence::FindNext, [this] { findAgain(false); });
    key(QKeySequence::FindPrevious, [this] { findAgain(true); });
    return bar;
}

void ManualWindow::findAgain(bool isBackwards)
{
    m_notFound->setVisible(!m_find->text().isEmpty() && !find(m_find->text(), isBackwards));
}

bool ManualWindow::find(const QString &words, bool isBackwards)
{
    const auto flags = isBackwards ? QTextDocument::FindFlags(QTextDocument::FindBackward)
                                   : QTextDocument::FindFlags();
    if (m_text->find(words, flags))
        return true;
    const QTextCursor before = m_text->textCursor();
    m_text->moveCursor(isBackwards ? QTextCursor::End : QTextCursor::Start);
    if (m_text->find(words, flags))
        return true;
    m_text->setTextCursor(before);
    return false;
}

QStringList ManualWindow::pages() const
{
    QStringList names;
    for (int i = 0; i < m_contents->count(); ++i)
        names << m_contents->item(i)->data(Qt::UserRole).toString();
    return names;
}

QString ManualWindow::page() const
{
    const QListWidgetItem *item = m_contents->currentItem();
    return item ? item->data(Qt::UserRole).toString() : QString();
}

QString ManualWindow::plainText() const
{
    return m_text->toPlainText();
}

bool ManualWindow::openPage(const QString &name)
{
    const auto row = pages().indexOf(name);
    if (row < 0)
        return false;
    m_contents->setCurrentRow(int(row));
    return true;
}

void ManualWindow::showPage(const QString &name)
{
    const QString path = pathOf(name);
    m_text->setSearchPaths({QFileInfo(path).path()}); // pictures are named from the page's folder
    m_text->setMarkdown(textOf(name));
    spaceParagraphs();
    fitPictures(QFileInfo(path).path());
    m_text->verticalScrollBar()->setValue(0);
}

// Markdown comes without any room between its paragraphs.
void ManualWindow::spaceParagraphs()
{
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        const bool isHeading = format.headingLevel() > 0;
        const bool isCode = format.hasProperty(QTextFormat::BlockCodeFence);
        if (cursor.currentTable() || (isCode && block.next().blockFormat() == format))
            continue;
        format.setTopMargin(isHeading ? c_aboveHeading : 0);
        format.setBottomMargin(block.textList() ? c_belowItem : c_belowParagraph);
        cursor.setBlockFormat(format);
    }
}

void ManualWindow::fitPictures(const QString &folder)
{
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            QTextImageFormat format = it.fragment().charFormat().toImageFormat();
            if (!format.isValid())
                continue;
            const QSize size = QImageReader(QDir::cleanPath(folder + u'/' + format.name())).size();
            if (size.width() <= c_widestPicture)
                continue;
            format.setWidth(c_widestPicture);
            format.setHeight(double(size.height()) * c_widestPicture / size.width());
            QTextCursor cursor(block);
            cursor.setPosition(it.fragment().position());
            cursor.setPosition(it.fragment().position() + it.fragment().length(),
                               QTextCursor::KeepAnchor);
            cursor.setCharFormat(format);
            break; // the fragments of the block are others now
        }
    }
}

void ManualWindow::follow(const QUrl &link)
{
    if (!link.isRelative()) {
        QDesktopServices::openUrl(link);
        return;
    }
    const QString file = link.fileName();
    if (file.endsWith(c_ending) && !openPage(file.chopped(c_ending.size())))
        return;
    if (link.hasFragment())
        goToHeading(link.fragment());
}

void ManualWindow::goToHeading(const QString &anchor)
{
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || anchorOf(block.text()) != anchor)
            continue;
        QTextCursor cursor(block);
        m_text->moveCursor(QTextCursor::End); // so that the heading comes to the top
        m_text->setTextCursor(cursor);
        m_text->verticalScrollBar()->setValue(m_text->verticalScrollBar()->value()
                                              + m_text->cursorRect(cursor).top());
        return;
    }
}

} // namespace app
