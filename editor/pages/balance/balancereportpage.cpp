// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/balance/balancereportpage.h"

#include "app/view/picture/modulepicture.h"
#include "engine/balance/report/balancereport.h"

#include <QPainter>
#include <QRegularExpression>

namespace editor {

namespace {

constexpr double c_mostWidth = 860;
constexpr double c_mostHeight = 700;
const QColor c_paper(0xfd, 0xfd, 0xfa);

QImage drawn(const QString &svg)
{
    const auto picture = view::ModulePicture::read(svg.toUtf8(), QStringLiteral("figure.svg"),
                                                   view::ModulePicture::board);
    if (!picture || picture->size().isEmpty())
        return {};
    const QSizeF size = picture->size().scaled(c_mostWidth, c_mostHeight, Qt::KeepAspectRatio);
    // Bars are not made larger than they are drawn.
    const QSizeF fitting =
        size.width() > picture->size().width() && picture->size().width() > c_mostWidth / 2
        ? picture->size()
        : size;
    QImage image(fitting.toSize(), QImage::Format_RGB32);
    image.fill(c_paper); // words and lines are drawn for it
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    picture->draw(painter, image.rect());
    return image;
}

} // namespace

BalanceReportPage BalanceReportPage::of(const QString &name, const engine::ReportSource &source)
{
    BalanceReportPage page;
    page.name = name;
    page.files = engine::BalanceReport(source).files();
    const QString html = QString::fromUtf8(page.files.value(QStringLiteral("index.html")));
    static const QRegularExpression figure(QStringLiteral("<svg.*?</svg>"),
                                           QRegularExpression::DotMatchesEverythingOption);
    const qsizetype body = std::max<qsizetype>(0, html.indexOf(QLatin1String("<h1>")));
    qsizetype end = body;
    for (auto it = figure.globalMatch(html, body); it.hasNext();) {
        const auto match = it.next();
        const QString id = QStringLiteral("figure:%1").arg(page.images.size() + 1);
        page.images.insert(id, drawn(match.captured()));
        page.html +=
            html.mid(end, match.capturedStart() - end) + QStringLiteral("<img src=\"%1\">").arg(id);
        end = match.capturedEnd();
    }
    page.html += html.mid(end);
    static const QRegularExpression link(QStringLiteral("<a href=[^>]*>(.*?)</a>"));
    page.html.replace(link, QStringLiteral("\\1")); // they lead to files that are not there yet
    return page;
}

} // namespace editor
