// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/packdialog.h"

#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"
#include "app/view/style/windowsize.h"
#include "editor/document/languagename.h"
#include "editor/pages/rulebook/rulebookedit.h"
#include "editor/pages/rulebook/rulecoverage.h"
#include "editor/pages/rules/index/ruleindex.h"
#include "engine/i18n/i18nstats.h"
#include "engine/module/model/module.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace editor {

namespace {

QTreeWidget *list(const QStringList &heads, const QString &name)
{
    auto *made = new QTreeWidget;
    made->setRootIsDecorated(false);
    made->setHeaderLabels(heads);
    made->setAccessibleName(name);
    made->setSelectionMode(QAbstractItemView::NoSelection);
    made->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    made->header()->setStretchLastSection(false);
    for (int column = 1; column < heads.size(); ++column) {
        made->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
        made->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    return made;
}

} // namespace

PackDialog::PackDialog(LiveModule &live, QWidget *parent)
    : QDialog(parent)
    , m_live(live)
    , m_checks(list({tr("Check")}, tr("Check list")))
    , m_sizes(list({tr("Part"), tr("Files"), tr("Size")}, tr("Size of every part")))
    , m_message(new QLabel)
    , m_make(new QPushButton(tr("Make the file…")))
{
    setWindowTitle(tr("Pack the module"));
    view::resizeOnScreen(*this, {fontMetrics().height() * 38, fontMetrics().height() * 35});
    m_message->setWordWrap(true);
    m_make->setDefault(true);
    m_make->setProperty("class", QStringLiteral("primary"));
    auto *buttons = new QDialogButtonBox;
    buttons->addButton(m_make, QDialogButtonBox::AcceptRole);
    auto *close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_make, &QPushButton::clicked, this, &PackDialog::choosePath);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_checks);
    layout->addWidget(m_sizes);
    layout->addWidget(m_message);
    layout->addWidget(buttons);
    connect(&live, &LiveModule::checked, this, &PackDialog::refresh);
    refresh();
    if (!live.isCurrent())
        live.look();
}

void PackDialog::addCheck(Mark mark, const QString &text)
{
    const auto tokens = view::Tokens::of(palette());
    auto *item = new QTreeWidgetItem(m_checks, {text});
    const QString icon = mark == Mark::Good ? QStringLiteral("check")
        : mark == Mark::Warning             ? QStringLiteral("warning")
                                            : QStringLiteral("error");
    const QColor color = mark == Mark::Good ? tokens.good
        : mark == Mark::Warning             ? tokens.warn
                                            : tokens.bad;
    item->setIcon(0, view::Icons::icon(icon, color));
    item->setToolTip(0, text);
    if (mark == Mark::Error)
        m_mayPack = false;
}

void PackDialog::refresh()
{
    m_checks->clear();
    m_mayPack = true;
    if (!m_live.isCurrent()) {
        addCheck(Mark::Warning, tr("The module is still being checked."));
        m_mayPack = false;
    }
    checkProblems();
    checkLanguages();
    checkAbout();
    checkTests();
    listSizes();
    m_make->setEnabled(m_mayPack);
}

void PackDialog::checkProblems()
{
    int errors = 0;
    for (const engine::Issue &issue : m_live.issues())
        errors += issue.severity == engine::Issue::Severity::Error;
    const int warnings = int(m_live.issues().size()) - errors;
    if (errors)
        addCheck(Mark::Error, tr("%n error(s): see Problems.", nullptr, errors));
    if (warnings)
        addCheck(Mark::Warning, tr("%n warning(s): see Problems.", nullptr, warnings));
    if (!errors && !warnings)
        addCheck(Mark::Good, tr("No problems found."));
}

