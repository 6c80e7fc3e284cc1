// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/translate/model/translation.h"

#include <QWidget>

#include <optional>

class QButtonGroup;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QToolButton;

namespace editor {

/// The rows above a translation: language, how much is done, and which texts are shown.
class TranslateBar : public QWidget
{
    Q_OBJECT

public:
    explicit TranslateBar(QWidget *parent = nullptr);

    QComboBox *languages() const { return m_languages; }
    QLineEdit *search() const { return m_search; }
    QToolButton *chip(std::optional<TranslationText::State> state) const;
    QToolButton *addButton() const { return m_add; }
    QToolButton *glossaryButton() const { return m_glossary; }
    std::optional<TranslationText::State> state() const;
    void showState(std::optional<TranslationText::State> state);

    void setLanguages(const QStringList &codes, const QString &current);
    /// Null: there is nothing to be counted.
    void setCounts(const Translation *translation);

signals:
    void languageChosen(const QString &code);
    void addWanted();
    void filterChanged();
    void glossaryWanted();
    void importWanted();
    void exportWanted();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeChips();
    void retranslate();
    void writeCounts();
    void fitWords();
    void style();

    QComboBox *m_languages;
    QToolButton *m_add;
    QLabel *m_done;
    QProgressBar *m_progress;
    QHBoxLayout *m_chipRow;
    QButtonGroup *m_chips; ///< 0: all; then by state.
    QLineEdit *m_search;
    QToolButton *m_glossary;
    QToolButton *m_import;
    QToolButton *m_export;
    std::array<int, Translation::c_states> m_counts{};
    int m_all = 0;
    int m_left = 0;
    int m_share = 0;
    bool m_isStyling = false;
};

} // namespace editor
