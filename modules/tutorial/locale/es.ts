<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>module.json</name>
    <message>
        <source>The Bridges of Arlen</source>
        <extracomment>about the game</extracomment>
        <translation>Los puentes de Arlen</translation>
    </message>
    <message>
        <source>A first battle, and how to fight it</source>
        <extracomment>about the game</extracomment>
        <translation>Una primera batalla y cómo librarla</translation>
    </message>
    <message>
        <source>An invented war, autumn 1943</source>
        <extracomment>about the game</extracomment>
        <translation>Una guerra inventada, otoño de 1943</translation>
    </message>
    <message>
        <source>30 min</source>
        <extracomment>about the game</extracomment>
        <translation>30 min{=m}</translation>
    </message>
    <message>
        <source>Three bridges lead over the Arle, and winter is near. The army of Valmar (Blue) must be across before the army of Kestria (Red) brings its tanks from the east. Eight turns, ten units a side, and a rulebook of a few pages: the battle teaches moving, zones of control, odds, retreats, supply and reinforcements, one lesson after the other.</source>
        <extracomment>about the game</extracomment>
        <translation>Tres puentes cruzan el Arle y el invierno está cerca. El ejército de Valmar (Azul) tiene que haber pasado antes de que el ejército de Kestria (Rojo) traiga sus carros desde el este. Ocho turnos, diez unidades por bando y un reglamento de pocas páginas: la batalla enseña a mover, las zonas de control, la proporción de fuerzas, las retiradas, el suministro y los refuerzos, una lección tras otra.</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>side blue</extracomment>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>side red</extracomment>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>option lessons</extracomment>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Explains in each turn what is new in it. Switch it off when you know the game.</source>
        <extracomment>option lessons</extracomment>
        <translation>Explican en cada turno lo que hay de nuevo. Desactívalas cuando conozcas el juego.</translation>
    </message>
</context>
<context>
    <name>boards/map.json</name>
    <message>
        <source>The Arle valley</source>
        <extracomment>board map</extracomment>
        <translation>El valle del Arle</translation>
    </message>
    <message>
        <source>Harden</source>
        <extracomment>space 0407</extracomment>
        <translation>Harden</translation>
    </message>
    <message>
        <source>Velm</source>
        <extracomment>space 0411</extracomment>
        <translation>Velm</translation>
    </message>
    <message>
        <source>Arlen</source>
        <extracomment>space 1107</extracomment>
        <translation>Arlen</translation>
    </message>
    <message>
        <source>Dorn</source>
        <extracomment>space 1203</extracomment>
        <translation>Dorn</translation>
    </message>
    <message>
        <source>Salz</source>
        <extracomment>space 1212</extracomment>
        <translation>Salz</translation>
    </message>
    <message>
        <source>Kestel</source>
        <extracomment>space 1607</extracomment>
        <translation>Kestel</translation>
    </message>
    <message>
        <source>Marn</source>
        <extracomment>space 1703</extracomment>
        <translation>Marn</translation>
    </message>
    <message>
        <source>Orla</source>
        <extracomment>space 1912</extracomment>
        <translation>Orla</translation>
    </message>
    <message>
        <source>Arle</source>
        <extracomment>river or road</extracomment>
        <translation>Arle</translation>
    </message>
    <message>
        <source>Lenne</source>
        <extracomment>river or road</extracomment>
        <translation>Lenne</translation>
    </message>
    <message>
        <source>West road</source>
        <extracomment>river or road</extracomment>
        <translation>Carretera del oeste</translation>
    </message>
    <message>
        <source>East road</source>
        <extracomment>river or road</extracomment>
        <translation>Carretera del este</translation>
    </message>
    <message>
        <source>Dorn road</source>
        <extracomment>river or road</extracomment>
        <translation>Carretera de Dorn</translation>
    </message>
    <message>
        <source>Salz road</source>
        <extracomment>river or road</extracomment>
        <translation>Carretera de Salz</translation>
    </message>
    <message>
        <source>Bank road</source>
        <extracomment>river or road</extracomment>
        <translation>Carretera de la ribera</translation>
    </message>
    <message>
        <source>Harden lane</source>
        <extracomment>river or road</extracomment>
        <translation>Camino de Harden</translation>
    </message>
    <message>
        <source>Kestel lane</source>
        <extracomment>river or road</extracomment>
        <translation>Camino de Kestel</translation>
    </message>
    <message>
        <source>Marn lane</source>
        <extracomment>river or road</extracomment>
        <translation>Camino de Marn</translation>
    </message>
    <message>
        <source>Valley line</source>
        <extracomment>river or road</extracomment>
        <translation>Línea del valle</translation>
    </message>
    <message>
        <source>Lake Ohm</source>
        <extracomment>name on the map</extracomment>
        <translation>Lago Ohm</translation>
    </message>
    <message>
        <source>Valmar</source>
        <extracomment>name on the map</extracomment>
        <translation>Valmar</translation>
    </message>
    <message>
        <source>Kestria</source>
        <extracomment>name on the map</extracomment>
        <translation>Kestria</translation>
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
        <source>Blue reinforcements</source>
        <extracomment>space blue-reserve</extracomment>
        <translation>Refuerzos azules</translation>
    </message>
    <message>
        <source>Red reinforcements</source>
        <extracomment>space red-reserve</extracomment>
        <translation>Refuerzos rojos</translation>
    </message>
    <message>
        <source>Blue units lost</source>
        <extracomment>space blue-lost</extracomment>
        <translation>Unidades azules perdidas</translation>
    </message>
    <message>
        <source>Red units lost</source>
        <extracomment>space red-lost</extracomment>
        <translation>Unidades rojas perdidas</translation>
    </message>
</context>
<context>
    <name>pieces.json</name>
    <message>
        <source>1st Corps</source>
        <extracomment>formation B1</extracomment>
        <translation>1.er Cuerpo{=m}</translation>
    </message>
    <message>
        <source>7th Armoured Corps</source>
        <extracomment>formation B7</extracomment>
        <translation>7.º Cuerpo Acorazado{=m}</translation>
    </message>
    <message>
        <source>3rd Corps</source>
        <extracomment>formation R3</extracomment>
        <translation>3.er Cuerpo{=m}</translation>
    </message>
    <message>
        <source>9th Tank Corps</source>
        <extracomment>formation R9</extracomment>
        <translation>9.º Cuerpo de Carros{=m}</translation>
    </message>
    <message>
        <source>Infantry division</source>
        <extracomment>type blue_infantry, type red_infantry</extracomment>
        <translation>División de infantería{=f}</translation>
    </message>
    <message>
        <source>Armoured division</source>
        <extracomment>type blue_armour</extracomment>
        <translation>División acorazada{=f}</translation>
    </message>
    <message>
        <source>Motorised division</source>
        <extracomment>type blue_motorised</extracomment>
        <translation>División motorizada{=f}</translation>
    </message>
    <message>
        <source>Reconnaissance brigade</source>
        <extracomment>type blue_recon</extracomment>
        <translation>Brigada de reconocimiento{=f}</translation>
    </message>
    <message>
        <source>Artillery brigade</source>
        <extracomment>type blue_artillery, type red_artillery</extracomment>
        <translation>Brigada de artillería{=f}</translation>
    </message>
    <message>
        <source>Militia brigade</source>
        <extracomment>type red_militia</extracomment>
        <translation>Brigada de milicia{=f}</translation>
    </message>
    <message>
        <source>Tank division</source>
        <extracomment>type red_armour</extracomment>
        <translation>División de carros{=f}</translation>
    </message>
    <message>
        <source>1st Infantry Division</source>
        <extracomment>counter BL-INF-1</extracomment>
        <translation>1.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>2nd Infantry Division</source>
        <extracomment>counter BL-INF-2</extracomment>
        <translation>2.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>3rd Infantry Division</source>
        <extracomment>counter BL-INF-3</extracomment>
        <translation>3.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>4th Infantry Division</source>
        <extracomment>counter BL-INF-4</extracomment>
        <translation>4.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>5th Infantry Division</source>
        <extracomment>counter BL-INF-5</extracomment>
        <translation>5.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>1st Artillery Brigade</source>
        <extracomment>counter BL-ART-1</extracomment>
        <translation>1.ª Brigada de Artillería{=f}</translation>
    </message>
    <message>
        <source>7th Armoured Division</source>
        <extracomment>counter BL-ARM-7</extracomment>
        <translation>7.ª División Acorazada{=f}</translation>
    </message>
    <message>
        <source>8th Armoured Division</source>
        <extracomment>counter BL-ARM-8</extracomment>
        <translation>8.ª División Acorazada{=f}</translation>
    </message>
    <message>
        <source>9th Motorised Division</source>
        <extracomment>counter BL-MOT-9</extracomment>
        <translation>9.ª División Motorizada{=f}</translation>
    </message>
    <message>
        <source>2nd Reconnaissance Brigade</source>
        <extracomment>counter BL-REC-2</extracomment>
        <translation>2.ª Brigada de Reconocimiento{=f}</translation>
    </message>
    <message>
        <source>11th Infantry Division</source>
        <extracomment>counter RD-INF-11</extracomment>
        <translation>11.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>12th Infantry Division</source>
        <extracomment>counter RD-INF-12</extracomment>
        <translation>12.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>13th Infantry Division</source>
        <extracomment>counter RD-INF-13</extracomment>
        <translation>13.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>14th Infantry Division</source>
        <extracomment>counter RD-INF-14</extracomment>
        <translation>14.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>15th Infantry Division</source>
        <extracomment>counter RD-INF-15</extracomment>
        <translation>15.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>31st Militia Brigade</source>
        <extracomment>counter RD-MIL-31</extracomment>
        <translation>31.ª Brigada de Milicia{=f}</translation>
    </message>
    <message>
        <source>32nd Militia Brigade</source>
        <extracomment>counter RD-MIL-32</extracomment>
        <translation>32.ª Brigada de Milicia{=f}</translation>
    </message>
    <message>
        <source>3rd Artillery Brigade</source>
        <extracomment>counter RD-ART-3</extracomment>
        <translation>3.ª Brigada de Artillería{=f}</translation>
    </message>
    <message>
        <source>21st Tank Division</source>
        <extracomment>counter RD-ARM-21</extracomment>
        <translation>21.ª División de Carros{=f}</translation>
    </message>
    <message>
        <source>22nd Tank Division</source>
        <extracomment>counter RD-ARM-22</extracomment>
        <translation>22.ª División de Carros{=f}</translation>
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
        <source>foot</source>
        <extracomment>table terrain</extracomment>
        <translation>a pie</translation>
    </message>
    <message>
        <source>mech</source>
        <extracomment>table terrain</extracomment>
        <translation>mecanizada</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>terrain clear</extracomment>
        <translation>Despejado</translation>
    </message>
    <message>
        <source>Woods</source>
        <extracomment>terrain woods</extracomment>
        <translation>Bosque</translation>
    </message>
    <message>
        <source>Hills</source>
        <extracomment>terrain hills</extracomment>
        <translation>Colinas</translation>
    </message>
    <message>
        <source>Swamp</source>
        <extracomment>terrain swamp</extracomment>
        <translation>Pantano</translation>
    </message>
    <message>
        <source>Town</source>
        <extracomment>terrain town</extracomment>
        <translation>Pueblo</translation>
    </message>
    <message>
        <source>City</source>
        <extracomment>terrain city</extracomment>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>Lake</source>
        <extracomment>terrain lake</extracomment>
        <translation>Lago</translation>
    </message>
    <message>
        <source>shift</source>
        <extracomment>table terrain</extracomment>
        <translation>columnas</translation>
    </message>
    <message>
        <source>stand</source>
        <extracomment>table terrain</extracomment>
        <translation>se mantiene</translation>
    </message>
    <message>
        <source>River</source>
        <extracomment>terrain river</extracomment>
        <translation>Río</translation>
    </message>
    <message>
        <source>halves</source>
        <extracomment>table terrain</extracomment>
        <translation>a la mitad</translation>
    </message>
    <message>
        <source>Road</source>
        <extracomment>terrain road</extracomment>
        <translation>Carretera</translation>
    </message>
    <message>
        <source>Railway</source>
        <extracomment>terrain rail</extracomment>
        <translation>Ferrocarril</translation>
    </message>
