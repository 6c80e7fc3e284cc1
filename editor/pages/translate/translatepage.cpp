// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/translatepage.h"

#include "editor/pages/translate/model/translationmodel.h"
#include "editor/pages/translate/panels/glossarydialog.h"
#include "editor/pages/translate/panels/reviewbar.h"
#include "editor/pages/translate/panels/seenpanel.h"
#include "editor/pages/translate/panels/termlist.h"
#include "editor/pages/translate/panels/translatebar.h"
#include "editor/pages/translate/panels/translationfield.h"
#include "editor/pages/translate/panels/translationnotice.h"
#include "editor/pages/translate/panels/translationtable.h"
#include "editor/pages/translate/translationexchange.h"
#include "editor/pages/translate/translationlanguages.h"
#include "editor/pages/translate/translationreview.h"
#include "editor/widgets/noticestrip.h"
#include "engine/module/model/module.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSet>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace editor {

TranslatePage::TranslatePage(LiveModule &live, QWidget *parent)
    : Page(live, parent)
    , m_bar(new TranslateBar)
    , m_strip(new NoticeStrip)
    , m_reviewBar(new ReviewBar)
    , m_stack(new QStackedWidget)
    , m_model(new TranslationModel(this))
    , m_table(new TranslationTable(*m_model))
    , m_side(new TranslationSide)
    , m_notice(new TranslationNotice)
    , m_languages(new TranslationLanguages(live, m_job, this))
    , m_steps(document(), m_job)
    , m_exchange(new TranslationExchange(m_steps, m_job, *m_model, *m_strip, this))
    , m_review(new TranslationReview(m_steps, *m_table, *m_model, m_memory, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    auto *split = new QSplitter;
    auto *left = new QWidget;
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins({});
    column->setSpacing(0);
    for (QWidget *one : std::initializer_list<QWidget *>{m_bar, m_strip, m_reviewBar, m_table})
        column->addWidget(one);
    split->setChildrenCollapsible(false);
    split->addWidget(left);
    split->addWidget(m_side);
    split->setStretchFactor(0, 1);
    split->setSizes({700, 400});
    m_stack->addWidget(split);
    m_stack->addWidget(m_notice);
    layout->addWidget(m_stack);
    connectTable();
    makeKeys();
    connectBars();
    connectModule();
    setFocusProxy(m_table);
    retranslate();
    refresh();
}

void TranslatePage::connectTable()
{
    connect(m_model, &QAbstractItemModel::modelReset, this, &TranslatePage::restore);
    connect(m_table, &TranslationTable::keyChosen, this, &TranslatePage::choose);
    connect(m_table, &TranslationTable::countChanged, m_reviewBar, &ReviewBar::setCount);
    connect(m_table, &QTableView::activated, field(),
            [this] { field()->edit()->setFocus(Qt::OtherFocusReason); });
    connect(m_reviewBar, &ReviewBar::doneWanted, m_review, &TranslationReview::finish);
    connect(m_reviewBar, &ReviewBar::checkWanted, m_review, &TranslationReview::check);
    connect(m_reviewBar, &ReviewBar::fillWanted, m_review, &TranslationReview::fill);
    connect(m_review, &TranslationReview::told, this, &Page::pointed);
}

void TranslatePage::connectBars()
{
    connect(m_bar, &TranslateBar::languageChosen, this, &TranslatePage::setLanguage);
    connect(m_bar, &TranslateBar::filterChanged, this, &TranslatePage::filter);
    connect(m_bar, &TranslateBar::addWanted, m_languages, &TranslationLanguages::ask);
    connect(m_bar, &TranslateBar::glossaryWanted, this, &TranslatePage::editGlossary);
    connect(m_bar, &TranslateBar::importWanted, m_exchange, &TranslationExchange::chooseImport);
    connect(m_bar, &TranslateBar::exportWanted, m_exchange, &TranslationExchange::chooseExport);
    connect(m_notice->mendButton(), &QPushButton::clicked, this, [this] {
        emit textRequested({Translation::fileName(m_job.language), 1, {}});
    });
    connect(m_notice->beginButton(), &QPushButton::clicked, m_languages,
            &TranslationLanguages::ask);
    connect(field(), &TranslationField::typed, this, &TranslatePage::write);
    connect(field(), &TranslationField::noted, this,
            [this](const QString &note) { m_steps.writeNote(m_key, note); });
    connect(field(), &TranslationField::doneWanted, this, &TranslatePage::finish);
    connect(field(), &TranslationField::checkWanted, this, &TranslatePage::checkLater);
    connect(field(), &TranslationField::stepWanted, this, &TranslatePage::step);
    connect(terms(), &TermList::taken, field(), &TranslationField::insert);
    connect(seen(), &SeenPanel::goWanted, this, &TranslatePage::goToPlace);
}

void TranslatePage::connectModule()
{
    connect(&m_memory, &TranslationMemory::changed, this, [this] {
        m_side->forgetTerms();
        m_side->showTerms(current(), m_model->translation(), m_glossary, m_memory.book());
    });
    connect(&document(), &ModuleDocument::changed, this, [this](const QSet<QString> &files) {
        const auto isText = [](const QString &file) { return !file.startsWith(u"locale/"); };
        m_areTextsStale |= std::any_of(files.begin(), files.end(), isText);
        if (files.contains(Glossary::fileName(m_job.language)))
            m_side->forgetTerms();
        if (files.contains(Translation::fileName(m_job.language))
            || files.contains(Glossary::fileName(m_job.language)))
            refresh();
    });
    // The texts are looked for when the typing pauses.
    connect(&live(), &LiveModule::loaded, this, [this] {
        m_side->forgetTerms();
        refresh();
    });
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
    add({Qt::ALT | Qt::Key_C}, [this] { field()->copySource(); });
    for (int i = 0; i < TermList::c_most; ++i)
        add({Qt::ALT | Qt::Key(Qt::Key_1 + i)}, [this, i] { terms()->take(i); });
}

void TranslatePage::retranslate()
{
    m_table->setAccessibleName(tr("Texts of the game"));
    m_side->retranslate();
    m_notice->retranslate();
    m_model->retranslate();
}

void TranslatePage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
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

void TranslatePage::setLanguage(const QString &code)
{
    if (code == m_job.language)
        return;
    m_steps.endBurst();
    m_job.language = code;
    m_side->forgetTerms();
    refresh();
}

void TranslatePage::readTexts()
{
    const auto &module = live().module();
    if (!module || !m_areTextsStale)
        return;
    m_areTextsStale = false;
    m_job.texts = engine::collectTexts(*module);
    m_job.sourceLanguage = module->language;
}

void TranslatePage::refresh()
{
    m_isStale = !isVisible();
    if (m_isStale)
        return;
    readTexts();
    const QStringList codes = m_languages->codes();
    if (!codes.contains(m_job.language))
        m_job.language = codes.value(0);
    m_bar->setLanguages(codes, m_job.language);
    field()->setLanguages(m_job.sourceLanguage, m_job.language);
    readTranslation();
}

void TranslatePage::readTranslation()
{
    const QByteArray bytes = document().bytes(Translation::fileName(m_job.language));
    m_glossary = Glossary(m_job.language, document().bytes(Glossary::fileName(m_job.language)));
    auto read = Translation::read(m_job.texts, m_job.language, bytes, m_glossary);
    if (m_notice->tell(m_job, read ? QString() : read.error().message)) {
        m_stack->setCurrentWidget(m_notice);
        return;
    }
    m_stack->setCurrentIndex(0);
    Translation translation = std::move(read).value();
    m_bar->setCounts(&translation);
    m_model->setKept(m_key);
    m_model->setTranslation(translation, m_job.sourceLanguage);
    m_memory.read(m_job.sourceLanguage, m_job.language);
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
        m_table->putCurrent(index.row());
    m_table->scrollTo(index);
}

void TranslatePage::choose(const QString &key)
{
    if (key != m_key)
        m_steps.endBurst();
    m_key = key;
    if (const int row = m_model->rowOf(key); row >= 0 && m_table->currentIndex().row() != row)
        m_table->putCurrent(row);
    showText();
    emit selectionChanged();
}

const TranslationText *TranslatePage::current() const
{
    const int index = m_model->translation().indexOf(m_key);
    return index < 0 ? nullptr : &m_model->translation().texts()[size_t(index)];
}

void TranslatePage::showText()
{
    const Translation &translation = m_model->translation();
    m_side->showText(current(), translation, live().module());
    m_side->showTerms(current(), translation, m_glossary, m_memory.book());
    const int row = m_model->rowOf(m_key);
    emit pointed(row < 0 ? QString()
                         : tr("Text %1 of %2, %3")
                               .arg(row + 1)
                               .arg(m_model->rowCount())
                               .arg(Translation::fileName(m_job.language)));
}

void TranslatePage::write(const QString &translation)
{
    const TranslationText *text = current();
    m_steps.write(m_key, translation, text ? text->where : QString());
}

QString TranslatePage::nextKey() const
{
    const int next = m_model->nextLeft(m_model->rowOf(m_key));
    return next < 0 ? m_key : m_model->text(next).key();
}

// Only the text in front: whatever else is chosen was not looked at.
void TranslatePage::finish()
{
    const QString next = nextKey();
    m_steps.endBurst();
    m_steps.markDone({m_key});
    goOn(next);
}

void TranslatePage::checkLater()
{
    const QString next = nextKey();
    m_steps.endBurst();
    m_steps.markCheck({m_key});
    goOn(next);
}

void TranslatePage::goOn(const QString &nextKey)
{
    if (nextKey == m_key) {
        emit pointed(tr("Nothing else is left to do among these texts."));
        return;
    }
    choose(nextKey);
    // What was done leaves the list when only open texts are shown.
    m_model->setKept(m_key);
    m_model->setFilter(m_bar->search()->text(), m_bar->state());
    QPlainTextEdit *edit = field()->edit();
    edit->setFocus(Qt::OtherFocusReason);
    edit->moveCursor(QTextCursor::End);
}

void TranslatePage::step(int rows)
{
    if (const QString key = m_table->keyBelow(rows); !key.isEmpty())
        choose(key);
}

void TranslatePage::goToPlace()
{
    if (const TranslationText *text = current())
        emit jump({text->text.context, text->text.line, {}});
}

Place TranslatePage::place() const
{
    return {Translation::fileName(m_job.language), 0, {}};
}

void TranslatePage::open(const Place &place)
{
    setLanguage(Translation::languageOf(place.file));
    if (m_isStale)
        refresh();
    const Translation &translation = m_model->translation();
    QString key = place.line > 1
        ? translation.keyAt(document().bytes(Translation::fileName(m_job.language)), place.line)
        : QString();
    // Without a line, what is wrong comes first.
    if (key.isEmpty())
        key = translation.mostUrgent();
    if (key.isEmpty())
        return;
    if (m_model->rowOf(key) < 0) {
        m_bar->search()->clear();
        m_bar->showState({});
    }
    choose(key);
}

bool TranslatePage::offers(EditCommand command) const
{
    const bool isTable = m_table->hasFocus() && m_model->rowCount() > 0;
    return isTable
        && (command == EditCommand::SelectAll || command == EditCommand::Copy
            || command == EditCommand::Delete);
}

void TranslatePage::perform(EditCommand command)
{
    if (command == EditCommand::SelectAll)
        m_table->selectAll();
    else if (command == EditCommand::Copy)
        m_table->copyChosen(m_job.sourceLanguage, m_job.language);
    else if (command == EditCommand::Delete)
        m_steps.clear(m_table->chosenKeys());
}

void TranslatePage::editGlossary()
{
    GlossaryDialog *dialog = GlossaryDialog::edit(document(), m_glossary, m_job, this);
    // What is marked in both texts is perhaps what somebody wants to keep.
    if (field()->source()->hasSelectedText())
        dialog->add(field()->source()->selectedText(),
                    field()->edit()->textCursor().selectedText());
}

void TranslatePage::setInstalled(const QStringList &paths)
{
    QStringList others = paths;
    others.removeAll(document().folder());
    m_memory.setModules(others);
    if (isVisible())
        m_memory.read(m_job.sourceLanguage, m_job.language);
}

} // namespace editor
