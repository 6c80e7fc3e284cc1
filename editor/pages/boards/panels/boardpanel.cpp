// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/panels/boardpanel.h"

#include "app/view/style/icons.h"
#include "editor/pages/boards/edits/boardfileedit.h"
#include "editor/pages/boards/edits/gridedit.h"
#include "editor/pages/boards/model/boardscan.h"
#include "editor/pages/boards/model/gridlayout.h"
#include "editor/pages/boards/panels/boardpictures.h"
#include "editor/pages/boards/panels/newboarddialog.h"
#include "editor/widgets/fields/entries.h"

#include <QComboBox>
#include <QEvent>
#include <QFileInfo>
#include <QPushButton>
#include <QSet>
#include <QToolButton>
#include <QVBoxLayout>

namespace editor {

using engine::Board;
using engine::Json;

namespace {

const QString c_grid = QStringLiteral("grid");
const QString c_page = QStringLiteral("page");

JsonPath gridKey(const char *key)
{
    return {c_grid, QString::fromLatin1(key)};
}

} // namespace

BoardPanel::BoardPanel(BoardSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_boards(new QComboBox)
    , m_add(new QToolButton)
    , m_duplicate(new QToolButton)
    , m_remove(new QToolButton)
    , m_form(new PropertyForm(session.document()))
    , m_leaveOut(new QPushButton)
    , m_pictures(new BoardPictures(session))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 10);
    auto *row = new QHBoxLayout;
    row->addWidget(m_boards, 1);
    for (QToolButton *button : {m_add, m_duplicate, m_remove})
        row->addWidget(button);
    column->addLayout(row);
    column->addWidget(m_form);
    column->addWidget(m_leaveOut);
    column->addWidget(m_pictures);
    makeForm();
    makeBoards();
    retranslate();
}

void BoardPanel::makeBoards()
{
    m_add->setIcon(view::Icons::icon(QStringLiteral("plus")));
    m_duplicate->setIcon(view::Icons::icon(QStringLiteral("layers")));
    m_remove->setIcon(view::Icons::icon(QStringLiteral("remove")));
    connect(m_boards, &QComboBox::activated, this,
            [this] { m_session.setFile(m_boards->currentData().toString()); });
    connect(m_add, &QToolButton::clicked, this, &BoardPanel::askForBoard);
    connect(m_duplicate, &QToolButton::clicked, this, &BoardPanel::duplicateBoard);
    connect(m_remove, &QToolButton::clicked, this, &BoardPanel::removeBoard);
    connect(m_leaveOut, &QPushButton::clicked, this, &BoardPanel::leaveOut);
    connect(&m_session, &BoardSession::selectionChanged, this,
            [this] { m_leaveOut->setEnabled(!m_session.selection().spaces.isEmpty()); });
    connect(&m_session.document(), &ModuleDocument::changed, this,
            [this](const QSet<QString> &files) {
                if (files.contains(QStringLiteral("module.json"))
                    || std::any_of(files.begin(), files.end(), &BoardScan::isFile))
                    refresh();
            });
    connect(&m_session, &BoardSession::modelChanged, this, [this](const BoardChange &change) {
        if (change.isWhole)
            refresh();
    });
    connect(&m_session, &BoardSession::terrainChanged, this, &BoardPanel::retranslate);
}

ChoiceField *BoardPanel::addChoice(const QString &key)
{
    auto *field = new ChoiceField;
    m_form->add({c_grid, key}, field);
    return field;
}

