// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/protocol/session.h"
#include "engine/state/changecodec.h"
#include "tests/engine/game/fordgame.h"
#include "tests/engine/module/brookmodule.h"

#include <QTest>

using namespace engine;

/// Features that come and go: in edits of a position, in what a session tells, in what is saved.
class tst_FeatureEdits : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void edits_data();
    void edits();
    void tells();
    void isRead_data();
    void isRead();

private:
    Json send(const QByteArray &line)
    {
        return Session(*m_game, m_translator, Session::Kind::Test).handle(line);
    }

    std::shared_ptr<const Module> m_module;
    FordRules m_rules;
    Translator m_translator;
    std::unique_ptr<Game> m_game;
};

void tst_FeatureEdits::init()
{
    m_module = fordModule(withBrooks(fordFiles()));
    QVERIFY(m_module);
    auto game = Game::start(*m_module, m_rules, {QStringLiteral("battle"), {}, 1});
    QVERIFY(bool(game));
    m_game = std::move(game).value();
}

void tst_FeatureEdits::edits_data()
{
    QTest::addColumn<QByteArray>("edits");
    QTest::addColumn<QByteArray>("features"); // of 0301 afterwards; after "!" the error
    const auto row = [](const char *name, const char *edits, const char *features) {
        QTest::newRow(name) << QByteArray(edits) << QByteArray(features);
    };
    row("gone", R"({"space":"0301","feature":"bridge","value":false})", R"({"bridge":false})");
    row("there as printed", R"({"space":"0301","feature":"bridge","value":true})", "null");
    row("gone and back",
        R"({"space":"0301","feature":"bridge","value":false},{"space":"0301","feature":"bridge","value":true})",
        "null");
    row("new ones",
        R"({"space":"0301","feature":"mine","value":true},{"space":"0301","feature":"river","value":false})",
        R"({"river":false,"mine":true})");
    row("elsewhere", R"({"space":"0302","feature":"mine","value":true})", "null");
    row("unknown", R"({"space":"0301","feature":"chapel","value":true})", "!no feature chapel");
    row("no flag", R"({"space":"0301","feature":"bridge","value":1})", "!it can't be 1");
    row("no value", R"({"space":"0301","feature":"bridge"})", "!it can't be null");
    row("no space", R"({"space":"0999","feature":"bridge","value":true})", "!no space 0999");
}

void tst_FeatureEdits::edits()
{
    QFETCH(QByteArray, edits);
    QFETCH(QByteArray, features);
    const QByteArray before = m_game->state().hash();
    const Json reply = send(R"({"cmd":"set","edits":[)" + edits + "]}");
    if (features.startsWith('!')) {
        QVERIFY(!reply[u"ok"].toBool());
        QVERIFY2(reply[u"error"][u"text"].toString().contains(QString::fromUtf8(features.mid(1))),
                 reply.write(Json::Style::Compact).constData());
        QCOMPARE(m_game->state().hash(), before);
        return;
    }
    QVERIFY2(reply[u"ok"].toBool(), reply.write(Json::Style::Compact).constData());
    const Json state = send(R"({"cmd":"state"})");
    QCOMPARE(state[u"spaces"][u"0301"][u"features"].write(Json::Style::Compact).trimmed(),
             features);
    QVERIFY(bool(m_game->undo(Game::Barriers::Ignore)));
    QCOMPARE(m_game->state().hash(), before);
}

void tst_FeatureEdits::tells()
{
    QVERIFY(
        send(R"({"cmd":"set","edits":[{"space":"0301","feature":"bridge","value":false}]})")[u"ok"]
            .toBool());
    const ChangeCodec codec(*m_module, m_game->state().names());
    const Change change = m_game->history().back().changes.back();
    const Json written = codec.write(change);
    QCOMPARE(written.write(Json::Style::Compact).trimmed(),
             QByteArray(R"({"change":"feature","space":"0301","feature":"bridge","value":false})"));
    const auto read = codec.read(written);
    QVERIFY(read);
    QCOMPARE(std::get<change::SetFeature>(*read), std::get<change::SetFeature>(change));
}

void tst_FeatureEdits::isRead_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<bool>("isGood");
    const auto row = [](const char *name, const char *json, bool isGood) {
        QTest::newRow(name) << QByteArray(json) << isGood;
    };
    row("feature", R"({"change":"feature","space":"0301","feature":"mine","value":true})", true);
    row("unknown feature", R"({"change":"feature","space":"0301","feature":"port","value":true})",
        false);
    row("unknown space", R"({"change":"feature","space":"9","feature":"mine","value":true})",
        false);
    row("no space", R"({"change":"feature","space":null,"feature":"mine","value":true})", false);
    row("no value", R"({"change":"feature","space":"0301","feature":"mine"})", false);
    row("seen", R"({"change":"seen","piece":"R-1","by":3,"shown":2})", true);
    row("seen by less than nobody", R"({"change":"seen","piece":"R-1","by":3,"shown":-1})", false);
}

void tst_FeatureEdits::isRead()
{
    QFETCH(QByteArray, json);
    QFETCH(bool, isGood);
    const ChangeCodec codec(*m_module, m_game->state().names());
    const auto parsed = Json::parse(json, QStringLiteral("change"));
    QVERIFY(bool(parsed));
    const auto read = codec.read(parsed.value());
    QCOMPARE(bool(read), isGood);
    if (read)
        QCOMPARE(codec.write(*read).write(Json::Style::Compact).trimmed(), json);
}

QTEST_GUILESS_MAIN(tst_FeatureEdits)
#include "tst_featureedits.moc"