</context>
<context>
    <name>tables/crt.json</name>
    <message>
        <source>Combat results</source>
        <extracomment>table crt</extracomment>
        <translation>Resultados de combate</translation>
    </message>
    <message>
        <source>The attacker loses one step.</source>
        <extracomment>table crt</extracomment>
        <translation>El atacante pierde un paso.</translation>
    </message>
    <message>
        <source>Every attacking unit retreats one hex.</source>
        <extracomment>table crt</extracomment>
        <translation>Cada unidad atacante se retira un hexágono.</translation>
    </message>
    <message>
        <source>Exchange: each side loses one step.</source>
        <extracomment>table crt</extracomment>
        <translation>Intercambio: cada bando pierde un paso.</translation>
    </message>
    <message>
        <source>Every defending unit retreats two hexes.</source>
        <extracomment>table crt</extracomment>
        <translation>Cada unidad defensora se retira dos hexágonos.</translation>
    </message>
    <message>
        <source>The defender loses one step, then retreats two hexes.</source>
        <extracomment>table crt</extracomment>
        <translation>El defensor pierde un paso y después se retira dos hexágonos.</translation>
    </message>
    <message>
        <source>The defender loses two steps, then retreats two hexes.</source>
        <extracomment>table crt</extracomment>
        <translation>El defensor pierde dos pasos y después se retira dos hexágonos.</translation>
    </message>
    <message>
        <source>Every defending unit is eliminated.</source>
        <extracomment>table crt</extracomment>
        <translation>Cada unidad defensora queda eliminada.</translation>
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
        <source>Number</source>
        <extracomment>table numbers</extracomment>
        <translation>Número</translation>
    </message>
    <message>
        <source>Units in one hex</source>
        <extracomment>table numbers</extracomment>
        <translation>Unidades en un hexágono</translation>
    </message>
    <message>
        <source>Cost to leave an enemy zone of control</source>
        <extracomment>table numbers</extracomment>
        <translation>Coste de salir de una zona de control enemiga</translation>
    </message>
    <message>
        <source>Hexes of a supply line off the road</source>
        <extracomment>table numbers</extracomment>
        <translation>Hexágonos de una línea de suministro fuera de la carretera</translation>
    </message>
</context>
<context>
    <name>tables/turns.json</name>
    <message>
        <source>Turn track</source>
        <extracomment>table turns</extracomment>
        <translation>Registro de turnos</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>table turns</extracomment>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Blue arrives</source>
        <extracomment>table turns</extracomment>
        <translation>Llega Azul</translation>
    </message>
    <message>
        <source>Red arrives</source>
        <extracomment>table turns</extracomment>
        <translation>Llega Rojo</translation>
    </message>
    <message>
        <source>12 October</source>
        <extracomment>table turns</extracomment>
        <translation>12 de octubre</translation>
    </message>
    <message>
        <source>13 October</source>
        <extracomment>table turns</extracomment>
        <translation>13 de octubre</translation>
    </message>
    <message>
        <source>8th Armoured (A)</source>
        <extracomment>table turns</extracomment>
        <translation>8.ª Acorazada (A)</translation>
    </message>
    <message>
        <source>21st Tank (D)</source>
        <extracomment>table turns</extracomment>
        <translation>21.ª de Carros (D)</translation>
    </message>
    <message>
        <source>14 October</source>
        <extracomment>table turns</extracomment>
        <translation>14 de octubre</translation>
    </message>
    <message>
        <source>5th Infantry (B)</source>
        <extracomment>table turns</extracomment>
        <translation>5.ª de Infantería (B)</translation>
    </message>
    <message>
        <source>14th Infantry (C)</source>
        <extracomment>table turns</extracomment>
        <translation>14.ª de Infantería (C)</translation>
    </message>
    <message>
        <source>15 October</source>
        <extracomment>table turns</extracomment>
        <translation>15 de octubre</translation>
    </message>
    <message>
        <source>9th Motorised (A)</source>
        <extracomment>table turns</extracomment>
        <translation>9.ª Motorizada (A)</translation>
    </message>
    <message>
        <source>16 October</source>
        <extracomment>table turns</extracomment>
        <translation>16 de octubre</translation>
    </message>
    <message>
        <source>22nd Tank (D)</source>
        <extracomment>table turns</extracomment>
        <translation>22.ª de Carros (D)</translation>
    </message>
    <message>
        <source>17 October</source>
        <extracomment>table turns</extracomment>
        <translation>17 de octubre</translation>
    </message>
    <message>
        <source>18 October</source>
        <extracomment>table turns</extracomment>
        <translation>18 de octubre</translation>
    </message>
    <message>
        <source>19 October</source>
        <extracomment>table turns</extracomment>
        <translation>19 de octubre</translation>
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
        <source>Blue&apos;s points</source>
        <extracomment>table victory</extracomment>
        <translation>Puntos de Azul</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>table victory</extracomment>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Blue major victory</source>
        <extracomment>table victory</extracomment>
        <translation>Victoria mayor de Azul</translation>
    </message>
    <message>
        <source>Blue minor victory</source>
        <extracomment>table victory</extracomment>
        <translation>Victoria menor de Azul</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>table victory</extracomment>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Red minor victory</source>
        <extracomment>table victory</extracomment>
        <translation>Victoria menor de Rojo</translation>
    </message>
    <message>
        <source>Red major victory</source>
        <extracomment>table victory</extracomment>
        <translation>Victoria mayor de Rojo</translation>
    </message>
</context>
<context>
    <name>scenarios/battle.json</name>
    <message>
        <source>The Bridges of Arlen</source>
        <extracomment>scenario battle</extracomment>
        <translation>Los puentes de Arlen</translation>
    </message>
    <message>
        <source>12 October. Blue&apos;s 1st Corps has come down to the Arle on a front of forty kilometres. One brigade of militia still holds the road on the near bank; behind the river stand four thin divisions. On both sides tanks are on the road, a day or two away. Arlen with its bridge and its railway is the prize; Dorn and Salz are the side doors.</source>
        <extracomment>scenario battle</extracomment>
        <translation>12 de octubre. El 1.er Cuerpo de Azul ha bajado hasta el Arle en un frente de cuarenta kilómetros. Una brigada de milicia aún domina la carretera en la orilla de este lado; detrás del río hay cuatro divisiones débiles. En ambos bandos hay carros en camino, a un día o dos de distancia. Arlen, con su puente y su ferrocarril, es el premio; Dorn y Salz son las puertas laterales.</translation>
    </message>
    <message>
        <source>Blue scores the points of the victory towns it holds after turn 8: 11 or more is a major victory, 8 a minor one, 6 a draw; with less Red wins.</source>
        <extracomment>scenario battle</extracomment>
        <translation>Azul suma los puntos de los lugares de victoria que posee después del turno 8: 11 o más es una victoria mayor, 8 una menor, 6 un empate; con menos gana Rojo.</translation>
    </message>
</context>
<context>
    <name>rules/sequence.json</name>
    <message>
        <source>Player turn</source>
        <extracomment>phase player_turn</extracomment>
        <translation>Turno de jugador</translation>
    </message>
    <message>
        <source>Supply</source>
        <extracomment>phase supply</extracomment>
        <translation>Suministro</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <extracomment>phase arrivals</extracomment>
        <translation>Refuerzos</translation>
    </message>
    <message>
        <source>Movement</source>
        <extracomment>phase movement</extracomment>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Combat</source>
        <extracomment>phase combat</extracomment>
        <translation>Combate</translation>
    </message>
    <message>
        <source>End of turn</source>
        <extracomment>phase end</extracomment>
        <translation>Fin del turno</translation>
    </message>
