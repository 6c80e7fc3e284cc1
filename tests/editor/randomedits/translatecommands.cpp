// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/randomedits/commands.h"

#include "editor/pages/translate/model/translationmodel.h"
#include "editor/pages/translate/panels/translatebar.h"
#include "editor/pages/translate/panels/translationfield.h"
#include "editor/pages/translate/panels/translationtable.h"
#include "editor/pages/translate/translatepage.h"
#include "editor/pages/translate/translationlanguages.h"

#include <QComboBox>
#include <QPlainTextEdit>
#include <QTableView>

using namespace editor;

namespace {

// Any text of any language; false where there is none, or no file that can be read.
bool chooseText(Bench &bench, TranslatePage &page)
{
    const QComboBox *languages = page.bar()->languages();
    page.setLanguage(languages->itemData(bench.below(languages->count())).toString());
    if (!page.table()->isVisible() || !page.model()->rowCount())
        return false;
    page.choose(page.model()->text(bench.below(page.model()->rowCount())).key());
    return true;
}

} // namespace

void addTranslateCommands(Commands &commands)
{
    commands.act<TranslatePage>("translate: type", [](Bench &bench, TranslatePage &page) {
        if (!chooseText(bench, page))
            return false;
        page.field()->edit()->setPlainText(bench.words());
        return true;
    });
    commands.act<TranslatePage>("translate: done, next", [](Bench &bench, TranslatePage &page) {
        if (!chooseText(bench, page))
            return false;
        page.field()->edit()->insertPlainText(bench.words());
        page.finish();
        return true;
    });
    commands.act<TranslatePage>("translate: copy source", [](Bench &bench, TranslatePage &page) {
        if (!chooseText(bench, page))
            return false;
        page.field()->copySource();
        return true;
    });
    commands.act<TranslatePage>("translate: delete", [](Bench &bench, TranslatePage &page) {
        if (!chooseText(bench, page))
            return false;
        page.perform(EditCommand::Delete);
        return true;
    });
    commands.act<TranslatePage>("translate: add a language", [](Bench &bench, TranslatePage &page) {
        return page.languages().add(bench.pick(QStringList{"cs", "nl", "ja", "pt_BR", "sk", "uk"}));
    });
}
