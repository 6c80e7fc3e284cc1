<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>module.json</name>
    <message>
        <source>White Death</source>
        <extracomment>about the game</extracomment>
        <translation>Muerte Blanca</translation>
    </message>
    <message>
        <source>The battle for Velikiye Luki</source>
        <extracomment>about the game</extracomment>
        <translation>La batalla por Velíkiye Luki</translation>
    </message>
    <message>
        <source>November 1942 – January 1943</source>
        <extracomment>about the game</extracomment>
        <translation>Noviembre de 1942 – enero de 1943</translation>
    </message>
    <message>
        <source>3–30 h</source>
        <extracomment>about the game</extracomment>
        <translation>3–30 h{=f}</translation>
    </message>
    <message>
        <source>One mile a hex, five days a turn, battalions against regiments in the snow west of Rzhev. Third Shock Army strikes at a German line with two gaps of ten miles that only ski patrols watch. Every side has ten movement points a turn and spends them in impulses as long or as short as it likes; every unit fires, is fired at and has its nerve tested by itself. In the middle lies Velikiye Luki: bunkers, a citadel and the only roads.</source>
        <extracomment>about the game</extracomment>
        <translation>Una milla por hexágono, cinco días por turno, batallones contra regimientos en la nieve al oeste de Rzhev. El 3.er Ejército de Choque golpea una línea alemana con dos huecos de diez millas que solo vigilan patrullas de esquiadores. Cada bando tiene diez puntos de movimiento por turno y los gasta en impulsos tan largos o tan cortos como quiera; cada unidad dispara, recibe fuego y ve puestos a prueba sus nervios por su cuenta. En medio está Velíkiye Luki: búnkeres, una ciudadela y los únicos caminos.</translation>
    </message>
    <message>
        <source>German</source>
        <extracomment>side german</extracomment>
        <translation>alemán{=ma}</translation>
    </message>
    <message>
        <source>Soviet</source>
        <extracomment>side soviet</extracomment>
        <translation>soviético{=ma}</translation>
    </message>
    <message>
        <source>Losses stop passing tanks</source>
        <extracomment>option afv_transit_loss_stops</extracomment>
        <translation>Las bajas detienen a los carros en tránsito</translation>
    </message>
    <message>
        <source>An AFV that loses strength while it passes through an enemy zone of control stops there, even if its morale holds.</source>
        <extracomment>option afv_transit_loss_stops</extracomment>
        <translation>El blindado que pierde fuerza al atravesar una zona de control enemiga se detiene allí, aunque su moral aguante.</translation>
    </message>
    <message>
        <source>Replacements expire</source>
        <extracomment>option replacements_expire</extracomment>
        <translation>Los reemplazos caducan</translation>
    </message>
    <message>
        <source>Replacement points that are not used in the first impulse of their turn are lost.</source>
        <extracomment>option replacements_expire</extracomment>
        <translation>Los puntos de reemplazo que no se usan en el primer impulso de su turno se pierden.</translation>
    </message>
    <message>
        <source>Railway scored once a turn</source>
        <extracomment>option railway_scoring_once_per_turn</extracomment>
        <translation>El ferrocarril puntúa una vez por turno</translation>
    </message>
    <message>
        <source>A town of the Leningrad–Vitebsk railway scores for the Soviets at most once each turn instead of in every Soviet impulse.</source>
        <extracomment>option railway_scoring_once_per_turn</extracomment>
        <translation>Cada población del ferrocarril Leningrado–Vítebsk puntúa para los soviéticos una vez por turno como mucho, en vez de en cada impulso soviético.</translation>
    </message>
    <message>
        <source>Assaults after barrages</source>
        <extracomment>option late_definition</extracomment>
        <translation>Asaltos tras los bombardeos</translation>
    </message>
    <message>
        <source>Assaults may still be declared after the first barrage of an impulse.</source>
        <extracomment>option late_definition</extracomment>
        <translation>Se pueden declarar asaltos aun después del primer bombardeo de un impulso.</translation>
    </message>
    <message>
        <source>Northeast edge is nobody’s</source>
        <extracomment>option ne_edge_neutral</extracomment>
        <translation>El borde nordeste no es de nadie</translation>
    </message>
    <message>
        <source>The north edge within the Soviet Northeast entry area does not supply the Germans.</source>
        <extracomment>option ne_edge_neutral</extracomment>
        <translation>El borde norte, dentro de la zona de entrada Nordeste soviética, no abastece a los alemanes.</translation>
    </message>
</context>
<context>
    <name>boards/map.json</name>
    <message>
        <source>Velikiye Luki</source>
        <extracomment>board map, space 2317, space 2318 and 7 more</extracomment>
        <translation>Velíkiye Luki</translation>
    </message>
    <message>
        <source>Isocha</source>
        <extracomment>space 0331</extracomment>
        <translation>Isocha</translation>
    </message>
    <message>
        <source>Shubino</source>
        <extracomment>space 0811</extracomment>
        <translation>Shúbino</translation>
    </message>
    <message>
        <source>Novosokolniki</source>
        <extracomment>space 0818</extracomment>
        <translation>Novosokólniki</translation>
    </message>
    <message>
        <source>Novosokolniki East</source>
        <extracomment>space 0919</extracomment>
        <translation>Novosokólniki Este</translation>
    </message>
    <message>
        <source>Opukhliki</source>
        <extracomment>space 0936</extracomment>
        <translation>Opujliki</translation>
    </message>
    <message>
        <source>Nasva</source>
        <extracomment>space 1002, river or road</extracomment>
        <translation>Nasva</translation>
    </message>
    <message>
        <source>Sakhny</source>
        <extracomment>space 1117</extracomment>
        <translation>Sajny</translation>
    </message>
    <message>
        <source>Skokovo</source>
        <extracomment>space 1206</extracomment>
        <translation>Skokovo</translation>
    </message>
    <message>
        <source>Danchenki</source>
        <extracomment>space 1218</extracomment>
        <translation>Danchenki</translation>
    </message>
    <message>
        <source>Kurakino</source>
        <extracomment>space 1220</extracomment>
        <translation>Kurakino</translation>
    </message>
    <message>
        <source>Gushchino</source>
        <extracomment>space 1324</extracomment>
        <translation>Gúshchino</translation>
    </message>
    <message>
        <source>Ostrian</source>
        <extracomment>space 1333, river or road</extracomment>
        <translation>Ostrián</translation>
    </message>
    <message>
        <source>Vyazmino</source>
        <extracomment>space 1421</extracomment>
        <translation>Vyazmino</translation>
    </message>
    <message>
        <source>Glazunovo</source>
        <extracomment>space 1426</extracomment>
        <translation>Glazunovo</translation>
    </message>
    <message>
        <source>Donesyevo</source>
        <extracomment>space 1517</extracomment>
        <translation>Donesyevo</translation>
    </message>
    <message>
        <source>Timokhny</source>
        <extracomment>space 1525</extracomment>
        <translation>Timojny</translation>
    </message>
    <message>
        <source>Gromovo</source>
        <extracomment>space 1621</extracomment>
        <translation>Gromovo</translation>
    </message>
    <message>
        <source>Sosnovka</source>
        <extracomment>space 1709</extracomment>
        <translation>Sosnovka</translation>
    </message>
    <message>
        <source>Chernozem</source>
        <extracomment>space 1729</extracomment>
        <translation>Chernozem</translation>
    </message>
    <message>
        <source>Uzkoye</source>
        <extracomment>space 1743</extracomment>
        <translation>Uzkoye</translation>
    </message>
    <message>
        <source>Kikino</source>
        <extracomment>space 1814</extracomment>
        <translation>Kikino</translation>
    </message>
    <message>
        <source>Borshchanka</source>
        <extracomment>space 1819, river or road</extracomment>
        <translation>Borshchanka</translation>
    </message>
    <message>
        <source>Burtsevo</source>
        <extracomment>space 1822</extracomment>
        <translation>Burtsevo</translation>
    </message>
    <message>
        <source>Prudy</source>
        <extracomment>space 1840</extracomment>
        <translation>Prudy</translation>
    </message>
    <message>
        <source>Kopytovo</source>
        <extracomment>space 1925</extracomment>
        <translation>Kopytovo</translation>
    </message>
    <message>
        <source>Demeshkovo</source>
        <extracomment>space 1932</extracomment>
        <translation>Demeshkovo</translation>
    </message>
    <message>
        <source>Ust-Udray</source>
        <extracomment>space 2012</extracomment>
        <translation>Ust-Udray</translation>
    </message>
    <message>
        <source>Zui</source>
        <extracomment>space 2029</extracomment>
        <translation>Zui</translation>
    </message>
    <message>
        <source>Berezovka</source>
        <extracomment>space 2036</extracomment>
        <translation>Berezovka</translation>
    </message>
    <message>
        <source>Ivankovo</source>
        <extracomment>space 2117</extracomment>
        <translation>Ivankovo</translation>
    </message>
    <message>
        <source>Fotyevo</source>
        <extracomment>space 2120</extracomment>
        <translation>Fotyevo</translation>
    </message>
    <message>
        <source>Belodedovo</source>
        <extracomment>space 2121</extracomment>
        <translation>Belodedovo</translation>
    </message>
    <message>
        <source>Alekseykovo</source>
        <extracomment>space 2124</extracomment>
        <translation>Alekseykovo</translation>
    </message>
    <message>
        <source>Kashevitsy</source>
        <extracomment>space 2213</extracomment>
        <translation>Kashevitsy</translation>
    </message>
    <message>
        <source>Porechye</source>
        <extracomment>space 2233</extracomment>
        <translation>Porechye</translation>
    </message>
    <message>
        <source>North-west suburb</source>
        <extracomment>space 2317</extracomment>
        <translation>Arrabal noroeste{=m}</translation>
    </message>
    <message>
        <source>Citadel</source>
        <extracomment>space 2318</extracomment>
        <translation>Ciudadela{=f}</translation>
    </message>
    <message>
        <source>West suburb</source>
        <extracomment>space 2319</extracomment>
        <translation>Arrabal oeste{=m}</translation>
    </message>
    <message>
        <source>Kartsevo</source>
        <extracomment>space 2415</extracomment>
        <translation>Kartsevo</translation>
    </message>
    <message>
        <source>North bridge</source>
        <extracomment>space 2417</extracomment>
        <translation>Puente norte{=m}</translation>
    </message>
    <message>
        <source>City centre</source>
        <extracomment>space 2418</extracomment>
        <translation>Centro de la ciudad{=m}</translation>
    </message>
    <message>
        <source>South bank</source>
        <extracomment>space 2419</extracomment>
        <translation>Orilla sur{=f}</translation>
    </message>
    <message>
        <source>North-east suburb</source>
        <extracomment>space 2518</extracomment>
        <translation>Arrabal nordeste{=m}</translation>
    </message>
    <message>
        <source>Railway station</source>
        <extracomment>space 2519</extracomment>
        <translation>Estación de ferrocarril{=f}</translation>
    </message>
    <message>
        <source>South-east suburb</source>
        <extracomment>space 2520</extracomment>
        <translation>Arrabal sureste{=m}</translation>
    </message>
    <message>
        <source>Fenina</source>
        <extracomment>space 2624</extracomment>
        <translation>Fenina</translation>
    </message>
    <message>
        <source>Polibino</source>
        <extracomment>space 2629</extracomment>
        <translation>Polibino</translation>
    </message>
    <message>
        <source>Kargavino</source>
        <extracomment>space 2710</extracomment>
        <translation>Kargavino</translation>
    </message>
    <message>
        <source>Zabolotye</source>
        <extracomment>space 2716</extracomment>
        <translation>Zabolotye</translation>
    </message>
    <message>
        <source>Kupuy</source>
        <extracomment>space 2726</extracomment>
        <translation>Kupuy</translation>
    </message>
    <message>
        <source>Zimnik</source>
        <extracomment>space 2832</extracomment>
        <translation>Zimnik</translation>
    </message>
    <message>
        <source>Mikhaylovo</source>
        <extracomment>space 2905</extracomment>
        <translation>Mijáilovo</translation>
    </message>
    <message>
        <source>Bogoroditskoye</source>
        <extracomment>space 2917</extracomment>
        <translation>Bogoroditskoye</translation>
    </message>
    <message>
        <source>Balabolkino</source>
        <extracomment>space 2925</extracomment>
        <translation>Balabolkino</translation>
    </message>
    <message>
        <source>Ozheredovo</source>
        <extracomment>space 2930</extracomment>
        <translation>Ozheredovo</translation>
    </message>
    <message>
        <source>Uritskoye</source>
        <extracomment>space 2937, river or road</extracomment>
        <translation>Uritskoye</translation>
    </message>
    <message>
        <source>Shiripino</source>
        <extracomment>space 3033</extracomment>
        <translation>Shiripino</translation>
    </message>
    <message>
        <source>Shelkovo</source>
        <extracomment>space 3112</extracomment>
        <translation>Shelkovo</translation>
    </message>
    <message>
        <source>Peschanka</source>
        <extracomment>space 3122</extracomment>
        <translation>Peschanka</translation>
    </message>
    <message>
        <source>Martyanovo</source>
        <extracomment>space 3128</extracomment>
        <translation>Martyanovo</translation>
    </message>
    <message>
        <source>Usvyaty road</source>
        <extracomment>space 3143</extracomment>
        <translation>Carretera de Usviaty{=f}</translation>
    </message>
    <message>
        <source>Serdtse</source>
        <extracomment>space 3219</extracomment>
        <translation>Serdtse</translation>
    </message>
    <message>
        <source>Stupino</source>
        <extracomment>space 3235</extracomment>
        <translation>Stupino</translation>
    </message>
    <message>
        <source>Lychevo</source>
        <extracomment>space 3617</extracomment>
        <translation>Lychevo</translation>
    </message>
    <message>
        <source>Vorobetskaya</source>
        <extracomment>space 3820</extracomment>
        <translation>Vorobetskaya</translation>
    </message>
    <message>
        <source>Nikulino</source>
        <extracomment>space 3827</extracomment>
        <translation>Nikulino</translation>
    </message>
    <message>
        <source>Ramenye</source>
        <extracomment>space 4037</extracomment>
        <translation>Ramenye</translation>
    </message>
    <message>
        <source>Aleksandrovo</source>
        <extracomment>space 4118</extracomment>
        <translation>Aleksandrovo</translation>
    </message>
    <message>
        <source>Zaytsevo</source>
        <extracomment>space 4132</extracomment>
        <translation>Zaytsevo</translation>
    </message>
    <message>
        <source>Ples</source>
        <extracomment>space 4309</extracomment>
        <translation>Ples</translation>
    </message>
    <message>
        <source>Kunya</source>
        <extracomment>space 4322, river or road</extracomment>
        <translation>Kunya</translation>
    </message>
    <message>
        <source>Selishche</source>
        <extracomment>space 4434</extracomment>
        <translation>Selishche</translation>
    </message>
    <message>
        <source>Sloboda</source>
        <extracomment>space 4630</extracomment>
        <translation>Sloboda</translation>
    </message>
    <message>
        <source>Nazimovo</source>
        <extracomment>space 4814</extracomment>
        <translation>Nazimovo</translation>
    </message>
    <message>
        <source>Kresty</source>
        <extracomment>space 4833</extracomment>
        <translation>Kresty</translation>
    </message>
    <message>
        <source>Kochegarovo</source>
        <extracomment>space 5106</extracomment>
        <translation>Kochegarovo</translation>
    </message>
    <message>
        <source>Zhizhitsa</source>
        <extracomment>space 5824</extracomment>
        <translation>Zhizhitsa</translation>
    </message>
    <message>
        <source>16–20 Nov</source>
        <extracomment>space turn-1</extracomment>
        <translation>16–20 nov.</translation>
    </message>
    <message>
        <source>21–25 Nov</source>
        <extracomment>space turn-2</extracomment>
        <translation>21–25 nov.</translation>
    </message>
    <message>
        <source>26–30 Nov</source>
        <extracomment>space turn-3</extracomment>
        <translation>26–30 nov.</translation>
    </message>
    <message>
        <source>1–5 Dec</source>
        <extracomment>space turn-4</extracomment>
        <translation>1–5 dic.</translation>
    </message>
    <message>
        <source>6–10 Dec</source>
        <extracomment>space turn-5</extracomment>
        <translation>6–10 dic.</translation>
    </message>
    <message>
        <source>11–15 Dec</source>
        <extracomment>space turn-6</extracomment>
        <translation>11–15 dic.</translation>
    </message>
    <message>
        <source>16–20 Dec</source>
        <extracomment>space turn-7</extracomment>
        <translation>16–20 dic.</translation>
    </message>
    <message>
        <source>21–25 Dec</source>
        <extracomment>space turn-8</extracomment>
        <translation>21–25 dic.</translation>
    </message>
    <message>
        <source>26–31 Dec</source>
        <extracomment>space turn-9</extracomment>
        <translation>26–31 dic.</translation>
    </message>
    <message>
        <source>1–5 Jan</source>
        <extracomment>space turn-10</extracomment>
        <translation>1–5 ene.</translation>
    </message>
    <message>
        <source>6–10 Jan</source>
        <extracomment>space turn-11</extracomment>
        <translation>6–10 ene.</translation>
    </message>
    <message>
        <source>11–15 Jan</source>
        <extracomment>space turn-12</extracomment>
        <translation>11–15 ene.</translation>
    </message>
    <message>
        <source>16–20 Jan</source>
        <extracomment>space turn-13</extracomment>
        <translation>16–20 ene.</translation>
    </message>
    <message>
        <source>Ale</source>
        <extracomment>river or road</extracomment>
        <translation>Ale</translation>
    </message>
    <message>
        <source>Bolshoye Orekhovo</source>
        <extracomment>river or road</extracomment>
        <translation>Bolshoye Orejovo</translation>
    </message>
    <message>
        <source>Cheslovo</source>
        <extracomment>river or road</extracomment>
        <translation>Cheslovo</translation>
    </message>
    <message>
        <source>Dvinye</source>
        <extracomment>river or road</extracomment>
        <translation>Dvinye</translation>
    </message>
    <message>
        <source>Ivan</source>
        <extracomment>river or road</extracomment>
        <translation>Ivan</translation>
    </message>
    <message>
        <source>Kislo</source>
        <extracomment>river or road</extracomment>
        <translation>Kislo</translation>
    </message>
    <message>
        <source>Kupuiskoye</source>
        <extracomment>river or road</extracomment>
        <translation>Kupuiskoye</translation>
    </message>
    <message>
        <source>Odgast</source>
        <extracomment>river or road</extracomment>
        <translation>Odgast</translation>
    </message>
    <message>
        <source>Ordosno</source>
        <extracomment>river or road</extracomment>
        <translation>Ordosno</translation>
    </message>
    <message>
        <source>Ramno</source>
        <extracomment>river or road</extracomment>
        <translation>Ramno</translation>
    </message>
    <message>
        <source>Sekui</source>
        <extracomment>river or road</extracomment>
        <translation>Sekui</translation>
    </message>
    <message>
        <source>Sennitsa</source>
        <extracomment>river or road</extracomment>
        <translation>Sennitsa</translation>
    </message>
    <message>
        <source>Sosno</source>
        <extracomment>river or road</extracomment>
        <translation>Sosno</translation>
    </message>
    <message>
        <source>Udray</source>
        <extracomment>river or road</extracomment>
        <translation>Udray</translation>
    </message>
    <message>
        <source>Vysochert</source>
        <extracomment>river or road</extracomment>
        <translation>Vysochert</translation>
    </message>
    <message>
        <source>Zhizhitskoye</source>
        <extracomment>river or road</extracomment>
        <translation>Zhizhitskoye</translation>
    </message>
    <message>
        <source>Lovat</source>
        <extracomment>river or road</extracomment>
        <translation>Lóvat</translation>
    </message>
    <message>
        <source>Balazdyn</source>
        <extracomment>river or road</extracomment>
        <translation>Balazdyn</translation>
    </message>
    <message>
        <source>Seruchitsa</source>
        <extracomment>river or road</extracomment>
        <translation>Seruchitsa</translation>
    </message>
    <message>
        <source>Ushvitsa</source>
        <extracomment>river or road</extracomment>
        <translation>Ushvitsa</translation>
    </message>
    <message>
        <source>Laza</source>
        <extracomment>river or road</extracomment>
        <translation>Laza</translation>
    </message>
    <message>
        <source>Nevedryanka</source>
        <extracomment>river or road</extracomment>
        <translation>Nevedryanka</translation>
    </message>
    <message>
        <source>Smota</source>
        <extracomment>river or road</extracomment>
        <translation>Smota</translation>
    </message>
    <message>
        <source>Velikiye Luki – Novosokolniki – Pustoshka</source>
        <extracomment>river or road</extracomment>
        <translation>Velíkiye Luki – Novosokólniki – Pustoshka</translation>
    </message>
    <message>
        <source>Velikiye Luki – Chernozem – Nevel</source>
        <extracomment>river or road</extracomment>
        <translation>Velíkiye Luki – Chernozem – Nével</translation>
    </message>
    <message>
        <source>Gromovo – Gushchino – Chernozem</source>
        <extracomment>river or road</extracomment>
        <translation>Gromovo – Gúshchino – Chernozem</translation>
    </message>
    <message>
        <source>Velikiye Luki – Porechye – Usvyaty west bank</source>
        <extracomment>river or road</extracomment>
        <translation>Velíkiye Luki – Porechye – Usviaty, orilla oeste</translation>
    </message>
    <message>
        <source>Velikiye Luki – Shiripino – Velizh</source>
        <extracomment>river or road</extracomment>
        <translation>Velíkiye Luki – Shiripino – Vélizh</translation>
    </message>
    <message>
        <source>Velikiye Luki – Kunya – Toropets</source>
        <extracomment>river or road</extracomment>
        <translation>Velíkiye Luki – Kunya – Toropets</translation>
    </message>
    <message>
        <source>Velikiye Luki – Martyanovo – Zaytsevo – Zhizhitsa lakes</source>
        <extracomment>river or road</extracomment>
        <translation>Velíkiye Luki – Martyanovo – Zaytsevo – lagos de Zhizhitsa</translation>
    </message>
    <message>
        <source>Velikiye Luki – Shelkovo – Kholm</source>
        <extracomment>river or road</extracomment>
        <translation>Velíkiye Luki – Shelkovo – Jolm</translation>
    </message>
    <message>
        <source>Shelkovo – Ples – Toropets</source>
        <extracomment>river or road</extracomment>
        <translation>Shelkovo – Ples – Toropets</translation>
    </message>
    <message>
        <source>Velikiye Luki – Kikino – Nasva</source>
        <extracomment>river or road</extracomment>
        <translation>Velíkiye Luki – Kikino – Nasva</translation>
    </message>
    <message>
        <source>Stupino – Usvyaty</source>
        <extracomment>river or road</extracomment>
        <translation>Stupino – Usviaty</translation>
    </message>
    <message>
        <source>Riga – Novosokolniki – Velikiye Luki – Kunya – Rzhev</source>
        <extracomment>river or road</extracomment>
        <translation>Riga – Novosokólniki – Velíkiye Luki – Kunya – Rzhev</translation>
    </message>
    <message>
        <source>Velikiye Luki – Toropets – Bologoye</source>
        <extracomment>river or road</extracomment>
        <translation>Velíkiye Luki – Toropets – Bologoye</translation>
    </message>
    <message>
        <source>Novosokolniki – Isocha – Nevel (Leningrad-Vitebsk line, south)</source>
        <extracomment>river or road</extracomment>
        <translation>Novosokólniki – Isocha – Nével (línea Leningrado-Vítebsk, sur)</translation>
    </message>
    <message>
        <source>Novosokolniki – Nasva – Dno (Leningrad-Vitebsk line, north)</source>
        <extracomment>river or road</extracomment>
        <translation>Novosokólniki – Nasva – Dno (línea Leningrado-Vítebsk, norte)</translation>
    </message>
    <message>
        <source>White Death</source>
        <extracomment>board map</extracomment>
        <translation>Muerte Blanca</translation>
    </message>
    <message>
        <source>16 November – 20 January</source>
        <extracomment>board map</extracomment>
        <translation>16 de noviembre – 20 de enero</translation>
    </message>
</context>
<context>
    <name>boards/display.json</name>
    <message>
        <source>Off the map</source>
        <extracomment>board display</extracomment>
        <translation>Fuera del mapa</translation>
    </message>
    <message>
        <source>German set-up</source>
        <extracomment>space deploy_german</extracomment>
        <translation>Despliegue alemán{=m}</translation>
    </message>
    <message>
        <source>Soviet set-up</source>
        <extracomment>space deploy_soviet</extracomment>
        <translation>Despliegue soviético{=m}</translation>
    </message>
    <message>
        <source>German Northwest</source>
        <extracomment>space G-NW</extracomment>
        <translation>Noroeste alemán{=m}</translation>
    </message>
    <message>
        <source>German West</source>
        <extracomment>space G-W</extracomment>
        <translation>Oeste alemán{=m}</translation>
    </message>
    <message>
        <source>German Southwest</source>
        <extracomment>space G-SW</extracomment>
        <translation>Suroeste alemán{=m}</translation>
    </message>
    <message>
        <source>German South</source>
        <extracomment>space G-S</extracomment>
        <translation>Sur alemán{=m}</translation>
    </message>
    <message>
        <source>Soviet Northeast</source>
        <extracomment>space S-NE</extracomment>
        <translation>Nordeste soviético{=m}</translation>
    </message>
    <message>
        <source>Soviet East</source>
        <extracomment>space S-E</extracomment>
        <translation>Este soviético{=m}</translation>
    </message>
    <message>
        <source>Soviet Southeast</source>
        <extracomment>space S-SE</extracomment>
        <translation>Sureste soviético{=m}</translation>
    </message>
    <message>
        <source>German units to come</source>
        <extracomment>space pool_german</extracomment>
        <translation>Unidades alemanas por llegar{=fp}</translation>
    </message>
    <message>
        <source>Tank brigade in refit</source>
        <extracomment>space refit</extracomment>
        <translation>Brigada de carros en reorganización{=f}</translation>
    </message>
    <message>
        <source>Soviet units to come</source>
        <extracomment>space pool_soviet</extracomment>
        <translation>Unidades soviéticas por llegar{=fp}</translation>
    </message>
    <message>
        <source>German units lost</source>
        <extracomment>space lost_german</extracomment>
        <translation>Unidades alemanas perdidas{=fp}</translation>
    </message>
    <message>
        <source>Soviet units lost</source>
        <extracomment>space lost_soviet</extracomment>
        <translation>Unidades soviéticas perdidas{=fp}</translation>
    </message>
</context>
<context>
    <name>pieces.json</name>
    <message>
        <source>83rd Infantry Division</source>
        <extracomment>formation 83INF</extracomment>
        <translation>83.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>3rd Mountain Division</source>
        <extracomment>formation 3MTN</extracomment>
        <translation>3.ª División de Montaña{=f}</translation>
    </message>
    <message>
        <source>LIX Corps troops</source>
        <extracomment>formation LIX</extracomment>
        <translation>Tropas del LIX Cuerpo{=fp}</translation>
    </message>
    <message>
        <source>291st Infantry Division</source>
        <extracomment>formation 291INF</extracomment>
        <translation>291.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>8th Panzer Division</source>
        <extracomment>formation 8PZ</extracomment>
        <translation>8.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>93rd Infantry Division</source>
        <extracomment>formation 93INF</extracomment>
        <translation>93.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>20th Motorised Division</source>
        <extracomment>formation 20MOT</extracomment>
        <translation>20.ª División Motorizada{=f}</translation>
    </message>
    <message>
        <source>1st SS Motorised Brigade</source>
        <extracomment>formation 1SS</extracomment>
        <translation>1.ª Brigada Motorizada SS{=f}</translation>
    </message>
    <message>
        <source>Army Group Centre troops</source>
        <extracomment>formation AG</extracomment>
        <translation>Tropas del Grupo de Ejércitos Centro{=fp}</translation>
    </message>
    <message>
        <source>Brandenburg Regiment 803</source>
        <extracomment>formation 803</extracomment>
        <translation>Regimiento Brandenburg 803{=m}</translation>
    </message>
    <message>
        <source>6th Luftwaffe Field Division</source>
        <extracomment>formation 6LW</extracomment>
        <translation>6.ª División de Campaña de la Luftwaffe{=f}</translation>
    </message>
    <message>
        <source>331st Infantry Division</source>
        <extracomment>formation 331INF</extracomment>
        <translation>331.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>205th Infantry Division</source>
        <extracomment>formation 205INF</extracomment>
        <translation>205.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>7th Flieger Division</source>
        <extracomment>formation 7FL</extracomment>
        <translation>7.ª División Flieger{=f}</translation>
    </message>
    <message>
        <source>9th Guards Rifle Division</source>
        <extracomment>formation 9G</extracomment>
        <translation>9.ª División de Fusileros de la Guardia{=f}</translation>
    </message>
    <message>
        <source>46th Guards Rifle Division</source>
        <extracomment>formation 46G</extracomment>
        <translation>46.ª División de Fusileros de la Guardia{=f}</translation>
    </message>
    <message>
        <source>357th Rifle Division</source>
        <extracomment>formation 357</extracomment>
        <translation>357.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>257th Rifle Division</source>
        <extracomment>formation 257</extracomment>
        <translation>257.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>381st Rifle Division</source>
        <extracomment>formation 381</extracomment>
        <translation>381.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>21st Guards Rifle Division</source>
        <extracomment>formation 21G</extracomment>
        <translation>21.ª División de Fusileros de la Guardia{=f}</translation>
    </message>
    <message>
        <source>28th Rifle Division</source>
        <extracomment>formation 28</extracomment>
        <translation>28.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>249th Estonian Rifle Division</source>
        <extracomment>formation 249</extracomment>
        <translation>249.ª División de Fusileros Estonia{=f}</translation>
    </message>
    <message>
        <source>7th Estonian Rifle Division</source>
        <extracomment>formation 7E</extracomment>
        <translation>7.ª División de Fusileros Estonia{=f}</translation>
    </message>
    <message>
        <source>19th Guards Rifle Division</source>
        <extracomment>formation 19G</extracomment>
        <translation>19.ª División de Fusileros de la Guardia{=f}</translation>
    </message>
    <message>
        <source>360th Rifle Division</source>
        <extracomment>formation 360</extracomment>
        <translation>360.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>32nd Rifle Division</source>
        <extracomment>formation 32</extracomment>
        <translation>32.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>150th Rifle Division</source>
        <extracomment>formation 150</extracomment>
        <translation>150.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>334th Rifle Division</source>
        <extracomment>formation 334</extracomment>
        <translation>334.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>47th Nevel Rifle Division</source>
        <extracomment>formation 47</extracomment>
        <translation>47.ª División de Fusileros Nével{=f}</translation>
    </message>
    <message>
        <source>24th Cavalry Division</source>
        <extracomment>formation 24C</extracomment>
        <translation>24.ª División de Caballería{=f}</translation>
    </message>
    <message>
        <source>31st Rifle Brigade</source>
        <extracomment>formation 31B</extracomment>
        <translation>31.ª Brigada de Fusileros{=f}</translation>
    </message>
    <message>
        <source>44th Ski Brigade</source>
        <extracomment>formation 44S</extracomment>
        <translation>44.ª Brigada de Esquiadores{=f}</translation>
    </message>
    <message>
        <source>26th Rifle Brigade</source>
        <extracomment>formation 26B</extracomment>
        <translation>26.ª Brigada de Fusileros{=f}</translation>
    </message>
    <message>
        <source>45th Rifle Brigade</source>
        <extracomment>formation 45B</extracomment>
        <translation>45.ª Brigada de Fusileros{=f}</translation>
    </message>
    <message>
        <source>100th Kazakh Rifle Brigade</source>
        <extracomment>formation 100B</extracomment>
        <translation>100.ª Brigada de Fusileros Kazaja{=f}</translation>
    </message>
    <message>
        <source>101st Kazakh Rifle Brigade</source>
        <extracomment>formation 101B</extracomment>
        <translation>101.ª Brigada de Fusileros Kazaja{=f}</translation>
    </message>
    <message>
        <source>54th Rifle Brigade</source>
        <extracomment>formation 54B</extracomment>
        <translation>54.ª Brigada de Fusileros{=f}</translation>
    </message>
    <message>
        <source>34th Mechanised Brigade</source>
        <extracomment>formation 34M</extracomment>
        <translation>34.ª Brigada Mecanizada{=f}</translation>
    </message>
    <message>
        <source>43rd Mechanised Brigade</source>
        <extracomment>formation 43M</extracomment>
        <translation>43.ª Brigada Mecanizada{=f}</translation>
    </message>
    <message>
        <source>18th Mechanised Brigade</source>
        <extracomment>formation 18M</extracomment>
        <translation>18.ª Brigada Mecanizada{=f}</translation>
    </message>
    <message>
        <source>33rd Tank Brigade</source>
        <extracomment>formation 33T</extracomment>
        <translation>33.ª Brigada de Carros{=f}</translation>
    </message>
    <message>
        <source>36th Tank Brigade</source>
        <extracomment>formation 36T</extracomment>
        <translation>36.ª Brigada de Carros{=f}</translation>
    </message>
    <message>
        <source>38th Tank Brigade</source>
        <extracomment>formation 38T</extracomment>
        <translation>38.ª Brigada de Carros{=f}</translation>
    </message>
    <message>
        <source>184th Tank Brigade</source>
        <extracomment>formation 184T</extracomment>
        <translation>184.ª Brigada de Carros{=f}</translation>
    </message>
    <message>
        <source>3rd Shock Army troops</source>
        <extracomment>formation 3SHA</extracomment>
        <translation>Tropas del 3.er Ejército de Choque{=fp}</translation>
    </message>
    <message>
        <source>55th Engineer Brigade</source>
        <extracomment>formation 55E</extracomment>
        <translation>55.ª Brigada de Ingenieros{=f}</translation>
    </message>
    <message>
        <source>56th Engineer Brigade</source>
        <extracomment>formation 56E</extracomment>
        <translation>56.ª Brigada de Ingenieros{=f}</translation>
    </message>
    <message>
        <source>57th Engineer Brigade</source>
        <extracomment>formation 57E</extracomment>
        <translation>57.ª Brigada de Ingenieros{=f}</translation>
    </message>
    <message>
        <source>58th Engineer Brigade</source>
        <extracomment>formation 58E</extracomment>
        <translation>58.ª Brigada de Ingenieros{=f}</translation>
    </message>
    <message>
        <source>Infantry</source>
        <extracomment>type infantry</extracomment>
        <translation>Infantería{=f}</translation>
    </message>
    <message>
        <source>Infantry guns</source>
        <extracomment>type infantry_gun</extracomment>
        <translation>Cañones de infantería{=mp}</translation>
    </message>
    <message>
        <source>Anti-tank company</source>
        <extracomment>type antitank_company</extracomment>
        <translation>Compañía contracarro{=f}</translation>
    </message>
    <message>
        <source>Artillery</source>
        <extracomment>type artillery</extracomment>
        <translation>Artillería{=f}</translation>
    </message>
    <message>
        <source>Medium artillery</source>
        <extracomment>type medium_artillery</extracomment>
        <translation>Artillería media{=f}</translation>
    </message>
    <message>
        <source>Engineer company</source>
        <extracomment>type engineer_company</extracomment>
        <translation>Compañía de ingenieros{=f}</translation>
    </message>
    <message>
        <source>Bicycle battalion</source>
        <extracomment>type bicycle</extracomment>
        <translation>Batallón ciclista{=m}</translation>
    </message>
    <message>
        <source>Replacement battalion</source>
        <extracomment>type replacement</extracomment>
        <translation>Batallón de reemplazo{=m}</translation>
    </message>
    <message>
        <source>Mountain infantry</source>
        <extracomment>type mountain</extracomment>
        <translation>Infantería de montaña{=f}</translation>
    </message>
    <message>
        <source>Engineers</source>
        <extracomment>type engineer</extracomment>
        <translation>Ingenieros{=mp}</translation>
    </message>
    <message>
        <source>Mountain artillery</source>
        <extracomment>type mountain_artillery</extracomment>
        <translation>Artillería de montaña{=f}</translation>
    </message>
    <message>
        <source>Anti-tank battalion</source>
        <extracomment>type antitank</extracomment>
        <translation>Batallón contracarro{=m}</translation>
    </message>
    <message>
        <source>Security battalion</source>
        <extracomment>type security</extracomment>
        <translation>Batallón de seguridad{=m}</translation>
    </message>
    <message>
        <source>Construction battalion</source>
        <extracomment>type construction</extracomment>
        <translation>Batallón de construcción{=m}</translation>
    </message>
    <message>
        <source>Eastern cavalry</source>
        <extracomment>type eastern_cavalry</extracomment>
        <translation>Caballería del Este{=f}</translation>
    </message>
    <message>
        <source>Observation battalion</source>
        <extracomment>type observation</extracomment>
        <translation>Batallón de observación{=m}</translation>
    </message>
    <message>
        <source>Heavy anti-aircraft</source>
        <extracomment>type heavy_flak</extracomment>
        <translation>Antiaéreos pesados{=mp}</translation>
    </message>
    <message>
        <source>Heavy artillery</source>
        <extracomment>type heavy_artillery</extracomment>
        <translation>Artillería pesada{=f}</translation>
    </message>
    <message>
        <source>Rocket artillery</source>
        <extracomment>type rocket</extracomment>
        <translation>Artillería de cohetes{=f}</translation>
    </message>
    <message>
        <source>Motorised medium artillery</source>
        <extracomment>type motorised_medium_artillery</extracomment>
        <translation>Artillería media motorizada{=f}</translation>
    </message>
    <message>
        <source>Light anti-aircraft</source>
        <extracomment>type light_flak</extracomment>
        <translation>Antiaéreos ligeros{=mp}</translation>
    </message>
    <message>
        <source>Alarm company</source>
        <extracomment>type alarm</extracomment>
        <translation>Compañía de alarma{=f}</translation>
    </message>
    <message>
        <source>Ski company</source>
        <extracomment>type ski</extracomment>
        <translation>Compañía de esquiadores{=f}</translation>
    </message>
    <message>
        <source>Bridging battalion</source>
        <extracomment>type bridging</extracomment>
        <translation>Batallón de pontoneros{=m}</translation>
    </message>
    <message>
        <source>Panzergrenadiers</source>
        <extracomment>type panzergrenadier</extracomment>
        <translation>Panzergrenadiers{=mp}</translation>
    </message>
    <message>
        <source>Motorcycle company</source>
        <extracomment>type motorcycle</extracomment>
        <translation>Compañía motociclista{=f}</translation>
    </message>
    <message>
        <source>Motorised artillery</source>
        <extracomment>type motorised_artillery</extracomment>
        <translation>Artillería motorizada{=f}</translation>
    </message>
    <message>
        <source>38(t) tanks</source>
        <extracomment>type tank_38t</extracomment>
        <translation>Carros 38(t){=mp}</translation>
    </message>
    <message>
        <source>Panzer IV tanks</source>
        <extracomment>type tank_iv</extracomment>
        <translation>Carros Panzer IV{=mp}</translation>
    </message>
    <message>
        <source>Self-propelled anti-tank</source>
        <extracomment>type sp_antitank</extracomment>
        <translation>Cazacarros autopropulsados{=mp}</translation>
    </message>
    <message>
        <source>Motorised engineers</source>
        <extracomment>type motorised_engineer</extracomment>
        <translation>Ingenieros motorizados{=mp}</translation>
    </message>
    <message>
        <source>Motorised infantry</source>
        <extracomment>type motorised_infantry</extracomment>
        <translation>Infantería motorizada{=f}</translation>
    </message>
    <message>
        <source>Reconnaissance</source>
        <extracomment>type reconnaissance</extracomment>
        <translation>Reconocimiento{=m}</translation>
    </message>
    <message>
        <source>Assault guns</source>
        <extracomment>type assault_gun</extracomment>
        <translation>Cañones de asalto{=mp}</translation>
    </message>
    <message>
        <source>Machine-gun battalion</source>
        <extracomment>type machine_gun</extracomment>
        <translation>Batallón de ametralladoras{=m}</translation>
    </message>
    <message>
        <source>Eastern battalion</source>
        <extracomment>type eastern_leg</extracomment>
        <translation>Batallón del Este{=m}</translation>
    </message>
    <message>
        <source>Brandenburg company</source>
        <extracomment>type commando</extracomment>
        <translation>Compañía Brandenburg{=f}</translation>
    </message>
    <message>
        <source>Jäger company</source>
        <extracomment>type jaeger</extracomment>
        <translation>Compañía Jäger{=f}</translation>
    </message>
    <message>
        <source>Captured T-34 tanks</source>
        <extracomment>type tank_t34_captured</extracomment>
        <translation>Carros T-34 capturados{=mp}</translation>
    </message>
    <message>
        <source>Luftwaffe field battalion</source>
        <extracomment>type luftwaffe_field</extracomment>
        <translation>Batallón de campaña de la Luftwaffe{=m}</translation>
    </message>
    <message>
        <source>Parachute battalion</source>
        <extracomment>type parachute</extracomment>
        <translation>Batallón paracaidista{=m}</translation>
    </message>
    <message>
        <source>Guards rifle regiment</source>
        <extracomment>type guards_rifle</extracomment>
        <translation>Regimiento de fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>Divisional artillery</source>
        <extracomment>type divisional_artillery</extracomment>
        <translation>Artillería divisionaria{=f}</translation>
    </message>
    <message>
        <source>Anti-tank guns</source>
        <extracomment>type gun_antitank</extracomment>
        <translation>Cañones contracarro{=mp}</translation>
    </message>
    <message>
        <source>Sub-machine-gun battalion</source>
        <extracomment>type smg</extracomment>
        <translation>Batallón de subfusiles{=m}</translation>
    </message>
    <message>
        <source>Rifle regiment</source>
        <extracomment>type rifle</extracomment>
        <translation>Regimiento de fusileros{=m}</translation>
    </message>
    <message>
        <source>Training battalion</source>
        <extracomment>type training</extracomment>
        <translation>Batallón de instrucción{=m}</translation>
    </message>
    <message>
        <source>Ski battalion</source>
        <extracomment>type ski_battalion</extracomment>
        <translation>Batallón de esquiadores{=m}</translation>
    </message>
    <message>
        <source>Rifle battalion</source>
        <extracomment>type rifle_battalion</extracomment>
        <translation>Batallón de fusileros{=m}</translation>
    </message>
    <message>
        <source>Brigade artillery</source>
        <extracomment>type brigade_artillery</extracomment>
        <translation>Artillería de brigada{=f}</translation>
    </message>
    <message>
        <source>Mortars</source>
        <extracomment>type mortar</extracomment>
        <translation>Morteros{=mp}</translation>
    </message>
    <message>
        <source>Sub-machine-gun company</source>
        <extracomment>type smg_company</extracomment>
        <translation>Compañía de subfusiles{=f}</translation>
    </message>
    <message>
        <source>Motor rifle battalion</source>
        <extracomment>type motor_rifle</extracomment>
        <translation>Batallón de fusileros motorizados{=m}</translation>
    </message>
    <message>
        <source>T-34 tanks</source>
        <extracomment>type tank_t34</extracomment>
        <translation>Carros T-34{=mp}</translation>
    </message>
    <message>
        <source>T-70 tanks</source>
        <extracomment>type tank_t70</extracomment>
        <translation>Carros T-70{=mp}</translation>
    </message>
    <message>
        <source>Motorised brigade artillery</source>
        <extracomment>type motorised_brigade_artillery</extracomment>
        <translation>Artillería de brigada motorizada{=f}</translation>
    </message>
    <message>
        <source>Motorised mortars</source>
        <extracomment>type motorised_mortar</extracomment>
        <translation>Morteros motorizados{=mp}</translation>
    </message>
    <message>
        <source>Motorised anti-tank guns</source>
        <extracomment>type motorised_antitank</extracomment>
        <translation>Cañones contracarro motorizados{=mp}</translation>
    </message>
    <message>
        <source>KV tanks</source>
        <extracomment>type tank_kv</extracomment>
        <translation>Carros KV{=mp}</translation>
    </message>
    <message>
        <source>T-34 tank regiment</source>
        <extracomment>type tank_regiment_t34</extracomment>
        <translation>Regimiento de carros T-34{=m}</translation>
    </message>
    <message>
        <source>Lend-Lease tanks</source>
        <extracomment>type tank_lend_lease</extracomment>
        <translation>Carros de préstamo y arriendo{=mp}</translation>
    </message>
    <message>
        <source>Engineer battalion</source>
        <extracomment>type sapper</extracomment>
        <translation>Batallón de ingenieros{=m}</translation>
    </message>
    <message>
        <source>Bridge engineers</source>
        <extracomment>type bridge_sapper</extracomment>
        <translation>Pontoneros{=mp}</translation>
    </message>
    <message>
        <source>Heavy artillery regiment</source>
        <extracomment>type heavy_gun</extracomment>
        <translation>Regimiento de artillería pesada{=m}</translation>
    </message>
    <message>
        <source>Heavy mortar regiment</source>
        <extracomment>type heavy_mortar</extracomment>
        <translation>Regimiento de morteros pesados{=m}</translation>
    </message>
    <message>
        <source>Guards rocket regiment</source>
        <extracomment>type guards_rocket</extracomment>
        <translation>Regimiento de cohetes de la Guardia{=m}</translation>
    </message>
    <message>
        <source>Anti-tank regiment</source>
        <extracomment>type antitank_regiment</extracomment>
        <translation>Regimiento contracarro{=m}</translation>
    </message>
    <message>
        <source>Anti-aircraft regiment</source>
        <extracomment>type anti_aircraft</extracomment>
        <translation>Regimiento antiaéreo{=m}</translation>
    </message>
    <message>
        <source>Cavalry regiment</source>
        <extracomment>type cavalry</extracomment>
        <translation>Regimiento de caballería{=m}</translation>
    </message>
    <message>
        <source>Horse artillery</source>
        <extracomment>type horse_artillery</extracomment>
        <translation>Artillería a caballo{=f}</translation>
    </message>
    <message>
        <source>I/257, 83rd Infantry</source>
        <extracomment>counter G001</extracomment>
        <translation>I/257, 83.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>II/257, 83rd Infantry</source>
        <extracomment>counter G002</extracomment>
        <translation>II/257, 83.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>III/257, 83rd Infantry</source>
        <extracomment>counter G003</extracomment>
        <translation>III/257, 83.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>I/251, 83rd Infantry</source>
        <extracomment>counter G004</extracomment>
        <translation>I/251, 83.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>II/251, 83rd Infantry</source>
        <extracomment>counter G005</extracomment>
        <translation>II/251, 83.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>III/251, 83rd Infantry</source>
        <extracomment>counter G006</extracomment>
        <translation>III/251, 83.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>I/277, 83rd Infantry</source>
        <extracomment>counter G007</extracomment>
        <translation>I/277, 83.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>II/277, 83rd Infantry</source>
        <extracomment>counter G008</extracomment>
        <translation>II/277, 83.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>III/277, 83rd Infantry</source>
        <extracomment>counter G009</extracomment>
        <translation>III/277, 83.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>13/257 Infantry Guns, 83rd Infantry</source>
        <extracomment>counter G010</extracomment>
        <translation>13/257 de cañones de infantería, 83.ª de Infantería{=f}</translation>
    </message>
    <message>
        <source>14/257 Anti-tank, 83rd Infantry</source>
        <extracomment>counter G011</extracomment>
        <translation>14/257 contracarro, 83.ª de Infantería{=f}</translation>
    </message>
    <message>
        <source>13/251 Infantry Guns, 83rd Infantry</source>
        <extracomment>counter G012</extracomment>
        <translation>13/251 de cañones de infantería, 83.ª de Infantería{=f}</translation>
    </message>
    <message>
        <source>14/251 Anti-tank, 83rd Infantry</source>
        <extracomment>counter G013</extracomment>
        <translation>14/251 contracarro, 83.ª de Infantería{=f}</translation>
    </message>
    <message>
        <source>13/277 Infantry Guns, 83rd Infantry</source>
        <extracomment>counter G014</extracomment>
        <translation>13/277 de cañones de infantería, 83.ª de Infantería{=f}</translation>
    </message>
    <message>
        <source>14/277 Anti-tank, 83rd Infantry</source>
        <extracomment>counter G015</extracomment>
        <translation>14/277 contracarro, 83.ª de Infantería{=f}</translation>
    </message>
    <message>
        <source>I/183 Artillery, 83rd Infantry</source>
        <extracomment>counter G016</extracomment>
        <translation>I/183 de artillería, 83.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>II/183 Artillery, 83rd Infantry</source>
        <extracomment>counter G017</extracomment>
        <translation>II/183 de artillería, 83.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>III/183 Artillery, 83rd Infantry</source>
        <extracomment>counter G018</extracomment>
        <translation>III/183 de artillería, 83.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>IV/183 Artillery, 83rd Infantry</source>
        <extracomment>counter G019</extracomment>
        <translation>IV/183 de artillería, 83.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>1/183 Anti-tank, 83rd Infantry</source>
        <extracomment>counter G020</extracomment>
        <translation>1/183 contracarro, 83.ª de Infantería{=f}</translation>
    </message>
    <message>
        <source>2/183 Anti-tank, 83rd Infantry</source>
        <extracomment>counter G021</extracomment>
        <translation>2/183 contracarro, 83.ª de Infantería{=f}</translation>
    </message>
    <message>
        <source>1/183 Engineer, 83rd Infantry</source>
        <extracomment>counter G022</extracomment>
        <translation>1/183 de ingenieros, 83.ª de Infantería{=f}</translation>
    </message>
    <message>
        <source>2/183 Engineer, 83rd Infantry</source>
        <extracomment>counter G023</extracomment>
        <translation>2/183 de ingenieros, 83.ª de Infantería{=f}</translation>
    </message>
    <message>
        <source>3/183 Engineer, 83rd Infantry</source>
        <extracomment>counter G024</extracomment>
        <translation>3/183 de ingenieros, 83.ª de Infantería{=f}</translation>
    </message>
    <message>
        <source>Bicycle 183, 83rd Infantry</source>
        <extracomment>counter G025</extracomment>
        <translation>Batallón Ciclista 183, 83.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>Replacement 183, 83rd Infantry</source>
        <extracomment>counter G026</extracomment>
        <translation>Batallón de Reemplazo 183, 83.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>I/138, 3rd Mountain</source>
        <extracomment>counter G027</extracomment>
        <translation>I/138, 3.ª de Montaña{=m}</translation>
    </message>
    <message>
        <source>II/138, 3rd Mountain</source>
        <extracomment>counter G028</extracomment>
        <translation>II/138, 3.ª de Montaña{=m}</translation>
    </message>
    <message>
        <source>III/138, 3rd Mountain</source>
        <extracomment>counter G029</extracomment>
        <translation>III/138, 3.ª de Montaña{=m}</translation>
    </message>
    <message>
        <source>16/138 Anti-tank, 3rd Mountain</source>
        <extracomment>counter G030</extracomment>
        <translation>16/138 contracarro, 3.ª de Montaña{=f}</translation>
    </message>
    <message>
        <source>Engineer 83, 3rd Mountain</source>
        <extracomment>counter G031</extracomment>
        <translation>Batallón de Ingenieros 83, 3.ª de Montaña{=m}</translation>
    </message>
    <message>
        <source>I/112 Artillery, 3rd Mountain</source>
        <extracomment>counter G032</extracomment>
        <translation>I/112 de artillería, 3.ª de Montaña{=m}</translation>
    </message>
    <message>
        <source>II/112 Artillery, 3rd Mountain</source>
        <extracomment>counter G033</extracomment>
        <translation>II/112 de artillería, 3.ª de Montaña{=m}</translation>
    </message>
    <message>
        <source>IV/112 Artillery, 3rd Mountain</source>
        <extracomment>counter G034</extracomment>
        <translation>IV/112 de artillería, 3.ª de Montaña{=m}</translation>
    </message>
    <message>
        <source>Bicycle 83, 3rd Mountain</source>
        <extracomment>counter G035</extracomment>
        <translation>Batallón Ciclista 83, 3.ª de Montaña{=m}</translation>
    </message>
    <message>
        <source>Anti-tank 48, 3rd Mountain</source>
        <extracomment>counter G036</extracomment>
        <translation>Batallón Contracarro 48, 3.ª de Montaña{=m}</translation>
    </message>
    <message>
        <source>Security Battalion 343</source>
        <extracomment>counter G037</extracomment>
        <translation>Batallón de Seguridad 343{=m}</translation>
    </message>
    <message>
        <source>Guard Battalion Luki</source>
        <extracomment>counter G038</extracomment>
        <translation>Batallón de Guardia Luki{=m}</translation>
    </message>
    <message>
        <source>Construction Battalion 4</source>
        <extracomment>counter G039</extracomment>
        <translation>Batallón de Construcción 4{=m}</translation>
    </message>
    <message>
        <source>Eastern Cavalry Battalion 59</source>
        <extracomment>counter G040</extracomment>
        <translation>Batallón de Caballería del Este 59{=m}</translation>
    </message>
    <message>
        <source>17th Observation Battalion</source>
        <extracomment>counter G041</extracomment>
        <translation>17.º Batallón de Observación{=m}</translation>
    </message>
    <message>
        <source>Heavy Flak Battalion 286</source>
        <extracomment>counter G042</extracomment>
        <translation>Batallón Antiaéreo Pesado 286{=m}</translation>
    </message>
    <message>
        <source>Heavy Artillery Battalion 736</source>
        <extracomment>counter G043</extracomment>
        <translation>Grupo de Artillería Pesada 736{=m}</translation>
    </message>
    <message>
        <source>I/3 Rocket Artillery</source>
        <extracomment>counter G044</extracomment>
        <translation>I/3 de cohetes{=m}</translation>
    </message>
    <message>
        <source>II/70 Medium Artillery</source>
        <extracomment>counter G045</extracomment>
        <translation>II/70 de artillería media{=m}</translation>
    </message>
    <message>
        <source>1st Light Flak Company</source>
        <extracomment>counter G046</extracomment>
        <translation>1.ª Compañía Antiaérea Ligera{=f}</translation>
    </message>
    <message>
        <source>Landesschützen Battalion 985</source>
        <extracomment>counter G047</extracomment>
        <translation>Batallón Landesschützen 985{=m}</translation>
    </message>
    <message>
        <source>Security Battalion 746</source>
        <extracomment>counter G048</extracomment>
        <translation>Batallón de Seguridad 746{=m}</translation>
    </message>
    <message>
        <source>Landesschützen Battalion 332</source>
        <extracomment>counter G049</extracomment>
        <translation>Batallón Landesschützen 332{=m}</translation>
    </message>
    <message>
        <source>Alarm Company 1</source>
        <extracomment>counter G050</extracomment>
        <translation>Compañía de Alarma 1{=f}</translation>
    </message>
    <message>
        <source>Alarm Company 2</source>
        <extracomment>counter G051</extracomment>
        <translation>Compañía de Alarma 2{=f}</translation>
    </message>
    <message>
        <source>2nd Light Flak Company</source>
        <extracomment>counter G052</extracomment>
        <translation>2.ª Compañía Antiaérea Ligera{=f}</translation>
    </message>
    <message>
        <source>Railway Construction Battalion 5</source>
        <extracomment>counter G053</extracomment>
        <translation>Batallón de Construcción Ferroviaria 5{=m}</translation>
    </message>
    <message>
        <source>Landesschützen Battalion 555</source>
        <extracomment>counter G054</extracomment>
        <translation>Batallón Landesschützen 555{=m}</translation>
    </message>
    <message>
        <source>Alarm Company 3</source>
        <extracomment>counter G055</extracomment>
        <translation>Compañía de Alarma 3{=f}</translation>
    </message>
    <message>
        <source>3rd Light Flak Company</source>
        <extracomment>counter G056</extracomment>
        <translation>3.ª Compañía Antiaérea Ligera{=f}</translation>
    </message>
    <message>
        <source>1/59 Ski</source>
        <extracomment>counter G057</extracomment>
        <translation>1/59 de esquiadores{=f}</translation>
    </message>
    <message>
        <source>2/59 Ski</source>
        <extracomment>counter G058</extracomment>
        <translation>2/59 de esquiadores{=f}</translation>
    </message>
    <message>
        <source>3/59 Ski</source>
        <extracomment>counter G059</extracomment>
        <translation>3/59 de esquiadores{=f}</translation>
    </message>
    <message>
        <source>4/59 Ski</source>
        <extracomment>counter G060</extracomment>
        <translation>4/59 de esquiadores{=f}</translation>
    </message>
    <message>
        <source>1/3 Ski</source>
        <extracomment>counter G061</extracomment>
        <translation>1/3 de esquiadores{=f}</translation>
    </message>
    <message>
        <source>2/3 Ski</source>
        <extracomment>counter G062</extracomment>
        <translation>2/3 de esquiadores{=f}</translation>
    </message>
    <message>
        <source>3/3 Ski</source>
        <extracomment>counter G063</extracomment>
        <translation>3/3 de esquiadores{=f}</translation>
    </message>
    <message>
        <source>4/3 Ski</source>
        <extracomment>counter G064</extracomment>
        <translation>4/3 de esquiadores{=f}</translation>
    </message>
    <message>
        <source>I/504, 291st Infantry</source>
        <extracomment>counter G065</extracomment>
        <translation>I/504, 291.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>II/504, 291st Infantry</source>
        <extracomment>counter G066</extracomment>
        <translation>II/504, 291.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>III/504, 291st Infantry</source>
        <extracomment>counter G067</extracomment>
        <translation>III/504, 291.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>14/504 Anti-tank, 291st Infantry</source>
        <extracomment>counter G068</extracomment>
        <translation>14/504 contracarro, 291.ª de Infantería{=f}</translation>
    </message>
    <message>
        <source>I/291 Artillery, 291st Infantry</source>
        <extracomment>counter G069</extracomment>
        <translation>I/291 de artillería, 291.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>I/505, 291st Infantry</source>
        <extracomment>counter G070</extracomment>
        <translation>I/505, 291.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>II/505, 291st Infantry</source>
        <extracomment>counter G071</extracomment>
        <translation>II/505, 291.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>III/505, 291st Infantry</source>
        <extracomment>counter G072</extracomment>
        <translation>III/505, 291.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>Anti-tank 291, 291st Infantry</source>
        <extracomment>counter G073</extracomment>
        <translation>Batallón Contracarro 291, 291.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>II/291 Artillery, 291st Infantry</source>
        <extracomment>counter G074</extracomment>
        <translation>II/291 de artillería, 291.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>I/506, 291st Infantry</source>
        <extracomment>counter G075</extracomment>
        <translation>I/506, 291.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>II/506, 291st Infantry</source>
        <extracomment>counter G076</extracomment>
        <translation>II/506, 291.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>III/506, 291st Infantry</source>
        <extracomment>counter G077</extracomment>
        <translation>III/506, 291.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>III/291 Artillery, 291st Infantry</source>
        <extracomment>counter G078</extracomment>
        <translation>III/291 de artillería, 291.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>IV/291 Artillery, 291st Infantry</source>
        <extracomment>counter G079</extracomment>
        <translation>IV/291 de artillería, 291.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>Engineer 291, 291st Infantry</source>
        <extracomment>counter G080</extracomment>
        <translation>Batallón de Ingenieros 291, 291.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>Bicycle 291, 291st Infantry</source>
        <extracomment>counter G081</extracomment>
        <translation>Batallón Ciclista 291, 291.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>13/505 Infantry Guns, 291st Infantry</source>
        <extracomment>counter G082</extracomment>
        <translation>13/505 de cañones de infantería, 291.ª de Infantería{=f}</translation>
    </message>
    <message>
        <source>14/506 Anti-tank, 291st Infantry</source>
        <extracomment>counter G083</extracomment>
        <translation>14/506 contracarro, 291.ª de Infantería{=f}</translation>
    </message>
    <message>
        <source>Bridging Battalion 84</source>
        <extracomment>counter G084</extracomment>
        <translation>Batallón de Pontoneros 84{=m}</translation>
    </message>
    <message>
        <source>I/4 Heavy Flak</source>
        <extracomment>counter G085</extracomment>
        <translation>I/4 antiaéreo pesado{=m}</translation>
    </message>
    <message>
        <source>I/8, 8th Panzer</source>
        <extracomment>counter G086</extracomment>
        <translation>I/8, 8.ª Panzer{=m}</translation>
    </message>
    <message>
        <source>II/8, 8th Panzer</source>
        <extracomment>counter G087</extracomment>
        <translation>II/8, 8.ª Panzer{=m}</translation>
    </message>
    <message>
        <source>1/8 Motorcycle, 8th Panzer</source>
        <extracomment>counter G088</extracomment>
        <translation>1/8 motociclista, 8.ª Panzer{=f}</translation>
    </message>
    <message>
        <source>2/8 Motorcycle, 8th Panzer</source>
        <extracomment>counter G089</extracomment>
        <translation>2/8 motociclista, 8.ª Panzer{=f}</translation>
    </message>
    <message>
        <source>3/8 Motorcycle, 8th Panzer</source>
        <extracomment>counter G090</extracomment>
        <translation>3/8 motociclista, 8.ª Panzer{=f}</translation>
    </message>
    <message>
        <source>4/8 Motorcycle, 8th Panzer</source>
        <extracomment>counter G091</extracomment>
        <translation>4/8 motociclista, 8.ª Panzer{=f}</translation>
    </message>
    <message>
        <source>I/80 Artillery, 8th Panzer</source>
        <extracomment>counter G092</extracomment>
        <translation>I/80 de artillería, 8.ª Panzer{=m}</translation>
    </message>
    <message>
        <source>1/10 Panzer, 8th Panzer</source>
        <extracomment>counter G093</extracomment>
        <translation>1/10 Panzer, 8.ª Panzer{=f}</translation>
    </message>
    <message>
        <source>2/10 Panzer, 8th Panzer</source>
        <extracomment>counter G094</extracomment>
        <translation>2/10 Panzer, 8.ª Panzer{=f}</translation>
    </message>
    <message>
        <source>3/10 Panzer, 8th Panzer</source>
        <extracomment>counter G095</extracomment>
        <translation>3/10 Panzer, 8.ª Panzer{=f}</translation>
    </message>
    <message>
        <source>I/28, 8th Panzer</source>
        <extracomment>counter G096</extracomment>
        <translation>I/28, 8.ª Panzer{=m}</translation>
    </message>
    <message>
        <source>II/28, 8th Panzer</source>
        <extracomment>counter G097</extracomment>
        <translation>II/28, 8.ª Panzer{=m}</translation>
    </message>
    <message>
        <source>II/80 Artillery, 8th Panzer</source>
        <extracomment>counter G098</extracomment>
        <translation>II/80 de artillería, 8.ª Panzer{=m}</translation>
    </message>
    <message>
        <source>III/80 Artillery, 8th Panzer</source>
        <extracomment>counter G099</extracomment>
        <translation>III/80 de artillería, 8.ª Panzer{=m}</translation>
    </message>
    <message>
        <source>1/43 Anti-tank, 8th Panzer</source>
        <extracomment>counter G100</extracomment>
        <translation>1/43 contracarro, 8.ª Panzer{=f}</translation>
    </message>
    <message>
        <source>2/43 Panzerjäger, 8th Panzer</source>
        <extracomment>counter G101</extracomment>
        <translation>2/43 Panzerjäger, 8.ª Panzer{=f}</translation>
    </message>
    <message>
        <source>Engineer 59, 8th Panzer</source>
        <extracomment>counter G102</extracomment>
        <translation>Batallón de Ingenieros 59, 8.ª Panzer{=m}</translation>
    </message>
    <message>
        <source>Light Flak Company 286, 8th Panzer</source>
        <extracomment>counter G103</extracomment>
        <translation>Compañía Antiaérea Ligera 286, 8.ª Panzer{=f}</translation>
    </message>
    <message>
        <source>I/270, 93rd Infantry</source>
        <extracomment>counter G104</extracomment>
        <translation>I/270, 93.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>II/270, 93rd Infantry</source>
        <extracomment>counter G105</extracomment>
        <translation>II/270, 93.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>I/193 Artillery, 93rd Infantry</source>
        <extracomment>counter G106</extracomment>
        <translation>I/193 de artillería, 93.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>I/272, 93rd Infantry</source>
        <extracomment>counter G107</extracomment>
        <translation>I/272, 93.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>II/272, 93rd Infantry</source>
        <extracomment>counter G108</extracomment>
        <translation>II/272, 93.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>I/273, 93rd Infantry</source>
        <extracomment>counter G109</extracomment>
        <translation>I/273, 93.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>II/273, 93rd Infantry</source>
        <extracomment>counter G110</extracomment>
        <translation>II/273, 93.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>II/193 Artillery, 93rd Infantry</source>
        <extracomment>counter G111</extracomment>
        <translation>II/193 de artillería, 93.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>III/193 Artillery, 93rd Infantry</source>
        <extracomment>counter G112</extracomment>
        <translation>III/193 de artillería, 93.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>IV/193 Artillery, 93rd Infantry</source>
        <extracomment>counter G113</extracomment>
        <translation>IV/193 de artillería, 93.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>Anti-tank 193, 93rd Infantry</source>
        <extracomment>counter G114</extracomment>
        <translation>Batallón Contracarro 193, 93.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>Engineer 193, 93rd Infantry</source>
        <extracomment>counter G115</extracomment>
        <translation>Batallón de Ingenieros 193, 93.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>I/76, 20th Motorised</source>
        <extracomment>counter G116</extracomment>
        <translation>I/76, 20.ª Motorizada{=m}</translation>
    </message>
    <message>
        <source>II/76, 20th Motorised</source>
        <extracomment>counter G117</extracomment>
        <translation>II/76, 20.ª Motorizada{=m}</translation>
    </message>
    <message>
        <source>III/76, 20th Motorised</source>
        <extracomment>counter G118</extracomment>
        <translation>III/76, 20.ª Motorizada{=m}</translation>
    </message>
    <message>
        <source>I/20 Artillery, 20th Motorised</source>
        <extracomment>counter G119</extracomment>
        <translation>I/20 de artillería, 20.ª Motorizada{=m}</translation>
    </message>
    <message>
        <source>Motorcycle 30, 20th Motorised</source>
        <extracomment>counter G120</extracomment>
        <translation>Batallón Motociclista 30, 20.ª Motorizada{=m}</translation>
    </message>
    <message>
        <source>I/90, 20th Motorised</source>
        <extracomment>counter G121</extracomment>
        <translation>I/90, 20.ª Motorizada{=m}</translation>
    </message>
    <message>
        <source>II/90, 20th Motorised</source>
        <extracomment>counter G122</extracomment>
        <translation>II/90, 20.ª Motorizada{=m}</translation>
    </message>
    <message>
        <source>III/90, 20th Motorised</source>
        <extracomment>counter G123</extracomment>
        <translation>III/90, 20.ª Motorizada{=m}</translation>
    </message>
    <message>
        <source>II/20 Artillery, 20th Motorised</source>
        <extracomment>counter G124</extracomment>
        <translation>II/20 de artillería, 20.ª Motorizada{=m}</translation>
    </message>
    <message>
        <source>III/20 Artillery, 20th Motorised</source>
        <extracomment>counter G125</extracomment>
        <translation>III/20 de artillería, 20.ª Motorizada{=m}</translation>
    </message>
    <message>
        <source>Anti-tank 20, 20th Motorised</source>
        <extracomment>counter G126</extracomment>
        <translation>Batallón Contracarro 20, 20.ª Motorizada{=m}</translation>
    </message>
    <message>
        <source>Engineer 20, 20th Motorised</source>
        <extracomment>counter G127</extracomment>
        <translation>Batallón de Ingenieros 20, 20.ª Motorizada{=m}</translation>
    </message>
    <message>
        <source>Flak 20, 20th Motorised</source>
        <extracomment>counter G128</extracomment>
        <translation>Compañía Antiaérea 20, 20.ª Motorizada{=f}</translation>
    </message>
    <message>
        <source>I/8, 1st SS Motorised</source>
        <extracomment>counter G129</extracomment>
        <translation>I/8, 1.ª Motorizada SS{=m}</translation>
    </message>
    <message>
        <source>II/8, 1st SS Motorised</source>
        <extracomment>counter G130</extracomment>
        <translation>II/8, 1.ª Motorizada SS{=m}</translation>
    </message>
    <message>
        <source>III/8, 1st SS Motorised</source>
        <extracomment>counter G131</extracomment>
        <translation>III/8, 1.ª Motorizada SS{=m}</translation>
    </message>
    <message>
        <source>I/10, 1st SS Motorised</source>
        <extracomment>counter G132</extracomment>
        <translation>I/10, 1.ª Motorizada SS{=m}</translation>
    </message>
    <message>
        <source>II/10, 1st SS Motorised</source>
        <extracomment>counter G133</extracomment>
        <translation>II/10, 1.ª Motorizada SS{=m}</translation>
    </message>
    <message>
        <source>III/10, 1st SS Motorised</source>
        <extracomment>counter G134</extracomment>
        <translation>III/10, 1.ª Motorizada SS{=m}</translation>
    </message>
    <message>
        <source>Artillery 51, 1st SS Motorised</source>
        <extracomment>counter G135</extracomment>
        <translation>Grupo de Artillería 51, 1.ª Motorizada SS{=m}</translation>
    </message>
    <message>
        <source>Anti-tank 51, 1st SS Motorised</source>
        <extracomment>counter G136</extracomment>
        <translation>Compañía Contracarro 51, 1.ª Motorizada SS{=f}</translation>
    </message>
    <message>
        <source>Flak 51, 1st SS Motorised</source>
        <extracomment>counter G137</extracomment>
        <translation>Compañía Antiaérea 51, 1.ª Motorizada SS{=f}</translation>
    </message>
    <message>
        <source>Motorcycle 51, 1st SS Motorised</source>
        <extracomment>counter G138</extracomment>
        <translation>Compañía Motociclista 51, 1.ª Motorizada SS{=f}</translation>
    </message>
    <message>
        <source>1/185 Assault Guns</source>
        <extracomment>counter G139</extracomment>
        <translation>1/185 de cañones de asalto{=f}</translation>
    </message>
    <message>
        <source>2/185 Assault Guns</source>
        <extracomment>counter G140</extracomment>
        <translation>2/185 de cañones de asalto{=f}</translation>
    </message>
    <message>
        <source>3/185 Assault Guns</source>
        <extracomment>counter G141</extracomment>
        <translation>3/185 de cañones de asalto{=f}</translation>
    </message>
    <message>
        <source>1/190 Assault Guns</source>
        <extracomment>counter G142</extracomment>
        <translation>1/190 de cañones de asalto{=f}</translation>
    </message>
    <message>
        <source>2/190 Assault Guns</source>
        <extracomment>counter G143</extracomment>
        <translation>2/190 de cañones de asalto{=f}</translation>
    </message>
    <message>
        <source>3/190 Assault Guns</source>
        <extracomment>counter G144</extracomment>
        <translation>3/190 de cañones de asalto{=f}</translation>
    </message>
    <message>
        <source>II/59 Heavy Artillery</source>
        <extracomment>counter G145</extracomment>
        <translation>II/59 de artillería pesada{=m}</translation>
    </message>
    <message>
        <source>I/55 Rocket Artillery</source>
        <extracomment>counter G146</extracomment>
        <translation>I/55 de cohetes{=m}</translation>
    </message>
    <message>
        <source>II/55 Rocket Artillery</source>
        <extracomment>counter G147</extracomment>
        <translation>II/55 de cohetes{=m}</translation>
    </message>
    <message>
        <source>Machine-gun Battalion 8</source>
        <extracomment>counter G148</extracomment>
        <translation>Batallón de Ametralladoras 8{=m}</translation>
    </message>
    <message>
        <source>Eastern Battalion 630</source>
        <extracomment>counter G149</extracomment>
        <translation>Batallón del Este 630{=m}</translation>
    </message>
    <message>
        <source>1/803 Brandenburg</source>
        <extracomment>counter G150</extracomment>
        <translation>1/803 Brandenburg{=f}</translation>
    </message>
    <message>
        <source>2/803 Brandenburg</source>
        <extracomment>counter G151</extracomment>
        <translation>2/803 Brandenburg{=f}</translation>
    </message>
    <message>
        <source>3/803 Brandenburg</source>
        <extracomment>counter G152</extracomment>
        <translation>3/803 Brandenburg{=f}</translation>
    </message>
    <message>
        <source>4/803 Brandenburg</source>
        <extracomment>counter G153</extracomment>
        <translation>4/803 Brandenburg{=f}</translation>
    </message>
    <message>
        <source>1/5 Jäger</source>
        <extracomment>counter G154</extracomment>
        <translation>1/5 Jäger{=f}</translation>
    </message>
    <message>
        <source>2/5 Jäger</source>
        <extracomment>counter G155</extracomment>
        <translation>2/5 Jäger{=f}</translation>
    </message>
    <message>
        <source>3/5 Jäger</source>
        <extracomment>counter G156</extracomment>
        <translation>3/5 Jäger{=f}</translation>
    </message>
    <message>
        <source>4/5 Jäger</source>
        <extracomment>counter G157</extracomment>
        <translation>4/5 Jäger{=f}</translation>
    </message>
    <message>
        <source>Captured T-34 Company</source>
        <extracomment>counter G158</extracomment>
        <translation>Compañía de T-34 capturados{=f}</translation>
    </message>
    <message>
        <source>I/52, 6th Luftwaffe Field</source>
        <extracomment>counter G159</extracomment>
        <translation>I/52, 6.ª de Campaña de la Luftwaffe{=m}</translation>
    </message>
    <message>
        <source>II/52, 6th Luftwaffe Field</source>
        <extracomment>counter G160</extracomment>
        <translation>II/52, 6.ª de Campaña de la Luftwaffe{=m}</translation>
    </message>
    <message>
        <source>III/52, 6th Luftwaffe Field</source>
        <extracomment>counter G161</extracomment>
        <translation>III/52, 6.ª de Campaña de la Luftwaffe{=m}</translation>
    </message>
    <message>
        <source>I/53, 6th Luftwaffe Field</source>
        <extracomment>counter G162</extracomment>
        <translation>I/53, 6.ª de Campaña de la Luftwaffe{=m}</translation>
    </message>
    <message>
        <source>Artillery 6, 6th Luftwaffe Field</source>
        <extracomment>counter G163</extracomment>
        <translation>Grupo de Artillería 6, 6.ª de Campaña de la Luftwaffe{=m}</translation>
    </message>
    <message>
        <source>Flak 6, 6th Luftwaffe Field</source>
        <extracomment>counter G164</extracomment>
        <translation>Batallón Antiaéreo 6, 6.ª de Campaña de la Luftwaffe{=m}</translation>
    </message>
    <message>
        <source>Anti-tank 6, 6th Luftwaffe Field</source>
        <extracomment>counter G165</extracomment>
        <translation>Batallón Contracarro 6, 6.ª de Campaña de la Luftwaffe{=m}</translation>
    </message>
    <message>
        <source>Engineer 6, 6th Luftwaffe Field</source>
        <extracomment>counter G166</extracomment>
        <translation>Compañía de Ingenieros 6, 6.ª de Campaña de la Luftwaffe{=f}</translation>
    </message>
    <message>
        <source>I/557, 331st Infantry</source>
        <extracomment>counter G167</extracomment>
        <translation>I/557, 331.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>II/557, 331st Infantry</source>
        <extracomment>counter G168</extracomment>
        <translation>II/557, 331.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>III/557, 331st Infantry</source>
        <extracomment>counter G169</extracomment>
        <translation>III/557, 331.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>I/558, 331st Infantry</source>
        <extracomment>counter G170</extracomment>
        <translation>I/558, 331.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>II/558, 331st Infantry</source>
        <extracomment>counter G171</extracomment>
        <translation>II/558, 331.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>III/558, 331st Infantry</source>
        <extracomment>counter G172</extracomment>
        <translation>III/558, 331.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>I/331 Artillery, 331st Infantry</source>
        <extracomment>counter G173</extracomment>
        <translation>I/331 de artillería, 331.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>II/331 Artillery, 331st Infantry</source>
        <extracomment>counter G174</extracomment>
        <translation>II/331 de artillería, 331.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>I/559, 331st Infantry</source>
        <extracomment>counter G175</extracomment>
        <translation>I/559, 331.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>II/559, 331st Infantry</source>
        <extracomment>counter G176</extracomment>
        <translation>II/559, 331.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>III/559, 331st Infantry</source>
        <extracomment>counter G177</extracomment>
        <translation>III/559, 331.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>III/331 Artillery, 331st Infantry</source>
        <extracomment>counter G178</extracomment>
        <translation>III/331 de artillería, 331.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>IV/331 Artillery, 331st Infantry</source>
        <extracomment>counter G179</extracomment>
        <translation>IV/331 de artillería, 331.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>Anti-tank 331, 331st Infantry</source>
        <extracomment>counter G180</extracomment>
        <translation>Batallón Contracarro 331, 331.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>Engineer 331, 331st Infantry</source>
        <extracomment>counter G181</extracomment>
        <translation>Batallón de Ingenieros 331, 331.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>I/335, 205th Infantry</source>
        <extracomment>counter G182</extracomment>
        <translation>I/335, 205.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>II/335, 205th Infantry</source>
        <extracomment>counter G183</extracomment>
        <translation>II/335, 205.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>I/353, 205th Infantry</source>
        <extracomment>counter G184</extracomment>
        <translation>I/353, 205.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>II/353, 205th Infantry</source>
        <extracomment>counter G185</extracomment>
        <translation>II/353, 205.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>I/358, 205th Infantry</source>
        <extracomment>counter G186</extracomment>
        <translation>I/358, 205.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>II/358, 205th Infantry</source>
        <extracomment>counter G187</extracomment>
        <translation>II/358, 205.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>I/205 Artillery, 205th Infantry</source>
        <extracomment>counter G188</extracomment>
        <translation>I/205 de artillería, 205.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>II/205 Artillery, 205th Infantry</source>
        <extracomment>counter G189</extracomment>
        <translation>II/205 de artillería, 205.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>IV/205 Artillery, 205th Infantry</source>
        <extracomment>counter G190</extracomment>
        <translation>IV/205 de artillería, 205.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>Anti-tank 205, 205th Infantry</source>
        <extracomment>counter G191</extracomment>
        <translation>Batallón Contracarro 205, 205.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>Engineer 205, 205th Infantry</source>
        <extracomment>counter G192</extracomment>
        <translation>Batallón de Ingenieros 205, 205.ª de Infantería{=m}</translation>
    </message>
    <message>
        <source>III/1, 7th Flieger</source>
        <extracomment>counter G193</extracomment>
        <translation>III/1, 7.ª Flieger{=m}</translation>
    </message>
    <message>
        <source>I/1, 7th Flieger</source>
        <extracomment>counter G194</extracomment>
        <translation>I/1, 7.ª Flieger{=m}</translation>
    </message>
    <message>
        <source>II/1, 7th Flieger</source>
        <extracomment>counter G195</extracomment>
        <translation>II/1, 7.ª Flieger{=m}</translation>
    </message>
    <message>
        <source>I/3, 7th Flieger</source>
        <extracomment>counter G196</extracomment>
        <translation>I/3, 7.ª Flieger{=m}</translation>
    </message>
    <message>
        <source>II/3, 7th Flieger</source>
        <extracomment>counter G197</extracomment>
        <translation>II/3, 7.ª Flieger{=m}</translation>
    </message>
    <message>
        <source>III/3, 7th Flieger</source>
        <extracomment>counter G198</extracomment>
        <translation>III/3, 7.ª Flieger{=m}</translation>
    </message>
    <message>
        <source>I/4, 7th Flieger</source>
        <extracomment>counter G199</extracomment>
        <translation>I/4, 7.ª Flieger{=m}</translation>
    </message>
    <message>
        <source>II/4, 7th Flieger</source>
        <extracomment>counter G200</extracomment>
        <translation>II/4, 7.ª Flieger{=m}</translation>
    </message>
    <message>
        <source>III/4, 7th Flieger</source>
        <extracomment>counter G201</extracomment>
        <translation>III/4, 7.ª Flieger{=m}</translation>
    </message>
    <message>
        <source>FJ Artillery, 7th Flieger</source>
        <extracomment>counter G202</extracomment>
        <translation>Grupo de Artillería FJ, 7.ª Flieger{=m}</translation>
    </message>
    <message>
        <source>FJ Anti-tank, 7th Flieger</source>
        <extracomment>counter G203</extracomment>
        <translation>Batallón Contracarro FJ, 7.ª Flieger{=m}</translation>
    </message>
    <message>
        <source>FJ Engineer, 7th Flieger</source>
        <extracomment>counter G204</extracomment>
        <translation>Batallón de Ingenieros FJ, 7.ª Flieger{=m}</translation>
    </message>
    <message>
        <source>FJ Machine-gun, 7th Flieger</source>
        <extracomment>counter G205</extracomment>
        <translation>Batallón de Ametralladoras FJ, 7.ª Flieger{=m}</translation>
    </message>
    <message>
        <source>18th Guards Rifle, 9th Guards Division</source>
        <extracomment>counter S001</extracomment>
        <translation>18.º de Fusileros de la Guardia, 9.ª División de la Guardia{=m}</translation>
    </message>
    <message>
        <source>22nd Guards Rifle, 9th Guards Division</source>
        <extracomment>counter S002</extracomment>
        <translation>22.º de Fusileros de la Guardia, 9.ª División de la Guardia{=m}</translation>
    </message>
    <message>
        <source>31st Guards Rifle, 9th Guards Division</source>
        <extracomment>counter S003</extracomment>
        <translation>31.º de Fusileros de la Guardia, 9.ª División de la Guardia{=m}</translation>
    </message>
    <message>
        <source>28th Artillery, 9th Guards Division</source>
        <extracomment>counter S004</extracomment>
        <translation>28.º de Artillería, 9.ª División de la Guardia{=m}</translation>
    </message>
    <message>
        <source>2nd Anti-tank, 9th Guards Division</source>
        <extracomment>counter S005</extracomment>
        <translation>2.º Contracarro, 9.ª División de la Guardia{=m}</translation>
    </message>
    <message>
        <source>Sub-machine-gun, 9th Guards Division</source>
        <extracomment>counter S006</extracomment>
        <translation>Batallón de subfusiles, 9.ª División de la Guardia{=m}</translation>
    </message>
    <message>
        <source>135th Guards Rifle, 46th Guards Division</source>
        <extracomment>counter S007</extracomment>
        <translation>135.º de Fusileros de la Guardia, 46.ª División de la Guardia{=m}</translation>
    </message>
    <message>
        <source>139th Guards Rifle, 46th Guards Division</source>
        <extracomment>counter S008</extracomment>
        <translation>139.º de Fusileros de la Guardia, 46.ª División de la Guardia{=m}</translation>
    </message>
    <message>
        <source>141st Guards Rifle, 46th Guards Division</source>
        <extracomment>counter S009</extracomment>
        <translation>141.º de Fusileros de la Guardia, 46.ª División de la Guardia{=m}</translation>
    </message>
    <message>
        <source>97th Artillery, 46th Guards Division</source>
        <extracomment>counter S010</extracomment>
        <translation>97.º de Artillería, 46.ª División de la Guardia{=m}</translation>
    </message>
    <message>
        <source>52nd Anti-tank, 46th Guards Division</source>
        <extracomment>counter S011</extracomment>
        <translation>52.º Contracarro, 46.ª División de la Guardia{=m}</translation>
    </message>
    <message>
        <source>Sub-machine-gun, 46th Guards Division</source>
        <extracomment>counter S012</extracomment>
        <translation>Batallón de subfusiles, 46.ª División de la Guardia{=m}</translation>
    </message>
    <message>
        <source>1188th Rifle, 357th Division</source>
        <extracomment>counter S013</extracomment>
        <translation>1188.º de Fusileros, 357.ª División{=m}</translation>
    </message>
    <message>
        <source>1190th Rifle, 357th Division</source>
        <extracomment>counter S014</extracomment>
        <translation>1190.º de Fusileros, 357.ª División{=m}</translation>
    </message>
    <message>
        <source>1192nd Rifle, 357th Division</source>
        <extracomment>counter S015</extracomment>
        <translation>1192.º de Fusileros, 357.ª División{=m}</translation>
    </message>
    <message>
        <source>923rd Artillery, 357th Division</source>
        <extracomment>counter S016</extracomment>
        <translation>923.º de Artillería, 357.ª División{=m}</translation>
    </message>
    <message>
        <source>651st Anti-tank, 357th Division</source>
        <extracomment>counter S017</extracomment>
        <translation>651.º Contracarro, 357.ª División{=m}</translation>
    </message>
    <message>
        <source>Training, 357th Division</source>
        <extracomment>counter S018</extracomment>
        <translation>Batallón de instrucción, 357.ª División{=m}</translation>
    </message>
    <message>
        <source>943rd Rifle, 257th Division</source>
        <extracomment>counter S019</extracomment>
        <translation>943.º de Fusileros, 257.ª División{=m}</translation>
    </message>
    <message>
        <source>948th Rifle, 257th Division</source>
        <extracomment>counter S020</extracomment>
        <translation>948.º de Fusileros, 257.ª División{=m}</translation>
    </message>
    <message>
        <source>953rd Rifle, 257th Division</source>
        <extracomment>counter S021</extracomment>
        <translation>953.º de Fusileros, 257.ª División{=m}</translation>
    </message>
    <message>
        <source>793rd Artillery, 257th Division</source>
        <extracomment>counter S022</extracomment>
        <translation>793.º de Artillería, 257.ª División{=m}</translation>
    </message>
    <message>
        <source>309th Anti-tank, 257th Division</source>
        <extracomment>counter S023</extracomment>
        <translation>309.º Contracarro, 257.ª División{=m}</translation>
    </message>
    <message>
        <source>Training, 257th Division</source>
        <extracomment>counter S024</extracomment>
        <translation>Batallón de instrucción, 257.ª División{=m}</translation>
    </message>
    <message>
        <source>1259th Rifle, 381st Division</source>
        <extracomment>counter S025</extracomment>
        <translation>1259.º de Fusileros, 381.ª División{=m}</translation>
    </message>
    <message>
        <source>1261st Rifle, 381st Division</source>
        <extracomment>counter S026</extracomment>
        <translation>1261.º de Fusileros, 381.ª División{=m}</translation>
    </message>
    <message>
        <source>1263rd Rifle, 381st Division</source>
        <extracomment>counter S027</extracomment>
        <translation>1263.º de Fusileros, 381.ª División{=m}</translation>
    </message>
    <message>
        <source>935th Artillery, 381st Division</source>
        <extracomment>counter S028</extracomment>
        <translation>935.º de Artillería, 381.ª División{=m}</translation>
    </message>
    <message>
        <source>658th Anti-tank, 381st Division</source>
        <extracomment>counter S029</extracomment>
        <translation>658.º Contracarro, 381.ª División{=m}</translation>
    </message>
    <message>
        <source>Ski, 381st Division</source>
        <extracomment>counter S030</extracomment>
        <translation>Batallón de esquiadores, 381.ª División{=m}</translation>
    </message>
    <message>
        <source>59th Guards Rifle, 21st Guards Division</source>
        <extracomment>counter S031</extracomment>
        <translation>59.º de Fusileros de la Guardia, 21.ª División de la Guardia{=m}</translation>
    </message>
    <message>
        <source>64th Guards Rifle, 21st Guards Division</source>
        <extracomment>counter S032</extracomment>
        <translation>64.º de Fusileros de la Guardia, 21.ª División de la Guardia{=m}</translation>
    </message>
    <message>
        <source>69th Guards Rifle, 21st Guards Division</source>
        <extracomment>counter S033</extracomment>
        <translation>69.º de Fusileros de la Guardia, 21.ª División de la Guardia{=m}</translation>
    </message>
    <message>
        <source>47th Artillery, 21st Guards Division</source>
        <extracomment>counter S034</extracomment>
        <translation>47.º de Artillería, 21.ª División de la Guardia{=m}</translation>
    </message>
    <message>
        <source>25th Anti-tank, 21st Guards Division</source>
        <extracomment>counter S035</extracomment>
        <translation>25.º Contracarro, 21.ª División de la Guardia{=m}</translation>
    </message>
    <message>
        <source>Sub-machine-gun, 21st Guards Division</source>
        <extracomment>counter S036</extracomment>
        <translation>Batallón de subfusiles, 21.ª División de la Guardia{=m}</translation>
    </message>
    <message>
        <source>88th Rifle, 28th Division</source>
        <extracomment>counter S037</extracomment>
        <translation>88.º de Fusileros, 28.ª División{=m}</translation>
    </message>
    <message>
        <source>144th Rifle, 28th Division</source>
        <extracomment>counter S038</extracomment>
        <translation>144.º de Fusileros, 28.ª División{=m}</translation>
    </message>
    <message>
        <source>235th Rifle, 28th Division</source>
        <extracomment>counter S039</extracomment>
        <translation>235.º de Fusileros, 28.ª División{=m}</translation>
    </message>
    <message>
        <source>112th Artillery, 28th Division</source>
        <extracomment>counter S040</extracomment>
        <translation>112.º de Artillería, 28.ª División{=m}</translation>
    </message>
    <message>
        <source>94th Anti-tank, 28th Division</source>
        <extracomment>counter S041</extracomment>
        <translation>94.º Contracarro, 28.ª División{=m}</translation>
    </message>
    <message>
        <source>Training, 28th Division</source>
        <extracomment>counter S042</extracomment>
        <translation>Batallón de instrucción, 28.ª División{=m}</translation>
    </message>
    <message>
        <source>917th Rifle, 249th Estonian Division</source>
        <extracomment>counter S043</extracomment>
        <translation>917.º de Fusileros, 249.ª División Estonia{=m}</translation>
    </message>
    <message>
        <source>921st Rifle, 249th Estonian Division</source>
        <extracomment>counter S044</extracomment>
        <translation>921.º de Fusileros, 249.ª División Estonia{=m}</translation>
    </message>
    <message>
        <source>925th Rifle, 249th Estonian Division</source>
        <extracomment>counter S045</extracomment>
        <translation>925.º de Fusileros, 249.ª División Estonia{=m}</translation>
    </message>
    <message>
        <source>779th Artillery, 249th Estonian Division</source>
        <extracomment>counter S046</extracomment>
        <translation>779.º de Artillería, 249.ª División Estonia{=m}</translation>
    </message>
    <message>
        <source>307th Anti-tank, 249th Estonian Division</source>
        <extracomment>counter S047</extracomment>
        <translation>307.º Contracarro, 249.ª División Estonia{=m}</translation>
    </message>
    <message>
        <source>Training, 249th Estonian Division</source>
        <extracomment>counter S048</extracomment>
        <translation>Batallón de instrucción, 249.ª División Estonia{=m}</translation>
    </message>
    <message>
        <source>27th Rifle, 7th Estonian Division</source>
        <extracomment>counter S049</extracomment>
        <translation>27.º de Fusileros, 7.ª División Estonia{=m}</translation>
    </message>
    <message>
        <source>300th Rifle, 7th Estonian Division</source>
        <extracomment>counter S050</extracomment>
        <translation>300.º de Fusileros, 7.ª División Estonia{=m}</translation>
    </message>
    <message>
        <source>354th Rifle, 7th Estonian Division</source>
        <extracomment>counter S051</extracomment>
        <translation>354.º de Fusileros, 7.ª División Estonia{=m}</translation>
    </message>
    <message>
        <source>23rd Artillery, 7th Estonian Division</source>
        <extracomment>counter S052</extracomment>
        <translation>23.º de Artillería, 7.ª División Estonia{=m}</translation>
    </message>
    <message>
        <source>270th Anti-tank, 7th Estonian Division</source>
        <extracomment>counter S053</extracomment>
        <translation>270.º Contracarro, 7.ª División Estonia{=m}</translation>
    </message>
    <message>
        <source>Sub-machine-gun, 7th Estonian Division</source>
        <extracomment>counter S054</extracomment>
        <translation>Batallón de subfusiles, 7.ª División Estonia{=m}</translation>
    </message>
    <message>
        <source>54th Guards Rifle, 19th Guards Division</source>
        <extracomment>counter S055</extracomment>
        <translation>54.º de Fusileros de la Guardia, 19.ª División de la Guardia{=m}</translation>
    </message>
    <message>
        <source>56th Guards Rifle, 19th Guards Division</source>
        <extracomment>counter S056</extracomment>
        <translation>56.º de Fusileros de la Guardia, 19.ª División de la Guardia{=m}</translation>
    </message>
    <message>
        <source>61st Guards Rifle, 19th Guards Division</source>
        <extracomment>counter S057</extracomment>
        <translation>61.º de Fusileros de la Guardia, 19.ª División de la Guardia{=m}</translation>
    </message>
    <message>
        <source>45th Artillery, 19th Guards Division</source>
        <extracomment>counter S058</extracomment>
        <translation>45.º de Artillería, 19.ª División de la Guardia{=m}</translation>
    </message>
    <message>
        <source>11th Anti-tank, 19th Guards Division</source>
        <extracomment>counter S059</extracomment>
        <translation>11.º Contracarro, 19.ª División de la Guardia{=m}</translation>
    </message>
    <message>
        <source>Sub-machine-gun, 19th Guards Division</source>
        <extracomment>counter S060</extracomment>
        <translation>Batallón de subfusiles, 19.ª División de la Guardia{=m}</translation>
    </message>
    <message>
        <source>1193rd Rifle, 360th Division</source>
        <extracomment>counter S061</extracomment>
        <translation>1193.º de Fusileros, 360.ª División{=m}</translation>
    </message>
    <message>
        <source>1195th Rifle, 360th Division</source>
        <extracomment>counter S062</extracomment>
        <translation>1195.º de Fusileros, 360.ª División{=m}</translation>
    </message>
    <message>
        <source>1197th Rifle, 360th Division</source>
        <extracomment>counter S063</extracomment>
        <translation>1197.º de Fusileros, 360.ª División{=m}</translation>
    </message>
    <message>
        <source>920th Artillery, 360th Division</source>
        <extracomment>counter S064</extracomment>
        <translation>920.º de Artillería, 360.ª División{=m}</translation>
    </message>
    <message>
        <source>664th Anti-tank, 360th Division</source>
        <extracomment>counter S065</extracomment>
        <translation>664.º Contracarro, 360.ª División{=m}</translation>
    </message>
    <message>
        <source>Training, 360th Division</source>
        <extracomment>counter S066</extracomment>
        <translation>Batallón de instrucción, 360.ª División{=m}</translation>
    </message>
    <message>
        <source>17th Rifle, 32nd Division</source>
        <extracomment>counter S067</extracomment>
        <translation>17.º de Fusileros, 32.ª División{=m}</translation>
    </message>
    <message>
        <source>113th Rifle, 32nd Division</source>
        <extracomment>counter S068</extracomment>
        <translation>113.º de Fusileros, 32.ª División{=m}</translation>
    </message>
    <message>
        <source>322nd Rifle, 32nd Division</source>
        <extracomment>counter S069</extracomment>
        <translation>322.º de Fusileros, 32.ª División{=m}</translation>
    </message>
    <message>
        <source>133rd Artillery, 32nd Division</source>
        <extracomment>counter S070</extracomment>
        <translation>133.º de Artillería, 32.ª División{=m}</translation>
    </message>
    <message>
        <source>33rd Anti-tank, 32nd Division</source>
        <extracomment>counter S071</extracomment>
        <translation>33.º Contracarro, 32.ª División{=m}</translation>
    </message>
    <message>
        <source>Training, 32nd Division</source>
        <extracomment>counter S072</extracomment>
        <translation>Batallón de instrucción, 32.ª División{=m}</translation>
    </message>
    <message>
        <source>469th Rifle, 150th Division</source>
        <extracomment>counter S073</extracomment>
        <translation>469.º de Fusileros, 150.ª División{=m}</translation>
    </message>
    <message>
        <source>674th Rifle, 150th Division</source>
        <extracomment>counter S074</extracomment>
        <translation>674.º de Fusileros, 150.ª División{=m}</translation>
    </message>
    <message>
        <source>756th Rifle, 150th Division</source>
        <extracomment>counter S075</extracomment>
        <translation>756.º de Fusileros, 150.ª División{=m}</translation>
    </message>
    <message>
        <source>328th Artillery, 150th Division</source>
        <extracomment>counter S076</extracomment>
        <translation>328.º de Artillería, 150.ª División{=m}</translation>
    </message>
    <message>
        <source>224th Anti-tank, 150th Division</source>
        <extracomment>counter S077</extracomment>
        <translation>224.º Contracarro, 150.ª División{=m}</translation>
    </message>
    <message>
        <source>Training, 150th Division</source>
        <extracomment>counter S078</extracomment>
        <translation>Batallón de instrucción, 150.ª División{=m}</translation>
    </message>
    <message>
        <source>1st Battalion, 31st Rifle Brigade</source>
        <extracomment>counter S079</extracomment>
        <translation>1.er Batallón, 31.ª Brigada de Fusileros{=m}</translation>
    </message>
    <message>
        <source>2nd Battalion, 31st Rifle Brigade</source>
        <extracomment>counter S080</extracomment>
        <translation>2.º Batallón, 31.ª Brigada de Fusileros{=m}</translation>
    </message>
    <message>
        <source>3rd Battalion, 31st Rifle Brigade</source>
        <extracomment>counter S081</extracomment>
        <translation>3.er Batallón, 31.ª Brigada de Fusileros{=m}</translation>
    </message>
    <message>
        <source>4th Battalion, 31st Rifle Brigade</source>
        <extracomment>counter S082</extracomment>
        <translation>4.º Batallón, 31.ª Brigada de Fusileros{=m}</translation>
    </message>
    <message>
        <source>Artillery, 31st Rifle Brigade</source>
        <extracomment>counter S083</extracomment>
        <translation>Grupo de artillería, 31.ª Brigada de Fusileros{=m}</translation>
    </message>
    <message>
        <source>Mortars, 31st Rifle Brigade</source>
        <extracomment>counter S084</extracomment>
        <translation>Batallón de morteros, 31.ª Brigada de Fusileros{=m}</translation>
    </message>
    <message>
        <source>Sub-machine-gun, 31st Rifle Brigade</source>
        <extracomment>counter S085</extracomment>
        <translation>Compañía de subfusiles, 31.ª Brigada de Fusileros{=f}</translation>
    </message>
    <message>
        <source>1st Ski, 44th Ski Brigade</source>
        <extracomment>counter S086</extracomment>
        <translation>1.er Batallón de Esquiadores, 44.ª Brigada de Esquiadores{=m}</translation>
    </message>
    <message>
        <source>2nd Ski, 44th Ski Brigade</source>
        <extracomment>counter S087</extracomment>
        <translation>2.º Batallón de Esquiadores, 44.ª Brigada de Esquiadores{=m}</translation>
    </message>
    <message>
        <source>3rd Ski, 44th Ski Brigade</source>
        <extracomment>counter S088</extracomment>
        <translation>3.er Batallón de Esquiadores, 44.ª Brigada de Esquiadores{=m}</translation>
    </message>
    <message>
        <source>Artillery, 44th Ski Brigade</source>
        <extracomment>counter S089</extracomment>
        <translation>Grupo de artillería, 44.ª Brigada de Esquiadores{=m}</translation>
    </message>
    <message>
        <source>Mortars, 44th Ski Brigade</source>
        <extracomment>counter S090</extracomment>
        <translation>Batallón de morteros, 44.ª Brigada de Esquiadores{=m}</translation>
    </message>
    <message>
        <source>Sub-machine-gun, 44th Ski Brigade</source>
        <extracomment>counter S091</extracomment>
        <translation>Compañía de subfusiles, 44.ª Brigada de Esquiadores{=f}</translation>
    </message>
    <message>
        <source>1st Battalion, 26th Rifle Brigade</source>
        <extracomment>counter S092</extracomment>
        <translation>1.er Batallón, 26.ª Brigada de Fusileros{=m}</translation>
    </message>
    <message>
        <source>2nd Battalion, 26th Rifle Brigade</source>
        <extracomment>counter S093</extracomment>
        <translation>2.º Batallón, 26.ª Brigada de Fusileros{=m}</translation>
    </message>
    <message>
        <source>3rd Battalion, 26th Rifle Brigade</source>
        <extracomment>counter S094</extracomment>
        <translation>3.er Batallón, 26.ª Brigada de Fusileros{=m}</translation>
    </message>
    <message>
        <source>4th Battalion, 26th Rifle Brigade</source>
        <extracomment>counter S095</extracomment>
        <translation>4.º Batallón, 26.ª Brigada de Fusileros{=m}</translation>
    </message>
    <message>
        <source>Artillery, 26th Rifle Brigade</source>
        <extracomment>counter S096</extracomment>
        <translation>Grupo de artillería, 26.ª Brigada de Fusileros{=m}</translation>
    </message>
    <message>
        <source>Mortars, 26th Rifle Brigade</source>
        <extracomment>counter S097</extracomment>
        <translation>Batallón de morteros, 26.ª Brigada de Fusileros{=m}</translation>
    </message>
    <message>
        <source>Sub-machine-gun, 26th Rifle Brigade</source>
        <extracomment>counter S098</extracomment>
        <translation>Compañía de subfusiles, 26.ª Brigada de Fusileros{=f}</translation>
    </message>
    <message>
        <source>1st Battalion, 45th Rifle Brigade</source>
        <extracomment>counter S099</extracomment>
        <translation>1.er Batallón, 45.ª Brigada de Fusileros{=m}</translation>
    </message>
    <message>
        <source>2nd Battalion, 45th Rifle Brigade</source>
        <extracomment>counter S100</extracomment>
        <translation>2.º Batallón, 45.ª Brigada de Fusileros{=m}</translation>
    </message>
    <message>
        <source>3rd Battalion, 45th Rifle Brigade</source>
        <extracomment>counter S101</extracomment>
        <translation>3.er Batallón, 45.ª Brigada de Fusileros{=m}</translation>
    </message>
    <message>
        <source>4th Battalion, 45th Rifle Brigade</source>
        <extracomment>counter S102</extracomment>
        <translation>4.º Batallón, 45.ª Brigada de Fusileros{=m}</translation>
    </message>
    <message>
        <source>Artillery, 45th Rifle Brigade</source>
        <extracomment>counter S103</extracomment>
        <translation>Grupo de artillería, 45.ª Brigada de Fusileros{=m}</translation>
    </message>
    <message>
        <source>Mortars, 45th Rifle Brigade</source>
        <extracomment>counter S104</extracomment>
        <translation>Batallón de morteros, 45.ª Brigada de Fusileros{=m}</translation>
    </message>
    <message>
        <source>Sub-machine-gun, 45th Rifle Brigade</source>
        <extracomment>counter S105</extracomment>
        <translation>Compañía de subfusiles, 45.ª Brigada de Fusileros{=f}</translation>
    </message>
    <message>
        <source>1st Battalion, 100th Kazakh Rifle Brigade</source>
        <extracomment>counter S106</extracomment>
        <translation>1.er Batallón, 100.ª Brigada de Fusileros Kazaja{=m}</translation>
    </message>
    <message>
        <source>2nd Battalion, 100th Kazakh Rifle Brigade</source>
        <extracomment>counter S107</extracomment>
        <translation>2.º Batallón, 100.ª Brigada de Fusileros Kazaja{=m}</translation>
    </message>
    <message>
        <source>3rd Battalion, 100th Kazakh Rifle Brigade</source>
        <extracomment>counter S108</extracomment>
        <translation>3.er Batallón, 100.ª Brigada de Fusileros Kazaja{=m}</translation>
    </message>
    <message>
        <source>4th Battalion, 100th Kazakh Rifle Brigade</source>
        <extracomment>counter S109</extracomment>
        <translation>4.º Batallón, 100.ª Brigada de Fusileros Kazaja{=m}</translation>
    </message>
    <message>
        <source>Artillery, 100th Kazakh Rifle Brigade</source>
        <extracomment>counter S110</extracomment>
        <translation>Grupo de artillería, 100.ª Brigada de Fusileros Kazaja{=m}</translation>
    </message>
    <message>
        <source>Mortars, 100th Kazakh Rifle Brigade</source>
        <extracomment>counter S111</extracomment>
        <translation>Batallón de morteros, 100.ª Brigada de Fusileros Kazaja{=m}</translation>
    </message>
    <message>
        <source>Sub-machine-gun, 100th Kazakh Rifle Brigade</source>
        <extracomment>counter S112</extracomment>
        <translation>Compañía de subfusiles, 100.ª Brigada de Fusileros Kazaja{=f}</translation>
    </message>
    <message>
        <source>1st Battalion, 101st Kazakh Rifle Brigade</source>
        <extracomment>counter S113</extracomment>
        <translation>1.er Batallón, 101.ª Brigada de Fusileros Kazaja{=m}</translation>
    </message>
    <message>
        <source>2nd Battalion, 101st Kazakh Rifle Brigade</source>
        <extracomment>counter S114</extracomment>
        <translation>2.º Batallón, 101.ª Brigada de Fusileros Kazaja{=m}</translation>
    </message>
    <message>
        <source>3rd Battalion, 101st Kazakh Rifle Brigade</source>
        <extracomment>counter S115</extracomment>
        <translation>3.er Batallón, 101.ª Brigada de Fusileros Kazaja{=m}</translation>
    </message>
    <message>
        <source>4th Battalion, 101st Kazakh Rifle Brigade</source>
        <extracomment>counter S116</extracomment>
        <translation>4.º Batallón, 101.ª Brigada de Fusileros Kazaja{=m}</translation>
    </message>
    <message>
        <source>Artillery, 101st Kazakh Rifle Brigade</source>
        <extracomment>counter S117</extracomment>
        <translation>Grupo de artillería, 101.ª Brigada de Fusileros Kazaja{=m}</translation>
    </message>
    <message>
        <source>Mortars, 101st Kazakh Rifle Brigade</source>
        <extracomment>counter S118</extracomment>
        <translation>Batallón de morteros, 101.ª Brigada de Fusileros Kazaja{=m}</translation>
    </message>
    <message>
        <source>Sub-machine-gun, 101st Kazakh Rifle Brigade</source>
        <extracomment>counter S119</extracomment>
        <translation>Compañía de subfusiles, 101.ª Brigada de Fusileros Kazaja{=f}</translation>
    </message>
    <message>
        <source>1st Motor Rifle, 34th Mechanised Brigade</source>
        <extracomment>counter S120</extracomment>
        <translation>1.er Batallón de Fusileros Motorizados, 34.ª Brigada Mecanizada{=m}</translation>
    </message>
    <message>
        <source>2nd Motor Rifle, 34th Mechanised Brigade</source>
        <extracomment>counter S121</extracomment>
        <translation>2.º Batallón de Fusileros Motorizados, 34.ª Brigada Mecanizada{=m}</translation>
    </message>
    <message>
        <source>3rd Motor Rifle, 34th Mechanised Brigade</source>
        <extracomment>counter S122</extracomment>
        <translation>3.er Batallón de Fusileros Motorizados, 34.ª Brigada Mecanizada{=m}</translation>
    </message>
    <message>
        <source>T-34 Battalion, 34th Mechanised Brigade</source>
        <extracomment>counter S123</extracomment>
        <translation>Batallón de T-34, 34.ª Brigada Mecanizada{=m}</translation>
    </message>
    <message>
        <source>T-70 Battalion, 34th Mechanised Brigade</source>
        <extracomment>counter S124</extracomment>
        <translation>Batallón de T-70, 34.ª Brigada Mecanizada{=m}</translation>
    </message>
    <message>
        <source>Artillery, 34th Mechanised Brigade</source>
        <extracomment>counter S125</extracomment>
        <translation>Grupo de artillería, 34.ª Brigada Mecanizada{=m}</translation>
    </message>
    <message>
        <source>Mortars, 34th Mechanised Brigade</source>
        <extracomment>counter S126</extracomment>
        <translation>Batallón de morteros, 34.ª Brigada Mecanizada{=m}</translation>
    </message>
    <message>
        <source>Sub-machine-gun, 34th Mechanised Brigade</source>
        <extracomment>counter S127</extracomment>
        <translation>Compañía de subfusiles, 34.ª Brigada Mecanizada{=f}</translation>
    </message>
    <message>
        <source>1st Motor Rifle, 43rd Mechanised Brigade</source>
        <extracomment>counter S128</extracomment>
        <translation>1.er Batallón de Fusileros Motorizados, 43.ª Brigada Mecanizada{=m}</translation>
    </message>
    <message>
        <source>2nd Motor Rifle, 43rd Mechanised Brigade</source>
        <extracomment>counter S129</extracomment>
        <translation>2.º Batallón de Fusileros Motorizados, 43.ª Brigada Mecanizada{=m}</translation>
    </message>
    <message>
        <source>3rd Motor Rifle, 43rd Mechanised Brigade</source>
        <extracomment>counter S130</extracomment>
        <translation>3.er Batallón de Fusileros Motorizados, 43.ª Brigada Mecanizada{=m}</translation>
    </message>
    <message>
        <source>T-34 Battalion, 43rd Mechanised Brigade</source>
        <extracomment>counter S131</extracomment>
        <translation>Batallón de T-34, 43.ª Brigada Mecanizada{=m}</translation>
    </message>
    <message>
        <source>T-70 Battalion, 43rd Mechanised Brigade</source>
        <extracomment>counter S132</extracomment>
        <translation>Batallón de T-70, 43.ª Brigada Mecanizada{=m}</translation>
    </message>
    <message>
        <source>Artillery, 43rd Mechanised Brigade</source>
        <extracomment>counter S133</extracomment>
        <translation>Grupo de artillería, 43.ª Brigada Mecanizada{=m}</translation>
    </message>
    <message>
        <source>Mortars, 43rd Mechanised Brigade</source>
        <extracomment>counter S134</extracomment>
        <translation>Batallón de morteros, 43.ª Brigada Mecanizada{=m}</translation>
    </message>
    <message>
        <source>Sub-machine-gun, 43rd Mechanised Brigade</source>
        <extracomment>counter S135</extracomment>
        <translation>Compañía de subfusiles, 43.ª Brigada Mecanizada{=f}</translation>
    </message>
    <message>
        <source>1st Motor Rifle, 18th Mechanised Brigade</source>
        <extracomment>counter S136</extracomment>
        <translation>1.er Batallón de Fusileros Motorizados, 18.ª Brigada Mecanizada{=m}</translation>
    </message>
    <message>
        <source>2nd Motor Rifle, 18th Mechanised Brigade</source>
        <extracomment>counter S137</extracomment>
        <translation>2.º Batallón de Fusileros Motorizados, 18.ª Brigada Mecanizada{=m}</translation>
    </message>
    <message>
        <source>3rd Motor Rifle, 18th Mechanised Brigade</source>
        <extracomment>counter S138</extracomment>
        <translation>3.er Batallón de Fusileros Motorizados, 18.ª Brigada Mecanizada{=m}</translation>
    </message>
    <message>
        <source>T-34 Battalion, 18th Mechanised Brigade</source>
        <extracomment>counter S139</extracomment>
        <translation>Batallón de T-34, 18.ª Brigada Mecanizada{=m}</translation>
    </message>
    <message>
        <source>T-70 Battalion, 18th Mechanised Brigade</source>
        <extracomment>counter S140</extracomment>
        <translation>Batallón de T-70, 18.ª Brigada Mecanizada{=m}</translation>
    </message>
    <message>
        <source>Artillery, 18th Mechanised Brigade</source>
        <extracomment>counter S141</extracomment>
        <translation>Grupo de artillería, 18.ª Brigada Mecanizada{=m}</translation>
    </message>
    <message>
        <source>Mortars, 18th Mechanised Brigade</source>
        <extracomment>counter S142</extracomment>
        <translation>Batallón de morteros, 18.ª Brigada Mecanizada{=m}</translation>
    </message>
    <message>
        <source>Sub-machine-gun, 18th Mechanised Brigade</source>
        <extracomment>counter S143</extracomment>
        <translation>Compañía de subfusiles, 18.ª Brigada Mecanizada{=f}</translation>
    </message>
    <message>
        <source>T-34 Battalion, 33rd Tank Brigade</source>
        <extracomment>counter S144</extracomment>
        <translation>Batallón de T-34, 33.ª Brigada de Carros{=m}</translation>
    </message>
    <message>
        <source>T-70 Battalion, 33rd Tank Brigade</source>
        <extracomment>counter S145</extracomment>
        <translation>Batallón de T-70, 33.ª Brigada de Carros{=m}</translation>
    </message>
    <message>
        <source>Motor Rifle, 33rd Tank Brigade</source>
        <extracomment>counter S146</extracomment>
        <translation>Batallón de fusileros motorizados, 33.ª Brigada de Carros{=m}</translation>
    </message>
    <message>
        <source>Anti-tank, 33rd Tank Brigade</source>
        <extracomment>counter S147</extracomment>
        <translation>Batallón contracarro, 33.ª Brigada de Carros{=m}</translation>
    </message>
    <message>
        <source>T-34 Battalion, 36th Tank Brigade</source>
        <extracomment>counter S148</extracomment>
        <translation>Batallón de T-34, 36.ª Brigada de Carros{=m}</translation>
    </message>
    <message>
        <source>T-70 Battalion, 36th Tank Brigade</source>
        <extracomment>counter S149</extracomment>
        <translation>Batallón de T-70, 36.ª Brigada de Carros{=m}</translation>
    </message>
    <message>
        <source>Motor Rifle, 36th Tank Brigade</source>
        <extracomment>counter S150</extracomment>
        <translation>Batallón de fusileros motorizados, 36.ª Brigada de Carros{=m}</translation>
    </message>
    <message>
        <source>Anti-tank, 36th Tank Brigade</source>
        <extracomment>counter S151</extracomment>
        <translation>Batallón contracarro, 36.ª Brigada de Carros{=m}</translation>
    </message>
    <message>
        <source>T-34 Battalion, 38th Tank Brigade</source>
        <extracomment>counter S152</extracomment>
        <translation>Batallón de T-34, 38.ª Brigada de Carros{=m}</translation>
    </message>
    <message>
        <source>T-70 Battalion, 38th Tank Brigade</source>
        <extracomment>counter S153</extracomment>
        <translation>Batallón de T-70, 38.ª Brigada de Carros{=m}</translation>
    </message>
    <message>
        <source>Motor Rifle, 38th Tank Brigade</source>
        <extracomment>counter S154</extracomment>
        <translation>Batallón de fusileros motorizados, 38.ª Brigada de Carros{=m}</translation>
    </message>
    <message>
        <source>Anti-tank, 38th Tank Brigade</source>
        <extracomment>counter S155</extracomment>
        <translation>Batallón contracarro, 38.ª Brigada de Carros{=m}</translation>
    </message>
    <message>
        <source>KV Battalion, 184th Tank Brigade</source>
        <extracomment>counter S156</extracomment>
        <translation>Batallón de KV, 184.ª Brigada de Carros{=m}</translation>
    </message>
    <message>
        <source>T-70 Battalion, 184th Tank Brigade</source>
        <extracomment>counter S157</extracomment>
        <translation>Batallón de T-70, 184.ª Brigada de Carros{=m}</translation>
    </message>
    <message>
        <source>Motor Rifle, 184th Tank Brigade</source>
        <extracomment>counter S158</extracomment>
        <translation>Batallón de fusileros motorizados, 184.ª Brigada de Carros{=m}</translation>
    </message>
    <message>
        <source>Anti-tank, 184th Tank Brigade</source>
        <extracomment>counter S159</extracomment>
        <translation>Batallón contracarro, 184.ª Brigada de Carros{=m}</translation>
    </message>
    <message>
        <source>27th Tank Regiment</source>
        <extracomment>counter S160</extracomment>
        <translation>27.º Regimiento de Carros{=m}</translation>
    </message>
    <message>
        <source>34th Tank Regiment</source>
        <extracomment>counter S161</extracomment>
        <translation>34.º Regimiento de Carros{=m}</translation>
    </message>
    <message>
        <source>37th Tank Regiment</source>
        <extracomment>counter S162</extracomment>
        <translation>37.º Regimiento de Carros{=m}</translation>
    </message>
    <message>
        <source>45th Tank Regiment</source>
        <extracomment>counter S163</extracomment>
        <translation>45.º Regimiento de Carros{=m}</translation>
    </message>
    <message>
        <source>146th Tank Regiment</source>
        <extracomment>counter S164</extracomment>
        <translation>146.º Regimiento de Carros{=m}</translation>
    </message>
    <message>
        <source>1st Engineers, 55th Engineer Brigade</source>
        <extracomment>counter S165</extracomment>
        <translation>1.er Batallón de Ingenieros, 55.ª Brigada de Ingenieros{=m}</translation>
    </message>
    <message>
        <source>2nd Engineers, 55th Engineer Brigade</source>
        <extracomment>counter S166</extracomment>
        <translation>2.º Batallón de Ingenieros, 55.ª Brigada de Ingenieros{=m}</translation>
    </message>
    <message>
        <source>3rd Bridge Engineers, 55th Engineer Brigade</source>
        <extracomment>counter S167</extracomment>
        <translation>3.er Batallón de Pontoneros, 55.ª Brigada de Ingenieros{=m}</translation>
    </message>
    <message>
        <source>1st Engineers, 56th Engineer Brigade</source>
        <extracomment>counter S168</extracomment>
        <translation>1.er Batallón de Ingenieros, 56.ª Brigada de Ingenieros{=m}</translation>
    </message>
    <message>
        <source>2nd Engineers, 56th Engineer Brigade</source>
        <extracomment>counter S169</extracomment>
        <translation>2.º Batallón de Ingenieros, 56.ª Brigada de Ingenieros{=m}</translation>
    </message>
    <message>
        <source>3rd Bridge Engineers, 56th Engineer Brigade</source>
        <extracomment>counter S170</extracomment>
        <translation>3.er Batallón de Pontoneros, 56.ª Brigada de Ingenieros{=m}</translation>
    </message>
    <message>
        <source>1st Engineers, 57th Engineer Brigade</source>
        <extracomment>counter S171</extracomment>
        <translation>1.er Batallón de Ingenieros, 57.ª Brigada de Ingenieros{=m}</translation>
    </message>
    <message>
        <source>2nd Engineers, 57th Engineer Brigade</source>
        <extracomment>counter S172</extracomment>
        <translation>2.º Batallón de Ingenieros, 57.ª Brigada de Ingenieros{=m}</translation>
    </message>
    <message>
        <source>3rd Bridge Engineers, 57th Engineer Brigade</source>
        <extracomment>counter S173</extracomment>
        <translation>3.er Batallón de Pontoneros, 57.ª Brigada de Ingenieros{=m}</translation>
    </message>
    <message>
        <source>1st Engineers, 58th Engineer Brigade</source>
        <extracomment>counter S174</extracomment>
        <translation>1.er Batallón de Ingenieros, 58.ª Brigada de Ingenieros{=m}</translation>
    </message>
    <message>
        <source>2nd Engineers, 58th Engineer Brigade</source>
        <extracomment>counter S175</extracomment>
        <translation>2.º Batallón de Ingenieros, 58.ª Brigada de Ingenieros{=m}</translation>
    </message>
    <message>
        <source>3rd Bridge Engineers, 58th Engineer Brigade</source>
        <extracomment>counter S176</extracomment>
        <translation>3.er Batallón de Pontoneros, 58.ª Brigada de Ingenieros{=m}</translation>
    </message>
    <message>
        <source>41st Heavy Artillery Regiment</source>
        <extracomment>counter S177</extracomment>
        <translation>41.er Regimiento de Artillería Pesada{=m}</translation>
    </message>
    <message>
        <source>Heavy Mortar Regiment</source>
        <extracomment>counter S178</extracomment>
        <translation>Regimiento de Morteros Pesados{=m}</translation>
    </message>
    <message>
        <source>20th Guards Rocket Regiment</source>
        <extracomment>counter S179</extracomment>
        <translation>20.º Regimiento de Cohetes de la Guardia{=m}</translation>
    </message>
    <message>
        <source>24th Guards Rocket Regiment</source>
        <extracomment>counter S180</extracomment>
        <translation>24.º Regimiento de Cohetes de la Guardia{=m}</translation>
    </message>
    <message>
        <source>30th Guards Rocket Regiment</source>
        <extracomment>counter S181</extracomment>
        <translation>30.º Regimiento de Cohetes de la Guardia{=m}</translation>
    </message>
    <message>
        <source>34th Guards Rocket Regiment</source>
        <extracomment>counter S182</extracomment>
        <translation>34.º Regimiento de Cohetes de la Guardia{=m}</translation>
    </message>
    <message>
        <source>163rd Anti-tank Regiment</source>
        <extracomment>counter S183</extracomment>
        <translation>163.er Regimiento Contracarro{=m}</translation>
    </message>
    <message>
        <source>171st Anti-tank Regiment</source>
        <extracomment>counter S184</extracomment>
        <translation>171.er Regimiento Contracarro{=m}</translation>
    </message>
    <message>
        <source>389th Anti-tank Regiment</source>
        <extracomment>counter S185</extracomment>
        <translation>389.º Regimiento Contracarro{=m}</translation>
    </message>
    <message>
        <source>621st Anti-aircraft Regiment</source>
        <extracomment>counter S186</extracomment>
        <translation>621.er Regimiento Antiaéreo{=m}</translation>
    </message>
    <message>
        <source>582nd Anti-aircraft Regiment</source>
        <extracomment>counter S187</extracomment>
        <translation>582.º Regimiento Antiaéreo{=m}</translation>
    </message>
    <message>
        <source>65th Ski Battalion</source>
        <extracomment>counter S188</extracomment>
        <translation>65.º Batallón de Esquiadores{=m}</translation>
    </message>
    <message>
        <source>66th Ski Battalion</source>
        <extracomment>counter S189</extracomment>
        <translation>66.º Batallón de Esquiadores{=m}</translation>
    </message>
    <message>
        <source>1122nd Rifle, 334th Division</source>
        <extracomment>counter S190</extracomment>
        <translation>1122.º de Fusileros, 334.ª División{=m}</translation>
    </message>
    <message>
        <source>1124th Rifle, 334th Division</source>
        <extracomment>counter S191</extracomment>
        <translation>1124.º de Fusileros, 334.ª División{=m}</translation>
    </message>
    <message>
        <source>1126th Rifle, 334th Division</source>
        <extracomment>counter S192</extracomment>
        <translation>1126.º de Fusileros, 334.ª División{=m}</translation>
    </message>
    <message>
        <source>908th Artillery, 334th Division</source>
        <extracomment>counter S193</extracomment>
        <translation>908.º de Artillería, 334.ª División{=m}</translation>
    </message>
    <message>
        <source>389th Anti-tank, 334th Division</source>
        <extracomment>counter S194</extracomment>
        <translation>389.º Contracarro, 334.ª División{=m}</translation>
    </message>
    <message>
        <source>Training, 334th Division</source>
        <extracomment>counter S195</extracomment>
        <translation>Batallón de instrucción, 334.ª División{=m}</translation>
    </message>
    <message>
        <source>148th Rifle, 47th Nevel Division</source>
        <extracomment>counter S196</extracomment>
        <translation>148.º de Fusileros, 47.ª División Nével{=m}</translation>
    </message>
    <message>
        <source>334th Rifle, 47th Nevel Division</source>
        <extracomment>counter S197</extracomment>
        <translation>334.º de Fusileros, 47.ª División Nével{=m}</translation>
    </message>
    <message>
        <source>353rd Rifle, 47th Nevel Division</source>
        <extracomment>counter S198</extracomment>
        <translation>353.º de Fusileros, 47.ª División Nével{=m}</translation>
    </message>
    <message>
        <source>559th Artillery, 47th Nevel Division</source>
        <extracomment>counter S199</extracomment>
        <translation>559.º de Artillería, 47.ª División Nével{=m}</translation>
    </message>
    <message>
        <source>275th Anti-tank, 47th Nevel Division</source>
        <extracomment>counter S200</extracomment>
        <translation>275.º Contracarro, 47.ª División Nével{=m}</translation>
    </message>
    <message>
        <source>Training, 47th Nevel Division</source>
        <extracomment>counter S201</extracomment>
        <translation>Batallón de instrucción, 47.ª División Nével{=m}</translation>
    </message>
    <message>
        <source>18th Cavalry, 24th Cavalry Division</source>
        <extracomment>counter S202</extracomment>
        <translation>18.º de Caballería, 24.ª División de Caballería{=m}</translation>
    </message>
    <message>
        <source>56th Cavalry, 24th Cavalry Division</source>
        <extracomment>counter S203</extracomment>
        <translation>56.º de Caballería, 24.ª División de Caballería{=m}</translation>
    </message>
    <message>
        <source>70th Cavalry, 24th Cavalry Division</source>
        <extracomment>counter S204</extracomment>
        <translation>70.º de Caballería, 24.ª División de Caballería{=m}</translation>
    </message>
    <message>
        <source>Horse Artillery, 24th Cavalry Division</source>
        <extracomment>counter S205</extracomment>
        <translation>Grupo de artillería a caballo, 24.ª División de Caballería{=m}</translation>
    </message>
    <message>
        <source>1st Battalion, 54th Rifle Brigade</source>
        <extracomment>counter S206</extracomment>
        <translation>1.er Batallón, 54.ª Brigada de Fusileros{=m}</translation>
    </message>
    <message>
        <source>2nd Battalion, 54th Rifle Brigade</source>
        <extracomment>counter S207</extracomment>
        <translation>2.º Batallón, 54.ª Brigada de Fusileros{=m}</translation>
    </message>
    <message>
        <source>3rd Battalion, 54th Rifle Brigade</source>
        <extracomment>counter S208</extracomment>
        <translation>3.er Batallón, 54.ª Brigada de Fusileros{=m}</translation>
    </message>
    <message>
        <source>4th Battalion, 54th Rifle Brigade</source>
        <extracomment>counter S209</extracomment>
        <translation>4.º Batallón, 54.ª Brigada de Fusileros{=m}</translation>
    </message>
    <message>
        <source>Artillery, 54th Rifle Brigade</source>
        <extracomment>counter S210</extracomment>
        <translation>Grupo de artillería, 54.ª Brigada de Fusileros{=m}</translation>
    </message>
    <message>
        <source>Mortars, 54th Rifle Brigade</source>
        <extracomment>counter S211</extracomment>
        <translation>Batallón de morteros, 54.ª Brigada de Fusileros{=m}</translation>
    </message>
    <message>
        <source>Sub-machine-gun, 54th Rifle Brigade</source>
        <extracomment>counter S212</extracomment>
        <translation>Compañía de subfusiles, 54.ª Brigada de Fusileros{=f}</translation>
    </message>
</context>
<context>
    <name>tables/terrain.json</name>
    <message>
        <source>Terrain effects</source>
        <extracomment>table terrain</extracomment>
        <translation>Efectos del terreno</translation>
    </message>
    <message>
        <source>Costs are in movement points. A second cost, on leaving, is added when a unit goes from the stream or river to other ground. With several kinds of terrain in one hex the dearest is paid and the best protects.</source>
        <extracomment>table terrain</extracomment>
        <translation>Los costes son puntos de movimiento. Un segundo coste, al salir, se añade cuando la unidad pasa del arroyo o río a otro terreno. Si en un hexágono hay varias clases de terreno, se paga la más cara y protege la mejor.</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>terrain clear</extracomment>
        <translation>Despejado</translation>
    </message>
    <message>
        <source>Forest</source>
        <extracomment>terrain forest</extracomment>
        <translation>Bosque</translation>
    </message>
    <message>
        <source>Swamp</source>
        <extracomment>terrain swamp</extracomment>
        <translation>Pantano</translation>
    </message>
    <message>
        <source>Town</source>
        <extracomment>terrain town</extracomment>
        <translation>Población</translation>
    </message>
    <message>
        <source>defence P</source>
        <extracomment>table terrain</extracomment>
        <translation>defensa P</translation>
    </message>
    <message>
        <source>defence L</source>
        <extracomment>table terrain</extracomment>
        <translation>defensa L</translation>
    </message>
    <message>
        <source>defence H</source>
        <extracomment>table terrain</extracomment>
        <translation>defensa H</translation>
    </message>
    <message>
        <source>barrage</source>
        <extracomment>table terrain</extracomment>
        <translation>bombardeo</translation>
    </message>
    <message>
        <source>blocks sight</source>
        <extracomment>table terrain</extracomment>
        <translation>corta la visión</translation>
    </message>
    <message>
        <source>close</source>
        <extracomment>table terrain</extracomment>
        <translation>cerrado</translation>
    </message>
    <message>
        <source>Lake</source>
        <extracomment>terrain lake_full</extracomment>
        <translation>Lago</translation>
    </message>
    <message>
        <source>Lake in part</source>
        <extracomment>terrain lake_partial</extracomment>
        <translation>Lago en parte</translation>
    </message>
    <message>
        <source>Slope</source>
        <extracomment>terrain slope</extracomment>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>Slope, upwards</source>
        <extracomment>terrain slope_up</extracomment>
        <translation>Pendiente, hacia arriba</translation>
    </message>
    <message>
        <source>ice</source>
        <extracomment>table terrain</extracomment>
        <translation>hielo</translation>
    </message>
    <message>
        <source>doubles</source>
        <extracomment>table terrain</extracomment>
        <translation>dobla</translation>
    </message>
    <message>
        <source>Road</source>
        <extracomment>terrain road</extracomment>
        <translation>Carretera</translation>
    </message>
    <message>
        <source>Railway</source>
        <extracomment>terrain railway</extracomment>
        <translation>Ferrocarril</translation>
    </message>
    <message>
        <source>River</source>
        <extracomment>terrain river</extracomment>
        <translation>Río</translation>
    </message>
    <message>
        <source>Stream</source>
        <extracomment>terrain stream</extracomment>
        <translation>Arroyo</translation>
    </message>
    <message>
        <source>Bridge</source>
        <extracomment>terrain bridge</extracomment>
        <translation>Puente</translation>
    </message>
    <message>
        <source>High ground</source>
        <extracomment>terrain high_ground</extracomment>
        <translation>Terreno elevado</translation>
    </message>
</context>
<context>
    <name>tables/antitank.json</name>
    <message>
        <source>Anti-tank fire</source>
        <extracomment>table antitank</extracomment>
        <translation>Fuego contracarro</translation>
    </message>
    <message>
        <source>Rows are the die, low rolls are good for the firer; an empty cell is a miss. Beyond 10:1 the last column counts, between two columns the lower one. Only the strength of the target limits the loss.</source>
        <extracomment>table antitank</extracomment>
        <translation>Las filas son el dado y las tiradas bajas favorecen a quien dispara; una celda vacía es un fallo. Por encima de 10:1 vale la última columna; entre dos columnas, la más baja. La pérdida solo la limita la fuerza del objetivo.</translation>
    </message>
    <message>
        <source>1 strength point lost, morale check with 1 added to the die.</source>
        <extracomment>table antitank</extracomment>
        <translation>1 punto de fuerza perdido, chequeo de moral sumando 1 al dado.</translation>
    </message>
    <message>
        <source>2 strength points lost, morale check with 2 added to the die.</source>
        <extracomment>table antitank</extracomment>
        <translation>2 puntos de fuerza perdidos, chequeo de moral sumando 2 al dado.</translation>
    </message>
    <message>
        <source>3 strength points lost, morale check with 3 added to the die.</source>
        <extracomment>table antitank</extracomment>
        <translation>3 puntos de fuerza perdidos, chequeo de moral sumando 3 al dado.</translation>
    </message>
    <message>
        <source>4 strength points lost, morale check with 4 added to the die.</source>
        <extracomment>table antitank</extracomment>
        <translation>4 puntos de fuerza perdidos, chequeo de moral sumando 4 al dado.</translation>
    </message>
</context>
<context>
    <name>tables/armour.json</name>
    <message>
        <source>AFV defence values</source>
        <extracomment>table armour</extracomment>
        <translation>Defensa de los blindados</translation>
    </message>
    <message>
        <source>One less in a town or forest hex, or when assaulting into one, but never less than 1.</source>
        <extracomment>table armour</extracomment>
        <translation>Uno menos en una población o un bosque, o al asaltarlos, pero nunca menos de 1.</translation>
    </message>
    <message>
        <source>Defence</source>
        <extracomment>table armour</extracomment>
        <translation>Defensa</translation>
    </message>
    <message>
        <source>Anti-tank</source>
        <extracomment>table armour</extracomment>
        <translation>Contracarro</translation>
    </message>
    <message>
        <source>Conventional</source>
        <extracomment>table armour</extracomment>
        <translation>Convencional</translation>
    </message>
    <message>
        <source>38(t) tanks</source>
        <extracomment>table armour</extracomment>
        <translation>Carros 38(t)</translation>
    </message>
    <message>
        <source>Panzer IV tanks</source>
        <extracomment>table armour</extracomment>
        <translation>Carros Panzer IV</translation>
    </message>
    <message>
        <source>Self-propelled anti-tank</source>
        <extracomment>table armour</extracomment>
        <translation>Cazacarros autopropulsados</translation>
    </message>
    <message>
        <source>Assault guns</source>
        <extracomment>table armour</extracomment>
        <translation>Cañones de asalto</translation>
    </message>
    <message>
        <source>Captured T-34 tanks</source>
        <extracomment>table armour</extracomment>
        <translation>Carros T-34 capturados</translation>
    </message>
    <message>
        <source>T-34 tanks</source>
        <extracomment>table armour</extracomment>
        <translation>Carros T-34</translation>
    </message>
    <message>
        <source>T-70 tanks</source>
        <extracomment>table armour</extracomment>
        <translation>Carros T-70</translation>
    </message>
    <message>
        <source>KV tanks</source>
        <extracomment>table armour</extracomment>
        <translation>Carros KV</translation>
    </message>
    <message>
        <source>T-34 tank regiment</source>
        <extracomment>table armour</extracomment>
        <translation>Regimiento de carros T-34</translation>
    </message>
    <message>
        <source>Lend-Lease tanks</source>
        <extracomment>table armour</extracomment>
        <translation>Carros de préstamo y arriendo</translation>
    </message>
</context>
<context>
    <name>tables/arrivals_german.json</name>
    <message>
        <source>German order of appearance</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>Orden de aparición alemán</translation>
    </message>
    <message>
        <source>Units arrive at the start of the owner’s second impulse of the turn, at any hex of their area. The 7th Flieger Division and the parachute battalion III/1 are in the table of optional units.</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>Las unidades llegan al principio del segundo impulso de su dueño en el turno, por cualquier hexágono de su zona. La 7.ª División Flieger y el batallón paracaidista III/1 están en la tabla de unidades opcionales.</translation>
    </message>
    <message>
        <source>Supply</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>Suministro</translation>
    </message>
    <message>
        <source>Replacements</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>Reemplazos</translation>
    </message>
    <message>
        <source>Northwest</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>Noroeste</translation>
    </message>
    <message>
        <source>West</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>Oeste</translation>
    </message>
    <message>
        <source>Southwest</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>Suroeste</translation>
    </message>
    <message>
        <source>South</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>Sur</translation>
    </message>
    <message>
        <source>291st Infantry Division: Infantry I/504 II/504 III/504, Anti-tank company 14/504, Artillery I/291</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>291.ª División de Infantería: infantería I/504 II/504 III/504, compañía contracarro 14/504, artillería I/291</translation>
    </message>
    <message>
        <source>LIX Corps troops: Heavy anti-aircraft I/4</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>Tropas del LIX Cuerpo: antiaéreos pesados I/4</translation>
    </message>
    <message>
        <source>LIX Corps troops: Bridging battalion 84</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>Tropas del LIX Cuerpo: batallón de pontoneros 84</translation>
    </message>
    <message>
        <source>8th Panzer Division: Panzergrenadiers I/8 II/8, Motorcycle company 1/8 2/8 3/8 4/8, Motorised artillery I/80</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>8.ª División Panzer: Panzergrenadiers I/8 II/8, compañía motociclista 1/8 2/8 3/8 4/8, artillería motorizada I/80</translation>
    </message>
    <message>
        <source>291st Infantry Division: Infantry I/505 II/505 III/505, Anti-tank battalion 291, Artillery II/291, Infantry guns 13/505</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>291.ª División de Infantería: infantería I/505 II/505 III/505, batallón contracarro 291, artillería II/291, cañones de infantería 13/505</translation>
    </message>
    <message>
        <source>8th Panzer Division: 38(t) tanks 1/10 2/10, Panzer IV tanks 3/10, Panzergrenadiers I/28 II/28, Motorised artillery II/80, Motorised medium artillery III/80, Anti-tank company 1/43, Self-propelled anti-tank 2/43, Motorised engineers 59, Light anti-aircraft 286</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>8.ª División Panzer: carros 38(t) 1/10 2/10, carros Panzer IV 3/10, Panzergrenadiers I/28 II/28, artillería motorizada II/80, artillería media motorizada III/80, compañía contracarro 1/43, cazacarros autopropulsados 2/43, ingenieros motorizados 59, antiaéreos ligeros 286</translation>
    </message>
    <message>
        <source>291st Infantry Division: Infantry I/506 II/506 III/506, Artillery III/291, Medium artillery IV/291, Engineers 291, Bicycle battalion 291, Anti-tank company 14/506; 93rd Infantry Division: Infantry I/270 II/270, Artillery I/193; Army Group Centre troops: Eastern battalion 630</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>291.ª División de Infantería: infantería I/506 II/506 III/506, artillería III/291, artillería media IV/291, ingenieros 291, batallón ciclista 291, compañía contracarro 14/506; 93.ª División de Infantería: infantería I/270 II/270, artillería I/193; Tropas del Grupo de Ejércitos Centro: batallón del Este 630</translation>
    </message>
    <message>
        <source>93rd Infantry Division: Infantry I/272 II/272 I/273 II/273, Artillery II/193 III/193, Medium artillery IV/193, Anti-tank battalion 193, Engineers 193; Army Group Centre troops: Machine-gun battalion 8</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>93.ª División de Infantería: infantería I/272 II/272 I/273 II/273, artillería II/193 III/193, artillería media IV/193, batallón contracarro 193, ingenieros 193; Tropas del Grupo de Ejércitos Centro: batallón de ametralladoras 8</translation>
    </message>
    <message>
        <source>20th Motorised Division: Motorised infantry I/76 II/76 III/76, Motorised artillery I/20, Reconnaissance 30</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>20.ª División Motorizada: infantería motorizada I/76 II/76 III/76, artillería motorizada I/20, reconocimiento 30</translation>
    </message>
    <message>
        <source>Army Group Centre troops: Assault guns 1/185 2/185 3/185</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>Tropas del Grupo de Ejércitos Centro: cañones de asalto 1/185 2/185 3/185</translation>
    </message>
    <message>
        <source>20th Motorised Division: Motorised infantry I/90 II/90 III/90, Motorised artillery II/20, Motorised medium artillery III/20, Anti-tank battalion 20, Motorised engineers 20, Light anti-aircraft 20</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>20.ª División Motorizada: infantería motorizada I/90 II/90 III/90, artillería motorizada II/20, artillería media motorizada III/20, batallón contracarro 20, ingenieros motorizados 20, antiaéreos ligeros 20</translation>
    </message>
    <message>
        <source>1st SS Motorised Brigade: Motorised infantry I/8 II/8 III/8, Motorised artillery 51, Anti-tank company 51</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>1.ª Brigada Motorizada SS: infantería motorizada I/8 II/8 III/8, artillería motorizada 51, compañía contracarro 51</translation>
    </message>
    <message>
        <source>Army Group Centre troops: Heavy artillery II/59</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>Tropas del Grupo de Ejércitos Centro: artillería pesada II/59</translation>
    </message>
    <message>
        <source>1st SS Motorised Brigade: Motorised infantry I/10 II/10 III/10, Light anti-aircraft 51, Motorcycle company 51; 6th Luftwaffe Field Division: Luftwaffe field battalion I/52 II/52, Anti-tank battalion 6</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>1.ª Brigada Motorizada SS: infantería motorizada I/10 II/10 III/10, antiaéreos ligeros 51, compañía motociclista 51; 6.ª División de Campaña de la Luftwaffe: batallón de campaña de la Luftwaffe I/52 II/52, batallón contracarro 6</translation>
    </message>
    <message>
        <source>Army Group Centre troops: Assault guns 1/190 2/190 3/190</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>Tropas del Grupo de Ejércitos Centro: cañones de asalto 1/190 2/190 3/190</translation>
    </message>
    <message>
        <source>Army Group Centre troops: Rocket artillery I/55 II/55</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>Tropas del Grupo de Ejércitos Centro: artillería de cohetes I/55 II/55</translation>
    </message>
    <message>
        <source>6th Luftwaffe Field Division: Luftwaffe field battalion III/52 I/53, Artillery 6, Heavy anti-aircraft 6, Engineer company 6</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>6.ª División de Campaña de la Luftwaffe: batallón de campaña de la Luftwaffe III/52 I/53, artillería 6, antiaéreos pesados 6, compañía de ingenieros 6</translation>
    </message>
    <message>
        <source>Brandenburg Regiment 803: Brandenburg company 1 2 3 4; 331st Infantry Division: Infantry I/557 II/557 III/557 I/558 II/558 III/558, Artillery I/331 II/331</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>Regimiento Brandenburg 803: compañía Brandenburg 1 2 3 4; 331.ª División de Infantería: infantería I/557 II/557 III/557 I/558 II/558 III/558, artillería I/331 II/331</translation>
    </message>
    <message>
        <source>Army Group Centre troops: Jäger company 1/5 2/5 3/5 4/5; 331st Infantry Division: Infantry I/559 II/559 III/559, Artillery III/331, Medium artillery IV/331, Anti-tank battalion 331, Engineers 331</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>Tropas del Grupo de Ejércitos Centro: compañía Jäger 1/5 2/5 3/5 4/5; 331.ª División de Infantería: infantería I/559 II/559 III/559, artillería III/331, artillería media IV/331, batallón contracarro 331, ingenieros 331</translation>
    </message>
    <message>
        <source>205th Infantry Division: Infantry I/335 II/335 I/353 II/353, Artillery I/205, Anti-tank battalion 205</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>205.ª División de Infantería: infantería I/335 II/335 I/353 II/353, artillería I/205, batallón contracarro 205</translation>
    </message>
    <message>
        <source>Army Group Centre troops: Captured T-34 tanks T34</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>Tropas del Grupo de Ejércitos Centro: carros T-34 capturados T34</translation>
    </message>
    <message>
        <source>205th Infantry Division: Infantry I/358 II/358, Artillery II/205, Medium artillery IV/205, Engineers 205</source>
        <extracomment>table arrivals_german</extracomment>
        <translation>205.ª División de Infantería: infantería I/358 II/358, artillería II/205, artillería media IV/205, ingenieros 205</translation>
    </message>
</context>
<context>
    <name>tables/arrivals_soviet.json</name>
    <message>
        <source>Soviet order of appearance</source>
        <extracomment>table arrivals_soviet</extracomment>
        <translation>Orden de aparición soviético</translation>
    </message>
    <message>
        <source>Units arrive at the start of the owner’s second impulse of the turn, at any hex of their area. What may come against the 7th Flieger Division is in the table of optional units.</source>
        <extracomment>table arrivals_soviet</extracomment>
        <translation>Las unidades llegan al principio del segundo impulso de su dueño en el turno, por cualquier hexágono de su zona. Lo que puede acudir contra la 7.ª División Flieger está en la tabla de unidades opcionales.</translation>
    </message>
    <message>
        <source>Supply</source>
        <extracomment>table arrivals_soviet</extracomment>
        <translation>Suministro</translation>
    </message>
    <message>
        <source>Replacements</source>
        <extracomment>table arrivals_soviet</extracomment>
        <translation>Reemplazos</translation>
    </message>
    <message>
        <source>Northeast</source>
        <extracomment>table arrivals_soviet</extracomment>
        <translation>Nordeste</translation>
    </message>
    <message>
        <source>East</source>
        <extracomment>table arrivals_soviet</extracomment>
        <translation>Este</translation>
    </message>
    <message>
        <source>Southeast</source>
        <extracomment>table arrivals_soviet</extracomment>
        <translation>Sureste</translation>
    </message>
    <message>
        <source>34th Mechanised Brigade: Motor rifle battalion 1 2 3, T-34 tanks A, T-70 tanks B, Motorised brigade artillery, Motorised mortars, Sub-machine-gun company; 43rd Mechanised Brigade: Motor rifle battalion 1 2 3, T-34 tanks A, T-70 tanks B, Motorised brigade artillery, Motorised mortars, Sub-machine-gun company; 33rd Tank Brigade: T-34 tanks 1, T-70 tanks 2, Motor rifle battalion, Motorised anti-tank guns; 3rd Shock Army troops: Lend-Lease tanks 45; 57th Engineer Brigade: Engineer battalion 1 2, Bridge engineers 3</source>
        <extracomment>table arrivals_soviet</extracomment>
        <translation>34.ª Brigada Mecanizada: batallón de fusileros motorizados 1 2 3, carros T-34 A, carros T-70 B, artillería de brigada motorizada, morteros motorizados, compañía de subfusiles; 43.ª Brigada Mecanizada: batallón de fusileros motorizados 1 2 3, carros T-34 A, carros T-70 B, artillería de brigada motorizada, morteros motorizados, compañía de subfusiles; 33.ª Brigada de Carros: carros T-34 1, carros T-70 2, batallón de fusileros motorizados, cañones contracarro motorizados; Tropas del 3.er Ejército de Choque: carros de préstamo y arriendo 45; 57.ª Brigada de Ingenieros: batallón de ingenieros 1 2, pontoneros 3</translation>
    </message>
    <message>
        <source>26th Rifle Brigade: Rifle battalion 1 2 3 4, Brigade artillery, Mortars, Sub-machine-gun company; 58th Engineer Brigade: Engineer battalion 1 2, Bridge engineers 3</source>
        <extracomment>table arrivals_soviet</extracomment>
        <translation>26.ª Brigada de Fusileros: batallón de fusileros 1 2 3 4, artillería de brigada, morteros, compañía de subfusiles; 58.ª Brigada de Ingenieros: batallón de ingenieros 1 2, pontoneros 3</translation>
    </message>
    <message>
        <source>18th Mechanised Brigade: Motor rifle battalion 1 2 3, T-34 tanks A, T-70 tanks B, Motorised brigade artillery, Motorised mortars, Sub-machine-gun company; 36th Tank Brigade: T-34 tanks 1, T-70 tanks 2, Motor rifle battalion, Motorised anti-tank guns; 38th Tank Brigade: T-34 tanks 1, T-70 tanks 2, Motor rifle battalion, Motorised anti-tank guns; 3rd Shock Army troops: Anti-tank regiment 171</source>
        <extracomment>table arrivals_soviet</extracomment>
        <translation>18.ª Brigada Mecanizada: batallón de fusileros motorizados 1 2 3, carros T-34 A, carros T-70 B, artillería de brigada motorizada, morteros motorizados, compañía de subfusiles; 36.ª Brigada de Carros: carros T-34 1, carros T-70 2, batallón de fusileros motorizados, cañones contracarro motorizados; 38.ª Brigada de Carros: carros T-34 1, carros T-70 2, batallón de fusileros motorizados, cañones contracarro motorizados; Tropas del 3.er Ejército de Choque: regimiento contracarro 171</translation>
    </message>
    <message>
        <source>45th Rifle Brigade: Rifle battalion 1 2 3 4, Brigade artillery, Mortars, Sub-machine-gun company; 3rd Shock Army troops: KV tanks 146, Guards rocket regiment 30</source>
        <extracomment>table arrivals_soviet</extracomment>
        <translation>45.ª Brigada de Fusileros: batallón de fusileros 1 2 3 4, artillería de brigada, morteros, compañía de subfusiles; Tropas del 3.er Ejército de Choque: carros KV 146, regimiento de cohetes de la Guardia 30</translation>
    </message>
    <message>
        <source>249th Estonian Rifle Division: Rifle regiment 917 921 925, Divisional artillery 779, Anti-tank guns 307, Training battalion; 3rd Shock Army troops: Anti-aircraft regiment 582</source>
        <extracomment>table arrivals_soviet</extracomment>
        <translation>249.ª División de Fusileros Estonia: regimiento de fusileros 917 921 925, artillería divisionaria 779, cañones contracarro 307, batallón de instrucción; Tropas del 3.er Ejército de Choque: regimiento antiaéreo 582</translation>
    </message>
    <message>
        <source>7th Estonian Rifle Division: Rifle regiment 27 300 354, Divisional artillery 23, Anti-tank guns 270, Sub-machine-gun battalion; 19th Guards Rifle Division: Guards rifle regiment 54 56 61, Divisional artillery 45, Anti-tank guns 11, Sub-machine-gun battalion; 3rd Shock Army troops: Anti-tank regiment 389</source>
        <extracomment>table arrivals_soviet</extracomment>
        <translation>7.ª División de Fusileros Estonia: regimiento de fusileros 27 300 354, artillería divisionaria 23, cañones contracarro 270, batallón de subfusiles; 19.ª División de Fusileros de la Guardia: regimiento de fusileros de la Guardia 54 56 61, artillería divisionaria 45, cañones contracarro 11, batallón de subfusiles; Tropas del 3.er Ejército de Choque: regimiento contracarro 389</translation>
    </message>
    <message>
        <source>3rd Shock Army troops: Guards rocket regiment 34</source>
        <extracomment>table arrivals_soviet</extracomment>
        <translation>Tropas del 3.er Ejército de Choque: regimiento de cohetes de la Guardia 34</translation>
    </message>
    <message>
        <source>360th Rifle Division: Rifle regiment 1193 1195 1197, Divisional artillery 920, Anti-tank guns 664, Training battalion; 100th Kazakh Rifle Brigade: Rifle battalion 1 2 3 4, Brigade artillery, Mortars, Sub-machine-gun company</source>
        <extracomment>table arrivals_soviet</extracomment>
        <translation>360.ª División de Fusileros: regimiento de fusileros 1193 1195 1197, artillería divisionaria 920, cañones contracarro 664, batallón de instrucción; 100.ª Brigada de Fusileros Kazaja: batallón de fusileros 1 2 3 4, artillería de brigada, morteros, compañía de subfusiles</translation>
    </message>
    <message>
        <source>101st Kazakh Rifle Brigade: Rifle battalion 1 2 3 4, Brigade artillery, Mortars, Sub-machine-gun company</source>
        <extracomment>table arrivals_soviet</extracomment>
        <translation>101.ª Brigada de Fusileros Kazaja: batallón de fusileros 1 2 3 4, artillería de brigada, morteros, compañía de subfusiles</translation>
    </message>
    <message>
        <source>32nd Rifle Division: Rifle regiment 17 113 322, Divisional artillery 133, Anti-tank guns 33, Training battalion</source>
        <extracomment>table arrivals_soviet</extracomment>
        <translation>32.ª División de Fusileros: regimiento de fusileros 17 113 322, artillería divisionaria 133, cañones contracarro 33, batallón de instrucción</translation>
    </message>
    <message>
        <source>150th Rifle Division: Rifle regiment 469 674 756, Divisional artillery 328, Anti-tank guns 224, Training battalion</source>
        <extracomment>table arrivals_soviet</extracomment>
        <translation>150.ª División de Fusileros: regimiento de fusileros 469 674 756, artillería divisionaria 328, cañones contracarro 224, batallón de instrucción</translation>
    </message>
</context>
<context>
    <name>tables/barrage.json</name>
    <message>
        <source>Barrage</source>
        <extracomment>table barrage</extracomment>
        <translation>Bombardeo</translation>
    </message>
    <message>
        <source>Rows are the die with its modifiers. Every unit in the hex, and the bunker, is rolled for by itself. The number is the strength points lost, at most half of the strength, rounded down, in one phase unless one point is left; bunkers lose everything. Less than 5 points of barrage do nothing.</source>
        <extracomment>table barrage</extracomment>
        <translation>Las filas son el dado con sus modificadores. Se tira aparte por cada unidad del hexágono y por el búnker. El número son los puntos de fuerza perdidos: en una fase, como mucho la mitad de la fuerza, redondeada hacia abajo, salvo que quede un solo punto; los búnkeres lo pierden todo. Menos de 5 puntos de bombardeo no hacen nada.</translation>
    </message>
    <message>
        <source>0 or less</source>
        <extracomment>table barrage</extracomment>
        <translation>0 o menos</translation>
    </message>
    <message>
        <source>8 or more</source>
        <extracomment>table barrage</extracomment>
        <translation>8 o más</translation>
    </message>
</context>
<context>
    <name>tables/barrage_modifiers.json</name>
    <message>
        <source>Barrage modifiers</source>
        <extracomment>table barrage_modifiers</extracomment>
        <translation>Modificadores del bombardeo</translation>
    </message>
    <message>
        <source>Die</source>
        <extracomment>table barrage_modifiers</extracomment>
        <translation>Dado</translation>
    </message>
    <message>
        <source>Forest</source>
        <extracomment>table barrage_modifiers</extracomment>
        <translation>Bosque</translation>
    </message>
    <message>
        <source>Swamp</source>
        <extracomment>table barrage_modifiers</extracomment>
        <translation>Pantano</translation>
    </message>
    <message>
        <source>Town</source>
        <extracomment>table barrage_modifiers</extracomment>
        <translation>Población</translation>
    </message>
    <message>
        <source>Bunker</source>
        <extracomment>table barrage_modifiers</extracomment>
        <translation>Búnker</translation>
    </message>
    <message>
        <source>Unobserved</source>
        <extracomment>table barrage_modifiers</extracomment>
        <translation>Sin observar</translation>
    </message>
    <message>
        <source>+1 per 2 hexes</source>
        <extracomment>table barrage_modifiers</extracomment>
        <translation>+1 por cada 2 hexágonos</translation>
    </message>
    <message>
        <source>the target is in forest</source>
        <extracomment>table barrage_modifiers</extracomment>
        <translation>el objetivo está en bosque</translation>
    </message>
    <message>
        <source>the target is in a swamp</source>
        <extracomment>table barrage_modifiers</extracomment>
        <translation>el objetivo está en pantano</translation>
    </message>
    <message>
        <source>the target is in a town</source>
        <extracomment>table barrage_modifiers</extracomment>
        <translation>el objetivo está en una población</translation>
    </message>
    <message>
        <source>the target is in a bunker hex, is no AFV and does not assault out of it; cumulative with the town. The bunker itself has this modifier and no other</source>
        <extracomment>table barrage_modifiers</extracomment>
        <translation>el objetivo está en un hexágono con búnker, no es un blindado y no asalta desde él; se suma al de la población. El búnker mismo tiene este modificador y ningún otro</translation>
    </message>
    <message>
        <source>the target is an AFV</source>
        <extracomment>table barrage_modifiers</extracomment>
        <translation>el objetivo es un blindado</translation>
    </message>
    <message>
        <source>for every two hexes, or part of them, from the farthest gun, if the target is not observed by or for every gun</source>
        <extracomment>table barrage_modifiers</extracomment>
        <translation>por cada dos hexágonos, o parte de ellos, desde el cañón más lejano, si el objetivo no está observado por todos los cañones o para ellos</translation>
    </message>
</context>
<context>
    <name>tables/battle.json</name>
    <message>
        <source>Course of the battle</source>
        <extracomment>table battle</extracomment>
        <translation>Desarrollo de la batalla</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>table battle</extracomment>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>table battle</extracomment>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>table battle</extracomment>
        <translation>Qué ocurrió</translation>
    </message>
    <message>
        <source>What it was worth</source>
        <extracomment>table battle</extracomment>
        <translation>Qué valió</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>table battle</extracomment>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Scenario I</source>
        <extracomment>table battle</extracomment>
        <translation>Escenario I</translation>
    </message>
    <message>
        <source>Scenario II</source>
        <extracomment>table battle</extracomment>
        <translation>Escenario II</translation>
    </message>
    <message>
        <source>Scenario III</source>
        <extracomment>table battle</extracomment>
        <translation>Escenario III</translation>
    </message>
    <message>
        <source>Scenario IV</source>
        <extracomment>table battle</extracomment>
        <translation>Escenario IV</translation>
    </message>
    <message>
        <source>Scenario V</source>
        <extracomment>table battle</extracomment>
        <translation>Escenario V</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <extracomment>table battle</extracomment>
        <translation>Después</translation>
    </message>
    <message>
        <source>Mid-November 1942</source>
        <extracomment>table battle</extracomment>
        <translation>Mediados de noviembre de 1942</translation>
    </message>
    <message>
        <source>The frost opens rivers and northern swamps to tanks. Third Shock Army with three more corps is to take Velikiye Luki and to cut the railway from Vitebsk to Leningrad. Two German divisions hold the front; two gaps of ten miles are left to ski troops. The city is fortified, and all roads run through it.</source>
        <extracomment>table battle</extracomment>
        <translation>La helada abre a los carros los ríos y los pantanos del norte. El 3.er Ejército de Choque, con tres cuerpos más, ha de tomar Velíkiye Luki y cortar el ferrocarril de Vítebsk a Leningrado. Dos divisiones alemanas sostienen el frente; dos huecos de diez millas quedan a cargo de esquiadores. La ciudad está fortificada y todas las carreteras pasan por ella.</translation>
    </message>
    <message>
        <source>16 November – 5 December</source>
        <extracomment>table battle</extracomment>
        <translation>16 de noviembre – 5 de diciembre</translation>
    </message>
    <message>
        <source>The thin line breaks at once. The Front has lent one heavy mortar and one heavy artillery regiment, no more, and while the city holds the divisional guns cannot follow across the Lovat.</source>
        <extracomment>table battle</extracomment>
        <translation>La delgada línea se rompe enseguida. El Frente ha prestado un regimiento de morteros pesados y otro de artillería pesada, nada más, y mientras la ciudad resista los cañones divisionarios no pueden seguir al otro lado del Lóvat.</translation>
    </message>
    <message>
        <source>A success: over the Lovat in strength, the city cut off, patrols in sight of the Nevel–Leningrad railway.</source>
        <extracomment>table battle</extracomment>
        <translation>Un éxito: al otro lado del Lóvat con fuerza, la ciudad aislada, patrullas a la vista del ferrocarril Nével–Leningrado.</translation>
    </message>
    <message>
        <source>6 – 20 December</source>
        <extracomment>table battle</extracomment>
        <translation>6 – 20 de diciembre</translation>
    </message>
    <message>
        <source>Remnants of the 3rd Mountain and of the 83rd Infantry Division are cut off in two groups south-west of the city. A weak panzer division from Army Group North, an infantry division from East Prussia and a motorised division gather under Woehler.</source>
        <extracomment>table battle</extracomment>
        <translation>Restos de la 3.ª División de Montaña y de la 83.ª de Infantería han quedado cortados en dos grupos al suroeste de la ciudad. Una división panzer floja del Grupo de Ejércitos Norte, una de infantería de Prusia Oriental y una motorizada se reúnen a las órdenes de Woehler.</translation>
    </message>
    <message>
        <source>The groups come out, the front holds again, the ground is cleared up to Gushchino and Chernozem.</source>
        <extracomment>table battle</extracomment>
        <translation>Los grupos salen, el frente vuelve a sostenerse, el terreno queda despejado hasta Gúshchino y Chernozem.</translation>
    </message>
    <message>
        <source>21 – 31 December</source>
        <extracomment>table battle</extracomment>
        <translation>21 – 31 de diciembre</translation>
    </message>
    <message>
        <source>The 1st SS Motorised Brigade has steadied the south. Shortly before Christmas the relief sets out; most of the 2nd Mechanised Corps is west of the Lovat and stops it about half-way.</source>
        <extracomment>table battle</extracomment>
        <translation>La 1.ª Brigada Motorizada SS ha afirmado el sur. Poco antes de Navidad parte el socorro; la mayor parte del 2.º Cuerpo Mecanizado está al oeste del Lóvat y lo detiene hacia la mitad del camino.</translation>
    </message>
    <message>
        <source>The ring stays closed, the attackers have lost heavily, the railway is still threatened.</source>
        <extracomment>table battle</extracomment>
        <translation>El cerco sigue cerrado, los atacantes han tenido muchas bajas, el ferrocarril sigue amenazado.</translation>
    </message>
    <message>
        <source>1 – 10 January 1943</source>
        <extracomment>table battle</extracomment>
        <translation>1 – 10 de enero de 1943</translation>
    </message>
    <message>
        <source>Two more German infantry divisions have come, one of them fit to attack. By 5 January the Soviets hold both banks inside of the city: the fortress is split.</source>
        <extracomment>table battle</extracomment>
        <translation>Han llegado otras dos divisiones de infantería alemanas, una de ellas capaz de atacar. El 5 de enero los soviéticos tienen las dos orillas dentro de la ciudad: la fortaleza está partida.</translation>
    </message>
    <message>
        <source>The spearhead stops three miles from the Citadel.</source>
        <extracomment>table battle</extracomment>
        <translation>La punta de lanza se detiene a tres millas de la Ciudadela.</translation>
    </message>
    <message>
        <source>11 – 20 January</source>
        <extracomment>table battle</extracomment>
        <translation>11 – 20 de enero</translation>
    </message>
    <message>
        <source>Brandenburg commandos, captured T-34s, assault guns and one parachute battalion try to fetch out the men of the Citadel, who break out in the night of 13 January.</source>
        <extracomment>table battle</extracomment>
        <translation>Comandos Brandenburg, T-34 capturados, cañones de asalto y un batallón paracaidista intentan sacar a los hombres de la Ciudadela, que salen en la noche del 13 de enero.</translation>
    </message>
    <message>
        <source>A handful come through.</source>
        <extracomment>table battle</extracomment>
        <translation>Pasa un puñado.</translation>
    </message>
    <message>
        <source>The railway stays German, the city does not. At least 22,000 Germans are lost; fewer than 500 of the encircled escape.</source>
        <extracomment>table battle</extracomment>
        <translation>El ferrocarril sigue siendo alemán; la ciudad, no. Se pierden al menos 22 000 alemanes; escapan menos de 500 de los cercados.</translation>
    </message>
</context>
<context>
    <name>tables/bridges.json</name>
    <message>
        <source>Bridges over the Lovat</source>
        <extracomment>table bridges</extracomment>
        <translation>Puentes sobre el Lóvat</translation>
    </message>
    <message>
        <source>Hex</source>
        <extracomment>table bridges</extracomment>
        <translation>Hexágono</translation>
    </message>
    <message>
        <source>Carries</source>
        <extracomment>table bridges</extracomment>
        <translation>Lleva</translation>
    </message>
    <message>
        <source>Velikiye Luki, north</source>
        <extracomment>table bridges</extracomment>
        <translation>Velíkiye Luki, norte</translation>
    </message>
    <message>
        <source>Velikiye Luki, centre</source>
        <extracomment>table bridges</extracomment>
        <translation>Velíkiye Luki, centro</translation>
    </message>
    <message>
        <source>Nevel line</source>
        <extracomment>table bridges</extracomment>
        <translation>Línea de Nével</translation>
    </message>
    <message>
        <source>Porechye</source>
        <extracomment>table bridges</extracomment>
        <translation>Porechye</translation>
    </message>
    <message>
        <source>Railway</source>
        <extracomment>table bridges</extracomment>
        <translation>Ferrocarril</translation>
    </message>
    <message>
        <source>Road</source>
        <extracomment>table bridges</extracomment>
        <translation>Carretera</translation>
    </message>
</context>
<context>
    <name>tables/combat.json</name>
    <message>
        <source>Numbers of combat</source>
        <extracomment>table combat</extracomment>
        <translation>Números del combate</translation>
    </message>
    <message>
        <source>- AFV in a town or forest: defence 1 less, at least 1
- Close-combat units in a town or forest: factors doubled
- Firing down a slope: factors doubled; isolated: halved
- Morale die: 1 added for isolation, for snow outside of towns, for tank fright, for each unit of the hex that routed or was eliminated before
- Failed by 1 or 2; routed by 3 or more: one strength point more (not AFVs) and two hexes back
- Retreat through enemy zones of control: one strength point, at most once
- A bunker of 3 or more spares its units the morale checks
- Observation: 2 hexes, 3 down a slope or from high ground, 1 in snow; the 17th Observation Battalion 7</source>
        <extracomment>table combat</extracomment>
        <translation>- Blindado en población o bosque: defensa 1 menos, al menos 1
- Unidades de combate cuerpo a cuerpo en población o bosque: factores doblados
- Disparar pendiente abajo: factores doblados; con aislamiento: la mitad
- Dado de moral: se suma 1 por aislamiento, por nieve fuera de las poblaciones, por pánico a los carros y por cada unidad del hexágono desbandada o eliminada antes
- Fallar por 1 o 2; desbandarse por 3 o más: un punto de fuerza más (no los blindados) y dos hexágonos atrás
- Retirada por zonas de control enemigas: un punto de fuerza, como mucho una vez
- Un búnker de 3 o más ahorra a sus unidades los chequeos de moral
- Observación: 2 hexágonos, 3 pendiente abajo o desde terreno elevado, 1 con nieve; el 17.º Batallón de Observación, 7</translation>
    </message>
</context>
<context>
    <name>tables/conventional.json</name>
    <message>
        <source>Conventional fire</source>
        <extracomment>table conventional</extracomment>
        <translation>Fuego convencional</translation>
    </message>
    <message>
        <source>Rows are the die, low rolls are good for the firer. Below 1:3 nothing happens, beyond 10:1 the last column counts, between two columns the lower one. Never more than half of the strength is lost, rounded down, unless only one point is left; the number is added to the morale die all the same.</source>
        <extracomment>table conventional</extracomment>
        <translation>Las filas son el dado y las tiradas bajas favorecen a quien dispara. Por debajo de 1:3 no pasa nada; por encima de 10:1 vale la última columna; entre dos columnas, la más baja. Nunca se pierde más de la mitad de la fuerza, redondeada hacia abajo, salvo que quede un solo punto; el número se suma igualmente al dado de moral.</translation>
    </message>
    <message>
        <source>Morale check.</source>
        <extracomment>table conventional</extracomment>
        <translation>Chequeo de moral.</translation>
    </message>
    <message>
        <source>1 strength point lost, morale check with 1 added to the die.</source>
        <extracomment>table conventional</extracomment>
        <translation>1 punto de fuerza perdido, chequeo de moral sumando 1 al dado.</translation>
    </message>
    <message>
        <source>2 strength points lost, morale check with 2 added to the die.</source>
        <extracomment>table conventional</extracomment>
        <translation>2 puntos de fuerza perdidos, chequeo de moral sumando 2 al dado.</translation>
    </message>
    <message>
        <source>3 strength points lost, morale check with 3 added to the die.</source>
        <extracomment>table conventional</extracomment>
        <translation>3 puntos de fuerza perdidos, chequeo de moral sumando 3 al dado.</translation>
    </message>
    <message>
        <source>4 strength points lost, morale check with 4 added to the die.</source>
        <extracomment>table conventional</extracomment>
        <translation>4 puntos de fuerza perdidos, chequeo de moral sumando 4 al dado.</translation>
    </message>
    <message>
        <source>5 strength points lost, morale check with 5 added to the die.</source>
        <extracomment>table conventional</extracomment>
        <translation>5 puntos de fuerza perdidos, chequeo de moral sumando 5 al dado.</translation>
    </message>
    <message>
        <source>6 strength points lost, morale check with 6 added to the die.</source>
        <extracomment>table conventional</extracomment>
        <translation>6 puntos de fuerza perdidos, chequeo de moral sumando 6 al dado.</translation>
    </message>
</context>
<context>
    <name>tables/defence.json</name>
    <message>
        <source>Defence values</source>
        <extracomment>table defence</extracomment>
        <translation>Valores de defensa</translation>
    </message>
    <message>
        <source>The best terrain of the hex counts, values are not added. High ground and slopes change nothing here. Units that assault out of a bunker defend like those in a town. AFVs have a value of their own.</source>
        <extracomment>table defence</extracomment>
        <translation>Cuenta el mejor terreno del hexágono; los valores no se suman. El terreno elevado y las pendientes no cambian nada aquí. Las unidades que asaltan desde un búnker se defienden como en una población. Los blindados tienen su propio valor.</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>table defence</extracomment>
        <translation>Despejado</translation>
    </message>
    <message>
        <source>Stream</source>
        <extracomment>table defence</extracomment>
        <translation>Arroyo</translation>
    </message>
    <message>
        <source>River</source>
        <extracomment>table defence</extracomment>
        <translation>Río</translation>
    </message>
    <message>
        <source>Swamp</source>
        <extracomment>table defence</extracomment>
        <translation>Pantano</translation>
    </message>
    <message>
        <source>Forest</source>
        <extracomment>table defence</extracomment>
        <translation>Bosque</translation>
    </message>
    <message>
        <source>Town</source>
        <extracomment>table defence</extracomment>
        <translation>Población</translation>
    </message>
    <message>
        <source>Bunker</source>
        <extracomment>table defence</extracomment>
        <translation>Búnker</translation>
    </message>
    <message>
        <source>Personnel</source>
        <extracomment>table defence</extracomment>
        <translation>Personal</translation>
    </message>
    <message>
        <source>Light weapons</source>
        <extracomment>table defence</extracomment>
        <translation>Armas ligeras</translation>
    </message>
    <message>
        <source>Heavy weapons</source>
        <extracomment>table defence</extracomment>
        <translation>Armas pesadas</translation>
    </message>
</context>
<context>
    <name>tables/deployment.json</name>
    <message>
        <source>Set-up of the campaign</source>
        <extracomment>table deployment</extracomment>
        <translation>Despliegue de la campaña</translation>
    </message>
    <message>
        <source>Units stand in ground that they may enter, in legal stacks. Artillery starts deployed, garrisons are held in their towns.</source>
        <extracomment>table deployment</extracomment>
        <translation>Las unidades se colocan en terreno en el que puedan entrar y en pilas legales. La artillería empieza desplegada; las guarniciones, retenidas en sus poblaciones.</translation>
    </message>
    <message>
        <source>Side</source>
        <extracomment>table deployment</extracomment>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>table deployment</extracomment>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>83rd Infantry Division</source>
        <extracomment>table deployment</extracomment>
        <translation>83.ª División de Infantería</translation>
    </message>
    <message>
        <source>3rd Mountain Division</source>
        <extracomment>table deployment</extracomment>
        <translation>3.ª División de Montaña</translation>
    </message>
    <message>
        <source>Ski companies</source>
        <extracomment>table deployment</extracomment>
        <translation>Compañías de esquiadores</translation>
    </message>
    <message>
        <source>Garrison of Velikiye Luki</source>
        <extracomment>table deployment</extracomment>
        <translation>Guarnición de Velíkiye Luki</translation>
    </message>
    <message>
        <source>Garrison of Novosokolniki</source>
        <extracomment>table deployment</extracomment>
        <translation>Guarnición de Novosokólniki</translation>
    </message>
    <message>
        <source>Garrison of Isocha</source>
        <extracomment>table deployment</extracomment>
        <translation>Guarnición de Isocha</translation>
    </message>
    <message>
        <source>Third Shock Army</source>
        <extracomment>table deployment</extracomment>
        <translation>3.er Ejército de Choque</translation>
    </message>
    <message>
        <source>German</source>
        <extracomment>table deployment</extracomment>
        <translation>Alemán</translation>
    </message>
    <message>
        <source>German-held, east of the Lovat, north of row 31</source>
        <extracomment>table deployment</extracomment>
        <translation>En manos alemanas, al este del Lóvat y al norte de la fila 31</translation>
    </message>
    <message>
        <source>German-held, east of the Lovat, south of row 28</source>
        <extracomment>table deployment</extracomment>
        <translation>En manos alemanas, al este del Lóvat y al sur de la fila 28</translation>
    </message>
    <message>
        <source>German-held, within three hexes of the front</source>
        <extracomment>table deployment</extracomment>
        <translation>En manos alemanas, a tres hexágonos o menos del frente</translation>
    </message>
    <message>
        <source>Velikiye Luki</source>
        <extracomment>table deployment</extracomment>
        <translation>Velíkiye Luki</translation>
    </message>
    <message>
        <source>Novosokolniki</source>
        <extracomment>table deployment</extracomment>
        <translation>Novosokólniki</translation>
    </message>
    <message>
        <source>Isocha</source>
        <extracomment>table deployment</extracomment>
        <translation>Isocha</translation>
    </message>
    <message>
        <source>Soviet</source>
        <extracomment>table deployment</extracomment>
        <translation>Soviético</translation>
    </message>
    <message>
        <source>Soviet-held, within twelve hexes of the front and at least two from every German unit</source>
        <extracomment>table deployment</extracomment>
        <translation>En manos soviéticas, a doce hexágonos o menos del frente y al menos a dos de toda unidad alemana</translation>
    </message>
</context>
<context>
    <name>tables/entry.json</name>
    <message>
        <source>Entry areas</source>
        <extracomment>table entry</extracomment>
        <translation>Zonas de entrada</translation>
    </message>
    <message>
        <source>Hexes</source>
        <extracomment>table entry</extracomment>
        <translation>Hexágonos</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>table entry</extracomment>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Closed while</source>
        <extracomment>table entry</extracomment>
        <translation>Cerrada mientras</translation>
    </message>
    <message>
        <source>Instead</source>
        <extracomment>table entry</extracomment>
        <translation>En su lugar</translation>
    </message>
    <message>
        <source>German South</source>
        <extracomment>table entry</extracomment>
        <translation>Sur alemán</translation>
    </message>
    <message>
        <source>German Southwest</source>
        <extracomment>table entry</extracomment>
        <translation>Suroeste alemán</translation>
    </message>
    <message>
        <source>German West</source>
        <extracomment>table entry</extracomment>
        <translation>Oeste alemán</translation>
    </message>
    <message>
        <source>German Northwest</source>
        <extracomment>table entry</extracomment>
        <translation>Noroeste alemán</translation>
    </message>
    <message>
        <source>Soviet Northeast</source>
        <extracomment>table entry</extracomment>
        <translation>Nordeste soviético</translation>
    </message>
    <message>
        <source>Soviet East</source>
        <extracomment>table entry</extracomment>
        <translation>Este soviético</translation>
    </message>
    <message>
        <source>Soviet Southeast</source>
        <extracomment>table entry</extracomment>
        <translation>Sureste soviético</translation>
    </message>
    <message>
        <source>Ten hexes of the south edge just east of the Lovat</source>
        <extracomment>table entry</extracomment>
        <translation>Diez hexágonos del borde sur, inmediatamente al este del Lóvat</translation>
    </message>
    <message>
        <source>No German unit south of Velikiye Luki and east of the Lovat</source>
        <extracomment>table entry</extracomment>
        <translation>No haya unidades alemanas al sur de Velíkiye Luki y al este del Lóvat</translation>
    </message>
    <message>
        <source>Southwest at once, West one turn later</source>
        <extracomment>table entry</extracomment>
        <translation>Suroeste enseguida, Oeste un turno después</translation>
    </message>
    <message>
        <source>The two southern railways on the west edge and the edge between them</source>
        <extracomment>table entry</extracomment>
        <translation>Los dos ferrocarriles meridionales del borde oeste y el borde entre ellos</translation>
    </message>
    <message>
        <source>No German unit within ten hexes of the south edge</source>
        <extracomment>table entry</extracomment>
        <translation>No haya unidades alemanas a diez hexágonos o menos del borde sur</translation>
    </message>
    <message>
        <source>West one turn later</source>
        <extracomment>table entry</extracomment>
        <translation>Oeste un turno después</translation>
    </message>
    <message>
        <source>The railway west of Novosokolniki and four hexes on each side</source>
        <extracomment>table entry</extracomment>
        <translation>El ferrocarril al oeste de Novosokólniki y cuatro hexágonos a cada lado</translation>
    </message>
    <message>
        <source>The railway in the north-west corner and four hexes on each side</source>
        <extracomment>table entry</extracomment>
        <translation>El ferrocarril de la esquina noroeste y cuatro hexágonos a cada lado</translation>
    </message>
    <message>
        <source>North edge east of the Lovat</source>
        <extracomment>table entry</extracomment>
        <translation>Borde norte al este del Lóvat</translation>
    </message>
    <message>
        <source>East edge</source>
        <extracomment>table entry</extracomment>
        <translation>Borde este</translation>
    </message>
    <message>
        <source>South edge east of the German South area</source>
        <extracomment>table entry</extracomment>
        <translation>Borde sur al este de la zona Sur alemana</translation>
    </message>
</context>
<context>
    <name>tables/movement.json</name>
    <message>
        <source>Movement costs</source>
        <extracomment>table movement</extracomment>
        <translation>Costes de movimiento</translation>
    </message>
    <message>
        <source>In movement points. Slopes and lake sides are added to the cost of the hex. In thaw tracked, wheeled and draft units may not cross a river but on a bridge: they go back to the bank from which they came.</source>
        <extracomment>table movement</extracomment>
        <translation>En puntos de movimiento. Las pendientes y los lados de lago se suman al coste del hexágono. Con deshielo las unidades de orugas, ruedas y tiro solo pueden cruzar un río por un puente: vuelven a la orilla de la que venían.</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>table movement</extracomment>
        <translation>Despejado</translation>
    </message>
    <message>
        <source>Forest</source>
        <extracomment>table movement</extracomment>
        <translation>Bosque</translation>
    </message>
    <message>
        <source>Swamp</source>
        <extracomment>table movement</extracomment>
        <translation>Pantano</translation>
    </message>
    <message>
        <source>Town</source>
        <extracomment>table movement</extracomment>
        <translation>Población</translation>
    </message>
    <message>
        <source>Stream</source>
        <extracomment>table movement</extracomment>
        <translation>Arroyo</translation>
    </message>
    <message>
        <source>River</source>
        <extracomment>table movement</extracomment>
        <translation>Río</translation>
    </message>
    <message>
        <source>Road, railway, bridge</source>
        <extracomment>table movement</extracomment>
        <translation>Carretera, ferrocarril, puente</translation>
    </message>
    <message>
        <source>Slope upwards</source>
        <extracomment>table movement</extracomment>
        <translation>Pendiente hacia arriba</translation>
    </message>
    <message>
        <source>Lake side, frost or snow</source>
        <extracomment>table movement</extracomment>
        <translation>Lado de lago, helada o nieve</translation>
    </message>
    <message>
        <source>Side with some lake, frost or snow</source>
        <extracomment>table movement</extracomment>
        <translation>Lado con algo de lago, helada o nieve</translation>
    </message>
    <message>
        <source>Lake side, thaw</source>
        <extracomment>table movement</extracomment>
        <translation>Lado de lago, deshielo</translation>
    </message>
    <message>
        <source>Side with some lake, thaw</source>
        <extracomment>table movement</extracomment>
        <translation>Lado con algo de lago, deshielo</translation>
    </message>
    <message>
        <source>Ski</source>
        <extracomment>table movement</extracomment>
        <translation>Esquí</translation>
    </message>
    <message>
        <source>Leg</source>
        <extracomment>table movement</extracomment>
        <translation>A pie</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>table movement</extracomment>
        <translation>Tiro</translation>
    </message>
    <message>
        <source>Wheel</source>
        <extracomment>table movement</extracomment>
        <translation>Ruedas</translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>table movement</extracomment>
        <translation>Orugas</translation>
    </message>
    <message>
        <source>Motorcycle</source>
        <extracomment>table movement</extracomment>
        <translation>Motocicleta</translation>
    </message>
    <message>
        <source>Horse</source>
        <extracomment>table movement</extracomment>
        <translation>Caballo</translation>
    </message>
    <message>
        <source>Prohibited</source>
        <extracomment>table movement</extracomment>
        <translation>Prohibido</translation>
    </message>
    <message>
        <source>1 to enter or to go along, 2 more to leave it</source>
        <extracomment>table movement</extracomment>
        <translation>1 por entrar o seguirlo, 2 más por salir</translation>
    </message>
    <message>
        <source>each AFV rolls for the ice: on a 1 it loses a strength point</source>
        <extracomment>table movement</extracomment>
        <translation>cada blindado tira por el hielo: con un 1 pierde un punto de fuerza</translation>
    </message>
</context>
<context>
    <name>tables/numbers.json</name>
    <message>
        <source>Key numbers</source>
        <extracomment>table numbers</extracomment>
        <translation>Números clave</translation>
    </message>
    <message>
        <source>- Movement points of a side in a turn: 10
- Soviet impulse in which an assault is allowed: 3 points or all that are left
- Points to leave an enemy zone of control, deploy, assault, entrain, build or destroy a bridge: 1 each
- Strength points that a side moves by rail in a turn: 25
- Hexes between artillery and a road or railway that supplies it: 7
- German stack: 3 battalions, 4 of one division or brigade, and a company besides
- Soviet stack: a brigade, or two army artillery units, or a regiment and a battalion, and engineer brigades besides
- Release of Velikiye Luki: a roll of 1 on turn 2, up to 2 on turn 3 and so on
- Repair of AFVs from turn 5, one point a turn; refit of a tank brigade on turn 10
- Intrinsic garrison: 1 strength point, conventional factor 4, morale 4</source>
        <extracomment>table numbers</extracomment>
        <translation>- Puntos de movimiento de un bando por turno: 10
- Impulso soviético en el que se puede asaltar: 3 puntos o todos los que queden
- Puntos por salir de una zona de control enemiga, desplegarse, asaltar, embarcar, construir o destruir un puente: 1 cada cosa
- Puntos de fuerza que un bando mueve por ferrocarril en un turno: 25
- Hexágonos entre la artillería y la carretera o ferrocarril que la abastece: 7
- Pila alemana: 3 batallones, 4 de una división o brigada, y además una compañía
- Pila soviética: una brigada, o dos unidades de artillería de ejército, o un regimiento y un batallón, y además brigadas de ingenieros
- Liberación de Velíkiye Luki: con un 1 en el turno 2, hasta 2 en el turno 3, y así sucesivamente
- Reparación de blindados desde el turno 5, un punto por turno; reorganización de una brigada de carros en el turno 10
- Guarnición intrínseca: 1 punto de fuerza, factor convencional 4, moral 4</translation>
    </message>
</context>
<context>
    <name>tables/optional.json</name>
    <message>
        <source>Optional units</source>
        <extracomment>table optional</extracomment>
        <translation>Unidades opcionales</translation>
    </message>
    <message>
        <source>On turn 12 the German rolls a die at the start of his first impulse: 1 to 5 brings the parachute battalion III/1 alone, 6 the whole division. Only if the division comes the Soviet rolls at the start of his next impulse for each of his three units; the 47th Nevel Rifle Division then comes without a roll.</source>
        <extracomment>table optional</extracomment>
        <translation>En el turno 12 el alemán tira un dado al principio de su primer impulso: con 1 a 5 llega solo el batallón paracaidista III/1; con 6, la división entera. Solo si llega la división, el soviético tira al principio de su siguiente impulso por cada una de sus tres unidades; la 47.ª División de Fusileros Nével viene entonces sin tirar.</translation>
    </message>
    <message>
        <source>Die</source>
        <extracomment>table optional</extracomment>
        <translation>Dado</translation>
    </message>
    <message>
        <source>Area</source>
        <extracomment>table optional</extracomment>
        <translation>Zona</translation>
    </message>
    <message>
        <source>Parachute battalion III/1</source>
        <extracomment>table optional</extracomment>
        <translation>Batallón paracaidista III/1</translation>
    </message>
    <message>
        <source>7th Flieger Division</source>
        <extracomment>table optional</extracomment>
        <translation>7.ª División Flieger</translation>
    </message>
    <message>
        <source>54th Rifle Brigade</source>
        <extracomment>table optional</extracomment>
        <translation>54.ª Brigada de Fusileros</translation>
    </message>
    <message>
        <source>24th Cavalry Division</source>
        <extracomment>table optional</extracomment>
        <translation>24.ª División de Caballería</translation>
    </message>
    <message>
        <source>334th Rifle Division</source>
        <extracomment>table optional</extracomment>
        <translation>334.ª División de Fusileros</translation>
    </message>
    <message>
        <source>47th Nevel Rifle Division</source>
        <extracomment>table optional</extracomment>
        <translation>47.ª División de Fusileros Nével</translation>
    </message>
    <message>
        <source>Southwest</source>
        <extracomment>table optional</extracomment>
        <translation>Suroeste</translation>
    </message>
    <message>
        <source>Northeast</source>
        <extracomment>table optional</extracomment>
        <translation>Nordeste</translation>
    </message>
    <message>
        <source>Southeast</source>
        <extracomment>table optional</extracomment>
        <translation>Sureste</translation>
    </message>
    <message>
        <source>East</source>
        <extracomment>table optional</extracomment>
        <translation>Este</translation>
    </message>
</context>
<context>
    <name>tables/supply_costs.json</name>
    <message>
        <source>Supply points</source>
        <extracomment>table supply_costs</extracomment>
        <translation>Puntos de suministro</translation>
    </message>
    <message>
        <source>Per impulse and pool. The dearer activity includes the cheaper ones: whoever goes on from assault to barrage pays the difference.</source>
        <extracomment>table supply_costs</extracomment>
        <translation>Por impulso y reserva. La actividad más cara incluye las más baratas: quien pasa del asalto al bombardeo paga la diferencia.</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>table supply_costs</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Assault</source>
        <extracomment>table supply_costs</extracomment>
        <translation>Asalto</translation>
    </message>
    <message>
        <source>Barrage</source>
        <extracomment>table supply_costs</extracomment>
        <translation>Bombardeo</translation>
    </message>
    <message>
        <source>Rockets</source>
        <extracomment>table supply_costs</extracomment>
        <translation>Cohetes</translation>
    </message>
    <message>
        <source>High intensity</source>
        <extracomment>table supply_costs</extracomment>
        <translation>Alta intensidad</translation>
    </message>
    <message>
        <source>any number of assaults in the impulse</source>
        <extracomment>table supply_costs</extracomment>
        <translation>cuantos asaltos se quiera en el impulso</translation>
    </message>
    <message>
        <source>any number of barrages and assaults; German rockets at half</source>
        <extracomment>table supply_costs</extracomment>
        <translation>cuantos bombardeos y asaltos se quiera; los cohetes alemanes, a la mitad</translation>
    </message>
    <message>
        <source>German only: any number of barrages and assaults, rockets at full effect</source>
        <extracomment>table supply_costs</extracomment>
        <translation>solo el alemán: cuantos bombardeos y asaltos se quiera, los cohetes a pleno efecto</translation>
    </message>
    <message>
        <source>non-phasing player: his artillery supports at its printed factors, otherwise at 1</source>
        <extracomment>table supply_costs</extracomment>
        <translation>jugador no activo: su artillería apoya con sus factores impresos; si no, con 1</translation>
    </message>
</context>
<context>
    <name>tables/turns.json</name>
    <message>
        <source>Turn record</source>
        <extracomment>table turns</extracomment>
        <translation>Registro de turnos</translation>
    </message>
    <message>
        <source>The supply points of the first turn of a scenario are already in its pools.</source>
        <extracomment>table turns</extracomment>
        <translation>Los puntos de suministro del primer turno de un escenario ya están en sus reservas.</translation>
    </message>
    <message>
        <source>Dates</source>
        <extracomment>table turns</extracomment>
        <translation>Fechas</translation>
    </message>
    <message>
        <source>Frost</source>
        <extracomment>table turns</extracomment>
        <translation>Helada</translation>
    </message>
    <message>
        <source>Thaw</source>
        <extracomment>table turns</extracomment>
        <translation>Deshielo</translation>
    </message>
    <message>
        <source>Snow</source>
        <extracomment>table turns</extracomment>
        <translation>Nieve</translation>
    </message>
    <message>
        <source>GE supply</source>
        <extracomment>table turns</extracomment>
        <translation>Sum. al.</translation>
    </message>
    <message>
        <source>SU supply</source>
        <extracomment>table turns</extracomment>
        <translation>Sum. sov.</translation>
    </message>
    <message>
        <source>GE repl.</source>
        <extracomment>table turns</extracomment>
        <translation>Reem. al.</translation>
    </message>
    <message>
        <source>SU repl.</source>
        <extracomment>table turns</extracomment>
        <translation>Reem. sov.</translation>
    </message>
    <message>
        <source>16–20 November 1942</source>
        <extracomment>table turns</extracomment>
        <translation>16–20 de noviembre de 1942</translation>
    </message>
    <message>
        <source>21–25 November 1942</source>
        <extracomment>table turns</extracomment>
        <translation>21–25 de noviembre de 1942</translation>
    </message>
    <message>
        <source>26–30 November 1942</source>
        <extracomment>table turns</extracomment>
        <translation>26–30 de noviembre de 1942</translation>
    </message>
    <message>
        <source>1–5 December 1942</source>
        <extracomment>table turns</extracomment>
        <translation>1–5 de diciembre de 1942</translation>
    </message>
    <message>
        <source>6–10 December 1942</source>
        <extracomment>table turns</extracomment>
        <translation>6–10 de diciembre de 1942</translation>
    </message>
    <message>
        <source>11–15 December 1942</source>
        <extracomment>table turns</extracomment>
        <translation>11–15 de diciembre de 1942</translation>
    </message>
    <message>
        <source>16–20 December 1942</source>
        <extracomment>table turns</extracomment>
        <translation>16–20 de diciembre de 1942</translation>
    </message>
    <message>
        <source>21–25 December 1942</source>
        <extracomment>table turns</extracomment>
        <translation>21–25 de diciembre de 1942</translation>
    </message>
    <message>
        <source>26–31 December 1942</source>
        <extracomment>table turns</extracomment>
        <translation>26–31 de diciembre de 1942</translation>
    </message>
    <message>
        <source>1–5 January 1943</source>
        <extracomment>table turns</extracomment>
        <translation>1–5 de enero de 1943</translation>
    </message>
    <message>
        <source>6–10 January 1943</source>
        <extracomment>table turns</extracomment>
        <translation>6–10 de enero de 1943</translation>
    </message>
    <message>
        <source>11–15 January 1943</source>
        <extracomment>table turns</extracomment>
        <translation>11–15 de enero de 1943</translation>
    </message>
    <message>
        <source>16–20 January 1943</source>
        <extracomment>table turns</extracomment>
        <translation>16–20 de enero de 1943</translation>
    </message>
    <message>
        <source>Die rolls that bring clear weather and frost</source>
        <extracomment>table turns</extracomment>
        <translation>Tiradas que traen tiempo despejado y helada</translation>
    </message>
    <message>
        <source>Die rolls that bring a thaw</source>
        <extracomment>table turns</extracomment>
        <translation>Tiradas que traen deshielo</translation>
    </message>
    <message>
        <source>Die rolls that bring snow</source>
        <extracomment>table turns</extracomment>
        <translation>Tiradas que traen nieve</translation>
    </message>
    <message>
        <source>German supply points; Velikiye Luki gets as many again</source>
        <extracomment>table turns</extracomment>
        <translation>Puntos de suministro alemanes; Velíkiye Luki recibe otros tantos</translation>
    </message>
    <message>
        <source>Soviet supply points</source>
        <extracomment>table turns</extracomment>
        <translation>Puntos de suministro soviéticos</translation>
    </message>
    <message>
        <source>German replacement points</source>
        <extracomment>table turns</extracomment>
        <translation>Puntos de reemplazo alemanes</translation>
    </message>
    <message>
        <source>Soviet replacement points</source>
        <extracomment>table turns</extracomment>
        <translation>Puntos de reemplazo soviéticos</translation>
    </message>
</context>
<context>
    <name>tables/units.json</name>
    <message>
        <source>Unit identification</source>
        <extracomment>table units</extracomment>
        <translation>Identificación de unidades</translation>
    </message>
    <message>
        <source>On a counter: the formation’s colour, the size and the way of moving at the top, with the strength points left as discs or a number; below the symbol conventional factor, anti-tank factor and morale, or for artillery barrage factor, support factor and range. A strength point is 150 to 200 riflemen, 4 heavy guns, 6 to 8 light guns or 4 to 5 AFVs.</source>
        <extracomment>table units</extracomment>
        <translation>En una ficha: el color de la formación, arriba el tamaño y el modo de mover, con los puntos de fuerza que quedan como discos o como número; debajo del símbolo, el factor convencional, el contracarro y la moral o, en la artillería, el factor de bombardeo, el de apoyo y el alcance. Un punto de fuerza son de 150 a 200 fusileros, 4 cañones pesados, de 6 a 8 ligeros o 4 o 5 blindados.</translation>
    </message>
    <message>
        <source>Class</source>
        <extracomment>table units</extracomment>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>table units</extracomment>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>table units</extracomment>
        <translation>Mov.</translation>
    </message>
    <message>
        <source>Str.</source>
        <extracomment>table units</extracomment>
        <translation>Fza.</translation>
    </message>
    <message>
        <source>Conv.</source>
        <extracomment>table units</extracomment>
        <translation>Conv.</translation>
    </message>
    <message>
        <source>Morale</source>
        <extracomment>table units</extracomment>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Range</source>
        <extracomment>table units</extracomment>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>Barr.</source>
        <extracomment>table units</extracomment>
        <translation>Bomb.</translation>
    </message>
    <message>
        <source>Supp.</source>
        <extracomment>table units</extracomment>
        <translation>Apoyo</translation>
    </message>
    <message>
        <source>Def.</source>
        <extracomment>table units</extracomment>
        <translation>Def.</translation>
    </message>
    <message>
        <source>Units</source>
        <extracomment>table units</extracomment>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Infantry</source>
        <extracomment>table units</extracomment>
        <translation>Infantería</translation>
    </message>
    <message>
        <source>Infantry guns</source>
        <extracomment>table units</extracomment>
        <translation>Cañones de infantería</translation>
    </message>
    <message>
        <source>Anti-tank company</source>
        <extracomment>table units</extracomment>
        <translation>Compañía contracarro</translation>
    </message>
    <message>
        <source>Artillery</source>
        <extracomment>table units</extracomment>
        <translation>Artillería</translation>
    </message>
    <message>
        <source>Medium artillery</source>
        <extracomment>table units</extracomment>
        <translation>Artillería media</translation>
    </message>
    <message>
        <source>Engineer company</source>
        <extracomment>table units</extracomment>
        <translation>Compañía de ingenieros</translation>
    </message>
    <message>
        <source>Bicycle battalion</source>
        <extracomment>table units</extracomment>
        <translation>Batallón ciclista</translation>
    </message>
    <message>
        <source>Replacement battalion</source>
        <extracomment>table units</extracomment>
        <translation>Batallón de reemplazo</translation>
    </message>
    <message>
        <source>Mountain infantry</source>
        <extracomment>table units</extracomment>
        <translation>Infantería de montaña</translation>
    </message>
    <message>
        <source>Engineers</source>
        <extracomment>table units</extracomment>
        <translation>Ingenieros</translation>
    </message>
    <message>
        <source>Mountain artillery</source>
        <extracomment>table units</extracomment>
        <translation>Artillería de montaña</translation>
    </message>
    <message>
        <source>Anti-tank battalion</source>
        <extracomment>table units</extracomment>
        <translation>Batallón contracarro</translation>
    </message>
    <message>
        <source>Security battalion</source>
        <extracomment>table units</extracomment>
        <translation>Batallón de seguridad</translation>
    </message>
    <message>
        <source>Construction battalion</source>
        <extracomment>table units</extracomment>
        <translation>Batallón de construcción</translation>
    </message>
    <message>
        <source>Eastern cavalry</source>
        <extracomment>table units</extracomment>
        <translation>Caballería del Este</translation>
    </message>
    <message>
        <source>Observation battalion</source>
        <extracomment>table units</extracomment>
        <translation>Batallón de observación</translation>
    </message>
    <message>
        <source>Heavy anti-aircraft</source>
        <extracomment>table units</extracomment>
        <translation>Antiaéreos pesados</translation>
    </message>
    <message>
        <source>Heavy artillery</source>
        <extracomment>table units</extracomment>
        <translation>Artillería pesada</translation>
    </message>
    <message>
        <source>Rocket artillery</source>
        <extracomment>table units</extracomment>
        <translation>Artillería de cohetes</translation>
    </message>
    <message>
        <source>Motorised medium artillery</source>
        <extracomment>table units</extracomment>
        <translation>Artillería media motorizada</translation>
    </message>
    <message>
        <source>Light anti-aircraft</source>
        <extracomment>table units</extracomment>
        <translation>Antiaéreos ligeros</translation>
    </message>
    <message>
        <source>Alarm company</source>
        <extracomment>table units</extracomment>
        <translation>Compañía de alarma</translation>
    </message>
    <message>
        <source>Ski company</source>
        <extracomment>table units</extracomment>
        <translation>Compañía de esquiadores</translation>
    </message>
    <message>
        <source>Bridging battalion</source>
        <extracomment>table units</extracomment>
        <translation>Batallón de pontoneros</translation>
    </message>
    <message>
        <source>Panzergrenadiers</source>
        <extracomment>table units</extracomment>
        <translation>Panzergrenadiers</translation>
    </message>
    <message>
        <source>Motorcycle company</source>
        <extracomment>table units</extracomment>
        <translation>Compañía motociclista</translation>
    </message>
    <message>
        <source>Motorised artillery</source>
        <extracomment>table units</extracomment>
        <translation>Artillería motorizada</translation>
    </message>
    <message>
        <source>38(t) tanks</source>
        <extracomment>table units</extracomment>
        <translation>Carros 38(t)</translation>
    </message>
    <message>
        <source>Panzer IV tanks</source>
        <extracomment>table units</extracomment>
        <translation>Carros Panzer IV</translation>
    </message>
    <message>
        <source>Self-propelled anti-tank</source>
        <extracomment>table units</extracomment>
        <translation>Cazacarros autopropulsados</translation>
    </message>
    <message>
        <source>Motorised engineers</source>
        <extracomment>table units</extracomment>
        <translation>Ingenieros motorizados</translation>
    </message>
    <message>
        <source>Motorised infantry</source>
        <extracomment>table units</extracomment>
        <translation>Infantería motorizada</translation>
    </message>
    <message>
        <source>Reconnaissance</source>
        <extracomment>table units</extracomment>
        <translation>Reconocimiento</translation>
    </message>
    <message>
        <source>Assault guns</source>
        <extracomment>table units</extracomment>
        <translation>Cañones de asalto</translation>
    </message>
    <message>
        <source>Machine-gun battalion</source>
        <extracomment>table units</extracomment>
        <translation>Batallón de ametralladoras</translation>
    </message>
    <message>
        <source>Eastern battalion</source>
        <extracomment>table units</extracomment>
        <translation>Batallón del Este</translation>
    </message>
    <message>
        <source>Brandenburg company</source>
        <extracomment>table units</extracomment>
        <translation>Compañía Brandenburg</translation>
    </message>
    <message>
        <source>Jäger company</source>
        <extracomment>table units</extracomment>
        <translation>Compañía Jäger</translation>
    </message>
    <message>
        <source>Captured T-34 tanks</source>
        <extracomment>table units</extracomment>
        <translation>Carros T-34 capturados</translation>
    </message>
    <message>
        <source>Luftwaffe field battalion</source>
        <extracomment>table units</extracomment>
        <translation>Batallón de campaña de la Luftwaffe</translation>
    </message>
    <message>
        <source>Parachute battalion</source>
        <extracomment>table units</extracomment>
        <translation>Batallón paracaidista</translation>
    </message>
    <message>
        <source>Guards rifle regiment</source>
        <extracomment>table units</extracomment>
        <translation>Regimiento de fusileros de la Guardia</translation>
    </message>
    <message>
        <source>Divisional artillery</source>
        <extracomment>table units</extracomment>
        <translation>Artillería divisionaria</translation>
    </message>
    <message>
        <source>Anti-tank guns</source>
        <extracomment>table units</extracomment>
        <translation>Cañones contracarro</translation>
    </message>
    <message>
        <source>Sub-machine-gun battalion</source>
        <extracomment>table units</extracomment>
        <translation>Batallón de subfusiles</translation>
    </message>
    <message>
        <source>Rifle regiment</source>
        <extracomment>table units</extracomment>
        <translation>Regimiento de fusileros</translation>
    </message>
    <message>
        <source>Training battalion</source>
        <extracomment>table units</extracomment>
        <translation>Batallón de instrucción</translation>
    </message>
    <message>
        <source>Ski battalion</source>
        <extracomment>table units</extracomment>
        <translation>Batallón de esquiadores</translation>
    </message>
    <message>
        <source>Rifle battalion</source>
        <extracomment>table units</extracomment>
        <translation>Batallón de fusileros</translation>
    </message>
    <message>
        <source>Brigade artillery</source>
        <extracomment>table units</extracomment>
        <translation>Artillería de brigada</translation>
    </message>
    <message>
        <source>Mortars</source>
        <extracomment>table units</extracomment>
        <translation>Morteros</translation>
    </message>
    <message>
        <source>Sub-machine-gun company</source>
        <extracomment>table units</extracomment>
        <translation>Compañía de subfusiles</translation>
    </message>
    <message>
        <source>Motor rifle battalion</source>
        <extracomment>table units</extracomment>
        <translation>Batallón de fusileros motorizados</translation>
    </message>
    <message>
        <source>T-34 tanks</source>
        <extracomment>table units</extracomment>
        <translation>Carros T-34</translation>
    </message>
    <message>
        <source>T-70 tanks</source>
        <extracomment>table units</extracomment>
        <translation>Carros T-70</translation>
    </message>
    <message>
        <source>Motorised brigade artillery</source>
        <extracomment>table units</extracomment>
        <translation>Artillería de brigada motorizada</translation>
    </message>
    <message>
        <source>Motorised mortars</source>
        <extracomment>table units</extracomment>
        <translation>Morteros motorizados</translation>
    </message>
    <message>
        <source>Motorised anti-tank guns</source>
        <extracomment>table units</extracomment>
        <translation>Cañones contracarro motorizados</translation>
    </message>
    <message>
        <source>KV tanks</source>
        <extracomment>table units</extracomment>
        <translation>Carros KV</translation>
    </message>
    <message>
        <source>T-34 tank regiment</source>
        <extracomment>table units</extracomment>
        <translation>Regimiento de carros T-34</translation>
    </message>
    <message>
        <source>Lend-Lease tanks</source>
        <extracomment>table units</extracomment>
        <translation>Carros de préstamo y arriendo</translation>
    </message>
    <message>
        <source>Engineer battalion</source>
        <extracomment>table units</extracomment>
        <translation>Batallón de ingenieros</translation>
    </message>
    <message>
        <source>Bridge engineers</source>
        <extracomment>table units</extracomment>
        <translation>Pontoneros</translation>
    </message>
    <message>
        <source>Heavy artillery regiment</source>
        <extracomment>table units</extracomment>
        <translation>Regimiento de artillería pesada</translation>
    </message>
    <message>
        <source>Heavy mortar regiment</source>
        <extracomment>table units</extracomment>
        <translation>Regimiento de morteros pesados</translation>
    </message>
    <message>
        <source>Guards rocket regiment</source>
        <extracomment>table units</extracomment>
        <translation>Regimiento de cohetes de la Guardia</translation>
    </message>
    <message>
        <source>Anti-tank regiment</source>
        <extracomment>table units</extracomment>
        <translation>Regimiento contracarro</translation>
    </message>
    <message>
        <source>Anti-aircraft regiment</source>
        <extracomment>table units</extracomment>
        <translation>Regimiento antiaéreo</translation>
    </message>
    <message>
        <source>Cavalry regiment</source>
        <extracomment>table units</extracomment>
        <translation>Regimiento de caballería</translation>
    </message>
    <message>
        <source>Horse artillery</source>
        <extracomment>table units</extracomment>
        <translation>Artillería a caballo</translation>
    </message>
    <message>
        <source>Personnel</source>
        <extracomment>table units</extracomment>
        <translation>Personal</translation>
    </message>
    <message>
        <source>Light weapons</source>
        <extracomment>table units</extracomment>
        <translation>Armas ligeras</translation>
    </message>
    <message>
        <source>Heavy weapons</source>
        <extracomment>table units</extracomment>
        <translation>Armas pesadas</translation>
    </message>
    <message>
        <source>Armoured fighting vehicles: German ones are companies, Soviet ones battalions</source>
        <extracomment>table units</extracomment>
        <translation>Blindados: los alemanes son compañías; los soviéticos, batallones</translation>
    </message>
    <message>
        <source>Company</source>
        <extracomment>table units</extracomment>
        <translation>Compañía</translation>
    </message>
    <message>
        <source>Battalion</source>
        <extracomment>table units</extracomment>
        <translation>Batallón</translation>
    </message>
    <message>
        <source>Regiment</source>
        <extracomment>table units</extracomment>
        <translation>Regimiento</translation>
    </message>
    <message>
        <source>Ski</source>
        <extracomment>table units</extracomment>
        <translation>Esquí</translation>
    </message>
    <message>
        <source>Leg</source>
        <extracomment>table units</extracomment>
        <translation>A pie</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>table units</extracomment>
        <translation>Tiro</translation>
    </message>
    <message>
        <source>Wheel</source>
        <extracomment>table units</extracomment>
        <translation>Ruedas</translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>table units</extracomment>
        <translation>Orugas</translation>
    </message>
    <message>
        <source>Motorcycle</source>
        <extracomment>table units</extracomment>
        <translation>Motocicleta</translation>
    </message>
    <message>
        <source>Horse</source>
        <extracomment>table units</extracomment>
        <translation>Caballo</translation>
    </message>
    <message>
        <source>fires in defence only</source>
        <extracomment>table units</extracomment>
        <translation>dispara solo en defensa</translation>
    </message>
    <message>
        <source>Defence value of AFVs</source>
        <extracomment>table units</extracomment>
        <translation>Valor de defensa de los blindados</translation>
    </message>
    <message>
        <source>How many counters there are</source>
        <extracomment>table units</extracomment>
        <translation>Cuántas fichas hay</translation>
    </message>
</context>
<context>
    <name>tables/victory.json</name>
    <message>
        <source>Victory levels</source>
        <extracomment>table victory</extracomment>
        <translation>Niveles de victoria</translation>
    </message>
    <message>
        <source>Soviet points minus German points at the end of the last turn.</source>
        <extracomment>table victory</extracomment>
        <translation>Puntos soviéticos menos puntos alemanes al final del último turno.</translation>
    </message>
    <message>
        <source>Soviet decisive</source>
        <extracomment>table victory</extracomment>
        <translation>Decisiva soviética</translation>
    </message>
    <message>
        <source>Soviet marginal</source>
        <extracomment>table victory</extracomment>
        <translation>Marginal soviética</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>table victory</extracomment>
        <translation>Empate</translation>
    </message>
    <message>
        <source>German marginal</source>
        <extracomment>table victory</extracomment>
        <translation>Marginal alemana</translation>
    </message>
    <message>
        <source>German decisive</source>
        <extracomment>table victory</extracomment>
        <translation>Decisiva alemana</translation>
    </message>
    <message>
        <source>Scenario I</source>
        <extracomment>table victory</extracomment>
        <translation>Escenario I</translation>
    </message>
    <message>
        <source>Scenario II</source>
        <extracomment>table victory</extracomment>
        <translation>Escenario II</translation>
    </message>
    <message>
        <source>Scenario III</source>
        <extracomment>table victory</extracomment>
        <translation>Escenario III</translation>
    </message>
    <message>
        <source>Scenario IV</source>
        <extracomment>table victory</extracomment>
        <translation>Escenario IV</translation>
    </message>
    <message>
        <source>Scenario V</source>
        <extracomment>table victory</extracomment>
        <translation>Escenario V</translation>
    </message>
    <message>
        <source>Campaign</source>
        <extracomment>table victory</extracomment>
        <translation>Campaña</translation>
    </message>
    <message>
        <source>45 or more</source>
        <extracomment>table victory</extracomment>
        <translation>45 o más</translation>
    </message>
    <message>
        <source>−6 or less</source>
        <extracomment>table victory</extracomment>
        <translation>−6 o menos</translation>
    </message>
    <message>
        <source>30 or more</source>
        <extracomment>table victory</extracomment>
        <translation>30 o más</translation>
    </message>
    <message>
        <source>−11 or less</source>
        <extracomment>table victory</extracomment>
        <translation>−11 o menos</translation>
    </message>
    <message>
        <source>25 or more</source>
        <extracomment>table victory</extracomment>
        <translation>25 o más</translation>
    </message>
    <message>
        <source>−15 or less</source>
        <extracomment>table victory</extracomment>
        <translation>−15 o menos</translation>
    </message>
    <message>
        <source>20 or more</source>
        <extracomment>table victory</extracomment>
        <translation>20 o más</translation>
    </message>
    <message>
        <source>−10 or less</source>
        <extracomment>table victory</extracomment>
        <translation>−10 o menos</translation>
    </message>
    <message>
        <source>60 or more</source>
        <extracomment>table victory</extracomment>
        <translation>60 o más</translation>
    </message>
    <message>
        <source>−26 or less</source>
        <extracomment>table victory</extracomment>
        <translation>−26 o menos</translation>
    </message>
</context>
<context>
    <name>tables/victory_points.json</name>
    <message>
        <source>Victory points</source>
        <extracomment>table victory_points</extracomment>
        <translation>Puntos de victoria</translation>
    </message>
    <message>
        <source>Side</source>
        <extracomment>table victory_points</extracomment>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>table victory_points</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>For</source>
        <extracomment>table victory_points</extracomment>
        <translation>Por</translation>
    </message>
    <message>
        <source>Railway towns</source>
        <extracomment>table victory_points</extracomment>
        <translation>Poblaciones del ferrocarril</translation>
    </message>
    <message>
        <source>City hexes taken</source>
        <extracomment>table victory_points</extracomment>
        <translation>Hexágonos de la ciudad tomados</translation>
    </message>
    <message>
        <source>Whole city</source>
        <extracomment>table victory_points</extracomment>
        <translation>Ciudad entera</translation>
    </message>
    <message>
        <source>German losses</source>
        <extracomment>table victory_points</extracomment>
        <translation>Bajas alemanas</translation>
    </message>
    <message>
        <source>Bunkers</source>
        <extracomment>table victory_points</extracomment>
        <translation>Búnkeres</translation>
    </message>
    <message>
        <source>Soviet losses</source>
        <extracomment>table victory_points</extracomment>
        <translation>Bajas soviéticas</translation>
    </message>
    <message>
        <source>Relief</source>
        <extracomment>table victory_points</extracomment>
        <translation>Socorro</translation>
    </message>
    <message>
        <source>Escape</source>
        <extracomment>table victory_points</extracomment>
        <translation>Evasión</translation>
    </message>
    <message>
        <source>City hexes held</source>
        <extracomment>table victory_points</extracomment>
        <translation>Hexágonos de la ciudad conservados</translation>
    </message>
    <message>
        <source>Railway untouched</source>
        <extracomment>table victory_points</extracomment>
        <translation>Ferrocarril intacto</translation>
    </message>
    <message>
        <source>Soviet</source>
        <extracomment>table victory_points</extracomment>
        <translation>Soviético</translation>
    </message>
    <message>
        <source>for each town of the Leningrad–Vitebsk railway that a Soviet unit holds, at the end of each Soviet impulse</source>
        <extracomment>table victory_points</extracomment>
        <translation>por cada población del ferrocarril Leningrado–Vítebsk que ocupe una unidad soviética, al final de cada impulso soviético</translation>
    </message>
    <message>
        <source>for each hex of Velikiye Luki that is Soviet at the end, beyond those that were at the start</source>
        <extracomment>table victory_points</extracomment>
        <translation>por cada hexágono de Velíkiye Luki que sea soviético al final, de más sobre los que lo eran al principio</translation>
    </message>
    <message>
        <source>if every hex of Velikiye Luki is Soviet at the end</source>
        <extracomment>table victory_points</extracomment>
        <translation>si todos los hexágonos de Velíkiye Luki son soviéticos al final</translation>
    </message>
    <message>
        <source>for every 2 German strength points lost; those of AFVs count double</source>
        <extracomment>table victory_points</extracomment>
        <translation>por cada 2 puntos de fuerza alemanes perdidos; los de los blindados cuentan el doble</translation>
    </message>
    <message>
        <source>for each bunker reduced to nothing</source>
        <extracomment>table victory_points</extracomment>
        <translation>por cada búnker reducido a cero</translation>
    </message>
    <message>
        <source>German</source>
        <extracomment>table victory_points</extracomment>
        <translation>Alemán</translation>
    </message>
    <message>
        <source>for every 3 Soviet strength points lost; those of AFVs count double</source>
        <extracomment>table victory_points</extracomment>
        <translation>por cada 3 puntos de fuerza soviéticos perdidos; los de los blindados cuentan el doble</translation>
    </message>
    <message>
        <source>if at the end a German unit is in the city and a way free of Soviet units and zones of control leads from a city hex to a German map edge</source>
        <extracomment>table victory_points</extracomment>
        <translation>si al final hay una unidad alemana en la ciudad y un camino libre de unidades y zonas de control soviéticas lleva de un hexágono de la ciudad a un borde alemán del mapa</translation>
    </message>
    <message>
        <source>for each strength point that began in the city and is outside of it and not isolated at the end</source>
        <extracomment>table victory_points</extracomment>
        <translation>por cada punto de fuerza que empezó en la ciudad y al final está fuera y no aislado</translation>
    </message>
    <message>
        <source>for each hex of Velikiye Luki that is German at the end</source>
        <extracomment>table victory_points</extracomment>
        <translation>por cada hexágono de Velíkiye Luki que sea alemán al final</translation>
    </message>
    <message>
        <source>if no Soviet unit ended a Soviet impulse on the Leningrad–Vitebsk railway</source>
        <extracomment>table victory_points</extracomment>
        <translation>si ninguna unidad soviética acabó un impulso soviético en el ferrocarril Leningrado–Vítebsk</translation>
    </message>
</context>
<context>
    <name>tables/weather_effects.json</name>
    <message>
        <source>Weather</source>
        <extracomment>table weather_effects</extracomment>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Frost</source>
        <extracomment>table weather_effects</extracomment>
        <translation>Helada</translation>
    </message>
    <message>
        <source>Thaw</source>
        <extracomment>table weather_effects</extracomment>
        <translation>Deshielo</translation>
    </message>
    <message>
        <source>Snow</source>
        <extracomment>table weather_effects</extracomment>
        <translation>Nieve</translation>
    </message>
    <message>
        <source>Lakes and rivers</source>
        <extracomment>table weather_effects</extracomment>
        <translation>Lagos y ríos</translation>
    </message>
    <message>
        <source>Observation</source>
        <extracomment>table weather_effects</extracomment>
        <translation>Observación</translation>
    </message>
    <message>
        <source>Morale</source>
        <extracomment>table weather_effects</extracomment>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Airdrop</source>
        <extracomment>table weather_effects</extracomment>
        <translation>Suministro aéreo</translation>
    </message>
    <message>
        <source>bear everything</source>
        <extracomment>table weather_effects</extracomment>
        <translation>lo aguantan todo</translation>
    </message>
    <message>
        <source>bear no heavy equipment</source>
        <extracomment>table weather_effects</extracomment>
        <translation>no aguantan material pesado</translation>
    </message>
    <message>
        <source>2 hexes</source>
        <extracomment>table weather_effects</extracomment>
        <translation>2 hexágonos</translation>
    </message>
    <message>
        <source>1 hex</source>
        <extracomment>table weather_effects</extracomment>
        <translation>1 hexágono</translation>
    </message>
    <message>
        <source>added to the die of units outside of towns, not of AFVs</source>
        <extracomment>table weather_effects</extracomment>
        <translation>se suma al dado de las unidades fuera de las poblaciones, no al de los blindados</translation>
    </message>
    <message>
        <source>die rolls with which a supply point reaches a cut-off Velikiye Luki</source>
        <extracomment>table weather_effects</extracomment>
        <translation>tiradas con las que un punto de suministro llega a una Velíkiye Luki aislada</translation>
    </message>
</context>
<context>
    <name>scenarios/s1.json</name>
    <message>
        <source>Purkayev&apos;s attack</source>
        <extracomment>scenario s1</extracomment>
        <translation>El ataque de Purkáyev</translation>
    </message>
    <message>
        <source>Mid-November 1942. The frost has bridged rivers and bogs, and Third Shock Army stands ready with seven rifle divisions, two brigades in the north and one tank brigade in the south. Two German divisions hold forty miles; two gaps of ten miles are watched by ski companies alone. Velikiye Luki is fortified, and nearly every road of the country runs through it: whoever wants guns and supply west of the Lovat needs the city or must do without.

The Soviets break through, close the ring and go for the railway. The Germans hold the roads, keep the pieces of the front together and bring up what little there is.</source>
        <extracomment>scenario s1</extracomment>
        <translation>Mediados de noviembre de 1942. La helada ha tendido puentes sobre ríos y pantanos, y el 3.er Ejército de Choque está preparado con siete divisiones de fusileros, dos brigadas en el norte y una de carros en el sur. Dos divisiones alemanas cubren cuarenta millas; dos huecos de diez millas los vigilan solo compañías de esquiadores. Velíkiye Luki está fortificada y casi todas las carreteras de la comarca pasan por ella: quien quiera cañones y suministro al oeste del Lóvat necesita la ciudad, o tendrá que pasarse sin ellos.

Los soviéticos rompen el frente, cierran el cerco y van a por el ferrocarril. Los alemanes conservan las carreteras, mantienen unidos los pedazos del frente y traen lo poco que hay.</translation>
    </message>
    <message>
        <source>Soviets: 5 points for each town of the Leningrad–Vitebsk railway that they hold at the end of a Soviet impulse, 3 for each city hex gained, 10 more for the whole city, 1 for every 2 German strength points lost, 2 for each bunker destroyed. Germans: 1 point for every 3 Soviet strength points lost, 20 for an open road to a city that is still held, 2 for each strength point of the garrison that is out and not isolated, 1 for each city hex held at the end, 5 if no Soviet unit ended an impulse on that railway. Strength points of AFVs count double. Soviets minus Germans: 45 or more is a decisive Soviet victory, 20 a marginal one, 8 a draw, −5 a marginal German victory; less is decisive.</source>
        <extracomment>scenario s1</extracomment>
        <translation>Soviéticos: 5 puntos por cada población del ferrocarril Leningrado–Vítebsk que tengan al final de un impulso soviético, 3 por cada hexágono de la ciudad que ganen, 10 más por la ciudad entera, 1 por cada 2 puntos de fuerza alemanes perdidos y 2 por cada búnker destruido. Alemanes: 1 punto por cada 3 puntos de fuerza soviéticos perdidos, 20 por un camino abierto hasta una ciudad que aún se conserve, 2 por cada punto de fuerza de la guarnición que esté fuera y no aislado, 1 por cada hexágono de la ciudad que conserven al final y 5 si ninguna unidad soviética acabó un impulso en ese ferrocarril. Los puntos de fuerza de los blindados cuentan el doble. Soviéticos menos alemanes: 45 o más es victoria soviética decisiva; 20, marginal; 8, empate; −5, victoria alemana marginal; menos, decisiva.</translation>
    </message>
    <message>
        <source>6–8 h</source>
        <extracomment>scenario s1</extracomment>
        <translation>6–8 h{=f}</translation>
    </message>
</context>
<context>
    <name>scenarios/s2.json</name>
    <message>
        <source>Woehler&apos;s response</source>
        <extracomment>scenario s2</extracomment>
        <translation>La respuesta de Woehler</translation>
    </message>
    <message>
        <source>6 December 1942. The ring around Velikiye Luki is closed. South-west of the city two more groups are cut off: what is left of the 83rd Infantry and of the 3rd Mountain Division. A worn panzer division from the north and one infantry division from East Prussia hold a thin line in front of the railway; more infantry and a motorised division are on the way.

The Germans get the two groups out and win back the ground up to Gushchino and Chernozem. The Soviets crush the pockets before they are reached and keep their grip on the city.</source>
        <extracomment>scenario s2</extracomment>
        <translation>6 de diciembre de 1942. El cerco de Velíkiye Luki está cerrado. Al suroeste de la ciudad hay otros dos grupos cortados: lo que queda de la 83.ª División de Infantería y de la 3.ª de Montaña. Una división panzer gastada, venida del norte, y una de infantería de Prusia Oriental sostienen una línea delgada delante del ferrocarril; más infantería y una división motorizada están en camino.

Los alemanes sacan a los dos grupos y recuperan el terreno hasta Gúshchino y Chernozem. Los soviéticos aplastan las bolsas antes de que lleguen a ellas y no sueltan la ciudad.</translation>
    </message>
    <message>
        <source>As in Scenario I, with the losses and the escape in the foreground: the Germans also get 1 point for each strength point of the two groups that stands outside of the pockets and is not isolated at the end. Soviets minus Germans: 30 or more is a decisive Soviet victory, 12 a marginal one, 3 a draw, −10 a marginal German victory; less is decisive.</source>
        <extracomment>scenario s2</extracomment>
        <translation>Como en el escenario I, con las bajas y la evasión en primer plano: los alemanes ganan además 1 punto por cada punto de fuerza de los dos grupos que al final esté fuera de las bolsas y no esté aislado. Soviéticos menos alemanes: 30 o más es victoria soviética decisiva; 12, marginal; 3, empate; −10, victoria alemana marginal; menos, decisiva.</translation>
    </message>
    <message>
        <source>5–6 h</source>
        <extracomment>scenario s2</extracomment>
        <translation>5–6 h{=f}</translation>
    </message>
</context>
<context>
    <name>scenarios/s3.json</name>
    <message>
        <source>The first relief attempt</source>
        <extracomment>scenario s3</extracomment>
        <translation>El primer intento de socorro</translation>
    </message>
    <message>
        <source>Shortly before Christmas 1942. The groups in the south-west are free, an SS brigade steadies the southern front, assault guns have come. From the Gushchino–Chernozem line a narrow attack is to reach the city, with lakes on its left and the Lovat on its right; most of the 2nd Mechanised Corps stands in the way, and in the city the garrison gives up one suburb after the other.

The Germans have ten days to open the road. The Soviets only have to hold the ring.</source>
        <extracomment>scenario s3</extracomment>
        <translation>Poco antes de la Navidad de 1942. Los grupos del suroeste están a salvo, una brigada de las SS afirma el frente sur, han llegado cañones de asalto. Desde la línea Gúshchino–Chernozem un ataque estrecho ha de llegar a la ciudad, con lagos a la izquierda y el Lóvat a la derecha; la mayor parte del 2.º Cuerpo Mecanizado le cierra el paso, y en la ciudad la guarnición va cediendo un arrabal tras otro.

Los alemanes tienen diez días para abrir el camino. A los soviéticos les basta con mantener el cerco.</translation>
    </message>
    <message>
        <source>Most points lie in the relief: 20 for the Germans if at the end a way free of Soviet units and zones of control joins a city hex with German troops to a German map edge. Soviets minus Germans: 25 or more is a decisive Soviet victory, 10 a marginal one, 0 a draw, −14 a marginal German victory; less is decisive.</source>
        <extracomment>scenario s3</extracomment>
        <translation>La mayor parte de los puntos está en el socorro: 20 para los alemanes si al final un camino libre de unidades y zonas de control soviéticas une un hexágono de la ciudad con tropas alemanas y un borde alemán del mapa. Soviéticos menos alemanes: 25 o más es victoria soviética decisiva; 10, marginal; 0, empate; −14, victoria alemana marginal; menos, decisiva.</translation>
    </message>
    <message>
        <source>5–6 h</source>
        <extracomment>scenario s3</extracomment>
        <translation>5–6 h{=f}</translation>
    </message>
</context>
<context>
    <name>scenarios/s4.json</name>
    <message>
        <source>The second relief attempt</source>
        <extracomment>scenario s4</extracomment>
        <translation>El segundo intento de socorro</translation>
    </message>
    <message>
        <source>New Year 1943. Two more infantry divisions have arrived, only one of them fit to attack. In the city the Soviets strike from north and south along both banks of the Lovat: the fortress falls into two halves, the citadel in the west and the station in the east.

The Germans try once more, this time with infantry that can fight in the woods. The Soviets feed the ring with fresh brigades and clear the ruins.</source>
        <extracomment>scenario s4</extracomment>
        <translation>Año Nuevo de 1943. Han llegado otras dos divisiones de infantería, solo una de ellas capaz de atacar. En la ciudad los soviéticos golpean desde el norte y desde el sur por las dos orillas del Lóvat: la fortaleza se parte en dos, la ciudadela al oeste y la estación al este.

Los alemanes lo intentan de nuevo, esta vez con infantería que sabe luchar en los bosques. Los soviéticos alimentan el cerco con brigadas frescas y limpian las ruinas.</translation>
    </message>
    <message>
        <source>As in Scenario III. Soviets minus Germans: 25 or more is a decisive Soviet victory, 10 a marginal one, 0 a draw, −14 a marginal German victory; less is decisive.</source>
        <extracomment>scenario s4</extracomment>
        <translation>Como en el escenario III. Soviéticos menos alemanes: 25 o más es victoria soviética decisiva; 10, marginal; 0, empate; −14, victoria alemana marginal; menos, decisiva.</translation>
    </message>
    <message>
        <source>5–6 h</source>
        <extracomment>scenario s4</extracomment>
        <translation>5–6 h{=f}</translation>
    </message>
</context>
<context>
    <name>scenarios/s5.json</name>
    <message>
        <source>The final relief attempt</source>
        <extracomment>scenario s5</extracomment>
        <translation>El último intento de socorro</translation>
    </message>
    <message>
        <source>11 January 1943. Nobody hopes to save the city any more. A last group of commandos, assault guns, captured T-34s and one fresh parachute battalion is to reach the citadel and bring out those who can still walk; the garrison is to break out towards it.

The Germans count every man that gets through. The Soviets put an end to the siege.</source>
        <extracomment>scenario s5</extracomment>
        <translation>11 de enero de 1943. Ya nadie espera salvar la ciudad. Un último grupo de comandos, cañones de asalto, T-34 capturados y un batallón paracaidista fresco ha de llegar a la ciudadela y sacar a quienes aún puedan andar; la guarnición debe salir a su encuentro.

Los alemanes cuentan cada hombre que pasa. Los soviéticos ponen fin al sitio.</translation>
    </message>
    <message>
        <source>The escape counts double: 4 points for each strength point of the garrison that ends the game outside of the city and not isolated; 20 for an open road as before. Soviets minus Germans: 20 or more is a decisive Soviet victory, 8 a marginal one, 0 a draw, −9 a marginal German victory; less is decisive.</source>
        <extracomment>scenario s5</extracomment>
        <translation>La evasión cuenta el doble: 4 puntos por cada punto de fuerza de la guarnición que acabe la partida fuera de la ciudad y sin estar aislado; 20 por un camino abierto, como antes. Soviéticos menos alemanes: 20 o más es victoria soviética decisiva; 8, marginal; 0, empate; −9, victoria alemana marginal; menos, decisiva.</translation>
    </message>
    <message>
        <source>4–5 h</source>
        <extracomment>scenario s5</extracomment>
        <translation>4–5 h{=f}</translation>
    </message>
</context>
<context>
    <name>scenarios/campaign.json</name>
    <message>
        <source>Campaign</source>
        <extracomment>scenario campaign</extracomment>
        <translation>Campaña</translation>
    </message>
    <message>
        <source>The whole battle, from the first frost of November 1942 to the end of the garrison in January 1943. First the Germans place the 83rd Infantry, the 3rd Mountain Division, the ski companies and the three garrisons in the areas that are theirs, then the Soviets place Third Shock Army opposite them. Everything else comes turn by turn.

Thirteen turns of five days: enough to lose a city, and to find out what a relief costs.</source>
        <extracomment>scenario campaign</extracomment>
        <translation>La batalla entera, desde la primera helada de noviembre de 1942 hasta el fin de la guarnición en enero de 1943. Primero los alemanes colocan la 83.ª División de Infantería, la 3.ª de Montaña, las compañías de esquiadores y las tres guarniciones en sus zonas; después los soviéticos colocan enfrente el 3.er Ejército de Choque. Todo lo demás va llegando turno a turno.

Trece turnos de cinco días: los suficientes para perder una ciudad y para averiguar lo que cuesta un socorro.</translation>
    </message>
    <message>
        <source>Soviets: 5 points for each town of the Leningrad–Vitebsk railway held at the end of a Soviet impulse, 3 for each city hex, 10 more for the whole city, 1 for every 2 German strength points lost, 2 for each bunker destroyed. Germans: 1 point for every 3 Soviet strength points lost, 20 for an open road to a city that is still held, 2 for each strength point of the garrison that is out and not isolated, 1 for each city hex held, 5 if no Soviet unit ended an impulse on that railway. Strength points of AFVs count double. Soviets minus Germans: 60 or more is a decisive Soviet victory, 25 a marginal one, 0 a draw, −25 a marginal German victory; less is decisive.</source>
        <extracomment>scenario campaign</extracomment>
        <translation>Soviéticos: 5 puntos por cada población del ferrocarril Leningrado–Vítebsk que tengan al final de un impulso soviético, 3 por cada hexágono de la ciudad, 10 más por la ciudad entera, 1 por cada 2 puntos de fuerza alemanes perdidos y 2 por cada búnker destruido. Alemanes: 1 punto por cada 3 puntos de fuerza soviéticos perdidos, 20 por un camino abierto hasta una ciudad que aún se conserve, 2 por cada punto de fuerza de la guarnición que esté fuera y no aislado, 1 por cada hexágono de la ciudad que conserven y 5 si ninguna unidad soviética acabó un impulso en ese ferrocarril. Los puntos de fuerza de los blindados cuentan el doble. Soviéticos menos alemanes: 60 o más es victoria soviética decisiva; 25, marginal; 0, empate; −25, victoria alemana marginal; menos, decisiva.</translation>
    </message>
    <message>
        <source>25–30 h</source>
        <extracomment>scenario campaign</extracomment>
        <translation>25–30 h{=f}</translation>
    </message>
</context>
<context>
    <name>rules/state.json</name>
    <message>
        <source>Turn</source>
        <extracomment>variable turn</extracomment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Weather</source>
        <extracomment>variable weather</extracomment>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>German movement points</source>
        <extracomment>variable german_mp</extracomment>
        <translation>Puntos de movimiento alemanes</translation>
    </message>
    <message>
        <source>Soviet movement points</source>
        <extracomment>variable soviet_mp</extracomment>
        <translation>Puntos de movimiento soviéticos</translation>
    </message>
    <message>
        <source>Points of this impulse</source>
        <extracomment>variable impulse_mp</extracomment>
        <translation>Puntos de este impulso</translation>
    </message>
    <message>
        <source>German impulses in this turn</source>
        <extracomment>variable impulses_german</extracomment>
        <translation>Impulsos alemanes en este turno</translation>
    </message>
    <message>
        <source>Soviet impulses in this turn</source>
        <extracomment>variable impulses_soviet</extracomment>
        <translation>Impulsos soviéticos en este turno</translation>
    </message>
    <message>
        <source>German supply points</source>
        <extracomment>variable german_supply</extracomment>
        <translation>Puntos de suministro alemanes</translation>
    </message>
    <message>
        <source>Soviet supply points</source>
        <extracomment>variable soviet_supply</extracomment>
        <translation>Puntos de suministro soviéticos</translation>
    </message>
    <message>
        <source>Supply points of Velikiye Luki</source>
        <extracomment>variable city_supply</extracomment>
        <translation>Puntos de suministro de Velíkiye Luki</translation>
    </message>
    <message>
        <source>German replacement points</source>
        <extracomment>variable german_repl</extracomment>
        <translation>Puntos de reemplazo alemanes</translation>
    </message>
    <message>
        <source>Soviet replacement points</source>
        <extracomment>variable soviet_repl</extracomment>
        <translation>Puntos de reemplazo soviéticos</translation>
    </message>
    <message>
        <source>German repair of vehicles</source>
        <extracomment>variable repair_german</extracomment>
        <translation>Reparación de blindados alemana</translation>
    </message>
    <message>
        <source>Soviet repair of vehicles</source>
        <extracomment>variable repair_soviet</extracomment>
        <translation>Reparación de blindados soviética</translation>
    </message>
    <message>
        <source>German strength points moved by rail</source>
        <extracomment>variable rail_german</extracomment>
        <translation>Puntos de fuerza alemanes por ferrocarril</translation>
    </message>
    <message>
        <source>Soviet strength points moved by rail</source>
        <extracomment>variable rail_soviet</extracomment>
        <translation>Puntos de fuerza soviéticos por ferrocarril</translation>
    </message>
    <message>
        <source>German victory points</source>
        <extracomment>variable vp_german</extracomment>
        <translation>Puntos de victoria alemanes</translation>
    </message>
    <message>
        <source>Soviet victory points</source>
        <extracomment>variable vp_soviet</extracomment>
        <translation>Puntos de victoria soviéticos</translation>
    </message>
    <message>
        <source>German strength points lost</source>
        <extracomment>variable lost_german</extracomment>
        <translation>Puntos de fuerza alemanes perdidos</translation>
    </message>
    <message>
        <source>Soviet strength points lost</source>
        <extracomment>variable lost_soviet</extracomment>
        <translation>Puntos de fuerza soviéticos perdidos</translation>
    </message>
    <message>
        <source>Bunkers destroyed</source>
        <extracomment>variable bunkers_lost</extracomment>
        <translation>Búnkeres destruidos</translation>
    </message>
    <message>
        <source>Points for the railway</source>
        <extracomment>variable rail_points</extracomment>
        <translation>Puntos por el ferrocarril</translation>
    </message>
</context>
<context>
    <name>rules/sequence.json</name>
    <message>
        <source>Set-up</source>
        <extracomment>phase setup, phase deployment</extracomment>
        <translation>Despliegue</translation>
    </message>
    <message>
        <source>Start of the turn</source>
        <extracomment>phase start</extracomment>
        <translation>Principio del turno</translation>
    </message>
    <message>
        <source>Weather</source>
        <extracomment>phase weather</extracomment>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Supply and replacements</source>
        <extracomment>phase receipts</extracomment>
        <translation>Suministro y reemplazos</translation>
    </message>
    <message>
        <source>Garrisons</source>
        <extracomment>phase garrisons</extracomment>
        <translation>Guarniciones</translation>
    </message>
    <message>
        <source>Supply of the city</source>
        <extracomment>phase city</extracomment>
        <translation>Suministro de la ciudad</translation>
    </message>
    <message>
        <source>Refit of a tank brigade</source>
        <extracomment>phase refit</extracomment>
        <translation>Reorganización de una brigada de carros</translation>
    </message>
    <message>
        <source>Impulse</source>
        <extracomment>phase impulse</extracomment>
        <translation>Impulso</translation>
    </message>
    <message>
        <source>Start of the impulse</source>
        <extracomment>phase opening</extracomment>
        <translation>Principio del impulso</translation>
    </message>
    <message>
        <source>Decision phase</source>
        <extracomment>phase decision</extracomment>
        <translation>Fase de decisión</translation>
    </message>
    <message>
        <source>Replacements</source>
        <extracomment>phase replacements</extracomment>
        <translation>Reemplazos</translation>
    </message>
    <message>
        <source>Movement phase</source>
        <extracomment>phase movement</extracomment>
        <translation>Fase de movimiento</translation>
    </message>
    <message>
        <source>Definition of assaults</source>
        <extracomment>phase definition</extracomment>
        <translation>Definición de los asaltos</translation>
    </message>
    <message>
        <source>Barrage phase</source>
        <extracomment>phase barrage</extracomment>
        <translation>Fase de bombardeo</translation>
    </message>
    <message>
        <source>Defensive-fire phase</source>
        <extracomment>phase defence</extracomment>
        <translation>Fase de fuego defensivo</translation>
    </message>
    <message>
        <source>Assault phase</source>
        <extracomment>phase assault</extracomment>
        <translation>Fase de asalto</translation>
    </message>
    <message>
        <source>End of the impulse</source>
        <extracomment>phase closing</extracomment>
        <translation>Fin del impulso</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <extracomment>phase end</extracomment>
        <translation>Fin del turno</translation>
    </message>
</context>
<context>
    <name>rules/rulebook.json</name>
    <message>
        <source>About this edition</source>
        <comment>0 title</comment>
        <extracomment>rule 0</extracomment>
        <translation>Sobre esta edición</translation>
    </message>
    <message>
        <source>*White Death* is the battle for Velikiye Luki, from November 1942 to January 1943, in thirteen turns of five days. Its rulebook came with a computer version of an older board game, so the rules are those of a board game while the charts, the counter sheet, the map and the conditions of victory are not printed in it.

- *Printed* is everything in paragraphs 1 to 22 and 26, unless a paragraph says *reconstructed*.
- *Reconstructed* are the combat tables, the terrain chart, the calendar with supply and replacements, the values of nearly all counters, the map between the named places, the set-ups and the victory points. They contradict nothing that the book says, and are marked as reconstructed in the game.
- Where two sentences of the book disagree or one is damaged, the paragraph states the reading that the program plays.

The paragraph numbers up to 22 are the book&apos;s own.</source>
        <comment>0 text</comment>
        <extracomment>rule 0</extracomment>
        <translation>*Muerte Blanca* es la batalla por Velíkiye Luki, de noviembre de 1942 a enero de 1943, en trece turnos de cinco días. Su reglamento acompañaba a la versión para ordenador de un juego de mesa más antiguo: las reglas son las de un juego de mesa, pero las tablas, las fichas, el mapa y las condiciones de victoria no vienen impresos.

- *Impreso* está todo lo de los párrafos 1 a 22 y 26, salvo donde se diga *reconstruido*.
- *Reconstruidos* están las tablas de combate, la tabla del terreno, el calendario con suministros y reemplazos, los valores de casi todas las fichas, el mapa entre los lugares que se nombran, los despliegues y los puntos de victoria. No contradicen nada de lo que el libro dice y en el juego figuran como reconstruidos.
- Donde dos frases del libro no casan, o una está estropeada, el párrafo da la lectura con la que juega el programa.

Hasta el 22, los números de los párrafos son los del libro.</translation>
    </message>
    <message>
        <source>Words and short forms</source>
        <comment>0.A title</comment>
        <extracomment>rule 0.A</extracomment>
        <translation>Palabras y abreviaturas</translation>
    </message>
    <message>
        <source>- *MP*: movement point. *SP*: strength point.
- *ZOC*: zone of control ([3]). *AFV*: armoured fighting vehicle: tanks, assault guns, self-propelled anti-tank guns.
- *MC*: morale check ([14]).
- *Conventional fire* is everything fired at men and guns ([9]); *anti-tank fire* is fired at AFVs ([10]).
- The *phasing player* is the one whose impulse it is; the other is the *non-phasing player* ([5]).
- *Town* means every town hex; the nine hexes of Velikiye Luki are town hexes too and are called *the city*.
- *Personnel*, *light weapons* and *heavy weapons* are the three classes P, L and H of units that are not AFVs. L and H together are *weapons units*.</source>
        <comment>0.A text</comment>
        <extracomment>rule 0.A</extracomment>
        <translation>- *PM*: punto de movimiento. *PF*: punto de fuerza.
- *ZdC*: zona de control ([3]). *Blindado*: carros, cañones de asalto y cazacarros autopropulsados.
- *MC*: chequeo de moral ([14]).
- *Fuego convencional* es todo lo que se dispara contra hombres y cañones ([9]); con *fuego contracarro* se dispara contra blindados ([10]).
- *Jugador activo* es aquel de quien es el impulso; el otro es el *jugador no activo* ([5]).
- *Población* es cualquier hexágono de población; los nueve de Velíkiye Luki también lo son y se llaman *la ciudad*.
- *Personal*, *armas ligeras* y *armas pesadas* son las tres clases P, L y H de las unidades que no son blindados. L y H juntas son las *unidades de armas*.</translation>
    </message>
    <message>
        <source>Dice and fractions</source>
        <comment>0.B title</comment>
        <extracomment>rule 0.B</extracomment>
        <translation>Dados y fracciones</translation>
    </message>
    <message>
        <source>Every die has six sides. In all fire tables a low roll is good for the side that fires; in morale checks a low roll is good for the unit that checks.

Nothing is rounded on the way. Movement costs, anti-tank factors and halved values are kept as exact fractions, and only the odds are rounded in the end ([9.C.3]).

*Example:* three hexes at ⅓ MP cost exactly 1 MP. A value of 7½ against a defence of 6 is 1:1.</source>
        <comment>0.B text</comment>
        <extracomment>rule 0.B</extracomment>
        <translation>Todos los dados son de seis caras. En las tablas de fuego una tirada baja favorece a quien dispara; en los chequeos de moral, a la unidad que los hace.

Nada se redondea por el camino. Los costes de movimiento, los factores contracarro y los valores partidos por dos se guardan como fracciones exactas, y solo al final se redondea la proporción ([9.C.3]).

*Ejemplo:* tres hexágonos a ⅓ de PM cuestan exactamente 1 PM. Un valor de 7½ contra una defensa de 6 es 1:1.</translation>
    </message>
    <message>
        <source>Components</source>
        <comment>1 title</comment>
        <extracomment>rule 1</extracomment>
        <translation>Componentes</translation>
    </message>
    <message>
        <source>The map shows the country around Velikiye Luki; a hex measures one mile from side to side. On it stand the units ([2]); beside it the program keeps the charts: terrain effects, the three combat tables, the turn record, the orders of appearance of both sides and the key to the counters. All of them can be opened at any time.

The hexes are numbered by column and row; 0101 is in the north-west corner. The map is reconstructed from geography and from what the book says about places, rivers, railways and entry areas.</source>
        <comment>1 text</comment>
        <extracomment>rule 1</extracomment>
        <translation>El mapa representa los alrededores de Velíkiye Luki; un hexágono mide una milla de lado a lado. Sobre él están las unidades ([2]); aparte, el programa guarda las tablas: efectos del terreno, las tres tablas de combate, el registro de turnos, los órdenes de aparición de ambos bandos y la clave de las fichas. Todas se pueden abrir en cualquier momento.

Los hexágonos se numeran por columna y fila; el 0101 está en la esquina noroeste. El mapa está reconstruido a partir de la geografía y de lo que el libro cuenta de lugares, ríos, ferrocarriles y zonas de entrada.</translation>
    </message>
    <message>
        <source>Units</source>
        <comment>2 title</comment>
        <extracomment>rule 2</extracomment>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>A counter tells:

- the type of the unit by its symbol, its name, and the division or brigade to which it belongs;
- its size: company (I), battalion (II), regiment (III) or brigade (X);
- its mobility by a letter ([26.D]);
- how many of its strength points and of its movement points are left;
- how many units lie in the stack.

AFVs have the outline of a vehicle in place of a symbol and no size mark: a German AFV unit is always a company, a Soviet one always a battalion.

One strength point stands for 150 to 200 fighting infantry, four heavy guns, six to eight light guns, or four to five AFVs. A unit with no strength left is gone. Other values of a unit are its class, its conventional and anti-tank factors, its morale, the defence value of an AFV, and range, barrage and support factors of artillery ([11]). Nearly all of these values are reconstructed.</source>
        <comment>2 text</comment>
        <extracomment>rule 2</extracomment>
        <translation>Una ficha dice:

- el tipo de la unidad, por su símbolo; su nombre; y la división o brigada a la que pertenece;
- su tamaño: compañía (I), batallón (II), regimiento (III) o brigada (X);
- su movilidad, con una letra ([26.D]);
- cuántos puntos de fuerza y de movimiento le quedan;
- cuántas unidades hay en la pila.

Los blindados llevan la silueta de un vehículo en vez de un símbolo y no tienen marca de tamaño: una unidad blindada alemana es siempre una compañía; una soviética, siempre un batallón.

Un punto de fuerza equivale a entre 150 y 200 infantes combatientes, a cuatro cañones pesados, a entre seis y ocho ligeros o a cuatro o cinco blindados. La unidad que se queda sin fuerza desaparece. Otros valores son la clase, los factores convencional y contracarro, la moral, el valor de defensa de los blindados y, en la artillería, el alcance y los factores de bombardeo y de apoyo ([11]). Casi todos están reconstruidos.</translation>
    </message>
    <message>
        <source>Zones of control</source>
        <comment>3 title</comment>
        <extracomment>rule 3</extracomment>
        <translation>Zonas de control</translation>
    </message>
    <message>
        <source>Every unit has a zone of control in the six hexes around it, whatever the ground: over rivers, lakes and forbidden terrain too.

The exception is a German weapons unit of company size that is alone in its hex: it has no ZOC. As soon as any other unit is with it, even a second company of the same kind, both have one. Bunkers and intrinsic garrisons never have a ZOC ([19], [26.C]).

- A unit that enters a hex in an enemy ZOC stops there for the rest of the movement phase. For exceptions see [3.A], [3.B] and [21.B].
- Friendly units or friendly zones in the hex do not cancel this.
- A unit that starts the movement phase in an enemy ZOC may leave it for 1 MP besides the cost of the ground. It may go straight into another hex of an enemy ZOC, where it stops again.
- The 1 MP is paid once for every such hex that is left, however many enemies control it, and by every unit: AFVs, ski troops and stacks led by commandos included.

Zones also matter for rail movement ([8]), retreats ([14.C.1]), supply ([15.B]) and isolation ([15.C]).

*Example:* a battalion on foot begins next to an enemy and goes to a clear hex: 1 MP for leaving, 1 MP for the ground.</source>
        <comment>3 text</comment>
        <extracomment>rule 3</extracomment>
        <translation>Toda unidad ejerce zona de control en los seis hexágonos que la rodean, sea cual sea el terreno: también sobre ríos, lagos y terreno prohibido.

La excepción es la unidad de armas alemana de tamaño compañía que está sola en su hexágono: no tiene ZdC. En cuanto la acompaña otra unidad cualquiera, aunque sea una segunda compañía igual, la tienen las dos. Los búnkeres y las guarniciones intrínsecas nunca tienen ZdC ([19], [26.C]).

- La unidad que entra en un hexágono en ZdC enemiga se detiene allí hasta el final de la fase de movimiento. Las excepciones están en [3.A], [3.B] y [21.B].
- Ni las unidades propias ni sus zonas en ese hexágono lo evitan.
- La unidad que empieza la fase de movimiento en ZdC enemiga puede salir pagando 1 PM además del terreno. Puede pasar directamente a otro hexágono en ZdC enemiga, donde vuelve a detenerse.
- Ese PM se paga una vez por cada hexágono así que se abandona, por muchos enemigos que lo controlen, y lo pagan todos: también los blindados, los esquiadores y las pilas que guían los comandos.

Las zonas cuentan además para el movimiento por ferrocarril ([8]), las retiradas ([14.C.1]), el suministro ([15.B]) y el aislamiento ([15.C]).

*Ejemplo:* un batallón a pie empieza junto a un enemigo y va a un hexágono despejado: 1 PM por salir y 1 PM por el terreno.</translation>
    </message>
    <message>
        <source>AFVs in zones of control</source>
        <comment>3.A title</comment>
        <extracomment>rule 3.A</extracomment>
        <translation>Blindados en zonas de control</translation>
    </message>
    <message>
        <source>An AFV need not stop in an enemy ZOC. But each time it leaves a hex of an enemy ZOC while it moves, the enemy units whose zone it leaves fire at it with anti-tank fire ([10]). This is *transit fire*.

- All units entitled to fire at one exit fire together as one attack; the exit counts even if the next hex is in the same zone.
- It is resolved at once, in the hex that is being left.
- Transit fire uses nothing up. The firers may fire again later in the impulse, at every AFV that passes and at every exit; the AFV can still be fired on in the defensive-fire phase.
- A unit without a ZOC has no transit fire: a lone German weapons company lets tanks pass.

An AFV that loses strength checks morale ([14]) in the hex that it wanted to leave. If it fails, its movement ends there. If it routs, it suffers a rout as in the defensive-fire phase: it retreats two hexes and assaults nobody in this impulse. If it passes, it goes on.

*Option:* with *Losses stop passing tanks* any loss in transit ends the movement of the AFV, even if its morale holds. The book&apos;s notes say so ([26.A]), its rule does not.</source>
        <comment>3.A text</comment>
        <extracomment>rule 3.A</extracomment>
        <translation>Un blindado no está obligado a detenerse en una ZdC enemiga. Pero cada vez que al mover abandona un hexágono en ZdC enemiga, las unidades de cuya zona sale le disparan con fuego contracarro ([10]). Es el *fuego de tránsito*.

- Todas las que tienen derecho a disparar en una misma salida lo hacen juntas, en un solo ataque; la salida cuenta aunque el hexágono siguiente esté en la misma zona.
- Se resuelve en el acto, en el hexágono que se abandona.
- El fuego de tránsito no gasta nada. Quien dispara puede volver a hacerlo más tarde en el impulso, contra cada blindado que pase y en cada salida; y al blindado se le puede seguir disparando en la fase de fuego defensivo.
- La unidad sin ZdC no hace fuego de tránsito: una compañía de armas alemana sola deja pasar los carros.

El blindado que pierde fuerza hace un chequeo de moral ([14]) en el hexágono que quería abandonar. Si lo falla, su movimiento acaba allí. Si se desbanda, sufre la desbandada como en la fase de fuego defensivo: retrocede dos hexágonos y no asalta en este impulso. Si lo supera, sigue.

*Opción:* con *Las bajas detienen a los carros en tránsito*, cualquier pérdida en tránsito acaba con el movimiento del blindado, aunque su moral aguante. Así lo dicen las notas del libro ([26.A]), pero no la regla.</translation>
    </message>
    <message>
        <source>Ski troops</source>
        <comment>3.B title</comment>
        <extracomment>rule 3.B</extracomment>
        <translation>Esquiadores</translation>
    </message>
    <message>
        <source>Ski units, those with mobility *s*, stop only in the ZOC of an enemy ski unit. In other enemy zones they go on and pay 1 extra MP for each hex of an enemy ZOC that they leave.

*Example:* a ski battalion that passes two controlled hexes in a row pays 2 MP more than the ground costs. Mountain infantry on foot has no such right.</source>
        <comment>3.B text</comment>
        <extracomment>rule 3.B</extracomment>
        <translation>Las unidades de esquí, las de movilidad *s*, solo se detienen en la ZdC de una unidad de esquí enemiga. En las demás zonas enemigas siguen adelante y pagan 1 PM más por cada hexágono en ZdC enemiga que abandonan.

*Ejemplo:* un batallón de esquiadores que atraviesa dos hexágonos controlados seguidos paga 2 PM más de lo que cuesta el terreno. La infantería de montaña a pie no tiene ese derecho.</translation>
    </message>
    <message>
        <source>Weapons units</source>
        <comment>3.C title</comment>
        <extracomment>rule 3.C</extracomment>
        <translation>Unidades de armas</translation>
    </message>
    <message>
        <source>A weapons unit (L or H) may enter an enemy ZOC in the movement phase only if a friendly personnel or AFV unit is in that hex.

It need not leave a ZOC in which it starts its phase, nor if its companions go away. It may retreat through enemy zones like everybody else ([14]).</source>
        <comment>3.C text</comment>
        <extracomment>rule 3.C</extracomment>
        <translation>Una unidad de armas (L o H) solo puede entrar en ZdC enemiga durante la fase de movimiento si en ese hexágono hay una unidad propia de personal o blindada.

No está obligada a salir de la ZdC en la que empieza la fase, ni aunque se vayan sus acompañantes. Puede retirarse a través de zonas enemigas como cualquier otra ([14]).</translation>
    </message>
    <message>
        <source>Stacking</source>
        <comment>4 title</comment>
        <extracomment>rule 4</extracomment>
        <translation>Apilamiento</translation>
    </message>
    <message>
        <source>How many units may be in one hex is a matter of each army ([4.A], [4.B]). The limits hold at the end of the movement phase and at the end of each combat phase: units may pass through full hexes.

A unit whose retreat would end in a hex that is too full goes on, hex by hex, until there is room. If it finds none, it is lost.

Bunkers and intrinsic garrisons do not count.</source>
        <comment>4 text</comment>
        <extracomment>rule 4</extracomment>
        <translation>Cuántas unidades caben en un hexágono depende del ejército ([4.A], [4.B]). Los límites valen al final de la fase de movimiento y al final de cada fase de combate: se puede pasar por hexágonos llenos.

La unidad cuya retirada acabaría en un hexágono demasiado lleno sigue, hexágono a hexágono, hasta encontrar sitio. Si no lo encuentra, se pierde.

Los búnkeres y las guarniciones intrínsecas no cuentan.</translation>
    </message>
    <message>
        <source>German stacking</source>
        <comment>4.A title</comment>
        <extracomment>rule 4.A</extracomment>
        <translation>Apilamiento alemán</translation>
    </message>
    <message>
        <source>A German hex holds

- any *three* battalion equivalents, or
- *four* battalion equivalents if all of them belong to one division or brigade,

and in both cases *one company more*, of any formation.

A battalion equivalent is a battalion, or two companies of any kind, or all companies of one battalion: some German battalions are on the map as four companies. Corps, army and army-group troops are no division or brigade, so four of their battalions may not be together. The Brandenburg companies are one battalion.

*Examples:* three battalions of three divisions fit. Four battalions of the 83rd Infantry Division and a Brandenburg company fit. Three companies of different battalions are one equivalent and the company more.

(One clause of this rule is lost in the book; this is the reading that the rest of it supports.)</source>
        <comment>4.A text</comment>
        <extracomment>rule 4.A</extracomment>
        <translation>En un hexágono alemán caben

- *tres* equivalentes de batallón cualesquiera, o
- *cuatro* equivalentes de batallón si todos son de una misma división o brigada,

y, en ambos casos, *una compañía más*, de la formación que sea.

Un equivalente de batallón es un batallón, o dos compañías cualesquiera, o todas las compañías de un mismo batallón: algunos batallones alemanes están en el mapa como cuatro compañías. Las tropas de cuerpo, de ejército y de grupo de ejércitos no son división ni brigada, así que cuatro de sus batallones no pueden ir juntos. Las compañías Brandenburg forman un batallón.

*Ejemplos:* tres batallones de tres divisiones caben. Cuatro batallones de la 83.ª División de Infantería y una compañía Brandenburg, también. Tres compañías de batallones distintos son un equivalente y la compañía de más.

(Al libro se le ha perdido una frase de esta regla; esta es la lectura que el resto apoya.)</translation>
    </message>
    <message>
        <source>Soviet stacking</source>
        <comment>4.B title</comment>
        <extracomment>rule 4.B</extracomment>
        <translation>Apilamiento soviético</translation>
    </message>
    <message>
        <source>A Soviet hex holds one of these:

- all the units of a *single brigade*;
- *two artillery units* that belong to no division;
- *one regiment and one battalion*, not necessarily of the same division; smaller units may stand in their place.

To any of them, or by themselves, the units of an engineer brigade may be added freely. In the extreme this makes a stack of sixteen counters.

*Examples:* all eight units of the 18th Mechanised Brigade fit, and the battalions of the 55th Engineer Brigade with them. Two rifle regiments do not.</source>
        <oldsource>A Soviet hex holds one of these:

- all the units of a *single brigade*;
- *two artillery units* that belong to no division;
- *one regiment and one battalion*, not necessarily of the same division.

To any of them, or by themselves, the units of an engineer brigade may be added freely. In the extreme this makes a stack of sixteen counters.

*Examples:* all eight units of the 18th Mechanised Brigade fit, and the battalions of the 55th Engineer Brigade with them. Two rifle regiments do not.</oldsource>
        <comment>4.B text</comment>
        <extracomment>rule 4.B</extracomment>
        <translation>En un hexágono soviético cabe una de estas cosas:

- todas las unidades de *una sola brigada*;
- *dos unidades de artillería* que no sean de ninguna división;
- *un regimiento y un batallón*, no necesariamente de la misma división; en su lugar puede haber unidades menores.

A cualquiera de ellas, o por sí solas, se pueden añadir libremente las unidades de una brigada de ingenieros. En el caso extremo resulta una pila de dieciséis fichas.

*Ejemplos:* caben las ocho unidades de la 18.ª Brigada Mecanizada y, con ellas, los batallones de la 55.ª Brigada de Ingenieros. Dos regimientos de fusileros, no.</translation>
    </message>
    <message>
        <source>Limited intelligence</source>
        <comment>4.C title</comment>
        <extracomment>rule 4.C</extracomment>
        <translation>Información limitada</translation>
    </message>
    <message>
        <source>Of an enemy stack you see the uppermost counter and how many units there are, nothing else. Which unit is on top its owner decides in his movement phase. All overlays, lists, reports and replays keep to that.

You see the whole stack only when you attack its hex in some way: when you define an assault on it, aim a barrage at it, or an AFV of yours draws its transit fire. To open the definition of a hex you need at least one unit that could assault it. Once you have looked, the step can&apos;t be taken back; in one impulse you may look into the same hex without attacking it three times at most.</source>
        <oldsource>Of an enemy stack you see the uppermost counter and how many units there are, nothing else. All overlays, lists, reports and replays keep to that.

You see the whole stack only when you attack its hex in some way: when you define an assault on it, aim a barrage at it, or an AFV of yours draws its transit fire. To open the definition of a hex you need at least one unit that could assault it. Once you have looked, the step can&apos;t be taken back.</oldsource>
        <comment>4.C text</comment>
        <extracomment>rule 4.C</extracomment>
        <translation>De una pila enemiga ves la ficha de arriba y cuántas unidades hay; nada más. Qué unidad va encima lo decide su dueño en su fase de movimiento. A eso se atienen todas las capas del mapa, las listas, los informes y las repeticiones.

La pila entera solo la ves cuando atacas su hexágono de algún modo: cuando defines un asalto contra él, cuando apuntas un bombardeo o cuando un blindado tuyo recibe su fuego de tránsito. Para abrir la definición de un hexágono te hace falta al menos una unidad que pueda asaltarlo. Después de mirar, el paso ya no se puede deshacer; en un impulso se puede mirar en el mismo hexágono sin atacarlo tres veces como mucho.</translation>
    </message>
    <message>
        <source>Sequence of play</source>
        <comment>5 title</comment>
        <extracomment>rule 5</extracomment>
        <translation>Secuencia de juego</translation>
    </message>
    <message>
        <source>The game goes in turns of five days. A turn has as many *impulses* as the players make of it.

In each turn both players have *ten movement points*. The Soviet player takes the first impulse of every turn. The player whose impulse it is decides how many of his remaining points it is worth, from one to all of them. Then it is the other&apos;s impulse, and so on by turns until one side has no points left; the other side then plays one or more impulses in a row until it has none either. That ends the turn. Nothing is kept for the next one.

The player who conducts the impulse is the phasing player. Each impulse has five phases: decision [5.1], movement [5.2], barrage [5.3], defensive fire [5.4], assault [5.5].

At the start of a turn come, before the first impulse: the release of garrisons ([22]), the weather ([16]), supply points ([15.A]) and the choices for the city and for a refit ([15.D.2], [18]).

*Example:* if the Soviet player spends all ten points at once, the German plays impulses worth ten points one after the other.</source>
        <comment>5 text</comment>
        <extracomment>rule 5</extracomment>
        <translation>El juego va por turnos de cinco días. Un turno tiene tantos *impulsos* como hagan de él los jugadores.

En cada turno ambos jugadores tienen *diez puntos de movimiento*. El soviético empieza siempre. El jugador a quien toca decide cuántos de los puntos que le quedan vale su impulso, desde uno hasta todos. Después le toca al otro, y así por turno hasta que un bando se queda sin puntos; el otro juega entonces uno o más impulsos seguidos hasta agotar los suyos. Con eso acaba el turno. Nada se guarda para el siguiente.

El que lleva el impulso es el jugador activo. Cada impulso tiene cinco fases: decisión [5.1], movimiento [5.2], bombardeo [5.3], fuego defensivo [5.4] y asalto [5.5].

Al principio del turno, antes del primer impulso, van la liberación de guarniciones ([22]), el tiempo ([16]), los puntos de suministro ([15.A]) y las decisiones sobre la ciudad y la reorganización ([15.D.2], [18]).

*Ejemplo:* si el soviético gasta los diez puntos de una vez, el alemán juega impulsos por valor de diez puntos, uno tras otro.</translation>
    </message>
    <message>
        <source>Decision phase</source>
        <comment>5.1 title</comment>
        <extracomment>rule 5.1</extracomment>
        <translation>Fase de decisión</translation>
    </message>
    <message>
        <source>The phasing player sets how many movement points this impulse is worth. They are taken off his total at once, whether his units use them or not. The supply gauges beside the slider only inform.

*Example:* ten points left, four chosen: every unit has 4 MP in this impulse, and six points remain for the turn.</source>
        <comment>5.1 text</comment>
        <extracomment>rule 5.1</extracomment>
        <translation>El jugador activo fija cuántos puntos de movimiento vale este impulso. Se le descuentan en el acto, los usen sus unidades o no. Los indicadores de suministro junto al deslizador solo informan.

*Ejemplo:* quedan diez puntos y elige cuatro: cada unidad tiene 4 PM en este impulso, y para el turno le quedan seis.</translation>
    </message>
    <message>
        <source>Movement phase</source>
        <comment>5.2 title</comment>
        <extracomment>rule 5.2</extracomment>
        <translation>Fase de movimiento</translation>
    </message>
    <message>
        <source>The phasing player moves any or all of his units, each up to the number of points of the impulse ([6]), and then declares all his assaults: which hexes, and by which units.

Declared assaults stay as they are. If a barrage empties a target, the units that were declared against it can&apos;t turn to another hex, but they may advance into the empty one.</source>
        <comment>5.2 text</comment>
        <extracomment>rule 5.2</extracomment>
        <translation>El jugador activo mueve las unidades que quiera, cada una hasta los puntos del impulso ([6]), y después declara todos sus asaltos: contra qué hexágonos y con qué unidades.

Los asaltos declarados ya no cambian. Si un bombardeo vacía un objetivo, las unidades declaradas contra él no pueden volverse contra otro hexágono, pero sí avanzar al que ha quedado vacío.</translation>
    </message>
    <message>
        <source>Barrage phase</source>
        <comment>5.3 title</comment>
        <extracomment>rule 5.3</extracomment>
        <translation>Fase de bombardeo</translation>
    </message>
    <message>
        <source>The phasing player carries out all his barrages ([11.B]).</source>
        <comment>5.3 text</comment>
        <extracomment>rule 5.3</extracomment>
        <translation>El jugador activo lleva a cabo todos sus bombardeos ([11.B]).</translation>
    </message>
    <message>
        <source>Defensive-fire phase</source>
        <comment>5.4 title</comment>
        <extracomment>rule 5.4</extracomment>
        <translation>Fase de fuego defensivo</translation>
    </message>
    <message>
        <source>For each assaulted hex the non-phasing player carries out the conventional and anti-tank fire of the defenders ([9], [10]), with the support of artillery if he wishes ([11.A]).</source>
        <comment>5.4 text</comment>
        <extracomment>rule 5.4</extracomment>
        <translation>En cada hexágono asaltado el jugador no activo lleva a cabo el fuego convencional y contracarro de los defensores ([9], [10]), con apoyo de la artillería si quiere ([11.A]).</translation>
    </message>
    <message>
        <source>Assault phase</source>
        <comment>5.5 title</comment>
        <extracomment>rule 5.5</extracomment>
        <translation>Fase de asalto</translation>
    </message>
    <message>
        <source>The phasing player carries out the conventional and anti-tank fire of his assaulting units.

- The *Soviet* player may assault only in an impulse of at least 3 MP, or in one that takes all the points that he has left. What counts are the points of the decision phase.
- The *German* player may assault in any impulse, even one of 1 MP.

*Example:* with eight points left a Soviet impulse of 2 MP allows no assault, one of 3 MP does. With two points left an impulse of 2 MP does too.</source>
        <comment>5.5 text</comment>
        <extracomment>rule 5.5</extracomment>
        <translation>El jugador activo lleva a cabo el fuego convencional y contracarro de las unidades que asaltan.

- El *soviético* solo puede asaltar en un impulso de al menos 3 PM, o en uno en el que emplee todos los que le quedan. Lo que cuenta son los puntos de la fase de decisión.
- El *alemán* puede asaltar en cualquier impulso, aunque sea de 1 PM.

*Ejemplo:* si al soviético le quedan ocho puntos, un impulso de 2 PM no permite asaltar y uno de 3 PM sí. Si le quedan dos, el de 2 PM también.</translation>
    </message>
    <message>
        <source>Movement</source>
        <comment>6 title</comment>
        <extracomment>rule 6</extracomment>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Movement is a matter of points, of ground, and of a letter on the counter: the mobility class.</source>
        <comment>6 text</comment>
        <extracomment>rule 6</extracomment>
        <translation>Mover es cuestión de puntos, de terreno y de una letra de la ficha: la clase de movilidad.</translation>
    </message>
    <message>
        <source>How units move</source>
        <comment>6.A title</comment>
        <extracomment>rule 6.A</extracomment>
        <translation>Cómo se mueve</translation>
    </message>
    <message>
        <source>Only phasing units move. A unit goes from hex to adjacent hex and pays for each hex that it enters; some ground and some hexsides also charge for leaving ([7]).

- All units of a side have the same allowance, the points of the impulse. Mobility decides how far that takes them.
- Costs are fractions of a point and are added exactly ([0.B]).
- A hex with enemy units may never be entered, nor one with an intrinsic garrison ([26.C]).
- A unit may move, stop and go on later in the same phase, as long as it has points and nothing stopped it.</source>
        <comment>6.A text</comment>
        <extracomment>rule 6.A</extracomment>
        <translation>Solo mueven las unidades del jugador activo. Van de hexágono en hexágono contiguo y pagan por cada uno en el que entran; algunos terrenos y algunos lados cobran también por salir ([7]).

- Todas las unidades de un bando disponen de lo mismo, los puntos del impulso. Hasta dónde llegan con ellos lo decide la movilidad.
- Los costes son fracciones de punto y se suman exactamente ([0.B]).
- Nunca se entra en un hexágono con unidades enemigas, ni en uno con guarnición intrínseca ([26.C]).
- Una unidad puede mover, pararse y seguir más tarde en la misma fase, mientras tenga puntos y nada la haya detenido.</translation>
    </message>
    <message>
        <source>Other uses of movement points</source>
        <comment>6.B title</comment>
        <extracomment>rule 6.B</extracomment>
        <translation>Otros usos de los puntos de movimiento</translation>
    </message>
    <message>
        <source>Three things cost 1 MP besides going somewhere.</source>
        <comment>6.B text</comment>
        <extracomment>rule 6.B</extracomment>
        <translation>Hay tres cosas que cuestan 1 PM aparte de ir a alguna parte.</translation>
    </message>
    <message>
        <source>Leaving a zone of control</source>
        <comment>6.B.1 title</comment>
        <extracomment>rule 6.B.1</extracomment>
        <translation>Salir de una zona de control</translation>
    </message>
    <message>
        <source>1 MP for each hex of an enemy ZOC that is left ([3]).</source>
        <comment>6.B.1 text</comment>
        <extracomment>rule 6.B.1</extracomment>
        <translation>1 PM por cada hexágono en ZdC enemiga que se abandona ([3]).</translation>
    </message>
    <message>
        <source>Deploying</source>
        <comment>6.B.2 title</comment>
        <extracomment>rule 6.B.2</extracomment>
        <translation>Desplegarse</translation>
    </message>
    <message>
        <source>Artillery must be *deployed* before it can fire indirectly ([11]). To deploy costs 1 MP. The unit then stays deployed until it leaves its hex; by moving it becomes *concentrated* again, without cost.

Concentrated artillery takes part in every other kind of combat.

Artillery that stands on the map when a game begins is deployed; artillery that arrives as a reinforcement is concentrated (reconstructed).</source>
        <comment>6.B.2 text</comment>
        <extracomment>rule 6.B.2</extracomment>
        <translation>La artillería ha de estar *desplegada* para hacer fuego indirecto ([11]). Desplegarse cuesta 1 PM. La unidad sigue desplegada hasta que sale de su hexágono; al mover vuelve a estar *concentrada*, sin coste.

La artillería concentrada participa en cualquier otra clase de combate.

La artillería que está en el mapa al empezar la partida está desplegada; la que llega como refuerzo, concentrada (reconstruido).</translation>
    </message>
    <message>
        <source>Assaulting</source>
        <comment>6.B.3 title</comment>
        <extracomment>rule 6.B.3</extracomment>
        <translation>Asaltar</translation>
    </message>
    <message>
        <source>A unit must have 1 MP left, and spends it, to assault an adjacent hex. Indirect fire and defensive fire cost no movement points.</source>
        <comment>6.B.3 text</comment>
        <extracomment>rule 6.B.3</extracomment>
        <translation>A la unidad tiene que quedarle 1 PM, y lo gasta, para asaltar un hexágono contiguo. El fuego indirecto y el defensivo no cuestan puntos de movimiento.</translation>
    </message>
    <message>
        <source>Terrain and movement</source>
        <comment>7 title</comment>
        <extracomment>rule 7</extracomment>
        <translation>Terreno y movimiento</translation>
    </message>
    <message>
        <source>The terrain effects chart lists the cost of each kind of ground for the seven mobility classes. Given by the book are: draft pays 1-2 for streams, track may not enter forest, and AFVs may not cross a full lake side in thaw. The other numbers are reconstructed.

- With several kinds of ground in one hex the dearest counts; a stream or river replaces clear ground.
- *Streams and rivers* have for some classes two numbers, *a-b*: *a* for entering the hex, also from another hex of the same water; *b* is added when the unit leaves this water for other ground.
- *Roads and railways* cancel all other ground of the hex, rivers excepted, but only for a unit that moves along them from hex to hex. Whoever comes from elsewhere pays for the other ground.
- A *river* is cancelled only by a bridge ([20]).
- *P* means prohibited: the class may not enter, or not cross.
- *Slopes* cost extra uphill, nothing downhill. *Lake sides* cost what the weather makes of them ([13]).

*Example:* a draft unit pays 1 MP into a stream, 1 MP along it, and 2 MP plus the new ground when it comes out. A tank company may enter a forest hex along its road, not across the fields.</source>
        <comment>7 text</comment>
        <extracomment>rule 7</extracomment>
        <translation>La tabla de efectos del terreno da el coste de cada clase de terreno para las siete clases de movilidad. Del libro son: tiro paga 1-2 en los arroyos, orugas no puede entrar en bosque y los blindados no pueden cruzar con deshielo un lado que sea todo lago. Los demás números están reconstruidos.

- Si en un hexágono hay varias clases de terreno, cuenta la más cara; un arroyo o un río sustituye al terreno despejado.
- *Arroyos y ríos* tienen para algunas clases dos números, *a-b*: *a* por entrar en el hexágono, también viniendo de otro de la misma agua; *b* se añade al salir de ella a otro terreno.
- *Carreteras y ferrocarriles* anulan todo el resto del terreno del hexágono, menos los ríos, pero solo para quien mueve a lo largo de ellos de un hexágono a otro. Quien viene de otro lado paga el resto del terreno.
- Un *río* solo lo anula un puente ([20]).
- *P* quiere decir prohibido: esa clase no puede entrar, o no puede cruzar.
- Las *pendientes* cuestan más cuesta arriba y nada cuesta abajo. Los *lados de lago* cuestan según el tiempo que haga ([13]).

*Ejemplo:* una unidad de tiro paga 1 PM por meterse en un arroyo, 1 PM por seguirlo y, al salir, 2 PM más el terreno nuevo. Una compañía de carros puede entrar en un bosque por su carretera, no campo a través.</translation>
    </message>
    <message>
        <source>Rail movement</source>
        <comment>8 title</comment>
        <extracomment>rule 8</extracomment>
        <translation>Movimiento por ferrocarril</translation>
    </message>
    <message>
        <source>For ordinary movement a railway is a road. Besides, units can go by train.

- To *entrain* costs 1 MP. Personnel may entrain in any railway hex, weapons and AFVs only in a town on a railway.
- An entrained unit goes any distance along the railway, as long as the line leads to a friendly edge of the map without being broken by enemy units or their ZOC, or by a missing bridge ([20]). For trains the *east edge* is Soviet, *all other edges* are German.
- A train may not enter an enemy ZOC.
- The journey ends in a hex in which the unit could entrain. There it gets off and may go on with the points that it has.
- Each side can carry 25 strength points a turn, not an impulse. The strength that the unit has at that moment counts, each time it entrains.

*Example:* if 20 SP went by train in the first impulse, 5 SP can go in the rest of the turn. A battalion of 5 SP that entrains twice uses 10.

How reinforcements entrain is told in [25.D].</source>
        <comment>8 text</comment>
        <extracomment>rule 8</extracomment>
        <translation>Para el movimiento normal un ferrocarril es una carretera. Además, se puede ir en tren.

- *Embarcar* cuesta 1 PM. El personal embarca en cualquier hexágono de ferrocarril; las armas y los blindados, solo en una población con ferrocarril.
- La unidad embarcada recorre cualquier distancia por la vía, siempre que la línea llegue hasta un borde amigo del mapa sin que la corten unidades enemigas o sus ZdC, ni la falta de un puente ([20]). Para los trenes el *borde este* es soviético y *todos los demás*, alemanes.
- Un tren no puede entrar en ZdC enemiga.
- El viaje acaba en un hexágono en el que la unidad podría embarcar. Allí baja y puede seguir con los puntos que le queden.
- Cada bando puede transportar 25 puntos de fuerza por turno, no por impulso. Cuenta la fuerza que la unidad tiene en ese momento, cada vez que embarca.

*Ejemplo:* si en el primer impulso viajaron 20 PF, en el resto del turno pueden viajar 5. Un batallón de 5 PF que embarca dos veces gasta 10.

Cómo embarcan los refuerzos se cuenta en [25.D].</translation>
    </message>
    <message>
        <source>Conventional fire</source>
        <comment>9 title</comment>
        <extracomment>rule 9</extracomment>
        <translation>Fuego convencional</translation>
    </message>
    <message>
        <source>Rifles, machine guns, mortars: conventional fire is aimed at personnel and weapons units. It is fired in the defensive-fire phase and in the assault phase.</source>
        <comment>9 text</comment>
        <extracomment>rule 9</extracomment>
        <translation>Fusiles, ametralladoras, morteros: el fuego convencional se dirige contra el personal y las unidades de armas. Se hace en la fase de fuego defensivo y en la de asalto.</translation>
    </message>
    <message>
        <source>Who fires</source>
        <comment>9.A title</comment>
        <extracomment>rule 9.A</extracomment>
        <translation>Quién dispara</translation>
    </message>
    <message>
        <source>In defensive fire all non-phasing units in an assaulted hex fire. In the assault phase the assaulting units fire.

A unit whose conventional factor has an asterisk fires conventionally only in defence. A unit that failed its morale check may be barred ([14.B.1], [14.B.2]).</source>
        <comment>9.A text</comment>
        <extracomment>rule 9.A</extracomment>
        <translation>En el fuego defensivo disparan todas las unidades no activas del hexágono asaltado. En la fase de asalto disparan las que asaltan.

La unidad cuyo factor convencional lleva asterisco solo dispara así al defenderse. La que ha fallado su chequeo de moral puede quedar excluida ([14.B.1], [14.B.2]).</translation>
    </message>
    <message>
        <source>Who is fired at</source>
        <comment>9.B title</comment>
        <extracomment>rule 9.B</extracomment>
        <translation>A quién se dispara</translation>
    </message>
    <message>
        <source>- Defensive fire may be aimed at every unit that assaults the hex.
- Assault fire may be aimed at every unit in the assaulted hex.
- AFVs are never the target of conventional fire.</source>
        <comment>9.B text</comment>
        <extracomment>rule 9.B</extracomment>
        <translation>- El fuego defensivo puede dirigirse contra cualquier unidad que asalte el hexágono.
- El fuego de asalto puede dirigirse contra cualquier unidad del hexágono asaltado.
- Los blindados nunca son objetivo del fuego convencional.</translation>
    </message>
    <message>
        <source>How it is done</source>
        <comment>9.C title</comment>
        <extracomment>rule 9.C</extracomment>
        <translation>Cómo se hace</translation>
    </message>
    <message>
        <source>In five steps, from the value of the fire to the morale of the target.</source>
        <comment>9.C text</comment>
        <extracomment>rule 9.C</extracomment>
        <translation>En cinco pasos, del valor del fuego a la moral del objetivo.</translation>
    </message>
    <message>
        <source>Value of the fire</source>
        <comment>9.C.1 title</comment>
        <extracomment>rule 9.C.1</extracomment>
        <translation>Valor del fuego</translation>
    </message>
    <message>
        <source>A unit fires with its conventional factor multiplied by its remaining strength. The values of all units that fire at one target are added up.

What doubles or halves a factor multiplies: firing down a slope ([12.B]), close combat ([21.A]), isolation ([15.C]).

*Example:* factor 4 and 6 SP are 24. Isolated, they are 12.</source>
        <comment>9.C.1 text</comment>
        <extracomment>rule 9.C.1</extracomment>
        <translation>Una unidad dispara con su factor convencional multiplicado por la fuerza que le queda. Se suman los valores de todas las que disparan contra un objetivo.

Todo lo que dobla o parte por dos un factor se multiplica: disparar pendiente abajo ([12.B]), el combate cuerpo a cuerpo ([21.A]), el aislamiento ([15.C]).

*Ejemplo:* factor 4 y 6 PF son 24. Con aislamiento, 12.</translation>
    </message>
    <message>
        <source>Value of the defence</source>
        <comment>9.C.2 title</comment>
        <extracomment>rule 9.C.2</extracomment>
        <translation>Valor de la defensa</translation>
    </message>
    <message>
        <source>The defence of a unit depends on its class, P, L or H, and on the ground on which it stands; it is in the terrain effects chart. Personnel in the open have 6; the other values are reconstructed.

An AFV has a defence value of its own, used only against anti-tank fire ([10.C.2]).</source>
        <comment>9.C.2 text</comment>
        <extracomment>rule 9.C.2</extracomment>
        <translation>La defensa de una unidad depende de su clase, P, L o H, y del terreno en que está; figura en la tabla de efectos del terreno. El personal en terreno despejado tiene 6; los demás valores están reconstruidos.

Un blindado tiene su propio valor de defensa, que solo se usa contra el fuego contracarro ([10.C.2]).</translation>
    </message>
    <message>
        <source>Sharing out the fire, and the odds</source>
        <comment>9.C.3 title</comment>
        <extracomment>rule 9.C.3</extracomment>
        <translation>Reparto del fuego y proporción</translation>
    </message>
    <message>
        <source>Fire is aimed at single units. All the fire against one hex, or of one hex against its attackers, forms a pool, which its owner divides among the targets as he likes, except that

- each unit is fired at no more than once in a phase;
- a weapons unit may not be fired at with higher odds than any personnel unit of its hex;
- a weapons unit may not be fired at at all unless every personnel unit of its hex is fired at.

Where there is no personnel, weapons units may be fired at freely; AFVs do not shield them.

The fire is compared with the defence, and the ratio is rounded in favour of the target to a column of the table.

*Examples:* 29 against 10 is 2:1, 12 against 6 is 2:1, 11½ against 6 is 1:1.

Points beyond the last column are wasted. What you leave over is shared out for you ([26.E]).</source>
        <comment>9.C.3 text</comment>
        <extracomment>rule 9.C.3</extracomment>
        <translation>El fuego se dirige contra unidades concretas. Todo el fuego contra un hexágono, o el de un hexágono contra sus asaltantes, forma un fondo que su dueño reparte como quiera entre los objetivos, salvo que

- a cada unidad se le dispara como mucho una vez por fase;
- a una unidad de armas no se le puede disparar con mejor proporción que a ninguna unidad de personal de su hexágono;
- a una unidad de armas no se le puede disparar en absoluto si no se dispara a todas las unidades de personal de su hexágono.

Donde no hay personal, a las unidades de armas se les dispara libremente; los blindados no las protegen.

El fuego se compara con la defensa y la razón se redondea a favor del objetivo hasta una columna de la tabla.

*Ejemplos:* 29 contra 10 es 2:1, 12 contra 6 es 2:1, 11½ contra 6 es 1:1.

Los puntos que pasan de la última columna se desperdician. Lo que dejes sin repartir se reparte solo ([26.E]).</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>9.C.4 title</comment>
        <extracomment>rule 9.C.4</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>One die is rolled for each target. The result is *MC* or *MC* with a number; below 1:1 it can also be nothing (the table is reconstructed).

- MC: the unit checks morale.
- MC with a number: the unit loses that many strength points, and the same number is added to its morale check.
- No unit loses more than half of its remaining strength by one fire, rounded down; only a unit with 1 SP can lose its last. The morale check still takes the whole number.

The units are dealt with one after the other in the order in which the firer aimed: losses, then the check. The order matters ([14.C.4], [14.C.7]) and is kept in the log.

*Example:* a unit with 3 SP and a result of MC3 loses 1 SP and checks with 3 added.</source>
        <comment>9.C.4 text</comment>
        <extracomment>rule 9.C.4</extracomment>
        <translation>Se tira un dado por objetivo. El resultado es *MC* o *MC* con un número; por debajo de 1:1 también puede no ser nada (la tabla está reconstruida).

- MC: la unidad hace un chequeo de moral.
- MC con número: la unidad pierde esos puntos de fuerza, y el mismo número se suma a su chequeo.
- Ninguna unidad pierde por un fuego más de la mitad de la fuerza que le queda, redondeada hacia abajo; solo la que tiene 1 PF puede perder el último. El chequeo lleva de todos modos el número entero.

Las unidades se resuelven una tras otra, en el orden en que apuntó quien dispara: primero las bajas, luego el chequeo. El orden importa ([14.C.4], [14.C.7]) y queda en el registro.

*Ejemplo:* una unidad con 3 PF y un resultado MC3 pierde 1 PF y hace el chequeo sumando 3.</translation>
    </message>
    <message>
        <source>Morale checks</source>
        <comment>9.C.5 title</comment>
        <extracomment>rule 9.C.5</extracomment>
        <translation>Chequeos de moral</translation>
    </message>
    <message>
        <source>They follow at once, as told in [14].</source>
        <comment>9.C.5 text</comment>
        <extracomment>rule 9.C.5</extracomment>
        <translation>Van inmediatamente después, como se explica en [14].</translation>
    </message>
    <message>
        <source>Advance after fire</source>
        <comment>9.D title</comment>
        <extracomment>rule 9.D</extracomment>
        <translation>Avance tras el fuego</translation>
    </message>
    <message>
        <source>If assault fire, anti-tank fire or morale empties a hex of all its defenders, the units that assaulted it may advance into it, as many as stacking allows. It is a choice, made for each emptied hex. Nobody else advances, and defenders never do.</source>
        <comment>9.D text</comment>
        <extracomment>rule 9.D</extracomment>
        <translation>Si el fuego de asalto, el contracarro o la moral dejan un hexágono sin ningún defensor, las unidades que lo asaltaron pueden avanzar a él, tantas como permita el apilamiento. Es voluntario y se decide para cada hexágono vacío. Nadie más avanza, y los defensores, nunca.</translation>
    </message>
    <message>
        <source>Anti-tank fire</source>
        <comment>10 title</comment>
        <extracomment>rule 10</extracomment>
        <translation>Fuego contracarro</translation>
    </message>
    <message>
        <source>Anti-tank fire is aimed at AFVs only. It is fired in the defensive-fire phase, in the assault phase, and against AFVs in transit ([3.A]).</source>
        <comment>10 text</comment>
        <extracomment>rule 10</extracomment>
        <translation>El fuego contracarro se dirige solo contra blindados. Se hace en la fase de fuego defensivo, en la de asalto y contra blindados en tránsito ([3.A]).</translation>
    </message>
    <message>
        <source>Who fires</source>
        <comment>10.A title</comment>
        <extracomment>rule 10.A</extracomment>
        <translation>Quién dispara</translation>
    </message>
    <message>
        <source>- In defence: every unit in the assaulted hex whose anti-tank factor is not zero.
- In the assault: only assaulting AFVs. All other units fire anti-tank only when they defend.</source>
        <comment>10.A text</comment>
        <extracomment>rule 10.A</extracomment>
        <translation>- En defensa: toda unidad del hexágono asaltado cuyo factor contracarro no sea cero.
- En el asalto: solo los blindados que asaltan. Las demás unidades solo hacen fuego contracarro al defenderse.</translation>
    </message>
    <message>
        <source>Who is fired at</source>
        <comment>10.B title</comment>
        <extracomment>rule 10.B</extracomment>
        <translation>A quién se dispara</translation>
    </message>
    <message>
        <source>Only AFVs: defenders fire at the AFVs that assault their hex, assaulting AFVs at the AFVs in it.</source>
        <comment>10.B text</comment>
        <extracomment>rule 10.B</extracomment>
        <translation>Solo a blindados: los defensores, a los que asaltan su hexágono; los blindados que asaltan, a los que hay en él.</translation>
    </message>
    <message>
        <source>How it is done</source>
        <comment>10.C title</comment>
        <extracomment>rule 10.C</extracomment>
        <translation>Cómo se hace</translation>
    </message>
    <message>
        <source>In four steps.</source>
        <comment>10.C text</comment>
        <extracomment>rule 10.C</extracomment>
        <translation>En cuatro pasos.</translation>
    </message>
    <message>
        <source>Value of the fire</source>
        <comment>10.C.1 title</comment>
        <extracomment>rule 10.C.1</extracomment>
        <translation>Valor del fuego</translation>
    </message>
    <message>
        <source>The anti-tank factor multiplied by the remaining strength, added up for all firers. Fractions are kept.

*Example:* factor ½ and 5 SP are 2½.</source>
        <comment>10.C.1 text</comment>
        <extracomment>rule 10.C.1</extracomment>
        <translation>El factor contracarro multiplicado por la fuerza que queda, sumando a todos los que disparan. Las fracciones se conservan.

*Ejemplo:* factor ½ y 5 PF son 2½.</translation>
    </message>
    <message>
        <source>Defence and odds</source>
        <comment>10.C.2 title</comment>
        <extracomment>rule 10.C.2</extracomment>
        <translation>Defensa y proporción</translation>
    </message>
    <message>
        <source>The defence value of an AFV is among the values of its counter: 2 for a T-70 battalion, more for heavier vehicles (reconstructed).

In a town or forest hex, or assaulting into one, it is 1 lower, but never below 1 ([12.C]).

The anti-tank fire is pooled and divided among the AFVs at will. Odds are formed as for conventional fire ([9.C.3]).

*Example:* a T-34 battalion with 4 that assaults a town defends with 3. 10 against 4 is 2:1.</source>
        <comment>10.C.2 text</comment>
        <extracomment>rule 10.C.2</extracomment>
        <translation>El valor de defensa de un blindado está entre los de su ficha: 2 para un batallón de T-70, más para vehículos más pesados (reconstruido).

En una población o un bosque, o al asaltarlos, es 1 menos, pero nunca menos de 1 ([12.C]).

El fuego contracarro forma un fondo que se reparte a voluntad entre los blindados. La proporción se calcula como la del fuego convencional ([9.C.3]).

*Ejemplo:* un batallón de T-34 con 4 que asalta una población se defiende con 3. 10 contra 4 es 2:1.</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>10.C.3 title</comment>
        <extracomment>rule 10.C.3</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>One die for each target gives a number of strength points lost, or a miss. The limit of half the strength does not hold here: an AFV unit can be destroyed at one stroke. The table is reconstructed.</source>
        <comment>10.C.3 text</comment>
        <extracomment>rule 10.C.3</extracomment>
        <translation>Un dado por objetivo da el número de puntos de fuerza perdidos, o un fallo. Aquí no vale el límite de la mitad: una unidad blindada puede ser destruida de un golpe. La tabla está reconstruida.</translation>
    </message>
    <message>
        <source>Morale check</source>
        <comment>10.C.4 title</comment>
        <extracomment>rule 10.C.4</extracomment>
        <translation>Chequeo de moral</translation>
    </message>
    <message>
        <source>An AFV that loses strength checks morale with its losses in this fire added ([14.A.1]).</source>
        <comment>10.C.4 text</comment>
        <extracomment>rule 10.C.4</extracomment>
        <translation>El blindado que pierde fuerza hace un chequeo de moral sumando lo que ha perdido en este fuego ([14.A.1]).</translation>
    </message>
    <message>
        <source>Both kinds of fire</source>
        <comment>10.D title</comment>
        <extracomment>rule 10.D</extracomment>
        <translation>Las dos clases de fuego</translation>
    </message>
    <message>
        <source>Personnel and AFVs may fire both conventionally and anti-tank in the same phase. A weapons unit fires the one or the other.</source>
        <comment>10.D text</comment>
        <extracomment>rule 10.D</extracomment>
        <translation>El personal y los blindados pueden disparar en la misma fase fuego convencional y contracarro. Una unidad de armas, uno de los dos.</translation>
    </message>
    <message>
        <source>Advance after fire</source>
        <comment>10.E title</comment>
        <extracomment>rule 10.E</extracomment>
        <translation>Avance tras el fuego</translation>
    </message>
    <message>
        <source>When anti-tank fire clears the hex, the assaulting units may advance ([9.D]). Only phasing units do.</source>
        <comment>10.E text</comment>
        <extracomment>rule 10.E</extracomment>
        <translation>Cuando el fuego contracarro despeja el hexágono, las unidades que asaltan pueden avanzar ([9.D]). Solo lo hacen las del jugador activo.</translation>
    </message>
    <message>
        <source>Artillery</source>
        <comment>11 title</comment>
        <extracomment>rule 11</extracomment>
        <translation>Artillería</translation>
    </message>
    <message>
        <source>Every unit with a range and a barrage factor is artillery, whatever its symbol; many also have a support factor. Artillery has two kinds of indirect fire, *support* and *barrage*. For both it must be deployed ([6.B.2]).</source>
        <comment>11 text</comment>
        <extracomment>rule 11</extracomment>
        <translation>Toda unidad con alcance y factor de bombardeo es artillería, lleve el símbolo que lleve; muchas tienen también factor de apoyo. La artillería hace dos clases de fuego indirecto, *apoyo* y *bombardeo*. Para ambos ha de estar desplegada ([6.B.2]).</translation>
    </message>
    <message>
        <source>Support</source>
        <comment>11.A title</comment>
        <extracomment>rule 11.A</extracomment>
        <translation>Apoyo</translation>
    </message>
    <message>
        <source>A support mission adds the artillery&apos;s support value to the conventional fire of a friendly stack: for the attackers in the assault phase, for the defenders in defensive fire. The guns are chosen when the fire is, by its owner.</source>
        <comment>11.A text</comment>
        <extracomment>rule 11.A</extracomment>
        <translation>Una misión de apoyo suma el valor de apoyo de la artillería al fuego convencional de una pila propia: de los atacantes en la fase de asalto, de los defensores en el fuego defensivo. Los cañones los elige su dueño en el momento del fuego.</translation>
    </message>
    <message>
        <source>Limits of support</source>
        <comment>11.A.1 title</comment>
        <extracomment>rule 11.A.1</extracomment>
        <translation>Límites del apoyo</translation>
    </message>
    <message>
        <source>- Artillery that supports does not fire conventionally or anti-tank in that phase. Artillery that fired a barrage does not support ([11.B.1]), nor does artillery that takes part in an assault.
- *Soviet* artillery supports only stacks with units of its own division or brigade. Soviet artillery outside the divisions has no support factor.
- *German* artillery may support anybody.
- If units of several divisions or brigades are in the hex or take part in the assault, their owner names one as *controlling headquarters*; all of them then count as part of it for support. With a single formation nothing is asked; for the Germans the choice changes nothing. Corps and army troops are no formation.

*Example:* a brigade and a division assault together, and the division is the headquarters: the guns of the division can help, those of the brigade can&apos;t.</source>
        <oldsource>- Artillery that supports does not fire conventionally or anti-tank in that phase. Artillery that fired a barrage does not support ([11.B.1]).
- *Soviet* artillery supports only stacks with units of its own division or brigade. Soviet artillery outside the divisions has no support factor.
- *German* artillery may support anybody.
- If units of several divisions or brigades are in the hex or take part in the assault, their owner names one as *controlling headquarters*; all of them then count as part of it for support. With a single formation nothing is asked; for the Germans the choice changes nothing. Corps and army troops are no formation.

*Example:* a brigade and a division assault together, and the division is the headquarters: the guns of the division can help, those of the brigade can&apos;t.</oldsource>
        <comment>11.A.1 text</comment>
        <extracomment>rule 11.A.1</extracomment>
        <translation>- La artillería que apoya no hace fuego convencional ni contracarro en esa fase. La que ha bombardeado no apoya ([11.B.1]), ni tampoco la que participa en un asalto.
- La artillería *soviética* solo apoya a pilas en las que haya unidades de su división o brigada. La que está fuera de las divisiones no tiene factor de apoyo.
- La artillería *alemana* puede apoyar a cualquiera.
- Si en el hexágono hay unidades de varias divisiones o brigadas, o varias participan en el asalto, su dueño nombra a una *cuartel general al mando*; para el apoyo todas cuentan entonces como parte de ella. Con una sola formación no se pregunta; para los alemanes la elección no cambia nada. Las tropas de cuerpo y de ejército no son formación.

*Ejemplo:* asaltan juntas una brigada y una división, y la división es el cuartel general: sus cañones pueden ayudar; los de la brigada, no.</translation>
    </message>
    <message>
        <source>Value of support</source>
        <comment>11.A.2 title</comment>
        <extracomment>rule 11.A.2</extracomment>
        <translation>Valor del apoyo</translation>
    </message>
    <message>
        <source>Support factor times remaining strength, if the supported unit is within half the range of the guns; half of that beyond; nothing beyond the range. Distance is counted to the hex whose units are supported; in an assault to the nearest hex of the assaulting units.

It is spent like the conventional fire of the stack.

*Example:* factor 3, 4 SP and range 8 give 12 up to four hexes away, 6 from five to eight.

Low intensity and lack of supply reduce the factor to 1 ([15.A.4], [15.B]).</source>
        <comment>11.A.2 text</comment>
        <extracomment>rule 11.A.2</extracomment>
        <translation>Factor de apoyo por la fuerza que queda, si la unidad apoyada está a la mitad del alcance de los cañones o menos; la mitad de eso, más lejos; nada, fuera del alcance. La distancia se cuenta hasta el hexágono de las unidades apoyadas; en un asalto, hasta el más próximo de los asaltantes.

Se gasta como el fuego convencional de la pila.

*Ejemplo:* factor 3, 4 PF y alcance 8 dan 12 hasta cuatro hexágonos y 6 de cinco a ocho.

La baja intensidad y la falta de suministro reducen el factor a 1 ([15.A.4], [15.B]).</translation>
    </message>
    <message>
        <source>Barrage</source>
        <comment>11.B title</comment>
        <extracomment>rule 11.B</extracomment>
        <translation>Bombardeo</translation>
    </message>
    <message>
        <source>Deployed artillery of the phasing player may fire barrages in the barrage phase. A barrage is an attack of its own on a hex with enemy units. A unit fires at one hex only.</source>
        <comment>11.B text</comment>
        <extracomment>rule 11.B</extracomment>
        <translation>La artillería desplegada del jugador activo puede bombardear en la fase de bombardeo. Un bombardeo es un ataque aparte contra un hexágono con unidades enemigas. Cada unidad dispara contra un solo hexágono.</translation>
    </message>
    <message>
        <source>Limits of barrage</source>
        <comment>11.B.1 title</comment>
        <extracomment>rule 11.B.1</extracomment>
        <translation>Límites del bombardeo</translation>
    </message>
    <message>
        <source>Artillery that fires a barrage uses no other kind of fire in that impulse: no support, no anti-tank fire, no conventional fire. Artillery that is declared for an assault fires no barrage.</source>
        <oldsource>Artillery that fires a barrage uses no other kind of fire in that impulse: no support, no anti-tank fire, no conventional fire.</oldsource>
        <comment>11.B.1 text</comment>
        <extracomment>rule 11.B.1</extracomment>
        <translation>La artillería que bombardea no hace ninguna otra clase de fuego en ese impulso: ni apoyo, ni contracarro, ni convencional. La artillería declarada para un asalto no bombardea.</translation>
    </message>
    <message>
        <source>How a barrage is done</source>
        <comment>11.B.2 title</comment>
        <extracomment>rule 11.B.2</extracomment>
        <translation>Cómo se hace un bombardeo</translation>
    </message>
    <message>
        <source>In three steps.</source>
        <comment>11.B.2 text</comment>
        <extracomment>rule 11.B.2</extracomment>
        <translation>En tres pasos.</translation>
    </message>
    <message>
        <source>Value of the barrage</source>
        <comment>11.B.2.A title</comment>
        <extracomment>rule 11.B.2.A</extracomment>
        <translation>Valor del bombardeo</translation>
    </message>
    <message>
        <source>Barrage factor times remaining strength; half of that beyond half the range. Nobody fires beyond the range.

The values of all guns that fire at a hex are added up. The total may be one attack, or be divided into several on different columns of the table. All attacks on one hex in an impulse are made together.

*Examples:* factor 5, 6 SP and range 10 give 30 up to five hexes away and 15 beyond. A total of 80 can be one attack of 60 and one of 20.</source>
        <oldsource>Barrage factor times remaining strength; half of that beyond half the range. Nobody fires beyond the range.

The values of all guns that fire at a hex are added up. The total may be one attack, or be divided into several on different columns of the table.

*Examples:* factor 5, 6 SP and range 10 give 30 up to five hexes away and 15 beyond. A total of 80 can be one attack of 60 and one of 20.</oldsource>
        <comment>11.B.2.A text</comment>
        <extracomment>rule 11.B.2.A</extracomment>
        <translation>Factor de bombardeo por la fuerza que queda; la mitad, a más de medio alcance. Nadie dispara más allá de su alcance.

Se suman los valores de todos los cañones que disparan contra un hexágono. El total puede ser un solo ataque o repartirse en varios, en columnas distintas de la tabla. Todos los ataques contra un hexágono en un impulso se hacen juntos.

*Ejemplos:* factor 5, 6 PF y alcance 10 dan 30 hasta cinco hexágonos y 15 más allá. Un total de 80 puede ser un ataque de 60 y otro de 20.</translation>
    </message>
    <message>
        <source>Resolving a barrage</source>
        <comment>11.B.2.B title</comment>
        <extracomment>rule 11.B.2.B</extracomment>
        <translation>Resolver un bombardeo</translation>
    </message>
    <message>
        <source>Each attack strikes *every* unit in the hex, with a die of its own for each. The table is reconstructed; low rolls hit. These modifiers are added to the die, all that apply (reconstructed):

- 1 in forest, 1 in swamp, 2 in a town;
- 2 more for units in a bunker hex, except AFVs and units that assault out of it in this impulse;
- 2 for the bunker itself, and nothing else of its hex;
- 1 for AFVs;
- the penalty for a target that is not observed ([11.B.3]).

The result is the number of strength points lost. In one phase barrages cannot take more than half of a unit&apos;s strength, rounded down, unless it has only 1 SP. Bunkers lose all that is inflicted on them.

A unit with losses checks morale with its *actual* loss added: once, after all attacks on it, with the total.

*Example:* two attacks on a hex with three units are six dice. A unit with 4 SP and a result of 3 loses 2 and checks with 2 added.</source>
        <comment>11.B.2.B text</comment>
        <extracomment>rule 11.B.2.B</extracomment>
        <translation>Cada ataque cae sobre *todas* las unidades del hexágono, con un dado para cada una. La tabla está reconstruida; aciertan las tiradas bajas. Al dado se le suman todos estos modificadores que vengan al caso (reconstruidos):

- 1 en bosque, 1 en pantano, 2 en una población;
- 2 más para las unidades de un hexágono con búnker, menos los blindados y las que asalten desde él en este impulso;
- 2 para el búnker mismo, y nada más de su hexágono;
- 1 para los blindados;
- la penalización por un objetivo sin observar ([11.B.3]).

El resultado son los puntos de fuerza perdidos. En una fase los bombardeos no pueden quitar a una unidad más de la mitad de su fuerza, redondeada hacia abajo, salvo que solo tenga 1 PF. Los búnkeres pierden todo lo que se les inflija.

La unidad con bajas hace un chequeo de moral sumando su pérdida *real*: uno solo, después de todos los ataques contra ella, con el total.

*Ejemplo:* dos ataques contra un hexágono con tres unidades son seis dados. Una unidad con 4 PF y un resultado de 3 pierde 2 y hace el chequeo sumando 2.</translation>
    </message>
    <message>
        <source>Morale after a barrage</source>
        <comment>11.B.2.C title</comment>
        <extracomment>rule 11.B.2.C</extracomment>
        <translation>Moral tras un bombardeo</translation>
    </message>
    <message>
        <source>See [14.A.2] and [14.B.1].</source>
        <comment>11.B.2.C text</comment>
        <extracomment>rule 11.B.2.C</extracomment>
        <translation>Véanse [14.A.2] y [14.B.1].</translation>
    </message>
    <message>
        <source>Observation</source>
        <comment>11.B.3 title</comment>
        <extracomment>rule 11.B.3</extracomment>
        <translation>Observación</translation>
    </message>
    <message>
        <source>A barrage works fully if the target hex is observed by or for *every* unit that fires in the attack. Otherwise each die of the attack gets 1 for every two hexes, or part of two, between the target and the farthest gun.

Guns with and without observation may fire in different attacks on the same hex.

*Example:* unobserved, farthest gun five hexes away: 3 is added; four hexes: 2; one hex: 1.</source>
        <comment>11.B.3 text</comment>
        <extracomment>rule 11.B.3</extracomment>
        <translation>Un bombardeo es del todo eficaz si el hexágono objetivo está observado por, o para, *todas* las unidades que disparan en el ataque. Si no, cada dado del ataque lleva 1 más por cada dos hexágonos, o parte de dos, que haya entre el objetivo y el cañón más lejano.

Los cañones con observación y los que no la tienen pueden disparar en ataques distintos contra el mismo hexágono.

*Ejemplo:* sin observación y con el cañón más lejano a cinco hexágonos se suma 3; a cuatro, 2; a uno, 1.</translation>
    </message>
    <message>
        <source>Who observes</source>
        <comment>11.B.3.A title</comment>
        <extracomment>rule 11.B.3.A</extracomment>
        <translation>Quién observa</translation>
    </message>
    <message>
        <source>- Every German unit observes for itself and for all other Germans.
- A Soviet artillery unit observes for itself. Every Soviet unit observes for the artillery of its own division or brigade and for all artillery outside the divisions.</source>
        <comment>11.B.3.A text</comment>
        <extracomment>rule 11.B.3.A</extracomment>
        <translation>- Toda unidad alemana observa para sí misma y para todos los demás alemanes.
- La artillería soviética observa para sí misma. Toda unidad soviética observa para la artillería de su división o brigada y para toda la que está fuera de las divisiones.</translation>
    </message>
    <message>
        <source>How far</source>
        <comment>11.B.3.B title</comment>
        <extracomment>rule 11.B.3.B</extracomment>
        <translation>Hasta dónde</translation>
    </message>
    <message>
        <source>The observer needs a clear line of sight to the target hex, over at most *two* hexes. It reaches *three* hexes

- if the observer is next to a slope hexside, on its high side, and looks across it;
- if the observer is on high ground and the target hex is not.

A deployed regiment of Soviet Guards rockets is seen from one hex farther: usually three, from high ground four.</source>
        <comment>11.B.3.B text</comment>
        <extracomment>rule 11.B.3.B</extracomment>
        <translation>El observador necesita una línea de visión despejada hasta el hexágono objetivo, a *dos* hexágonos como mucho. Llega a *tres*

- si está junto a un lado de pendiente, en la parte alta, y mira a través de él;
- si está en terreno elevado y el hexágono objetivo no.

A un regimiento desplegado de cohetes de la Guardia soviética se le ve desde un hexágono más: por lo general tres; desde terreno elevado, cuatro.</translation>
    </message>
    <message>
        <source>What blocks</source>
        <comment>11.B.3.C title</comment>
        <extracomment>rule 11.B.3.C</extracomment>
        <translation>Qué la bloquea</translation>
    </message>
    <message>
        <source>A line of sight may begin and end in a town or forest, but not pass through one. It crosses a slope hexside only next to the observer. High ground by itself does not block, and neighbouring hexes always see each other.

A line that runs exactly along a hexside is blocked only if both hexes beside it block.</source>
        <comment>11.B.3.C text</comment>
        <extracomment>rule 11.B.3.C</extracomment>
        <translation>Una línea de visión puede empezar y acabar en una población o un bosque, pero no atravesarlos. Cruza un lado de pendiente solo junto al observador. El terreno elevado no bloquea por sí mismo, y los hexágonos contiguos se ven siempre.

La línea que corre exactamente por un lado queda bloqueada solo si bloquean los dos hexágonos que lo comparten.</translation>
    </message>
    <message>
        <source>The 17th Observation Battalion</source>
        <comment>11.B.3.D title</comment>
        <extracomment>rule 11.B.3.D</extracomment>
        <translation>El 17.º Batallón de Observación</translation>
    </message>
    <message>
        <source>The German 17th Observation Battalion, at first in Velikiye Luki, locates guns by sound and flash: it observes every *deployed* Soviet artillery unit within seven hexes, without a line of sight. Otherwise it sees like any other unit.</source>
        <comment>11.B.3.D text</comment>
        <extracomment>rule 11.B.3.D</extracomment>
        <translation>El 17.º Batallón de Observación alemán, al principio en Velíkiye Luki, localiza los cañones por el sonido y el fogonazo: observa toda artillería soviética *desplegada* a siete hexágonos o menos, sin línea de visión. Por lo demás ve como cualquier otra unidad.</translation>
    </message>
    <message>
        <source>Observation in snow</source>
        <comment>11.B.3.E title</comment>
        <extracomment>rule 11.B.3.E</extracomment>
        <translation>Observación con nieve</translation>
    </message>
    <message>
        <source>In turns of snow everybody, the observation battalion included, observes only adjacent hexes.</source>
        <comment>11.B.3.E text</comment>
        <extracomment>rule 11.B.3.E</extracomment>
        <translation>En los turnos de nieve todos, incluido el batallón de observación, observan solo los hexágonos contiguos.</translation>
    </message>
    <message>
        <source>Terrain and combat</source>
        <comment>12 title</comment>
        <extracomment>rule 12</extracomment>
        <translation>Terreno y combate</translation>
    </message>
    <message>
        <source>Ground first of all sets the defence value of personnel and weapons against conventional fire. The values are not added: in a hex with several kinds of ground the best one for the defender counts. High ground and slopes do not change it.

Units that assault defend with the ground of the hex from which they assault.</source>
        <comment>12 text</comment>
        <extracomment>rule 12</extracomment>
        <translation>El terreno fija ante todo la defensa del personal y de las armas contra el fuego convencional. Los valores no se suman: en un hexágono con varias clases de terreno cuenta la mejor para el defensor. El terreno elevado y las pendientes no la cambian.

Las unidades que asaltan se defienden con el terreno del hexágono desde el que asaltan.</translation>
    </message>
    <message>
        <source>Prohibited ground</source>
        <comment>12.A title</comment>
        <extracomment>rule 12.A</extracomment>
        <translation>Terreno prohibido</translation>
    </message>
    <message>
        <source>A unit may not assault across a hexside or into a hex that is prohibited to it ([7]). A tank assaults a forest hex only along a road.

This does not hinder barrages, support, or defensive fire.</source>
        <comment>12.A text</comment>
        <extracomment>rule 12.A</extracomment>
        <translation>Una unidad no puede asaltar a través de un lado ni contra un hexágono que le estén prohibidos ([7]). Un carro solo asalta un bosque por una carretera.

Eso no impide los bombardeos, ni el apoyo, ni el fuego defensivo.</translation>
    </message>
    <message>
        <source>Slopes</source>
        <comment>12.B title</comment>
        <extracomment>rule 12.B</extracomment>
        <translation>Pendientes</translation>
    </message>
    <message>
        <source>A unit that fires down across a slope hexside doubles its conventional and its anti-tank factor.

*Example:* factor 4 with 5 SP fires down with 40.</source>
        <comment>12.B text</comment>
        <extracomment>rule 12.B</extracomment>
        <translation>La unidad que dispara hacia abajo a través de un lado de pendiente dobla sus factores convencional y contracarro.

*Ejemplo:* factor 4 con 5 PF dispara pendiente abajo con 40.</translation>
    </message>
    <message>
        <source>AFVs among houses and trees</source>
        <comment>12.C title</comment>
        <extracomment>rule 12.C</extracomment>
        <translation>Blindados entre casas y árboles</translation>
    </message>
    <message>
        <source>AFVs in a town or forest hex, or assaulting into one, have a defence value that is 1 lower, but at least 1. A T-70 battalion in a town has 1 in place of 2.</source>
        <comment>12.C text</comment>
        <extracomment>rule 12.C</extracomment>
        <translation>Los blindados que están en una población o un bosque, o los asaltan, tienen 1 menos de defensa, pero al menos 1. Un batallón de T-70 en una población tiene 1 en vez de 2.</translation>
    </message>
    <message>
        <source>Assaulting out of a bunker</source>
        <comment>12.D title</comment>
        <extracomment>rule 12.D</extracomment>
        <translation>Asaltar desde un búnker</translation>
    </message>
    <message>
        <source>Units that assault out of a bunker hex have nothing of the bunker in that impulse: they defend with the value of the town, without its barrage modifier and its protection of morale ([14.C.6]). Units that stay inside keep all of it.</source>
        <comment>12.D text</comment>
        <extracomment>rule 12.D</extracomment>
        <translation>Las unidades que asaltan desde un hexágono con búnker no tienen nada de él en ese impulso: se defienden con el valor de la población, sin su modificador al bombardeo y sin su amparo para la moral ([14.C.6]). Las que se quedan dentro lo conservan todo.</translation>
    </message>
    <message>
        <source>Frozen lakes</source>
        <comment>13 title</comment>
        <extracomment>rule 13</extracomment>
        <translation>Lagos helados</translation>
    </message>
    <message>
        <source>The lakes are frozen during the whole game, sometimes better and sometimes worse. Whether and at what cost a lake hexside may be crossed depends on the weather and is in the terrain effects chart. Some hexsides are all lake, others only partly.</source>
        <comment>13 text</comment>
        <extracomment>rule 13</extracomment>
        <translation>Los lagos están helados toda la partida, unas veces mejor y otras peor. Si un lado de lago se puede cruzar, y a qué coste, depende del tiempo y está en la tabla de efectos del terreno. Unos lados son todo lago; otros, solo en parte.</translation>
    </message>
    <message>
        <source>Frost and snow</source>
        <comment>13.A title</comment>
        <extracomment>rule 13.A</extracomment>
        <translation>Helada y nieve</translation>
    </message>
    <message>
        <source>AFVs may cross lake hexsides at the cost of the chart. For each AFV unit and each lake hexside that it crosses a die is rolled: on a 1 the ice breaks and it loses 1 SP.</source>
        <comment>13.A text</comment>
        <extracomment>rule 13.A</extracomment>
        <translation>Los blindados pueden cruzar lados de lago al coste de la tabla. Por cada unidad blindada y cada lado de lago que cruza se tira un dado: con un 1 el hielo se rompe y pierde 1 PF.</translation>
    </message>
    <message>
        <source>Thaw</source>
        <comment>13.B title</comment>
        <extracomment>rule 13.B</extracomment>
        <translation>Deshielo</translation>
    </message>
    <message>
        <source>AFVs may not cross hexsides that are all lake. At hexsides with some lake they roll as in [13.A]: under the snow nobody could tell where the shore was.</source>
        <comment>13.B text</comment>
        <extracomment>rule 13.B</extracomment>
        <translation>Los blindados no pueden cruzar lados que sean todo lago. En los que tienen algo de lago tiran como en [13.A]: bajo la nieve nadie sabía dónde empezaba la orilla.</translation>
    </message>
    <message>
        <source>Morale</source>
        <comment>14 title</comment>
        <extracomment>rule 14</extracomment>
        <translation>Moral</translation>
    </message>
    <message>
        <source>A unit that has to check its morale rolls a die and adds the modifiers.

- Not above its morale: it *passes*, nothing happens.
- 1 or 2 above: it *fails*.
- 3 or more above: it *routs*.

*Example:* with morale 4 a modified 4 passes, 5 and 6 fail, 7 routs.</source>
        <comment>14 text</comment>
        <extracomment>rule 14</extracomment>
        <translation>La unidad que ha de hacer un chequeo de moral tira un dado y suma los modificadores.

- Si no pasa de su moral: lo *supera*, no ocurre nada.
- Si la pasa en 1 o 2: lo *falla*.
- Si la pasa en 3 o más: se *desbanda*.

*Ejemplo:* con moral 4, un 4 modificado es superarlo; 5 y 6, fallarlo; 7, desbandarse.</translation>
    </message>
    <message>
        <source>When morale is checked</source>
        <comment>14.A title</comment>
        <extracomment>rule 14.A</extracomment>
        <translation>Cuándo se comprueba la moral</translation>
    </message>
    <message>
        <source>In three cases, always at once after the losses. A fourth is tank fright ([14.C.2]).</source>
        <comment>14.A text</comment>
        <extracomment>rule 14.A</extracomment>
        <translation>En tres casos, siempre justo después de las bajas. Un cuarto es el pánico a los carros ([14.C.2]).</translation>
    </message>
    <message>
        <source>After anti-tank fire</source>
        <comment>14.A.1 title</comment>
        <extracomment>rule 14.A.1</extracomment>
        <translation>Tras fuego contracarro</translation>
    </message>
    <message>
        <source>An AFV that lost strength checks with all the points lost in this fire added.</source>
        <comment>14.A.1 text</comment>
        <extracomment>rule 14.A.1</extracomment>
        <translation>El blindado que ha perdido fuerza hace el chequeo sumando todos los puntos perdidos en ese fuego.</translation>
    </message>
    <message>
        <source>After a barrage</source>
        <comment>14.A.2 title</comment>
        <extracomment>rule 14.A.2</extracomment>
        <translation>Tras un bombardeo</translation>
    </message>
    <message>
        <source>A unit that lost strength checks with the points that it really lost added.</source>
        <comment>14.A.2 text</comment>
        <extracomment>rule 14.A.2</extracomment>
        <translation>La unidad que ha perdido fuerza hace el chequeo sumando los puntos que ha perdido de verdad.</translation>
    </message>
    <message>
        <source>After conventional fire</source>
        <comment>14.A.3 title</comment>
        <extracomment>rule 14.A.3</extracomment>
        <translation>Tras fuego convencional</translation>
    </message>
    <message>
        <source>A unit with a result of MC checks with the number of the table added, even if its real loss was smaller.</source>
        <comment>14.A.3 text</comment>
        <extracomment>rule 14.A.3</extracomment>
        <translation>La unidad con un resultado MC hace el chequeo sumando el número de la tabla, aunque su pérdida real haya sido menor.</translation>
    </message>
    <message>
        <source>What follows</source>
        <comment>14.B title</comment>
        <extracomment>rule 14.B</extracomment>
        <translation>Qué pasa después</translation>
    </message>
    <message>
        <source>A unit that *routs* loses 1 SP more and retreats two hexes; an AFV retreats without that loss. This happens at once, in the phase that caused it: whoever is routed by a barrage no longer defends the hex, whoever is routed by defensive fire no longer assaults.

A *retreat* leaves the unit two hexes from where it was. The program looks for the way: away from the enemy as far as possible, preferring hexes free of enemy ZOC and with room, but through enemy zones if there is no other way ([14.C.1]). The unit never enters ground that is prohibited to it or a hex with enemies, and never leaves the map. A unit that can&apos;t retreat is lost.

What a mere *failure* means depends on the phase.</source>
        <comment>14.B text</comment>
        <extracomment>rule 14.B</extracomment>
        <translation>La unidad que se *desbanda* pierde 1 PF más y retrocede dos hexágonos; un blindado retrocede sin esa pérdida. Ocurre en el acto, en la fase que lo causó: quien se desbanda por un bombardeo ya no defiende el hexágono; quien lo hace por el fuego defensivo ya no asalta.

Una *retirada* deja a la unidad a dos hexágonos de donde estaba. El camino lo busca el programa: lejos del enemigo cuanto se pueda, mejor por hexágonos sin ZdC enemiga y con sitio, pero a través de zonas enemigas si no hay otro ([14.C.1]). La unidad nunca entra en terreno que le esté prohibido ni en un hexágono con enemigos, y nunca sale del mapa. La que no puede retirarse se pierde.

Lo que significa *fallar* sin más depende de la fase.</translation>
    </message>
    <message>
        <source>Failing under a barrage</source>
        <comment>14.B.1 title</comment>
        <extracomment>rule 14.B.1</extracomment>
        <translation>Fallar bajo un bombardeo</translation>
    </message>
    <message>
        <source>The unit fires no defensive fire in this impulse; artillery does not support the defence either.</source>
        <oldsource>The unit fires no defensive fire in this impulse.</oldsource>
        <comment>14.B.1 text</comment>
        <extracomment>rule 14.B.1</extracomment>
        <translation>La unidad no hace fuego defensivo en este impulso; si es artillería, tampoco apoya la defensa.</translation>
    </message>
    <message>
        <source>Failing under defensive fire</source>
        <comment>14.B.2 title</comment>
        <extracomment>rule 14.B.2</extracomment>
        <translation>Fallar bajo fuego defensivo</translation>
    </message>
    <message>
        <source>The unit does not assault in this impulse: its fire is not counted. This goes for conventional and anti-tank fire.</source>
        <comment>14.B.2 text</comment>
        <extracomment>rule 14.B.2</extracomment>
        <translation>La unidad no asalta en este impulso: su fuego no cuenta. Vale tanto para el fuego convencional como para el contracarro.</translation>
    </message>
    <message>
        <source>Failing under assault</source>
        <comment>14.B.3 title</comment>
        <extracomment>rule 14.B.3</extracomment>
        <translation>Fallar bajo un asalto</translation>
    </message>
    <message>
        <source>A defender that fails because of assault fire retreats two hexes like a routed unit, but without the extra loss.

If retreats leave the hex empty, phasing units that assaulted it may occupy it ([9.D]).</source>
        <comment>14.B.3 text</comment>
        <extracomment>rule 14.B.3</extracomment>
        <translation>El defensor que falla por el fuego de asalto retrocede dos hexágonos como si se desbandara, pero sin la pérdida adicional.

Si las retiradas dejan vacío el hexágono, las unidades activas que lo asaltaron pueden ocuparlo ([9.D]).</translation>
    </message>
    <message>
        <source>Further circumstances</source>
        <comment>14.C title</comment>
        <extracomment>rule 14.C</extracomment>
        <translation>Otras circunstancias</translation>
    </message>
    <message>
        <source>All modifiers are added together.

*Example:* an isolated unit in a forest in snow, in whose hex another has already routed, checks after MC1 with 4 added.</source>
        <comment>14.C text</comment>
        <extracomment>rule 14.C</extracomment>
        <translation>Todos los modificadores se suman.

*Ejemplo:* una unidad aislada, en un bosque, con nieve y en cuyo hexágono ya se ha desbandado otra, hace el chequeo tras un MC1 sumando 4.</translation>
    </message>
    <message>
        <source>Retreat and zones of control</source>
        <comment>14.C.1 title</comment>
        <extracomment>rule 14.C.1</extracomment>
        <translation>Retirada y zonas de control</translation>
    </message>
    <message>
        <source>A unit that retreats through an enemy ZOC loses 1 SP, never more than that in one retreat. The hex in which it starts does not count.

It may not end its retreat in an enemy ZOC: it goes on until it is out of it, and is lost if it can&apos;t.</source>
        <comment>14.C.1 text</comment>
        <extracomment>rule 14.C.1</extracomment>
        <translation>La unidad que se retira a través de ZdC enemiga pierde 1 PF, nunca más de uno en una retirada. El hexágono del que sale no cuenta.

No puede acabar su retirada en ZdC enemiga: sigue hasta estar fuera y, si no puede, se pierde.</translation>
    </message>
    <message>
        <source>Tank fright</source>
        <comment>14.C.2 title</comment>
        <extracomment>rule 14.C.2</extracomment>
        <translation>Pánico a los carros</translation>
    </message>
    <message>
        <source>Immune are German AFVs, German anti-tank units and German heavy anti-aircraft units, all units stacked with one of these, and all units of both sides in a town. Everybody else is vulnerable, Soviet AFVs and anti-tank units too.

If a vulnerable defender is assaulted by units among which is an AFV, it checks morale after the combat one step worse than otherwise: with 1 more than the combat asks for, or with an unmodified die if the combat asks for no check, also if nobody fired at it. There is only one check. The shelter of a bunker covers it ([14.C.6]).

*Example:* a T-70 battalion in the open is assaulted by a stack with a German tank company. The anti-tank fire misses: it checks all the same, with nothing added. If it loses 1 SP it checks with 2.</source>
        <comment>14.C.2 text</comment>
        <extracomment>rule 14.C.2</extracomment>
        <translation>Son inmunes los blindados alemanes, las unidades contracarro y las antiaéreas pesadas alemanas, todas las unidades apiladas con alguna de ellas y todas las de ambos bandos que estén en una población. Las demás son vulnerables, también los blindados y los contracarros soviéticos.

Si a un defensor vulnerable lo asaltan unidades entre las que hay un blindado, tras el combate hace un chequeo de moral un grado peor que de otro modo: con 1 más de lo que pida el combate o, si el combate no pide chequeo, con el dado sin modificar, también si nadie le disparó. El chequeo es uno solo. El amparo de un búnker lo cubre ([14.C.6]).

*Ejemplo:* a un batallón de T-70 en terreno despejado lo asalta una pila con una compañía de carros alemana. El fuego contracarro falla: hace el chequeo igualmente, sin sumar nada. Si pierde 1 PF, lo hace sumando 2.</translation>
    </message>
    <message>
        <source>Isolation</source>
        <comment>14.C.3 title</comment>
        <extracomment>rule 14.C.3</extracomment>
        <translation>Aislamiento</translation>
    </message>
    <message>
        <source>An isolated unit adds 1 ([15.C]).</source>
        <comment>14.C.3 text</comment>
        <extracomment>rule 14.C.3</extracomment>
        <translation>La unidad aislada suma 1 ([15.C]).</translation>
    </message>
    <message>
        <source>Routed companions</source>
        <comment>14.C.4 title</comment>
        <extracomment>rule 14.C.4</extracomment>
        <translation>Compañeros desbandados</translation>
    </message>
    <message>
        <source>A unit adds 1 for each other unit of its hex that has routed before it in this phase.</source>
        <comment>14.C.4 text</comment>
        <extracomment>rule 14.C.4</extracomment>
        <translation>La unidad suma 1 por cada otra unidad de su hexágono que se haya desbandado antes en esta fase.</translation>
    </message>
    <message>
        <source>Snow</source>
        <comment>14.C.5 title</comment>
        <extracomment>rule 14.C.5</extracomment>
        <translation>Nieve</translation>
    </message>
    <message>
        <source>In turns of snow every unit that is not an AFV and not in a town adds 1.</source>
        <comment>14.C.5 text</comment>
        <extracomment>rule 14.C.5</extracomment>
        <translation>En los turnos de nieve toda unidad que no sea un blindado ni esté en una población suma 1.</translation>
    </message>
    <message>
        <source>Bunkers and morale</source>
        <comment>14.C.6 title</comment>
        <extracomment>rule 14.C.6</extracomment>
        <translation>Búnkeres y moral</translation>
    </message>
    <message>
        <source>Units that are not AFVs never check morale in a hex with a bunker of at least 3 strength points, unless they assault out of it. They still take their losses. Bunkers themselves never check.</source>
        <comment>14.C.6 text</comment>
        <extracomment>rule 14.C.6</extracomment>
        <translation>En un hexágono con un búnker de al menos 3 puntos de fuerza, las unidades que no son blindados nunca hacen chequeos de moral, salvo que asalten desde él. Las bajas las sufren igual. Los búnkeres no hacen chequeos.</translation>
    </message>
    <message>
        <source>Eliminated companions</source>
        <comment>14.C.7 title</comment>
        <extracomment>rule 14.C.7</extracomment>
        <translation>Compañeros eliminados</translation>
    </message>
    <message>
        <source>A unit adds 1 for each unit of its hex that has been eliminated before it in this phase. A unit that loses its last point by a rout or in a ZOC counts too.</source>
        <comment>14.C.7 text</comment>
        <extracomment>rule 14.C.7</extracomment>
        <translation>La unidad suma 1 por cada unidad de su hexágono eliminada antes en esta fase. También cuenta la que pierde su último punto por desbandada o en una ZdC.</translation>
    </message>
    <message>
        <source>Supply</source>
        <comment>15 title</comment>
        <extracomment>rule 15</extracomment>
        <translation>Suministro</translation>
    </message>
    <message>
        <source>Supply has three sides: points that are spent for operations ([15.A]), a line for the artillery ([15.B]), and the isolation of any unit ([15.C]). Velikiye Luki is a case of its own ([15.D]).</source>
        <comment>15 text</comment>
        <extracomment>rule 15</extracomment>
        <translation>El suministro tiene tres caras: los puntos que se gastan en operaciones ([15.A]), la línea de la artillería ([15.B]) y el aislamiento de cualquier unidad ([15.C]). Velíkiye Luki es un caso aparte ([15.D]).</translation>
    </message>
    <message>
        <source>Supply points</source>
        <comment>15.A title</comment>
        <extracomment>rule 15.A</extracomment>
        <translation>Puntos de suministro</translation>
    </message>
    <message>
        <source>Each player receives supply points every turn, listed in his order of appearance (reconstructed). They may be spent at once or saved for as long as he likes. The stock with which a scenario begins contains the points of its first turn (reconstructed).

The costs below are those of a whole impulse and include one another: 1 for assaults, 2 if there are barrages, 3 for German rockets at full effect. Who goes from the one to the other pays the difference. What you can&apos;t pay you can&apos;t do.</source>
        <comment>15.A text</comment>
        <extracomment>rule 15.A</extracomment>
        <translation>Cada jugador recibe puntos de suministro en cada turno, según su orden de aparición (reconstruido). Puede gastarlos enseguida o guardarlos cuanto quiera. Las existencias con que empieza un escenario ya contienen los puntos de su primer turno (reconstruido).

Los costes que siguen son los de un impulso entero y se incluyen unos a otros: 1 por asaltar, 2 si hay bombardeos, 3 por los cohetes alemanes a pleno efecto. Quien pasa de uno a otro paga la diferencia. Lo que no puedes pagar no lo puedes hacer.</translation>
    </message>
    <message>
        <source>Assault</source>
        <comment>15.A.1 title</comment>
        <extracomment>rule 15.A.1</extracomment>
        <translation>Asalto</translation>
    </message>
    <message>
        <source>If any unit of the phasing player assaults in an impulse, he pays 1 point, however many do.</source>
        <comment>15.A.1 text</comment>
        <extracomment>rule 15.A.1</extracomment>
        <translation>Si alguna unidad del jugador activo asalta en un impulso, él paga 1 punto, sean las que sean.</translation>
    </message>
    <message>
        <source>Barrage</source>
        <comment>15.A.2 title</comment>
        <extracomment>rule 15.A.2</extracomment>
        <translation>Bombardeo</translation>
    </message>
    <message>
        <source>If any artillery barrages in an impulse, he pays 2 points. They cover any number of barrages and assaults.

*Example:* three barrages and four assaults cost 2 points.</source>
        <comment>15.A.2 text</comment>
        <extracomment>rule 15.A.2</extracomment>
        <translation>Si alguna artillería bombardea en un impulso, paga 2 puntos. Cubren cuantos bombardeos y asaltos quiera.

*Ejemplo:* tres bombardeos y cuatro asaltos cuestan 2 puntos.</translation>
    </message>
    <message>
        <source>Rockets</source>
        <comment>15.A.3 title</comment>
        <extracomment>rule 15.A.3</extracomment>
        <translation>Cohetes</translation>
    </message>
    <message>
        <source>Only the German pays for rockets. For 3 points in an impulse he assaults and barrages as he likes, with rockets at full effect. If he pays only 2, his rocket artillery fires its barrages with half its factor; other halvings come on top.

Soviet rockets need nothing beyond the usual 2 points.

*Example:* factor 10, 3 SP, beyond half range, 2 points paid: 30, 15, 7½.</source>
        <comment>15.A.3 text</comment>
        <extracomment>rule 15.A.3</extracomment>
        <translation>Solo el alemán paga por los cohetes. Por 3 puntos en un impulso asalta y bombardea cuanto quiere, con los cohetes a pleno efecto. Si paga solo 2, su artillería de cohetes bombardea con la mitad de su factor; las demás reducciones a la mitad se añaden.

Los cohetes soviéticos no necesitan más que los 2 puntos de costumbre.

*Ejemplo:* factor 10, 3 PF, a más de medio alcance, 2 puntos pagados: 30, 15, 7½.</translation>
    </message>
    <message>
        <source>High intensity in defence</source>
        <comment>15.A.4 title</comment>
        <extracomment>rule 15.A.4</extracomment>
        <translation>Alta intensidad en defensa</translation>
    </message>
    <message>
        <source>For 1 point in an impulse all artillery of the non-phasing player may support the defence with its printed factors. The point covers every assaulted hex that draws on the same pool. Without it the defence is of *low intensity*, costs nothing, and every support factor is 1.

*Example:* factor 3 with 4 SP supports with 12 for a point, with 4 without.</source>
        <comment>15.A.4 text</comment>
        <extracomment>rule 15.A.4</extracomment>
        <translation>Por 1 punto en un impulso toda la artillería del jugador no activo puede apoyar la defensa con sus factores impresos. El punto vale para todos los hexágonos asaltados que dependan de la misma reserva. Sin él la defensa es de *baja intensidad*, no cuesta nada y todo factor de apoyo es 1.

*Ejemplo:* factor 3 con 4 PF apoya con 12 por un punto y con 4 sin él.</translation>
    </message>
    <message>
        <source>Supply line of the artillery</source>
        <comment>15.B title</comment>
        <extracomment>rule 15.B</extracomment>
        <translation>Línea de suministro de la artillería</translation>
    </message>
    <message>
        <source>For full indirect fire artillery needs a path of at most seven hexes to a road or railway that leads to a friendly edge of the map. Path and road must be free of enemy units and enemy ZOC, and the road must not be cut by a missing bridge ([20]).

- Soviet are the *east edge* and the *south-east extremity*: the hexes of the Southeast entry area ([17.A]).
- German are *all other edges*, also the stretch of the north edge where Soviet reinforcements enter. *Option:* with *Northeast edge is nobody’s* that stretch supplies neither side.

Artillery without such a line may not barrage and has a support factor of 1. Artillery in the city is supplied whenever the city&apos;s own pool pays for its fire ([15.D]).</source>
        <comment>15.B text</comment>
        <extracomment>rule 15.B</extracomment>
        <translation>Para el fuego indirecto pleno la artillería necesita un camino de siete hexágonos como mucho hasta una carretera o un ferrocarril que lleve a un borde amigo del mapa. Camino y carretera han de estar libres de unidades enemigas y de ZdC enemigas, y a la carretera no debe cortarla la falta de un puente ([20]).

- Soviéticos son el *borde este* y el *extremo sureste*: los hexágonos de la zona de entrada Sureste ([17.A]).
- Alemanes son *todos los demás bordes*, también el trozo del borde norte por donde entran refuerzos soviéticos. *Opción:* con *El borde nordeste no es de nadie* ese trozo no abastece a ningún bando.

La artillería sin esa línea no puede bombardear y tiene un factor de apoyo de 1. La que está en la ciudad está suministrada siempre que la reserva de la ciudad pague su fuego ([15.D]).</translation>
    </message>
    <message>
        <source>Isolation</source>
        <comment>15.C title</comment>
        <extracomment>rule 15.C</extracomment>
        <translation>Aislamiento</translation>
    </message>
    <message>
        <source>A unit is isolated if it has no path, of whatever length, to a friendly edge of the map that is free of enemy units and enemy ZOC. An enemy ZOC in its own hex does not isolate it by itself. The friendly edges are those of [15.B].

Isolated units have half their conventional and anti-tank factors, fractions kept, and add 1 to their morale checks ([14.C.3]).

*Example:* factor 5 with 3 SP fires with 7½.</source>
        <comment>15.C text</comment>
        <extracomment>rule 15.C</extracomment>
        <translation>Una unidad está aislada si no tiene ningún camino, de la longitud que sea, hasta un borde amigo del mapa que esté libre de unidades enemigas y de ZdC enemigas. Una ZdC enemiga en su propio hexágono no la aísla por sí sola. Los bordes amigos son los de [15.B].

Las unidades aisladas tienen la mitad de sus factores convencional y contracarro, conservando las fracciones, y suman 1 a sus chequeos de moral ([14.C.3]).

*Ejemplo:* factor 5 con 3 PF dispara con 7½.</translation>
    </message>
    <message>
        <source>Velikiye Luki</source>
        <comment>15.D title</comment>
        <extracomment>rule 15.D</extracomment>
        <translation>Velíkiye Luki</translation>
    </message>
    <message>
        <source>The fortress has a pool of supply points of its own, counted beside the general German one.</source>
        <comment>15.D text</comment>
        <extracomment>rule 15.D</extracomment>
        <translation>La fortaleza tiene su propia reserva de puntos de suministro, que se cuenta aparte de la general alemana.</translation>
    </message>
    <message>
        <source>Receiving points</source>
        <comment>15.D.1 title</comment>
        <extracomment>rule 15.D.1</extracomment>
        <translation>Recibir puntos</translation>
    </message>
    <message>
        <source>At the start of turn 1 the city has as many points as the general pool: 2 each. Whenever the German receives points, the same number goes to the city, provided that a supply route can be traced from some city hex.

If there is no route, the city&apos;s points are dropped from the air, and a die is rolled for each: in frost and thaw it arrives on 1 to 4, in snow on 1 or 2. The others are lost.

*Example:* three points in snow, rolls of 1, 3 and 2: two arrive.</source>
        <comment>15.D.1 text</comment>
        <extracomment>rule 15.D.1</extracomment>
        <translation>Al empezar el turno 1 la ciudad tiene tantos puntos como la reserva general: 2 cada una. Siempre que el alemán recibe puntos, otros tantos van a la ciudad, si desde algún hexágono de ella se puede trazar una ruta de suministro.

Si no hay ruta, los puntos de la ciudad se lanzan desde el aire y por cada uno se tira un dado: con helada y con deshielo llega con 1 a 4; con nieve, con 1 o 2. Los demás se pierden.

*Ejemplo:* tres puntos con nieve, tiradas de 1, 3 y 2: llegan dos.</translation>
    </message>
    <message>
        <source>Spending points</source>
        <comment>15.D.2 title</comment>
        <extracomment>rule 15.D.2</extracomment>
        <translation>Gastar puntos</translation>
    </message>
    <message>
        <source>Units in the city pay only from the city&apos;s pool, and nobody else does. In one impulse both pools may be charged, each for its own operations.

At the start of a turn the German may spend 1 point of the city. Then all German units in city hexes ignore the effects of isolation during that turn. It does not bring them replacements ([18]).</source>
        <comment>15.D.2 text</comment>
        <extracomment>rule 15.D.2</extracomment>
        <translation>Las unidades de la ciudad pagan solo de la reserva de la ciudad, y nadie más paga de ella. En un mismo impulso se puede cargar a las dos reservas, a cada una lo suyo.

Al principio de un turno el alemán puede gastar 1 punto de la ciudad. Entonces todas las unidades alemanas de los hexágonos de la ciudad no sufren en ese turno los efectos del aislamiento. No por ello reciben reemplazos ([18]).</translation>
    </message>
    <message>
        <source>Weather</source>
        <comment>16 title</comment>
        <extracomment>rule 16</extracomment>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>At the start of every turn, the first of a scenario included, a die decides the weather of the whole turn for both sides: clear with frost, thaw, or snow. The turn record says which numbers mean what (reconstructed).</source>
        <comment>16 text</comment>
        <extracomment>rule 16</extracomment>
        <translation>Al principio de cada turno, también del primero de un escenario, un dado decide el tiempo de todo el turno para ambos bandos: despejado con helada, deshielo o nieve. Qué números son qué lo dice el registro de turnos (reconstruido).</translation>
    </message>
    <message>
        <source>Clear and frost</source>
        <comment>16.A title</comment>
        <extracomment>rule 16.A</extracomment>
        <translation>Despejado y helada</translation>
    </message>
    <message>
        <source>The ordinary winter weather, without special effects. Lakes and rivers are frozen.</source>
        <comment>16.A text</comment>
        <extracomment>rule 16.A</extracomment>
        <translation>El tiempo normal del invierno, sin efectos especiales. Lagos y ríos están helados.</translation>
    </message>
    <message>
        <source>Thaw</source>
        <comment>16.B title</comment>
        <extracomment>rule 16.B</extracomment>
        <translation>Deshielo</translation>
    </message>
    <message>
        <source>Lakes and rivers don&apos;t bear heavy equipment. For lakes see [13.B].

Units with track, wheel or draft mobility cross a river only by a bridge. They may enter a river hex, at the usual cost, but have to leave it on the bank from which they came. All other classes cross as before.</source>
        <comment>16.B text</comment>
        <extracomment>rule 16.B</extracomment>
        <translation>Los lagos y ríos no aguantan el material pesado. Para los lagos véase [13.B].

Las unidades con movilidad de orugas, ruedas o tiro solo cruzan un río por un puente. Pueden entrar en un hexágono de río, al coste de siempre, pero han de salir por la orilla de la que venían. Las demás clases cruzan como antes.</translation>
    </message>
    <message>
        <source>Snow</source>
        <comment>16.C title</comment>
        <extracomment>rule 16.C</extracomment>
        <translation>Nieve</translation>
    </message>
    <message>
        <source>Lakes and rivers are frozen. Snow shortens observation ([11.B.3.E]), weighs on morale ([14.C.5]) and on supply from the air ([15.D.1]).</source>
        <comment>16.C text</comment>
        <extracomment>rule 16.C</extracomment>
        <translation>Lagos y ríos están helados. La nieve acorta la observación ([11.B.3.E]) y pesa sobre la moral ([14.C.5]) y sobre el suministro aéreo ([15.D.1]).</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <comment>17 title</comment>
        <extracomment>rule 17</extracomment>
        <translation>Refuerzos</translation>
    </message>
    <message>
        <source>New units appear as their order of appearance says (reconstructed), at the start of the owner&apos;s *second impulse* of the turn, in an entry area. If he used all ten points in his first impulse, they come at the start of his first impulse of the next turn.

This holds for the first turn of every scenario too.</source>
        <comment>17 text</comment>
        <extracomment>rule 17</extracomment>
        <translation>Las unidades nuevas aparecen según su orden de aparición (reconstruido), al principio del *segundo impulso* de su dueño en el turno y en una zona de entrada. Si él gastó los diez puntos en el primero, llegan al principio de su primer impulso del turno siguiente.

Vale también para el primer turno de cada escenario.</translation>
    </message>
    <message>
        <source>Soviet entry areas</source>
        <comment>17.A title</comment>
        <extracomment>rule 17.A</extracomment>
        <translation>Zonas de entrada soviéticas</translation>
    </message>
    <message>
        <source>- *Northeast*: all hexes of the north edge east of the Lovat.
- *East*: all hexes of the east edge.
- *Southeast*: the south edge east of the German South area. The book counts three areas but describes only two; this one follows from [15.B].</source>
        <comment>17.A text</comment>
        <extracomment>rule 17.A</extracomment>
        <translation>- *Nordeste*: todos los hexágonos del borde norte al este del Lóvat.
- *Este*: todos los hexágonos del borde este.
- *Sureste*: el borde sur al este de la zona Sur alemana. El libro cuenta tres zonas pero solo describe dos; esta se deduce de [15.B].</translation>
    </message>
    <message>
        <source>German entry areas</source>
        <comment>17.B title</comment>
        <extracomment>rule 17.B</extracomment>
        <translation>Zonas de entrada alemanas</translation>
    </message>
    <message>
        <source>- *South*: the ten hexes of the south edge next to the Lovat on its east side.
- *Southwest*: the two southernmost railways that leave the west edge, and the edge hexes between them.
- *West*: the railway exit west of Novosokolniki and four edge hexes on each side of it.
- *Northwest*: the railway exit in the north-west corner and four edge hexes on each side of it.</source>
        <comment>17.B text</comment>
        <extracomment>rule 17.B</extracomment>
        <translation>- *Sur*: los diez hexágonos del borde sur inmediatos al Lóvat por el este.
- *Suroeste*: los dos ferrocarriles más meridionales que salen por el borde oeste y los hexágonos del borde que hay entre ellos.
- *Oeste*: la salida del ferrocarril al oeste de Novosokólniki y cuatro hexágonos del borde a cada lado.
- *Noroeste*: la salida del ferrocarril en la esquina noroeste y cuatro hexágonos del borde a cada lado.</translation>
    </message>
    <message>
        <source>Entering</source>
        <comment>17.C title</comment>
        <extracomment>rule 17.C</extracomment>
        <translation>Entrar</translation>
    </message>
    <message>
        <source>A unit enters at any hex of its area and pays for that hex; where a road or railway leaves the map it comes along it. It may not enter a hex with enemies; an enemy ZOC does not keep it out.</source>
        <oldsource>A unit enters at any hex of its area and pays for that hex. It may not enter a hex with enemies; an enemy ZOC does not keep it out.</oldsource>
        <comment>17.C text</comment>
        <extracomment>rule 17.C</extracomment>
        <translation>La unidad entra por cualquier hexágono de su zona y paga ese hexágono; donde una carretera o un ferrocarril sale del mapa, viene por ellos. No puede entrar donde haya enemigos; una ZdC enemiga no se lo impide.</translation>
    </message>
    <message>
        <source>Alternative areas</source>
        <comment>17.D title</comment>
        <extracomment>rule 17.D</extracomment>
        <translation>Zonas alternativas</translation>
    </message>
    <message>
        <source>- A German unit due in the South may enter in the *Southwest* in the same turn.
- A German unit due in the South or Southwest may enter in the *West* one turn later.</source>
        <comment>17.D text</comment>
        <extracomment>rule 17.D</extracomment>
        <translation>- La unidad alemana que deba llegar por el Sur puede entrar por el *Suroeste* en el mismo turno.
- La que deba llegar por el Sur o el Suroeste puede entrar por el *Oeste* un turno más tarde.</translation>
    </message>
    <message>
        <source>Closed areas</source>
        <comment>17.E title</comment>
        <extracomment>rule 17.E</extracomment>
        <translation>Zonas cerradas</translation>
    </message>
    <message>
        <source>- The *South* is closed while there is no German unit south of Velikiye Luki and east of the Lovat.
- The *Southwest* is closed while there is no German unit within ten hexes of the south edge.

Units whose area is closed use the alternatives of [17.D]; if these are closed too, they wait.

*Example:* on turn 6 South and Southwest are closed: a unit that is due there enters in the West on turn 7.</source>
        <comment>17.E text</comment>
        <extracomment>rule 17.E</extracomment>
        <translation>- El *Sur* está cerrado mientras no haya ninguna unidad alemana al sur de Velíkiye Luki y al este del Lóvat.
- El *Suroeste* está cerrado mientras no haya ninguna unidad alemana a diez hexágonos o menos del borde sur.

Las unidades cuya zona está cerrada usan las alternativas de [17.D]; si también lo están, esperan.

*Ejemplo:* en el turno 6 Sur y Suroeste están cerrados: la unidad que debía llegar por allí entra por el Oeste en el turno 7.</translation>
    </message>
    <message>
        <source>The 7th Flieger Division</source>
        <comment>17.F title</comment>
        <extracomment>rule 17.F</extracomment>
        <translation>La 7.ª División Flieger</translation>
    </message>
    <message>
        <source>At the start of the first German impulse of turn 12 a die is rolled. On 1 to 5 only the parachute battalion III/1 arrives. On a 6 the whole 7th Flieger Division does; they are available in this impulse.

In that case the Soviet player rolls at the start of his next impulse for the 54th Rifle Brigade, the 24th Cavalry Division and the 334th Rifle Division: each arrives on 1 to 4. The 47th (Nevel) Rifle Division comes without a roll. They appear in the areas of the Soviet order of appearance.</source>
        <comment>17.F text</comment>
        <extracomment>rule 17.F</extracomment>
        <translation>Al principio del primer impulso alemán del turno 12 se tira un dado. Con 1 a 5 llega solo el batallón paracaidista III/1. Con un 6 llega la 7.ª División Flieger entera; está disponible en ese mismo impulso.

En tal caso el soviético tira, al principio de su siguiente impulso, por la 54.ª Brigada de Fusileros, la 24.ª División de Caballería y la 334.ª División de Fusileros: cada una llega con 1 a 4. La 47.ª División de Fusileros (Nével) viene sin tirar. Aparecen en las zonas del orden de aparición soviético.</translation>
    </message>
    <message>
        <source>Replacements</source>
        <comment>18 title</comment>
        <extracomment>rule 18</extracomment>
        <translation>Reemplazos</translation>
    </message>
    <message>
        <source>Both sides receive replacement points as their orders of appearance say (reconstructed). In his *first impulse* of a turn a player may add them to personnel units that are not isolated, 1 SP for each point, never above the original strength. City troops that ignore isolation for a supply point ([15.D.2]) get none.

Points that are not used are kept, but can be spent only in a first impulse. *Option:* with *Replacements expire* they are lost.

*Repair:* from turn 5 each side may restore 1 SP a turn to an AFV unit in play that is under strength and not isolated. This is lost if it is not used.

*Refit:* on turn 10, and only then, the Soviet player may refit one tank brigade in play. All its remaining units leave the map at the start of the turn; at the start of the first Soviet impulse of turn 11 they enter at the east edge, at full strength. Mechanised brigades can&apos;t be refitted.</source>
        <comment>18 text</comment>
        <extracomment>rule 18</extracomment>
        <translation>Ambos bandos reciben puntos de reemplazo según sus órdenes de aparición (reconstruido). En su *primer impulso* del turno un jugador puede darlos a unidades de personal que no estén aisladas, 1 PF por punto, sin pasar nunca de la fuerza original. Las tropas de la ciudad que por un punto de suministro no sufren el aislamiento ([15.D.2]) no reciben ninguno.

Los puntos que no se usan se guardan, pero solo se pueden gastar en un primer impulso. *Opción:* con *Los reemplazos caducan* se pierden.

*Reparación:* desde el turno 5 cada bando puede devolver 1 PF por turno a una unidad blindada en juego que esté por debajo de su fuerza y no esté aislada. Lo que no se usa se pierde.

*Reorganización:* en el turno 10, y solo en él, el soviético puede reorganizar una brigada de carros en juego. Todas las unidades que le quedan salen del mapa al principio del turno; al principio del primer impulso soviético del turno 11 entran por el borde este con toda su fuerza. Las brigadas mecanizadas no se pueden reorganizar.</translation>
    </message>
    <message>
        <source>Bunkers</source>
        <comment>19 title</comment>
        <extracomment>rule 19</extracomment>
        <translation>Búnkeres</translation>
    </message>
    <message>
        <source>Seven hexes of Velikiye Luki have bunkers. A bunker is not a unit, but has a strength of 10 or 15 at first; scenarios that begin later have weaker ones (reconstructed).

- Only barrages reduce it. It takes every point of a result ([11.B.2.B]).
- It has factors of 1 for conventional and anti-tank fire, for defence only: with 7 points it fires with 7 of each.
- It gives German units in its hex a better defence value ([12]) and barrage modifier, and, from 3 points on, freedom from morale checks ([14.C.6]).
- AFVs have no benefit from it at all, and neither have units that assault out of it ([12.D]).
- Without a German unit in its hex it neither fires nor bars the way, and it is removed when a Soviet unit enters.</source>
        <comment>19 text</comment>
        <extracomment>rule 19</extracomment>
        <translation>Siete hexágonos de Velíkiye Luki tienen búnkeres. Un búnker no es una unidad, pero tiene una fuerza de 10 o de 15 al principio; en los escenarios que empiezan más tarde son más débiles (reconstruido).

- Solo los bombardeos lo reducen. Pierde todos los puntos de un resultado ([11.B.2.B]).
- Tiene factor 1 de fuego convencional y contracarro, solo para la defensa: con 7 puntos dispara con 7 de cada uno.
- Da a las unidades alemanas de su hexágono mejor defensa ([12]) y mejor modificador contra el bombardeo y, a partir de 3 puntos, las libra de los chequeos de moral ([14.C.6]).
- A los blindados no les sirve de nada, ni tampoco a las unidades que asaltan desde él ([12.D]).
- Sin una unidad alemana en su hexágono ni dispara ni cierra el paso, y se retira cuando entra una unidad soviética.</translation>
    </message>
    <message>
        <source>Bridges</source>
        <comment>20 title</comment>
        <extracomment>rule 20</extracomment>
        <translation>Puentes</translation>
    </message>
    <message>
        <source>A bridge in a river hex cancels the river: the hex is entered and left from all sides as a road hex. At the start of Scenario I and of the campaign four bridges stand over the Lovat.

A bridge that is destroyed also cuts the road or railway that it carried, for movement, trains and supply. A bridge built where there is no road lets units cross, but makes no supply road.</source>
        <comment>20 text</comment>
        <extracomment>rule 20</extracomment>
        <translation>Un puente en un hexágono de río anula el río: en el hexágono se entra y de él se sale por todos los lados como si fuera de carretera. Al empezar el escenario I y la campaña hay cuatro puentes sobre el Lóvat.

Un puente destruido corta también la carretera o el ferrocarril que llevaba, para el movimiento, los trenes y el suministro. Un puente construido donde no hay carretera deja cruzar, pero no crea carretera de suministro.</translation>
    </message>
    <message>
        <source>Destroying a bridge</source>
        <comment>20.A title</comment>
        <extracomment>rule 20.A</extracomment>
        <translation>Destruir un puente</translation>
    </message>
    <message>
        <source>Any engineer or construction unit in the bridge hex destroys it for 1 MP.</source>
        <comment>20.A text</comment>
        <extracomment>rule 20.A</extracomment>
        <translation>Cualquier unidad de ingenieros o de construcción que esté en el hexágono del puente lo destruye por 1 PM.</translation>
    </message>
    <message>
        <source>Building a bridge</source>
        <comment>20.B title</comment>
        <extracomment>rule 20.B</extracomment>
        <translation>Construir un puente</translation>
    </message>
    <message>
        <source>The four Soviet engineer brigades and the German bridging battalion can each build *one* bridge in a game: a unit of theirs in a river hex spends 1 MP, and the bridge stands until it is destroyed. Any battalion of the brigade may do it, for the whole brigade.</source>
        <comment>20.B text</comment>
        <extracomment>rule 20.B</extracomment>
        <translation>Las cuatro brigadas de ingenieros soviéticas y el batallón de pontoneros alemán pueden construir *un* puente cada uno en toda la partida: una unidad suya en un hexágono de río gasta 1 PM, y el puente dura hasta que lo destruyan. Puede hacerlo cualquier batallón de la brigada, por toda ella.</translation>
    </message>
    <message>
        <source>Special units</source>
        <comment>21 title</comment>
        <extracomment>rule 21</extracomment>
        <translation>Unidades especiales</translation>
    </message>
    <message>
        <source>Some units have skills that others lack.</source>
        <comment>21 text</comment>
        <extracomment>rule 21</extracomment>
        <translation>Algunas unidades saben hacer cosas que las demás no.</translation>
    </message>
    <message>
        <source>Close combat</source>
        <comment>21.A title</comment>
        <extracomment>rule 21.A</extracomment>
        <translation>Combate cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>Close-combat units are the Soviet engineers and sub-machine-gun units, and the German engineers, commandos and paratroops. In a town or forest hex, or assaulting into one, they double their conventional and anti-tank factors.

*Example:* engineers with factor 5 and 3 SP assault a town with 30.</source>
        <comment>21.A text</comment>
        <extracomment>rule 21.A</extracomment>
        <translation>Las unidades de combate cuerpo a cuerpo son los ingenieros y las unidades de subfusiles soviéticos, y los ingenieros, comandos y paracaidistas alemanes. En una población o un bosque, o al asaltarlos, doblan sus factores convencional y contracarro.

*Ejemplo:* unos ingenieros con factor 5 y 3 PF asaltan una población con 30.</translation>
    </message>
    <message>
        <source>Brandenburg commandos</source>
        <comment>21.B title</comment>
        <extracomment>rule 21.B</extracomment>
        <translation>Comandos Brandenburg</translation>
    </message>
    <message>
        <source>The Brandenburg companies speak Russian and wear what they like. They may pass Soviet zones of control in the German movement phase. For each hex in a Soviet ZOC that the company, or its stack, enters, a die is rolled: on a modified 1 or less it is discovered and stops for the phase. Nobody fires.

Other German units may be led along: units that came into the same hex in this impulse move with the commandos, within the stacking limit. For each of them that is not Brandenburg, 1 is subtracted from the die.

*Example:* a company leads three other units. A roll of 4 becomes 1, discovered; a 5 passes.</source>
        <oldsource>The Brandenburg companies speak Russian and wear what they like. They may pass Soviet zones of control in the German movement phase. For each hex in a Soviet ZOC that the company, or its stack, enters, a die is rolled: on a modified 1 or less it is discovered and stops for the phase. Nobody fires.

Other German units may be led along: they are in the same hex and move with the commandos, within the stacking limit. For each of them that is not Brandenburg, 1 is subtracted from the die.

*Example:* a company leads three other units. A roll of 4 becomes 1, discovered; a 5 passes.</oldsource>
        <comment>21.B text</comment>
        <extracomment>rule 21.B</extracomment>
        <translation>Las compañías Brandenburg hablan ruso y visten lo que les conviene. Pueden atravesar zonas de control soviéticas en la fase de movimiento alemana. Por cada hexágono en ZdC soviética en el que entra la compañía, o su pila, se tira un dado: con un 1 modificado o menos la descubren y se detiene hasta el final de la fase. Nadie dispara.

Se puede llevar a otras unidades alemanas: las que han llegado al mismo hexágono en este impulso mueven con los comandos, dentro del límite de apilamiento. Por cada una que no sea Brandenburg se resta 1 al dado.

*Ejemplo:* una compañía guía a otras tres unidades. Un 4 se queda en 1, descubierta; con un 5 pasa.</translation>
    </message>
    <message>
        <source>Garrisons</source>
        <comment>22 title</comment>
        <extracomment>rule 22</extracomment>
        <translation>Guarniciones</translation>
    </message>
    <message>
        <source>In Scenario I and in the campaign the troops that begin as garrisons of Velikiye Luki, Novosokolniki and Isocha may not move on turn 1. The front-line troops and ski companies are no garrisons.

- At the start of turn 2 Novosokolniki and Isocha are released.
- From turn 2 on, the German rolls for Velikiye Luki at the start of each turn: released on 1 on turn 2, on 1 or 2 on turn 3, and so on; on turn 7 it is certain. Until then its units may move inside the city from turn 2 on, but not leave it.

In Scenarios II to V everybody moves freely.</source>
        <comment>22 text</comment>
        <extracomment>rule 22</extracomment>
        <translation>En el escenario I y en la campaña las tropas que empiezan como guarnición de Velíkiye Luki, Novosokólniki e Isocha no pueden mover en el turno 1. Las tropas del frente y las compañías de esquiadores no son guarnición.

- Al principio del turno 2 quedan libres Novosokólniki e Isocha.
- Desde el turno 2 el alemán tira por Velíkiye Luki al principio de cada turno: queda libre con 1 en el turno 2, con 1 o 2 en el turno 3, y así sucesivamente; en el turno 7 es seguro. Hasta entonces, y desde el turno 2, sus unidades pueden mover dentro de la ciudad, pero no salir.

En los escenarios II a V todos mueven libremente.</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <comment>23 title</comment>
        <extracomment>rule 23</extracomment>
        <translation>Escenarios</translation>
    </message>
    <message>
        <source>There are five scenarios of two to four turns, each a phase of the battle, and the campaign of all thirteen turns. In a scenario all units stand where they stood at that date, or near it; formations that have fought have lost part of their strength. The set-ups are reconstructed.

A game ends when both sides have spent their points in the last turn. Then the points of [24] decide.

In all games the weather of the first turn is rolled ([16]), the reinforcements of the first turn come in the second impulse ([17]), and artillery on the map is deployed ([6.B.2]).</source>
        <comment>23 text</comment>
        <extracomment>rule 23</extracomment>
        <translation>Hay cinco escenarios de dos a cuatro turnos, cada uno una fase de la batalla, y la campaña con los trece turnos. En un escenario todas las unidades están donde estaban en esa fecha, o cerca; las formaciones que han combatido ya han perdido parte de su fuerza. Los despliegues están reconstruidos.

La partida acaba cuando ambos bandos han gastado sus puntos en el último turno. Entonces deciden los puntos de [24].

En todas las partidas se tira el tiempo del primer turno ([16]), los refuerzos del primer turno vienen en el segundo impulso ([17]) y la artillería que está en el mapa está desplegada ([6.B.2]).</translation>
    </message>
    <message>
        <source>Scenario I: Purkayev&apos;s attack</source>
        <comment>23.I title</comment>
        <extracomment>rule 23.I</extracomment>
        <translation>Escenario I: El ataque de Purkáyev</translation>
    </message>
    <message>
        <source>*Turns 1 to 4.* The Third Shock Army breaks into a thin front. Two gaps of ten miles each are watched only by ski companies. The Soviets have little heavy artillery: one heavy mortar regiment and one heavy artillery regiment lent by the Front, and the rockets of the army. Garrisons are locked ([22]).

*What counted as success:* to be over the Lovat in strength, the city cut off, and patrols within sight of the Nevel-Leningrad railway.

Stocks: German 2, city 2, Soviet 8. Background: [27.B].</source>
        <comment>23.I text</comment>
        <extracomment>rule 23.I</extracomment>
        <translation>*Turnos 1 a 4.* El 3.er Ejército de Choque irrumpe en un frente muy delgado. Dos huecos de diez millas cada uno los vigilan solo compañías de esquiadores. Los soviéticos tienen poca artillería pesada: un regimiento de morteros pesados y otro de artillería pesada prestados por el Frente, y los cohetes del ejército. Las guarniciones no pueden mover ([22]).

*Qué se tuvo por éxito:* estar al otro lado del Lóvat con fuerza, la ciudad aislada y patrullas a la vista del ferrocarril Nével-Leningrado.

Existencias: alemanas 2, ciudad 2, soviéticas 8. Antecedentes: [27.B].</translation>
    </message>
    <message>
        <source>Scenario II: Woehler&apos;s response</source>
        <comment>23.II title</comment>
        <extracomment>rule 23.II</extracomment>
        <translation>Escenario II: La respuesta de Woehler</translation>
    </message>
    <message>
        <source>*Turns 5 to 7.* The city is cut off, and so are two groups of the 83rd Infantry and 3rd Mountain Divisions south-west of it. They have to break out while the relief force gathers.

*What counted as success:* the groups rescued, the front firm again, the ground cleared up to the line Gushchino - Chernozem.

Stocks: German 5, city 3, Soviet 5. Background: [27.C].</source>
        <comment>23.II text</comment>
        <extracomment>rule 23.II</extracomment>
        <translation>*Turnos 5 a 7.* La ciudad está aislada, y también dos grupos de la 83.ª División de Infantería y la 3.ª de Montaña al suroeste de ella. Tienen que abrirse paso mientras se reúne la fuerza de socorro.

*Qué se tuvo por éxito:* los grupos rescatados, el frente firme de nuevo y el terreno despejado hasta la línea Gúshchino-Chernozem.

Existencias: alemanas 5, ciudad 3, soviéticas 5. Antecedentes: [27.C].</translation>
    </message>
    <message>
        <source>Scenario III: The first relief attempt</source>
        <comment>23.III title</comment>
        <extracomment>rule 23.III</extracomment>
        <translation>Escenario III: El primer intento de socorro</translation>
    </message>
    <message>
        <source>*Turns 8 and 9.* Shortly before Christmas Group Woehler attacks towards the city. Most of the 2nd Mechanised Corps is west of the Lovat to stop it.

*What counted as success:* for the Germans an open way to the city; for the Soviets a closed ring, a German force bled white, and the railway still in danger.

Stocks: German 8, city 2, Soviet 6. Background: [27.D].</source>
        <comment>23.III text</comment>
        <extracomment>rule 23.III</extracomment>
        <translation>*Turnos 8 y 9.* Poco antes de Navidad el Grupo Woehler ataca hacia la ciudad. La mayor parte del 2.º Cuerpo Mecanizado está al oeste del Lóvat para detenerlo.

*Qué se tuvo por éxito:* para los alemanes, un camino abierto hasta la ciudad; para los soviéticos, el cerco cerrado, el enemigo desangrado y el ferrocarril aún en peligro.

Existencias: alemanas 8, ciudad 2, soviéticas 6. Antecedentes: [27.D].</translation>
    </message>
    <message>
        <source>Scenario IV: The second relief attempt</source>
        <comment>23.IV title</comment>
        <extracomment>rule 23.IV</extracomment>
        <translation>Escenario IV: El segundo intento de socorro</translation>
    </message>
    <message>
        <source>*Turns 10 and 11.* Two more German infantry divisions have come, of which one is fit to attack. In the city the Soviets are clearing both banks of the river.

*What counted as success:* the link-up with the Citadel. Historically it failed by three miles.

Stocks: German 8, city 2, Soviet 7. Background: [27.E].</source>
        <comment>23.IV text</comment>
        <extracomment>rule 23.IV</extracomment>
        <translation>*Turnos 10 y 11.* Han llegado dos divisiones de infantería alemanas más, una de ellas capaz de atacar. En la ciudad los soviéticos están limpiando las dos orillas del río.

*Qué se tuvo por éxito:* enlazar con la Ciudadela. Históricamente faltaron tres millas.

Existencias: alemanas 8, ciudad 2, soviéticas 7. Antecedentes: [27.E].</translation>
    </message>
    <message>
        <source>Scenario V: The last attempt</source>
        <comment>23.V title</comment>
        <extracomment>rule 23.V</extracomment>
        <translation>Escenario V: El último intento</translation>
    </message>
    <message>
        <source>*Turns 12 and 13.* Brandenburg commandos, captured T-34s, assault guns and a fresh parachute battalion try to fetch the men of the Citadel.

*What counted as success:* every man who comes out. Historically fewer than five hundred did.

Stocks: German 6, city 1, Soviet 6. Background: [27.F].</source>
        <comment>23.V text</comment>
        <extracomment>rule 23.V</extracomment>
        <translation>*Turnos 12 y 13.* Comandos Brandenburg, T-34 capturados, cañones de asalto y un batallón paracaidista fresco intentan sacar a los hombres de la Ciudadela.

*Qué se tuvo por éxito:* cada hombre que sale. Históricamente fueron menos de quinientos.

Existencias: alemanas 6, ciudad 1, soviéticas 6. Antecedentes: [27.F].</translation>
    </message>
    <message>
        <source>Campaign</source>
        <comment>23.C title</comment>
        <extracomment>rule 23.C</extracomment>
        <translation>Campaña</translation>
    </message>
    <message>
        <source>*Turns 1 to 13.* Both players set up their units themselves, first the German, then the Soviet; the proposal is the set-up of Scenario I. Where a unit may stand is reconstructed:

- the 83rd Infantry Division on the German side of the front, east of the Lovat and north of row 31;
- the 3rd Mountain Division on the German side, east of the Lovat and south of row 28;
- the ski companies on the German side within three hexes of the front;
- the garrisons in the city, in Novosokolniki and in Isocha;
- Soviet units on their side of the front, at least two hexes from every German unit and within twelve hexes of the front.

Draft-mobile units far from roads and railways hardly get away from there; wheels and tracks suffer less. A unit may be taken up again until the set-up is finished; it is finished when all units are on the map.

Stocks: German 2, city 2, Soviet 8.</source>
        <comment>23.C text</comment>
        <extracomment>rule 23.C</extracomment>
        <translation>*Turnos 1 a 13.* Los dos jugadores despliegan sus unidades, primero el alemán y después el soviético; la propuesta es el despliegue del escenario I. Dónde puede estar una unidad está reconstruido:

- la 83.ª División de Infantería, en el lado alemán del frente, al este del Lóvat y al norte de la fila 31;
- la 3.ª División de Montaña, en el lado alemán, al este del Lóvat y al sur de la fila 28;
- las compañías de esquiadores, en el lado alemán a tres hexágonos o menos del frente;
- las guarniciones, en la ciudad, en Novosokólniki y en Isocha;
- las unidades soviéticas, en su lado del frente, al menos a dos hexágonos de toda unidad alemana y a doce o menos del frente.

Las unidades de tiro que estén lejos de carreteras y ferrocarriles apenas podrán salir de allí; las de ruedas y orugas lo sufren menos. Una unidad se puede volver a recoger hasta que acabe el despliegue, y este acaba cuando todas están en el mapa.

Existencias: alemanas 2, ciudad 2, soviéticas 8.</translation>
    </message>
    <message>
        <source>Victory</source>
        <comment>24 title</comment>
        <extracomment>rule 24</extracomment>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>The book prints no conditions of victory, only the aims: the Soviets want the city, the Leningrad - Vitebsk railway, and German losses; the Germans want to keep the railway and to relieve or fetch out the garrison. The schedule that follows is reconstructed, except for the rate of [24.A], which was published with answers to players&apos; questions. It is kept in tables.

The score is Soviet points minus German points. Losses and railway count from the first turn of the scenario on.</source>
        <comment>24 text</comment>
        <extracomment>rule 24</extracomment>
        <translation>El libro no imprime condiciones de victoria, solo los objetivos: los soviéticos quieren la ciudad, el ferrocarril Leningrado-Vítebsk y bajas alemanas; los alemanes quieren conservar el ferrocarril y socorrer o sacar a la guarnición. El baremo que sigue está reconstruido, menos la cantidad de [24.A], que se publicó con respuestas a preguntas de los jugadores. Está guardado en tablas.

La puntuación son los puntos soviéticos menos los alemanes. Las bajas y el ferrocarril cuentan desde el primer turno del escenario.</translation>
    </message>
    <message>
        <source>The railway</source>
        <comment>24.A title</comment>
        <extracomment>rule 24.A</extracomment>
        <translation>El ferrocarril</translation>
    </message>
    <message>
        <source>The Soviets score *5 points* for each town hex of the Leningrad - Vitebsk railway that they occupy at the end of a *Soviet* impulse, each time. These are Novosokolniki (0818), Isocha, Nasva and Shubino.

*Option:* with *Railway scored once a turn* each hex counts only once in a turn.</source>
        <comment>24.A text</comment>
        <extracomment>rule 24.A</extracomment>
        <translation>Los soviéticos ganan *5 puntos* por cada hexágono de población del ferrocarril Leningrado-Vítebsk que ocupan al final de un impulso *soviético*, cada vez. Son Novosokólniki (0818), Isocha, Nasva y Shúbino.

*Opción:* con *El ferrocarril puntúa una vez por turno* cada hexágono cuenta solo una vez por turno.</translation>
    </message>
    <message>
        <source>The city</source>
        <comment>24.B title</comment>
        <extracomment>rule 24.B</extracomment>
        <translation>La ciudad</translation>
    </message>
    <message>
        <source>For the Soviets, at the end of the game: *3 points* for each city hex that they entered last, beyond the number that was theirs when the scenario began, and *10 points* more if all nine are theirs.

For the Germans: *1 point* for each city hex that is theirs.</source>
        <comment>24.B text</comment>
        <extracomment>rule 24.B</extracomment>
        <translation>Para los soviéticos, al final de la partida: *3 puntos* por cada hexágono de la ciudad en el que hayan entrado los últimos, de más sobre los que eran suyos al empezar el escenario, y *10 puntos* más si los nueve son suyos.

Para los alemanes: *1 punto* por cada hexágono de la ciudad que sea suyo.</translation>
    </message>
    <message>
        <source>Losses and bunkers</source>
        <comment>24.C title</comment>
        <extracomment>rule 24.C</extracomment>
        <translation>Bajas y búnkeres</translation>
    </message>
    <message>
        <source>- *1 Soviet point* for every 2 German strength points eliminated.
- *1 German point* for every 3 Soviet strength points eliminated.
- Strength points of AFVs count double in both cases.
- *2 Soviet points* for each bunker reduced to nothing.</source>
        <comment>24.C text</comment>
        <extracomment>rule 24.C</extracomment>
        <translation>- *1 punto soviético* por cada 2 puntos de fuerza alemanes eliminados.
- *1 punto alemán* por cada 3 puntos de fuerza soviéticos eliminados.
- En ambos casos los puntos de fuerza de los blindados cuentan el doble.
- *2 puntos soviéticos* por cada búnker reducido a cero.</translation>
    </message>
    <message>
        <source>Relief and escape</source>
        <comment>24.D title</comment>
        <extracomment>rule 24.D</extracomment>
        <translation>Socorro y evasión</translation>
    </message>
    <message>
        <source>For the Germans, at the end of the game:

- *20 points* if a path without Soviet units and ZOC joins a city hex to a German edge and at least one German unit is in the city;
- *2 points* for each strength point of units that began in the city and are now outside it, not isolated;
- *5 points* if no Soviet unit ever ended a Soviet impulse on a railway hex of the Leningrad - Vitebsk line.</source>
        <comment>24.D text</comment>
        <extracomment>rule 24.D</extracomment>
        <translation>Para los alemanes, al final de la partida:

- *20 puntos* si un camino sin unidades ni ZdC soviéticas une un hexágono de la ciudad con un borde alemán y hay al menos una unidad alemana en la ciudad;
- *2 puntos* por cada punto de fuerza de las unidades que empezaron en la ciudad y ahora están fuera, sin estar aisladas;
- *5 puntos* si ninguna unidad soviética acabó nunca un impulso soviético en un hexágono de ferrocarril de la línea Leningrado-Vítebsk.</translation>
    </message>
    <message>
        <source>Levels of victory</source>
        <comment>24.E title</comment>
        <extracomment>rule 24.E</extracomment>
        <translation>Niveles de victoria</translation>
    </message>
    <message>
        <source>Score, from the Soviet point of view: decisive Soviet, marginal Soviet, draw, marginal German, decisive German.

- *Campaign:* 60 or more; 25 to 59; 0 to 24; -25 to -1; -26 or less.
- *Scenario I:* 45; 20 to 44; 8 to 19; -5 to 7; -6 or less.
- *Scenario II:* 30; 12 to 29; 3 to 11; -10 to 2; -11 or less.
- *Scenarios III and IV:* 25; 10 to 24; 0 to 9; -14 to -1; -15 or less.
- *Scenario V:* 20; 8 to 19; 0 to 7; -9 to -1; -10 or less.</source>
        <comment>24.E text</comment>
        <extracomment>rule 24.E</extracomment>
        <translation>Puntuación desde el punto de vista soviético: decisiva soviética, marginal soviética, empate, marginal alemana, decisiva alemana.

- *Campaña:* 60 o más; 25 a 59; 0 a 24; -25 a -1; -26 o menos.
- *Escenario I:* 45; 20 a 44; 8 a 19; -5 a 7; -6 o menos.
- *Escenario II:* 30; 12 a 29; 3 a 11; -10 a 2; -11 o menos.
- *Escenarios III y IV:* 25; 10 a 24; 0 a 9; -14 a -1; -15 o menos.
- *Escenario V:* 20; 8 a 19; 0 a 7; -9 a -1; -10 o menos.</translation>
    </message>
    <message>
        <source>Emphasis of the scenarios</source>
        <comment>24.F title</comment>
        <extracomment>rule 24.F</extracomment>
        <translation>Peculiaridades de los escenarios</translation>
    </message>
    <message>
        <source>- *Scenario II:* besides, the Germans have 1 point for each strength point of the 83rd Infantry and 3rd Mountain Divisions that began in one of the two pockets and ends the game outside of them, not isolated.
- *Scenario V:* the points for those who escape from the city ([24.D]) count double.</source>
        <comment>24.F text</comment>
        <extracomment>rule 24.F</extracomment>
        <translation>- *Escenario II:* los alemanes tienen además 1 punto por cada punto de fuerza de la 83.ª División de Infantería y la 3.ª de Montaña que empezó en una de las dos bolsas y acaba la partida fuera de ellas, sin estar aislado.
- *Escenario V:* los puntos por los que escapan de la ciudad ([24.D]) cuentan el doble.</translation>
    </message>
    <message>
        <source>At the table</source>
        <comment>25 title</comment>
        <extracomment>rule 25</extracomment>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>The old computer game had a menu for everything that a player does. These paragraphs say what of it is a rule, and how it is done here.</source>
        <comment>25 text</comment>
        <extracomment>rule 25</extracomment>
        <translation>El viejo juego de ordenador tenía un menú para todo lo que hace un jugador. Estos párrafos dicen qué hay de regla en él y cómo se hace aquí.</translation>
    </message>
    <message>
        <source>The program keeps the rules</source>
        <comment>25.A title</comment>
        <extracomment>rule 25.A</extracomment>
        <translation>El programa vela por las reglas</translation>
    </message>
    <message>
        <source>Whatever the rules forbid is refused, and the refusal names its reason and its rule. Nothing happens by merely looking: every choice that you begin has a way back until dice are rolled or something hidden is shown.

The bar at the top shows the date, the points left in the turn, the supply of the pool or pools, the phase and the weather.</source>
        <comment>25.A text</comment>
        <extracomment>rule 25.A</extracomment>
        <translation>Lo que las reglas prohíben se rechaza, y el rechazo da su motivo y su regla. Por mirar no pasa nada: toda elección que empieces tiene vuelta atrás hasta que se tiran dados o se enseña algo oculto.

La barra de arriba muestra la fecha, los puntos que quedan en el turno, el suministro de la reserva o reservas, la fase y el tiempo.</translation>
    </message>
    <message>
        <source>Moving units</source>
        <comment>25.B title</comment>
        <extracomment>rule 25.B</extracomment>
        <translation>Mover unidades</translation>
    </message>
    <message>
        <source>Take a unit in hand, or several of a stack, and choose the hex to which they go. Whoever has points left can be taken up again. In the set-up and for reinforcements the units lie in a tray, those of one formation together, and are put on the map one after the other; a unit that was put down in the set-up may be taken back as often as you like.

A unit that uses its last point for moving can neither assault nor deploy: *keep 1 MP in reserve* shows only the hexes that leave it one.

Reinforcements may be directed to their alternative entry area ([17.D]).</source>
        <oldsource>Choose a unit, or several of a stack, and their hex of destination. In the set-up and for reinforcements the units lie in a tray, those of one formation together, and are put on the map one after the other; a unit that was put down in the set-up may be taken back as often as you like.

A unit that uses its last point for moving can neither assault nor deploy: *keep 1 MP in reserve* shows only the hexes that leave it one.

Reinforcements may be directed to their alternative entry area ([17.D]).</oldsource>
        <comment>25.B text</comment>
        <extracomment>rule 25.B</extracomment>
        <translation>Toma una unidad, o varias de una pila, y elige el hexágono al que van. A quien le queden puntos se le puede volver a tomar. En el despliegue y con los refuerzos las unidades están en una bandeja, juntas las de cada formación, y se van poniendo en el mapa; la que se ha puesto durante el despliegue se puede recoger tantas veces como quieras.

La unidad que gasta en mover su último punto ya no puede asaltar ni desplegarse: *reservar 1 PM* enseña solo los hexágonos que le dejan uno.

A los refuerzos se les puede mandar por su zona de entrada alternativa ([17.D]).</translation>
    </message>
    <message>
        <source>Force Stack</source>
        <comment>25.C title</comment>
        <extracomment>rule 25.C</extracomment>
        <translation>Forzar apilamiento</translation>
    </message>
    <message>
        <source>Two units that may not be stacked together can get stuck in the same hex: the one stopped there by an enemy ZOC, the other too. In such an emergency you may force them together, against [4]. A unit that is forced does not attack in that impulse.

It also puts down a reinforcement that was to entrain but has no railway hex to do it. It is meant for emergencies, not as a habit.</source>
        <comment>25.C text</comment>
        <extracomment>rule 25.C</extracomment>
        <translation>Dos unidades que no pueden apilarse juntas pueden quedar atascadas en el mismo hexágono: una detenida por una ZdC enemiga, y la otra también. En tal emergencia puedes ponerlas juntas a la fuerza, contra [4]. La unidad forzada no ataca en ese impulso.

También sirve para bajar al mapa un refuerzo que iba a embarcar y no tiene hexágono de ferrocarril donde hacerlo. Está pensado para emergencias, no como costumbre.</translation>
    </message>
    <message>
        <source>Entraining</source>
        <comment>25.D title</comment>
        <extracomment>rule 25.D</extracomment>
        <translation>Embarcar</translation>
    </message>
    <message>
        <source>Entraining ([8]) happens in the hex in which the unit boards: personnel in any railway hex, weapons and AFVs in a town with a railway. Then its destinations by train are shown; after the journey it may go on normally.

- Reinforcements may entrain if their entry area has a railway hex; weapons and AFVs then need no town.
- A unit may entrain several times in an impulse, as long as points and capacity last.</source>
        <comment>25.D text</comment>
        <extracomment>rule 25.D</extracomment>
        <translation>Se embarca ([8]) en el hexágono donde la unidad sube al tren: el personal, en cualquiera de ferrocarril; las armas y los blindados, en una población con ferrocarril. Entonces se ven sus destinos en tren; tras el viaje puede seguir normalmente.

- Los refuerzos pueden embarcar si su zona de entrada tiene un hexágono de ferrocarril; las armas y los blindados no necesitan entonces población.
- Una unidad puede embarcar varias veces en un impulso, mientras alcancen los puntos y la capacidad.</translation>
    </message>
    <message>
        <source>Replacements</source>
        <comment>25.E title</comment>
        <extracomment>rule 25.E</extracomment>
        <translation>Reemplazos</translation>
    </message>
    <message>
        <source>In the first impulse the damaged units are listed as long as there are points. Each point goes where you like: all to one unit, to several, or kept for later ([18]).</source>
        <comment>25.E text</comment>
        <extracomment>rule 25.E</extracomment>
        <translation>En el primer impulso se enumeran las unidades dañadas mientras queden puntos. Cada punto va a donde quieras: todos a una unidad, a varias, o se guardan para más tarde ([18]).</translation>
    </message>
    <message>
        <source>Looking around</source>
        <comment>25.F title</comment>
        <extracomment>rule 25.F</extracomment>
        <translation>Mirar alrededor</translation>
    </message>
    <message>
        <source>- *Where:* with a unit chosen, all hexes are lit that it can reach, also on the small overview map. Crossing a lake or an enemy ZOC ends what is shown; when the dice have been rolled it goes on from there ([26.B]).
- *View area:* the overview map with the positions of both sides; hexes that are to be assaulted are marked until their fire is done.
- *Find units:* lists and shows units by name, type and formation.
- *Isolation* and *supply* are overlays: the hexes joined to a friendly edge, and the roads and railways that serve the artillery.</source>
        <comment>25.F text</comment>
        <extracomment>rule 25.F</extracomment>
        <translation>- *Dónde:* con una unidad elegida se iluminan todos los hexágonos a los que puede llegar, también en el mapa pequeño. Lo que se muestra acaba al cruzar un lago o una ZdC enemiga; cuando se han tirado los dados sigue desde allí ([26.B]).
- *Ver la zona:* el mapa general con las posiciones de ambos bandos; los hexágonos que se van a asaltar están marcados hasta que su fuego se ha hecho.
- *Buscar unidades:* enumera y enseña unidades por nombre, tipo y formación.
- *Aislamiento* y *suministro* son capas del mapa: los hexágonos unidos a un borde amigo, y las carreteras y ferrocarriles que sirven a la artillería.</translation>
    </message>
    <message>
        <source>Bridges</source>
        <comment>25.G title</comment>
        <extracomment>rule 25.G</extracomment>
        <translation>Puentes</translation>
    </message>
    <message>
        <source>With a unit that can do it in the right hex, *build* or *demolish* is offered ([20]).</source>
        <comment>25.G text</comment>
        <extracomment>rule 25.G</extracomment>
        <translation>Con una unidad capaz en el hexágono adecuado se ofrece *construir* o *demoler* ([20]).</translation>
    </message>
    <message>
        <source>Barrages</source>
        <comment>25.H title</comment>
        <extracomment>rule 25.H</extracomment>
        <translation>Bombardeos</translation>
    </message>
    <message>
        <source>Choose a hex; all guns that are deployed, supplied and in range are listed with their range and distance. Choose those that fire, divide the total if you wish, and fire: it is resolved at once. Without any gun chosen nothing happens.

Barrages may be fired in an impulse without any assault; then the impulse may be handed over.</source>
        <comment>25.H text</comment>
        <extracomment>rule 25.H</extracomment>
        <translation>Elige un hexágono; se enumeran todos los cañones desplegados, suministrados y a su alcance, con su alcance y su distancia. Elige los que disparan, reparte el total si quieres y dispara: se resuelve en el acto. Sin ningún cañón elegido no pasa nada.

Se puede bombardear en un impulso sin ningún asalto; después se puede ceder el impulso.</translation>
    </message>
    <message>
        <source>Defining assaults</source>
        <comment>25.I title</comment>
        <extracomment>rule 25.I</extracomment>
        <translation>Definir los asaltos</translation>
    </message>
    <message>
        <source>Choose a hex with enemies. Its stack is shown ([4.C]). Then choose the units that assault it, from one or several neighbouring hexes; all enemies in the hex defend. A unit that is already declared against one hex can&apos;t be declared against another. When all is said, define the next one.

Assaults are defined before the barrages: who has fired a barrage defines no more. *Option:* with *Assaults after barrages* they may also be defined afterwards.</source>
        <comment>25.I text</comment>
        <extracomment>rule 25.I</extracomment>
        <translation>Elige un hexágono con enemigos. Se ve su pila ([4.C]). Después elige las unidades que lo asaltan, de uno o varios hexágonos contiguos; todos los enemigos del hexágono se defienden. La unidad que ya está declarada contra un hexágono no se puede declarar contra otro. Cuando esté todo dicho, define el siguiente.

Los asaltos se definen antes de los bombardeos: quien ha bombardeado ya no define más. *Opción:* con *Asaltos tras los bombardeos* se pueden definir también después.</translation>
    </message>
    <message>
        <source>Organising the defence</source>
        <comment>25.J title</comment>
        <extracomment>rule 25.J</extracomment>
        <translation>Organizar la defensa</translation>
    </message>
    <message>
        <source>The non-phasing player takes the assaulted hexes in any order. He chooses the controlling headquarters, if there is a choice ([11.A.1]); high or low intensity, if artillery can help and the pool has a point ([15.A.4]); the guns; and then shares out the fire. It is resolved at once.

Fire that is not shared out, and hexes that are skipped, are dealt with automatically before the assault ([26.E]).</source>
        <comment>25.J text</comment>
        <extracomment>rule 25.J</extracomment>
        <translation>El jugador no activo toma los hexágonos asaltados en el orden que quiera. Elige el cuartel general al mando, si hay dónde elegir ([11.A.1]); alta o baja intensidad, si puede ayudar artillería y la reserva tiene un punto ([15.A.4]); los cañones; y después reparte el fuego. Se resuelve en el acto.

El fuego sin repartir y los hexágonos que se pasen por alto se resuelven automáticamente antes del asalto ([26.E]).</translation>
    </message>
    <message>
        <source>Carrying out the assaults</source>
        <comment>25.K title</comment>
        <extracomment>rule 25.K</extracomment>
        <translation>Llevar a cabo los asaltos</translation>
    </message>
    <message>
        <source>The phasing player does the same for each of his assaults: headquarters, guns, sharing out. All of them are resolved one after the other, hex by hex and unit by unit: losses, checks, retreats. Where a hex is empty, he may advance.</source>
        <comment>25.K text</comment>
        <extracomment>rule 25.K</extracomment>
        <translation>El jugador activo hace lo mismo en cada uno de sus asaltos: cuartel general, cañones, reparto. Todos se resuelven uno tras otro, hexágono por hexágono y unidad por unidad: bajas, chequeos, retiradas. Donde un hexágono queda vacío, puede avanzar.</translation>
    </message>
    <message>
        <source>Ending impulse and turn</source>
        <comment>25.L title</comment>
        <extracomment>rule 25.L</extracomment>
        <translation>Acabar el impulso y el turno</translation>
    </message>
    <message>
        <source>When he is finished, the phasing player hands over. He may also do so at once, which is as good as passing: the points are gone. Once a barrage or assault has begun, the combat is finished first.

When both sides have no points left, the next turn begins.</source>
        <comment>25.L text</comment>
        <extracomment>rule 25.L</extracomment>
        <translation>Cuando ha terminado, el jugador activo cede el impulso. También puede hacerlo enseguida, lo que equivale a pasar: los puntos se pierden. Si ha empezado un bombardeo o un asalto, antes se acaba el combate.

Cuando a ningún bando le quedan puntos empieza el turno siguiente.</translation>
    </message>
    <message>
        <source>Saving</source>
        <comment>25.M title</comment>
        <extracomment>rule 25.M</extracomment>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>A game can be left, saved, loaded and looked at again at any time.</source>
        <comment>25.M text</comment>
        <extracomment>rule 25.M</extracomment>
        <translation>Una partida se puede dejar, guardar, cargar y volver a ver en cualquier momento.</translation>
    </message>
    <message>
        <source>Playing at a distance</source>
        <comment>25.N title</comment>
        <extracomment>rule 25.N</extracomment>
        <translation>Jugar a distancia</translation>
    </message>
    <message>
        <source>The book&apos;s players sent each other the state of the game with its history and watched what the opponent had done, as far as they were allowed to see it, before they answered. A saved game here has all that: the position after the replay is exactly the sender&apos;s. You hand over where the other side has to decide: before the defensive fire, and again before the assault.</source>
        <comment>25.N text</comment>
        <extracomment>rule 25.N</extracomment>
        <translation>Los jugadores del libro se mandaban la posición con su historia y veían lo que había hecho el contrario, hasta donde les estaba permitido verlo, antes de contestar. Una partida guardada lleva aquí todo eso: la posición tras la repetición es exactamente la de quien la envía. Se cede donde ha de decidir el otro bando: antes del fuego defensivo y otra vez antes del asalto.</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>26 title</comment>
        <extracomment>rule 26</extracomment>
        <translation>Notas</translation>
    </message>
    <message>
        <source>What the book adds after its rules.</source>
        <comment>26 text</comment>
        <extracomment>rule 26</extracomment>
        <translation>Lo que el libro añade tras sus reglas.</translation>
    </message>
    <message>
        <source>Passing zones of control</source>
        <comment>26.A title</comment>
        <extracomment>rule 26.A</extracomment>
        <translation>Atravesar zonas de control</translation>
    </message>
    <message>
        <source>An AFV that enters an enemy ZOC may end its move there, or go on and draw fire ([3.A]).

To smuggle units through with the commandos ([21.B]), bring them to a hex of the ZOC first and let the Brandenburg company come after. If it is not discovered, the whole stack may go on; if it is, all of them stop.</source>
        <comment>26.A text</comment>
        <extracomment>rule 26.A</extracomment>
        <translation>El blindado que entra en ZdC enemiga puede acabar allí su movimiento, o seguir y recibir fuego ([3.A]).

Para colar unidades con los comandos ([21.B]), llévalas primero a un hexágono de la ZdC y haz que la compañía Brandenburg llegue después. Si no la descubren, toda la pila puede seguir; si la descubren, todas se detienen.</translation>
    </message>
    <message>
        <source>Special movement and the hexes shown</source>
        <comment>26.B title</comment>
        <extracomment>rule 26.B</extracomment>
        <translation>Movimientos especiales y hexágonos que se muestran</translation>
    </message>
    <message>
        <source>Enemy zones that tanks or commandos pass, and frozen lakes, are stages of a move: the reach of a unit is shown up to there. After the roll the rest of its reach is shown anew.</source>
        <comment>26.B text</comment>
        <extracomment>rule 26.B</extracomment>
        <translation>Las zonas enemigas que atraviesan carros o comandos y los lagos helados son etapas de un movimiento: el alcance de la unidad se muestra hasta allí. Tras la tirada se vuelve a mostrar lo que le queda.</translation>
    </message>
    <message>
        <source>Intrinsic garrisons</source>
        <comment>26.C title</comment>
        <extracomment>rule 26.C</extracomment>
        <translation>Guarniciones intrínsecas</translation>
    </message>
    <message>
        <source>Every town west of the Lovat with a railway begins with a German garrison that is not on the map as a counter. The fortress has its own troops and no such garrisons. The towns are Novosokolniki (two hexes), Nasva, Shubino, Isocha, Chernozem, Ostrian and Opukhliki (reconstructed); Chernozem&apos;s is gone from Scenario II on.

- It is a personnel unit with 1 SP and a conventional factor of 4; any loss eliminates it. Its morale is 4, it has no anti-tank fire (reconstructed), and it defends as in a town. In an isolated town it fires with half and adds 1 to its check, as any unit ([15.C]).
- It is assaulted like a hex with units, and can be shelled. As long as it exists, Soviet units can&apos;t enter, even if no other German unit is there.
- A failed check or a rout eliminates it too. It has no ZOC, does not advance, breaks no railway or supply line, and never comes back.</source>
        <oldsource>Every town west of the Lovat with a railway begins with a German garrison that is not on the map as a counter. The fortress has its own troops and no such garrisons. The towns are Novosokolniki (two hexes), Nasva, Shubino, Isocha, Chernozem, Ostrian and Opukhliki (reconstructed); Chernozem&apos;s is gone from Scenario II on.

- It is a personnel unit with 1 SP and a conventional factor of 4; any loss eliminates it. Its morale is 4, it has no anti-tank fire (reconstructed), and it defends as in a town.
- It is assaulted like a hex with units. As long as it exists, Soviet units can&apos;t enter, even if no other German unit is there.
- A failed check or a rout eliminates it too. It has no ZOC, does not advance, breaks no railway or supply line, and never comes back.</oldsource>
        <comment>26.C text</comment>
        <extracomment>rule 26.C</extracomment>
        <translation>Toda población al oeste del Lóvat con ferrocarril empieza con una guarnición alemana que no está en el mapa como ficha. La fortaleza tiene sus propias tropas y ninguna guarnición así. Las poblaciones son Novosokólniki (dos hexágonos), Nasva, Shúbino, Isocha, Chernozem, Ostrián y Opujliki (reconstruido); la de Chernozem ya no existe a partir del escenario II.

- Es una unidad de personal con 1 PF y factor convencional 4; cualquier baja la elimina. Su moral es 4, no tiene fuego contracarro (reconstruido) y se defiende como en una población. En una población aislada dispara con la mitad y suma 1 a su chequeo, como cualquier unidad ([15.C]).
- Se la asalta como a un hexágono con unidades, y se la puede bombardear. Mientras existe, las unidades soviéticas no pueden entrar, aunque no haya allí otra unidad alemana.
- También la eliminan un chequeo fallado y una desbandada. No tiene ZdC, no avanza, no corta ferrocarriles ni líneas de suministro, y no vuelve nunca.</translation>
    </message>
    <message>
        <source>The counters</source>
        <comment>26.D title</comment>
        <extracomment>rule 26.D</extracomment>
        <translation>Las fichas</translation>
    </message>
    <message>
        <source>At the top is the division or brigade, at the bottom the unit. In the middle the size: I company, II battalion, III regiment, X brigade. Beside it the mobility:

- *s* ski, *l* leg, *d* draft, *w* wheel, *t* track, *m* motorcycle, *h* horse.

Further marks are the number of units in the stack, the strength of a bunker in the hex, the part of the strength that is left and the part of the movement that is left. Artillery that draws on the city&apos;s supply pool is marked Y when guns are chosen.</source>
        <comment>26.D text</comment>
        <extracomment>rule 26.D</extracomment>
        <translation>Arriba está la división o brigada; abajo, la unidad. En el centro, el tamaño: I compañía, II batallón, III regimiento, X brigada. Al lado, la movilidad:

- *s* esquí, *l* a pie, *d* tiro, *w* ruedas, *t* orugas, *m* motocicleta, *h* caballo.

Otras marcas son el número de unidades de la pila, la fuerza del búnker del hexágono, la parte de la fuerza que queda y la parte del movimiento que queda. La artillería que depende de la reserva de suministro de la ciudad lleva una Y cuando se eligen los cañones.</translation>
    </message>
    <message>
        <source>What is done by default</source>
        <comment>26.E title</comment>
        <extracomment>rule 26.E</extracomment>
        <translation>Lo que se hace por omisión</translation>
    </message>
    <message>
        <source>A player need only say who assaults whom. Fire that he does not share out is shared out for him, in attack and defence: all of it, or what he left over, within the limits of [9.C.3]. A phase that he skips is carried out in this way.

Automatic decisions never use artillery, neither for support nor for barrages.</source>
        <comment>26.E text</comment>
        <extracomment>rule 26.E</extracomment>
        <translation>A un jugador le basta decir quién asalta a quién. El fuego que no reparte se reparte por él, en el ataque y en la defensa: todo, o lo que haya dejado, dentro de los límites de [9.C.3]. La fase que se salta se resuelve de ese modo.

Las decisiones automáticas nunca emplean la artillería, ni para apoyar ni para bombardear.</translation>
    </message>
    <message>
        <source>The battle</source>
        <comment>27 title</comment>
        <extracomment>rule 27</extracomment>
        <translation>La batalla</translation>
    </message>
    <message>
        <source>What happened at Velikiye Luki.</source>
        <comment>27 text</comment>
        <extracomment>rule 27</extracomment>
        <translation>Lo que ocurrió en Velíkiye Luki.</translation>
    </message>
    <message>
        <source>November 1942</source>
        <comment>27.A title</comment>
        <extracomment>rule 27.A</extracomment>
        <translation>Noviembre de 1942</translation>
    </message>
    <message>
        <source>The world looked to Stalingrad and Rzhev; beside them the battle for Velikiye Luki seems small. It was not. In the middle of November the frost took away the protection of the rivers and made the northern swamps firm enough for tanks. The right wing of the Kalinin Front struck, at the town and at the railway from Vitebsk to Leningrad behind it. The task was given to Purkayev&apos;s Third Shock Army with three more corps.

Two German divisions and a crowd of security and rear units held the sector, too few for its length: two gaps of ten miles were left to ski patrols, and the reserves were bound to be drawn to Rzhev, a hundred miles to the east. But the town had been made a fortress, and in that roadless country all roads led through it.</source>
        <comment>27.A text</comment>
        <extracomment>rule 27.A</extracomment>
        <translation>El mundo miraba a Stalingrado y a Rzhev; a su lado la batalla por Velíkiye Luki parece pequeña. No lo fue. A mediados de noviembre el hielo quitó a los ríos su valor de defensa y endureció los pantanos del norte hasta hacerlos practicables para los carros. El ala derecha del Frente de Kalinin golpeó contra la ciudad y contra el ferrocarril de Vítebsk a Leningrado que había detrás. El encargo fue para el 3.er Ejército de Choque de Purkáyev, con tres cuerpos más.

Defendían el sector dos divisiones alemanas y un tropel de unidades de seguridad y de retaguardia, pocas para tanto frente: dos huecos de diez millas quedaron a cargo de patrullas de esquiadores, y era seguro que las reservas acabarían en Rzhev, cien millas al este. Pero la ciudad se había convertido en fortaleza, y en aquel país sin caminos todos pasaban por ella.</translation>
    </message>
    <message>
        <source>Before Scenario I</source>
        <comment>27.B title</comment>
        <extracomment>rule 27.B</extracomment>
        <translation>Antes del escenario I</translation>
    </message>
    <message>
        <source>To break a line so thin was no great problem. What came after was. The Front had lent one regiment of heavy mortars and one of heavy guns; everything else was at Rzhev. To take the town it had to be surrounded and then shelled, but as long as it held, hardly a gun could follow the infantry over the Lovat: those who surrounded it would stand on the far bank without their artillery.

Purkayev took the risk. Infantry and tanks went through the gaps, left the German strongpoints to those behind, and after twenty days stood west of the river in strength, tired and short of guns, here and there in sight of the railway.</source>
        <comment>27.B text</comment>
        <extracomment>rule 27.B</extracomment>
        <translation>Romper una línea tan delgada no era gran problema. Lo que venía después, sí. El Frente había prestado un regimiento de morteros pesados y otro de cañones pesados; todo lo demás estaba en Rzhev. Para tomar la ciudad había que cercarla y luego machacarla, pero mientras resistiera apenas podía seguir un cañón a la infantería al otro lado del Lóvat: quienes la cercasen estarían en la orilla lejana sin su artillería.

Purkáyev asumió el riesgo. Infantería y carros pasaron por los huecos, dejaron los puntos fuertes alemanes a los que venían detrás y, a los veinte días, estaban al oeste del río con fuerza, cansados y sin apenas cañones, aquí y allá a la vista del ferrocarril.</translation>
    </message>
    <message>
        <source>Before Scenario II</source>
        <comment>27.C title</comment>
        <extracomment>rule 27.C</extracomment>
        <translation>Antes del escenario II</translation>
    </message>
    <message>
        <source>The army group had next to nothing to send: a weak panzer division from the north, an infantry division from garrison duty in East Prussia, later a motorised division. It wanted the garrison to break out; Hitler ordered it to stay and to be relieved. One corps staff could not lead front, pocket and relief at once, and so Woehler, chief of staff of the army group, took over with a handful of officers in a farmhouse.

Two groups from the 3rd Mountain and 83rd Infantry Divisions were cut off south-west of the town. They were told to fight their way out while the centre gathered strength for the line from Gushchino to Chernozem, from which the relief was to set out to the north-east, lakes on its left and the river on its right.</source>
        <comment>27.C text</comment>
        <extracomment>rule 27.C</extracomment>
        <translation>El grupo de ejércitos no tenía casi nada que enviar: una división panzer floja desde el norte, una división de infantería que guarnecía Prusia Oriental y, más tarde, una motorizada. Quería que la guarnición se abriera paso; Hitler ordenó que se quedara y que la socorrieran. Un solo estado mayor de cuerpo no podía llevar a la vez el frente, la bolsa y el socorro, y así Woehler, jefe de estado mayor del grupo de ejércitos, tomó el mando con un puñado de oficiales en una casa de campesinos.

Dos grupos de la 3.ª División de Montaña y la 83.ª de Infantería habían quedado cortados al suroeste de la ciudad. Se les mandó abrirse camino mientras el centro reunía fuerzas para alcanzar la línea de Gúshchino a Chernozem, desde la que el socorro debía partir hacia el nordeste, con lagos a la izquierda y el río a la derecha.</translation>
    </message>
    <message>
        <source>Before Scenario III</source>
        <comment>27.D title</comment>
        <extracomment>rule 27.D</extracomment>
        <translation>Antes del escenario III</translation>
    </message>
    <message>
        <source>The groups had come out, the SS motorised brigade had steadied the south, and the garrison gave up its ground dearly. Purkayev now had most of the 2nd Mechanised Corps over the Lovat and could meet armour with armour; still, the initiative was no longer his. Shortly before Christmas the relief set out, made good way at first, and stuck about half-way.</source>
        <comment>27.D text</comment>
        <extracomment>rule 27.D</extracomment>
        <translation>Los grupos habían salido, la brigada motorizada de las SS había afirmado el sur y la guarnición vendía caro su terreno. Purkáyev tenía ya la mayor parte del 2.º Cuerpo Mecanizado al otro lado del Lóvat y podía oponer carros a los carros; aun así, la iniciativa ya no era suya. Poco antes de Navidad partió el socorro, avanzó bien al principio y se atascó hacia la mitad del camino.</translation>
    </message>
    <message>
        <source>Before Scenario IV</source>
        <comment>27.E title</comment>
        <extracomment>rule 27.E</extracomment>
        <translation>Antes del escenario IV</translation>
    </message>
    <message>
        <source>Both sides had paid: the Soviets in men and tanks for the guns that they lacked. Now guns and shells came across. The Germans brought two more infantry divisions, of which one could really attack. By 5 January attacks from north and south had met along the river in the middle of the town and split the fortress. The second relief came within three miles of the Citadel; then attacks on its flanks forced its spearhead to look to itself.</source>
        <comment>27.E text</comment>
        <extracomment>rule 27.E</extracomment>
        <translation>Los dos bandos habían pagado: los soviéticos, en hombres y carros, por los cañones que les faltaban. Ahora cruzaban cañones y munición. Los alemanes trajeron dos divisiones de infantería más, de las que solo una podía atacar de veras. El 5 de enero los ataques desde el norte y desde el sur se habían encontrado junto al río en medio de la ciudad y la fortaleza estaba partida. El segundo socorro llegó a tres millas de la Ciudadela; entonces los ataques a sus flancos obligaron a la punta de lanza a mirar por sí misma.</translation>
    </message>
    <message>
        <source>Before Scenario V</source>
        <comment>27.F title</comment>
        <extracomment>rule 27.F</extracomment>
        <translation>Antes del escenario V</translation>
    </message>
    <message>
        <source>Neither side had strength left for a decision. What remained was to save whom one could. Brandenburgers were to bluff their way through the Soviet lines, with captured T-34s and assault guns, and lead the men of the Citadel out; a single parachute battalion was to meet them. The break-out came in the night of 13 January. A handful got through.</source>
        <comment>27.F text</comment>
        <extracomment>rule 27.F</extracomment>
        <translation>A ninguno de los dos le quedaban fuerzas para decidir nada. Solo restaba salvar a quien se pudiera. Los Brandenburg debían pasar con engaños las líneas soviéticas, con T-34 capturados y cañones de asalto, y sacar a los hombres de la Ciudadela; un único batallón paracaidista iría a su encuentro. La salida fue en la noche del 13 de enero. Pasó un puñado.</translation>
    </message>
    <message>
        <source>The outcome</source>
        <comment>27.G title</comment>
        <extracomment>rule 27.G</extracomment>
        <translation>El desenlace</translation>
    </message>
    <message>
        <source>The railway stayed in German hands, and in that the Third Shock Army failed. Everything else was its success. The Germans lost 22,000 men by one of the lower estimates; fewer than five hundred of the encircled escaped.</source>
        <comment>27.G text</comment>
        <extracomment>rule 27.G</extracomment>
        <translation>El ferrocarril siguió en manos alemanas, y en eso fracasó el 3.er Ejército de Choque. Todo lo demás fue éxito suyo. Los alemanes perdieron 22 000 hombres según una de las estimaciones más bajas; de los cercados escaparon menos de quinientos.</translation>
    </message>
</context>
<context>
    <name>rules/advance.lua</name>
    <message>
        <source>{1} is empty.</source>
        <extracomment>log
{1}: target</extracomment>
        <translation>{1} está vacío.</translation>
    </message>
    <message>
        <source>{1} has already advanced.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} ya ha avanzado.</translation>
    </message>
    <message>
        <source>{1} did not assault {2}.</source>
        <extracomment>why not
{1}: piece
{2}: target</extracomment>
        <translation>{1} no asaltó {2}.</translation>
    </message>
    <message>
        <source>{1} failed its morale check and did not assault.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} falló su chequeo de moral y no asaltó.</translation>
    </message>
    <message>
        <source>{1} may not leave the city yet.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} aún no puede salir de la ciudad.</translation>
    </message>
    <message>
        <source>{1} can&apos;t enter the ground of {2}.</source>
        <extracomment>why not
{1}: piece
{2}: target</extracomment>
        <translation>{1} no puede entrar en el terreno de {2}.</translation>
    </message>
    <message>
        <source>{1} advances to {2}.</source>
        <extracomment>log
{1}: piece
{2}: target</extracomment>
        <translation>{1} avanza a {2}.</translation>
    </message>
    <message>
        <source>Advance into {1}?</source>
        <extracomment>decision advance.choose
{1}: game.here.target</extracomment>
        <translation>¿Avanzar a {1}?</translation>
    </message>
    <message>
        <source>The hex is empty. Units that assaulted it may move in, within the limits of stacking.</source>
        <extracomment>decision advance.choose</extracomment>
        <translation>El hexágono está vacío. Las unidades que lo asaltaron pueden ocuparlo, dentro de los límites de apilamiento.</translation>
    </message>
    <message>
        <source>{piece} advances</source>
        <extracomment>action advance
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} avanza</translation>
    </message>
    <message>
        <source>No further advance</source>
        <extracomment>action stop</extracomment>
        <translation>No avanzar más</translation>
    </message>
</context>
<context>
    <name>rules/arrivals.lua</name>
    <message>
        <source>{1} arrives: {2}.</source>
        <extracomment>log
{1}: piece
{2}: box</extracomment>
        <translation>Llega {1}: {2}.</translation>
    </message>
    <message>
        <source>{1} does not wait at the edge of the map.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} no espera en el borde del mapa.</translation>
    </message>
    <message>
        <source>{1} is closed.</source>
        <extracomment>why not
{1}: piece.space</extracomment>
        <translation>{1} está {1|m=cerrado|f=cerrada}.</translation>
    </message>
    <message>
        <source>{1} enters only in its own area.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} solo entra por su zona.</translation>
    </message>
    <message>
        <source>The enemy is in {1}.</source>
        <extracomment>why not
{1}: space</extracomment>
        <translation>El enemigo está en {1}.</translation>
    </message>
    <message>
        <source>{1} can&apos;t enter the ground of {2}.</source>
        <extracomment>why not
{1}: piece
{2}: space</extracomment>
        <translation>{1} no puede entrar en el terreno de {2}.</translation>
    </message>
    <message>
        <source>{1} has not enough movement points to enter at {2}.</source>
        <extracomment>why not
{1}: piece
{2}: space</extracomment>
        <translation>A {1} no le alcanzan los puntos de movimiento para entrar por {2}.</translation>
    </message>
    <message>
        <source>{1} can enter the enemy zone of control in {2} only with personnel or armour.</source>
        <extracomment>why not
{1}: piece
{2}: space</extracomment>
        <translation>{1} solo puede entrar en la zona de control enemiga de {2} con personal o blindados.</translation>
    </message>
    <message>
        <source>{1} enters the map in {2}.</source>
        <extracomment>log
{1}: piece
{2}: space</extracomment>
        <translation>{1} entra en el mapa por {2}.</translation>
    </message>
    <message>
        <source>{1} will come in another area: {2}.</source>
        <extracomment>log
{1}: piece
{2}: box</extracomment>
        <translation>{1} vendrá por otra zona: {2}.</translation>
    </message>
    <message>
        <source>The die shows {1}: the whole 7th Flieger Division comes.</source>
        <extracomment>log</extracomment>
        <translation>El dado da {1}: llega la 7.ª División Flieger entera.</translation>
    </message>
    <message>
        <source>The die shows {1}: only one parachute battalion comes.</source>
        <extracomment>log</extracomment>
        <translation>El dado da {1}: llega solo un batallón paracaidista.</translation>
    </message>
    <message>
        <source>The formation of {1} comes: die {2}.</source>
        <extracomment>log</extracomment>
        <translation>Llega la formación de {1}: dado {2}.</translation>
    </message>
    <message>
        <source>The formation of {1} does not come: die {2}.</source>
        <extracomment>log</extracomment>
        <translation>No llega la formación de {1}: dado {2}.</translation>
    </message>
</context>
<context>
    <name>rules/assault.lua</name>
    <message>
        <source>There is nobody to assault.</source>
        <extracomment>why not 5.2</extracomment>
        <translation>No hay a quién asaltar.</translation>
    </message>
    <message>
        <source>A Soviet impulse with assaults takes at least three movement points, or all that are left.</source>
        <extracomment>why not 5.5</extracomment>
        <translation>Un impulso soviético con asaltos exige al menos tres puntos de movimiento, o todos los que queden.</translation>
    </message>
    <message>
        <source>{1} has been looked into often enough in this impulse.</source>
        <extracomment>why not
{1}: space</extracomment>
        <translation>En este impulso ya se ha mirado bastante en {1}.</translation>
    </message>
    <message>
        <source>No unit next to {1} can assault it: each needs a movement point and ground that it can enter.</source>
        <extracomment>why not
{1}: space</extracomment>
        <translation>Ninguna unidad contigua a {1} puede asaltarlo: cada una necesita un punto de movimiento y terreno en el que pueda entrar.</translation>
    </message>
    <message>
        <source>Choose an enemy hex to assault</source>
        <extracomment>decision assault.define</extracomment>
        <translation>Elige un hexágono enemigo que asaltar</translation>
    </message>
    <message>
        <source>Its stack is shown to you, and that can&apos;t be taken back. Assaults are fixed before the barrages; the defender fires first.</source>
        <extracomment>decision assault.define</extracomment>
        <translation>Verás su pila, y eso no se puede deshacer. Los asaltos se fijan antes de los bombardeos; el defensor dispara primero.</translation>
    </message>
    <message>
        <source>Assault {space}</source>
        <extracomment>action target
{space}: the place that it is done in</extracomment>
        <translation>Asaltar {space}</translation>
    </message>
    <message>
        <source>No more assaults</source>
        <extracomment>action done</extracomment>
        <translation>No más asaltos</translation>
    </message>
    <message>
        <source>{1} already takes part in this assault.</source>
        <extracomment>why not 5.2
{1}: piece</extracomment>
        <translation>{1} ya participa en este asalto.</translation>
    </message>
    <message>
        <source>{1} takes part in another assault.</source>
        <extracomment>why not 5.2
{1}: piece</extracomment>
        <translation>{1} participa en otro asalto.</translation>
    </message>
    <message>
        <source>{1} was forced into its stack and may not assault.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>A {1} se le forzó el apilamiento y no puede asaltar.</translation>
    </message>
    <message>
        <source>{1} is on a train.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} va en tren.</translation>
    </message>
    <message>
        <source>{1} has been routed in this impulse.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} se ha desbandado en este impulso.</translation>
    </message>
    <message>
        <source>{1} is not next to {2}.</source>
        <extracomment>why not
{1}: piece
{2}: target</extracomment>
        <translation>{1} no está junto a {2}.</translation>
    </message>
    <message>
        <source>{1} has no movement point left to assault with.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>A {1} no le queda punto de movimiento para asaltar.</translation>
    </message>
    <message>
        <source>{1} can&apos;t assault into the ground of {2}.</source>
        <extracomment>why not
{1}: piece
{2}: target</extracomment>
        <translation>{1} no puede asaltar el terreno de {2}.</translation>
    </message>
    <message>
        <source>{1} is to be assaulted by {2} {2|unit|units}.</source>
        <extracomment>log
{1}: target
{2}: #combat.attackers(turn, target)</extracomment>
        <translation>{2} {2|unidad va|unidades van} a asaltar {1}.</translation>
    </message>
    <message>
        <source>Choose the units that assault {1}</source>
        <extracomment>decision assault.units
{1}: game.here.target</extracomment>
        <translation>Elige las unidades que asaltan {1}</translation>
    </message>
    <message>
        <source>Everybody in the hex defends it. Each unit pays a movement point.</source>
        <extracomment>decision assault.units</extracomment>
        <translation>Lo defienden todos los del hexágono. Cada unidad paga un punto de movimiento.</translation>
    </message>
    <message>
        <source>{piece} assaults</source>
        <extracomment>action join
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} asalta</translation>
    </message>
    <message>
        <source>All that can</source>
        <extracomment>action all</extracomment>
        <translation>Todas las que puedan</translation>
    </message>
    <message>
        <source>Declare the assault</source>
        <extracomment>action declare</extracomment>
        <translation>Declarar el asalto</translation>
    </message>
    <message>
        <source>Choose at least one unit.</source>
        <extracomment>why not 5.2</extracomment>
        <translation>Elige al menos una unidad.</translation>
    </message>
    <message>
        <source>Assault elsewhere</source>
        <extracomment>action cancel</extracomment>
        <translation>Asaltar en otro lugar</translation>
    </message>
    <message>
        <source>This hex is not assaulted.</source>
        <extracomment>why not 5.4</extracomment>
        <translation>Este hexágono no se asalta.</translation>
    </message>
    <message>
        <source>The defenders of {1} have fired.</source>
        <extracomment>why not 5.4
{1}: action.space</extracomment>
        <translation>Los defensores de {1} ya han disparado.</translation>
    </message>
    <message>
        <source>There is nobody to fire in {1}.</source>
        <extracomment>why not 5.4
{1}: action.space</extracomment>
        <translation>En {1} no hay quien dispare.</translation>
    </message>
    <message>
        <source>Choose an assaulted hex for its defensive fire</source>
        <extracomment>decision defence.hex</extracomment>
        <translation>Elige un hexágono asaltado para su fuego defensivo</translation>
    </message>
    <message>
        <source>All hexes fire before any assault. What you leave out fires by itself, without artillery.</source>
        <extracomment>decision defence.hex</extracomment>
        <translation>Todos los hexágonos disparan antes que ningún asalto. Los que dejes disparan solos, sin artillería.</translation>
    </message>
    <message>
        <source>Defend {space}</source>
        <extracomment>action defend
{space}: the place that it is done in</extracomment>
        <translation>Defender {space}</translation>
    </message>
    <message>
        <source>Let the rest fire by itself</source>
        <extracomment>action rest</extracomment>
        <translation>Que el resto dispare solo</translation>
    </message>
    <message>
        <source>No assault was declared against this hex.</source>
        <extracomment>why not 5.5</extracomment>
        <translation>Contra este hexágono no se declaró ningún asalto.</translation>
    </message>
    <message>
        <source>The assaults are being resolved.</source>
        <extracomment>why not</extracomment>
        <translation>Los asaltos se están resolviendo.</translation>
    </message>
    <message>
        <source>The fire on {1} is planned.</source>
        <extracomment>why not
{1}: space</extracomment>
        <translation>El fuego sobre {1} está planeado.</translation>
    </message>
    <message>
        <source>Nobody is left to assault {1}.</source>
        <extracomment>why not
{1}: space</extracomment>
        <translation>No queda nadie para asaltar {1}.</translation>
    </message>
    <message>
        <source>{1} is empty.</source>
        <extracomment>why not
{1}: space</extracomment>
        <translation>{1} está vacío.</translation>
    </message>
    <message>
        <source>Choose the next assault to resolve</source>
        <extracomment>decision assault.hex</extracomment>
        <translation>Elige el siguiente asalto que resolver</translation>
    </message>
    <message>
        <source>Plan the fire of your assaults, then resolve them one by one</source>
        <extracomment>decision assault.hex</extracomment>
        <translation>Planea el fuego de tus asaltos y resuélvelos después uno por uno</translation>
    </message>
    <message>
        <source>Once the first assault is resolved, fire that is not planned is shared out by the program.</source>
        <extracomment>decision assault.hex</extracomment>
        <translation>Una vez resuelto el primer asalto, el fuego sin planear lo reparte el programa.</translation>
    </message>
    <message>
        <source>Plan the fire on {space}</source>
        <extracomment>action plan
{space}: the place that it is done in</extracomment>
        <translation>Planear el fuego sobre {space}</translation>
    </message>
    <message>
        <source>Resolve the assault on {space}</source>
        <extracomment>action resolve
{space}: the place that it is done in</extracomment>
        <translation>Resolver el asalto a {space}</translation>
    </message>
    <message>
        <source>All assaults are over</source>
        <extracomment>action done</extracomment>
        <translation>Se han acabado los asaltos</translation>
    </message>
    <message>
        <source>Every assault that was declared is carried out.</source>
        <extracomment>why not 5.5</extracomment>
        <translation>Todo asalto declarado se lleva a cabo.</translation>
    </message>
</context>
<context>
    <name>rules/barrage.lua</name>
    <message>
        <source>There is nothing to shell.</source>
        <extracomment>why not</extracomment>
        <translation>No hay nada que bombardear.</translation>
    </message>
    <message>
        <source>{1} has been shelled: all attacks on a hex are made together.</source>
        <extracomment>why not
{1}: space</extracomment>
        <translation>{1} ya ha sido bombardeado: todos los ataques contra un hexágono se hacen juntos.</translation>
    </message>
    <message>
        <source>{1} has been looked into often enough in this impulse.</source>
        <extracomment>why not
{1}: space</extracomment>
        <translation>En este impulso ya se ha mirado bastante en {1}.</translation>
    </message>
    <message>
        <source>No artillery that is deployed and supplied reaches {1}.</source>
        <extracomment>why not
{1}: space</extracomment>
        <translation>Ninguna artillería desplegada y suministrada alcanza {1}.</translation>
    </message>
    <message>
        <source>Choose a hex to shell</source>
        <extracomment>decision barrage.target</extracomment>
        <translation>Elige un hexágono que bombardear</translation>
    </message>
    <message>
        <source>Its stack is shown to you, and that can&apos;t be taken back. Guns that fire a barrage do nothing else in this impulse.</source>
        <extracomment>decision barrage.target</extracomment>
        <translation>Verás su pila, y eso no se puede deshacer. Los cañones que bombardean no hacen nada más en este impulso.</translation>
    </message>
    <message>
        <source>Shell {space}</source>
        <extracomment>action aim
{space}: the place that it is done in</extracomment>
        <translation>Bombardear {space}</translation>
    </message>
    <message>
        <source>No more barrages</source>
        <extracomment>action done</extracomment>
        <translation>No más bombardeos</translation>
    </message>
</context>
<context>
    <name>rules/bridges.lua</name>
    <message>
        <source>{1} can&apos;t build bridges.</source>
        <extracomment>rules</extracomment>
        <translation>{1} no puede construir puentes.</translation>
    </message>
    <message>
        <source>{2} is no river hex.</source>
        <extracomment>rules</extracomment>
        <translation>{2} no es un hexágono de río.</translation>
    </message>
    <message>
        <source>There is already a bridge in {2}.</source>
        <extracomment>rules</extracomment>
        <translation>En {2} ya hay un puente.</translation>
    </message>
    <message>
        <source>The brigade or battalion of {1} has already built its bridge.</source>
        <extracomment>rules</extracomment>
        <translation>La brigada o el batallón de {1} ya ha construido su puente.</translation>
    </message>
    <message>
        <source>{1} has no movement point left.</source>
        <extracomment>rules</extracomment>
        <translation>A {1} no le queda ningún punto de movimiento.</translation>
    </message>
    <message>
        <source>Only engineers and construction units destroy bridges, not {1}.</source>
        <extracomment>rules</extracomment>
        <translation>Los puentes solo los destruyen los ingenieros y las unidades de construcción, no {1|m=el|f=la} {1}.</translation>
    </message>
    <message>
        <source>There is no bridge in {2}.</source>
        <extracomment>rules</extracomment>
        <translation>En {2} no hay puente.</translation>
    </message>
    <message>
        <source>{1} builds a bridge in {2}.</source>
        <extracomment>log
{1}: piece
{2}: space</extracomment>
        <translation>{1} construye un puente en {2}.</translation>
    </message>
    <message>
        <source>{1} destroys the bridge in {2}.</source>
        <extracomment>log
{1}: piece
{2}: space</extracomment>
        <translation>{1} destruye el puente de {2}.</translation>
    </message>
</context>
<context>
    <name>rules/bunkers.lua</name>
    <message>
        <source>The bunker in {1} loses {2} strength {2|point|points}: {3} left.</source>
        <extracomment>log
{1}: space
{2}: points
{3}: left</extracomment>
        <translation>El búnker de {1} pierde {2} {2|punto|puntos} de fuerza: {3|queda|quedan} {3}.</translation>
    </message>
    <message>
        <source>The bunker in {1} is destroyed.</source>
        <extracomment>log
{1}: space</extracomment>
        <translation>El búnker de {1} queda destruido.</translation>
    </message>
    <message>
        <source>The garrison of {1} is eliminated.</source>
        <extracomment>log
{1}: space</extracomment>
        <translation>La guarnición de {1} es eliminada.</translation>
    </message>
</context>
<context>
    <name>rules/combat_queries.lua</name>
    <message>
        <source>No effect.</source>
        <extracomment>rules outcomes</extracomment>
        <translation>Sin efecto.</translation>
    </message>
    <message>
        <source>beyond half range</source>
        <extracomment>rules even</extracomment>
        <translation>a más de medio alcance</translation>
    </message>
    <message>
        <source>rockets, not paid in full</source>
        <extracomment>rules even</extracomment>
        <translation>cohetes, sin pagar del todo</translation>
    </message>
    <message>
        <source>{1} strength {1|point|points} from each unit without cover</source>
        <extracomment>rules barrageOutcomes
{1}: lost</extracomment>
        <translation>{1} {1|punto|puntos} de fuerza de cada unidad sin cobertura</translation>
    </message>
    <message>
        <source>Anti-tank fire {1} against AFVs of {2}</source>
        <extracomment>rules
{1}: fire.points(at.total * unit)
{2}: tanks.total</extracomment>
        <translation>Fuego contracarro {1} contra blindados de {2}</translation>
    </message>
    <message>
        <source>Conventional fire {1}, anti-tank fire {2}</source>
        <extracomment>rules totals
{1}: fire.points(ca.own + ca.other)
{2}: fire.points(at.own + at.other)</extracomment>
        <translation>Fuego convencional {1}, fuego contracarro {2}</translation>
    </message>
    <message>
        <source>{1} stands in the way.</source>
        <extracomment>rules expectation
{1}: hex</extracomment>
        <translation>{1} está en medio.</translation>
    </message>
    <message>
        <source>{1} can be observed: {2} of {3} hexes.</source>
        <extracomment>rules</extracomment>
        <translation>{1} se puede observar: {2} de {3} hexágonos.</translation>
    </message>
    <message>
        <source>{1} is too far to be observed: {2} hexes, {3} are seen.</source>
        <extracomment>rules</extracomment>
        <translation>{1} está demasiado lejos para observarlo: {2} hexágonos, se ven {3}.</translation>
    </message>
</context>
<context>
    <name>rules/deploy.lua</name>
    <message>
        <source>{1} is set up in {2}.</source>
        <extracomment>log
{1}: action.piece
{2}: action.space</extracomment>
        <translation>{1} se despliega en {2}.</translation>
    </message>
    <message>
        <source>You set up only your own units.</source>
        <extracomment>why not</extracomment>
        <translation>Solo despliegas tus propias unidades.</translation>
    </message>
    <message>
        <source>{1} is not among the units to set up.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} no está entre las unidades por desplegar.</translation>
    </message>
    <message>
        <source>{1} comes later.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} viene más tarde.</translation>
    </message>
    <message>
        <source>{1} can&apos;t be set up there.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} no se puede desplegar ahí.</translation>
    </message>
    <message>
        <source>{1} is too near to the Germans.</source>
        <extracomment>why not
{1}: space</extracomment>
        <translation>{1} está demasiado cerca de los alemanes.</translation>
    </message>
    <message>
        <source>{1} can&apos;t enter the ground of {2}.</source>
        <extracomment>why not
{1}: piece
{2}: space</extracomment>
        <translation>{1} no puede entrar en el terreno de {2}.</translation>
    </message>
    <message>
        <source>The Germans take their historical places.</source>
        <extracomment>log</extracomment>
        <translation>Los alemanes ocupan sus posiciones históricas.</translation>
    </message>
    <message>
        <source>The Soviets take their historical places.</source>
        <extracomment>log</extracomment>
        <translation>Los soviéticos ocupan sus posiciones históricas.</translation>
    </message>
    <message>
        <source>All units are set up: begin, or take some back</source>
        <extracomment>decision deploy.place</extracomment>
        <translation>Todas las unidades están desplegadas: empieza, o recoge alguna</translation>
    </message>
    <message>
        <source>Set up: {1}, {2} {2|unit|units} left</source>
        <extracomment>decision deploy.place
{1}: batch.name
{2}: #left(game, batch)</extracomment>
        <translation>Despliegue: {1}, {2|queda|quedan} {2} {2|unidad|unidades}</translation>
    </message>
    <message>
        <source>A unit that you take back can be set up anew.</source>
        <extracomment>decision deploy.place</extracomment>
        <translation>La unidad que recojas se puede desplegar de nuevo.</translation>
    </message>
    <message>
        <source>{1}. Draft units (d) away from roads and railways lose most of their mobility, wheeled and tracked units some of it.</source>
        <extracomment>decision deploy.place
{1}: batch.where</extracomment>
        <translation>{1}. Lejos de carreteras y ferrocarriles las unidades de tiro (d) pierden casi toda su movilidad; las de ruedas y orugas, parte de ella.</translation>
    </message>
    <message>
        <source>Set up {piece} in {space}</source>
        <extracomment>action place
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>Desplegar {piece|m=el|f=la} {piece} en {space}</translation>
    </message>
    <message>
        <source>Set up {piece} next</source>
        <extracomment>action pick
{piece}: the unit that it is done with</extracomment>
        <translation>Desplegar ahora {piece|m=el|f=la} {piece}</translation>
    </message>
    <message>
        <source>Choose a unit of the tray.</source>
        <extracomment>why not</extracomment>
        <translation>Elige una unidad de la bandeja.</translation>
    </message>
    <message>
        <source>Use the historical set-up</source>
        <extracomment>action ready</extracomment>
        <translation>Usar el despliegue histórico</translation>
    </message>
    <message>
        <source>Take {piece} back</source>
        <extracomment>action lift
{piece}: the unit that it is done with</extracomment>
        <translation>Recoger {piece|m=el|f=la} {piece}</translation>
    </message>
    <message>
        <source>First place the units of this batch; then you can take back any unit.</source>
        <extracomment>why not</extracomment>
        <translation>Coloca primero las unidades de esta tanda; después puedes recoger cualquiera.</translation>
    </message>
    <message>
        <source>The set-up is finished</source>
        <extracomment>action begin</extracomment>
        <translation>El despliegue está terminado</translation>
    </message>
    <message>
        <source>Some units have no hex yet.</source>
        <extracomment>why not</extracomment>
        <translation>Aún hay unidades sin hexágono.</translation>
    </message>
    <message>
        <source>The German set-up is finished.</source>
        <extracomment>log</extracomment>
        <translation>El despliegue alemán está terminado.</translation>
    </message>
    <message>
        <source>The Soviet set-up is finished.</source>
        <extracomment>log</extracomment>
        <translation>El despliegue soviético está terminado.</translation>
    </message>
</context>
<context>
    <name>rules/fire.lua</name>
    <message>
        <source>down a slope</source>
        <extracomment>rules fire.isClose</extracomment>
        <translation>pendiente abajo</translation>
    </message>
    <message>
        <source>close combat</source>
        <extracomment>rules fire.isClose</extracomment>
        <translation>cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>isolated</source>
        <extracomment>rules fire.isClose</extracomment>
        <translation>aislamiento</translation>
    </message>
</context>
<context>
    <name>rules/garrisons.lua</name>
    <message>
        <source>The garrison of Velikiye Luki is released.</source>
        <extracomment>log</extracomment>
        <translation>La guarnición de Velíkiye Luki queda libre.</translation>
    </message>
    <message>
        <source>The garrison of Velikiye Luki is released: die {1}.</source>
        <extracomment>log</extracomment>
        <translation>La guarnición de Velíkiye Luki queda libre: dado {1}.</translation>
    </message>
    <message>
        <source>The garrison of Velikiye Luki must stay: die {1}.</source>
        <extracomment>log</extracomment>
        <translation>La guarnición de Velíkiye Luki ha de quedarse: dado {1}.</translation>
    </message>
    <message>
        <source>The garrisons of Novosokolniki and Isocha are released.</source>
        <extracomment>log</extracomment>
        <translation>Las guarniciones de Novosokólniki e Isocha quedan libres.</translation>
    </message>
</context>
<context>
    <name>rules/ice.lua</name>
    <message>
        <source>The ice breaks under {1}: die {2}.</source>
        <extracomment>log</extracomment>
        <translation>El hielo se rompe bajo {1}: dado {2}.</translation>
    </message>
    <message>
        <source>The ice bears {1}: die {2}.</source>
        <extracomment>log</extracomment>
        <translation>El hielo aguanta a {1}: dado {2}.</translation>
    </message>
</context>
<context>
    <name>rules/impulse.lua</name>
    <message>
        <source>The Germans commit {1} movement {1|point|points}.</source>
        <extracomment>log</extracomment>
        <translation>Los alemanes emplean {1} {1|punto|puntos} de movimiento.</translation>
    </message>
    <message>
        <source>The Soviets commit {1} movement {1|point|points}.</source>
        <extracomment>log</extracomment>
        <translation>Los soviéticos emplean {1} {1|punto|puntos} de movimiento.</translation>
    </message>
    <message>
        <source>Commit movement points to this impulse: {1} left in this turn</source>
        <extracomment>decision impulse.points
{1}: game.vars[game.side .. &quot;_mp&quot;]</extracomment>
        <translation>Asigna puntos de movimiento a este impulso: {1|queda|quedan} {1} en el turno</translation>
    </message>
    <message>
        <source>All your units can move so many points in this impulse. Soviet assaults need three points, or all that are left.</source>
        <extracomment>decision impulse.points</extracomment>
        <translation>Todas tus unidades pueden mover esos puntos en este impulso. Los asaltos soviéticos exigen tres puntos, o todos los que queden.</translation>
    </message>
    <message>
        <source>Commit {1} movement {1|point|points}</source>
        <extracomment>action commit
{1}: points</extracomment>
        <translation>Emplear {1} {1|punto|puntos} de movimiento</translation>
    </message>
    <message>
        <source>Movement points left</source>
        <extracomment>decision impulse.points</extracomment>
        <translation>Puntos de movimiento que quedan</translation>
    </message>
    <message>
        <source>Supply points</source>
        <extracomment>decision impulse.points</extracomment>
        <translation>Puntos de suministro</translation>
    </message>
    <message>
        <source>Supply points of Velikiye Luki</source>
        <extracomment>decision impulse.points</extracomment>
        <translation>Puntos de suministro de Velíkiye Luki</translation>
    </message>
    <message>
        <source>Commit movement points</source>
        <extracomment>action commit</extracomment>
        <translation>Emplear puntos de movimiento</translation>
    </message>
    <message>
        <source>An impulse takes at least one movement point.</source>
        <extracomment>why not 5.1</extracomment>
        <translation>Un impulso exige al menos un punto de movimiento.</translation>
    </message>
    <message>
        <source>You have only {1} movement {1|point|points} left in this turn.</source>
        <extracomment>why not 5.1
{1}: left</extracomment>
        <translation>En este turno solo te {1|queda|quedan} {1} {1|punto|puntos} de movimiento.</translation>
    </message>
    <message>
        <source>Turn {1} is over.</source>
        <extracomment>log
{1}: turn.turn</extracomment>
        <translation>Ha acabado el turno {1}.</translation>
    </message>
</context>
<context>
    <name>rules/losses.lua</name>
    <message>
        <source>{1} is eliminated.</source>
        <extracomment>log
{1}: piece</extracomment>
        <translation>{1} es {1|m=eliminado|f=eliminada}.</translation>
    </message>
    <message>
        <source>{1} loses {2} strength {2|point|points}: {3} left.</source>
        <extracomment>log
{1}: piece
{2}: points
{3}: piece.steps</extracomment>
        <translation>{1} pierde {2} {2|punto|puntos} de fuerza: le {3|queda|quedan} {3}.</translation>
    </message>
</context>
<context>
    <name>rules/marching.lua</name>
    <message>
        <source>You move only your own units.</source>
        <extracomment>why not</extracomment>
        <translation>Solo mueves tus propias unidades.</translation>
    </message>
    <message>
        <source>{1} is not on the map.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} no está en el mapa.</translation>
    </message>
    <message>
        <source>{1} is a garrison and may not move yet.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} es guarnición y aún no puede mover.</translation>
    </message>
    <message>
        <source>{1} has been stopped by an enemy zone of control.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>A {1} {1|m=lo|f=la} ha detenido una zona de control enemiga.</translation>
    </message>
    <message>
        <source>{1} has no movement left in this impulse.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>A {1} no le queda movimiento en este impulso.</translation>
    </message>
    <message>
        <source>First move {1}, or put it back.</source>
        <extracomment>why not
{1}: held
{1}: held[1]</extracomment>
        <translation>Mueve primero {1|m=el|f=la} {1}, o {1|m=déjalo|f=déjala}.</translation>
    </message>
    <message>
        <source>{1} is on a train.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} va en tren.</translation>
    </message>
    <message>
        <source>{1} has used all movement points of this impulse.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} ha gastado todos los puntos de movimiento de este impulso.</translation>
    </message>
    <message>
        <source>{1} is no artillery.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} no es artillería.</translation>
    </message>
    <message>
        <source>{1} is deployed already.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} ya está {1|m=desplegado|f=desplegada}.</translation>
    </message>
    <message>
        <source>{1} has no movement point left to deploy.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>A {1} no le queda punto de movimiento para desplegarse.</translation>
    </message>
    <message>
        <source>{1} deploys in {2}.</source>
        <extracomment>log
{1}: piece
{2}: piece.space</extracomment>
        <translation>{1} se despliega en {2}.</translation>
    </message>
    <message>
        <source>{1} goes by rail to {2}.</source>
        <extracomment>log
{1}: piece
{2}: space</extracomment>
        <translation>{1} va en tren a {2}.</translation>
    </message>
    <message>
        <source>{1} is not entrained.</source>
        <extracomment>why not
{1}: piece
{1}: action.piece</extracomment>
        <translation>{1} no está {1|m=embarcado|f=embarcada}.</translation>
    </message>
    <message>
        <source>{1} is not on a railway.</source>
        <extracomment>why not
{1}: space</extracomment>
        <translation>{1} no está en un ferrocarril.</translation>
    </message>
    <message>
        <source>{1} can leave the train only in a town.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} solo puede bajar del tren en una población.</translation>
    </message>
    <message>
        <source>The stack in {1} is legal.</source>
        <extracomment>why not
{1}: piece.space</extracomment>
        <translation>La pila de {1} es legal.</translation>
    </message>
    <message>
        <source>{1} can still move away.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} aún puede irse.</translation>
    </message>
    <message>
        <source>{1} is forced to stay in {2}: it can&apos;t assault in this impulse.</source>
        <extracomment>log
{1}: action.piece
{2}: action.piece.space</extracomment>
        <translation>{1} se queda a la fuerza en {2}: no puede asaltar en este impulso.</translation>
    </message>
    <message>
        <source>Too many units are in {1}.</source>
        <extracomment>why not
{1}: places[1]</extracomment>
        <translation>Hay demasiadas unidades en {1}.</translation>
    </message>
    <message>
        <source>Strength points that trains can still carry</source>
        <extracomment>rules offerHand</extracomment>
        <translation>Puntos de fuerza que aún caben en los trenes</translation>
    </message>
    <message>
        <source>Move your units: {1} movement {1|point|points} each</source>
        <extracomment>decision move.units
{1}: game.vars.impulse_mp</extracomment>
        <translation>Mueve tus unidades: {1} {1|punto|puntos} de movimiento cada una</translation>
    </message>
    <message>
        <source>Move {1} and {2} more</source>
        <extracomment>decision move.units
{1}: held[1]
{2}: #held - 1</extracomment>
        <translation>Mueve {1|m=el|f=la} {1} y {2} más</translation>
    </message>
    <message>
        <source>Move {1}</source>
        <extracomment>decision move.units
{1}: held[1]</extracomment>
        <translation>Mueve {1|m=el|f=la} {1}</translation>
    </message>
    <message>
        <source>Take a unit in hand, or several of a stack, then choose where they go. Whoever has points left can be taken up again.</source>
        <extracomment>decision move.units</extracomment>
        <translation>Toma una unidad, o varias de una pila, y elige adónde van. A quien le queden puntos se le puede volver a tomar.</translation>
    </message>
    <message>
        <source>Take {piece} in hand</source>
        <extracomment>action pick
{piece}: the unit that it is done with</extracomment>
        <translation>Tomar {piece|m=el|f=la} {piece}</translation>
    </message>
    <message>
        <source>Take the whole stack</source>
        <extracomment>action stack</extracomment>
        <translation>Tomar toda la pila</translation>
    </message>
    <message>
        <source>Put it back</source>
        <extracomment>action drop</extracomment>
        <translation>Dejarla</translation>
    </message>
    <message>
        <source>It stays here</source>
        <extracomment>action stay</extracomment>
        <translation>Se queda aquí</translation>
    </message>
    <message>
        <source>Move {piece} to {space}</source>
        <extracomment>action move
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>Mover {piece|m=el|f=la} {piece} a {space}</translation>
    </message>
    <message>
        <source>Deploy {piece}</source>
        <extracomment>action deploy
{piece}: the unit that it is done with</extracomment>
        <translation>Desplegar {piece|m=el|f=la} {piece}</translation>
    </message>
    <message>
        <source>{piece} entrains</source>
        <extracomment>action entrain
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} embarca</translation>
    </message>
    <message>
        <source>Put {piece} on top of its stack</source>
        <extracomment>action top
{piece}: the unit that it is done with</extracomment>
        <translation>Poner {piece|m=el|f=la} {piece} encima de su pila</translation>
    </message>
    <message>
        <source>{1} is on top.</source>
        <extracomment>why not
{1}: action.piece</extracomment>
        <translation>{1} está encima.</translation>
    </message>
    <message>
        <source>{1} was put on top in this impulse.</source>
        <extracomment>why not
{1}: action.piece</extracomment>
        <translation>A {1} ya se {1|m=lo|f=la} puso encima en este impulso.</translation>
    </message>
    <message>
        <source>{piece} by rail to {space}</source>
        <extracomment>action rail
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} en tren a {space}</translation>
    </message>
    <message>
        <source>{piece} leaves the train</source>
        <extracomment>action detrain
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} baja del tren</translation>
    </message>
    <message>
        <source>{piece} builds a bridge</source>
        <extracomment>action build
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} construye un puente</translation>
    </message>
    <message>
        <source>{piece} destroys the bridge</source>
        <extracomment>action demolish
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} destruye el puente</translation>
    </message>
    <message>
        <source>{piece} enters in {space}</source>
        <extracomment>action enter
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} entra por {space}</translation>
    </message>
    <message>
        <source>You bring in only your own units.</source>
        <extracomment>why not</extracomment>
        <translation>Solo haces entrar a tus propias unidades.</translation>
    </message>
    <message>
        <source>{piece} enters elsewhere: {space}</source>
        <extracomment>action divert
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} entra por otro lado: {space}</translation>
    </message>
    <message>
        <source>Choose a unit that waits at the edge of the map.</source>
        <extracomment>why not</extracomment>
        <translation>Elige una unidad que espere en el borde del mapa.</translation>
    </message>
    <message>
        <source>{1} can&apos;t come in there now.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} no puede entrar ahora por ahí.</translation>
    </message>
    <message>
        <source>Force {piece} to stay in the stack</source>
        <extracomment>action force
{piece}: the unit that it is done with</extracomment>
        <translation>Forzar {piece|m=al|f=a la} {piece} a quedarse en la pila</translation>
    </message>
    <message>
        <source>Keep a point of each unit back</source>
        <extracomment>action reserve</extracomment>
        <translation>Reservar un punto de cada unidad</translation>
    </message>
    <message>
        <source>Use all points</source>
        <extracomment>action use_all</extracomment>
        <translation>Usar todos los puntos</translation>
    </message>
    <message>
        <source>End movement</source>
        <extracomment>action done</extracomment>
        <translation>Acabar el movimiento</translation>
    </message>
    <message>
        <source>Hand the impulse over</source>
        <extracomment>action hand_over</extracomment>
        <translation>Ceder el impulso</translation>
    </message>
</context>
<context>
    <name>rules/morale.lua</name>
    <message>
        <source>tank fright</source>
        <extracomment>rules further</extracomment>
        <translation>pánico a los carros</translation>
    </message>
    <message>
        <source>isolated</source>
        <extracomment>rules further</extracomment>
        <translation>aislamiento</translation>
    </message>
    <message>
        <source>others routed</source>
        <extracomment>rules further</extracomment>
        <translation>otros desbandados</translation>
    </message>
    <message>
        <source>snow</source>
        <extracomment>rules further</extracomment>
        <translation>nieve</translation>
    </message>
    <message>
        <source>others eliminated</source>
        <extracomment>rules further</extracomment>
        <translation>otros eliminados</translation>
    </message>
    <message>
        <source>the fire</source>
        <extracomment>rules morale.modifiers</extracomment>
        <translation>el fuego</translation>
    </message>
    <message>
        <source>Morale of {1} is checked at +{2}: {3}.</source>
        <extracomment>rules morale.outcome
{1}: _&quot;Morale of {1} is checked at +{2}: {3}, {4}.&quot;
{2}: _&quot;Morale of {1} is checked at +{2}: {3}, {4}, {5}.&quot;
{3}: _&quot;Morale of {1} is checked at +{2}: {3}, {4}, {5}, {6}.&quot;
{4}: _&quot;Morale of {1} is checked at +{2}: {3}, {4}, {5}, {6}, {7}.&quot;
{5}: _&quot;Morale of {1} is checked at +{2}: {3}, {4}, {5}, {6}, {7}, {8}.&quot;</extracomment>
        <translation>Chequeo de moral de {1} con +{2}: {3}.</translation>
    </message>
    <message>
        <source>Morale of {1} is checked at +{2}: {3}, {4}.</source>
        <extracomment>rules morale.outcome</extracomment>
        <translation>Chequeo de moral de {1} con +{2}: {3}, {4}.</translation>
    </message>
    <message>
        <source>Morale of {1} is checked at +{2}: {3}, {4}, {5}.</source>
        <extracomment>rules morale.outcome</extracomment>
        <translation>Chequeo de moral de {1} con +{2}: {3}, {4}, {5}.</translation>
    </message>
    <message>
        <source>Morale of {1} is checked at +{2}: {3}, {4}, {5}, {6}.</source>
        <extracomment>rules morale.outcome</extracomment>
        <translation>Chequeo de moral de {1} con +{2}: {3}, {4}, {5}, {6}.</translation>
    </message>
    <message>
        <source>Morale of {1} is checked at +{2}: {3}, {4}, {5}, {6}, {7}.</source>
        <extracomment>rules morale.outcome</extracomment>
        <translation>Chequeo de moral de {1} con +{2}: {3}, {4}, {5}, {6}, {7}.</translation>
    </message>
    <message>
        <source>Morale of {1} is checked at +{2}: {3}, {4}, {5}, {6}, {7}, {8}.</source>
        <extracomment>rules morale.outcome</extracomment>
        <translation>Chequeo de moral de {1} con +{2}: {3}, {4}, {5}, {6}, {7}, {8}.</translation>
    </message>
    <message>
        <source>{1} rolls {2}, with modifiers {3}, against morale {4}: it holds.</source>
        <extracomment>rules morale.outcome</extracomment>
        <translation>{1} saca {2}, con modificadores {3}, contra moral {4}: aguanta.</translation>
    </message>
    <message>
        <source>{1} rolls {2}, with modifiers {3}, against morale {4}: it routs.</source>
        <extracomment>rules morale.outcome</extracomment>
        <translation>{1} saca {2}, con modificadores {3}, contra moral {4}: se desbanda.</translation>
    </message>
    <message>
        <source>{1} rolls {2}, with modifiers {3}, against morale {4}: it fails and can&apos;t fire in defence in this impulse.</source>
        <extracomment>rules morale.outcome</extracomment>
        <translation>{1} saca {2}, con modificadores {3}, contra moral {4}: falla y no puede disparar en defensa en este impulso.</translation>
    </message>
    <message>
        <source>{1} rolls {2}, with modifiers {3}, against morale {4}: it fails and can&apos;t assault in this impulse.</source>
        <extracomment>rules morale.outcome</extracomment>
        <translation>{1} saca {2}, con modificadores {3}, contra moral {4}: falla y no puede asaltar en este impulso.</translation>
    </message>
    <message>
        <source>{1} rolls {2}, with modifiers {3}, against morale {4}: it fails and has to retreat.</source>
        <extracomment>rules morale.outcome</extracomment>
        <translation>{1} saca {2}, con modificadores {3}, contra moral {4}: falla y tiene que retirarse.</translation>
    </message>
    <message>
        <source>{1} rolls {2}, with modifiers {3}, against morale {4}: it fails and can&apos;t move on.</source>
        <extracomment>rules morale.outcome</extracomment>
        <translation>{1} saca {2}, con modificadores {3}, contra moral {4}: falla y no puede seguir.</translation>
    </message>
    <message>
        <source>{1} is in a bunker and need not check morale.</source>
        <extracomment>log
{1}: piece</extracomment>
        <translation>{1} está en un búnker y no necesita hacer chequeo de moral.</translation>
    </message>
</context>
<context>
    <name>rules/movement.lua</name>
    <message>
        <source>{1} can&apos;t enter {2} without personnel or armour.</source>
        <extracomment>rules movement.together</extracomment>
        <translation>{1} no puede entrar en {2} sin personal ni blindados.</translation>
    </message>
    <message>
        <source>{1} must leave the river on the bank from which it came.</source>
        <extracomment>rules movement.together, why not
{1}: piece</extracomment>
        <translation>{1} ha de salir del río por la orilla de la que vino.</translation>
    </message>
    <message>
        <source>The garrison of {1} must be eliminated first.</source>
        <extracomment>why not
{1}: space</extracomment>
        <translation>Antes hay que eliminar a la guarnición de {1}.</translation>
    </message>
    <message>
        <source>{1} can&apos;t enter {2}: the enemy is there.</source>
        <extracomment>why not
{1}: piece
{2}: space</extracomment>
        <translation>{1} no puede entrar en {2}: está el enemigo.</translation>
    </message>
    <message>
        <source>{1} may not leave the city yet.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} aún no puede salir de la ciudad.</translation>
    </message>
    <message>
        <source>{1} can enter the enemy zone of control in {2} only with personnel or armour.</source>
        <extracomment>why not
{1}: piece
{2}: space</extracomment>
        <translation>{1} solo puede entrar en la zona de control enemiga de {2} con personal o blindados.</translation>
    </message>
</context>
<context>
    <name>rules/plans.lua</name>
    <message>
        <source>{1} {1|unit|units} from {2} {2|hex|hexes}</source>
        <extracomment>rules declared
{1}: #units
{2}: #hexes</extracomment>
        <translation>{1} {1|unidad|unidades} desde {2} {2|hexágono|hexágonos}</translation>
    </message>
    <message>
        <source>The defenders have fired</source>
        <extracomment>rules stage</extracomment>
        <translation>Los defensores han disparado</translation>
    </message>
    <message>
        <source>Defensive fire is shared out</source>
        <extracomment>rules stage</extracomment>
        <translation>Se reparte el fuego defensivo</translation>
    </message>
    <message>
        <source>Defensive fire to come</source>
        <extracomment>rules stage</extracomment>
        <translation>Falta el fuego defensivo</translation>
    </message>
    <message>
        <source>To be assaulted</source>
        <extracomment>rules stage</extracomment>
        <translation>Será asaltado</translation>
    </message>
    <message>
        <source>Fire is shared out</source>
        <extracomment>rules stage</extracomment>
        <translation>Se reparte el fuego</translation>
    </message>
    <message>
        <source>Fire is planned</source>
        <extracomment>rules stage</extracomment>
        <translation>El fuego está planeado</translation>
    </message>
    <message>
        <source>Fire not planned yet</source>
        <extracomment>rules stage</extracomment>
        <translation>El fuego aún no está planeado</translation>
    </message>
    <message>
        <source>Shelled</source>
        <extracomment>rules stage</extracomment>
        <translation>Bombardeado</translation>
    </message>
</context>
<context>
    <name>rules/pools.lua</name>
    <message>
        <source>The German supply</source>
        <extracomment>rules</extracomment>
        <translation>El suministro alemán</translation>
    </message>
    <message>
        <source>The Soviet supply</source>
        <extracomment>rules</extracomment>
        <translation>El suministro soviético</translation>
    </message>
    <message>
        <source>The supply of Velikiye Luki</source>
        <extracomment>rules</extracomment>
        <translation>El suministro de Velíkiye Luki</translation>
    </message>
    <message>
        <source>{1} has {2} {2|point|points}, and {3} {3|is|are} needed.</source>
        <extracomment>why not
{1}: names[pool]
{2}: pools.points(game, pool)
{3}: pools.price(game, pool, activity)</extracomment>
        <translation>{1} tiene {2} {2|punto|puntos} y {3|hace|hacen} falta {3}.</translation>
    </message>
    <message>
        <source>{1} pays {2} {2|point|points}; {3} {3|is|are} left.</source>
        <extracomment>log
{1}: names[pool]
{2}: points
{3}: turn.vars[name]</extracomment>
        <translation>{1} paga {2} {2|punto|puntos}; {3|queda|quedan} {3}.</translation>
    </message>
</context>
<context>
    <name>rules/queries.lua</name>
    <message>
        <source>Too few points: no assault in this impulse.</source>
        <extracomment>rules ways</extracomment>
        <translation>Muy pocos puntos: en este impulso no hay asalto.</translation>
    </message>
    <message>
        <source>This is your last impulse of the turn.</source>
        <extracomment>rules ways</extracomment>
        <translation>Es tu último impulso del turno.</translation>
    </message>
    <message>
        <source>Left after it</source>
        <extracomment>rules ways</extracomment>
        <translation>Quedan después</translation>
    </message>
    <message>
        <source>Units that reach an enemy</source>
        <extracomment>rules ways</extracomment>
        <translation>Unidades que llegan a un enemigo</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>rules quotient</extracomment>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>Class</source>
        <extracomment>rules quotient</extracomment>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Fire</source>
        <extracomment>rules quotient</extracomment>
        <translation>Fuego</translation>
    </message>
    <message>
        <source>Anti-tank</source>
        <extracomment>rules quotient</extracomment>
        <translation>Contracarro</translation>
    </message>
    <message>
        <source>Morale</source>
        <extracomment>rules quotient</extracomment>
        <translation>Moral</translation>
    </message>
</context>
<context>
    <name>rules/rail.lua</name>
    <message>
        <source>{1} is entrained already.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} ya está {1|m=embarcado|f=embarcada}.</translation>
    </message>
    <message>
        <source>{1} is not on a railway.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} no está en un ferrocarril.</translation>
    </message>
    <message>
        <source>{1} can entrain only in a town on a railway.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} solo puede embarcar en una población con ferrocarril.</translation>
    </message>
    <message>
        <source>{1} has no movement point left to entrain.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>A {1} no le queda punto de movimiento para embarcar.</translation>
    </message>
    <message>
        <source>The trains of this turn can carry only {1} strength {1|point|points} more.</source>
        <extracomment>why not
{1}: rail.left(game, piece.side)</extracomment>
        <translation>Los trenes de este turno solo pueden llevar {1} {1|punto|puntos} de fuerza más.</translation>
    </message>
    <message>
        <source>The railway of {1} is cut off from every friendly map edge.</source>
        <extracomment>why not
{1}: piece.space</extracomment>
        <translation>El ferrocarril de {1} está cortado de todo borde amigo del mapa.</translation>
    </message>
    <message>
        <source>{1} entrains in {2}.</source>
        <extracomment>log
{1}: piece
{2}: piece.space</extracomment>
        <translation>{1} embarca en {2}.</translation>
    </message>
</context>
<context>
    <name>rules/replacements.lua</name>
    <message>
        <source>Only personnel units get replacements.</source>
        <extracomment>why not</extracomment>
        <translation>Solo reciben reemplazos las unidades de personal.</translation>
    </message>
    <message>
        <source>Only AFVs are repaired.</source>
        <extracomment>why not</extracomment>
        <translation>Solo se reparan blindados.</translation>
    </message>
    <message>
        <source>{1} has its full strength.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} está con toda su fuerza.</translation>
    </message>
    <message>
        <source>{1} is isolated.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} está {1|m=aislado|f=aislada}.</translation>
    </message>
    <message>
        <source>Add replacements: {1} {1|point|points}, {2} for vehicles</source>
        <extracomment>decision replace.choose
{1}: game.vars[game.side .. &quot;_repl&quot;]
{2}: game.vars[&quot;repair_&quot; .. game.side]</extracomment>
        <translation>Reparte reemplazos: {1} {1|punto|puntos}, {2} para blindados</translation>
    </message>
    <message>
        <source>Each point gives a damaged personnel unit that is not isolated one strength point. Points that you keep can be used in the first impulse of a later turn.</source>
        <extracomment>decision replace.choose</extracomment>
        <translation>Cada punto devuelve un punto de fuerza a una unidad de personal dañada que no esté aislada. Los que guardes se pueden usar en el primer impulso de un turno posterior.</translation>
    </message>
    <message>
        <source>Replacement points</source>
        <extracomment>decision replace.choose</extracomment>
        <translation>Puntos de reemplazo</translation>
    </message>
    <message>
        <source>Points for vehicles</source>
        <extracomment>decision replace.choose</extracomment>
        <translation>Puntos para vehículos</translation>
    </message>
    <message>
        <source>{piece} gets a strength point</source>
        <extracomment>action replace
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} recibe un punto de fuerza</translation>
    </message>
    <message>
        <source>There are no replacement points left.</source>
        <extracomment>why not</extracomment>
        <translation>No quedan puntos de reemplazo.</translation>
    </message>
    <message>
        <source>{1} gets a strength point.</source>
        <extracomment>log
{1}: action.piece</extracomment>
        <translation>{1} recibe un punto de fuerza.</translation>
    </message>
    <message>
        <source>Repair vehicles of {piece}</source>
        <extracomment>action repair
{piece}: the unit that it is done with</extracomment>
        <translation>Reparar blindados {piece|m=del|f=de la} {piece}</translation>
    </message>
    <message>
        <source>Vehicles are repaired from turn {1} on.</source>
        <extracomment>why not
{1}: numbers.repair_turn</extracomment>
        <translation>Los blindados se reparan desde el turno {1}.</translation>
    </message>
    <message>
        <source>The repair of this turn is used up.</source>
        <extracomment>why not</extracomment>
        <translation>La reparación de este turno ya se ha usado.</translation>
    </message>
    <message>
        <source>{1} is repaired by a strength point.</source>
        <extracomment>log
{1}: action.piece</extracomment>
        <translation>{1} recupera un punto de fuerza en vehículos reparados.</translation>
    </message>
    <message>
        <source>No more replacements</source>
        <extracomment>action done</extracomment>
        <translation>No más reemplazos</translation>
    </message>
    <message>
        <source>The brigade of {1} is refitted; it comes back in turn {2}.</source>
        <extracomment>log
{1}: action.piece
{2}: numbers.refit_return</extracomment>
        <translation>La brigada de {1} se reorganiza; vuelve en el turno {2}.</translation>
    </message>
    <message>
        <source>Take a tank brigade out for refit?</source>
        <extracomment>decision start.refit</extracomment>
        <translation>¿Retirar una brigada de carros para reorganizarla?</translation>
    </message>
    <message>
        <source>Choose any unit of the brigade. All of them leave the map now and come back at full strength on the east edge in the next turn.</source>
        <extracomment>decision start.refit</extracomment>
        <translation>Elige cualquier unidad de la brigada. Todas salen ahora del mapa y vuelven con toda su fuerza por el borde este en el turno siguiente.</translation>
    </message>
    <message>
        <source>Refit the brigade of {piece}</source>
        <extracomment>action refit
{piece}: the unit that it is done with</extracomment>
        <translation>Reorganizar la brigada {piece|m=del|f=de la} {piece}</translation>
    </message>
    <message>
        <source>{1} does not belong to a tank brigade.</source>
        <extracomment>why not
{1}: action.piece</extracomment>
        <translation>{1} no es de una brigada de carros.</translation>
    </message>
    <message>
        <source>No refit</source>
        <extracomment>action skip</extracomment>
        <translation>No reorganizar</translation>
    </message>
    <message>
        <source>The refitted tank brigade is back on the east edge.</source>
        <extracomment>log</extracomment>
        <translation>La brigada de carros reorganizada está de vuelta en el borde este.</translation>
    </message>
</context>
<context>
    <name>rules/retreat.lua</name>
    <message>
        <source>{1} retreats {2} {2|hex|hexes} to {3}.</source>
        <extracomment>log
{1}: piece
{2}: #way
{3}: last</extracomment>
        <translation>{1} se retira {2} {2|hexágono|hexágonos}, a {3}.</translation>
    </message>
    <message>
        <source>{1} has retreated through enemy zones of control.</source>
        <extracomment>log
{1}: piece</extracomment>
        <translation>{1} se ha retirado por zonas de control enemigas.</translation>
    </message>
</context>
<context>
    <name>rules/shares.lua</name>
    <message>
        <source>No effect.</source>
        <extracomment>rules outcomes</extracomment>
        <translation>Sin efecto.</translation>
    </message>
    <message>
        <source>Personnel, defence {1}</source>
        <extracomment>rules columns</extracomment>
        <translation>Personal, defensa {1}</translation>
    </message>
    <message>
        <source>Light weapons, defence {1}</source>
        <extracomment>rules columns</extracomment>
        <translation>Armas ligeras, defensa {1}</translation>
    </message>
    <message>
        <source>Heavy weapons, defence {1}</source>
        <extracomment>rules columns</extracomment>
        <translation>Armas pesadas, defensa {1}</translation>
    </message>
    <message>
        <source>AFV, defence {1}</source>
        <extracomment>rules columns</extracomment>
        <translation>Blindados, defensa {1}</translation>
    </message>
    <message>
        <source>Conventional fire</source>
        <extracomment>rules columns</extracomment>
        <translation>Fuego convencional</translation>
    </message>
    <message>
        <source>Anti-tank fire</source>
        <extracomment>rules columns</extracomment>
        <translation>Fuego contracarro</translation>
    </message>
    <message>
        <source>Two or more destroyed</source>
        <extracomment>rules add</extracomment>
        <translation>Dos o más destruidas</translation>
    </message>
    <message>
        <source>One destroyed</source>
        <extracomment>rules add</extracomment>
        <translation>Una destruida</translation>
    </message>
    <message>
        <source>Losses, nobody destroyed</source>
        <extracomment>rules add</extracomment>
        <translation>Pérdidas, ninguna destruida</translation>
    </message>
    <message>
        <source>No losses</source>
        <extracomment>rules add</extracomment>
        <translation>Sin pérdidas</translation>
    </message>
    <message>
        <source>Columns {1}. Worth {2} strength points on average.</source>
        <extracomment>rules proposal
{1}: table.concat(list, &quot;, &quot;)
{2}: string.format(&quot;%.1f&quot;, worth)</extracomment>
        <translation>Columnas {1}. Vale {2} puntos de fuerza de media.</translation>
    </message>
</context>
<context>
    <name>rules/sharing.lua</name>
    <message>
        <source>{1} at {2}, for conventional fire of {3}</source>
        <extracomment>rules aimOf</extracomment>
        <translation>{1} a {2}, por un fuego convencional de {3}</translation>
    </message>
    <message>
        <source>{1} at {2}, for anti-tank fire of {3}</source>
        <extracomment>rules aimOf</extracomment>
        <translation>{1} a {2}, por un fuego contracarro de {3}</translation>
    </message>
    <message>
        <source>No fire at {1}</source>
        <extracomment>action
{1}: on</extracomment>
        <translation>Ningún fuego sobre {1}</translation>
    </message>
    <message>
        <source>Unallocated conventional fire</source>
        <extracomment>action</extracomment>
        <translation>Fuego convencional sin repartir</translation>
    </message>
    <message>
        <source>Unallocated anti-tank fire</source>
        <extracomment>action</extracomment>
        <translation>Fuego contracarro sin repartir</translation>
    </message>
    <message>
        <source>{piece} fires conventionally</source>
        <extracomment>action
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} hace fuego convencional</translation>
    </message>
    <message>
        <source>{piece} fires at tanks</source>
        <extracomment>action
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} hace fuego contracarro</translation>
    </message>
    <message>
        <source>Choose a unit that can be fired on.</source>
        <extracomment>why not</extracomment>
        <translation>Elige una unidad a la que se pueda disparar.</translation>
    </message>
    <message>
        <source>{1} does not assault {2}.</source>
        <extracomment>why not
{1}: piece
{2}: case.target</extracomment>
        <translation>{1} no asalta {2}.</translation>
    </message>
    <message>
        <source>{1} does not defend {2}.</source>
        <extracomment>why not
{1}: piece
{2}: case.target</extracomment>
        <translation>{1} no defiende {2}.</translation>
    </message>
    <message>
        <source>{1} has already been fired on in this phase.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>A {1} ya se le ha disparado en esta fase.</translation>
    </message>
    <message>
        <source>{1} can&apos;t be fired on before every personnel unit in its hex is.</source>
        <extracomment>why not
{1}: aim.piece</extracomment>
        <translation>A {1} no se le puede disparar antes que a todas las unidades de personal de su hexágono.</translation>
    </message>
    <message>
        <source>{1} can&apos;t be fired on at higher odds than the personnel in its hex.</source>
        <extracomment>why not
{1}: aim.piece</extracomment>
        <translation>A {1} no se le puede disparar con mejor proporción que al personal de su hexágono.</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <extracomment>why not</extracomment>
        <translation>No existe esa columna.</translation>
    </message>
    <message>
        <source>A target is fired on once, at one column.</source>
        <oldsource>Take fire back first: a target is fired on once, at one column.</oldsource>
        <extracomment>why not</extracomment>
        <translation>A un objetivo se le dispara una vez, en una columna.</translation>
    </message>
    <message>
        <source>Weapons in the hex of {1} are fired on at better odds.</source>
        <extracomment>why not
{1}: aim.piece</extracomment>
        <translation>A las armas del hexágono de {1} se les dispara con mejor proporción.</translation>
    </message>
    <message>
        <source>Fire has been taken back too often: use Undo.</source>
        <extracomment>why not</extracomment>
        <translation>El fuego se ha retirado demasiadas veces: usa Deshacer.</translation>
    </message>
    <message>
        <source>Only anti-tank fire hurts AFVs, and there is none.</source>
        <extracomment>why not</extracomment>
        <translation>A los blindados solo los daña el fuego contracarro, y no hay.</translation>
    </message>
    <message>
        <source>Anti-tank fire hurts only AFVs, and there is no other.</source>
        <extracomment>why not</extracomment>
        <translation>El fuego contracarro solo daña a los blindados, y no hay otro.</translation>
    </message>
    <message>
        <source>There is not enough fire left for these odds.</source>
        <extracomment>why not</extracomment>
        <translation>No queda fuego bastante para esa proporción.</translation>
    </message>
    <message>
        <source>Choose a weapons unit that fires.</source>
        <extracomment>why not</extracomment>
        <translation>Elige una unidad de armas que dispare.</translation>
    </message>
    <message>
        <source>{1} fires both ways.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} dispara de las dos maneras.</translation>
    </message>
    <message>
        <source>{1} has chosen its fire.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} ya ha elegido su fuego.</translation>
    </message>
    <message>
        <source>{1} has no choice here.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} no tiene aquí qué elegir.</translation>
    </message>
    <message>
        <source>Choose before fire is aimed.</source>
        <extracomment>why not</extracomment>
        <translation>Elige antes de apuntar.</translation>
    </message>
    <message>
        <source>The fire on {1} is planned.</source>
        <extracomment>log
{1}: target</extracomment>
        <translation>El fuego sobre {1} está planeado.</translation>
    </message>
    <message>
        <source>{piece} chooses its fire</source>
        <extracomment>action role
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} elige su fuego</translation>
    </message>
    <message>
        <source>Fire at {piece}</source>
        <extracomment>action aim
{piece}: the unit that it is done with</extracomment>
        <translation>Disparar {piece|m=al|f=a la} {piece}</translation>
    </message>
    <message>
        <source>Share the rest out</source>
        <extracomment>action propose</extracomment>
        <translation>Repartir el resto</translation>
    </message>
    <message>
        <source>Take all fire back</source>
        <extracomment>action clear</extracomment>
        <translation>Retirar todo el fuego</translation>
    </message>
    <message>
        <source>Share out the defensive fire from {1}</source>
        <extracomment>rules definition</extracomment>
        <translation>Reparte el fuego defensivo desde {1}</translation>
    </message>
    <message>
        <source>Choose a target and its odds. Fire that is left over is shared out by the program.</source>
        <extracomment>rules definition</extracomment>
        <translation>Elige un objetivo y su proporción. El fuego que sobre lo reparte el programa.</translation>
    </message>
    <message>
        <source>Fire!</source>
        <extracomment>rules definition</extracomment>
        <translation>¡Fuego!</translation>
    </message>
    <message>
        <source>Share out the assault fire on {1}</source>
        <extracomment>rules definition</extracomment>
        <translation>Reparte el fuego de asalto sobre {1}</translation>
    </message>
    <message>
        <source>Choose a target and its odds. Nothing is fired before you resolve the assault; what is left over is shared out by the program.</source>
        <extracomment>rules definition</extracomment>
        <translation>Elige un objetivo y su proporción. No se dispara nada hasta que resuelvas el asalto; lo que sobre lo reparte el programa.</translation>
    </message>
    <message>
        <source>Keep this plan</source>
        <extracomment>rules definition</extracomment>
        <translation>Conservar este plan</translation>
    </message>
</context>
<context>
    <name>rules/shelling.lua</name>
    <message>
        <source>Choose one of your own artillery units.</source>
        <extracomment>why not</extracomment>
        <translation>Elige una de tus unidades de artillería.</translation>
    </message>
    <message>
        <source>{1} is no artillery.</source>
        <extracomment>why not
{1}: gun</extracomment>
        <translation>{1} no es artillería.</translation>
    </message>
    <message>
        <source>{1} is not on the map.</source>
        <extracomment>why not
{1}: gun</extracomment>
        <translation>{1} no está en el mapa.</translation>
    </message>
    <message>
        <source>{1} fires already.</source>
        <extracomment>why not
{1}: gun</extracomment>
        <translation>{1} ya dispara.</translation>
    </message>
    <message>
        <source>{1} has fired in this impulse.</source>
        <extracomment>why not
{1}: gun</extracomment>
        <translation>{1} ya ha disparado en este impulso.</translation>
    </message>
    <message>
        <source>{1} is not deployed.</source>
        <extracomment>why not
{1}: gun</extracomment>
        <translation>{1} no está {1|m=desplegado|f=desplegada}.</translation>
    </message>
    <message>
        <source>{1} takes part in an assault.</source>
        <extracomment>why not
{1}: gun</extracomment>
        <translation>{1} participa en un asalto.</translation>
    </message>
    <message>
        <source>{1} can&apos;t trace supply.</source>
        <extracomment>why not
{1}: gun</extracomment>
        <translation>{1} no puede trazar suministro.</translation>
    </message>
    <message>
        <source>{1} is out of range.</source>
        <extracomment>why not
{1}: gun</extracomment>
        <translation>{1} está fuera de alcance.</translation>
    </message>
    <message>
        <source>Split an attack off that begins a column.</source>
        <extracomment>why not</extracomment>
        <translation>Separa un ataque con el que empiece una columna.</translation>
    </message>
    <message>
        <source>Too little would be left for a second attack.</source>
        <extracomment>why not</extracomment>
        <translation>Quedaría demasiado poco para un segundo ataque.</translation>
    </message>
    <message>
        <source>Split off an attack of {1}</source>
        <extracomment>action split
{1}: from</extracomment>
        <translation>Separar un ataque de {1}</translation>
    </message>
    <message>
        <source>Barrage value</source>
        <extracomment>rules offerAttacks</extracomment>
        <translation>Valor de bombardeo</translation>
    </message>
    <message>
        <source>Added to the die, unobserved</source>
        <extracomment>rules offerAttacks</extracomment>
        <translation>Se suma al dado, sin observar</translation>
    </message>
    <message>
        <source>Barrage of {2} on {1}: die {3}, modifier {4}: {5} strength {5|point|points}.</source>
        <extracomment>rules roll</extracomment>
        <translation>Bombardeo de {2} sobre {1}: dado {3}, modificador {4}: {5} {5|punto|puntos} de fuerza.</translation>
    </message>
    <message>
        <source>Barrage of {2} on {1}: die {3}, modifier {4}: no effect.</source>
        <extracomment>rules roll</extracomment>
        <translation>Bombardeo de {2} sobre {1}: dado {3}, modificador {4}: sin efecto.</translation>
    </message>
    <message>
        <source>Barrage of {2} on the bunker in {1}: die {3}, modifier {4}: {5} strength {5|point|points}.</source>
        <extracomment>rules roll</extracomment>
        <translation>Bombardeo de {2} sobre el búnker de {1}: dado {3}, modificador {4}: {5} {5|punto|puntos} de fuerza.</translation>
    </message>
    <message>
        <source>Barrage of {2} on the bunker in {1}: die {3}, modifier {4}: no effect.</source>
        <extracomment>rules roll</extracomment>
        <translation>Bombardeo de {2} sobre el búnker de {1}: dado {3}, modificador {4}: sin efecto.</translation>
    </message>
    <message>
        <source>Barrage of {2} on the garrison of {1}: die {3}, modifier {4}: {5} strength {5|point|points}.</source>
        <extracomment>rules roll</extracomment>
        <translation>Bombardeo de {2} sobre la guarnición de {1}: dado {3}, modificador {4}: {5} {5|punto|puntos} de fuerza.</translation>
    </message>
    <message>
        <source>Barrage of {2} on the garrison of {1}: die {3}, modifier {4}: no effect.</source>
        <extracomment>rules roll</extracomment>
        <translation>Bombardeo de {2} sobre la guarnición de {1}: dado {3}, modificador {4}: sin efecto.</translation>
    </message>
    <message>
        <source>{1} loses no more than half of its strength: {2} instead of {3}.</source>
        <extracomment>log
{1}: piece
{2}: lost
{3}: points</extracomment>
        <translation>{1} no pierde más de la mitad de su fuerza: {2} en vez de {3}.</translation>
    </message>
    <message>
        <source>Barrage on {1} by {2} {2|unit|units}.</source>
        <extracomment>log
{1}: target
{2}: #here.guns</extracomment>
        <translation>Bombardeo de {1} por {2} {2|unidad|unidades}.</translation>
    </message>
    <message>
        <source>The fire on {1} is too weak to have any effect.</source>
        <extracomment>log
{1}: target</extracomment>
        <translation>El fuego sobre {1} es demasiado débil para tener efecto.</translation>
    </message>
    <message>
        <source>{1}: barrage {2}, {3} of {4} hexes</source>
        <extracomment>rules shoot</extracomment>
        <translation>{1}: bombardeo {2}, {3} de {4} hexágonos</translation>
    </message>
    <message>
        <source>{1}: barrage {2}, {3} of {4} hexes, supplied by the city</source>
        <extracomment>rules shoot</extracomment>
        <translation>{1}: bombardeo {2}, {3} de {4} hexágonos, abastecida por la ciudad</translation>
    </message>
    <message>
        <source>Choose the artillery that shells {1}</source>
        <extracomment>decision barrage.guns
{1}: game.here.target</extracomment>
        <translation>Elige la artillería que bombardea {1}</translation>
    </message>
    <message>
        <source>All guns together make one attack; you may divide their total, or let some of them fire an attack of their own.</source>
        <extracomment>decision barrage.guns</extracomment>
        <translation>Todos los cañones juntos hacen un ataque; puedes repartir su total o dejar que algunos disparen un ataque aparte.</translation>
    </message>
    <message>
        <source>{piece} fires</source>
        <extracomment>action gun
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} dispara</translation>
    </message>
    <message>
        <source>Split off an attack of {value}</source>
        <extracomment>action split
{value}: what is chosen</extracomment>
        <translation>Separar un ataque de {value}</translation>
    </message>
    <message>
        <source>Others fire an attack of their own</source>
        <extracomment>action apart</extracomment>
        <translation>Otros disparan un ataque aparte</translation>
    </message>
    <message>
        <source>Pay 3 supply points: rockets at full effect</source>
        <extracomment>action rockets</extracomment>
        <translation>Pagar 3 puntos de suministro: cohetes a pleno efecto</translation>
    </message>
    <message>
        <source>Only the German pays for rockets.</source>
        <extracomment>why not</extracomment>
        <translation>Solo el alemán paga por los cohetes.</translation>
    </message>
    <message>
        <source>No rockets of this pool fire.</source>
        <extracomment>why not</extracomment>
        <translation>No dispara ningún cohete de esta reserva.</translation>
    </message>
    <message>
        <source>Fire!</source>
        <extracomment>action fire</extracomment>
        <translation>¡Fuego!</translation>
    </message>
    <message>
        <source>Choose at least one artillery unit.</source>
        <extracomment>why not</extracomment>
        <translation>Elige al menos una unidad de artillería.</translation>
    </message>
    <message>
        <source>Shell another hex</source>
        <extracomment>action cancel</extracomment>
        <translation>Bombardear otro hexágono</translation>
    </message>
</context>
<context>
    <name>rules/stacking.lua</name>
    <message>
        <source>{1} would hold more than three battalions, or four of one division, and a company.</source>
        <extracomment>why not
{1}: space</extracomment>
        <translation>En {1} habría más de tres batallones, o de cuatro de una misma división, y una compañía.</translation>
    </message>
    <message>
        <source>{1} would hold more than one brigade, or a regiment and a battalion.</source>
        <extracomment>why not
{1}: space</extracomment>
        <translation>En {1} habría más de una brigada, o de un regimiento y un batallón.</translation>
    </message>
</context>
<context>
    <name>rules/status.lua</name>
    <message>
        <source>Frost</source>
        <extracomment>rules</extracomment>
        <translation>Helada</translation>
    </message>
    <message>
        <source>Thaw</source>
        <extracomment>rules</extracomment>
        <translation>Deshielo</translation>
    </message>
    <message>
        <source>Snow</source>
        <extracomment>rules</extracomment>
        <translation>Nieve</translation>
    </message>
    <message>
        <source>Ger</source>
        <extracomment>rules, action</extracomment>
        <translation>Al</translation>
    </message>
    <message>
        <source>Sov</source>
        <extracomment>rules, action</extracomment>
        <translation>Sov</translation>
    </message>
    <message>
        <source>Movement points left</source>
        <extracomment>decision</extracomment>
        <translation>Puntos de movimiento que quedan</translation>
    </message>
    <message>
        <source>Supply points</source>
        <extracomment>decision</extracomment>
        <translation>Puntos de suministro</translation>
    </message>
    <message>
        <source>City</source>
        <extracomment>action</extracomment>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>Impulse of {1} {1|point|points}</source>
        <extracomment>decision
{1}: game.vars.impulse_mp</extracomment>
        <translation>Impulso de {1} {1|punto|puntos}</translation>
    </message>
    <message>
        <source>Weather</source>
        <extracomment>decision</extracomment>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>decision</extracomment>
        <translation>Despliegue</translation>
    </message>
    <message>
        <source>Connected with the own edge</source>
        <extracomment>decision</extracomment>
        <translation>Comunicado con el borde propio</translation>
    </message>
    <message>
        <source>Roads and railways in supply</source>
        <extracomment>decision</extracomment>
        <translation>Carreteras y ferrocarriles con suministro</translation>
    </message>
</context>
<context>
    <name>rules/support.lua</name>
    <message>
        <source>Choose one of the units that take part.</source>
        <extracomment>why not</extracomment>
        <translation>Elige una de las unidades que participan.</translation>
    </message>
    <message>
        <source>{1} belongs to no division or brigade.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} no es de ninguna división ni brigada.</translation>
    </message>
    <message>
        <source>Choose the headquarters that controls the fire for {1}</source>
        <extracomment>decision
{1}: game.here.target</extracomment>
        <translation>Elige el cuartel general que dirige el fuego en {1}</translation>
    </message>
    <message>
        <source>All units that take part count as belonging to its division or brigade: only that artillery, if it is Soviet, can support them.</source>
        <extracomment>decision</extracomment>
        <translation>Todas las unidades que participan cuentan como de su división o brigada: solo esa artillería, si es soviética, puede apoyarlas.</translation>
    </message>
    <message>
        <source>{piece} is the headquarters</source>
        <extracomment>action headquarters
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} es el cuartel general</translation>
    </message>
    <message>
        <source>{1} controls the artillery in the fight for {2}.</source>
        <extracomment>log
{1}: action.piece
{2}: target</extracomment>
        <translation>{1} dirige la artillería en el combate por {2}.</translation>
    </message>
    <message>
        <source>Choose one of your own artillery units.</source>
        <extracomment>why not</extracomment>
        <translation>Elige una de tus unidades de artillería.</translation>
    </message>
    <message>
        <source>{1} is no artillery.</source>
        <extracomment>why not
{1}: gun</extracomment>
        <translation>{1} no es artillería.</translation>
    </message>
    <message>
        <source>{1} is not on the map.</source>
        <extracomment>why not
{1}: gun</extracomment>
        <translation>{1} no está en el mapa.</translation>
    </message>
    <message>
        <source>{1} has no support factor.</source>
        <extracomment>why not
{1}: gun</extracomment>
        <translation>{1} no tiene factor de apoyo.</translation>
    </message>
    <message>
        <source>{1} is not deployed.</source>
        <extracomment>why not
{1}: gun</extracomment>
        <translation>{1} no está {1|m=desplegado|f=desplegada}.</translation>
    </message>
    <message>
        <source>{1} has fired a barrage in this impulse.</source>
        <extracomment>why not
{1}: gun</extracomment>
        <translation>{1} ha bombardeado en este impulso.</translation>
    </message>
    <message>
        <source>{1} has already fired in this phase.</source>
        <extracomment>why not
{1}: gun</extracomment>
        <translation>{1} ya ha disparado en esta fase.</translation>
    </message>
    <message>
        <source>{1} takes part in an assault.</source>
        <extracomment>why not
{1}: gun</extracomment>
        <translation>{1} participa en un asalto.</translation>
    </message>
    <message>
        <source>{1} was shaken by a barrage.</source>
        <extracomment>why not
{1}: gun</extracomment>
        <translation>A {1} {1|m=lo|f=la} ha quebrantado un bombardeo.</translation>
    </message>
    <message>
        <source>{1} is out of range.</source>
        <extracomment>why not
{1}: gun</extracomment>
        <translation>{1} está fuera de alcance.</translation>
    </message>
    <message>
        <source>{1} is not of the division or brigade in command.</source>
        <extracomment>why not
{1}: gun</extracomment>
        <translation>{1} no es de la división o brigada al mando.</translation>
    </message>
    <message>
        <source>{1} supports the fight for {2}.</source>
        <extracomment>log
{1}: gun
{2}: target</extracomment>
        <translation>{1} apoya el combate por {2}.</translation>
    </message>
    <message>
        <source>Choose the pool that pays.</source>
        <extracomment>why not</extracomment>
        <translation>Elige la reserva que paga.</translation>
    </message>
    <message>
        <source>High intensity is already paid for in this impulse.</source>
        <extracomment>why not</extracomment>
        <translation>La alta intensidad ya está pagada en este impulso.</translation>
    </message>
    <message>
        <source>Pay 1 supply point: printed support factors</source>
        <extracomment>rules whyIntensity</extracomment>
        <translation>Pagar 1 punto de suministro: factores de apoyo impresos</translation>
    </message>
    <message>
        <source>Pay 1 supply point of Velikiye Luki: printed support factors</source>
        <extracomment>rules whyIntensity</extracomment>
        <translation>Pagar 1 punto de suministro de Velíkiye Luki: factores de apoyo impresos</translation>
    </message>
    <message>
        <source>{1} supports with {2}</source>
        <extracomment>rules whyIntensity</extracomment>
        <translation>{1} apoya con {2}</translation>
    </message>
    <message>
        <source>{1} supports with {2}, supplied by the city</source>
        <extracomment>rules whyIntensity</extracomment>
        <translation>{1} apoya con {2}, abastecida por la ciudad</translation>
    </message>
    <message>
        <source>Choose the artillery that supports the fight for {1}</source>
        <extracomment>decision
{1}: game.here.target</extracomment>
        <translation>Elige la artillería que apoya el combate por {1}</translation>
    </message>
    <message>
        <source>Without a supply point in this impulse each gun counts with a support factor of 1. Guns that support do not fire otherwise in this phase.</source>
        <extracomment>decision</extracomment>
        <translation>Sin un punto de suministro en este impulso cada cañón cuenta con factor de apoyo 1. Los cañones que apoyan no disparan de otro modo en esta fase.</translation>
    </message>
    <message>
        <source>Guns that support do not fire otherwise in this phase. Beyond half their range they count half.</source>
        <extracomment>decision</extracomment>
        <translation>Los cañones que apoyan no disparan de otro modo en esta fase. A más de medio alcance cuentan la mitad.</translation>
    </message>
    <message>
        <source>Support</source>
        <extracomment>decision</extracomment>
        <translation>Apoyo</translation>
    </message>
    <message>
        <source>{piece} supports</source>
        <extracomment>action support
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} apoya</translation>
    </message>
    <message>
        <source>High intensity</source>
        <extracomment>action intensity</extracomment>
        <translation>Alta intensidad</translation>
    </message>
    <message>
        <source>Share out the fire</source>
        <extracomment>action done</extracomment>
        <translation>Repartir el fuego</translation>
    </message>
</context>
<context>
    <name>rules/transit.lua</name>
    <message>
        <source>Transit fire of {2} at {1}: {3}, die {4}: {5} strength {5|point|points}.</source>
        <extracomment>log</extracomment>
        <translation>Fuego de tránsito de {2} contra {1}: {3}, dado {4}: {5} {5|punto|puntos} de fuerza.</translation>
    </message>
    <message>
        <source>Transit fire of {2} at {1}: {3}, die {4}: a miss.</source>
        <extracomment>log</extracomment>
        <translation>Fuego de tránsito de {2} contra {1}: {3}, dado {4}: falla.</translation>
    </message>
    <message>
        <source>The commandos in {1} are discovered: die {2}, less {3} for those they lead.</source>
        <extracomment>log</extracomment>
        <translation>Los comandos de {1} son descubiertos: dado {2}, menos {3} por quienes guían.</translation>
    </message>
    <message>
        <source>The commandos in {1} slip through: die {2}, less {3} for those they lead.</source>
        <extracomment>log</extracomment>
        <translation>Los comandos de {1} se cuelan: dado {2}, menos {3} por quienes guían.</translation>
    </message>
</context>
<context>
    <name>rules/travel.lua</name>
    <message>
        <source>{1} moves to {2}.</source>
        <extracomment>log
{1}: piece
{2}: space</extracomment>
        <translation>{1} mueve a {2}.</translation>
    </message>
</context>
<context>
    <name>rules/units.lua</name>
    <message>
        <source>The bunker of {1} falls.</source>
        <extracomment>log
{1}: space</extracomment>
        <translation>Cae el búnker de {1}.</translation>
    </message>
    <message>
        <source>Choose one of your own units.</source>
        <extracomment>why not</extracomment>
        <translation>Elige una de tus unidades.</translation>
    </message>
    <message>
        <source>{1} is not on the map.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} no está en el mapa.</translation>
    </message>
</context>
<context>
    <name>rules/victory.lua</name>
    <message>
        <source>Soviet troops hold {1} on the Leningrad–Vitebsk railway: {2} points.</source>
        <extracomment>log
{1}: space
{2}: points.railway_town</extracomment>
        <translation>Tropas soviéticas ocupan {1} en el ferrocarril Leningrado–Vítebsk: {2} puntos.</translation>
    </message>
    <message>
        <source>Soviet troops stand on the Leningrad–Vitebsk railway.</source>
        <extracomment>log</extracomment>
        <translation>Hay tropas soviéticas en el ferrocarril Leningrado–Vítebsk.</translation>
    </message>
    <message>
        <source>Towns on the railway</source>
        <extracomment>rules victory.counts</extracomment>
        <translation>Poblaciones del ferrocarril</translation>
    </message>
    <message>
        <source>City hexes taken</source>
        <extracomment>rules victory.counts</extracomment>
        <translation>Hexágonos de la ciudad tomados</translation>
    </message>
    <message>
        <source>The whole city</source>
        <extracomment>rules victory.counts</extracomment>
        <translation>La ciudad entera</translation>
    </message>
    <message>
        <source>German losses</source>
        <extracomment>rules victory.counts</extracomment>
        <translation>Bajas alemanas</translation>
    </message>
    <message>
        <source>Bunkers destroyed</source>
        <extracomment>rules victory.counts</extracomment>
        <translation>Búnkeres destruidos</translation>
    </message>
    <message>
        <source>Soviet losses</source>
        <extracomment>rules victory.counts</extracomment>
        <translation>Bajas soviéticas</translation>
    </message>
    <message>
        <source>The city relieved</source>
        <extracomment>rules victory.counts</extracomment>
        <translation>La ciudad, socorrida</translation>
    </message>
    <message>
        <source>Troops that got out</source>
        <extracomment>rules victory.counts</extracomment>
        <translation>Tropas que salieron</translation>
    </message>
    <message>
        <source>City hexes held</source>
        <extracomment>rules victory.counts</extracomment>
        <translation>Hexágonos de la ciudad conservados</translation>
    </message>
    <message>
        <source>The railway untouched</source>
        <extracomment>rules victory.counts</extracomment>
        <translation>El ferrocarril, intacto</translation>
    </message>
    <message>
        <source>Decisive Soviet victory.</source>
        <extracomment>rules victory.level</extracomment>
        <translation>Victoria soviética decisiva.</translation>
    </message>
    <message>
        <source>Marginal Soviet victory.</source>
        <extracomment>rules victory.level</extracomment>
        <translation>Victoria soviética marginal.</translation>
    </message>
    <message>
        <source>A draw.</source>
        <extracomment>rules victory.level</extracomment>
        <translation>Empate.</translation>
    </message>
    <message>
        <source>Marginal German victory.</source>
        <extracomment>rules victory.level</extracomment>
        <translation>Victoria alemana marginal.</translation>
    </message>
    <message>
        <source>Decisive German victory.</source>
        <extracomment>rules victory.level</extracomment>
        <translation>Victoria alemana decisiva.</translation>
    </message>
    <message>
        <source>{1}: {2} {2|point|points} for {3}.</source>
        <extracomment>log
{1}: one.text
{2}: one.points
{3}: one.side</extracomment>
        <translation>{1}: {2} {2|punto|puntos} para {3|m=el |ma=el |f=la }{3}.</translation>
    </message>
</context>
<context>
    <name>rules/volley.lua</name>
    <message>
        <source>{1} is fired on at {8}, {2} against {3}: die {4}, {5}. {6}</source>
        <extracomment>rules</extracomment>
        <translation>Se dispara a {1} a {8}, {2} contra {3}: dado {4}, {5}. {6}</translation>
    </message>
    <message>
        <source>Anti-tank fire at {1} at {8}, {2} against {3}: die {4}, {5}. {6}</source>
        <extracomment>rules</extracomment>
        <translation>Fuego contracarro contra {1} a {8}, {2} contra {3}: dado {4}, {5}. {6}</translation>
    </message>
    <message>
        <source>The garrison of {1} is fired on at {8}, {2} against {3}: die {4}, {5}. {6}</source>
        <extracomment>rules</extracomment>
        <translation>Se dispara a la guarnición de {1} a {8}, {2} contra {3}: dado {4}, {5}. {6}</translation>
    </message>
    <message>
        <source>{1} is fired on at {8}, {2} against {3}: die {4}, no effect.</source>
        <extracomment>rules</extracomment>
        <translation>Se dispara a {1} a {8}, {2} contra {3}: dado {4}, sin efecto.</translation>
    </message>
    <message>
        <source>Anti-tank fire at {1} at {8}, {2} against {3}: die {4}, a miss.</source>
        <extracomment>rules</extracomment>
        <translation>Fuego contracarro contra {1} a {8}, {2} contra {3}: dado {4}, fallo.</translation>
    </message>
    <message>
        <source>The garrison of {1} is fired on at {8}, {2} against {3}: die {4}, no effect.</source>
        <extracomment>rules</extracomment>
        <translation>Se dispara a la guarnición de {1} a {8}, {2} contra {3}: dado {4}, sin efecto.</translation>
    </message>
    <message>
        <source>The garrison of {1} rolls {2}, with modifiers {3}, against morale {4}: it holds.</source>
        <extracomment>log</extracomment>
        <translation>La guarnición de {1} saca {2}, {3} con modificadores, contra moral {4}: aguanta.</translation>
    </message>
    <message>
        <source>The garrison of {1} rolls {2}, with modifiers {3}, against morale {4}: it gives up.</source>
        <extracomment>log</extracomment>
        <translation>La guarnición de {1} saca {2}, {3} con modificadores, contra moral {4}: se rinde.</translation>
    </message>
    <message>
        <source>{1} loses no more than half of its strength: {2} instead of {3}.</source>
        <extracomment>log
{1}: piece
{2}: points
{3}: loss</extracomment>
        <translation>{1} no pierde más de la mitad de su fuerza: {2} en vez de {3}.</translation>
    </message>
    <message>
        <source>Tanks frighten {1}.</source>
        <extracomment>log
{1}: piece</extracomment>
        <translation>Los carros asustan a {1}.</translation>
    </message>
    <message>
        <source>Defensive fire from {1}.</source>
        <extracomment>rules weigh</extracomment>
        <translation>Fuego defensivo desde {1}.</translation>
    </message>
    <message>
        <source>Assault on {1}.</source>
        <extracomment>rules weigh</extracomment>
        <translation>Asalto a {1}.</translation>
    </message>
    <message>
        <source>There is no fire in the fight for {1} that could hit anybody.</source>
        <extracomment>log
{1}: case.target</extracomment>
        <translation>En el combate por {1} no hay fuego que pueda alcanzar a nadie.</translation>
    </message>
</context>
<context>
    <name>rules/weather.lua</name>
    <message>
        <source>clear and frosty</source>
        <extracomment>rules</extracomment>
        <translation>despejado con helada</translation>
    </message>
    <message>
        <source>thaw</source>
        <extracomment>rules</extracomment>
        <translation>deshielo</translation>
    </message>
    <message>
        <source>snow</source>
        <extracomment>rules</extracomment>
        <translation>nieve</translation>
    </message>
    <message>
        <source>Turn {1}, {2}.</source>
        <extracomment>log
{1}: turn.turn
{2}: turns.dates[turn.turn]</extracomment>
        <translation>Turno {1}, {2}.</translation>
    </message>
    <message>
        <source>The weather of this turn: {1} (die {2}).</source>
        <extracomment>log
{1}: names[weather]
{2}: die
{3}: charts.cell(&quot;weather_effects&quot;, 1, columns[weather])</extracomment>
        <translation>El tiempo de este turno: {1} (dado {2}).</translation>
    </message>
    <message>
        <source>Airdrop for Velikiye Luki: {1} of {2} {2|point|points} received.</source>
        <extracomment>log
{1}: received
{2}: points</extracomment>
        <translation>Lanzamiento aéreo sobre Velíkiye Luki: {1|llega|llegan} {1} de {2} {2|punto|puntos}.</translation>
    </message>
    <message>
        <source>The Germans receive {1} supply {1|point|points}.</source>
        <extracomment>log</extracomment>
        <translation>Los alemanes reciben {1} {1|punto|puntos} de suministro.</translation>
    </message>
    <message>
        <source>The Soviets receive {1} supply {1|point|points}.</source>
        <extracomment>log</extracomment>
        <translation>Los soviéticos reciben {1} {1|punto|puntos} de suministro.</translation>
    </message>
    <message>
        <source>Spend a supply point of the city, so that its troops ignore isolation in this turn?</source>
        <extracomment>decision start.city</extracomment>
        <translation>¿Gastar un punto de suministro de la ciudad para que sus tropas no sufran el aislamiento en este turno?</translation>
    </message>
    <message>
        <source>Supply points of Velikiye Luki</source>
        <extracomment>decision start.city</extracomment>
        <translation>Puntos de suministro de Velíkiye Luki</translation>
    </message>
    <message>
        <source>Spend a point</source>
        <extracomment>action spend</extracomment>
        <translation>Gastar un punto</translation>
    </message>
    <message>
        <source>The troops in Velikiye Luki ignore isolation in this turn.</source>
        <extracomment>log</extracomment>
        <translation>Las tropas de Velíkiye Luki no sufren el aislamiento en este turno.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <extracomment>action keep</extracomment>
        <translation>Guardarlo</translation>
    </message>
</context>
</TS>