</context>
<context>
    <name>rules/rulebook.json</name>
    <message>
        <source>What this game is</source>
        <comment>1.0 title</comment>
        <extracomment>rule 1.0</extracomment>
        <translation>Qué es este juego</translation>
    </message>
    <message>
        <source>*The Bridges of Arlen* is a small battle for two players, or for one against the computer. It was made to teach: each chapter has one idea, and the whole game takes half an hour. When you have played it once, you know what most board wargames are built of.</source>
        <comment>1.0 text</comment>
        <extracomment>rule 1.0</extracomment>
        <translation>*Los puentes de Arlen* es una pequeña batalla para dos jugadores, o para uno contra el ordenador. Se hizo para enseñar: cada capítulo tiene una sola idea y la partida entera dura media hora. Cuando la hayas jugado una vez, sabrás de qué están hechos casi todos los juegos de guerra de tablero.</translation>
    </message>
    <message>
        <source>The battle</source>
        <comment>1.1 title</comment>
        <extracomment>rule 1.1</extracomment>
        <translation>La batalla</translation>
    </message>
    <message>
        <source>It is October in an invented war. The army of Valmar has reached the river Arle before the winter rains. Three bridges lead over it: the long stone bridge at the city of Arlen, and two smaller ones at Dorn in the north and Salz in the south. On the far bank the army of Kestria is thin, but its tanks are on the way. Who will hold the crossings in a week?</source>
        <comment>1.1 text</comment>
        <extracomment>rule 1.1</extracomment>
        <translation>Es octubre en una guerra inventada. El ejército de Valmar ha llegado al río Arle antes de las lluvias del invierno. Tres puentes lo cruzan: el largo puente de piedra de la ciudad de Arlen y otros dos más pequeños, en Dorn, al norte, y en Salz, al sur. En la otra orilla el ejército de Kestria es débil, pero sus carros de combate están en camino. ¿Quién dominará los pasos dentro de una semana?</translation>
    </message>
    <message>
        <source>The two sides</source>
        <comment>1.2 title</comment>
        <extracomment>rule 1.2</extracomment>
        <translation>Los dos bandos</translation>
    </message>
    <message>
        <source>*Blue* is Valmar. It attacks from the west and has eight turns to take the towns behind the river. *Red* is Kestria. It defends, and strikes back when its tanks arrive.

The side whose player turn it is ([3.2]) is called the active side.</source>
        <comment>1.2 text</comment>
        <extracomment>rule 1.2</extracomment>
        <translation>*Azul* es Valmar. Ataca desde el oeste y tiene ocho turnos para tomar los pueblos de detrás del río. *Rojo* es Kestria. Se defiende, y contraataca cuando llegan sus carros.

El bando que está jugando su turno de jugador ([3.2]) se llama bando activo.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <comment>1.3 title</comment>
        <extracomment>rule 1.3</extracomment>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>With the option *Lessons* on, the line under each question tells what is new in that turn. The lessons never change a rule. Switch the option off when you know the game.</source>
        <comment>1.3 text</comment>
        <extracomment>rule 1.3</extracomment>
        <translation>Con la opción *Lecciones* activada, la línea que hay debajo de cada pregunta te cuenta lo que es nuevo en ese turno. Las lecciones nunca cambian una regla. Desactiva la opción cuando conozcas el juego.</translation>
    </message>
    <message>
        <source>Map and units</source>
        <comment>2.0 title</comment>
        <extracomment>rule 2.0</extracomment>
        <translation>El mapa y las unidades</translation>
    </message>
    <message>
        <source>Everything that you need stands on the map and on the counters. This chapter tells how to read them.</source>
        <comment>2.0 text</comment>
        <extracomment>rule 2.0</extracomment>
        <translation>Todo lo que necesitas está en el mapa y en las fichas. Este capítulo explica cómo leerlos.</translation>
    </message>
    <message>
        <source>Hexes</source>
        <comment>2.1 title</comment>
        <extracomment>rule 2.1</extracomment>
        <translation>Hexágonos</translation>
    </message>
    <message>
        <source>The map is divided into hexagons, called *hexes*. Each has a number: the first two digits are the column, the last two the row. A unit is always in exactly one hex. Two hexes with a common side are *adjacent*. The common side is a *hexside*; rivers run along hexsides, roads run from hex to hex.</source>
        <comment>2.1 text</comment>
        <extracomment>rule 2.1</extracomment>
        <translation>El mapa está dividido en hexágonos. Cada uno tiene un número: las dos primeras cifras son la columna y las dos últimas la fila. Una unidad está siempre en un único hexágono. Dos hexágonos que comparten un lado son *adyacentes*. Los ríos corren por los lados de los hexágonos; las carreteras van de hexágono en hexágono.</translation>
    </message>
    <message>
        <source>Units</source>
        <comment>2.2 title</comment>
        <extracomment>rule 2.2</extracomment>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Each counter is a *unit*. Its three numbers are *attack strength*, *defence strength* and *movement points*. Infantry, militia and artillery go on *foot*; tanks, motorised and reconnaissance units are *mechanised*. The ground costs the two kinds different points ([4.3]).</source>
        <comment>2.2 text</comment>
        <extracomment>rule 2.2</extracomment>
        <translation>Cada ficha es una *unidad*. Sus tres números son la *fuerza de ataque*, la *fuerza de defensa* y los *puntos de movimiento*. La infantería, la milicia y la artillería van *a pie*; los carros y las unidades motorizadas y de reconocimiento son *mecanizadas*. El terreno cuesta puntos distintos a cada clase ([4.3]).</translation>
    </message>
    <message>
        <source>Steps</source>
        <comment>2.3 title</comment>
        <extracomment>rule 2.3</extracomment>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>A step is a measure of how much a unit can suffer. Divisions have two steps, brigades have one. A division that has lost a step fights with the weaker numbers on the back of its counter. A unit that loses its last step is *eliminated* and leaves the map for good.</source>
        <comment>2.3 text</comment>
        <extracomment>rule 2.3</extracomment>
        <translation>Un paso mide cuánto castigo aguanta una unidad. Las divisiones tienen dos pasos y las brigadas uno. Una división que ha perdido un paso combate con los números más débiles del reverso de su ficha. Una unidad que pierde su último paso queda *eliminada* y sale del mapa para siempre.</translation>
    </message>
    <message>
        <source>Stacking</source>
        <comment>2.4 title</comment>
        <extracomment>rule 2.4</extracomment>
        <translation>Apilamiento</translation>
    </message>
    <message>
        <source>Not more than two units may be in one hex at the end of a move, a retreat, an advance or an arrival. Units of the two sides are never in the same hex.</source>
        <comment>2.4 text</comment>
        <extracomment>rule 2.4</extracomment>
        <translation>No puede haber más de dos unidades en un hexágono al final de un movimiento, una retirada, un avance o una llegada. Nunca hay unidades de los dos bandos en el mismo hexágono.</translation>
    </message>
    <message>
        <source>Who holds a town</source>
        <comment>2.5 title</comment>
        <extracomment>rule 2.5</extracomment>
        <translation>Quién posee un pueblo</translation>
    </message>
    <message>
        <source>Towns and cities have an owner. At the start Blue holds Harden and Velm, Red holds all the others. A town or city changes its owner when an enemy unit ends its move in it, or enters it in a retreat or an advance. It then stays with its new owner, even if nobody remains there, until the other side takes it back.</source>
        <comment>2.5 text</comment>
        <extracomment>rule 2.5</extracomment>
        <translation>Los pueblos y las ciudades tienen dueño. Al empezar, Azul posee Harden y Velm, y Rojo todos los demás. Un pueblo o una ciudad cambia de dueño cuando una unidad enemiga termina su movimiento allí, o entra en una retirada o en un avance. Sigue siendo de su nuevo dueño, aunque no quede nadie, hasta que el otro bando lo recupere.</translation>
    </message>
    <message>
        <source>Sequence of play</source>
        <comment>3.0 title</comment>
        <extracomment>rule 3.0</extracomment>
        <translation>Secuencia de juego</translation>
    </message>
    <message>
        <source>The game is played in turns, and every turn goes through the same steps in the same order. The program leads you through them.</source>
        <comment>3.0 text</comment>
        <extracomment>rule 3.0</extracomment>
        <translation>La partida se juega por turnos, y cada turno pasa por los mismos pasos en el mismo orden. El programa te guía por ellos.</translation>
    </message>
    <message>
        <source>Game turns</source>
        <comment>3.1 title</comment>
        <extracomment>rule 3.1</extracomment>
        <translation>Turnos de juego</translation>
    </message>
    <message>
        <source>The game has eight turns; each is one day. In each turn first Blue and then Red has a *player turn*.</source>
        <comment>3.1 text</comment>
        <extracomment>rule 3.1</extracomment>
        <translation>La partida tiene ocho turnos; cada uno es un día. En cada turno, primero Azul y después Rojo juegan su *turno de jugador*.</translation>
    </message>
    <message>
        <source>The player turn</source>
        <comment>3.2 title</comment>
        <extracomment>rule 3.2</extracomment>
        <translation>El turno de jugador</translation>
    </message>
    <message>
        <source>A player turn has four phases:

- *Supply*: the program checks the supply of your units ([8.1]).
- *Reinforcements*: you bring in the units that are due ([9.1]).
- *Movement*: you move your units ([4.1]).
- *Combat*: your units attack ([6.1]).

A phase in which there is nothing to decide ends by itself.</source>
        <comment>3.2 text</comment>
        <extracomment>rule 3.2</extracomment>
        <translation>Un turno de jugador tiene cuatro fases:

- *Suministro*: el programa comprueba el suministro de tus unidades ([8.1]).
- *Refuerzos*: haces entrar las unidades que te tocan ([9.1]).
- *Movimiento*: mueves tus unidades ([4.1]).
- *Combate*: tus unidades atacan ([6.1]).

