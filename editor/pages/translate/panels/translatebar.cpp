// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/panels/translatebar.h"

#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"
#include "editor/document/languagename.h"
#include "editor/pages/translate/model/translationmodel.h"
#include "editor/pages/translate/panels/translationdelegate.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QSignalBlocker>
#include <QToolButton>

namespace editor {

using State = TranslationText::State;

namespace {

constexpr State c_order[] = {State::ToDo, State::Check, State::Error,
                             State::Long, State::Term,  State::Done};
constexpr int c_progressHeight = 6;
constexpr int c_narrow = 460; ///< Has room for all signs.

} // namespace

TranslateBar::TranslateBar(QWidget *parent)
    : QWidget(parent)
    , m_languages(new QComboBox)
    , m_add(new QToolButton)
    , m_done(new QLabel)
    , m_progress(new QProgressBar)
    , m_chipRow(new QHBoxLayout)
    , m_chips(new QButtonGroup(this))
    , m_search(new QLineEdit)
    , m_glossary(new QToolButton)
    , m_import(new QToolButton)
    , m_export(new QToolButton)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 7, 12, 7);
    layout->setSpacing(6);
    auto *first = new QHBoxLayout;
    layout->addLayout(first);
    layout->addLayout(m_chipRow);
    m_search->addAction(view::Icons::icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_search->setClearButtonEnabled(true);
    m_search->setMinimumWidth(120);
    m_search->setMaximumWidth(280);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(c_progressHeight);
    m_done->setTextFormat(Qt::RichText);
    m_done->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setMinimumWidth(c_narrow);
    auto *share = new QVBoxLayout;
    share->setSpacing(3);
    share->addWidget(m_done);
    share->addWidget(m_progress);
    first->addWidget(m_languages);
    first->addWidget(m_add);
    first->addLayout(share, 1);
    first->addWidget(m_glossary);
    first->addWidget(m_import);
    first->addWidget(m_export);
    makeChips();
    m_chipRow->addStretch();
    m_chipRow->addWidget(m_search, 1);
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_languages, &QComboBox::activated, this,
            [this] { emit languageChosen(m_languages->currentData().toString()); });
    connect(m_add, &QToolButton::clicked, this, &TranslateBar::addWanted);
    connect(m_search, &QLineEdit::textChanged, this, &TranslateBar::filterChanged);
    connect(m_glossary, &QToolButton::clicked, this, &TranslateBar::glossaryWanted);
    connect(m_import, &QToolButton::clicked, this, &TranslateBar::importWanted);
    connect(m_export, &QToolButton::clicked, this, &TranslateBar::exportWanted);
    retranslate();
    style();
}

void TranslateBar::makeChips()
{
    m_chipRow->setSpacing(6);
    for (int i = 0; i <= int(std::size(c_order)); ++i) {
        auto *chip = new QToolButton;
        chip->setCheckable(true);
        chip->setProperty("class", QStringLiteral("segment"));
        m_chips->addButton(chip, i);
        m_chipRow->addWidget(chip);
    }
    m_chips->button(0)->setChecked(true);
    connect(m_chips, &QButtonGroup::idClicked, this, &TranslateBar::filterChanged);
}

QToolButton *TranslateBar::chip(std::optional<State> state) const
{
    const auto *found = state ? std::find(std::begin(c_order), std::end(c_order), *state) : nullptr;
    const int id = found ? int(found - std::begin(c_order)) + 1 : 0;
    return qobject_cast<QToolButton *>(m_chips->button(id));
}

std::optional<State> TranslateBar::state() const
{
    const int id = m_chips->checkedId();
    return id > 0 ? std::optional(c_order[id - 1]) : std::nullopt;
}

void TranslateBar::showState(std::optional<State> state)
{
    if (this->state() == state)
        return;
    chip(state)->setChecked(true);
    emit filterChanged();
}

void TranslateBar::setLanguages(const QStringList &codes, const QString &current)
{
    const QSignalBlocker quiet(m_languages);
    QStringList shown;
    for (int i = 0; i < m_languages->count(); ++i)
        shown.append(m_languages->itemData(i).toString());
    if (shown != codes) {
        m_languages->clear();
        for (const QString &code : codes)
            m_languages->addItem(languageName(code), code);
    }
    m_languages->setCurrentIndex(int(codes.indexOf(current)));
    m_languages->setEnabled(!codes.isEmpty());
}