void BoardPanel::makeForm()
{
    using Kind = LineField::Kind;
    m_form->add({QStringLiteral("name")}, new LineField(Kind::Text));
    const auto length = [this](const QString &other, bool isColumns) {
        auto *field = new LineField(Kind::Integer);
        field->setCheck([=, this](const Json &value) {
            const JsonText *across = m_session.document().json(m_session.file(), {c_grid, other});
            const qint64 here = value.toInteger();
            const qint64 there = across ? across->toJson().toInteger(1) : 1;
            return isColumns ? gridlayout::refusal(here, there) : gridlayout::refusal(there, here);
        });
        return field;
    };
    m_gridFirst = m_form->add(gridKey("columns"), length(QStringLiteral("rows"), true));
    m_form->add(gridKey("rows"), length(QStringLiteral("columns"), false));
    for (const char *key : {"orientation", "shifted", "columns_grow", "rows_grow"})
        addChoice(QString::fromLatin1(key));
    m_form->add(gridKey("numbering"), new LineField(Kind::Text));
    m_form->add(gridKey("first_column"), new LineField(Kind::Integer));
    m_form->add(gridKey("first_row"), new LineField(Kind::Integer));
    m_form->add(gridKey("side"), new LineField(Kind::Real));
    addChoice(QStringLiteral("terrain"));
    m_form->add(gridKey("missing"), new LineField(Kind::Words));
    m_gridEnd = m_form->add({QStringLiteral("front")}, new CheckField) + 1;
    for (qsizetype i = 0; i < 4; ++i)
        m_form->add({c_page, i}, new LineField(Kind::Real));
    m_form->add({QStringLiteral("picture")}, new LineField(Kind::Text));
    m_form->add({QStringLiteral("underlay")}, new LineField(Kind::Text));
    m_form->setWriter([this](Draft &draft, const PropertyTarget &, const JsonPath &key,
                             const Json &value) { write(draft, key, value); });
}

void BoardPanel::retranslate()
{
    const QStringList labels{
        tr("Name"),          tr("Columns"),      tr("Rows"),          tr("Hexes"),
        tr("Half a hex on"), tr("Columns grow"), tr("Rows grow"),     tr("Numbering"),
        tr("First column"),  tr("First row"),    tr("Side of a hex"), tr("Usual ground"),
        tr("Left out"),      tr("Front line"),   tr("Page: left"),    tr("Page: top"),
        tr("Page: width"),   tr("Page: height"), tr("Picture"),       tr("Underlay")};
    for (int i = 0; i < labels.size(); ++i)
        m_form->setLabel(i, labels[i]);
    const auto fill = [this](int row, const QList<ChoiceField::Choice> &choices) {
        static_cast<ChoiceField *>(m_form->field(row))->setChoices(choices);
    };
    fill(m_gridFirst + 2, {{"flat", tr("Flat top"), {}}, {"pointy", tr("Pointy top"), {}}});
    fill(m_gridFirst + 3, {{"even", tr("Even numbers"), {}}, {"odd", tr("Odd numbers"), {}}});
    fill(m_gridFirst + 4, {{"right", tr("To the right"), {}}, {"left", tr("To the left"), {}}});
    fill(m_gridFirst + 5, {{"down", tr("Downwards"), {}}, {"up", tr("Upwards"), {}}});
    QList<ChoiceField::Choice> grounds;
    for (const auto &terrain : m_session.terrain().terrains)
        grounds.append({terrain.id, terrain.name, {}});
    fill(m_gridFirst + 10, grounds);
    m_add->setToolTip(tr("New board…"));
    m_duplicate->setToolTip(tr("Duplicate this board"));
    m_remove->setToolTip(tr("Remove this board"));
    for (QToolButton *button : {m_add, m_duplicate, m_remove})
        button->setAccessibleName(button->toolTip());
    m_boards->setAccessibleName(tr("Board"));
    m_leaveOut->setText(tr("Leave the selected hexes out"));
    m_leaveOut->setToolTip(tr("The map has no such hexes then; they come back by their numbers."));
    m_pictures->retranslate();
    refresh();
}