Una fase en la que no hay nada que decidir termina sola.</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <comment>3.3 title</comment>
        <extracomment>rule 3.3</extracomment>
        <translation>Fin del turno</translation>
    </message>
    <message>
        <source>After both player turns the program looks whether the game is over ([10.3], [10.4]). If not, the next turn begins.</source>
        <comment>3.3 text</comment>
        <extracomment>rule 3.3</extracomment>
        <translation>Después de los dos turnos de jugador, el programa mira si la partida ha terminado ([10.3], [10.4]). Si no, empieza el turno siguiente.</translation>
    </message>
    <message>
        <source>Movement</source>
        <comment>4.0 title</comment>
        <extracomment>rule 4.0</extracomment>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>*Lesson 1.* Moving is paying: each hex costs points, and a unit goes as far as its points last.</source>
        <comment>4.0 text</comment>
        <extracomment>rule 4.0</extracomment>
        <translation>*Lección 1.* Mover es pagar: cada hexágono cuesta puntos, y una unidad llega hasta donde le alcanzan.</translation>
    </message>
    <message>
        <source>Who moves</source>
        <comment>4.1 title</comment>
        <extracomment>rule 4.1</extracomment>
        <translation>Quién mueve</translation>
    </message>
    <message>
        <source>In your movement phase you may move your own units, in any order, each at most once. Nobody has to move. A unit completes its move before the next one begins.</source>
        <comment>4.1 text</comment>
        <extracomment>rule 4.1</extracomment>
        <translation>En tu fase de movimiento puedes mover tus propias unidades, en cualquier orden y una sola vez cada una. Nadie está obligado a mover. Cada unidad completa su movimiento antes de que empiece la siguiente.</translation>
    </message>
    <message>
        <source>Movement points</source>
        <comment>4.2 title</comment>
        <extracomment>rule 4.2</extracomment>
        <translation>Puntos de movimiento</translation>
    </message>
    <message>
        <source>A unit moves from hex to adjacent hex and pays the cost of each hex that it enters. It may not spend more than its movement points. Points can&apos;t be saved for later or given to others. A unit out of supply has only half its points ([8.4]).</source>
        <comment>4.2 text</comment>
        <extracomment>rule 4.2</extracomment>
        <translation>Una unidad se mueve de un hexágono a otro adyacente y paga el coste de cada hexágono en que entra. No puede gastar más que sus puntos de movimiento. Los puntos no se guardan ni se ceden. Una unidad sin suministro solo tiene la mitad de sus puntos ([8.4]).</translation>
    </message>
    <message>
        <source>The cost of the ground</source>
        <comment>4.3 title</comment>
        <extracomment>rule 4.3</extracomment>
        <translation>El coste del terreno</translation>
    </message>
    <message>
        <source>Clear ground, towns and cities cost 1 point. Woods and hills cost 2 points on foot and 3 mechanised. A swamp costs 3 points on foot; mechanised units can&apos;t enter it except along a road. Nobody enters a lake.</source>
        <comment>4.3 text</comment>
        <extracomment>rule 4.3</extracomment>
        <translation>El terreno despejado, los pueblos y las ciudades cuestan 1 punto. Los bosques y las colinas cuestan 2 puntos a pie y 3 a las mecanizadas. Un pantano cuesta 3 puntos a pie; las mecanizadas no pueden entrar en él salvo por carretera. Nadie entra en un lago.</translation>
    </message>
    <message>
        <source>Rivers and bridges</source>
        <comment>4.4 title</comment>
        <extracomment>rule 4.4</extracomment>
        <translation>Ríos y puentes</translation>
    </message>
    <message>
        <source>To cross a river hexside costs 2 points more on foot and 3 more mechanised. Where a road crosses the river there is a bridge: whoever goes along that road pays nothing for the river.</source>
        <comment>4.4 text</comment>
        <extracomment>rule 4.4</extracomment>
        <translation>Cruzar un río cuesta 2 puntos más a pie y 3 más a las mecanizadas. Donde una carretera cruza el río hay un puente: quien va por esa carretera no paga nada por el río.</translation>
    </message>
    <message>
        <source>Roads</source>
        <comment>4.5 title</comment>
        <extracomment>rule 4.5</extracomment>
        <translation>Carreteras</translation>
    </message>
    <message>
        <source>A unit that goes along a road from one hex to the next pays half a point, whatever the ground. The railway is only there for the view: it changes no cost.</source>
        <comment>4.5 text</comment>
        <extracomment>rule 4.5</extracomment>
        <translation>Una unidad que va por carretera de un hexágono al siguiente paga medio punto, sea cual sea el terreno. El ferrocarril está solo de adorno: no cambia ningún coste.</translation>
    </message>
    <message>
        <source>Enemy units</source>
        <comment>4.6 title</comment>
        <extracomment>rule 4.6</extracomment>
        <translation>Unidades enemigas</translation>
    </message>
    <message>
        <source>A unit never enters a hex with an enemy unit.</source>
        <comment>4.6 text</comment>
        <extracomment>rule 4.6</extracomment>
        <translation>Una unidad nunca entra en un hexágono con una unidad enemiga.</translation>
    </message>
    <message>
        <source>Friendly units</source>
        <comment>4.7 title</comment>
        <extracomment>rule 4.7</extracomment>
        <translation>Unidades amigas</translation>
    </message>
    <message>
        <source>A unit may pass through its friends freely. It may not end its move where two units are already ([2.4]).</source>
        <comment>4.7 text</comment>
        <extracomment>rule 4.7</extracomment>
        <translation>Una unidad puede atravesar libremente a sus amigas. No puede terminar su movimiento donde ya hay dos unidades ([2.4]).</translation>
    </message>
    <message>
        <source>One hex is always possible</source>
        <comment>4.8 title</comment>
        <extracomment>rule 4.8</extracomment>
        <translation>Siempre es posible un hexágono</translation>
    </message>
    <message>
        <source>A unit that begins its move with too few points may still go one hex, provided that no other rule forbids that hex.</source>
        <comment>4.8 text</comment>
        <extracomment>rule 4.8</extracomment>
        <translation>Una unidad que no tiene puntos suficientes puede, aun así, moverse un hexágono, siempre que ninguna otra regla se lo prohíba.</translation>
    </message>
    <message>
        <source>The end of movement</source>
        <comment>4.9 title</comment>
        <extracomment>rule 4.9</extracomment>
        <translation>Fin del movimiento</translation>
    </message>
    <message>
        <source>The phase ends when you say so, or when all your units have moved.</source>
        <comment>4.9 text</comment>
        <extracomment>rule 4.9</extracomment>
        <translation>La fase termina cuando tú lo dices, o cuando todas tus unidades han movido.</translation>
    </message>
    <message>
        <source>Zones of control</source>
        <comment>5.0 title</comment>
        <extracomment>rule 5.0</extracomment>
        <translation>Zonas de control</translation>
    </message>
    <message>
        <source>*Lesson 2.* A unit rules the ground around it. Zones of control are what makes a line of units with gaps in it a front.</source>
        <comment>5.0 text</comment>
        <extracomment>rule 5.0</extracomment>
        <translation>*Lección 2.* Una unidad domina el terreno que la rodea. Las zonas de control convierten en un frente una línea de unidades con huecos.</translation>
    </message>
    <message>
        <source>What a zone is</source>
        <comment>5.1 title</comment>
        <extracomment>rule 5.1</extracomment>
        <translation>Qué es una zona</translation>
    </message>
    <message>
        <source>The hexes adjacent to a unit are its *zone of control*. Every unit on the map has one, whatever its strength and supply. There are no zones in lakes.</source>
        <comment>5.1 text</comment>
        <extracomment>rule 5.1</extracomment>
        <translation>Los hexágonos adyacentes a una unidad son su *zona de control*. Toda unidad del mapa tiene la suya, sean cuales sean su fuerza y su suministro. En los lagos no hay zonas.</translation>
    </message>
    <message>
        <source>Rivers stop zones</source>
        <comment>5.2 title</comment>
        <extracomment>rule 5.2</extracomment>
        <translation>Los ríos detienen las zonas</translation>
    </message>
    <message>
        <source>A zone of control does not reach over a river hexside, unless there is a bridge.</source>
        <comment>5.2 text</comment>
        <extracomment>rule 5.2</extracomment>
        <translation>Una zona de control no pasa al otro lado de un río, salvo donde hay un puente.</translation>
    </message>
    <message>
        <source>Entering a zone</source>
        <comment>5.3 title</comment>
        <extracomment>rule 5.3</extracomment>
        <translation>Entrar en una zona</translation>
    </message>
    <message>
        <source>A unit that enters an enemy zone of control stops there; its move is over.</source>
        <comment>5.3 text</comment>
        <extracomment>rule 5.3</extracomment>
        <translation>Una unidad que entra en una zona de control enemiga se detiene allí; su movimiento ha terminado.</translation>
    </message>
    <message>
        <source>Leaving a zone</source>
        <comment>5.4 title</comment>
        <extracomment>rule 5.4</extracomment>
        <translation>Salir de una zona</translation>
    </message>
    <message>
        <source>A unit that begins its move in an enemy zone of control pays 1 point more for its first hex.</source>
        <comment>5.4 text</comment>
        <extracomment>rule 5.4</extracomment>
        <translation>Una unidad que empieza su movimiento en una zona de control enemiga paga 1 punto más por su primer hexágono.</translation>
    </message>
    <message>
        <source>From zone to zone</source>
        <comment>5.5 title</comment>
        <extracomment>rule 5.5</extracomment>
        <translation>De zona a zona</translation>
    </message>
    <message>
        <source>A unit never goes straight from one hex in an enemy zone of control to another such hex, not even as its only hex ([4.8]). It has to step out of the zones first. Retreats have their own rule ([7.3]), and an advance after combat does not care for zones ([7.8]).</source>
        <comment>5.5 text</comment>
        <extracomment>rule 5.5</extracomment>
        <translation>Una unidad nunca pasa directamente de un hexágono en zona de control enemiga a otro que también lo esté, ni siquiera como único hexágono ([4.8]). Antes tiene que salir de las zonas. Las retiradas tienen su propia regla ([7.3]), y el avance tras el combate no hace caso de las zonas ([7.8]).</translation>
    </message>
    <message>
        <source>Friends in a zone</source>
        <comment>5.6 title</comment>
        <extracomment>rule 5.6</extracomment>
        <translation>Amigas en una zona</translation>
    </message>
    <message>
        <source>Your own unit in a hex cancels the enemy zone there for your *retreats* and your *supply lines*. For movement it does not.</source>
        <comment>5.6 text</comment>
        <extracomment>rule 5.6</extracomment>
        <translation>Una unidad propia en un hexágono anula allí la zona enemiga para tus *retiradas* y tus *líneas de suministro*. Para el movimiento, no.</translation>
    </message>
    <message>
        <source>Combat</source>
        <comment>6.0 title</comment>
        <extracomment>rule 6.0</extracomment>
        <translation>Combate</translation>
    </message>
    <message>
        <source>*Lesson 3.* Combat compares strengths: the odds choose a column of the table, the die chooses the row.</source>
        <comment>6.0 text</comment>
        <extracomment>rule 6.0</extracomment>
        <translation>*Lección 3.* El combate compara fuerzas: la proporción elige una columna de la tabla y el dado elige la fila.</translation>
    </message>
    <message>
        <source>Nobody has to attack</source>
        <comment>6.1 title</comment>
        <extracomment>rule 6.1</extracomment>
        <translation>Nadie tiene que atacar</translation>
    </message>
    <message>
        <source>In your combat phase your units may attack enemy units. Attacks are made one after the other, in the order you like, and none is ever forced. The phase ends when you say so, or when no attack is possible any more.</source>
        <comment>6.1 text</comment>
        <extracomment>rule 6.1</extracomment>
        <translation>En tu fase de combate tus unidades pueden atacar a unidades enemigas. Los ataques se hacen uno tras otro, en el orden que quieras, y ninguno es obligatorio. La fase termina cuando tú lo dices, o cuando ya no es posible ningún ataque.</translation>
    </message>
    <message>
        <source>The target</source>
        <comment>6.2 title</comment>
        <extracomment>rule 6.2</extracomment>
        <translation>El objetivo</translation>
    </message>
    <message>
        <source>An attack is made against one hex, and all units in it defend together. A hex can be the target only once in a phase.</source>
        <comment>6.2 text</comment>
        <extracomment>rule 6.2</extracomment>
        <translation>Un ataque se dirige contra un solo hexágono, y todas las unidades que hay en él se defienden juntas. Un hexágono solo puede ser objetivo una vez por fase.</translation>
    </message>
    <message>
        <source>The attackers</source>
        <comment>6.3 title</comment>
        <extracomment>rule 6.3</extracomment>
        <translation>Los atacantes</translation>
    </message>
    <message>
        <source>Any of your units that are adjacent to the target may take part, from one hex or from several. Each unit attacks at most once in a phase. Units in one hex may attack different targets, or not at all. At least one unit must take part.</source>
        <comment>6.3 text</comment>
        <extracomment>rule 6.3</extracomment>
        <translation>Puede participar cualquiera de tus unidades adyacentes al objetivo, desde uno o varios hexágonos. Cada unidad ataca como mucho una vez por fase. Las unidades de un mismo hexágono pueden atacar objetivos distintos, o no atacar. Tiene que participar al menos una unidad.</translation>
    </message>
    <message>
        <source>Artillery</source>
        <comment>6.4 title</comment>
        <extracomment>rule 6.4</extracomment>
        <translation>Artillería</translation>
    </message>
    <message>
        <source>Artillery can take part in an attack from two hexes away. It is not halved by rivers. It never attacks alone: a unit of another kind must attack with it. Artillery that attacks suffers no result: it loses no step, does not retreat and does not advance. When it is attacked itself, it is a unit like any other.</source>
        <comment>6.4 text</comment>
        <extracomment>rule 6.4</extracomment>
        <translation>La artillería puede participar en un ataque a dos hexágonos de distancia. Los ríos no la reducen a la mitad. Nunca ataca sola: con ella tiene que atacar una unidad de otra clase. La artillería que ataca no sufre ningún resultado: ni pierde pasos, ni se retira, ni avanza. Cuando la atacan a ella, es una unidad como cualquier otra.</translation>
    </message>
    <message>
        <source>Strengths</source>
        <comment>6.5 title</comment>
        <extracomment>rule 6.5</extracomment>
        <translation>Fuerzas</translation>
    </message>
    <message>
        <source>Add the attack strengths of the attackers and the defence strengths of the defenders. A unit that attacks over a river hexside without a bridge counts half. A unit out of supply counts half ([8.4]); one to which both apply counts a quarter. Fractions are kept until the odds are known.</source>
        <comment>6.5 text</comment>
        <extracomment>rule 6.5</extracomment>
        <translation>Suma las fuerzas de ataque de los atacantes y las fuerzas de defensa de los defensores. Una unidad que ataca a través de un río sin puente cuenta la mitad. Una unidad sin suministro cuenta la mitad ([8.4]); si se dan las dos cosas, cuenta la cuarta parte. Las fracciones se conservan hasta conocer la proporción.</translation>
    </message>
    <message>
        <source>Odds</source>
        <comment>6.6 title</comment>
        <extracomment>rule 6.6</extracomment>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>Divide the attack by the defence and round in favour of the defender: 14 against 5 is 2-1. Less than 1-1 but at least half is 1-2. An attack with less than half the strength of the defender is not allowed. More than 6-1 counts as 6-1.</source>
        <comment>6.6 text</comment>
        <extracomment>rule 6.6</extracomment>
        <translation>Divide el ataque entre la defensa y redondea a favor del defensor: 14 contra 5 es 2-1. Menos de 1-1, pero al menos la mitad, es 1-2. No se permite un ataque con menos de la mitad de la fuerza del defensor. Más de 6-1 cuenta como 6-1.</translation>
    </message>
    <message>
        <source>Column shifts</source>
        <comment>6.7 title</comment>
        <extracomment>rule 6.7</extracomment>
        <translation>Desplazamientos de columna</translation>
    </message>
    <message>
        <source>The ground of the target helps the defender. Shift the column to the left: one for woods, hills, swamp or a town, two for a city.

