// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/hint/hintpanel.h"

#include "app/player/decision/controls/choicebutton.h"
#include "app/player/game/dockpanel.h"
#include "app/player/parts/thinbar.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr size_t c_mostReasons = 4;
constexpr qsizetype c_mostSteps = 5;

} // namespace

HintPanel::HintPanel(GameController &controller, QWidget *parent)
    : QFrame(parent)
    , m_controller(controller)
    , m_hints(Hints::of(controller))
    , m_title(DockPanel::label({}, "panelTitle", this))
    , m_note(DockPanel::label({}, "help", this))
    , m_bar(new ThinBar(this))
    , m_now(new QPushButton(this))
    , m_close(new QPushButton(this))
    , m_lines(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("hints"));
    setProperty("class", QStringLiteral("card"));
    m_lines->setContentsMargins(10, 8, 10, 8);
    m_lines->setSpacing(6);
    makeHead(m_lines);
    connect(m_now, &QPushButton::clicked, &m_hints, &Hints::showNow);
    connect(m_close, &QPushButton::clicked, &m_hints, &Hints::close);
    connect(&m_hints, &Hints::progressed, this, &HintPanel::showProgress);
    connect(&m_hints, &Hints::changed, this, &HintPanel::refresh);
    connect(&m_hints, &Hints::shownChanged, this, &HintPanel::refresh);
    hide();
}

void HintPanel::makeHead(QVBoxLayout *lines)
{
    auto *head = new QHBoxLayout;
    m_title->setWordWrap(false);
    m_now->setObjectName(QStringLiteral("hintNow"));
    m_close->setObjectName(QStringLiteral("hintClose"));
    for (QPushButton *button : {m_now, m_close}) {
        button->setProperty("class", QStringLiteral("small"));
        button->setAutoDefault(false);
    }
    head->addWidget(m_title, 1);
    head->addWidget(m_now);
    head->addWidget(m_close);
    lines->addLayout(head);
    lines->addWidget(m_bar);
    lines->addWidget(m_note);
}

QLabel *HintPanel::line(const QString &text, const char *look)
{
    QLabel *label = DockPanel::label(text, look, m_list);
    m_list->layout()->addWidget(label);
    return label;
}

void HintPanel::showProgress()
{
    m_bar->setShare(m_hints.share());
}

// In the panel of the question: who asked there by the keyboard goes on here.
bool HintPanel::hasFocusNear() const
{
    const QWidget *focus = QApplication::focusWidget();
    const QWidget *panel = this;
    while (panel && !qobject_cast<const DockPanel *>(panel))
        panel = panel->parentWidget();
    return focus && panel && (panel == focus || panel->isAncestorOf(focus));
}

void HintPanel::refresh()
{
    const bool hadFocus = isAncestorOf(QApplication::focusWidget())
        || (m_hints.state() == Hints::State::Found && hasFocusNear());
    using State = Hints::State;
    const State state = m_hints.state();
    setVisible(state != State::None);
    m_title->setText(state == State::Thinking ? tr("Looking for a hint") : tr("Hint"));
    m_now->setText(tr("Show now"));
    m_now->setToolTip(tr("The best that was found so far"));
    m_close->setText(state == State::Thinking ? tr("Cancel") : tr("Close"));
    m_now->setVisible(state == State::Thinking);
    m_bar->setVisible(state == State::Thinking);
    showProgress();
    m_note->setText(state == State::Failed
                        ? tr("The computer finds no plan here. %1").arg(m_hints.error()).trimmed()
                        : tr("The computer plans in your place, from what you may know. You can go "
                             "on looking around."));
    m_note->setVisible(state != State::Found); // the plans have the room
    m_title->setToolTip(
        tr("Plans of the computer from what you may know; nothing is done before you do it."));
    showHints();
    if (hadFocus)
        takeFocus();
    emit changed();
}

void HintPanel::showHints()
{
    if (m_list) {
        m_list->hide();
        m_list->deleteLater(); // the click that brought us here may come from inside of it
        m_list = nullptr;
        m_rows.clear();
    }
    if (m_hints.state() != Hints::State::Found)
        return;
    m_list = new QWidget(this);
    auto *lines = new QVBoxLayout(m_list);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(4);
    for (int i = 0; i < m_hints.hints().size(); ++i)
        addHint(i);
    m_lines->addWidget(m_list);
    m_list->show();
}

QString HintPanel::words(const engine::Reason &reason) const
{
    const QString text = reason.text(m_controller.texts());
    return (reason.isGood() ? QStringLiteral("+ ") : QStringLiteral("− ")) + text;
}

void HintPanel::addHint(int number)
{
    const Hint &hint = m_hints.hints()[number];
    const bool isShown = number == m_hints.shown();
    const engine::Action first = m_hints.firstStep(number);
    auto *row = new ChoiceButton(tr("%1. %2", "number and words of a hint")
                                     .arg(number + 1)
                                     .arg(m_controller.texts().label(first)),
                                 ChoiceButton::Look::Row, m_list);
    row->setObjectName(QStringLiteral("hint%1").arg(number + 1));
    if (!isShown && !hint.reasons.empty())
        row->setDetail(words(hint.reasons.front()));
    connect(row, &QAbstractButton::clicked, this, [this, number] { choose(number); });
    m_list->layout()->addWidget(row);
    m_rows << row;
    if (isShown)
        addShown(hint, number);
}

void HintPanel::addShown(const Hint &hint, int number)
{
    for (size_t i = 0; i < std::min(hint.reasons.size(), c_mostReasons); ++i)
        line(words(hint.reasons[i]), "help");
    if (hint.reasons.empty())
        line(tr("Nothing in particular speaks for it: the others promise no more."), "help");
    if (m_hints.hints().size() > 1)
        line(tr("Goes best in %1 of 100 possible courses.").arg(hint.best), "note");
    QStringList then;
    for (qsizetype i = 1; i < std::min(hint.steps.size(), c_mostSteps); ++i)
        then << hint.steps[i].words;
    if (!then.isEmpty())
        line(tr("Then: %1", "the next steps of a plan").arg(then.join(QStringLiteral(" · ")))
                 + (hint.steps.size() > c_mostSteps ? QStringLiteral(" …") : QString()),
             "note");
    auto *button = new ChoiceButton(tr("Do this step"), ChoiceButton::Look::Plain, m_list);
    button->setObjectName(QStringLiteral("doHint%1").arg(number + 1));
    button->actOn(m_controller, m_hints.firstStep(number));
    m_list->layout()->addWidget(button);
}

void HintPanel::choose(int number)
{
    m_hints.show(number);
    takeFocus();
}

void HintPanel::takeFocus()
{
    if (m_hints.state() == Hints::State::Found && m_hints.shown() < m_rows.size())
        m_rows[m_hints.shown()]->setFocus(Qt::TabFocusReason);
    else if (m_hints.state() != Hints::State::None)
        m_close->setFocus(Qt::TabFocusReason);
}

void HintPanel::keyPressEvent(QKeyEvent *event)
{
    auto *button = qobject_cast<QAbstractButton *>(focusWidget());
    if (button && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        return button->click();
    const int way = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (way && m_hints.state() == Hints::State::Found)
        choose(qBound(0, m_hints.shown() + way, int(m_rows.size()) - 1));
    else if (event->key() != Qt::Key_Escape || !m_hints.close())
        QFrame::keyPressEvent(event);
}

} // namespace app
