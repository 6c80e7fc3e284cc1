// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/report/crashdialog.h"

#include "app/player/report/crashreports.h"
#include "app/view/style/monofont.h"
#include "app/view/style/windowsize.h"
#include "app/view/text/plainedit.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr int c_width = 560;

} // namespace

CrashDialog::CrashDialog(const QString &text, const QString &folder, QWidget *parent)
    : QDialog(parent)
    , m_folder(folder)
    , m_text(new view::PlainEdit(this))
    , m_read(new QPushButton(tr("Read the report"), this))
    , m_copy(new QPushButton(tr("Copy"), this))
    , m_showFolder(new QPushButton(tr("Show the folder"), this))
{
    setObjectName(QStringLiteral("crashDialog"));
    setWindowTitle(tr("Hexsmith ended badly"));
    auto *words = new QLabel(tr("The last time Hexsmith came to an end that was not meant. Your "
                                "game is kept up to the last step: you find it in the library.\n\n"
                                "A report was left on this computer. It says which versions ran, "
                                "which commands were last called and where the program was; "
                                "nothing of it is sent anywhere unless you do so yourself."),
                             this);
    words->setWordWrap(true);
    m_text->setPlainText(text);
    m_text->setReadOnly(true);
    m_text->setFont(view::monoFont());
    m_text->setAccessibleName(tr("Report"));
    for (QWidget *later : std::initializer_list<QWidget *>{m_text, m_copy, m_showFolder})
        later->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(12);
    layout->addWidget(words);
    layout->addWidget(m_text, 1);
    layout->addLayout(makeButtons());
    // A label that wraps its words says only then how high it is.
    view::resizeOnScreen(*this, {c_width, layout->totalHeightForWidth(c_width)});
    connect(m_copy, &QPushButton::clicked, this,
            [text] { QGuiApplication::clipboard()->setText(text); });
}

QLayout *CrashDialog::makeButtons()
{
    auto *close = new QPushButton(tr("Close"), this);
    close->setObjectName(QStringLiteral("closeCrash"));
    m_read->setObjectName(QStringLiteral("readCrash"));
    m_read->setDefault(true);
    auto *row = new QHBoxLayout;
    row->addWidget(m_showFolder);
    row->addWidget(m_copy);
    row->addStretch();
    row->addWidget(m_read);
    row->addWidget(close);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_read, &QPushButton::clicked, this, &CrashDialog::showText);
    connect(m_showFolder, &QPushButton::clicked, this,
            [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(m_folder)); });
    return row;
}

void CrashDialog::showText()
{
    m_text->show();
    m_copy->show();
    m_showFolder->show();
    m_read->hide();
    view::resizeOnScreen(*this, {760, 560});
}

void CrashDialog::offer(const CrashReports &reports, QWidget &window)
{
    const QStringList waiting = reports.waiting();
    if (waiting.isEmpty())
        return;
    auto *dialog = new CrashDialog(CrashReports::text(waiting.first()), reports.folder(), &window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    reports.settle();
}

} // namespace app
