// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/fields/propertyform.h"

#include "tests/editor/openmodule.h"

#include <QComboBox>
#include <QLineEdit>

using namespace editor;
using engine::Json;

class tst_PropertyForm : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void keepsWhatIsBeingTyped();
    void showsWhatHasChanged();
    void showsOtherTargets();
    void choicesKeepTheirValue();

private:
    QLineEdit *line(int field) { return m_form->field(field)->findChild<QLineEdit *>(); }
    Json value(const char *key)
    {
        return m_document->json(QStringLiteral("module.json"), {QString::fromLatin1(key)})
            ->toJson();
    }
    void set(const char *key, const Json &value)
    {
        Draft draft = m_document->draft();
        draft.set(QStringLiteral("module.json"), {QString::fromLatin1(key)}, value);
        m_document->commit(draft, QStringLiteral("Set"));
    }

    std::shared_ptr<ModuleDocument> m_document;
    std::unique_ptr<PropertyForm> m_form;
};

void tst_PropertyForm::init()
{
    m_document = openmodule::open(QStringLiteral("tutorial"));
    m_form = std::make_unique<PropertyForm>(*m_document);
    for (const char *key : {"title", "version"})
        m_form->add({QString::fromLatin1(key)}, new LineField(LineField::Kind::Text));
    m_form->setTargets({{QStringLiteral("module.json"), {}}});
    m_form->show();
}

void tst_PropertyForm::keepsWhatIsBeingTyped()
{
    line(0)->setFocus();
    line(0)->selectAll();
    QTest::keyClicks(line(0), QStringLiteral("The For"));

    // As after each reading of the module, and after an edit of something else.
    m_form->refresh();
    m_form->setTargets(m_form->targets());
    set("version", QStringLiteral("9.9"));

    QTest::keyClicks(line(0), QStringLiteral("d"));
    QTest::keyClick(line(0), Qt::Key_Return);
    QCOMPARE(value("title").toString(), QStringLiteral("The Ford"));
    QCOMPARE(line(1)->text(), QStringLiteral("9.9"));
}

void tst_PropertyForm::showsWhatHasChanged()
{
    const QString before = value("title").toString();
    set("title", QStringLiteral("Another"));
    QCOMPARE(line(0)->text(), QStringLiteral("Another"));
    m_document->history().undo();
    QCOMPARE(line(0)->text(), before);
}

void tst_PropertyForm::showsOtherTargets()
{
    QTest::keyClicks(line(0), QStringLiteral("never finished"));
    m_form->setTargets({{QStringLiteral("module.json"), {QStringLiteral("about")}}});
    QCOMPARE(line(0)->text(), QString());
    m_form->setTargets({});
    QVERIFY(!m_form->isEnabled());
}

void tst_PropertyForm::choicesKeepTheirValue()
{
    auto *field = new ChoiceField;
    m_form->add({QStringLiteral("language")}, field);
    m_form->refresh();
    auto *box = field->findChild<QComboBox *>();
    QCOMPARE(box->currentIndex(), -1);

    const ChoiceField::Choice english{QStringLiteral("en"), QStringLiteral("English"), {}};
    const ChoiceField::Choice spanish{QStringLiteral("es"), QStringLiteral("Spanish"), {}};
    field->setChoices({spanish, english});
    QCOMPARE(box->currentText(), QStringLiteral("English"));
    field->setChoices({english, spanish});
    QCOMPARE(box->currentText(), QStringLiteral("English"));
    QCOMPARE(box->currentIndex(), 0);
}

QTEST_MAIN(tst_PropertyForm)
#include "tst_propertyform.moc"
