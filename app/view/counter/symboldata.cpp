// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/symboldata.h"

// The parts that most symbols are made of.
#define CROSS "M0 0L32 21M32 0L0 21"
#define OVAL "M9 5.5H23A5 5 0 0 1 23 15.5H9A5 5 0 0 1 9 5.5Z"
#define SLASH "M0 21L32 0"
#define TENT "M0 21L16 0L32 21"
#define DOME "M0 21Q3 7 16 7Q29 7 32 21"
#define WHEELS "M10 17.2A1.9 1.9 0 1 1 9.99 17.2ZM22 17.2A1.9 1.9 0 1 1 21.99 17.2Z"
#define BALL "M16 6.1A4.4 4.4 0 1 1 15.99 6.1Z"
#define SMALL_BALL "M16 7.7A2.8 2.8 0 1 1 15.99 7.7Z"
#define BRIDGE_BARS "M8 15V6.5H24V15M16 6.5V15"
#define WINGS "M16 6L28 2.2L25.4 6.2L16 8.6L6.6 6.2L4 2.2Z"
#define WAVES "M4 17.4Q7 14.6 10 17.4Q13 20.2 16 17.4Q19 14.6 22 17.4Q25 20.2 28 17.4"

namespace view {

namespace {

constexpr BoxSymbolData c_boxSymbols[] = {
    // Foot.
    {"infantry", CROSS},
    {"motorised", CROSS "M16 0V21"},
    {"mechanised", CROSS OVAL},
    {"mountain", CROSS, "M10 21L16 12.5L22 21Z"},
    {"airborne", CROSS "M8 19.4Q8.6 15 12 15Q15.4 15 16 19.4Q16.6 15 20 15Q23.4 15 24 19.4"},
    {"glider", CROSS "M16 2.6V18.4M6 16L16 13.4L26 16"},
    {"marine", CROSS "M16 4.6V18M12.6 8H19.4M10.4 13.4Q11.4 18 16 18Q20.6 18 21.6 13.4"},
    {"ski", CROSS "M7 18.4H22.6L25.4 15.6"},
    {"motorcycle",
     CROSS "M10.5 14A2.7 2.7 0 1 1 10.49 14ZM21.5 14A2.7 2.7 0 1 1 21.49 14ZM10.5 16.7H21.5"},
    {"bicycle", CROSS "M10.5 13.6A2.9 2.9 0 1 1 10.49 13.6ZM21.5 13.6A2.9 2.9 0 1 1 21.49 13.6Z"},
    {"security", CROSS, "M0 17H32V21H0Z"},
    {"nkvd", CROSS, "M0 0H32V4H0Z"},
    {"shock", CROSS, "M0 0L10 10.5L0 21Z"},
    {"static", CROSS, "M0 0H3.6V21H0ZM28.4 0H32V21H28.4Z"},
    {"light_infantry", CROSS "M16 21V12.5"},
    {"jaeger", CROSS "M10.4 19.2Q16 11.4 21.6 19.2"},
    {"luftwaffe_field", CROSS, WINGS},
    {"infantry_gun", CROSS, SMALL_BALL},
    {"machine_gun", "M16 17.4V3.6M12.2 7.4L16 3.6L19.8 7.4M11 17.4H21"},
    {"submachine_gun", CROSS "M16 18.6V2.6M13.2 5.4L16 2.6L18.8 5.4"},
    {"cavalry", SLASH},
    {"cavalry_mechanised", SLASH OVAL},
    {"militia", "M0 0L16 10.5L32 0", nullptr, "M", 10, 18.2},
    {"partisan", "M0 21L16 10.5L32 21", nullptr, "P", 10, 9.4},
    {"workers", "M0 0L16 10.5L32 0M16 18.6V13.4M12.4 13.4H19.6"},
    {"commando", "M11.6 13.2H20.4M16 13.2V18", "M16 2.4L18 6.4L17.2 12.4H14.8L14 6.4Z"},
    {"engineer", BRIDGE_BARS},
    {"motorised_engineer", "M8 12.6V4.5H24V12.6M16 4.5V12.6" WHEELS},
    {"armoured_engineer", OVAL "M11.6 13V8.6H20.4V13M16 8.6V13"},
    {"construction", "M8 12.4V4.8H24V12.4M16 4.8V12.4M6 16.8H26"},
    {"bridging", "M5.4 5L9.4 8.4H22.6L26.6 5M5.4 16L9.4 12.6H22.6L26.6 16"},
    {"railway", "M3 7.4H29M3 13.6H29M7.6 4.4V16.6M13.2 4.4V16.6M18.8 4.4V16.6M24.4 4.4V16.6"},
    // Armour.
    {"armour", OVAL},
    {"light_armour", OVAL "M13.4 8V13H18.8"},
    {"heavy_armour", "M11 5.5H23A5 5 0 0 1 23 15.5H11A5 5 0 0 1 11 5.5Z", "M0 0H4V21H0Z"},
    {"assault_gun", OVAL "M10.5 15.5L16 5.5L21.5 15.5"},
    {"tank_destroyer", OVAL TENT},
    {"flame_armour", OVAL,
     "M16 6.6Q20.4 10.4 18.6 13.2Q17.8 14.4 16 14.4Q14.2 14.4 13.4 13.2Q12.6 11.4 14.4 10.2Q16 9 "
     "16 6.6Z"},
    {"armoured_train",
     "M8 3H24A4.4 4.4 0 0 1 24 11.8H8A4.4 4.4 0 0 1 8 3ZM2 18.6H30M8.6 13.6A1.9 1.9 0 1 1 8.59 "
     "13.6ZM16 13.6A1.9 1.9 0 1 1 15.99 13.6ZM23.4 13.6A1.9 1.9 0 1 1 23.39 13.6Z"},
    {"recon", SLASH "M18 14.6A2.3 2.3 0 1 1 17.99 14.6ZM26 14.6A2.3 2.3 0 1 1 25.99 14.6Z"},
    {"armoured_recon", SLASH OVAL "M20 17A1.5 1.5 0 1 1 19.99 17ZM26 17A1.5 1.5 0 1 1 25.99 17Z"},
    // Guns.
    {"artillery", nullptr, BALL},
    {"motorised_artillery", WHEELS, "M16 4.1A4.4 4.4 0 1 1 15.99 4.1Z"},
    {"horse_artillery", SLASH, BALL},
    {"mountain_artillery", nullptr, "M16 3.4A3.9 3.9 0 1 1 15.99 3.4ZM9.6 21L16 13L22.4 21Z"},
    {"heavy_artillery", "M10 17.4H22", "M16 3.6A5.2 5.2 0 1 1 15.99 3.6Z"},
    {"self_propelled_artillery", OVAL, SMALL_BALL},
    {"coastal_artillery", WAVES, "M16 3A4.4 4.4 0 1 1 15.99 3Z"},
    {"railway_artillery", "M4 18H28M8.6 16A1.7 1.7 0 1 1 8.59 16ZM23.4 16A1.7 1.7 0 1 1 23.39 16Z",
     "M16 4.1A4.4 4.4 0 1 1 15.99 4.1Z"},
    {"mortar", "M16 13V3.4M12.4 7L16 3.4L19.6 7M16 13A2.4 2.4 0 1 1 15.99 13Z"},
    {"heavy_mortar", "M16 12V3M12.4 6.6L16 3L19.6 6.6M16 12A2.4 2.4 0 1 1 15.99 12ZM10 18.6H22"},
    {"rocket", "M11.4 7.4L16 3L20.6 7.4M11.4 10.6L16 6.2L20.6 10.6",
     "M16 11.2A3.7 3.7 0 1 1 15.99 11.2Z"},
    {"motorised_rocket", "M11.4 5.8L16 1.8L20.6 5.8M11.4 8.8L16 4.8L20.6 8.8" WHEELS,
     "M16 9A3.2 3.2 0 1 1 15.99 9Z"},
    {"anti_tank", TENT},
    {"motorised_anti_tank", TENT WHEELS},
    {"anti_air", DOME},
    {"heavy_anti_air", DOME, "M16 11A3.1 3.1 0 1 1 15.99 11Z"},
    {"self_propelled_anti_air", OVAL "M6 21Q7.4 10.5 16 10.5Q24.6 10.5 26 21"},
    {"observation", "M7.6 17.4L16 3.4L24.4 17.4Z", "M16 10A2.1 2.1 0 1 1 15.99 10Z"},
    // Staffs, services and places.
    {"hq", nullptr, nullptr, "HQ", 15, 15.6},
    {"leader", nullptr,
     "M16 2.2L18.1 7.7L23.9 8L19.4 11.7L20.9 17.3L16 14.1L11.1 17.3L12.6 11.7L8.1 8L13.9 7.7Z"},
    {"command", "M10.4 18.4V3.4", "M10.4 3.4L25 7.4L10.4 11.6Z"},
    {"signals", "M0 0L17.6 13V8L32 21"},
    {"medical", "M16 0V21M0 10.5H32"},
    {"supply", "M0 15.6H32", "M10 5H22V11.4H10Z"},
    {"transport",
     "M16 3.5A7 7 0 1 1 15.99 3.5ZM16 3.5V17.5M9 10.5H23M11.1 5.6L20.9 15.4M20.9 5.6L11.1 15.4"},
    {"fuel", "M9.6 4.4H22.4L16 11.6ZM16 11.6V18"},
    {"ammunition", "M11 17.4V8.6Q11 5.4 16 3Q21 5.4 21 8.6V17.4ZM11 13.6H21"},
    {"replacement", nullptr, nullptr, "R", 15, 15.8},
    {"training", "M0 0L16 10.5L32 0M7.4 17.8H24.6"},
    {"garrison", nullptr, "M5 17V6H9V9H14V6H18V9H23V6H27V17Z"},
    {"fortified_region", "M4.4 17V6H9.4V9.6H13.6V6H18.4V9.6H22.6V6H27.6V17Z"},
    {"fort", "M10 6H22V15H10Z",
     "M7 3.4H12.4V8.6H7ZM19.6 3.4H25V8.6H19.6ZM7 12.4H12.4V17.6H7ZM19.6 12.4H25V17.6H19.6Z"},
    {"depot", "M4 16.5H28M8 16.5V9L16 4.5L24 9V16.5", "M12.5 16.5V11.5H19.5V16.5Z"},
    {"naval", "M16 2.8V17.8M12 7H20M8.6 12.4Q10 17.8 16 17.8Q22 17.8 23.4 12.4"},
    {"flotilla", "M16 1.8V12.4M12.6 4.8H19.4M10 8.4Q11 12.4 16 12.4Q21 12.4 22 8.4" WAVES},
    {"air_base", "M5 17.4L12.6 3.6H19.4L27 17.4ZM16 6V8.6M16 10.4V12.4M16 14.2V16"},
    {"air", nullptr,
     "M16 9.4Q11.4 3.6 6 6.2Q1.6 10.5 6 14.8Q11.4 17.4 16 11.6Q20.6 17.4 26 14.8Q30.4 10.5 26 "
     "6.2Q20.6 3.6 16 9.4Z"},
    {"dummy", nullptr, nullptr, "?", 16, 16.2},
};

constexpr SilhouetteData c_silhouettes[] = {
    // Planes, the right half of each.
    {"bomber",
     "M0 -17Q2.2 -15 2.4 -9L2.6 -5.2L7 -4.6L7.2 -8.4Q8.6 -10.4 10 -8.4L10.2 -4.2L21 -2.4Q22.6 -1.6 "
     "22 .4L10 2.6L2.4 3.2L1.8 11.4L7.6 13.4V15.8L1.2 15.4L0 17.6",
     nullptr, true},
    {"dive_bomber",
     "M0 -15Q2 -13.6 2.2 -8L2.4 -3.4L8 -1.6L9 1L19 -3.2Q21.4 -2.6 20.8 -.4L9 5.4L2.2 4.4L1.4 "
     "11.2L6.6 "
     "12.6V15L.9 14.8L0 16.6",
     nullptr, true},
    {"fighter",
     "M0 -14Q1.9 -12.6 2.1 -7.4L2.3 -4.6L16 -1.6Q18 -.2 16.6 1.6L2.2 3.2L1.3 10L5.4 11.4V13.6L.8 "
     "13.4L0 15",
     nullptr, true},
    {"heavy_fighter",
     "M0 -14.6Q1.7 -13 1.9 -8L2 -5L5.6 -4.6L5.8 -9.4Q7 -11.4 8.2 -9.4L8.4 -4.2L18.6 -2Q20.2 -.8 19 "
     "1L8 2.6L2 3.2L1.3 11L5.8 11.4V14.6L.8 13.8L0 15.6",
     nullptr, true},
    {"ground_attack",
     "M0 -15.6Q2.6 -14 2.8 -8.6L3 -5L6.4 -4.4L6.8 -6.4H9L9.4 -4L18.6 -4.8Q20.6 -3.6 20 -1L9.4 "
     "3.4L2.8 "
     "4L1.6 11L6.8 12.2V14.8L1 14.6L0 16.4",
     nullptr, true},
    {"transport_plane",
     "M0 -16.4Q3 -14.6 3.2 -9L3.4 -5.6L7.6 -4.4L7.8 -8Q9.2 -10 10.6 -8L10.8 -3.4L22 1Q23.6 2.4 "
     "22.4 "
     "3.8L10.4 1.6L3.2 2.4L2.4 11L8.6 13V15.8L1.4 15.4L0 17.4",
     nullptr, true},
    {"recon_plane",
     "M0 -13.4Q1.7 -12 1.9 -7.6L2 -6.4L20.4 -5.4Q21.8 -3.4 20.4 -1.4L2 -.6L1.2 9.6L6.2 "
     "10.6V13.4L.8 "
     "13L0 14.8",
     nullptr, true},
    {"seaplane",
     "M0 -14Q1.7 -12.6 1.9 -7.4L2 -5.4L20 -3.8Q21.6 -2 20 -.4L9.6 .6V4.8Q8.4 8.4 7.2 4.8V-8.6Q8.4 "
     "-12.4 9.6 -8.6V-4.6L2 1.6L1.3 10L5.8 11.4V13.6L.8 13.4L0 15",
     nullptr, true},
    // Ships and trains, whole.
    {"battleship",
     "M-26 3H-20L-19 0H-13L-12.4 -2.6H-7.4L-7 -6H-4.4V-12H-2.6V-15.4H-1.6V-12H.4L1 "
     "-7.4H4V-10.4H8L8.4 "
     "-5H11L11.6 -2.6H16L16.8 0H21L22 1.6H27L23.4 8.6Q22.8 10 21 10H-20Q-22 10 -22.8 8.6Z"},
    {"cruiser",
     "M-26 3.6H-18L-17.2 .6H-12.6L-12 -2H-6.6L-6 -8H-4V-13H-3V-8H-.6L0 "
     "-2H3V-7.4H6.2V-2H8.6V-6H11.4V-1H16L16.8 "
     "1.6H27L23.6 8.6Q23 10 21.4 10H-20.6Q-22.4 10 -23 8.6Z"},
    {"destroyer",
     "M-24 4.6H-16V2H-11.4V4.6H-7.4L-6.8 -2.4H-4.6V-9.6H-3.6V-2.4H-.4V1.6H2.2L3 -2.6H6L6.6 "
     "1.6H9.4L10 "
     "-1.4H12.6L13.2 4.2L25 4.6L22.4 8.8Q21.8 10 20.4 10H-19.6Q-21 10 -21.6 8.8Z"},
    {"gunboat",
     "M-20 4H-12V.6H-4.6L-4 -5.4H3V-10H4V-5.4H5L5.8 .6H9.6V-1.6H17V.2H13.4V4H21L18 9Q17.4 10 16 "
     "10H-15.6Q-17 10 -17.6 9Z"},
    {"submarine",
     "M-25 3.4Q-14 1.4 -6 1.4L-5 -5H-.6V-11H.4V-5H4.6L6 1.4Q18 1.6 26 5Q18 10 0 10Q-18 10 -25 "
     "3.4Z"},
    {"transport_ship",
     "M-25 1.6H-21V-2H-19V1.6H-9V-5H-5.6V-11H-1.4V-5H3.6V1.6H13V-7.4H14.4V1.6H20L25 -.4L22 "
     "8.6Q21.4 "
     "10 20 10H-20Q-21.6 10 -22.2 8.6Z"},
    {"barge", "M-24 1H-12V-4H-3V1H24L20.4 8.8Q19.8 10 18.4 10H-18.4Q-19.8 10 -20.4 8.8Z"},
    {"train",
     "M-26 4V-4H-23V-7H-15V-4H-9.6V4H-7.6V-8H-5V-12H5V-8H7.6V4H9.6V-4H15V-7H23V-4H26V4H24.6A2.6 "
     "2.6 0 "
     "0 1 19.4 4H16.2A2.6 2.6 0 0 1 11 4H5.6A2.6 2.6 0 0 1 .4 4H-.4A2.6 2.6 0 0 1 -5.6 4H-11A2.6 "
     "2.6 0 "
     "0 1 -16.2 4H-19.4A2.6 2.6 0 0 1 -24.6 4ZM-28 8H28V9.6H-28Z"},
    // Signs of markers and sides.
    {"star",
     "M0 -15.4L3.8 -5.2L14.6 -4.8L6.1 2L9.1 12.5L0 6.4L-9.1 12.5L-6.1 2L-14.6 -4.8L-3.8 -5.2Z"},
    {"cross", "M-4 -14H4V-4H14V4H4V14H-4V4H-14V-4H-4Z"},
    {"ring", "M0 -5.6A5.6 5.6 0 1 1 -.01 -5.6Z", "M0 -13A13 13 0 1 1 -.01 -13Z"},
    {"square", "M-12 -12H12V12H-12Z"},
    {"circle", "M0 -13A13 13 0 1 1 -.01 -13Z"},
    {"diamond", "M0 -15L15 0L0 15L-15 0Z"},
    {"triangle", "M0 -14L15 11.6H-15Z"},
    {"arrow", "M-15 -5.6H1V-13.4L16 0L1 13.4V5.6H-15Z"},
    {"entrenchment", "M-16 11V6.4H-10.4V-2.6H-5V-9.4H5V-2.6H10.4V6.4H16V11Z"},
    {"fortification", "M-15 12V-9H-9V-4H-4V-9H4V-4H9V-9H15V12H4V3Q0 -1.6 -4 3V12Z"},
    {"minefield", "M-9 -7A5 5 0 1 1 -9.01 -7ZM9 -7A5 5 0 1 1 8.99 -7ZM0 3A5 5 0 1 1 -.01 3Z"},
    {"obstacle", nullptr, "M-11 -11L11 11M11 -11L-11 11M0 -14V14"},
    {"burst",
     "M0 -16L3.1 -8.6L9.4 -13L8.6 -5.2L16 -4.4L10 0L16 4.4L8.6 5.2L9.4 13L3.1 8.6L0 16L-3.1 "
     "8.6L-9.4 "
     "13L-8.6 5.2L-16 4.4L-10 0L-16 -4.4L-8.6 -5.2L-9.4 -13L-3.1 -8.6Z"},
    {"fire",
     "M1 -16Q3 -9 8 -4Q12.4 1 10.4 7Q8 13.4 0 13.4Q-8 13.4 -10.4 7Q-12 1.4 -7.6 -3.4Q-6.4 .4 -4 "
     ".8Q-6 "
     "-8 1 -16Z"},
    {"flag", "M-8 -15H-5.6V15H-8ZM-5.6 -14L13 -8L-5.6 -2Z"},
    {"shield", "M-12 -13H12V-1Q12 9 0 15Q-12 9 -12 -1Z"},
    {"hut", "M-15 0L0 -13L15 0H11V12H4V3H-4V12H-11V0Z"},
    {"anchor", nullptr,
     "M0 -9V13M-7 -4H7M-12 3Q-10 13 0 13Q10 13 12 3M0 -14.4A2.7 2.7 0 1 1 -.01 -14.4Z"},
    {"bridge", "M-18 -3H18V1.6H-18ZM-14 1.6H-10V11H-14ZM-2 1.6H2V11H-2ZM10 1.6H14V11H10Z"},
    {"rail_cut", "M-18 -6H-4V-3H-18ZM4 -6H18V-3H4ZM-18 3H-4V6H-18ZM4 3H18V6H4Z",
     "M-4 -11L4 11M4 -11L-4 11"},
    {"wrecks", nullptr, "M-13 -10L13 10M13 -10L-13 10"},
    {"snow", nullptr,
     "M0 -14V14M-12.1 -7L12.1 7M-12.1 7L12.1 -7M-3.4 -11.4L0 -8L3.4 -11.4M-3.4 11.4L0 8L3.4 11.4"},
    {"mud", nullptr,
     "M-15 -7Q-10 -12 -5 -7Q0 -2 5 -7Q10 -12 15 -7M-15 1Q-10 -4 -5 1Q0 6 5 1Q10 -4 15 1M-15 9Q-10 "
     "4 "
     "-5 9Q0 14 5 9Q10 4 15 9"},
    {"sun", "M0 -7A7 7 0 1 1 -.01 -7Z",
     "M0 -15V-10.4M0 15V10.4M-15 0H-10.4M15 0H10.4M-10.6 -10.6L-7.4 -7.4M10.6 -10.6L7.4 -7.4M-10.6 "
     "10.6L-7.4 7.4M10.6 10.6L7.4 7.4"},
    {"cloud",
     "M-10 9A6.4 6.4 0 0 1 -11 -3.6A8.4 8.4 0 0 1 4 -7.4A6.8 6.8 0 0 1 12.6 -.6A5 5 0 0 1 12 9Z"},
    {"clock", nullptr, "M0 -13A13 13 0 1 1 -.01 -13ZM0 -8V0L6 4"},
    {"die", "M-6 -8A2 2 0 1 1 -6.01 -8ZM0 -2A2 2 0 1 1 -.01 -2ZM6 4A2 2 0 1 1 5.99 4Z",
     "M-12 -12H12V12H-12Z"},
};

} // namespace

std::span<const BoxSymbolData> boxSymbolData()
{
    return c_boxSymbols;
}

std::span<const SilhouetteData> silhouetteData()
{
    return c_silhouettes;
}

} // namespace view
