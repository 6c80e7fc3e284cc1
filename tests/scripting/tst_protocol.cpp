// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/protocol.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace engine;

namespace {

QStringList lines(const char *file)
{
    QFile opened(QStringLiteral(HEXSMITH_SOURCE_DIR "/") + QLatin1String(file));
    return opened.open(QIODevice::ReadOnly)
        ? QString::fromUtf8(opened.readAll()).split(u'\n', Qt::SkipEmptyParts)
        : QStringList();
}

QStringList quoted(auto entries)
{
    QStringList names;
    for (const auto &entry : entries)
        names.append(u'"' + QString(entry.name) + u'"');
    return names;
}

QString overload(const protocol::QueryEntry &query)
{
    QStringList arguments;
    for (size_t i = 0; i < query.arguments.fields().size(); ++i) {
        const Shape::Field &field = query.arguments.fields()[i];
        arguments.append(field.name
                         + (field.isOptional ? QStringLiteral("?: ") : QStringLiteral(": "))
                         + query.arguments.part(i).luaType());
    }
    arguments.append(QStringLiteral("viewer?: Side"));
    return QStringLiteral("---@overload fun(name: \"%1\"): fun(answer: fun(game: Game, args: { %2 "
                          "}): %3)")
        .arg(query.name, arguments.join(QStringLiteral(", ")), query.answer.luaType());
}

/// As the manual writes it: in a table `|` ends a cell.
QString written(const QString &notation)
{
    return QString(notation).replace(u'|', u'/');
}

/// The rows of a page's table whose first cell is one word of code, without those cells' quotes.
QMap<QString, QStringList> rows(const QString &language)
{
    static const QRegularExpression word(QStringLiteral("^`(\\w+)`$"));
    QMap<QString, QStringList> found;
    const QByteArray file = "resources/manual/" + language.toLatin1() + "/lua-api.md";
    for (const QString &line : lines(file.constData())) {
        QStringList cells = line.split(u'|');
        if (cells.size() < 4 || !word.match(cells[1].trimmed()).hasMatch())
            continue;
        for (QString &cell : cells)
            cell = cell.trimmed().remove(u'`');
        // A form and a query may share a name: how wide its table is tells them apart.
        found.insert(cells[1], cells.mid(2));
        found.insert(cells[1] + QString::number(cells.size()), cells.mid(2));
    }
    return found;
}

} // namespace

/// The annotations for editors and the manual's tables say what the protocol's table says.
class tst_Protocol : public QObject
{
    Q_OBJECT

private slots:
    void annotations();
    void manual_data();
    void manual();
};

void tst_Protocol::annotations()
{
    const QStringList api = lines("scripting/api/rules.lua");
    QVERIFY(!api.isEmpty());
    QStringList expected = {
        QStringLiteral("---@alias Form ") + quoted(protocol::forms()).join(u'|'),
        QStringLiteral("---@alias HintName ") + quoted(protocol::hints()).join(u'|')};
    for (const auto &[name, notation] : protocol::parts())
        expected.append(QStringLiteral("---@alias %1 %2")
                            .arg(name[0].toUpper() + name.mid(1),
                                 Shape(notation, protocol::parts()).luaType()));
    for (const auto &query : protocol::queries())
        expected.append(overload(query));
    for (const QString &line : std::as_const(expected))
        QVERIFY2(api.contains(line), qPrintable(QStringLiteral("missing: ") + line));
    const auto overloads = api.filter(QStringLiteral("---@overload fun(name: "));
    QCOMPARE(overloads.size(), qsizetype(protocol::queries().size()));
}

void tst_Protocol::manual_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << "en";
    QTest::newRow("Spanish") << "es";
}

void tst_Protocol::manual()
{
    QFETCH(QString, language);
    const auto found = rows(language);
    for (const auto &query : protocol::queries()) {
        const QStringList cells = found.value(query.name + QStringLiteral("6"));
        QCOMPARE(cells.value(0), written(query.arguments.notation()));
        QCOMPARE(cells.value(1), written(query.answer.notation()));
    }
    for (const auto &[name, notation] : protocol::parts())
        QCOMPARE(found.value(name).value(0), written(notation));
    for (const auto &form : protocol::forms()) {
        QStringList names;
        for (const protocol::HintName hint : form.hints)
            names.append(protocol::entry(hint).name);
        QCOMPARE(found.value(form.name + QStringLiteral("5")).value(1), names.join(u' '));
    }
    for (const auto &hint : protocol::hints())
        QVERIFY2(!found.value(hint.name).value(1).isEmpty(), hint.name.data());
}

QTEST_APPLESS_MAIN(tst_Protocol)
#include "tst_protocol.moc"