If the target is in clear ground and at least one mechanised unit and one infantry or militia unit attack together, shift one column to the right.

A shift never goes beyond the first or last column.</source>
        <comment>6.7 text</comment>
        <extracomment>rule 6.7</extracomment>
        <translation>El terreno del objetivo ayuda al defensor. Desplaza la columna a la izquierda: una por bosque, colinas, pantano o pueblo; dos por ciudad.

Si el objetivo está en terreno despejado y atacan juntas al menos una unidad mecanizada y una de infantería o milicia, desplaza una columna a la derecha.

Un desplazamiento nunca pasa de la primera ni de la última columna.</translation>
    </message>
    <message>
        <source>The roll</source>
        <comment>6.8 title</comment>
        <extracomment>rule 6.8</extracomment>
        <translation>La tirada</translation>
    </message>
    <message>
        <source>Roll one die and read the result in the table: the row of the die, the column of the odds.</source>
        <comment>6.8 text</comment>
        <extracomment>rule 6.8</extracomment>
        <translation>Tira un dado y lee el resultado en la tabla: la fila del dado, la columna de la proporción.</translation>
    </message>
    <message>
        <source>The results</source>
        <comment>6.9 title</comment>
        <extracomment>rule 6.9</extracomment>
        <translation>Los resultados</translation>
    </message>
    <message>
        <source>- *A1*: the attacker loses one step.
- *AR*: every attacking unit retreats one hex.
- *EX*: each side loses one step.
- *DR*: every defending unit retreats two hexes.
- *D1*, *D2*: the defender loses one or two steps; what is left retreats two hexes.
- *DE*: every defending unit is eliminated.

Losses come first, then retreats, then the advance ([7.8]).</source>
        <comment>6.9 text</comment>
        <extracomment>rule 6.9</extracomment>
        <translation>- *A1*: el atacante pierde un paso.
- *AR*: cada unidad atacante se retira un hexágono.
- *EX*: cada bando pierde un paso.
- *DR*: cada unidad defensora se retira dos hexágonos.
- *D1*, *D2*: el defensor pierde uno o dos pasos; lo que queda se retira dos hexágonos.
- *DE*: cada unidad defensora queda eliminada.

