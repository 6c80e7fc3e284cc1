// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "scripting/mutation/mutationtest.h"

#include <QThread>

#include <cstdio>

namespace app {

namespace {

using scripting::Mutant;
using scripting::MutationTest;
using scripting::Purpose;

constexpr qsizetype c_longest = 70; // characters of a text that is shown

QString shown(const QString &text)
{
    return text.size() <= c_longest ? text : text.left(c_longest - 1) + u'…';
}

QString wordOf(Purpose::Use use)
{
    switch (use) {
    case Purpose::Use::Rules:
        return QStringLiteral("rules");
    case Purpose::Use::Texts:
        return QStringLiteral("texts");
    case Purpose::Use::Computer:
        return QStringLiteral("computer");
    case Purpose::Use::Invariants:
        return QStringLiteral("invariants");
    case Purpose::Use::Nobody:
        return QStringLiteral("unused");
    }
    Q_UNREACHABLE();
}

/// `rules/combat.lua:17: [6.3] <= → < in: return …`
QString lineOf(const MutationTest::Missed &missed)
{
    const Mutant &mutant = missed.mutant;
    const QString after = mutant.after.isEmpty() ? QStringLiteral("(nothing)") : mutant.after;
    QString line = QStringLiteral("%1:%2: [%3] %4 → %5")
                       .arg(mutant.file)
                       .arg(mutant.line)
                       .arg(mutant.rule.isEmpty() ? QStringLiteral("no rule") : mutant.rule,
                            shown(mutant.before), shown(after));
    if (mutant.before != mutant.source)
        line += QStringLiteral(" in: ") + shown(mutant.source);
    return missed.isReached ? line : line + QStringLiteral(" (no test runs this)");
}

engine::Json toJson(const MutationTest::Report &report)
{
    engine::Json missed = engine::Json::array();
    for (const MutationTest::Missed &one : report.missed) {
        engine::Json json = engine::Json::object();
        json.insert(QStringLiteral("file"), one.mutant.file);
        json.insert(QStringLiteral("line"), one.mutant.line);
        json.insert(QStringLiteral("rule"), one.mutant.rule);
        json.insert(QStringLiteral("kind"), Mutant::nameOf(one.mutant.kind));
        json.insert(QStringLiteral("before"), one.mutant.before);
        json.insert(QStringLiteral("after"), one.mutant.after);
        json.insert(QStringLiteral("source"), one.mutant.source);
        json.insert(QStringLiteral("reached"), one.isReached);
        missed.append(std::move(json));
    }
    engine::Json leftOut = engine::Json::object();
    for (auto it = report.leftOut.cbegin(); it != report.leftOut.cend(); ++it)
        leftOut.insert(wordOf(it.key()), it.value());
    engine::Json json = engine::Json::object();
    json.insert(QStringLiteral("mutants"), report.tried);
    json.insert(QStringLiteral("caught"), report.caught);
    json.insert(QStringLiteral("missed"), missed);
    json.insert(QStringLiteral("broken"), report.broken);
    json.insert(QStringLiteral("left_out"), leftOut);
    return json;
}

void say(const MutationTest::Report &report)
{
    for (const MutationTest::Missed &missed : report.missed)
        print(lineOf(missed).toUtf8());
    QStringList parts;
    for (auto it = report.leftOut.cbegin(); it != report.leftOut.cend(); ++it)
        parts.append(QStringLiteral("%1 %2").arg(it.value()).arg(wordOf(it.key())));
    if (!parts.isEmpty())
        print("# left out: " + parts.join(QStringLiteral(", ")).toUtf8());
    if (report.broken)
        print("# not counted: " + QByteArray::number(report.broken) + " that do not load");
    print("# mutants: " + QByteArray::number(report.caught) + " of "
          + QByteArray::number(report.tried) + " caught");
}

// Twenty lines for a whole run.
void sayProgress(qsizetype done, qsizetype all)
{
    if (done == all || done * 20 / all != (done - 1) * 20 / all)
        std::fprintf(stderr, "%lld of %lld changes tried\n", qlonglong(done), qlonglong(all));
}

} // namespace

Exit runMutations(const Arguments &arguments, const engine::Module &module)
{
    const auto sample = arguments.number(QStringLiteral("--sample"), 0, 1, 1'000'000);
    const auto seed = arguments.number(QStringLiteral("--seed"), 1, 0, INT64_MAX);
    const auto jobs =
        arguments.number(QStringLiteral("--jobs"), QThread::idealThreadCount(), 1, 256);
    const auto least = arguments.number(QStringLiteral("--at-least"), 0, 0, 100);
    for (const auto *number : {&sample, &seed, &jobs, &least}) {
        if (!*number)
            return fail(Exit::CalledWrongly, number->error().message);
    }
    MutationTest test(module);
    test.setProgress(sayProgress);
    const auto report = test.run(
        {arguments.value(QStringLiteral("--file")), arguments.value(QStringLiteral("--rule")),
         qsizetype(sample.value()), quint64(seed.value()), int(jobs.value())});
    if (!report)
        return fail(Exit::DoesNotHold, report.error().message);
    if (arguments.has(QStringLiteral("--json")))
        printJson(toJson(report.value()));
    else
        say(report.value());
    const bool holds = report->caught * 100 >= report->tried * least.value();
    return holds ? Exit::Good : Exit::DoesNotHold;
}

} // namespace app
