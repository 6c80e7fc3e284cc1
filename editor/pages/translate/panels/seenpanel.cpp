// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/panels/seenpanel.h"

#include "app/view/style/tokens.h"
#include "app/view/text/charttext.h"
#include "app/view/text/rulebooktext.h"
#include "engine/core/names.h"
#include "engine/i18n/catalog/pluralform.h"
#include "engine/i18n/gender.h"
#include "engine/i18n/textrenderer.h"
#include "engine/module/model/module.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QResizeEvent>
#include <QVBoxLayout>

namespace editor {

namespace {

constexpr int c_height = 150; ///< Of the picture.
constexpr size_t c_mostActions = 4;

using Kind = engine::TextPlace::Kind;

// As far as numbers have other words in some language.
constexpr int c_numbers[] = {1, 2, 5};

// With a number in all gaps that count something; words for genders are taken in their order.
QString counted(const QString &text, const QString &language, int number)
{
    static const QRegularExpression plural(QStringLiteral("\\{([1-9]|[a-z]+)\\|([^}]*)\\}"));
    QString filled;
    QStringList counting;
    qsizetype from = 0;
    for (auto match = plural.globalMatch(text); match.hasNext();) {
        const auto found = match.next();
        const QStringList forms = found.captured(2).split(u'|');
        const QStringList genders = engine::textGenders(found.captured());
        filled += QStringView(text).mid(from, found.capturedStart() - from);
        from = found.capturedEnd();
        const QString gender = genders.value(std::min(number, int(genders.size())) - 1);
        if (const auto word = engine::genderForm(found.capturedView(2).split(u'|'), gender)) {
            filled += *word;
            continue;
        }
        filled += forms[engine::pluralForm(language, number, int(forms.size()))];
        counting.append(QStringLiteral("{%1}").arg(found.captured(1)));
    }
    filled += QStringView(text).mid(from);
    for (const QString &gap : counting)
        filled.replace(gap, QString::number(number));
    return filled;
}

} // namespace

SeenPanel::SeenPanel(QWidget *parent)
    : QWidget(parent)
    , m_seen(new SeenPicture(this))
    , m_picture(new QLabel)
    , m_preview(new QLabel)
    , m_note(new QLabel)
    , m_go(new QPushButton)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 12);
    for (QLabel *label : {m_picture, m_preview, m_note})
        layout->addWidget(label);
    layout->addWidget(m_go, 0, Qt::AlignLeft);
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_picture->setFixedHeight(c_height);
    m_preview->setProperty("class", QStringLiteral("well"));
    m_preview->setWordWrap(true);
    m_preview->setMargin(8);
    m_preview->setTextFormat(Qt::RichText);
    m_note->setProperty("class", QStringLiteral("note"));
    m_note->setWordWrap(true);
    connect(m_go, &QPushButton::clicked, this, &SeenPanel::goWanted);
    connect(m_seen, &SeenPicture::changed, this, [this] {
        refreshPicture();
        refresh();
    });
    retranslate();
    refreshPicture();
}

void SeenPanel::setModule(const std::shared_ptr<const engine::Module> &module)
{
    m_module = module;
}

void SeenPanel::showText(const TranslationText *text, const Translation &translation)
{
    m_text = text ? *text : TranslationText();
    m_language = translation.language();
    engine::TsCatalog catalog;
    for (const TranslationText &one : translation.texts()) {
        engine::TsMessage message;
        message.source = one.text.source;
        message.comment = one.text.comment;
        message.translation = one.translation;
        message.type = engine::TsMessage::Type::Finished;
        // Texts of one file follow each other.
        if (catalog.contexts.empty() || catalog.contexts.back().name != one.text.context)
            catalog.contexts.push_back({one.text.context, {}});
        catalog.contexts.back().messages.push_back(std::move(message));
    }
    m_translator = engine::Translator(catalog, m_language);
    setEnabled(text);
    wantPicture();
    refresh();
}

void SeenPanel::wantPicture()
{
    if (!m_module || m_text.text.source.isEmpty()) {
        m_seen->clear();
    } else {
        const QSize size(std::max(200, width() - 24), c_height);
        m_seen->draw({m_module, m_text.text, m_translator, size * devicePixelRatioF(),
                      view::Tokens::of(palette()).isDark});
    }
    refreshPicture();
}

