// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/parts/searchfield.h"

#include <QKeyEvent>

namespace app {

SearchField::SearchField(const QString &what, QWidget *parent)
    : QLineEdit(parent)
{
    setPlaceholderText(what);
    setAccessibleName(what);
    setClearButtonEnabled(true);
}

QString SearchField::plain(const QString &text)
{
    QString letters = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
    letters.removeIf([](QChar c) { return c.isMark(); });
    return letters;
}

bool SearchField::finds(const QString &text) const
{
    const QString all = plain(text);
    const QStringList words = plain(this->text()).split(u' ', Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(),
                       [&](const QString &word) { return all.contains(word); });
}

bool SearchField::focusNear(QWidget *widget)
{
    for (QWidget *around = widget; around; around = around->parentWidget()) {
        for (auto *field : around->findChildren<SearchField *>()) {
            if (!field->isVisible() || field->visibleRegion().isEmpty())
                continue;
            field->setFocus(Qt::ShortcutFocusReason);
            field->selectAll();
            return true;
        }
        if (around->isWindow())
            return false;
    }
    return false;
}

QSize SearchField::minimumSizeHint() const
{
    constexpr int usualLetters = 17; // for which Qt makes room in every field
    const QFontMetrics metrics = fontMetrics();
    const int edges = sizeHint().width() - usualLetters * metrics.horizontalAdvance(u'x');
    return {edges + metrics.horizontalAdvance(placeholderText()),
            QLineEdit::minimumSizeHint().height()};
}

void SearchField::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        event->accept();
    } else if (key == Qt::Key_Down) {
        focusNextChild();
    } else if (key == Qt::Key_Escape && !text().isEmpty() && !m_isLeftByEsc) {
        clear();
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

} // namespace app
