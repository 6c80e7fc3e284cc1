// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/settings/settings.h"

#include "engine/i18n/programlanguages.h"
#include "engine/module/model/module.h"

#include <QLocale>
#include <QStandardPaths>

namespace app {

namespace {

/// "id=code" of each game for which a language was chosen.
const QString c_gameLanguages = QStringLiteral("gameLanguages");

/// "game=view" of the games that were played last, the latest first.
const QString c_mapViews = QStringLiteral("mapViews");
constexpr qsizetype c_mostMapViews = 60;

QString geometryKey(const QString &window)
{
    return window.isEmpty() ? QStringLiteral("window") : QStringLiteral("window/") + window;
}

QString ownPlace(const QString &name)
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
        + QStringLiteral("/Hexsmith/") + name;
}

} // namespace

Settings::Settings(QObject *parent)
    : Settings(ownPlace(QStringLiteral("settings.json")), ownPlace(QStringLiteral("Hexsmith.conf")),
               parent)
{
}

Settings::Settings(const QString &file, QObject *parent)
    : Settings(file, {}, parent)
{
}

Settings::Settings(const QString &file, const QString &older, QObject *parent)
    : QObject(parent)
    , m_store(file, older)
{
    connect(&m_store, &SettingsFile::failed, this, &Settings::failed);
}

QString Settings::language() const
{
    if (!m_runLanguage.isEmpty())
        return m_runLanguage;
    const QString chosen = m_store.value(QStringLiteral("language")).toString();
    return chosen.isEmpty() ? engine::ProgramLanguages().closest(QLocale::system().name()) : chosen;
}

void Settings::setLanguage(const QString &language)
{
    if (language == this->language())
        return;
    m_runLanguage.clear();
    m_store.setValue(QStringLiteral("language"), language);
    emit languageChanged();
}

QString Settings::gameLanguage() const
{
    return m_store.value(QStringLiteral("gameLanguage")).toString();
}

void Settings::setGameLanguage(const QString &language)
{
    m_store.remove(c_gameLanguages);
    m_store.setValue(QStringLiteral("gameLanguage"), language);
    emit languageChanged();
}

QString Settings::gameLanguage(const engine::Module &module) const
{
    const QStringList chosen = m_store.value(c_gameLanguages).toStringList();
    for (const QString &code : module.languages) {
        if (chosen.contains(QString(module.id + u'=' + code)))
            return code;
    }
    return engine::moduleLanguage(module, gameLanguage().isEmpty() ? language() : gameLanguage());
}

void Settings::setGameLanguage(const engine::Module &module, const QString &language)
{
    QStringList chosen = m_store.value(c_gameLanguages).toStringList();
    chosen.removeIf([&](const QString &one) { return one.startsWith(module.id + u'='); });
    chosen.append(module.id + u'=' + language);
    m_store.setValue(c_gameLanguages, chosen);
}

Settings::Look Settings::look() const
{
    const QString look = m_store.value(QStringLiteral("look")).toString();
    if (look == QLatin1String("light"))
        return Look::Light;
    return look == QLatin1String("dark") ? Look::Dark : Look::System;
}

void Settings::setLook(Look look)
{
    const QString word = look == Look::Light ? QStringLiteral("light")
        : look == Look::Dark                 ? QStringLiteral("dark")
                                             : QStringLiteral("system");
    m_store.setValue(QStringLiteral("look"), word);
    emit lookChanged();
}

int Settings::textSize() const
{
    return std::clamp(m_store.value(QStringLiteral("textSize"), 100).toInt(), 80, 160);
}

void Settings::setTextSize(int percent)
{
    if (std::clamp(percent, 80, 160) == textSize())
        return;
    m_store.setValue(QStringLiteral("textSize"), std::clamp(percent, 80, 160));
    emit lookChanged();
}

bool Settings::safeColors() const
{
    return m_store.value(QStringLiteral("safeColors"), false).toBool();
}

void Settings::setSafeColors(bool on)
{
    if (on == safeColors())
        return;
    m_store.setValue(QStringLiteral("safeColors"), on);
    emit lookChanged();
}

int Settings::mapDimming() const
{
    return std::clamp(m_store.value(QStringLiteral("mapDimming"), 0).toInt(), 0, 30);
}

void Settings::setMapDimming(int percent)
{
    m_store.setValue(QStringLiteral("mapDimming"), std::clamp(percent, 0, 30));
    emit boardChanged();
}

int Settings::counterSize() const
{
    return std::clamp(m_store.value(QStringLiteral("counterSize"), 100).toInt(), 80, 120);
}

void Settings::setCounterSize(int percent)
{
    m_store.setValue(QStringLiteral("counterSize"), std::clamp(percent, 80, 120));
    emit boardChanged();
}

Settings::Pace Settings::pace() const
{
    const int usual = int(animationSpeed() ? Pace::Normal : Pace::Off);
    const int chosen = m_store.value(QStringLiteral("pace"), usual).toInt();
    return Pace(std::clamp(chosen, int(Pace::Click), int(Pace::Off)));
}

void Settings::setPace(Pace pace)
{
    if (pace == this->pace())
        return;
    m_store.setValue(QStringLiteral("pace"), int(pace));
    emit playChanged();
}

bool Settings::fightsWait() const
{
    return m_store.value(QStringLiteral("fightsWait"), true).toBool();
}

void Settings::setFightsWait(bool on)
{
    m_store.setValue(QStringLiteral("fightsWait"), on);
    emit playChanged();
}

bool Settings::mapFollows() const
{
    return m_store.value(QStringLiteral("mapFollows"), true).toBool();
}