void PackDialog::checkLanguages()
{
    const auto &module = m_live.module();
    if (!module)
        return;
    for (const QString &language : module->languages) {
        if (language == module->language)
            continue;
        QString name = languageName(language);
        name = name.left(1).toUpper() + name.mid(1); // it begins a sentence
        const auto stats = engine::I18nStats::of(*module, language);
        if (!stats) {
            addCheck(Mark::Error, name + QStringLiteral(": ") + stats.error().message);
            continue;
        }
        addCheck(
            stats->done == stats->total() ? Mark::Good : Mark::Warning,
            tr("%1: %2 of %3 texts translated.").arg(name).arg(stats->done).arg(stats->total()));
    }
}

void PackDialog::checkAbout()
{
    const auto &module = m_live.module();
    if (!module)
        return;
    const auto &about = module->about;
    const QString license = about[u"license"].toString();
    addCheck(license.isEmpty() ? Mark::Warning : Mark::Good,
             license.isEmpty() ? tr("No licence is named: others don't know what they may do.")
                               : tr("Licence: %1").arg(license));
    const QString cover = about[u"cover"].toString();
    addCheck(cover.isEmpty() ? Mark::Warning : Mark::Good,
             cover.isEmpty() ? tr("No cover: the library shows a plain card.")
                             : tr("Cover: %1").arg(cover));
}

// A test that shows no paragraph of the rulebook says nothing of the rules.
void PackDialog::checkTests()
{
    int tests = 0;
    const RuleIndex index(m_live);
    for (const QString &file : index.files()) {
        for (const auto &definition : index.outline(file).definitions)
            tests += RuleIndex::isTest(file) && definition.kind == u"test";
    }
    int rules = 0;
    int shown = 0;
    RuleCoverage coverage(m_live.document());
    coverage.look();
    for (const auto &paragraph : rulebookedit::read(m_live.document().files()).paragraphs) {
        rules += !paragraph.text.isEmpty();
        shown += !paragraph.text.isEmpty() && coverage.hasTest(paragraph.id);
    }
    if (!tests)
        addCheck(Mark::Warning, tr("No rule has a test."));
    else if (!shown)
        addCheck(Mark::Warning,
                 tr("%n test(s), but none shows a rule of the rulebook.", nullptr, tests));
    else
        addCheck(
            Mark::Good,
            tr("%n test(s), which show %1 of %2 rules.", nullptr, tests).arg(shown).arg(rules));
}

void PackDialog::listSizes()
{
    m_sizes->clear();
    QMap<QString, std::pair<int, qint64>> parts;
    qint64 all = 0;
    int count = 0;
    for (auto it = m_live.document().files().constBegin();
         it != m_live.document().files().constEnd(); ++it) {
        const QString part = it.key().contains(u'/') ? it.key().section(u'/', 0, 0) : it.key();
        const qint64 size = (*it)->bytes().size();
        ++parts[part].first;
        parts[part].second += size;
        all += size;
        ++count;
    }
    const QLocale locale;
    const auto add = [&](const QString &name, int files, qint64 size) {
        auto *item = new QTreeWidgetItem(
            m_sizes, {name, locale.toString(files), locale.formattedDataSize(size)});
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
        return item;
    };
    for (auto it = parts.constBegin(); it != parts.constEnd(); ++it)
        add(it.key(), it->first, it->second);
    auto *sum = add(tr("Together"), count, all);
    QFont bold = m_sizes->font();
    bold.setBold(true);
    for (const int column : {0, 1, 2})
        sum->setFont(column, bold);
}

bool PackDialog::packTo(const QString &path)
{
    const auto done = m_live.document().snapshot().pack(path);
    m_message->setText(done ? tr("Packed into %1 (%2).")
                                  .arg(path, QLocale().formattedDataSize(QFileInfo(path).size()))
                            : tr("The file could not be made: %1").arg(done.error().message));
    return bool(done);
}

void PackDialog::choosePath()
{
    const QString name =
        QFileInfo(m_live.document().folder()).fileName() + QStringLiteral(".hexmod");
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Make the file"), name, tr("Games (*.hexmod)"));
    if (!path.isEmpty())
        packTo(path);
}

} // namespace editor
