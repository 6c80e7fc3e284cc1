// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/panels/boardpictures.h"

#include "app/view/picture/modulepicture.h"
#include "editor/pages/boards/model/boardscan.h"
#include "engine/core/limits.h"
#include "engine/storage/atomicfile.h"
#include "engine/storage/picture/imageheader.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace editor {

BoardPictures::BoardPictures(BoardSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_picture(new QPushButton)
    , m_underlay(new QPushButton)
    , m_scan(new QPushButton)
    , m_noScan(new QPushButton)
    , m_note(new QLabel)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    auto *pictures = new QHBoxLayout;
    pictures->addWidget(m_picture);
    pictures->addWidget(m_underlay);
    column->addLayout(pictures);
    auto *scans = new QHBoxLayout;
    scans->addWidget(m_scan);
    scans->addWidget(m_noScan);
    column->addLayout(scans);
    column->addWidget(m_note);
    m_note->setWordWrap(true);
    m_note->setProperty("class", QStringLiteral("note"));
    connect(m_picture, &QPushButton::clicked, this,
            [this] { takePicture(askForPicture(), QStringLiteral("picture")); });
    connect(m_underlay, &QPushButton::clicked, this,
            [this] { takePicture(askForPicture(), QStringLiteral("underlay")); });
    connect(m_scan, &QPushButton::clicked, this, [this] { takeScan(askForPicture()); });
    connect(m_noScan, &QPushButton::clicked, this, &BoardPictures::removeScan);
}

void BoardPictures::retranslate()
{
    m_picture->setText(tr("Choose a picture…"));
    m_picture->setToolTip(tr("Your own SVG or PNG instead of the painted map."));
    m_underlay->setText(tr("Choose an underlay…"));
    m_underlay->setToolTip(
        tr("Your own SVG or PNG instead of the painted ground; grid, lines and names stay."));
    m_scan->setText(tr("Lay a scan over it…"));
    m_scan->setToolTip(tr("An old map to trace. It stays in the folder “editor” of the module and "
                          "is never packed."));
    m_noScan->setText(tr("Remove the scan"));
}

void BoardPictures::refresh()
{
    const BoardModel &model = m_session.model();
    m_underlay->setVisible(model.isReadable() && model.kind() == engine::Board::Kind::Hex);
    const BoardScan scan = BoardScan::read(m_session.document().files(), model.id());
    m_noScan->setEnabled(!scan.file.isEmpty());
    showNote();
}

// What is not shown as it is says so, as long as it is there.
void BoardPictures::showNote()
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

QString BoardPictures::askForPicture()
{
    return QFileDialog::getOpenFileName(this, tr("Choose a picture"), {},
                                        tr("Pictures (*.svg *.png *.jpg *.jpeg)"));
}

void BoardPictures::takePicture(const QString &path, const QString &key)
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

void BoardPictures::takeScan(const QString &path)
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

bool BoardPictures::canBeShown(const QString &path, const QByteArray &bytes)
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

void BoardPictures::removeScan()
{
    const QString board = m_session.model().id();
    const BoardScan before = BoardScan::read(m_session.document().files(), board);
    Draft draft = m_session.draft();
    if (before.file.isEmpty() || !BoardScan().write(draft, board))
        return;
    draft.removeFile(before.file);
    m_session.commit(draft, tr("Remove the scan"));
}

std::optional<QByteArray> BoardPictures::contentOf(const QString &path)
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
