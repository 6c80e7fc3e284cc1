// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/style/tokens.h"
#include "engine/i18n/translator.h"
#include "engine/module/model/module.h"

#include <QCoreApplication>

namespace view {

/// Writes a table of a module as rich text; cells in use are lit.
class ChartText
{
    Q_DECLARE_TR_FUNCTIONS(ChartText)

public:
    /// What is lit: a row, a column, or the cell where both meet; -1: none.
    struct Light
    {
        int row = -1;
        int column = -1;
    };

    /// What is handed over must outlive it.
    ChartText(const engine::Module &module, const engine::Translator &translator,
              const Tokens &tokens);

    QString title(const engine::Table &table) const;
    QString html(const engine::Table &table, Light light) const;

private:
    QString words(const engine::Table &table, const QString &text) const;
    QString cell(const QString &text, const QColor &ground, const QColor &ink, bool isHead) const;
    QString grid(const engine::Table &table, Light light) const;
    QString legend(const engine::Table &table) const;
    QString terrain(const engine::Table &table) const;
    QString terrainRow(const engine::Table &table, const QString &name,
                       const std::vector<int> &costs, const engine::Json &values) const;
    QString cost(int cost) const;
    bool isTerrain(const engine::Table &table) const;

    const engine::Module &m_module;
    const engine::Translator &m_translator;
    Tokens m_tokens;
};

} // namespace view

namespace app {
using view::ChartText;
}
