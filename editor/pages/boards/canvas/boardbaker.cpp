// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/canvas/boardbaker.h"

#include "engine/system/background.h"

namespace editor {

namespace {

constexpr int c_rest = 900; // ms without an edit

} // namespace

BoardBaker::BoardBaker(LiveModule &live, QObject *parent)
    : QObject(parent)
    , m_live(live)
{
    m_worker.setMaxThreadCount(1);
    m_rest.setSingleShot(true);
    m_rest.setInterval(c_rest);
    connect(&m_rest, &QTimer::timeout, this, &BoardBaker::bake);
    connect(&live, &LiveModule::loaded, this, [this] {
        if (m_isWanted && !m_rest.isActive())
            bake();
    });
}

BoardBaker::~BoardBaker()
{
    m_worker.waitForDone();
}

void BoardBaker::setBoard(const QString &id, view::MapTheme theme, view::MapParts parts)
{
    m_board = id;
    m_theme = theme;
    m_parts = parts;
    ++m_number;
    m_isWanted = true;
    m_rest.stop();
    bake();
}

void BoardBaker::edited()
{
    m_isWanted = true;
    m_rest.start();
}

void BoardBaker::bake()
{
    // One at a time. A board that was painted already waits for its edits to be loaded.
    const bool isLoaded = m_live.loadedEdition() == m_live.edition();
    if (m_isBusy || !m_isWanted || !m_live.module() || (!isLoaded && m_baked == m_number))
        return;
    const auto module = m_live.module();
    const auto &boards = module->map.boards();
    const auto found =
        std::find_if(boards.begin(), boards.end(),
                     [this](const engine::Board &board) { return board.id == m_board; });
    m_isWanted = !isLoaded;
    m_baked = m_number;
    const quint64 edition = m_live.loadedEdition();
    if (found == boards.end()) {
        emit baked(nullptr, edition);
        return;
    }
    m_isBusy = true;
    const int index = int(found - boards.begin());
    m_worker.start([this, module, index, theme = m_theme, parts = m_parts, edition,
                    number = m_number] {
        engine::giveWayToTheWindow();
        const auto sheet = m_live.sheets().sheet(module, index, theme, {}, parts);
        sheet->prepare();
        QMetaObject::invokeMethod(this,
                                  [this, number, sheet, edition] { take(number, sheet, edition); });
    });
}

void BoardBaker::take(int number, const std::shared_ptr<view::BoardSheet> &sheet, quint64 edition)
{
    m_isBusy = false;
    if (number == m_number)
        emit baked(sheet, edition);
    if (m_isWanted && !m_rest.isActive())
        bake();
}

} // namespace editor
