// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/translate/model/translationtext.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace editor {

/// One text in both languages: the source with what changed in it, a field for the translation,
/// and what the translation must keep.
class TranslationField : public QWidget
{
    Q_OBJECT

public:
    explicit TranslationField(QWidget *parent = nullptr);

    void setLanguages(const QString &source, const QString &target);
    /// Null: nothing is chosen.
    void showText(const TranslationText *text);
    /// Puts a text at the cursor.
    void insert(const QString &text);
    void copySource();

    QPlainTextEdit *edit() const { return m_edit; }
    QLabel *source() const { return m_source; }
    QLabel *checks() const { return m_checks; }
    /// What one translator tells the next.
    QPlainTextEdit *note() const { return m_note; }
    /// What the author says: what the gaps stand for.
    QLabel *about() const { return m_about; }
    QPushButton *doneButton() const { return m_done; }
    QPushButton *checkButton() const { return m_check; }
    QPushButton *copyButton() const { return m_copy; }
    /// What is written in the field, sign by sign.
    QString written() const;

signals:
    void typed(const QString &translation);
    void noted(const QString &note);
    void doneWanted();
    /// Somebody must look at it again.
    void checkWanted();
    /// To a row further down, or up.
    void stepWanted(int rows);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();
    void retranslate();
    void showSource();
    void fitHeight();
    void showChecks();
    void showNote();
    static QString textOf(const QPlainTextEdit &edit);
    QString badge(const QString &sign, const QString &text, const QColor &ink,
                  const QColor &ground) const;

    QString m_sourceLanguage;
    QString m_targetLanguage;
    TranslationText m_text;
    QLabel *m_sourceTitle;
    QLabel *m_source;
    QLabel *m_targetTitle;
    QPlainTextEdit *m_edit;
    QLabel *m_checks;
    QLabel *m_about;
    QPlainTextEdit *m_note;
    QPushButton *m_done;
    QPushButton *m_check;
    QPushButton *m_copy;
    bool m_isShowing = false;
};

} // namespace editor
