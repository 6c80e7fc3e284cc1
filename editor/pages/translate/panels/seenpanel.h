// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/translate/model/translation.h"
#include "editor/pages/translate/panels/seenpicture.h"
#include "engine/module/model/rulebook.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace editor {

/// How players read a translated text: on the counter, on the map, in the decision that asks it.
/// And a way to where it stands in the module.
class SeenPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SeenPanel(QWidget *parent = nullptr);

    void setModule(const std::shared_ptr<const engine::Module> &module);
    /// Null: nothing is chosen.
    void showText(const TranslationText *text, const Translation &translation);
    QLabel *preview() const { return m_preview; }
    QLabel *picture() const { return m_picture; }
    QPushButton *goButton() const { return m_go; }
    bool isBusy() const { return m_seen->isBusy(); }

signals:
    void goWanted();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void wantPicture();
    void refresh();
    void refreshPicture();
    void retranslate();
    QString paragraph() const;
    QString chart() const;
    /// What is asked, told or refused in the game that came to the text.
    QString played() const;
    QString sentences() const;

    std::shared_ptr<const engine::Module> m_module;
    TranslationText m_text;
    engine::Translator m_translator; ///< With what is not done yet, too.
    QString m_language;
    SeenPicture *m_seen;
    QLabel *m_picture;
    QLabel *m_preview;
    QLabel *m_note;
    QPushButton *m_go;
};

} // namespace editor
