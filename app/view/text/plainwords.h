// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QHelpEvent;

namespace view {

/// Words are words, in every label, box and tip of the program.
///
/// Qt takes many a sentence for HTML unless it is told otherwise, and then opens and decodes
/// whatever file or bytes an `<img>` in it names, past the checks that pictures of modules have to
/// pass. Titles, names and answers of a stranger's module stand in hundreds of places; so a label
/// has HTML only where it says so itself, and a widget's tip never has any.
class PlainWords : public QObject
{
    Q_OBJECT

public:
    /// In the whole program, from now on; again, nothing changes.
    static void everywhere();
    /// A tip that shows \a words as they are; what does not look like HTML is left alone.
    static QString tip(const QString &words);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    using QObject::QObject;
    static bool showTip(QWidget &widget, const QHelpEvent &help);
};

} // namespace view
