// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/model/symbolnames.h"

#include <QCoreApplication>
#include <QHash>

namespace editor {

namespace {

struct SymbolName
{
    const char *id;
    const char *name;
};

constexpr SymbolName c_names[] = {
    {"infantry", QT_TRANSLATE_NOOP("editor::SymbolNames", "Infantry")},
    {"motorised", QT_TRANSLATE_NOOP("editor::SymbolNames", "Motorised infantry")},
    {"mechanised", QT_TRANSLATE_NOOP("editor::SymbolNames", "Mechanised infantry")},
    {"mountain", QT_TRANSLATE_NOOP("editor::SymbolNames", "Mountain infantry")},
    {"airborne", QT_TRANSLATE_NOOP("editor::SymbolNames", "Airborne infantry")},
    {"glider", QT_TRANSLATE_NOOP("editor::SymbolNames", "Glider infantry")},
    {"marine", QT_TRANSLATE_NOOP("editor::SymbolNames", "Marine infantry")},
    {"ski", QT_TRANSLATE_NOOP("editor::SymbolNames", "Ski infantry")},
    {"motorcycle", QT_TRANSLATE_NOOP("editor::SymbolNames", "Motorcycle infantry")},
    {"bicycle", QT_TRANSLATE_NOOP("editor::SymbolNames", "Bicycle infantry")},
    {"security", QT_TRANSLATE_NOOP("editor::SymbolNames", "Security")},
    {"nkvd", QT_TRANSLATE_NOOP("editor::SymbolNames", "NKVD")},
    {"shock", QT_TRANSLATE_NOOP("editor::SymbolNames", "Shock infantry")},
    {"static", QT_TRANSLATE_NOOP("editor::SymbolNames", "Static infantry")},
    {"light_infantry", QT_TRANSLATE_NOOP("editor::SymbolNames", "Light infantry")},
    {"jaeger", QT_TRANSLATE_NOOP("editor::SymbolNames", "Jäger")},
    {"luftwaffe_field", QT_TRANSLATE_NOOP("editor::SymbolNames", "Luftwaffe field infantry")},
    {"infantry_gun", QT_TRANSLATE_NOOP("editor::SymbolNames", "Infantry guns")},
    {"machine_gun", QT_TRANSLATE_NOOP("editor::SymbolNames", "Machine guns")},
    {"submachine_gun", QT_TRANSLATE_NOOP("editor::SymbolNames", "Submachine guns")},
    {"cavalry", QT_TRANSLATE_NOOP("editor::SymbolNames", "Cavalry")},
    {"cavalry_mechanised", QT_TRANSLATE_NOOP("editor::SymbolNames", "Mechanised cavalry")},
    {"militia", QT_TRANSLATE_NOOP("editor::SymbolNames", "Militia")},
    {"partisan", QT_TRANSLATE_NOOP("editor::SymbolNames", "Partisans")},
    {"workers", QT_TRANSLATE_NOOP("editor::SymbolNames", "Workers")},
    {"commando", QT_TRANSLATE_NOOP("editor::SymbolNames", "Commandos")},
    {"engineer", QT_TRANSLATE_NOOP("editor::SymbolNames", "Engineers")},
    {"motorised_engineer", QT_TRANSLATE_NOOP("editor::SymbolNames", "Motorised engineers")},
    {"armoured_engineer", QT_TRANSLATE_NOOP("editor::SymbolNames", "Armoured engineers")},
    {"construction", QT_TRANSLATE_NOOP("editor::SymbolNames", "Construction")},
    {"bridging", QT_TRANSLATE_NOOP("editor::SymbolNames", "Bridging")},
    {"railway", QT_TRANSLATE_NOOP("editor::SymbolNames", "Railway troops")},
    {"armour", QT_TRANSLATE_NOOP("editor::SymbolNames", "Armour")},
    {"light_armour", QT_TRANSLATE_NOOP("editor::SymbolNames", "Light armour")},
    {"heavy_armour", QT_TRANSLATE_NOOP("editor::SymbolNames", "Heavy armour")},
    {"assault_gun", QT_TRANSLATE_NOOP("editor::SymbolNames", "Assault guns")},
    {"tank_destroyer", QT_TRANSLATE_NOOP("editor::SymbolNames", "Tank destroyers")},
    {"flame_armour", QT_TRANSLATE_NOOP("editor::SymbolNames", "Flame-thrower tanks")},
    {"armoured_train", QT_TRANSLATE_NOOP("editor::SymbolNames", "Armoured train")},
    {"recon", QT_TRANSLATE_NOOP("editor::SymbolNames", "Reconnaissance")},
    {"armoured_recon", QT_TRANSLATE_NOOP("editor::SymbolNames", "Armoured reconnaissance")},
    {"artillery", QT_TRANSLATE_NOOP("editor::SymbolNames", "Artillery")},
    {"motorised_artillery", QT_TRANSLATE_NOOP("editor::SymbolNames", "Motorised artillery")},
    {"horse_artillery", QT_TRANSLATE_NOOP("editor::SymbolNames", "Horse artillery")},
    {"mountain_artillery", QT_TRANSLATE_NOOP("editor::SymbolNames", "Mountain artillery")},
    {"heavy_artillery", QT_TRANSLATE_NOOP("editor::SymbolNames", "Heavy artillery")},
    {"self_propelled_artillery",
     QT_TRANSLATE_NOOP("editor::SymbolNames", "Self-propelled artillery")},
    {"coastal_artillery", QT_TRANSLATE_NOOP("editor::SymbolNames", "Coastal artillery")},
    {"railway_artillery", QT_TRANSLATE_NOOP("editor::SymbolNames", "Railway artillery")},
    {"mortar", QT_TRANSLATE_NOOP("editor::SymbolNames", "Mortars")},
    {"heavy_mortar", QT_TRANSLATE_NOOP("editor::SymbolNames", "Heavy mortars")},
    {"rocket", QT_TRANSLATE_NOOP("editor::SymbolNames", "Rocket artillery")},
    {"motorised_rocket", QT_TRANSLATE_NOOP("editor::SymbolNames", "Motorised rockets")},
    {"anti_tank", QT_TRANSLATE_NOOP("editor::SymbolNames", "Anti-tank")},
    {"motorised_anti_tank", QT_TRANSLATE_NOOP("editor::SymbolNames", "Motorised anti-tank")},
    {"anti_air", QT_TRANSLATE_NOOP("editor::SymbolNames", "Anti-aircraft")},
    {"heavy_anti_air", QT_TRANSLATE_NOOP("editor::SymbolNames", "Heavy anti-aircraft")},
    {"self_propelled_anti_air",
     QT_TRANSLATE_NOOP("editor::SymbolNames", "Self-propelled anti-aircraft")},
    {"observation", QT_TRANSLATE_NOOP("editor::SymbolNames", "Observation")},
    {"hq", QT_TRANSLATE_NOOP("editor::SymbolNames", "Headquarters")},
    {"leader", QT_TRANSLATE_NOOP("editor::SymbolNames", "Leader")},
    {"command", QT_TRANSLATE_NOOP("editor::SymbolNames", "Command post")},
    {"signals", QT_TRANSLATE_NOOP("editor::SymbolNames", "Signals")},
    {"medical", QT_TRANSLATE_NOOP("editor::SymbolNames", "Medical")},
    {"supply", QT_TRANSLATE_NOOP("editor::SymbolNames", "Supply")},
    {"transport", QT_TRANSLATE_NOOP("editor::SymbolNames", "Transport")},
    {"fuel", QT_TRANSLATE_NOOP("editor::SymbolNames", "Fuel")},
    {"ammunition", QT_TRANSLATE_NOOP("editor::SymbolNames", "Ammunition")},
    {"replacement", QT_TRANSLATE_NOOP("editor::SymbolNames", "Replacements")},
    {"training", QT_TRANSLATE_NOOP("editor::SymbolNames", "Training")},
    {"garrison", QT_TRANSLATE_NOOP("editor::SymbolNames", "Garrison")},
    {"fortified_region", QT_TRANSLATE_NOOP("editor::SymbolNames", "Fortified region")},
    {"fort", QT_TRANSLATE_NOOP("editor::SymbolNames", "Fort")},
    {"depot", QT_TRANSLATE_NOOP("editor::SymbolNames", "Depot")},
    {"naval", QT_TRANSLATE_NOOP("editor::SymbolNames", "Naval")},
    {"flotilla", QT_TRANSLATE_NOOP("editor::SymbolNames", "Flotilla")},
    {"air_base", QT_TRANSLATE_NOOP("editor::SymbolNames", "Air base")},
    {"air", QT_TRANSLATE_NOOP("editor::SymbolNames", "Air force")},
    {"dummy", QT_TRANSLATE_NOOP("editor::SymbolNames", "Dummy")},
    {"bomber", QT_TRANSLATE_NOOP("editor::SymbolNames", "Bomber")},
    {"dive_bomber", QT_TRANSLATE_NOOP("editor::SymbolNames", "Dive bomber")},
    {"fighter", QT_TRANSLATE_NOOP("editor::SymbolNames", "Fighter")},
    {"heavy_fighter", QT_TRANSLATE_NOOP("editor::SymbolNames", "Heavy fighter")},
    {"ground_attack", QT_TRANSLATE_NOOP("editor::SymbolNames", "Ground-attack aircraft")},
    {"transport_plane", QT_TRANSLATE_NOOP("editor::SymbolNames", "Transport aircraft")},
    {"recon_plane", QT_TRANSLATE_NOOP("editor::SymbolNames", "Reconnaissance aircraft")},
    {"seaplane", QT_TRANSLATE_NOOP("editor::SymbolNames", "Seaplane")},
    {"battleship", QT_TRANSLATE_NOOP("editor::SymbolNames", "Battleship")},
    {"cruiser", QT_TRANSLATE_NOOP("editor::SymbolNames", "Cruiser")},
    {"destroyer", QT_TRANSLATE_NOOP("editor::SymbolNames", "Destroyer")},
    {"gunboat", QT_TRANSLATE_NOOP("editor::SymbolNames", "Gunboat")},
    {"submarine", QT_TRANSLATE_NOOP("editor::SymbolNames", "Submarine")},
    {"transport_ship", QT_TRANSLATE_NOOP("editor::SymbolNames", "Transport ship")},
    {"barge", QT_TRANSLATE_NOOP("editor::SymbolNames", "Barge")},
    {"train", QT_TRANSLATE_NOOP("editor::SymbolNames", "Train")},
    {"star", QT_TRANSLATE_NOOP("editor::SymbolNames", "Star")},
    {"cross", QT_TRANSLATE_NOOP("editor::SymbolNames", "Cross")},
    {"ring", QT_TRANSLATE_NOOP("editor::SymbolNames", "Ring")},
    {"square", QT_TRANSLATE_NOOP("editor::SymbolNames", "Square")},
    {"circle", QT_TRANSLATE_NOOP("editor::SymbolNames", "Circle")},
    {"diamond", QT_TRANSLATE_NOOP("editor::SymbolNames", "Diamond")},
    {"triangle", QT_TRANSLATE_NOOP("editor::SymbolNames", "Triangle")},
    {"arrow", QT_TRANSLATE_NOOP("editor::SymbolNames", "Arrow")},
    {"entrenchment", QT_TRANSLATE_NOOP("editor::SymbolNames", "Entrenchment")},
    {"fortification", QT_TRANSLATE_NOOP("editor::SymbolNames", "Fortification")},
    {"minefield", QT_TRANSLATE_NOOP("editor::SymbolNames", "Minefield")},
    {"obstacle", QT_TRANSLATE_NOOP("editor::SymbolNames", "Obstacle")},
    {"burst", QT_TRANSLATE_NOOP("editor::SymbolNames", "Burst")},
    {"fire", QT_TRANSLATE_NOOP("editor::SymbolNames", "Fire")},
    {"flag", QT_TRANSLATE_NOOP("editor::SymbolNames", "Flag")},
    {"shield", QT_TRANSLATE_NOOP("editor::SymbolNames", "Shield")},
    {"hut", QT_TRANSLATE_NOOP("editor::SymbolNames", "Hut")},
    {"anchor", QT_TRANSLATE_NOOP("editor::SymbolNames", "Anchor")},
    {"bridge", QT_TRANSLATE_NOOP("editor::SymbolNames", "Bridge")},
    {"rail_cut", QT_TRANSLATE_NOOP("editor::SymbolNames", "Railway cut")},
    {"wrecks", QT_TRANSLATE_NOOP("editor::SymbolNames", "Wrecks")},
    {"snow", QT_TRANSLATE_NOOP("editor::SymbolNames", "Snow")},
    {"mud", QT_TRANSLATE_NOOP("editor::SymbolNames", "Mud")},
    {"sun", QT_TRANSLATE_NOOP("editor::SymbolNames", "Sun")},
    {"cloud", QT_TRANSLATE_NOOP("editor::SymbolNames", "Cloud")},
    {"clock", QT_TRANSLATE_NOOP("editor::SymbolNames", "Clock")},
    {"die", QT_TRANSLATE_NOOP("editor::SymbolNames", "Die")},
};

} // namespace

QString symbolName(const QString &id)
{
    static const auto names = [] {
        QHash<QString, const char *> known;
        for (const SymbolName &name : c_names)
            known.insert(QLatin1String(name.id), name.name);
        return known;
    }();
    if (const char *name = names.value(id))
        return QCoreApplication::translate("editor::SymbolNames", name);
    QString word = id;
    word.replace(u'_', u' ');
    if (!word.isEmpty())
        word[0] = word[0].toUpper();
    return word;
}

} // namespace editor
