// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/translate/translation.h"
#include "engine/module/rulebook.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace editor {

/// How players read a translated text, and a way to where it stands in the module.
class SeenPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SeenPanel(QWidget *parent = nullptr);

    /// Null: nothing is chosen.
    void showText(const TranslationText *text, const Translation &translation,
                  const engine::Rulebook &book);
    QLabel *preview() const { return m_preview; }
    QPushButton *goButton() const { return m_go; }

signals:
    void goWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void retranslate();
    void setParagraph(const Translation &translation);
    QString sentences() const;

    TranslationText m_text;
    QString m_language;
    engine::Rulebook m_book;
    engine::Rulebook::Paragraph m_paragraph; ///< Translated; without a number: it is none.
    QLabel *m_preview;
    QPushButton *m_go;
};

} // namespace editor