void TranslateBar::setCounts(const Translation *translation)
{
    for (QWidget *one : std::initializer_list<QWidget *>{m_done, m_progress, m_search, m_glossary,
                                                         m_import, m_export})
        one->setEnabled(translation);
    for (QAbstractButton *chip : m_chips->buttons())
        chip->setEnabled(translation);
    m_all = translation ? int(translation->texts().size()) : 0;
    m_left = translation ? translation->left() : 0;
    m_share = translation ? translation->share() : 0;
    for (int i = 0; i < Translation::c_states; ++i)
        m_counts[size_t(i)] = translation ? translation->count(State(i)) : 0;
    writeCounts();
}

void TranslateBar::writeCounts()
{
    const QLocale locale;
    m_progress->setValue(m_share);
    const QString share = tr("<b>%1 %</b> of %n text(s)", "", m_all).arg(m_share);
    m_done->setText(m_left ? share + QStringLiteral(" · ") + tr("%n left", "", m_left) : share);
    m_progress->setAccessibleName(tr("How much is translated"));
    m_chips->button(0)->setText(tr("All %1").arg(locale.toString(m_all)));
    fitWords();
}

// With words as long as there is room for them, in whatever language and size.
void TranslateBar::fitWords()
{
    const QLocale locale;
    const auto write = [&](Qt::ToolButtonStyle style) {
        for (const State state : c_order) {
            const QString count = locale.toString(m_counts[size_t(state)]);
            const QString full =
                QStringLiteral("%1 %2").arg(TranslationModel::stateName(state), count);
            chip(state)->setText(style == Qt::ToolButtonTextOnly ? full : count);
            chip(state)->setAccessibleName(full);
            chip(state)->setToolButtonStyle(style);
        }
    };
    write(Qt::ToolButtonTextOnly);
    m_chipRow->invalidate();
    const QMargins margins = layout()->contentsMargins();
    if (m_chipRow->minimumSize().width() + margins.left() + margins.right() > width())
        write(Qt::ToolButtonTextBesideIcon);
}

void TranslateBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitWords();
}

void TranslateBar::retranslate()
{
    const auto name = [](QToolButton *button, const QString &tip) {
        button->setToolTip(tip);
        button->setAccessibleName(tip);
    };
    m_add->setText(tr("Language"));
    name(m_add, tr("Add a language"));
    name(m_glossary, tr("Glossary: how the terms of the game are called"));
    name(m_import, tr("Import translations: a table (CSV), PO, XLIFF or Qt Linguist"));
    name(m_export, tr("Export the texts: as a table (CSV), PO, XLIFF or for Qt Linguist"));
    m_languages->setAccessibleName(tr("Language to translate into"));
    m_search->setPlaceholderText(tr("Search both"));
    m_search->setAccessibleName(tr("Search source and translation"));
    for (int i = 0; i < m_languages->count(); ++i)
        m_languages->setItemText(i, languageName(m_languages->itemData(i).toString()));
    m_chips->button(0)->setToolTip(tr("Show all texts"));
    chip(State::ToDo)->setToolTip(tr("Show what has no translation yet"));
    chip(State::Check)->setToolTip(tr("Show what changed, or what nobody has called done"));
    chip(State::Error)->setToolTip(tr("Show what lost a gap, a rule number or a plural form"));
    chip(State::Long)->setToolTip(tr("Show what may be too long for its place"));
    chip(State::Term)->setToolTip(tr("Show what has other words than the glossary"));
    chip(State::Done)->setToolTip(tr("Show what is done"));
    writeCounts();
}

void TranslateBar::style()
{
    m_isStyling = true;
    const view::Tokens tokens = view::Tokens::of(palette());
    const auto icon = [&](QToolButton *button, const char *name) {
        button->setIcon(view::Icons::icon(QLatin1String(name), tokens.text, tokens.control));
    };
    icon(m_add, "plus");
    icon(m_glossary, "rules");
    icon(m_import, "install");
    icon(m_export, "export");
    for (const State state : c_order)
        chip(state)->setIcon(TranslationDelegate::sign(state, tokens));
    m_progress->setStyleSheet(
        QStringLiteral("QProgressBar { background: %1; border: none; border-radius: 3px; }"
                       "QProgressBar::chunk { background: %2; border-radius: 3px; }")
            .arg(tokens.line.name(), tokens.good.name()));
    m_isStyling = false;
}

void TranslateBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange && !m_isStyling)
        style();
}

} // namespace editor