void Settings::setMapFollows(bool on)
{
    if (on == mapFollows())
        return;
    m_store.setValue(QStringLiteral("mapFollows"), on);
    emit playChanged();
}

bool Settings::autoPass() const
{
    return m_store.value(QStringLiteral("autoPass"), false).toBool();
}

void Settings::setAutoPass(bool on)
{
    m_store.setValue(QStringLiteral("autoPass"), on);
    emit playChanged();
}

bool Settings::dragsStacks() const
{
    return m_store.value(QStringLiteral("dragsStacks"), true).toBool();
}

void Settings::setDragsStacks(bool on)
{
    m_store.setValue(QStringLiteral("dragsStacks"), on);
    emit playChanged();
}

bool Settings::asksAtEnd() const
{
    return m_store.value(QStringLiteral("asksAtEnd"), true).toBool();
}

void Settings::setAsksAtEnd(bool on)
{
    m_store.setValue(QStringLiteral("asksAtEnd"), on);
    emit playChanged();
}

int Settings::animationSpeed() const
{
    return std::clamp(m_store.value(QStringLiteral("animation"), 100).toInt(), 0, 400);
}

void Settings::setAnimationSpeed(int percent)
{
    m_store.setValue(QStringLiteral("animation"), percent);
    emit playChanged();
}

bool Settings::reducedMotion() const
{
    return m_store.value(QStringLiteral("reducedMotion"), false).toBool();
}

void Settings::setReducedMotion(bool on)
{
    m_store.setValue(QStringLiteral("reducedMotion"), on);
    emit playChanged();
}

bool Settings::sounds() const
{
    return m_store.value(QStringLiteral("sounds"), true).toBool();
}

void Settings::setSounds(bool on)
{
    m_store.setValue(QStringLiteral("sounds"), on);
    emit playChanged();
}

bool Settings::estimatesChances() const
{
    return m_store.value(QStringLiteral("estimatesChances"), true).toBool();
}

void Settings::setEstimatesChances(bool on)
{
    m_store.setValue(QStringLiteral("estimatesChances"), on);
}

int Settings::idleCurtain() const
{
    return std::clamp(m_store.value(QStringLiteral("idleCurtain"), 5).toInt(), 0, 120);
}

void Settings::setIdleCurtain(int minutes)
{
    m_store.setValue(QStringLiteral("idleCurtain"), std::clamp(minutes, 0, 120));
    emit playChanged();
}

bool Settings::curtain() const
{
    return m_store.value(QStringLiteral("curtain"), true).toBool();
}

void Settings::setCurtain(bool on)
{
    m_store.setValue(QStringLiteral("curtain"), on);
    emit playChanged();
}

QKeySequence Settings::key(const QString &command, const QKeySequence &usual) const
{
    const QVariant chosen = m_store.value(QStringLiteral("keys/") + command);
    return chosen.isValid() ? QKeySequence(chosen.toString(), QKeySequence::PortableText) : usual;
}

void Settings::setKey(const QString &command, const QKeySequence &key)
{
    m_store.setValue(QStringLiteral("keys/") + command, key.toString(QKeySequence::PortableText));
    emit keysChanged();
}

void Settings::resetKey(const QString &command)
{
    m_store.remove(QStringLiteral("keys/") + command);
    emit keysChanged();
}

QByteArray Settings::layout(const QString &module) const
{
    const QVariant own = m_store.value(QStringLiteral("layout/") + module);
    return (own.isValid() ? own : m_store.value(QStringLiteral("layout"))).toByteArray();
}

void Settings::setLayout(const QString &module, const QByteArray &layout)
{
    m_store.setValue(QStringLiteral("layout/") + module, layout);
}

void Settings::resetLayout(const QString &module)
{
    m_store.remove(QStringLiteral("layout/") + module);
}

QStringList Settings::designs() const
{
    return m_store.value(QStringLiteral("designs")).toStringList();
}

void Settings::setDesigns(const QStringList &folders)
{
    m_store.setValue(QStringLiteral("designs"), folders);
}

QByteArray Settings::windowGeometry(const QString &window) const
{
    return m_store.value(geometryKey(window)).toByteArray();
}

void Settings::setWindowGeometry(const QByteArray &geometry, const QString &window)
{
    m_store.setValue(geometryKey(window), geometry);
}

QMap<QString, QString> Settings::players(const QString &module) const
{
    QMap<QString, QString> players;
    for (const QString &one : m_store.value(QStringLiteral("players/") + module).toStringList())
        players.insert(one.section(u'=', 0, 0), one.section(u'=', 1));
    return players;
}

void Settings::setPlayers(const QString &module, const QMap<QString, QString> &players)
{
    QStringList kept;
    for (auto it = players.begin(); it != players.end(); ++it)
        kept << it.key() + u'=' + it.value();
    m_store.setValue(QStringLiteral("players/") + module, kept);
}

QString Settings::mapView(const QString &game) const
{
    const QStringList kept = m_store.value(c_mapViews).toStringList();
    for (const QString &one : kept) {
        if (one.startsWith(game + u'='))
            return one.mid(game.size() + 1);
    }
    return {};
}

void Settings::setMapView(const QString &game, const QString &view)
{
    QStringList kept = m_store.value(c_mapViews).toStringList();
    kept.removeIf([&](const QString &one) { return one.startsWith(game + u'='); });
    kept.prepend(game + u'=' + view);
    m_store.setValue(c_mapViews, kept.first(std::min(kept.size(), c_mostMapViews)));
}

} // namespace app
