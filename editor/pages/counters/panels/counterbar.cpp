// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/panels/counterbar.h"

#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

namespace editor {

namespace {

constexpr int c_narrow = 460; ///< Has room for all signs.

} // namespace

CounterBar::CounterBar(QWidget *parent)
    : QWidget(parent)
    , m_table(button(QStringLiteral("table")))
    , m_sheet(button(QStringLiteral("grid")))
    , m_search(new QLineEdit)
    , m_counts(new QLabel)
    , m_new(button(QStringLiteral("plus")))
    , m_duplicate(button(QStringLiteral("layers")))
    , m_import(button(QStringLiteral("install")))
    , m_export(button(QStringLiteral("export")))
    , m_types(new QMenu(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 7, 12, 7);
    layout->setSpacing(8);
    auto *views = new QButtonGroup(this);
    for (QToolButton *one : {m_table, m_sheet}) {
        one->setCheckable(true);
        views->addButton(one);
        layout->addWidget(one);
    }
    m_search->addAction(view::Icons::icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_search->setClearButtonEnabled(true);
    m_search->setMinimumWidth(130);
    m_search->setMaximumWidth(260);
    layout->addWidget(m_search, 1);
    layout->addWidget(m_counts);
    layout->addStretch();
    for (QToolButton *one : {m_new, m_duplicate, m_import, m_export})
        layout->addWidget(one);
    setMinimumWidth(c_narrow);
    m_new->setPopupMode(QToolButton::InstantPopup);
    m_new->setMenu(m_types);
    connect(m_table, &QToolButton::clicked, this, [this] { emit viewWanted(View::Table); });
    connect(m_sheet, &QToolButton::clicked, this, [this] { emit viewWanted(View::Sheet); });
    connect(m_search, &QLineEdit::textChanged, this, &CounterBar::filterChanged);
    connect(m_duplicate, &QToolButton::clicked, this, &CounterBar::duplicateWanted);
    connect(m_import, &QToolButton::clicked, this, &CounterBar::importWanted);
    connect(m_export, &QToolButton::clicked, this, &CounterBar::exportWanted);
    connect(m_types, &QMenu::aboutToShow, this, &CounterBar::fillMenu);
    setView(View::Table);
    retranslate();
    style();
}

QToolButton *CounterBar::button(const QString &icon)
{
    auto *made = new QToolButton;
    made->setIcon(view::Icons::icon(icon));
    made->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return made;
}

void CounterBar::setView(View view)
{
    (view == View::Table ? m_table : m_sheet)->setChecked(true);
}

void CounterBar::setCounts(int shown, int all, int chosen)
{
    const QString counters =
        shown == all ? tr("%n counter(s)", "", all) : tr("%1 of %2").arg(shown).arg(all);
    m_counts->setText(chosen ? tr("%1, %2 chosen").arg(counters).arg(chosen) : counters);
    fitWords();
}

void CounterBar::setTypes(const std::vector<PieceFile::Named> &types)
{
    m_known = types;
}

void CounterBar::setEditable(Qt::CheckState editable)
{
    for (QToolButton *one : {m_new, m_duplicate, m_import, m_export})
        one->setEnabled(editable != Qt::Unchecked);
}

void CounterBar::fillMenu()
{
    m_types->clear();
    for (const PieceFile::Named &type : m_known) {
        const QString name = type.json[u"name"].toString();
        QAction *action = m_types->addAction(
            name.isEmpty() ? type.id : QStringLiteral("%1 (%2)").arg(name, type.id));
        connect(action, &QAction::triggered, this, [this, id = type.id] { emit newWanted(id); });
    }
    if (m_known.empty())
        m_types->addAction(tr("There is no type yet: add one under Types."))->setEnabled(false);
}

void CounterBar::retranslate()
{
    const auto name = [](QToolButton *button, const QString &text, const QString &tip) {
        button->setText(text);
        button->setToolTip(tip);
        button->setAccessibleName(tip);
    };
    name(m_table, tr("Table"), tr("All counters as a table"));
    name(m_sheet, tr("Sheet"), tr("All counters as a printed sheet"));
    name(m_new, tr("New counter"), tr("Add a counter of a type"));
    name(m_duplicate, tr("Duplicate"), tr("Duplicate the chosen counters (Ctrl+D)"));
    name(m_import, tr("Import CSV…"), tr("Import a table from a spreadsheet (CSV)"));
    name(m_export, tr("Export…"), tr("Export the shown counters as a table (CSV)"));
    m_search->setPlaceholderText(tr("Find counters"));
    m_search->setAccessibleName(tr("Find counters"));
    m_search->setToolTip(tr("Words, or conditions such as “side is soviet”, “attack > 4” or "
                            "“formation is 28th Army, steps = 2”"));
}

void CounterBar::style()
{
    const view::Tokens tokens = view::Tokens::of(palette());
    const auto icon = [&](QToolButton *button, const char *name) {
        button->setIcon(view::Icons::icon(QLatin1String(name), tokens.text, tokens.control));
    };
    icon(m_table, "table");
    icon(m_sheet, "grid");
    icon(m_new, "plus");
    icon(m_duplicate, "layers");
    icon(m_import, "install");
    icon(m_export, "export");
}

void CounterBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitWords();
}

void CounterBar::fitWords()
{
    // With words as long as there is room for them, in whatever language and size.
    const auto setStyles = [this](Qt::ToolButtonStyle style) {
        for (QToolButton *one : {m_table, m_sheet, m_duplicate, m_import, m_export})
            one->setToolButtonStyle(style);
    };
    setStyles(Qt::ToolButtonTextBesideIcon);
    if (minimumSizeHint().width() > width())
        setStyles(Qt::ToolButtonIconOnly);
}

void CounterBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        style();
}

} // namespace editor
