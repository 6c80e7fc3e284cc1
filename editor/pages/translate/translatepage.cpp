// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/translatepage.h"

#include "editor/document/languagename.h"
#include "editor/pages/translate/reviewbar.h"
#include "editor/pages/translate/seenpanel.h"
#include "editor/pages/translate/termlist.h"
#include "editor/pages/translate/translatebar.h"
#include "editor/pages/translate/translationdelegate.h"
#include "editor/pages/translate/translationfield.h"
#include "editor/pages/translate/translationmodel.h"
#include "editor/widgets/notice.h"
#include "editor/widgets/noticestrip.h"
#include "editor/widgets/sidecolumn.h"
#include "engine/module/model/module.h"

#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace editor {

namespace {

constexpr int c_burst = 2000; // ms: a pause ends a step of the history
constexpr int c_stateWidth = 7; ///< Times the height of a line.
constexpr int c_whereWidth = 9;

} // namespace

TranslatePage::TranslatePage(LiveModule &live, QWidget *parent)
    : Page(live, parent)
    , m_bar(new TranslateBar)
    , m_strip(new NoticeStrip)
    , m_review(new ReviewBar)
    , m_stack(new QStackedWidget)
    , m_table(new QTableView)
    , m_model(new TranslationModel(this))
    , m_field(new TranslationField)
    , m_terms(new TermList)
    , m_seen(new SeenPanel)
    , m_notice(new Notice)
    , m_mend(m_notice->addButton())
    , m_begin(m_notice->addButton())
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    auto *split = new QSplitter;
    auto *side = new SideColumn;
    auto *left = new QWidget;
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins({});
    column->setSpacing(0);
    for (QWidget *one : std::initializer_list<QWidget *>{m_bar, m_strip, m_review, m_table})
        column->addWidget(one);
    split->setChildrenCollapsible(false);
    split->addWidget(left);
    split->addWidget(side);
    split->setStretchFactor(0, 1);
    split->setSizes({700, 400});
    m_stack->addWidget(split);
    m_stack->addWidget(m_notice);
    layout->addWidget(m_stack);
    makeTable();
    makeSide(*side);
    makeKeys();
    m_burstEnd.setSingleShot(true);
    m_burstEnd.setInterval(c_burst);
    connect(&m_burstEnd, &QTimer::timeout, this, [this] { ++m_burst; });
    connect(m_bar, &TranslateBar::languageChosen, this, &TranslatePage::setLanguage);
    connect(m_bar, &TranslateBar::filterChanged, this, &TranslatePage::filter);
    connect(m_bar, &TranslateBar::addWanted, this, &TranslatePage::askForLanguage);
    connect(m_bar, &TranslateBar::glossaryWanted, this, &TranslatePage::editGlossary);
    connect(m_review, &ReviewBar::doneWanted, this, &TranslatePage::finishChosen);
    connect(m_review, &ReviewBar::checkWanted, this, &TranslatePage::checkChosen);
    connect(m_review, &ReviewBar::fillWanted, this, &TranslatePage::fillChosen);
    connect(m_bar, &TranslateBar::importWanted, this, &TranslatePage::chooseImport);
    connect(m_bar, &TranslateBar::exportWanted, this, &TranslatePage::chooseExport);
    connect(m_mend, &QPushButton::clicked, this, [this] {
        emit textRequested({Translation::fileName(m_language), 1, {}});
    });
    connect(m_begin, &QPushButton::clicked, this, &TranslatePage::askForLanguage);
    connect(&document(), &ModuleDocument::changed, this, [this](const QSet<QString> &files) {
        const auto isText = [](const QString &file) { return !file.startsWith(u"locale/"); };
        m_areTextsStale |= std::any_of(files.begin(), files.end(), isText);
        if (files.contains(Glossary::fileName(m_language)))
            m_termsFor.clear();
        if (files.contains(Translation::fileName(m_language))
            || files.contains(Glossary::fileName(m_language)))
            refresh();
    });
    // The texts are looked for when the typing pauses.
    connect(&live, &LiveModule::loaded, this, [this] {
        m_termsFor.clear();
        refresh();
    });
    setFocusProxy(m_table);
    retranslate();
    refresh();
}

