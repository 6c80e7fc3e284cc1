<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>module.json</name>
    <message>
        <source>Königsberg &apos;45</source>
        <extracomment>about the game</extracomment>
        <translation>Königsberg &apos;45</translation>
    </message>
    <message>
        <source>The Soviet offensive into East Prussia</source>
        <extracomment>about the game</extracomment>
        <translation>La ofensiva soviética en Prusia Oriental</translation>
    </message>
    <message>
        <source>13 January – 1 February 1945</source>
        <extracomment>about the game</extracomment>
        <translation>13 de enero – 1 de febrero de 1945</translation>
    </message>
    <message>
        <source>6–8 h</source>
        <extracomment>about the game</extracomment>
        <translation>6–8 h{=f}</translation>
    </message>
    <message>
        <source>Ten turns of two days, hexes of eight kilometres, divisions against rifle corps. Every army and corps has its chit in one common cup: as soon as its chit is drawn it moves and fights, as often as the turn allows its side. The German has lakes, rivers, old fortresses and a few panzer divisions; the two Belorussian Fronts have everything else, but not always at the right moment.</source>
        <extracomment>about the game</extracomment>
        <translation>Diez turnos de dos días, hexágonos de ocho kilómetros, divisiones contra cuerpos de fusileros. Cada ejército y cada cuerpo tiene su marcador en un cubilete común: aquel cuyo marcador sale mueve y combate en el acto, tantas veces como el turno permita a su bando. El alemán tiene lagos, ríos, viejas fortalezas y unas pocas divisiones panzer; los dos Frentes Bielorrusos tienen todo lo demás, pero no siempre en el momento justo.</translation>
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
        <source>3rd Belorussian Front</source>
        <extracomment>seat 3bf</extracomment>
        <translation>3.er Frente Bielorruso</translation>
    </message>
    <message>
        <source>2nd Belorussian Front</source>
        <extracomment>seat 2bf</extracomment>
        <translation>2.º Frente Bielorruso</translation>
    </message>
    <message>
        <source>Fog of war</source>
        <extracomment>option fog_of_war</extracomment>
        <translation>Niebla de guerra</translation>
    </message>
    <message>
        <source>Of an enemy stack only the top counter is seen; an announced attack must be carried out.</source>
        <extracomment>option fog_of_war</extracomment>
        <translation>De una pila enemiga solo se ve la ficha superior; un ataque anunciado ha de llevarse a cabo.</translation>
    </message>
    <message>
        <source>Three players</source>
        <extracomment>option three_players</extracomment>
        <translation>Tres jugadores</translation>
    </message>
    <message>
        <source>Two people share the Soviet side, one for each Front; every question names the Front it is for.</source>
        <extracomment>option three_players</extracomment>
        <translation>Dos personas comparten el bando soviético, una por Frente; cada pregunta dice a qué Frente se dirige.</translation>
    </message>
    <message>
        <source>SS Regiment Böhme</source>
        <extracomment>option ss_boehme</extracomment>
        <translation>Regimiento SS Böhme</translation>
    </message>
    <message>
        <source>A motorcycle regiment starts in Königsberg.</source>
        <extracomment>option ss_boehme</extracomment>
        <translation>Un regimiento motociclista empieza en Königsberg.</translation>
    </message>
    <message>
        <source>Division Mikosch</source>
        <extracomment>option mikosch</extracomment>
        <translation>División Mikosch</translation>
    </message>
    <message>
        <source>A weak division comes at Pillau when Soviet units are within five hexes of Königsberg.</source>
        <extracomment>option mikosch</extracomment>
        <translation>Una división débil llega a Pillau cuando hay unidades soviéticas a cinco hexágonos o menos de Königsberg.</translation>
    </message>
    <message>
        <source>20th Panzer Division</source>
        <extracomment>option panzer_20</extracomment>
        <translation>20.ª División Panzer</translation>
    </message>
    <message>
        <source>The 20th Panzer Division starts in 1323.</source>
        <extracomment>option panzer_20</extracomment>
        <translation>La 20.ª División Panzer empieza en 1323.</translation>
    </message>
</context>
<context>
    <name>boards/map.json</name>
    <message>
        <source>East Prussia</source>
        <extracomment>board map</extracomment>
        <translation>Prusia Oriental</translation>
    </message>
    <message>
        <source>Wizna</source>
        <extracomment>space 0221</extracomment>
        <translation>Wizna</translation>
    </message>
    <message>
        <source>Osowiec</source>
        <extracomment>space 0225</extracomment>
        <translation>Osowiec</translation>
    </message>
    <message>
        <source>Augustow</source>
        <extracomment>space 0231</extracomment>
        <translation>Augustow</translation>
    </message>
    <message>
        <source>Ostrow</source>
        <extracomment>space 0314</extracomment>
        <translation>Ostrow</translation>
    </message>
    <message>
        <source>Tluszcz</source>
        <extracomment>space 0407</extracomment>
        <translation>Tluszcz</translation>
    </message>
    <message>
        <source>Lomscha</source>
        <extracomment>space 0419, river or road</extracomment>
        <translation>Lomscha</translation>
    </message>
    <message>
        <source>Sudauen</source>
        <extracomment>space 0434, name on the map</extracomment>
        <translation>Sudauen</translation>
    </message>
    <message>
        <source>Wyszkow</source>
        <extracomment>space 0510</extracomment>
        <translation>Wyszkow</translation>
    </message>
    <message>
        <source>Stawiski</source>
        <extracomment>space 0522</extracomment>
        <translation>Stawiski</translation>
    </message>
    <message>
        <source>Szczuczyn</source>
        <extracomment>space 0525</extracomment>
        <translation>Szczuczyn</translation>
    </message>
    <message>
        <source>Grajewo</source>
        <extracomment>space 0527</extracomment>
        <translation>Grajewo</translation>
    </message>
    <message>
        <source>Prostken</source>
        <extracomment>space 0528</extracomment>
        <translation>Prostken</translation>
    </message>
    <message>
        <source>Raczki</source>
        <extracomment>space 0533</extracomment>
        <translation>Raczki</translation>
    </message>
    <message>
        <source>Kalvarija</source>
        <extracomment>space 0540</extracomment>
        <translation>Kalvarija</translation>
    </message>
    <message>
        <source>Mariampol</source>
        <extracomment>space 0542, river or road</extracomment>
        <translation>Mariampol</translation>
    </message>
    <message>
        <source>Warschau</source>
        <extracomment>space 0603</extracomment>
        <translation>Warschau</translation>
    </message>
    <message>
        <source>Radzymin</source>
        <extracomment>space 0606</extracomment>
        <translation>Radzymin</translation>
    </message>
    <message>
        <source>Goworowo</source>
        <extracomment>space 0613</extracomment>
        <translation>Goworowo</translation>
    </message>
    <message>
        <source>Nowogrod</source>
        <extracomment>space 0619</extracomment>
        <translation>Nowogrod</translation>
    </message>
    <message>
        <source>Serock</source>
        <extracomment>space 0707</extracomment>
        <translation>Serock</translation>
    </message>
    <message>
        <source>Kolno</source>
        <extracomment>space 0722</extracomment>
        <translation>Kolno</translation>
    </message>
    <message>
        <source>Lyck</source>
        <extracomment>space 0729, river or road</extracomment>
        <translation>Lyck</translation>
    </message>
    <message>
        <source>Treuburg</source>
        <extracomment>space 0732</extracomment>
        <translation>Treuburg</translation>
    </message>
    <message>
        <source>Legionowo</source>
        <extracomment>space 0805</extracomment>
        <translation>Legionowo</translation>
    </message>
    <message>
        <source>Rozan</source>
        <extracomment>space 0813</extracomment>
        <translation>Rozan</translation>
    </message>
    <message>
        <source>Scharfenwiese</source>
        <extracomment>space 0816</extracomment>
        <translation>Scharfenwiese</translation>
    </message>
    <message>
        <source>Bialla</source>
        <extracomment>space 0824</extracomment>
        <translation>Bialla</translation>
    </message>
    <message>
        <source>Filipow</source>
        <extracomment>space 0834</extracomment>
        <translation>Filipow</translation>
    </message>
    <message>
        <source>Wilkowischken</source>
        <extracomment>space 0841</extracomment>
        <translation>Wilkowischken</translation>
    </message>
    <message>
        <source>Pułtusk</source>
        <extracomment>space 0910</extracomment>
        <translation>Pułtusk</translation>
    </message>
    <message>
        <source>Wystiten</source>
        <extracomment>space 0938</extracomment>
        <translation>Wystiten</translation>
    </message>
    <message>
        <source>Modlin</source>
        <extracomment>space 1004</extracomment>
        <translation>Modlin</translation>
    </message>
    <message>
        <source>Nasielsk</source>
        <extracomment>space 1007</extracomment>
        <translation>Nasielsk</translation>
    </message>
    <message>
        <source>Makow</source>
        <extracomment>space 1011</extracomment>
        <translation>Makow</translation>
    </message>
    <message>
        <source>Johannisburg</source>
        <extracomment>space 1024</extracomment>
        <translation>Johannisburg</translation>
    </message>
    <message>
        <source>Arys</source>
        <extracomment>space 1026</extracomment>
        <translation>Arys</translation>
    </message>
    <message>
        <source>Eydtkau</source>
        <extracomment>space 1040</extracomment>
        <translation>Eydtkau</translation>
    </message>
    <message>
        <source>Naumiestis</source>
        <extracomment>space 1042</extracomment>
        <translation>Naumiestis</translation>
    </message>
    <message>
        <source>Schaken</source>
        <extracomment>space 1045, river or road</extracomment>
        <translation>Schaken</translation>
    </message>
    <message>
        <source>Krasnosielc</source>
        <extracomment>space 1114</extracomment>
        <translation>Krasnosielc</translation>
    </message>
    <message>
        <source>Spirdingsee</source>
        <extracomment>space 1125</extracomment>
        <translation>Spirdingsee</translation>
    </message>
    <message>
        <source>Widminnen</source>
        <extracomment>space 1129</extracomment>
        <translation>Widminnen</translation>
    </message>
    <message>
        <source>Goldap</source>
        <extracomment>space 1134</extracomment>
        <translation>Goldap</translation>
    </message>
    <message>
        <source>Großrominten</source>
        <extracomment>space 1136</extracomment>
        <translation>Großrominten</translation>
    </message>
    <message>
        <source>Myszyniec</source>
        <extracomment>space 1219, river or road</extracomment>
        <translation>Myszyniec</translation>
    </message>
    <message>
        <source>Nieden</source>
        <extracomment>space 1223</extracomment>
        <translation>Nieden</translation>
    </message>
    <message>
        <source>Trakehnen</source>
        <extracomment>space 1238</extracomment>
        <translation>Trakehnen</translation>
    </message>
    <message>
        <source>Ebenrode</source>
        <extracomment>space 1239</extracomment>
        <translation>Ebenrode</translation>
    </message>
    <message>
        <source>Praschnitz</source>
        <extracomment>space 1313, river or road</extracomment>
        <translation>Praschnitz</translation>
    </message>
    <message>
        <source>Nikolaiken</source>
        <extracomment>space 1325, river or road</extracomment>
        <translation>Nikolaiken</translation>
    </message>
    <message>
        <source>Lötzen</source>
        <extracomment>space 1329</extracomment>
        <translation>Lötzen</translation>
    </message>
    <message>
        <source>Schloßberg</source>
        <extracomment>space 1341</extracomment>
        <translation>Schloßberg</translation>
    </message>
    <message>
        <source>Wyszogrod</source>
        <extracomment>space 1402</extracomment>
        <translation>Wyszogrod</translation>
    </message>
    <message>
        <source>Plöhnen</source>
        <extracomment>space 1405</extracomment>
        <translation>Plöhnen</translation>
    </message>
    <message>
        <source>Zichenau</source>
        <extracomment>space 1409</extracomment>
        <translation>Zichenau</translation>
    </message>
    <message>
        <source>Chorzele</source>
        <extracomment>space 1415</extracomment>
        <translation>Chorzele</translation>
    </message>
    <message>
        <source>Rhein</source>
        <extracomment>space 1426</extracomment>
        <translation>Rhein</translation>
    </message>
    <message>
        <source>Angerapp</source>
        <extracomment>space 1434, river or road</extracomment>
        <translation>Angerapp</translation>
    </message>
    <message>
        <source>Gumbinnen</source>
        <extracomment>space 1437</extracomment>
        <translation>Gumbinnen</translation>
    </message>
    <message>
        <source>Jurbarkas</source>
        <extracomment>space 1445</extracomment>
        <translation>Jurbarkas</translation>
    </message>
    <message>
        <source>Willenberg</source>
        <extracomment>space 1518, river or road</extracomment>
        <translation>Willenberg</translation>
    </message>
    <message>
        <source>Peitschendorf</source>
        <extracomment>space 1524</extracomment>
        <translation>Peitschendorf</translation>
    </message>
    <message>
        <source>Mauersee</source>
        <extracomment>space 1530</extracomment>
        <translation>Mauersee</translation>
    </message>
    <message>
        <source>Angerburg</source>
        <extracomment>space 1531</extracomment>
        <translation>Angerburg</translation>
    </message>
    <message>
        <source>Nemmersdorf</source>
        <extracomment>space 1536</extracomment>
        <translation>Nemmersdorf</translation>
    </message>
    <message>
        <source>Haselberg</source>
        <extracomment>space 1543</extracomment>
        <translation>Haselberg</translation>
    </message>
    <message>
        <source>Ortelsburg</source>
        <extracomment>space 1619</extracomment>
        <translation>Ortelsburg</translation>
    </message>
    <message>
        <source>Sensburg</source>
        <extracomment>space 1624</extracomment>
        <translation>Sensburg</translation>
    </message>
    <message>
        <source>Rastenburg</source>
        <extracomment>space 1728</extracomment>
        <translation>Rastenburg</translation>
    </message>
    <message>
        <source>Drengfurth</source>
        <extracomment>space 1730</extracomment>
        <translation>Drengfurth</translation>
    </message>
    <message>
        <source>Nordenburg</source>
        <extracomment>space 1732</extracomment>
        <translation>Nordenburg</translation>
    </message>
    <message>
        <source>Breitenstein</source>
        <extracomment>space 1740</extracomment>
        <translation>Breitenstein</translation>
    </message>
    <message>
        <source>Drobin</source>
        <extracomment>space 1805</extracomment>
        <translation>Drobin</translation>
    </message>
    <message>
        <source>Raciaz</source>
        <extracomment>space 1806</extracomment>
        <translation>Raciaz</translation>
    </message>
    <message>
        <source>Mielau</source>
        <extracomment>space 1811</extracomment>
        <translation>Mielau</translation>
    </message>
    <message>
        <source>Mensguth</source>
        <extracomment>space 1821</extracomment>
        <translation>Mensguth</translation>
    </message>
    <message>
        <source>Barten</source>
        <extracomment>space 1829, name on the map</extracomment>
        <translation>Barten</translation>
    </message>
    <message>
        <source>Insterburg</source>
        <extracomment>space 1836</extracomment>
        <translation>Insterburg</translation>
    </message>
    <message>
        <source>Schröttersburg</source>
        <extracomment>space 1902, river or road</extracomment>
        <translation>Schröttersburg</translation>
    </message>
    <message>
        <source>Neidenburg</source>
        <extracomment>space 1915</extracomment>
        <translation>Neidenburg</translation>
    </message>
    <message>
        <source>Passenheim</source>
        <extracomment>space 1920</extracomment>
        <translation>Passenheim</translation>
    </message>
    <message>
        <source>Bischofsburg</source>
        <extracomment>space 1923</extracomment>
        <translation>Bischofsburg</translation>
    </message>
    <message>
        <source>Rößel</source>
        <extracomment>space 1926</extracomment>
        <translation>Rößel</translation>
    </message>
    <message>
        <source>Schillen</source>
        <extracomment>space 1940</extracomment>
        <translation>Schillen</translation>
    </message>
    <message>
        <source>Ragnit</source>
        <extracomment>space 1942</extracomment>
        <translation>Ragnit</translation>
    </message>
    <message>
        <source>Soldau</source>
        <extracomment>space 2012, river or road</extracomment>
        <translation>Soldau</translation>
    </message>
    <message>
        <source>Korschen</source>
        <extracomment>space 2027</extracomment>
        <translation>Korschen</translation>
    </message>
    <message>
        <source>Gerdauen</source>
        <extracomment>space 2030</extracomment>
        <translation>Gerdauen</translation>
    </message>
    <message>
        <source>Zuromin</source>
        <extracomment>space 2109</extracomment>
        <translation>Zuromin</translation>
    </message>
    <message>
        <source>Wartenburg</source>
        <extracomment>space 2122</extracomment>
        <translation>Wartenburg</translation>
    </message>
    <message>
        <source>Seeburg</source>
        <extracomment>space 2124</extracomment>
        <translation>Seeburg</translation>
    </message>
    <message>
        <source>Bischofstein</source>
        <extracomment>space 2126</extracomment>
        <translation>Bischofstein</translation>
    </message>
    <message>
        <source>Groß Skaisgirren</source>
        <extracomment>space 2139</extracomment>
        <translation>Groß Skaisgirren</translation>
    </message>
    <message>
        <source>Tilsit</source>
        <extracomment>space 2142</extracomment>
        <translation>Tilsit</translation>
    </message>
    <message>
        <source>Sichelberg</source>
        <extracomment>space 2205</extracomment>
        <translation>Sichelberg</translation>
    </message>
    <message>
        <source>Hohenstein</source>
        <extracomment>space 2217</extracomment>
        <translation>Hohenstein</translation>
    </message>
    <message>
        <source>Allenstein</source>
        <extracomment>space 2220</extracomment>
        <translation>Allenstein</translation>
    </message>
    <message>
        <source>Schippenbeil</source>
        <extracomment>space 2228</extracomment>
        <translation>Schippenbeil</translation>
    </message>
    <message>
        <source>Allenburg</source>
        <extracomment>space 2232, river or road</extracomment>
        <translation>Allenburg</translation>
    </message>
    <message>
        <source>Wehlau</source>
        <extracomment>space 2233</extracomment>
        <translation>Wehlau</translation>
    </message>
    <message>
        <source>Mehlauken</source>
        <extracomment>space 2237</extracomment>
        <translation>Mehlauken</translation>
    </message>
    <message>
        <source>Heinrichswalde</source>
        <extracomment>space 2240</extracomment>
        <translation>Heinrichswalde</translation>
    </message>
    <message>
        <source>Dobrin</source>
        <extracomment>space 2302</extracomment>
        <translation>Dobrin</translation>
    </message>
    <message>
        <source>Lautenburg</source>
        <extracomment>space 2311</extracomment>
        <translation>Lautenburg</translation>
    </message>
    <message>
        <source>Gilgenburg</source>
        <extracomment>space 2314, river or road</extracomment>
        <translation>Gilgenburg</translation>
    </message>
    <message>
        <source>Bartenstein</source>
        <extracomment>space 2327</extracomment>
        <translation>Bartenstein</translation>
    </message>
    <message>
        <source>Friedland</source>
        <extracomment>space 2331</extracomment>
        <translation>Friedland</translation>
    </message>
    <message>
        <source>Skempe</source>
        <extracomment>space 2404</extracomment>
        <translation>Skempe</translation>
    </message>
    <message>
        <source>Guttstadt</source>
        <extracomment>space 2422</extracomment>
        <translation>Guttstadt</translation>
    </message>
    <message>
        <source>Heilsberg</source>
        <extracomment>space 2424</extracomment>
        <translation>Heilsberg</translation>
    </message>
    <message>
        <source>Domnau</source>
        <extracomment>space 2429</extracomment>
        <translation>Domnau</translation>
    </message>
    <message>
        <source>Tapiau</source>
        <extracomment>space 2433</extracomment>
        <translation>Tapiau</translation>
    </message>
    <message>
        <source>Kaukehmen</source>
        <extracomment>space 2441</extracomment>
        <translation>Kaukehmen</translation>
    </message>
    <message>
        <source>Leslau</source>
        <extracomment>space 2501</extracomment>
        <translation>Leslau</translation>
    </message>
    <message>
        <source>Rippin</source>
        <extracomment>space 2507</extracomment>
        <translation>Rippin</translation>
    </message>
    <message>
        <source>Preußisch Eylau</source>
        <extracomment>space 2528</extracomment>
        <translation>Preußisch Eylau</translation>
    </message>
    <message>
        <source>Labiau</source>
        <extracomment>space 2536</extracomment>
        <translation>Labiau</translation>
    </message>
    <message>
        <source>Leipe</source>
        <extracomment>space 2603</extracomment>
        <translation>Leipe</translation>
    </message>
    <message>
        <source>Löbau</source>
        <extracomment>space 2613</extracomment>
        <translation>Löbau</translation>
    </message>
    <message>
        <source>Osterode</source>
        <extracomment>space 2617</extracomment>
        <translation>Osterode</translation>
    </message>
    <message>
        <source>Landsberg</source>
        <extracomment>space 2626</extracomment>
        <translation>Landsberg</translation>
    </message>
    <message>
        <source>Heydekrug</source>
        <extracomment>space 2643</extracomment>
        <translation>Heydekrug</translation>
    </message>
    <message>
        <source>Strasburg</source>
        <extracomment>space 2709</extracomment>
        <translation>Strasburg</translation>
    </message>
    <message>
        <source>Neumark</source>
        <extracomment>space 2712</extracomment>
        <translation>Neumark</translation>
    </message>
    <message>
        <source>Liebemühl</source>
        <extracomment>space 2718</extracomment>
        <translation>Liebemühl</translation>
    </message>
    <message>
        <source>Liebstadt</source>
        <extracomment>space 2721</extracomment>
        <translation>Liebstadt</translation>
    </message>
    <message>
        <source>Wormditt</source>
        <extracomment>space 2723</extracomment>
        <translation>Wormditt</translation>
    </message>
    <message>
        <source>Kreuzburg</source>
        <extracomment>space 2729</extracomment>
        <translation>Kreuzburg</translation>
    </message>
    <message>
        <source>Deutsch Eylau</source>
        <extracomment>space 2814</extracomment>
        <translation>Deutsch Eylau</translation>
    </message>
    <message>
        <source>Mohrungen</source>
        <extracomment>space 2819</extracomment>
        <translation>Mohrungen</translation>
    </message>
    <message>
        <source>Mehlsack</source>
        <extracomment>space 2824</extracomment>
        <translation>Mehlsack</translation>
    </message>
    <message>
        <source>Ciechocinek</source>
        <extracomment>space 2902</extracomment>
        <translation>Ciechocinek</translation>
    </message>
    <message>
        <source>Gollub</source>
        <extracomment>space 2906</extracomment>
        <translation>Gollub</translation>
    </message>
    <message>
        <source>Bischofswerder</source>
        <extracomment>space 2912</extracomment>
        <translation>Bischofswerder</translation>
    </message>
    <message>
        <source>Zinten</source>
        <extracomment>space 2928, river or road</extracomment>
        <translation>Zinten</translation>
    </message>
    <message>
        <source>Königsberg</source>
        <extracomment>space 2932, board map</extracomment>
        <translation>Königsberg</translation>
    </message>
    <message>
        <source>Rossitten</source>
        <extracomment>space 2939</extracomment>
        <translation>Rossitten</translation>
    </message>
    <message>
        <source>Nidden</source>
        <extracomment>space 2941</extracomment>
        <translation>Nidden</translation>
    </message>
    <message>
        <source>Schönsee</source>
        <extracomment>space 3006</extracomment>
        <translation>Schönsee</translation>
    </message>
    <message>
        <source>Saalfeld</source>
        <extracomment>space 3017, river or road</extracomment>
        <translation>Saalfeld</translation>
    </message>
    <message>
        <source>Briesen</source>
        <extracomment>space 3108</extracomment>
        <translation>Briesen</translation>
    </message>
    <message>
        <source>Freystadt</source>
        <extracomment>space 3113</extracomment>
        <translation>Freystadt</translation>
    </message>
    <message>
        <source>Rosenberg</source>
        <extracomment>space 3115</extracomment>
        <translation>Rosenberg</translation>
    </message>
    <message>
        <source>Preußisch Holland</source>
        <extracomment>space 3120</extracomment>
        <translation>Preußisch Holland</translation>
    </message>
    <message>
        <source>Mühlhausen</source>
        <extracomment>space 3122</extracomment>
        <translation>Mühlhausen</translation>
    </message>
    <message>
        <source>Ludwigsort</source>
        <extracomment>space 3129</extracomment>
        <translation>Ludwigsort</translation>
    </message>
    <message>
        <source>Cranz</source>
        <extracomment>space 3135, river or road</extracomment>
        <translation>Cranz</translation>
    </message>
    <message>
        <source>Thorn</source>
        <extracomment>space 3203</extracomment>
        <translation>Thorn</translation>
    </message>
    <message>
        <source>Lessen</source>
        <extracomment>space 3211</extracomment>
        <translation>Lessen</translation>
    </message>
    <message>
        <source>Riesenburg</source>
        <extracomment>space 3214</extracomment>
        <translation>Riesenburg</translation>
    </message>
    <message>
        <source>Christburg</source>
        <extracomment>space 3217, river or road</extracomment>
        <translation>Christburg</translation>
    </message>
    <message>
        <source>Braunsberg</source>
        <extracomment>space 3225</extracomment>
        <translation>Braunsberg</translation>
    </message>
    <message>
        <source>Heiligenbeil</source>
        <extracomment>space 3226</extracomment>
        <translation>Heiligenbeil</translation>
    </message>
    <message>
        <source>Argenau</source>
        <extracomment>space 3301</extracomment>
        <translation>Argenau</translation>
    </message>
    <message>
        <source>Kulmsee</source>
        <extracomment>space 3305</extracomment>
        <translation>Kulmsee</translation>
    </message>
    <message>
        <source>Garnsee</source>
        <extracomment>space 3312</extracomment>
        <translation>Garnsee</translation>
    </message>
    <message>
        <source>Frauenburg</source>
        <extracomment>space 3324</extracomment>
        <translation>Frauenburg</translation>
    </message>
    <message>
        <source>Pillau</source>
        <extracomment>space 3329</extracomment>
        <translation>Pillau</translation>
    </message>
    <message>
        <source>Fischhausen</source>
        <extracomment>space 3330</extracomment>
        <translation>Fischhausen</translation>
    </message>
    <message>
        <source>Neukuhren</source>
        <extracomment>space 3334</extracomment>
        <translation>Neukuhren</translation>
    </message>
    <message>
        <source>Graudenz</source>
        <extracomment>space 3409</extracomment>
        <translation>Graudenz</translation>
    </message>
    <message>
        <source>Marienwerder</source>
        <extracomment>space 3413</extracomment>
        <translation>Marienwerder</translation>
    </message>
    <message>
        <source>Elbing</source>
        <extracomment>space 3420, river or road</extracomment>
        <translation>Elbing</translation>
    </message>
    <message>
        <source>Tolkemit</source>
        <extracomment>space 3423</extracomment>
        <translation>Tolkemit</translation>
    </message>
    <message>
        <source>Kulm</source>
        <extracomment>space 3507, river or road</extracomment>
        <translation>Kulm</translation>
    </message>
    <message>
        <source>Neuenburg</source>
        <extracomment>space 3512</extracomment>
        <translation>Neuenburg</translation>
    </message>
    <message>
        <source>Stuhm</source>
        <extracomment>space 3516</extracomment>
        <translation>Stuhm</translation>
    </message>
    <message>
        <source>Schwetz</source>
        <extracomment>space 3607</extracomment>
        <translation>Schwetz</translation>
    </message>
    <message>
        <source>Mewe</source>
        <extracomment>space 3614</extracomment>
        <translation>Mewe</translation>
    </message>
    <message>
        <source>Marienburg</source>
        <extracomment>space 3617</extracomment>
        <translation>Marienburg</translation>
    </message>
    <message>
        <source>Tiegenhof</source>
        <extracomment>space 3620</extracomment>
        <translation>Tiegenhof</translation>
    </message>
    <message>
        <source>13–14 Jan</source>
        <extracomment>space turn-1</extracomment>
        <translation>13–14 ene</translation>
    </message>
    <message>
        <source>15–16 Jan</source>
        <extracomment>space turn-2</extracomment>
        <translation>15–16 ene</translation>
    </message>
    <message>
        <source>17–18 Jan</source>
        <extracomment>space turn-3</extracomment>
        <translation>17–18 ene</translation>
    </message>
    <message>
        <source>19–20 Jan</source>
        <extracomment>space turn-4</extracomment>
        <translation>19–20 ene</translation>
    </message>
    <message>
        <source>21–22 Jan</source>
        <extracomment>space turn-5</extracomment>
        <translation>21–22 ene</translation>
    </message>
    <message>
        <source>23–24 Jan</source>
        <extracomment>space turn-6</extracomment>
        <translation>23–24 ene</translation>
    </message>
    <message>
        <source>25–26 Jan</source>
        <extracomment>space turn-7</extracomment>
        <translation>25–26 ene</translation>
    </message>
    <message>
        <source>27–28 Jan</source>
        <extracomment>space turn-8</extracomment>
        <translation>27–28 ene</translation>
    </message>
    <message>
        <source>29–30 Jan</source>
        <extracomment>space turn-9</extracomment>
        <translation>29–30 ene</translation>
    </message>
    <message>
        <source>31 Jan–1 Feb</source>
        <extracomment>space turn-10</extracomment>
        <translation>31 ene–1 feb</translation>
    </message>
    <message>
        <source>1st Air Army</source>
        <extracomment>space air-1</extracomment>
        <translation>1.er Ejército Aéreo</translation>
    </message>
    <message>
        <source>4th Air Army</source>
        <extracomment>space air-4</extracomment>
        <translation>4.º Ejército Aéreo</translation>
    </message>
    <message>
        <source>Luftwaffe</source>
        <extracomment>space luftwaffe</extracomment>
        <translation>Luftwaffe</translation>
    </message>
    <message>
        <source>Airbase: Refit</source>
        <extracomment>space refit</extracomment>
        <translation>Base aérea: Revisión</translation>
    </message>
    <message>
        <source>Airbase: Grounded</source>
        <extracomment>space grounded</extracomment>
        <translation>Base aérea: En tierra</translation>
    </message>
    <message>
        <source>Volkssturm</source>
        <extracomment>space volkssturm</extracomment>
        <translation>Volkssturm</translation>
    </message>
    <message>
        <source>Bug</source>
        <extracomment>river or road</extracomment>
        <translation>Bug</translation>
    </message>
    <message>
        <source>Memel</source>
        <extracomment>river or road</extracomment>
        <translation>Memel</translation>
    </message>
    <message>
        <source>Narew</source>
        <extracomment>river or road</extracomment>
        <translation>Narew</translation>
    </message>
    <message>
        <source>Vistula</source>
        <extracomment>river or road</extracomment>
        <translation>Vístula</translation>
    </message>
    <message>
        <source>Alle</source>
        <extracomment>river or road</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Angerapp, Inster</source>
        <extracomment>river or road</extracomment>
        <translation>Angerapp, Inster</translation>
    </message>
    <message>
        <source>Bobr</source>
        <extracomment>river or road</extracomment>
        <translation>Bobr</translation>
    </message>
    <message>
        <source>Deime</source>
        <extracomment>river or road</extracomment>
        <translation>Deime</translation>
    </message>
    <message>
        <source>Drewenz</source>
        <extracomment>river or road</extracomment>
        <translation>Drewenz</translation>
    </message>
    <message>
        <source>Gilge</source>
        <extracomment>river or road</extracomment>
        <translation>Gilge</translation>
    </message>
    <message>
        <source>Guber</source>
        <extracomment>river or road</extracomment>
        <translation>Guber</translation>
    </message>
    <message>
        <source>Inster</source>
        <extracomment>river or road</extracomment>
        <translation>Inster</translation>
    </message>
    <message>
        <source>Jura</source>
        <extracomment>river or road</extracomment>
        <translation>Jura</translation>
    </message>
    <message>
        <source>Netta</source>
        <extracomment>river or road</extracomment>
        <translation>Netta</translation>
    </message>
    <message>
        <source>Nogat</source>
        <extracomment>river or road</extracomment>
        <translation>Nogat</translation>
    </message>
    <message>
        <source>Nogat, Elbing</source>
        <extracomment>river or road</extracomment>
        <translation>Nogat, Elbing</translation>
    </message>
    <message>
        <source>Omulef</source>
        <extracomment>river or road</extracomment>
        <translation>Omulef</translation>
    </message>
    <message>
        <source>Orzyc</source>
        <extracomment>river or road</extracomment>
        <translation>Orzyc</translation>
    </message>
    <message>
        <source>Ossa</source>
        <extracomment>river or road</extracomment>
        <translation>Ossa</translation>
    </message>
    <message>
        <source>Passarge</source>
        <extracomment>river or road</extracomment>
        <translation>Passarge</translation>
    </message>
    <message>
        <source>Pissa</source>
        <extracomment>river or road</extracomment>
        <translation>Pissa</translation>
    </message>
    <message>
        <source>Pissa, Rominte</source>
        <extracomment>river or road</extracomment>
        <translation>Pissa, Rominte</translation>
    </message>
    <message>
        <source>Pissek</source>
        <extracomment>river or road</extracomment>
        <translation>Pissek</translation>
    </message>
    <message>
        <source>Pregel</source>
        <extracomment>river or road</extracomment>
        <translation>Pregel</translation>
    </message>
    <message>
        <source>Pregel, Alle</source>
        <extracomment>river or road</extracomment>
        <translation>Pregel, Alle</translation>
    </message>
    <message>
        <source>Pregel, Deime</source>
        <extracomment>river or road</extracomment>
        <translation>Pregel, Deime</translation>
    </message>
    <message>
        <source>Rominte</source>
        <extracomment>river or road</extracomment>
        <translation>Rominte</translation>
    </message>
    <message>
        <source>Scheschuppe</source>
        <extracomment>river or road</extracomment>
        <translation>Scheschuppe</translation>
    </message>
    <message>
        <source>Skrwa</source>
        <extracomment>river or road</extracomment>
        <translation>Skrwa</translation>
    </message>
    <message>
        <source>Wkra</source>
        <extracomment>river or road</extracomment>
        <translation>Wkra</translation>
    </message>
    <message>
        <source>Angerapp line</source>
        <extracomment>river or road</extracomment>
        <translation>Línea del Angerapp</translation>
    </message>
    <message>
        <source>Deime line</source>
        <extracomment>river or road</extracomment>
        <translation>Línea del Deime</translation>
    </message>
    <message>
        <source>Ebenrode-Schloßberg positions</source>
        <extracomment>river or road</extracomment>
        <translation>Posiciones de Ebenrode-Schloßberg</translation>
    </message>
    <message>
        <source>Heilsberg triangle E</source>
        <extracomment>river or road</extracomment>
        <translation>Triángulo de Heilsberg, este</translation>
    </message>
    <message>
        <source>Heilsberg triangle S</source>
        <extracomment>river or road</extracomment>
        <translation>Triángulo de Heilsberg, sur</translation>
    </message>
    <message>
        <source>Inster line</source>
        <extracomment>river or road</extracomment>
        <translation>Línea del Inster</translation>
    </message>
    <message>
        <source>Lyck-Treuburg positions</source>
        <extracomment>river or road</extracomment>
        <translation>Posiciones de Lyck-Treuburg</translation>
    </message>
    <message>
        <source>Masurian lakes line</source>
        <extracomment>river or road</extracomment>
        <translation>Línea de los lagos de Masuria</translation>
    </message>
    <message>
        <source>Mlawa position</source>
        <extracomment>river or road</extracomment>
        <translation>Posición de Mlawa</translation>
    </message>
    <message>
        <source>Narew front positions</source>
        <extracomment>river or road</extracomment>
        <translation>Posiciones del Narew</translation>
    </message>
    <message>
        <source>Soldau-Neidenburg line</source>
        <extracomment>river or road</extracomment>
        <translation>Línea Soldau-Neidenburg</translation>
    </message>
    <message>
        <source>Vistula-Nogat line</source>
        <extracomment>river or road</extracomment>
        <translation>Línea Vístula-Nogat</translation>
    </message>
    <message>
        <source>Festung Elbing</source>
        <extracomment>river or road</extracomment>
        <translation>Festung Elbing</translation>
    </message>
    <message>
        <source>Festung Graudenz</source>
        <extracomment>river or road</extracomment>
        <translation>Festung Graudenz</translation>
    </message>
    <message>
        <source>Festung Kulm</source>
        <extracomment>river or road</extracomment>
        <translation>Festung Kulm</translation>
    </message>
    <message>
        <source>Festung Königsberg</source>
        <extracomment>river or road</extracomment>
        <translation>Festung Königsberg</translation>
    </message>
    <message>
        <source>Festung Lötzen</source>
        <extracomment>river or road</extracomment>
        <translation>Festung Lötzen</translation>
    </message>
    <message>
        <source>Festung Pillau</source>
        <extracomment>river or road</extracomment>
        <translation>Festung Pillau</translation>
    </message>
    <message>
        <source>Festung Thorn</source>
        <extracomment>river or road</extracomment>
        <translation>Festung Thorn</translation>
    </message>
    <message>
        <source>Frontier of 1937</source>
        <extracomment>river or road</extracomment>
        <translation>Frontera de 1937</translation>
    </message>
    <message>
        <source>Autobahn Elbing–Königsberg</source>
        <extracomment>river or road</extracomment>
        <translation>Autobahn Elbing–Königsberg</translation>
    </message>
    <message>
        <source>Reichsstraße 1 W</source>
        <extracomment>river or road</extracomment>
        <translation>Reichsstraße 1, oeste</translation>
    </message>
    <message>
        <source>Reichsstraße 1 E</source>
        <extracomment>river or road</extracomment>
        <translation>Reichsstraße 1, este</translation>
    </message>
    <message>
        <source>R126 Königsberg-Tilsit</source>
        <extracomment>river or road</extracomment>
        <translation>R126 Königsberg-Tilsit</translation>
    </message>
    <message>
        <source>R138 Insterburg-Tilsit</source>
        <extracomment>river or road</extracomment>
        <translation>R138 Insterburg-Tilsit</translation>
    </message>
    <message>
        <source>Samland roads</source>
        <extracomment>river or road</extracomment>
        <translation>Carreteras de Samland</translation>
    </message>
    <message>
        <source>Cranz road</source>
        <extracomment>river or road</extracomment>
        <translation>Carretera de Cranz</translation>
    </message>
    <message>
        <source>R128 Königsberg-Lötzen</source>
        <extracomment>river or road</extracomment>
        <translation>R128 Königsberg-Lötzen</translation>
    </message>
    <message>
        <source>R131 Königsberg-Friedland-Gerdauen</source>
        <extracomment>river or road</extracomment>
        <translation>R131 Königsberg-Friedland-Gerdauen</translation>
    </message>
    <message>
        <source>R137 Insterburg-Lötzen</source>
        <extracomment>river or road</extracomment>
        <translation>R137 Insterburg-Lötzen</translation>
    </message>
    <message>
        <source>R132 Gumbinnen-Lyck</source>
        <extracomment>river or road</extracomment>
        <translation>R132 Gumbinnen-Lyck</translation>
    </message>
    <message>
        <source>R132b</source>
        <extracomment>river or road</extracomment>
        <translation>R132b</translation>
    </message>
    <message>
        <source>Treuburg-Sudauen</source>
        <extracomment>river or road</extracomment>
        <translation>Treuburg-Sudauen</translation>
    </message>
    <message>
        <source>Augustow-Lyck</source>
        <extracomment>river or road</extracomment>
        <translation>Augustow-Lyck</translation>
    </message>
    <message>
        <source>R127 Allenstein-Insterburg</source>
        <extracomment>river or road</extracomment>
        <translation>R127 Allenstein-Insterburg</translation>
    </message>
    <message>
        <source>Allenstein-Heilsberg-Pr.Eylau</source>
        <extracomment>river or road</extracomment>
        <translation>Allenstein-Heilsberg-Pr.Eylau</translation>
    </message>
    <message>
        <source>Heilsberg-Landsberg-Pr.Eylau</source>
        <extracomment>river or road</extracomment>
        <translation>Heilsberg-Landsberg-Pr.Eylau</translation>
    </message>
    <message>
        <source>Elbing-Wormditt-Heilsberg</source>
        <extracomment>river or road</extracomment>
        <translation>Elbing-Wormditt-Heilsberg</translation>
    </message>
    <message>
        <source>R130 Elbing-Osterode-Warschau</source>
        <extracomment>river or road</extracomment>
        <translation>R130 Elbing-Osterode-Warschau</translation>
    </message>
    <message>
        <source>Braunsberg-Mehlsack-Wormditt</source>
        <extracomment>river or road</extracomment>
        <translation>Braunsberg-Mehlsack-Wormditt</translation>
    </message>
    <message>
        <source>Allenstein-Osterode-Dt Eylau-Graudenz</source>
        <extracomment>river or road</extracomment>
        <translation>Allenstein-Osterode-Dt Eylau-Graudenz</translation>
    </message>
    <message>
        <source>Allenstein-Hohenstein</source>
        <extracomment>river or road</extracomment>
        <translation>Allenstein-Hohenstein</translation>
    </message>
    <message>
        <source>Dt.Eylau-Marienburg</source>
        <extracomment>river or road</extracomment>
        <translation>Dt.Eylau-Marienburg</translation>
    </message>
    <message>
        <source>Marienwerder-Marienburg</source>
        <extracomment>river or road</extracomment>
        <translation>Marienwerder-Marienburg</translation>
    </message>
    <message>
        <source>Dt.Eylau-Neumark-Strasburg-Thorn</source>
        <extracomment>river or road</extracomment>
        <translation>Dt.Eylau-Neumark-Strasburg-Thorn</translation>
    </message>
    <message>
        <source>Ostrolenka</source>
        <extracomment>river or road</extracomment>
        <translation>Ostrolenka</translation>
    </message>
    <message>
        <source>Plock roads</source>
        <extracomment>river or road</extracomment>
        <translation>Carreteras de Plock</translation>
    </message>
    <message>
        <source>Plock-Mielau</source>
        <extracomment>river or road</extracomment>
        <translation>Plock-Mielau</translation>
    </message>
    <message>
        <source>Sierpc</source>
        <extracomment>river or road</extracomment>
        <translation>Sierpc</translation>
    </message>
    <message>
        <source>Sierpc N</source>
        <extracomment>river or road</extracomment>
        <translation>Sierpc, norte</translation>
    </message>
    <message>
        <source>Schröttersburg S</source>
        <extracomment>river or road</extracomment>
        <translation>Schröttersburg, sur</translation>
    </message>
    <message>
        <source>Graudenz W</source>
        <extracomment>river or road</extracomment>
        <translation>Graudenz, oeste</translation>
    </message>
    <message>
        <source>Warschau-Wyszkow</source>
        <extracomment>river or road</extracomment>
        <translation>Warschau-Wyszkow</translation>
    </message>
    <message>
        <source>Warschau E</source>
        <extracomment>river or road</extracomment>
        <translation>Warschau, este</translation>
    </message>
    <message>
        <source>Lötzen-Arys-Johannisburg</source>
        <extracomment>river or road</extracomment>
        <translation>Lötzen-Arys-Johannisburg</translation>
    </message>
    <message>
        <source>Labiau-Tapiau</source>
        <extracomment>river or road</extracomment>
        <translation>Labiau-Tapiau</translation>
    </message>
    <message>
        <source>Schwetz road</source>
        <extracomment>river or road</extracomment>
        <translation>Carretera de Schwetz</translation>
    </message>
    <message>
        <source>Wyszogrod road</source>
        <extracomment>river or road</extracomment>
        <translation>Carretera de Wyszogrod</translation>
    </message>
    <message>
        <source>Malkinia road</source>
        <extracomment>river or road</extracomment>
        <translation>Carretera de Malkinia</translation>
    </message>
    <message>
        <source>Sokolow road</source>
        <extracomment>river or road</extracomment>
        <translation>Carretera de Sokolow</translation>
    </message>
    <message>
        <source>Bialystok road</source>
        <extracomment>river or road</extracomment>
        <translation>Carretera de Bialystok</translation>
    </message>
    <message>
        <source>Grodno road</source>
        <extracomment>river or road</extracomment>
        <translation>Carretera de Grodno</translation>
    </message>
    <message>
        <source>Simno road</source>
        <extracomment>river or road</extracomment>
        <translation>Carretera de Simno</translation>
    </message>
    <message>
        <source>Kowno road</source>
        <extracomment>river or road</extracomment>
        <translation>Carretera de Kowno</translation>
    </message>
    <message>
        <source>Tauroggen road</source>
        <extracomment>river or road</extracomment>
        <translation>Carretera de Tauroggen</translation>
    </message>
    <message>
        <source>Ostbahn W</source>
        <extracomment>river or road</extracomment>
        <translation>Ostbahn, oeste</translation>
    </message>
    <message>
        <source>Ostbahn E</source>
        <extracomment>river or road</extracomment>
        <translation>Ostbahn, este</translation>
    </message>
    <message>
        <source>Insterburg-Tilsit-Memel</source>
        <extracomment>river or road</extracomment>
        <translation>Insterburg-Tilsit-Memel</translation>
    </message>
    <message>
        <source>Königsberg-Labiau-Tilsit</source>
        <extracomment>river or road</extracomment>
        <translation>Königsberg-Labiau-Tilsit</translation>
    </message>
    <message>
        <source>Tilsit-Tauroggen</source>
        <extracomment>river or road</extracomment>
        <translation>Tilsit-Tauroggen</translation>
    </message>
    <message>
        <source>Tilsit-Ragnit-Schloßberg-Ebenrode</source>
        <extracomment>river or road</extracomment>
        <translation>Tilsit-Ragnit-Schloßberg-Ebenrode</translation>
    </message>
    <message>
        <source>Samland</source>
        <extracomment>river or road, name on the map</extracomment>
        <translation>Samland</translation>
    </message>
    <message>
        <source>Südbahn</source>
        <extracomment>river or road</extracomment>
        <translation>Südbahn</translation>
    </message>
    <message>
        <source>Insterburg-Thorn N</source>
        <extracomment>river or road</extracomment>
        <translation>Insterburg-Thorn, norte</translation>
    </message>
    <message>
        <source>Insterburg-Lyck</source>
        <extracomment>river or road</extracomment>
        <translation>Insterburg-Lyck</translation>
    </message>
    <message>
        <source>Goldap-Angerburg-Lötzen</source>
        <extracomment>river or road</extracomment>
        <translation>Goldap-Angerburg-Lötzen</translation>
    </message>
    <message>
        <source>Angerburg-Gerdauen-Königsberg</source>
        <extracomment>river or road</extracomment>
        <translation>Angerburg-Gerdauen-Königsberg</translation>
    </message>
    <message>
        <source>Gumbinnen-Goldap</source>
        <extracomment>river or road</extracomment>
        <translation>Gumbinnen-Goldap</translation>
    </message>
    <message>
        <source>Allenstein-Braunsberg</source>
        <extracomment>river or road</extracomment>
        <translation>Allenstein-Braunsberg</translation>
    </message>
    <message>
        <source>Mehlsack-Königsberg</source>
        <extracomment>river or road</extracomment>
        <translation>Mehlsack-Königsberg</translation>
    </message>
    <message>
        <source>Allenstein-Mohrungen-Elbing</source>
        <extracomment>river or road</extracomment>
        <translation>Allenstein-Mohrungen-Elbing</translation>
    </message>
    <message>
        <source>Marienburg-Warschau</source>
        <extracomment>river or road</extracomment>
        <translation>Marienburg-Warschau</translation>
    </message>
    <message>
        <source>Allenstein-Soldau</source>
        <extracomment>river or road</extracomment>
        <translation>Allenstein-Soldau</translation>
    </message>
    <message>
        <source>Ortelsburg-Ostrolenka</source>
        <extracomment>river or road</extracomment>
        <translation>Ortelsburg-Ostrolenka</translation>
    </message>
    <message>
        <source>Warschau-Ostrolenka</source>
        <extracomment>river or road</extracomment>
        <translation>Warschau-Ostrolenka</translation>
    </message>
    <message>
        <source>Thorn-Graudenz-Marienburg</source>
        <extracomment>river or road</extracomment>
        <translation>Thorn-Graudenz-Marienburg</translation>
    </message>
    <message>
        <source>Kulm branch</source>
        <extracomment>river or road</extracomment>
        <translation>Ramal de Kulm</translation>
    </message>
    <message>
        <source>Graudenz-Strasburg-Soldau</source>
        <extracomment>river or road</extracomment>
        <translation>Graudenz-Strasburg-Soldau</translation>
    </message>
    <message>
        <source>Thorn-Leslau-Kutno</source>
        <extracomment>river or road</extracomment>
        <translation>Thorn-Leslau-Kutno</translation>
    </message>
    <message>
        <source>Sichelberg lines</source>
        <extracomment>river or road</extracomment>
        <translation>Líneas de Sichelberg</translation>
    </message>
    <message>
        <source>Strasburg-Sichelberg</source>
        <extracomment>river or road</extracomment>
        <translation>Strasburg-Sichelberg</translation>
    </message>
    <message>
        <source>Treuburg-Sudauen-Grodno</source>
        <extracomment>river or road</extracomment>
        <translation>Treuburg-Sudauen-Grodno</translation>
    </message>
    <message>
        <source>Rastenburg-Sensburg-Johannisburg</source>
        <extracomment>river or road</extracomment>
        <translation>Rastenburg-Sensburg-Johannisburg</translation>
    </message>
    <message>
        <source>Graudenz-Schwetz W bank</source>
        <extracomment>river or road</extracomment>
        <translation>Graudenz-Schwetz, orilla oeste</translation>
    </message>
    <message>
        <source>Bromberg</source>
        <extracomment>river or road</extracomment>
        <translation>Bromberg</translation>
    </message>
    <message>
        <source>Ostsee</source>
        <extracomment>name on the map</extracomment>
        <translation>Ostsee</translation>
    </message>
    <message>
        <source>Kurisches Haff</source>
        <extracomment>name on the map</extracomment>
        <translation>Kurisches Haff</translation>
    </message>
    <message>
        <source>Frisches Haff</source>
        <extracomment>name on the map</extracomment>
        <translation>Frisches Haff</translation>
    </message>
    <message>
        <source>Danziger Bucht</source>
        <extracomment>name on the map</extracomment>
        <translation>Danziger Bucht</translation>
    </message>
    <message>
        <source>Natangen</source>
        <extracomment>name on the map</extracomment>
        <translation>Natangen</translation>
    </message>
    <message>
        <source>Ermland</source>
        <extracomment>name on the map</extracomment>
        <translation>Ermland</translation>
    </message>
    <message>
        <source>Oberland</source>
        <extracomment>name on the map</extracomment>
        <translation>Oberland</translation>
    </message>
    <message>
        <source>Masuren</source>
        <extracomment>name on the map</extracomment>
        <translation>Masuren</translation>
    </message>
    <message>
        <source>Kulmerland</source>
        <extracomment>name on the map</extracomment>
        <translation>Kulmerland</translation>
    </message>
    <message>
        <source>Masowien</source>
        <extracomment>name on the map</extracomment>
        <translation>Masowien</translation>
    </message>
    <message>
        <source>Nadrauen</source>
        <extracomment>name on the map</extracomment>
        <translation>Nadrauen</translation>
    </message>
    <message>
        <source>Schalauen</source>
        <extracomment>name on the map</extracomment>
        <translation>Schalauen</translation>
    </message>
    <message>
        <source>The East Prussian offensive</source>
        <extracomment>board map</extracomment>
        <translation>La ofensiva de Prusia Oriental</translation>
    </message>
    <message>
        <source>13 January – 1 February</source>
        <extracomment>board map</extracomment>
        <translation>13 de enero – 1 de febrero</translation>
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
        <source>Cup</source>
        <extracomment>space cup</extracomment>
        <translation>Cubilete</translation>
    </message>
    <message>
        <source>Action chits drawn</source>
        <extracomment>space actions</extracomment>
        <translation>Marcadores de acción sacados</translation>
    </message>
    <message>
        <source>Drawn beyond the limit</source>
        <extracomment>space idle</extracomment>
        <translation>Sacados por encima del límite</translation>
    </message>
    <message>
        <source>Chits of later turns</source>
        <extracomment>space chits-later</extracomment>
        <translation>Marcadores de turnos posteriores</translation>
    </message>
    <message>
        <source>German 1</source>
        <extracomment>space german-1</extracomment>
        <translation>Alemán 1</translation>
    </message>
    <message>
        <source>German 2</source>
        <extracomment>space german-2</extracomment>
        <translation>Alemán 2</translation>
    </message>
    <message>
        <source>German 3</source>
        <extracomment>space german-3</extracomment>
        <translation>Alemán 3</translation>
    </message>
    <message>
        <source>German 4</source>
        <extracomment>space german-4</extracomment>
        <translation>Alemán 4</translation>
    </message>
    <message>
        <source>German 5</source>
        <extracomment>space german-5</extracomment>
        <translation>Alemán 5</translation>
    </message>
    <message>
        <source>German 6</source>
        <extracomment>space german-6</extracomment>
        <translation>Alemán 6</translation>
    </message>
    <message>
        <source>German 7</source>
        <extracomment>space german-7</extracomment>
        <translation>Alemán 7</translation>
    </message>
    <message>
        <source>2nd Belorussian Front 1</source>
        <extracomment>space 2bf-1</extracomment>
        <translation>2.º Frente Bielorruso 1</translation>
    </message>
    <message>
        <source>2nd Belorussian Front 2</source>
        <extracomment>space 2bf-2</extracomment>
        <translation>2.º Frente Bielorruso 2</translation>
    </message>
    <message>
        <source>2nd Belorussian Front 3</source>
        <extracomment>space 2bf-3</extracomment>
        <translation>2.º Frente Bielorruso 3</translation>
    </message>
    <message>
        <source>2nd Belorussian Front 4</source>
        <extracomment>space 2bf-4</extracomment>
        <translation>2.º Frente Bielorruso 4</translation>
    </message>
    <message>
        <source>2nd Belorussian Front 5</source>
        <extracomment>space 2bf-5</extracomment>
        <translation>2.º Frente Bielorruso 5</translation>
    </message>
    <message>
        <source>2nd Belorussian Front 6</source>
        <extracomment>space 2bf-6</extracomment>
        <translation>2.º Frente Bielorruso 6</translation>
    </message>
    <message>
        <source>2nd Belorussian Front 7</source>
        <extracomment>space 2bf-7</extracomment>
        <translation>2.º Frente Bielorruso 7</translation>
    </message>
    <message>
        <source>3rd Belorussian Front 1</source>
        <extracomment>space 3bf-1</extracomment>
        <translation>3.er Frente Bielorruso 1</translation>
    </message>
    <message>
        <source>3rd Belorussian Front 2</source>
        <extracomment>space 3bf-2</extracomment>
        <translation>3.er Frente Bielorruso 2</translation>
    </message>
    <message>
        <source>3rd Belorussian Front 3</source>
        <extracomment>space 3bf-3</extracomment>
        <translation>3.er Frente Bielorruso 3</translation>
    </message>
    <message>
        <source>3rd Belorussian Front 4</source>
        <extracomment>space 3bf-4</extracomment>
        <translation>3.er Frente Bielorruso 4</translation>
    </message>
    <message>
        <source>3rd Belorussian Front 5</source>
        <extracomment>space 3bf-5</extracomment>
        <translation>3.er Frente Bielorruso 5</translation>
    </message>
    <message>
        <source>3rd Belorussian Front 6</source>
        <extracomment>space 3bf-6</extracomment>
        <translation>3.er Frente Bielorruso 6</translation>
    </message>
    <message>
        <source>3rd Belorussian Front 7</source>
        <extracomment>space 3bf-7</extracomment>
        <translation>3.er Frente Bielorruso 7</translation>
    </message>
    <message>
        <source>Grossdeutschland withdrawn</source>
        <extracomment>space gd</extracomment>
        <translation>Grossdeutschland retirada</translation>
    </message>
    <message>
        <source>Volkssturm not yet raised</source>
        <extracomment>space volkssturm-later</extracomment>
        <translation>Volkssturm aún sin formar</translation>
    </message>
    <message>
        <source>German reinforcements</source>
        <extracomment>space german-reserve</extracomment>
        <translation>Refuerzos alemanes</translation>
    </message>
    <message>
        <source>Soviet reinforcements</source>
        <extracomment>space soviet-reserve</extracomment>
        <translation>Refuerzos soviéticos</translation>
    </message>
    <message>
        <source>German units lost</source>
        <extracomment>space german-lost</extracomment>
        <translation>Unidades alemanas perdidas</translation>
    </message>
    <message>
        <source>German out of the game</source>
        <extracomment>space german-out</extracomment>
        <translation>Alemanes fuera del juego</translation>
    </message>
    <message>
        <source>Soviet units lost</source>
        <extracomment>space soviet-lost</extracomment>
        <translation>Unidades soviéticas perdidas</translation>
    </message>
    <message>
        <source>Soviet out of the game</source>
        <extracomment>space soviet-out</extracomment>
        <translation>Soviéticos fuera del juego</translation>
    </message>
</context>
<context>
    <name>pieces.json</name>
    <message>
        <source>43rd Army</source>
        <extracomment>formation 43A</extracomment>
        <translation>43.er Ejército{=m}</translation>
    </message>
    <message>
        <source>39th Army</source>
        <extracomment>formation 39A</extracomment>
        <translation>39.º Ejército{=m}</translation>
    </message>
    <message>
        <source>5th Army</source>
        <extracomment>formation 5A</extracomment>
        <translation>5.º Ejército{=m}</translation>
    </message>
    <message>
        <source>28th Army</source>
        <extracomment>formation 28A</extracomment>
        <translation>28.º Ejército{=m}</translation>
    </message>
    <message>
        <source>2nd Guards Army</source>
        <extracomment>formation 2GA</extracomment>
        <translation>2.º Ejército de la Guardia{=m}</translation>
    </message>
    <message>
        <source>11th Guards Army</source>
        <extracomment>formation 11GA</extracomment>
        <translation>11.º Ejército de la Guardia{=m}</translation>
    </message>
    <message>
        <source>31st Army</source>
        <extracomment>formation 31A</extracomment>
        <translation>31.er Ejército{=m}</translation>
    </message>
    <message>
        <source>70th Army</source>
        <extracomment>formation 70A</extracomment>
        <translation>70.º Ejército{=m}</translation>
    </message>
    <message>
        <source>65th Army</source>
        <extracomment>formation 65A</extracomment>
        <translation>65.º Ejército{=m}</translation>
    </message>
    <message>
        <source>2nd Shock Army</source>
        <extracomment>formation 2SHA</extracomment>
        <translation>2.º Ejército de Choque{=m}</translation>
    </message>
    <message>
        <source>48th Army</source>
        <extracomment>formation 48A</extracomment>
        <translation>48.º Ejército{=m}</translation>
    </message>
    <message>
        <source>3rd Army</source>
        <extracomment>formation 3A</extracomment>
        <translation>3.er Ejército{=m}</translation>
    </message>
    <message>
        <source>49th Army</source>
        <extracomment>formation 49A</extracomment>
        <translation>49.º Ejército{=m}</translation>
    </message>
    <message>
        <source>5th Guards Tank Army</source>
        <extracomment>formation 5GTA</extracomment>
        <translation>5.º Ejército de Carros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>50th Army</source>
        <extracomment>formation 50A</extracomment>
        <translation>50.º Ejército{=m}</translation>
    </message>
    <message>
        <source>19th Army</source>
        <extracomment>formation 19A</extracomment>
        <translation>19.º Ejército{=m}</translation>
    </message>
    <message>
        <source>IX Corps</source>
        <extracomment>formation 9K</extracomment>
        <translation>IX Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XXVI Corps</source>
        <extracomment>formation 26K</extracomment>
        <translation>XXVI Cuerpo{=m}</translation>
    </message>
    <message>
        <source>Hermann Göring Corps</source>
        <extracomment>formation HG</extracomment>
        <translation>Cuerpo Hermann Göring{=m}</translation>
    </message>
    <message>
        <source>XXXXI Panzer Corps</source>
        <extracomment>formation 41PzK</extracomment>
        <translation>XXXXI Cuerpo Panzer{=m}</translation>
    </message>
    <message>
        <source>VI Corps</source>
        <extracomment>formation 6K</extracomment>
        <translation>VI Cuerpo{=m}</translation>
    </message>
    <message>
        <source>LV Corps</source>
        <extracomment>formation 55K</extracomment>
        <translation>LV Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XX Corps</source>
        <extracomment>formation 20K</extracomment>
        <translation>XX Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XXIII Corps</source>
        <extracomment>formation 23K</extracomment>
        <translation>XXIII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XXVII Corps</source>
        <extracomment>formation 27K</extracomment>
        <translation>XXVII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XXVIII Corps</source>
        <extracomment>formation 28K</extracomment>
        <translation>XXVIII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>Grossdeutschland Corps</source>
        <extracomment>formation GD</extracomment>
        <translation>Cuerpo Grossdeutschland{=m}</translation>
    </message>
    <message>
        <source>VII Panzer Corps</source>
        <extracomment>formation 7PZ</extracomment>
        <translation>VII Cuerpo Panzer{=m}</translation>
    </message>
    <message>
        <source>Rifle corps</source>
        <extracomment>type rifle_corps</extracomment>
        <translation>Cuerpo de fusileros{=m}</translation>
    </message>
    <message>
        <source>Guards rifle corps</source>
        <extracomment>type guards_rifle_corps</extracomment>
        <translation>Cuerpo de fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>Tank corps</source>
        <extracomment>type tank_corps</extracomment>
        <translation>Cuerpo de carros{=m}</translation>
    </message>
    <message>
        <source>Guards tank corps</source>
        <extracomment>type guards_tank_corps</extracomment>
        <translation>Cuerpo de carros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>Mechanised corps</source>
        <extracomment>type mech_corps</extracomment>
        <translation>Cuerpo mecanizado{=m}</translation>
    </message>
    <message>
        <source>Cavalry corps</source>
        <extracomment>type cavalry_corps</extracomment>
        <translation>Cuerpo de caballería{=m}</translation>
    </message>
    <message>
        <source>Tank brigade</source>
        <extracomment>type tank_brigade</extracomment>
        <translation>Brigada de carros{=f}</translation>
    </message>
    <message>
        <source>Mechanised brigade</source>
        <extracomment>type mech_brigade</extracomment>
        <translation>Brigada mecanizada{=f}</translation>
    </message>
    <message>
        <source>Fortified region</source>
        <extracomment>type fortified_region</extracomment>
        <translation>Región fortificada{=f}</translation>
    </message>
    <message>
        <source>Infantry division</source>
        <extracomment>type inf_div</extracomment>
        <translation>División de infantería{=f}</translation>
    </message>
    <message>
        <source>Infantry division (strong)</source>
        <extracomment>type strong_inf_div</extracomment>
        <translation>División de infantería (fuerte){=f}</translation>
    </message>
    <message>
        <source>Jäger division</source>
        <extracomment>type jaeger_div</extracomment>
        <translation>División Jäger{=f}</translation>
    </message>
    <message>
        <source>Volksgrenadier division</source>
        <extracomment>type vgd</extracomment>
        <translation>División Volksgrenadier{=f}</translation>
    </message>
    <message>
        <source>Former security division</source>
        <extracomment>type sec_div</extracomment>
        <translation>Antigua división de seguridad{=f}</translation>
    </message>
    <message>
        <source>Division for special employment</source>
        <extracomment>type zbv_div</extracomment>
        <translation>División para empleo especial{=f}</translation>
    </message>
    <message>
        <source>Replacement division</source>
        <extracomment>type replacement_div</extracomment>
        <translation>División de reemplazos{=f}</translation>
    </message>
    <message>
        <source>Panzer division</source>
        <extracomment>type pz_div</extracomment>
        <translation>División panzer{=f}</translation>
    </message>
    <message>
        <source>Panzergrenadier division</source>
        <extracomment>type pzgr_div</extracomment>
        <translation>División panzergrenadier{=f}</translation>
    </message>
    <message>
        <source>Tank battalion</source>
        <extracomment>type tank_bn</extracomment>
        <translation>Batallón de carros{=m}</translation>
    </message>
    <message>
        <source>Motorised regiment</source>
        <extracomment>type mot_rgt</extracomment>
        <translation>Regimiento motorizado{=m}</translation>
    </message>
    <message>
        <source>Heavy panzer battalion</source>
        <extracomment>type hvy_tank_bn</extracomment>
        <translation>Batallón panzer pesado{=m}</translation>
    </message>
    <message>
        <source>Assault gun brigade</source>
        <extracomment>type stug_bde</extracomment>
        <translation>Brigada de cañones de asalto{=f}</translation>
    </message>
    <message>
        <source>Bicycle brigade</source>
        <extracomment>type bicycle_bde</extracomment>
        <translation>Brigada ciclista{=f}</translation>
    </message>
    <message>
        <source>Battle group</source>
        <extracomment>type kampfgruppe</extracomment>
        <translation>Grupo de combate{=m}</translation>
    </message>
    <message>
        <source>Regiment</source>
        <extracomment>type regiment</extracomment>
        <translation>Regimiento{=m}</translation>
    </message>
    <message>
        <source>Motorcycle regiment</source>
        <extracomment>type mcycle_rgt</extracomment>
        <translation>Regimiento motociclista{=m}</translation>
    </message>
    <message>
        <source>Garrison</source>
        <extracomment>type garrison</extracomment>
        <translation>Guarnición{=f}</translation>
    </message>
    <message>
        <source>Volkssturm</source>
        <extracomment>type volkssturm, counter GE-VOLKSSTURM</extracomment>
        <translation>Volkssturm{=f}</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <extracomment>type hq</extracomment>
        <translation>Cuartel general{=m}</translation>
    </message>
    <message>
        <source>Heavy cruiser</source>
        <extracomment>type cruiser</extracomment>
        <translation>Crucero pesado{=m}</translation>
    </message>
    <message>
        <source>Soviet air unit</source>
        <extracomment>type soviet_air</extracomment>
        <translation>Unidad aérea soviética{=f}</translation>
    </message>
    <message>
        <source>German air unit</source>
        <extracomment>type german_air</extracomment>
        <translation>Unidad aérea alemana{=f}</translation>
    </message>
    <message>
        <source>Command chit</source>
        <extracomment>type command_chit</extracomment>
        <translation>Marcador de mando{=m}</translation>
    </message>
    <message>
        <source>Front chit</source>
        <extracomment>type front_chit</extracomment>
        <translation>Marcador de Frente{=m}</translation>
    </message>
    <message>
        <source>Army group chit</source>
        <extracomment>type hgm_chit</extracomment>
        <translation>Marcador de grupo de ejércitos{=m}</translation>
    </message>
    <message>
        <source>Action chit</source>
        <extracomment>type action_chit</extracomment>
        <translation>Marcador de acción{=m}</translation>
    </message>
    <message>
        <source>Marker</source>
        <extracomment>type marker</extracomment>
        <translation>Marcador{=m}</translation>
    </message>
    <message>
        <source>90th Rifle Corps</source>
        <extracomment>counter SU-3BF-43A-90</extracomment>
        <translation>90.º Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>103rd Rifle Corps</source>
        <extracomment>counter SU-3BF-43A-103</extracomment>
        <translation>103.er Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>43rd Army HQ</source>
        <extracomment>counter SU-3BF-43A-43HQ</extracomment>
        <translation>CG del 43.er Ejército{=m}</translation>
    </message>
    <message>
        <source>28th Guards Tank Brigade</source>
        <extracomment>counter SU-3BF-39A-28G</extracomment>
        <translation>28.ª Brigada de Carros de la Guardia{=f}</translation>
    </message>
    <message>
        <source>113th Rifle Corps</source>
        <extracomment>counter SU-3BF-39A-113</extracomment>
        <translation>113.er Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>152nd Fortified Region</source>
        <extracomment>counter SU-3BF-39A-152</extracomment>
        <translation>152.ª Región Fortificada{=f}</translation>
    </message>
    <message>
        <source>94th Rifle Corps</source>
        <extracomment>counter SU-3BF-39A-94</extracomment>
        <translation>94.º Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>5th Guards Rifle Corps</source>
        <extracomment>counter SU-3BF-39A-5G</extracomment>
        <translation>5.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>39th Army HQ</source>
        <extracomment>counter SU-3BF-39A-39HQ</extracomment>
        <translation>CG del 39.º Ejército{=m}</translation>
    </message>
    <message>
        <source>2nd Guards Tank Brigade</source>
        <extracomment>counter SU-3BF-5A-2G</extracomment>
        <translation>2.ª Brigada de Carros de la Guardia{=f}</translation>
    </message>
    <message>
        <source>45th Rifle Corps</source>
        <extracomment>counter SU-3BF-5A-45</extracomment>
        <translation>45.º Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>72nd Rifle Corps</source>
        <extracomment>counter SU-3BF-5A-72</extracomment>
        <translation>72.º Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>65th Rifle Corps</source>
        <extracomment>counter SU-3BF-5A-65</extracomment>
        <translation>65.º Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>5th Army HQ</source>
        <extracomment>counter SU-3BF-5A-5HQ</extracomment>
        <translation>CG del 5.º Ejército{=m}</translation>
    </message>
    <message>
        <source>3rd Guards Rifle Corps</source>
        <extracomment>counter SU-3BF-28A-3G</extracomment>
        <translation>3.er Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>218th Tank Brigade</source>
        <extracomment>counter SU-3BF-28A-218</extracomment>
        <translation>218.ª Brigada de Carros{=f}</translation>
    </message>
    <message>
        <source>20th Rifle Corps</source>
        <extracomment>counter SU-3BF-28A-20</extracomment>
        <translation>20.º Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>128th Rifle Corps</source>
        <extracomment>counter SU-3BF-28A-128</extracomment>
        <translation>128.º Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>28th Army HQ</source>
        <extracomment>counter SU-3BF-28A-28HQ</extracomment>
        <translation>CG del 28.º Ejército{=m}</translation>
    </message>
    <message>
        <source>60th Rifle Corps</source>
        <extracomment>counter SU-3BF-2GA-60</extracomment>
        <translation>60.º Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>153rd Tank Brigade</source>
        <extracomment>counter SU-3BF-2GA-153</extracomment>
        <translation>153.ª Brigada de Carros{=f}</translation>
    </message>
    <message>
        <source>13th Guards Rifle Corps</source>
        <extracomment>counter SU-3BF-2GA-13G</extracomment>
        <translation>13.er Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>2nd Guards Army HQ</source>
        <extracomment>counter SU-3BF-2GA-2GHQ</extracomment>
        <translation>CG del 2.º Ejército de la Guardia{=m}</translation>
    </message>
    <message>
        <source>11th Guards Rifle Corps</source>
        <extracomment>counter SU-3BF-2GA-11G</extracomment>
        <translation>11.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>36th Guards Rifle Corps</source>
        <extracomment>counter SU-3BF-11GA-36G</extracomment>
        <translation>36.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>120th Tank Brigade</source>
        <extracomment>counter SU-3BF-11GA-120</extracomment>
        <translation>120.ª Brigada de Carros{=f}</translation>
    </message>
    <message>
        <source>8th Guards Rifle Corps</source>
        <extracomment>counter SU-3BF-11GA-8G</extracomment>
        <translation>8.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>16th Guards Rifle Corps</source>
        <extracomment>counter SU-3BF-11GA-16G</extracomment>
        <translation>16.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>11th Guards Army HQ</source>
        <extracomment>counter SU-3BF-11GA-11GHQ</extracomment>
        <translation>CG del 11.º Ejército de la Guardia{=m}</translation>
    </message>
    <message>
        <source>71st Rifle Corps</source>
        <extracomment>counter SU-3BF-31A-71</extracomment>
        <translation>71.er Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>34th Rifle Corps</source>
        <extracomment>counter SU-3BF-31A-34, counter SU-2BF-3A-34</extracomment>
        <translation>34.º Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>44th Rifle Corps</source>
        <extracomment>counter SU-3BF-31A-44</extracomment>
        <translation>44.º Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>31st Army HQ</source>
        <extracomment>counter SU-3BF-31A-31HQ</extracomment>
        <translation>CG del 31.er Ejército{=m}</translation>
    </message>
    <message>
        <source>1st Tank Corps</source>
        <extracomment>counter SU-3BF-IND-1</extracomment>
        <translation>1.er Cuerpo de Carros{=m}</translation>
    </message>
    <message>
        <source>2nd Guards Tank Corps</source>
        <extracomment>counter SU-3BF-IND-2G</extracomment>
        <translation>2.º Cuerpo de Carros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>43rd Guards Tank Brigade</source>
        <extracomment>counter SU-3BF-IND-43G</extracomment>
        <translation>43.ª Brigada de Carros de la Guardia{=f}</translation>
    </message>
    <message>
        <source>96th Rifle Corps</source>
        <extracomment>counter SU-2BF-70A-96</extracomment>
        <translation>96.º Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>70th Army HQ</source>
        <extracomment>counter SU-2BF-70A-70HQ</extracomment>
        <translation>CG del 70.º Ejército{=m}</translation>
    </message>
    <message>
        <source>47th Rifle Corps</source>
        <extracomment>counter SU-2BF-70A-47</extracomment>
        <translation>47.º Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>114th Rifle Corps</source>
        <extracomment>counter SU-2BF-70A-114</extracomment>
        <translation>114.º Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>105th Rifle Corps</source>
        <extracomment>counter SU-2BF-65A-105</extracomment>
        <translation>105.º Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>65th Army HQ</source>
        <extracomment>counter SU-2BF-65A-65HQ</extracomment>
        <translation>CG del 65.º Ejército{=m}</translation>
    </message>
    <message>
        <source>46th Rifle Corps</source>
        <extracomment>counter SU-2BF-65A-46</extracomment>
        <translation>46.º Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>18th Rifle Corps</source>
        <extracomment>counter SU-2BF-65A-18</extracomment>
        <translation>18.º Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>88th Rifle Corps</source>
        <extracomment>counter SU-2BF-2SHA-88</extracomment>
        <translation>88.º Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>116th Rifle Corps</source>
        <extracomment>counter SU-2BF-2SHA-116</extracomment>
        <translation>116.º Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>108th Rifle Corps</source>
        <extracomment>counter SU-2BF-2SHA-108</extracomment>
        <translation>108.º Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>30th Guards Rifle Corps</source>
        <extracomment>counter SU-2BF-2SHA-30G</extracomment>
        <translation>30.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>2nd Shock Army HQ</source>
        <extracomment>counter SU-2BF-2SHA-2SHHQ</extracomment>
        <translation>CG del 2.º Ejército de Choque{=m}</translation>
    </message>
    <message>
        <source>29th Rifle Corps</source>
        <extracomment>counter SU-2BF-48A-29</extracomment>
        <translation>29.º Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>42nd Rifle Corps</source>
        <extracomment>counter SU-2BF-48A-42</extracomment>
        <translation>42.º Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>53rd Rifle Corps</source>
        <extracomment>counter SU-2BF-48A-53</extracomment>
        <translation>53.er Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>48th Army HQ</source>
        <extracomment>counter SU-2BF-48A-48HQ</extracomment>
        <translation>CG del 48.º Ejército{=m}</translation>
    </message>
    <message>
        <source>41st Rifle Corps</source>
        <extracomment>counter SU-2BF-3A-41</extracomment>
        <translation>41.er Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>3rd Army HQ</source>
        <extracomment>counter SU-2BF-3A-3HQ</extracomment>
        <translation>CG del 3.er Ejército{=m}</translation>
    </message>
    <message>
        <source>40th Rifle Corps</source>
        <extracomment>counter SU-2BF-3A-40</extracomment>
        <translation>40.º Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>121st Rifle Corps</source>
        <extracomment>counter SU-2BF-49A-121</extracomment>
        <translation>121.er Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>124th Rifle Corps</source>
        <extracomment>counter SU-2BF-49A-124</extracomment>
        <translation>124.º Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>49th Army HQ</source>
        <extracomment>counter SU-2BF-49A-49HQ</extracomment>
        <translation>CG del 49.º Ejército{=m}</translation>
    </message>
    <message>
        <source>70th Rifle Corps</source>
        <extracomment>counter SU-2BF-49A-70</extracomment>
        <translation>70.º Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>1st Guards Tank Corps</source>
        <extracomment>counter SU-2BF-IND-1G</extracomment>
        <translation>1.er Cuerpo de Carros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>8th Guards Tank Corps</source>
        <extracomment>counter SU-2BF-IND-8G</extracomment>
        <translation>8.º Cuerpo de Carros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>23rd Guards Tank Brigade</source>
        <extracomment>counter SU-2BF-IND-23G</extracomment>
        <translation>23.ª Brigada de Carros de la Guardia{=f}</translation>
    </message>
    <message>
        <source>8th Mechanised Corps</source>
        <extracomment>counter SU-2BF-IND-8</extracomment>
        <translation>8.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>3rd Guards Cavalry Corps</source>
        <extracomment>counter SU-2BF-IND-3G</extracomment>
        <translation>3.er Cuerpo de Caballería de la Guardia{=m}</translation>
    </message>
    <message>
        <source>56th Infantry Division</source>
        <extracomment>counter GE-9K-56</extracomment>
        <translation>56.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>561st Volksgrenadier Division</source>
        <extracomment>counter GE-9K-561</extracomment>
        <translation>561.ª División Volksgrenadier{=f}</translation>
    </message>
    <message>
        <source>548th Volksgrenadier Division</source>
        <extracomment>counter GE-9K-548</extracomment>
        <translation>548.ª División Volksgrenadier{=f}</translation>
    </message>
    <message>
        <source>551st Volksgrenadier Division</source>
        <extracomment>counter GE-9K-551</extracomment>
        <translation>551.ª División Volksgrenadier{=f}</translation>
    </message>
    <message>
        <source>286th Infantry Division</source>
        <extracomment>counter GE-9K-286</extracomment>
        <translation>286.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>IX Corps HQ</source>
        <extracomment>counter GE-9K-9HQ</extracomment>
        <translation>CG del IX Cuerpo{=m}</translation>
    </message>
    <message>
        <source>549th Volksgrenadier Division</source>
        <extracomment>counter GE-26K-549</extracomment>
        <translation>549.ª División Volksgrenadier{=f}</translation>
    </message>
    <message>
        <source>349th Volksgrenadier Division</source>
        <extracomment>counter GE-26K-349</extracomment>
        <translation>349.ª División Volksgrenadier{=f}</translation>
    </message>
    <message>
        <source>1st Infantry Division</source>
        <extracomment>counter GE-26K-1</extracomment>
        <translation>1.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>69th Infantry Division</source>
        <extracomment>counter GE-26K-69</extracomment>
        <translation>69.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>XXVI Corps HQ</source>
        <extracomment>counter GE-26K-26HQ</extracomment>
        <translation>CG del XXVI Cuerpo{=m}</translation>
    </message>
    <message>
        <source>1st Paratroop Panzer Division “Hermann Göring”</source>
        <extracomment>counter GE-HG-1HG</extracomment>
        <translation>1.ª División Panzer Paracaidista «Hermann Göring»{=f}</translation>
    </message>
    <message>
        <source>2nd Paratroop Panzergrenadier Division “Hermann Göring”</source>
        <extracomment>counter GE-HG-2HG</extracomment>
        <translation>2.ª División Panzergrenadier Paracaidista «Hermann Göring»{=f}</translation>
    </message>
    <message>
        <source>61st Infantry Division</source>
        <extracomment>counter GE-HG-61</extracomment>
        <translation>61.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>Hermann Göring Corps HQ</source>
        <extracomment>counter GE-HG-HGHQ</extracomment>
        <translation>CG del Cuerpo Hermann Göring{=m}</translation>
    </message>
    <message>
        <source>21st Infantry Division</source>
        <extracomment>counter GE-41PzK-21</extracomment>
        <translation>21.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>28th Jäger Division</source>
        <extracomment>counter GE-41PzK-28</extracomment>
        <translation>28.ª División Jäger{=f}</translation>
    </message>
    <message>
        <source>50th Infantry Division</source>
        <extracomment>counter GE-41PzK-50</extracomment>
        <translation>50.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>367th Infantry Division</source>
        <extracomment>counter GE-41PzK-367</extracomment>
        <translation>367.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>170th Infantry Division</source>
        <extracomment>counter GE-41PzK-170</extracomment>
        <translation>170.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>XXXXI Panzer Corps HQ</source>
        <extracomment>counter GE-41PzK-41HQ</extracomment>
        <translation>CG del XXXXI Cuerpo Panzer{=m}</translation>
    </message>
    <message>
        <source>558th Volksgrenadier Division</source>
        <extracomment>counter GE-6K-558</extracomment>
        <translation>558.ª División Volksgrenadier{=f}</translation>
    </message>
    <message>
        <source>131st Infantry Division</source>
        <extracomment>counter GE-6K-131</extracomment>
        <translation>131.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>Group Hannibal</source>
        <extracomment>counter GE-6K-HAN</extracomment>
        <translation>Grupo Hannibal{=m}</translation>
    </message>
    <message>
        <source>541st Volksgrenadier Division</source>
        <extracomment>counter GE-6K-541</extracomment>
        <translation>541.ª División Volksgrenadier{=f}</translation>
    </message>
    <message>
        <source>VI Corps HQ</source>
        <extracomment>counter GE-6K-6HQ</extracomment>
        <translation>CG del VI Cuerpo{=m}</translation>
    </message>
    <message>
        <source>203rd Infantry Division</source>
        <extracomment>counter GE-55K-203</extracomment>
        <translation>203.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>562nd Volksgrenadier Division</source>
        <extracomment>counter GE-55K-562</extracomment>
        <translation>562.ª División Volksgrenadier{=f}</translation>
    </message>
    <message>
        <source>547th Volksgrenadier Division</source>
        <extracomment>counter GE-55K-547</extracomment>
        <translation>547.ª División Volksgrenadier{=f}</translation>
    </message>
    <message>
        <source>LV Corps HQ</source>
        <extracomment>counter GE-55K-55HQ</extracomment>
        <translation>CG del LV Cuerpo{=m}</translation>
    </message>
    <message>
        <source>209th Tank Destroyer Battalion</source>
        <extracomment>counter GE-20K-209</extracomment>
        <translation>209.º Batallón de Cazacarros{=m}</translation>
    </message>
    <message>
        <source>292nd Infantry Division</source>
        <extracomment>counter GE-20K-292</extracomment>
        <translation>292.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>14th Infantry Division</source>
        <extracomment>counter GE-20K-14</extracomment>
        <translation>14.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>102nd Infantry Division</source>
        <extracomment>counter GE-20K-102</extracomment>
        <translation>102.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>XX Corps HQ</source>
        <extracomment>counter GE-20K-20HQ</extracomment>
        <translation>CG del XX Cuerpo{=m}</translation>
    </message>
    <message>
        <source>129th Infantry Division</source>
        <extracomment>counter GE-23K-129</extracomment>
        <translation>129.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>299th Infantry Division</source>
        <extracomment>counter GE-23K-299</extracomment>
        <translation>299.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>7th Infantry Division</source>
        <extracomment>counter GE-23K-7</extracomment>
        <translation>7.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>5th Jäger Division</source>
        <extracomment>counter GE-23K-5</extracomment>
        <translation>5.ª División Jäger{=f}</translation>
    </message>
    <message>
        <source>XXIII Corps HQ</source>
        <extracomment>counter GE-23K-23HQ</extracomment>
        <translation>CG del XXIII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>35th Infantry Division</source>
        <extracomment>counter GE-27K-35</extracomment>
        <translation>35.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>252nd Infantry Division</source>
        <extracomment>counter GE-27K-252</extracomment>
        <translation>252.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>542nd Volksgrenadier Division</source>
        <extracomment>counter GE-27K-542</extracomment>
        <translation>542.ª División Volksgrenadier{=f}</translation>
    </message>
    <message>
        <source>XXVII Corps HQ</source>
        <extracomment>counter GE-27K-27HQ</extracomment>
        <translation>CG del XXVII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>607th Division for Special Employment</source>
        <extracomment>counter GE-28K-607</extracomment>
        <translation>607.ª División para Empleo Especial{=f}</translation>
    </message>
    <message>
        <source>23rd Infantry Division</source>
        <extracomment>counter GE-INDI-23</extracomment>
        <translation>23.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>605th Division for Special Employment</source>
        <extracomment>counter GE-INDI-605</extracomment>
        <translation>605.ª División para Empleo Especial{=f}</translation>
    </message>
    <message>
        <source>10th Bicycle Jäger Brigade</source>
        <extracomment>counter GE-INDI-10</extracomment>
        <translation>10.ª Brigada Ciclista Jäger{=f}</translation>
    </message>
    <message>
        <source>Group Hauser</source>
        <extracomment>counter GE-INDI-HAU</extracomment>
        <translation>Grupo Hauser{=m}</translation>
    </message>
    <message>
        <source>401st Replacement Division</source>
        <extracomment>counter GE-INDI-401</extracomment>
        <translation>401.ª División de Reemplazos{=f}</translation>
    </message>
    <message>
        <source>83rd Infantry Division</source>
        <extracomment>counter GE-INDI-83</extracomment>
        <translation>83.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>461st Replacement Division</source>
        <extracomment>counter GE-INDI-461</extracomment>
        <translation>461.ª División de Reemplazos{=f}</translation>
    </message>
    <message>
        <source>627th Regimental Group</source>
        <extracomment>counter GE-INDI-627</extracomment>
        <translation>627.º Grupo Regimental{=m}</translation>
    </message>
    <message>
        <source>73rd Infantry Division</source>
        <extracomment>counter GE-INDI-73</extracomment>
        <translation>73.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>Tank Battalion “Grossdeutschland”</source>
        <extracomment>counter GE-GD-GDtk</extracomment>
        <translation>Batallón de Carros «Grossdeutschland»{=m}</translation>
    </message>
    <message>
        <source>Panzergrenadier Division “Grossdeutschland”</source>
        <extracomment>counter GE-GD-GDht</extracomment>
        <translation>División Panzergrenadier «Grossdeutschland»{=f}</translation>
    </message>
    <message>
        <source>Fusilier Regiment “Grossdeutschland”</source>
        <extracomment>counter GE-GD-GDFus</extracomment>
        <translation>Regimiento de Fusileros «Grossdeutschland»{=m}</translation>
    </message>
    <message>
        <source>Grossdeutschland Corps HQ</source>
        <extracomment>counter GE-GD-GDHQ</extracomment>
        <translation>CG del Cuerpo Grossdeutschland{=m}</translation>
    </message>
    <message>
        <source>18th Panzergrenadier Division</source>
        <extracomment>counter GE-INDM-18</extracomment>
        <translation>18.ª División Panzergrenadier{=f}</translation>
    </message>
    <message>
        <source>5th Panzer Division</source>
        <extracomment>counter GE-INDM-5</extracomment>
        <translation>5.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>505th Heavy Panzer Battalion</source>
        <extracomment>counter GE-INDM-505</extracomment>
        <translation>505.º Batallón Panzer Pesado{=m}</translation>
    </message>
    <message>
        <source>277th Assault Gun Brigade</source>
        <extracomment>counter GE-INDM-277</extracomment>
        <translation>277.ª Brigada de Cañones de Asalto{=f}</translation>
    </message>
    <message>
        <source>259th Assault Gun Brigade</source>
        <extracomment>counter GE-INDM-259</extracomment>
        <translation>259.ª Brigada de Cañones de Asalto{=f}</translation>
    </message>
    <message>
        <source>279th Assault Gun Brigade</source>
        <extracomment>counter GE-INDM-279</extracomment>
        <translation>279.ª Brigada de Cañones de Asalto{=f}</translation>
    </message>
    <message>
        <source>232nd Assault Gun Brigade</source>
        <extracomment>counter GE-INDM-232</extracomment>
        <translation>232.ª Brigada de Cañones de Asalto{=f}</translation>
    </message>
    <message>
        <source>102nd Assault Gun Brigade</source>
        <extracomment>counter GE-INDM-102</extracomment>
        <translation>102.ª Brigada de Cañones de Asalto{=f}</translation>
    </message>
    <message>
        <source>185th Assault Gun Brigade</source>
        <extracomment>counter GE-INDM-185</extracomment>
        <translation>185.ª Brigada de Cañones de Asalto{=f}</translation>
    </message>
    <message>
        <source>904th Assault Gun Brigade</source>
        <extracomment>counter GE-INDM-904</extracomment>
        <translation>904.ª Brigada de Cañones de Asalto{=f}</translation>
    </message>
    <message>
        <source>909th Assault Gun Brigade</source>
        <extracomment>counter GE-INDM-909</extracomment>
        <translation>909.ª Brigada de Cañones de Asalto{=f}</translation>
    </message>
    <message>
        <source>507th Heavy Panzer Battalion</source>
        <extracomment>counter GE-INDM-507</extracomment>
        <translation>507.º Batallón Panzer Pesado{=m}</translation>
    </message>
    <message>
        <source>276th Assault Gun Brigade</source>
        <extracomment>counter GE-INDM-276</extracomment>
        <translation>276.ª Brigada de Cañones de Asalto{=f}</translation>
    </message>
    <message>
        <source>7th Panzer Division</source>
        <extracomment>counter GE-INDM-7</extracomment>
        <translation>7.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>190th Assault Gun Brigade</source>
        <extracomment>counter GE-INDM-190</extracomment>
        <translation>190.ª Brigada de Cañones de Asalto{=f}</translation>
    </message>
    <message>
        <source>24th Panzer Division</source>
        <extracomment>counter GE-INDM-24</extracomment>
        <translation>24.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>VII Panzer Corps HQ</source>
        <extracomment>counter GE-7PZ-HQ</extracomment>
        <translation>CG del VII Cuerpo Panzer{=m}</translation>
    </message>
    <message>
        <source>Garrison of Thorn</source>
        <extracomment>counter GE-GAR-Thorn</extracomment>
        <translation>Guarnición de Thorn{=f}</translation>
    </message>
    <message>
        <source>Garrison of Kulm</source>
        <extracomment>counter GE-GAR-Kulm</extracomment>
        <translation>Guarnición de Kulm{=f}</translation>
    </message>
    <message>
        <source>Garrison of Graudenz</source>
        <extracomment>counter GE-GAR-Graud</extracomment>
        <translation>Guarnición de Graudenz{=f}</translation>
    </message>
    <message>
        <source>Garrison of Elbing</source>
        <extracomment>counter GE-GAR-Elbing</extracomment>
        <translation>Guarnición de Elbing{=f}</translation>
    </message>
    <message>
        <source>Garrison of Königsberg</source>
        <extracomment>counter GE-GAR-Koenigsberg</extracomment>
        <translation>Guarnición de Königsberg{=f}</translation>
    </message>
    <message>
        <source>Garrison of Lötzen</source>
        <extracomment>counter GE-GAR-Lotzen</extracomment>
        <translation>Guarnición de Lötzen{=f}</translation>
    </message>
    <message>
        <source>5th Guards Tank Army HQ</source>
        <extracomment>counter SU-2BF-5GTA-HQ</extracomment>
        <translation>CG del 5.º Ejército de Carros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>10th Tank Corps</source>
        <extracomment>counter SU-2BF-5GTA-10</extracomment>
        <translation>10.º Cuerpo de Carros{=m}</translation>
    </message>
    <message>
        <source>29th Tank Corps</source>
        <extracomment>counter SU-2BF-5GTA-29</extracomment>
        <translation>29.º Cuerpo de Carros{=m}</translation>
    </message>
    <message>
        <source>47th Mechanised Brigade</source>
        <extracomment>counter SU-2BF-5GTA-47</extracomment>
        <translation>47.ª Brigada Mecanizada{=f}</translation>
    </message>
    <message>
        <source>50th Army HQ</source>
        <extracomment>counter SU-2BF-50A-HQ</extracomment>
        <translation>CG del 50.º Ejército{=m}</translation>
    </message>
    <message>
        <source>69th Rifle Corps</source>
        <extracomment>counter SU-2BF-50A-69</extracomment>
        <translation>69.º Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>81st Rifle Corps</source>
        <extracomment>counter SU-2BF-50A-81</extracomment>
        <translation>81.er Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>3rd Guards Tank Corps</source>
        <extracomment>counter SU-2BF-IND-3GT</extracomment>
        <translation>3.er Cuerpo de Carros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>19th Army HQ</source>
        <extracomment>counter SU-2BF-19A-HQ</extracomment>
        <translation>CG del 19.º Ejército{=m}</translation>
    </message>
    <message>
        <source>40th Guards Rifle Corps</source>
        <extracomment>counter SU-2BF-19A-40G</extracomment>
        <translation>40.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>132nd Rifle Corps</source>
        <extracomment>counter SU-2BF-19A-132</extracomment>
        <translation>132.º Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>134th Rifle Corps</source>
        <extracomment>counter SU-2BF-19A-134</extracomment>
        <translation>134.º Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>XXVIII Corps HQ</source>
        <extracomment>counter GE-28K-28HQ</extracomment>
        <translation>CG del XXVIII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>58th Infantry Division</source>
        <extracomment>counter GE-28K-58</extracomment>
        <translation>58.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>95th Infantry Division</source>
        <extracomment>counter GE-28K-95</extracomment>
        <translation>95.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>15th Grenadier Division of the SS</source>
        <extracomment>counter GE-EV-15SS</extracomment>
        <translation>15.ª División de Granaderos de las SS{=f}</translation>
    </message>
    <message>
        <source>SS Regiment Böhme</source>
        <extracomment>counter GE-OPT-BOEHME</extracomment>
        <translation>Regimiento SS Böhme{=m}</translation>
    </message>
    <message>
        <source>Division z.b.V. Mikosch</source>
        <extracomment>counter GE-OPT-MIKOSCH</extracomment>
        <translation>División z.b.V. Mikosch{=f}</translation>
    </message>
    <message>
        <source>20th Panzer Division</source>
        <extracomment>counter GE-OPT-20PZ</extracomment>
        <translation>20.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>Admiral Hipper</source>
        <extracomment>counter GE-HIPPER</extracomment>
        <translation>Admiral Hipper{=m}</translation>
    </message>
    <message>
        <source>1st Air Army, first unit</source>
        <extracomment>counter SU-AIR-1-1</extracomment>
        <translation>1.er Ejército Aéreo (1.ª unidad){=m}</translation>
    </message>
    <message>
        <source>1st Air Army, second unit</source>
        <extracomment>counter SU-AIR-1-2</extracomment>
        <translation>1.er Ejército Aéreo (2.ª unidad){=m}</translation>
    </message>
    <message>
        <source>3rd Air Army</source>
        <extracomment>counter SU-AIR-3</extracomment>
        <translation>3.er Ejército Aéreo{=m}</translation>
    </message>
    <message>
        <source>18th Air Army</source>
        <extracomment>counter SU-AIR-18</extracomment>
        <translation>18.º Ejército Aéreo{=m}</translation>
    </message>
    <message>
        <source>4th Air Army, first unit</source>
        <extracomment>counter SU-AIR-4-1</extracomment>
        <translation>4.º Ejército Aéreo (1.ª unidad){=m}</translation>
    </message>
    <message>
        <source>4th Air Army, second unit</source>
        <extracomment>counter SU-AIR-4-2</extracomment>
        <translation>4.º Ejército Aéreo (2.ª unidad){=m}</translation>
    </message>
    <message>
        <source>4th Air Army, third unit</source>
        <extracomment>counter SU-AIR-4-3</extracomment>
        <translation>4.º Ejército Aéreo (3.ª unidad){=m}</translation>
    </message>
    <message>
        <source>Luftwaffe</source>
        <extracomment>counter GE-AIR</extracomment>
        <translation>Luftwaffe{=f}</translation>
    </message>
    <message>
        <source>Command: 39th Army</source>
        <extracomment>counter CH-3BF-39A</extracomment>
        <translation>Mando: 39.º Ejército{=m}</translation>
    </message>
    <message>
        <source>Command: 5th Army</source>
        <extracomment>counter CH-3BF-5A</extracomment>
        <translation>Mando: 5.º Ejército{=m}</translation>
    </message>
    <message>
        <source>Command: 28th Army</source>
        <extracomment>counter CH-3BF-28A</extracomment>
        <translation>Mando: 28.º Ejército{=m}</translation>
    </message>
    <message>
        <source>Command: 11th Guards Army</source>
        <extracomment>counter CH-3BF-11GA</extracomment>
        <translation>Mando: 11.º Ejército de la Guardia{=m}</translation>
    </message>
    <message>
        <source>Command: 31st Army</source>
        <extracomment>counter CH-3BF-31A</extracomment>
        <translation>Mando: 31.er Ejército{=m}</translation>
    </message>
    <message>
        <source>Command: 43rd Army</source>
        <extracomment>counter CH-3BF-43A</extracomment>
        <translation>Mando: 43.er Ejército{=m}</translation>
    </message>
    <message>
        <source>Command: 2nd Guards Army</source>
        <extracomment>counter CH-3BF-2GA</extracomment>
        <translation>Mando: 2.º Ejército de la Guardia{=m}</translation>
    </message>
    <message>
        <source>Command: 70th Army</source>
        <extracomment>counter CH-2BF-70A</extracomment>
        <translation>Mando: 70.º Ejército{=m}</translation>
    </message>
    <message>
        <source>Command: 65th Army</source>
        <extracomment>counter CH-2BF-65A</extracomment>
        <translation>Mando: 65.º Ejército{=m}</translation>
    </message>
    <message>
        <source>Command: 2nd Shock Army</source>
        <extracomment>counter CH-2BF-2SHA</extracomment>
        <translation>Mando: 2.º Ejército de Choque{=m}</translation>
    </message>
    <message>
        <source>Command: 48th Army</source>
        <extracomment>counter CH-2BF-48A</extracomment>
        <translation>Mando: 48.º Ejército{=m}</translation>
    </message>
    <message>
        <source>Command: 3rd Army</source>
        <extracomment>counter CH-2BF-3A</extracomment>
        <translation>Mando: 3.er Ejército{=m}</translation>
    </message>
    <message>
        <source>Command: 49th Army</source>
        <extracomment>counter CH-2BF-49A</extracomment>
        <translation>Mando: 49.º Ejército{=m}</translation>
    </message>
    <message>
        <source>Command: 5th Guards Tank Army</source>
        <extracomment>counter CH-2BF-5GTA</extracomment>
        <translation>Mando: 5.º Ejército de Carros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>Command: 50th Army</source>
        <extracomment>counter CH-2BF-50A</extracomment>
        <translation>Mando: 50.º Ejército{=m}</translation>
    </message>
    <message>
        <source>2nd Belorussian Front, first chit</source>
        <extracomment>counter CH-2BF-FRONT-1</extracomment>
        <translation>2.º Frente Bielorruso, primer marcador{=m}</translation>
    </message>
    <message>
        <source>2nd Belorussian Front, second chit</source>
        <extracomment>counter CH-2BF-FRONT-2</extracomment>
        <translation>2.º Frente Bielorruso, segundo marcador{=m}</translation>
    </message>
    <message>
        <source>3rd Belorussian Front, first chit</source>
        <extracomment>counter CH-3BF-FRONT-1</extracomment>
        <translation>3.er Frente Bielorruso, primer marcador{=m}</translation>
    </message>
    <message>
        <source>3rd Belorussian Front, second chit</source>
        <extracomment>counter CH-3BF-FRONT-2</extracomment>
        <translation>3.er Frente Bielorruso, segundo marcador{=m}</translation>
    </message>
    <message>
        <source>Command: IX Corps</source>
        <extracomment>counter CH-GE-9K</extracomment>
        <translation>Mando: IX Cuerpo{=m}</translation>
    </message>
    <message>
        <source>Command: XXVI Corps</source>
        <extracomment>counter CH-GE-26K</extracomment>
        <translation>Mando: XXVI Cuerpo{=m}</translation>
    </message>
    <message>
        <source>Command: Hermann Göring Corps</source>
        <extracomment>counter CH-GE-HG</extracomment>
        <translation>Mando: Cuerpo Hermann Göring{=m}</translation>
    </message>
    <message>
        <source>Command: XXXXI Panzer Corps</source>
        <extracomment>counter CH-GE-41PzK</extracomment>
        <translation>Mando: XXXXI Cuerpo Panzer{=m}</translation>
    </message>
    <message>
        <source>Command: VI Corps</source>
        <extracomment>counter CH-GE-6K</extracomment>
        <translation>Mando: VI Cuerpo{=m}</translation>
    </message>
    <message>
        <source>Command: LV Corps</source>
        <extracomment>counter CH-GE-55K</extracomment>
        <translation>Mando: LV Cuerpo{=m}</translation>
    </message>
    <message>
        <source>Command: XX Corps</source>
        <extracomment>counter CH-GE-20K</extracomment>
        <translation>Mando: XX Cuerpo{=m}</translation>
    </message>
    <message>
        <source>Command: XXIII Corps</source>
        <extracomment>counter CH-GE-23K</extracomment>
        <translation>Mando: XXIII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>Command: XXVII Corps</source>
        <extracomment>counter CH-GE-27K</extracomment>
        <translation>Mando: XXVII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>Command: Grossdeutschland Corps</source>
        <extracomment>counter CH-GE-GD</extracomment>
        <translation>Mando: Cuerpo Grossdeutschland{=m}</translation>
    </message>
    <message>
        <source>Command: VII Panzer Corps</source>
        <extracomment>counter CH-GE-7PZ</extracomment>
        <translation>Mando: VII Cuerpo Panzer{=m}</translation>
    </message>
    <message>
        <source>Command: XXVIII Corps</source>
        <extracomment>counter CH-GE-28K</extracomment>
        <translation>Mando: XXVIII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>Command: 19th Army</source>
        <extracomment>counter CH-SU-19A</extracomment>
        <translation>Mando: 19.º Ejército{=m}</translation>
    </message>
    <message>
        <source>Army Group Centre (Reinhardt)</source>
        <extracomment>counter CH-GE-HGM</extracomment>
        <translation>Grupo de Ejércitos Centro (Reinhardt){=m}</translation>
    </message>
    <message>
        <source>Bombardment, 2nd Belorussian Front</source>
        <extracomment>counter CH-AC-BOMB-2BF</extracomment>
        <translation>Bombardeo, 2.º Frente Bielorruso{=m}</translation>
    </message>
    <message>
        <source>Bombardment, 3rd Belorussian Front</source>
        <extracomment>counter CH-AC-BOMB-3BF</extracomment>
        <translation>Bombardeo, 3.er Frente Bielorruso{=m}</translation>
    </message>
    <message>
        <source>Random event</source>
        <extracomment>counter CH-AC-EVENT</extracomment>
        <translation>Suceso aleatorio{=m}</translation>
    </message>
    <message>
        <source>No gas</source>
        <extracomment>counter CH-AC-NOGAS</extracomment>
        <translation>Sin combustible</translation>
    </message>
    <message>
        <source>Grossdeutschland leaves</source>
        <extracomment>counter CH-AC-GDOUT</extracomment>
        <translation>Grossdeutschland se retira</translation>
    </message>
    <message>
        <source>Grossdeutschland returns</source>
        <extracomment>counter CH-AC-GDBACK</extracomment>
        <translation>Grossdeutschland regresa</translation>
    </message>
    <message>
        <source>Turn marker</source>
        <extracomment>counter TURN</extracomment>
        <translation>Marcador de turno{=m}</translation>
    </message>
    <message>
        <source>German activation limit</source>
        <extracomment>counter LIMIT-GE</extracomment>
        <translation>Límite de activaciones alemán{=m}</translation>
    </message>
    <message>
        <source>Activation limit of the 2nd Belorussian Front</source>
        <extracomment>counter LIMIT-2BF</extracomment>
        <translation>Límite de activaciones del 2.º Frente Bielorruso{=m}</translation>
    </message>
    <message>
        <source>Activation limit of the 3rd Belorussian Front</source>
        <extracomment>counter LIMIT-3BF</extracomment>
        <translation>Límite de activaciones del 3.er Frente Bielorruso{=m}</translation>
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
        <source>Swamp</source>
        <extracomment>terrain swamp</extracomment>
        <translation>Pantano</translation>
    </message>
    <message>
        <source>Village</source>
        <extracomment>terrain village</extracomment>
        <translation>Aldea</translation>
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
        <source>Sea</source>
        <extracomment>terrain sea</extracomment>
        <translation>Mar</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <extracomment>terrain lagoon</extracomment>
        <translation>Laguna</translation>
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
        <source>keep hex</source>
        <extracomment>table terrain</extracomment>
        <translation>no se retira</translation>
    </message>
    <message>
        <source>settlement</source>
        <extracomment>table terrain</extracomment>
        <translation>población</translation>
    </message>
    <message>
        <source>bombard shift</source>
        <extracomment>table terrain</extracomment>
        <translation>columnas de bombardeo</translation>
    </message>
    <message>
        <source>keep step</source>
        <extracomment>table terrain</extracomment>
        <translation>salva un paso</translation>
    </message>
    <message>
        <source>water</source>
        <extracomment>table terrain</extracomment>
        <translation>agua</translation>
    </message>
    <message>
        <source>Minor river</source>
        <extracomment>terrain river</extracomment>
        <translation>Río menor</translation>
    </message>
    <message>
        <source>Major river</source>
        <extracomment>terrain major_river</extracomment>
        <translation>Río mayor</translation>
    </message>
    <message>
        <source>Lake shore</source>
        <extracomment>terrain lake</extracomment>
        <translation>Orilla de lago</translation>
    </message>
    <message>
        <source>Coast</source>
        <extracomment>terrain coast</extracomment>
        <translation>Costa</translation>
    </message>
    <message>
        <source>Defensive line</source>
        <extracomment>terrain defence</extracomment>
        <translation>Línea defensiva</translation>
    </message>
    <message>
        <source>Festung line</source>
        <extracomment>terrain fortress</extracomment>
        <translation>Línea Festung</translation>
    </message>
    <message>
        <source>Frontier of 1937</source>
        <extracomment>terrain border</extracomment>
        <translation>Frontera de 1937</translation>
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
        <source>Autobahn</source>
        <extracomment>terrain autobahn</extracomment>
        <translation>Autopista</translation>
    </message>
    <message>
        <source>Railway</source>
        <extracomment>terrain rail</extracomment>
        <translation>Ferrocarril</translation>
    </message>
</context>
<context>
    <name>tables/bombardment.json</name>
    <message>
        <source>Bombardment</source>
        <extracomment>table bombardment</extracomment>
        <translation>Bombardeo</translation>
    </message>
    <message>
        <source>How many attacks on column 2-1 a roll gives.</source>
        <extracomment>table bombardment</extracomment>
        <translation>Cuántos ataques en la columna 2-1 da una tirada.</translation>
    </message>
</context>
<context>
    <name>tables/crt.json</name>
    <message>
        <source>Combat results</source>
        <extracomment>table crt</extracomment>
        <translation>Resultados del combate</translation>
    </message>
    <message>
        <source>The attacker loses two steps and retreats one hex.</source>
        <extracomment>table crt</extracomment>
        <translation>El atacante pierde dos pasos y se retira un hexágono.</translation>
    </message>
    <message>
        <source>The attacker loses one step and retreats one hex.</source>
        <extracomment>table crt</extracomment>
        <translation>El atacante pierde un paso y se retira un hexágono.</translation>
    </message>
    <message>
        <source>The attacker loses one step.</source>
        <extracomment>table crt</extracomment>
        <translation>El atacante pierde un paso.</translation>
    </message>
    <message>
        <source>The defender retreats one hex; the attacker loses one step.</source>
        <extracomment>table crt</extracomment>
        <translation>El defensor se retira un hexágono; el atacante pierde un paso.</translation>
    </message>
    <message>
        <source>The defender retreats one hex; the attacker loses one step if a settlement or a line kept the defender in place.</source>
        <extracomment>table crt</extracomment>
        <translation>El defensor se retira un hexágono; el atacante pierde un paso si una población o una línea mantuvo en su sitio al defensor.</translation>
    </message>
    <message>
        <source>The defender retreats two hexes; the attacker loses one step if a settlement or a line kept the defender in place.</source>
        <extracomment>table crt</extracomment>
        <translation>El defensor se retira dos hexágonos; el atacante pierde un paso si una población o una línea mantuvo en su sitio al defensor.</translation>
    </message>
    <message>
        <source>The defender loses one step and retreats one hex; the attacker loses one step if a settlement or a line kept the defender in place.</source>
        <extracomment>table crt</extracomment>
        <translation>El defensor pierde un paso y se retira un hexágono; el atacante pierde un paso si una población o una línea mantuvo en su sitio al defensor.</translation>
    </message>
    <message>
        <source>The defender loses one step and retreats two hexes; the attacker loses one step if a settlement or a line kept the defender in place.</source>
        <extracomment>table crt</extracomment>
        <translation>El defensor pierde un paso y se retira dos hexágonos; el atacante pierde un paso si una población o una línea mantuvo en su sitio al defensor.</translation>
    </message>
    <message>
        <source>The defender loses one step and retreats two hexes.</source>
        <extracomment>table crt</extracomment>
        <translation>El defensor pierde un paso y se retira dos hexágonos.</translation>
    </message>
    <message>
        <source>The defender loses two steps and retreats one hex.</source>
        <extracomment>table crt</extracomment>
        <translation>El defensor pierde dos pasos y se retira un hexágono.</translation>
    </message>
    <message>
        <source>The defender loses two steps and retreats two hexes.</source>
        <extracomment>table crt</extracomment>
        <translation>El defensor pierde dos pasos y se retira dos hexágonos.</translation>
    </message>
    <message>
        <source>The defender loses three steps and retreats two hexes.</source>
        <extracomment>table crt</extracomment>
        <translation>El defensor pierde tres pasos y se retira dos hexágonos.</translation>
    </message>
</context>
<context>
    <name>tables/events.json</name>
    <message>
        <source>Random events</source>
        <extracomment>table events</extracomment>
        <translation>Sucesos aleatorios</translation>
    </message>
    <message>
        <source>German reinforcements. One die: 1 to 3 brings the 15th SS Division at A, 4 to 6 XXVIII Corps at D. If that one is already here, the other comes.</source>
        <extracomment>table events</extracomment>
        <translation>Refuerzos alemanes. Un dado: de 1 a 3 entra la 15.ª División SS por A, de 4 a 6 el XXVIII Cuerpo por D. Si ya está en juego, llega el otro.</translation>
    </message>
    <message>
        <source>Free move. The German activates any one HQ; its units may move, not attack.</source>
        <extracomment>table events</extracomment>
        <translation>Movimiento libre. El alemán activa un cuartel general cualquiera; sus unidades pueden mover, no atacar.</translation>
    </message>
    <message>
        <source>German bombardment. One bombardment at 2-1 on a hex next to German units.</source>
        <extracomment>table events</extracomment>
        <translation>Bombardeo alemán. Un bombardeo a 2-1 contra un hexágono contiguo a unidades alemanas.</translation>
    </message>
    <message>
        <source>Refugees. The units of the next HQ that is activated have one movement point less and no strategic movement.</source>
        <extracomment>table events</extracomment>
        <translation>Refugiados. Las unidades del siguiente cuartel general que se active tienen un punto de movimiento menos y no pueden usar movimiento estratégico.</translation>
    </message>
    <message>
        <source>Bad weather. Air units in Refit go to Grounded, those in the boxes of the air armies and the Luftwaffe to Refit.</source>
        <extracomment>table events</extracomment>
        <translation>Mal tiempo. Las unidades aéreas en Revisión pasan a En tierra; las de las casillas de los ejércitos aéreos y de la Luftwaffe, a Revisión.</translation>
    </message>
    <message>
        <source>Soviet atrocity. One more Volkssturm is available, four at most.</source>
        <extracomment>table events</extracomment>
        <translation>Atrocidad soviética. Hay una Volkssturm más disponible, cuatro como máximo.</translation>
    </message>
    <message>
        <source>Stalin interferes. One die: 1 to 3 the 2nd, 4 to 6 the 3rd Belorussian Front loses two activations.</source>
        <extracomment>table events</extracomment>
        <translation>Stalin se entromete. Un dado: de 1 a 3 el 2.º y de 4 a 6 el 3.er Frente Bielorruso pierde dos activaciones.</translation>
    </message>
    <message>
        <source>Soviet bombardment. One bombardment at 2-1 on a hex next to Soviet units.</source>
        <extracomment>table events</extracomment>
        <translation>Bombardeo soviético. Un bombardeo a 2-1 contra un hexágono contiguo a unidades soviéticas.</translation>
    </message>
    <message>
        <source>Early Soviet arrival. The 19th Army enters at F.</source>
        <extracomment>table events</extracomment>
        <translation>Llegada soviética anticipada. El 19.º Ejército entra por F.</translation>
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
        <source>- Combat units in one hex: 2
- HQs in one hex: 1
- Points to enter an enemy zone of control: 2
- Points to leave an enemy zone of control: 2
- Independents a German HQ commands: 3
- Independents a Soviet HQ commands: 2
- Independents the VII Panzer HQ commands: 5
- Independents moved by HGM: 2
- Hexes of a supply line off roads and railways: 4
- Reach of limited Königsberg: 10
- Hexes along the edge for a blocked entry: 10
- Air units in one combat: 2
- Distance of Volkssturm from Soviet units: 3
- Reach of Admiral Hipper from the Haff: 2
- Distance from Königsberg that brings Mikosch: 5
- Soviet points that release VI and LV Corps: 2
- Turn that releases VI and LV Corps: 6</source>
        <extracomment>table numbers</extracomment>
        <translation>- Unidades de combate en un hexágono: 2
- Cuarteles generales en un hexágono: 1
- Puntos por entrar en una zona de control enemiga: 2
- Puntos por salir de una zona de control enemiga: 2
- Independientes que manda un cuartel general alemán: 3
- Independientes que manda un cuartel general soviético: 2
- Independientes que manda el cuartel general del VII Cuerpo Panzer: 5
- Independientes que mueve HGM: 2
- Hexágonos de una línea de suministro fuera de carreteras y ferrocarriles: 4
- Alcance de Königsberg limitada: 10
- Hexágonos a lo largo del borde para una entrada bloqueada: 10
- Unidades aéreas en un combate: 2
- Distancia de la Volkssturm a las unidades soviéticas: 3
- Alcance del Admiral Hipper desde el Haff: 2
- Distancia a Königsberg que trae a Mikosch: 5
- Puntos soviéticos que liberan a los Cuerpos VI y LV: 2
- Turno que libera a los Cuerpos VI y LV: 6</translation>
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
        <source>Hipper, 3GT (E)</source>
        <extracomment>table turns</extracomment>
        <translation>Hipper, 3GT (E)</translation>
    </message>
    <message>
        <source>HQs that the German may activate</source>
        <extracomment>table turns</extracomment>
        <translation>Cuarteles generales que puede activar el alemán</translation>
    </message>
    <message>
        <source>HQs that the 2nd Belorussian Front may activate; on the right one of its Front chits</source>
        <extracomment>table turns</extracomment>
        <translation>Cuarteles generales que puede activar el 2.º Frente Bielorruso; a la derecha, uno de sus marcadores de Frente</translation>
    </message>
    <message>
        <source>HQs that the 3rd Belorussian Front may activate; on the right one of its Front chits</source>
        <extracomment>table turns</extracomment>
        <translation>Cuarteles generales que puede activar el 3.er Frente Bielorruso; a la derecha, uno de sus marcadores de Frente</translation>
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
    <message>
        <source>What arrives, with its entry area</source>
        <extracomment>table turns</extracomment>
        <translation>Lo que llega, con su zona de entrada</translation>
    </message>
    <message>
        <source>The chit that withdraws Grossdeutschland</source>
        <extracomment>table turns</extracomment>
        <translation>El marcador que retira a la Grossdeutschland</translation>
    </message>
    <message>
        <source>The chit that brings Grossdeutschland back</source>
        <extracomment>table turns</extracomment>
        <translation>El marcador que devuelve a la Grossdeutschland</translation>
    </message>
    <message>
        <source>VI and LV Corps are free to move</source>
        <extracomment>table turns</extracomment>
        <translation>Los Cuerpos VI y LV pueden moverse con libertad</translation>
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
        <source>By the victory towns that are German after the last turn. No German point at all is not listed in the rulebook; it counts as the lowest level.</source>
        <extracomment>table victory</extracomment>
        <translation>Según las localidades de victoria en poder alemán tras el último turno. El reglamento no dice nada de cero puntos alemanes; cuentan como el nivel más bajo.</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>table victory</extracomment>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Crushing German victory</source>
        <extracomment>table victory</extracomment>
        <translation>Victoria alemana aplastante</translation>
    </message>
    <message>
        <source>Major German victory</source>
        <extracomment>table victory</extracomment>
        <translation>Victoria alemana mayor</translation>
    </message>
    <message>
        <source>Minor German victory</source>
        <extracomment>table victory</extracomment>
        <translation>Victoria alemana menor</translation>
    </message>
    <message>
        <source>Historical Soviet victory</source>
        <extracomment>table victory</extracomment>
        <translation>Victoria soviética histórica</translation>
    </message>
    <message>
        <source>Major Soviet victory</source>
        <extracomment>table victory</extracomment>
        <translation>Victoria soviética mayor</translation>
    </message>
    <message>
        <source>Crushing Soviet victory</source>
        <extracomment>table victory</extracomment>
        <translation>Victoria soviética aplastante</translation>
    </message>
</context>
<context>
    <name>scenarios/campaign.json</name>
    <message>
        <source>The East Prussian campaign</source>
        <extracomment>scenario campaign</extracomment>
        <translation>La campaña de Prusia Oriental</translation>
    </message>
    <message>
        <source>13 January 1945. Two Belorussian Fronts stand before East Prussia: the 3rd before Insterburg and Königsberg, the 2nd on the Narew with its eyes on the Vistula and Elbing. Army Group Centre holds a long line with tired divisions, two of its corps are forbidden to give ground, and its best panzer corps is about to be called away. Whoever draws the right chit at the right moment decides whether Königsberg is cut off by February.</source>
        <extracomment>scenario campaign</extracomment>
        <translation>13 de enero de 1945. Dos Frentes Bielorrusos están ante Prusia Oriental: el 3.º frente a Insterburg y Königsberg; el 2.º en el Narew, con la mirada puesta en el Vístula y Elbing. El Grupo de Ejércitos Centro defiende una línea larga con divisiones agotadas, dos de sus cuerpos tienen prohibido ceder terreno y su mejor cuerpo panzer está a punto de ser reclamado en otra parte. Quien saque el marcador justo en el momento justo decidirá si Königsberg queda aislada en febrero.</translation>
    </message>
    <message>
        <source>After turn 10 the German counts the victory towns he still holds: 13 or 14 are a crushing German victory, 10 to 12 a major one, 8 or 9 a minor one; 7 is history, 4 to 6 a major Soviet victory, 3 or fewer a crushing one. A supplied Soviet unit in Königsberg or Elbing at the end of a turn wins at once.</source>
        <extracomment>scenario campaign</extracomment>
        <translation>Tras el turno 10 el alemán cuenta las localidades de victoria que conserva: 13 o 14 son una victoria alemana aplastante, de 10 a 12 una mayor, 8 o 9 una menor; 7 es lo histórico, de 4 a 6 una victoria soviética mayor, 3 o menos una aplastante. Una unidad soviética con suministro en Königsberg o Elbing al final de un turno gana en el acto.</translation>
    </message>
</context>
<context>
    <name>scenarios/insterburg.json</name>
    <message>
        <source>The road to Insterburg</source>
        <extracomment>scenario insterburg</extracomment>
        <translation>El camino de Insterburg</translation>
    </message>
    <message>
        <source>Three turns, one front, two hours: an evening&apos;s game of our own, not of the rulebook. 13 January 1945. Six armies of the 3rd Belorussian Front strike at four German corps between the Memel and Goldap; the 2nd Front and everybody south of the lakes stay in their box. Insterburg is the prize, the villages on the way to it decide the day.</source>
        <extracomment>scenario insterburg</extracomment>
        <translation>Tres turnos, un solo frente, dos horas: una partida para una tarde, nuestra y no del reglamento. 13 de enero de 1945. Seis ejércitos del 3.er Frente Bielorruso golpean a cuatro cuerpos alemanes entre el Memel y Goldap; el 2.º Frente y todos los que están al sur de los lagos se quedan en su casilla. Insterburg es el premio; las aldeas del camino deciden la jornada.</translation>
    </message>
    <message>
        <source>After turn 3 the Germans add up what they still hold: Insterburg and Tilsit count three each, Gumbinnen, Schloßberg and Ragnit two, Trakehnen, Haselberg, Breitenstein, Schillen, Nemmersdorf and Angerapp one. 14 of the 18 points or more are a major German victory, 11 to 13 a minor one, 10 are a draw, 7 to 9 a minor Soviet victory, fewer a major one.</source>
        <extracomment>scenario insterburg</extracomment>
        <translation>Tras el turno 3 los alemanes suman lo que aún conservan: Insterburg y Tilsit valen tres puntos cada una; Gumbinnen, Schloßberg y Ragnit, dos; Trakehnen, Haselberg, Breitenstein, Schillen, Nemmersdorf y Angerapp, uno. Con 14 de los 18 puntos o más, victoria alemana mayor; de 11 a 13, menor; con 10, empate; de 7 a 9, victoria soviética menor; con menos, mayor.</translation>
    </message>
    <message>
        <source>2 h</source>
        <extracomment>scenario insterburg</extracomment>
        <translation>2 h{=f}</translation>
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
        <source>German activations</source>
        <extracomment>variable limit_german</extracomment>
        <translation>Activaciones alemanas</translation>
    </message>
    <message>
        <source>Activations of the 2nd Belorussian Front</source>
        <extracomment>variable limit_2bf</extracomment>
        <translation>Activaciones del 2.º Frente Bielorruso</translation>
    </message>
    <message>
        <source>Activations of the 3rd Belorussian Front</source>
        <extracomment>variable limit_3bf</extracomment>
        <translation>Activaciones del 3.er Frente Bielorruso</translation>
    </message>
    <message>
        <source>German activations used</source>
        <extracomment>variable used_german</extracomment>
        <translation>Activaciones alemanas usadas</translation>
    </message>
    <message>
        <source>Activations used, 2nd Belorussian Front</source>
        <extracomment>variable used_2bf</extracomment>
        <translation>Activaciones usadas, 2.º Frente Bielorruso</translation>
    </message>
    <message>
        <source>Activations used, 3rd Belorussian Front</source>
        <extracomment>variable used_3bf</extracomment>
        <translation>Activaciones usadas, 3.er Frente Bielorruso</translation>
    </message>
    <message>
        <source>Replacement points left</source>
        <extracomment>variable points</extracomment>
        <translation>Puntos de reemplazo restantes</translation>
    </message>
</context>
<context>
    <name>rules/sequence.json</name>
    <message>
        <source>Bombardment phase</source>
        <extracomment>phase bombardment</extracomment>
        <translation>Fase de bombardeo</translation>
    </message>
    <message>
        <source>Air phase</source>
        <extracomment>phase air</extracomment>
        <translation>Fase aérea</translation>
    </message>
    <message>
        <source>Reinforcement phase</source>
        <extracomment>phase reinforcement</extracomment>
        <translation>Fase de refuerzos</translation>
    </message>
    <message>
        <source>Reinforcement segment</source>
        <extracomment>phase arrivals</extracomment>
        <translation>Segmento de refuerzos</translation>
    </message>
    <message>
        <source>Replacement segment</source>
        <extracomment>phase replacements</extracomment>
        <translation>Segmento de reemplazos</translation>
    </message>
    <message>
        <source>End of the replacement segment</source>
        <extracomment>phase hq_check</extracomment>
        <translation>Fin del segmento de reemplazos</translation>
    </message>
    <message>
        <source>Volkssturm deployment segment</source>
        <extracomment>phase volkssturm</extracomment>
        <translation>Segmento de despliegue de la Volkssturm</translation>
    </message>
    <message>
        <source>Command phase</source>
        <extracomment>phase command</extracomment>
        <translation>Fase de mando</translation>
    </message>
    <message>
        <source>Supply phase</source>
        <extracomment>phase supply</extracomment>
        <translation>Fase de suministro</translation>
    </message>
    <message>
        <source>End of turn</source>
        <extracomment>phase end</extracomment>
        <translation>Fin del turno</translation>
    </message>
    <message>
        <source>Volkssturm return segment</source>
        <extracomment>phase volkssturm_return</extracomment>
        <translation>Segmento de regreso de la Volkssturm</translation>
    </message>
    <message>
        <source>Sudden death segment</source>
        <extracomment>phase sudden_death</extracomment>
        <translation>Segmento de muerte súbita</translation>
    </message>
    <message>
        <source>Turn advance segment</source>
        <extracomment>phase turn_advance</extracomment>
        <translation>Segmento de avance de turno</translation>
    </message>
</context>
<context>
    <name>rules/rulebook.json</name>
    <message>
        <source>The campaign</source>
        <comment>1.0 title</comment>
        <extracomment>rule 1.0</extracomment>
        <translation>La campaña</translation>
    </message>
    <message>
        <source>*Königsberg &apos;45* is the Soviet winter offensive into East Prussia and the neighbouring parts of Poland, from 13 January to 1 February 1945. Two Soviet fronts attack; a thin German army group tries to keep the towns and the way to the sea.

The game has ten turns of two days each. Most German units are divisions and brigades, most Soviet units are corps and brigades.</source>
        <comment>1.0 text</comment>
        <extracomment>rule 1.0</extracomment>
        <translation>*Königsberg &apos;45* es la ofensiva soviética de invierno contra Prusia Oriental y las comarcas vecinas de Polonia, entre el 13 de enero y el 1 de febrero de 1945. Dos frentes soviéticos atacan; un grupo de ejércitos alemán, muy estirado, intenta conservar las ciudades y el camino del mar.

La partida tiene diez turnos de dos días. Casi todas las unidades alemanas son divisiones y brigadas; casi todas las soviéticas, cuerpos y brigadas.</translation>
    </message>
    <message>
        <source>Reconstructed charts</source>
        <comment>1.1 title</comment>
        <extracomment>rule 1.1</extracomment>
        <translation>Tablas reconstruidas</translation>
    </message>
    <message>
        <source>The written rules point to charts and counters that they do not reproduce. We rebuilt these so that they fit everything that the rules say about them:

- the combat results table, the bombardment table and most of the terrain chart;
- the turn track: activation limits, replacements and most dates of arrival;
- the values of nearly all counters, and the command ranges;
- the ground between the places that are named, the entry areas and the supply sources.

Such tables are marked as reconstructed in the game. Paragraphs that rest on them say so.</source>
        <comment>1.1 text</comment>
        <extracomment>rule 1.1</extracomment>
        <translation>Las reglas escritas remiten a tablas y fichas que no reproducen. Las hemos reconstruido de modo que encajen con todo lo que las reglas dicen de ellas:

- la tabla de resultados de combate, la de bombardeo y la mayor parte de la de terreno;
- el registro de turnos: límites de activación, reemplazos y casi todas las fechas de llegada;
- los valores de casi todas las fichas y los alcances de mando;
- el terreno entre los lugares que se nombran, las áreas de entrada y las fuentes de suministro.

En el juego, esas tablas llevan la marca de reconstruidas. Los párrafos que se apoyan en ellas lo dicen.</translation>
    </message>
    <message>
        <source>What the game consists of</source>
        <comment>2.0 title</comment>
        <extracomment>rule 2.0</extracomment>
        <translation>De qué consta el juego</translation>
    </message>
    <message>
        <source>On the table the game is a map of 22 by 34 inches, a sheet of counters, the rules and a folder with the charts. Here all of it is on the screen: the map with its tracks and boxes, the units, the chits in the cup and the tables.

A combat unit carries three numbers: attack, defence, movement. So 6-4-8 attacks with 6, defends with 4 and has 8 movement points (MP). Most units have two *steps*: the back of the counter shows the weaker values after a loss. A headquarters (HQ) carries its command range and its movement instead; it is not a combat unit. Mechanised units show a vehicle: tanks, assault guns, half-tracks, lorries, motorcycles.</source>
        <comment>2.0 text</comment>
        <extracomment>rule 2.0</extracomment>
        <translation>Sobre la mesa el juego es un mapa de 22 por 34 pulgadas, una lámina de fichas, las reglas y una carpeta con las tablas. Aquí todo está en la pantalla: el mapa con sus registros y casillas, las unidades, los marcadores del cubilete y las tablas.

Una unidad de combate lleva tres números: ataque, defensa, movimiento. Así, una 6-4-8 ataca con 6, se defiende con 4 y tiene 8 puntos de movimiento (PM). La mayoría tiene dos *pasos*: el dorso de la ficha muestra los valores menores que le quedan tras una pérdida. Un cuartel general (CG) lleva en su lugar el alcance de mando y el movimiento; no es una unidad de combate. Las mecanizadas muestran un vehículo: carros, cañones de asalto, semiorugas, camiones, motocicletas.</translation>
    </message>
    <message>
        <source>General rules</source>
        <comment>2.1 title</comment>
        <extracomment>rule 2.1</extracomment>
        <translation>Reglas generales</translation>
    </message>
    <message>
        <source>Rules are numbered by chapter, section and case, so [9.5.3] is the third case of section [9.5]. The paragraphs below hold everywhere in the book.</source>
        <comment>2.1 text</comment>
        <extracomment>rule 2.1</extracomment>
        <translation>Las reglas se numeran por capítulo, sección y caso: así, [9.5.3] es el tercer caso de la sección [9.5]. Los párrafos siguientes valen para todo el libro.</translation>
    </message>
    <message>
        <source>Several modifiers</source>
        <comment>2.1.1 title</comment>
        <extracomment>rule 2.1.1</extracomment>
        <translation>Varios modificadores</translation>
    </message>
    <message>
        <source>If more than one thing changes a unit&apos;s strength, multiply them all. A unit that is halved by a river and halved again for lack of supply fights with a quarter of its strength: an attack of 8 becomes 2.</source>
        <comment>2.1.1 text</comment>
        <extracomment>rule 2.1.1</extracomment>
        <translation>Si más de una circunstancia cambia la fuerza de una unidad, multiplícalas todas. Una unidad reducida a la mitad por un río, y otra vez a la mitad por no tener suministro, lucha con un cuarto: un ataque de 8 se queda en 2.</translation>
    </message>
    <message>
        <source>Rounding</source>
        <comment>2.1.2 title</comment>
        <extracomment>rule 2.1.2</extracomment>
        <translation>Redondeo</translation>
    </message>
    <message>
        <source>Do not round each unit. Add up the strengths of one side with their fractions, then drop the fraction that remains. The total may well become 0 ([9.3.2]).

*Example:* attackers of 5, 5 and 3 are all halved. 2½ + 2½ + 1½ make 6½, so they attack with 6.</source>
        <comment>2.1.2 text</comment>
        <extracomment>rule 2.1.2</extracomment>
        <translation>No redondees unidad por unidad. Suma las fuerzas de un bando con sus fracciones y quita después lo que no llegue a un entero. El total puede quedar en 0 ([9.3.2]).

*Ejemplo:* tres atacantes de 5, 5 y 3 están a la mitad. 2½ + 2½ + 1½ son 6½, así que atacan con 6.</translation>
    </message>
    <message>
        <source>Fog of war (option)</source>
        <comment>2.1.3 title</comment>
        <extracomment>rule 2.1.3</extracomment>
        <translation>Niebla de guerra (opción)</translation>
    </message>
    <message>
        <source>With this option you see only the uppermost counter of an enemy stack; the owner decides the order of the stack, and supply markers lie on top. Once you have committed yourself to an attack, you see all the defenders, because the odds must be worked out.

An attack that has been announced has to be fought. It is called off only when it proves weaker than 1-2 ([9.3.2]), and is then not announced again in this activation.

Without this option you may call an attack off, and announce it again, until the die is rolled.</source>
        <comment>2.1.3 text</comment>
        <extracomment>rule 2.1.3</extracomment>
        <translation>Con esta opción ves solo la ficha de arriba de cada pila enemiga; su dueño decide el orden, y los marcadores de suministro van encima. Cuando te has comprometido a un ataque ves a todos los defensores, porque hay que calcular la proporción.

Un ataque anunciado tiene que librarse. Solo se cancela si resulta ser más débil que 1-2 ([9.3.2]), y entonces no se anuncia otra vez en la misma activación.

Sin esta opción puedes cancelar un ataque, y anunciarlo de nuevo, mientras no se haya tirado el dado.</translation>
    </message>
    <message>
        <source>The two Soviet fronts</source>
        <comment>2.1.4 title</comment>
        <extracomment>rule 2.1.4</extracomment>
        <translation>Los dos frentes soviéticos</translation>
    </message>
    <message>
        <source>The Soviet side is made of the *2nd Belorussian Front* (2BF, the darker counters) and the *3rd Belorussian Front* (3BF, the lighter ones).

- Each front has an activation limit of its own in each turn ([2.3]).
- An HQ commands only units of its own front; this is true of independent units too.
- Air units help only attacks of their own front ([12.3]).
- Units of both fronts may be in the same hex.

Three can play: one for each front, and one for the Germans.</source>
        <comment>2.1.4 text</comment>
        <extracomment>rule 2.1.4</extracomment>
        <translation>El bando soviético lo forman el *2.º Frente Bielorruso* (2FB, las fichas más oscuras) y el *3.er Frente Bielorruso* (3FB, las más claras).

- Cada frente tiene en cada turno su propio límite de activaciones ([2.3]).
- Un CG manda solo a unidades de su frente, también cuando son independientes.
- Las unidades aéreas ayudan solo a los ataques de su frente ([12.3]).
- Las unidades de ambos frentes pueden compartir hexágono.

Pueden jugar tres: uno con cada frente y otro con los alemanes.</translation>
    </message>
    <message>
        <source>Getting ready</source>
        <comment>2.1.5 title</comment>
        <extracomment>rule 2.1.5</extracomment>
        <translation>Preparativos</translation>
    </message>
    <message>
        <source>Choose sides. The program does the rest:

- the units stand in their starting hexes ([15.0]) and the turn marker is on turn 1;
- the seven Soviet air units are ready in the boxes of their air armies, the German one in the Luftwaffe box;
- two Volkssturm units are available in their box ([11.3]);
- the cup, which both sides share, holds every command and action chit that does not carry a turn number.</source>
        <comment>2.1.5 text</comment>
        <extracomment>rule 2.1.5</extracomment>
        <translation>Elegid bando. Del resto se ocupa el programa:

- las unidades están en sus hexágonos de salida ([15.0]) y el marcador, en el turno 1;
- las siete unidades aéreas soviéticas están listas en las casillas de sus ejércitos aéreos, y la alemana, en la de la Luftwaffe;
- hay dos unidades de la Volkssturm disponibles en su casilla ([11.3]);
- el cubilete, común para los dos bandos, contiene los marcadores de mando y de acción que no llevan número de turno.</translation>
    </message>
    <message>
        <source>The map</source>
        <comment>2.2 title</comment>
        <extracomment>rule 2.2</extracomment>
        <translation>El mapa</translation>
    </message>
    <message>
        <source>The map shows East Prussia and the Polish country next to it; a hex is about 8 km wide. The first two digits of a hex number are its column, the last two its place in the column. North is not at the top: the map is tilted ([9.5.4]).

The ground between the places named in the rules is reconstructed ([1.1]).</source>
        <comment>2.2 text</comment>
        <extracomment>rule 2.2</extracomment>
        <translation>El mapa muestra Prusia Oriental y la parte contigua de Polonia; un hexágono mide unos 8 km. Las dos primeras cifras de su número son la columna, y las dos últimas, el lugar en la columna. El norte no queda arriba: el mapa está girado ([9.5.4]).

El terreno entre los lugares que nombran las reglas está reconstruido ([1.1]).</translation>
    </message>
    <message>
        <source>Turn track</source>
        <comment>2.2.1 title</comment>
        <extracomment>rule 2.2.1</extracomment>
        <translation>Registro de turnos</translation>
    </message>
    <message>
        <source>The track shows the current turn, its three activation limits ([2.3]), the replacement points of both sides ([11.2]) and the arrivals ([8.0]). At the end of a turn the marker goes one space on.

The German limit of 5 on turn 3 is stated in the rules; the other limits and the replacements are reconstructed.</source>
        <comment>2.2.1 text</comment>
        <extracomment>rule 2.2.1</extracomment>
        <translation>El registro enseña el turno en curso, sus tres límites de activación ([2.3]), los puntos de reemplazo de cada bando ([11.2]) y las llegadas ([8.0]). Al acabar el turno el marcador pasa a la casilla siguiente.

El límite alemán de 5 en el turno 3 consta en las reglas; los demás límites y los reemplazos están reconstruidos.</translation>
    </message>
    <message>
        <source>Terrain effects chart</source>
        <comment>2.2.2 title</comment>
        <extracomment>rule 2.2.2</extracomment>
        <translation>Tabla de efectos del terreno</translation>
    </message>
    <message>
        <source>For each kind of ground this chart tells what it costs to enter ([6.2]) and what it does in combat ([9.3.1]). The costs and column shifts are reconstructed; what rivers, villages, towns, cities and lines do to losses and retreats is stated in the rules.</source>
        <comment>2.2.2 text</comment>
        <extracomment>rule 2.2.2</extracomment>
        <translation>Para cada clase de terreno esta tabla dice cuánto cuesta entrar ([6.2]) y qué hace en combate ([9.3.1]). Los costes y los desplazamientos de columna están reconstruidos; lo que hacen ríos, aldeas, pueblos, ciudades y líneas con las pérdidas y las retiradas consta en las reglas.</translation>
    </message>
    <message>
        <source>Combat results table</source>
        <comment>2.2.3 title</comment>
        <extracomment>rule 2.2.3</extracomment>
        <translation>Tabla de resultados de combate</translation>
    </message>
    <message>
        <source>Every combat and every bombardment is decided on this table: one die, and eight columns from 1-2 to 7-1. Rolls changed to less than 1 count as 1. The table is reconstructed; how to read it is told in [9.1].</source>
        <comment>2.2.3 text</comment>
        <extracomment>rule 2.2.3</extracomment>
        <translation>Todos los combates y bombardeos se deciden en esta tabla: un dado y ocho columnas, de 1-2 a 7-1. Una tirada que baje de 1 vale 1. La tabla está reconstruida; cómo se lee se explica en [9.1].</translation>
    </message>
    <message>
        <source>Air boxes</source>
        <comment>2.2.4 title</comment>
        <extracomment>rule 2.2.4</extracomment>
        <translation>Casillas aéreas</translation>
    </message>
    <message>
        <source>The 1st Air Army (3BF), the 4th Air Army (2BF) and the Luftwaffe have a box each. An air unit in its box is ready for use ([12.1]).</source>
        <comment>2.2.4 text</comment>
        <extracomment>rule 2.2.4</extracomment>
        <translation>El 1.er Ejército Aéreo (3FB), el 4.º Ejército Aéreo (2FB) y la Luftwaffe tienen una casilla cada uno. Una unidad aérea que está en su casilla se puede usar ([12.1]).</translation>
    </message>
    <message>
        <source>Volkssturm box</source>
        <comment>2.2.5 title</comment>
        <extracomment>rule 2.2.5</extracomment>
        <translation>Casilla de la Volkssturm</translation>
    </message>
    <message>
        <source>Here the people&apos;s militia waits between one deployment and the next ([11.3]).</source>
        <comment>2.2.5 text</comment>
        <extracomment>rule 2.2.5</extracomment>
        <translation>Aquí espera la milicia popular entre un despliegue y el siguiente ([11.3]).</translation>
    </message>
    <message>
        <source>Activation tracks</source>
        <comment>2.2.6 title</comment>
        <extracomment>rule 2.2.6</extracomment>
        <translation>Registros de activación</translation>
    </message>
    <message>
        <source>Command chits that have been drawn lie on the track of their owner in the order of drawing: the first in box 1, the second in box 2, and so on. So you always see how many activations are gone.</source>
        <comment>2.2.6 text</comment>
        <extracomment>rule 2.2.6</extracomment>
        <translation>Los marcadores de mando que salen se ponen en el registro de su dueño por orden: el primero en la casilla 1, el segundo en la 2 y así sucesivamente. De este modo se ve cuántas activaciones se han gastado.</translation>
    </message>
    <message>
        <source>Airbase box</source>
        <comment>2.2.7 title</comment>
        <extracomment>rule 2.2.7</extracomment>
        <translation>Casilla de base aérea</translation>
    </message>
    <message>
        <source>Air units that have flown recover here. The box serves both sides and has two parts, *Grounded* and *Refit* ([12.2]).</source>
        <comment>2.2.7 text</comment>
        <extracomment>rule 2.2.7</extracomment>
        <translation>Aquí se recuperan las unidades aéreas que han volado. La casilla sirve a los dos bandos y tiene dos partes, *En tierra* y *Revisión* ([12.2]).</translation>
    </message>
    <message>
        <source>Grossdeutschland box</source>
        <comment>2.2.8 title</comment>
        <extracomment>rule 2.2.8</extracomment>
        <translation>Casilla de la Grossdeutschland</translation>
    </message>
    <message>
        <source>While the Grossdeutschland corps (GD) is withdrawn, its four counters and its command chit are kept in this box ([2.5.4], [2.5.5]).</source>
        <comment>2.2.8 text</comment>
        <extracomment>rule 2.2.8</extracomment>
        <translation>Mientras el cuerpo Grossdeutschland (GD) está retirado, sus cuatro fichas y su marcador de mando se guardan en esta casilla ([2.5.4], [2.5.5]).</translation>
    </message>
    <message>
        <source>Supply sources on the map</source>
        <comment>2.2.9 title</comment>
        <extracomment>rule 2.2.9</extracomment>
        <translation>Fuentes de suministro en el mapa</translation>
    </message>
    <message>
        <source>The colours of a source tell whose it is: black and white for the Germans, red and white for the Soviets, black and red for a disputed one that can change hands ([10.2]).</source>
        <comment>2.2.9 text</comment>
        <extracomment>rule 2.2.9</extracomment>
        <translation>Los colores de una fuente dicen de quién es: negro y blanco, de los alemanes; rojo y blanco, de los soviéticos; negro y rojo, disputada, es decir, que puede cambiar de manos ([10.2]).</translation>
    </message>
    <message>
        <source>Bridges</source>
        <comment>2.2.10 title</comment>
        <extracomment>rule 2.2.10</extracomment>
        <translation>Puentes</translation>
    </message>
    <message>
        <source>Wherever a road or a railway crosses a river hexside there is a bridge. The river then has no effect at that hexside at all: not on movement, not on combat, not on zones of control. Every other river hexside is *unbridged*.</source>
        <comment>2.2.10 text</comment>
        <extracomment>rule 2.2.10</extracomment>
        <translation>Donde una carretera o un ferrocarril atraviesa un lado de río hay un puente. Allí el río no tiene efecto ninguno: ni para mover, ni para combatir, ni para las zonas de control. Los demás lados de río están *sin puente*.</translation>
    </message>
    <message>
        <source>Command chits</source>
        <comment>2.3 title</comment>
        <extracomment>rule 2.3</extracomment>
        <translation>Marcadores de mando</translation>
    </message>
    <message>
        <source>Each HQ has one command chit. The chits of both sides are in one cup and come out one at a time, by chance. A chit that is drawn lets its HQ act ([4.1]).

In each turn there are three limits: for the Germans, for 2BF and for 3BF. When one of them has used up its limit, its later chits are drawn but do nothing in this turn. The limits of the others are not affected.

*Example:* on turn 3 the Germans have five activations. Their fifth chit still activates an HQ, the sixth is only laid aside. If 2BF has an activation left, its next chit counts as usual.</source>
        <comment>2.3 text</comment>
        <extracomment>rule 2.3</extracomment>
        <translation>Cada CG tiene un marcador de mando. Los de ambos bandos están en el mismo cubilete y salen de uno en uno, al azar. El marcador que sale permite actuar a su CG ([4.1]).

En cada turno hay tres límites: el alemán, el del 2FB y el del 3FB. Cuando uno de ellos ha agotado el suyo, sus marcadores posteriores salen, pero no hacen nada en ese turno. Los límites de los otros no cambian.

*Ejemplo:* en el turno 3 los alemanes disponen de cinco activaciones. Con su quinto marcador aún activan un CG; el sexto solo se aparta. Si al 2FB le queda una activación, su próximo marcador vale como siempre.</translation>
    </message>
    <message>
        <source>Special command chits</source>
        <comment>2.4 title</comment>
        <extracomment>rule 2.4</extracomment>
        <translation>Marcadores de mando especiales</translation>
    </message>
    <message>
        <source>Five command chits belong to no single HQ. They count against the limits like the others.</source>
        <comment>2.4 text</comment>
        <extracomment>rule 2.4</extracomment>
        <translation>Cinco marcadores de mando no son de ningún CG concreto. Cuentan para los límites igual que los demás.</translation>
    </message>
    <message>
        <source>Front chits</source>
        <comment>2.4.1 title</comment>
        <extracomment>rule 2.4.1</extracomment>
        <translation>Marcadores de frente</translation>
    </message>
    <message>
        <source>The Soviets have two chits for 2BF and two for 3BF. They come into the cup at different times and activate an HQ of their front ([4.1.2]).</source>
        <comment>2.4.1 text</comment>
        <extracomment>rule 2.4.1</extracomment>
        <translation>Los soviéticos tienen dos marcadores del 2FB y dos del 3FB. Entran en el cubilete en momentos distintos y activan un CG de su frente ([4.1.2]).</translation>
    </message>
    <message>
        <source>The HGM chit</source>
        <comment>2.4.2 title</comment>
        <extracomment>rule 2.4.2</extracomment>
        <translation>El marcador HGM</translation>
    </message>
    <message>
        <source>The Germans have one chit for Army Group Centre (Heeresgruppe Mitte, HGM). It stands for General Reinhardt himself and can set any German corps in motion ([4.1.3]).</source>
        <comment>2.4.2 text</comment>
        <extracomment>rule 2.4.2</extracomment>
        <translation>Los alemanes tienen un marcador del Grupo de Ejércitos Centro (Heeresgruppe Mitte, HGM). Es la mano del propio general Reinhardt y puede poner en marcha cualquier cuerpo alemán ([4.1.3]).</translation>
    </message>
    <message>
        <source>Action chits</source>
        <comment>2.5 title</comment>
        <extracomment>rule 2.5</extracomment>
        <translation>Marcadores de acción</translation>
    </message>
    <message>
        <source>White chits bring events instead of activations. The emblem of one side or of both shows whom they concern. A chit with a turn number joins the cup on that turn.

- Action chits never use up activations.
- Drawing ends when all three limits are reached, or when no command chit is left in the cup. Action chits that are still inside stay there.
- At the turn advance the action chits that were drawn return to the cup, except the two GD chits after they have worked ([2.5.4], [2.5.5]).

The turn numbers of the chits are reconstructed: GD withdrawal on turn 2, GD return on turn 4, NO GAS on turn 5; the others are in the cup from the start.</source>
        <comment>2.5 text</comment>
        <extracomment>rule 2.5</extracomment>
        <translation>Los marcadores blancos traen sucesos en vez de activaciones. El emblema de un bando, o de los dos, indica a quién conciernen. Un marcador con número de turno se echa al cubilete ese turno.

- Los marcadores de acción nunca gastan activaciones.
- Se deja de sacar cuando se han alcanzado los tres límites o no queda ningún marcador de mando en el cubilete. Los de acción que sigan dentro se quedan allí.
- Al avanzar el turno, los marcadores de acción que salieron vuelven al cubilete, menos los dos de la GD una vez que han hecho efecto ([2.5.4], [2.5.5]).

Los números de turno están reconstruidos: retirada de la GD en el turno 2, regreso de la GD en el turno 4, SIN COMBUSTIBLE en el turno 5; los otros están en el cubilete desde el comienzo.</translation>
    </message>
    <message>
        <source>Soviet bombardment</source>
        <comment>2.5.1 title</comment>
        <extracomment>rule 2.5.1</extracomment>
        <translation>Bombardeo soviético</translation>
    </message>
    <message>
        <source>Each front has one bombardment chit. When it is drawn, roll a die for the number of bombardments: one on a 1 or 2, two on a 3 or 4, three on a 5 or 6 (reconstructed).

- Each bombardment is a roll on the 2-1 column. Woods and swamp do not shift it.
- The target is a hex with German combat units that is adjacent to a unit of that front. All units in it defend together.
- The same chit does not hit a hex twice. A unit that retreats into another hex can be hit again there.
- Villages, towns and cities protect as in any combat: with their column shifts, and by cancelling losses and retreats ([9.4.4], [9.5.7]). Defensive and Festung lines are of no use.
- Only the defender suffers. Results for the attacker are ignored, nobody advances, and air units do not take part.</source>
        <comment>2.5.1 text</comment>
        <extracomment>rule 2.5.1</extracomment>
        <translation>Cada frente tiene un marcador de bombardeo. Cuando sale, tira un dado para saber cuántos bombardeos hay: uno con 1 o 2, dos con 3 o 4, tres con 5 o 6 (reconstruido).

- Cada bombardeo es una tirada en la columna 2-1. Ni el bosque ni el pantano la desplazan.
- El objetivo es un hexágono con unidades de combate alemanas contiguo a una unidad de ese frente. Todas las que haya allí se defienden juntas.
- Un mismo marcador no golpea dos veces un hexágono. La unidad que se retira a otro puede volver a ser golpeada en él.
- Aldeas, pueblos y ciudades protegen como en cualquier combate: con sus desplazamientos de columna y anulando pérdidas y retiradas ([9.4.4], [9.5.7]). Las líneas defensivas y Festung no sirven de nada.
- Solo sufre el defensor. Los resultados para el atacante se pasan por alto, nadie avanza y no intervienen unidades aéreas.</translation>
    </message>
    <message>
        <source>Random event</source>
        <comment>2.5.2 title</comment>
        <extracomment>rule 2.5.2</extracomment>
        <translation>Suceso aleatorio</translation>
    </message>
    <message>
        <source>When this chit is drawn, roll two dice and carry out the event with that number at once, before the next chit comes out. The events are listed on the last page of this book.</source>
        <comment>2.5.2 text</comment>
        <extracomment>rule 2.5.2</extracomment>
        <translation>Al salir este marcador se tiran dos dados y se cumple enseguida el suceso de ese número, antes de sacar otro. La lista de sucesos está en la última página de este libro.</translation>
    </message>
    <message>
        <source>No gas</source>
        <comment>2.5.3 title</comment>
        <extracomment>rule 2.5.3</extracomment>
        <translation>Sin combustible</translation>
    </message>
    <message>
        <source>For the rest of the turn, each German mechanised unit at full strength that moves loses a step while doing so. This concerns every kind of move but one: units that go by rail are spared. Units that are already reduced lose nothing. Retreats and advances are not moves in this sense.</source>
        <comment>2.5.3 text</comment>
        <extracomment>rule 2.5.3</extracomment>
        <translation>Durante lo que queda de turno, cada unidad mecanizada alemana con fuerza completa pierde un paso al mover. Vale para todos los movimientos menos uno: quien va en tren se libra. Las unidades ya reducidas no pierden nada. Ni la retirada ni el avance son aquí un movimiento.</translation>
    </message>
    <message>
        <source>GD is withdrawn</source>
        <comment>2.5.4 title</comment>
        <extracomment>rule 2.5.4</extracomment>
        <translation>Se retira la GD</translation>
    </message>
    <message>
        <source>What is left of the GD corps leaves the map at once and goes into its box, together with its command chit, wherever that is. The corps has four counters: the HQ, the division, the Fusilier regiment and the tank battalion.

After that this chit is out of the game. If nothing of the corps is left, the chit is spent without effect.</source>
        <comment>2.5.4 text</comment>
        <extracomment>rule 2.5.4</extracomment>
        <translation>Lo que quede del cuerpo GD sale enseguida del mapa y pasa a su casilla, junto con su marcador de mando, esté donde esté. El cuerpo consta de cuatro fichas: el CG, la división, el regimiento de fusileros y el batallón de carros.

Después este marcador ya no cuenta en la partida. Si del cuerpo no queda nada, se gasta sin efecto.</translation>
    </message>
    <message>
        <source>GD comes back</source>
        <comment>2.5.5 title</comment>
        <extracomment>rule 2.5.5</extracomment>
        <translation>Vuelve la GD</translation>
    </message>
    <message>
        <source>The units in the GD box enter at area B as reinforcements ([8.0]) and move immediately. They come back as they left: reduced ones reduced, destroyed ones not at all, and an HQ without troops all alone.

The GD command chit goes into the cup and can be drawn in the same turn, even if it had been drawn before. This chit then leaves the game.

If GD has not been withdrawn, the chit does nothing and returns to the cup at the next turn advance.</source>
        <comment>2.5.5 text</comment>
        <extracomment>rule 2.5.5</extracomment>
        <translation>Las unidades de la casilla GD entran por el área B como refuerzos ([8.0]) y mueven inmediatamente. Vuelven como se fueron: las reducidas, reducidas; las destruidas, no; y un CG sin tropas, él solo.

El marcador de mando de la GD va al cubilete y puede salir ese mismo turno, aunque ya hubiera salido. El marcador del regreso deja entonces la partida.

Si la GD no estaba retirada, el marcador no hace nada y vuelve al cubilete en el próximo avance de turno.</translation>
    </message>
    <message>
        <source>Markers</source>
        <comment>2.6 title</comment>
        <extracomment>rule 2.6</extracomment>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Markers remember what has happened. The program sets and removes them.</source>
        <comment>2.6 text</comment>
        <extracomment>rule 2.6</extracomment>
        <translation>Los marcadores recuerdan lo que ha pasado. El programa los pone y los quita.</translation>
    </message>
    <message>
        <source>Turn marker</source>
        <comment>2.6.1 title</comment>
        <extracomment>rule 2.6.1</extracomment>
        <translation>Marcador de turno</translation>
    </message>
    <message>
        <source>It stands on the current turn of the turn track.</source>
        <comment>2.6.1 text</comment>
        <extracomment>rule 2.6.1</extracomment>
        <translation>Señala en el registro cuál es el turno actual.</translation>
    </message>
    <message>
        <source>Victory markers</source>
        <comment>2.6.2 title</comment>
        <extracomment>rule 2.6.2</extracomment>
        <translation>Marcadores de victoria</translation>
    </message>
    <message>
        <source>Each of the fourteen victory hexes shows who controls it ([13.1]).</source>
        <comment>2.6.2 text</comment>
        <extracomment>rule 2.6.2</extracomment>
        <translation>Cada uno de los catorce hexágonos de victoria muestra quién lo controla ([13.1]).</translation>
    </message>
    <message>
        <source>Supply markers</source>
        <comment>2.6.3 title</comment>
        <extracomment>rule 2.6.3</extracomment>
        <translation>Marcadores de suministro</translation>
    </message>
    <message>
        <source>One side reads *out of supply*, the other *isolated*. A unit that fails a second time has its marker turned over ([10.0]).</source>
        <comment>2.6.3 text</comment>
        <extracomment>rule 2.6.3</extracomment>
        <translation>Una cara dice *sin suministro*; la otra, *aislada*. A la unidad que falla por segunda vez se le da la vuelta al marcador ([10.0]).</translation>
    </message>
    <message>
        <source>Limit markers</source>
        <comment>2.6.4 title</comment>
        <extracomment>rule 2.6.4</extracomment>
        <translation>Marcadores de límite</translation>
    </message>
    <message>
        <source>Three markers, one for each limit, show on the activation tracks how many activations the turn allows. They are only a reminder.</source>
        <comment>2.6.4 text</comment>
        <extracomment>rule 2.6.4</extracomment>
        <translation>Tres marcadores, uno por límite, indican sobre los registros de activación cuántas permite el turno. Son solo un recordatorio.</translation>
    </message>
    <message>
        <source>Sequence of play</source>
        <comment>3.0 title</comment>
        <extracomment>rule 3.0</extracomment>
        <translation>Secuencia de juego</translation>
    </message>
    <message>
        <source>Every turn runs through the same phases; the first turn has one more.

- *Bombardment* (turn 1 only), see below.
- *Air units*: first units in Refit return to their boxes, then Grounded units go to Refit ([12.2]).
- *Reinforcements*: arrivals ([8.0]), then replacements ([11.2]), then Volkssturm deployment ([11.3]).
- *Command*: chits are drawn one by one; for each, command, then movement, then combat ([4.1]).
- *Supply*: both sides check all their units ([10.0]).
- *End of turn*: the Volkssturm goes home, sudden death is checked ([13.2]), and the turn advances: the marker moves on and the chits go back into the cup.

*The opening bombardment.* The German rolls twice for a number of bombardments ([2.5.1]), adds them and carries them out. Then the Soviets roll twice for each front and do the same. Here a target may be one or two hexes from a friendly unit (for the Soviets, one of the front that rolled), each side hits a hex only once, and every roll on the combat table is reduced by 1.

In bombardments of any kind the nearby friendly unit only observes. It does not attack, suffers nothing and does not advance.</source>
        <comment>3.0 text</comment>
        <extracomment>rule 3.0</extracomment>
        <translation>Todos los turnos pasan por las mismas fases; el primero tiene una más.

- *Bombardeo* (solo en el turno 1), véase más abajo.
- *Unidades aéreas*: primero vuelven a sus casillas las que están en Revisión y luego pasan a Revisión las que están En tierra ([12.2]).
- *Refuerzos*: llegadas ([8.0]), después reemplazos ([11.2]) y después despliegue de la Volkssturm ([11.3]).
- *Mando*: los marcadores salen de uno en uno; con cada cual, mando, luego movimiento y luego combate ([4.1]).
- *Suministro*: los dos bandos comprueban todas sus unidades ([10.0]).
- *Fin del turno*: la Volkssturm se va a casa, se mira si hay muerte súbita ([13.2]) y avanza el turno: el marcador de turno se adelanta y los de mando regresan al cubilete.

*El bombardeo inicial.* El alemán tira dos veces para saber cuántos bombardeos tiene ([2.5.1]), los suma y los lleva a cabo. Luego los soviéticos tiran dos veces por frente y hacen lo mismo. Aquí el objetivo puede estar a uno o dos hexágonos de una unidad propia (en el caso soviético, del frente que ha tirado), cada bando golpea un hexágono una sola vez y a toda tirada en la tabla de combate se le resta 1.

En los bombardeos, sean cuales sean, la unidad propia cercana se limita a observar. No ataca, no sufre nada y no avanza.</translation>
    </message>
    <message>
        <source>Command</source>
        <comment>4.0 title</comment>
        <extracomment>rule 4.0</extracomment>
        <translation>Mando</translation>
    </message>
    <message>
        <source>Combat units do nothing by themselves: they move and attack only when an HQ activates them. The only exceptions are the two independent units that HGM sets in motion ([4.1.3]).

The same HQ can be activated more than once in a turn, for example by its own chit and later by a front chit. Its units then act each time.</source>
        <comment>4.0 text</comment>
        <extracomment>rule 4.0</extracomment>
        <translation>Las unidades de combate no hacen nada por sí solas: mueven y atacan cuando un CG las activa. La única excepción son las dos independientes que el HGM pone en marcha ([4.1.3]).

El mismo CG puede activarse varias veces en un turno, por ejemplo con su marcador y más tarde con uno de frente. Sus unidades actúan entonces cada vez.</translation>
    </message>
    <message>
        <source>The command phase</source>
        <comment>4.1 title</comment>
        <extracomment>rule 4.1</extracomment>
        <translation>La fase de mando</translation>
    </message>
    <message>
        <source>Chits are drawn until the limits are reached or the command chits run out ([2.5]). Each activation has three segments in this order: command, movement, combat. All movement is over before the first attack begins.

At the turn advance all command chits of HQs still in play return to the cup.</source>
        <comment>4.1 text</comment>
        <extracomment>rule 4.1</extracomment>
        <translation>Se sacan marcadores hasta que se alcanzan los límites o se acaban los de mando ([2.5]). Cada activación tiene tres segmentos, por este orden: mando, movimiento, combate. Todo el movimiento termina antes del primer ataque.

Cuando avanza el turno, los marcadores de mando de los CG que siguen en juego regresan al cubilete.</translation>
    </message>
    <message>
        <source>Drawing a chit</source>
        <comment>4.1.1 title</comment>
        <extracomment>rule 4.1.1</extracomment>
        <translation>Sacar un marcador</translation>
    </message>
    <message>
        <source>Who draws does not matter. The owner of the chit is now the active player, provided that the limit is not yet used up ([2.3]), and activates the HQ of the chit. The HQ commands its formation within its range ([4.2]).

When the activation is finished, the chit lies face up in the first empty box of the owner&apos;s activation track.</source>
        <comment>4.1.1 text</comment>
        <extracomment>rule 4.1.1</extracomment>
        <translation>Da igual quién saque. El dueño del marcador es ahora el jugador activo, siempre que su límite no esté agotado ([2.3]), y activa el CG del marcador. El CG manda a su formación dentro de su alcance ([4.2]).

Al acabar la activación, el marcador queda boca arriba en la primera casilla libre del registro de su dueño.</translation>
    </message>
    <message>
        <source>Front chits in use</source>
        <comment>4.1.2 title</comment>
        <extracomment>rule 4.1.2</extracomment>
        <translation>Uso de los marcadores de frente</translation>
    </message>
    <message>
        <source>A front chit activates one HQ of its front; the Soviet player chooses which, also one that has acted before in this turn. From its arrival on the chit is in the cup each turn, and it uses up one activation of its front.

Dates of arrival (reconstructed): 2BF on turns 2 and 5, 3BF on turns 3 and 6.</source>
        <comment>4.1.2 text</comment>
        <extracomment>rule 4.1.2</extracomment>
        <translation>Un marcador de frente activa un CG de su frente; el jugador soviético elige cuál, también uno que ya haya actuado en este turno. Desde que llega está en el cubilete todos los turnos, y gasta una activación de su frente.

Fechas de llegada (reconstruidas): 2FB en los turnos 2 y 5, 3FB en los turnos 3 y 6.</translation>
    </message>
    <message>
        <source>HGM in use</source>
        <comment>4.1.3 title</comment>
        <extracomment>rule 4.1.3</extracomment>
        <translation>Uso del HGM</translation>
    </message>
    <message>
        <source>HGM activates one German HQ of your choice and uses up one German activation. It comes on turn 3 (reconstructed) and is in the cup each turn from then on.

In addition two independent units anywhere on the map may move, whether or not an HQ could reach them, in any way they like: normally, strategically or by rail. These two may not attack in this activation. They come on top of the independents that the HQ commands; a unit can&apos;t be counted in both ways. The units of GD and HG that count as independent ([4.2.2]) may be chosen too.</source>
        <comment>4.1.3 text</comment>
        <extracomment>rule 4.1.3</extracomment>
        <translation>El HGM activa un CG alemán a tu elección y gasta una activación alemana. Llega en el turno 3 (reconstruido) y desde entonces está en el cubilete todos los turnos.

Además, dos unidades independientes de cualquier parte del mapa pueden mover, llegue o no hasta ellas algún CG, y de la forma que prefieran: normal, estratégica o en tren. Estas dos no pueden atacar en esta activación. Se suman a las independientes que manda el CG; una unidad no puede contarse de las dos maneras. También puedes elegir las unidades de GD y HG que valen como independientes ([4.2.2]).</translation>
    </message>
    <message>
        <source>What an HQ commands</source>
        <comment>4.2 title</comment>
        <extracomment>rule 4.2</extracomment>
        <translation>Qué manda un CG</translation>
    </message>
    <message>
        <source>An activated HQ activates units within its command range. A formation that has lost its HQ can&apos;t be activated any more; its units only defend. The four German units with a double role ([4.2.2]) can still act as independents under another HQ.</source>
        <comment>4.2 text</comment>
        <extracomment>rule 4.2</extracomment>
        <translation>Un CG activado activa a su vez unidades dentro de su alcance de mando. La formación que se queda sin CG ya no puede activarse; sus unidades solo se defienden. Las cuatro unidades alemanas de doble papel ([4.2.2]) aún pueden actuar como independientes con otro CG.</translation>
    </message>
    <message>
        <source>How many units</source>
        <comment>4.2.1 title</comment>
        <extracomment>rule 4.2.1</extracomment>
        <translation>Cuántas unidades</translation>
    </message>
    <message>
        <source>All units with the colour band of the HQ are activated, if they are within range. To these come independent units within range: up to *two* for a Soviet HQ, up to *three* for a German one.</source>
        <comment>4.2.1 text</comment>
        <extracomment>rule 4.2.1</extracomment>
        <translation>Se activan todas las unidades con la banda de color del CG que estén a su alcance. A ellas se añaden independientes, también a su alcance: hasta *dos* si el CG es soviético y hasta *tres* si es alemán.</translation>
    </message>
    <message>
        <source>Independent units</source>
        <comment>4.2.2 title</comment>
        <extracomment>rule 4.2.2</extracomment>
        <translation>Unidades independientes</translation>
    </message>
    <message>
        <source>Counters without a colour band are independent; the German ones are also of a lighter grey. An independent may act any number of times in a turn: once for each HQ that is activated near it and chooses it. Garrisons and Volkssturm are independents too: they can&apos;t move, but may join an attack ([9.2.3]).

Four German units are independent and belong to a formation as well: the three combat units of GD, and the 1st HG division. Under their own HQ they are ordinary members of the formation. Under any other German HQ they count as independents.

*Example:* the HQ of XX Corps takes the GD division along. This is one of its three independents. When the GD HQ is activated, the division costs nothing, and three other independents can come too.</source>
        <comment>4.2.2 text</comment>
        <extracomment>rule 4.2.2</extracomment>
        <translation>Las fichas sin banda de color son independientes; las alemanas tienen además un gris más claro. Una independiente puede actuar muchas veces en un turno: una por cada CG que se active cerca y la elija. También las guarniciones y la Volkssturm son independientes: no pueden mover, pero sí sumarse a un ataque ([9.2.3]).

Cuatro unidades alemanas son independientes y a la vez miembros de una formación: las tres de combate de la GD y la 1.ª división HG. Con su propio CG son miembros corrientes de la formación. Con otro CG alemán cuentan como independientes.

*Ejemplo:* el CG del XX Cuerpo se lleva a la división GD. Es una de sus tres independientes. Cuando se activa el CG de la GD, la división no cuesta nada y pueden ir además otras tres independientes.</translation>
    </message>
    <message>
        <source>The VII Panzer Corps HQ</source>
        <comment>4.2.3 title</comment>
        <extracomment>rule 4.2.3</extracomment>
        <translation>El CG del VII Cuerpo Panzer</translation>
    </message>
    <message>
        <source>This German HQ has no formation. Instead it commands up to five independent units within its range.</source>
        <comment>4.2.3 text</comment>
        <extracomment>rule 4.2.3</extracomment>
        <translation>Este CG alemán no tiene formación. A cambio manda hasta cinco independientes que estén a su alcance.</translation>
    </message>
    <message>
        <source>Command range</source>
        <comment>4.2.4 title</comment>
        <extracomment>rule 4.2.4</extracomment>
        <translation>Alcance de mando</translation>
    </message>
    <message>
        <source>The range is the number of hexes from the HQ to the unit. It is measured at one moment only: when the HQ is activated. An activated unit may later go as far from its HQ as it likes and still attack.

*Example:* with range 4 a unit four hexes away is in command, one five hexes away is not.

Ranges are reconstructed: Soviet HQs 4 (5th Guards Tank Army 5), German HQs 6 (XXVII Corps and GD 5).</source>
        <comment>4.2.4 text</comment>
        <extracomment>rule 4.2.4</extracomment>
        <translation>El alcance es el número de hexágonos que hay del CG a la unidad. Se mide en un único momento: cuando se activa el CG. Después, la unidad activada puede alejarse de él cuanto quiera y atacar igualmente.

*Ejemplo:* con alcance 4, una unidad a cuatro hexágonos está al mando y otra a cinco no lo está.

Los alcances están reconstruidos: CG soviéticos, 4 (5.º Ejército de Carros de la Guardia, 5); CG alemanes, 6 (XXVII Cuerpo y GD, 5).</translation>
    </message>
    <message>
        <source>What stops the range</source>
        <comment>4.2.5 title</comment>
        <extracomment>rule 4.2.5</extracomment>
        <translation>Qué corta el alcance</translation>
    </message>
    <message>
        <source>Count the range along the shortest way that avoids water hexes and water hexsides. Everything else lets it pass: major rivers even without a bridge, enemy units, enemy zones of control. The state of supply does not matter.</source>
        <comment>4.2.5 text</comment>
        <extracomment>rule 4.2.5</extracomment>
        <translation>Cuenta el alcance por el camino más corto que evite los hexágonos y los lados de agua. Todo lo demás lo deja pasar: los ríos mayores aun sin puente, las unidades enemigas y sus zonas de control. El estado de suministro no importa.</translation>
    </message>
    <message>
        <source>Out of command</source>
        <comment>4.2.6 title</comment>
        <extracomment>rule 4.2.6</extracomment>
        <translation>Fuera de mando</translation>
    </message>
    <message>
        <source>A unit that is not within range when its HQ is activated neither moves nor attacks in that activation. Nothing else happens to it: it defends with its full strength, its supply does not change, and a later activation in the same turn can reach it.</source>
        <comment>4.2.6 text</comment>
        <extracomment>rule 4.2.6</extracomment>
        <translation>Una unidad que está fuera del alcance cuando se activa su CG ni mueve ni ataca en esa activación. No le pasa nada más: se defiende con toda su fuerza, su suministro no cambia y otra activación posterior del mismo turno puede alcanzarla.</translation>
    </message>
    <message>
        <source>Zones of control</source>
        <comment>5.0 title</comment>
        <extracomment>rule 5.0</extracomment>
        <translation>Zonas de control</translation>
    </message>
    <message>
        <source>Most units hinder the enemy in the six hexes around them: this is their *zone of control*, or ZOC. A ZOC of the enemy is called *EZOC* in these rules. It weighs on movement, retreat, supply and the arrival of reinforcements.</source>
        <comment>5.0 text</comment>
        <extracomment>rule 5.0</extracomment>
        <translation>La mayoría de las unidades estorban al enemigo en los seis hexágonos que las rodean: es su *zona de control*, o ZOC. A la del enemigo la llamamos *ZOC enemiga*. Pesa sobre el movimiento, la retirada, el suministro y la llegada de refuerzos.</translation>
    </message>
    <message>
        <source>Moving in EZOCs</source>
        <comment>5.1 title</comment>
        <extracomment>rule 5.1</extracomment>
        <translation>Mover en ZOC enemiga</translation>
    </message>
    <message>
        <source>It costs 2 MP more to enter an EZOC hex and 2 MP more to leave one. Stepping from one EZOC hex to the next costs both. Nobody has to stop: a unit may go through as many as it can pay for. A friendly unit in the hex does not help.

*Example:* from a free hex into clear ground in an EZOC costs 1 + 2 = 3 MP; from there to the next clear EZOC hex 1 + 2 + 2 = 5 MP.</source>
        <comment>5.1 text</comment>
        <extracomment>rule 5.1</extracomment>
        <translation>Entrar en un hexágono de ZOC enemiga cuesta 2 PM más, y salir de él, otros 2. Pasar de uno al siguiente cuesta las dos cosas. No obliga a detenerse: una unidad puede atravesar todos los que pueda pagar. Que haya en él una unidad propia no ayuda.

*Ejemplo:* ir de un hexágono libre a otro despejado en ZOC enemiga cuesta 1 + 2 = 3 PM; de ahí al siguiente, también despejado y en ZOC enemiga, 1 + 2 + 2 = 5 PM.</translation>
    </message>
    <message>
        <source>Who has a ZOC</source>
        <comment>5.2 title</comment>
        <extracomment>rule 5.2</extracomment>
        <translation>Quién tiene ZOC</translation>
    </message>
    <message>
        <source>A unit has a ZOC if the attack strength on the side of its counter that is showing is at least 1. The defence strength does not matter.</source>
        <comment>5.2 text</comment>
        <extracomment>rule 5.2</extracomment>
        <translation>Tiene ZOC la unidad cuya fuerza de ataque, en la cara visible de la ficha, es 1 por lo menos. La de defensa no importa.</translation>
    </message>
    <message>
        <source>Who has none</source>
        <comment>5.2.1 title</comment>
        <extracomment>rule 5.2.1</extracomment>
        <translation>Quién no la tiene</translation>
    </message>
    <message>
        <source>HQs, garrisons and Volkssturm have no ZOC, whatever is printed on them.</source>
        <comment>5.2.1 text</comment>
        <extracomment>rule 5.2.1</extracomment>
        <translation>Los CG, las guarniciones y la Volkssturm no tienen ZOC, lleven impreso lo que lleven.</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <comment>5.3 title</comment>
        <extracomment>rule 5.3</extracomment>
        <translation>Llegadas</translation>
    </message>
    <message>
        <source>A reinforcement can&apos;t be placed in an EZOC, even if a friendly unit is in the hex ([8.0.3]).</source>
        <comment>5.3 text</comment>
        <extracomment>rule 5.3</extracomment>
        <translation>Un refuerzo no puede aparecer en ZOC enemiga, ni siquiera si hay una unidad amiga en el hexágono ([8.0.3]).</translation>
    </message>
    <message>
        <source>Retreats</source>
        <comment>5.4 title</comment>
        <extracomment>rule 5.4</extracomment>
        <translation>Retiradas</translation>
    </message>
    <message>
        <source>For every EZOC hex that it enters in its retreat, a stack loses one step. It is one step for the whole stack, not one for each unit, and it is lost before the stack goes on ([9.5.3]).</source>
        <comment>5.4 text</comment>
        <extracomment>rule 5.4</extracomment>
        <translation>Por cada hexágono de ZOC enemiga que pisa al retirarse, una pila pierde un paso. Es uno para la pila entera, no uno por unidad, y lo pierde antes de seguir ([9.5.3]).</translation>
    </message>
    <message>
        <source>Supply</source>
        <comment>5.5 title</comment>
        <extracomment>rule 5.5</extracomment>
        <translation>Suministro</translation>
    </message>
    <message>
        <source>A supply line can&apos;t pass through an EZOC. Here, and only here, a friendly unit cancels the EZOC in its own hex.</source>
        <comment>5.5 text</comment>
        <extracomment>rule 5.5</extracomment>
        <translation>Una línea de suministro no puede atravesar una ZOC enemiga. En esto, y en nada más, una unidad propia anula la ZOC enemiga de su hexágono.</translation>
    </message>
    <message>
        <source>ZOC without supply</source>
        <comment>5.5.1 title</comment>
        <extracomment>rule 5.5.1</extracomment>
        <translation>ZOC sin suministro</translation>
    </message>
    <message>
        <source>A unit that is out of supply or isolated keeps its ZOC.</source>
        <comment>5.5.1 text</comment>
        <extracomment>rule 5.5.1</extracomment>
        <translation>La unidad que está sin suministro o aislada conserva su ZOC.</translation>
    </message>
    <message>
        <source>Limits of a ZOC</source>
        <comment>5.6 title</comment>
        <extracomment>rule 5.6</extracomment>
        <translation>Límites de la ZOC</translation>
    </message>
    <message>
        <source>A ZOC does not reach into water hexes, nor across water hexsides, nor across a major river without a bridge. It does reach across minor rivers and across bridges.</source>
        <comment>5.6 text</comment>
        <extracomment>rule 5.6</extracomment>
        <translation>La ZOC no llega a los hexágonos de agua, ni cruza los lados de agua, ni un río mayor si no hay puente. Sí cruza los ríos menores y los puentes.</translation>
    </message>
    <message>
        <source>Movement</source>
        <comment>6.0 title</comment>
        <extracomment>rule 6.0</extracomment>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>In the movement segment the activated HQ and the units that it commands may move. The others stay where they are.</source>
        <comment>6.0 text</comment>
        <extracomment>rule 6.0</extracomment>
        <translation>En el segmento de movimiento pueden mover el CG activado y las unidades a las que manda. Las demás se quedan donde están.</translation>
    </message>
    <message>
        <source>How units move</source>
        <comment>6.1 title</comment>
        <extracomment>rule 6.1</extracomment>
        <translation>Cómo mueven las unidades</translation>
    </message>
    <message>
        <source>Move as many of these units as you like, or none, one after the other. Each finishes its move before the next begins and can&apos;t take it up again.

HQs are not mechanised.</source>
        <comment>6.1 text</comment>
        <extracomment>rule 6.1</extracomment>
        <translation>Mueve cuantas quieras de esas unidades, o ninguna, una tras otra. Cada cual acaba antes de que empiece la siguiente y no puede volver a ponerse en marcha.

Los CG no son unidades mecanizadas.</translation>
    </message>
    <message>
        <source>Movement allowance</source>
        <comment>6.1.1 title</comment>
        <extracomment>rule 6.1.1</extracomment>
        <translation>Capacidad de movimiento</translation>
    </message>
    <message>
        <source>The third number of a counter is its allowance in movement points (MP). A unit can&apos;t spend more than that, and MP can&apos;t be saved or lent. Advance after combat costs no MP ([9.6]).</source>
        <comment>6.1.1 text</comment>
        <extracomment>rule 6.1.1</extracomment>
        <translation>El tercer número de la ficha es su capacidad en puntos de movimiento (PM). No se puede gastar más, ni ahorrar PM, ni prestarlos. Avanzar tras el combate no cuesta PM ([9.6]).</translation>
    </message>
    <message>
        <source>Paying for a hex</source>
        <comment>6.1.2 title</comment>
        <extracomment>rule 6.1.2</extracomment>
        <translation>Lo que cuesta un hexágono</translation>
    </message>
    <message>
        <source>For each hex a unit pays the cost of the ground, that of the hexside if there is any, and those of EZOCs ([5.1]). Mechanised units pay more in woods and swamps.

*Example:* across an unbridged minor river into a clear hex in an EZOC: 1 + 1 + 2 = 4 MP.

No unit has a right to one hex: if the points do not suffice, it does not move.</source>
        <comment>6.1.2 text</comment>
        <extracomment>rule 6.1.2</extracomment>
        <translation>Por cada hexágono la unidad paga el coste del terreno, el del lado, si lo tiene, y los de la ZOC enemiga ([5.1]). Las mecanizadas pagan más en bosque y pantano.

*Ejemplo:* cruzar un río menor sin puente hacia un hexágono despejado en ZOC enemiga: 1 + 1 + 2 = 4 PM.

Nadie tiene derecho a un hexágono: si los puntos no bastan, no se mueve.</translation>
    </message>
    <message>
        <source>Ground and movement</source>
        <comment>6.2 title</comment>
        <extracomment>rule 6.2</extracomment>
        <translation>Terreno y movimiento</translation>
    </message>
    <message>
        <source>The costs in MP, reconstructed except for minor rivers, roads in strategic movement and water:

- clear ground, village, town, city: 1
- woods: 2, mechanised 3
- swamp: 2, mechanised 4
- along a road or the Autobahn: 1 whatever the ground; ½ in strategic movement ([6.4])
- unbridged minor river: 1 more, then stop ([6.2.2])
- unbridged major river: the whole allowance. The unit must begin its move at the river, and stops behind it.
- water: forbidden

A railway does not change the cost of a hex. Defensive and Festung lines cost nothing.</source>
        <comment>6.2 text</comment>
        <extracomment>rule 6.2</extracomment>
        <translation>Los costes en PM, reconstruidos salvo los de los ríos menores, la carretera en movimiento estratégico y el agua:

- despejado, aldea, pueblo, ciudad: 1
- bosque: 2; mecanizadas, 3
- pantano: 2; mecanizadas, 4
- por carretera o por la Autobahn: 1, sea cual sea el terreno; ½ en movimiento estratégico ([6.4])
- río menor sin puente: 1 más, y parar ([6.2.2])
- río mayor sin puente: la capacidad entera. La unidad tiene que empezar junto al río, y se para al otro lado.
- agua: prohibido

El ferrocarril no altera el coste de un hexágono. Las líneas defensivas y Festung no cuestan nada.</translation>
    </message>
    <message>
        <source>Roads</source>
        <comment>6.2.1 title</comment>
        <extracomment>rule 6.2.1</extracomment>
        <translation>Carreteras</translation>
    </message>
    <message>
        <source>A unit that goes from one hex to the next along a road pays the road cost. The ground of the hex and the hexside then cost nothing. The road must really cross the hexside between the two hexes. EZOCs are paid for as usual ([5.1]).</source>
        <comment>6.2.1 text</comment>
        <extracomment>rule 6.2.1</extracomment>
        <translation>La unidad que va de un hexágono al siguiente por una carretera paga el coste de la carretera. Ni el terreno ni el lado cuestan entonces nada. La carretera tiene que atravesar de verdad el lado que separa los dos. La ZOC enemiga se paga como siempre ([5.1]).</translation>
    </message>
    <message>
        <source>Minor rivers</source>
        <comment>6.2.2 title</comment>
        <extracomment>rule 6.2.2</extracomment>
        <translation>Ríos menores</translation>
    </message>
    <message>
        <source>Crossing a minor river where there is no bridge costs 1 MP besides the cost of the hex. The unit then stops; it does not move any more in this segment. At a road or railway crossing there is a bridge and neither applies ([2.2.10]).

*Example:* an infantry division with 5 MP wades through the Alle into clear ground. It has spent 2 MP; the other 3 are lost.</source>
        <comment>6.2.2 text</comment>
        <extracomment>rule 6.2.2</extracomment>
        <translation>Vadear un río menor donde no hay puente cuesta 1 PM además del coste del hexágono. Después la unidad se para; en este segmento ya no se mueve. En un paso de carretera o ferrocarril hay puente y no se aplica ni lo uno ni lo otro ([2.2.10]).

*Ejemplo:* una división de infantería con 5 PM vadea el Alle hacia un hexágono despejado. Ha gastado 2 PM; los otros 3 se pierden.</translation>
    </message>
    <message>
        <source>Where nobody goes</source>
        <comment>6.2.3 title</comment>
        <extracomment>rule 6.2.3</extracomment>
        <translation>Donde nadie entra</translation>
    </message>
    <message>
        <source>No unit leaves the map, enters a water hex or crosses a water hexside. A hexside is water only if water covers all of it; any strip of land lets units move and attack across. So 1227 and 1327 are connected.

A hex with woods in it is a woods hex, even if they fill only a part. 1142 is one of these.</source>
        <comment>6.2.3 text</comment>
        <extracomment>rule 6.2.3</extracomment>
        <translation>Ninguna unidad sale del mapa, entra en un hexágono de agua o cruza un lado de agua. Un lado es de agua solo si el agua lo cubre entero; por una franja de tierra cualquiera se puede mover y atacar. Así, 1227 y 1327 están unidos.

Un hexágono con bosque es de bosque aunque los árboles ocupen solo una parte. El 1142 es uno de ellos.</translation>
    </message>
    <message>
        <source>Enemy units, overrunning an HQ</source>
        <comment>6.3 title</comment>
        <extracomment>rule 6.3</extracomment>
        <translation>Unidades enemigas y arrollamiento</translation>
    </message>
    <message>
        <source>A unit can&apos;t enter a hex with enemy units, with one exception: an HQ that is alone in its hex can be *overrun*. A combat unit whose attack strength is above 0 just enters the hex, and the HQ is eliminated. This is possible in normal and strategic movement, in retreat and in advance after combat, but not by rail ([6.5]).</source>
        <comment>6.3 text</comment>
        <extracomment>rule 6.3</extracomment>
        <translation>Una unidad no puede entrar donde hay unidades enemigas, salvo en un caso: un CG que está solo en su hexágono puede ser *arrollado*. Basta con que entre una unidad de combate cuya fuerza de ataque sea superior a 0, y el CG queda eliminado. Se puede hacer en movimiento normal y estratégico, en retirada y al avanzar tras el combate, pero no en tren ([6.5]).</translation>
    </message>
    <message>
        <source>Strategic movement</source>
        <comment>6.4 title</comment>
        <extracomment>rule 6.4</extracomment>
        <translation>Movimiento estratégico</translation>
    </message>
    <message>
        <source>A unit that begins the segment on a road hex and uses nothing but roads pays ½ MP for each hex. A unit with 5 MP can thus go ten hexes.</source>
        <comment>6.4 text</comment>
        <extracomment>rule 6.4</extracomment>
        <translation>La unidad que empieza el segmento en un hexágono de carretera y no se sale de las carreteras paga ½ PM por hexágono. Con 5 PM llega, pues, a diez hexágonos.</translation>
    </message>
    <message>
        <source>Conditions</source>
        <comment>6.4.1 title</comment>
        <extracomment>rule 6.4.1</extracomment>
        <translation>Condiciones</translation>
    </message>
    <message>
        <source>(1) The move may not begin in an EZOC, pass through one or end in one.

(2) Only roads serve for it; railways do not.

(3) The stacking limit holds in each hex on the way. A combat unit can&apos;t pass through two others, and an HQ can&apos;t pass through another HQ.</source>
        <comment>6.4.1 text</comment>
        <extracomment>rule 6.4.1</extracomment>
        <translation>(1) El movimiento no puede empezar en ZOC enemiga, atravesarla ni acabar en ella.

(2) Solo valen las carreteras; los ferrocarriles, no.

(3) El límite de apilamiento rige en todos los hexágonos del camino. Una unidad de combate no puede pasar por encima de otras dos, ni un CG por encima de otro.</translation>
    </message>
    <message>
        <source>Rail movement</source>
        <comment>6.5 title</comment>
        <extracomment>rule 6.5</extracomment>
        <translation>Movimiento en tren</translation>
    </message>
    <message>
        <source>A unit with an allowance above 0 that begins on a railway hex, and not in an EZOC, may go along railways as far as it likes. In that segment it can&apos;t move in any other way.

- If it enters an EZOC, it stops there.
- If an enemy unit without a ZOC is on the line (an HQ, Volkssturm, a garrison), it stops in the hex before. It can&apos;t overrun.

Both sides use all railways, also those behind the enemy&apos;s front. Block the lines that matter.</source>
        <comment>6.5 text</comment>
        <extracomment>rule 6.5</extracomment>
        <translation>La unidad con capacidad superior a 0 que empieza en un hexágono de ferrocarril, y no en ZOC enemiga, puede ir por las vías tan lejos como quiera. En ese segmento no puede mover de ninguna otra forma.

- Si entra en ZOC enemiga, se para allí.
- Si en la vía hay una unidad enemiga sin ZOC (un CG, la Volkssturm, una guarnición), se para en el hexágono anterior. No puede arrollar.

Los dos bandos usan todos los ferrocarriles, también los que quedan a espaldas del enemigo. Corta las líneas importantes.</translation>
    </message>
    <message>
        <source>Stacking</source>
        <comment>7.0 title</comment>
        <extracomment>rule 7.0</extracomment>
        <translation>Apilamiento</translation>
    </message>
    <message>
        <source>Two combat units and one HQ may share a hex. A reduced unit counts as much as a full one. The limit is checked when a unit ends its move, retreat or advance, and at the end of each phase. In normal movement you may pass through a full hex.</source>
        <comment>7.0 text</comment>
        <extracomment>rule 7.0</extracomment>
        <translation>Dos unidades de combate y un CG pueden compartir hexágono. Una reducida cuenta tanto como una entera. El límite se comprueba cuando una unidad acaba de mover, de retirarse o de avanzar, y al final de cada fase. En movimiento normal se puede pasar por un hexágono lleno.</translation>
    </message>
    <message>
        <source>Too many in a hex</source>
        <comment>7.1 title</comment>
        <extracomment>rule 7.1</extracomment>
        <translation>Demasiadas en un hexágono</translation>
    </message>
    <message>
        <source>Reinforcements and rebuilt units may exceed the limit when they are placed. By the end of the phase the limit holds again.

A unit that ends its retreat in a full hex goes on for one more hex, to one that has room. If it can&apos;t, it is eliminated. The same is true of an HQ that ends its retreat with another HQ ([9.5.6]).</source>
        <comment>7.1 text</comment>
        <extracomment>rule 7.1</extracomment>
        <translation>Los refuerzos y las unidades reconstruidas pueden amontonarse al colocarlos. Cuando acaba la fase, el límite vuelve a regir.

La unidad que acaba su retirada en un hexágono lleno sigue uno más, a otro donde quepa. Si no puede, queda eliminada. Lo mismo le ocurre al CG que acaba retirándose junto a otro CG ([9.5.6]).</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <comment>8.0 title</comment>
        <extracomment>rule 8.0</extracomment>
        <translation>Refuerzos</translation>
    </message>
    <message>
        <source>Arriving units are placed in the hex with the letter of their entry area. On arrival they are in supply and in command and move at once: normally, strategically or by rail. They do not attack before an HQ activates them. A free railway can carry them deep behind the enemy.

The calendar (reconstructed, except Hipper):

- turn 3: Soviet 5th Guards Tank Army at E, 50th Army at G
- turn 8: *Admiral Hipper* ([11.4]); the Soviet 3rd Guards Tank Corps at E, if it is used
- turn 9: Soviet 19th Army at F, unless an event brought it earlier

The entry hexes (reconstructed) are A 3602, B 3617, C 3329, D 3045, E 0107, F 0112 and G 0122.</source>
        <comment>8.0 text</comment>
        <extracomment>rule 8.0</extracomment>
        <translation>Las unidades que llegan se ponen en el hexágono con la letra de su área de entrada. Al llegar están suministradas y al mando, y mueven enseguida: de forma normal, estratégica o en tren. No atacan hasta que un CG las activa. Una vía libre puede dejarlas muy a espaldas del enemigo.

El calendario (reconstruido, menos el Hipper):

- turno 3: 5.º Ejército de Carros de la Guardia soviético por E, 50.º Ejército por G
- turno 8: *Admiral Hipper* ([11.4]); el 3.er Cuerpo de Carros de la Guardia soviético por E, si se usa
- turno 9: 19.º Ejército soviético por F, a no ser que un suceso lo trajera antes

Los hexágonos de entrada (reconstruidos) son A 3602, B 3617, C 3329, D 3045, E 0107, F 0112 y G 0122.</translation>
    </message>
    <message>
        <source>Stacking on arrival</source>
        <comment>8.0.1 title</comment>
        <extracomment>rule 8.0.1</extracomment>
        <translation>Apilamiento al llegar</translation>
    </message>
    <message>
        <source>More units than the limit allows may be placed in an entry hex. Before the phase ends they must have moved apart.</source>
        <comment>8.0.1 text</comment>
        <extracomment>rule 8.0.1</extracomment>
        <translation>En un hexágono de entrada se pueden poner más unidades de las permitidas. Antes de que acabe la fase tienen que haberse separado.</translation>
    </message>
    <message>
        <source>Movement on arrival</source>
        <comment>8.0.2 title</comment>
        <extracomment>rule 8.0.2</extracomment>
        <translation>Movimiento al llegar</translation>
    </message>
    <message>
        <source>Being placed costs nothing: the units have all their MP.</source>
        <comment>8.0.2 text</comment>
        <extracomment>rule 8.0.2</extracomment>
        <translation>Aparecer no cuesta nada: las unidades tienen todos sus PM.</translation>
    </message>
    <message>
        <source>Enemies at the entry hex</source>
        <comment>8.0.3 title</comment>
        <extracomment>rule 8.0.3</extracomment>
        <translation>Enemigos en la entrada</translation>
    </message>
    <message>
        <source>Units can&apos;t be placed on enemy units or in an EZOC; friendly units do not cancel the EZOC here. If the entry hex is closed for one of these reasons, the units come in at a hex of the same map edge not more than ten hexes away from it.

The Germans place and move their arrivals first, then the Soviets.</source>
        <comment>8.0.3 text</comment>
        <extracomment>rule 8.0.3</extracomment>
        <translation>No se puede aparecer sobre unidades enemigas ni en ZOC enemiga; las amigas no la anulan aquí. Si la entrada está cerrada por uno de estos motivos, las unidades llegan por otro hexágono de ese borde, a diez como mucho de ella.

Primero ponen y mueven sus llegadas los alemanes; después, los soviéticos.</translation>
    </message>
    <message>
        <source>No way in</source>
        <comment>8.0.4 title</comment>
        <extracomment>rule 8.0.4</extracomment>
        <translation>Sin entrada posible</translation>
    </message>
    <message>
        <source>Units for which no hex is open in this way are eliminated.</source>
        <comment>8.0.4 text</comment>
        <extracomment>rule 8.0.4</extracomment>
        <translation>Las unidades que ni así encuentran por dónde entrar quedan eliminadas.</translation>
    </message>
    <message>
        <source>Chits of arriving HQs</source>
        <comment>8.1 title</comment>
        <extracomment>rule 8.1</extracomment>
        <translation>Marcadores de los CG que llegan</translation>
    </message>
    <message>
        <source>The command chit of an HQ that arrives goes into the cup in the same turn.</source>
        <comment>8.1 text</comment>
        <extracomment>rule 8.1</extracomment>
        <translation>El marcador de mando de un CG que llega se echa al cubilete ese mismo turno.</translation>
    </message>
    <message>
        <source>Chits that arrive alone</source>
        <comment>8.1.1 title</comment>
        <extracomment>rule 8.1.1</extracomment>
        <translation>Marcadores que llegan solos</translation>
    </message>
    <message>
        <source>The chits of the fronts and of HGM arrive on their turns without any counter on the map ([4.1.2], [4.1.3]).

Some armies have their HQ on the map from the start, but get their chit later. The Soviet 43rd Army and 2nd Guards Army get theirs on turn 2; before that they can only defend.</source>
        <comment>8.1.1 text</comment>
        <extracomment>rule 8.1.1</extracomment>
        <translation>Los marcadores de los frentes y el de HGM llegan en sus turnos sin que aparezca nada en el mapa ([4.1.2], [4.1.3]).

Algunos ejércitos tienen su CG en el mapa desde el principio, pero reciben el marcador más tarde. El 43.er Ejército y el 2.º de la Guardia soviéticos lo reciben en el turno 2; hasta entonces solo se defienden.</translation>
    </message>
    <message>
        <source>Combat</source>
        <comment>9.0 title</comment>
        <extracomment>rule 9.0</extracomment>
        <translation>Combate</translation>
    </message>
    <message>
        <source>In the combat segment activated combat units may attack enemy combat units in adjacent hexes. You never have to attack; whoever is attacked has to defend. An empty hex or a hex with nothing but an HQ can&apos;t be attacked.</source>
        <comment>9.0 text</comment>
        <extracomment>rule 9.0</extracomment>
        <translation>En el segmento de combate las unidades de combate activadas pueden atacar a las enemigas de hexágonos contiguos. Nunca estás obligado a atacar; quien recibe un ataque tiene que defenderse. No se puede atacar un hexágono vacío ni uno en el que solo hay un CG.</translation>
    </message>
    <message>
        <source>Reading the results</source>
        <comment>9.1 title</comment>
        <extracomment>rule 9.1</extracomment>
        <translation>Leer los resultados</translation>
    </message>
    <message>
        <source>Roll a die on the column of the odds ([9.3]); high rolls are good for the attacker. A result has a part for the defender, one for the attacker, or both. The defender always carries out his part first.

- *D*: the defender; *A*: the attacker.
- A number right behind the letter: so many steps are lost.
- *r* with a number: a retreat of so many hexes; *r* alone means one hex.
- A star behind the attacker&apos;s part: it applies only if the defender held its hex because a village, town, city, defensive line or Festung line cancelled the retreat. If any defender left the hex, or all are gone, ignore it. Dying on the retreat counts as leaving.

*Example:* D2r means that the defender loses two steps and retreats one hex; Dr2 is a retreat of two hexes without loss.

The table is reconstructed ([1.1]).</source>
        <comment>9.1 text</comment>
        <extracomment>rule 9.1</extracomment>
        <translation>Tira un dado en la columna de la proporción ([9.3]); las tiradas altas convienen al atacante. Un resultado tiene una parte para el defensor, otra para el atacante, o ambas. El defensor cumple siempre la suya primero.

- *D*: el defensor; *A*: el atacante.
- Un número justo detrás de la letra: los pasos que se pierden.
- *r* con un número: retirada de tantos hexágonos; *r* sola vale por uno.
- Un asterisco tras la parte del atacante: se aplica solo si el defensor conservó el hexágono porque una aldea, un pueblo, una ciudad, una línea defensiva o una línea Festung anuló la retirada. Si algún defensor lo dejó, o no queda ninguno, no hagas caso. Morir en la retirada cuenta como dejarlo.

*Ejemplo:* con D2r el defensor pierde dos pasos y se retira un hexágono; Dr2 es una retirada de dos hexágonos sin pérdidas.

La tabla está reconstruida ([1.1]).</translation>
    </message>
    <message>
        <source>Who fights whom</source>
        <comment>9.2 title</comment>
        <extracomment>rule 9.2</extracomment>
        <translation>Quién lucha con quién</translation>
    </message>
    <message>
        <source>Each attack is made against one hex. A hex may be attacked again in the same segment, by other units.</source>
        <comment>9.2 text</comment>
        <extracomment>rule 9.2</extracomment>
        <translation>Cada ataque se dirige contra un hexágono. El mismo puede recibir otro ataque en ese segmento, hecho por otras unidades.</translation>
    </message>
    <message>
        <source>The attackers</source>
        <comment>9.2.1 title</comment>
        <extracomment>rule 9.2.1</extracomment>
        <translation>Los atacantes</translation>
    </message>
    <message>
        <source>Any number of units can attack a hex, from one side or from all around. Units of one stack may attack different hexes. Each unit takes part in one attack only.</source>
        <comment>9.2.1 text</comment>
        <extracomment>rule 9.2.1</extracomment>
        <translation>Un hexágono puede ser atacado por tantas unidades como se quiera, desde un lado o desde todos. Las de una misma pila pueden atacar hexágonos distintos. Cada unidad toma parte en un solo ataque.</translation>
    </message>
    <message>
        <source>The defenders</source>
        <comment>9.2.2 title</comment>
        <extracomment>rule 9.2.2</extracomment>
        <translation>Los defensores</translation>
    </message>
    <message>
        <source>All units in the target hex defend together with their strengths added up. None of them can be singled out, left aside or taken away before the roll.</source>
        <comment>9.2.2 text</comment>
        <extracomment>rule 9.2.2</extracomment>
        <translation>Todas las unidades del hexágono objetivo se defienden juntas y suman sus fuerzas. Ninguna puede quedar señalada aparte, excluirse ni marcharse antes de la tirada.</translation>
    </message>
    <message>
        <source>Units with strength 0</source>
        <comment>9.2.3 title</comment>
        <extracomment>rule 9.2.3</extracomment>
        <translation>Unidades con fuerza 0</translation>
    </message>
    <message>
        <source>A unit with attack strength 0 can&apos;t attack alone, but it can join others that have strength. It adds nothing; it may bear losses and may advance. Units that can&apos;t move (allowance 0) do not advance.</source>
        <comment>9.2.3 text</comment>
        <extracomment>rule 9.2.3</extracomment>
        <translation>Una unidad con fuerza de ataque 0 no puede atacar sola, pero sí unirse a otras que la tengan. No suma nada; puede encajar pérdidas y puede avanzar. Las que no se mueven (capacidad 0) no avanzan.</translation>
    </message>
    <message>
        <source>Odds</source>
        <comment>9.3 title</comment>
        <extracomment>rule 9.3</extracomment>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>Add the modified attack strengths, add the modified defence strengths, round each total down ([2.1.2]) and divide. Round the ratio in favour of the defender: 11 against 4 is 2-1, 3 against 4 is 1-2.

(1) A unit out of supply attacks with half its strength ([10.3.1]).

(2) An isolated unit attacks and defends with half its strength ([10.3.2]).

(3) A unit that attacks across an unbridged river, minor or major, has half its strength. Each unit is judged by its own hexside, and the river is multiplied with the supply effect ([2.1.1]).</source>
        <comment>9.3 text</comment>
        <extracomment>rule 9.3</extracomment>
        <translation>Suma las fuerzas de ataque ya modificadas, suma las de defensa, redondea cada total hacia abajo ([2.1.2]) y divide. La proporción se redondea a favor del defensor: 11 contra 4 es 2-1, y 3 contra 4 es 1-2.

(1) La unidad sin suministro ataca con la mitad de su fuerza ([10.3.1]).

(2) La unidad aislada ataca y se defiende con la mitad ([10.3.2]).

(3) La unidad que ataca a través de un río sin puente, menor o mayor, lo hace con la mitad. A cada una se la juzga por su propio lado, y el río se multiplica con el efecto del suministro ([2.1.1]).</translation>
    </message>
    <message>
        <source>Shifts for terrain and lines</source>
        <comment>9.3.1 title</comment>
        <extracomment>rule 9.3.1</extracomment>
        <translation>Desplazamientos por terreno y líneas</translation>
    </message>
    <message>
        <source>The ground of the defender shifts the column to the left (numbers reconstructed):

- woods, swamp, town: one column
- city: two columns
- attacked only across defensive or Festung lines: one column

Shifts add up. Air units shift to the right ([12.1]).

Lines help only German defenders, and only if *every* attacking unit attacks across such a hexside. If some come across a Festung line and the others across a defensive line, all count as coming across a Festung line.

Water hexsides stop an attack only if water covers them from end to end ([6.2.3]).</source>
        <comment>9.3.1 text</comment>
        <extracomment>rule 9.3.1</extracomment>
        <translation>El terreno del defensor desplaza la columna a la izquierda (cifras reconstruidas):

- bosque, pantano, pueblo: una columna
- ciudad: dos columnas
- atacado solo a través de líneas defensivas o Festung: una columna

Los desplazamientos se suman. Las unidades aéreas desplazan a la derecha ([12.1]).

Las líneas ayudan solo a defensores alemanes, y solo si *todas* las unidades atacantes lo hacen a través de un lado así. Si unas vienen por una línea Festung y otras por una defensiva, se considera que todas vienen por una Festung.

Los lados de agua impiden un ataque solo si el agua los cubre de punta a punta ([6.2.3]).</translation>
    </message>
    <message>
        <source>Best and worst odds</source>
        <comment>9.3.2 title</comment>
        <extracomment>rule 9.3.2</extracomment>
        <translation>La mejor y la peor proporción</translation>
    </message>
    <message>
        <source>Take the true ratio, even above 7-1, apply all shifts of ground and air together, and look where you are. More than 7-1 is resolved on the 7-1 column. Less than 1-2 is no attack: it is called off, and air units go back to their box unused.

If the defence adds up to 0, use the 7-1 column whatever the ground.

*Example:* 9-1 against a city: two columns to the left make 7-1. 1-2 against woods is not possible without air units.</source>
        <comment>9.3.2 text</comment>
        <extracomment>rule 9.3.2</extracomment>
        <translation>Toma la proporción verdadera, aunque pase de 7-1, aplica juntos todos los desplazamientos del terreno y del aire y mira dónde quedas. Lo que supere 7-1 se tira en la columna 7-1. Por debajo de 1-2 no hay ataque: se cancela, y las unidades aéreas vuelven sin gastar a su casilla.

Si la defensa suma 0, usa la columna 7-1 sea cual sea el terreno.

*Ejemplo:* 9-1 contra una ciudad: dos columnas a la izquierda dan 7-1. Un 1-2 contra bosque no es posible sin unidades aéreas.</translation>
    </message>
    <message>
        <source>Step losses</source>
        <comment>9.4 title</comment>
        <extracomment>rule 9.4</extracomment>
        <translation>Pérdida de pasos</translation>
    </message>
    <message>
        <source>A full unit that loses a step is turned to its reduced side. A reduced unit that loses one is eliminated. HQs are not combat units; they have no steps and can&apos;t bear losses.</source>
        <comment>9.4 text</comment>
        <extracomment>rule 9.4</extracomment>
        <translation>La unidad entera que pierde un paso se vuelve a su cara reducida. La reducida que pierde uno queda eliminada. Los CG no son unidades de combate; carecen de pasos y no pueden encajar pérdidas.</translation>
    </message>
    <message>
        <source>The first loss</source>
        <comment>9.4.1 title</comment>
        <extracomment>rule 9.4.1</extracomment>
        <translation>La primera pérdida</translation>
    </message>
    <message>
        <source>The first step is lost by the strongest unit that fought on that side: for the attacker the one with the highest printed attack, for the defender the one with the highest printed defence. Among equals the owner chooses.</source>
        <comment>9.4.1 text</comment>
        <extracomment>rule 9.4.1</extracomment>
        <translation>El primer paso lo pierde la unidad más fuerte de las que lucharon en ese bando: para el atacante, la de mayor ataque impreso; para el defensor, la de mayor defensa impresa. Entre iguales, elige el dueño.</translation>
    </message>
    <message>
        <source>Further losses</source>
        <comment>9.4.2 title</comment>
        <extracomment>rule 9.4.2</extracomment>
        <translation>Más pérdidas</translation>
    </message>
    <message>
        <source>From the second step on, the owner distributes losses at will. The same unit may lose two steps before another loses any.</source>
        <comment>9.4.2 text</comment>
        <extracomment>rule 9.4.2</extracomment>
        <translation>A partir del segundo paso, el dueño reparte las pérdidas a su gusto. La misma unidad puede perder dos antes de que otra pierda alguno.</translation>
    </message>
    <message>
        <source>Units with one step</source>
        <comment>9.4.3 title</comment>
        <extracomment>rule 9.4.3</extracomment>
        <translation>Unidades de un paso</translation>
    </message>
    <message>
        <source>A counter that is printed on one side only has a single step. One loss eliminates it.</source>
        <comment>9.4.3 text</comment>
        <extracomment>rule 9.4.3</extracomment>
        <translation>La ficha impresa por una sola cara tiene un único paso. Con una pérdida queda eliminada.</translation>
    </message>
    <message>
        <source>The first loss cancelled</source>
        <comment>9.4.4 title</comment>
        <extracomment>rule 9.4.4</extracomment>
        <translation>Se anula la primera pérdida</translation>
    </message>
    <message>
        <source>Defenders in a town or a city ignore the first step of a result, and so do Germans who are attacked only across Festung lines. What goes beyond it is lost as usual. Villages do not give this, and attackers never have it.

*Example:* D2r against a unit in Allenstein costs it one step, and it does not retreat ([9.5.7]). With D1r nothing happens to it.</source>
        <comment>9.4.4 text</comment>
        <extracomment>rule 9.4.4</extracomment>
        <translation>Los defensores que están en un pueblo o una ciudad no hacen caso del primer paso de un resultado; tampoco los alemanes atacados solo a través de líneas Festung. Lo que pase de ahí se pierde como siempre. Las aldeas no dan esta ventaja y los atacantes no la tienen nunca.

*Ejemplo:* D2r contra una unidad en Allenstein le cuesta un paso, y no se retira ([9.5.7]). Con D1r no le pasa nada.</translation>
    </message>
    <message>
        <source>Retreats</source>
        <comment>9.5 title</comment>
        <extracomment>rule 9.5</extracomment>
        <translation>Retiradas</translation>
    </message>
    <message>
        <source>The owner retreats his units, the defender before the attacker. A way through enemy units is closed, but a lone enemy HQ can be overrun on the way by a combat unit ([6.3]).

When you choose the way, look at these in their order:

- ground that the unit can enter ([9.5.1])
- the full length of the retreat ([9.5.2])
- as few EZOC hexes as possible ([9.5.3])
- the right direction ([9.5.4])

*Example:* the only way for a German unit without EZOCs leads east. It must go east.</source>
        <comment>9.5 text</comment>
        <extracomment>rule 9.5</extracomment>
        <translation>Cada dueño retira sus unidades, el defensor antes que el atacante. Por donde hay unidades enemigas no se pasa, aunque una unidad de combate puede arrollar de camino a un CG enemigo que esté solo ([6.3]).

Al elegir el camino se atiende, de lo primero a lo último, a:

- un terreno en el que la unidad pueda entrar ([9.5.1])
- la longitud completa de la retirada ([9.5.2])
- los menos hexágonos posibles de ZOC enemiga ([9.5.3])
- la dirección debida ([9.5.4])

*Ejemplo:* el único camino sin ZOC enemiga de una unidad alemana lleva al este. Tiene que ir al este.</translation>
    </message>
    <message>
        <source>Ground</source>
        <comment>9.5.1 title</comment>
        <extracomment>rule 9.5.1</extracomment>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>A unit retreats only over hexes and hexsides that it could also use in movement. For each hex of the retreat that the stack can&apos;t make, for whatever reason, it loses one step; the owner chooses the unit.</source>
        <comment>9.5.1 text</comment>
        <extracomment>rule 9.5.1</extracomment>
        <translation>Una unidad solo se retira por hexágonos y lados que también podría usar al mover. Por cada hexágono de retirada que la pila no pueda hacer, sea por lo que sea, pierde un paso; el dueño elige la unidad.</translation>
    </message>
    <message>
        <source>Length</source>
        <comment>9.5.2 title</comment>
        <extracomment>rule 9.5.2</extracomment>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>The result tells how many hexes to go. Each hex must be farther from the combat hex than the one before: the second is two hexes away from it. Hexes that are missing at the end cost a step each ([9.5.1]).

*Example:* after r2 only one hex is open. The unit goes there and loses a step.</source>
        <comment>9.5.2 text</comment>
        <extracomment>rule 9.5.2</extracomment>
        <translation>El resultado dice cuántos hexágonos hay que andar. Cada uno tiene que quedar más lejos del combate que el anterior: el segundo está a dos de él. Los que falten al final cuestan un paso cada uno ([9.5.1]).

*Ejemplo:* tras r2 solo hay un hexágono abierto. La unidad va a él y pierde un paso.</translation>
    </message>
    <message>
        <source>EZOCs on the way</source>
        <comment>9.5.3 title</comment>
        <extracomment>rule 9.5.3</extracomment>
        <translation>ZOC enemiga en el camino</translation>
    </message>
    <message>
        <source>Avoid EZOCs where you can; otherwise take the way with the fewest. Each EZOC hex entered costs a stack one step in all, on top of the result of the combat and before it goes on to the next hex. The strongest unit bears it: by defence strength if the defender retreats, by attack strength if the attacker does. Friendly units in the hex do not cancel the EZOC.</source>
        <comment>9.5.3 text</comment>
        <extracomment>rule 9.5.3</extracomment>
        <translation>Evita la ZOC enemiga si puedes; si no, toma el camino que menos tenga. Cada hexágono de ella que se pisa le cuesta a la pila un paso en total, aparte del resultado del combate y antes de seguir al hexágono siguiente. Lo pierde la unidad más fuerte: en defensa, si se retira el defensor; en ataque, si se retira el atacante. Las amigas que haya en el hexágono no anulan la ZOC.</translation>
    </message>
    <message>
        <source>Direction</source>
        <comment>9.5.4 title</comment>
        <extracomment>rule 9.5.4</extracomment>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>If possible, Germans retreat to the north or west, Soviets to the south or east. On the tilted map this means, for a German unit, the next higher number in the column or one of the two hexes in the next higher column; for a Soviet unit, the opposite three hexes (reconstructed). Where that can&apos;t be done there is no penalty.</source>
        <comment>9.5.4 text</comment>
        <extracomment>rule 9.5.4</extracomment>
        <translation>Si es posible, los alemanes se retiran al norte o al oeste, y los soviéticos, al sur o al este. En el mapa girado esto significa, para una unidad alemana, el número siguiente de la columna o uno de los dos hexágonos de la columna siguiente; para una soviética, los tres opuestos (reconstruido). Si no se puede, no hay castigo.</translation>
    </message>
    <message>
        <source>Units that can&apos;t move</source>
        <comment>9.5.5 title</comment>
        <extracomment>rule 9.5.5</extracomment>
        <translation>Unidades que no se mueven</translation>
    </message>
    <message>
        <source>A unit with allowance 0 loses a step for each hex that it should retreat. In a village, town or city the first hex is cancelled, and only the others cost steps.

Mobile units in the same hex retreat all the same; the losses of the immobile unit do not pay for them.

*Example:* a garrison and a division in a town suffer Dr2. The first hex is cancelled for both. For the second the garrison loses a step, and the division goes back one hex.</source>
        <comment>9.5.5 text</comment>
        <extracomment>rule 9.5.5</extracomment>
        <translation>Una unidad con capacidad 0 pierde un paso por cada hexágono que debería retirarse. En una aldea, pueblo o ciudad el primero se anula y solo los otros cuestan pasos.

Las unidades móviles del mismo hexágono se retiran de todos modos; lo que pierde la inmóvil no las libra.

*Ejemplo:* una guarnición y una división en un pueblo sufren Dr2. El primer hexágono se anula para ambas. Por el segundo, la guarnición pierde un paso y la división retrocede un hexágono.</translation>
    </message>
    <message>
        <source>Stacks in retreat</source>
        <comment>9.5.6 title</comment>
        <extracomment>rule 9.5.6</extracomment>
        <translation>Pilas en retirada</translation>
    </message>
    <message>
        <source>The units of a stack may retreat together or go different ways. A unit that ends in a full hex retreats one hex more, again farther from the combat, to a hex that has room; if there is none, it is eliminated. The same holds for an HQ that comes to stand with another HQ.</source>
        <comment>9.5.6 text</comment>
        <extracomment>rule 9.5.6</extracomment>
        <translation>Las unidades de una pila pueden retirarse juntas o cada una por su camino. La que acaba en un hexágono lleno se retira uno más, también alejándose del combate, a un hexágono donde quepa; si no lo hay, queda eliminada. Lo mismo vale para el CG que va a parar junto a otro.</translation>
    </message>
    <message>
        <source>The first hex cancelled</source>
        <comment>9.5.7 title</comment>
        <extracomment>rule 9.5.7</extracomment>
        <translation>Se anula el primer hexágono</translation>
    </message>
    <message>
        <source>The first hex of a retreat is ignored by units in a village, town or city, and by Germans attacked only across Festung lines. Attackers who stand in a village, town or city have this benefit too.

*Example:* Dr2 against a unit in the village of Tapiau: it retreats one hex. With Dr it would have stayed.</source>
        <comment>9.5.7 text</comment>
        <extracomment>rule 9.5.7</extracomment>
        <translation>El primer hexágono de una retirada no cuenta para las unidades que están en una aldea, pueblo o ciudad, ni para los alemanes atacados solo a través de líneas Festung. También los atacantes que están en una aldea, pueblo o ciudad gozan de esta ventaja.

*Ejemplo:* Dr2 contra una unidad en la aldea de Tapiau: se retira un hexágono. Con Dr se habría quedado.</translation>
    </message>
    <message>
        <source>All retreat cancelled</source>
        <comment>9.5.8 title</comment>
        <extracomment>rule 9.5.8</extracomment>
        <translation>Se anula toda retirada</translation>
    </message>
    <message>
        <source>Germans who are attacked only across defensive lines do not retreat at all.</source>
        <comment>9.5.8 text</comment>
        <extracomment>rule 9.5.8</extracomment>
        <translation>Los alemanes a los que se ataca solo a través de líneas defensivas no se retiran en absoluto.</translation>
    </message>
    <message>
        <source>Lines and houses together</source>
        <comment>9.5.9 title</comment>
        <extracomment>rule 9.5.9</extracomment>
        <translation>Líneas y casas a la vez</translation>
    </message>
    <message>
        <source>If Germans are attacked only across lines and are in a

- *village*: only the line counts, the village does nothing;
- *town or city*: the first step is cancelled, and so is the whole retreat, with either kind of line.

*Example:* D2r2 against a town behind a Festung line costs one step.</source>
        <comment>9.5.9 text</comment>
        <extracomment>rule 9.5.9</extracomment>
        <translation>Si se ataca a alemanes solo a través de líneas y están en

- una *aldea*: cuenta nada más que la línea; la aldea no hace nada;
- un *pueblo o ciudad*: se anula el primer paso y también la retirada entera, con las dos clases de línea.

*Ejemplo:* D2r2 contra un pueblo detrás de una línea Festung cuesta un paso.</translation>
    </message>
    <message>
        <source>Advance after combat</source>
        <comment>9.6 title</comment>
        <extracomment>rule 9.6</extracomment>
        <translation>Avance tras el combate</translation>
    </message>
    <message>
        <source>If the defender&apos;s hex is empty after the combat, any of the units that attacked may move in, all, some or none, within the stacking limit. This hex is always the first of an advance. Advances cost no MP, and EZOCs do not matter.</source>
        <comment>9.6 text</comment>
        <extracomment>rule 9.6</extracomment>
        <translation>Si tras el combate el hexágono del defensor queda vacío, pueden ocuparlo las unidades que atacaron, todas, algunas o ninguna, dentro del límite de apilamiento. Ese hexágono es siempre el primero de un avance. Avanzar no cuesta PM, y la ZOC enemiga no importa.</translation>
    </message>
    <message>
        <source>Major rivers</source>
        <comment>9.6.1 title</comment>
        <extracomment>rule 9.6.1</extracomment>
        <translation>Ríos mayores</translation>
    </message>
    <message>
        <source>Nobody advances across a major river without a bridge.</source>
        <comment>9.6.1 text</comment>
        <extracomment>rule 9.6.1</extracomment>
        <translation>Nadie avanza a través de un río mayor donde no hay puente.</translation>
    </message>
    <message>
        <source>The defender stays</source>
        <comment>9.6.2 title</comment>
        <extracomment>rule 9.6.2</extracomment>
        <translation>El defensor se queda</translation>
    </message>
    <message>
        <source>A defender never advances, even if all attackers retreat.</source>
        <comment>9.6.2 text</comment>
        <extracomment>rule 9.6.2</extracomment>
        <translation>Un defensor nunca avanza, aunque se retiren todos los atacantes.</translation>
    </message>
    <message>
        <source>Mechanised units</source>
        <comment>9.6.3 title</comment>
        <extracomment>rule 9.6.3</extracomment>
        <translation>Unidades mecanizadas</translation>
    </message>
    <message>
        <source>Mechanised combat units may advance two hexes, all others one. The second hex can be any adjacent one that the unit can enter and that holds no enemy, except a lone HQ. Several mechanised units may end in different hexes.</source>
        <comment>9.6.3 text</comment>
        <extracomment>rule 9.6.3</extracomment>
        <translation>Las unidades de combate mecanizadas pueden avanzar dos hexágonos; las demás, uno. El segundo puede ser cualquiera contiguo en el que la unidad pueda entrar y no haya enemigos, salvo un CG solo. Varias mecanizadas pueden acabar en sitios diferentes.</translation>
    </message>
    <message>
        <source>Where tanks stop</source>
        <comment>9.6.4 title</comment>
        <extracomment>rule 9.6.4</extracomment>
        <translation>Dónde paran los carros</translation>
    </message>
    <message>
        <source>The advance of a mechanised unit ends with its first hex if it crossed an unbridged river to get there, or if the hex is a town or city. A village does not stop it.</source>
        <comment>9.6.4 text</comment>
        <extracomment>rule 9.6.4</extracomment>
        <translation>El avance de una mecanizada acaba en el primer hexágono si para llegar cruzó un río sin puente, o si allí hay un pueblo o una ciudad. Una aldea no la detiene.</translation>
    </message>
    <message>
        <source>HQs in the advance</source>
        <comment>9.6.5 title</comment>
        <extracomment>rule 9.6.5</extracomment>
        <translation>Los CG en el avance</translation>
    </message>
    <message>
        <source>An HQ that was stacked with attacking units may go along with them ([11.1.2]).</source>
        <comment>9.6.5 text</comment>
        <extracomment>rule 9.6.5</extracomment>
        <translation>El CG que estaba apilado con unidades atacantes puede ir con ellas ([11.1.2]).</translation>
    </message>
    <message>
        <source>Overrun in the advance</source>
        <comment>9.6.6 title</comment>
        <extracomment>rule 9.6.6</extracomment>
        <translation>Arrollar al avanzar</translation>
    </message>
    <message>
        <source>An advancing combat unit eliminates a lone enemy HQ by entering its hex ([6.3]).</source>
        <comment>9.6.6 text</comment>
        <extracomment>rule 9.6.6</extracomment>
        <translation>Una unidad de combate que avanza elimina al CG enemigo que esté sin compañía, con entrar donde se encuentra ([6.3]).</translation>
    </message>
    <message>
        <source>Supply</source>
        <comment>10.0 title</comment>
        <extracomment>rule 10.0</extracomment>
        <translation>Suministro</translation>
    </message>
    <message>
        <source>In the supply phase both sides check each of their units.

- No supply line: the unit is *out of supply*.
- No supply line, and it was out of supply already: it is *isolated*. It can&apos;t get worse than that.
- A supply line: any marker is removed at once.</source>
        <comment>10.0 text</comment>
        <extracomment>rule 10.0</extracomment>
        <translation>En la fase de suministro cada bando comprueba todas sus unidades.

- Sin línea: la unidad queda *sin suministro*.
- Sin línea, y ya estaba sin suministro: queda *aislada*. Peor no se puede estar.
- Con línea: se le quita enseguida el marcador que tuviera.</translation>
    </message>
    <message>
        <source>The supply line</source>
        <comment>10.1 title</comment>
        <extracomment>rule 10.1</extracomment>
        <translation>La línea de suministro</translation>
    </message>
    <message>
        <source>A supply line leads from the unit to a source of its side. It is free of enemy units and EZOCs. Its first four hexes, counted from the one next to the unit, may be any ground that can be entered. From the fifth on, it follows roads and railways, mixed as you like, unless it has already reached a source.

*Example:* three hexes of open country, then a road as far as the source: in supply. Five hexes of open country before the road: not in supply.</source>
        <comment>10.1 text</comment>
        <extracomment>rule 10.1</extracomment>
        <translation>La línea de suministro va de la unidad a una fuente de su bando, sin unidades enemigas ni ZOC enemiga. Sus cuatro primeros hexágonos, contados desde el contiguo a la unidad, pueden ser de cualquier terreno en el que se pueda entrar. Del quinto en adelante sigue carreteras y ferrocarriles, combinados a voluntad, salvo que ya haya alcanzado una fuente.

*Ejemplo:* tres hexágonos campo a través y después carretera hasta la fuente: suministrada. Cinco campo a través antes de la carretera: no suministrada.</translation>
    </message>
    <message>
        <source>What stops a line</source>
        <comment>10.1.1 title</comment>
        <extracomment>rule 10.1.1</extracomment>
        <translation>Qué corta la línea</translation>
    </message>
    <message>
        <source>A line does not cross a major river or water except where a road or railway crosses it. It does not pass through enemy units, nor through EZOCs; but a friendly unit in a hex opens that hex for the line ([5.5]).</source>
        <comment>10.1.1 text</comment>
        <extracomment>rule 10.1.1</extracomment>
        <translation>La línea no cruza un río mayor ni el agua, a no ser por donde lo hace una carretera o un ferrocarril. No atraviesa unidades enemigas ni ZOC enemiga; pero una unidad amiga le abre el hexágono en que está ([5.5]).</translation>
    </message>
    <message>
        <source>How long it lasts</source>
        <comment>10.1.2 title</comment>
        <extracomment>rule 10.1.2</extracomment>
        <translation>Cuánto dura</translation>
    </message>
    <message>
        <source>What was found in the supply phase holds until the next one, whatever happens in between. A unit that is cut off in the middle of a turn fights on with its full strength; one that is relieved must wait for its marker to go.</source>
        <comment>10.1.2 text</comment>
        <extracomment>rule 10.1.2</extracomment>
        <translation>Lo comprobado en la fase de suministro vale hasta la siguiente, ocurra entretanto lo que ocurra. La unidad a la que cortan el paso a mitad de turno lucha con toda su fuerza; la que es liberada tiene que esperar a que se le quite el marcador.</translation>
    </message>
    <message>
        <source>Sources</source>
        <comment>10.2 title</comment>
        <extracomment>rule 10.2</extracomment>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>The Soviets use the red and white sources on the map edges. The Germans use the black and white ones, and the city of Königsberg ([10.2.2]).

The hexes are reconstructed. German: 3602, 3607, 3617. Disputed: 1401, 2501. Soviet: 0105, 0110, 0115, 0122, 0133, 0138, 0143, 1045, 2045.</source>
        <comment>10.2 text</comment>
        <extracomment>rule 10.2</extracomment>
        <translation>Los soviéticos usan las fuentes rojas y blancas de los bordes del mapa. Los alemanes, las negras y blancas y, además, Königsberg ([10.2.2]).

Los hexágonos están reconstruidos. Alemanas: 3602, 3607, 3617. Disputadas: 1401, 2501. Soviéticas: 0105, 0110, 0115, 0122, 0133, 0138, 0143, 1045, 2045.</translation>
    </message>
    <message>
        <source>Disputed sources</source>
        <comment>10.2.1 title</comment>
        <extracomment>rule 10.2.1</extracomment>
        <translation>Fuentes disputadas</translation>
    </message>
    <message>
        <source>A disputed source is German at first. When the Soviets have taken it once, it is Soviet until the end of the game; the Germans can win back the hex, but not the source.</source>
        <comment>10.2.1 text</comment>
        <extracomment>rule 10.2.1</extracomment>
        <translation>Una fuente disputada es alemana al principio. En cuanto los soviéticos la toman una vez, es suya hasta el final; los alemanes pueden recobrar el hexágono, pero no la fuente.</translation>
    </message>
    <message>
        <source>Königsberg</source>
        <comment>10.2.2 title</comment>
        <extracomment>rule 10.2.2</extracomment>
        <translation>Königsberg</translation>
    </message>
    <message>
        <source>Königsberg (2932) is a full source as long as the Autobahn to Elbing is open: a chain of Autobahn hexes by way of 2931 or 2831, without enemy units and without EZOCs that no German unit cancels, and with both cities in German hands. While it is closed, Königsberg is only a limited source ([10.2.3]). As soon as it is open again at a check, the city is a full source again.</source>
        <comment>10.2.2 text</comment>
        <extracomment>rule 10.2.2</extracomment>
        <translation>Königsberg (2932) es una fuente completa mientras está abierta la Autobahn de Elbing: una cadena de hexágonos de Autobahn que pase por 2931 o por 2831, sin unidades enemigas ni ZOC enemiga que no anule una unidad alemana, y con las dos ciudades en manos alemanas. Mientras está cortada, Königsberg es solo una fuente limitada ([10.2.3]). En cuanto una comprobación la encuentra abierta, la ciudad vuelve a ser fuente completa.</translation>
    </message>
    <message>
        <source>Limited supply</source>
        <comment>10.2.3 title</comment>
        <extracomment>rule 10.2.3</extracomment>
        <translation>Suministro limitado</translation>
    </message>
    <message>
        <source>A unit with no other source that can reach limited Königsberg over at most ten hexes of any ground that can be entered is out of supply, but never isolated. If it was isolated before, it is now merely out of supply. The check is made in the supply phase. Beyond ten hexes Königsberg does not help.</source>
        <comment>10.2.3 text</comment>
        <extracomment>rule 10.2.3</extracomment>
        <translation>La unidad sin otra fuente que alcanza la Königsberg limitada en diez hexágonos como máximo, por cualquier terreno en el que se pueda entrar, queda sin suministro, pero nunca aislada. Si antes lo estaba, ahora está solo sin suministro. Se comprueba en la fase de suministro. A más de diez, Königsberg no ayuda.</translation>
    </message>
    <message>
        <source>Effects</source>
        <comment>10.3 title</comment>
        <extracomment>rule 10.3</extracomment>
        <translation>Efectos</translation>
    </message>
    <message>
        <source>What lack of supply does to a unit depends on how long it has lasted. Zones of control are not affected ([5.5.1]).</source>
        <comment>10.3 text</comment>
        <extracomment>rule 10.3</extracomment>
        <translation>Lo que la falta de suministro le hace a una unidad depende de cuánto dure. Las zonas de control no se ven afectadas ([5.5.1]).</translation>
    </message>
    <message>
        <source>Out of supply</source>
        <comment>10.3.1 title</comment>
        <extracomment>rule 10.3.1</extracomment>
        <translation>Sin suministro</translation>
    </message>
    <message>
        <source>The attack strength is halved. Defence and movement remain as they are.</source>
        <comment>10.3.1 text</comment>
        <extracomment>rule 10.3.1</extracomment>
        <translation>El ataque queda a la mitad. La defensa y el movimiento siguen igual.</translation>
    </message>
    <message>
        <source>Isolated</source>
        <comment>10.3.2 title</comment>
        <extracomment>rule 10.3.2</extracomment>
        <translation>Aislada</translation>
    </message>
    <message>
        <source>Attack strength, defence strength and movement allowance are all halved. Half an MP is dropped.</source>
        <comment>10.3.2 text</comment>
        <extracomment>rule 10.3.2</extracomment>
        <translation>El ataque, la defensa y el movimiento quedan a la mitad. El medio PM que sobre se pierde.</translation>
    </message>
    <message>
        <source>Units that can&apos;t move</source>
        <comment>10.3.3 title</comment>
        <extracomment>rule 10.3.3</extracomment>
        <translation>Las que no se mueven</translation>
    </message>
    <message>
        <source>Units with allowance 0 are always in supply.</source>
        <comment>10.3.3 text</comment>
        <extracomment>rule 10.3.3</extracomment>
        <translation>Las unidades con capacidad 0 están siempre suministradas.</translation>
    </message>
    <message>
        <source>Special rules</source>
        <comment>11.0 title</comment>
        <extracomment>rule 11.0</extracomment>
        <translation>Reglas especiales</translation>
    </message>
    <message>
        <source>This chapter is about HQs, replacements, the Volkssturm, the cruiser *Admiral Hipper* and two German corps that may not move at first.</source>
        <comment>11.0 text</comment>
        <extracomment>rule 11.0</extracomment>
        <translation>Este capítulo trata de los CG, los reemplazos, la Volkssturm, el crucero *Admiral Hipper* y dos cuerpos alemanes que al principio no pueden moverse.</translation>
    </message>
    <message>
        <source>HQs</source>
        <comment>11.1 title</comment>
        <extracomment>rule 11.1</extracomment>
        <translation>Cuarteles generales</translation>
    </message>
    <message>
        <source>An HQ has no strength of its own. It shares the fate of the units around it, so do not leave it alone.</source>
        <comment>11.1 text</comment>
        <extracomment>rule 11.1</extracomment>
        <translation>Un CG no tiene fuerza propia. Comparte la suerte de las unidades que lo rodean, así que no lo dejes solo.</translation>
    </message>
    <message>
        <source>HQs in retreat</source>
        <comment>11.1.1 title</comment>
        <extracomment>rule 11.1.1</extracomment>
        <translation>Los CG en la retirada</translation>
    </message>
    <message>
        <source>An HQ that was stacked with combat units when the combat began retreats with them if they must retreat. If some of them can&apos;t move, it goes with the mobile ones; if none can move, it stays as long as one of them survives.</source>
        <comment>11.1.1 text</comment>
        <extracomment>rule 11.1.1</extracomment>
        <translation>El CG que estaba apilado con unidades de combate al empezar el combate se retira con ellas si tienen que retirarse. Si algunas no pueden moverse, va con las móviles; si ninguna puede, se queda mientras sobreviva una.</translation>
    </message>
    <message>
        <source>HQs in advance</source>
        <comment>11.1.2 title</comment>
        <extracomment>rule 11.1.2</extracomment>
        <translation>Los CG en el avance</translation>
    </message>
    <message>
        <source>An HQ that was stacked with attacking units when the combat began may advance with them, if the attacker wishes: one hex, or two if it goes with mechanised units that advance two.</source>
        <comment>11.1.2 text</comment>
        <extracomment>rule 11.1.2</extracomment>
        <translation>El CG que estaba apilado con unidades atacantes cuando empezó el combate puede avanzar con ellas, si el atacante lo desea: un hexágono, o dos si acompaña a mecanizadas que avanzan dos.</translation>
    </message>
    <message>
        <source>How an HQ is lost</source>
        <comment>11.1.3 title</comment>
        <extracomment>rule 11.1.3</extracomment>
        <translation>Cómo se pierde un CG</translation>
    </message>
    <message>
        <source>An HQ leaves the game for good, together with its command chit:

(1) if at the end of a replacement segment no combat unit of its formation is on the map and no independent unit is within its command range;

(2) if it is lost in combat: all combat units with it were eliminated, be it in the fight, on the retreat or by bombardment;

(3) if it is overrun ([11.1.4]).

HQs are never rebuilt. Units without their HQ do not move or attack any more, apart from the exception in [4.2]. The VII Panzer Corps HQ, which has no formation, leaves under (1) only when no independent is within range.</source>
        <comment>11.1.3 text</comment>
        <extracomment>rule 11.1.3</extracomment>
        <translation>Un CG deja la partida para siempre, junto con su marcador de mando:

(1) si al acabar un segmento de reemplazos no hay en el mapa ninguna unidad de combate de su formación ni tampoco una independiente a su alcance;

(2) si se pierde en combate: se eliminaron todas las unidades de combate que iban con él, ya fuera en la lucha, en la retirada o por un bombardeo;

(3) si lo arrollan ([11.1.4]).

Los CG nunca se reconstruyen. Las unidades que se quedan sin él no vuelven a mover ni atacar, con la excepción de [4.2]. El CG del VII Cuerpo Panzer, que no tiene formación, se va según (1) solo cuando no hay independientes a su alcance.</translation>
    </message>
    <message>
        <source>Overrunning lone HQs</source>
        <comment>11.1.4 title</comment>
        <extracomment>rule 11.1.4</extracomment>
        <translation>Arrollar CG solos</translation>
    </message>
    <message>
        <source>A lone HQ can be overrun whenever an enemy combat unit enters its hex ([6.3]): in the movement segment, when reinforcements or rebuilt units move, in retreat and in advance. In movement the unit must have the MP for the hex; to be adjacent is not enough.</source>
        <comment>11.1.4 text</comment>
        <extracomment>rule 11.1.4</extracomment>
        <translation>Un CG que está solo puede ser arrollado siempre que una unidad de combate enemiga entre en su hexágono ([6.3]): en el segmento de movimiento, al mover refuerzos o unidades reconstruidas, en la retirada y en el avance. Al mover, la unidad debe tener los PM que cuesta el hexágono; con estar al lado no basta.</translation>
    </message>
    <message>
        <source>Replacements</source>
        <comment>11.2 title</comment>
        <extracomment>rule 11.2</extracomment>
        <translation>Reemplazos</translation>
    </message>
    <message>
        <source>Each turn gives each side a number of replacement points (turn track; reconstructed). The Germans use theirs first. The Soviet points are one sum for both fronts. What is not used is lost.

A point can restore a lost step of a unit on the map, or help to rebuild an eliminated unit. A unit on the map must be in supply; it may be in an EZOC. Units with a single step and units with allowance 0 get no replacements.</source>
        <comment>11.2 text</comment>
        <extracomment>rule 11.2</extracomment>
        <translation>Cada turno da a cada bando unos puntos de reemplazo (registro de turnos; reconstruido). Los alemanes gastan los suyos primero. Los soviéticos forman una sola suma para los dos frentes. Lo que no se gasta se pierde.

Con un punto se recupera un paso de una unidad del mapa, o se ayuda a rehacer una eliminada. La del mapa tiene que estar suministrada; puede estar en ZOC enemiga. Las de un solo paso y las de capacidad 0 no reciben reemplazos.</translation>
    </message>
    <message>
        <source>Soviet costs</source>
        <comment>11.2.1 title</comment>
        <extracomment>rule 11.2.1</extracomment>
        <translation>Costes soviéticos</translation>
    </message>
    <message>
        <source>Every step costs 1 point, mechanised or not. An eliminated unit can return reduced for 1 point, or at full strength for 2 points in the same turn.</source>
        <comment>11.2.1 text</comment>
        <extracomment>rule 11.2.1</extracomment>
        <translation>Cada paso cuesta 1 punto, sea mecanizado o no. Una unidad eliminada puede volver reducida por 1 punto, o entera por 2 puntos en el mismo turno.</translation>
    </message>
    <message>
        <source>German costs</source>
        <comment>11.2.2 title</comment>
        <extracomment>rule 11.2.2</extracomment>
        <translation>Costes alemanes</translation>
    </message>
    <message>
        <source>A step costs 1 point, that of a mechanised unit 2. An eliminated unit returns reduced; its second step can be restored in a later turn at the earliest.</source>
        <comment>11.2.2 text</comment>
        <extracomment>rule 11.2.2</extracomment>
        <translation>Un paso cuesta 1 punto; el de una mecanizada, 2. Una unidad eliminada vuelve reducida; su segundo paso no se puede recuperar hasta un turno posterior.</translation>
    </message>
    <message>
        <source>Placing rebuilt units</source>
        <comment>11.2.3 title</comment>
        <extracomment>rule 11.2.3</extracomment>
        <translation>Colocar lo reconstruido</translation>
    </message>
    <message>
        <source>A rebuilt unit appears with the HQ of its formation; an independent, or a German unit with a double role, with any HQ of its side (for the Soviets, of its front). The HQ must be in supply; an EZOC does not matter. If the HQ is gone, the unit can&apos;t be rebuilt.

The unit may move at once, normally, strategically or by rail. There may be too many units in the hex at first, but not after the move ([7.1]).</source>
        <comment>11.2.3 text</comment>
        <extracomment>rule 11.2.3</extracomment>
        <translation>La unidad reconstruida aparece con el CG de su formación; una independiente, o una alemana de doble papel, con cualquier CG de su bando (los soviéticos, de su frente). El CG tiene que estar suministrado; la ZOC enemiga no importa. Si ya no hay CG, la unidad no se puede rehacer.

La unidad puede mover enseguida, de forma normal, estratégica o en tren. Al principio puede haber demasiadas en el hexágono, pero no después de mover ([7.1]).</translation>
    </message>
    <message>
        <source>No supply, no replacements</source>
        <comment>11.2.4 title</comment>
        <extracomment>rule 11.2.4</extracomment>
        <translation>Sin suministro no hay reemplazos</translation>
    </message>
    <message>
        <source>A unit that is out of supply or isolated gets no step back, and nothing can be placed with an HQ in that state.</source>
        <comment>11.2.4 text</comment>
        <extracomment>rule 11.2.4</extracomment>
        <translation>La unidad sin suministro o aislada no recupera pasos, y con un CG en ese estado no se puede colocar nada.</translation>
    </message>
    <message>
        <source>Volkssturm</source>
        <comment>11.3 title</comment>
        <extracomment>rule 11.3</extracomment>
        <translation>Volkssturm</translation>
    </message>
    <message>
        <source>(1) There are four Volkssturm units. The Germans have two at the start; the event *Soviet atrocity* can add the others.

(2) In the deployment segment the available units may be placed on cities, towns and villages under German control, at least three hexes from any Soviet unit, HQs included. Two of them can&apos;t share a hex. A place is under German control if it was not behind the Soviet lines at the start and no Soviet unit has ever passed through it.

(3) A Volkssturm unit that is lost returns to its box and can be used again next turn. At the end of each turn all of them go back to the box; none stays on the map.</source>
        <comment>11.3 text</comment>
        <extracomment>rule 11.3</extracomment>
        <translation>(1) Hay cuatro unidades de la Volkssturm. Los alemanes tienen dos al comienzo; el suceso *Atrocidad soviética* puede añadir las otras.

(2) En el segmento de despliegue, las disponibles se pueden poner en ciudades, pueblos y aldeas bajo control alemán, a tres hexágonos por lo menos de toda unidad soviética, CG incluidos. Dos de ellas no pueden compartir hexágono. Un lugar está bajo control alemán si nunca ha pasado por él una unidad soviética y al comienzo no estaba a espaldas del frente soviético.

(3) La que se pierde vuelve a su casilla y se puede usar de nuevo al turno siguiente. Al final de cada turno regresan todas; en el mapa no queda ninguna.</translation>
    </message>
    <message>
        <source>The cruiser Admiral Hipper</source>
        <comment>11.4 title</comment>
        <extracomment>rule 11.4</extracomment>
        <translation>El crucero Admiral Hipper</translation>
    </message>
    <message>
        <source>(1) The heavy cruiser comes to the Frisches Haff on turn 8 and stays there.

(2) It fires only at hexes not more than two hexes from the Haff.

(3) A German HQ activates it if the Haff is within its command range; the whole Haff counts as one hex. Its attack strength (4, reconstructed) is then added to one combat, in which at least one ground unit must attack; it need not be adjacent. It can be used once per turn.

(4) The Hipper never retreats and never takes losses.</source>
        <comment>11.4 text</comment>
        <extracomment>rule 11.4</extracomment>
        <translation>(1) El crucero pesado llega al Frisches Haff en el turno 8 y ya no se va.

(2) Dispara solo a hexágonos que no disten más de dos del Haff.

(3) Lo activa un CG alemán que tenga el Haff a su alcance de mando; todo el Haff cuenta como un hexágono. Su fuerza de ataque (4, reconstruida) se suma entonces a un combate en el que ataque al menos una unidad terrestre; no hace falta que sea contiguo. Se puede usar una vez por turno.

(4) El Hipper nunca se retira y nunca sufre pérdidas.</translation>
    </message>
    <message>
        <source>The German VI and LV Corps</source>
        <comment>11.5 title</comment>
        <extracomment>rule 11.5</extracomment>
        <translation>Los Cuerpos VI y LV alemanes</translation>
    </message>
    <message>
        <source>Both corps have orders to hold their part of the front. Until a corps is released,

- its HQ can&apos;t move;
- its units can&apos;t move or advance out of the command range of the HQ. They may retreat out of it;
- independent units that the HQ activates are free.

Both corps are released when the Soviets hold two victory hexes, no matter where, and on turn 6 at the latest. A corps is also released alone when the hex of its HQ is attacked or bombarded. The release takes effect at once.</source>
        <comment>11.5 text</comment>
        <extracomment>rule 11.5</extracomment>
        <translation>Ambos cuerpos tienen orden de mantener su parte del frente. Hasta que se libera a un cuerpo,

- su CG no puede mover;
- sus unidades no pueden salir, ni moviendo ni avanzando, del alcance de mando del CG. Retirándose, sí;
- las independientes que activa ese CG no tienen trabas.

Los dos cuerpos quedan libres cuando los soviéticos tienen dos hexágonos de victoria, da igual cuáles, y a más tardar en el turno 6. Un cuerpo se libera también por separado si el hexágono de su CG sufre un ataque o un bombardeo. La liberación es inmediata.</translation>
    </message>
    <message>
        <source>Air units</source>
        <comment>12.0 title</comment>
        <extracomment>rule 12.0</extracomment>
        <translation>Unidades aéreas</translation>
    </message>
    <message>
        <source>The Soviets have seven air units, the Germans one. Each can fly in two ways: a *full attack* is worth +2, a *normal attack* +1.

The division between the fronts is reconstructed: four units in the 1st Air Army, among them the 3rd and 18th ([12.4]), and three in the 4th.</source>
        <comment>12.0 text</comment>
        <extracomment>rule 12.0</extracomment>
        <translation>Los soviéticos tienen siete unidades aéreas; los alemanes, una. Cada una puede volar de dos maneras: un *ataque total* vale +2 y un *ataque normal*, +1.

El reparto entre los frentes está reconstruido: cuatro unidades en el 1.er Ejército Aéreo, entre ellas la 3.ª y la 18.ª ([12.4]), y tres en el 4.º.</translation>
    </message>
    <message>
        <source>Air support</source>
        <comment>12.1 title</comment>
        <extracomment>rule 12.1</extracomment>
        <translation>Apoyo aéreo</translation>
    </message>
    <message>
        <source>In a combat segment the attacker may commit air units that are ready in their box. Each shifts the column to the right by 1 or 2, as its owner decides. Two air units at most can support one combat. The defender has no air support, and bombardments have none.

*Example:* one full attack turns 2-1 into 4-1.</source>
        <comment>12.1 text</comment>
        <extracomment>rule 12.1</extracomment>
        <translation>En un segmento de combate el atacante puede emplear las unidades aéreas listas en su casilla. Cada una desplaza la columna 1 o 2 a la derecha, según decida su dueño. En un combate caben dos como mucho. El defensor no tiene apoyo aéreo, y en los bombardeos no lo hay.

*Ejemplo:* un ataque total convierte 2-1 en 4-1.</translation>
    </message>
    <message>
        <source>After the flight</source>
        <comment>12.1.1 title</comment>
        <extracomment>rule 12.1.1</extracomment>
        <translation>Después del vuelo</translation>
    </message>
    <message>
        <source>After a full attack the air unit goes to Grounded, after a normal attack to Refit.</source>
        <comment>12.1.1 text</comment>
        <extracomment>rule 12.1.1</extracomment>
        <translation>Tras un ataque total la unidad aérea va a En tierra; tras uno normal, a Revisión.</translation>
    </message>
    <message>
        <source>Recovery</source>
        <comment>12.2 title</comment>
        <extracomment>rule 12.2</extracomment>
        <translation>Recuperación</translation>
    </message>
    <message>
        <source>Air units recover in the air phase at the start of a turn. First those in Refit return, then those in Grounded take their place; nobody does both in one turn.

*Example:* after a normal attack on turn 3 a unit is ready again on turn 4, after a full attack on turn 5.</source>
        <comment>12.2 text</comment>
        <extracomment>rule 12.2</extracomment>
        <translation>Las unidades aéreas se recuperan en la fase aérea, al comenzar el turno. Primero vuelven las que están en Revisión y luego ocupan su lugar las que están En tierra; ninguna hace las dos cosas en un turno.

*Ejemplo:* tras un ataque normal en el turno 3, la unidad está lista otra vez en el turno 4; tras uno total, en el turno 5.</translation>
    </message>
    <message>
        <source>From Grounded</source>
        <comment>12.2.1 title</comment>
        <extracomment>rule 12.2.1</extracomment>
        <translation>De En tierra</translation>
    </message>
    <message>
        <source>In the next grounded segment the unit goes to Refit.</source>
        <comment>12.2.1 text</comment>
        <extracomment>rule 12.2.1</extracomment>
        <translation>En el próximo segmento de unidades en tierra pasa a Revisión.</translation>
    </message>
    <message>
        <source>From Refit</source>
        <comment>12.2.2 title</comment>
        <extracomment>rule 12.2.2</extracomment>
        <translation>De Revisión</translation>
    </message>
    <message>
        <source>In the next refit segment the unit returns to the box of its air army, or of the Luftwaffe, and is ready.</source>
        <comment>12.2.2 text</comment>
        <extracomment>rule 12.2.2</extracomment>
        <translation>En el próximo segmento de revisión regresa a la casilla de su ejército aéreo, o de la Luftwaffe, y está lista.</translation>
    </message>
    <message>
        <source>Each front its own</source>
        <comment>12.3 title</comment>
        <extracomment>rule 12.3</extracomment>
        <translation>Cada frente, los suyos</translation>
    </message>
    <message>
        <source>3BF uses the units of the 1st Air Army, 2BF those of the 4th. They never change over, even if one front has none ready.</source>
        <comment>12.3 text</comment>
        <extracomment>rule 12.3</extracomment>
        <translation>El 3FB usa las unidades del 1.er Ejército Aéreo, y el 2FB, las del 4.º. Nunca se intercambian, ni aunque un frente no tenga ninguna lista.</translation>
    </message>
    <message>
        <source>The 3rd and 18th Air Armies</source>
        <comment>12.4 title</comment>
        <extracomment>rule 12.4</extracomment>
        <translation>Los ejércitos aéreos 3.º y 18.º</translation>
    </message>
    <message>
        <source>These two units, marked with a die, are lent by the neighbouring 1st Baltic Front. They start ready in the box of the 1st Air Army and attack like the others. But to return from Refit each of them needs a 6 on one die. With any other number it waits there and rolls again next turn.</source>
        <comment>12.4 text</comment>
        <extracomment>rule 12.4</extracomment>
        <translation>Son dos unidades con un dado dibujado, que presta el vecino 1.er Frente del Báltico. Empiezan listas en la casilla del 1.er Ejército Aéreo y atacan como las otras. Pero para volver de Revisión cada una necesita un 6 en un dado. Con otro número espera allí y tira de nuevo al turno siguiente.</translation>
    </message>
    <message>
        <source>Victory</source>
        <comment>13.0 title</comment>
        <extracomment>rule 13.0</extracomment>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>The Soviets win by taking towns, the Germans by keeping them.</source>
        <comment>13.0 text</comment>
        <extracomment>rule 13.0</extracomment>
        <translation>Los soviéticos ganan tomando ciudades; los alemanes, conservándolas.</translation>
    </message>
    <message>
        <source>Victory points</source>
        <comment>13.1 title</comment>
        <extracomment>rule 13.1</extracomment>
        <translation>Puntos de victoria</translation>
    </message>
    <message>
        <source>Fourteen hexes are worth one victory point (VP) each ([13.2.2]). At the start all are German. A victory hex becomes Soviet when a Soviet combat unit enters it; an HQ is not enough. It becomes German again when a German combat unit enters it.

At the end only the VPs that the Germans still hold are counted.</source>
        <comment>13.1 text</comment>
        <extracomment>rule 13.1</extracomment>
        <translation>Catorce hexágonos valen un punto de victoria (PV) cada uno ([13.2.2]). Al comienzo todos son alemanes. Un hexágono de victoria pasa a ser soviético cuando entra en él una unidad de combate soviética; un CG no basta. Vuelve a ser alemán si entra una unidad de combate alemana.

Al final se cuentan únicamente los PV que aún conservan los alemanes.</translation>
    </message>
    <message>
        <source>Sudden death</source>
        <comment>13.2 title</comment>
        <extracomment>rule 13.2</extracomment>
        <translation>Muerte súbita</translation>
    </message>
    <message>
        <source>If at the end of any turn a Soviet unit that is in supply is in Königsberg (2932) or Elbing (3420), the game is over and the Soviets have won. Volkssturm has left the map before this is checked. Otherwise the game goes on to the end of turn 10.</source>
        <comment>13.2 text</comment>
        <extracomment>rule 13.2</extracomment>
        <translation>Si al acabar un turno cualquiera hay en Königsberg (2932) o en Elbing (3420) una unidad soviética suministrada, la partida termina y han ganado los soviéticos. La Volkssturm ya ha dejado el mapa cuando se comprueba. Si no, se juega hasta el final del turno 10.</translation>
    </message>
    <message>
        <source>Levels of victory</source>
        <comment>13.2.1 title</comment>
        <extracomment>rule 13.2.1</extracomment>
        <translation>Niveles de victoria</translation>
    </message>
    <message>
        <source>After turn 10 count the VPs in German hands:

- 0 to 3: crushing Soviet victory
- 4 to 6: major Soviet victory
- 7: historical Soviet victory
- 8 or 9: minor German victory
- 10 to 12: major German victory
- 13 or 14: crushing German victory</source>
        <comment>13.2.1 text</comment>
        <extracomment>rule 13.2.1</extracomment>
        <translation>Después del turno 10 cuenta los PV en manos alemanas:

- 0 a 3: victoria soviética aplastante
- 4 a 6: victoria soviética mayor
- 7: victoria soviética histórica
- 8 o 9: victoria alemana menor
- 10 a 12: victoria alemana mayor
- 13 o 14: victoria alemana aplastante</translation>
    </message>
    <message>
        <source>The victory hexes</source>
        <comment>13.2.2 title</comment>
        <extracomment>rule 13.2.2</extracomment>
        <translation>Los hexágonos de victoria</translation>
    </message>
    <message>
        <source>Their names are red on the map:

- In the east: Bartenstein 2327, Insterburg 1836, Königsberg 2932, Lötzen 1329, Wehlau 2233
- In the middle: Allenstein 2220, Braunsberg 3225, Elbing 3420, Marienwerder 3413, Mielau 1811
- On the Vistula: Graudenz 3409, Kulm 3507, Schröttersburg 1902, Thorn 3203</source>
        <comment>13.2.2 text</comment>
        <extracomment>rule 13.2.2</extracomment>
        <translation>Sus nombres están en rojo en el mapa:

- Al este: Bartenstein 2327, Insterburg 1836, Königsberg 2932, Lötzen 1329, Wehlau 2233
- En el centro: Allenstein 2220, Braunsberg 3225, Elbing 3420, Marienwerder 3413, Mielau 1811
- Junto al Vístula: Graudenz 3409, Kulm 3507, Schröttersburg 1902, Thorn 3203</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <comment>14.0 title</comment>
        <extracomment>rule 14.0</extracomment>
        <translation>Reglas opcionales</translation>
    </message>
    <message>
        <source>Agree on these before the game. Fog of war ([2.1.3]) is an option as well.</source>
        <comment>14.0 text</comment>
        <extracomment>rule 14.0</extracomment>
        <translation>Poneos de acuerdo en ellas antes de empezar. La niebla de guerra ([2.1.3]) también es una opción.</translation>
    </message>
    <message>
        <source>Optional German units</source>
        <comment>14.1 title</comment>
        <extracomment>rule 14.1</extracomment>
        <translation>Unidades alemanas opcionales</translation>
    </message>
    <message>
        <source>Each of these units can be used or left out. They make the German side a little stronger. Their values are reconstructed.</source>
        <comment>14.1 text</comment>
        <extracomment>rule 14.1</extracomment>
        <translation>Cada una de estas unidades se puede usar o dejar fuera. Refuerzan un poco al bando alemán. Sus valores están reconstruidos.</translation>
    </message>
    <message>
        <source>SS Regiment Böhme</source>
        <comment>14.1.1 title</comment>
        <extracomment>rule 14.1.1</extracomment>
        <translation>Regimiento SS Böhme</translation>
    </message>
    <message>
        <source>A motorcycle regiment, independent and mechanised. It starts in Königsberg (2932).</source>
        <comment>14.1.1 text</comment>
        <extracomment>rule 14.1.1</extracomment>
        <translation>Regimiento de motocicletas, independiente y mecanizado. Empieza en Königsberg (2932).</translation>
    </message>
    <message>
        <source>Division zbV Kampfgruppe Mikosch</source>
        <comment>14.1.2 title</comment>
        <extracomment>rule 14.1.2</extracomment>
        <translation>División zbV Kampfgruppe Mikosch</translation>
    </message>
    <message>
        <source>Independent infantry, scraped together at Pillau. It enters at area C, reduced, in the first reinforcement segment after a Soviet unit has come within five hexes of Königsberg.</source>
        <comment>14.1.2 text</comment>
        <extracomment>rule 14.1.2</extracomment>
        <translation>Infantería independiente, reunida a toda prisa en Pillau. Entra por el área C, reducida, en el primer segmento de refuerzos después de que una unidad soviética se haya acercado a cinco hexágonos o menos de Königsberg.</translation>
    </message>
    <message>
        <source>20th Panzer Division</source>
        <comment>14.1.3 title</comment>
        <extracomment>rule 14.1.3</extracomment>
        <translation>20.ª División Panzer</translation>
    </message>
    <message>
        <source>In reality it was refitting in East Prussia and saw no fighting. With this option it starts in 1323 as an independent mechanised unit.</source>
        <comment>14.1.3 text</comment>
        <extracomment>rule 14.1.3</extracomment>
        <translation>En la realidad se estaba reorganizando en Prusia Oriental y no luchó. Con esta opción empieza en 1323 como unidad independiente mecanizada.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <comment>15.0 title</comment>
        <extracomment>rule 15.0</extracomment>
        <translation>Despliegue inicial</translation>
    </message>
    <message>
        <source>The lists give the hex first, then the units in it. *R* behind a unit means that it starts reduced; the colour is that of the formation&apos;s band. Some labels occur more than once: units are told apart by their formation. The hex of the 43rd Army HQ is reconstructed.

The 15th SS division, with an R printed in its corner, is not part of the set-up: only an event brings it. The same holds for XXVIII Corps except its 607th division, which can&apos;t be activated before its HQ arrives.</source>
        <comment>15.0 text</comment>
        <extracomment>rule 15.0</extracomment>
        <translation>Las listas dan primero el hexágono y luego las unidades que hay en él. Una *R* tras la unidad significa que empieza reducida; el color es el de la banda de la formación. Algunas designaciones se repiten: las unidades se distinguen por su formación. El hexágono del CG del 43.er Ejército está reconstruido.

La 15.ª división SS, que lleva una R impresa en la esquina, no forma parte del despliegue: solo la trae un suceso. Lo mismo pasa con el XXVIII Cuerpo, menos su división 607.ª, que no puede activarse hasta que llega su CG.</translation>
    </message>
    <message>
        <source>3rd Belorussian Front</source>
        <comment>15.1 title</comment>
        <extracomment>rule 15.1</extracomment>
        <translation>3.er Frente Bielorruso</translation>
    </message>
    <message>
        <source>- 43rd Army (black): 2143: 90; 1943: 103, HQ
- 39th Army (red): 1043: 5G, 94, HQ; 1044: 152; 1144: 113, 28G tanks
- 5th Army (green): 1039: 65, 72, HQ; 1140: 45, 2G tanks
- 28th Army (blue): 1036: 20, 128, HQ; 1137: 3G, 218 tanks
- 2nd Guards Army (orange): 0835: 11G; 0935: 60, 153 tanks; 0936: 13G, HQ
- 11th Guards Army (grey): 0738: 8G, 120 tanks; 0739: 16G, HQ; 0838: 36G
- 31st Army (pink): 0434: 34, 44, HQ; 0534: 71
- Independent tanks: 0735: 1; 0741: 43G; 0840: 2G</source>
        <comment>15.1 text</comment>
        <extracomment>rule 15.1</extracomment>
        <translation>- 43.er Ejército (negro): 2143: 90; 1943: 103, CG
- 39.º Ejército (rojo): 1043: 5G, 94, CG; 1044: 152; 1144: 113, 28G de carros
- 5.º Ejército (verde): 1039: 65, 72, CG; 1140: 45, 2G de carros
- 28.º Ejército (azul): 1036: 20, 128, CG; 1137: 3G, 218 de carros
- 2.º Ejército de la Guardia (naranja): 0835: 11G; 0935: 60, 153 de carros; 0936: 13G, CG
- 11.º Ejército de la Guardia (gris): 0738: 8G, 120 de carros; 0739: 16G, CG; 0838: 36G
- 31.er Ejército (rosa): 0434: 34, 44, CG; 0534: 71
- Carros independientes: 0735: 1; 0741: 43G; 0840: 2G</translation>
    </message>
    <message>
        <source>2nd Belorussian Front</source>
        <comment>15.2 title</comment>
        <extracomment>rule 15.2</extracomment>
        <translation>2.º Frente Bielorruso</translation>
    </message>
    <message>
        <source>- 70th Army (green): 0506: 96, HQ; 0507: 114; 0606: 47
- 65th Army (purple): 0308: 105, HQ; 0309: 18; 0408: 46
- 2nd Shock Army (red): 0609: HQ; 0709: 88, 116; 0710: 30G, 108
- 48th Army (blue): 0712: 53, HQ; 0811: 29; 0812: 42
- 3rd Army (grey): 0514: 40; 0613: 34, 41, HQ
- 49th Army (dark blue): 0416: 70; 0516: 121, 124, HQ
- Independent: 0213: 8; 0214: 3G; 0312: 23G; 0410: 8G; 0708: 1G

The 3G (6-4-8) is a cavalry corps and not mechanised (our reading).</source>
        <comment>15.2 text</comment>
        <extracomment>rule 15.2</extracomment>
        <translation>- 70.º Ejército (verde): 0506: 96, CG; 0507: 114; 0606: 47
- 65.º Ejército (púrpura): 0308: 105, CG; 0309: 18; 0408: 46
- 2.º Ejército de Choque (rojo): 0609: CG; 0709: 88, 116; 0710: 30G, 108
- 48.º Ejército (azul): 0712: 53, CG; 0811: 29; 0812: 42
- 3.er Ejército (gris): 0514: 40; 0613: 34, 41, CG
- 49.º Ejército (azul oscuro): 0416: 70; 0516: 121, 124, CG
- Independientes: 0213: 8; 0214: 3G; 0312: 23G; 0410: 8G; 0708: 1G

El 3G (6-4-8) es un cuerpo de caballería y no es mecanizado (lectura nuestra).</translation>
    </message>
    <message>
        <source>German corps</source>
        <comment>15.3 title</comment>
        <extracomment>rule 15.3</extracomment>
        <translation>Cuerpos alemanes</translation>
    </message>
    <message>
        <source>- IX Corps (dark blue): 1342: 56; 1542: 561; 1841: 548; 1939: HQ; 2142: 551; 2441: 286
- XXVI Corps (purple): 1338: 549; 1339: 349; 1340: 1; 1341: 69; 1838: HQ
- Hermann Göring (HG, brown): 1337: 61; 1435: 2HG R; 1636: 1HG; 1833: HQ
- XXXXI Panzer Corps (white): 0732: 170; 0832: 367; 1031: HQ; 1032: 50; 1233: 21; 1234: 28
- VI Corps (red): 0325: 541; 0327: HAN; 0330: 131; 0531: 558; 0626: HQ
- LV Corps (blue): 0321: 562; 0322: 203; 0620: 547; 0722: HQ
- XX Corps (orange): 0814: 292; 0815: 14; 0918: 102; 1016: HQ; 1111: 209 tanks
- XXIII Corps (yellow): 1008: 5; 1010: 7; 1012: 299; 1013: 129; 1213: HQ
- XXVII Corps (dark green): 0906: 542; 0907: 252; 0908: 35; 1206: HQ
- XXVIII Corps (light green): 3040: 607 R
- Grossdeutschland (GD, black): 1416: GD division (half-track); 1517: GD Fusiliers (lorry); 1625: HQ; 1635: GD tank battalion</source>
        <comment>15.3 text</comment>
        <extracomment>rule 15.3</extracomment>
        <translation>- IX Cuerpo (azul oscuro): 1342: 56; 1542: 561; 1841: 548; 1939: CG; 2142: 551; 2441: 286
- XXVI Cuerpo (púrpura): 1338: 549; 1339: 349; 1340: 1; 1341: 69; 1838: CG
- Hermann Göring (HG, marrón): 1337: 61; 1435: 2HG R; 1636: 1HG; 1833: CG
- XXXXI Cuerpo Panzer (blanco): 0732: 170; 0832: 367; 1031: CG; 1032: 50; 1233: 21; 1234: 28
- VI Cuerpo (rojo): 0325: 541; 0327: HAN; 0330: 131; 0531: 558; 0626: CG
- LV Cuerpo (azul): 0321: 562; 0322: 203; 0620: 547; 0722: CG
- XX Cuerpo (naranja): 0814: 292; 0815: 14; 0918: 102; 1016: CG; 1111: 209 de carros
- XXIII Cuerpo (amarillo): 1008: 5; 1010: 7; 1012: 299; 1013: 129; 1213: CG
- XXVII Cuerpo (verde oscuro): 0906: 542; 0907: 252; 0908: 35; 1206: CG
- XXVIII Cuerpo (verde claro): 3040: 607 R
- Grossdeutschland (GD, negro): 1416: división GD (semioruga); 1517: fusileros GD (camión); 1625: CG; 1635: batallón de carros GD</translation>
    </message>
    <message>
        <source>German independents and garrisons</source>
        <comment>15.4 title</comment>
        <extracomment>rule 15.4</extracomment>
        <translation>Independientes y guarniciones alemanas</translation>
    </message>
    <message>
        <source>- Infantry: 0905: 73; 1409: 627; 1427: 23; 1519: 83 R; 1628: 605 R; 1826: 10; 2026: HAU; 2516: 461 R; 2931: 401 R
- Mechanised: 0728: 102; 0915: 909; 0919: 185; 1015: 904; 1106: 190; 1208: 276; 1209: 507; 1232: 232; 1321: 18; 1408: 7; 1538: 279; 1539: 259; 1540: 277; 1739: 5, 505; 2925: 24
- VII Panzer Corps HQ: 1915
- Garrisons: Elbing 3420, Graudenz 3409, Königsberg 2932, Kulm 3507, Lötzen 1329, Thorn 3203</source>
        <comment>15.4 text</comment>
        <extracomment>rule 15.4</extracomment>
        <translation>- Infantería: 0905: 73; 1409: 627; 1427: 23; 1519: 83 R; 1628: 605 R; 1826: 10; 2026: HAU; 2516: 461 R; 2931: 401 R
- Mecanizadas: 0728: 102; 0915: 909; 0919: 185; 1015: 904; 1106: 190; 1208: 276; 1209: 507; 1232: 232; 1321: 18; 1408: 7; 1538: 279; 1539: 259; 1540: 277; 1739: 5, 505; 2925: 24
- CG del VII Cuerpo Panzer: 1915
- Guarniciones: Elbing 3420, Graudenz 3409, Königsberg 2932, Kulm 3507, Lötzen 1329, Thorn 3203</translation>
    </message>
    <message>
        <source>Random events</source>
        <comment>Events title</comment>
        <extracomment>rule Events</extracomment>
        <translation>Sucesos aleatorios</translation>
    </message>
    <message>
        <source>Roll two dice when the event chit is drawn ([2.5.2]).

- 2, *German reinforcements*: roll a die. 1 to 3: the 15th SS division enters at A. 4 to 6: XXVIII Corps (HQ, 58, 95; reconstructed) enters at D. If the one rolled is in play already, the other enters; if both are, nothing happens.
- 3, *Free move*: the German player activates any HQ. Its units may move but not attack. This uses up no activation, and the chit of the HQ is not touched.
- 4, *German bombardment*: one bombardment of a hex adjacent to German units ([2.5.1]).
- 5 and 9, *Refugees*: the next HQ that is activated in this turn, on either side, finds the roads full. All units that it activates have 1 MP less (after any halving, not below 0) and can&apos;t use strategic movement. Rail movement is as usual.
- 6 and 8, *Bad weather*: all air units in Refit go to Grounded, and all that were ready in their boxes go to Refit. No unit is moved twice.
- 7, *Soviet atrocity*: one more Volkssturm unit becomes available, up to four in all ([11.3]).
- 10, *Stalin interferes*: roll a die. 1 to 3: 2BF, 4 to 6: 3BF. The limit of that front is 2 lower in this turn, but not lower than the activations that it has already used.
- 11, *Soviet bombardment*: one bombardment of a hex adjacent to Soviet units of either front.
- 12, *Early arrival*: the Soviet 19th Army (2BF; HQ, 40G, 132, 134; reconstructed) enters at F now. If it is in play already, nothing happens.

Bombardments by event are rolled on the 2-1 column. Units that an event brings in arrive by the rules for reinforcements ([8.0]).</source>
        <comment>Events text</comment>
        <extracomment>rule Events</extracomment>
        <translation>Al salir el marcador de suceso, tira dos dados ([2.5.2]).

- 2, *Refuerzos alemanes*: tira un dado. De 1 a 3: la 15.ª división SS entra por A. De 4 a 6: el XXVIII Cuerpo (CG, 58, 95; reconstruido) entra por D. Si el que sale ya está en juego, entra el otro; si lo están los dos, no pasa nada.
- 3, *Movimiento libre*: el jugador alemán activa un CG cualquiera. Sus unidades pueden mover, pero no atacar. No gasta ninguna activación y el marcador del CG sigue como estaba.
- 4, *Bombardeo alemán*: un bombardeo contra un hexágono contiguo a unidades alemanas ([2.5.1]).
- 5 y 9, *Refugiados*: el próximo CG que se active en este turno, de cualquier bando, encuentra los caminos atestados. Todas las unidades que active tienen 1 PM menos (restado tras dividir, si toca, y sin bajar de 0) y no pueden usar el movimiento estratégico. El tren funciona como siempre.
- 6 y 8, *Mal tiempo*: todas las unidades aéreas en Revisión pasan a En tierra, y las que estaban listas en sus casillas, a Revisión. Ninguna cambia dos veces.
- 7, *Atrocidad soviética*: hay una unidad más de la Volkssturm disponible, hasta cuatro en total ([11.3]).
- 10, *Stalin se entromete*: tira un dado. De 1 a 3: 2FB; de 4 a 6: 3FB. El límite de ese frente baja 2 en este turno, pero no por debajo de las activaciones que ya haya gastado.
- 11, *Bombardeo soviético*: un bombardeo contra un hexágono contiguo a unidades soviéticas, sean del frente que sean.
- 12, *Llegada anticipada*: el 19.º Ejército soviético (2FB; CG, 40G, 132, 134; reconstruido) entra ahora por F. Si ya está en juego, no pasa nada.

Los bombardeos por suceso se tiran en la columna 2-1. Las unidades que trae un suceso llegan según las reglas de los refuerzos ([8.0]).</translation>
    </message>
</context>
<context>
    <name>rules/actions.lua</name>
    <message>
        <source>{1} is withdrawn.</source>
        <extracomment>log
{1}: piece</extracomment>
        <translation>{1} sale del juego.</translation>
    </message>
    <message>
        <source>{1} has no effect: the corps has not been withdrawn.</source>
        <extracomment>log
{1}: chit</extracomment>
        <translation>{1}: sin efecto, el cuerpo no se ha retirado del juego.</translation>
    </message>
    <message>
        <source>No fuel: German mechanised units at full strength that move lose a step in this turn.</source>
        <extracomment>log</extracomment>
        <translation>Sin combustible: las unidades mecanizadas alemanas con la fuerza completa que se muevan pierden un paso en este turno.</translation>
    </message>
    <message>
        <source>The die shows {1}: {2}.</source>
        <extracomment>log
{1}: die
{2}: first and ss or hq</extracomment>
        <translation>El dado muestra {1}: {2}.</translation>
    </message>
    <message>
        <source>Both are already in play.</source>
        <extracomment>log</extracomment>
        <translation>Ambas ya están en juego.</translation>
    </message>
    <message>
        <source>The die shows {1}: the 2nd Belorussian Front loses two activations.</source>
        <extracomment>rules events.stalin</extracomment>
        <translation>El dado muestra {1}: el 2.º Frente Bielorruso pierde dos activaciones.</translation>
    </message>
    <message>
        <source>The die shows {1}: the 3rd Belorussian Front loses two activations.</source>
        <extracomment>rules events.stalin</extracomment>
        <translation>El dado muestra {1}: el 3.er Frente Bielorruso pierde dos activaciones.</translation>
    </message>
    <message>
        <source>The 19th Army is already in play.</source>
        <extracomment>log</extracomment>
        <translation>El 19.º Ejército ya está en juego.</translation>
    </message>
    <message>
        <source>German reinforcements</source>
        <extracomment>rules events.early_army</extracomment>
        <translation>Refuerzos alemanes</translation>
    </message>
    <message>
        <source>Free move</source>
        <extracomment>rules events.early_army</extracomment>
        <translation>Movimiento libre</translation>
    </message>
    <message>
        <source>German bombardment</source>
        <extracomment>rules events.early_army</extracomment>
        <translation>Bombardeo alemán</translation>
    </message>
    <message>
        <source>Refugees</source>
        <extracomment>rules events.early_army</extracomment>
        <translation>Refugiados</translation>
    </message>
    <message>
        <source>Bad weather</source>
        <extracomment>rules events.early_army</extracomment>
        <translation>Mal tiempo</translation>
    </message>
    <message>
        <source>Soviet atrocity</source>
        <extracomment>rules events.early_army</extracomment>
        <translation>Atrocidad soviética</translation>
    </message>
    <message>
        <source>Stalin interferes</source>
        <extracomment>rules events.early_army</extracomment>
        <translation>Stalin se entromete</translation>
    </message>
    <message>
        <source>Soviet bombardment</source>
        <extracomment>rules events.early_army</extracomment>
        <translation>Bombardeo soviético</translation>
    </message>
    <message>
        <source>Early arrival of the 19th Army</source>
        <extracomment>rules events.early_army</extracomment>
        <translation>Llegada anticipada del 19.º Ejército</translation>
    </message>
    <message>
        <source>Random event {1}: {2}.</source>
        <extracomment>log
{1}: total
{2}: names[id]</extracomment>
        <translation>Suceso aleatorio {1}: {2}.</translation>
    </message>
</context>
<context>
    <name>rules/advance.lua</name>
    <message>
        <source>{1} advances to {2}.</source>
        <extracomment>log
{1}: piece
{2}: space</extracomment>
        <translation>{1} avanza a {2}.</translation>
    </message>
    <message>
        <source>Only units that attacked advance.</source>
        <extracomment>why not 9.6</extracomment>
        <translation>Solo avanzan las unidades que atacaron.</translation>
    </message>
    <message>
        <source>{1} can&apos;t move.</source>
        <extracomment>why not 9.2.3
{1}: piece</extracomment>
        <translation>{1} no puede moverse.</translation>
    </message>
    <message>
        <source>Choose a hex to advance into.</source>
        <extracomment>why not 9.6</extracomment>
        <translation>Elige un hexágono al que avanzar.</translation>
    </message>
    <message>
        <source>The vacated hex is the first hex of every advance.</source>
        <extracomment>why not 9.6</extracomment>
        <translation>El hexágono desocupado es el primer hexágono de todo avance.</translation>
    </message>
    <message>
        <source>{1} must stop here.</source>
        <extracomment>why not 9.6.4
{1}: piece</extracomment>
        <translation>{1} debe detenerse aquí.</translation>
    </message>
    <message>
        <source>Only mechanised units advance two hexes.</source>
        <extracomment>why not 9.6.3</extracomment>
        <translation>Solo las unidades mecanizadas avanzan dos hexágonos.</translation>
    </message>
    <message>
        <source>{1} is too far away.</source>
        <extracomment>why not 9.6
{1}: space</extracomment>
        <translation>{1} está demasiado lejos.</translation>
    </message>
    <message>
        <source>Nobody advances over a major river without a bridge.</source>
        <extracomment>why not 9.6.1</extracomment>
        <translation>Nadie avanza a través de un río mayor sin puente.</translation>
    </message>
    <message>
        <source>{1} is full.</source>
        <extracomment>why not 7.0
{1}: space</extracomment>
        <translation>En {1} no cabe nada más.</translation>
    </message>
    <message>
        <source>{1} may not leave the command range of its HQ yet.</source>
        <extracomment>why not 11.5
{1}: piece</extracomment>
        <translation>{1} todavía no puede salir del alcance de mando de su CG.</translation>
    </message>
    <message>
        <source>{1} can&apos;t advance to {2}.</source>
        <extracomment>why not 9.6
{1}: piece
{2}: space</extracomment>
        <translation>{1} no puede avanzar a {2}.</translation>
    </message>
    <message>
        <source>Advance after combat into {1}?</source>
        <extracomment>decision advance
{1}: game.here.target</extracomment>
        <translation>¿Avanzar tras el combate a {1}?</translation>
    </message>
    <message>
        <source>The hex is empty. Mechanised units may go one hex further, unless a river, town or city stops them.</source>
        <extracomment>decision advance</extracomment>
        <translation>El hexágono está vacío. Las unidades mecanizadas pueden avanzar un hexágono más, salvo que las detenga un río, un pueblo o una ciudad.</translation>
    </message>
    <message>
        <source>{piece} advances to {space}</source>
        <extracomment>action advance
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} avanza a {space}</translation>
    </message>
    <message>
        <source>No further advance</source>
        <extracomment>action stop</extracomment>
        <translation>No avanzar más</translation>
    </message>
</context>
<context>
    <name>rules/aftermath.lua</name>
    <message>
        <source>Cover in {1} spares the attacker {2} {2|hex|hexes} of the retreat.</source>
        <extracomment>log
{1}: space
{2}: spared</extracomment>
        <translation>La cobertura en {1} le ahorra al atacante {2} {2|hexágono|hexágonos} de retirada.</translation>
    </message>
    <message>
        <source>Cover in {1} spares the defender a step.</source>
        <extracomment>log
{1}: battle.target</extracomment>
        <translation>La cobertura en {1} le ahorra un paso al defensor.</translation>
    </message>
    <message>
        <source>Cover in {1} spares the defender {2} {2|hex|hexes} of the retreat.</source>
        <extracomment>log
{1}: battle.target
{2}: battle.cover_hexes</extracomment>
        <translation>La cobertura en {1} le ahorra al defensor {2} {2|hexágono|hexágonos} de retirada.</translation>
    </message>
    <message>
        <source>The result has no effect.</source>
        <extracomment>log</extracomment>
        <translation>El resultado no tiene efecto.</translation>
    </message>
</context>
<context>
    <name>rules/air.lua</name>
    <message>
        <source>{1}: the die shows {2}, it is ready again.</source>
        <extracomment>log</extracomment>
        <translation>{1}: el dado muestra {2}, vuelve a estar disponible.</translation>
    </message>
    <message>
        <source>{1}: the die shows {2}, it stays in refit.</source>
        <extracomment>log</extracomment>
        <translation>{1}: el dado muestra {2}, sigue en Revisión.</translation>
    </message>
    <message>
        <source>{1} is ready.</source>
        <extracomment>log
{1}: plane</extracomment>
        <translation>{1} está disponible.</translation>
    </message>
    <message>
        <source>{1} goes to refit.</source>
        <extracomment>log
{1}: plane</extracomment>
        <translation>{1} pasa a Revisión.</translation>
    </message>
</context>
<context>
    <name>rules/bombardment.lua</name>
    <message>
        <source>Bombardment table: the die shows {1}, {2} {2|attack|attacks}.</source>
        <extracomment>log
{1}: die
{2}: attacks[die]</extracomment>
        <translation>Tabla de bombardeo: el dado muestra {1}, {2} {2|ataque|ataques}.</translation>
    </message>
    <message>
        <source>There is no enemy unit to bombard.</source>
        <extracomment>why not 2.5.1</extracomment>
        <translation>No hay ninguna unidad enemiga que bombardear.</translation>
    </message>
    <message>
        <source>{1} has already been bombarded.</source>
        <extracomment>why not 2.5.1
{1}: space</extracomment>
        <translation>{1} ya ha recibido un bombardeo.</translation>
    </message>
    <message>
        <source>{1} is too far from the units that spot for this bombardment.</source>
        <extracomment>why not 3.0
{1}: space</extracomment>
        <translation>{1} está demasiado lejos de las unidades que observan para este bombardeo.</translation>
    </message>
    <message>
        <source>Bombardment of {1} at {2}: the die shows {3}, {4}. {5} Only the defender&apos;s part counts.</source>
        <extracomment>rules resolve</extracomment>
        <translation>Bombardeo de {1} a {2}: el dado muestra {3}, {4}. {5} Solo cuenta la parte del defensor.</translation>
    </message>
    <message>
        <source>Bombardment of {1} at {2}: the die shows {3}, modifier {6}, {4}. {5} Only the defender&apos;s part counts.</source>
        <extracomment>rules resolve</extracomment>
        <translation>Bombardeo de {1} a {2}: el dado muestra {3}, modificador {6}, {4}. {5} Solo cuenta la parte del defensor.</translation>
    </message>
    <message>
        <source>Choose a hex to bombard: {1} left</source>
        <extracomment>decision bombardment
{1}: game.here.left</extracomment>
        <translation>Elige un hexágono que bombardear: {1|queda|quedan} {1}</translation>
    </message>
    <message>
        <source>Each attack is rolled at 2-1. Only the defender suffers, and nobody advances.</source>
        <extracomment>decision bombardment</extracomment>
        <translation>Cada ataque se tira a 2-1. Solo sufre el defensor y nadie avanza.</translation>
    </message>
    <message>
        <source>Bombard {space}</source>
        <extracomment>action bombard
{space}: the place that it is done in</extracomment>
        <translation>Bombardear {space}</translation>
    </message>
    <message>
        <source>No more bombardments</source>
        <extracomment>action stop</extracomment>
        <translation>No bombardear más</translation>
    </message>
    <message>
        <source>Roll for the bombardments</source>
        <extracomment>decision bombardment.rolls</extracomment>
        <translation>Tirar los dados del bombardeo</translation>
    </message>
    <message>
        <source>Roll twice on the bombardment table</source>
        <extracomment>action roll</extracomment>
        <translation>Tira dos veces en la tabla de bombardeo</translation>
    </message>
</context>
<context>
    <name>rules/chits.lua</name>
    <message>
        <source>{1}: the limit is reached, nobody is activated.</source>
        <extracomment>log
{1}: chit</extracomment>
        <translation>{1}: se ha alcanzado el límite, no se activa a nadie.</translation>
    </message>
    <message>
        <source>Draw a chit</source>
        <extracomment>decision chit</extracomment>
        <translation>Saca un marcador</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>action draw</extracomment>
        <translation>Sacar</translation>
    </message>
    <message>
        <source>End the command phase</source>
        <extracomment>action finish</extracomment>
        <translation>Terminar la fase de mando</translation>
    </message>
</context>
<context>
    <name>rules/combat.lua</name>
    <message>
        <source>There is no enemy unit to attack.</source>
        <extracomment>why not 9.0</extracomment>
        <translation>No hay ninguna unidad enemiga que atacar.</translation>
    </message>
    <message>
        <source>An HQ alone can&apos;t be attacked, only overrun.</source>
        <extracomment>why not 9.0</extracomment>
        <translation>A un CG solo no se le puede atacar, solo arrollar.</translation>
    </message>
    <message>
        <source>This attack has already been found impossible.</source>
        <extracomment>why not 2.1.3</extracomment>
        <translation>Este ataque ya ha resultado imposible.</translation>
    </message>
    <message>
        <source>No activated unit that can still attack is next to {1}.</source>
        <extracomment>why not 9.0
{1}: space</extracomment>
        <translation>Junto a {1} no hay ninguna unidad activada que aún pueda atacar.</translation>
    </message>
    <message>
        <source>Choose an enemy hex to attack</source>
        <extracomment>decision combat.target</extracomment>
        <translation>Elige un hexágono enemigo que atacar</translation>
    </message>
    <message>
        <source>Nobody has to attack. A hex may be attacked several times, each unit attacks once.</source>
        <extracomment>decision combat.target</extracomment>
        <translation>Nadie está obligado a atacar. Un hexágono puede ser atacado varias veces; cada unidad ataca una vez.</translation>
    </message>
    <message>
        <source>Attack {space}</source>
        <extracomment>action attack
{space}: the place that it is done in</extracomment>
        <translation>Atacar {space}</translation>
    </message>
    <message>
        <source>End the activation</source>
        <extracomment>action done</extracomment>
        <translation>Terminar la activación</translation>
    </message>
    <message>
        <source>{1} is an HQ and does not fight.</source>
        <extracomment>why not 9.4
{1}: piece</extracomment>
        <translation>{1} es un CG y no combate.</translation>
    </message>
    <message>
        <source>{1} already takes part in this attack.</source>
        <extracomment>why not 9.2.1
{1}: piece</extracomment>
        <translation>{1} ya participa en este ataque.</translation>
    </message>
    <message>
        <source>{1} has already attacked in this segment.</source>
        <extracomment>why not 9.2.1
{1}: piece</extracomment>
        <translation>{1} ya ha atacado en este segmento.</translation>
    </message>
    <message>
        <source>{1} may only move.</source>
        <extracomment>why not 4.1.3
{1}: piece</extracomment>
        <translation>{1} solo puede moverse.</translation>
    </message>
    <message>
        <source>{1} is not activated.</source>
        <extracomment>why not 4.2.6
{1}: piece</extracomment>
        <translation>{1} no está {1|m=activado|f=activada}.</translation>
    </message>
    <message>
        <source>{1} is not next to {2}.</source>
        <extracomment>why not 9.0
{1}: piece
{2}: target</extracomment>
        <translation>{1} no está junto a {2}.</translation>
    </message>
    <message>
        <source>Water lies between {1} and {2}.</source>
        <extracomment>why not 6.2.3
{1}: piece
{2}: target</extracomment>
        <translation>Hay agua entre {1} y {2}.</translation>
    </message>
    <message>
        <source>Only the attacker uses air units.</source>
        <extracomment>why not 12.1</extracomment>
        <translation>Solo el atacante usa unidades aéreas.</translation>
    </message>
    <message>
        <source>{1} is not an air unit.</source>
        <extracomment>why not 12.1
{1}: plane</extracomment>
        <translation>{1} no es una unidad aérea.</translation>
    </message>
    <message>
        <source>{1} supports the other front only.</source>
        <extracomment>why not 12.3
{1}: plane</extracomment>
        <translation>{1} solo apoya al otro frente.</translation>
    </message>
    <message>
        <source>{1} already takes part.</source>
        <extracomment>why not 12.1
{1}: plane</extracomment>
        <translation>{1} ya participa.</translation>
    </message>
    <message>
        <source>{1} is not ready.</source>
        <extracomment>why not 12.2
{1}: plane</extracomment>
        <translation>{1} no está disponible.</translation>
    </message>
    <message>
        <source>Not more than two air units support one combat.</source>
        <extracomment>why not 12.1</extracomment>
        <translation>No pueden apoyar un mismo combate más de dos unidades aéreas.</translation>
    </message>
    <message>
        <source>The Admiral Hipper is not there.</source>
        <extracomment>why not 11.4</extracomment>
        <translation>El Admiral Hipper no está allí.</translation>
    </message>
    <message>
        <source>The Admiral Hipper has already fired in this turn.</source>
        <extracomment>why not 11.4</extracomment>
        <translation>El Admiral Hipper ya ha disparado en este turno.</translation>
    </message>
    <message>
        <source>The Admiral Hipper is out of the HQ&apos;s command range.</source>
        <extracomment>why not 11.4</extracomment>
        <translation>El Admiral Hipper está fuera del alcance de mando del CG.</translation>
    </message>
    <message>
        <source>{1} is more than two hexes from the Frisches Haff.</source>
        <extracomment>why not 11.4
{1}: game.here.target</extracomment>
        <translation>{1} está a más de dos hexágonos del Frisches Haff.</translation>
    </message>
    <message>
        <source>Choose at least one unit to attack with.</source>
        <extracomment>why not 9.0</extracomment>
        <translation>Elige al menos una unidad con la que atacar.</translation>
    </message>
    <message>
        <source>A unit without attack strength can&apos;t attack alone.</source>
        <extracomment>why not 9.2.3</extracomment>
        <translation>Una unidad sin fuerza de ataque no puede atacar sola.</translation>
    </message>
    <message>
        <source>The odds are below 1-2: the attack is impossible.</source>
        <extracomment>why not 9.3.2</extracomment>
        <translation>La proporción es inferior a 1-2: el ataque es imposible.</translation>
    </message>
    <message>
        <source>The odds against {1} are below 1-2: the attack is cancelled.</source>
        <extracomment>rules fire</extracomment>
        <translation>La proporción contra {1} es inferior a 1-2: el ataque se cancela.</translation>
    </message>
    <message>
        <source>With fog of war an announced attack can&apos;t be called off.</source>
        <extracomment>why not 2.1.3</extracomment>
        <translation>Con niebla de guerra no se puede cancelar un ataque ya anunciado.</translation>
    </message>
    <message>
        <source>The attack on {1} is called off.</source>
        <extracomment>rules cancel</extracomment>
        <translation>Se cancela el ataque contra {1}.</translation>
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
        <source>{piece}: normal attack, one column</source>
        <extracomment>action
{piece}: the unit that it is done with</extracomment>
        <translation>{piece}: ataque normal, una columna</translation>
    </message>
    <message>
        <source>{piece}: full attack, two columns</source>
        <extracomment>action
{piece}: the unit that it is done with</extracomment>
        <translation>{piece}: ataque total, dos columnas</translation>
    </message>
    <message>
        <source>{piece} attacks</source>
        <extracomment>action join
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} ataca</translation>
    </message>
    <message>
        <source>{piece} supports the attack</source>
        <extracomment>action air
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} apoya el ataque</translation>
    </message>
    <message>
        <source>The Admiral Hipper fires</source>
        <extracomment>action hipper</extracomment>
        <translation>El Admiral Hipper dispara</translation>
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
    <name>rules/command.lua</name>
    <message>
        <source>{1} is activated.</source>
        <extracomment>log
{1}: piece
{1}: hq
{1}: action.piece</extracomment>
        <translation>{1} queda {1|m=activado|f=activada}.</translation>
    </message>
    <message>
        <source>Refugees on the roads slow its units down.</source>
        <extracomment>log</extracomment>
        <translation>Los refugiados en las carreteras frenan a sus unidades.</translation>
    </message>
    <message>
        <source>{1} belongs to the other front.</source>
        <extracomment>why not 2.1.4, why not 4.1.2
{1}: piece</extracomment>
        <translation>{1} es del otro frente.</translation>
    </message>
    <message>
        <source>{1} is already activated.</source>
        <extracomment>why not 4.2.1, why not 4.1.3
{1}: piece</extracomment>
        <translation>{1} ya está {1|m=activado|f=activada}.</translation>
    </message>
    <message>
        <source>{1} is not an independent unit.</source>
        <extracomment>why not 4.2.2, why not 4.1.3
{1}: piece</extracomment>
        <translation>{1} no es una unidad independiente.</translation>
    </message>
    <message>
        <source>{1} is out of the command range of {2}.</source>
        <extracomment>why not 4.2.6
{1}: piece
{2}: hq</extracomment>
        <translation>{1} está fuera del alcance de mando {2|m=del|f=de la} {2}.</translation>
    </message>
    <message>
        <source>Choose independent units for {1}: {2} left</source>
        <extracomment>decision command.independents
{1}: game.vars.hq
{2}: game.here.quota - chosenCount(game)</extracomment>
        <translation>Elige unidades independientes para {1|m=el|f=la} {1}: {2|queda|quedan} {2}</translation>
    </message>
    <message>
        <source>The units of the HQ&apos;s own formation in range are activated anyway.</source>
        <extracomment>decision command.independents</extracomment>
        <translation>Las unidades de la propia formación del CG que estén dentro de su alcance se activan de todos modos.</translation>
    </message>
    <message>
        <source>Activate {piece}</source>
        <extracomment>action activate
{piece}: the unit that it is done with</extracomment>
        <translation>Activar {piece|m=el|f=la} {piece}</translation>
    </message>
    <message>
        <source>No more units</source>
        <extracomment>action done</extracomment>
        <translation>Ninguna unidad más</translation>
    </message>
    <message>
        <source>{1} can&apos;t move.</source>
        <extracomment>why not 4.1.3
{1}: piece</extracomment>
        <translation>{1} no puede moverse.</translation>
    </message>
    <message>
        <source>Army Group Centre lets {1} move.</source>
        <extracomment>log
{1}: action.piece</extracomment>
        <translation>El Grupo de Ejércitos Centro permite que se mueva {1|m=el|f=la} {1}.</translation>
    </message>
    <message>
        <source>Choose independent units that Army Group Centre lets move: {1} left</source>
        <extracomment>decision command.free
{1}: game.here.left</extracomment>
        <translation>Elige las unidades independientes que el Grupo de Ejércitos Centro deja moverse: {1|queda|quedan} {1}</translation>
    </message>
    <message>
        <source>They may be anywhere on the map; they move but do not attack.</source>
        <extracomment>decision command.free</extracomment>
        <translation>Pueden estar en cualquier lugar del mapa; se mueven, pero no atacan.</translation>
    </message>
    <message>
        <source>Let {piece} move</source>
        <extracomment>action activate
{piece}: the unit that it is done with</extracomment>
        <translation>Dejar que se mueva {piece|m=el|f=la} {piece}</translation>
    </message>
    <message>
        <source>{1} is not an HQ.</source>
        <extracomment>why not 4.1.2
{1}: piece</extracomment>
        <translation>{1} no es un CG.</translation>
    </message>
    <message>
        <source>Choose the HQ to activate</source>
        <extracomment>decision command.hq</extracomment>
        <translation>Elige el CG que quieres activar</translation>
    </message>
    <message>
        <source>An HQ may be activated several times in a turn.</source>
        <extracomment>decision command.hq</extracomment>
        <translation>Un CG puede activarse varias veces en un turno.</translation>
    </message>
    <message>
        <source>{1} has nobody left to command.</source>
        <extracomment>log
{1}: hq</extracomment>
        <translation>{1} ya no tiene a nadie a quien mandar.</translation>
    </message>
</context>
<context>
    <name>rules/losses.lua</name>
    <message>
        <source>{1} is an HQ and has no steps.</source>
        <extracomment>why not 9.4
{1}: piece</extracomment>
        <translation>{1} es un CG y no tiene pasos.</translation>
    </message>
    <message>
        <source>The first loss falls on the strongest unit.</source>
        <extracomment>why not 9.4.1</extracomment>
        <translation>La primera pérdida recae en la unidad más fuerte.</translation>
    </message>
    <message>
        <source>The first step comes from the strongest unit; the rest is up to you.</source>
        <extracomment>decision</extracomment>
        <translation>El primer paso sale de la unidad más fuerte; el resto lo decides tú.</translation>
    </message>
</context>
<context>
    <name>rules/movement.lua</name>
    <message>
        <source>{1} would pass an enemy zone of control or a full hex on its way to {2}.</source>
        <extracomment>rules movement.movers</extracomment>
        <translation>{1} pasaría por una zona de control enemiga o un hexágono lleno de camino a {2}.</translation>
    </message>
    <message>
        <source>{1} is not activated.</source>
        <extracomment>why not 4.2.6
{1}: piece</extracomment>
        <translation>{1} no está {1|m=activado|f=activada}.</translation>
    </message>
    <message>
        <source>{1} has already moved.</source>
        <extracomment>why not 6.1
{1}: piece</extracomment>
        <translation>{1} ya se ha movido.</translation>
    </message>
    <message>
        <source>{1} goes on as it has begun to move.</source>
        <extracomment>why not 6.1
{1}: piece</extracomment>
        <translation>{1} sigue moviéndose como empezó.</translation>
    </message>
    <message>
        <source>{1} may not move before its corps is released.</source>
        <extracomment>why not 11.5
{1}: piece</extracomment>
        <translation>{1} no puede moverse hasta que su cuerpo quede libre.</translation>
    </message>
    <message>
        <source>{1} may not leave the command range of its HQ yet.</source>
        <extracomment>why not 11.5
{1}: piece</extracomment>
        <translation>{1} todavía no puede salir del alcance de mando de su CG.</translation>
    </message>
    <message>
        <source>Refugees block the roads.</source>
        <extracomment>why not 2.5.2</extracomment>
        <translation>Los refugiados bloquean las carreteras.</translation>
    </message>
    <message>
        <source>{1} does not start on a road.</source>
        <extracomment>why not 6.4
{1}: piece</extracomment>
        <translation>{1} no empieza en una carretera.</translation>
    </message>
    <message>
        <source>{1} starts in an enemy zone of control.</source>
        <extracomment>why not 6.4.1, why not 6.5
{1}: piece</extracomment>
        <translation>{1} empieza en una zona de control enemiga.</translation>
    </message>
    <message>
        <source>{1} is in an enemy zone of control.</source>
        <extracomment>why not 6.4.1
{1}: action.space</extracomment>
        <translation>{1} está en una zona de control enemiga.</translation>
    </message>
    <message>
        <source>{1} can&apos;t move.</source>
        <extracomment>why not 6.5
{1}: piece</extracomment>
        <translation>{1} no puede moverse.</translation>
    </message>
    <message>
        <source>{1} does not start on a railway.</source>
        <extracomment>why not 6.5
{1}: piece</extracomment>
        <translation>{1} no empieza en una vía férrea.</translation>
    </message>
    <message>
        <source>{1} moves to {2}.</source>
        <extracomment>rules burnsOut
{1}: &quot;6.1&quot;</extracomment>
        <translation>{1} se mueve a {2}.</translation>
    </message>
    <message>
        <source>{1} moves by road to {2}.</source>
        <extracomment>rules burnsOut
{1}: &quot;6.4&quot;</extracomment>
        <translation>{1} se mueve por carretera a {2}.</translation>
    </message>
    <message>
        <source>{1} moves by rail to {2}.</source>
        <extracomment>rules burnsOut
{1}: &quot;6.5&quot;</extracomment>
        <translation>{1} se mueve en tren a {2}.</translation>
    </message>
    <message>
        <source>{1} runs out of fuel.</source>
        <extracomment>log
{1}: piece</extracomment>
        <translation>{1} se queda sin combustible.</translation>
    </message>
    <message>
        <source>Too many units are still in one hex.</source>
        <extracomment>why not 7.1</extracomment>
        <translation>Todavía hay demasiadas unidades en un mismo hexágono.</translation>
    </message>
    <message>
        <source>Move the activated units</source>
        <extracomment>rules reachesOf</extracomment>
        <translation>Mueve las unidades activadas</translation>
    </message>
    <message>
        <source>Move the activated units; they do not attack</source>
        <extracomment>rules reachesOf</extracomment>
        <translation>Mueve las unidades activadas; no atacan</translation>
    </message>
    <message>
        <source>Move the new units</source>
        <extracomment>rules reachesOf</extracomment>
        <translation>Mueve las unidades nuevas</translation>
    </message>
    <message>
        <source>Each unit moves once: freely, along roads at half cost, or by rail. To choose its way, move it step by step: it may go on until you move another.</source>
        <extracomment>decision move</extracomment>
        <translation>Cada unidad se mueve una vez: libremente, por carretera a mitad de coste o en tren. Para elegir su camino, muévela paso a paso: puede seguir hasta que muevas otra.</translation>
    </message>
    <message>
        <source>Move {piece} to {space}</source>
        <extracomment>action move
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>Mover {piece|m=el|f=la} {piece} a {space}</translation>
    </message>
    <message>
        <source>{piece} by road to {space}</source>
        <extracomment>action strategic
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} por carretera a {space}</translation>
    </message>
    <message>
        <source>{piece} by rail to {space}</source>
        <extracomment>action rail
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} en tren a {space}</translation>
    </message>
    <message>
        <source>Put {piece} on top of its stack</source>
        <extracomment>action top
{piece}: the unit that it is done with</extracomment>
        <translation>Poner {piece|m=el|f=la} {piece} encima de su pila</translation>
    </message>
    <message>
        <source>{piece} is given up</source>
        <extracomment>action disband
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} se da por {piece|m=perdido|f=perdida}</translation>
    </message>
    <message>
        <source>End movement</source>
        <extracomment>action done</extracomment>
        <translation>Terminar el movimiento</translation>
    </message>
</context>
<context>
    <name>rules/odds.lua</name>
    <message>
        <source>isolated</source>
        <extracomment>rules isolation</extracomment>
        <translation>aislamiento</translation>
    </message>
    <message>
        <source>across a river</source>
        <extracomment>rules isolation</extracomment>
        <translation>a través de un río</translation>
    </message>
    <message>
        <source>out of supply</source>
        <extracomment>rules isolation</extracomment>
        <translation>sin suministro</translation>
    </message>
    <message>
        <source>Air units</source>
        <extracomment>rules lineShift</extracomment>
        <translation>Unidades aéreas</translation>
    </message>
</context>
<context>
    <name>rules/reinforcements.lua</name>
    <message>
        <source>{1} arrives in {2}.</source>
        <extracomment>log
{1}: piece
{2}: space</extracomment>
        <translation>{1} llega a {2}.</translation>
    </message>
    <message>
        <source>This unit does not arrive now.</source>
        <extracomment>why not 8.0</extracomment>
        <translation>Esta unidad no llega ahora.</translation>
    </message>
    <message>
        <source>Choose a hex on the map&apos;s edge.</source>
        <extracomment>why not 8.0</extracomment>
        <translation>Elige un hexágono del borde del mapa.</translation>
    </message>
    <message>
        <source>The enemy or an enemy zone of control closes {1}.</source>
        <extracomment>why not 8.0.3
{1}: space</extracomment>
        <translation>El enemigo o una zona de control enemiga cierra {1}.</translation>
    </message>
    <message>
        <source>{1} is not within ten hexes of the entry hex on the same edge.</source>
        <extracomment>why not 8.0.3
{1}: space</extracomment>
        <translation>{1} no está a diez hexágonos o menos del hexágono de entrada en el mismo borde.</translation>
    </message>
    <message>
        <source>Choose where the reinforcements enter</source>
        <extracomment>decision arrive</extracomment>
        <translation>Elige por dónde entran los refuerzos</translation>
    </message>
    <message>
        <source>Their entry hex is closed: they come in up to ten hexes from it on the same edge.</source>
        <extracomment>decision arrive</extracomment>
        <translation>Su hexágono de entrada está cerrado: entran a un máximo de diez hexágonos de él, en el mismo borde.</translation>
    </message>
    <message>
        <source>{piece} enters at {space}</source>
        <extracomment>action arrive
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} entra por {space}</translation>
    </message>
    <message>
        <source>{1} steams into the Frisches Haff.</source>
        <extracomment>log
{1}: ship</extracomment>
        <translation>{1} entra navegando en el Frisches Haff.</translation>
    </message>
</context>
<context>
    <name>rules/replacements.lua</name>
    <message>
        <source>{1} can&apos;t get replacements.</source>
        <extracomment>rules isWorthy</extracomment>
        <translation>{1} no puede recibir reemplazos.</translation>
    </message>
    <message>
        <source>{1} is at full strength.</source>
        <extracomment>rules isWorthy</extracomment>
        <translation>{1} está al completo.</translation>
    </message>
    <message>
        <source>{1} was rebuilt in this turn and stays reduced.</source>
        <extracomment>rules isWorthy</extracomment>
        <translation>{1} se ha reconstruido en este turno y sigue {1|m=reducido|f=reducida}.</translation>
    </message>
    <message>
        <source>{1} is out of supply.</source>
        <extracomment>rules isWorthy, why not 11.2.4
{1}: hq</extracomment>
        <translation>{1} está sin suministro.</translation>
    </message>
    <message>
        <source>There are not enough points left.</source>
        <extracomment>rules isWorthy, why not 11.2</extracomment>
        <translation>No quedan puntos suficientes.</translation>
    </message>
    <message>
        <source>Choose one of your own units.</source>
        <extracomment>why not 11.2</extracomment>
        <translation>Elige una de tus propias unidades.</translation>
    </message>
    <message>
        <source>{1} can&apos;t be rebuilt.</source>
        <extracomment>why not 11.2
{1}: piece</extracomment>
        <translation>{1} no puede reconstruirse.</translation>
    </message>
    <message>
        <source>{1} is not among the lost units.</source>
        <extracomment>why not 11.2
{1}: piece</extracomment>
        <translation>{1} no está entre las unidades perdidas.</translation>
    </message>
    <message>
        <source>A German unit comes back reduced.</source>
        <extracomment>why not 11.2.2</extracomment>
        <translation>Una unidad alemana vuelve reducida.</translation>
    </message>
    <message>
        <source>{1} appears with its own HQ.</source>
        <extracomment>why not 11.2.3
{1}: piece</extracomment>
        <translation>{1} aparece con su propio CG.</translation>
    </message>
    <message>
        <source>{1} gets a step back.</source>
        <extracomment>log
{1}: piece</extracomment>
        <translation>{1} recupera un paso.</translation>
    </message>
    <message>
        <source>{1} is rebuilt in {2}.</source>
        <extracomment>log
{1}: piece
{2}: action.space</extracomment>
        <translation>{1} se reconstruye en {2}.</translation>
    </message>
    <message>
        <source>{1} unused replacement {1|point is|points are} lost.</source>
        <extracomment>log
{1}: turn.vars.points</extracomment>
        <translation>{1} {1|punto de reemplazo sin usar se pierde|puntos de reemplazo sin usar se pierden}.</translation>
    </message>
    <message>
        <source>Spend replacement points: {1} left</source>
        <extracomment>decision replacements
{1}: game.vars.points</extracomment>
        <translation>Gasta puntos de reemplazo: {1|queda|quedan} {1}</translation>
    </message>
    <message>
        <source>A point that is not spent now is lost.</source>
        <extracomment>decision replacements</extracomment>
        <translation>Un punto que no se gasta ahora se pierde.</translation>
    </message>
    <message>
        <source>Rebuild {piece} at full strength in {space}</source>
        <extracomment>action
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>Reconstruir {piece|m=el|f=la} {piece} al completo en {space}</translation>
    </message>
    <message>
        <source>Replacement points</source>
        <extracomment>decision replacements</extracomment>
        <translation>Puntos de reemplazo</translation>
    </message>
    <message>
        <source>{piece} gets a step back</source>
        <extracomment>action restore
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} recupera un paso</translation>
    </message>
    <message>
        <source>Rebuild {piece} in {space}</source>
        <extracomment>action rebuild
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>Reconstruir {piece|m=el|f=la} {piece} en {space}</translation>
    </message>
    <message>
        <source>End replacements</source>
        <extracomment>action done</extracomment>
        <translation>Terminar los reemplazos</translation>
    </message>
</context>
<context>
    <name>rules/retreat.lua</name>
    <message>
        <source>{1} finds no room in {2} and goes on.</source>
        <extracomment>log
{1}: piece
{2}: piece.space</extracomment>
        <translation>{1} no encuentra sitio en {2} y sigue adelante.</translation>
    </message>
    <message>
        <source>{1} retreats to {2}.</source>
        <extracomment>log
{1}: piece
{2}: space
{1}: hq</extracomment>
        <translation>{1} se retira a {2}.</translation>
    </message>
    <message>
        <source>{1} can&apos;t retreat any further.</source>
        <extracomment>log
{1}: piece</extracomment>
        <translation>{1} no puede retirarse más.</translation>
    </message>
    <message>
        <source>Only the owner leads a retreat.</source>
        <extracomment>why not 9.5</extracomment>
        <translation>Solo el propietario dirige una retirada.</translation>
    </message>
    <message>
        <source>{1} does not retreat now.</source>
        <extracomment>why not 9.5
{1}: piece</extracomment>
        <translation>{1} no se retira ahora.</translation>
    </message>
    <message>
        <source>A retreat goes from hex to hex.</source>
        <extracomment>why not 9.5</extracomment>
        <translation>Una retirada va de hexágono en hexágono.</translation>
    </message>
    <message>
        <source>The enemy is in {1}.</source>
        <extracomment>why not 9.5
{1}: space</extracomment>
        <translation>El enemigo está en {1}.</translation>
    </message>
    <message>
        <source>{1} can&apos;t enter {2}.</source>
        <extracomment>why not 9.5.1
{1}: piece
{2}: space</extracomment>
        <translation>{1} no puede entrar en {2}.</translation>
    </message>
    <message>
        <source>Every hex of a retreat must lead further away.</source>
        <extracomment>why not 9.5.2</extracomment>
        <translation>Cada hexágono de una retirada debe llevar más lejos.</translation>
    </message>
    <message>
        <source>{1} is full.</source>
        <extracomment>why not 9.5.6
{1}: space</extracomment>
        <translation>En {1} no cabe nada más.</translation>
    </message>
    <message>
        <source>Another way has fewer enemy zones of control than {1}.</source>
        <extracomment>why not 9.5.3
{1}: space</extracomment>
        <translation>Otro camino tiene menos zonas de control enemigas que {1}.</translation>
    </message>
    <message>
        <source>Germans retreat north or west, Soviets south or east, when they can.</source>
        <extracomment>why not 9.5.4</extracomment>
        <translation>Los alemanes se retiran hacia el norte o el oeste y los soviéticos hacia el sur o el este, cuando pueden.</translation>
    </message>
    <message>
        <source>Another way is better.</source>
        <extracomment>why not 9.5.3</extracomment>
        <translation>Otro camino es mejor.</translation>
    </message>
    <message>
        <source>This unit does not retreat now.</source>
        <extracomment>why not 9.5</extracomment>
        <translation>Esta unidad no se retira ahora.</translation>
    </message>
    <message>
        <source>{1} still has a hex to retreat to.</source>
        <extracomment>why not 9.5.2
{1}: action.piece</extracomment>
        <translation>{1} todavía tiene un hexágono al que retirarse.</translation>
    </message>
    <message>
        <source>Retreat: {1} {1|hex|hexes} to go</source>
        <extracomment>decision retreat
{1}: game.here.retreat_left</extracomment>
        <translation>Retirada: {1|queda|quedan} {1} {1|hexágono|hexágonos}</translation>
    </message>
    <message>
        <source>Each hex must lead away from the fighting, past as few enemy zones of control as possible.</source>
        <extracomment>decision retreat</extracomment>
        <translation>Cada hexágono debe alejarse del combate, pasando por el menor número posible de zonas de control enemigas.</translation>
    </message>
    <message>
        <source>{piece} retreats to {space}</source>
        <extracomment>action retreat, action follow
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} se retira a {space}</translation>
    </message>
    <message>
        <source>{piece} can&apos;t retreat further</source>
        <extracomment>action halt
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} no puede retirarse más</translation>
    </message>
    <message>
        <source>Choose where {1} goes</source>
        <extracomment>decision retreat.hq
{1}: game.here.hq</extracomment>
        <translation>Elige adónde va {1|m=el|f=la} {1}</translation>
    </message>
</context>
<context>
    <name>rules/status.lua</name>
    <message>
        <source>13–14 January 1945</source>
        <extracomment>rules
{1}: _&quot;15–16 January 1945&quot;
{2}: _&quot;17–18 January 1945&quot;
{3}: _&quot;19–20 January 1945&quot;
{4}: _&quot;21–22 January 1945&quot;
{5}: _&quot;23–24 January 1945&quot;
{6}: _&quot;25–26 January 1945&quot;
{7}: _&quot;27–28 January 1945&quot;
{8}: _&quot;29–30 January 1945&quot;
{9}: _&quot;31 January – 1 February 1945&quot;</extracomment>
        <translation>13–14 de enero de 1945</translation>
    </message>
    <message>
        <source>15–16 January 1945</source>
        <extracomment>rules</extracomment>
        <translation>15–16 de enero de 1945</translation>
    </message>
    <message>
        <source>17–18 January 1945</source>
        <extracomment>rules</extracomment>
        <translation>17–18 de enero de 1945</translation>
    </message>
    <message>
        <source>19–20 January 1945</source>
        <extracomment>rules</extracomment>
        <translation>19–20 de enero de 1945</translation>
    </message>
    <message>
        <source>21–22 January 1945</source>
        <extracomment>rules</extracomment>
        <translation>21–22 de enero de 1945</translation>
    </message>
    <message>
        <source>23–24 January 1945</source>
        <extracomment>rules</extracomment>
        <translation>23–24 de enero de 1945</translation>
    </message>
    <message>
        <source>25–26 January 1945</source>
        <extracomment>rules</extracomment>
        <translation>25–26 de enero de 1945</translation>
    </message>
    <message>
        <source>27–28 January 1945</source>
        <extracomment>rules</extracomment>
        <translation>27–28 de enero de 1945</translation>
    </message>
    <message>
        <source>29–30 January 1945</source>
        <extracomment>rules</extracomment>
        <translation>29–30 de enero de 1945</translation>
    </message>
    <message>
        <source>31 January – 1 February 1945</source>
        <extracomment>rules</extracomment>
        <translation>31 de enero – 1 de febrero de 1945</translation>
    </message>
    <message>
        <source>Command</source>
        <extracomment>rules</extracomment>
        <translation>Mando</translation>
    </message>
    <message>
        <source>Movement</source>
        <extracomment>rules</extracomment>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Combat</source>
        <extracomment>rules</extracomment>
        <translation>Combate</translation>
    </message>
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
    <message>
        <source>2BF</source>
        <extracomment>action</extracomment>
        <translation>2BF</translation>
    </message>
    <message>
        <source>3BF</source>
        <extracomment>action</extracomment>
        <translation>3BF</translation>
    </message>
    <message>
        <source>Ger</source>
        <extracomment>action</extracomment>
        <translation>Ale</translation>
    </message>
    <message>
        <source>Activations used</source>
        <extracomment>decision</extracomment>
        <translation>Activaciones gastadas</translation>
    </message>
    <message>
        <source>Replacement points</source>
        <extracomment>decision</extracomment>
        <translation>Puntos de reemplazo</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>rules kinds</extracomment>
        <translation>Sucesos</translation>
    </message>
</context>
<context>
    <name>rules/territory.lua</name>
    <message>
        <source>VI Corps is released.</source>
        <extracomment>rules territory.release</extracomment>
        <translation>El VI Cuerpo queda libre.</translation>
    </message>
    <message>
        <source>LV Corps is released.</source>
        <extracomment>rules territory.release</extracomment>
        <translation>El LV Cuerpo queda libre.</translation>
    </message>
    <message>
        <source>{1} falls to the Soviets.</source>
        <extracomment>rules change</extracomment>
        <translation>{1} cae en manos soviéticas.</translation>
    </message>
    <message>
        <source>{1} is German again.</source>
        <extracomment>rules change</extracomment>
        <translation>{1} vuelve a manos alemanas.</translation>
    </message>
    <message>
        <source>The supply source at {1} is Soviet from now on.</source>
        <extracomment>log
{1}: space</extracomment>
        <translation>La fuente de suministro de {1} es soviética desde ahora.</translation>
    </message>
    <message>
        <source>Soviet units are close to Königsberg: Battle Group Mikosch is called up.</source>
        <extracomment>log</extracomment>
        <translation>Hay unidades soviéticas cerca de Königsberg: se moviliza el Grupo de Combate Mikosch.</translation>
    </message>
</context>
<context>
    <name>rules/units.lua</name>
    <message>
        <source>{1} overruns {2}.</source>
        <extracomment>log
{1}: piece
{2}: hq</extracomment>
        <translation>{1} arrolla {2|m=al|f=a la} {2}.</translation>
    </message>
    <message>
        <source>Choose one of your own units.</source>
        <extracomment>why not</extracomment>
        <translation>Elige una de tus propias unidades.</translation>
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
        <source>Soviet units in supply hold {1}: the game is over.</source>
        <extracomment>log
{1}: space</extracomment>
        <translation>Unidades soviéticas con suministro ocupan {1}: la partida ha terminado.</translation>
    </message>
    <message>
        <source>Sudden death: {1} has fallen.</source>
        <extracomment>rules victory.fallen
{1}: space</extracomment>
        <translation>Muerte súbita: {1} ha caído.</translation>
    </message>
    <message>
        <source>Crushing German victory.</source>
        <extracomment>rules victory.fallen</extracomment>
        <translation>Victoria alemana aplastante.</translation>
    </message>
    <message>
        <source>Major German victory.</source>
        <extracomment>rules victory.fallen</extracomment>
        <translation>Victoria alemana mayor.</translation>
    </message>
    <message>
        <source>Minor German victory.</source>
        <extracomment>rules victory.fallen</extracomment>
        <translation>Victoria alemana menor.</translation>
    </message>
    <message>
        <source>A draw.</source>
        <extracomment>rules victory.fallen</extracomment>
        <translation>Empate.</translation>
    </message>
    <message>
        <source>Minor Soviet victory.</source>
        <extracomment>rules victory.fallen</extracomment>
        <translation>Victoria soviética menor.</translation>
    </message>
    <message>
        <source>Historical Soviet victory.</source>
        <extracomment>rules victory.fallen</extracomment>
        <translation>Victoria soviética histórica.</translation>
    </message>
    <message>
        <source>Major Soviet victory.</source>
        <extracomment>rules victory.fallen</extracomment>
        <translation>Victoria soviética mayor.</translation>
    </message>
    <message>
        <source>Crushing Soviet victory.</source>
        <extracomment>rules victory.fallen</extracomment>
        <translation>Victoria soviética aplastante.</translation>
    </message>
    <message>
        <source>The Germans hold {1} victory {1|point|points}.</source>
        <extracomment>log
{1}: victory.points(turn, &quot;german&quot;)</extracomment>
        <translation>Los alemanes tienen {1} {1|punto|puntos} de victoria.</translation>
    </message>
    <message>
        <source>Turn {1} begins.</source>
        <extracomment>log
{1}: turn.turn + 1</extracomment>
        <translation>Empieza el turno {1}.</translation>
    </message>
</context>
<context>
    <name>rules/volkssturm.lua</name>
    <message>
        <source>Choose a Volkssturm unit from its box.</source>
        <extracomment>why not 11.3</extracomment>
        <translation>Elige una unidad de la Volkssturm de su casilla.</translation>
    </message>
    <message>
        <source>The Volkssturm defends villages, towns and cities.</source>
        <extracomment>why not 11.3</extracomment>
        <translation>La Volkssturm defiende aldeas, pueblos y ciudades.</translation>
    </message>
    <message>
        <source>{1} is not or was not always in German hands.</source>
        <extracomment>why not 11.3
{1}: space</extracomment>
        <translation>{1} no está, o no ha estado siempre, en manos alemanas.</translation>
    </message>
    <message>
        <source>Volkssturm is already in {1}.</source>
        <extracomment>why not 11.3
{1}: space</extracomment>
        <translation>Ya hay Volkssturm en {1}.</translation>
    </message>
    <message>
        <source>{1} is full.</source>
        <extracomment>why not 7.0
{1}: space</extracomment>
        <translation>En {1} no cabe nada más.</translation>
    </message>
    <message>
        <source>Soviet units are closer than three hexes to {1}.</source>
        <extracomment>why not 11.3
{1}: space</extracomment>
        <translation>Hay unidades soviéticas a menos de tres hexágonos de {1}.</translation>
    </message>
    <message>
        <source>{1} is called up in {2}.</source>
        <extracomment>log
{1}: action.piece
{2}: action.space</extracomment>
        <translation>{1} se moviliza en {2}.</translation>
    </message>
    <message>
        <source>Deploy the Volkssturm: {1} in the box</source>
        <extracomment>decision volkssturm
{1}: game:space&quot;volkssturm&quot;.count</extracomment>
        <translation>Despliega la Volkssturm: {1} en la casilla</translation>
    </message>
    <message>
        <source>In German villages, towns and cities at least three hexes from every Soviet unit.</source>
        <extracomment>decision volkssturm</extracomment>
        <translation>En aldeas, pueblos y ciudades alemanas a tres hexágonos o más de toda unidad soviética.</translation>
    </message>
    <message>
        <source>{piece} in {space}</source>
        <extracomment>action deploy
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} en {space}</translation>
    </message>
    <message>
        <source>End the deployment</source>
        <extracomment>action done</extracomment>
        <translation>Terminar el despliegue</translation>
    </message>
    <message>
        <source>The Volkssturm goes home.</source>
        <extracomment>log</extracomment>
        <translation>La Volkssturm se va a casa.</translation>
    </message>
</context>
</TS>
