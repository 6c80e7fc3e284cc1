// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/report/aboutdialog.h"

#include "app/player/report/problemdetails.h"
#include "app/view/style/icons.h"
#include "app/view/style/windowsize.h"
#include "scripting/programparts.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QUrl>
#include <QVBoxLayout>

namespace app {

AboutDialog::AboutDialog(const QString &log, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("aboutDialog"));
    setWindowTitle(tr("About Hexsmith"));
    view::resizeOnScreen(*this, {560, 460});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(12);
    layout->addLayout(makeHead());
    layout->addWidget(makeParts(), 1);
    auto *note = new QLabel(tr("Games are written by others and have licences of their own; their "
                               "rules run closed off from this computer."),
                            this);
    note->setProperty("class", QStringLiteral("note"));
    note->setWordWrap(true);
    layout->addWidget(note);
    layout->addLayout(makeButtons(log));
}

QLayout *AboutDialog::makeHead()
{
    auto *sign = new QLabel(this);
    sign->setPixmap(Icons::program().pixmap(64, 64));
    auto *words = new QLabel(tr("<b>Hexsmith %1</b><br>Plays, makes and translates board "
                                "wargames.<br>Free software under the GPL, version 3 or later.")
                                 .arg(scripting::ProgramPart::all().constFirst().version),
                             this);
    words->setTextFormat(Qt::RichText);
    words->setWordWrap(true);
    auto *head = new QHBoxLayout;
    head->addWidget(sign, 0, Qt::AlignTop);
    head->addWidget(words, 1);
    return head;
}

QWidget *AboutDialog::makeParts()
{
    const auto parts = scripting::ProgramPart::all();
    auto *table = new QTableWidget(int(parts.size()), 3, this);
    table->setObjectName(QStringLiteral("parts"));
    table->setAccessibleName(tr("What Hexsmith is made of"));
    table->setHorizontalHeaderLabels({tr("Part"), tr("Version"), tr("Licence")});
    table->verticalHeader()->hide();
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setStretchLastSection(true);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionMode(QAbstractItemView::NoSelection);
    for (int row = 0; row < parts.size(); ++row) {
        const bool isCompiler = parts[row].licence.isEmpty();
        int column = 0;
        for (const QString &text : {isCompiler ? tr("Compiled by") : parts[row].name,
                                    parts[row].version, parts[row].licence})
            table->setItem(row, column++, new QTableWidgetItem(text));
    }
    return table;
}

QLayout *AboutDialog::makeButtons(const QString &log)
{
    auto *copy = new QPushButton(tr("Copy details for a report"), this);
    copy->setObjectName(QStringLiteral("copyDetails"));
    connect(copy, &QPushButton::clicked, this,
            [] { QGuiApplication::clipboard()->setText(problemDetails()); });
    auto *show = new QPushButton(tr("Show the log"), this);
    show->setObjectName(QStringLiteral("showLog"));
    show->setEnabled(QFileInfo::exists(log));
    connect(show, &QPushButton::clicked, this,
            [log] { QDesktopServices::openUrl(QUrl::fromLocalFile(log)); });
    auto *close = new QPushButton(tr("Close"), this);
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    auto *row = new QHBoxLayout;
    row->addWidget(copy);
    row->addWidget(show);
    row->addStretch();
    row->addWidget(close);
    return row;
}

} // namespace app
