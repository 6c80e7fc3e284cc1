// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/panels/translationdelegate.h"

#include "app/view/style/icons.h"
#include "editor/pages/translate/model/translationmodel.h"

#include <QFontDatabase>
#include <QPainter>
#include <QTextLayout>

namespace editor {

using State = TranslationText::State;

namespace {

constexpr int c_margin = 8;
constexpr int c_lines = 2;
constexpr int c_sign = 16;

QColor colorOf(State state, const view::Tokens &tokens)
{
    switch (state) {
    case State::Done:
        return tokens.good;
    case State::Error:
        return tokens.bad;
    case State::ToDo:
        return tokens.text2;
    default:
        return tokens.warn;
    }
}

QString signOf(State state)
{
    switch (state) {
    case State::Done:
        return QStringLiteral("check");
    case State::Error:
        return QStringLiteral("error");
    case State::ToDo:
        return QStringLiteral("minus");
    case State::Long:
        return QStringLiteral("ruler");
    case State::Term:
        return QStringLiteral("rules");
    default:
        return QStringLiteral("warning");
    }
}

// The first lines of a text; the last one says by dots that there is more.
QStringList linesOf(const QString &text, const QFont &font, int width, int most)
{
    const QString plain = QString(text).replace(u'\n', u' ');
    QTextLayout layout(plain, font);
    layout.beginLayout();
    QStringList lines;
    while (lines.size() < most) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        const bool isLast = lines.size() + 1 == most;
        const QString rest = plain.mid(line.textStart());
        lines.append(isLast ? QFontMetrics(font).elidedText(rest.left(width), Qt::ElideRight, width)
                            : rest.left(line.textLength()));
    }
    layout.endLayout();
    return lines;
}

State stateOf(const QModelIndex &index)
{
    return State(index.data(TranslationModel::StateRole).toInt());
}

} // namespace

QIcon TranslationDelegate::sign(State state, const view::Tokens &tokens)
{
    return view::Icons::icon(signOf(state), colorOf(state, tokens));
}

int TranslationDelegate::rowHeight(const QFontMetrics &metrics)
{
    return metrics.lineSpacing() * c_lines + 10;
}

void TranslationDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                                const QModelIndex &index) const
{
    const view::Tokens tokens = view::Tokens::of(option.palette);
    painter->save();
    const bool isChosen = option.state & QStyle::State_Selected;
    painter->fillRect(option.rect, isChosen ? tokens.soft : tokens.raised);
    if (isChosen && index.column() == TranslationModel::State)
        painter->fillRect(
            QStyle::visualRect(option.direction, option.rect,
                               QRect(option.rect.topLeft(), QSize(3, option.rect.height()))),
            tokens.accent);
    if (index.column() == TranslationModel::State)
        paintState(*painter, option, index);
    else
        paintText(*painter, option, index);
    painter->setPen(tokens.line);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter->restore();
}

void TranslationDelegate::paintState(QPainter &painter, const QStyleOptionViewItem &option,
                                     const QModelIndex &index)
{
    const view::Tokens tokens = view::Tokens::of(option.palette);
    const QRect rect = option.rect.adjusted(c_margin + 2, 0, 0, 0);
    const QRect box(rect.x(), rect.center().y() - c_sign / 2, c_sign, c_sign);
    const auto placed = [&](const QRect &where) {
        return QStyle::visualRect(option.direction, option.rect, where);
    };
    sign(stateOf(index), tokens).paint(&painter, placed(box));
    painter.setPen(colorOf(stateOf(index), tokens));
    painter.drawText(placed(rect.adjusted(c_sign + 5, 0, 0, 0)),
                     int(Qt::AlignVCenter | Qt::AlignLeft), index.data().toString());
}

void TranslationDelegate::paintText(QPainter &painter, const QStyleOptionViewItem &option,
                                    const QModelIndex &index)
{
    const view::Tokens tokens = view::Tokens::of(option.palette);
    const bool isWhere = index.column() == TranslationModel::Where;
    const bool isTarget = index.column() == TranslationModel::Target;
    QString text = index.data().toString();
    QFont font = option.font;
    if (isWhere) {
        font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
        font.setPixelSize(QFontInfo(option.font).pixelSize() - 1);
    }
    painter.setPen(isWhere ? tokens.text2 : tokens.text);
    if (isTarget && text.isEmpty()) {
        font.setItalic(true);
        text = TranslationModel::tr("empty");
        painter.setPen(tokens.text2);
    }
    const QString flaw = isTarget ? index.data(TranslationModel::FlawRole).toString() : QString();
    const QRect rect = option.rect.adjusted(c_margin, 0, -c_margin, 0);
    const QStringList lines = linesOf(text, font, rect.width(), flaw.isEmpty() ? c_lines : 1);
    const QFontMetrics metrics(font);
    const int step = metrics.lineSpacing();
    const int count = int(lines.size()) + (flaw.isEmpty() ? 0 : 1);
    int y = rect.center().y() - count * step / 2;
    painter.setFont(font);
    for (const QString &line : lines) {
        painter.drawText(QRect(rect.x(), y, rect.width(), step), int(Qt::AlignVCenter), line);
        y += step;
    }
    if (flaw.isEmpty())
        return;
    painter.setPen(colorOf(stateOf(index), tokens));
    painter.drawText(QRect(rect.x(), y, rect.width(), step), int(Qt::AlignVCenter),
                     metrics.elidedText(flaw, Qt::ElideRight, rect.width()));
}

} // namespace editor