void SeenPanel::refreshPicture()
{
    QImage image = m_seen->image();
    image.setDevicePixelRatio(devicePixelRatioF());
    m_picture->setPixmap(QPixmap::fromImage(image));
    m_picture->setVisible(!image.isNull());
    const Kind kind = m_text.text.places.value(0).kind;
    const bool isPlayed =
        kind == Kind::Action || kind == Kind::Decision || kind == Kind::Log || kind == Kind::WhyNot;
    if (m_seen->game())
        m_note->setText(tr("In a game that the program has played up to there."));
    else if (isPlayed && m_seen->isBusy())
        m_note->setText(tr("Playing until somebody reads it…"));
    else
        m_note->setText(tr("No game that the program played came to this text."));
    m_note->setVisible(isPlayed || m_seen->game());
}

QString SeenPanel::paragraph() const
{
    const QString number = m_text.text.comment.section(u' ', 0, 0);
    const auto *found = number.isEmpty() || !m_module ? nullptr : m_module->rulebook.find(number);
    if (!found || found->id != number)
        return {};
    const view::RulebookText book(m_module->rulebook, m_translator, view::Tokens::of(palette()));
    return book.html(*found, false);
}

QString SeenPanel::chart() const
{
    const Kind kind = m_text.text.places.value(0).kind;
    if (!m_module || (kind != Kind::Table && kind != Kind::Terrain))
        return {};
    const view::ChartText charts(*m_module, m_translator, view::Tokens::of(palette()));
    for (const engine::Table &table : m_module->tables) {
        if (table.file == m_text.text.context)
            return QStringLiteral("<p><b>%1</b></p>").arg(charts.title(table).toHtmlEscaped())
                + charts.html(table, {});
    }
    return {};
}

QString SeenPanel::played() const
{
    const auto seen = m_seen->game();
    if (!seen)
        return {};
    const engine::TextRenderer texts(seen->module(), seen->game().state().names(), m_translator);
    if (!seen->sentence().isEmpty()) {
        const QString rule = seen->game().state().names().text(seen->rule());
        const QString said = texts.render(seen->sentence(), seen->action()).toHtmlEscaped();
        return rule.isEmpty() ? said : QStringLiteral("%1 <b>[%2]</b>").arg(said, rule);
    }
    const engine::Offer &offer = seen->game().offer();
    QStringList labels;
    const auto add = [&](const engine::Action &action) {
        const QString label = texts.label(action).toHtmlEscaped();
        if (!labels.contains(label) && labels.size() < qsizetype(c_mostActions))
            labels.append(label);
    };
    if (seen->action().verb)
        add(seen->action());
    for (const engine::Action &action : offer.actions)
        add(action);
    return QStringLiteral("<p><b>%1</b></p><p>%2</p><p>▸ %3</p>")
        .arg(texts.render(offer.prompt).toHtmlEscaped(), texts.render(offer.help).toHtmlEscaped(),
             labels.join(QStringLiteral("<br>▸ ")));
}

QString SeenPanel::sentences() const
{
    QStringList lines;
    for (const int number : c_numbers) {
        const QString text = engine::withoutGender(m_text.translation);
        const QString line = counted(text, m_language, number).toHtmlEscaped();
        if (!lines.contains(line))
            lines.append(line);
    }
    return lines.join(QStringLiteral("<br>"));
}

void SeenPanel::refresh()
{
    QString html = paragraph();
    for (const auto &other : {&SeenPanel::chart, &SeenPanel::played, &SeenPanel::sentences}) {
        if (html.isEmpty())
            html = (this->*other)();
    }
    m_preview->setVisible(!html.isEmpty());
    m_preview->setText(html);
}

void SeenPanel::retranslate()
{
    m_go->setText(tr("Go to its place"));
    m_go->setToolTip(tr("Open the part of the module that this text belongs to"));
    m_preview->setAccessibleName(tr("As players read it"));
    m_picture->setAccessibleName(tr("Where players see it"));
    refreshPicture();
}

void SeenPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width() && m_seen->image().isNull())
        wantPicture();
}

void SeenPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace editor