void BoardPanel::refresh()
{
    const QSignalBlocker blocker(m_boards);
    QList<Entry> boards;
    for (const QString &file : m_session.files()) {
        const JsonText *name = m_session.document().json(file, {QStringLiteral("name")});
        const QString title = name ? name->toJson().toString() : QString();
        boards.append({title.isEmpty() ? QFileInfo(file).completeBaseName() : title, file, {}});
    }
    showEntries(*m_boards, boards);
    m_boards->setCurrentIndex(m_boards->findData(m_session.file()));
    const bool isReadable = m_session.model().isReadable();
    const bool isHex = isReadable && m_session.model().kind() == Board::Kind::Hex;
    for (int row = m_gridFirst; row < m_gridEnd; ++row)
        m_form->setRowVisible(row, isHex);
    const int underlay = m_gridEnd + 5;
    m_form->setRowVisible(underlay, isHex);
    m_leaveOut->setVisible(isHex);
    m_leaveOut->setEnabled(!m_session.selection().spaces.isEmpty());
    m_pictures->refresh();
    m_duplicate->setEnabled(isReadable);
    m_remove->setEnabled(!m_session.file().isEmpty());
    QList<PropertyTarget> targets;
    if (isReadable)
        targets.append({m_session.file(), {}});
    m_form->setTargets(targets);
}

void BoardPanel::write(Draft &draft, const JsonPath &key, const Json &value) const
{
    const auto *first = std::get_if<QString>(&key.front());
    if (first && *first == c_page && key.size() == 2) {
        writePage(draft, std::get<qsizetype>(key[1]), value);
    } else if (first && *first == c_grid && key.size() == 2
               && std::get<QString>(key[1]) != u"terrain") {
        GridEdit(draft, m_session.model()).set(std::get<QString>(key[1]), value);
    } else if (value.isNull()) {
        draft.remove(m_session.file(), key);
    } else {
        draft.set(m_session.file(), key, value);
    }
}

// A page that was found by itself becomes one that is said.
void BoardPanel::writePage(Draft &draft, qsizetype index, const Json &value) const
{
    if (!value.isNumber()) {
        draft.remove(m_session.file(), {c_page});
        return;
    }
    const QRectF page = m_session.model().page();
    double numbers[] = {page.x(), page.y(), page.width(), page.height()};
    numbers[index] = value.toReal();
    if (numbers[2] <= 0 || numbers[3] <= 0)
        return;
    Json json = Json::array();
    for (const double number : numbers)
        json.append(number);
    draft.set(m_session.file(), {c_page}, json);
}

void BoardPanel::leaveOut()
{
    const BoardModel &model = m_session.model();
    QStringList missing = m_session.selection().spaces;
    for (int cell = 0; model.cells() && cell < model.cells()->count(); ++cell) {
        if (model.isMissing(cell))
            missing.append(model.cells()->id(cell));
    }
    Draft draft = m_session.draft();
    if (GridEdit(draft, model).setMissing(missing))
        m_session.commit(draft, tr("Leave hexes out"));
}

void BoardPanel::askForBoard()
{
    NewBoardDialog dialog(this);
    if (dialog.exec() == QDialog::Accepted)
        addBoard(dialog.name(), dialog.kind(), dialog.columns(), dialog.rows());
}

void BoardPanel::addBoard(const QString &name, Board::Kind kind, int columns, int rows)
{
    Draft draft = m_session.draft();
    const QString file = BoardFileEdit(draft).add(name, kind, columns, rows);
    if (file.isEmpty())
        return;
    m_session.commit(draft, tr("New board %1").arg(name));
    m_session.setFile(file);
}

void BoardPanel::duplicateBoard()
{
    Draft draft = m_session.draft();
    const QString name = tr("%1, copy").arg(m_session.model().name());
    const QString file = BoardFileEdit(draft).duplicate(m_session.file(), name);
    if (file.isEmpty())
        return;
    m_session.commit(draft, tr("Duplicate a board"));
    m_session.setFile(file);
}

void BoardPanel::removeBoard()
{
    Draft draft = m_session.draft();
    const QString name = m_session.model().name();
    if (BoardFileEdit(draft).remove(m_session.file()))
        m_session.commit(draft, tr("Remove the board %1").arg(name));
}

void BoardPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace editor
