// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/picture/modulepicture.h"
#include "editor/pages/boards/model/boardscan.h"
#include "editor/pages/boards/panels/boardpanel.h"
#include "engine/core/limits.h"
#include "engine/storage/atomicfile.h"
#include "engine/storage/imageheader.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>

namespace editor {

// What is not shown as it is says so, as long as it is there.
void BoardPanel::showNote()
{
    const FileContents &files = m_session.document().files();
    QStringList lines;
    const JsonText *underlay =
        m_session.document().json(m_session.file(), {QStringLiteral("underlay")});
    for (const QString &file :
         {m_session.model().picture(), underlay ? underlay->toText() : QString(),
          BoardScan::read(files, m_session.model().id()).file}) {
        const auto content = files.value(file);
        const auto header = content ? engine::ImageHeader::read(content->bytes()) : std::nullopt;
        if (header && header->pixels() > view::BoundedImage::mostPoints)
            lines.append(tr("%1 has %2 × %3 points and is shown with fewer, about %4 million.")
                             .arg(file, QLocale().toString(header->size.width()),
                                  QLocale().toString(header->size.height()))
                             .arg(view::BoundedImage::mostPoints / 1'000'000));
    }
    m_note->setText(lines.join(u'\n'));
    m_note->setVisible(!lines.isEmpty());
}

QString BoardPanel::askForPicture()
{
    return QFileDialog::getOpenFileName(this, tr("Choose a picture"), {},
                                        tr("Pictures (*.svg *.png *.jpg *.jpeg)"));
}

void BoardPanel::takePicture(const QString &path, const QString &key)
{
    const auto bytes = contentOf(path);
    if (!bytes)
        return;
    const QString file = QStringLiteral("art/") + QFileInfo(path).fileName().toLower();
    const auto checked = view::ModulePicture::read(*bytes, file, view::ModulePicture::board);
    if (!checked) {
        emit m_session.said(checked.error().message);
        return;
    }
    Draft draft = m_session.draft();
    draft.setBytes(file, *bytes);
    if (draft.set(m_session.file(), {key}, file))
        m_session.commit(draft, tr("Take a picture for the board"));
}

void BoardPanel::takeScan(const QString &path)
{
    const auto bytes = contentOf(path);
    if (!bytes || !canBeShown(path, *bytes))
        return;
    BoardScan scan;
    scan.file = QStringLiteral("editor/") + QFileInfo(path).fileName().toLower();
    const auto &cells = m_session.model().cells();
    const double width =
        cells ? cells->grid().width(cells->side()) : m_session.model().page().width();
    scan.scale = width / std::max(1, engine::ImageHeader::read(*bytes)->size.width());
    Draft draft = m_session.draft();
    draft.setBytes(scan.file, *bytes);
    if (scan.write(draft, m_session.model().id()))
        m_session.commit(draft, tr("Lay a scan over the board"));
}

bool BoardPanel::canBeShown(const QString &path, const QByteArray &bytes)
{
    const auto read = view::BoundedImage::read(bytes);
    if (read.whole.isEmpty())
        emit m_session.said(tr("%1 is no picture that can be laid over a board.").arg(path));
    else if (read.image.isNull())
        emit m_session.said(tr("%1 has %2 × %3 points, which can't be read. Save it smaller, or "
                               "without interlacing.")
                                .arg(path, QLocale().toString(read.whole.width()),
                                     QLocale().toString(read.whole.height())));
    return !read.image.isNull();
}

void BoardPanel::removeScan()
{
    const QString board = m_session.model().id();
    const BoardScan before = BoardScan::read(m_session.document().files(), board);
    Draft draft = m_session.draft();
    if (before.file.isEmpty() || !BoardScan().write(draft, board))
        return;
    draft.removeFile(before.file);
    m_session.commit(draft, tr("Remove the scan"));
}

std::optional<QByteArray> BoardPanel::contentOf(const QString &path)
{
    if (path.isEmpty())
        return {};
    const auto bytes = engine::readBounded(path, engine::limits::entryBytes);
    if (bytes)
        return bytes.value();
    emit m_session.said(bytes.error().message);
    return {};
}

} // namespace editor
