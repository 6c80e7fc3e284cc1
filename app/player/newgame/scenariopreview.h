// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/i18n/translator.h"
#include "engine/module/model/module.h"

#include <QScrollArea>

class QLabel;

namespace app {

/// What a scenario is about: a small map with the pieces as they begin, and its text.
class ScenarioPreview : public QScrollArea
{
    Q_OBJECT

public:
    /// \a translator must outlive it.
    ScenarioPreview(std::shared_ptr<const engine::Module> module,
                    const engine::Translator &translator, QWidget *parent);

    void setScenario(const engine::Scenario &scenario);

private:
    void drawMap(const engine::Scenario &scenario);

    std::shared_ptr<const engine::Module> m_module;
    const engine::Translator &m_translator;
    QLabel *m_map;
    QLabel *m_title;
    QLabel *m_text;
    QLabel *m_facts;
    int m_drawing = 0; // which picture is awaited: an older one comes too late
};

} // namespace app
