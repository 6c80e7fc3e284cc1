// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/counters/model/countersource.h"
#include "editor/pages/counters/panels/artfield.h"
#include "editor/widgets/fields/propertyform.h"

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
    /// A small square of the colour; empty when the text is none.
    static QIcon patch(const QString &color);

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
        const char *label; ///< Null: the key is its own label.
    };

    void build();
    void addLook();
    void addValues();
    void add(const FieldKey &key, PropertyField *field, const char *label);
    LineField *addLine(const QString &section, const char *key, const char *label);
    ChoiceField *addChoice(const QString &section, const char *key, const char *label);
    void addArt(const char *key, const char *label);
    void fillChoices(const QStringList &pictures);
    engine::Json inherited(const PropertyTarget &target, const FieldKey &key) const;

    PieceLevel m_level;
    CounterSource m_source; ///< With the level's own entries.
    PieceFile m_file; ///< With counters.
    std::vector<Row> m_rows;
    QStringList m_values; ///< Printed values with a row; not for counters, the table has those.
    ChoiceField *m_base = nullptr; ///< Type or template; a template has none.
    ChoiceField *m_side = nullptr;
    ChoiceField *m_formation = nullptr;
    ChoiceField *m_mobility = nullptr;
    ChoiceField *m_face = nullptr;
    ChoiceField *m_palette = nullptr;
    QList<ArtField *> m_arts;
};

} // namespace editor
