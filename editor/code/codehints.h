// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/code/codeassistant.h"

#include <QObject>

class QLabel;

namespace editor {

class CodeEdit;
class CompletionPopup;

/// What an assistant says at the cursor of a text: how the word may go on, and what the call that
/// is being written takes.
class CodeHints : public QObject
{
    Q_OBJECT

public:
    explicit CodeHints(CodeEdit &edit);

    /// Not owned; null: nothing is known of the language.
    void setAssistant(CodeAssistant *assistant) { m_assistant = assistant; }
    /// Rich text on what stands at a place; empty: nothing is known of it.
    QString tip(int position) const;

    void complete();
    bool isCompleting() const;
    CompletionPopup &popup() const { return *m_popup; }
    /// The chosen word takes the place of what was typed of it.
    void accept();
    void hidePopup();
    void showSignature();
    void hideSignature();
    /// The signature that is shown at the moment; empty: none.
    QString shownSignature() const;
    /// Offers what one wants to know after these characters; none: the cursor has moved.
    void typed(const QString &characters);
    void applyColors();

private:
    CodeEdit &m_edit;
    CodeAssistant *m_assistant = nullptr;
    CompletionPopup *m_popup;
    QLabel *m_signature;
    Completions m_completions;
};

} // namespace editor
