// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/dockpanel.h"

#include <QDockWidget>
#include <QKeyEvent>
#include <QLabel>

namespace app {

namespace {

struct Look
{
    const char *name;
    double size; ///< Times the usual one.
    QFont::Weight weight;
};

// What the stylesheet sets too; here so that a panel without one is readable and measured rightly.
constexpr Look c_looks[] = {
    {"question", 1.3, QFont::Bold}, {"help", 1.0, QFont::Normal},
    {"note", 0.86, QFont::Normal},  {"panelTitle", 1.08, QFont::DemiBold},
    {"value", 1.5, QFont::Bold},
};

} // namespace

DockPanel::DockPanel(GameController &controller, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
{
    connect(&controller, &GameController::changed, this, &DockPanel::refreshSoon);
    connect(&controller, &GameController::viewerChanged, this, &DockPanel::refreshSoon);
    connect(&controller, &GameController::languageChanged, this, &DockPanel::refreshSoon);
    connect(&controller, &GameController::shownChanged, this, [this] {
        if (m_followsTelling || m_isStale)
            refreshSoon();
    });
}

void DockPanel::followTelling()
{
    m_followsTelling = true;
}

QLabel *DockPanel::label(const QString &text, const char *look, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    setLook(label, look);
    return label;
}

QLabel *DockPanel::ruleLabel(GameController &controller, const QString &html, const char *look,
                             QWidget *parent)
{
    QLabel *text = label({}, look, parent);
    text->setTextFormat(Qt::RichText);
    text->setText(html);
    openRules(controller, text);
    return text;
}

void DockPanel::openRules(GameController &controller, QLabel *label)
{
    connect(label, &QLabel::linkActivated, &GameWishes::of(controller), &GameWishes::ruleRequested);
}

void DockPanel::setLook(QWidget *widget, const char *look)
{
    widget->setProperty("class", QString::fromLatin1(look));
    for (const Look &one : c_looks) {
        if (qstrcmp(one.name, look) != 0)
            continue;
        QFont font = widget->parentWidget() ? widget->parentWidget()->font() : widget->font();
        if (font.pixelSize() > 0)
            font.setPixelSize(qRound(font.pixelSize() * one.size));
        else
            font.setPointSizeF(font.pointSizeF() * one.size);
        font.setWeight(one.weight);
        widget->setFont(font);
    }
}

void DockPanel::refreshSoon()
{
    m_isStale = true;
    if (!isVisible() || m_isBehind)
        return;
    if (m_controller.isTelling() && !m_followsTelling && m_isMade)
        return;
    m_isStale = false;
    m_isMade = true;
    refresh();
}

void DockPanel::setGround(QWidget *view) const
{
    QPalette colors; // only what is set here, so that the rest follows the theme
    colors.setColor(QPalette::Base, tokens().panel);
    view->setPalette(colors);
}

void DockPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        for (QLabel *label : findChildren<QLabel *>()) {
            const QByteArray look = label->property("class").toString().toLatin1();
            if (!look.isEmpty())
                setLook(label, look.constData());
        }
    }
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refreshSoon();
    } else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        // Later: who changes the look of all widgets must find them all to the end.
        QMetaObject::invokeMethod(this, &DockPanel::refreshSoon, Qt::QueuedConnection);
    }
}

void DockPanel::followDock()
{
    // A panel behind another tab counts as visible, so only its dock knows that nobody sees it.
    disconnect(m_dock);
    m_isBehind = false;
    if (auto *dock = qobject_cast<QDockWidget *>(parentWidget()))
        m_dock = connect(dock, &QDockWidget::visibilityChanged, this, [this](bool isSeen) {
            m_isBehind = !isSeen;
            if (isSeen && m_isStale)
                refreshSoon();
        });
}

bool DockPanel::event(QEvent *event)
{
    if (event->type() == QEvent::ParentChange)
        followDock();
    return QWidget::event(event);
}

void DockPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        refreshSoon();
}

// A panel that floats is a window of its own, whose keys no page sees.
void DockPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && parentWidget() && parentWidget()->isWindow())
        emit wishes().boardRequested();
    else
        QWidget::keyPressEvent(event);
}

} // namespace app
