// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "app/player/parts/paintedwidget.h"
#include "app/view/style/tokens.h"
#include "engine/module/read/moduleloader.h"
#include "scripting/luarules.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QScrollArea>
#include <QStyleFactory>
#include <QTest>

/// The tutorial in a controller, as every panel gets it.
class TutorialGame
{
public:
    explicit TutorialGame(quint64 seed = 7)
    {
        auto files =
            engine::ModuleFiles::open(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/tutorial"));
        if (!files)
            qFatal("%s", qPrintable(files.error().message));
        module = engine::loadModule(std::move(files).value()).module;
        auto loaded = scripting::LuaRules::load(*module);
        if (!loaded)
            qFatal("%s", qPrintable(loaded.error().message));
        std::shared_ptr<engine::Rules> rules = std::move(loaded).value();
        engine::GameSetup setup;
        setup.scenario = QStringLiteral("battle");
        setup.seed = seed;
        auto game = engine::Game::start(*module, *rules, setup);
        if (!game)
            qFatal("%s", qPrintable(game.error().message));
        controller = std::make_unique<app::GameController>(module, rules, std::move(game).value());
    }

    engine::PieceId piece(const char *id) const { return module->piece(QString::fromLatin1(id)); }
    engine::SpaceId space(const char *id) const
    {
        return module->map.find(QString::fromLatin1(id));
    }

    /// Does the offered action with this verb, piece and space; false: it is not offered.
    bool act(const char *verb, engine::PieceId piece = {}, engine::SpaceId space = {})
    {
        for (const engine::Action &action : controller->offer().actions) {
            if (controller->state().names().text(action.verb) == QLatin1String(verb)
                && (!piece || action.piece == piece) && (!space || action.space == space)) {
                const engine::Action chosen = action;
                return controller->perform(chosen);
            }
        }
        return false;
    }
    /// Blue drives at the militia on the road and chooses it as the target.
    bool toAttack()
    {
        return act("move", piece("BL-INF-1"), space("0707")) && act("done")
            && act("attack", {}, space("0807")) && act("join", piece("BL-INF-1"));
    }

    std::shared_ptr<const engine::Module> module;
    std::unique_ptr<app::GameController> controller;
};

namespace panels {

inline void useTheme(const app::Tokens &tokens)
{
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setPalette(tokens.palette());
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(13);
    QApplication::setFont(font);
}

inline void show(QWidget &widget, QSize size)
{
    widget.resize(size);
    widget.show();
    QApplication::processEvents();
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QApplication::processEvents();
}

/// For a person to look at, when the environment names a folder.
inline void save(QWidget &widget, const QString &name)
{
    const QString folder = qEnvironmentVariable("HEXSMITH_PREVIEW");
    if (!folder.isEmpty() && QDir().mkpath(folder))
        QVERIFY(widget.grab().save(folder + u'/' + name + QStringLiteral(".png")));
}

/// Labels and buttons that are smaller than what they show.
inline QStringList cutOff(const QWidget &panel)
{
    QStringList found;
    const auto check = [&](const QWidget *widget, const QString &text) {
        if (!widget->isVisible() || text.isEmpty())
            return;
        const int right = widget->mapTo(&panel, QPoint(widget->width(), 0)).x();
        if (right > panel.width())
            found << QStringLiteral("\"%1\" ends at %2").arg(text).arg(right);
        const bool wraps = widget->hasHeightForWidth();
        const int height =
            wraps ? widget->heightForWidth(widget->width()) : widget->sizeHint().height();
        const int width = wraps ? widget->minimumSizeHint().width() : widget->sizeHint().width();
        if (widget->height() < height || widget->width() < width)
            found << QStringLiteral("%1 \"%2\" has %3x%4, needs %5x%6")
                         .arg(QString::fromLatin1(widget->metaObject()->className()), text)
                         .arg(widget->width())
                         .arg(widget->height())
                         .arg(width)
                         .arg(height);
    };
    for (const auto *area : panel.findChildren<QScrollArea *>()) {
        if (area->isVisible() && area->widget()->width() > area->viewport()->width())
            found << QStringLiteral("%1 px of content in %2 px")
                         .arg(area->widget()->width())
                         .arg(area->viewport()->width());
    }
    for (const QLabel *label : panel.findChildren<QLabel *>())
        check(label, label->text());
    for (const QAbstractButton *button : panel.findChildren<QAbstractButton *>())
        check(button, button->text());
    for (const auto *painted : panel.findChildren<app::PaintedWidget *>())
        check(painted, painted->accessibleName());
    return found;
}

/// Everything that labels and buttons say.
inline QString words(const QWidget &panel)
{
    QStringList found;
    for (const QLabel *label : panel.findChildren<QLabel *>())
        if (label->isVisible())
            found << label->text();
    for (const QAbstractButton *button : panel.findChildren<QAbstractButton *>())
        if (button->isVisible())
            found << button->text();
    return found.join(u'\n');
}

} // namespace panels
