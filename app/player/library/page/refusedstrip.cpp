// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/library/page/refusedstrip.h"

#include "engine/i18n/translator.h"

namespace app {

RefusedStrip::RefusedStrip(const LibraryModule &entry, const QString &language, QWidget *parent)
    : MessageStrip(Kind::Warning, textFor(entry, language), parent)
{
    setObjectName(QStringLiteral("refusedPictures"));
    setDetails(LibraryModule::details(entry.refused));
}

QString RefusedStrip::textFor(const LibraryModule &entry, const QString &language)
{
    const QString title = engine::Translator(*entry.module, language).translate(entry.title());
    return tr("<b>%1</b>: %n picture(s) can't be used, something plain is drawn instead. The game "
              "can be played all the same.",
              nullptr, int(entry.refused.size()))
        .arg(title.toHtmlEscaped());
}

} // namespace app
