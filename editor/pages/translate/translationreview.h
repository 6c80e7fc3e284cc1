// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace editor {

class TermBook;
class TranslationMemory;
class TranslationModel;
class TranslationSteps;
class TranslationTable;

/// What is done to all chosen texts at once.
class TranslationReview : public QObject
{
    Q_OBJECT

public:
    /// All of them must outlive it.
    TranslationReview(TranslationSteps &steps, const TranslationTable &table,
                      const TranslationModel &model, const TranslationMemory &memory,
                      QObject *parent);

    void finish();
    void check();
    /// Takes translations of equal texts; those that have one keep it.
    void fill();

signals:
    /// Why nothing happened.
    void told(const QString &text);

private:
    TranslationSteps &m_steps;
    const TranslationTable &m_table;
    const TranslationModel &m_model;
    const TranslationMemory &m_memory;
};

} // namespace editor
