// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace app {

/// A label whose text wraps, of one of the looks that the stylesheet knows.
class WrappedLabel : public QLabel
{
    Q_OBJECT

public:
    WrappedLabel(const QString &text, const char *look, QWidget *parent)
        : QLabel(text, parent)
    {
        setProperty("class", QLatin1String(look));
        setWordWrap(true);
    }
};

} // namespace app