Primero van las pérdidas, luego las retiradas y después el avance ([7.8]).</translation>
    </message>
    <message>
        <source>Who bears the losses</source>
        <comment>6.10 title</comment>
        <extracomment>rule 6.10</extracomment>
        <translation>Quién sufre las pérdidas</translation>
    </message>
    <message>
        <source>Each side chooses which of its units in the combat loses the step; the attacker chooses first. Losses that nobody is left to bear are ignored.</source>
        <comment>6.10 text</comment>
        <extracomment>rule 6.10</extracomment>
        <translation>Cada bando elige cuál de sus unidades en el combate pierde el paso; el atacante elige primero. Las pérdidas que ya nadie puede sufrir se ignoran.</translation>
    </message>
    <message>
        <source>Calling an attack off</source>
        <comment>6.11 title</comment>
        <extracomment>rule 6.11</extracomment>
        <translation>Cancelar un ataque</translation>
    </message>
    <message>
        <source>Before the roll you may call the attack off. The units have not attacked and may attack elsewhere, but that hex can&apos;t be a target again in this phase.</source>
        <comment>6.11 text</comment>
        <extracomment>rule 6.11</extracomment>
        <translation>Antes de tirar el dado puedes cancelar el ataque. Las unidades no han atacado y pueden atacar en otro sitio, pero ese hexágono ya no puede ser objetivo en esta fase.</translation>
    </message>
    <message>
        <source>Retreat and advance</source>
        <comment>7.0 title</comment>
        <extracomment>rule 7.0</extracomment>
        <translation>Retirada y avance</translation>
    </message>
    <message>
        <source>*Lesson 4.* Most attacks do not destroy the enemy: they drive it away, and you take its place.</source>
        <comment>7.0 text</comment>
        <extracomment>rule 7.0</extracomment>
        <translation>*Lección 4.* La mayoría de los ataques no destruyen al enemigo: lo echan, y tú ocupas su lugar.</translation>
    </message>
    <message>
        <source>The owner leads</source>
        <comment>7.1 title</comment>
        <extracomment>rule 7.1</extracomment>
        <translation>Dirige el dueño</translation>
    </message>
    <message>
        <source>A retreating unit is moved by its owner, hex by hex. The owner chooses the order of the units; a unit that has begun its retreat completes it before another begins. Retreats cost no movement points.</source>
        <comment>7.1 text</comment>
        <extracomment>rule 7.1</extracomment>
        <translation>Una unidad que se retira la mueve su dueño, hexágono a hexágono. El dueño elige el orden de las unidades; la que ha empezado su retirada la completa antes de que empiece otra. Las retiradas no cuestan puntos de movimiento.</translation>
    </message>
    <message>
        <source>Away from the fighting</source>
        <comment>7.2 title</comment>
        <extracomment>rule 7.2</extracomment>
        <translation>Lejos del combate</translation>
    </message>
    <message>
        <source>Each hex of a retreat must be further from the target hex than the one before, and must be ground that the unit can enter.</source>
        <comment>7.2 text</comment>
        <extracomment>rule 7.2</extracomment>
        <translation>Cada hexágono de una retirada tiene que estar más lejos del hexágono objetivo que el anterior, y ser un terreno en el que la unidad pueda entrar.</translation>
    </message>
    <message>
        <source>Enemies and their zones</source>
        <comment>7.3 title</comment>
        <extracomment>rule 7.3</extracomment>
        <translation>Los enemigos y sus zonas</translation>
    </message>
    <message>
        <source>A unit can&apos;t retreat into a hex with an enemy unit, nor into an enemy zone of control unless a friendly unit is there ([5.6]).</source>
        <comment>7.3 text</comment>
        <extracomment>rule 7.3</extracomment>
        <translation>Una unidad no puede retirarse a un hexágono con una unidad enemiga, ni a una zona de control enemiga salvo que haya allí una unidad amiga ([5.6]).</translation>
    </message>
    <message>
        <source>Full hexes</source>
        <comment>7.4 title</comment>
        <extracomment>rule 7.4</extracomment>
        <translation>Hexágonos llenos</translation>
    </message>
    <message>
        <source>A unit may retreat through a hex with two friendly units if it can leave it again in the same retreat. It can&apos;t end its retreat there.</source>
        <comment>7.4 text</comment>
        <extracomment>rule 7.4</extracomment>
        <translation>Una unidad puede retirarse a través de un hexágono con dos unidades amigas si puede volver a salir de él en la misma retirada. No puede terminar allí su retirada.</translation>
    </message>
    <message>
        <source>No way out</source>
        <comment>7.5 title</comment>
        <extracomment>rule 7.5</extracomment>
        <translation>Sin salida</translation>
    </message>
    <message>
        <source>A unit that has no hex to retreat to, at the beginning or half-way, loses one step and stays where it is; its retreat is over.</source>
        <comment>7.5 text</comment>
        <extracomment>rule 7.5</extracomment>
        <translation>Una unidad que no tiene hexágono al que retirarse, al principio o a mitad de camino, pierde un paso y se queda donde está; su retirada ha terminado.</translation>
    </message>
    <message>
        <source>Standing in a town</source>
        <comment>7.6 title</comment>
        <extracomment>rule 7.6</extracomment>
        <translation>Resistir en un pueblo</translation>
    </message>
    <message>
        <source>A defending unit in a town or city may refuse to retreat: it loses one step and stays. The owner decides this for each unit before its first hex. Attackers never have this choice.</source>
        <comment>7.6 text</comment>
        <extracomment>rule 7.6</extracomment>
        <translation>Una unidad defensora en un pueblo o ciudad puede negarse a la retirada: pierde un paso y se queda. El dueño lo decide para cada unidad antes de su primer hexágono. Los atacantes nunca tienen esta opción.</translation>
    </message>
    <message>
        <source>A second attack</source>
        <comment>7.7 title</comment>
        <extracomment>rule 7.7</extracomment>
        <translation>Un segundo ataque</translation>
    </message>
    <message>
        <source>A unit that retreated into a hex shares whatever happens there: if that hex is attacked later in the phase, it defends with its full strength.</source>
        <comment>7.7 text</comment>
        <extracomment>rule 7.7</extracomment>
        <translation>Una unidad que se ha retirado a un hexágono comparte lo que ocurra en él: si más tarde atacan ese hexágono en la misma fase, se defiende con toda su fuerza.</translation>
    </message>
    <message>
        <source>Advance after combat</source>
        <comment>7.8 title</comment>
        <extracomment>rule 7.8</extracomment>
        <translation>Avance tras el combate</translation>
    </message>
    <message>
        <source>When the target hex is empty after the combat, units that took part in the attack and were adjacent to it may move in at once, without regard to movement points and zones of control. The attacker decides whether and who.</source>
        <comment>7.8 text</comment>
        <extracomment>rule 7.8</extracomment>
        <translation>Cuando el hexágono objetivo queda vacío tras el combate, las unidades que participaron en el ataque y eran adyacentes pueden entrar de inmediato, sin tener en cuenta puntos de movimiento ni zonas de control. El atacante decide si avanza y con quién.</translation>
    </message>
    <message>
        <source>Limits of the advance</source>
        <comment>7.9 title</comment>
        <extracomment>rule 7.9</extracomment>
        <translation>Límites del avance</translation>
    </message>
    <message>
        <source>Not more than two units advance, and only into ground that they can enter: mechanised units do not advance into a swamp except along a road.</source>
        <comment>7.9 text</comment>
        <extracomment>rule 7.9</extracomment>
        <translation>No avanzan más de dos unidades, y solo a un terreno en el que puedan entrar: las mecanizadas no avanzan a un pantano salvo por carretera.</translation>
    </message>
    <message>
        <source>Supply</source>
        <comment>8.0 title</comment>
        <extracomment>rule 8.0</extracomment>
        <translation>Suministro</translation>
    </message>
    <message>
        <source>*Lesson 5.* An army lives on what its lorries bring. To cut the enemy&apos;s road is often better than to attack.</source>
        <comment>8.0 text</comment>
        <extracomment>rule 8.0</extracomment>
        <translation>*Lección 5.* Un ejército vive de lo que traen sus camiones. Cortar la carretera del enemigo suele ser mejor que atacarlo.</translation>
    </message>
    <message>
        <source>The check</source>
        <comment>8.1 title</comment>
        <extracomment>rule 8.1</extracomment>
        <translation>La comprobación</translation>
    </message>
    <message>
        <source>In your supply phase the supply of all your units on the map is checked. What is found holds until your next supply phase, whatever happens in between. Units that arrive later are in supply.</source>
        <comment>8.1 text</comment>
        <extracomment>rule 8.1</extracomment>
        <translation>En tu fase de suministro se comprueba el suministro de todas tus unidades del mapa. Lo que resulte vale hasta tu siguiente fase de suministro, pase lo que pase entretanto. Las unidades que llegan después tienen suministro.</translation>
    </message>
    <message>
        <source>The supply line</source>
        <comment>8.2 title</comment>
        <extracomment>rule 8.2</extracomment>
        <translation>La línea de suministro</translation>
    </message>
    <message>
        <source>A unit is in supply if a line leads from it over open country to a road, and from there along roads of any length to a supply source of its side. From the unit to the road there may be at most six hexes; the first hex of the road counts, the unit&apos;s own does not. Blue&apos;s sources are 0107 and 0112, Red&apos;s are 2003, 2007 and 2012.</source>
        <comment>8.2 text</comment>
        <extracomment>rule 8.2</extracomment>
        <translation>Una unidad tiene suministro si una línea la une campo a través con una carretera, y desde allí por carreteras de cualquier longitud con una fuente de suministro de su bando. De la unidad a la carretera puede haber seis hexágonos como mucho; cuenta el primer hexágono de carretera, pero no el de la unidad. Las fuentes de Azul son 0107 y 0112; las de Rojo, 2003, 2007 y 2012.</translation>
    </message>
    <message>
        <source>What stops a line</source>
        <comment>8.3 title</comment>
        <extracomment>rule 8.3</extracomment>
        <translation>Qué corta una línea</translation>
    </message>
    <message>
        <source>A supply line can&apos;t pass through enemy units, through enemy zones of control without a friendly unit in the hex ([5.6]), through lakes, or over a river without a bridge. A source that is stopped in this way supplies nobody.</source>
        <comment>8.3 text</comment>
        <extracomment>rule 8.3</extracomment>
        <translation>Una línea de suministro no puede pasar por unidades enemigas, por zonas de control enemigas sin unidad amiga en el hexágono ([5.6]), por lagos, ni cruzar un río sin puente. Una fuente cortada de esta manera no abastece a nadie.</translation>
    </message>
    <message>
        <source>Out of supply</source>
        <comment>8.4 title</comment>
        <extracomment>rule 8.4</extracomment>
        <translation>Sin suministro</translation>
    </message>
    <message>
        <source>A unit without a supply line is *out of supply*. It has half its movement points and half its attack strength. Its defence does not suffer.</source>
        <comment>8.4 text</comment>
        <extracomment>rule 8.4</extracomment>
        <translation>Una unidad sin línea de suministro queda *sin suministro*. Tiene la mitad de sus puntos de movimiento y la mitad de su fuerza de ataque. Su defensa no se resiente.</translation>
    </message>
    <message>
        <source>Isolated</source>
        <comment>8.5 title</comment>
        <extracomment>rule 8.5</extracomment>
        <translation>Aislada</translation>
    </message>
    <message>
        <source>A unit that is out of supply at two checks in a row is *isolated*. At each further check that finds no line it loses a step.</source>
        <comment>8.5 text</comment>
        <extracomment>rule 8.5</extracomment>
        <translation>Una unidad que está sin suministro en dos comprobaciones seguidas queda *aislada*. En cada comprobación posterior que no encuentre línea pierde un paso.</translation>
    </message>
    <message>
        <source>Supply restored</source>
        <comment>8.6 title</comment>
        <extracomment>rule 8.6</extracomment>
        <translation>Suministro recuperado</translation>
    </message>
    <message>
        <source>A unit whose line is open again at the check is in supply at once, whatever it was before. Lost steps do not come back.</source>
        <comment>8.6 text</comment>
        <extracomment>rule 8.6</extracomment>
        <translation>Una unidad cuya línea vuelve a estar abierta en la comprobación tiene suministro de inmediato, fuera cual fuera su estado. Los pasos perdidos no se recuperan.</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <comment>9.0 title</comment>
        <extracomment>rule 9.0</extracomment>
        <translation>Refuerzos</translation>
    </message>
    <message>
        <source>*Lesson 6.* New units arrive on both sides from turn 2 to turn 5. The turn track shows which and where.</source>
        <comment>9.0 text</comment>
        <extracomment>rule 9.0</extracomment>
        <translation>*Lección 6.* En ambos bandos llegan unidades nuevas del turno 2 al 5. El registro de turnos muestra cuáles y por dónde.</translation>
    </message>
    <message>
        <source>Arrival</source>
        <comment>9.1 title</comment>
        <extracomment>rule 9.1</extracomment>
        <translation>Llegada</translation>
    </message>
    <message>
        <source>In your reinforcement phase you place the units that are due in this turn, or were due before, in entry hexes.</source>
        <comment>9.1 text</comment>
        <extracomment>rule 9.1</extracomment>
        <translation>En tu fase de refuerzos colocas en hexágonos de entrada las unidades que te tocan en este turno o que te tocaban antes.</translation>
    </message>
    <message>
        <source>Entry hexes</source>
        <comment>9.2 title</comment>
        <extracomment>rule 9.2</extracomment>
        <translation>Hexágonos de entrada</translation>
    </message>
    <message>
        <source>Each unit enters at the hexes with its letter: A in the west (0106, 0107, 0108), B in the south-west (0111, 0112, 0113), C in the north-east (2002, 2003), D in the east (2006, 2007). The hex must hold no enemy unit and not yet two units. An enemy zone of control does not matter.</source>
        <comment>9.2 text</comment>
        <extracomment>rule 9.2</extracomment>
        <translation>Cada unidad entra por los hexágonos de su letra: A al oeste (0106, 0107, 0108), B al suroeste (0111, 0112, 0113), C al nordeste (2002, 2003), D al este (2006, 2007). En el hexágono no puede haber unidades enemigas ni haber ya dos unidades. Una zona de control enemiga no importa.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>9.3 title</comment>
        <extracomment>rule 9.3</extracomment>
        <translation>Esperar</translation>
    </message>
    <message>
        <source>You may let units wait, and must do so while their entry hexes are closed. They stay due in every later turn.</source>
        <comment>9.3 text</comment>
        <extracomment>rule 9.3</extracomment>
        <translation>Puedes dejar que las unidades esperen, y tienes que hacerlo mientras sus hexágonos de entrada estén cerrados. Siguen disponibles en todos los turnos posteriores.</translation>
    </message>
    <message>
        <source>New units move</source>
        <comment>9.4 title</comment>
        <extracomment>rule 9.4</extracomment>
        <translation>Las unidades nuevas mueven</translation>
    </message>
    <message>
        <source>A unit that has arrived may move and attack in the same player turn. The entry hex costs it nothing.</source>
        <comment>9.4 text</comment>
        <extracomment>rule 9.4</extracomment>
        <translation>Una unidad que ha llegado puede mover y atacar en el mismo turno de jugador. El hexágono de entrada no le cuesta nada.</translation>
    </message>
    <message>
        <source>Victory</source>
        <comment>10.0 title</comment>
        <extracomment>rule 10.0</extracomment>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>Battles are won on the ground: what counts is who holds the towns when the rain comes.</source>
        <comment>10.0 text</comment>
        <extracomment>rule 10.0</extracomment>
        <translation>Las batallas se ganan sobre el terreno: lo que cuenta es quién posee los pueblos cuando llega la lluvia.</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>10.1 title</comment>
        <extracomment>rule 10.1</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Six places have victory points: Arlen 4, Kestel 3, Harden 2, Dorn 2, Salz 2, Marn 1. A side has the points of those that it holds ([2.5]). Blue begins with the 2 of Harden.</source>
        <comment>10.1 text</comment>
        <extracomment>rule 10.1</extracomment>
        <translation>Seis lugares dan puntos de victoria: Arlen 4, Kestel 3, Harden 2, Dorn 2, Salz 2, Marn 1. Un bando tiene los puntos de los que posee ([2.5]). Azul empieza con los 2 de Harden.</translation>
    </message>
    <message>
        <source>Holding is enough</source>
        <comment>10.2 title</comment>
        <extracomment>rule 10.2</extracomment>
        <translation>Basta con poseerlo</translation>
    </message>
    <message>
        <source>A place counts for its owner whether a unit is there or not, and whether it is in supply or not.</source>
        <comment>10.2 text</comment>
        <extracomment>rule 10.2</extracomment>
        <translation>Un lugar cuenta para su dueño haya o no una unidad en él, y tenga o no suministro.</translation>
    </message>
    <message>
        <source>Levels of victory</source>
        <comment>10.3 title</comment>
        <extracomment>rule 10.3</extracomment>
        <translation>Niveles de victoria</translation>
    </message>
    <message>
        <source>At the end of turn 8 count Blue&apos;s points:

