// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/translation.h"

#include "editor/pages/module/moduleedit.h"
#include "editor/pages/translate/termbook.h"
#include "editor/pages/translate/textplaces.h"
#include "editor/pages/translate/translationedit.h"
#include "editor/pages/translate/translationplan.h"
#include "editor/pages/translate/worddiff.h"
#include "engine/module/module.h"
#include "engine/module/moduleloader.h"
#include "tests/editor/openmodule.h"

using namespace editor;
using State = TranslationText::State;

Q_DECLARE_METATYPE(State)

namespace {

const QString c_es = QStringLiteral("es");

struct Opened
{
    explicit Opened(const QString &name)
        : document(openmodule::open(name))
        , loaded(engine::loadModule(document->snapshot()))
        , texts(engine::collectTexts(*loaded.module))
    {
    }

    Translation translation(const QString &language = c_es) const
    {
        const QByteArray bytes = document->bytes(Translation::fileName(language));
        auto read = Translation::read(texts, language, bytes);
        return read ? read.value() : Translation();
    }
    template<typename Does> bool edit(const Does &does, const QString &language = c_es)
    {
        Draft draft = document->draft();
        TranslationEdit edit(draft, texts, loaded.module->language, language);
        const bool isDone = edit.isPossible() && does(edit);
        document->commit(draft, QStringLiteral("edit"));
        return isDone;
    }

    std::shared_ptr<ModuleDocument> document;
    engine::LoadedModule loaded;
    QList<engine::SourceText> texts;
};

[[maybe_unused]] QByteArray file(const QByteArray &messages)
{
    return "<?xml version=\"1.0\"?><TS version=\"2.1\" language=\"es\"><context><name>a.lua</name>"
        + messages + "</context></TS>";
}

[[maybe_unused]] QByteArray message(const QByteArray &source, const QByteArray &translation)
{
    return "<message><source>" + source + "</source>" + translation + "</message>";
}

} // namespace

class tst_Translation : public QObject
{
    Q_OBJECT

private slots:
    void shippedIsDone_data() { openmodule::rows(); }
    void shippedIsDone();
    void namesPlaces();
};

void tst_Translation::shippedIsDone()
{
    QFETCH(QString, module);
    const Opened opened(module);
    const Translation translation = opened.translation();
    QCOMPARE(qsizetype(translation.texts().size()), opened.texts.size());
    for (const TranslationText &text : translation.texts()) {
        if (!text.isLeft() && text.state != State::Long)
            continue;
        QString flaws;
        for (const TranslationCheck &check : text.checks)
            flaws += check.flaw;
        qDebug() << int(text.state) << text.text.context << text.text.source << text.translation << flaws;
    }
    QCOMPARE(translation.left(), 0);
    QCOMPARE(translation.share(), 100);
}

void tst_Translation::namesPlaces()
{
    const Opened opened(QStringLiteral("koenigsberg45"));
    TextPlaces places;
    const auto labels = places.labels(opened.texts, opened.document->files());
    QMap<QString, int> c; QStringList odd;
    for (const auto &t : opened.texts) { QString l = labels.value(TranslationText::keyOf(t.context, t.comment, t.source)); ++c[l.section(' ',0,0)]; if (l.section(' ',0,0).endsWith(".lua") || l.endsWith(' ')) odd << l + ": " + t.source; }
    qDebug() << c; qDebug().noquote() << odd.join("\n");
}
QTEST_GUILESS_MAIN(tst_Translation)
#include "tst_translation.moc"
