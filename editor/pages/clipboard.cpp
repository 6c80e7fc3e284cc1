// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/clipboard.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace editor::clipboard {

namespace {

QString format(const QString &kind)
{
    return QStringLiteral("application/x-hexsmith-%1+json").arg(kind);
}

} // namespace

void copy(const QString &kind, const engine::Json &json, const QString &text)
{
    auto data = std::make_unique<QMimeData>();
    const QByteArray bytes = json.write(engine::Json::Style::Pretty);
    data->setData(format(kind), bytes);
    data->setText(text.isEmpty() ? QString::fromUtf8(bytes) : text);
    QGuiApplication::clipboard()->setMimeData(data.release());
}

bool holds(const QString &kind)
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    return data && data->hasFormat(format(kind));
}

std::optional<engine::Json> paste(const QString &kind)
{
    if (!holds(kind))
        return std::nullopt;
    const auto json = engine::Json::parse(
        QGuiApplication::clipboard()->mimeData()->data(format(kind)), QString());
    return json ? std::optional(json.value()) : std::nullopt;
}

} // namespace editor::clipboard
