// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/fields/propertyform.h"

#include "tests/editor/openmodule.h"

#include <QComboBox>
#include <QFormLayout>
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
    void hiddenRowsLeaveTheLayout();

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

// QFormLayout of Qt 6.4 writes outside of its memory for a row that is hidden and stays in it.
void tst_PropertyForm::hiddenRowsLeaveTheLayout()
{
    const auto *layout = m_form->findChild<QFormLayout *>();
    const auto fieldAt = [&](int row) {
        return layout->itemAt(row, QFormLayout::FieldRole)->widget();
    };
    m_form->add({QStringLiteral("about")}, new LineField(LineField::Kind::Text));
    const QList<QWidget *> fields{m_form->field(0), m_form->field(1), m_form->field(2)};

    for (const int hidden : {1, 0, 2})
        m_form->setRowVisible(hidden, false);
    QCOMPARE(layout->rowCount(), 0);
    QVERIFY(fields[1]->isHidden());

    // Each comes back where it was, in whatever order.
    for (const int shown : {1, 2, 0, 0})
        m_form->setRowVisible(shown, true);
    QCOMPARE(layout->rowCount(), 3);
    for (int row = 0; row < 3; ++row)
        QCOMPARE(fieldAt(row), fields[row]);
    QVERIFY(fields[1]->isVisible());

    m_form->setRowVisible(1, false);
    m_form->clear();
    QVERIFY(m_form->findChildren<PropertyField *>().isEmpty());
}

QTEST_MAIN(tst_PropertyForm)
#include "tst_propertyform.moc"