void TranslatePage::makeTable()
{
    m_table->setModel(m_model);
    m_table->setItemDelegate(new TranslationDelegate(m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    const int line = fontMetrics().height();
    m_table->setColumnWidth(TranslationModel::State, line * c_stateWidth - 20);
    m_table->setColumnWidth(TranslationModel::Where, line * c_whereWidth);
    m_table->horizontalHeader()->setSectionResizeMode(TranslationModel::Source,
                                                      QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(TranslationModel::Target,
                                                      QHeaderView::Stretch);
    m_table->verticalHeader()->setDefaultSectionSize(TranslationDelegate::rowHeight(fontMetrics()));
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    connect(m_model, &QAbstractItemModel::modelReset, this, &TranslatePage::restore);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &index) {
                if (index.isValid())
                    choose(m_model->text(index.row()).key());
            });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] { m_review->setCount(int(m_table->selectionModel()->selectedRows().size())); });
    connect(m_table, &QTableView::activated, m_field,
            [this] { m_field->edit()->setFocus(Qt::OtherFocusReason); });
}

void TranslatePage::makeSide(SideColumn &side)
{
    m_sections = {side.add(QStringLiteral("globe"), m_field),
                  side.add(QStringLiteral("copy"), m_terms),
                  side.add(QStringLiteral("eye"), m_seen)};
    connect(m_field, &TranslationField::typed, this, &TranslatePage::write);
    connect(m_field, &TranslationField::noted, this, &TranslatePage::writeNote);
    connect(m_field, &TranslationField::doneWanted, this, &TranslatePage::finish);
    connect(m_field, &TranslationField::checkWanted, this, &TranslatePage::checkLater);
    connect(m_field, &TranslationField::stepWanted, this, &TranslatePage::step);
    connect(m_terms, &TermList::taken, m_field, &TranslationField::insert);
    connect(m_seen, &SeenPanel::goWanted, this, &TranslatePage::goToPlace);
}

void TranslatePage::makeKeys()
{
    const auto add = [this](const QList<QKeySequence> &keys, const std::function<void()> &does) {
        auto *action = new QAction(this);
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        connect(action, &QAction::triggered, this, does);
    };
    add({Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter}, [this] { finish(); });
    add({Qt::CTRL | Qt::SHIFT | Qt::Key_Return, Qt::CTRL | Qt::SHIFT | Qt::Key_Enter},
        [this] { checkLater(); });
    add({Qt::ALT | Qt::Key_C}, [this] { m_field->copySource(); });
    for (int i = 0; i < TermList::c_most; ++i)
        add({Qt::ALT | Qt::Key(Qt::Key_1 + i)}, [this, i] { m_terms->take(i); });
}

void TranslatePage::retranslate()
{
    m_table->setAccessibleName(tr("Texts of the game"));
    const QStringList titles{tr("Text"), tr("Similar, and terms"), tr("Where it is seen")};
    for (int i = 0; i < titles.size(); ++i)
        m_sections[i]->setTitle(titles[i]);
    m_mend->setText(tr("Open as text"));
    m_begin->setText(tr("Add a language"));
    m_model->retranslate();
}

void TranslatePage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    } else if (event->type() == QEvent::FontChange) {
        m_table->verticalHeader()->setDefaultSectionSize(
            TranslationDelegate::rowHeight(fontMetrics()));
    }
}

void TranslatePage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    if (m_isStale)
        refresh();
}

bool TranslatePage::shows(const Place &place) const
{
    return !Translation::languageOf(place.file).isEmpty();
}

QStringList TranslatePage::languages() const
{
    const auto &module = live().module();
    QStringList codes = module ? module->languages : QStringList();
    for (const QString &file : document().files().keys()) {
        const QString code = Translation::languageOf(file);
        if (!code.isEmpty() && !codes.contains(code))
            codes.append(code);
    }
    codes.removeAll(m_sourceLanguage);
    return codes;
}

void TranslatePage::setLanguage(const QString &code)
{
    if (code == m_language)
        return;
    ++m_burst;
    m_language = code;
    m_termsFor.clear();
    refresh();
}

