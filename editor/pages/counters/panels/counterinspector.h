// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/counters/panels/counterform.h"
#include "editor/pages/counters/panels/livepictures.h"
#include "editor/widgets/sidecolumn.h"

class QLabel;
class QPushButton;

namespace editor {

class CounterPreview;
class NamedEditor;
class SymbolPicker;
class TemplateParts;

/// The column beside the counters: how the chosen ones look and what is said of them.
class CounterInspector : public SideColumn
{
    Q_OBJECT

public:
    CounterInspector(LiveModule &live, LivePictures &pictures, QWidget *parent = nullptr);

    void setSource(const CounterSource &source);
    void showPieces(const QList<int> &pieces);
    CounterPreview *preview() const { return m_preview; }
    CounterForm *form() const { return m_form; }
    SymbolPicker *picker() const { return m_picker; }
    TemplateParts *parts() const { return m_parts; }
    /// "formations", "types" or "templates".
    NamedEditor *named(const QString &section) const { return m_named.value(section); }
    /// Unfolds the list and chooses the entry.
    void openNamed(const QString &section, const QString &id);
    /// As it is measured: "3.5".
    QString contrastText() const;
    /// Takes a picture into the module as the face of the chosen counters; answers why not.
    engine::Result<QString> importArt(const QString &path, const FieldKey &key);

signals:
    void usesRequested(const QString &word);
    void filterWanted(const QString &text);

protected:
    void changeEvent(QEvent *event) override;

private:
    void addSections();
    void addNamedSections();
    void retranslate();
    void measure();
    void makeReadable();
    void pick(const QString &symbol);
    void chooseArt(const FieldKey &key);
    QList<int> known() const;

    LiveModule &m_live;
    LivePictures &m_pictures;
    CounterSource m_source;
    QList<int> m_pieces;
    CounterPreview *m_preview;
    CounterForm *m_form;
    QWidget *m_contrastRow;
    QLabel *m_contrast;
    QPushButton *m_fix;
    QLabel *m_message;
    SymbolPicker *m_picker;
    Section *m_previewSection = nullptr;
    Section *m_formSection = nullptr;
    Section *m_symbolSection = nullptr;
    TemplateParts *m_parts;
    Section *m_partsSection = nullptr;
    QMap<QString, NamedEditor *> m_named;
    QMap<QString, Section *> m_namedSections;
};

} // namespace editor
