// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/panels/counterinspector.h"

#include "app/view/style/tokens.h"
#include "editor/pages/counters/edits/artimport.h"
#include "editor/pages/counters/edits/counteredit.h"
#include "editor/pages/counters/edits/templateparts.h"
#include "editor/pages/counters/panels/counterpreview.h"
#include "editor/pages/counters/panels/namededitor.h"
#include "editor/pages/counters/panels/symbolpicker.h"

#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace editor {

using engine::Json;

CounterInspector::CounterInspector(LiveModule &live, LivePictures &pictures, QWidget *parent)
    : SideColumn(parent)
    , m_live(live)
    , m_pictures(pictures)
    , m_preview(new CounterPreview(pictures))
    , m_form(new CounterForm(live.document(), PieceLevel::Piece))
    , m_contrastRow(new QWidget)
    , m_contrast(new QLabel)
    , m_fix(new QPushButton)
    , m_message(new QLabel)
    , m_picker(new SymbolPicker)
    , m_parts(new TemplateParts(live.document()))
{
    addSections();
    addNamedSections();
    connect(m_form, &PropertyForm::usesRequested, this, &CounterInspector::usesRequested);
    connect(m_form, &CounterForm::importRequested, this, &CounterInspector::chooseArt);
    connect(m_picker, &SymbolPicker::picked, this, &CounterInspector::pick);
    connect(m_fix, &QPushButton::clicked, this, &CounterInspector::makeReadable);
    connect(&pictures, &LivePictures::changed, this, &CounterInspector::measure);
    retranslate();
}

void CounterInspector::addSections()
{
    m_previewSection = add(QStringLiteral("eye"), m_preview);
    auto *body = new QWidget;
    auto *layout = new QVBoxLayout(body);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_form);
    auto *row = new QHBoxLayout(m_contrastRow);
    row->setContentsMargins(12, 0, 12, 10);
    row->addWidget(m_contrast, 1);
    row->addWidget(m_fix);
    m_contrast->setWordWrap(true);
    layout->addWidget(m_contrastRow);
    m_message->setWordWrap(true);
    m_message->setContentsMargins(12, 0, 12, 10);
    m_message->hide();
    layout->addWidget(m_message);
    m_formSection = add(QStringLiteral("settings"), body);
    m_symbolSection = add(QStringLiteral("forces"), m_picker);
    m_symbolSection->addToHead(m_picker->search());
}

void CounterInspector::addNamedSections()
{
    m_partsSection = add(QStringLiteral("layers"), m_parts);
    using Kind = NamedEditor::Kind;
    const std::tuple<const char *, Kind, const char *> kinds[] = {
        {"types", Kind::Types, "notes"},
        {"templates", Kind::Templates, "ruler"},
        {"formations", Kind::Formations, "flag"},
        {"markers", Kind::Markers, "check"}};
    for (const auto &[key, kind, icon] : kinds) {
        const QString section = QLatin1String(key);
        auto *editor = new NamedEditor(m_live.document(), kind);
        m_named.insert(section, editor);
        m_namedSections.insert(section, add(QLatin1String(icon), editor));
        m_namedSections[section]->setFolded(true);
        connect(editor, &NamedEditor::countersWanted, this, &CounterInspector::filterWanted);
        connect(editor, &NamedEditor::usesRequested, this, &CounterInspector::usesRequested);
    }
}

void CounterInspector::openNamed(const QString &section, const QString &id)
{
    NamedEditor *editor = named(section);
    if (!editor)
        return;
    m_namedSections[section]->setFolded(false);
    editor->choose(id);
    widget()->layout()->activate();
    ensureWidgetVisible(editor->list());
}

QList<int> CounterInspector::known() const
{
    QList<int> pieces;
    for (const int piece : m_pieces) {
        if (piece >= 0 && piece < m_source.file.count())
            pieces.append(piece);
    }
    return pieces;
}

void CounterInspector::setSource(const CounterSource &source)
{
    m_source = source;
    for (NamedEditor *editor : std::as_const(m_named))
        editor->showSource(source, ArtImport::pictures(m_live.document().files()));
    showPieces(QList<int>(m_pieces));
}

