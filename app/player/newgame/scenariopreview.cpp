// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/newgame/scenariopreview.h"

#include "app/player/newgame/wrappedlabel.h"
#include "app/view/position/positionimage.h"
#include "app/view/style/tokens.h"
#include "engine/state/gamestate.h"
#include "engine/system/background.h"

#include <QGuiApplication>
#include <QPointer>
#include <QThreadPool>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr QSize c_mapSize(380, 400);
/// Of the window's height, in percent: in a low one the words below the map are seen too.
constexpr int c_mostMap = 46;

/// Only where the pieces begin: what the rules add at the start is not needed for a small picture.
QImage scenarioImage(const engine::Module &module, const engine::Scenario &scenario,
                     view::MapTheme theme, const engine::Translator &translator, QSize size)
{
    auto setting = std::make_shared<engine::GameSetting>();
    setting->scenario = &scenario;
    engine::GameState state(module, setting);
    for (const engine::Scenario::Placement &placement : scenario.placements) {
        if (placement.space)
            state.apply(engine::change::MovePiece{placement.piece, placement.space});
    }
    return view::positionImage(module, &state, engine::Viewer::everything(), 0, theme, translator,
                               size);
}

} // namespace

ScenarioPreview::ScenarioPreview(std::shared_ptr<const engine::Module> module,
                                 const engine::Translator &translator, QWidget *parent)
    : QScrollArea(parent)
    , m_module(std::move(module))
    , m_translator(translator)
{
    auto *column = new QWidget(this);
    column->setObjectName(QStringLiteral("middleColumn"));
    column->setAttribute(Qt::WA_StyledBackground);
    m_map = new QLabel(column);
    m_map->setAlignment(Qt::AlignCenter);
    m_map->setMinimumSize(220, 160);
    m_map->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_title = new WrappedLabel({}, "panelTitle", column);
    m_text = new WrappedLabel({}, "", column);
    m_facts = new WrappedLabel({}, "note", column);
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(18, 16, 18, 16);
    layout->setSpacing(8);
    for (QLabel *label : {m_map, m_title, m_text, m_facts})
        layout->addWidget(label);
    layout->addStretch();
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setMinimumWidth(300);
    setWidget(column);
}

void ScenarioPreview::setScenario(const engine::Scenario &scenario)
{
    m_title->setText(m_translator.translate(scenario.title));
    QString text = m_translator.translate(scenario.text);
    if (!scenario.victory.isEmpty())
        text += QStringLiteral("\n\n") + m_translator.translate(scenario.victory);
    m_text->setText(text);
    QString facts = tr("%n unit(s)", nullptr, int(scenario.placements.size()));
    if (scenario.lastTurn > 0)
        facts += QStringLiteral(" · ")
            + tr("%n turn(s)", nullptr, scenario.lastTurn - scenario.firstTurn + 1);
    m_facts->setText(facts);
    drawMap(scenario);
}

void ScenarioPreview::drawMap(const engine::Scenario &scenario)
{
    const bool dark = Tokens::of(palette()).isDark;
    const double ratio = devicePixelRatioF();
    const QSize size =
        c_mapSize.boundedTo(QSize(c_mapSize.width(), window()->height() * c_mostMap / 100));
    const int number = ++m_drawing;
    m_map->setText(tr("Drawing the map…"));
    // Large maps take a second: the dialog answers meanwhile.
    QThreadPool::globalInstance()->start([self = QPointer(this), module = m_module,
                                          translator = m_translator, id = scenario.id, dark, ratio,
                                          size, number] {
        engine::giveWayToTheWindow();
        QImage image = scenarioImage(*module, *module->scenario(id),
                                     dark ? view::MapTheme::Dark : view::MapTheme::Light,
                                     translator, size * ratio);
        image.setDevicePixelRatio(ratio);
        QMetaObject::invokeMethod(qApp, [self, image, number] {
            if (self && self->m_drawing == number)
                self->m_map->setPixmap(QPixmap::fromImage(image));
        });
    });
}

} // namespace app
