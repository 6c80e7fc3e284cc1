// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/history/logexport.h"

#include "app/player/chances/chancefigure.h"
#include "app/player/history/historymodel.h"
#include "app/player/parts/busycard.h"
#include "app/view/position/positionsheet.h"
#include "engine/storage/atomicfile.h"
#include "engine/system/background.h"

#include <QBuffer>
#include <QFileDialog>

namespace app {

namespace {

constexpr double c_scale = 0.6; ///< Of the sheet from which the pictures are cut.
constexpr int c_width = 900; ///< Of a whole map in the page.
constexpr QSize c_fight(520, 360);
constexpr int c_quality = 82;

QByteArray compressed(const QImage &image)
{
    QByteArray data;
    QBuffer buffer(&data);
    if (!image.isNull() && !image.save(&buffer, "JPG", c_quality))
        image.save(&buffer, "PNG");
    return data;
}

} // namespace

/// All that the drawing thread needs; it shares nothing with the window.
struct LogExport::Job
{
    struct Picture
    {
        engine::GameState state;
        engine::SpaceId space;
    };

    std::shared_ptr<const engine::Module> module;
    engine::Viewer viewer;
    engine::Translator translator;
    std::vector<Picture> pictures;
    QList<QByteArray> drawn;
    std::atomic<bool> isCancelled = false;

    QByteArray draw(const Picture &picture, std::map<int, view::PositionSheet> &sheets);
};

QByteArray LogExport::Job::draw(const Picture &picture, std::map<int, view::PositionSheet> &sheets)
{
    const auto &boards = module->map.boards();
    int board = 0;
    while (board + 1 < int(boards.size())
           && boards[size_t(board)].kind == engine::Board::Kind::Boxes)
        ++board;
    if (picture.space)
        board = module->map.space(picture.space).board;
    const auto sheet =
        sheets.try_emplace(board, *module, board, view::MapTheme::Light, translator, c_scale).first;
    if (picture.space)
        return compressed(sheet->second.around(picture.state, viewer, picture.space, c_fight));
    const QImage whole = sheet->second.whole(&picture.state, viewer);
    return compressed(
        whole.width() > c_width ? whole.scaledToWidth(c_width, Qt::SmoothTransformation) : whole);
}

LogExport::LogExport(GameController &controller, BusyCard &card, QObject *parent)
    : QObject(parent)
    , m_controller(controller)
    , m_card(card)
{
    connect(&card, &BusyCard::cancelled, this, &LogExport::cancel);
}

LogExport::~LogExport()
{
    cancel();
    if (m_thread)
        m_thread->wait();
}

void LogExport::ask(QWidget *window)
{
    const QString path = QFileDialog::getSaveFileName(
        window, tr("Export the log"), m_controller.module().id + QStringLiteral(".html"),
        tr("Web pages (*.html)"));
    if (!path.isEmpty())
        start(path);
}

void LogExport::start(const QString &path)
{
    if (m_thread)
        return;
    m_path = path;
    m_page = std::make_unique<LogPage>(m_controller);
    m_job = std::make_shared<Job>();
    m_job->module = m_controller.sharedModule();
    m_job->viewer = m_controller.viewer();
    m_job->translator = m_controller.translator();
    HistoryModel &history = HistoryModel::of(m_controller);
    for (const LogPage::Wanted &one : m_page->wanted())
        m_job->pictures.push_back({history.at(one.position), one.space});
    m_card.start(tr("Drawing the pictures of the log"));
    m_thread.reset(QThread::create([this, job = m_job] {
        engine::giveWayToTheWindow();
        std::map<int, view::PositionSheet> sheets;
        for (size_t i = 0; i < job->pictures.size() && !job->isCancelled; ++i) {
            job->drawn.append(job->draw(job->pictures[i], sheets));
            QMetaObject::invokeMethod(this, [this, job, done = int(i) + 1] {
                m_card.setShare(done, int(job->pictures.size()));
            });
        }
        QMetaObject::invokeMethod(this, &LogExport::finish);
    }));
    m_thread->start();
}

void LogExport::cancel()
{
    if (!m_thread)
        return;
    m_job->isCancelled = true; // it ends after the picture that it draws now; nobody waits for it
    m_card.hide();
}

void LogExport::finish()
{
    m_thread->wait();
    m_thread.reset();
    const std::shared_ptr<Job> job = std::exchange(m_job, {});
    m_card.hide();
    if (job->isCancelled)
        return;
    const QString html = m_page->html(job->drawn, ChanceFigure::html(m_controller));
    const auto written = engine::writeAtomically(m_path, html.toUtf8());
    emit told(written ? tr("The log is in %1").arg(m_path) : written.error().message);
}

} // namespace app