- 11 or more: Blue major victory.
- 8 to 10: Blue minor victory.
- 6 or 7: draw.
- 4 or 5: Red minor victory.
- 3 or less: Red major victory.</source>
        <comment>10.3 text</comment>
        <extracomment>rule 10.3</extracomment>
        <translation>Al final del turno 8 cuenta los puntos de Azul:

- 11 o más: victoria mayor de Azul.
- De 8 a 10: victoria menor de Azul.
- 6 o 7: empate.
- 4 o 5: victoria menor de Rojo.
- 3 o menos: victoria mayor de Rojo.</translation>
    </message>
    <message>
        <source>Early end</source>
        <comment>10.4 title</comment>
        <extracomment>rule 10.4</extracomment>
        <translation>Final anticipado</translation>
    </message>
    <message>
        <source>The game ends at the end of a turn in which Blue holds all six places, or Red has no unit left on the map: Blue wins a major victory. If Blue has no unit left on the map, Red wins a major victory.</source>
        <comment>10.4 text</comment>
        <extracomment>rule 10.4</extracomment>
        <translation>La partida termina al final de un turno en el que Azul posee los seis lugares, o a Rojo no le queda ninguna unidad en el mapa: victoria mayor de Azul. Si a Azul no le queda ninguna unidad en el mapa, victoria mayor de Rojo.</translation>
    </message>
    <message>
        <source>Advice for the first game</source>
        <comment>11.0 title</comment>
        <extracomment>rule 11.0</extracomment>
        <translation>Consejos para la primera partida</translation>
    </message>
    <message>
        <source>Blue: drive the militia off the road on turn 1, and bring infantry, tanks and guns to Arlen together. Cross at Dorn or Salz as well: a city that is attacked from three hexes falls sooner than one attacked over its bridge alone.

Red: do not defend everywhere. Rivers halve the attacker, towns let you stand; leave the open ground. Keep the tanks together for one counter-attack on whatever has crossed the river, best of all on the bridge behind it.</source>
        <comment>11.0 text</comment>
        <extracomment>rule 11.0</extracomment>
        <translation>Azul: echa a la milicia de la carretera en el turno 1 y lleva juntos a Arlen la infantería, los carros y los cañones. Cruza también por Dorn o por Salz: una ciudad atacada desde tres hexágonos cae antes que otra atacada solo por su puente.

Rojo: no defiendas en todas partes. Los ríos reducen al atacante a la mitad y los pueblos te dejan resistir; abandona el campo abierto. Guarda los carros juntos para un contraataque contra lo que haya cruzado el río, y, mejor aún, contra el puente que tiene detrás.</translation>
    </message>
</context>
<context>
    <name>rules/aftermath.lua</name>
    <message>
        <source>Artillery that attacks suffers no losses.</source>
        <extracomment>why not 6.4</extracomment>
        <translation>La artillería que ataca no sufre pérdidas.</translation>
    </message>
    <message>
        <source>Each hex must lead away from the fighting. A unit that can&apos;t go on loses a step.</source>
        <extracomment>decision retreat</extracomment>
        <translation>Cada hexágono tiene que alejarse del combate. Una unidad que no puede seguir pierde un paso.</translation>
    </message>
    <message>
        <source>Only a defender in a town or city that has not begun its retreat may stand its ground.</source>
        <extracomment>decision retreat</extracomment>
        <translation>Solo puede resistir un defensor en un pueblo o ciudad que no haya empezado su retirada.</translation>
    </message>
    <message>
        <source>The hex is empty: up to two of the units that attacked may move in, whatever the zones of control.</source>
        <extracomment>decision advance</extracomment>
        <translation>El hexágono está vacío: pueden entrar hasta dos de las unidades que atacaron, sin hacer caso de las zonas de control.</translation>
    </message>
    <message>
        <source>Artillery does not advance.</source>
        <extracomment>why not 6.4</extracomment>
        <translation>La artillería no avanza.</translation>
    </message>