void CounterInspector::showPieces(const QList<int> &pieces)
{
    m_pieces = pieces;
    const CounterSource &source = m_source;
    m_message->hide();
    const QList<int> shown = known();
    m_formSection->setTitle(shown.isEmpty() ? tr("No counter selected")
                                            : tr("%n counter(s) selected", "", int(shown.size())));
    m_form->showEntries(source, shown, ArtImport::pictures(m_live.document().files()));
    m_picker->setEnabled(!shown.isEmpty());
    QString symbol;
    for (qsizetype i = 0; i < shown.size(); ++i) {
        const QString here =
            source.file.value(shown[i], {QStringLiteral("art"), QStringLiteral("symbol")})
                .toString();
        symbol = i && here != symbol ? QString() : here;
    }
    m_picker->showSymbol(symbol);
    const QStringList ids = shown.isEmpty()
        ? QStringList()
        : PieceFile::gameIds(source.file.pieces()[size_t(shown.first())]);
    m_preview->showCounter(ids.value(0));
    m_parts->showPiece(source.file, shown.isEmpty() ? -1 : shown.first());
    m_partsSection->setNote(m_parts->owner());
    measure();
}

void CounterInspector::measure()
{
    const engine::PieceId piece = m_pictures.piece(m_preview->counter());
    m_contrastRow->setVisible(bool(piece));
    if (!piece)
        return;
    const view::CounterColors &colors = m_pictures.book()->art(piece).colors;
    const double measured = view::contrast(colors.body, colors.ink);
    const bool isGood = measured >= view::c_leastContrast;
    const view::Tokens tokens = view::Tokens::of(palette());
    const QString number = locale().toString(measured, 'f', 1);
    m_contrast->setText(isGood
                            ? tr("Contrast of the text: %1").arg(number)
                            : tr("Contrast of the text: %1; it needs at least %2.")
                                  .arg(number, locale().toString(view::c_leastContrast, 'f', 1)));
    QPalette colored = palette();
    colored.setColor(QPalette::WindowText, isGood ? tokens.text2 : tokens.warn);
    m_contrast->setPalette(colored);
    m_fix->setVisible(!isGood);
}

QString CounterInspector::contrastText() const
{
    return m_contrast->text();
}

void CounterInspector::makeReadable()
{
    const engine::PieceId piece = m_pictures.piece(m_preview->counter());
    if (!piece)
        return;
    const QColor ink = view::readableInk(m_pictures.book()->art(piece).colors.body, {});
    Draft draft = m_live.document().draft();
    CounterEdit edit(draft);
    for (const int one : known())
        edit.setField(m_source.file.pathOf(one), {QStringLiteral("art"), QStringLiteral("ink")},
                      ink.name());
    m_live.document().commit(draft, tr("Make the text readable"));
}

void CounterInspector::pick(const QString &symbol)
{
    Draft draft = m_live.document().draft();
    CounterEdit edit(draft);
    const FieldKey key{QStringLiteral("art"), QStringLiteral("symbol")};
    for (const int piece : known()) {
        const bool isSame = m_source.file.inherited(piece, key).toString() == symbol;
        edit.setField(m_source.file.pathOf(piece), key,
                      isSame || symbol.isEmpty() ? Json() : Json(symbol));
    }
    m_live.document().commit(draft, tr("Set the symbol"));
}

void CounterInspector::chooseArt(const FieldKey &key)
{
    auto *dialog = new QFileDialog(this, tr("Take a picture into the module"), {},
                                   tr("Pictures for counters (*.svg *.png)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, key](const QString &path) { (void)importArt(path, key); });
    dialog->open();
}

engine::Result<QString> CounterInspector::importArt(const QString &path, const FieldKey &key)
{
    Draft draft = m_live.document().draft();
    auto name = ArtImport::add(draft, path);
    if (!name) {
        m_message->setText(name.error().message);
        m_message->show();
        return name;
    }
    CounterEdit edit(draft);
    for (const int piece : known())
        edit.setField(m_source.file.pathOf(piece), key, name.value());
    m_live.document().commit(draft, tr("Use an own picture"));
    return name;
}

void CounterInspector::retranslate()
{
    m_previewSection->setTitle(tr("Preview"));
    m_previewSection->setNote(tr("both sides, four sizes"));
    m_symbolSection->setTitle(tr("Symbol"));
    m_partsSection->setTitle(tr("Template parts"));
    m_namedSections[QStringLiteral("types")]->setTitle(tr("Types"));
    m_namedSections[QStringLiteral("templates")]->setTitle(tr("Templates"));
    m_namedSections[QStringLiteral("formations")]->setTitle(tr("Formations"));
    m_namedSections[QStringLiteral("markers")]->setTitle(tr("Marks on counters"));
    m_fix->setText(tr("Make it readable"));
    setSource(CounterSource(m_source));
}

void CounterInspector::changeEvent(QEvent *event)
{
    SideColumn::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_symbolSection)
        retranslate();
}

} // namespace editor
