// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/edits/templateparts.h"

#include "app/view/style/tokens.h"
#include "editor/pages/counters/edits/counteredit.h"

#include <QEvent>
#include <QHeaderView>
#include <QSignalBlocker>

namespace editor {

using engine::Json;

namespace {

const QString c_artKey = QStringLiteral("art");
constexpr int c_key = Qt::UserRole;
constexpr int c_isSwitch = Qt::UserRole + 1;
constexpr int c_before = Qt::UserRole + 2;

} // namespace

TemplateParts::TemplateParts(ModuleDocument &document, QWidget *parent)
    : QTreeWidget(parent)
    , m_document(document)
{
    setColumnCount(2);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(NoEditTriggers);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    header()->setStretchLastSection(false);
    connect(this, &QTreeWidget::itemChanged, this, &TemplateParts::edited);
    connect(this, &QTreeWidget::itemDoubleClicked, this, [this](QTreeWidgetItem *item) {
        if (!item->data(0, c_isSwitch).toBool())
            editItem(item, 1);
    });
}

void TemplateParts::showPiece(const PieceFile &file, int piece)
{
    m_file = file;
    m_piece = piece >= 0 && piece < file.count() ? piece : -1;
    m_owner.clear();
    if (m_piece >= 0) {
        const PieceFile::Entry &entry = file.pieces()[size_t(m_piece)];
        if (entry.templateAt >= 0)
            m_owner = {QStringLiteral("templates"), file.templateOf(m_piece)};
        else if (entry.typeAt >= 0)
            m_owner = {QStringLiteral("types"), entry.type};
    }
    fill();
}

QString TemplateParts::owner() const
{
    if (m_owner.empty())
        return {};
    const QString id = std::get<QString>(m_owner[1]);
    return std::get<QString>(m_owner[0]) == u"templates" ? tr("template %1").arg(id)
                                                         : tr("type %1").arg(id);
}

Json TemplateParts::said(const QString &key) const
{
    const JsonText *value =
        m_document.json(PieceFile::fileName(), {m_owner[0], m_owner[1], c_artKey, key});
    return value ? value->toJson() : Json();
}

void TemplateParts::addPart(const char *title, const QString &key, const QString &usual)
{
    const Json value = said(key);
    auto *item = new QTreeWidgetItem(this, {tr(title)});
    item->setToolTip(0, tr(title));
    item->setText(1, value.isNull() ? usual : value.toString());
    item->setData(0, c_key, key);
    item->setData(1, c_before, item->text(1));
    item->setFlags(item->flags() | Qt::ItemIsEditable);
    const view::Tokens tokens = view::Tokens::of(palette());
    item->setForeground(1, value.isNull() ? tokens.text2 : tokens.text);
    item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    item->setToolTip(1,
                     value.isNull()
                         ? tr("Not said by the template; this is what counters show then.")
                         : tr("Double click to edit; values of a counter stand in braces."));
}

void TemplateParts::addSwitch(const char *title, const QString &key, bool usual)
{
    auto *item = new QTreeWidgetItem(this, {tr(title)});
    item->setData(0, c_key, key);
    item->setData(0, c_isSwitch, true);
    item->setToolTip(0, tr(title));
    item->setCheckState(0, said(key).toBool(usual) ? Qt::Checked : Qt::Unchecked);
}

void TemplateParts::fill()
{
    const QSignalBlocker quiet(this);
    clear();
    if (!m_owner.empty()) {
        const QString face =
            m_file.value(m_piece, {c_artKey, QStringLiteral("face")})
                .toString(m_file.value(m_piece, {{}, QStringLiteral("kind")}).toString());
        const bool isChit = face == u"chit" || face == u"marker";
        const bool isBlock = face == u"block";
        const bool hasCorners = face == u"hq" || face == u"air";
        addPart(QT_TR_NOOP("Size sign"), QStringLiteral("size"), QStringLiteral("{size}"));
        addPart(QT_TR_NOOP("Label"), QStringLiteral("id"), QStringLiteral("{label}"));
        addPart(QT_TR_NOOP("Formation"), QStringLiteral("group"), QStringLiteral("{formation}"));
        addPart(QT_TR_NOOP("Symbol"), QStringLiteral("symbol"), QStringLiteral("{symbol}"));
        if (isChit) {
            addPart(QT_TR_NOOP("Text"), QStringLiteral("text"), QStringLiteral("{label}"));
            addPart(QT_TR_NOOP("Caption"), QStringLiteral("caption"), {});
        } else if (!isBlock && !hasCorners) {
            addPart(QT_TR_NOOP("Strengths"), QStringLiteral("strengths"),
                    QStringLiteral("{attack}-{defence}-{movement}"));
        }
        if (hasCorners) {
            addPart(QT_TR_NOOP("Lower left"), QStringLiteral("left"), QStringLiteral("{range}"));
            addPart(QT_TR_NOOP("Lower right"), QStringLiteral("right"),
                    QStringLiteral("{movement}"));
        }
        if (isBlock) {
            addPart(QT_TR_NOOP("Dots"), QStringLiteral("fire"), QStringLiteral("fire"));
            addPart(QT_TR_NOOP("Chevrons"), QStringLiteral("speed"), QStringLiteral("speed"));
            addPart(QT_TR_NOOP("Strength on the edges"), QStringLiteral("pips"),
                    QStringLiteral("pips"));
        }
        addPart(QT_TR_NOOP("Band"), QStringLiteral("band"), tr("colour of {formation}"));
        addSwitch(QT_TR_NOOP("Discs for steps"), QStringLiteral("steps"), true);
        addSwitch(QT_TR_NOOP("Guards star"), QStringLiteral("guards"), false);
    }
    const int row = topLevelItemCount() ? visualItemRect(topLevelItem(0)).height() : 24;
    setFixedHeight(std::max(1, topLevelItemCount()) * std::max(24, row) + 6);
    setEnabled(!m_owner.empty());
}

void TemplateParts::edited(const QTreeWidgetItem *item)
{
    const FieldKey key{c_artKey, item->data(0, c_key).toString()};
    Json value;
    if (item->data(0, c_isSwitch).toBool()) {
        value = item->checkState(0) == Qt::Checked;
    } else {
        const QString text = item->text(1).trimmed();
        if (text == item->data(1, c_before).toString())
            return;
        if (!text.isEmpty())
            value = text;
    }
    Draft draft = m_document.draft();
    CounterEdit(draft).setField(m_owner, key, value);
    const QString title = tr("Edit a part: %1").arg(item->text(0));
    // The list must not change while it is still telling what was typed.
    QMetaObject::invokeMethod(
        this, [this, draft, title] { m_document.commit(draft, title); }, Qt::QueuedConnection);
}

void TemplateParts::changeEvent(QEvent *event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill();
}

} // namespace editor
