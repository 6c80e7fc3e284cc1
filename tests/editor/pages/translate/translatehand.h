// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/translate/model/translationmodel.h"
#include "editor/pages/translate/panels/translationfield.h"
#include "editor/pages/translate/panels/translationtable.h"
#include "editor/pages/translate/translatepage.h"
#include "tests/editor/openmodule.h"

#include <QPlainTextEdit>
#include <QTableView>

/// The page for translations on a module of the checkout.
namespace translatehand {

using namespace editor;
using State = TranslationText::State;

constexpr int c_patience = 20'000; // ms
inline const QString c_file = QStringLiteral("locale/es.ts");

struct Shown
{
    explicit Shown(const QString &module = QStringLiteral("tutorial"))
        : document(openmodule::open(module))
        , live(document)
        , page(live)
    {
        page.resize(1100, 700);
        page.show();
        wait();
    }

    void wait()
    {
        live.look();
        QVERIFY(QTest::qWaitFor([this] { return live.isCurrent(); }, c_patience));
        QCoreApplication::processEvents();
    }
    void put(const QString &file, const QByteArray &bytes)
    {
        Draft draft = document->draft();
        draft.setBytes(file, bytes);
        document->commit(draft, QStringLiteral("Put"));
    }
    void replace(const QString &file, const QByteArray &before, const QByteArray &after)
    {
        QVERIFY(document->bytes(file).contains(before));
        put(file, document->bytes(file).replace(before, after));
    }
    const TranslationText &text(const QString &source) const
    {
        for (const TranslationText &text : page.model()->translation().texts()) {
            if (text.text.source == source)
                return text;
        }
        static const TranslationText none;
        return none;
    }
    void choose(const QString &source) { page.choose(text(source).key()); }
    QPlainTextEdit *edit() const { return page.field()->edit(); }
    void click(int row)
    {
        const QModelIndex index = page.model()->index(row, TranslationModel::Source);
        page.table()->scrollTo(index);
        QTest::mouseClick(page.table()->viewport(), Qt::LeftButton, {},
                          page.table()->visualRect(index).center());
    }

    std::shared_ptr<ModuleDocument> document;
    LiveModule live;
    TranslatePage page;
};

} // namespace translatehand
