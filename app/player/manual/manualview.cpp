// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/manual/manualview.h"

#include "app/view/style/tokens.h"

#include <QDir>
#include <QEvent>
#include <QImageReader>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextList>
#include <QTextTable>

namespace app {

namespace {

constexpr int c_widestPicture = 720;
constexpr int c_aboveHeading = 14;
constexpr int c_belowParagraph = 9;
constexpr int c_belowItem = 4;

/// As links inside of a page name a heading: small letters, hyphens between words.
QString anchorOf(const QString &heading)
{
    static const QRegularExpression others(QStringLiteral("[^\\w\\- ]"),
                                           QRegularExpression::UseUnicodePropertiesOption);
    QString anchor = heading.trimmed().toLower();
    anchor.remove(others);
    return anchor.replace(u' ', u'-');
}

QSize shownSize(QSize size)
{
    if (size.width() <= c_widestPicture)
        return size;
    return {c_widestPicture, qRound(double(size.height()) * c_widestPicture / size.width())};
}

} // namespace

ManualView::ManualView(QWidget *parent)
    : QTextBrowser(parent)
{
    setOpenLinks(false);
    document()->setDocumentMargin(18);
}

void ManualView::showPage(const QString &markdown, const QString &folder)
{
    m_markdown = markdown;
    m_folder = folder;
    layOut();
    verticalScrollBar()->setValue(0);
}

void ManualView::layOut()
{
    m_ratio = devicePixelRatioF();
    setMarkdown(m_markdown);
    spaceParagraphs();
    fitPictures();
    mark(m_marked);
}

QString ManualView::pathOf(const QString &picture) const
{
    return QDir::cleanPath(m_folder + u'/' + picture);
}

// A picture that is drawn pixel by pixel is sharp; what Qt shrinks while it paints is not.
QVariant ManualView::loadResource(int type, const QUrl &name)
{
    if (type != QTextDocument::ImageResource)
        return QTextBrowser::loadResource(type, name);
    QImageReader reader(pathOf(name.toString()));
    const QImage whole = reader.read();
    if (whole.isNull())
        return {};
    const QSize shown = shownSize(whole.size());
    const QSize pixels = (QSizeF(shown) * m_ratio).toSize();
    const bool isSmaller = pixels.width() < whole.width();
    QImage image = isSmaller ? whole.convertToFormat(QImage::Format_ARGB32_Premultiplied)
                                   .scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                             : whole;
    image.setDevicePixelRatio(double(image.width()) / shown.width());
    return image;
}

void ManualView::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange
        || event->type() == QEvent::StyleChange)
        mark(m_marked);
}

// On a screen of another density the pictures have to be others.
void ManualView::paintEvent(QPaintEvent *event)
{
    if (m_ratio != devicePixelRatioF() && !m_markdown.isEmpty()) {
        const int place = verticalScrollBar()->value();
        layOut();
        verticalScrollBar()->setValue(place);
    }
    QTextBrowser::paintEvent(event);
}

// Markdown comes without any room between its paragraphs.
void ManualView::spaceParagraphs()
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
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

void ManualView::fitPictures()
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            QTextImageFormat format = it.fragment().charFormat().toImageFormat();
            if (!format.isValid())
                continue;
            const QSize shown = shownSize(QImageReader(pathOf(format.name())).size());
            format.setWidth(shown.width());
            format.setHeight(shown.height());
            QTextCursor cursor(block);
            cursor.setPosition(it.fragment().position());
            cursor.setPosition(it.fragment().position() + it.fragment().length(),
                               QTextCursor::KeepAnchor);
            cursor.setCharFormat(format);
            break; // the fragments of the block are others now
        }
    }
}

void ManualView::mark(const QString &words)
{
    m_marked = words;
    QList<QTextEdit::ExtraSelection> lit;
    QTextCharFormat format;
    format.setBackground(view::Tokens::of(palette()).warnSoft);
    if (!words.isEmpty()) {
        for (QTextCursor at = document()->find(words); !at.isNull();
             at = document()->find(words, at))
            lit.append({at, format});
    }
    setExtraSelections(lit);
}

bool ManualView::findNext(const QString &words, bool isBackwards)
{
    return find(words, isBackwards ? QTextDocument::FindBackward : QTextDocument::FindFlags());
}

void ManualView::goToHeading(const QString &anchor)
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || anchorOf(block.text()) != anchor)
            continue;
        const QTextCursor cursor(block);
        moveCursor(QTextCursor::End); // so that the heading comes to the top
        setTextCursor(cursor);
        verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect(cursor).top());
        return;
    }
}

} // namespace app
