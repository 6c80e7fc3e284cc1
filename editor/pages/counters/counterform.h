// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/counters/artfield.h"
#include "editor/pages/counters/cellinput.h"
#include "editor/widgets/propertyform.h"

namespace editor {

/// What is said of the chosen counters, or of a type or template.
class CounterForm : public PropertyForm
{
    Q_OBJECT

public:
    CounterForm(ModuleDocument &document, PieceLevel level, QWidget *parent = nullptr);

    /// \a entries are indexes in the source's file as ofLevel() makes it.
    void showEntries(const CounterSource &source, const QList<int> &entries,
                     const QStringList &pictures);
    void retranslate();

signals:
    /// For "file" or "back".
    void importRequested(const editor::FieldKey &key);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row
    {
        int number;
        FieldKey key;
        const char *label;
    };

    void add(const QString &section, const char *key, PropertyField *field, const char *label);
    ChoiceField *addChoice(const QString &section, const char *key, const char *label);
    void addArt(const char *key, const char *label);
    void fillChoices(const QStringList &pictures);
    engine::Json inherited(const PropertyTarget &target, const FieldKey &key) const;

    PieceLevel m_level;
    CounterSource m_source; ///< With the level's own entries.
    PieceFile m_file; ///< With counters.
    std::vector<Row> m_rows;
    ChoiceField *m_type = nullptr;
    ChoiceField *m_template = nullptr;
    ChoiceField *m_side = nullptr;
    ChoiceField *m_formation = nullptr;
    ChoiceField *m_mobility = nullptr;
    ChoiceField *m_face = nullptr;
    ChoiceField *m_palette = nullptr;
    QList<ArtField *> m_arts;
};

} // namespace editor
