// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/code/codeedit.h"
#include "editor/pages/rules/rulespage.h"
#include "tests/editor/openmodule.h"

/// The page for rules of a module, for tests that inherit it.
class RulesDesk
{
protected:
    void open(const QString &module);
    editor::CodeEdit *edit(const QString &file);
    /// Puts the cursor behind the first place of some words.
    void put(const QString &file, const QString &after);

    std::shared_ptr<editor::ModuleDocument> m_document;
    std::unique_ptr<editor::LiveModule> m_live;
    std::unique_ptr<editor::RulesPage> m_page;
};

inline void RulesDesk::open(const QString &module)
{
    m_page.reset();
    m_live.reset();
    m_document = openmodule::open(module);
    QVERIFY(m_document);
    m_live = std::make_unique<editor::LiveModule>(m_document);
    m_page = std::make_unique<editor::RulesPage>(*m_live);
    m_page->resize(1200, 760);
    m_page->show();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    QVERIFY(QTest::qWaitFor([&] { return m_live->isCurrent(); }, 60'000));
}

inline editor::CodeEdit *RulesDesk::edit(const QString &file)
{
    m_page->open({file, 0, {}});
    return m_page->edit(file);
}

inline void RulesDesk::put(const QString &file, const QString &after)
{
    editor::CodeEdit *one = edit(file);
    const auto at = one->text().indexOf(after);
    QVERIFY2(at >= 0, qPrintable(after));
    one->goTo(int(at + after.size()));
}
