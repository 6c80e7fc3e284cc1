// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/counters/counterspage.h"
#include "editor/pages/counters/model/countertablemodel.h"
#include "editor/pages/counters/panels/countertableview.h"
#include "tests/editor/openmodule.h"

#include <QHeaderView>
#include <QLineEdit>

/// The page of a module, and a designer in front of it.
struct CounterDesk
{
    explicit CounterDesk(const QString &module = QStringLiteral("tutorial"))
        : document(openmodule::open(module))
        , live(document)
        , page(live)
    {
        page.resize(1500, 860);
        page.show();
        live.look();
    }

    bool isReady()
    {
        return QTest::qWaitFor([this] { return bool(live.module()); }, 30'000);
    }

    int column(const char *name) const { return page.source().columns.find(QLatin1String(name)); }
    QModelIndex cell(const char *id, const char *name) const
    {
        const int piece = page.source().file.indexOf(QLatin1String(id));
        return page.model()->index(page.model()->row(piece), column(name));
    }
    QString text(const char *id, const char *name) const
    {
        return cell(id, name).data(Qt::EditRole).toString();
    }

    void click(const QModelIndex &index, Qt::KeyboardModifiers modifiers = {})
    {
        page.table()->scrollTo(index);
        QTest::mouseClick(page.table()->viewport(), Qt::LeftButton, modifiers,
                          page.table()->visualRect(index).center());
    }
    void clickPicture(const char *id, Qt::KeyboardModifiers modifiers = {})
    {
        const QModelIndex index = cell(id, "id");
        page.table()->scrollTo(index);
        QHeaderView *header = page.table()->verticalHeader();
        QTest::mouseClick(header->viewport(), Qt::LeftButton, modifiers,
                          QPoint(10, header->sectionViewportPosition(index.row()) + 12));
    }
    /// Types into the cell that has the focus, as into a spreadsheet.
    void type(const QString &text, Qt::Key end = Qt::Key_Return)
    {
        QTest::keyClicks(page.table()->viewport(), text.left(1));
        auto *field = page.table()->findChild<QLineEdit *>(QStringLiteral("cell"));
        QVERIFY(field);
        QTest::keyClicks(field, text.mid(1));
        QTest::keyClick(field, end);
        QTRY_VERIFY(!page.table()->findChild<QLineEdit *>(QStringLiteral("cell")));
    }
    QStringList chosen() const
    {
        QStringList ids;
        for (const int piece : page.selection().pieces())
            ids.append(page.source().file.pieces()[size_t(piece)].id);
        return ids;
    }

    std::shared_ptr<editor::ModuleDocument> document;
    editor::LiveModule live;
    editor::CountersPage page;
};