</context>
<context>
    <name>rules/combat.lua</name>
    <message>
        <source>There is no enemy unit to attack.</source>
        <extracomment>why not 6.2</extracomment>
        <translation>No hay ninguna unidad enemiga a la que atacar.</translation>
    </message>
    <message>
        <source>This hex has already been chosen as a target in this phase.</source>
        <extracomment>why not 6.2</extracomment>
        <translation>Este hexágono ya se ha elegido como objetivo en esta fase.</translation>
    </message>
    <message>
        <source>No unit that can still attack is next to {1}.</source>
        <extracomment>why not 6.3
{1}: space</extracomment>
        <translation>Ninguna unidad que aún pueda atacar está junto a {1}.</translation>
    </message>
    <message>
        <source>Choose an enemy hex to attack</source>
        <extracomment>decision combat.target</extracomment>
        <translation>Elige un hexágono enemigo para atacarlo</translation>
    </message>
    <message>
        <source>Attacks are never forced. Each hex can be attacked once in a phase, and each unit attacks once.</source>
        <extracomment>decision combat.target</extracomment>
        <translation>Nunca es obligatorio atacar. Cada hexágono se puede atacar una vez por fase, y cada unidad ataca una vez.</translation>
    </message>
    <message>
        <source>Attack {space}</source>
        <extracomment>action attack
{space}: the place that it is done in</extracomment>
        <translation>Atacar {space}</translation>
    </message>
    <message>
        <source>End combat</source>
        <extracomment>action done</extracomment>
        <translation>Terminar el combate</translation>
    </message>
    <message>
        <source>Only your own units attack.</source>
        <extracomment>why not 6.3</extracomment>
        <translation>Solo atacan tus propias unidades.</translation>
    </message>
    <message>
        <source>{1} is not on the map.</source>
        <extracomment>why not 6.3
{1}: piece</extracomment>
        <translation>{1} no está en el mapa.</translation>
    </message>
    <message>
        <source>{1} already takes part in this attack.</source>
        <extracomment>why not 6.3
{1}: piece</extracomment>
        <translation>{1} ya participa en este ataque.</translation>
    </message>
    <message>
        <source>{1} has already attacked in this phase.</source>
        <extracomment>why not 6.3
{1}: piece</extracomment>
        <translation>{1} ya ha atacado en esta fase.</translation>
    </message>
    <message>
        <source>{1} is too far away to attack {2}.</source>
        <extracomment>why not
{1}: piece
{2}: target</extracomment>
        <translation>{1} está demasiado lejos para atacar {2}.</translation>
    </message>
    <message>
        <source>Choose at least one unit to attack with.</source>
        <extracomment>why not 6.3</extracomment>
        <translation>Elige al menos una unidad para atacar.</translation>
    </message>
    <message>
        <source>Artillery can&apos;t attack alone: add a unit next to the enemy.</source>
        <extracomment>why not 6.4</extracomment>
        <translation>La artillería no puede atacar sola: añade una unidad que esté junto al enemigo.</translation>
    </message>
    <message>
        <source>The odds are below 1-2: such an attack is not allowed.</source>
        <extracomment>why not 6.6</extracomment>
        <translation>La proporción es inferior a 1-2: no se permite ese ataque.</translation>
    </message>
    <message>
        <source>The attack on {1} is called off.</source>
        <extracomment>log
{1}: target</extracomment>
        <translation>Se cancela el ataque a {1}.</translation>
    </message>
    <message>
        <source>Choose the units that attack {1}</source>
        <extracomment>decision combat.units
{1}: game.here.target</extracomment>
        <translation>Elige las unidades que atacan {1}</translation>
    </message>
    <message>
        <source>Click every unit that takes part and watch the odds. Undo takes a unit out again.</source>
        <extracomment>decision combat.units</extracomment>
        <translation>Haz clic en cada unidad que participe y fíjate en la proporción. Deshacer vuelve a sacar una unidad.</translation>
    </message>
    <message>
        <source>{piece} attacks</source>
        <extracomment>action join
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} ataca</translation>
    </message>
    <message>
        <source>Attack!</source>
        <extracomment>action fire</extracomment>
        <translation>¡Atacar!</translation>
    </message>
    <message>
        <source>Call the attack off</source>
        <extracomment>action cancel</extracomment>
        <translation>Cancelar el ataque</translation>
    </message>
</context>
<context>
    <name>rules/lessons.lua</name>
    <message>
        <source>Lesson 1: click one of your units. The hexes that light up are those it can reach; point at one to see the way there and what it costs. Roads cost half a point, rivers much. Then click the hex, or drag the unit there.</source>
        <extracomment>rules
{1}: _&quot;Lesson 2: the hexes around an enemy unit are its zone of control. A unit that enters one must stop there, and can&apos;t go straight on into another one.&quot;
{2}: _&quot;Lesson 3: keep a road behind your units. A unit that can&apos;t trace a supply line attacks and moves at half strength next turn.&quot;
{3}: _&quot;Lesson 4: count the odds before you move. Three points of attack for each point of defence make a good attack, and two units may share a hex.&quot;</extracomment>
        <translation>Lección 1: haz clic en una de tus unidades. Se iluminan los hexágonos a los que puede llegar; señala uno para ver el camino y lo que cuesta. Las carreteras cuestan medio punto; los ríos, mucho. Después haz clic en el hexágono o arrastra la unidad hasta él.</translation>
    </message>
    <message>
        <source>Lesson 2: the hexes around an enemy unit are its zone of control. A unit that enters one must stop there, and can&apos;t go straight on into another one.</source>
        <extracomment>rules</extracomment>
        <translation>Lección 2: los hexágonos que rodean a una unidad enemiga son su zona de control. Una unidad que entra en una tiene que detenerse allí y no puede pasar directamente a otra.</translation>
    </message>
    <message>
        <source>Lesson 3: keep a road behind your units. A unit that can&apos;t trace a supply line attacks and moves at half strength next turn.</source>
        <extracomment>rules</extracomment>
        <translation>Lección 3: conserva una carretera detrás de tus unidades. Una unidad sin línea de suministro ataca y se mueve a la mitad en el turno siguiente.</translation>
    </message>
    <message>
        <source>Lesson 4: count the odds before you move. Three points of attack for each point of defence make a good attack, and two units may share a hex.</source>
        <extracomment>rules</extracomment>
        <translation>Lección 4: calcula la proporción antes de mover. Tres puntos de ataque por cada punto de defensa hacen un buen ataque, y dos unidades pueden compartir un hexágono.</translation>
    </message>
    <message>
        <source>Lesson 1: nobody has to attack. Click an enemy next to your units, then the units that are to take part: the panel shows the odds and what can happen, and no die is rolled before you choose Attack!</source>
        <extracomment>rules
{1}: _&quot;Lesson 2: units that attack over a river without a bridge count half. Look for the bridge, or for a bank that you already hold.&quot;
{2}: _&quot;Lesson 3: tanks and infantry that attack together in open ground shift the odds one column in your favour.&quot;</extracomment>
        <translation>Lección 1: nadie tiene que atacar. Haz clic en un enemigo que esté junto a tus unidades y luego en las que deban participar: el panel muestra la proporción y lo que puede pasar, y no se tira ningún dado hasta que eliges ¡Atacar!</translation>
    </message>
    <message>
        <source>Lesson 2: units that attack over a river without a bridge count half. Look for the bridge, or for a bank that you already hold.</source>
        <extracomment>rules</extracomment>
        <translation>Lección 2: las unidades que atacan a través de un río sin puente cuentan la mitad. Busca el puente, o una orilla que ya sea tuya.</translation>
    </message>
    <message>
        <source>Lesson 3: tanks and infantry that attack together in open ground shift the odds one column in your favour.</source>
        <extracomment>rules</extracomment>
        <translation>Lección 3: los carros y la infantería que atacan juntos en terreno despejado desplazan una columna a tu favor.</translation>
    </message>
    <message>
        <source>Lesson 2: fresh units enter at the map&apos;s edge and can move at once. The arrow letters show where; you may also let them wait.</source>
        <extracomment>rules</extracomment>
        <translation>Lección 2: las unidades nuevas entran por el borde del mapa y pueden mover de inmediato. Las letras de las flechas muestran por dónde; también puedes hacerlas esperar.</translation>
    </message>
    <message>
        <source>Lesson 2: the owner leads the retreat. Go away from the enemy, not into its zones of control, unless a friend stands there.</source>
        <extracomment>rules
{1}: _&quot;Lesson 2: the owner leads the retreat. Go away from the enemy, not into its zones of control, unless a friend stands there.&quot;
{2}: _&quot;Lesson 3: in a town or city a defending unit may stand its ground and lose a step instead.&quot;</extracomment>
        <translation>Lección 2: el dueño dirige la retirada. Aléjate del enemigo y no entres en sus zonas de control, salvo que haya allí una unidad amiga.</translation>
    </message>
    <message>
        <source>Lesson 3: in a town or city a defending unit may stand its ground and lose a step instead.</source>
        <extracomment>rules</extracomment>
        <translation>Lección 3: en un pueblo o ciudad, una unidad defensora puede resistir y perder un paso en vez de retirarse.</translation>
    </message>
</context>
<context>
    <name>rules/movement.lua</name>
    <message>
        <source>Each unit may move once. End the phase when you are done.</source>
        <extracomment>decision move</extracomment>
        <translation>Cada unidad puede mover una vez. Termina la fase cuando acabes.</translation>
    </message>
</context>
<context>
    <name>rules/odds.lua</name>
    <message>
        <source>across a river</source>
        <extracomment>rules</extracomment>
        <translation>a través de un río</translation>
    </message>
    <message>
        <source>out of supply</source>
        <extracomment>rules</extracomment>
        <translation>sin suministro</translation>
    </message>
    <message>
        <source>Tanks and infantry together</source>
        <extracomment>rules combined</extracomment>
        <translation>Carros e infantería juntos</translation>
    </message>
</context>
<context>
    <name>rules/reinforcements.lua</name>
    <message>
        <source>Place each new unit in an entry hex with its letter; it can move in this turn.</source>
        <extracomment>decision arrive</extracomment>
        <translation>Coloca cada unidad nueva en un hexágono de entrada de su letra; puede mover en este turno.</translation>
    </message>
</context>
<context>
    <name>rules/status.lua</name>
    <message>
        <source>Losses</source>
        <extracomment>rules</extracomment>
        <translation>Bajas</translation>
    </message>
    <message>
        <source>Retreat</source>
        <extracomment>rules</extracomment>
        <translation>Retirada</translation>
    </message>
    <message>
        <source>Advance</source>
        <extracomment>rules</extracomment>
        <translation>Avance</translation>
    </message>
</context>
<context>
    <name>rules/victory.lua</name>
    <message>
        <source>Blue wins a major victory with {1} {1|point|points}: the river is crossed for good.</source>
        <extracomment>rules</extracomment>
        <translation>Azul logra una victoria mayor con {1} {1|punto|puntos}: el río está cruzado para siempre.</translation>
    </message>
    <message>
        <source>Blue wins a minor victory with {1} {1|point|points}: the bridgehead will hold through the winter.</source>
        <extracomment>rules</extracomment>
        <translation>Azul logra una victoria menor con {1} {1|punto|puntos}: la cabeza de puente aguantará el invierno.</translation>
    </message>
    <message>
        <source>A draw, with {1} {1|point|points} for Blue: both armies dig in along the Arle.</source>
        <extracomment>rules</extracomment>
        <translation>Empate, con {1} {1|punto|puntos} de Azul: ambos ejércitos se atrincheran a lo largo del Arle.</translation>
    </message>
    <message>
        <source>Red wins a minor victory: {1} {1|point is|points are} not enough for Blue.</source>
        <extracomment>rules</extracomment>
        <translation>Rojo logra una victoria menor: {1} {1|punto no le basta|puntos no le bastan} a Azul.</translation>
    </message>
    <message>
        <source>Red wins a major victory: with {1} {1|point|points} Blue&apos;s offensive has failed.</source>
        <extracomment>rules</extracomment>
        <translation>Rojo logra una victoria mayor: con {1} {1|punto|puntos}, la ofensiva de Azul ha fracasado.</translation>
    </message>
</context>
</TS>