void TranslatePage::readTexts()
{
    const auto &module = live().module();
    if (!module || !m_areTextsStale)
        return;
    m_areTextsStale = false;
    m_texts = engine::collectTexts(*module);
    m_sourceLanguage = module->language;
}

void TranslatePage::refresh()
{
    m_isStale = !isVisible();
    if (m_isStale)
        return;
    readTexts();
    const QStringList codes = languages();
    if (!codes.contains(m_language))
        m_language = codes.value(0);
    m_bar->setLanguages(codes, m_language);
    m_field->setLanguages(m_sourceLanguage, m_language);
    readTranslation();
}

void TranslatePage::showNotice(const QString &text)
{
    m_notice->setText(text);
    m_stack->setCurrentWidget(m_notice);
}

void TranslatePage::readTranslation()
{
    const bool isRead = !m_sourceLanguage.isEmpty();
    const QByteArray bytes = document().bytes(Translation::fileName(m_language));
    m_glossary = Glossary(m_language, document().bytes(Glossary::fileName(m_language)));
    auto read = Translation::read(m_texts, m_language, bytes, m_glossary);
    m_mend->setVisible(isRead && !m_language.isEmpty());
    m_begin->setVisible(isRead && m_language.isEmpty());
    if (!isRead)
        showNotice(tr("The texts of this game can't be read yet. Mend what Problems lists first."));
    else if (m_language.isEmpty())
        showNotice(tr("This game speaks %1 only. Add a language to translate it into.")
                       .arg(languageName(m_sourceLanguage)));
    else if (!read)
        showNotice(tr("This file can't be read. Mend it as text; nothing of it is lost.\n%1")
                       .arg(read.error().message));
    if (!isRead || m_language.isEmpty() || !read)
        return;
    m_stack->setCurrentIndex(0);
    Translation translation = std::move(read).value();
    m_bar->setCounts(&translation);
    m_model->setKept(m_key);
    m_model->setTranslation(translation, m_sourceLanguage);
    readMemory();
    showText();
}

void TranslatePage::filter()
{
    m_model->setKept({});
    m_model->setFilter(m_bar->search()->text(), m_bar->state());
    restore();
}

// What is worked at stays chosen, whatever happened to the rows around it.
void TranslatePage::restore()
{
    const int row = m_model->rowOf(m_key);
    if (row < 0 && !m_model->rowCount()) {
        m_key.clear();
        showText();
        return;
    }
    const QModelIndex index = m_model->index(std::max(0, row), TranslationModel::State);
    if (index != m_table->currentIndex())
        putCurrent(index.row());
    m_table->scrollTo(index);
}

void TranslatePage::choose(const QString &key)
{
    if (key != m_key)
        ++m_burst;
    m_key = key;
    if (const int row = m_model->rowOf(key); row >= 0 && m_table->currentIndex().row() != row)
        putCurrent(row);
    showText();
    emit selectionChanged();
}

// The view itself would add the row to what is chosen while Ctrl is held, as in Ctrl+Enter.
void TranslatePage::putCurrent(int row)
{
    const QModelIndex index = m_model->index(row, TranslationModel::State);
    m_table->selectionModel()->setCurrentIndex(
        index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_table->scrollTo(index);
}

const TranslationText *TranslatePage::current() const
{
    const int index = m_model->translation().indexOf(m_key);
    return index < 0 ? nullptr : &m_model->translation().texts()[size_t(index)];
}

void TranslatePage::showText()
{
    const TranslationText *text = current();
    m_field->showText(text);
    m_sections[0]->setTitle(text ? text->where : tr("Text"));
    m_sections[0]->setNote(text ? TranslationModel::stateName(text->state) : QString());
    m_seen->setModule(live().module());
    m_seen->showText(text, m_model->translation());
    m_sections[2]->setNote(languageName(m_language));
    showTerms();
    const int row = m_model->rowOf(m_key);
    emit pointed(row < 0 ? QString()
                         : tr("Text %1 of %2, %3")
                               .arg(row + 1)
                               .arg(m_model->rowCount())
                               .arg(Translation::fileName(m_language)));
}

} // namespace editor
