// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/livemodule.h"

#include "app/view/counter/drawncheck.h"
#include "engine/system/background.h"
#include "scripting/modulelint.h"

namespace editor {

namespace {

constexpr int c_pause = 300; // ms without an edit

} // namespace

LiveModule::LiveModule(std::shared_ptr<ModuleDocument> document, QObject *parent)
    : QObject(parent)
    , m_document(std::move(document))
{
    m_worker.setMaxThreadCount(1);
    m_pause.setSingleShot(true);
    m_pause.setInterval(c_pause);
    connect(&m_pause, &QTimer::timeout, this, &LiveModule::look);
    connect(m_document.get(), &ModuleDocument::changed, this, [this] {
        ++m_wanted;
        m_pause.start();
    });
    m_wanted = 1;
    m_pause.start(0);
}

LiveModule::~LiveModule()
{
    m_worker.clear();
    m_worker.waitForDone();
}

void LiveModule::look()
{
    m_pause.stop();
    m_worker.clear();
    const quint64 number = m_wanted;
    // Writing large boards takes its time, too: the worker does it.
    m_worker.start([this, number, contents = m_document->files()] {
        engine::giveWayToTheWindow();
        const engine::ModuleFiles files = ModuleDocument::snapshot(contents);
        const auto loaded = engine::loadModule(files);
        QMetaObject::invokeMethod(this, [this, number, loaded] { take(number, loaded); });
        const engine::Issues issues = scripting::lint(files, loaded, view::checkDrawn);
        QMetaObject::invokeMethod(this, [this, number, issues] { takeIssues(number, issues); });
    });
}

void LiveModule::take(quint64 number, const engine::LoadedModule &loaded)
{
    if (number < m_loaded)
        return;
    m_loaded = number;
    m_module = loaded.module;
    m_canBePlayed = loaded.isGood();
    emit this->loaded();
}

void LiveModule::takeIssues(quint64 number, const engine::Issues &issues)
{
    if (number < m_seen)
        return;
    m_seen = number;
    m_issues = issues;
    emit checked();
}

} // namespace editor
