// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/page.h"
#include "editor/pages/translate/termbook.h"
#include "editor/pages/translate/translationplan.h"

#include <QTimer>

class QPushButton;
class QStackedWidget;
class QTableView;

namespace editor {

class Notice;
class NoticeStrip;
class ReviewBar;
class SeenPanel;
class SideColumn;
class Section;
class TermList;
class TranslateBar;
class TranslationField;
class TranslationModel;

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
    void flush() override;
    bool offers(EditCommand command) const override;
    void perform(EditCommand command) override;

    const QString &language() const { return m_language; }
    void setLanguage(const QString &code);
    /// Where modules lie whose translations are proposed for equal and similar texts.
    void setInstalled(const QStringList &paths);
    TranslateBar *bar() const { return m_bar; }
    QTableView *table() const { return m_table; }
    TranslationModel *model() const { return m_model; }
    TranslationField *field() const { return m_field; }
    TermList *terms() const { return m_terms; }
    SeenPanel *seen() const { return m_seen; }
    Notice *notice() const { return m_notice; }
    ReviewBar *review() const { return m_review; }
    /// Of the text that is worked at.
    const QString &key() const { return m_key; }
    void choose(const QString &key);

    void write(const QString &translation);
    void writeNote(const QString &note);
    /// Calls the text in front done, and goes on to what is left.
    void finish();
    /// Marks the text in front so that somebody looks at it again, and goes on.
    void checkLater();
    /// The same with all texts that are chosen.
    void finishChosen();
    void checkChosen();
    /// Takes translations of equal texts; those that have one keep it.
    void fillChosen();
    void step(int rows);
    void goToPlace();
    bool addLanguage(const QString &code);
    /// A table, or a file of another program, by how its name ends.
    void importFile(const QString &path);
    engine::Result<engine::Done> exportFile(const QString &path) const;
    void editGlossary();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void makeTable();
    void makeSide(SideColumn &side);
    void makeKeys();
    void retranslate();
    void refresh();
    void readTexts();
    void readTranslation();
    QStringList languages() const;
    void showNotice(const QString &text);
    void filter();
    void restore();
    void showText();
    void showTerms();
    const TranslationText *current() const;
    QStringList chosenKeys() const;
    QString keyAt(int line) const;
    void askForLanguage();
    void chooseImport();
    void chooseExport();
    void preview(const TranslationPlan &plan);
    engine::Result<TranslationPlan> planOf(const QString &path) const;
    void tell(const QString &message);
    void goOn(const QString &nextKey);
    QString nextKey() const;
    void putCurrent(int row);
    void readMemory();

    TranslateBar *m_bar;
    NoticeStrip *m_strip;
    ReviewBar *m_review;
    QStackedWidget *m_stack;
    QTableView *m_table;
    TranslationModel *m_model;
    TranslationField *m_field;
    TermList *m_terms;
    SeenPanel *m_seen;
    QList<Section *> m_sections;
    Notice *m_notice;
    QPushButton *m_mend;
    QPushButton *m_begin;
    QList<engine::SourceText> m_texts; ///< Of the module that was loaded last.
    QString m_sourceLanguage;
    QString m_language;
    QString m_key;
    Glossary m_glossary;
    QStringList m_installed;
    TermBook m_memory; ///< Of other modules.
    QString m_memoryFor; ///< The languages that it was read for.
    QString m_termsFor; ///< The text that the terms were looked for.
    bool m_areTextsStale = true;
    bool m_isStale = true;
    int m_burst = 0;
    QTimer m_burstEnd;
};

} // namespace editor
