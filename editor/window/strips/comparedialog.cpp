// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/strips/comparedialog.h"

#include "app/view/style/monofont.h"
#include "app/view/style/tokens.h"
#include "app/view/style/windowsize.h"
#include "editor/document/linediff.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBlock>
#include <QVBoxLayout>

namespace editor {

namespace {

constexpr qsizetype c_around = 3; // equal lines that are shown before a change

QString lineText(const QByteArray &line)
{
    QString text = QString::fromUtf8(line);
    while (text.endsWith(u'\n') || text.endsWith(u'\r'))
        text.chop(1);
    return text;
}

} // namespace

CompareDialog::CompareDialog(QWidget *parent)
    : QDialog(parent)
    , m_view(new QPlainTextEdit)
{
    setWindowTitle(tr("Compare"));
    view::resizeOnScreen(*this, {fontMetrics().height() * 56, fontMetrics().height() * 40});
    auto *help = new QLabel(tr("− is here in the editor, + is outside."));
    help->setProperty("class", QStringLiteral("help"));
    m_view->setReadOnly(true);
    m_view->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_view->setFont(view::monoFont());
    m_view->setAccessibleName(tr("Differences"));
    auto *buttons = new QDialogButtonBox;
    auto *close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(help);
    layout->addWidget(m_view);
    layout->addWidget(buttons);
}

void CompareDialog::addLine(Kind kind, const QString &text)
{
    const auto tokens = view::Tokens::of(palette());
    const QString sign = kind == Kind::Mine ? QStringLiteral("− ")
        : kind == Kind::Theirs              ? QStringLiteral("+ ")
        : kind == Kind::Head                ? QString()
                                            : QStringLiteral("  ");
    m_view->appendPlainText(sign + text);
    QTextBlockFormat format;
    if (kind == Kind::Mine)
        format.setBackground(tokens.badSoft);
    else if (kind == Kind::Theirs)
        format.setBackground(tokens.goodSoft);
    else if (kind == Kind::Head)
        format.setBackground(tokens.sunk);
    QTextCursor(m_view->document()->lastBlock()).setBlockFormat(format);
}

void CompareDialog::add(const QString &file, const QByteArray &mine, const QByteArray &theirs)
{
    addLine(Kind::Head, file);
    const QByteArrayList lines = linesOf(mine);
    qsizetype shown = 0;
    for (const LineChange &change : lineChanges(mine, theirs)) {
        const qsizetype from = std::max(shown, change.from - c_around);
        addLine(Kind::Head, tr("Line %1").arg(from + 1));
        for (qsizetype i = from; i < change.from; ++i)
            addLine(Kind::Same, lineText(lines[i]));
        for (qsizetype i = 0; i < change.count; ++i)
            addLine(Kind::Mine, lineText(lines[change.from + i]));
        for (const QByteArray &line : change.lines)
            addLine(Kind::Theirs, lineText(line));
        shown = change.from + change.count;
    }
    m_view->moveCursor(QTextCursor::Start);
}

QString CompareDialog::text() const
{
    return m_view->toPlainText();
}

} // namespace editor
