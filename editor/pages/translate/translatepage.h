// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/page.h"
#include "editor/pages/translate/model/glossary.h"
#include "editor/pages/translate/panels/translationside.h"
#include "editor/pages/translate/translationmemory.h"
#include "editor/pages/translate/translationsteps.h"

class QStackedWidget;

namespace editor {

class NoticeStrip;
class ReviewBar;
class TranslateBar;
class TranslationExchange;
class TranslationLanguages;
class TranslationModel;
class TranslationNotice;
class TranslationReview;
class TranslationTable;

/// All texts of a module in two languages, to be translated one after the other.
class TranslatePage : public Page
{
    Q_OBJECT

public:
    explicit TranslatePage(LiveModule &live, QWidget *parent = nullptr);

    QString title() const override { return tr("Translate"); }
    QString icon() const override { return QStringLiteral("globe"); }
    bool shows(const Place &place) const override;
    void open(const Place &place) override;
    Place place() const override;
    void flush() override { m_steps.endBurst(); }
    bool offers(EditCommand command) const override;
    void perform(EditCommand command) override;

    const QString &language() const { return m_job.language; }
    void setLanguage(const QString &code);
    /// Where modules lie whose translations are proposed for equal and similar texts.
    void setInstalled(const QStringList &paths);
    TranslateBar *bar() const { return m_bar; }
    TranslationTable *table() const { return m_table; }
    TranslationModel *model() const { return m_model; }
    TranslationField *field() const { return m_side->field(); }
    TermList *terms() const { return m_side->terms(); }
    SeenPanel *seen() const { return m_side->seen(); }
    TranslationNotice *notice() const { return m_notice; }
    ReviewBar *review() const { return m_reviewBar; }
    /// Of the text that is worked at.
    const QString &key() const { return m_key; }
    void choose(const QString &key);

    TranslationSteps &steps() { return m_steps; }
    TranslationLanguages &languages() const { return *m_languages; }
    TranslationExchange &exchange() const { return *m_exchange; }
    void write(const QString &translation);
    /// Calls the text in front done, and goes on to what is left.
    void finish();
    /// Marks the text in front so that somebody looks at it again, and goes on.
    void checkLater();
    void step(int rows);
    void goToPlace();
    void editGlossary();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void connectTable();
    void connectBars();
    void connectModule();
    void makeKeys();
    void retranslate();
    void refresh();
    void readTexts();
    void readTranslation();
    void filter();
    void restore();
    void showText();
    const TranslationText *current() const;
    void goOn(const QString &nextKey);
    QString nextKey() const;

    TranslateBar *m_bar;
    NoticeStrip *m_strip;
    ReviewBar *m_reviewBar;
    QStackedWidget *m_stack;
    TranslationModel *m_model;
    TranslationTable *m_table;
    TranslationSide *m_side;
    TranslationNotice *m_notice;
    TranslationJob m_job;
    TranslationLanguages *m_languages;
    TranslationSteps m_steps;
    TranslationExchange *m_exchange;
    TranslationMemory m_memory;
    TranslationReview *m_review;
    QString m_key;
    Glossary m_glossary;
    bool m_areTextsStale = true;
    bool m_isStale = true;
};

} // namespace editor
