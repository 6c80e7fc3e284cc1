<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>module.json</name>
    <message>
        <source>The Dark Valley</source>
        <extracomment>about the game</extracomment>
        <translation>The Dark Valley</translation>
    </message>
    <message>
        <source>The East Front, 1941–45</source>
        <extracomment>about the game</extracomment>
        <translation>El Frente del Este, 1941–45</translation>
    </message>
    <message>
        <source>22 June 1941 – May 1945</source>
        <extracomment>about the game</extracomment>
        <translation>22 de junio de 1941 – mayo de 1945</translation>
    </message>
    <message>
        <source>6–60 h</source>
        <extracomment>about the game</extracomment>
        <translation>6–60 h</translation>
    </message>
    <message>
        <source>The whole war between Germany and the Soviet Union on one map, from Berlin to the Caspian, twenty miles a hex and a month or two a turn. Nobody knows who acts next: movement, combat, panzer armies, Soviet counterattacks, Deep Battle and the logistics of everybody are chits in one cup. Four games begin with Barbarossa, Case Blue, Zitadelle and Bagration; the campaign goes all the way.</source>
        <extracomment>about the game</extracomment>
        <translation>Toda la guerra entre Alemania y la Unión Soviética en un solo mapa, de Berlín al Caspio, veinte millas por hexágono y uno o dos meses por turno. Nadie sabe quién actúa después: movimiento, combate, ejércitos panzer, contraataques soviéticos, batalla profunda y la logística de todos son fichas de una misma copa. Cuatro partidas empiezan con Barbarroja, Caso Azul, Zitadelle y Bagratión; la campaña llega hasta el final.</translation>
    </message>
    <message>
        <source>Axis</source>
        <extracomment>side axis</extracomment>
        <translation>Eje</translation>
    </message>
    <message>
        <source>Soviet</source>
        <extracomment>side soviet</extracomment>
        <translation>soviético{=ma}</translation>
    </message>
    <message>
        <source>Play on to the end of the war</source>
        <extracomment>option whole_war</extracomment>
        <translation>Jugar hasta el final de la guerra</translation>
    </message>
    <message>
        <source>A game that begins at a later date goes on to turn 44 and is decided by the conditions of the campaign.</source>
        <extracomment>option whole_war</extracomment>
        <translation>Una partida que empieza en una fecha posterior sigue hasta el turno 44 y se decide por las condiciones de la campaña.</translation>
    </message>
    <message>
        <source>Variable victory points</source>
        <extracomment>option variable_vp</extracomment>
        <translation>Puntos de victoria variables</translation>
    </message>
    <message>
        <source>A die decides how many victory points an objective is worth each time that it changes hands: none, one or two.</source>
        <extracomment>option variable_vp</extracomment>
        <translation>Un dado decide cuántos puntos de victoria vale un objetivo cada vez que cambia de manos: ninguno, uno o dos.</translation>
    </message>
    <message>
        <source>Combat-Stavka</source>
        <extracomment>option combat_stavka</extracomment>
        <translation>Combate-Stavka</translation>
    </message>
    <message>
        <source>On turns 15 to 18 the chit Combat-Stavka takes the place of Combat-Zhukov.</source>
        <extracomment>option combat_stavka</extracomment>
        <translation>En los turnos 15 a 18 la ficha Combate-Stavka ocupa el lugar de Combate-Zhúkov.</translation>
    </message>
    <message>
        <source>City Defence markers</source>
        <extracomment>option city_defence</extracomment>
        <translation>Fichas de defensa urbana</translation>
    </message>
    <message>
        <source>From turn 3 the Soviets have three markers that add one to the defence of a City.</source>
        <extracomment>option city_defence</extracomment>
        <translation>Desde el turno 3 los soviéticos tienen tres fichas que suman uno a la defensa de una ciudad.</translation>
    </message>
</context>
<context>
    <name>boards/map.json</name>
    <message>
        <source>The East Front</source>
        <extracomment>board map</extracomment>
        <translation>El Frente del Este</translation>
    </message>
    <message>
        <source>Pilsen</source>
        <extracomment>space W1031</extracomment>
        <translation>Pilsen</translation>
    </message>
    <message>
        <source>Linz</source>
        <extracomment>space W1135</extracomment>
        <translation>Linz</translation>
    </message>
    <message>
        <source>Rostock</source>
        <extracomment>space W1217</extracomment>
        <translation>Rostock</translation>
    </message>
    <message>
        <source>Dresden</source>
        <extracomment>space W1227</extracomment>
        <translation>Dresde</translation>
    </message>
    <message>
        <source>Budweis</source>
        <extracomment>space W1234</extracomment>
        <translation>Budweis</translation>
    </message>
    <message>
        <source>Graz</source>
        <extracomment>space W1240</extracomment>
        <translation>Graz</translation>
    </message>
    <message>
        <source>Berlin</source>
        <extracomment>space W1322</extracomment>
        <translation>Berlín</translation>
    </message>
    <message>
        <source>Prague</source>
        <extracomment>space W1330</extracomment>
        <translation>Praga</translation>
    </message>
    <message>
        <source>Zagreb</source>
        <extracomment>space W1343</extracomment>
        <translation>Zagreb</translation>
    </message>
    <message>
        <source>Gothenburg</source>
        <extracomment>space W1406</extracomment>
        <translation>Gotemburgo</translation>
    </message>
    <message>
        <source>Stralsund</source>
        <extracomment>space W1417</extracomment>
        <translation>Stralsund</translation>
    </message>
    <message>
        <source>Kottbus</source>
        <extracomment>space W1425</extracomment>
        <translation>Kottbus</translation>
    </message>
    <message>
        <source>Küstrin</source>
        <extracomment>space W1522</extracomment>
        <translation>Küstrin</translation>
    </message>
    <message>
        <source>Frankfurt/Oder</source>
        <extracomment>space W1523</extracomment>
        <translation>Frankfurt/Oder</translation>
    </message>
    <message>
        <source>Görlitz</source>
        <extracomment>space W1527</extracomment>
        <translation>Görlitz</translation>
    </message>
    <message>
        <source>Vienna</source>
        <extracomment>space W1536</extracomment>
        <translation>Viena</translation>
    </message>
    <message>
        <source>Stettin</source>
        <extracomment>space W1620</extracomment>
        <translation>Stettin</translation>
    </message>
    <message>
        <source>Landsberg</source>
        <extracomment>space W1622</extracomment>
        <translation>Landsberg</translation>
    </message>
    <message>
        <source>Nagykanizsa</source>
        <extracomment>space W1642</extracomment>
        <translation>Nagykanizsa</translation>
    </message>
    <message>
        <source>Vänern</source>
        <extracomment>space W1702, space W1802, space W1803</extracomment>
        <translation>Vänern</translation>
    </message>
    <message>
        <source>Glogau</source>
        <extracomment>space W1725</extracomment>
        <translation>Glogau</translation>
    </message>
    <message>
        <source>Brünn</source>
        <extracomment>space W1733</extracomment>
        <translation>Brünn</translation>
    </message>
    <message>
        <source>Bratislava</source>
        <extracomment>space W1737</extracomment>
        <translation>Bratislava</translation>
    </message>
    <message>
        <source>Sarajevo</source>
        <extracomment>space W1750</extracomment>
        <translation>Sarajevo</translation>
    </message>
    <message>
        <source>Kolberg</source>
        <extracomment>space W1818</extracomment>
        <translation>Kolberg</translation>
    </message>
    <message>
        <source>Olmütz</source>
        <extracomment>space W1833</extracomment>
        <translation>Olmütz</translation>
    </message>
    <message>
        <source>Györ</source>
        <extracomment>space W1839</extracomment>
        <translation>Györ</translation>
    </message>
    <message>
        <source>Pecs</source>
        <extracomment>space W1844</extracomment>
        <translation>Pecs</translation>
    </message>
    <message>
        <source>Vättern</source>
        <extracomment>space W1905, space W1906</extracomment>
        <translation>Vättern</translation>
    </message>
    <message>
        <source>Breslau</source>
        <extracomment>space W1927</extracomment>
        <translation>Breslavia</translation>
    </message>
    <message>
        <source>Szekesfehervar</source>
        <extracomment>space W1940</extracomment>
        <translation>Szekesfehervar</translation>
    </message>
    <message>
        <source>Schneidemühl</source>
        <extracomment>space W2022</extracomment>
        <translation>Schneidemühl</translation>
    </message>
    <message>
        <source>Posen</source>
        <extracomment>space W2024</extracomment>
        <translation>Posen</translation>
    </message>
    <message>
        <source>Oppeln</source>
        <extracomment>space W2030</extracomment>
        <translation>Oppeln</translation>
    </message>
    <message>
        <source>Stolp</source>
        <extracomment>space W2117</extracomment>
        <translation>Stolp</translation>
    </message>
    <message>
        <source>Gleiwitz</source>
        <extracomment>space W2130</extracomment>
        <translation>Gleiwitz</translation>
    </message>
    <message>
        <source>Mährisch Ostrau</source>
        <extracomment>space W2132</extracomment>
        <translation>Mährisch Ostrau</translation>
    </message>
    <message>
        <source>Zilina</source>
        <extracomment>space W2134</extracomment>
        <translation>Zilina</translation>
    </message>
    <message>
        <source>Buda</source>
        <extracomment>space W2139</extracomment>
        <translation>Buda</translation>
    </message>
    <message>
        <source>Bromberg</source>
        <extracomment>space W2222</extracomment>
        <translation>Bromberg</translation>
    </message>
    <message>
        <source>Kattowitz</source>
        <extracomment>space W2231</extracomment>
        <translation>Kattowitz</translation>
    </message>
    <message>
        <source>Banska Bystrica</source>
        <extracomment>space W2236</extracomment>
        <translation>Banska Bystrica</translation>
    </message>
    <message>
        <source>Pest</source>
        <extracomment>space W2240</extracomment>
        <translation>Pest</translation>
    </message>
    <message>
        <source>Thorn</source>
        <extracomment>space W2322</extracomment>
        <translation>Thorn</translation>
    </message>
    <message>
        <source>Tschenstochau</source>
        <extracomment>space W2329</extracomment>
        <translation>Tschenstochau</translation>
    </message>
    <message>
        <source>Szolnok</source>
        <extracomment>space W2340</extracomment>
        <translation>Szolnok</translation>
    </message>
    <message>
        <source>Szeged</source>
        <extracomment>space W2343</extracomment>
        <translation>Szeged</translation>
    </message>
    <message>
        <source>Belgrade</source>
        <extracomment>space W2348</extracomment>
        <translation>Belgrado</translation>
    </message>
    <message>
        <source>Danzig</source>
        <extracomment>space W2419</extracomment>
        <translation>Danzig</translation>
    </message>
    <message>
        <source>Lodz</source>
        <extracomment>space W2427</extracomment>
        <translation>Lodz</translation>
    </message>
    <message>
        <source>Krakow</source>
        <extracomment>space W2432</extracomment>
        <translation>Cracovia</translation>
    </message>
    <message>
        <source>Miskolc</source>
        <extracomment>space W2538</extracomment>
        <translation>Miskolc</translation>
    </message>
    <message>
        <source>Temesvar</source>
        <extracomment>space W2545</extracomment>
        <translation>Temesvár</translation>
    </message>
    <message>
        <source>Nis</source>
        <extracomment>space W2553</extracomment>
        <translation>Nis</translation>
    </message>
    <message>
        <source>Stockholm</source>
        <extracomment>space W2603</extracomment>
        <translation>Estocolmo</translation>
    </message>
    <message>
        <source>Elbing</source>
        <extracomment>space W2619</extracomment>
        <translation>Elbing</translation>
    </message>
    <message>
        <source>Kielce</source>
        <extracomment>space W2630</extracomment>
        <translation>Kielce</translation>
    </message>
    <message>
        <source>Allenstein</source>
        <extracomment>space W2720</extracomment>
        <translation>Allenstein</translation>
    </message>
    <message>
        <source>Tarnow</source>
        <extracomment>space W2732</extracomment>
        <translation>Tarnow</translation>
    </message>
    <message>
        <source>Presov</source>
        <extracomment>space W2735</extracomment>
        <translation>Presov</translation>
    </message>
    <message>
        <source>Kaschau</source>
        <extracomment>space W2736</extracomment>
        <translation>Kaschau</translation>
    </message>
    <message>
        <source>Debrecen</source>
        <extracomment>space W2740</extracomment>
        <translation>Debrecen</translation>
    </message>
    <message>
        <source>Grosswardein</source>
        <extracomment>space W2741</extracomment>
        <translation>Grosswardein</translation>
    </message>
    <message>
        <source>Königsberg</source>
        <extracomment>space W2818</extracomment>
        <translation>Königsberg</translation>
    </message>
    <message>
        <source>Warsaw</source>
        <extracomment>space W2826</extracomment>
        <translation>Varsovia</translation>
    </message>
    <message>
        <source>Radom</source>
        <extracomment>space W2828</extracomment>
        <translation>Radom</translation>
    </message>
    <message>
        <source>Turnu Severin</source>
        <extracomment>space W2849</extracomment>
        <translation>Turnu Severin</translation>
    </message>
    <message>
        <source>Rzeszow</source>
        <extracomment>space W2932</extracomment>
        <translation>Rzeszow</translation>
    </message>
    <message>
        <source>Uzhgorod</source>
        <extracomment>space W2937</extracomment>
        <translation>Uzhgorod</translation>
    </message>
    <message>
        <source>Sofia</source>
        <extracomment>space W2954</extracomment>
        <translation>Sofía</translation>
    </message>
    <message>
        <source>Libau</source>
        <extracomment>space W3012</extracomment>
        <translation>Libau</translation>
    </message>
    <message>
        <source>Memel</source>
        <extracomment>space W3015, river or road</extracomment>
        <translation>Memel</translation>
    </message>
    <message>
        <source>Insterburg</source>
        <extracomment>space W3018</extracomment>
        <translation>Insterburg</translation>
    </message>
    <message>
        <source>Siedlce</source>
        <extracomment>space W3026</extracomment>
        <translation>Siedlce</translation>
    </message>
    <message>
        <source>Lublin</source>
        <extracomment>space W3029</extracomment>
        <translation>Lublin</translation>
    </message>
    <message>
        <source>Przemysl</source>
        <extracomment>space W3034</extracomment>
        <translation>Przemysl</translation>
    </message>
    <message>
        <source>Windau</source>
        <extracomment>space W3109</extracomment>
        <translation>Windau</translation>
    </message>
    <message>
        <source>Tilsit</source>
        <extracomment>space W3116</extracomment>
        <translation>Tilsit</translation>
    </message>
    <message>
        <source>Lyck</source>
        <extracomment>space W3120</extracomment>
        <translation>Lyck</translation>
    </message>
    <message>
        <source>Klausenburg</source>
        <extracomment>space W3142</extracomment>
        <translation>Klausenburg</translation>
    </message>
    <message>
        <source>Craiova</source>
        <extracomment>space W3150</extracomment>
        <translation>Craiova</translation>
    </message>
    <message>
        <source>Suwalki</source>
        <extracomment>space W3220</extracomment>
        <translation>Suwalki</translation>
    </message>
    <message>
        <source>Bialystok</source>
        <extracomment>space W3223</extracomment>
        <translation>Bialystok</translation>
    </message>
    <message>
        <source>Hermannstadt</source>
        <extracomment>space W3246</extracomment>
        <translation>Hermannstadt</translation>
    </message>
    <message>
        <source>Brest-Litovsk</source>
        <extracomment>space W3326</extracomment>
        <translation>Brest-Litovsk</translation>
    </message>
    <message>
        <source>Lvov</source>
        <extracomment>space W3333</extracomment>
        <translation>Lvov</translation>
    </message>
    <message>
        <source>Pitesti</source>
        <extracomment>space W3349</extracomment>
        <translation>Pitesti</translation>
    </message>
    <message>
        <source>Turku</source>
        <extracomment>space W3401</extracomment>
        <translation>Turku</translation>
    </message>
    <message>
        <source>Schaulen</source>
        <extracomment>space W3414</extracomment>
        <translation>Schaulen</translation>
    </message>
    <message>
        <source>Grodno</source>
        <extracomment>space W3422</extracomment>
        <translation>Grodno</translation>
    </message>
    <message>
        <source>Stanislav</source>
        <extracomment>space W3436</extracomment>
        <translation>Stanislav</translation>
    </message>
    <message>
        <source>Mitau</source>
        <extracomment>space W3512</extracomment>
        <translation>Mitau</translation>
    </message>
    <message>
        <source>Kaunas</source>
        <extracomment>space W3517</extracomment>
        <translation>Kaunas</translation>
    </message>
    <message>
        <source>Kowel</source>
        <extracomment>space W3529</extracomment>
        <translation>Kowel</translation>
    </message>
    <message>
        <source>Kronstadt</source>
        <extracomment>space W3546</extracomment>
        <translation>Kronstadt</translation>
    </message>
    <message>
        <source>Riga</source>
        <extracomment>space W3611</extracomment>
        <translation>Riga</translation>
    </message>
    <message>
        <source>Luzk</source>
        <extracomment>space W3631</extracomment>
        <translation>Luzk</translation>
    </message>
    <message>
        <source>Tarnopol</source>
        <extracomment>space W3635</extracomment>
        <translation>Tarnopol</translation>
    </message>
    <message>
        <source>Ploesti</source>
        <extracomment>space W3649</extracomment>
        <translation>Ploesti</translation>
    </message>
    <message>
        <source>Bucharest</source>
        <extracomment>space W3651</extracomment>
        <translation>Bucarest</translation>
    </message>
    <message>
        <source>Ruse</source>
        <extracomment>space W3652</extracomment>
        <translation>Ruse</translation>
    </message>
    <message>
        <source>Pernau</source>
        <extracomment>space W3707</extracomment>
        <translation>Pernau</translation>
    </message>
    <message>
        <source>Vilna</source>
        <extracomment>space W3718</extracomment>
        <translation>Vilna</translation>
    </message>
    <message>
        <source>Lida</source>
        <extracomment>space W3720</extracomment>
        <translation>Lida</translation>
    </message>
    <message>
        <source>Chernovtsy</source>
        <extracomment>space W3738</extracomment>
        <translation>Chernovtsi</translation>
    </message>
    <message>
        <source>Helsinki</source>
        <extracomment>space W3802</extracomment>
        <translation>Helsinki</translation>
    </message>
    <message>
        <source>Tallinn</source>
        <extracomment>space W3804</extracomment>
        <translation>Tallin</translation>
    </message>
    <message>
        <source>Baranovichi</source>
        <extracomment>space W3823</extracomment>
        <translation>Baranovichi</translation>
    </message>
    <message>
        <source>Pinsk</source>
        <extracomment>space W3827</extracomment>
        <translation>Pinsk</translation>
    </message>
    <message>
        <source>Rovno</source>
        <extracomment>space W3831</extracomment>
        <translation>Rovno</translation>
    </message>
    <message>
        <source>Kamenets-Podolsk</source>
        <extracomment>space W3837</extracomment>
        <translation>Kamenets-Podolski</translation>
    </message>
    <message>
        <source>Botosani</source>
        <extracomment>space W3840</extracomment>
        <translation>Botosani</translation>
    </message>
    <message>
        <source>Bacau</source>
        <extracomment>space W3844</extracomment>
        <translation>Bacau</translation>
    </message>
    <message>
        <source>Sarny</source>
        <extracomment>space W3929</extracomment>
        <translation>Sarny</translation>
    </message>
    <message>
        <source>Proskurov</source>
        <extracomment>space W3935</extracomment>
        <translation>Proskurov</translation>
    </message>
    <message>
        <source>Roman</source>
        <extracomment>space W3942</extracomment>
        <translation>Roman</translation>
    </message>
    <message>
        <source>Focsani</source>
        <extracomment>space W3946</extracomment>
        <translation>Focsani</translation>
    </message>
    <message>
        <source>Valga</source>
        <extracomment>space W4009</extracomment>
        <translation>Valga</translation>
    </message>
    <message>
        <source>Dünaburg</source>
        <extracomment>space W4015</extracomment>
        <translation>Dünaburg</translation>
    </message>
    <message>
        <source>Molodechno</source>
        <extracomment>space W4020</extracomment>
        <translation>Molodechno</translation>
    </message>
    <message>
        <source>Shepetovka</source>
        <extracomment>space W4033</extracomment>
        <translation>Shepetovka</translation>
    </message>
    <message>
        <source>Jassy</source>
        <extracomment>space W4042</extracomment>
        <translation>Jassy</translation>
    </message>
    <message>
        <source>Tartu</source>
        <extracomment>space W4107</extracomment>
        <translation>Tartu</translation>
    </message>
    <message>
        <source>Slutsk</source>
        <extracomment>space W4123</extracomment>
        <translation>Slutsk</translation>
    </message>
    <message>
        <source>Mogilev-Podolsk</source>
        <extracomment>space W4138</extracomment>
        <translation>Moguiliov-Podolski</translation>
    </message>
    <message>
        <source>Beltsy</source>
        <extracomment>space W4140</extracomment>
        <translation>Beltsy</translation>
    </message>
    <message>
        <source>Galatz</source>
        <extracomment>space W4147</extracomment>
        <translation>Galatz</translation>
    </message>
    <message>
        <source>Varna</source>
        <extracomment>space W4154</extracomment>
        <translation>Varna</translation>
    </message>
    <message>
        <source>Lake Peipus</source>
        <extracomment>space W4206, space W4207</extracomment>
        <translation>Lago Peipus</translation>
    </message>
    <message>
        <source>Rezekne</source>
        <extracomment>space W4213</extracomment>
        <translation>Rezekne</translation>
    </message>
    <message>
        <source>Minsk</source>
        <extracomment>space W4221</extracomment>
        <translation>Minsk</translation>
    </message>
    <message>
        <source>Zhmerinka</source>
        <extracomment>space W4236</extracomment>
        <translation>Zhmerinka</translation>
    </message>
    <message>
        <source>Narva</source>
        <extracomment>space W4304, river or road</extracomment>
        <translation>Narva</translation>
    </message>
    <message>
        <source>Ostrov</source>
        <extracomment>space W4310</extracomment>
        <translation>Ostrov</translation>
    </message>
    <message>
        <source>Borisov</source>
        <extracomment>space W4320</extracomment>
        <translation>Borisov</translation>
    </message>
    <message>
        <source>Korosten</source>
        <extracomment>space W4330</extracomment>
        <translation>Korosten</translation>
    </message>
    <message>
        <source>Zhitomir</source>
        <extracomment>space W4332</extracomment>
        <translation>Zhitómir</translation>
    </message>
    <message>
        <source>Vinnitsa</source>
        <extracomment>space W4335</extracomment>
        <translation>Vínnitsa</translation>
    </message>
    <message>
        <source>Kishinev</source>
        <extracomment>space W4342</extracomment>
        <translation>Kishinev</translation>
    </message>
    <message>
        <source>Izmail</source>
        <extracomment>space W4347</extracomment>
        <translation>Izmail</translation>
    </message>
    <message>
        <source>Constanta</source>
        <extracomment>space W4351</extracomment>
        <translation>Constanza</translation>
    </message>
    <message>
        <source>Viipuri</source>
        <extracomment>space W4401</extracomment>
        <translation>Viipuri</translation>
    </message>
    <message>
        <source>Pskov</source>
        <extracomment>space W4409</extracomment>
        <translation>Pskov</translation>
    </message>
    <message>
        <source>Polotsk</source>
        <extracomment>space W4416</extracomment>
        <translation>Polotsk</translation>
    </message>
    <message>
        <source>Mozyr</source>
        <extracomment>space W4427</extracomment>
        <translation>Mozyr</translation>
    </message>
    <message>
        <source>Bobruisk</source>
        <extracomment>space W4523</extracomment>
        <translation>Bobruisk</translation>
    </message>
    <message>
        <source>Balta</source>
        <extracomment>space W4539</extracomment>
        <translation>Balta</translation>
    </message>
    <message>
        <source>Tiraspol</source>
        <extracomment>space W4543</extracomment>
        <translation>Tiraspol</translation>
    </message>
    <message>
        <source>Oranienbaum</source>
        <extracomment>space W4603</extracomment>
        <translation>Oranienbaum</translation>
    </message>
    <message>
        <source>Luga</source>
        <extracomment>space W4606, river or road</extracomment>
        <translation>Luga</translation>
    </message>
    <message>
        <source>Nevel</source>
        <extracomment>space W4614</extracomment>
        <translation>Nevel</translation>
    </message>
    <message>
        <source>Rogachev</source>
        <extracomment>space W4624</extracomment>
        <translation>Rogachov</translation>
    </message>
    <message>
        <source>Fastov</source>
        <extracomment>space W4633</extracomment>
        <translation>Fastov</translation>
    </message>
    <message>
        <source>Uman</source>
        <extracomment>space W4637</extracomment>
        <translation>Uman</translation>
    </message>
    <message>
        <source>Leningrad</source>
        <extracomment>space W4702</extracomment>
        <translation>Leningrado</translation>
    </message>
    <message>
        <source>Vitebsk</source>
        <extracomment>space W4716</extracomment>
        <translation>Vitebsk</translation>
    </message>
    <message>
        <source>Orsha</source>
        <extracomment>space W4719</extracomment>
        <translation>Orsha</translation>
    </message>
    <message>
        <source>Mogilev</source>
        <extracomment>space W4721</extracomment>
        <translation>Moguiliov</translation>
    </message>
    <message>
        <source>Kiev</source>
        <extracomment>space W4731</extracomment>
        <translation>Kiev</translation>
    </message>
    <message>
        <source>Lake Ladoga</source>
        <extracomment>space W4801, space E1101, space E1201 and 1 more</extracomment>
        <translation>Lago Ládoga</translation>
    </message>
    <message>
        <source>Schlüsselburg</source>
        <extracomment>space W4803</extracomment>
        <translation>Schlüsselburg</translation>
    </message>
    <message>
        <source>Kholm</source>
        <extracomment>space W4811</extracomment>
        <translation>Jolm</translation>
    </message>
    <message>
        <source>Velikie Luki</source>
        <extracomment>space W4813</extracomment>
        <translation>Velíkiye Luki</translation>
    </message>
    <message>
        <source>Gomel</source>
        <extracomment>space W4826</extracomment>
        <translation>Gomel</translation>
    </message>
    <message>
        <source>Pervomaisk</source>
        <extracomment>space W4839</extracomment>
        <translation>Pervomaisk</translation>
    </message>
    <message>
        <source>Odessa</source>
        <extracomment>space W4844</extracomment>
        <translation>Odesa</translation>
    </message>
    <message>
        <source>Novgorod</source>
        <extracomment>space E1106</extracomment>
        <translation>Nóvgorod</translation>
    </message>
    <message>
        <source>Lake Ilmen</source>
        <extracomment>space E1107</extracomment>
        <translation>Lago Ilmen</translation>
    </message>
    <message>
        <source>Staraya Russa</source>
        <extracomment>space E1108</extracomment>
        <translation>Stáraya Rusa</translation>
    </message>
    <message>
        <source>Chernigov</source>
        <extracomment>space E1128</extracomment>
        <translation>Chernígov</translation>
    </message>
    <message>
        <source>Cherkassy</source>
        <extracomment>space E1134</extracomment>
        <translation>Cherkasy</translation>
    </message>
    <message>
        <source>Volkhov</source>
        <extracomment>space E1203, river or road</extracomment>
        <translation>Volkhov</translation>
    </message>
    <message>
        <source>Smolensk</source>
        <extracomment>space E1218</extracomment>
        <translation>Smolensk</translation>
    </message>
    <message>
        <source>Novozybkov</source>
        <extracomment>space E1225</extracomment>
        <translation>Novozybkov</translation>
    </message>
    <message>
        <source>Nezhin</source>
        <extracomment>space E1230</extracomment>
        <translation>Nezhin</translation>
    </message>
    <message>
        <source>Demyansk</source>
        <extracomment>space E1309</extracomment>
        <translation>Demiansk</translation>
    </message>
    <message>
        <source>Kirovograd</source>
        <extracomment>space E1337</extracomment>
        <translation>Kirovogrado</translation>
    </message>
    <message>
        <source>Nikolaev</source>
        <extracomment>space E1342</extracomment>
        <translation>Nikoláyev</translation>
    </message>
    <message>
        <source>Tikhvin</source>
        <extracomment>space E1403</extracomment>
        <translation>Tijvin</translation>
    </message>
    <message>
        <source>Ostashkov</source>
        <extracomment>space E1411</extracomment>
        <translation>Ostashkov</translation>
    </message>
    <message>
        <source>Roslavl</source>
        <extracomment>space E1421</extracomment>
        <translation>Roslavl</translation>
    </message>
    <message>
        <source>Kherson</source>
        <extracomment>space E1444</extracomment>
        <translation>Jersón</translation>
    </message>
    <message>
        <source>Konotop</source>
        <extracomment>space E1529</extracomment>
        <translation>Konotop</translation>
    </message>
    <message>
        <source>Bologoye</source>
        <extracomment>space E1609</extracomment>
        <translation>Bologoye</translation>
    </message>
    <message>
        <source>Vyazma</source>
        <extracomment>space E1617</extracomment>
        <translation>Viazma</translation>
    </message>
    <message>
        <source>Kremenchug</source>
        <extracomment>space E1636</extracomment>
        <translation>Kremenchug</translation>
    </message>
    <message>
        <source>Krivoi Rog</source>
        <extracomment>space E1640</extracomment>
        <translation>Krivói Rog</translation>
    </message>
    <message>
        <source>Rzhev</source>
        <extracomment>space E1713</extracomment>
        <translation>Rzhev</translation>
    </message>
    <message>
        <source>Bryansk</source>
        <extracomment>space E1722</extracomment>
        <translation>Briansk</translation>
    </message>
    <message>
        <source>Perekop</source>
        <extracomment>space E1745</extracomment>
        <translation>Perekop</translation>
    </message>
    <message>
        <source>Sevastopol</source>
        <extracomment>space E1750</extracomment>
        <translation>Sebastopol</translation>
    </message>
    <message>
        <source>Sumy</source>
        <extracomment>space E1830</extracomment>
        <translation>Sumy</translation>
    </message>
    <message>
        <source>Poltava</source>
        <extracomment>space E1834</extracomment>
        <translation>Poltava</translation>
    </message>
    <message>
        <source>Nikopol</source>
        <extracomment>space E1841</extracomment>
        <translation>Nikopol</translation>
    </message>
    <message>
        <source>Simferopol</source>
        <extracomment>space E1849</extracomment>
        <translation>Simferopol</translation>
    </message>
    <message>
        <source>Kalinin</source>
        <extracomment>space E1911</extracomment>
        <translation>Kalinin</translation>
    </message>
    <message>
        <source>Dzhankoi</source>
        <extracomment>space E1946</extracomment>
        <translation>Dzhankói</translation>
    </message>
    <message>
        <source>Bezhetsk</source>
        <extracomment>space E2009</extracomment>
        <translation>Bezhetsk</translation>
    </message>
    <message>
        <source>Mozhaisk</source>
        <extracomment>space E2016</extracomment>
        <translation>Mozhaisk</translation>
    </message>
    <message>
        <source>Kaluga</source>
        <extracomment>space E2019</extracomment>
        <translation>Kaluga</translation>
    </message>
    <message>
        <source>Dnepropetrovsk</source>
        <extracomment>space E2038</extracomment>
        <translation>Dnepropetrovsk</translation>
    </message>
    <message>
        <source>Zaporozhe</source>
        <extracomment>space E2040</extracomment>
        <translation>Zaporozhie</translation>
    </message>
    <message>
        <source>Lake Beloye</source>
        <extracomment>space E2101</extracomment>
        <translation>Lago Beloye</translation>
    </message>
    <message>
        <source>Orel</source>
        <extracomment>space E2123</extracomment>
        <translation>Oriol</translation>
    </message>
    <message>
        <source>Kursk</source>
        <extracomment>space E2127</extracomment>
        <translation>Kursk</translation>
    </message>
    <message>
        <source>Melitopol</source>
        <extracomment>space E2142</extracomment>
        <translation>Melitopol</translation>
    </message>
    <message>
        <source>Feodosiya</source>
        <extracomment>space E2148</extracomment>
        <translation>Feodosiya</translation>
    </message>
    <message>
        <source>Cherepovets</source>
        <extracomment>space E2204</extracomment>
        <translation>Cherepovets</translation>
    </message>
    <message>
        <source>Kharkov</source>
        <extracomment>space E2233</extracomment>
        <translation>Járkov</translation>
    </message>
    <message>
        <source>Moscow</source>
        <extracomment>space E2314</extracomment>
        <translation>Moscú</translation>
    </message>
    <message>
        <source>Tula</source>
        <extracomment>space E2319</extracomment>
        <translation>Tula</translation>
    </message>
    <message>
        <source>Belgorod</source>
        <extracomment>space E2330</extracomment>
        <translation>Bélgorod</translation>
    </message>
    <message>
        <source>Lozovaya</source>
        <extracomment>space E2336</extracomment>
        <translation>Lozovaya</translation>
    </message>
    <message>
        <source>Rybinsk</source>
        <extracomment>space E2407</extracomment>
        <translation>Rýbinsk</translation>
    </message>
    <message>
        <source>Izyum</source>
        <extracomment>space E2435</extracomment>
        <translation>Izium</translation>
    </message>
    <message>
        <source>Berdyansk</source>
        <extracomment>space E2443</extracomment>
        <translation>Berdyansk</translation>
    </message>
    <message>
        <source>Kerch</source>
        <extracomment>space E2447</extracomment>
        <translation>Kerch</translation>
    </message>
    <message>
        <source>Vologda</source>
        <extracomment>space E2503</extracomment>
        <translation>Vólogda</translation>
    </message>
    <message>
        <source>Kastornoye</source>
        <extracomment>space E2526</extracomment>
        <translation>Kastornoye</translation>
    </message>
    <message>
        <source>Stary Oskol</source>
        <extracomment>space E2528</extracomment>
        <translation>Stary Oskol</translation>
    </message>
    <message>
        <source>Kupyansk</source>
        <extracomment>space E2533</extracomment>
        <translation>Kupyansk</translation>
    </message>
    <message>
        <source>Taman</source>
        <extracomment>space E2547</extracomment>
        <translation>Taman</translation>
    </message>
    <message>
        <source>Yaroslavl</source>
        <extracomment>space E2609</extracomment>
        <translation>Yaroslavl</translation>
    </message>
    <message>
        <source>Yelets</source>
        <extracomment>space E2624</extracomment>
        <translation>Yelets</translation>
    </message>
    <message>
        <source>Valuiki</source>
        <extracomment>space E2632</extracomment>
        <translation>Valuiki</translation>
    </message>
    <message>
        <source>Slavyansk</source>
        <extracomment>space E2636</extracomment>
        <translation>Slaviansk</translation>
    </message>
    <message>
        <source>Mariupol</source>
        <extracomment>space E2642</extracomment>
        <translation>Mariúpol</translation>
    </message>
    <message>
        <source>Ryazan</source>
        <extracomment>space E2717</extracomment>
        <translation>Riazán</translation>
    </message>
    <message>
        <source>Artemovsk</source>
        <extracomment>space E2736</extracomment>
        <translation>Artiómovsk</translation>
    </message>
    <message>
        <source>Stalino</source>
        <extracomment>space E2738</extracomment>
        <translation>Stalino</translation>
    </message>
    <message>
        <source>Kostroma</source>
        <extracomment>space E2808</extracomment>
        <translation>Kostroma</translation>
    </message>
    <message>
        <source>Vladimir</source>
        <extracomment>space E2813</extracomment>
        <translation>Vladimir</translation>
    </message>
    <message>
        <source>Lipetsk</source>
        <extracomment>space E2824</extracomment>
        <translation>Lipetsk</translation>
    </message>
    <message>
        <source>Voronezh</source>
        <extracomment>space E2827, river or road</extracomment>
        <translation>Vorónezh</translation>
    </message>
    <message>
        <source>Novorossiysk</source>
        <extracomment>space E2849</extracomment>
        <translation>Novorossiysk</translation>
    </message>
    <message>
        <source>Ivanovo</source>
        <extracomment>space E2910</extracomment>
        <translation>Ivanovo</translation>
    </message>
    <message>
        <source>Ryazhsk</source>
        <extracomment>space E2920</extracomment>
        <translation>Ryazhsk</translation>
    </message>
    <message>
        <source>Liski</source>
        <extracomment>space E2929</extracomment>
        <translation>Liski</translation>
    </message>
    <message>
        <source>Rossosh</source>
        <extracomment>space E2931</extracomment>
        <translation>Rossosh</translation>
    </message>
    <message>
        <source>Taganrog</source>
        <extracomment>space E2940</extracomment>
        <translation>Taganrog</translation>
    </message>
    <message>
        <source>Michurinsk</source>
        <extracomment>space E3023</extracomment>
        <translation>Michurinsk</translation>
    </message>
    <message>
        <source>Voroshilovgrad</source>
        <extracomment>space E3037</extracomment>
        <translation>Voroshílovgrad</translation>
    </message>
    <message>
        <source>Murom</source>
        <extracomment>space E3114</extracomment>
        <translation>Murom</translation>
    </message>
    <message>
        <source>Rostov</source>
        <extracomment>space E3140</extracomment>
        <translation>Rostov</translation>
    </message>
    <message>
        <source>Krasnodar</source>
        <extracomment>space E3147</extracomment>
        <translation>Krasnodar</translation>
    </message>
    <message>
        <source>Tuapse</source>
        <extracomment>space E3150</extracomment>
        <translation>Tuapse</translation>
    </message>
    <message>
        <source>Morshansk</source>
        <extracomment>space E3221</extracomment>
        <translation>Morshansk</translation>
    </message>
    <message>
        <source>Tambov</source>
        <extracomment>space E3223</extracomment>
        <translation>Tambov</translation>
    </message>
    <message>
        <source>Millerovo</source>
        <extracomment>space E3235</extracomment>
        <translation>Millerovo</translation>
    </message>
    <message>
        <source>Kamensk</source>
        <extracomment>space E3237</extracomment>
        <translation>Kamensk</translation>
    </message>
    <message>
        <source>Tikhoretsk</source>
        <extracomment>space E3344</extracomment>
        <translation>Tijoretsk</translation>
    </message>
    <message>
        <source>Sochi</source>
        <extracomment>space E3351</extracomment>
        <translation>Sochi</translation>
    </message>
    <message>
        <source>Kropotkin</source>
        <extracomment>space E3446</extracomment>
        <translation>Kropotkin</translation>
    </message>
    <message>
        <source>Maikop</source>
        <extracomment>space E3449</extracomment>
        <translation>Maikop</translation>
    </message>
    <message>
        <source>Gorki</source>
        <extracomment>space E3511</extracomment>
        <translation>Gorki</translation>
    </message>
    <message>
        <source>Arzamas</source>
        <extracomment>space E3514</extracomment>
        <translation>Arzamas</translation>
    </message>
    <message>
        <source>Povorino</source>
        <extracomment>space E3527</extracomment>
        <translation>Povorino</translation>
    </message>
    <message>
        <source>Balashov</source>
        <extracomment>space E3626</extracomment>
        <translation>Balashov</translation>
    </message>
    <message>
        <source>Morozovsk</source>
        <extracomment>space E3636</extracomment>
        <translation>Morozovsk</translation>
    </message>
    <message>
        <source>Salsk</source>
        <extracomment>space E3642</extracomment>
        <translation>Salsk</translation>
    </message>
    <message>
        <source>Armavir</source>
        <extracomment>space E3647</extracomment>
        <translation>Armavir</translation>
    </message>
    <message>
        <source>Sukhumi</source>
        <extracomment>space E3753</extracomment>
        <translation>Sujumi</translation>
    </message>
    <message>
        <source>Stavropol</source>
        <extracomment>space E3847</extracomment>
        <translation>Stávropol</translation>
    </message>
    <message>
        <source>Saransk</source>
        <extracomment>space E3917</extracomment>
        <translation>Saransk</translation>
    </message>
    <message>
        <source>Penza</source>
        <extracomment>space E3920</extracomment>
        <translation>Penza</translation>
    </message>
    <message>
        <source>Kalach</source>
        <extracomment>space E3934</extracomment>
        <translation>Kalach</translation>
    </message>
    <message>
        <source>Kotelnikovo</source>
        <extracomment>space E3938</extracomment>
        <translation>Kotelnikovo</translation>
    </message>
    <message>
        <source>Cheboksary</source>
        <extracomment>space E4110</extracomment>
        <translation>Cheboksari</translation>
    </message>
    <message>
        <source>Stalingrad</source>
        <extracomment>space E4134</extracomment>
        <translation>Stalingrado</translation>
    </message>
    <message>
        <source>Saratov</source>
        <extracomment>space E4225</extracomment>
        <translation>Sarátov</translation>
    </message>
    <message>
        <source>Kamyshin</source>
        <extracomment>space E4230</extracomment>
        <translation>Kamyshin</translation>
    </message>
    <message>
        <source>Pyatigorsk</source>
        <extracomment>space E4249</extracomment>
        <translation>Piatigorsk</translation>
    </message>
    <message>
        <source>Kirov</source>
        <extracomment>space E4303</extracomment>
        <translation>Kirov</translation>
    </message>
    <message>
        <source>Engels</source>
        <extracomment>space E4325</extracomment>
        <translation>Engels</translation>
    </message>
    <message>
        <source>Elista</source>
        <extracomment>space E4341</extracomment>
        <translation>Elista</translation>
    </message>
    <message>
        <source>Budennovsk</source>
        <extracomment>space E4446</extracomment>
        <translation>Budiónnovsk</translation>
    </message>
    <message>
        <source>Kazan</source>
        <extracomment>space E4511</extracomment>
        <translation>Kazán</translation>
    </message>
    <message>
        <source>Ulyanovsk</source>
        <extracomment>space E4515</extracomment>
        <translation>Uliánovsk</translation>
    </message>
    <message>
        <source>Volsk</source>
        <extracomment>space E4522</extracomment>
        <translation>Volsk</translation>
    </message>
    <message>
        <source>Syzran</source>
        <extracomment>space E4619</extracomment>
        <translation>Sýzran</translation>
    </message>
    <message>
        <source>Mozdok</source>
        <extracomment>space E4649</extracomment>
        <translation>Mozdok</translation>
    </message>
    <message>
        <source>Ordzhonikidze</source>
        <extracomment>space E4652</extracomment>
        <translation>Ordzhonikidze</translation>
    </message>
    <message>
        <source>Kuibyshev</source>
        <extracomment>space E4918</extracomment>
        <translation>Kúibyshev</translation>
    </message>
    <message>
        <source>Grozny</source>
        <extracomment>space E4950</extracomment>
        <translation>Grozni</translation>
    </message>
    <message>
        <source>June 1941</source>
        <extracomment>space T1</extracomment>
        <translation>junio 1941</translation>
    </message>
    <message>
        <source>Jul 1941</source>
        <extracomment>space T2</extracomment>
        <translation>jul. 1941</translation>
    </message>
    <message>
        <source>Aug 1941</source>
        <extracomment>space T3</extracomment>
        <translation>ago. 1941</translation>
    </message>
    <message>
        <source>Sep 1941</source>
        <extracomment>space T4</extracomment>
        <translation>sep. 1941</translation>
    </message>
    <message>
        <source>Oct 1941</source>
        <extracomment>space T5</extracomment>
        <translation>oct. 1941</translation>
    </message>
    <message>
        <source>Nov 1941</source>
        <extracomment>space T6</extracomment>
        <translation>nov. 1941</translation>
    </message>
    <message>
        <source>Dec 1941</source>
        <extracomment>space T7</extracomment>
        <translation>dic. 1941</translation>
    </message>
    <message>
        <source>Jan 1942</source>
        <extracomment>space T8</extracomment>
        <translation>ene. 1942</translation>
    </message>
    <message>
        <source>Feb 1942</source>
        <extracomment>space T9</extracomment>
        <translation>feb. 1942</translation>
    </message>
    <message>
        <source>Mar–Apr 1942</source>
        <extracomment>space T10</extracomment>
        <translation>mar.–abr. 1942</translation>
    </message>
    <message>
        <source>May 1942</source>
        <extracomment>space T11</extracomment>
        <translation>mayo 1942</translation>
    </message>
    <message>
        <source>Jun 1942</source>
        <extracomment>space T12</extracomment>
        <translation>jun. 1942</translation>
    </message>
    <message>
        <source>Jul 1942</source>
        <extracomment>space T13</extracomment>
        <translation>jul. 1942</translation>
    </message>
    <message>
        <source>Aug 1942</source>
        <extracomment>space T14</extracomment>
        <translation>ago. 1942</translation>
    </message>
    <message>
        <source>Sep 1942</source>
        <extracomment>space T15</extracomment>
        <translation>sep. 1942</translation>
    </message>
    <message>
        <source>Oct 1942</source>
        <extracomment>space T16</extracomment>
        <translation>oct. 1942</translation>
    </message>
    <message>
        <source>Nov 1942</source>
        <extracomment>space T17</extracomment>
        <translation>nov. 1942</translation>
    </message>
    <message>
        <source>Dec 1942</source>
        <extracomment>space T18</extracomment>
        <translation>dic. 1942</translation>
    </message>
    <message>
        <source>Jan 1943</source>
        <extracomment>space T19</extracomment>
        <translation>ene. 1943</translation>
    </message>
    <message>
        <source>Feb 1943</source>
        <extracomment>space T20</extracomment>
        <translation>feb. 1943</translation>
    </message>
    <message>
        <source>Mar–Apr 1943</source>
        <extracomment>space T21</extracomment>
        <translation>mar.–abr. 1943</translation>
    </message>
    <message>
        <source>May 1943</source>
        <extracomment>space T22</extracomment>
        <translation>mayo 1943</translation>
    </message>
    <message>
        <source>Jun 1943</source>
        <extracomment>space T23</extracomment>
        <translation>jun. 1943</translation>
    </message>
    <message>
        <source>Jul 1943</source>
        <extracomment>space T24</extracomment>
        <translation>jul. 1943</translation>
    </message>
    <message>
        <source>Aug 1943</source>
        <extracomment>space T25</extracomment>
        <translation>ago. 1943</translation>
    </message>
    <message>
        <source>Sep 1943</source>
        <extracomment>space T26</extracomment>
        <translation>sep. 1943</translation>
    </message>
    <message>
        <source>Oct 1943</source>
        <extracomment>space T27</extracomment>
        <translation>oct. 1943</translation>
    </message>
    <message>
        <source>Nov 1943</source>
        <extracomment>space T28</extracomment>
        <translation>nov. 1943</translation>
    </message>
    <message>
        <source>Dec 1943</source>
        <extracomment>space T29</extracomment>
        <translation>dic. 1943</translation>
    </message>
    <message>
        <source>Jan 1944</source>
        <extracomment>space T30</extracomment>
        <translation>ene. 1944</translation>
    </message>
    <message>
        <source>Feb 1944</source>
        <extracomment>space T31</extracomment>
        <translation>feb. 1944</translation>
    </message>
    <message>
        <source>Mar–Apr 1944</source>
        <extracomment>space T32</extracomment>
        <translation>mar.–abr. 1944</translation>
    </message>
    <message>
        <source>May 1944</source>
        <extracomment>space T33</extracomment>
        <translation>mayo 1944</translation>
    </message>
    <message>
        <source>Jun 1944</source>
        <extracomment>space T34</extracomment>
        <translation>jun. 1944</translation>
    </message>
    <message>
        <source>Jul 1944</source>
        <extracomment>space T35</extracomment>
        <translation>jul. 1944</translation>
    </message>
    <message>
        <source>Aug 1944</source>
        <extracomment>space T36</extracomment>
        <translation>ago. 1944</translation>
    </message>
    <message>
        <source>Sep 1944</source>
        <extracomment>space T37</extracomment>
        <translation>sep. 1944</translation>
    </message>
    <message>
        <source>Oct 1944</source>
        <extracomment>space T38</extracomment>
        <translation>oct. 1944</translation>
    </message>
    <message>
        <source>Nov 1944</source>
        <extracomment>space T39</extracomment>
        <translation>nov. 1944</translation>
    </message>
    <message>
        <source>Dec 1944</source>
        <extracomment>space T40</extracomment>
        <translation>dic. 1944</translation>
    </message>
    <message>
        <source>Jan 1945</source>
        <extracomment>space T41</extracomment>
        <translation>ene. 1945</translation>
    </message>
    <message>
        <source>Feb 1945</source>
        <extracomment>space T42</extracomment>
        <translation>feb. 1945</translation>
    </message>
    <message>
        <source>Mar–Apr 1945</source>
        <extracomment>space T43</extracomment>
        <translation>mar.–abr. 1945</translation>
    </message>
    <message>
        <source>May 1945</source>
        <extracomment>space T44</extracomment>
        <translation>mayo 1945</translation>
    </message>
    <message>
        <source>Spree</source>
        <extracomment>river or road</extracomment>
        <translation>Spree</translation>
    </message>
    <message>
        <source>Elbe</source>
        <extracomment>river or road</extracomment>
        <translation>Elba</translation>
    </message>
    <message>
        <source>Danube</source>
        <extracomment>river or road</extracomment>
        <translation>Danubio</translation>
    </message>
    <message>
        <source>Drava</source>
        <extracomment>river or road</extracomment>
        <translation>Drava</translation>
    </message>
    <message>
        <source>Vltava</source>
        <extracomment>river or road</extracomment>
        <translation>Moldava</translation>
    </message>
    <message>
        <source>Sava</source>
        <extracomment>river or road</extracomment>
        <translation>Sava</translation>
    </message>
    <message>
        <source>Oder</source>
        <extracomment>river or road</extracomment>
        <translation>Óder</translation>
    </message>
    <message>
        <source>Neisse</source>
        <extracomment>river or road</extracomment>
        <translation>Neisse</translation>
    </message>
    <message>
        <source>Warta</source>
        <extracomment>river or road</extracomment>
        <translation>Warta</translation>
    </message>
    <message>
        <source>Morava</source>
        <extracomment>river or road</extracomment>
        <translation>Morava</translation>
    </message>
    <message>
        <source>Lake Balaton</source>
        <extracomment>river or road</extracomment>
        <translation>Lago Balatón</translation>
    </message>
    <message>
        <source>Warta, Netze</source>
        <extracomment>river or road</extracomment>
        <translation>Warta, Netze</translation>
    </message>
    <message>
        <source>Netze</source>
        <extracomment>river or road</extracomment>
        <translation>Netze</translation>
    </message>
    <message>
        <source>Vah</source>
        <extracomment>river or road</extracomment>
        <translation>Vah</translation>
    </message>
    <message>
        <source>Hron</source>
        <extracomment>river or road</extracomment>
        <translation>Hron</translation>
    </message>
    <message>
        <source>Vistula</source>
        <extracomment>river or road</extracomment>
        <translation>Vístula</translation>
    </message>
    <message>
        <source>Tisza</source>
        <extracomment>river or road</extracomment>
        <translation>Tisza</translation>
    </message>
    <message>
        <source>Tisza, Mures</source>
        <extracomment>river or road</extracomment>
        <translation>Tisza, Mures</translation>
    </message>
    <message>
        <source>Mures</source>
        <extracomment>river or road</extracomment>
        <translation>Mures</translation>
    </message>
    <message>
        <source>Pilica</source>
        <extracomment>river or road</extracomment>
        <translation>Pilica</translation>
    </message>
    <message>
        <source>Dunajec</source>
        <extracomment>river or road</extracomment>
        <translation>Dunajec</translation>
    </message>
    <message>
        <source>Pregel</source>
        <extracomment>river or road</extracomment>
        <translation>Pregel</translation>
    </message>
    <message>
        <source>Bug</source>
        <extracomment>river or road</extracomment>
        <translation>Bug</translation>
    </message>
    <message>
        <source>Narew</source>
        <extracomment>river or road</extracomment>
        <translation>Narew</translation>
    </message>
    <message>
        <source>Bug, Narew</source>
        <extracomment>river or road</extracomment>
        <translation>Bug, Narew</translation>
    </message>
    <message>
        <source>San</source>
        <extracomment>river or road</extracomment>
        <translation>San</translation>
    </message>
    <message>
        <source>Wieprz</source>
        <extracomment>river or road</extracomment>
        <translation>Wieprz</translation>
    </message>
    <message>
        <source>Venta</source>
        <extracomment>river or road</extracomment>
        <translation>Venta</translation>
    </message>
    <message>
        <source>Dniester</source>
        <extracomment>river or road</extracomment>
        <translation>Dniéster</translation>
    </message>
    <message>
        <source>Olt</source>
        <extracomment>river or road</extracomment>
        <translation>Olt</translation>
    </message>
    <message>
        <source>Prut</source>
        <extracomment>river or road</extracomment>
        <translation>Prut</translation>
    </message>
    <message>
        <source>Soela strait</source>
        <extracomment>river or road</extracomment>
        <translation>Estrecho de Soela</translation>
    </message>
    <message>
        <source>Vilia</source>
        <extracomment>river or road</extracomment>
        <translation>Vilia</translation>
    </message>
    <message>
        <source>Pripet</source>
        <extracomment>river or road</extracomment>
        <translation>Prípiat</translation>
    </message>
    <message>
        <source>Muhu strait</source>
        <extracomment>river or road</extracomment>
        <translation>Estrecho de Muhu</translation>
    </message>
    <message>
        <source>Dvina</source>
        <extracomment>river or road</extracomment>
        <translation>Dviná</translation>
    </message>
    <message>
        <source>Styr</source>
        <extracomment>river or road</extracomment>
        <translation>Styr</translation>
    </message>
    <message>
        <source>Gauja</source>
        <extracomment>river or road</extracomment>
        <translation>Gauja</translation>
    </message>
    <message>
        <source>Siret</source>
        <extracomment>river or road</extracomment>
        <translation>Siret</translation>
    </message>
    <message>
        <source>Pripet, Styr</source>
        <extracomment>river or road</extracomment>
        <translation>Prípiat, Styr</translation>
    </message>
    <message>
        <source>Goryn</source>
        <extracomment>river or road</extracomment>
        <translation>Goryn</translation>
    </message>
    <message>
        <source>Goryn, Sluch</source>
        <extracomment>river or road</extracomment>
        <translation>Goryn, Sluch</translation>
    </message>
    <message>
        <source>Sluch</source>
        <extracomment>river or road</extracomment>
        <translation>Sluch</translation>
    </message>
    <message>
        <source>Southern Bug</source>
        <extracomment>river or road</extracomment>
        <translation>Bug Meridional</translation>
    </message>
    <message>
        <source>Pripet, Goryn</source>
        <extracomment>river or road</extracomment>
        <translation>Prípiat, Goryn</translation>
    </message>
    <message>
        <source>Velikaya</source>
        <extracomment>river or road</extracomment>
        <translation>Velíkaya</translation>
    </message>
    <message>
        <source>Berezina</source>
        <extracomment>river or road</extracomment>
        <translation>Bereziná</translation>
    </message>
    <message>
        <source>Teterev</source>
        <extracomment>river or road</extracomment>
        <translation>Téterev</translation>
    </message>
    <message>
        <source>Luga, Narva</source>
        <extracomment>river or road</extracomment>
        <translation>Luga, Narva</translation>
    </message>
    <message>
        <source>Ros</source>
        <extracomment>river or road</extracomment>
        <translation>Ros</translation>
    </message>
    <message>
        <source>Dnepr</source>
        <extracomment>river or road</extracomment>
        <translation>Dniéper</translation>
    </message>
    <message>
        <source>Neva</source>
        <extracomment>river or road</extracomment>
        <translation>Neva</translation>
    </message>
    <message>
        <source>Lovat</source>
        <extracomment>river or road</extracomment>
        <translation>Lóvat</translation>
    </message>
    <message>
        <source>Sozh</source>
        <extracomment>river or road</extracomment>
        <translation>Sozh</translation>
    </message>
    <message>
        <source>Pripet, Teterev</source>
        <extracomment>river or road</extracomment>
        <translation>Prípiat, Téterev</translation>
    </message>
    <message>
        <source>Desna</source>
        <extracomment>river or road</extracomment>
        <translation>Desna</translation>
    </message>
    <message>
        <source>Msta</source>
        <extracomment>river or road</extracomment>
        <translation>Msta</translation>
    </message>
    <message>
        <source>Sula</source>
        <extracomment>river or road</extracomment>
        <translation>Sula</translation>
    </message>
    <message>
        <source>Desna, Seim</source>
        <extracomment>river or road</extracomment>
        <translation>Desna, Seim</translation>
    </message>
    <message>
        <source>Seim</source>
        <extracomment>river or road</extracomment>
        <translation>Seim</translation>
    </message>
    <message>
        <source>Ingulets</source>
        <extracomment>river or road</extracomment>
        <translation>Ingulets</translation>
    </message>
    <message>
        <source>Ugra</source>
        <extracomment>river or road</extracomment>
        <translation>Ugra</translation>
    </message>
    <message>
        <source>Psel</source>
        <extracomment>river or road</extracomment>
        <translation>Psel</translation>
    </message>
    <message>
        <source>Volga</source>
        <extracomment>river or road</extracomment>
        <translation>Volga</translation>
    </message>
    <message>
        <source>Vorskla</source>
        <extracomment>river or road</extracomment>
        <translation>Vorskla</translation>
    </message>
    <message>
        <source>Moskva</source>
        <extracomment>river or road</extracomment>
        <translation>Moskova</translation>
    </message>
    <message>
        <source>Oka</source>
        <extracomment>river or road</extracomment>
        <translation>Oka</translation>
    </message>
    <message>
        <source>Samara</source>
        <extracomment>river or road</extracomment>
        <translation>Samara</translation>
    </message>
    <message>
        <source>Sheksna</source>
        <extracomment>river or road</extracomment>
        <translation>Sheksná</translation>
    </message>
    <message>
        <source>Sosna</source>
        <extracomment>river or road</extracomment>
        <translation>Sosna</translation>
    </message>
    <message>
        <source>Donets</source>
        <extracomment>river or road</extracomment>
        <translation>Donets</translation>
    </message>
    <message>
        <source>Sukhona</source>
        <extracomment>river or road</extracomment>
        <translation>Sújona</translation>
    </message>
    <message>
        <source>Oskol</source>
        <extracomment>river or road</extracomment>
        <translation>Oskol</translation>
    </message>
    <message>
        <source>Kerch strait</source>
        <extracomment>river or road</extracomment>
        <translation>Estrecho de Kerch</translation>
    </message>
    <message>
        <source>Don</source>
        <extracomment>river or road</extracomment>
        <translation>Don</translation>
    </message>
    <message>
        <source>Kuban</source>
        <extracomment>river or road, name on the map</extracomment>
        <translation>Kubán</translation>
    </message>
    <message>
        <source>Aidar</source>
        <extracomment>river or road</extracomment>
        <translation>Aidar</translation>
    </message>
    <message>
        <source>Mius</source>
        <extracomment>river or road</extracomment>
        <translation>Mius</translation>
    </message>
    <message>
        <source>Tsna</source>
        <extracomment>river or road</extracomment>
        <translation>Tsna</translation>
    </message>
    <message>
        <source>Manych</source>
        <extracomment>river or road</extracomment>
        <translation>Mánich</translation>
    </message>
    <message>
        <source>Kuban, Laba</source>
        <extracomment>river or road</extracomment>
        <translation>Kubán, Laba</translation>
    </message>
    <message>
        <source>Laba</source>
        <extracomment>river or road</extracomment>
        <translation>Laba</translation>
    </message>
    <message>
        <source>Khoper</source>
        <extracomment>river or road</extracomment>
        <translation>Jopior</translation>
    </message>
    <message>
        <source>Chir</source>
        <extracomment>river or road</extracomment>
        <translation>Chir</translation>
    </message>
    <message>
        <source>Medveditsa</source>
        <extracomment>river or road</extracomment>
        <translation>Medvéditsa</translation>
    </message>
    <message>
        <source>Sal</source>
        <extracomment>river or road</extracomment>
        <translation>Sal</translation>
    </message>
    <message>
        <source>Sura</source>
        <extracomment>river or road</extracomment>
        <translation>Sura</translation>
    </message>
    <message>
        <source>Kuma</source>
        <extracomment>river or road</extracomment>
        <translation>Kuma</translation>
    </message>
    <message>
        <source>Terek</source>
        <extracomment>river or road</extracomment>
        <translation>Térek</translation>
    </message>
    <message>
        <source>Kama</source>
        <extracomment>river or road</extracomment>
        <translation>Kama</translation>
    </message>
    <message>
        <source>Black Sea coast road</source>
        <extracomment>river or road</extracomment>
        <translation>Carretera de la costa del Mar Negro</translation>
    </message>
    <message>
        <source>Sukhumi Military Road</source>
        <extracomment>river or road</extracomment>
        <translation>Carretera militar de Sujumi</translation>
    </message>
    <message>
        <source>Ossetian Military Road</source>
        <extracomment>river or road</extracomment>
        <translation>Carretera militar de Osetia</translation>
    </message>
    <message>
        <source>Georgian Military Road</source>
        <extracomment>river or road</extracomment>
        <translation>Carretera militar de Georgia</translation>
    </message>
    <message>
        <source>Baltic Sea</source>
        <extracomment>name on the map</extracomment>
        <translation>Mar Báltico</translation>
    </message>
    <message>
        <source>Black Sea</source>
        <extracomment>name on the map</extracomment>
        <translation>Mar Negro</translation>
    </message>
    <message>
        <source>Sea of Azov</source>
        <extracomment>name on the map</extracomment>
        <translation>Mar de Azov</translation>
    </message>
    <message>
        <source>Gulf of Finland</source>
        <extracomment>name on the map</extracomment>
        <translation>Golfo de Finlandia</translation>
    </message>
    <message>
        <source>Gulf of Riga</source>
        <extracomment>name on the map</extracomment>
        <translation>Golfo de Riga</translation>
    </message>
    <message>
        <source>Adriatic</source>
        <extracomment>name on the map</extracomment>
        <translation>Adriático</translation>
    </message>
    <message>
        <source>Kattegat</source>
        <extracomment>name on the map</extracomment>
        <translation>Kattegat</translation>
    </message>
    <message>
        <source>Germany</source>
        <extracomment>name on the map</extracomment>
        <translation>Alemania</translation>
    </message>
    <message>
        <source>Poland</source>
        <extracomment>name on the map</extracomment>
        <translation>Polonia</translation>
    </message>
    <message>
        <source>Ukraine</source>
        <extracomment>name on the map</extracomment>
        <translation>Ucrania</translation>
    </message>
    <message>
        <source>Belorussia</source>
        <extracomment>name on the map</extracomment>
        <translation>Bielorrusia</translation>
    </message>
    <message>
        <source>Russia</source>
        <extracomment>name on the map</extracomment>
        <translation>Rusia</translation>
    </message>
    <message>
        <source>Hungary</source>
        <extracomment>name on the map</extracomment>
        <translation>Hungría</translation>
    </message>
    <message>
        <source>Romania</source>
        <extracomment>name on the map</extracomment>
        <translation>Rumanía</translation>
    </message>
    <message>
        <source>Yugoslavia</source>
        <extracomment>name on the map</extracomment>
        <translation>Yugoslavia</translation>
    </message>
    <message>
        <source>Bulgaria</source>
        <extracomment>name on the map</extracomment>
        <translation>Bulgaria</translation>
    </message>
    <message>
        <source>Sweden</source>
        <extracomment>name on the map</extracomment>
        <translation>Suecia</translation>
    </message>
    <message>
        <source>Finland</source>
        <extracomment>name on the map</extracomment>
        <translation>Finlandia</translation>
    </message>
    <message>
        <source>East Prussia</source>
        <extracomment>name on the map</extracomment>
        <translation>Prusia Oriental</translation>
    </message>
    <message>
        <source>Lithuania</source>
        <extracomment>name on the map</extracomment>
        <translation>Lituania</translation>
    </message>
    <message>
        <source>Latvia</source>
        <extracomment>name on the map</extracomment>
        <translation>Letonia</translation>
    </message>
    <message>
        <source>Estonia</source>
        <extracomment>name on the map</extracomment>
        <translation>Estonia</translation>
    </message>
    <message>
        <source>Bohemia</source>
        <extracomment>name on the map</extracomment>
        <translation>Bohemia</translation>
    </message>
    <message>
        <source>Slovakia</source>
        <extracomment>name on the map</extracomment>
        <translation>Eslovaquia</translation>
    </message>
    <message>
        <source>Galicia</source>
        <extracomment>name on the map</extracomment>
        <translation>Galitzia</translation>
    </message>
    <message>
        <source>Transylvania</source>
        <extracomment>name on the map</extracomment>
        <translation>Transilvania</translation>
    </message>
    <message>
        <source>Bessarabia</source>
        <extracomment>name on the map</extracomment>
        <translation>Besarabia</translation>
    </message>
    <message>
        <source>Crimea</source>
        <extracomment>name on the map</extracomment>
        <translation>Crimea</translation>
    </message>
    <message>
        <source>Donbas</source>
        <extracomment>name on the map</extracomment>
        <translation>Donbás</translation>
    </message>
    <message>
        <source>Caucasus</source>
        <extracomment>name on the map</extracomment>
        <translation>Cáucaso</translation>
    </message>
    <message>
        <source>Kalmyk Steppe</source>
        <extracomment>name on the map</extracomment>
        <translation>Estepa calmuca</translation>
    </message>
    <message>
        <source>Volga Steppe</source>
        <extracomment>name on the map</extracomment>
        <translation>Estepa del Volga</translation>
    </message>
    <message>
        <source>Pripet Marshes</source>
        <extracomment>name on the map</extracomment>
        <translation>Pantanos del Prípiat</translation>
    </message>
    <message>
        <source>Carpathians</source>
        <extracomment>name on the map</extracomment>
        <translation>Cárpatos</translation>
    </message>
    <message>
        <source>Valdai Hills</source>
        <extracomment>name on the map</extracomment>
        <translation>Colinas de Valdái</translation>
    </message>
    <message>
        <source>Taiga</source>
        <extracomment>name on the map</extracomment>
        <translation>Taiga</translation>
    </message>
    <message>
        <source>The Dark Valley</source>
        <extracomment>board map</extracomment>
        <translation>The Dark Valley</translation>
    </message>
    <message>
        <source>East Front</source>
        <extracomment>board map</extracomment>
        <translation>Frente del Este</translation>
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
        <translation>Copa</translation>
    </message>
    <message>
        <source>Chits played this turn</source>
        <extracomment>space drawn</extracomment>
        <translation>Fichas jugadas este turno</translation>
    </message>
    <message>
        <source>Chits at hand</source>
        <extracomment>space chits</extracomment>
        <translation>Fichas a mano</translation>
    </message>
    <message>
        <source>Stavka Reserve</source>
        <extracomment>space stavka_reserve</extracomment>
        <translation>Reserva de la Stavka{=f}</translation>
    </message>
    <message>
        <source>Soviet tactical air, ready</source>
        <extracomment>space soviet_air</extracomment>
        <translation>Aviación táctica soviética, lista</translation>
    </message>
    <message>
        <source>Soviet tactical air, used</source>
        <extracomment>space soviet_air_done</extracomment>
        <translation>Aviación táctica soviética, usada</translation>
    </message>
    <message>
        <source>Axis support</source>
        <extracomment>space axis_support</extracomment>
        <translation>Apoyo del Eje</translation>
    </message>
    <message>
        <source>Axis air off the map</source>
        <extracomment>space axis_air</extracomment>
        <translation>Aviación del Eje fuera del mapa</translation>
    </message>
    <message>
        <source>Soviet support</source>
        <extracomment>space soviet_support</extracomment>
        <translation>Apoyo soviético</translation>
    </message>
    <message>
        <source>Headquarters that return</source>
        <extracomment>space hq_returning</extracomment>
        <translation>Cuarteles generales que vuelven</translation>
    </message>
    <message>
        <source>Axis eliminated</source>
        <extracomment>space axis_lost</extracomment>
        <translation>Eje: eliminadas</translation>
    </message>
    <message>
        <source>Soviet eliminated</source>
        <extracomment>space soviet_lost</extracomment>
        <translation>Soviéticos: eliminadas</translation>
    </message>
    <message>
        <source>Other fronts</source>
        <extracomment>space other_fronts</extracomment>
        <translation>Otros frentes</translation>
    </message>
    <message>
        <source>Beyond the Caucasus</source>
        <extracomment>space baku</extracomment>
        <translation>Más allá del Cáucaso</translation>
    </message>
    <message>
        <source>Axis out of the game</source>
        <extracomment>space axis_out</extracomment>
        <translation>Eje: fuera del juego</translation>
    </message>
    <message>
        <source>Soviet out of the game</source>
        <extracomment>space soviet_out</extracomment>
        <translation>Soviéticos: fuera del juego</translation>
    </message>
    <message>
        <source>Axis reinforcements</source>
        <extracomment>space axis_later</extracomment>
        <translation>Refuerzos del Eje</translation>
    </message>
    <message>
        <source>Soviet reinforcements</source>
        <extracomment>space soviet_later</extracomment>
        <translation>Refuerzos soviéticos</translation>
    </message>
</context>
<context>
    <name>pieces.json</name>
    <message>
        <source>Arrives in 1941</source>
        <extracomment>formation y41</extracomment>
        <translation>Llega en 1941</translation>
    </message>
    <message>
        <source>Arrives in 1942</source>
        <extracomment>formation y42</extracomment>
        <translation>Llega en 1942</translation>
    </message>
    <message>
        <source>Arrives in 1943</source>
        <extracomment>formation y43</extracomment>
        <translation>Llega en 1943</translation>
    </message>
    <message>
        <source>Arrives in 1944</source>
        <extracomment>formation y44</extracomment>
        <translation>Llega en 1944</translation>
    </message>
    <message>
        <source>Arrives in 1945</source>
        <extracomment>formation y45</extracomment>
        <translation>Llega en 1945</translation>
    </message>
    <message>
        <source>Arrives on a condition</source>
        <extracomment>formation later</extracomment>
        <translation>Llega con una condición</translation>
    </message>
    <message>
        <source>Panzer division</source>
        <extracomment>type panzer</extracomment>
        <translation>División panzer{=f}</translation>
    </message>
    <message>
        <source>Motorised division</source>
        <extracomment>type motorised</extracomment>
        <translation>División motorizada{=f}</translation>
    </message>
    <message>
        <source>Panzergrenadier division</source>
        <extracomment>type panzergrenadier</extracomment>
        <translation>División panzergrenadier{=f}</translation>
    </message>
    <message>
        <source>Tiger battalion</source>
        <extracomment>type tiger</extracomment>
        <translation>Batallón Tiger{=m}</translation>
    </message>
    <message>
        <source>Infantry corps</source>
        <extracomment>type corps</extracomment>
        <translation>Cuerpo de infantería{=m}</translation>
    </message>
    <message>
        <source>Infantry division</source>
        <extracomment>type division</extracomment>
        <translation>División de infantería{=f}</translation>
    </message>
    <message>
        <source>Jäger division</source>
        <extracomment>type light</extracomment>
        <translation>División de cazadores{=f}</translation>
    </message>
    <message>
        <source>Mountain unit</source>
        <extracomment>type mountain</extracomment>
        <translation>Unidad de montaña{=f}</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <extracomment>type cavalry</extracomment>
        <translation>Caballería{=f}</translation>
    </message>
    <message>
        <source>Siege artillery</source>
        <extracomment>type siege_artillery</extracomment>
        <translation>Artillería de asedio{=f}</translation>
    </message>
    <message>
        <source>Rifle division</source>
        <extracomment>type rifle_division</extracomment>
        <translation>División de fusileros{=f}</translation>
    </message>
    <message>
        <source>Mechanised corps of 1941</source>
        <extracomment>type mech_corps_41</extracomment>
        <translation>Cuerpo mecanizado de 1941{=m}</translation>
    </message>
    <message>
        <source>Cavalry corps</source>
        <extracomment>type cavalry_corps</extracomment>
        <translation>Cuerpo de caballería{=m}</translation>
    </message>
    <message>
        <source>Guards cavalry corps</source>
        <extracomment>type guards_cavalry</extracomment>
        <translation>Cuerpo de caballería de la Guardia{=m}</translation>
    </message>
    <message>
        <source>Airborne corps</source>
        <extracomment>type airborne</extracomment>
        <translation>Cuerpo aerotransportado{=m}</translation>
    </message>
    <message>
        <source>Naval infantry</source>
        <extracomment>type naval</extracomment>
        <translation>Infantería de marina{=f}</translation>
    </message>
    <message>
        <source>Rifle army</source>
        <extracomment>type rifle_army</extracomment>
        <translation>Ejército de fusileros{=m}</translation>
    </message>
    <message>
        <source>Shock army</source>
        <extracomment>type shock_army</extracomment>
        <translation>Ejército de choque{=m}</translation>
    </message>
    <message>
        <source>Guards rifle corps</source>
        <extracomment>type guards_rifle_corps</extracomment>
        <translation>Cuerpo de fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>Guards army</source>
        <extracomment>type guards_rifle_army</extracomment>
        <translation>Ejército de la Guardia{=m}</translation>
    </message>
    <message>
        <source>Tank corps</source>
        <extracomment>type tank_corps</extracomment>
        <translation>Cuerpo de tanques{=m}</translation>
    </message>
    <message>
        <source>Mechanised corps</source>
        <extracomment>type mech_corps</extracomment>
        <translation>Cuerpo mecanizado{=m}</translation>
    </message>
    <message>
        <source>Guards tank corps</source>
        <extracomment>type guards_tank_corps</extracomment>
        <translation>Cuerpo de tanques de la Guardia{=m}</translation>
    </message>
    <message>
        <source>Guards mechanised corps</source>
        <extracomment>type guards_mech_corps</extracomment>
        <translation>Cuerpo mecanizado de la Guardia{=m}</translation>
    </message>
    <message>
        <source>Guards tank army</source>
        <extracomment>type guards_tank_army</extracomment>
        <translation>Ejército de tanques de la Guardia{=m}</translation>
    </message>
    <message>
        <source>Artillery corps</source>
        <extracomment>type artillery</extracomment>
        <translation>Cuerpo de artillería{=m}</translation>
    </message>
    <message>
        <source>Allied army</source>
        <extracomment>type allied_army</extracomment>
        <translation>Ejército aliado{=m}</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <extracomment>type hq</extracomment>
        <translation>Cuartel general{=m}</translation>
    </message>
    <message>
        <source>Air unit</source>
        <extracomment>type air</extracomment>
        <translation>Unidad aérea{=f}</translation>
    </message>
    <message>
        <source>Air base</source>
        <extracomment>type base</extracomment>
        <translation>Base aérea{=f}</translation>
    </message>
    <message>
        <source>Tactical air</source>
        <extracomment>type tactical_air</extracomment>
        <translation>Aviación táctica{=f}</translation>
    </message>
    <message>
        <source>Supply depot</source>
        <extracomment>type depot</extracomment>
        <translation>Depósito de suministro{=m}</translation>
    </message>
    <message>
        <source>Assault guns</source>
        <extracomment>type sturm, counter GE-STURM</extracomment>
        <translation>Cañones de asalto{=m}</translation>
    </message>
    <message>
        <source>Tank brigade</source>
        <extracomment>type tank_brigade, counter SU-TB-2</extracomment>
        <translation>Brigada de tanques{=f}</translation>
    </message>
    <message>
        <source>City Defence</source>
        <extracomment>type city_defence</extracomment>
        <translation>Defensa urbana{=f}</translation>
    </message>
    <message>
        <source>Special Fortified Zone</source>
        <extracomment>type special_zone, counter SU-FZ</extracomment>
        <translation>Zona fortificada especial{=f}</translation>
    </message>
    <message>
        <source>Air supply</source>
        <extracomment>type air_supply</extracomment>
        <translation>Suministro aéreo{=m}</translation>
    </message>
    <message>
        <source>Action chit</source>
        <extracomment>type chit</extracomment>
        <translation>Ficha de acción{=f}</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>type turn, counter TURN</extracomment>
        <translation>Turno{=m}</translation>
    </message>
    <message>
        <source>1st Panzer Division</source>
        <extracomment>counter GE-PZ-01</extracomment>
        <translation>1.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>6th Panzer Division</source>
        <extracomment>counter GE-PZ-06</extracomment>
        <translation>6.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>8th Panzer Division</source>
        <extracomment>counter GE-PZ-08</extracomment>
        <translation>8.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>7th Panzer Division</source>
        <extracomment>counter GE-PZ-07</extracomment>
        <translation>7.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>12th Panzer Division</source>
        <extracomment>counter GE-PZ-12</extracomment>
        <translation>12.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>20th Panzer Division</source>
        <extracomment>counter GE-PZ-20</extracomment>
        <translation>20.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>3rd Panzer Division</source>
        <extracomment>counter GE-PZ-03</extracomment>
        <translation>3.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>4th Panzer Division</source>
        <extracomment>counter GE-PZ-04</extracomment>
        <translation>4.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>10th Panzer Division</source>
        <extracomment>counter GE-PZ-10</extracomment>
        <translation>10.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>17th Panzer Division</source>
        <extracomment>counter GE-PZ-17</extracomment>
        <translation>17.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>18th Panzer Division</source>
        <extracomment>counter GE-PZ-18</extracomment>
        <translation>18.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>9th Panzer Division</source>
        <extracomment>counter GE-PZ-09</extracomment>
        <translation>9.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>11th Panzer Division</source>
        <extracomment>counter GE-PZ-11</extracomment>
        <translation>11.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>13th Panzer Division</source>
        <extracomment>counter GE-PZ-13</extracomment>
        <translation>13.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>14th Panzer Division</source>
        <extracomment>counter GE-PZ-14</extracomment>
        <translation>14.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>16th Panzer Division</source>
        <extracomment>counter GE-PZ-16</extracomment>
        <translation>16.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>2nd Panzer Division</source>
        <extracomment>counter GE-PZ-02</extracomment>
        <translation>2.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>5th Panzer Division</source>
        <extracomment>counter GE-PZ-05</extracomment>
        <translation>5.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>19th Panzer Division</source>
        <extracomment>counter GE-PZ-19</extracomment>
        <translation>19.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>22nd Panzer Division</source>
        <extracomment>counter GE-PZ-22</extracomment>
        <translation>22.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>23rd Panzer Division</source>
        <extracomment>counter GE-PZ-23</extracomment>
        <translation>23.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>24th Panzer Division</source>
        <extracomment>counter GE-PZ-24</extracomment>
        <translation>24.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>27th Panzer Division</source>
        <extracomment>counter GE-PZ-27</extracomment>
        <translation>27.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>25th Panzer Division</source>
        <extracomment>counter GE-PZ-25</extracomment>
        <translation>25.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>21st Panzer Division</source>
        <extracomment>counter GE-PZ-21</extracomment>
        <translation>21.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>SS Panzer Division Das Reich</source>
        <extracomment>counter GE-SSPZ-DR</extracomment>
        <translation>División Panzer SS Das Reich{=f}</translation>
    </message>
    <message>
        <source>SS Panzer Division Leibstandarte</source>
        <extracomment>counter GE-SSPZ-LAH</extracomment>
        <translation>División Panzer SS Leibstandarte{=f}</translation>
    </message>
    <message>
        <source>SS Panzer Division Totenkopf</source>
        <extracomment>counter GE-SSPZ-TOTEN</extracomment>
        <translation>División Panzer SS Totenkopf{=f}</translation>
    </message>
    <message>
        <source>SS Panzer Division Wiking</source>
        <extracomment>counter GE-SSPZ-WIK</extracomment>
        <translation>División Panzer SS Wiking{=f}</translation>
    </message>
    <message>
        <source>SS Panzer Division Hohenstaufen</source>
        <extracomment>counter GE-SSPZ-HS</extracomment>
        <translation>División Panzer SS Hohenstaufen{=f}</translation>
    </message>
    <message>
        <source>SS Panzer Division Frundsberg</source>
        <extracomment>counter GE-SSPZ-FR</extracomment>
        <translation>División Panzer SS Frundsberg{=f}</translation>
    </message>
    <message>
        <source>SS Panzer Division Hitlerjugend</source>
        <extracomment>counter GE-SSPZ-HJ</extracomment>
        <translation>División Panzer SS Hitlerjugend{=f}</translation>
    </message>
    <message>
        <source>Grossdeutschland Panzer Division</source>
        <extracomment>counter GE-GDPZ</extracomment>
        <translation>División Panzer Grossdeutschland{=f}</translation>
    </message>
    <message>
        <source>Hermann Göring Panzer Division</source>
        <extracomment>counter GE-HG</extracomment>
        <translation>División Panzer Hermann Göring{=f}</translation>
    </message>
    <message>
        <source>Feldherrnhalle Panzer Division</source>
        <extracomment>counter GE-FHH</extracomment>
        <translation>División Panzer Feldherrnhalle{=f}</translation>
    </message>
    <message>
        <source>Romanian 1st Armoured Division</source>
        <extracomment>counter RO-PZ1</extracomment>
        <translation>1.ª División Acorazada rumana{=f}</translation>
    </message>
    <message>
        <source>Hungarian 1st Armoured Division</source>
        <extracomment>counter HU-AR1</extracomment>
        <translation>1.ª División Acorazada húngara{=f}</translation>
    </message>
    <message>
        <source>Hungarian 2nd Armoured Division</source>
        <extracomment>counter HU-AR2</extracomment>
        <translation>2.ª División Acorazada húngara{=f}</translation>
    </message>
    <message>
        <source>3rd Motorised Division</source>
        <extracomment>counter GE-MOT-03</extracomment>
        <translation>3.ª División Motorizada{=f}</translation>
    </message>
    <message>
        <source>36th Motorised Division</source>
        <extracomment>counter GE-MOT-36</extracomment>
        <translation>36.ª División Motorizada{=f}</translation>
    </message>
    <message>
        <source>14th Motorised Division</source>
        <extracomment>counter GE-MOT-14</extracomment>
        <translation>14.ª División Motorizada{=f}</translation>
    </message>
    <message>
        <source>18th Motorised Division</source>
        <extracomment>counter GE-MOT-18</extracomment>
        <translation>18.ª División Motorizada{=f}</translation>
    </message>
    <message>
        <source>20th Motorised Division</source>
        <extracomment>counter GE-MOT-20</extracomment>
        <translation>20.ª División Motorizada{=f}</translation>
    </message>
    <message>
        <source>10th Motorised Division</source>
        <extracomment>counter GE-MOT-10</extracomment>
        <translation>10.ª División Motorizada{=f}</translation>
    </message>
    <message>
        <source>29th Motorised Division</source>
        <extracomment>counter GE-MOT-29</extracomment>
        <translation>29.ª División Motorizada{=f}</translation>
    </message>
    <message>
        <source>16th Motorised Division</source>
        <extracomment>counter GE-MOT-16</extracomment>
        <translation>16.ª División Motorizada{=f}</translation>
    </message>
    <message>
        <source>25th Motorised Division</source>
        <extracomment>counter GE-MOT-25</extracomment>
        <translation>25.ª División Motorizada{=f}</translation>
    </message>
    <message>
        <source>60th Motorised Division</source>
        <extracomment>counter GE-MOT-60</extracomment>
        <translation>60.ª División Motorizada{=f}</translation>
    </message>
    <message>
        <source>SS Motorised Division Leibstandarte</source>
        <extracomment>counter GE-SS-LAH</extracomment>
        <translation>División Motorizada SS Leibstandarte{=f}</translation>
    </message>
    <message>
        <source>SS Motorised Division Das Reich</source>
        <extracomment>counter GE-SS-DR</extracomment>
        <translation>División Motorizada SS Das Reich{=f}</translation>
    </message>
    <message>
        <source>SS Motorised Division Totenkopf</source>
        <extracomment>counter GE-SS-TOTEN</extracomment>
        <translation>División Motorizada SS Totenkopf{=f}</translation>
    </message>
    <message>
        <source>SS Motorised Division Wiking</source>
        <extracomment>counter GE-SS-WIK</extracomment>
        <translation>División Motorizada SS Wiking{=f}</translation>
    </message>
    <message>
        <source>Grossdeutschland Regiment</source>
        <extracomment>counter GE-GD</extracomment>
        <translation>Regimiento Grossdeutschland{=m}</translation>
    </message>
    <message>
        <source>Slovak Fast Division</source>
        <extracomment>counter SK-FAST</extracomment>
        <translation>División Rápida eslovaca{=f}</translation>
    </message>
    <message>
        <source>Hungarian Mobile Corps</source>
        <extracomment>counter HU-MOB</extracomment>
        <translation>Cuerpo Móvil húngaro{=m}</translation>
    </message>
    <message>
        <source>Grossdeutschland Motorised Division</source>
        <extracomment>counter GE-GD2</extracomment>
        <translation>División Motorizada Grossdeutschland{=f}</translation>
    </message>
    <message>
        <source>Brandenburg Panzergrenadier Division</source>
        <extracomment>counter GE-BRAND</extracomment>
        <translation>División Panzergrenadier Brandenburg{=f}</translation>
    </message>
    <message>
        <source>SS Panzergrenadier Division Nordland</source>
        <extracomment>counter GE-SS-NORD</extracomment>
        <translation>División Panzergrenadier SS Nordland{=f}</translation>
    </message>
    <message>
        <source>SS Panzergrenadier Division Polizei</source>
        <extracomment>counter GE-SS-POLPG</extracomment>
        <translation>División Panzergrenadier SS Polizei{=f}</translation>
    </message>
    <message>
        <source>16th SS Panzergrenadier Division</source>
        <extracomment>counter GE-SS-RF</extracomment>
        <translation>16.ª División Panzergrenadier SS{=f}</translation>
    </message>
    <message>
        <source>Führer Escort Division</source>
        <extracomment>counter GE-FB</extracomment>
        <translation>División de Escolta del Führer{=f}</translation>
    </message>
    <message>
        <source>Führer Grenadier Division</source>
        <extracomment>counter GE-FG</extracomment>
        <translation>División de Granaderos del Führer{=f}</translation>
    </message>
    <message>
        <source>Kurmark Panzergrenadier Division</source>
        <extracomment>counter GE-KUR</extracomment>
        <translation>División Panzergrenadier Kurmark{=f}</translation>
    </message>
    <message>
        <source>Müncheberg Panzer Division</source>
        <extracomment>counter GE-MUN</extracomment>
        <translation>División Panzer Müncheberg{=f}</translation>
    </message>
    <message>
        <source>3rd Panzergrenadier Division</source>
        <extracomment>counter GE-MOT-03-PG</extracomment>
        <translation>3.ª División Panzergrenadier{=f}</translation>
    </message>
    <message>
        <source>18th Panzergrenadier Division</source>
        <extracomment>counter GE-MOT-18-PG</extracomment>
        <translation>18.ª División Panzergrenadier{=f}</translation>
    </message>
    <message>
        <source>20th Panzergrenadier Division</source>
        <extracomment>counter GE-MOT-20-PG</extracomment>
        <translation>20.ª División Panzergrenadier{=f}</translation>
    </message>
    <message>
        <source>10th Panzergrenadier Division</source>
        <extracomment>counter GE-MOT-10-PG</extracomment>
        <translation>10.ª División Panzergrenadier{=f}</translation>
    </message>
    <message>
        <source>29th Panzergrenadier Division</source>
        <extracomment>counter GE-MOT-29-PG</extracomment>
        <translation>29.ª División Panzergrenadier{=f}</translation>
    </message>
    <message>
        <source>16th Panzergrenadier Division</source>
        <extracomment>counter GE-MOT-16-PG</extracomment>
        <translation>16.ª División Panzergrenadier{=f}</translation>
    </message>
    <message>
        <source>25th Panzergrenadier Division</source>
        <extracomment>counter GE-MOT-25-PG</extracomment>
        <translation>25.ª División Panzergrenadier{=f}</translation>
    </message>
    <message>
        <source>60th Panzergrenadier Division</source>
        <extracomment>counter GE-MOT-60-PG</extracomment>
        <translation>60.ª División Panzergrenadier{=f}</translation>
    </message>
    <message>
        <source>502nd Tiger Battalion</source>
        <extracomment>counter GE-TIG-502</extracomment>
        <translation>502.º Batallón Tiger{=m}</translation>
    </message>
    <message>
        <source>503rd Tiger Battalion</source>
        <extracomment>counter GE-TIG-503</extracomment>
        <translation>503.º Batallón Tiger{=m}</translation>
    </message>
    <message>
        <source>505th Tiger Battalion</source>
        <extracomment>counter GE-TIG-505</extracomment>
        <translation>505.º Batallón Tiger{=m}</translation>
    </message>
    <message>
        <source>506th Tiger Battalion</source>
        <extracomment>counter GE-TIG-506</extracomment>
        <translation>506.º Batallón Tiger{=m}</translation>
    </message>
    <message>
        <source>509th Tiger Battalion</source>
        <extracomment>counter GE-TIG-509</extracomment>
        <translation>509.º Batallón Tiger{=m}</translation>
    </message>
    <message>
        <source>I Corps</source>
        <extracomment>counter GE-K-I</extracomment>
        <translation>I Cuerpo{=m}</translation>
    </message>
    <message>
        <source>X Corps</source>
        <extracomment>counter GE-K-X</extracomment>
        <translation>X Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XXVI Corps</source>
        <extracomment>counter GE-K-XXVI</extracomment>
        <translation>XXVI Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XXVIII Corps</source>
        <extracomment>counter GE-K-XXVIII</extracomment>
        <translation>XXVIII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>II Corps</source>
        <extracomment>counter GE-K-II</extracomment>
        <translation>II Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XXXVIII Corps</source>
        <extracomment>counter GE-K-XXXVIII</extracomment>
        <translation>XXXVIII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>V Corps</source>
        <extracomment>counter GE-K-V</extracomment>
        <translation>V Cuerpo{=m}</translation>
    </message>
    <message>
        <source>VI Corps</source>
        <extracomment>counter GE-K-VI</extracomment>
        <translation>VI Cuerpo{=m}</translation>
    </message>
    <message>
        <source>VIII Corps</source>
        <extracomment>counter GE-K-VIII</extracomment>
        <translation>VIII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XX Corps</source>
        <extracomment>counter GE-K-XX</extracomment>
        <translation>XX Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XXXXII Corps</source>
        <extracomment>counter GE-K-XXXXII</extracomment>
        <translation>XXXXII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>VII Corps</source>
        <extracomment>counter GE-K-VII</extracomment>
        <translation>VII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>IX Corps</source>
        <extracomment>counter GE-K-IX</extracomment>
        <translation>IX Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XIII Corps</source>
        <extracomment>counter GE-K-XIII</extracomment>
        <translation>XIII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XXXXIII Corps</source>
        <extracomment>counter GE-K-XXXXIII</extracomment>
        <translation>XXXXIII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XII Corps</source>
        <extracomment>counter GE-K-XII</extracomment>
        <translation>XII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XVII Corps</source>
        <extracomment>counter GE-K-XVII</extracomment>
        <translation>XVII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XXIX Corps</source>
        <extracomment>counter GE-K-XXIX</extracomment>
        <translation>XXIX Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XXXXIV Corps</source>
        <extracomment>counter GE-K-XXXXIV</extracomment>
        <translation>XXXXIV Cuerpo{=m}</translation>
    </message>
    <message>
        <source>IV Corps</source>
        <extracomment>counter GE-K-IV</extracomment>
        <translation>IV Cuerpo{=m}</translation>
    </message>
    <message>
        <source>LII Corps</source>
        <extracomment>counter GE-K-LII</extracomment>
        <translation>LII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XXXXIX Corps</source>
        <extracomment>counter GE-K-XXXXIX</extracomment>
        <translation>XXXXIX Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XI Corps</source>
        <extracomment>counter GE-K-XI</extracomment>
        <translation>XI Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XXX Corps</source>
        <extracomment>counter GE-K-XXX</extracomment>
        <translation>XXX Cuerpo{=m}</translation>
    </message>
    <message>
        <source>LIV Corps</source>
        <extracomment>counter GE-K-LIV</extracomment>
        <translation>LIV Cuerpo{=m}</translation>
    </message>
    <message>
        <source>LIII Corps</source>
        <extracomment>counter GE-K-LIII</extracomment>
        <translation>LIII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>LV Corps</source>
        <extracomment>counter GE-K-LV</extracomment>
        <translation>LV Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XXXIV Corps</source>
        <extracomment>counter GE-K-XXXIV</extracomment>
        <translation>XXXIV Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XXIII Corps</source>
        <extracomment>counter GE-K-XXIII</extracomment>
        <translation>XXIII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>L Corps</source>
        <extracomment>counter GE-K-L</extracomment>
        <translation>L Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XXXV Corps</source>
        <extracomment>counter GE-K-XXXV</extracomment>
        <translation>XXXV Cuerpo{=m}</translation>
    </message>
    <message>
        <source>LI Corps</source>
        <extracomment>counter GE-K-LI</extracomment>
        <translation>LI Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XXVII Corps</source>
        <extracomment>counter GE-K-XXVII</extracomment>
        <translation>XXVII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>LIX Corps</source>
        <extracomment>counter GE-K-LIX</extracomment>
        <translation>LIX Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XXV Corps</source>
        <extracomment>counter GE-K-XXV</extracomment>
        <translation>XXV Cuerpo{=m}</translation>
    </message>
    <message>
        <source>LXII Corps</source>
        <extracomment>counter GE-K-LXII</extracomment>
        <translation>LXII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>LXXII Corps</source>
        <extracomment>counter GE-K-LXXII</extracomment>
        <translation>LXXII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>LXVIII Corps</source>
        <extracomment>counter GE-K-LXVIII</extracomment>
        <translation>LXVIII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>LXXXV Corps</source>
        <extracomment>counter GE-K-LXXXV</extracomment>
        <translation>LXXXV Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XXXVI Corps</source>
        <extracomment>counter GE-K-XXXVI</extracomment>
        <translation>XXXVI Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XVIII Corps</source>
        <extracomment>counter GE-K-XVIII</extracomment>
        <translation>XVIII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>CI Corps</source>
        <extracomment>counter GE-K-CI</extracomment>
        <translation>CI Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XI SS Corps</source>
        <extracomment>counter GE-K-XI-SS</extracomment>
        <translation>XI Cuerpo SS{=m}</translation>
    </message>
    <message>
        <source>VI SS Corps</source>
        <extracomment>counter GE-SS-VI</extracomment>
        <translation>VI Cuerpo SS{=m}</translation>
    </message>
    <message>
        <source>II Luftwaffe Field Corps</source>
        <extracomment>counter GE-K-IILW</extracomment>
        <translation>II Cuerpo de Campaña de la Luftwaffe{=m}</translation>
    </message>
    <message>
        <source>III Luftwaffe Field Corps</source>
        <extracomment>counter GE-K-IIILW</extracomment>
        <translation>III Cuerpo de Campaña de la Luftwaffe{=m}</translation>
    </message>
    <message>
        <source>IV Luftwaffe Field Corps</source>
        <extracomment>counter GE-K-IVLW</extracomment>
        <translation>IV Cuerpo de Campaña de la Luftwaffe{=m}</translation>
    </message>
    <message>
        <source>Romanian I Corps</source>
        <extracomment>counter RO-K-1</extracomment>
        <translation>I Cuerpo rumano{=m}</translation>
    </message>
    <message>
        <source>Romanian II Corps</source>
        <extracomment>counter RO-K-II</extracomment>
        <translation>II Cuerpo rumano{=m}</translation>
    </message>
    <message>
        <source>Romanian III Corps</source>
        <extracomment>counter RO-K-III</extracomment>
        <translation>III Cuerpo rumano{=m}</translation>
    </message>
    <message>
        <source>Romanian IV Corps</source>
        <extracomment>counter RO-K-IV</extracomment>
        <translation>IV Cuerpo rumano{=m}</translation>
    </message>
    <message>
        <source>Romanian V Corps</source>
        <extracomment>counter RO-K-V</extracomment>
        <translation>V Cuerpo rumano{=m}</translation>
    </message>
    <message>
        <source>Romanian VI Corps</source>
        <extracomment>counter RO-K-VI</extracomment>
        <translation>VI Cuerpo rumano{=m}</translation>
    </message>
    <message>
        <source>Romanian VII Corps</source>
        <extracomment>counter RO-K-VII</extracomment>
        <translation>VII Cuerpo rumano{=m}</translation>
    </message>
    <message>
        <source>Romanian VIII Corps</source>
        <extracomment>counter RO-K-VIII</extracomment>
        <translation>VIII Cuerpo rumano{=m}</translation>
    </message>
    <message>
        <source>Hungarian III Corps</source>
        <extracomment>counter HU-K-III</extracomment>
        <translation>III Cuerpo húngaro{=m}</translation>
    </message>
    <message>
        <source>Hungarian IV Corps</source>
        <extracomment>counter HU-K-IV</extracomment>
        <translation>IV Cuerpo húngaro{=m}</translation>
    </message>
    <message>
        <source>Hungarian VII Corps</source>
        <extracomment>counter HU-K-VII</extracomment>
        <translation>VII Cuerpo húngaro{=m}</translation>
    </message>
    <message>
        <source>Hungarian I Corps</source>
        <extracomment>counter HU-K-I</extracomment>
        <translation>I Cuerpo húngaro{=m}</translation>
    </message>
    <message>
        <source>Hungarian II Corps</source>
        <extracomment>counter HU-K-II</extracomment>
        <translation>II Cuerpo húngaro{=m}</translation>
    </message>
    <message>
        <source>Hungarian V Corps</source>
        <extracomment>counter HU-K-V</extracomment>
        <translation>V Cuerpo húngaro{=m}</translation>
    </message>
    <message>
        <source>Hungarian VI Corps</source>
        <extracomment>counter HU-K-VI</extracomment>
        <translation>VI Cuerpo húngaro{=m}</translation>
    </message>
    <message>
        <source>Hungarian VIII Corps</source>
        <extracomment>counter HU-K-VIII</extracomment>
        <translation>VIII Cuerpo húngaro{=m}</translation>
    </message>
    <message>
        <source>Hungarian IX Corps</source>
        <extracomment>counter HU-K-IX</extracomment>
        <translation>IX Cuerpo húngaro{=m}</translation>
    </message>
    <message>
        <source>Italian XXXV Corps (CSIR)</source>
        <extracomment>counter IT-CSIR</extracomment>
        <translation>XXXV Cuerpo (CSIR) italiano{=m}</translation>
    </message>
    <message>
        <source>Italian II Corps</source>
        <extracomment>counter IT-II</extracomment>
        <translation>II Cuerpo italiano{=m}</translation>
    </message>
    <message>
        <source>Italian XXIX Corps</source>
        <extracomment>counter IT-XXIX</extracomment>
        <translation>XXIX Cuerpo italiano{=m}</translation>
    </message>
    <message>
        <source>269th Infantry Division</source>
        <extracomment>counter GE-ID-269</extracomment>
        <translation>269.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>290th Infantry Division</source>
        <extracomment>counter GE-ID-290</extracomment>
        <translation>290.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>206th Infantry Division</source>
        <extracomment>counter GE-ID-206</extracomment>
        <translation>206.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>251st Infantry Division</source>
        <extracomment>counter GE-ID-251</extracomment>
        <translation>251.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>253rd Infantry Division</source>
        <extracomment>counter GE-ID-253</extracomment>
        <translation>253.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>255th Infantry Division</source>
        <extracomment>counter GE-ID-255</extracomment>
        <translation>255.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>267th Infantry Division</source>
        <extracomment>counter GE-ID-267</extracomment>
        <translation>267.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>293rd Infantry Division</source>
        <extracomment>counter GE-ID-293</extracomment>
        <translation>293.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>102nd Infantry Division</source>
        <extracomment>counter GE-ID-102</extracomment>
        <translation>102.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>252nd Infantry Division</source>
        <extracomment>counter GE-ID-252</extracomment>
        <translation>252.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>57th Infantry Division</source>
        <extracomment>counter GE-ID-057</extracomment>
        <translation>57.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>75th Infantry Division</source>
        <extracomment>counter GE-ID-075</extracomment>
        <translation>75.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>298th Infantry Division</source>
        <extracomment>counter GE-ID-298</extracomment>
        <translation>298.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>299th Infantry Division</source>
        <extracomment>counter GE-ID-299</extracomment>
        <translation>299.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>111th Infantry Division</source>
        <extracomment>counter GE-ID-111</extracomment>
        <translation>111.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>262nd Infantry Division</source>
        <extracomment>counter GE-ID-262</extracomment>
        <translation>262.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>22nd Infantry Division</source>
        <extracomment>counter GE-ID-022</extracomment>
        <translation>22.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>72nd Infantry Division</source>
        <extracomment>counter GE-ID-072</extracomment>
        <translation>72.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>31st Infantry Division</source>
        <extracomment>counter GE-ID-031</extracomment>
        <translation>31.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>93rd Infantry Division</source>
        <extracomment>counter GE-ID-093</extracomment>
        <translation>93.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>86th Infantry Division</source>
        <extracomment>counter GE-ID-086</extracomment>
        <translation>86.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>110th Infantry Division</source>
        <extracomment>counter GE-ID-110</extracomment>
        <translation>110.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>112th Infantry Division</source>
        <extracomment>counter GE-ID-112</extracomment>
        <translation>112.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>197th Infantry Division</source>
        <extracomment>counter GE-ID-197</extracomment>
        <translation>197.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>183rd Infantry Division</source>
        <extracomment>counter GE-ID-183</extracomment>
        <translation>183.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>227th Infantry Division</source>
        <extracomment>counter GE-ID-227</extracomment>
        <translation>227.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>339th Infantry Division</source>
        <extracomment>counter GE-ID-339</extracomment>
        <translation>339.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>208th Infantry Division</source>
        <extracomment>counter GE-ID-208</extracomment>
        <translation>208.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>216th Infantry Division</source>
        <extracomment>counter GE-ID-216</extracomment>
        <translation>216.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>211th Infantry Division</source>
        <extracomment>counter GE-ID-211</extracomment>
        <translation>211.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>88th Infantry Division</source>
        <extracomment>counter GE-ID-088</extracomment>
        <translation>88.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>205th Infantry Division</source>
        <extracomment>counter GE-ID-205</extracomment>
        <translation>205.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>83rd Infantry Division</source>
        <extracomment>counter GE-ID-083</extracomment>
        <translation>83.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>331st Infantry Division</source>
        <extracomment>counter GE-ID-331</extracomment>
        <translation>331.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>330th Infantry Division</source>
        <extracomment>counter GE-ID-330</extracomment>
        <translation>330.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>329th Infantry Division</source>
        <extracomment>counter GE-ID-329</extracomment>
        <translation>329.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>383rd Infantry Division</source>
        <extracomment>counter GE-ID-383</extracomment>
        <translation>383.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>385th Infantry Division</source>
        <extracomment>counter GE-ID-385</extracomment>
        <translation>385.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>387th Infantry Division</source>
        <extracomment>counter GE-ID-387</extracomment>
        <translation>387.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>370th Infantry Division</source>
        <extracomment>counter GE-ID-370</extracomment>
        <translation>370.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>323rd Infantry Division</source>
        <extracomment>counter GE-ID-323</extracomment>
        <translation>323.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>336th Infantry Division</source>
        <extracomment>counter GE-ID-336</extracomment>
        <translation>336.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>304th Infantry Division</source>
        <extracomment>counter GE-ID-304</extracomment>
        <translation>304.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>306th Infantry Division</source>
        <extracomment>counter GE-ID-306</extracomment>
        <translation>306.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>335th Infantry Division</source>
        <extracomment>counter GE-ID-335</extracomment>
        <translation>335.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>320th Infantry Division</source>
        <extracomment>counter GE-ID-320</extracomment>
        <translation>320.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>39th Infantry Division</source>
        <extracomment>counter GE-ID-039</extracomment>
        <translation>39.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>106th Infantry Division</source>
        <extracomment>counter GE-ID-106</extracomment>
        <translation>106.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>282nd Infantry Division</source>
        <extracomment>counter GE-ID-282</extracomment>
        <translation>282.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>355th Infantry Division</source>
        <extracomment>counter GE-ID-355</extracomment>
        <translation>355.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>113th Infantry Division</source>
        <extracomment>counter GE-ID-113</extracomment>
        <translation>113.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>384th Infantry Division</source>
        <extracomment>counter GE-ID-384</extracomment>
        <translation>384.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>361st Infantry Division</source>
        <extracomment>counter GE-ID-361</extracomment>
        <translation>361.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>541st Infantry Division</source>
        <extracomment>counter GE-ID-541</extracomment>
        <translation>541.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>544th Infantry Division</source>
        <extracomment>counter GE-ID-544</extracomment>
        <translation>544.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>548th Infantry Division</source>
        <extracomment>counter GE-ID-548</extracomment>
        <translation>548.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>551st Infantry Division</source>
        <extracomment>counter GE-ID-551</extracomment>
        <translation>551.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>558th Infantry Division</source>
        <extracomment>counter GE-ID-558</extracomment>
        <translation>558.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>561st Infantry Division</source>
        <extracomment>counter GE-ID-561</extracomment>
        <translation>561.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>562nd Infantry Division</source>
        <extracomment>counter GE-ID-562</extracomment>
        <translation>562.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>SS Infantry Division Polizei</source>
        <extracomment>counter GE-SS-POL</extracomment>
        <translation>División de Infantería SS Polizei{=f}</translation>
    </message>
    <message>
        <source>Spanish Blue Division</source>
        <extracomment>counter SP-250</extracomment>
        <translation>División Azul española{=f}</translation>
    </message>
    <message>
        <source>14th SS Infantry Division</source>
        <extracomment>counter GE-SS-14</extracomment>
        <translation>14.ª División de Infantería SS{=f}</translation>
    </message>
    <message>
        <source>20th SS Infantry Division</source>
        <extracomment>counter GE-SS-20</extracomment>
        <translation>20.ª División de Infantería SS{=f}</translation>
    </message>
    <message>
        <source>Volkssturm Group 1</source>
        <extracomment>counter GE-VS-1</extracomment>
        <translation>Grupo 1 del Volkssturm{=m}</translation>
    </message>
    <message>
        <source>Volkssturm Group 2</source>
        <extracomment>counter GE-VS-2</extracomment>
        <translation>Grupo 2 del Volkssturm{=m}</translation>
    </message>
    <message>
        <source>Volkssturm Group 3</source>
        <extracomment>counter GE-VS-3</extracomment>
        <translation>Grupo 3 del Volkssturm{=m}</translation>
    </message>
    <message>
        <source>Volkssturm Group 4</source>
        <extracomment>counter GE-VS-4</extracomment>
        <translation>Grupo 4 del Volkssturm{=m}</translation>
    </message>
    <message>
        <source>97th Jäger Division</source>
        <extracomment>counter GE-JG-097</extracomment>
        <translation>97.ª División de Cazadores{=f}</translation>
    </message>
    <message>
        <source>99th Jäger Division</source>
        <extracomment>counter GE-JG-099</extracomment>
        <translation>99.ª División de Cazadores{=f}</translation>
    </message>
    <message>
        <source>100th Jäger Division</source>
        <extracomment>counter GE-JG-100</extracomment>
        <translation>100.ª División de Cazadores{=f}</translation>
    </message>
    <message>
        <source>101st Jäger Division</source>
        <extracomment>counter GE-JG-101</extracomment>
        <translation>101.ª División de Cazadores{=f}</translation>
    </message>
    <message>
        <source>5th Jäger Division</source>
        <extracomment>counter GE-JG-005</extracomment>
        <translation>5.ª División de Cazadores{=f}</translation>
    </message>
    <message>
        <source>8th Jäger Division</source>
        <extracomment>counter GE-JG-008</extracomment>
        <translation>8.ª División de Cazadores{=f}</translation>
    </message>
    <message>
        <source>28th Jäger Division</source>
        <extracomment>counter GE-JG-028</extracomment>
        <translation>28.ª División de Cazadores{=f}</translation>
    </message>
    <message>
        <source>1st Mountain Division</source>
        <extracomment>counter GE-MT-01</extracomment>
        <translation>1.ª División de Montaña{=f}</translation>
    </message>
    <message>
        <source>4th Mountain Division</source>
        <extracomment>counter GE-MT-04</extracomment>
        <translation>4.ª División de Montaña{=f}</translation>
    </message>
    <message>
        <source>5th Mountain Division</source>
        <extracomment>counter GE-MT-05</extracomment>
        <translation>5.ª División de Montaña{=f}</translation>
    </message>
    <message>
        <source>3rd Mountain Division</source>
        <extracomment>counter GE-MT-03</extracomment>
        <translation>3.ª División de Montaña{=f}</translation>
    </message>
    <message>
        <source>Romanian Mountain Corps</source>
        <extracomment>counter RO-MTN</extracomment>
        <translation>Cuerpo de Montaña rumano{=m}</translation>
    </message>
    <message>
        <source>Italian Alpine Corps</source>
        <extracomment>counter IT-ALP</extracomment>
        <translation>Cuerpo Alpino italiano{=m}</translation>
    </message>
    <message>
        <source>1st Cavalry Division</source>
        <extracomment>counter GE-CAV-1</extracomment>
        <translation>1.ª División de Caballería{=f}</translation>
    </message>
    <message>
        <source>8th SS Cavalry Division</source>
        <extracomment>counter GE-SSCAV-8</extracomment>
        <translation>8.ª División de Caballería SS{=f}</translation>
    </message>
    <message>
        <source>Romanian Cavalry Corps</source>
        <extracomment>counter RO-CAV</extracomment>
        <translation>Cuerpo de Caballería rumano{=m}</translation>
    </message>
    <message>
        <source>Romanian II Cavalry Corps</source>
        <extracomment>counter RO-CAV2</extracomment>
        <translation>II Cuerpo de Caballería rumano{=m}</translation>
    </message>
    <message>
        <source>Hungarian 1st Cavalry Division</source>
        <extracomment>counter HU-CAV</extracomment>
        <translation>1.ª División de Caballería húngara{=f}</translation>
    </message>
    <message>
        <source>German siege artillery</source>
        <extracomment>counter GE-ART</extracomment>
        <translation>Artillería de asedio alemana{=f}</translation>
    </message>
    <message>
        <source>10th Rifle Division</source>
        <extracomment>counter SU-RD-010</extracomment>
        <translation>10.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>48th Rifle Division</source>
        <extracomment>counter SU-RD-048</extracomment>
        <translation>48.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>90th Rifle Division</source>
        <extracomment>counter SU-RD-090</extracomment>
        <translation>90.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>125th Rifle Division</source>
        <extracomment>counter SU-RD-125</extracomment>
        <translation>125.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>11th Rifle Division</source>
        <extracomment>counter SU-RD-011</extracomment>
        <translation>11.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>67th Rifle Division</source>
        <extracomment>counter SU-RD-067</extracomment>
        <translation>67.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>5th Rifle Division</source>
        <extracomment>counter SU-RD-005</extracomment>
        <translation>5.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>33rd Rifle Division</source>
        <extracomment>counter SU-RD-033</extracomment>
        <translation>33.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>128th Rifle Division</source>
        <extracomment>counter SU-RD-128</extracomment>
        <translation>128.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>188th Rifle Division</source>
        <extracomment>counter SU-RD-188</extracomment>
        <translation>188.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>16th Rifle Division</source>
        <extracomment>counter SU-RD-016</extracomment>
        <translation>16.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>126th Rifle Division</source>
        <extracomment>counter SU-RD-126</extracomment>
        <translation>126.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>23rd Rifle Division</source>
        <extracomment>counter SU-RD-023</extracomment>
        <translation>23.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>179th Rifle Division</source>
        <extracomment>counter SU-RD-179</extracomment>
        <translation>179.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>180th Rifle Division</source>
        <extracomment>counter SU-RD-180</extracomment>
        <translation>180.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>181st Rifle Division</source>
        <extracomment>counter SU-RD-181</extracomment>
        <translation>181.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>183rd Rifle Division</source>
        <extracomment>counter SU-RD-183</extracomment>
        <translation>183.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>184th Rifle Division</source>
        <extracomment>counter SU-RD-184</extracomment>
        <translation>184.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>56th Rifle Division</source>
        <extracomment>counter SU-RD-056</extracomment>
        <translation>56.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>85th Rifle Division</source>
        <extracomment>counter SU-RD-085</extracomment>
        <translation>85.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>6th Rifle Division</source>
        <extracomment>counter SU-RD-006</extracomment>
        <translation>6.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>42nd Rifle Division</source>
        <extracomment>counter SU-RD-042</extracomment>
        <translation>42.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>49th Rifle Division</source>
        <extracomment>counter SU-RD-049</extracomment>
        <translation>49.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>75th Rifle Division</source>
        <extracomment>counter SU-RD-075</extracomment>
        <translation>75.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>2nd Rifle Division</source>
        <extracomment>counter SU-RD-002</extracomment>
        <translation>2.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>8th Rifle Division</source>
        <extracomment>counter SU-RD-008</extracomment>
        <translation>8.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>13th Rifle Division</source>
        <extracomment>counter SU-RD-013</extracomment>
        <translation>13.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>86th Rifle Division</source>
        <extracomment>counter SU-RD-086</extracomment>
        <translation>86.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>113th Rifle Division</source>
        <extracomment>counter SU-RD-113</extracomment>
        <translation>113.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>24th Rifle Division</source>
        <extracomment>counter SU-RD-024</extracomment>
        <translation>24.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>37th Rifle Division</source>
        <extracomment>counter SU-RD-037</extracomment>
        <translation>37.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>50th Rifle Division</source>
        <extracomment>counter SU-RD-050</extracomment>
        <translation>50.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>55th Rifle Division</source>
        <extracomment>counter SU-RD-055</extracomment>
        <translation>55.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>100th Rifle Division</source>
        <extracomment>counter SU-RD-100</extracomment>
        <translation>100.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>108th Rifle Division</source>
        <extracomment>counter SU-RD-108</extracomment>
        <translation>108.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>121st Rifle Division</source>
        <extracomment>counter SU-RD-121</extracomment>
        <translation>121.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>143rd Rifle Division</source>
        <extracomment>counter SU-RD-143</extracomment>
        <translation>143.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>155th Rifle Division</source>
        <extracomment>counter SU-RD-155</extracomment>
        <translation>155.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>161st Rifle Division</source>
        <extracomment>counter SU-RD-161</extracomment>
        <translation>161.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>27th Rifle Division</source>
        <extracomment>counter SU-RD-027</extracomment>
        <translation>27.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>45th Rifle Division</source>
        <extracomment>counter SU-RD-045</extracomment>
        <translation>45.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>62nd Rifle Division</source>
        <extracomment>counter SU-RD-062</extracomment>
        <translation>62.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>87th Rifle Division</source>
        <extracomment>counter SU-RD-087</extracomment>
        <translation>87.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>124th Rifle Division</source>
        <extracomment>counter SU-RD-124</extracomment>
        <translation>124.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>135th Rifle Division</source>
        <extracomment>counter SU-RD-135</extracomment>
        <translation>135.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>41st Rifle Division</source>
        <extracomment>counter SU-RD-041</extracomment>
        <translation>41.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>97th Rifle Division</source>
        <extracomment>counter SU-RD-097</extracomment>
        <translation>97.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>159th Rifle Division</source>
        <extracomment>counter SU-RD-159</extracomment>
        <translation>159.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>72nd Rifle Division</source>
        <extracomment>counter SU-RD-072</extracomment>
        <translation>72.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>99th Rifle Division</source>
        <extracomment>counter SU-RD-099</extracomment>
        <translation>99.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>173rd Rifle Division</source>
        <extracomment>counter SU-RD-173</extracomment>
        <translation>173.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>44th Rifle Division</source>
        <extracomment>counter SU-RD-044</extracomment>
        <translation>44.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>58th Rifle Division</source>
        <extracomment>counter SU-RD-058</extracomment>
        <translation>58.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>60th Rifle Division</source>
        <extracomment>counter SU-RD-060</extracomment>
        <translation>60.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>192nd Rifle Division</source>
        <extracomment>counter SU-RD-192</extracomment>
        <translation>192.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>96th Rifle Division</source>
        <extracomment>counter SU-RD-096</extracomment>
        <translation>96.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>31st Rifle Division</source>
        <extracomment>counter SU-RD-031</extracomment>
        <translation>31.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>36th Rifle Division</source>
        <extracomment>counter SU-RD-036</extracomment>
        <translation>36.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>140th Rifle Division</source>
        <extracomment>counter SU-RD-140</extracomment>
        <translation>140.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>141st Rifle Division</source>
        <extracomment>counter SU-RD-141</extracomment>
        <translation>141.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>146th Rifle Division</source>
        <extracomment>counter SU-RD-146</extracomment>
        <translation>146.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>169th Rifle Division</source>
        <extracomment>counter SU-RD-169</extracomment>
        <translation>169.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>189th Rifle Division</source>
        <extracomment>counter SU-RD-189</extracomment>
        <translation>189.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>190th Rifle Division</source>
        <extracomment>counter SU-RD-190</extracomment>
        <translation>190.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>195th Rifle Division</source>
        <extracomment>counter SU-RD-195</extracomment>
        <translation>195.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>206th Rifle Division</source>
        <extracomment>counter SU-RD-206</extracomment>
        <translation>206.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>25th Rifle Division</source>
        <extracomment>counter SU-RD-025</extracomment>
        <translation>25.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>51st Rifle Division</source>
        <extracomment>counter SU-RD-051</extracomment>
        <translation>51.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>74th Rifle Division</source>
        <extracomment>counter SU-RD-074</extracomment>
        <translation>74.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>95th Rifle Division</source>
        <extracomment>counter SU-RD-095</extracomment>
        <translation>95.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>150th Rifle Division</source>
        <extracomment>counter SU-RD-150</extracomment>
        <translation>150.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>176th Rifle Division</source>
        <extracomment>counter SU-RD-176</extracomment>
        <translation>176.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>30th Rifle Division</source>
        <extracomment>counter SU-RD-030</extracomment>
        <translation>30.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>147th Rifle Division</source>
        <extracomment>counter SU-RD-147</extracomment>
        <translation>147.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>116th Rifle Division</source>
        <extracomment>counter SU-RD-116</extracomment>
        <translation>116.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>156th Rifle Division</source>
        <extracomment>counter SU-RD-156</extracomment>
        <translation>156.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>106th Rifle Division</source>
        <extracomment>counter SU-RD-106</extracomment>
        <translation>106.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>70th Rifle Division</source>
        <extracomment>counter SU-RD-070</extracomment>
        <translation>70.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>111th Rifle Division</source>
        <extracomment>counter SU-RD-111</extracomment>
        <translation>111.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>118th Rifle Division</source>
        <extracomment>counter SU-RD-118</extracomment>
        <translation>118.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>177th Rifle Division</source>
        <extracomment>counter SU-RD-177</extracomment>
        <translation>177.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>191st Rifle Division</source>
        <extracomment>counter SU-RD-191</extracomment>
        <translation>191.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>237th Rifle Division</source>
        <extracomment>counter SU-RD-237</extracomment>
        <translation>237.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>217th Rifle Division</source>
        <extracomment>counter SU-RD-217</extracomment>
        <translation>217.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>279th Rifle Division</source>
        <extracomment>counter SU-RD-279</extracomment>
        <translation>279.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>193rd Rifle Division</source>
        <extracomment>counter SU-RD-193</extracomment>
        <translation>193.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>199th Rifle Division</source>
        <extracomment>counter SU-RD-199</extracomment>
        <translation>199.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>228th Rifle Division</source>
        <extracomment>counter SU-RD-228</extracomment>
        <translation>228.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>200th Rifle Division</source>
        <extracomment>counter SU-RD-200</extracomment>
        <translation>200.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>196th Rifle Division</source>
        <extracomment>counter SU-RD-196</extracomment>
        <translation>196.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>53rd Rifle Division</source>
        <extracomment>counter SU-RD-053</extracomment>
        <translation>53.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>186th Rifle Division</source>
        <extracomment>counter SU-RD-186</extracomment>
        <translation>186.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>170th Rifle Division</source>
        <extracomment>counter SU-RD-170</extracomment>
        <translation>170.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>102nd Rifle Division</source>
        <extracomment>counter SU-RD-102</extracomment>
        <translation>102.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>302nd Rifle Division</source>
        <extracomment>counter SU-RD-302</extracomment>
        <translation>302.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>172nd Rifle Division</source>
        <extracomment>counter SU-RD-172</extracomment>
        <translation>172.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>22nd Rifle Division</source>
        <extracomment>counter SU-RD-022</extracomment>
        <translation>22.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>18th Rifle Division</source>
        <extracomment>counter SU-RD-018</extracomment>
        <translation>18.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>38th Rifle Division</source>
        <extracomment>counter SU-RD-038</extracomment>
        <translation>38.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>129th Rifle Division</source>
        <extracomment>counter SU-RD-129</extracomment>
        <translation>129.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>153rd Rifle Division</source>
        <extracomment>counter SU-RD-153</extracomment>
        <translation>153.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>98th Rifle Division</source>
        <extracomment>counter SU-RD-098</extracomment>
        <translation>98.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>112th Rifle Division</source>
        <extracomment>counter SU-RD-112</extracomment>
        <translation>112.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>174th Rifle Division</source>
        <extracomment>counter SU-RD-174</extracomment>
        <translation>174.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>46th Rifle Division</source>
        <extracomment>counter SU-RD-046</extracomment>
        <translation>46.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>73rd Rifle Division</source>
        <extracomment>counter SU-RD-073</extracomment>
        <translation>73.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>61st Rifle Division</source>
        <extracomment>counter SU-RD-061</extracomment>
        <translation>61.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>110th Rifle Division</source>
        <extracomment>counter SU-RD-110</extracomment>
        <translation>110.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>117th Rifle Division</source>
        <extracomment>counter SU-RD-117</extracomment>
        <translation>117.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>132nd Rifle Division</source>
        <extracomment>counter SU-RD-132</extracomment>
        <translation>132.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>137th Rifle Division</source>
        <extracomment>counter SU-RD-137</extracomment>
        <translation>137.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>144th Rifle Division</source>
        <extracomment>counter SU-RD-144</extracomment>
        <translation>144.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>148th Rifle Division</source>
        <extracomment>counter SU-RD-148</extracomment>
        <translation>148.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>151st Rifle Division</source>
        <extracomment>counter SU-RD-151</extracomment>
        <translation>151.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>32nd Rifle Division</source>
        <extracomment>counter SU-RD-032</extracomment>
        <translation>32.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>78th Rifle Division</source>
        <extracomment>counter SU-RD-078</extracomment>
        <translation>78.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>238th Rifle Division</source>
        <extracomment>counter SU-RD-238</extracomment>
        <translation>238.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>239th Rifle Division</source>
        <extracomment>counter SU-RD-239</extracomment>
        <translation>239.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>316th Rifle Division</source>
        <extracomment>counter SU-RD-316</extracomment>
        <translation>316.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>413th Rifle Division</source>
        <extracomment>counter SU-RD-413</extracomment>
        <translation>413.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>3rd Mechanised Corps</source>
        <extracomment>counter SU-MK-03, counter SU-MC-03</extracomment>
        <translation>3.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>12th Mechanised Corps</source>
        <extracomment>counter SU-MK-12</extracomment>
        <translation>12.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>6th Mechanised Corps</source>
        <extracomment>counter SU-MK-06, counter SU-MC-06</extracomment>
        <translation>6.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>11th Mechanised Corps</source>
        <extracomment>counter SU-MK-11</extracomment>
        <translation>11.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>13th Mechanised Corps</source>
        <extracomment>counter SU-MK-13</extracomment>
        <translation>13.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>14th Mechanised Corps</source>
        <extracomment>counter SU-MK-14</extracomment>
        <translation>14.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>17th Mechanised Corps</source>
        <extracomment>counter SU-MK-17</extracomment>
        <translation>17.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>20th Mechanised Corps</source>
        <extracomment>counter SU-MK-20</extracomment>
        <translation>20.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>4th Mechanised Corps</source>
        <extracomment>counter SU-MK-04, counter SU-MC-04</extracomment>
        <translation>4.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>8th Mechanised Corps</source>
        <extracomment>counter SU-MK-08, counter SU-MC-08</extracomment>
        <translation>8.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>15th Mechanised Corps</source>
        <extracomment>counter SU-MK-15</extracomment>
        <translation>15.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>16th Mechanised Corps</source>
        <extracomment>counter SU-MK-16</extracomment>
        <translation>16.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>22nd Mechanised Corps</source>
        <extracomment>counter SU-MK-22</extracomment>
        <translation>22.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>9th Mechanised Corps</source>
        <extracomment>counter SU-MK-09, counter SU-MC-09</extracomment>
        <translation>9.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>19th Mechanised Corps</source>
        <extracomment>counter SU-MK-19</extracomment>
        <translation>19.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>24th Mechanised Corps</source>
        <extracomment>counter SU-MK-24</extracomment>
        <translation>24.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>2nd Mechanised Corps</source>
        <extracomment>counter SU-MK-02, counter SU-MC-02</extracomment>
        <translation>2.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>18th Mechanised Corps</source>
        <extracomment>counter SU-MK-18</extracomment>
        <translation>18.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>1st Mechanised Corps</source>
        <extracomment>counter SU-MK-01, counter SU-MC-01</extracomment>
        <translation>1.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>10th Mechanised Corps</source>
        <extracomment>counter SU-MK-10, counter SU-MC-10</extracomment>
        <translation>10.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>5th Mechanised Corps</source>
        <extracomment>counter SU-MK-05, counter SU-MC-05</extracomment>
        <translation>5.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>7th Mechanised Corps</source>
        <extracomment>counter SU-MK-07, counter SU-MC-07</extracomment>
        <translation>7.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>21st Mechanised Corps</source>
        <extracomment>counter SU-MK-21</extracomment>
        <translation>21.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>23rd Mechanised Corps</source>
        <extracomment>counter SU-MK-23</extracomment>
        <translation>23.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>25th Mechanised Corps</source>
        <extracomment>counter SU-MK-25</extracomment>
        <translation>25.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>26th Mechanised Corps</source>
        <extracomment>counter SU-MK-26</extracomment>
        <translation>26.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>27th Mechanised Corps</source>
        <extracomment>counter SU-MK-27</extracomment>
        <translation>27.º Cuerpo Mecanizado{=m}</translation>
    </message>
    <message>
        <source>6th Cavalry Corps</source>
        <extracomment>counter SU-CAV-06</extracomment>
        <translation>6.º Cuerpo de Caballería{=m}</translation>
    </message>
    <message>
        <source>5th Cavalry Corps</source>
        <extracomment>counter SU-CAV-05</extracomment>
        <translation>5.º Cuerpo de Caballería{=m}</translation>
    </message>
    <message>
        <source>2nd Cavalry Corps</source>
        <extracomment>counter SU-CAV-02</extracomment>
        <translation>2.º Cuerpo de Caballería{=m}</translation>
    </message>
    <message>
        <source>4th Cavalry Corps</source>
        <extracomment>counter SU-CAV-04</extracomment>
        <translation>4.º Cuerpo de Caballería{=m}</translation>
    </message>
    <message>
        <source>Dovator’s Cavalry Group</source>
        <extracomment>counter SU-CAV-DOV</extracomment>
        <translation>Grupo de Caballería de Dovátor{=m}</translation>
    </message>
    <message>
        <source>7th Cavalry Corps</source>
        <extracomment>counter SU-CAV-07</extracomment>
        <translation>7.º Cuerpo de Caballería{=m}</translation>
    </message>
    <message>
        <source>9th Cavalry Corps</source>
        <extracomment>counter SU-CAV-09</extracomment>
        <translation>9.º Cuerpo de Caballería{=m}</translation>
    </message>
    <message>
        <source>10th Cavalry Corps</source>
        <extracomment>counter SU-CAV-10</extracomment>
        <translation>10.º Cuerpo de Caballería{=m}</translation>
    </message>
    <message>
        <source>11th Cavalry Corps</source>
        <extracomment>counter SU-CAV-11</extracomment>
        <translation>11.º Cuerpo de Caballería{=m}</translation>
    </message>
    <message>
        <source>13th Cavalry Corps</source>
        <extracomment>counter SU-CAV-13</extracomment>
        <translation>13.º Cuerpo de Caballería{=m}</translation>
    </message>
    <message>
        <source>1st Guards Cavalry Corps</source>
        <extracomment>counter SU-GCAV-1</extracomment>
        <translation>1.º Cuerpo de Caballería de la Guardia{=m}</translation>
    </message>
    <message>
        <source>2nd Guards Cavalry Corps</source>
        <extracomment>counter SU-GCAV-2</extracomment>
        <translation>2.º Cuerpo de Caballería de la Guardia{=m}</translation>
    </message>
    <message>
        <source>3rd Guards Cavalry Corps</source>
        <extracomment>counter SU-GCAV-3</extracomment>
        <translation>3.º Cuerpo de Caballería de la Guardia{=m}</translation>
    </message>
    <message>
        <source>4th Guards Cavalry Corps</source>
        <extracomment>counter SU-GCAV-4</extracomment>
        <translation>4.º Cuerpo de Caballería de la Guardia{=m}</translation>
    </message>
    <message>
        <source>5th Guards Cavalry Corps</source>
        <extracomment>counter SU-GCAV-5</extracomment>
        <translation>5.º Cuerpo de Caballería de la Guardia{=m}</translation>
    </message>
    <message>
        <source>6th Guards Cavalry Corps</source>
        <extracomment>counter SU-GCAV-6</extracomment>
        <translation>6.º Cuerpo de Caballería de la Guardia{=m}</translation>
    </message>
    <message>
        <source>7th Guards Cavalry Corps</source>
        <extracomment>counter SU-GCAV-7</extracomment>
        <translation>7.º Cuerpo de Caballería de la Guardia{=m}</translation>
    </message>
    <message>
        <source>1st Airborne Corps</source>
        <extracomment>counter SU-ABN-1</extracomment>
        <translation>1.º Cuerpo Aerotransportado{=m}</translation>
    </message>
    <message>
        <source>2nd Airborne Corps</source>
        <extracomment>counter SU-ABN-2</extracomment>
        <translation>2.º Cuerpo Aerotransportado{=m}</translation>
    </message>
    <message>
        <source>3rd Airborne Corps</source>
        <extracomment>counter SU-ABN-3</extracomment>
        <translation>3.º Cuerpo Aerotransportado{=m}</translation>
    </message>
    <message>
        <source>4th Airborne Corps</source>
        <extracomment>counter SU-ABN-4</extracomment>
        <translation>4.º Cuerpo Aerotransportado{=m}</translation>
    </message>
    <message>
        <source>5th Airborne Corps</source>
        <extracomment>counter SU-ABN-5</extracomment>
        <translation>5.º Cuerpo Aerotransportado{=m}</translation>
    </message>
    <message>
        <source>6th Airborne Corps</source>
        <extracomment>counter SU-ABN-6</extracomment>
        <translation>6.º Cuerpo Aerotransportado{=m}</translation>
    </message>
    <message>
        <source>7th Airborne Corps</source>
        <extracomment>counter SU-ABN-7</extracomment>
        <translation>7.º Cuerpo Aerotransportado{=m}</translation>
    </message>
    <message>
        <source>8th Airborne Corps</source>
        <extracomment>counter SU-ABN-8</extracomment>
        <translation>8.º Cuerpo Aerotransportado{=m}</translation>
    </message>
    <message>
        <source>9th Airborne Corps</source>
        <extracomment>counter SU-ABN-9</extracomment>
        <translation>9.º Cuerpo Aerotransportado{=m}</translation>
    </message>
    <message>
        <source>10th Airborne Corps</source>
        <extracomment>counter SU-ABN-10</extracomment>
        <translation>10.º Cuerpo Aerotransportado{=m}</translation>
    </message>
    <message>
        <source>Black Sea Naval Infantry</source>
        <extracomment>counter SU-NAV</extracomment>
        <translation>Infantería de Marina del Mar Negro{=f}</translation>
    </message>
    <message>
        <source>16th Army</source>
        <extracomment>counter SU-RA-16</extracomment>
        <translation>16.º Ejército{=m}</translation>
    </message>
    <message>
        <source>19th Army</source>
        <extracomment>counter SU-RA-19</extracomment>
        <translation>19.º Ejército{=m}</translation>
    </message>
    <message>
        <source>20th Army</source>
        <extracomment>counter SU-RA-20</extracomment>
        <translation>20.º Ejército{=m}</translation>
    </message>
    <message>
        <source>21st Army</source>
        <extracomment>counter SU-RA-21</extracomment>
        <translation>21.º Ejército{=m}</translation>
    </message>
    <message>
        <source>22nd Army</source>
        <extracomment>counter SU-RA-22</extracomment>
        <translation>22.º Ejército{=m}</translation>
    </message>
    <message>
        <source>24th Army</source>
        <extracomment>counter SU-RA-24</extracomment>
        <translation>24.º Ejército{=m}</translation>
    </message>
    <message>
        <source>28th Army</source>
        <extracomment>counter SU-RA-28</extracomment>
        <translation>28.º Ejército{=m}</translation>
    </message>
    <message>
        <source>29th Army</source>
        <extracomment>counter SU-RA-29</extracomment>
        <translation>29.º Ejército{=m}</translation>
    </message>
    <message>
        <source>30th Army</source>
        <extracomment>counter SU-RA-30</extracomment>
        <translation>30.º Ejército{=m}</translation>
    </message>
    <message>
        <source>31st Army</source>
        <extracomment>counter SU-RA-31</extracomment>
        <translation>31.º Ejército{=m}</translation>
    </message>
    <message>
        <source>32nd Army</source>
        <extracomment>counter SU-RA-32</extracomment>
        <translation>32.º Ejército{=m}</translation>
    </message>
    <message>
        <source>33rd Army</source>
        <extracomment>counter SU-RA-33</extracomment>
        <translation>33.º Ejército{=m}</translation>
    </message>
    <message>
        <source>34th Army</source>
        <extracomment>counter SU-RA-34</extracomment>
        <translation>34.º Ejército{=m}</translation>
    </message>
    <message>
        <source>38th Army</source>
        <extracomment>counter SU-RA-38</extracomment>
        <translation>38.º Ejército{=m}</translation>
    </message>
    <message>
        <source>40th Army</source>
        <extracomment>counter SU-RA-40</extracomment>
        <translation>40.º Ejército{=m}</translation>
    </message>
    <message>
        <source>42nd Army</source>
        <extracomment>counter SU-RA-42</extracomment>
        <translation>42.º Ejército{=m}</translation>
    </message>
    <message>
        <source>43rd Army</source>
        <extracomment>counter SU-RA-43</extracomment>
        <translation>43.º Ejército{=m}</translation>
    </message>
    <message>
        <source>48th Army</source>
        <extracomment>counter SU-RA-48</extracomment>
        <translation>48.º Ejército{=m}</translation>
    </message>
    <message>
        <source>55th Army</source>
        <extracomment>counter SU-RA-55</extracomment>
        <translation>55.º Ejército{=m}</translation>
    </message>
    <message>
        <source>37th Army</source>
        <extracomment>counter SU-RA-37</extracomment>
        <translation>37.º Ejército{=m}</translation>
    </message>
    <message>
        <source>49th Army</source>
        <extracomment>counter SU-RA-49</extracomment>
        <translation>49.º Ejército{=m}</translation>
    </message>
    <message>
        <source>50th Army</source>
        <extracomment>counter SU-RA-50</extracomment>
        <translation>50.º Ejército{=m}</translation>
    </message>
    <message>
        <source>51st Army</source>
        <extracomment>counter SU-RA-51</extracomment>
        <translation>51.º Ejército{=m}</translation>
    </message>
    <message>
        <source>52nd Army</source>
        <extracomment>counter SU-RA-52</extracomment>
        <translation>52.º Ejército{=m}</translation>
    </message>
    <message>
        <source>54th Army</source>
        <extracomment>counter SU-RA-54</extracomment>
        <translation>54.º Ejército{=m}</translation>
    </message>
    <message>
        <source>6th Army</source>
        <extracomment>counter SU-RA-06</extracomment>
        <translation>6.º Ejército{=m}</translation>
    </message>
    <message>
        <source>12th Army</source>
        <extracomment>counter SU-RA-12</extracomment>
        <translation>12.º Ejército{=m}</translation>
    </message>
    <message>
        <source>18th Army</source>
        <extracomment>counter SU-RA-18</extracomment>
        <translation>18.º Ejército{=m}</translation>
    </message>
    <message>
        <source>9th Army</source>
        <extracomment>counter SU-RA-09</extracomment>
        <translation>9.º Ejército{=m}</translation>
    </message>
    <message>
        <source>8th Army</source>
        <extracomment>counter SU-RA-08</extracomment>
        <translation>8.º Ejército{=m}</translation>
    </message>
    <message>
        <source>56th Army</source>
        <extracomment>counter SU-RA-56</extracomment>
        <translation>56.º Ejército{=m}</translation>
    </message>
    <message>
        <source>57th Army</source>
        <extracomment>counter SU-RA-57</extracomment>
        <translation>57.º Ejército{=m}</translation>
    </message>
    <message>
        <source>58th Army</source>
        <extracomment>counter SU-RA-58</extracomment>
        <translation>58.º Ejército{=m}</translation>
    </message>
    <message>
        <source>59th Army</source>
        <extracomment>counter SU-RA-59</extracomment>
        <translation>59.º Ejército{=m}</translation>
    </message>
    <message>
        <source>60th Army</source>
        <extracomment>counter SU-RA-60</extracomment>
        <translation>60.º Ejército{=m}</translation>
    </message>
    <message>
        <source>61st Army</source>
        <extracomment>counter SU-RA-61</extracomment>
        <translation>61.º Ejército{=m}</translation>
    </message>
    <message>
        <source>39th Army</source>
        <extracomment>counter SU-RA-39</extracomment>
        <translation>39.º Ejército{=m}</translation>
    </message>
    <message>
        <source>11th Army</source>
        <extracomment>counter SU-RA-11</extracomment>
        <translation>11.º Ejército{=m}</translation>
    </message>
    <message>
        <source>27th Army</source>
        <extracomment>counter SU-RA-27</extracomment>
        <translation>27.º Ejército{=m}</translation>
    </message>
    <message>
        <source>44th Army</source>
        <extracomment>counter SU-RA-44</extracomment>
        <translation>44.º Ejército{=m}</translation>
    </message>
    <message>
        <source>46th Army</source>
        <extracomment>counter SU-RA-46</extracomment>
        <translation>46.º Ejército{=m}</translation>
    </message>
    <message>
        <source>47th Army</source>
        <extracomment>counter SU-RA-47</extracomment>
        <translation>47.º Ejército{=m}</translation>
    </message>
    <message>
        <source>23rd Army</source>
        <extracomment>counter SU-RA-23</extracomment>
        <translation>23.º Ejército{=m}</translation>
    </message>
    <message>
        <source>41st Army</source>
        <extracomment>counter SU-RA-41</extracomment>
        <translation>41.º Ejército{=m}</translation>
    </message>
    <message>
        <source>53rd Army</source>
        <extracomment>counter SU-RA-53</extracomment>
        <translation>53.º Ejército{=m}</translation>
    </message>
    <message>
        <source>62nd Army</source>
        <extracomment>counter SU-RA-62</extracomment>
        <translation>62.º Ejército{=m}</translation>
    </message>
    <message>
        <source>63rd Army</source>
        <extracomment>counter SU-RA-63</extracomment>
        <translation>63.º Ejército{=m}</translation>
    </message>
    <message>
        <source>64th Army</source>
        <extracomment>counter SU-RA-64</extracomment>
        <translation>64.º Ejército{=m}</translation>
    </message>
    <message>
        <source>65th Army</source>
        <extracomment>counter SU-RA-65</extracomment>
        <translation>65.º Ejército{=m}</translation>
    </message>
    <message>
        <source>66th Army</source>
        <extracomment>counter SU-RA-66</extracomment>
        <translation>66.º Ejército{=m}</translation>
    </message>
    <message>
        <source>67th Army</source>
        <extracomment>counter SU-RA-67</extracomment>
        <translation>67.º Ejército{=m}</translation>
    </message>
    <message>
        <source>68th Army</source>
        <extracomment>counter SU-RA-68</extracomment>
        <translation>68.º Ejército{=m}</translation>
    </message>
    <message>
        <source>69th Army</source>
        <extracomment>counter SU-RA-69</extracomment>
        <translation>69.º Ejército{=m}</translation>
    </message>
    <message>
        <source>70th Army</source>
        <extracomment>counter SU-RA-70</extracomment>
        <translation>70.º Ejército{=m}</translation>
    </message>
    <message>
        <source>3rd Army</source>
        <extracomment>counter SU-RA-03</extracomment>
        <translation>3.º Ejército{=m}</translation>
    </message>
    <message>
        <source>4th Army</source>
        <extracomment>counter SU-RA-04</extracomment>
        <translation>4.º Ejército{=m}</translation>
    </message>
    <message>
        <source>5th Army</source>
        <extracomment>counter SU-RA-05</extracomment>
        <translation>5.º Ejército{=m}</translation>
    </message>
    <message>
        <source>13th Army</source>
        <extracomment>counter SU-RA-13</extracomment>
        <translation>13.º Ejército{=m}</translation>
    </message>
    <message>
        <source>10th Army</source>
        <extracomment>counter SU-RA-10</extracomment>
        <translation>10.º Ejército{=m}</translation>
    </message>
    <message>
        <source>26th Army</source>
        <extracomment>counter SU-RA-26</extracomment>
        <translation>26.º Ejército{=m}</translation>
    </message>
    <message>
        <source>1st Shock Army</source>
        <extracomment>counter SU-SH-1</extracomment>
        <translation>1.º Ejército de Choque{=m}</translation>
    </message>
    <message>
        <source>2nd Shock Army</source>
        <extracomment>counter SU-SH-2</extracomment>
        <translation>2.º Ejército de Choque{=m}</translation>
    </message>
    <message>
        <source>3rd Shock Army</source>
        <extracomment>counter SU-SH-3</extracomment>
        <translation>3.º Ejército de Choque{=m}</translation>
    </message>
    <message>
        <source>4th Shock Army</source>
        <extracomment>counter SU-SH-4</extracomment>
        <translation>4.º Ejército de Choque{=m}</translation>
    </message>
    <message>
        <source>5th Shock Army</source>
        <extracomment>counter SU-SH-5</extracomment>
        <translation>5.º Ejército de Choque{=m}</translation>
    </message>
    <message>
        <source>1st Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-01</extracomment>
        <translation>1.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>2nd Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-02</extracomment>
        <translation>2.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>3rd Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-03</extracomment>
        <translation>3.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>4th Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-04</extracomment>
        <translation>4.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>5th Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-05</extracomment>
        <translation>5.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>6th Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-06</extracomment>
        <translation>6.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>7th Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-07</extracomment>
        <translation>7.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>8th Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-08</extracomment>
        <translation>8.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>9th Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-09</extracomment>
        <translation>9.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>10th Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-10</extracomment>
        <translation>10.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>11th Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-11</extracomment>
        <translation>11.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>12th Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-12</extracomment>
        <translation>12.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>13th Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-13</extracomment>
        <translation>13.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>14th Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-14</extracomment>
        <translation>14.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>15th Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-15</extracomment>
        <translation>15.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>16th Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-16</extracomment>
        <translation>16.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>17th Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-17</extracomment>
        <translation>17.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>18th Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-18</extracomment>
        <translation>18.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>19th Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-19</extracomment>
        <translation>19.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>20th Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-20</extracomment>
        <translation>20.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>21st Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-21</extracomment>
        <translation>21.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>22nd Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-22</extracomment>
        <translation>22.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>23rd Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-23</extracomment>
        <translation>23.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>24th Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-24</extracomment>
        <translation>24.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>25th Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-25</extracomment>
        <translation>25.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>26th Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-26</extracomment>
        <translation>26.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>27th Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-27</extracomment>
        <translation>27.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>28th Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-28</extracomment>
        <translation>28.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>29th Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-29</extracomment>
        <translation>29.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>30th Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-30</extracomment>
        <translation>30.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>31st Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-31</extracomment>
        <translation>31.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>32nd Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-32</extracomment>
        <translation>32.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>33rd Guards Rifle Corps</source>
        <extracomment>counter SU-GRC-33</extracomment>
        <translation>33.º Cuerpo de Fusileros de la Guardia{=m}</translation>
    </message>
    <message>
        <source>1st Guards Army</source>
        <extracomment>counter SU-GA-01</extracomment>
        <translation>1.º Ejército de la Guardia{=m}</translation>
    </message>
    <message>
        <source>2nd Guards Army</source>
        <extracomment>counter SU-GA-02</extracomment>
        <translation>2.º Ejército de la Guardia{=m}</translation>
    </message>
    <message>
        <source>3rd Guards Army</source>
        <extracomment>counter SU-GA-03</extracomment>
        <translation>3.º Ejército de la Guardia{=m}</translation>
    </message>
    <message>
        <source>5th Guards Army</source>
        <extracomment>counter SU-GA-05</extracomment>
        <translation>5.º Ejército de la Guardia{=m}</translation>
    </message>
    <message>
        <source>6th Guards Army</source>
        <extracomment>counter SU-GA-06</extracomment>
        <translation>6.º Ejército de la Guardia{=m}</translation>
    </message>
    <message>
        <source>7th Guards Army</source>
        <extracomment>counter SU-GA-07</extracomment>
        <translation>7.º Ejército de la Guardia{=m}</translation>
    </message>
    <message>
        <source>8th Guards Army</source>
        <extracomment>counter SU-GA-08</extracomment>
        <translation>8.º Ejército de la Guardia{=m}</translation>
    </message>
    <message>
        <source>10th Guards Army</source>
        <extracomment>counter SU-GA-10</extracomment>
        <translation>10.º Ejército de la Guardia{=m}</translation>
    </message>
    <message>
        <source>11th Guards Army</source>
        <extracomment>counter SU-GA-11</extracomment>
        <translation>11.º Ejército de la Guardia{=m}</translation>
    </message>
    <message>
        <source>4th Guards Army</source>
        <extracomment>counter SU-GA-04</extracomment>
        <translation>4.º Ejército de la Guardia{=m}</translation>
    </message>
    <message>
        <source>9th Guards Army</source>
        <extracomment>counter SU-GA-09</extracomment>
        <translation>9.º Ejército de la Guardia{=m}</translation>
    </message>
    <message>
        <source>1st Tank Corps</source>
        <extracomment>counter SU-TK-01</extracomment>
        <translation>1.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>2nd Tank Corps</source>
        <extracomment>counter SU-TK-02</extracomment>
        <translation>2.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>3rd Tank Corps</source>
        <extracomment>counter SU-TK-03</extracomment>
        <translation>3.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>4th Tank Corps</source>
        <extracomment>counter SU-TK-04</extracomment>
        <translation>4.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>6th Tank Corps</source>
        <extracomment>counter SU-TK-06</extracomment>
        <translation>6.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>5th Tank Corps</source>
        <extracomment>counter SU-TK-05</extracomment>
        <translation>5.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>7th Tank Corps</source>
        <extracomment>counter SU-TK-07</extracomment>
        <translation>7.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>8th Tank Corps</source>
        <extracomment>counter SU-TK-08</extracomment>
        <translation>8.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>10th Tank Corps</source>
        <extracomment>counter SU-TK-10</extracomment>
        <translation>10.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>21st Tank Corps</source>
        <extracomment>counter SU-TK-21</extracomment>
        <translation>21.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>22nd Tank Corps</source>
        <extracomment>counter SU-TK-22</extracomment>
        <translation>22.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>23rd Tank Corps</source>
        <extracomment>counter SU-TK-23</extracomment>
        <translation>23.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>24th Tank Corps</source>
        <extracomment>counter SU-TK-24</extracomment>
        <translation>24.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>9th Tank Corps</source>
        <extracomment>counter SU-TK-09</extracomment>
        <translation>9.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>11th Tank Corps</source>
        <extracomment>counter SU-TK-11</extracomment>
        <translation>11.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>12th Tank Corps</source>
        <extracomment>counter SU-TK-12</extracomment>
        <translation>12.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>13th Tank Corps</source>
        <extracomment>counter SU-TK-13</extracomment>
        <translation>13.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>14th Tank Corps</source>
        <extracomment>counter SU-TK-14</extracomment>
        <translation>14.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>16th Tank Corps</source>
        <extracomment>counter SU-TK-16</extracomment>
        <translation>16.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>17th Tank Corps</source>
        <extracomment>counter SU-TK-17</extracomment>
        <translation>17.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>18th Tank Corps</source>
        <extracomment>counter SU-TK-18</extracomment>
        <translation>18.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>15th Tank Corps</source>
        <extracomment>counter SU-TK-15</extracomment>
        <translation>15.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>25th Tank Corps</source>
        <extracomment>counter SU-TK-25</extracomment>
        <translation>25.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>19th Tank Corps</source>
        <extracomment>counter SU-TK-19</extracomment>
        <translation>19.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>20th Tank Corps</source>
        <extracomment>counter SU-TK-20</extracomment>
        <translation>20.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>26th Tank Corps</source>
        <extracomment>counter SU-TK-26</extracomment>
        <translation>26.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>29th Tank Corps</source>
        <extracomment>counter SU-TK-29</extracomment>
        <translation>29.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>30th Tank Corps</source>
        <extracomment>counter SU-TK-30</extracomment>
        <translation>30.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>31st Tank Corps</source>
        <extracomment>counter SU-TK-31</extracomment>
        <translation>31.º Cuerpo de Tanques{=m}</translation>
    </message>
    <message>
        <source>1st Guards Tank Corps</source>
        <extracomment>counter SU-GTK-01</extracomment>
        <translation>1.º Cuerpo de Tanques de la Guardia{=m}</translation>
    </message>
    <message>
        <source>2nd Guards Tank Corps</source>
        <extracomment>counter SU-GTK-02</extracomment>
        <translation>2.º Cuerpo de Tanques de la Guardia{=m}</translation>
    </message>
    <message>
        <source>3rd Guards Tank Corps</source>
        <extracomment>counter SU-GTK-03</extracomment>
        <translation>3.º Cuerpo de Tanques de la Guardia{=m}</translation>
    </message>
    <message>
        <source>4th Guards Tank Corps</source>
        <extracomment>counter SU-GTK-04</extracomment>
        <translation>4.º Cuerpo de Tanques de la Guardia{=m}</translation>
    </message>
    <message>
        <source>5th Guards Tank Corps</source>
        <extracomment>counter SU-GTK-05</extracomment>
        <translation>5.º Cuerpo de Tanques de la Guardia{=m}</translation>
    </message>
    <message>
        <source>6th Guards Tank Corps</source>
        <extracomment>counter SU-GTK-06</extracomment>
        <translation>6.º Cuerpo de Tanques de la Guardia{=m}</translation>
    </message>
    <message>
        <source>7th Guards Tank Corps</source>
        <extracomment>counter SU-GTK-07</extracomment>
        <translation>7.º Cuerpo de Tanques de la Guardia{=m}</translation>
    </message>
    <message>
        <source>8th Guards Tank Corps</source>
        <extracomment>counter SU-GTK-08</extracomment>
        <translation>8.º Cuerpo de Tanques de la Guardia{=m}</translation>
    </message>
    <message>
        <source>10th Guards Tank Corps</source>
        <extracomment>counter SU-GTK-10</extracomment>
        <translation>10.º Cuerpo de Tanques de la Guardia{=m}</translation>
    </message>
    <message>
        <source>11th Guards Tank Corps</source>
        <extracomment>counter SU-GTK-11</extracomment>
        <translation>11.º Cuerpo de Tanques de la Guardia{=m}</translation>
    </message>
    <message>
        <source>9th Guards Tank Corps</source>
        <extracomment>counter SU-GTK-09</extracomment>
        <translation>9.º Cuerpo de Tanques de la Guardia{=m}</translation>
    </message>
    <message>
        <source>12th Guards Tank Corps</source>
        <extracomment>counter SU-GTK-12</extracomment>
        <translation>12.º Cuerpo de Tanques de la Guardia{=m}</translation>
    </message>
    <message>
        <source>1st Guards Mechanised Corps</source>
        <extracomment>counter SU-GMK-01</extracomment>
        <translation>1.º Cuerpo Mecanizado de la Guardia{=m}</translation>
    </message>
    <message>
        <source>2nd Guards Mechanised Corps</source>
        <extracomment>counter SU-GMK-02</extracomment>
        <translation>2.º Cuerpo Mecanizado de la Guardia{=m}</translation>
    </message>
    <message>
        <source>3rd Guards Mechanised Corps</source>
        <extracomment>counter SU-GMK-03</extracomment>
        <translation>3.º Cuerpo Mecanizado de la Guardia{=m}</translation>
    </message>
    <message>
        <source>4th Guards Mechanised Corps</source>
        <extracomment>counter SU-GMK-04</extracomment>
        <translation>4.º Cuerpo Mecanizado de la Guardia{=m}</translation>
    </message>
    <message>
        <source>5th Guards Mechanised Corps</source>
        <extracomment>counter SU-GMK-05</extracomment>
        <translation>5.º Cuerpo Mecanizado de la Guardia{=m}</translation>
    </message>
    <message>
        <source>7th Guards Mechanised Corps</source>
        <extracomment>counter SU-GMK-07</extracomment>
        <translation>7.º Cuerpo Mecanizado de la Guardia{=m}</translation>
    </message>
    <message>
        <source>8th Guards Mechanised Corps</source>
        <extracomment>counter SU-GMK-08</extracomment>
        <translation>8.º Cuerpo Mecanizado de la Guardia{=m}</translation>
    </message>
    <message>
        <source>6th Guards Mechanised Corps</source>
        <extracomment>counter SU-GMK-06</extracomment>
        <translation>6.º Cuerpo Mecanizado de la Guardia{=m}</translation>
    </message>
    <message>
        <source>9th Guards Mechanised Corps</source>
        <extracomment>counter SU-GMK-09</extracomment>
        <translation>9.º Cuerpo Mecanizado de la Guardia{=m}</translation>
    </message>
    <message>
        <source>5th Guards Tank Army</source>
        <extracomment>counter SU-GTA-5</extracomment>
        <translation>5.º Ejército de Tanques de la Guardia{=m}</translation>
    </message>
    <message>
        <source>3rd Guards Tank Army</source>
        <extracomment>counter SU-GTA-3</extracomment>
        <translation>3.º Ejército de Tanques de la Guardia{=m}</translation>
    </message>
    <message>
        <source>1st Guards Tank Army</source>
        <extracomment>counter SU-GTA-1</extracomment>
        <translation>1.º Ejército de Tanques de la Guardia{=m}</translation>
    </message>
    <message>
        <source>2nd Guards Tank Army</source>
        <extracomment>counter SU-GTA-2</extracomment>
        <translation>2.º Ejército de Tanques de la Guardia{=m}</translation>
    </message>
    <message>
        <source>4th Guards Tank Army</source>
        <extracomment>counter SU-GTA-4</extracomment>
        <translation>4.º Ejército de Tanques de la Guardia{=m}</translation>
    </message>
    <message>
        <source>6th Guards Tank Army</source>
        <extracomment>counter SU-GTA-6</extracomment>
        <translation>6.º Ejército de Tanques de la Guardia{=m}</translation>
    </message>
    <message>
        <source>1st Artillery Corps</source>
        <extracomment>counter SU-ART-1</extracomment>
        <translation>1.º Cuerpo de Artillería{=m}</translation>
    </message>
    <message>
        <source>2nd Artillery Corps</source>
        <extracomment>counter SU-ART-2</extracomment>
        <translation>2.º Cuerpo de Artillería{=m}</translation>
    </message>
    <message>
        <source>3rd Artillery Corps</source>
        <extracomment>counter SU-ART-3</extracomment>
        <translation>3.º Cuerpo de Artillería{=m}</translation>
    </message>
    <message>
        <source>4th Artillery Corps</source>
        <extracomment>counter SU-ART-4</extracomment>
        <translation>4.º Cuerpo de Artillería{=m}</translation>
    </message>
    <message>
        <source>5th Artillery Corps</source>
        <extracomment>counter SU-ART-5</extracomment>
        <translation>5.º Cuerpo de Artillería{=m}</translation>
    </message>
    <message>
        <source>6th Artillery Corps</source>
        <extracomment>counter SU-ART-6</extracomment>
        <translation>6.º Cuerpo de Artillería{=m}</translation>
    </message>
    <message>
        <source>7th Artillery Corps</source>
        <extracomment>counter SU-ART-7</extracomment>
        <translation>7.º Cuerpo de Artillería{=m}</translation>
    </message>
    <message>
        <source>8th Artillery Corps</source>
        <extracomment>counter SU-ART-8</extracomment>
        <translation>8.º Cuerpo de Artillería{=m}</translation>
    </message>
    <message>
        <source>1st Polish Army</source>
        <extracomment>counter PL-1</extracomment>
        <translation>1.º Ejército polaco{=m}</translation>
    </message>
    <message>
        <source>2nd Polish Army</source>
        <extracomment>counter PL-2</extracomment>
        <translation>2.º Ejército polaco{=m}</translation>
    </message>
    <message>
        <source>1st Romanian Army</source>
        <extracomment>counter SR-1</extracomment>
        <translation>1.º Ejército rumano{=m}</translation>
    </message>
    <message>
        <source>4th Romanian Army</source>
        <extracomment>counter SR-4</extracomment>
        <translation>4.º Ejército rumano{=m}</translation>
    </message>
    <message>
        <source>1st Bulgarian Army</source>
        <extracomment>counter BU-1</extracomment>
        <translation>1.º Ejército búlgaro{=m}</translation>
    </message>
    <message>
        <source>1st Panzer Army HQ</source>
        <extracomment>counter GE-HQ-1</extracomment>
        <translation>CG del 1.º Ejército Panzer{=m}</translation>
    </message>
    <message>
        <source>2nd Panzer Army HQ</source>
        <extracomment>counter GE-HQ-2</extracomment>
        <translation>CG del 2.º Ejército Panzer{=m}</translation>
    </message>
    <message>
        <source>3rd Panzer Army HQ</source>
        <extracomment>counter GE-HQ-3</extracomment>
        <translation>CG del 3.º Ejército Panzer{=m}</translation>
    </message>
    <message>
        <source>4th Panzer Army HQ</source>
        <extracomment>counter GE-HQ-4</extracomment>
        <translation>CG del 4.º Ejército Panzer{=m}</translation>
    </message>
    <message>
        <source>1st Air</source>
        <extracomment>counter GE-AIR-1</extracomment>
        <translation>1.ª Fuerza Aérea{=f}</translation>
    </message>
    <message>
        <source>2nd Air</source>
        <extracomment>counter GE-AIR-2</extracomment>
        <translation>2.ª Fuerza Aérea{=f}</translation>
    </message>
    <message>
        <source>4th Air</source>
        <extracomment>counter GE-AIR-4</extracomment>
        <translation>4.ª Fuerza Aérea{=f}</translation>
    </message>
    <message>
        <source>5th Air</source>
        <extracomment>counter GE-AIR-5</extracomment>
        <translation>5.ª Fuerza Aérea{=f}</translation>
    </message>
    <message>
        <source>8th Air</source>
        <extracomment>counter GE-AIR-8</extracomment>
        <translation>8.ª Fuerza Aérea{=f}</translation>
    </message>
    <message>
        <source>Supply depot 1</source>
        <extracomment>counter AX-DEPOT-1</extracomment>
        <translation>Depósito de suministro 1{=m}</translation>
    </message>
    <message>
        <source>Supply depot 2</source>
        <extracomment>counter AX-DEPOT-2</extracomment>
        <translation>Depósito de suministro 2{=m}</translation>
    </message>
    <message>
        <source>Supply depot 3</source>
        <extracomment>counter AX-DEPOT-3</extracomment>
        <translation>Depósito de suministro 3{=m}</translation>
    </message>
    <message>
        <source>Supply depot 4</source>
        <extracomment>counter AX-DEPOT-4</extracomment>
        <translation>Depósito de suministro 4{=m}</translation>
    </message>
    <message>
        <source>Supply depot 5</source>
        <extracomment>counter AX-DEPOT-5</extracomment>
        <translation>Depósito de suministro 5{=m}</translation>
    </message>
    <message>
        <source>Supply depot 6</source>
        <extracomment>counter AX-DEPOT-6</extracomment>
        <translation>Depósito de suministro 6{=m}</translation>
    </message>
    <message>
        <source>Romanian Air</source>
        <extracomment>counter RO-AIR</extracomment>
        <translation>Aviación rumana{=f}</translation>
    </message>
    <message>
        <source>Manstein/Model chit</source>
        <oldsource>Manstein/Model</oldsource>
        <extracomment>counter GE-MM</extracomment>
        <translation>Ficha Manstein/Model{=f}</translation>
    </message>
    <message>
        <source>Air supply 1</source>
        <extracomment>counter GE-AIRSUP-1</extracomment>
        <translation>Suministro aéreo 1{=m}</translation>
    </message>
    <message>
        <source>Air supply 2</source>
        <extracomment>counter GE-AIRSUP-2</extracomment>
        <translation>Suministro aéreo 2{=m}</translation>
    </message>
    <message>
        <source>Air supply 3</source>
        <extracomment>counter GE-AIRSUP-3</extracomment>
        <translation>Suministro aéreo 3{=m}</translation>
    </message>
    <message>
        <source>Air supply 4</source>
        <extracomment>counter GE-AIRSUP-4</extracomment>
        <translation>Suministro aéreo 4{=m}</translation>
    </message>
    <message>
        <source>Air supply 5</source>
        <extracomment>counter GE-AIRSUP-5</extracomment>
        <translation>Suministro aéreo 5{=m}</translation>
    </message>
    <message>
        <source>Air supply 6</source>
        <extracomment>counter GE-AIRSUP-6</extracomment>
        <translation>Suministro aéreo 6{=m}</translation>
    </message>
    <message>
        <source>Stavka</source>
        <extracomment>counter SU-HQ-STAVKA</extracomment>
        <translation>Stavka{=f}</translation>
    </message>
    <message>
        <source>Zhukov</source>
        <extracomment>counter SU-HQ-ZHUKOV</extracomment>
        <translation>Zhúkov{=m}</translation>
    </message>
    <message>
        <source>18th Air</source>
        <extracomment>counter SU-AIR-18</extracomment>
        <translation>18.ª Fuerza Aérea{=f}</translation>
    </message>
    <message>
        <source>Katukov’s Tank Brigade</source>
        <extracomment>counter SU-TB-1</extracomment>
        <translation>Brigada de Tanques de Katukov{=f}</translation>
    </message>
    <message>
        <source>1st Air Army</source>
        <extracomment>counter SU-TAC-01</extracomment>
        <translation>1.º Ejército Aéreo{=m}</translation>
    </message>
    <message>
        <source>2nd Air Army</source>
        <extracomment>counter SU-TAC-02</extracomment>
        <translation>2.º Ejército Aéreo{=m}</translation>
    </message>
    <message>
        <source>3rd Air Army</source>
        <extracomment>counter SU-TAC-03</extracomment>
        <translation>3.º Ejército Aéreo{=m}</translation>
    </message>
    <message>
        <source>4th Air Army</source>
        <extracomment>counter SU-TAC-04</extracomment>
        <translation>4.º Ejército Aéreo{=m}</translation>
    </message>
    <message>
        <source>5th Air Army</source>
        <extracomment>counter SU-TAC-05</extracomment>
        <translation>5.º Ejército Aéreo{=m}</translation>
    </message>
    <message>
        <source>6th Air Army</source>
        <extracomment>counter SU-TAC-06</extracomment>
        <translation>6.º Ejército Aéreo{=m}</translation>
    </message>
    <message>
        <source>8th Air Army</source>
        <extracomment>counter SU-TAC-08</extracomment>
        <translation>8.º Ejército Aéreo{=m}</translation>
    </message>
    <message>
        <source>14th Air Army</source>
        <extracomment>counter SU-TAC-14</extracomment>
        <translation>14.º Ejército Aéreo{=m}</translation>
    </message>
    <message>
        <source>15th Air Army</source>
        <extracomment>counter SU-TAC-15</extracomment>
        <translation>15.º Ejército Aéreo{=m}</translation>
    </message>
    <message>
        <source>16th Air Army</source>
        <extracomment>counter SU-TAC-16</extracomment>
        <translation>16.º Ejército Aéreo{=m}</translation>
    </message>
    <message>
        <source>7th Air Army</source>
        <extracomment>counter SU-TAC-07</extracomment>
        <translation>7.º Ejército Aéreo{=m}</translation>
    </message>
    <message>
        <source>13th Air Army</source>
        <extracomment>counter SU-TAC-13</extracomment>
        <translation>13.º Ejército Aéreo{=m}</translation>
    </message>
    <message>
        <source>17th Air Army</source>
        <extracomment>counter SU-TAC-17</extracomment>
        <translation>17.º Ejército Aéreo{=m}</translation>
    </message>
    <message>
        <source>City Defence 1</source>
        <extracomment>counter SU-CITYDEF-1</extracomment>
        <translation>Defensa urbana 1{=f}</translation>
    </message>
    <message>
        <source>City Defence 2</source>
        <extracomment>counter SU-CITYDEF-2</extracomment>
        <translation>Defensa urbana 2{=f}</translation>
    </message>
    <message>
        <source>City Defence 3</source>
        <extracomment>counter SU-CITYDEF-3</extracomment>
        <translation>Defensa urbana 3{=f}</translation>
    </message>
    <message>
        <source>Base of the 1st Air</source>
        <extracomment>counter GE-BASE-1</extracomment>
        <translation>Base de la 1.ª Fuerza Aérea{=f}</translation>
    </message>
    <message>
        <source>Base of the 2nd Air</source>
        <extracomment>counter GE-BASE-2</extracomment>
        <translation>Base de la 2.ª Fuerza Aérea{=f}</translation>
    </message>
    <message>
        <source>Base of the 4th Air</source>
        <extracomment>counter GE-BASE-4</extracomment>
        <translation>Base de la 4.ª Fuerza Aérea{=f}</translation>
    </message>
    <message>
        <source>Base of the 5th Air</source>
        <extracomment>counter GE-BASE-5</extracomment>
        <translation>Base de la 5.ª Fuerza Aérea{=f}</translation>
    </message>
    <message>
        <source>Base of the 8th Air</source>
        <extracomment>counter GE-BASE-8</extracomment>
        <translation>Base de la 8.ª Fuerza Aérea{=f}</translation>
    </message>
    <message>
        <source>Axis Move/Combat</source>
        <extracomment>counter AX-MC-1, counter AX-MC-2</extracomment>
        <translation>Movimiento/Combate del Eje{=m}</translation>
    </message>
    <message>
        <source>1st Panzer Army</source>
        <extracomment>counter AX-PZ1-1, counter AX-PZ1-2</extracomment>
        <translation>1.º Ejército Panzer{=m}</translation>
    </message>
    <message>
        <source>2nd Panzer Army</source>
        <extracomment>counter AX-PZ2-1, counter AX-PZ2-2</extracomment>
        <translation>2.º Ejército Panzer{=m}</translation>
    </message>
    <message>
        <source>3rd Panzer Army</source>
        <extracomment>counter AX-PZ3-1, counter AX-PZ3-2</extracomment>
        <translation>3.º Ejército Panzer{=m}</translation>
    </message>
    <message>
        <source>4th Panzer Army</source>
        <extracomment>counter AX-PZ4-1, counter AX-PZ4-2</extracomment>
        <translation>4.º Ejército Panzer{=m}</translation>
    </message>
    <message>
        <source>Soviet Move chit</source>
        <oldsource>Soviet Move</oldsource>
        <extracomment>counter SU-CH-MOVE</extracomment>
        <translation>Ficha soviética de movimiento{=f}</translation>
    </message>
    <message>
        <source>Soviet Combat chit</source>
        <oldsource>Soviet Combat</oldsource>
        <extracomment>counter SU-CH-COMBAT</extracomment>
        <translation>Ficha soviética de combate{=f}</translation>
    </message>
    <message>
        <source>Counterattack chit</source>
        <oldsource>Counterattack</oldsource>
        <extracomment>counter SU-CH-COUNTER</extracomment>
        <translation>Ficha de contraataque{=f}</translation>
    </message>
    <message>
        <source>Soviet Move/Combat</source>
        <extracomment>counter SU-CH-MC-1, counter SU-CH-MC-2</extracomment>
        <translation>Movimiento/Combate soviético{=m}</translation>
    </message>
    <message>
        <source>Combat-Zhukov chit</source>
        <oldsource>Combat-Zhukov</oldsource>
        <extracomment>counter SU-CH-ZHUKOV</extracomment>
        <translation>Ficha Combate-Zhúkov{=f}</translation>
    </message>
    <message>
        <source>Combat-Stavka chit</source>
        <oldsource>Combat-Stavka</oldsource>
        <extracomment>counter SU-CH-CSTAVKA</extracomment>
        <translation>Ficha Combate-Stavka{=f}</translation>
    </message>
    <message>
        <source>Combat-Stavka/Zhukov chit</source>
        <oldsource>Combat-Stavka/Zhukov</oldsource>
        <extracomment>counter SU-CH-CSZ</extracomment>
        <translation>Ficha Combate-Stavka/Zhúkov{=f}</translation>
    </message>
    <message>
        <source>Deep Battle chit</source>
        <oldsource>Deep Battle</oldsource>
        <extracomment>counter SU-CH-DEEP</extracomment>
        <translation>Ficha de batalla profunda{=f}</translation>
    </message>
    <message>
        <source>Stavka chit</source>
        <extracomment>counter SU-CH-STAVKA</extracomment>
        <translation>Ficha de la Stavka{=f}</translation>
    </message>
    <message>
        <source>Logistics</source>
        <extracomment>counter LOGISTICS</extracomment>
        <translation>Logística{=f}</translation>
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
        <source>Costs are in movement points and add up; a Town costs what its ground costs. Additions go to the defender’s total; nothing is halved twice. A Fort or Light Fort takes the place of the other terrain of its hex in combat and bombardment, but not of rivers.</source>
        <extracomment>table terrain</extracomment>
        <translation>Los costes son puntos de movimiento y se suman; un pueblo cuesta lo que su terreno. Los añadidos van al total del defensor; nada se divide dos veces entre dos. Un fuerte o fuerte ligero sustituye al otro terreno de su hexágono en combate y bombardeo, pero no a los ríos.</translation>
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
        <source>foot_su</source>
        <extracomment>table terrain</extracomment>
        <translation>a pie (URSS)</translation>
    </message>
    <message>
        <source>mech_su</source>
        <extracomment>table terrain</extracomment>
        <translation>mecanizada (URSS)</translation>
    </message>
    <message>
        <source>rail</source>
        <extracomment>table terrain</extracomment>
        <translation>ferrocarril</translation>
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
        <source>Rough</source>
        <extracomment>terrain rough</extracomment>
        <translation>Quebrado</translation>
    </message>
    <message>
        <source>Mountain</source>
        <extracomment>terrain mountain</extracomment>
        <translation>Montaña</translation>
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
        <source>Lake</source>
        <extracomment>terrain lake</extracomment>
        <translation>Lago</translation>
    </message>
    <message>
        <source>Out of play</source>
        <extracomment>terrain neutral, terrain neutral_woods, terrain neutral_rough and 1 more</extracomment>
        <translation>Fuera de juego</translation>
    </message>
    <message>
        <source>bombard</source>
        <extracomment>table terrain</extracomment>
        <translation>bombardeo</translation>
    </message>
    <message>
        <source>defence</source>
        <extracomment>table terrain</extracomment>
        <translation>defensa</translation>
    </message>
    <message>
        <source>outside</source>
        <extracomment>table terrain</extracomment>
        <translation>fuera de juego</translation>
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
        <source>Volga</source>
        <extracomment>terrain volga</extracomment>
        <translation>Volga</translation>
    </message>
    <message>
        <source>Kerch Straits</source>
        <extracomment>terrain strait</extracomment>
        <translation>Estrecho de Kerch</translation>
    </message>
    <message>
        <source>Lake side</source>
        <extracomment>terrain lake</extracomment>
        <translation>Lado de lago</translation>
    </message>
    <message>
        <source>Sea side</source>
        <extracomment>terrain coast</extracomment>
        <translation>Lado de mar</translation>
    </message>
    <message>
        <source>Gulf crossing</source>
        <extracomment>terrain gulf</extracomment>
        <translation>Paso del golfo</translation>
    </message>
    <message>
        <source>Ladoga crossing</source>
        <extracomment>terrain ladoga</extracomment>
        <translation>Paso del Ládoga</translation>
    </message>
    <message>
        <source>Border</source>
        <extracomment>terrain border</extracomment>
        <translation>Frontera</translation>
    </message>
    <message>
        <source>Start line, 1941</source>
        <extracomment>terrain front</extracomment>
        <translation>Línea de salida, 1941</translation>
    </message>
    <message>
        <source>Military district</source>
        <extracomment>terrain district</extracomment>
        <translation>Distrito militar</translation>
    </message>
    <message>
        <source>Into fortifications</source>
        <extracomment>terrain works</extracomment>
        <translation>Hacia fortificaciones</translation>
    </message>
    <message>
        <source>defence if all</source>
        <extracomment>table terrain</extracomment>
        <translation>defensa si cruzan todos</translation>
    </message>
    <message>
        <source>Railway</source>
        <extracomment>terrain rail</extracomment>
        <translation>Ferrocarril</translation>
    </message>
    <message>
        <source>Military road</source>
        <extracomment>terrain military_road</extracomment>
        <translation>Carretera militar</translation>
    </message>
    <message>
        <source>Town</source>
        <extracomment>terrain town</extracomment>
        <translation>Pueblo</translation>
    </message>
    <message>
        <source>Fort</source>
        <extracomment>terrain fort</extracomment>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>Light Fort</source>
        <extracomment>terrain light_fort</extracomment>
        <translation>Fuerte ligero</translation>
    </message>
    <message>
        <source>Fortified Zone</source>
        <extracomment>terrain fortified_zone</extracomment>
        <translation>Zona fortificada</translation>
    </message>
    <message>
        <source>Factory</source>
        <extracomment>terrain factory</extracomment>
        <translation>Fábrica</translation>
    </message>
    <message>
        <source>Oil field</source>
        <extracomment>terrain oil</extracomment>
        <translation>Campo petrolífero</translation>
    </message>
    <message>
        <source>Fortifications</source>
        <extracomment>terrain fortification</extracomment>
        <translation>Fortificaciones</translation>
    </message>
    <message>
        <source>bombard min</source>
        <extracomment>table terrain</extracomment>
        <translation>bombardeo mínimo</translation>
    </message>
    <message>
        <source>replaces</source>
        <extracomment>table terrain</extracomment>
        <translation>sustituye</translation>
    </message>
    <message>
        <source>holds</source>
        <extracomment>table terrain</extracomment>
        <translation>aguanta</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>table terrain</extracomment>
        <translation>izquierda</translation>
    </message>
    <message>
        <source>rf</source>
        <extracomment>table terrain</extracomment>
        <translation>FR</translation>
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
        <source>Odds are bombardment factor to terrain factor, rounded for the defender. The number is the steps that the target loses. Below 1-2 nothing happens; above 6-1 counts as 6-1. A raw die of 1 to 3 turns the air unit or artillery Done. Against a Fort any loss destroys it.</source>
        <extracomment>table bombardment</extracomment>
        <translation>La proporción es factor de bombardeo contra factor del terreno, redondeada a favor del defensor. El número son los pasos que pierde el objetivo. Por debajo de 1-2 no pasa nada; por encima de 6-1 cuenta como 6-1. Un dado sin modificar de 1 a 3 agota la unidad aérea o la artillería. Contra un fuerte, cualquier pérdida lo destruye.</translation>
    </message>
    <message>
        <source>No effect.</source>
        <extracomment>table bombardment</extracomment>
        <translation>Sin efecto.</translation>
    </message>
    <message>
        <source>One step.</source>
        <extracomment>table bombardment</extracomment>
        <translation>Un paso.</translation>
    </message>
    <message>
        <source>Two steps.</source>
        <extracomment>table bombardment</extracomment>
        <translation>Dos pasos.</translation>
    </message>
</context>
<context>
    <name>tables/chits.json</name>
    <message>
        <source>Action chits</source>
        <extracomment>table chits</extracomment>
        <translation>Fichas de acción</translation>
    </message>
    <message>
        <source>Logistics is in the cup on every turn. Stavka and Manstein/Model never are: their owner holds them. The figure for Manstein/Model is that of the whole year.</source>
        <extracomment>table chits</extracomment>
        <translation>Logística está en la copa todos los turnos. Stavka y Manstein/Model nunca lo están: los tiene su dueño. La cifra de Manstein/Model es la de todo el año.</translation>
    </message>
    <message>
        <source>Axis</source>
        <extracomment>table chits</extracomment>
        <translation>Eje</translation>
    </message>
    <message>
        <source>Panzer army chits</source>
        <extracomment>table chits</extracomment>
        <translation>Fichas de ejército panzer</translation>
    </message>
    <message>
        <source>Which</source>
        <extracomment>table chits</extracomment>
        <translation>Cuáles</translation>
    </message>
    <message>
        <source>Manstein/Model</source>
        <extracomment>table chits</extracomment>
        <translation>Manstein/Model</translation>
    </message>
    <message>
        <source>Soviet</source>
        <extracomment>table chits</extracomment>
        <translation>Soviéticos</translation>
    </message>
    <message>
        <source>2 × Move/Combat</source>
        <extracomment>table chits</extracomment>
        <translation>2 × Movimiento/Combate</translation>
    </message>
    <message>
        <source>Move, Counterattack</source>
        <extracomment>table chits</extracomment>
        <translation>Movimiento, Contraataque</translation>
    </message>
    <message>
        <source>Move, Counterattack, Stavka</source>
        <extracomment>table chits</extracomment>
        <translation>Movimiento, Contraataque, Stavka</translation>
    </message>
    <message>
        <source>any 3 of 4</source>
        <extracomment>table chits</extracomment>
        <translation>3 cualesquiera de 4</translation>
    </message>
    <message>
        <source>Move, Combat, Stavka</source>
        <extracomment>table chits</extracomment>
        <translation>Movimiento, Combate, Stavka</translation>
    </message>
    <message>
        <source>any 4 of 4</source>
        <extracomment>table chits</extracomment>
        <translation>las 4</translation>
    </message>
    <message>
        <source>any 2 of 4</source>
        <extracomment>table chits</extracomment>
        <translation>2 cualesquiera de 4</translation>
    </message>
    <message>
        <source>Move, Combat, Combat-Zhukov, Stavka</source>
        <extracomment>table chits</extracomment>
        <translation>Movimiento, Combate, Combate-Zhúkov, Stavka</translation>
    </message>
    <message>
        <source>any 1 of 3</source>
        <extracomment>table chits</extracomment>
        <translation>1 cualquiera de 3</translation>
    </message>
    <message>
        <source>any 2 of 3</source>
        <extracomment>table chits</extracomment>
        <translation>2 cualesquiera de 3</translation>
    </message>
    <message>
        <source>two armies ×2, the third ×1</source>
        <extracomment>table chits</extracomment>
        <translation>dos ejércitos ×2, el tercero ×1</translation>
    </message>
    <message>
        <source>any 3 of 3</source>
        <extracomment>table chits</extracomment>
        <translation>las 3</translation>
    </message>
    <message>
        <source>Move/Combat, Move/Combat, Combat-Zhukov, Stavka</source>
        <extracomment>table chits</extracomment>
        <translation>Movimiento/Combate, Movimiento/Combate, Combate-Zhúkov, Stavka</translation>
    </message>
    <message>
        <source>Move/Combat, Move/Combat, Combat-Stavka/Zhukov, Deep Battle, Stavka</source>
        <extracomment>table chits</extracomment>
        <translation>Movimiento/Combate, Movimiento/Combate, Combate-Stavka/Zhúkov, Batalla profunda, Stavka</translation>
    </message>
    <message>
        <source>Move/Combat, Move/Combat, Stavka</source>
        <extracomment>table chits</extracomment>
        <translation>Movimiento/Combate, Movimiento/Combate, Stavka</translation>
    </message>
    <message>
        <source>one army ×2, two ×1</source>
        <extracomment>table chits</extracomment>
        <translation>un ejército ×2, dos ×1</translation>
    </message>
    <message>
        <source>any 1 of 2</source>
        <extracomment>table chits</extracomment>
        <translation>1 cualquiera de 2</translation>
    </message>
    <message>
        <source>any 1 of 1</source>
        <extracomment>table chits</extracomment>
        <translation>la única</translation>
    </message>
</context>
<context>
    <name>tables/conditional.json</name>
    <message>
        <source>Reinforcements on a condition</source>
        <extracomment>table conditional</extracomment>
        <translation>Refuerzos con condición</translation>
    </message>
    <message>
        <source>Arrives</source>
        <extracomment>table conditional</extracomment>
        <translation>Llega</translation>
    </message>
    <message>
        <source>1st Polish Army</source>
        <extracomment>table conditional</extracomment>
        <translation>1.º Ejército polaco</translation>
    </message>
    <message>
        <source>2nd Polish Army</source>
        <extracomment>table conditional</extracomment>
        <translation>2.º Ejército polaco</translation>
    </message>
    <message>
        <source>1st Romanian Army</source>
        <extracomment>table conditional</extracomment>
        <translation>1.º Ejército rumano</translation>
    </message>
    <message>
        <source>4th Romanian Army</source>
        <extracomment>table conditional</extracomment>
        <translation>4.º Ejército rumano</translation>
    </message>
    <message>
        <source>1st Bulgarian Army</source>
        <extracomment>table conditional</extracomment>
        <translation>1.º Ejército búlgaro</translation>
    </message>
    <message>
        <source>A Soviet unit is within two hexes of Warsaw.</source>
        <extracomment>table conditional</extracomment>
        <translation>Hay una unidad soviética a dos hexágonos de Varsovia o menos.</translation>
    </message>
    <message>
        <source>The turn after Romania has changed sides.</source>
        <extracomment>table conditional</extracomment>
        <translation>El turno siguiente al cambio de bando de Rumanía.</translation>
    </message>
</context>
<context>
    <name>tables/conversions.json</name>
    <message>
        <source>Conversions</source>
        <extracomment>table conversions</extracomment>
        <translation>Conversiones</translation>
    </message>
    <message>
        <source>Into</source>
        <extracomment>table conversions</extracomment>
        <translation>En</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>table conversions</extracomment>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Motorised divisions</source>
        <extracomment>table conversions</extracomment>
        <translation>Divisiones motorizadas</translation>
    </message>
    <message>
        <source>GD Motorised</source>
        <extracomment>table conversions</extracomment>
        <translation>GD motorizada</translation>
    </message>
    <message>
        <source>GD division</source>
        <extracomment>table conversions</extracomment>
        <translation>División GD</translation>
    </message>
    <message>
        <source>Das Reich, Leibstandarte, Totenkopf, Wiking</source>
        <extracomment>table conversions</extracomment>
        <translation>Das Reich, Leibstandarte, Totenkopf, Wiking</translation>
    </message>
    <message>
        <source>One tank or mechanised corps on the map, supplied</source>
        <extracomment>table conversions</extracomment>
        <translation>Un cuerpo de tanques o mecanizado en el mapa, abastecido</translation>
    </message>
    <message>
        <source>Three replaceable rifle divisions</source>
        <extracomment>table conversions</extracomment>
        <translation>Tres divisiones de fusileros reemplazables</translation>
    </message>
    <message>
        <source>Three Guards rifle corps</source>
        <extracomment>table conversions</extracomment>
        <translation>Tres cuerpos de fusileros de la Guardia</translation>
    </message>
    <message>
        <source>One mechanised and two tank corps, one of the three Guards</source>
        <extracomment>table conversions</extracomment>
        <translation>Un cuerpo mecanizado y dos de tanques, uno de los tres de la Guardia</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>table conversions</extracomment>
        <translation>nada</translation>
    </message>
    <message>
        <source>panzergrenadier divisions</source>
        <extracomment>table conversions</extracomment>
        <translation>divisiones panzergrenadier</translation>
    </message>
    <message>
        <source>turn 23, the 60th on turn 24</source>
        <extracomment>table conversions</extracomment>
        <translation>turno 23, la 60.ª en el turno 24</translation>
    </message>
    <message>
        <source>turn 12</source>
        <extracomment>table conversions</extracomment>
        <translation>turno 12</translation>
    </message>
    <message>
        <source>GD Panzer</source>
        <extracomment>table conversions</extracomment>
        <translation>GD panzer</translation>
    </message>
    <message>
        <source>turn 32</source>
        <extracomment>table conversions</extracomment>
        <translation>turno 32</translation>
    </message>
    <message>
        <source>SS panzer divisions</source>
        <extracomment>table conversions</extracomment>
        <translation>divisiones panzer SS</translation>
    </message>
    <message>
        <source>turns 19, 20, 21, 28</source>
        <extracomment>table conversions</extracomment>
        <translation>turnos 19, 20, 21, 28</translation>
    </message>
    <message>
        <source>Guards tank or mechanised corps</source>
        <extracomment>table conversions</extracomment>
        <translation>cuerpo de tanques o mecanizado de la Guardia</translation>
    </message>
    <message>
        <source>its turn</source>
        <extracomment>table conversions</extracomment>
        <translation>su turno</translation>
    </message>
    <message>
        <source>Guards rifle corps</source>
        <extracomment>table conversions</extracomment>
        <translation>Cuerpo de fusileros de la Guardia</translation>
    </message>
    <message>
        <source>Guards army</source>
        <extracomment>table conversions</extracomment>
        <translation>Ejército de la Guardia</translation>
    </message>
    <message>
        <source>Guards Tank Army</source>
        <extracomment>table conversions</extracomment>
        <translation>Ejército de tanques de la Guardia</translation>
    </message>
    <message>
        <source>Shock army</source>
        <extracomment>table conversions</extracomment>
        <translation>Ejército de choque</translation>
    </message>
</context>
<context>
    <name>tables/crt_a.json</name>
    <message>
        <source>Combat results A</source>
        <extracomment>table crt_a</extracomment>
        <translation>Resultados de combate A</translation>
    </message>
    <message>
        <source>Axis attacks except on turns 7 to 9; Soviet attacks on turns 1 to 9. Below 1-3 the result is AR without a roll; above 6-1 counts as 6-1. A modified die below 1 is 1, above 6 is 6.</source>
        <extracomment>table crt_a</extracomment>
        <translation>Ataques del Eje salvo en los turnos 7 a 9; ataques soviéticos en los turnos 1 a 9. Por debajo de 1-3 el resultado es AR sin tirar; por encima de 6-1 cuenta como 6-1. Un dado modificado menor que 1 es 1, mayor que 6 es 6.</translation>
    </message>
    <message>
        <source>Attack repulsed: the attacker loses one step.</source>
        <extracomment>table crt_a</extracomment>
        <translation>Ataque rechazado: el atacante pierde un paso.</translation>
    </message>
    <message>
        <source>No effect.</source>
        <extracomment>table crt_a</extracomment>
        <translation>Sin efecto.</translation>
    </message>
    <message>
        <source>Exchange: each side loses one step.</source>
        <extracomment>table crt_a</extracomment>
        <translation>Intercambio: cada bando pierde un paso.</translation>
    </message>
    <message>
        <source>The defender retreats two hexes.</source>
        <extracomment>table crt_a</extracomment>
        <translation>El defensor se retira dos hexágonos.</translation>
    </message>
    <message>
        <source>The defender loses one step; survivors retreat two hexes.</source>
        <extracomment>table crt_a</extracomment>
        <translation>El defensor pierde un paso; los supervivientes se retiran dos hexágonos.</translation>
    </message>
    <message>
        <source>All defenders are eliminated; the attacker loses one step.</source>
        <extracomment>table crt_a</extracomment>
        <translation>Todos los defensores son eliminados; el atacante pierde un paso.</translation>
    </message>
</context>
<context>
    <name>tables/crt_b.json</name>
    <message>
        <source>Combat results B</source>
        <extracomment>table crt_b</extracomment>
        <translation>Resultados de combate B</translation>
    </message>
    <message>
        <source>Axis attacks on turns 7 to 9; Soviet attacks from turn 10. Below 1-3 the result is AR without a roll; above 6-1 counts as 6-1. A modified die below 1 is 1, above 6 is 6.</source>
        <extracomment>table crt_b</extracomment>
        <translation>Ataques del Eje en los turnos 7 a 9; ataques soviéticos desde el turno 10. Por debajo de 1-3 el resultado es AR sin tirar; por encima de 6-1 cuenta como 6-1. Un dado modificado menor que 1 es 1, mayor que 6 es 6.</translation>
    </message>
    <message>
        <source>Attack repulsed: the attacker loses one step.</source>
        <extracomment>table crt_b</extracomment>
        <translation>Ataque rechazado: el atacante pierde un paso.</translation>
    </message>
    <message>
        <source>No effect.</source>
        <extracomment>table crt_b</extracomment>
        <translation>Sin efecto.</translation>
    </message>
    <message>
        <source>Exchange: each side loses one step.</source>
        <extracomment>table crt_b</extracomment>
        <translation>Intercambio: cada bando pierde un paso.</translation>
    </message>
    <message>
        <source>The defender retreats two hexes.</source>
        <extracomment>table crt_b</extracomment>
        <translation>El defensor se retira dos hexágonos.</translation>
    </message>
    <message>
        <source>The defender loses one step; survivors retreat two hexes.</source>
        <extracomment>table crt_b</extracomment>
        <translation>El defensor pierde un paso; los supervivientes se retiran dos hexágonos.</translation>
    </message>
    <message>
        <source>All defenders are eliminated; the attacker loses one step.</source>
        <extracomment>table crt_b</extracomment>
        <translation>Todos los defensores son eliminados; el atacante pierde un paso.</translation>
    </message>
</context>
<context>
    <name>tables/depot_advance.json</name>
    <message>
        <source>Depot advance</source>
        <extracomment>table depot_advance</extracomment>
        <translation>Avance de depósitos</translation>
    </message>
    <message>
        <source>Movement points of a depot, one for each hex of rail. The die has +2 on turn 1 and +1 on turn 2.</source>
        <extracomment>table depot_advance</extracomment>
        <translation>Puntos de movimiento de un depósito, uno por hexágono de ferrocarril. El dado tiene +2 en el turno 1 y +1 en el turno 2.</translation>
    </message>
    <message>
        <source>Good, Mixed</source>
        <extracomment>table depot_advance</extracomment>
        <translation>Bueno, Mixto</translation>
    </message>
    <message>
        <source>Mud</source>
        <extracomment>table depot_advance</extracomment>
        <translation>Barro</translation>
    </message>
    <message>
        <source>Snow 1941–42</source>
        <extracomment>table depot_advance</extracomment>
        <translation>Nieve 1941–42</translation>
    </message>
    <message>
        <source>Snow later</source>
        <extracomment>table depot_advance</extracomment>
        <translation>Nieve posterior</translation>
    </message>
</context>
<context>
    <name>tables/effects.json</name>
    <message>
        <source>Terrain effects chart</source>
        <extracomment>table effects</extracomment>
        <translation>Tabla de efectos del terreno</translation>
    </message>
    <message>
        <source>Not mechanised</source>
        <extracomment>table effects</extracomment>
        <translation>No mecanizada</translation>
    </message>
    <message>
        <source>Mechanised</source>
        <extracomment>table effects</extracomment>
        <translation>Mecanizada</translation>
    </message>
    <message>
        <source>Combat</source>
        <extracomment>table effects</extracomment>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Bombardment</source>
        <extracomment>table effects</extracomment>
        <translation>Bombardeo</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>table effects</extracomment>
        <translation>Despejado</translation>
    </message>
    <message>
        <source>Woods</source>
        <extracomment>table effects</extracomment>
        <translation>Bosque</translation>
    </message>
    <message>
        <source>Swamp</source>
        <extracomment>table effects</extracomment>
        <translation>Pantano</translation>
    </message>
    <message>
        <source>Rough</source>
        <extracomment>table effects</extracomment>
        <translation>Quebrado</translation>
    </message>
    <message>
        <source>Mountain</source>
        <extracomment>table effects</extracomment>
        <translation>Montaña</translation>
    </message>
    <message>
        <source>Town</source>
        <extracomment>table effects</extracomment>
        <translation>Pueblo</translation>
    </message>
    <message>
        <source>City</source>
        <extracomment>table effects</extracomment>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>Light Fort</source>
        <extracomment>table effects</extracomment>
        <translation>Fuerte ligero</translation>
    </message>
    <message>
        <source>Fort</source>
        <extracomment>table effects</extracomment>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>Fortified Zone</source>
        <extracomment>table effects</extracomment>
        <translation>Zona fortificada</translation>
    </message>
    <message>
        <source>Special Fortified Zone</source>
        <extracomment>table effects</extracomment>
        <translation>Zona fortificada especial</translation>
    </message>
    <message>
        <source>Fortifications</source>
        <extracomment>table effects</extracomment>
        <translation>Fortificaciones</translation>
    </message>
    <message>
        <source>Minor river</source>
        <extracomment>table effects</extracomment>
        <translation>Río menor</translation>
    </message>
    <message>
        <source>Major river</source>
        <extracomment>table effects</extracomment>
        <translation>Río mayor</translation>
    </message>
    <message>
        <source>Volga</source>
        <extracomment>table effects</extracomment>
        <translation>Volga</translation>
    </message>
    <message>
        <source>Kerch Straits</source>
        <extracomment>table effects</extracomment>
        <translation>Estrecho de Kerch</translation>
    </message>
    <message>
        <source>Lake or sea side</source>
        <extracomment>table effects</extracomment>
        <translation>Lado de lago o mar</translation>
    </message>
    <message>
        <source>Railway, road</source>
        <extracomment>table effects</extracomment>
        <translation>Ferrocarril, carretera</translation>
    </message>
    <message>
        <source>Oranienbaum–Leningrad</source>
        <extracomment>table effects</extracomment>
        <translation>Oranienbaum–Leningrado</translation>
    </message>
    <message>
        <source>no effect</source>
        <extracomment>table effects</extracomment>
        <translation>sin efecto</translation>
    </message>
    <message>
        <source>defence +1</source>
        <extracomment>table effects</extracomment>
        <translation>defensa +1</translation>
    </message>
    <message>
        <source>mechanised attackers halved, but not in Snow</source>
        <extracomment>table effects</extracomment>
        <translation>atacantes mecanizados a la mitad, salvo con Nieve</translation>
    </message>
    <message>
        <source>4; 1 along a military road</source>
        <extracomment>table effects</extracomment>
        <translation>4; 1 por carretera militar</translation>
    </message>
    <message>
        <source>attackers halved, but not mountain units</source>
        <extracomment>table effects</extracomment>
        <translation>atacantes a la mitad, salvo unidades de montaña</translation>
    </message>
    <message>
        <source>ground</source>
        <extracomment>table effects</extracomment>
        <translation>terreno</translation>
    </message>
    <message>
        <source>ground, at least 2</source>
        <extracomment>table effects</extracomment>
        <translation>terreno, al menos 2</translation>
    </message>
    <message>
        <source>defence +2, mechanised attackers halved</source>
        <extracomment>table effects</extracomment>
        <translation>defensa +2, atacantes mecanizados a la mitad</translation>
    </message>
    <message>
        <source>defence +2 instead of the ground</source>
        <extracomment>table effects</extracomment>
        <translation>defensa +2 en lugar del terreno</translation>
    </message>
    <message>
        <source>defence +3 instead of the ground; the retreat of DR and DR* may be ignored</source>
        <extracomment>table effects</extracomment>
        <translation>defensa +3 en lugar del terreno; se puede ignorar la retirada de DR y DR*</translation>
    </message>
    <message>
        <source>Soviet: one column left</source>
        <extracomment>table effects</extracomment>
        <translation>Soviéticos: una columna a la izquierda</translation>
    </message>
    <message>
        <source>Soviet: one column left face down, two face up</source>
        <extracomment>table effects</extracomment>
        <translation>Soviéticos: una columna a la izquierda boca abajo, dos boca arriba</translation>
    </message>
    <message>
        <source>Soviet: defence +1</source>
        <extracomment>table effects</extracomment>
        <translation>Soviéticos: defensa +1</translation>
    </message>
    <message>
        <source>defence +1 if all attackers cross</source>
        <extracomment>table effects</extracomment>
        <translation>defensa +1 si todos los atacantes lo cruzan</translation>
    </message>
    <message>
        <source>attackers across halved; no zones across</source>
        <extracomment>table effects</extracomment>
        <translation>quien ataca a través, a la mitad; sin zonas a través</translation>
    </message>
    <message>
        <source>whole</source>
        <extracomment>table effects</extracomment>
        <translation>todo</translation>
    </message>
    <message>
        <source>Soviet attackers halved, Axis may not attack; no zones across</source>
        <extracomment>table effects</extracomment>
        <translation>atacantes soviéticos a la mitad, el Eje no puede atacar; sin zonas a través</translation>
    </message>
    <message>
        <source>attackers across halved</source>
        <extracomment>table effects</extracomment>
        <translation>quien ataca a través, a la mitad</translation>
    </message>
    <message>
        <source>no attack, no path</source>
        <extracomment>table effects</extracomment>
        <translation>ni ataque ni camino</translation>
    </message>
    <message>
        <source>supply paths</source>
        <extracomment>table effects</extracomment>
        <translation>caminos de suministro</translation>
    </message>
    <message>
        <source>Soviet: whole</source>
        <extracomment>table effects</extracomment>
        <translation>Soviéticos: todo</translation>
    </message>
    <message>
        <source>no attack</source>
        <extracomment>table effects</extracomment>
        <translation>sin ataque</translation>
    </message>
</context>
<context>
    <name>tables/numbers.json</name>
    <message>
        <source>Numbers of the rules</source>
        <extracomment>table numbers</extracomment>
        <translation>Números de las reglas</translation>
    </message>
    <message>
        <source>Single numbers that the rules use. Those named under “reconstructed” are rebuilt.</source>
        <extracomment>table numbers</extracomment>
        <translation>Números sueltos que usan las reglas. Los nombrados en “reconstructed” están reconstruidos.</translation>
    </message>
</context>
<context>
    <name>tables/objectives.json</name>
    <message>
        <source>Objectives</source>
        <extracomment>table objectives</extracomment>
        <translation>Objetivos</translation>
    </message>
    <message>
        <source>Each is one victory point for the Axis while it is held.</source>
        <extracomment>table objectives</extracomment>
        <translation>Cada uno es un punto de victoria del Eje mientras lo tenga.</translation>
    </message>
    <message>
        <source>Hex</source>
        <extracomment>table objectives</extracomment>
        <translation>Hexágono</translation>
    </message>
    <message>
        <source>At the start</source>
        <extracomment>table objectives</extracomment>
        <translation>Al empezar</translation>
    </message>
    <message>
        <source>Berlin</source>
        <extracomment>table objectives</extracomment>
        <translation>Berlín</translation>
    </message>
    <message>
        <source>Stettin</source>
        <extracomment>table objectives</extracomment>
        <translation>Stettin</translation>
    </message>
    <message>
        <source>Danzig</source>
        <extracomment>table objectives</extracomment>
        <translation>Danzig</translation>
    </message>
    <message>
        <source>Königsberg</source>
        <extracomment>table objectives</extracomment>
        <translation>Königsberg</translation>
    </message>
    <message>
        <source>Posen</source>
        <extracomment>table objectives</extracomment>
        <translation>Posen</translation>
    </message>
    <message>
        <source>Breslau</source>
        <extracomment>table objectives</extracomment>
        <translation>Breslavia</translation>
    </message>
    <message>
        <source>Kattowitz</source>
        <extracomment>table objectives</extracomment>
        <translation>Kattowitz</translation>
    </message>
    <message>
        <source>Warsaw</source>
        <extracomment>table objectives</extracomment>
        <translation>Varsovia</translation>
    </message>
    <message>
        <source>Krakow</source>
        <extracomment>table objectives</extracomment>
        <translation>Cracovia</translation>
    </message>
    <message>
        <source>Vienna</source>
        <extracomment>table objectives</extracomment>
        <translation>Viena</translation>
    </message>
    <message>
        <source>Buda</source>
        <extracomment>table objectives</extracomment>
        <translation>Buda</translation>
    </message>
    <message>
        <source>Pest</source>
        <extracomment>table objectives</extracomment>
        <translation>Pest</translation>
    </message>
    <message>
        <source>Bucharest</source>
        <extracomment>table objectives</extracomment>
        <translation>Bucarest</translation>
    </message>
    <message>
        <source>Ploesti</source>
        <extracomment>table objectives</extracomment>
        <translation>Ploesti</translation>
    </message>
    <message>
        <source>Libau</source>
        <extracomment>table objectives</extracomment>
        <translation>Libau</translation>
    </message>
    <message>
        <source>Windau</source>
        <extracomment>table objectives</extracomment>
        <translation>Windau</translation>
    </message>
    <message>
        <source>Riga</source>
        <extracomment>table objectives</extracomment>
        <translation>Riga</translation>
    </message>
    <message>
        <source>Tallinn</source>
        <extracomment>table objectives</extracomment>
        <translation>Tallin</translation>
    </message>
    <message>
        <source>Pskov</source>
        <extracomment>table objectives</extracomment>
        <translation>Pskov</translation>
    </message>
    <message>
        <source>Leningrad</source>
        <extracomment>table objectives</extracomment>
        <translation>Leningrado</translation>
    </message>
    <message>
        <source>Vologda</source>
        <extracomment>table objectives</extracomment>
        <translation>Vólogda</translation>
    </message>
    <message>
        <source>Yaroslavl</source>
        <extracomment>table objectives</extracomment>
        <translation>Yaroslavl</translation>
    </message>
    <message>
        <source>Gorki</source>
        <extracomment>table objectives</extracomment>
        <translation>Gorki</translation>
    </message>
    <message>
        <source>Minsk</source>
        <extracomment>table objectives</extracomment>
        <translation>Minsk</translation>
    </message>
    <message>
        <source>Vitebsk</source>
        <extracomment>table objectives</extracomment>
        <translation>Vitebsk</translation>
    </message>
    <message>
        <source>Smolensk</source>
        <extracomment>table objectives</extracomment>
        <translation>Smolensk</translation>
    </message>
    <message>
        <source>Kalinin</source>
        <extracomment>table objectives</extracomment>
        <translation>Kalinin</translation>
    </message>
    <message>
        <source>Moscow</source>
        <extracomment>table objectives</extracomment>
        <translation>Moscú</translation>
    </message>
    <message>
        <source>Tula</source>
        <extracomment>table objectives</extracomment>
        <translation>Tula</translation>
    </message>
    <message>
        <source>Ryazan</source>
        <extracomment>table objectives</extracomment>
        <translation>Riazán</translation>
    </message>
    <message>
        <source>Orel</source>
        <extracomment>table objectives</extracomment>
        <translation>Oriol</translation>
    </message>
    <message>
        <source>Voronezh</source>
        <extracomment>table objectives</extracomment>
        <translation>Vorónezh</translation>
    </message>
    <message>
        <source>Engels</source>
        <extracomment>table objectives</extracomment>
        <translation>Engels</translation>
    </message>
    <message>
        <source>Lvov</source>
        <extracomment>table objectives</extracomment>
        <translation>Lvov</translation>
    </message>
    <message>
        <source>Kiev</source>
        <extracomment>table objectives</extracomment>
        <translation>Kiev</translation>
    </message>
    <message>
        <source>Odessa</source>
        <extracomment>table objectives</extracomment>
        <translation>Odesa</translation>
    </message>
    <message>
        <source>Nikolaev</source>
        <extracomment>table objectives</extracomment>
        <translation>Nikoláyev</translation>
    </message>
    <message>
        <source>Kharkov</source>
        <extracomment>table objectives</extracomment>
        <translation>Járkov</translation>
    </message>
    <message>
        <source>Dnepropetrovsk</source>
        <extracomment>table objectives</extracomment>
        <translation>Dnepropetrovsk</translation>
    </message>
    <message>
        <source>Voroshilovgrad</source>
        <extracomment>table objectives</extracomment>
        <translation>Voroshílovgrad</translation>
    </message>
    <message>
        <source>Rostov</source>
        <extracomment>table objectives</extracomment>
        <translation>Rostov</translation>
    </message>
    <message>
        <source>Stalingrad</source>
        <extracomment>table objectives</extracomment>
        <translation>Stalingrado</translation>
    </message>
    <message>
        <source>Krasnodar</source>
        <extracomment>table objectives</extracomment>
        <translation>Krasnodar</translation>
    </message>
    <message>
        <source>Novorossiysk</source>
        <extracomment>table objectives</extracomment>
        <translation>Novorossiysk</translation>
    </message>
    <message>
        <source>Maikop</source>
        <extracomment>table objectives</extracomment>
        <translation>Maikop</translation>
    </message>
    <message>
        <source>Grozny</source>
        <extracomment>table objectives</extracomment>
        <translation>Grozni</translation>
    </message>
    <message>
        <source>Sevastopol</source>
        <extracomment>table objectives</extracomment>
        <translation>Sebastopol</translation>
    </message>
    <message>
        <source>Axis</source>
        <extracomment>table objectives</extracomment>
        <translation>Eje</translation>
    </message>
    <message>
        <source>Soviet</source>
        <extracomment>table objectives</extracomment>
        <translation>Soviéticos</translation>
    </message>
</context>
<context>
    <name>tables/places.json</name>
    <message>
        <source>Cities, Towns and other places</source>
        <extracomment>table places</extracomment>
        <translation>Ciudades, pueblos y otros lugares</translation>
    </message>
</context>
<context>
    <name>tables/reinforcements_axis.json</name>
    <message>
        <source>Axis reinforcements</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>Refuerzos del Eje</translation>
    </message>
    <message>
        <source>Arrives</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>Llega</translation>
    </message>
    <message>
        <source>60th Motorised Division, LIII Corps, LV Corps, XXXIV Corps, XXIII Corps, L Corps, 93rd Infantry Division, 86th Infantry Division, 110th Infantry Division, 112th Infantry Division, 197th Infantry Division, SS Infantry Division Polizei, Slovak Fast Division, Hungarian Mobile Corps</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>60.ª División Motorizada, LIII Cuerpo, LV Cuerpo, XXXIV Cuerpo, XXIII Cuerpo, L Cuerpo, 93.ª División de Infantería, 86.ª División de Infantería, 110.ª División de Infantería, 112.ª División de Infantería, 197.ª División de Infantería, División de Infantería SS Polizei, División Rápida eslovaca, Cuerpo Móvil húngaro</translation>
    </message>
    <message>
        <source>183rd Infantry Division, Italian XXXV Corps (CSIR)</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>183.ª División de Infantería, XXXV Cuerpo (CSIR) italiano</translation>
    </message>
    <message>
        <source>2nd Panzer Division, 5th Panzer Division, XXXV Corps, LI Corps</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>2.ª División Panzer, 5.ª División Panzer, XXXV Cuerpo, LI Cuerpo</translation>
    </message>
    <message>
        <source>Spanish Blue Division</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>División Azul española</translation>
    </message>
    <message>
        <source>XXVII Corps, 227th Infantry Division, 339th Infantry Division</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>XXVII Cuerpo, 227.ª División de Infantería, 339.ª División de Infantería</translation>
    </message>
    <message>
        <source>LIX Corps, 208th Infantry Division, 216th Infantry Division, 211th Infantry Division, 88th Infantry Division</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>LIX Cuerpo, 208.ª División de Infantería, 216.ª División de Infantería, 211.ª División de Infantería, 88.ª División de Infantería</translation>
    </message>
    <message>
        <source>205th Infantry Division, 83rd Infantry Division, 331st Infantry Division, 5th Jäger Division, 8th Jäger Division</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>205.ª División de Infantería, 83.ª División de Infantería, 331.ª División de Infantería, 5.ª División de Cazadores, 8.ª División de Cazadores</translation>
    </message>
    <message>
        <source>22nd Panzer Division, 330th Infantry Division, 329th Infantry Division, 28th Jäger Division</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>22.ª División Panzer, 330.ª División de Infantería, 329.ª División de Infantería, 28.ª División de Cazadores</translation>
    </message>
    <message>
        <source>23rd Panzer Division, XXV Corps, 383rd Infantry Division, 385th Infantry Division, 387th Infantry Division, 5th Mountain Division</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>23.ª División Panzer, XXV Cuerpo, 383.ª División de Infantería, 385.ª División de Infantería, 387.ª División de Infantería, 5.ª División de Montaña</translation>
    </message>
    <message>
        <source>24th Panzer Division, 370th Infantry Division, German siege artillery, Romanian VI Corps, Romanian VII Corps, Manstein/Model</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>24.ª División Panzer, 370.ª División de Infantería, Artillería de asedio alemana, VI Cuerpo rumano, VII Cuerpo rumano, Manstein/Model</translation>
    </message>
    <message>
        <source>323rd Infantry Division, 336th Infantry Division, Romanian II Cavalry Corps, Hungarian III Corps, Hungarian IV Corps, Hungarian VII Corps, Hungarian 1st Armoured Division, Italian II Corps</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>323.ª División de Infantería, 336.ª División de Infantería, II Cuerpo de Caballería rumano, III Cuerpo húngaro, IV Cuerpo húngaro, VII Cuerpo húngaro, 1.ª División Acorazada húngara, II Cuerpo italiano</translation>
    </message>
    <message>
        <source>8th SS Cavalry Division, Italian Alpine Corps, Italian XXIX Corps</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>8.ª División de Caballería SS, Cuerpo Alpino italiano, XXIX Cuerpo italiano</translation>
    </message>
    <message>
        <source>502nd Tiger Battalion</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>502.º Batallón Tiger</translation>
    </message>
    <message>
        <source>27th Panzer Division, 3rd Mountain Division</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>27.ª División Panzer, 3.ª División de Montaña</translation>
    </message>
    <message>
        <source>II Luftwaffe Field Corps</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>II Cuerpo de Campaña de la Luftwaffe</translation>
    </message>
    <message>
        <source>304th Infantry Division, 306th Infantry Division, III Luftwaffe Field Corps, IV Luftwaffe Field Corps</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>304.ª División de Infantería, 306.ª División de Infantería, III Cuerpo de Campaña de la Luftwaffe, IV Cuerpo de Campaña de la Luftwaffe</translation>
    </message>
    <message>
        <source>SS Panzer Division Das Reich, 503rd Tiger Battalion</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>División Panzer SS Das Reich, 503.º Batallón Tiger</translation>
    </message>
    <message>
        <source>SS Panzer Division Leibstandarte, 335th Infantry Division, 320th Infantry Division</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>División Panzer SS Leibstandarte, 335.ª División de Infantería, 320.ª División de Infantería</translation>
    </message>
    <message>
        <source>SS Panzer Division Totenkopf, 39th Infantry Division, 106th Infantry Division, 282nd Infantry Division</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>División Panzer SS Totenkopf, 39.ª División de Infantería, 106.ª División de Infantería, 282.ª División de Infantería</translation>
    </message>
    <message>
        <source>LXII Corps</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>LXII Cuerpo</translation>
    </message>
    <message>
        <source>505th Tiger Battalion</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>505.º Batallón Tiger</translation>
    </message>
    <message>
        <source>LXXII Corps, 355th Infantry Division</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>LXXII Cuerpo, 355.ª División de Infantería</translation>
    </message>
    <message>
        <source>113th Infantry Division</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>113.ª División de Infantería</translation>
    </message>
    <message>
        <source>506th Tiger Battalion</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>506.º Batallón Tiger</translation>
    </message>
    <message>
        <source>25th Panzer Division, SS Panzer Division Wiking, 509th Tiger Battalion</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>25.ª División Panzer, División Panzer SS Wiking, 509.º Batallón Tiger</translation>
    </message>
    <message>
        <source>SS Panzergrenadier Division Nordland</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>División Panzergrenadier SS Nordland</translation>
    </message>
    <message>
        <source>384th Infantry Division, VI SS Corps</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>384.ª División de Infantería, VI Cuerpo SS</translation>
    </message>
    <message>
        <source>361st Infantry Division, 20th SS Infantry Division</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>361.ª División de Infantería, 20.ª División de Infantería SS</translation>
    </message>
    <message>
        <source>SS Panzer Division Hohenstaufen, SS Panzer Division Frundsberg, Grossdeutschland Panzer Division, Romanian VIII Corps, Hungarian I Corps, Hungarian VI Corps, Hungarian 2nd Armoured Division</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>División Panzer SS Hohenstaufen, División Panzer SS Frundsberg, División Panzer Grossdeutschland, VIII Cuerpo rumano, I Cuerpo húngaro, VI Cuerpo húngaro, 2.ª División Acorazada húngara</translation>
    </message>
    <message>
        <source>LXVIII Corps</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>LXVIII Cuerpo</translation>
    </message>
    <message>
        <source>14th SS Infantry Division, Hungarian II Corps, Hungarian V Corps, Hungarian 1st Cavalry Division</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>14.ª División de Infantería SS, II Cuerpo húngaro, V Cuerpo húngaro, 1.ª División de Caballería húngara</translation>
    </message>
    <message>
        <source>Hermann Göring Panzer Division, 541st Infantry Division, 544th Infantry Division, 548th Infantry Division, 551st Infantry Division, 558th Infantry Division, Hungarian VIII Corps, Hungarian IX Corps</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>División Panzer Hermann Göring, 541.ª División de Infantería, 544.ª División de Infantería, 548.ª División de Infantería, 551.ª División de Infantería, 558.ª División de Infantería, VIII Cuerpo húngaro, IX Cuerpo húngaro</translation>
    </message>
    <message>
        <source>LXXXV Corps, 561st Infantry Division, 562nd Infantry Division</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>LXXXV Cuerpo, 561.ª División de Infantería, 562.ª División de Infantería</translation>
    </message>
    <message>
        <source>XXXVI Corps</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>XXXVI Cuerpo</translation>
    </message>
    <message>
        <source>SS Panzergrenadier Division Polizei</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>División Panzergrenadier SS Polizei</translation>
    </message>
    <message>
        <source>Brandenburg Panzergrenadier Division</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>División Panzergrenadier Brandenburg</translation>
    </message>
    <message>
        <source>XVIII Corps</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>XVIII Cuerpo</translation>
    </message>
    <message>
        <source>Feldherrnhalle Panzer Division</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>División Panzer Feldherrnhalle</translation>
    </message>
    <message>
        <source>21st Panzer Division, SS Panzer Division Hitlerjugend, 16th SS Panzergrenadier Division, Führer Escort Division, Führer Grenadier Division, Kurmark Panzergrenadier Division, CI Corps, XI SS Corps, Volkssturm Group 1, Volkssturm Group 2, Volkssturm Group 3, Volkssturm Group 4</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>21.ª División Panzer, División Panzer SS Hitlerjugend, 16.ª División Panzergrenadier SS, División de Escolta del Führer, División de Granaderos del Führer, División Panzergrenadier Kurmark, CI Cuerpo, XI Cuerpo SS, Grupo 1 del Volkssturm, Grupo 2 del Volkssturm, Grupo 3 del Volkssturm, Grupo 4 del Volkssturm</translation>
    </message>
    <message>
        <source>Müncheberg Panzer Division</source>
        <extracomment>table reinforcements_axis</extracomment>
        <translation>División Panzer Müncheberg</translation>
    </message>
</context>
<context>
    <name>tables/reinforcements_soviet.json</name>
    <message>
        <source>Soviet reinforcements</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>Refuerzos soviéticos</translation>
    </message>
    <message>
        <source>Arrives</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>Llega</translation>
    </message>
    <message>
        <source>27th Mechanised Corps, 16th Army, 19th Army, 20th Army, 21st Army, 22nd Army</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>27.º Cuerpo Mecanizado, 16.º Ejército, 19.º Ejército, 20.º Ejército, 21.º Ejército, 22.º Ejército</translation>
    </message>
    <message>
        <source>24th Army, 28th Army, 29th Army, 30th Army, 31st Army, 32nd Army, 33rd Army, 34th Army, 38th Army, 40th Army, 42nd Army, 43rd Army, 48th Army, 55th Army, Stavka, Zhukov, City Defence 1, City Defence 2, City Defence 3</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>24.º Ejército, 28.º Ejército, 29.º Ejército, 30.º Ejército, 31.º Ejército, 32.º Ejército, 33.º Ejército, 34.º Ejército, 38.º Ejército, 40.º Ejército, 42.º Ejército, 43.º Ejército, 48.º Ejército, 55.º Ejército, Stavka, Zhúkov, Defensa urbana 1, Defensa urbana 2, Defensa urbana 3</translation>
    </message>
    <message>
        <source>Dovator’s Cavalry Group, 37th Army, 49th Army, 50th Army, 51st Army, 52nd Army, 54th Army, 6th Army, 12th Army, 18th Army, 9th Army, Katukov’s Tank Brigade, Tank brigade</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>Grupo de Caballería de Dovátor, 37.º Ejército, 49.º Ejército, 50.º Ejército, 51.º Ejército, 52.º Ejército, 54.º Ejército, 6.º Ejército, 12.º Ejército, 18.º Ejército, 9.º Ejército, Brigada de Tanques de Katukov, Brigada de tanques</translation>
    </message>
    <message>
        <source>32nd Rifle Division, 78th Rifle Division, 238th Rifle Division, 8th Army, 56th Army, 57th Army, 3rd Army, 4th Army, 5th Army</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>32.ª División de Fusileros, 78.ª División de Fusileros, 238.ª División de Fusileros, 8.º Ejército, 56.º Ejército, 57.º Ejército, 3.º Ejército, 4.º Ejército, 5.º Ejército</translation>
    </message>
    <message>
        <source>239th Rifle Division, 316th Rifle Division, 413th Rifle Division, 1st Guards Cavalry Corps, 58th Army, 59th Army, 60th Army, 61st Army, 13th Army, 10th Army, 1st Guards Rifle Corps</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>239.ª División de Fusileros, 316.ª División de Fusileros, 413.ª División de Fusileros, 1.º Cuerpo de Caballería de la Guardia, 58.º Ejército, 59.º Ejército, 60.º Ejército, 61.º Ejército, 13.º Ejército, 10.º Ejército, 1.º Cuerpo de Fusileros de la Guardia</translation>
    </message>
    <message>
        <source>2nd Guards Cavalry Corps, 3rd Guards Cavalry Corps, 39th Army, 11th Army, 27th Army, 26th Army, 1st Shock Army</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>2.º Cuerpo de Caballería de la Guardia, 3.º Cuerpo de Caballería de la Guardia, 39.º Ejército, 11.º Ejército, 27.º Ejército, 26.º Ejército, 1.º Ejército de Choque</translation>
    </message>
    <message>
        <source>7th Cavalry Corps, 9th Cavalry Corps, 10th Cavalry Corps, 11th Cavalry Corps, 13th Cavalry Corps, 6th Airborne Corps, 7th Airborne Corps, 8th Airborne Corps, 9th Airborne Corps, 10th Airborne Corps, 44th Army, 46th Army, 47th Army, 23rd Army, 2nd Shock Army, 3rd Shock Army, 4th Shock Army, 2nd Guards Rifle Corps</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>7.º Cuerpo de Caballería, 9.º Cuerpo de Caballería, 10.º Cuerpo de Caballería, 11.º Cuerpo de Caballería, 13.º Cuerpo de Caballería, 6.º Cuerpo Aerotransportado, 7.º Cuerpo Aerotransportado, 8.º Cuerpo Aerotransportado, 9.º Cuerpo Aerotransportado, 10.º Cuerpo Aerotransportado, 44.º Ejército, 46.º Ejército, 47.º Ejército, 23.º Ejército, 2.º Ejército de Choque, 3.º Ejército de Choque, 4.º Ejército de Choque, 2.º Cuerpo de Fusileros de la Guardia</translation>
    </message>
    <message>
        <source>41st Army, 3rd Guards Rifle Corps</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>41.º Ejército, 3.º Cuerpo de Fusileros de la Guardia</translation>
    </message>
    <message>
        <source>4th Guards Rifle Corps, 5th Guards Rifle Corps, 1st Tank Corps, 2nd Tank Corps, 3rd Tank Corps, 4th Tank Corps, 6th Tank Corps</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>4.º Cuerpo de Fusileros de la Guardia, 5.º Cuerpo de Fusileros de la Guardia, 1.º Cuerpo de Tanques, 2.º Cuerpo de Tanques, 3.º Cuerpo de Tanques, 4.º Cuerpo de Tanques, 6.º Cuerpo de Tanques</translation>
    </message>
    <message>
        <source>6th Guards Rifle Corps, 5th Tank Corps, 7th Tank Corps, 8th Tank Corps, 10th Tank Corps, 21st Tank Corps, 22nd Tank Corps, 23rd Tank Corps, 24th Tank Corps, 1st Air Army, 2nd Air Army, 3rd Air Army, 4th Air Army</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>6.º Cuerpo de Fusileros de la Guardia, 5.º Cuerpo de Tanques, 7.º Cuerpo de Tanques, 8.º Cuerpo de Tanques, 10.º Cuerpo de Tanques, 21.º Cuerpo de Tanques, 22.º Cuerpo de Tanques, 23.º Cuerpo de Tanques, 24.º Cuerpo de Tanques, 1.º Ejército Aéreo, 2.º Ejército Aéreo, 3.º Ejército Aéreo, 4.º Ejército Aéreo</translation>
    </message>
    <message>
        <source>53rd Army, 62nd Army, 63rd Army, 64th Army, 7th Guards Rifle Corps, 9th Tank Corps, 11th Tank Corps, 12th Tank Corps, 13th Tank Corps, 14th Tank Corps, 16th Tank Corps, 17th Tank Corps, 18th Tank Corps, 5th Air Army, 6th Air Army, 8th Air Army</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>53.º Ejército, 62.º Ejército, 63.º Ejército, 64.º Ejército, 7.º Cuerpo de Fusileros de la Guardia, 9.º Cuerpo de Tanques, 11.º Cuerpo de Tanques, 12.º Cuerpo de Tanques, 13.º Cuerpo de Tanques, 14.º Cuerpo de Tanques, 16.º Cuerpo de Tanques, 17.º Cuerpo de Tanques, 18.º Cuerpo de Tanques, 5.º Ejército Aéreo, 6.º Ejército Aéreo, 8.º Ejército Aéreo</translation>
    </message>
    <message>
        <source>8th Guards Rifle Corps, 14th Air Army, 15th Air Army</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>8.º Cuerpo de Fusileros de la Guardia, 14.º Ejército Aéreo, 15.º Ejército Aéreo</translation>
    </message>
    <message>
        <source>4th Guards Cavalry Corps, 65th Army, 66th Army, 9th Guards Rifle Corps, 15th Tank Corps, 25th Tank Corps, 16th Air Army</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>4.º Cuerpo de Caballería de la Guardia, 65.º Ejército, 66.º Ejército, 9.º Cuerpo de Fusileros de la Guardia, 15.º Cuerpo de Tanques, 25.º Cuerpo de Tanques, 16.º Ejército Aéreo</translation>
    </message>
    <message>
        <source>10th Guards Rifle Corps, 1st Mechanised Corps</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>10.º Cuerpo de Fusileros de la Guardia, 1.º Cuerpo Mecanizado</translation>
    </message>
    <message>
        <source>11th Guards Rifle Corps, 12th Guards Rifle Corps, 2nd Mechanised Corps, 3rd Mechanised Corps</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>11.º Cuerpo de Fusileros de la Guardia, 12.º Cuerpo de Fusileros de la Guardia, 2.º Cuerpo Mecanizado, 3.º Cuerpo Mecanizado</translation>
    </message>
    <message>
        <source>5th Guards Cavalry Corps, 67th Army, 68th Army, 13th Guards Rifle Corps, 14th Guards Rifle Corps, 15th Guards Rifle Corps, 19th Tank Corps, 20th Tank Corps, 26th Tank Corps, 4th Mechanised Corps, 5th Mechanised Corps, 1st Guards Mechanised Corps, 1st Artillery Corps, 2nd Artillery Corps, 7th Air Army, 13th Air Army, 17th Air Army</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>5.º Cuerpo de Caballería de la Guardia, 67.º Ejército, 68.º Ejército, 13.º Cuerpo de Fusileros de la Guardia, 14.º Cuerpo de Fusileros de la Guardia, 15.º Cuerpo de Fusileros de la Guardia, 19.º Cuerpo de Tanques, 20.º Cuerpo de Tanques, 26.º Cuerpo de Tanques, 4.º Cuerpo Mecanizado, 5.º Cuerpo Mecanizado, 1.º Cuerpo Mecanizado de la Guardia, 1.º Cuerpo de Artillería, 2.º Cuerpo de Artillería, 7.º Ejército Aéreo, 13.º Ejército Aéreo, 17.º Ejército Aéreo</translation>
    </message>
    <message>
        <source>5th Shock Army, 16th Guards Rifle Corps, 17th Guards Rifle Corps, 18th Guards Rifle Corps, 1st Guards Army, 2nd Guards Army, 3rd Guards Army, 6th Mechanised Corps, 1st Guards Tank Corps, 2nd Guards Tank Corps, 3rd Guards Tank Corps, 2nd Guards Mechanised Corps, 3rd Guards Mechanised Corps</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>5.º Ejército de Choque, 16.º Cuerpo de Fusileros de la Guardia, 17.º Cuerpo de Fusileros de la Guardia, 18.º Cuerpo de Fusileros de la Guardia, 1.º Ejército de la Guardia, 2.º Ejército de la Guardia, 3.º Ejército de la Guardia, 6.º Cuerpo Mecanizado, 1.º Cuerpo de Tanques de la Guardia, 2.º Cuerpo de Tanques de la Guardia, 3.º Cuerpo de Tanques de la Guardia, 2.º Cuerpo Mecanizado de la Guardia, 3.º Cuerpo Mecanizado de la Guardia</translation>
    </message>
    <message>
        <source>69th Army, 70th Army, 19th Guards Rifle Corps, 20th Guards Rifle Corps, 4th Guards Tank Corps, 4th Guards Mechanised Corps, 5th Guards Mechanised Corps, 3rd Artillery Corps</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>69.º Ejército, 70.º Ejército, 19.º Cuerpo de Fusileros de la Guardia, 20.º Cuerpo de Fusileros de la Guardia, 4.º Cuerpo de Tanques de la Guardia, 4.º Cuerpo Mecanizado de la Guardia, 5.º Cuerpo Mecanizado de la Guardia, 3.º Cuerpo de Artillería</translation>
    </message>
    <message>
        <source>6th Guards Cavalry Corps, 7th Guards Cavalry Corps, 21st Guards Rifle Corps, 22nd Guards Rifle Corps, 29th Tank Corps, 30th Tank Corps</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>6.º Cuerpo de Caballería de la Guardia, 7.º Cuerpo de Caballería de la Guardia, 21.º Cuerpo de Fusileros de la Guardia, 22.º Cuerpo de Fusileros de la Guardia, 29.º Cuerpo de Tanques, 30.º Cuerpo de Tanques</translation>
    </message>
    <message>
        <source>23rd Guards Rifle Corps, 24th Guards Rifle Corps, 25th Guards Rifle Corps, 5th Guards Tank Corps, 5th Guards Tank Army</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>23.º Cuerpo de Fusileros de la Guardia, 24.º Cuerpo de Fusileros de la Guardia, 25.º Cuerpo de Fusileros de la Guardia, 5.º Cuerpo de Tanques de la Guardia, 5.º Ejército de Tanques de la Guardia</translation>
    </message>
    <message>
        <source>26th Guards Rifle Corps, 27th Guards Rifle Corps, 28th Guards Rifle Corps, 5th Guards Army, 6th Guards Army, 7th Guards Army, 8th Guards Army, 10th Guards Army, 11th Guards Army, 31st Tank Corps, 3rd Guards Tank Army, 4th Artillery Corps, 5th Artillery Corps, Special Fortified Zone</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>26.º Cuerpo de Fusileros de la Guardia, 27.º Cuerpo de Fusileros de la Guardia, 28.º Cuerpo de Fusileros de la Guardia, 5.º Ejército de la Guardia, 6.º Ejército de la Guardia, 7.º Ejército de la Guardia, 8.º Ejército de la Guardia, 10.º Ejército de la Guardia, 11.º Ejército de la Guardia, 31.º Cuerpo de Tanques, 3.º Ejército de Tanques de la Guardia, 4.º Cuerpo de Artillería, 5.º Cuerpo de Artillería, Zona fortificada especial</translation>
    </message>
    <message>
        <source>29th Guards Rifle Corps, 30th Guards Rifle Corps, 4th Guards Army</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>29.º Cuerpo de Fusileros de la Guardia, 30.º Cuerpo de Fusileros de la Guardia, 4.º Ejército de la Guardia</translation>
    </message>
    <message>
        <source>8th Mechanised Corps, 9th Mechanised Corps, 1st Guards Tank Army</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>8.º Cuerpo Mecanizado, 9.º Cuerpo Mecanizado, 1.º Ejército de Tanques de la Guardia</translation>
    </message>
    <message>
        <source>7th Mechanised Corps, 6th Guards Tank Corps, 7th Guards Tank Corps, 7th Guards Mechanised Corps, 2nd Guards Tank Army</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>7.º Cuerpo Mecanizado, 6.º Cuerpo de Tanques de la Guardia, 7.º Cuerpo de Tanques de la Guardia, 7.º Cuerpo Mecanizado de la Guardia, 2.º Ejército de Tanques de la Guardia</translation>
    </message>
    <message>
        <source>8th Guards Tank Corps</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>8.º Cuerpo de Tanques de la Guardia</translation>
    </message>
    <message>
        <source>10th Guards Tank Corps, 11th Guards Tank Corps, 8th Guards Mechanised Corps, 6th Artillery Corps</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>10.º Cuerpo de Tanques de la Guardia, 11.º Cuerpo de Tanques de la Guardia, 8.º Cuerpo Mecanizado de la Guardia, 6.º Cuerpo de Artillería</translation>
    </message>
    <message>
        <source>4th Guards Tank Army</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>4.º Ejército de Tanques de la Guardia</translation>
    </message>
    <message>
        <source>6th Guards Tank Army</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>6.º Ejército de Tanques de la Guardia</translation>
    </message>
    <message>
        <source>6th Guards Mechanised Corps</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>6.º Cuerpo Mecanizado de la Guardia</translation>
    </message>
    <message>
        <source>10th Mechanised Corps, 7th Artillery Corps, 8th Artillery Corps</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>10.º Cuerpo Mecanizado, 7.º Cuerpo de Artillería, 8.º Cuerpo de Artillería</translation>
    </message>
    <message>
        <source>18th Air</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>18.º Aéreo</translation>
    </message>
    <message>
        <source>9th Guards Mechanised Corps</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>9.º Cuerpo Mecanizado de la Guardia</translation>
    </message>
    <message>
        <source>9th Guards Tank Corps, 12th Guards Tank Corps</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>9.º Cuerpo de Tanques de la Guardia, 12.º Cuerpo de Tanques de la Guardia</translation>
    </message>
    <message>
        <source>31st Guards Rifle Corps</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>31.º Cuerpo de Fusileros de la Guardia</translation>
    </message>
    <message>
        <source>32nd Guards Rifle Corps</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>32.º Cuerpo de Fusileros de la Guardia</translation>
    </message>
    <message>
        <source>33rd Guards Rifle Corps</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>33.º Cuerpo de Fusileros de la Guardia</translation>
    </message>
    <message>
        <source>9th Guards Army</source>
        <extracomment>table reinforcements_soviet</extracomment>
        <translation>9.º Ejército de la Guardia</translation>
    </message>
</context>
<context>
    <name>tables/replacements_axis.json</name>
    <message>
        <source>Axis replacements</source>
        <extracomment>table replacements_axis</extracomment>
        <translation>Reemplazos del Eje</translation>
    </message>
    <message>
        <source>Half is rounded down.</source>
        <extracomment>table replacements_axis</extracomment>
        <translation>La mitad se redondea hacia abajo.</translation>
    </message>
    <message>
        <source>Replacements</source>
        <extracomment>table replacements_axis</extracomment>
        <translation>Reemplazos</translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>table replacements_axis</extracomment>
        <translation>una vez</translation>
    </message>
    <message>
        <source>4 German infantry steps</source>
        <extracomment>table replacements_axis</extracomment>
        <translation>4 pasos de infantería alemana</translation>
    </message>
    <message>
        <source>4 German infantry steps, 5 mechanised steps</source>
        <extracomment>table replacements_axis</extracomment>
        <translation>4 pasos de infantería alemana, 5 pasos mecanizados</translation>
    </message>
    <message>
        <source>All motorised divisions; all replaceable panzer divisions reduced; half of the reduced panzer divisions to full; all mountain and Jäger divisions; half of the other lost German infantry steps; all replaceable minor allies at full strength</source>
        <extracomment>table replacements_axis</extracomment>
        <translation>Todas las divisiones motorizadas; todas las divisiones panzer reemplazables, reducidas; la mitad de las divisiones panzer reducidas, completas; todas las divisiones de montaña y cazadores; la mitad de los demás pasos perdidos de infantería alemana; todos los aliados menores reemplazables, completos</translation>
    </message>
    <message>
        <source>1 Romanian and 1 Hungarian unit; half of the lost German infantry steps; all replaceable panzer divisions reduced; all panzergrenadier divisions</source>
        <extracomment>table replacements_axis</extracomment>
        <translation>1 unidad rumana y 1 húngara; la mitad de los pasos perdidos de infantería alemana; todas las divisiones panzer reemplazables, reducidas; todas las divisiones panzergrenadier</translation>
    </message>
    <message>
        <source>Half of the reduced panzer divisions but those of the SS to full</source>
        <extracomment>table replacements_axis</extracomment>
        <translation>La mitad de las divisiones panzer reducidas que no son SS, completas</translation>
    </message>
    <message>
        <source>All SS panzer divisions to full</source>
        <extracomment>table replacements_axis</extracomment>
        <translation>Todas las divisiones panzer SS, completas</translation>
    </message>
    <message>
        <source>2 panzer, 2 panzergrenadier, 4 infantry or motorised steps</source>
        <extracomment>table replacements_axis</extracomment>
        <translation>2 pasos panzer, 2 panzergrenadier, 4 de infantería o motorizados</translation>
    </message>
    <message>
        <source>First turn after 1942 that begins with a Soviet unit in Greater Germany: 1 Hungarian unit, 1 Tiger battalion at full strength, 5 mechanised and 10 infantry steps</source>
        <extracomment>table replacements_axis</extracomment>
        <translation>Primer turno después de 1942 que empieza con una unidad soviética en la Gran Alemania: 1 unidad húngara, 1 batallón Tiger completo, 5 pasos mecanizados y 10 de infantería</translation>
    </message>
</context>
<context>
    <name>tables/replacements_soviet.json</name>
    <message>
        <source>Soviet replacements</source>
        <extracomment>table replacements_soviet</extracomment>
        <translation>Reemplazos soviéticos</translation>
    </message>
    <message>
        <source>RF are replacement factors. Restoring a reduced army costs the difference of the printed prices; the size of Lend-Lease, one RF for each point of the modified die, is rebuilt.</source>
        <extracomment>table replacements_soviet</extracomment>
        <translation>FR son factores de reemplazo. Completar un ejército reducido cuesta la diferencia de los precios impresos; el tamaño de la Ley de Préstamo y Arriendo, un FR por punto del dado modificado, está reconstruido.</translation>
    </message>
    <message>
        <source>Leningrad, Moscow, Stalingrad, Kiev, Engels</source>
        <extracomment>table replacements_soviet</extracomment>
        <translation>Leningrado, Moscú, Stalingrado, Kiev, Engels</translation>
    </message>
    <message>
        <source>Factories off the map</source>
        <extracomment>table replacements_soviet</extracomment>
        <translation>Fábricas fuera del mapa</translation>
    </message>
    <message>
        <source>Lend-Lease</source>
        <extracomment>table replacements_soviet</extracomment>
        <translation>Préstamo y Arriendo</translation>
    </message>
    <message>
        <source>Infantry, by unit</source>
        <extracomment>table replacements_soviet</extracomment>
        <translation>Infantería, por unidad</translation>
    </message>
    <message>
        <source>Rifle army</source>
        <extracomment>table replacements_soviet</extracomment>
        <translation>Ejército de fusileros</translation>
    </message>
    <message>
        <source>Mechanised, tank, cavalry corps, artillery</source>
        <extracomment>table replacements_soviet</extracomment>
        <translation>Cuerpos mecanizados, de tanques, de caballería, artillería</translation>
    </message>
    <message>
        <source>Guards Tank Army</source>
        <extracomment>table replacements_soviet</extracomment>
        <translation>Ejército de tanques de la Guardia</translation>
    </message>
    <message>
        <source>Special Fortified Zone declined</source>
        <extracomment>table replacements_soviet</extracomment>
        <translation>Zona fortificada especial rechazada</translation>
    </message>
    <message>
        <source>5 RF each from turn 5, 3 once it has been retaken</source>
        <extracomment>table replacements_soviet</extracomment>
        <translation>5 FR cada una desde el turno 5, 3 una vez reconquistada</translation>
    </message>
    <message>
        <source>5 RF from turn 8, 10 from turn 19</source>
        <extracomment>table replacements_soviet</extracomment>
        <translation>5 FR desde el turno 8, 10 desde el turno 19</translation>
    </message>
    <message>
        <source>one die from turn 8 to turn 40: +3 from turn 19, -3 while Vologda has no rail to the east edge, -3 while Stalingrad is held by the Axis</source>
        <extracomment>table replacements_soviet</extracomment>
        <translation>un dado del turno 8 al 40: +3 desde el turno 19, -3 mientras Vólogda no tenga ferrocarril hasta el borde este, -3 mientras el Eje tenga Stalingrado</translation>
    </message>
    <message>
        <source>its defence strength</source>
        <extracomment>table replacements_soviet</extracomment>
        <translation>su fuerza de defensa</translation>
    </message>
    <message>
        <source>5, at half strength 3, to restore it 2</source>
        <extracomment>table replacements_soviet</extracomment>
        <translation>5, a media fuerza 3, completarlo 2</translation>
    </message>
    <message>
        <source>4, reduced 2, to restore it 2</source>
        <extracomment>table replacements_soviet</extracomment>
        <translation>4, reducido 2, completarlo 2</translation>
    </message>
</context>
<context>
    <name>tables/sequence.json</name>
    <message>
        <source>Sequence of play</source>
        <extracomment>table sequence</extracomment>
        <translation>Secuencia de juego</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>table sequence</extracomment>
        <translation>Qué sucede</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>table sequence</extracomment>
        <translation>Regla</translation>
    </message>
    <message>
        <source>I Reinforcements</source>
        <extracomment>table sequence</extracomment>
        <translation>I Refuerzos</translation>
    </message>
    <message>
        <source>II Air bases</source>
        <extracomment>table sequence</extracomment>
        <translation>II Bases aéreas</translation>
    </message>
    <message>
        <source>III Strategic movement</source>
        <extracomment>table sequence</extracomment>
        <translation>III Movimiento estratégico</translation>
    </message>
    <message>
        <source>IV Action</source>
        <extracomment>table sequence</extracomment>
        <translation>IV Acción</translation>
    </message>
    <message>
        <source>V Attrition</source>
        <extracomment>table sequence</extracomment>
        <translation>V Desgaste</translation>
    </message>
    <message>
        <source>VI End</source>
        <extracomment>table sequence</extracomment>
        <translation>VI Final</translation>
    </message>
    <message>
        <source>Axis reinforcements; Axis replacements with conversions and withdrawals; Soviet reinforcements; Soviet replacements with conversions. Left out on the first turn of a game.</source>
        <extracomment>table sequence</extracomment>
        <translation>Refuerzos del Eje; reemplazos del Eje con conversiones y retiradas; refuerzos soviéticos; reemplazos soviéticos con conversiones. Se omite en el primer turno de una partida.</translation>
    </message>
    <message>
        <source>Axis bases; then the Soviet 18th Air.</source>
        <extracomment>table sequence</extracomment>
        <translation>Bases del Eje; después la 18.ª Fuerza Aérea soviética.</translation>
    </message>
    <message>
        <source>Axis by rail, Axis by sea, Soviet by rail, Soviet by sea, Soviet landing, Soviet drop from the air.</source>
        <extracomment>table sequence</extracomment>
        <translation>Eje por ferrocarril, Eje por mar, soviéticos por ferrocarril, soviéticos por mar, desembarco soviético, salto aéreo soviético.</translation>
    </message>
    <message>
        <source>Initiative; the opening chits of whoever has it; the cup is filled; then one chit after the other until it is empty.</source>
        <extracomment>table sequence</extracomment>
        <translation>Iniciativa; las fichas de apertura de quien la tenga; se llena la copa; después una ficha tras otra hasta que se vacía.</translation>
    </message>
    <message>
        <source>Axis depots advance; German air supply of isolated units; isolated units lose steps.</source>
        <extracomment>table sequence</extracomment>
        <translation>Avanzan los depósitos del Eje; suministro aéreo alemán de unidades aisladas; las unidades aisladas pierden pasos.</translation>
    </message>
    <message>
        <source>Victory is checked; what is Done becomes ready; the turn ends.</source>
        <extracomment>table sequence</extracomment>
        <translation>Se comprueba la victoria; lo agotado vuelve a estar listo; acaba el turno.</translation>
    </message>
</context>
<context>
    <name>tables/support.json</name>
    <message>
        <source>Support</source>
        <extracomment>table support</extracomment>
        <translation>Apoyo</translation>
    </message>
    <message>
        <source>Attack</source>
        <extracomment>table support</extracomment>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Defence</source>
        <extracomment>table support</extracomment>
        <translation>Defensa</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>table support</extracomment>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Assault guns</source>
        <extracomment>table support</extracomment>
        <translation>Cañones de asalto</translation>
    </message>
    <message>
        <source>Assault guns, second side</source>
        <extracomment>table support</extracomment>
        <translation>Cañones de asalto, segunda cara</translation>
    </message>
    <message>
        <source>Assault guns, last</source>
        <extracomment>table support</extracomment>
        <translation>Cañones de asalto, última</translation>
    </message>
    <message>
        <source>Tank brigades</source>
        <extracomment>table support</extracomment>
        <translation>Brigadas de tanques</translation>
    </message>
    <message>
        <source>Romanian air</source>
        <extracomment>table support</extracomment>
        <translation>Aviación rumana</translation>
    </message>
    <message>
        <source>Soviet tactical air</source>
        <extracomment>table support</extracomment>
        <translation>Aviación táctica soviética</translation>
    </message>
    <message>
        <source>Fortifications</source>
        <extracomment>table support</extracomment>
        <translation>Fortificaciones</translation>
    </message>
    <message>
        <source>City Defence</source>
        <extracomment>table support</extracomment>
        <translation>Defensa urbana</translation>
    </message>
    <message>
        <source>turns 1 to 18</source>
        <extracomment>table support</extracomment>
        <translation>turnos 1 a 18</translation>
    </message>
    <message>
        <source>turns 19 to 38</source>
        <extracomment>table support</extracomment>
        <translation>turnos 19 a 38</translation>
    </message>
    <message>
        <source>from turn 39</source>
        <extracomment>table support</extracomment>
        <translation>desde el turno 39</translation>
    </message>
    <message>
        <source>turns 4 to 9, two markers</source>
        <extracomment>table support</extracomment>
        <translation>turnos 4 a 9, dos fichas</translation>
    </message>
    <message>
        <source>Good and Mixed weather</source>
        <extracomment>table support</extracomment>
        <translation>tiempo Bueno y Mixto</translation>
    </message>
    <message>
        <source>at most 1 in a combat to December 1942, 2 in 1943, 4 from 1944</source>
        <extracomment>table support</extracomment>
        <translation>como mucho 1 en un combate hasta diciembre de 1942, 2 en 1943, 4 desde 1944</translation>
    </message>
    <message>
        <source>Soviet defenders</source>
        <extracomment>table support</extracomment>
        <translation>defensores soviéticos</translation>
    </message>
    <message>
        <source>from turn 3, three markers (rebuilt)</source>
        <extracomment>table support</extracomment>
        <translation>desde el turno 3, tres fichas (reconstruido)</translation>
    </message>
</context>
<context>
    <name>tables/turn_rules.json</name>
    <message>
        <source>What begins when</source>
        <extracomment>table turn_rules</extracomment>
        <translation>Qué empieza cuándo</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>table turn_rules</extracomment>
        <translation>Regla</translation>
    </message>
    <message>
        <source>The Axis opens with Combat, then Move; depots advance with +2.</source>
        <extracomment>table turn_rules</extracomment>
        <translation>El Eje abre con Combate y después Movimiento; los depósitos avanzan con +2.</translation>
    </message>
    <message>
        <source>Isolated German mechanised units count as out of supply; the Soviets have Counterattack.</source>
        <extracomment>table turn_rules</extracomment>
        <translation>Las unidades mecanizadas alemanas aisladas cuentan como desabastecidas; los soviéticos tienen Contraataque.</translation>
    </message>
    <message>
        <source>Depots advance with +1.</source>
        <extracomment>table turn_rules</extracomment>
        <translation>Los depósitos avanzan con +1.</translation>
    </message>
    <message>
        <source>Stavka and Zhukov arrive; the Stavka Reserve is open; City Defence.</source>
        <extracomment>table turn_rules</extracomment>
        <translation>Llegan la Stavka y Zhúkov; se abre la Reserva de la Stavka; defensa urbana.</translation>
    </message>
    <message>
        <source>The mechanised corps of 1941 are removed; tank brigades to turn 9; Soviet rail movement.</source>
        <extracomment>table turn_rules</extracomment>
        <translation>Se retiran los cuerpos mecanizados de 1941; brigadas de tanques hasta el turno 9; movimiento soviético por ferrocarril.</translation>
    </message>
    <message>
        <source>Factories produce; six armies arrive eliminated on turns 5 to 7.</source>
        <extracomment>table turn_rules</extracomment>
        <translation>Las fábricas producen; seis ejércitos llegan eliminados en los turnos 5 a 7.</translation>
    </message>
    <message>
        <source>First winter: the Axis attacks on table B, German air units are Done.</source>
        <extracomment>table turn_rules</extracomment>
        <translation>Primer invierno: el Eje ataca en la tabla B, las unidades aéreas alemanas están agotadas.</translation>
    </message>
    <message>
        <source>Lend-Lease to turn 40; 5 RF from off the map.</source>
        <extracomment>table turn_rules</extracomment>
        <translation>Préstamo y Arriendo hasta el turno 40; 5 FR de fuera del mapa.</translation>
    </message>
    <message>
        <source>The Soviets attack on table B.</source>
        <extracomment>table turn_rules</extracomment>
        <translation>Los soviéticos atacan en la tabla B.</translation>
    </message>
    <message>
        <source>Axis rail movement.</source>
        <extracomment>table turn_rules</extracomment>
        <translation>Movimiento del Eje por ferrocarril.</translation>
    </message>
    <message>
        <source>Manstein/Model; siege artillery. Fall Blau: on turn 12 or 13 the Axis chooses its first two chits.</source>
        <extracomment>table turn_rules</extracomment>
        <translation>Manstein/Model; artillería de asedio. Fall Blau: en el turno 12 o 13 el Eje elige sus dos primeras fichas.</translation>
    </message>
    <message>
        <source>Combat-Zhukov, or by option Combat-Stavka.</source>
        <extracomment>table turn_rules</extracomment>
        <translation>Combate-Zhúkov, o según la opción Combate-Stavka.</translation>
    </message>
    <message>
        <source>Two bridgehead attacks in each Soviet Combat round.</source>
        <extracomment>table turn_rules</extracomment>
        <translation>Dos ataques de cabeza de puente en cada ronda de Combate soviética.</translation>
    </message>
    <message>
        <source>Assault guns 2 and 3; 10 RF from off the map; Lend-Lease +3; two tactical air armies in a combat.</source>
        <extracomment>table turn_rules</extracomment>
        <translation>Cañones de asalto 2 y 3; 10 FR de fuera del mapa; Préstamo y Arriendo +3; dos ejércitos aéreos tácticos en un combate.</translation>
    </message>
    <message>
        <source>Special Fortified Zone.</source>
        <extracomment>table turn_rules</extracomment>
        <translation>Zona fortificada especial.</translation>
    </message>
    <message>
        <source>All Italian units leave.</source>
        <extracomment>table turn_rules</extracomment>
        <translation>Se van todas las unidades italianas.</translation>
    </message>
    <message>
        <source>Four tactical air armies in a combat.</source>
        <extracomment>table turn_rules</extracomment>
        <translation>Cuatro ejércitos aéreos tácticos en un combate.</translation>
    </message>
    <message>
        <source>Deep Battle with Stavka and Zhukov; 18th Air.</source>
        <extracomment>table turn_rules</extracomment>
        <translation>Batalla profunda con la Stavka y Zhúkov; 18.ª Fuerza Aérea.</translation>
    </message>
    <message>
        <source>Assault guns 2 and 4.</source>
        <extracomment>table turn_rules</extracomment>
        <translation>Cañones de asalto 2 y 4.</translation>
    </message>
    <message>
        <source>Last turn.</source>
        <extracomment>table turn_rules</extracomment>
        <translation>Último turno.</translation>
    </message>
</context>
<context>
    <name>tables/turns.json</name>
    <message>
        <source>Turns</source>
        <extracomment>table turns</extracomment>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Year</source>
        <extracomment>table turns</extracomment>
        <translation>Año</translation>
    </message>
    <message>
        <source>Month</source>
        <extracomment>table turns</extracomment>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Weather</source>
        <extracomment>table turns</extracomment>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Initiative</source>
        <extracomment>table turns</extracomment>
        <translation>Iniciativa</translation>
    </message>
    <message>
        <source>22–30 June</source>
        <extracomment>table turns</extracomment>
        <translation>22–30 de junio</translation>
    </message>
    <message>
        <source>Good</source>
        <extracomment>table turns</extracomment>
        <translation>Bueno</translation>
    </message>
    <message>
        <source>Axis</source>
        <extracomment>table turns</extracomment>
        <translation>Eje</translation>
    </message>
    <message>
        <source>July</source>
        <extracomment>table turns</extracomment>
        <translation>julio</translation>
    </message>
    <message>
        <source>August</source>
        <extracomment>table turns</extracomment>
        <translation>agosto</translation>
    </message>
    <message>
        <source>September</source>
        <extracomment>table turns</extracomment>
        <translation>septiembre</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>table turns</extracomment>
        <translation>Mixto</translation>
    </message>
    <message>
        <source>October</source>
        <extracomment>table turns</extracomment>
        <translation>octubre</translation>
    </message>
    <message>
        <source>Mud</source>
        <extracomment>table turns</extracomment>
        <translation>Barro</translation>
    </message>
    <message>
        <source>Soviet</source>
        <extracomment>table turns</extracomment>
        <translation>Soviéticos</translation>
    </message>
    <message>
        <source>November</source>
        <extracomment>table turns</extracomment>
        <translation>noviembre</translation>
    </message>
    <message>
        <source>December</source>
        <extracomment>table turns</extracomment>
        <translation>diciembre</translation>
    </message>
    <message>
        <source>Snow</source>
        <extracomment>table turns</extracomment>
        <translation>Nieve</translation>
    </message>
    <message>
        <source>January</source>
        <extracomment>table turns</extracomment>
        <translation>enero</translation>
    </message>
    <message>
        <source>February</source>
        <extracomment>table turns</extracomment>
        <translation>febrero</translation>
    </message>
    <message>
        <source>March–April</source>
        <extracomment>table turns</extracomment>
        <translation>marzo–abril</translation>
    </message>
    <message>
        <source>May</source>
        <extracomment>table turns</extracomment>
        <translation>mayo</translation>
    </message>
    <message>
        <source>June</source>
        <extracomment>table turns</extracomment>
        <translation>junio</translation>
    </message>
</context>
<context>
    <name>tables/victory.json</name>
    <message>
        <source>Victory</source>
        <extracomment>table victory</extracomment>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>Condition</source>
        <extracomment>table victory</extracomment>
        <translation>Condición</translation>
    </message>
    <message>
        <source>Campaign, Axis</source>
        <extracomment>table victory</extracomment>
        <translation>Campaña, Eje</translation>
    </message>
    <message>
        <source>Campaign, Soviet</source>
        <extracomment>table victory</extracomment>
        <translation>Campaña, soviéticos</translation>
    </message>
    <message>
        <source>Barbarossa</source>
        <extracomment>table victory</extracomment>
        <translation>Barbarroja</translation>
    </message>
    <message>
        <source>Fall Blau</source>
        <extracomment>table victory</extracomment>
        <translation>Fall Blau</translation>
    </message>
    <message>
        <source>Zitadelle</source>
        <extracomment>table victory</extracomment>
        <translation>Zitadelle</translation>
    </message>
    <message>
        <source>Bagration</source>
        <extracomment>table victory</extracomment>
        <translation>Bagratión</translation>
    </message>
    <message>
        <source>1941: Moscow and Kiev or Leningrad; or 38 victory points; or Sevastopol, Stalingrad, Maikop and Grozny, and ten German units, five of them mechanised divisions, have left over the military roads; or no Soviet victory by the end of turn 44.</source>
        <extracomment>table victory</extracomment>
        <translation>1941: Moscú y Kiev o Leningrado; o 38 puntos de victoria; o Sebastopol, Stalingrado, Maikop y Grozni, y diez unidades alemanas, cinco de ellas divisiones mecanizadas, han salido por las carreteras militares; o ninguna victoria soviética al final del turno 44.</translation>
    </message>
    <message>
        <source>23 or fewer Axis points in 1943; 13 or fewer in 1944; 1 or none at any time; Berlin and 2 or fewer at the end of turn 44.</source>
        <extracomment>table victory</extracomment>
        <translation>23 puntos del Eje o menos en 1943; 13 o menos en 1944; 1 o ninguno en cualquier momento; Berlín y 2 o menos al final del turno 44.</translation>
    </message>
    <message>
        <source>Axis at once with Moscow and Kiev or Leningrad; at the end of turn 8 with 30 points; otherwise Soviet.</source>
        <extracomment>table victory</extracomment>
        <translation>El Eje al instante con Moscú y Kiev o Leningrado; al final del turno 8 con 30 puntos; si no, los soviéticos.</translation>
    </message>
    <message>
        <source>Axis at once on a condition of the campaign. At the end of turn 20: 33 points Axis, 30 to 32 a draw, 29 or fewer Soviet.</source>
        <extracomment>table victory</extracomment>
        <translation>El Eje al instante con una condición de la campaña. Al final del turno 20: 33 puntos, Eje; de 30 a 32, empate; 29 o menos, soviéticos.</translation>
    </message>
    <message>
        <source>Soviet at once with 23 or fewer. At the end of turn 29: 28 points Axis, 25 to 27 a draw, 24 or fewer Soviet.</source>
        <extracomment>table victory</extracomment>
        <translation>Los soviéticos al instante con 23 o menos. Al final del turno 29: 28 puntos, Eje; de 25 a 27, empate; 24 o menos, soviéticos.</translation>
    </message>
    <message>
        <source>Soviet at once with 13 or fewer. At the end of turn 40: 17 points Axis, 14 to 16 a draw, 13 or fewer Soviet.</source>
        <extracomment>table victory</extracomment>
        <translation>Los soviéticos al instante con 13 o menos. Al final del turno 40: 17 puntos, Eje; de 14 a 16, empate; 13 o menos, soviéticos.</translation>
    </message>
</context>
<context>
    <name>tables/weather.json</name>
    <message>
        <source>Weather effects</source>
        <extracomment>table weather</extracomment>
        <translation>Efectos del tiempo</translation>
    </message>
    <message>
        <source>Changes of movement points. Units that are out of supply have three movement points in any weather. Headquarters count as mechanised.</source>
        <extracomment>table weather</extracomment>
        <translation>Cambios de los puntos de movimiento. Las unidades desabastecidas tienen tres puntos de movimiento con cualquier tiempo. Los cuarteles generales cuentan como mecanizados.</translation>
    </message>
    <message>
        <source>Axis mechanised</source>
        <extracomment>table weather</extracomment>
        <translation>Eje, mecanizadas</translation>
    </message>
    <message>
        <source>Other Axis</source>
        <extracomment>table weather</extracomment>
        <translation>Eje, otras</translation>
    </message>
    <message>
        <source>Soviet</source>
        <extracomment>table weather</extracomment>
        <translation>Soviéticos</translation>
    </message>
    <message>
        <source>Forced march</source>
        <extracomment>table weather</extracomment>
        <translation>Marcha forzada</translation>
    </message>
    <message>
        <source>German bombardment</source>
        <extracomment>table weather</extracomment>
        <translation>Bombardeo alemán</translation>
    </message>
    <message>
        <source>Good</source>
        <extracomment>table weather</extracomment>
        <translation>Bueno</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>table weather</extracomment>
        <translation>Mixto</translation>
    </message>
    <message>
        <source>Mud</source>
        <extracomment>table weather</extracomment>
        <translation>Barro</translation>
    </message>
    <message>
        <source>Snow, December 1941 – February 1942</source>
        <extracomment>table weather</extracomment>
        <translation>Nieve, diciembre de 1941 – febrero de 1942</translation>
    </message>
    <message>
        <source>Snow later</source>
        <extracomment>table weather</extracomment>
        <translation>Nieve posterior</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>table weather</extracomment>
        <translation>sí</translation>
    </message>
</context>
<context>
    <name>tables/withdrawals.json</name>
    <message>
        <source>Axis withdrawals and returns</source>
        <extracomment>table withdrawals</extracomment>
        <translation>Retiradas y regresos del Eje</translation>
    </message>
    <message>
        <source>The Axis chooses which headquarters, air unit or Tiger battalion goes. Two entries of the printed list (7th Panzer on turn 18, 16th Panzer on turn 28) repeat a withdrawal and are read as returns; the entry headed 31 stands between 38 and 42 and is read as 41.</source>
        <extracomment>table withdrawals</extracomment>
        <translation>El Eje elige qué cuartel general, unidad aérea o batallón Tiger se va. Dos entradas de la lista impresa (7.ª Panzer en el turno 18, 16.ª Panzer en el turno 28) repiten una retirada y se leen como regresos; la entrada titulada 31 está entre la 38 y la 42 y se lee como 41.</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>table withdrawals</extracomment>
        <translation>Se van</translation>
    </message>
    <message>
        <source>Return</source>
        <extracomment>table withdrawals</extracomment>
        <translation>Vuelven</translation>
    </message>
    <message>
        <source>1st Cavalry Division, 2 air units with their bases</source>
        <extracomment>table withdrawals</extracomment>
        <translation>1.ª División de Caballería, 2 unidades aéreas con sus bases</translation>
    </message>
    <message>
        <source>1 panzer army headquarters</source>
        <extracomment>table withdrawals</extracomment>
        <translation>1 cuartel general de ejército panzer</translation>
    </message>
    <message>
        <source>7th Panzer Division</source>
        <extracomment>table withdrawals</extracomment>
        <translation>7.ª División Panzer</translation>
    </message>
    <message>
        <source>1 air unit with its base</source>
        <extracomment>table withdrawals</extracomment>
        <translation>1 unidad aérea con su base</translation>
    </message>
    <message>
        <source>SS Motorised Division Leibstandarte, SS Motorised Division Das Reich</source>
        <extracomment>table withdrawals</extracomment>
        <translation>División Motorizada SS Leibstandarte, División Motorizada SS Das Reich</translation>
    </message>
    <message>
        <source>SS Motorised Division Totenkopf</source>
        <extracomment>table withdrawals</extracomment>
        <translation>División Motorizada SS Totenkopf</translation>
    </message>
    <message>
        <source>16th Panzer Division</source>
        <extracomment>table withdrawals</extracomment>
        <translation>16.ª División Panzer</translation>
    </message>
    <message>
        <source>Italian XXXV Corps (CSIR), Italian II Corps, Italian Alpine Corps, Italian XXIX Corps</source>
        <extracomment>table withdrawals</extracomment>
        <translation>XXXV Cuerpo (CSIR) italiano, II Cuerpo italiano, Cuerpo Alpino italiano, XXIX Cuerpo italiano</translation>
    </message>
    <message>
        <source>9th Panzer Division, 1 panzer army headquarters, 1 air unit with its base</source>
        <extracomment>table withdrawals</extracomment>
        <translation>9.ª División Panzer, 1 cuartel general de ejército panzer, 1 unidad aérea con su base</translation>
    </message>
    <message>
        <source>SS Panzer Division Leibstandarte, SS Panzer Division Das Reich, 1 Tiger battalion</source>
        <extracomment>table withdrawals</extracomment>
        <translation>División Panzer SS Leibstandarte, División Panzer SS Das Reich, 1 batallón Tiger</translation>
    </message>
    <message>
        <source>SS Panzer Division Hohenstaufen, SS Panzer Division Frundsberg, 1 Tiger battalion</source>
        <extracomment>table withdrawals</extracomment>
        <translation>División Panzer SS Hohenstaufen, División Panzer SS Frundsberg, 1 batallón Tiger</translation>
    </message>
    <message>
        <source>German siege artillery</source>
        <extracomment>table withdrawals</extracomment>
        <translation>Artillería de asedio alemana</translation>
    </message>
    <message>
        <source>1 panzer army headquarters, 1 air unit with its base</source>
        <extracomment>table withdrawals</extracomment>
        <translation>1 cuartel general de ejército panzer, 1 unidad aérea con su base</translation>
    </message>
    <message>
        <source>1 Tiger battalion</source>
        <extracomment>table withdrawals</extracomment>
        <translation>1 batallón Tiger</translation>
    </message>
    <message>
        <source>SS Panzer Division Leibstandarte, SS Panzer Division Das Reich, SS Panzer Division Hohenstaufen, SS Panzer Division Frundsberg</source>
        <extracomment>table withdrawals</extracomment>
        <translation>División Panzer SS Leibstandarte, División Panzer SS Das Reich, División Panzer SS Hohenstaufen, División Panzer SS Frundsberg</translation>
    </message>
</context>
<context>
    <name>scenarios/barbarossa.json</name>
    <message>
        <source>Barbarossa</source>
        <extracomment>scenario barbarossa</extracomment>
        <translation>Barbarroja</translation>
    </message>
    <message>
        <source>22 June 1941. Three German army groups, four panzer armies and Romania strike a Red Army that stands in four border districts and has no orders. By January somebody must be in front of Moscow, and snow comes on the seventh turn.</source>
        <extracomment>scenario barbarossa</extracomment>
        <translation>22 de junio de 1941. Tres grupos de ejércitos alemanes, cuatro ejércitos panzer y Rumanía golpean a un Ejército Rojo que está en cuatro distritos fronterizos y no tiene órdenes. En enero alguien tiene que estar ante Moscú, y la nieve llega en el séptimo turno.</translation>
    </message>
    <message>
        <source>The Axis wins at once with Moscow and Kiev or Leningrad, or with 30 victory points after turn 8; otherwise the Soviets win.</source>
        <extracomment>scenario barbarossa</extracomment>
        <translation>El Eje gana al instante con Moscú y Kiev o Leningrado, o con 30 puntos de victoria tras el turno 8; si no, ganan los soviéticos.</translation>
    </message>
    <message>
        <source>6 h</source>
        <extracomment>scenario barbarossa</extracomment>
        <translation>6 h</translation>
    </message>
</context>
<context>
    <name>scenarios/fall_blau.json</name>
    <message>
        <source>Fall Blau</source>
        <extracomment>scenario fall_blau</extracomment>
        <translation>Fall Blau</translation>
    </message>
    <message>
        <source>June 1942. The panzer divisions of Army Group South are full again, the others are not. On turn 12 or 13 the Axis chooses its first two chits: the Volga and the oil of the Caucasus are far, and Zhukov is gathering a reserve.</source>
        <extracomment>scenario fall_blau</extracomment>
        <translation>Junio de 1942. Las divisiones panzer del Grupo de Ejércitos Sur están otra vez completas; las demás, no. En el turno 12 o 13 el Eje elige sus dos primeras fichas: el Volga y el petróleo del Cáucaso están lejos, y Zhúkov reúne una reserva.</translation>
    </message>
    <message>
        <source>The Axis wins at once on one of its conditions of the campaign (38 victory points, or over the Caucasus). After turn 20 it wins with 33 points or more; 30 to 32 are a draw, 29 or fewer a Soviet victory.</source>
        <extracomment>scenario fall_blau</extracomment>
        <translation>El Eje gana al instante con una de sus condiciones de la campaña (38 puntos de victoria, o por el Cáucaso). Tras el turno 20 gana con 33 puntos o más; de 30 a 32 es empate, 29 o menos es victoria soviética.</translation>
    </message>
    <message>
        <source>7 h</source>
        <extracomment>scenario fall_blau</extracomment>
        <translation>7 h</translation>
    </message>
</context>
<context>
    <name>scenarios/zitadelle.json</name>
    <message>
        <source>Zitadelle</source>
        <extracomment>scenario zitadelle</extracomment>
        <translation>Zitadelle</translation>
    </message>
    <message>
        <source>July 1943. The Kursk salient is fortified, the Tigers have come, and behind the Steppe Front stands an army that no longer retreats. Once the attack has been made the Dnepr is the next line.</source>
        <extracomment>scenario zitadelle</extracomment>
        <translation>Julio de 1943. El saliente de Kursk está fortificado, han llegado los Tiger y tras el Frente de la Estepa hay un ejército que ya no se retira. Una vez hecho el ataque, la siguiente línea es el Dniéper.</translation>
    </message>
    <message>
        <source>The Soviets win at once when the Axis has 23 victory points or fewer. After turn 29 the Axis wins with 28 or more; 25 to 27 are a draw, 24 or fewer a Soviet victory.</source>
        <extracomment>scenario zitadelle</extracomment>
        <translation>Los soviéticos ganan al instante cuando el Eje tiene 23 puntos de victoria o menos. Tras el turno 29 el Eje gana con 28 o más; de 25 a 27 es empate, 24 o menos es victoria soviética.</translation>
    </message>
    <message>
        <source>5 h</source>
        <extracomment>scenario zitadelle</extracomment>
        <translation>5 h</translation>
    </message>
</context>
<context>
    <name>scenarios/bagration.json</name>
    <message>
        <source>Bagration</source>
        <extracomment>scenario bagration</extracomment>
        <translation>Bagratión</translation>
    </message>
    <message>
        <source>June 1944. Army Group Centre holds a bulge of forts and woods with hardly a panzer division; Deep Battle now takes both Stavka and Zhukov along. Warsaw, Riga and Bucharest are within reach.</source>
        <extracomment>scenario bagration</extracomment>
        <translation>Junio de 1944. El Grupo de Ejércitos Centro defiende un saliente de fuertes y bosques con apenas una división panzer; la Batalla profunda lleva ya consigo a la Stavka y a Zhúkov. Varsovia, Riga y Bucarest están al alcance.</translation>
    </message>
    <message>
        <source>The Soviets win at once when the Axis has 13 victory points or fewer. After turn 40 the Axis wins with 17 or more; 14 to 16 are a draw.</source>
        <extracomment>scenario bagration</extracomment>
        <translation>Los soviéticos ganan al instante cuando el Eje tiene 13 puntos de victoria o menos. Tras el turno 40 el Eje gana con 17 o más; de 14 a 16 es empate.</translation>
    </message>
    <message>
        <source>5 h</source>
        <extracomment>scenario bagration</extracomment>
        <translation>5 h</translation>
    </message>
</context>
<context>
    <name>scenarios/campaign.json</name>
    <message>
        <source>The whole war</source>
        <extracomment>scenario campaign</extracomment>
        <translation>Toda la guerra</translation>
    </message>
    <message>
        <source>June 1941 to May 1945: the same first morning as Barbarossa, and then every season of the war. Reinforcements, conversions and withdrawals come as they did; Romania and Hungary may leave, Poles and Bulgarians join.</source>
        <extracomment>scenario campaign</extracomment>
        <translation>De junio de 1941 a mayo de 1945: la misma primera mañana que Barbarroja y después todas las estaciones de la guerra. Refuerzos, conversiones y retiradas llegan como llegaron; Rumanía y Hungría pueden irse, polacos y búlgaros sumarse.</translation>
    </message>
    <message>
        <source>The Axis wins with Moscow and Kiev or Leningrad in 1941, with 38 victory points, over the Caucasus, or by lasting to the end of turn 44. The Soviets win with the Axis at 23 points or fewer in 1943, 13 or fewer in 1944, 1 or none at any time, or with Berlin and the Axis at 2 or fewer at the end.</source>
        <extracomment>scenario campaign</extracomment>
        <translation>El Eje gana con Moscú y Kiev o Leningrado en 1941, con 38 puntos de victoria, por el Cáucaso, o si aguanta hasta el final del turno 44. Los soviéticos ganan con el Eje en 23 puntos o menos en 1943, 13 o menos en 1944, 1 o ninguno en cualquier momento, o con Berlín y el Eje en 2 o menos al final.</translation>
    </message>
    <message>
        <source>60 h</source>
        <extracomment>scenario campaign</extracomment>
        <translation>60 h</translation>
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
        <source>Action rounds played</source>
        <extracomment>variable round</extracomment>
        <translation>Rondas de acción jugadas</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>variable kind</extracomment>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Manstein/Model left</source>
        <extracomment>variable manstein_left</extracomment>
        <translation>Manstein/Model restantes</translation>
    </message>
    <message>
        <source>Counterattacks owed to Stalin</source>
        <extracomment>variable owed</extracomment>
        <translation>Contraataques debidos a Stalin</translation>
    </message>
    <message>
        <source>Bridgehead attacks left</source>
        <extracomment>variable bridgeheads</extracomment>
        <translation>Ataques de cabeza de puente restantes</translation>
    </message>
    <message>
        <source>Replacement factors left</source>
        <extracomment>variable points</extracomment>
        <translation>Factores de reemplazo restantes</translation>
    </message>
    <message>
        <source>Replacement factors in Leningrad</source>
        <extracomment>variable lake_points</extracomment>
        <translation>Factores de reemplazo en Leningrado</translation>
    </message>
    <message>
        <source>Infantry steps left</source>
        <extracomment>variable pool_infantry</extracomment>
        <translation>Pasos de infantería restantes</translation>
    </message>
    <message>
        <source>Mechanised steps left</source>
        <extracomment>variable pool_mech</extracomment>
        <translation>Pasos mecanizados restantes</translation>
    </message>
    <message>
        <source>Panzer steps left</source>
        <extracomment>variable pool_panzer</extracomment>
        <translation>Pasos panzer restantes</translation>
    </message>
    <message>
        <source>Panzergrenadier steps left</source>
        <extracomment>variable pool_grenadier</extracomment>
        <translation>Pasos panzergrenadier restantes</translation>
    </message>
    <message>
        <source>Infantry or motorised steps left</source>
        <extracomment>variable pool_mixed</extracomment>
        <translation>Pasos de infantería o motorizados restantes</translation>
    </message>
    <message>
        <source>Panzer divisions to restore</source>
        <extracomment>variable pool_flip</extracomment>
        <translation>Divisiones panzer por completar</translation>
    </message>
    <message>
        <source>Romanian units left</source>
        <extracomment>variable pool_romanian</extracomment>
        <translation>Unidades rumanas restantes</translation>
    </message>
    <message>
        <source>Hungarian units left</source>
        <extracomment>variable pool_hungarian</extracomment>
        <translation>Unidades húngaras restantes</translation>
    </message>
    <message>
        <source>Tiger battalions left</source>
        <extracomment>variable pool_tiger</extracomment>
        <translation>Batallones Tiger restantes</translation>
    </message>
    <message>
        <source>Steps left by rail</source>
        <extracomment>variable rail_left</extracomment>
        <translation>Pasos restantes por ferrocarril</translation>
    </message>
    <message>
        <source>Steps left in the Baltic</source>
        <extracomment>variable baltic_left</extracomment>
        <translation>Pasos restantes en el Báltico</translation>
    </message>
    <message>
        <source>Steps left in the Black Sea</source>
        <extracomment>variable black_left</extracomment>
        <translation>Pasos restantes en el Mar Negro</translation>
    </message>
    <message>
        <source>Air supply markers left</source>
        <extracomment>variable lifts</extracomment>
        <translation>Fichas de suministro aéreo restantes</translation>
    </message>
    <message>
        <source>Units that left for Baku</source>
        <extracomment>variable exited</extracomment>
        <translation>Unidades que salieron hacia Bakú</translation>
    </message>
</context>
<context>
    <name>rules/sequence.json</name>
    <message>
        <source>Reinforcement and replacement phase</source>
        <extracomment>phase reinforcement</extracomment>
        <translation>Fase de refuerzos y reemplazos</translation>
    </message>
    <message>
        <source>Axis reinforcements</source>
        <extracomment>phase axis_arrivals</extracomment>
        <translation>Refuerzos del Eje</translation>
    </message>
    <message>
        <source>Axis replacements</source>
        <extracomment>phase axis_replacements</extracomment>
        <translation>Reemplazos del Eje</translation>
    </message>
    <message>
        <source>Soviet reinforcements</source>
        <extracomment>phase soviet_arrivals</extracomment>
        <translation>Refuerzos soviéticos</translation>
    </message>
    <message>
        <source>Soviet replacements</source>
        <extracomment>phase soviet_replacements</extracomment>
        <translation>Reemplazos soviéticos</translation>
    </message>
    <message>
        <source>Air base phase</source>
        <extracomment>phase air_bases</extracomment>
        <translation>Fase de bases aéreas</translation>
    </message>
    <message>
        <source>Axis air bases</source>
        <extracomment>phase axis_bases</extracomment>
        <translation>Bases aéreas del Eje</translation>
    </message>
    <message>
        <source>Soviet air base</source>
        <extracomment>phase soviet_bases</extracomment>
        <translation>Base aérea soviética</translation>
    </message>
    <message>
        <source>Strategic movement phase</source>
        <extracomment>phase strategic</extracomment>
        <translation>Fase de movimiento estratégico</translation>
    </message>
    <message>
        <source>Axis rail movement</source>
        <extracomment>phase axis_rail</extracomment>
        <translation>Movimiento del Eje por ferrocarril</translation>
    </message>
    <message>
        <source>Axis naval movement</source>
        <extracomment>phase axis_sea</extracomment>
        <translation>Movimiento naval del Eje</translation>
    </message>
    <message>
        <source>Soviet rail movement</source>
        <extracomment>phase soviet_rail</extracomment>
        <translation>Movimiento soviético por ferrocarril</translation>
    </message>
    <message>
        <source>Soviet naval movement</source>
        <extracomment>phase soviet_sea</extracomment>
        <translation>Movimiento naval soviético</translation>
    </message>
    <message>
        <source>Amphibious invasion</source>
        <extracomment>phase invasion</extracomment>
        <translation>Invasión anfibia</translation>
    </message>
    <message>
        <source>Air transport and drop</source>
        <extracomment>phase airborne</extracomment>
        <translation>Transporte y salto aéreos</translation>
    </message>
    <message>
        <source>Action phase</source>
        <extracomment>phase action_phase</extracomment>
        <translation>Fase de acción</translation>
    </message>
    <message>
        <source>Initiative</source>
        <extracomment>phase initiative</extracomment>
        <translation>Iniciativa</translation>
    </message>
    <message>
        <source>Action rounds</source>
        <extracomment>phase action</extracomment>
        <translation>Rondas de acción</translation>
    </message>
    <message>
        <source>Attrition phase</source>
        <extracomment>phase attrition_phase</extracomment>
        <translation>Fase de desgaste</translation>
    </message>
    <message>
        <source>Axis depots</source>
        <extracomment>phase depots</extracomment>
        <translation>Depósitos del Eje</translation>
    </message>
    <message>
        <source>German air supply</source>
        <extracomment>phase air_supply</extracomment>
        <translation>Suministro aéreo alemán</translation>
    </message>
    <message>
        <source>Attrition</source>
        <extracomment>phase attrition</extracomment>
        <translation>Desgaste</translation>
    </message>
    <message>
        <source>End phase</source>
        <extracomment>phase end</extracomment>
        <translation>Fase final</translation>
    </message>
    <message>
        <source>Victory check</source>
        <extracomment>phase victory</extracomment>
        <translation>Comprobación de victoria</translation>
    </message>
    <message>
        <source>Turn advance</source>
        <extracomment>phase advance</extracomment>
        <translation>Avance del turno</translation>
    </message>
</context>
<context>
    <name>rules/rulebook.json</name>
    <message>
        <source>What it is</source>
        <comment>1.0 title</comment>
        <extracomment>rule 1.0</extracomment>
        <translation>Qué es</translation>
    </message>
    <message>
        <source>The war between Germany and the Soviet Union from 22 June 1941 to the fall of Berlin. There are four games and a campaign that goes all the way; the campaign can also begin at the date of any of the four ([3.1]).

Nobody knows who acts next: the rounds of both sides are chits that come out of one cup ([10.0]).</source>
        <comment>1.0 text</comment>
        <extracomment>rule 1.0</extracomment>
        <translation>La guerra entre Alemania y la Unión Soviética desde el 22 de junio de 1941 hasta la caída de Berlín. Hay cuatro partidas y una campaña que llega hasta el final; la campaña también puede empezar en la fecha de cualquiera de las cuatro ([3.1]).

Nadie sabe quién actúa después: las rondas de ambos bandos son fichas que salen de una misma copa ([10.0]).</translation>
    </message>
    <message>
        <source>The map</source>
        <comment>2.1 title</comment>
        <extracomment>rule 2.1</extracomment>
        <translation>El mapa</translation>
    </message>
    <message>
        <source>Hexes of about twenty miles on two sheets that are one board. A hex is called by its sheet and number, W4702 or E2314; those of the seam have two names. What terrain does stands in the terrain chart ([11.2], [12.4]).

A City or Town at the coast is a port only if it has an anchor. The ports of the Gulf of Finland are Tallinn, Oranienbaum and Leningrad.

The retreat compass gives each side two directions: northwest and southwest for the Axis, northeast and southeast for the Soviets ([12.5], [6.5]).

A turn is one or two months, turn 1 the last days of June 1941.</source>
        <comment>2.1 text</comment>
        <extracomment>rule 2.1</extracomment>
        <translation>Hexágonos de unas veinte millas en dos hojas que forman un solo tablero. Un hexágono se llama por su hoja y su número, W4702 o E2314; los de la costura tienen dos nombres. Lo que hace el terreno está en su tabla ([11.2], [12.4]).

Una ciudad o un pueblo de la costa solo es puerto si tiene un ancla. Los puertos del Golfo de Finlandia son Tallin, Oranienbaum y Leningrado.

La brújula de retirada da a cada bando dos direcciones: noroeste y suroeste al Eje, nordeste y sureste a los soviéticos ([12.5], [6.5]).

Un turno es de uno o dos meses; el turno 1, los últimos días de junio de 1941.</translation>
    </message>
    <message>
        <source>Turn track</source>
        <comment>2.1a title</comment>
        <extracomment>rule 2.1a</extracomment>
        <translation>Registro de turnos</translation>
    </message>
    <message>
        <source>Shows the turn, one or two months long; turn 1 is 22 to 30 June 1941.</source>
        <comment>2.1a text</comment>
        <extracomment>rule 2.1a</extracomment>
        <translation>Muestra el turno, de uno o dos meses; el turno 1 es del 22 al 30 de junio de 1941.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>2.1b title</comment>
        <extracomment>rule 2.1b</extracomment>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>The rounds played in the turn are counted.</source>
        <comment>2.1b text</comment>
        <extracomment>rule 2.1b</extracomment>
        <translation>Se cuentan las rondas jugadas en el turno.</translation>
    </message>
    <message>
        <source>Stavka Reserve</source>
        <comment>2.1c title</comment>
        <extracomment>rule 2.1c</extracomment>
        <translation>Reserva de la Stavka</translation>
    </message>
    <message>
        <source>A box for Soviet units from turn 3 on ([7.3], [10.5.9]).</source>
        <comment>2.1c text</comment>
        <extracomment>rule 2.1c</extracomment>
        <translation>Una casilla para unidades soviéticas desde el turno 3 ([7.3], [10.5.9]).</translation>
    </message>
    <message>
        <source>Soviet air</source>
        <comment>2.1d title</comment>
        <extracomment>rule 2.1d</extracomment>
        <translation>Aviación soviética</translation>
    </message>
    <message>
        <source>A box for tactical air, ready and used ([8.3]).</source>
        <comment>2.1d text</comment>
        <extracomment>rule 2.1d</extracomment>
        <translation>Una casilla para la aviación táctica, lista y usada ([8.3]).</translation>
    </message>
    <message>
        <source>Other fronts</source>
        <comment>2.1e title</comment>
        <extracomment>rule 2.1e</extracomment>
        <translation>Otros frentes</translation>
    </message>
    <message>
        <source>A box for German units that were withdrawn ([7.9]).</source>
        <comment>2.1e text</comment>
        <extracomment>rule 2.1e</extracomment>
        <translation>Una casilla para las unidades alemanas retiradas ([7.9]).</translation>
    </message>
    <message>
        <source>Counters</source>
        <comment>2.2 title</comment>
        <extracomment>rule 2.2</extracomment>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>- Combat units, from brigades to Soviet armies, have one or two steps. A motorised division whose other side shows panzergrenadiers has one step on either side.
- Headquarters and Zhukov move like units but do not fight ([14.1]).
- Five German air units have a base each; the Soviet 18th Air needs none. The Romanian air counter and the Soviet air armies are tactical air ([8.1]).
- Depots carry the Axis supply along the rails ([13.6]).
- Support: assault guns ([16.1]), tank brigades ([16.3]), the Special Fortified Zone ([12.7]), air supply ([8.6]).

The Romanian air counter adds 1 to an attack or defence, once a turn, in Good or Mixed weather. After 1941 it leaves for good if no Romanian unit of the Axis is in the Soviet Union.

City Defence has no printed rule. Here three markers add 1 to the defence of a supplied Soviet City each, from turn 3; an option leaves them out.</source>
        <comment>2.2 text</comment>
        <extracomment>rule 2.2</extracomment>
        <translation>- Las unidades de combate, de brigadas a ejércitos soviéticos, tienen uno o dos pasos. Una división motorizada cuyo reverso muestra panzergrenadiers tiene un paso en ambas caras.
- Los cuarteles generales y Zhúkov se mueven como unidades pero no combaten ([14.1]).
- Cinco unidades aéreas alemanas tienen cada una su base; la 18.ª Fuerza Aérea soviética no la necesita. La ficha aérea rumana y los ejércitos aéreos soviéticos son aviación táctica ([8.1]).
- Los depósitos llevan el suministro del Eje por los ferrocarriles ([13.6]).
- Apoyo: cañones de asalto ([16.1]), brigadas de tanques ([16.3]), la zona fortificada especial ([12.7]), suministro aéreo ([8.6]).

La ficha aérea rumana suma 1 a un ataque o una defensa, una vez por turno, con tiempo Bueno o Mixto. Después de 1941 se va para siempre si no hay ninguna unidad rumana del Eje en la Unión Soviética.

La defensa urbana no tiene regla impresa. Aquí tres fichas suman 1 a la defensa de una ciudad soviética abastecida cada una, desde el turno 3; una opción las quita.</translation>
    </message>
    <message>
        <source>Combat units</source>
        <comment>2.2a title</comment>
        <extracomment>rule 2.2a</extracomment>
        <translation>Unidades de combate</translation>
    </message>
    <message>
        <source>They have one or two steps. A motorised division has one step on either side of its counter; the other side is a conversion, not a loss ([7.7]).</source>
        <comment>2.2a text</comment>
        <extracomment>rule 2.2a</extracomment>
        <translation>Tienen uno o dos pasos. Una división motorizada tiene un paso en ambas caras de su ficha; la otra cara es una conversión, no una pérdida ([7.7]).</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <comment>2.2b title</comment>
        <extracomment>rule 2.2b</extracomment>
        <translation>Cuarteles generales</translation>
    </message>
    <message>
        <source>They move like units and do not fight ([14.1]).</source>
        <comment>2.2b text</comment>
        <extracomment>rule 2.2b</extracomment>
        <translation>Se mueven como unidades y no combaten ([14.1]).</translation>
    </message>
    <message>
        <source>Air counters</source>
        <comment>2.2c title</comment>
        <extracomment>rule 2.2c</extracomment>
        <translation>Fichas aéreas</translation>
    </message>
    <message>
        <source>German air units fly from their bases and may support or bombard in any friendly combat; bases move only in their segment or when an enemy enters. The Romanian air is tactical: 1 factor, once a turn, Good or Mixed weather. Soviet air armies add 1 factor each, once a turn. The 18th Air works like a German air unit without a base ([8.1] to [8.6]).</source>
        <comment>2.2c text</comment>
        <extracomment>rule 2.2c</extracomment>
        <translation>Las unidades aéreas alemanas vuelan desde sus bases y pueden apoyar o bombardear en cualquier combate propio; las bases solo se mueven en su segmento o cuando entra un enemigo. La aviación rumana es táctica: 1 factor, una vez por turno, tiempo Bueno o Mixto. Los ejércitos aéreos soviéticos suman 1 factor cada uno, una vez por turno. La 18.ª Fuerza Aérea funciona como una unidad aérea alemana sin base ([8.1] a [8.6]).</translation>
    </message>
    <message>
        <source>Depots</source>
        <comment>2.2d title</comment>
        <extracomment>rule 2.2d</extracomment>
        <translation>Depósitos</translation>
    </message>
    <message>
        <source>No strength; their movement is rolled ([13.6]).</source>
        <comment>2.2d text</comment>
        <extracomment>rule 2.2d</extracomment>
        <translation>Sin fuerza; su movimiento se tira ([13.6]).</translation>
    </message>
    <message>
        <source>Support markers</source>
        <comment>2.2e title</comment>
        <extracomment>rule 2.2e</extracomment>
        <translation>Marcadores de apoyo</translation>
    </message>
    <message>
        <source>Assault guns ([16.1]) and the Special Fortified Zone ([12.7]).</source>
        <comment>2.2e text</comment>
        <extracomment>rule 2.2e</extracomment>
        <translation>Cañones de asalto ([16.1]) y la zona fortificada especial ([12.7]).</translation>
    </message>
    <message>
        <source>Game markers</source>
        <comment>2.2f title</comment>
        <extracomment>rule 2.2f</extracomment>
        <translation>Marcadores de juego</translation>
    </message>
    <message>
        <source>Turn, rounds, control, destroyed Forts and Fortified Zones, out of supply, isolated, active, air supply, attacks owed to Stalin. The program keeps them.</source>
        <comment>2.2f text</comment>
        <extracomment>rule 2.2f</extracomment>
        <translation>Turno, rondas, control, fuertes y zonas fortificadas destruidos, desabastecida, aislada, activa, suministro aéreo, ataques debidos a Stalin. Los lleva el programa.</translation>
    </message>
    <message>
        <source>Charts</source>
        <comment>2.3 title</comment>
        <extracomment>rule 2.3</extracomment>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>The charts: terrain effects, combat A and B, bombardment, depot advance, chits of each turn, replacements, conversions, withdrawals, sequence, and what begins when. Charts that are marked as rebuilt are not printed in the rulebook at hand.</source>
        <comment>2.3 text</comment>
        <extracomment>rule 2.3</extracomment>
        <translation>Las tablas: efectos del terreno, combate A y B, bombardeo, avance de depósitos, fichas de cada turno, reemplazos, conversiones, retiradas, secuencia y qué empieza cuándo. Las marcadas como reconstruidas no están impresas en el reglamento disponible.</translation>
    </message>
    <message>
        <source>Words</source>
        <comment>2.4 title</comment>
        <extracomment>rule 2.4</extracomment>
        <translation>Términos</translation>
    </message>
    <message>
        <source>- *Control*: a hex belongs to whoever was last in it, or last had it alone in his zones while it was empty. It matters for Cities, Towns and Forts. Zones do not reach into enemy Cities and Forts ([6.1]), so only Towns change hands by zones.
- *Mechanised*: tank, panzer, motorised and mechanised units and Soviet artillery.
- *Panzergrenadier*: German mechanised infantry. *Jäger*, light infantry: divisions with 6 movement points, neither mountain nor cavalry.
- *Greater Germany*: all that is west of the start line and not Hungary or Romania.
- *Kerch Straits*: the two hexsides between Taman and the Crimea.
- *Command range*: hexes from the unit, not counted, to the headquarters, counted, whatever lies between.
- *Line of supply*: a path of limited length; *line of communications*: of any length ([13.2], [13.3]).
- *Isolated*: without communications.</source>
        <comment>2.4 text</comment>
        <extracomment>rule 2.4</extracomment>
        <translation>- *Control*: un hexágono es de quien estuvo en él por última vez, o de quien lo tuvo por última vez en sus zonas estando vacío. Importa en ciudades, pueblos y fuertes. Las zonas no entran en ciudades ni fuertes enemigos ([6.1]), así que solo los pueblos cambian de manos por zonas.
- *Mecanizada*: unidades de tanques, panzer, motorizadas y mecanizadas, y la artillería soviética.
- *Panzergrenadier*: infantería mecanizada alemana. *Cazadores*, infantería ligera: divisiones con 6 puntos de movimiento que no son de montaña ni de caballería.
- *Gran Alemania*: todo lo que está al oeste de la línea de salida y no es Hungría ni Rumanía.
- *Estrecho de Kerch*: los dos lados de hexágono entre Tamán y Crimea.
- *Alcance de mando*: hexágonos desde la unidad, sin contarla, hasta el cuartel general, contándolo, haya lo que haya en medio.
- *Línea de suministro*: camino de longitud limitada; *línea de comunicaciones*: de cualquier longitud ([13.2], [13.3]).
- *Aislada*: sin comunicaciones.</translation>
    </message>
    <message>
        <source>Victory points</source>
        <comment>3.1 title</comment>
        <extracomment>rule 3.1</extracomment>
        <translation>Puntos de victoria</translation>
    </message>
    <message>
        <source>There are 47 objectives. Each is one point for the Axis while it holds it; the Soviets have no points. Each of the four games has its own conditions ([17.1] to [17.4]), the campaign those of [3.2], from whatever date it begins.</source>
        <comment>3.1 text</comment>
        <extracomment>rule 3.1</extracomment>
        <translation>Hay 47 objetivos. Cada uno es un punto para el Eje mientras lo tenga; los soviéticos no tienen puntos. Cada una de las cuatro partidas tiene sus condiciones ([17.1] a [17.4]); la campaña, las de [3.2], empiece en la fecha que empiece.</translation>
    </message>
    <message>
        <source>Winning the campaign</source>
        <comment>3.2 title</comment>
        <extracomment>rule 3.2</extracomment>
        <translation>Ganar la campaña</translation>
    </message>
    <message>
        <source>Victory is checked at the end of each turn and ends the game at once. The Axis wins
- in 1941 with Moscow and Kiev or Leningrad;
- with Sevastopol, Stalingrad, Maikop and Grozny, when ten German units, five of them mechanised divisions, have left the map by the four military roads: a supplied unit at the edge pays 1 movement point and never returns;
- with 38 points;
- if the Soviets have not won by the end of turn 44.

The Soviets win when the Axis has 23 points or fewer in 1943, 13 or fewer in 1944, 1 or none at any check, or at the end of turn 44 with Berlin and the Axis at 2 or fewer.

*Variable points* (option): when an objective changes hands a die, +2 for Moscow and Berlin, decides: 1 or 2 nothing, 3 or 4 one point, 5 and more two.</source>
        <comment>3.2 text</comment>
        <extracomment>rule 3.2</extracomment>
        <translation>La victoria se comprueba al final de cada turno y acaba la partida al instante. El Eje gana
- en 1941 con Moscú y Kiev o Leningrado;
- con Sebastopol, Stalingrado, Maikop y Grozni, cuando diez unidades alemanas, cinco de ellas divisiones mecanizadas, han salido del mapa por las cuatro carreteras militares: una unidad abastecida en el borde paga 1 punto de movimiento y no vuelve nunca;
- con 38 puntos;
- si los soviéticos no han ganado al final del turno 44.

Los soviéticos ganan cuando el Eje tiene 23 puntos o menos en 1943, 13 o menos en 1944, 1 o ninguno en cualquier comprobación, o al final del turno 44 con Berlín y el Eje en 2 o menos.

*Puntos variables* (opción): cuando un objetivo cambia de manos decide un dado, +2 por Moscú y Berlín: 1 o 2 nada, 3 o 4 un punto, 5 y más dos.</translation>
    </message>
    <message>
        <source>Variable points</source>
        <comment>3.2opt title</comment>
        <extracomment>rule 3.2opt</extracomment>
        <translation>Puntos variables</translation>
    </message>
    <message>
        <source>When an objective changes hands a die decides, +2 for Moscow and Berlin: 1 or 2 nothing, 3 or 4 one point, 5 and more two.</source>
        <comment>3.2opt text</comment>
        <extracomment>rule 3.2opt</extracomment>
        <translation>Cuando un objetivo cambia de manos decide un dado, +2 por Moscú y Berlín: 1 o 2 nada, 3 o 4 un punto, 5 y más dos.</translation>
    </message>
    <message>
        <source>The turn</source>
        <comment>4.1 title</comment>
        <extracomment>rule 4.1</extracomment>
        <translation>El turno</translation>
    </message>
    <message>
        <source>- I Reinforcements: Axis reinforcements; Axis replacements, conversions, withdrawals; Soviet reinforcements; Soviet replacements, conversions. Left out on the first turn of a game.
- II Air bases: Axis, then the Soviet 18th Air.
- III Strategic movement: Axis rail, Axis sea, Soviet rail, Soviet sea, landing, airborne.
- IV Action: initiative, opening chits, the cup ([10.0]).
- V Attrition: depots advance, air supply, isolated units ([13.8]).
- VI End: victory, what is Done becomes ready.

What is finished is not opened again.</source>
        <comment>4.1 text</comment>
        <extracomment>rule 4.1</extracomment>
        <translation>- I Refuerzos: refuerzos del Eje; reemplazos, conversiones y retiradas del Eje; refuerzos soviéticos; reemplazos y conversiones soviéticos. Se omite en el primer turno de una partida.
- II Bases aéreas: Eje, después la 18.ª Fuerza Aérea soviética.
- III Movimiento estratégico: ferrocarril del Eje, mar del Eje, ferrocarril soviético, mar soviético, desembarco, aerotransporte.
- IV Acción: iniciativa, fichas de apertura, la copa ([10.0]).
- V Desgaste: avance de depósitos, suministro aéreo, unidades aisladas ([13.8]).
- VI Final: victoria; lo agotado vuelve a estar listo.

Lo terminado no se reabre.</translation>
    </message>
    <message>
        <source>Phase I</source>
        <comment>4.1-I title</comment>
        <extracomment>rule 4.1-I</extracomment>
        <translation>Fase I</translation>
    </message>
    <message>
        <source>Reinforcements and replacements, the Axis first ([7.0]).</source>
        <comment>4.1-I text</comment>
        <extracomment>rule 4.1-I</extracomment>
        <translation>Refuerzos y reemplazos, primero el Eje ([7.0]).</translation>
    </message>
    <message>
        <source>Axis reinforcements</source>
        <comment>4.1-Ia title</comment>
        <extracomment>rule 4.1-Ia</extracomment>
        <translation>Refuerzos del Eje</translation>
    </message>
    <message>
        <source>New units and those that return from other fronts are placed.</source>
        <comment>4.1-Ia text</comment>
        <extracomment>rule 4.1-Ia</extracomment>
        <translation>Se colocan las unidades nuevas y las que vuelven de otros frentes.</translation>
    </message>
    <message>
        <source>Axis replacements</source>
        <comment>4.1-Ib title</comment>
        <extracomment>rule 4.1-Ib</extracomment>
        <translation>Reemplazos del Eje</translation>
    </message>
    <message>
        <source>Eliminated units are rebuilt, reduced ones restored; then conversions and withdrawals.</source>
        <comment>4.1-Ib text</comment>
        <extracomment>rule 4.1-Ib</extracomment>
        <translation>Se reconstruyen las unidades eliminadas y se completan las reducidas; después conversiones y retiradas.</translation>
    </message>
    <message>
        <source>Phase II</source>
        <comment>4.1-II title</comment>
        <extracomment>rule 4.1-II</extracomment>
        <translation>Fase II</translation>
    </message>
    <message>
        <source>Axis bases, then the Soviet 18th Air ([8.2]).</source>
        <comment>4.1-II text</comment>
        <extracomment>rule 4.1-II</extracomment>
        <translation>Bases del Eje y después la 18.ª Fuerza Aérea soviética ([8.2]).</translation>
    </message>
    <message>
        <source>Phase III</source>
        <comment>4.1-III title</comment>
        <extracomment>rule 4.1-III</extracomment>
        <translation>Fase III</translation>
    </message>
    <message>
        <source>Axis rail, Axis sea, Soviet rail, Soviet sea, landing, airborne ([9.0]).</source>
        <comment>4.1-III text</comment>
        <extracomment>rule 4.1-III</extracomment>
        <translation>Ferrocarril del Eje, mar del Eje, ferrocarril soviético, mar soviético, desembarco, aerotransporte ([9.0]).</translation>
    </message>
    <message>
        <source>The Gulf in Snow</source>
        <comment>4.1-IIIb title</comment>
        <extracomment>rule 4.1-IIIb</extracomment>
        <translation>El golfo con Nieve</translation>
    </message>
    <message>
        <source>Nothing sails to or from a port of the Gulf of Finland in Snow.</source>
        <comment>4.1-IIIb text</comment>
        <extracomment>rule 4.1-IIIb</extracomment>
        <translation>Con Nieve nada navega hacia ni desde un puerto del Golfo de Finlandia.</translation>
    </message>
    <message>
        <source>Phase IV</source>
        <comment>4.1-IV title</comment>
        <extracomment>rule 4.1-IV</extracomment>
        <translation>Fase IV</translation>
    </message>
    <message>
        <source>Initiative, opening chits, the cup, one draw after the other ([10.0]).</source>
        <comment>4.1-IV text</comment>
        <extracomment>rule 4.1-IV</extracomment>
        <translation>Iniciativa, fichas de apertura, la copa, una extracción tras otra ([10.0]).</translation>
    </message>
    <message>
        <source>Filling the cup</source>
        <comment>4.1-IVb title</comment>
        <extracomment>rule 4.1-IVb</extracomment>
        <translation>Llenar la copa</translation>
    </message>
    <message>
        <source>Only after the opening chit was chosen.</source>
        <comment>4.1-IVb text</comment>
        <extracomment>rule 4.1-IVb</extracomment>
        <translation>Solo después de elegir la ficha de apertura.</translation>
    </message>
    <message>
        <source>A round</source>
        <comment>4.1-IVd title</comment>
        <extracomment>rule 4.1-IVd</extracomment>
        <translation>Una ronda</translation>
    </message>
    <message>
        <source>In a panzer army round all air units and artillery may take part, whatever the range. A single infantry unit never attacks alone ([12.2.1]).</source>
        <comment>4.1-IVd text</comment>
        <extracomment>rule 4.1-IVd</extracomment>
        <translation>En una ronda de ejército panzer pueden participar todas las unidades aéreas y la artillería, sea cual sea el alcance. Una sola unidad de infantería nunca ataca ([12.2.1]).</translation>
    </message>
    <message>
        <source>Phase V</source>
        <comment>4.1-V title</comment>
        <extracomment>rule 4.1-V</extracomment>
        <translation>Fase V</translation>
    </message>
    <message>
        <source>Depots, air supply, attrition ([13.6], [8.6], [13.8]).</source>
        <comment>4.1-V text</comment>
        <extracomment>rule 4.1-V</extracomment>
        <translation>Depósitos, suministro aéreo, desgaste ([13.6], [8.6], [13.8]).</translation>
    </message>
    <message>
        <source>Air supply</source>
        <comment>4.1-Vb title</comment>
        <extracomment>rule 4.1-Vb</extracomment>
        <translation>Suministro aéreo</translation>
    </message>
    <message>
        <source>Of isolated German units ([8.6]).</source>
        <comment>4.1-Vb text</comment>
        <extracomment>rule 4.1-Vb</extracomment>
        <translation>De unidades alemanas aisladas ([8.6]).</translation>
    </message>
    <message>
        <source>Attrition</source>
        <comment>4.1-Vc title</comment>
        <extracomment>rule 4.1-Vc</extracomment>
        <translation>Desgaste</translation>
    </message>
    <message>
        <source>Only units that are marked as isolated are looked at again ([13.8]).</source>
        <comment>4.1-Vc text</comment>
        <extracomment>rule 4.1-Vc</extracomment>
        <translation>Solo se vuelven a mirar las unidades marcadas como aisladas ([13.8]).</translation>
    </message>
    <message>
        <source>Phase VI</source>
        <comment>4.1-VI title</comment>
        <extracomment>rule 4.1-VI</extracomment>
        <translation>Fase VI</translation>
    </message>
    <message>
        <source>Victory is checked, what is Done becomes ready, the turn ends.</source>
        <comment>4.1-VI text</comment>
        <extracomment>rule 4.1-VI</extracomment>
        <translation>Se comprueba la victoria, lo agotado vuelve a estar listo, acaba el turno.</translation>
    </message>
    <message>
        <source>When stacking counts</source>
        <comment>5.1 title</comment>
        <extracomment>rule 5.1</extracomment>
        <translation>Cuándo cuenta el apilamiento</translation>
    </message>
    <message>
        <source>At the end of the movement in a round, where units are placed, and in combat with its retreats and advances. Passing through is free.</source>
        <comment>5.1 text</comment>
        <extracomment>rule 5.1</extracomment>
        <translation>Al final del movimiento de una ronda, donde se colocan unidades, y en el combate con sus retiradas y avances. Pasar es libre.</translation>
    </message>
    <message>
        <source>Too many</source>
        <comment>5.2 title</comment>
        <extracomment>rule 5.2</extracomment>
        <translation>Demasiadas</translation>
    </message>
    <message>
        <source>What is too much in a hex is eliminated, by the owner’s choice.</source>
        <comment>5.2 text</comment>
        <extracomment>rule 5.2</extracomment>
        <translation>Lo que sobra en un hexágono se elimina, a elección del dueño.</translation>
    </message>
    <message>
        <source>The limit</source>
        <comment>5.3 title</comment>
        <extracomment>rule 5.3</extracomment>
        <translation>El límite</translation>
    </message>
    <message>
        <source>Four combat units in a hex, among them at most two armies and at most three corps.</source>
        <comment>5.3 text</comment>
        <extracomment>rule 5.3</extracomment>
        <translation>Cuatro unidades de combate en un hexágono, entre ellas como mucho dos ejércitos y como mucho tres cuerpos.</translation>
    </message>
    <message>
        <source>Free of the limit</source>
        <comment>5.4 title</comment>
        <extracomment>rule 5.4</extracomment>
        <translation>Libres del límite</translation>
    </message>
    <message>
        <source>Zhukov, Stavka, panzer headquarters, artillery and depots are free, but at most one of each kind in a hex; one Tiger battalion, too ([16.2]). At most two German bases in a City and one in a Town. One air unit joins a combat or bombardment. Markers never count.</source>
        <comment>5.4 text</comment>
        <extracomment>rule 5.4</extracomment>
        <translation>Zhúkov, la Stavka, los cuarteles generales panzer, la artillería y los depósitos son libres, pero como mucho uno de cada clase en un hexágono; también un batallón Tiger ([16.2]). Como mucho dos bases alemanas en una ciudad y una en un pueblo. Una unidad aérea participa en un combate o bombardeo. Los marcadores nunca cuentan.</translation>
    </message>
    <message>
        <source>Zones of control</source>
        <comment>6.1 title</comment>
        <extracomment>rule 6.1</extracomment>
        <translation>Zonas de control</translation>
    </message>
    <message>
        <source>The six hexes around a unit with ° on its present side. Zones matter for movement, retreat, supply and communications only. They do not go
- over major rivers and the Volga;
- into enemy Forts, Cities and Fortified Zones;
- into Swamp, those of mechanised units, in Good, Mixed and Mud weather.

German mechanised units have none in Mud and on turns 7 to 9.</source>
        <comment>6.1 text</comment>
        <extracomment>rule 6.1</extracomment>
        <translation>Los seis hexágonos alrededor de una unidad con ° en su cara actual. Las zonas solo importan para movimiento, retirada, suministro y comunicaciones. No pasan
- por ríos mayores ni el Volga;
- a fuertes, ciudades y zonas fortificadas enemigas;
- a pantanos, las de unidades mecanizadas, con tiempo Bueno, Mixto y Barro.

Las unidades mecanizadas alemanas no tienen con Barro ni en los turnos 7 a 9.</translation>
    </message>
    <message>
        <source>What zones do</source>
        <comment>6.2 title</comment>
        <extracomment>rule 6.2</extracomment>
        <translation>Qué hacen las zonas</translation>
    </message>
    <message>
        <source>Entering an enemy zone ends the move. Nobody goes straight from one into another, except for a single hex that is the whole move:
- a supplied German mechanised unit that begins in the zone of a 5-4 rifle army, into a hex that is in zones of rifle armies only;
- a Guards Tank Army that begins in an Axis zone.

A stack that must retreat through a zone is eliminated; a friendly unit in the hex cancels the zone. In Good and Mixed weather German mechanised units may retreat through zones for one more step of the stack, but not end in one. Advances ignore zones.</source>
        <comment>6.2 text</comment>
        <extracomment>rule 6.2</extracomment>
        <translation>Entrar en una zona enemiga acaba el movimiento. Nadie pasa directamente de una a otra, salvo un solo hexágono que es todo el movimiento:
- una unidad mecanizada alemana abastecida que empieza en la zona de un ejército de fusileros 5-4, a un hexágono que solo está en zonas de ejércitos de fusileros;
- un Ejército de tanques de la Guardia que empieza en una zona del Eje.

Una pila que debe retirarse por una zona se elimina; una unidad propia en el hexágono anula la zona. Con tiempo Bueno y Mixto las unidades mecanizadas alemanas pueden retirarse por zonas a cambio de un paso más de la pila, pero no acabar en una. Los avances ignoran las zonas.</translation>
    </message>
    <message>
        <source>Zones and communications</source>
        <comment>6.3 title</comment>
        <extracomment>rule 6.3</extracomment>
        <translation>Zonas y comunicaciones</translation>
    </message>
    <message>
        <source>Lines of communications do not enter enemy zones, unless a friendly unit is in the hex.</source>
        <comment>6.3 text</comment>
        <extracomment>rule 6.3</extracomment>
        <translation>Las líneas de comunicaciones no entran en zonas enemigas, salvo que haya una unidad propia en el hexágono.</translation>
    </message>
    <message>
        <source>Zones and supply</source>
        <comment>6.4 title</comment>
        <extracomment>rule 6.4</extracomment>
        <translation>Zonas y suministro</translation>
    </message>
    <message>
        <source>Lines of supply do not enter enemy zones, unless a friendly unit is in the hex.</source>
        <comment>6.4 text</comment>
        <extracomment>rule 6.4</extracomment>
        <translation>Las líneas de suministro no entran en zonas enemigas, salvo que haya una unidad propia en el hexágono.</translation>
    </message>
    <message>
        <source>Emergency withdrawal</source>
        <comment>6.5 title</comment>
        <extracomment>rule 6.5</extracomment>
        <translation>Retirada de emergencia</translation>
    </message>
    <message>
        <source>In a Movement round a unit that zones keep from moving a single hex, the directions of the other side’s compass left aside, may go two hexes whatever they cost, but not into impassable ground or enemy units, not in those directions, and not to end beside an enemy unit (depots, bases, air units and headquarters do not count). If it moves as usual instead, it goes only in those directions.</source>
        <comment>6.5 text</comment>
        <extracomment>rule 6.5</extracomment>
        <translation>En una ronda de Movimiento, una unidad a la que las zonas impiden mover un solo hexágono, sin contar las direcciones de la brújula contraria, puede ir dos hexágonos cuesten lo que cuesten, pero no a terreno infranqueable ni a unidades enemigas, ni en esas direcciones, ni acabar junto a una unidad enemiga (depósitos, bases, unidades aéreas y cuarteles generales no cuentan). Si en cambio se mueve normalmente, solo va en esas direcciones.</translation>
    </message>
    <message>
        <source>Reinforcements and replacements</source>
        <comment>7.0 title</comment>
        <extracomment>rule 7.0</extracomment>
        <translation>Refuerzos y reemplazos</translation>
    </message>
    <message>
        <source>Reinforcements are new, replacements bring back what was lost. The Axis does both before the Soviets.</source>
        <comment>7.0 text</comment>
        <extracomment>rule 7.0</extracomment>
        <translation>Los refuerzos son nuevos; los reemplazos devuelven lo perdido. El Eje hace ambos antes que los soviéticos.</translation>
    </message>
    <message>
        <source>In general</source>
        <comment>7.1 title</comment>
        <extracomment>rule 7.1</extracomment>
        <translation>En general</translation>
    </message>
    <message>
        <source>A reinforcement enters in the segment of its turn; where there is no room it waits. Stacking holds. Replacements that are not used are lost at the end of the turn.</source>
        <comment>7.1 text</comment>
        <extracomment>rule 7.1</extracomment>
        <translation>Un refuerzo entra en el segmento de su turno; si no hay sitio, espera. El apilamiento rige. Los reemplazos que no se usan se pierden al final del turno.</translation>
    </message>
    <message>
        <source>Axis reinforcements</source>
        <comment>7.2 title</comment>
        <extracomment>rule 7.2</extracomment>
        <translation>Refuerzos del Eje</translation>
    </message>
    <message>
        <source>- Germans: any City or Town of Greater Germany with communications to Berlin (not Berlin itself with a Soviet unit beside it), or a hex with a depot.
- Romanians: Cities and Towns of Romania, or Odessa if held.
- Hungarians: hexes of Hungary connected to Buda, or Kiev if held.
- Italians: hexes of Romania or Hungary connected to Vienna, or Dnepropetrovsk if held.</source>
        <comment>7.2 text</comment>
        <extracomment>rule 7.2</extracomment>
        <translation>- Alemanes: cualquier ciudad o pueblo de la Gran Alemania con comunicaciones hasta Berlín (no el propio Berlín con una unidad soviética al lado), o un hexágono con un depósito.
- Rumanos: ciudades y pueblos de Rumanía, u Odesa si se tiene.
- Húngaros: hexágonos de Hungría conectados con Buda, o Kiev si se tiene.
- Italianos: hexágonos de Rumanía o Hungría conectados con Viena, o Dnepropetrovsk si se tiene.</translation>
    </message>
    <message>
        <source>Soviet reinforcements</source>
        <comment>7.3 title</comment>
        <extracomment>rule 7.3</extracomment>
        <translation>Refuerzos soviéticos</translation>
    </message>
    <message>
        <source>Any City of the Soviet Union with communications to the east edge, or one of the four hexes where military roads leave the map. Leningrad, reached only over Ladoga, takes one unit a turn. So does a City at the Black Sea that is connected only by sea, but none within range of a German air unit.

From turn 3 any number may go to the Stavka Reserve. The armies 3, 4, 5, 10, 13 and 26 (turns 5 to 7) arrive eliminated and must be bought.</source>
        <comment>7.3 text</comment>
        <extracomment>rule 7.3</extracomment>
        <translation>Cualquier ciudad de la Unión Soviética con comunicaciones hasta el borde este, o uno de los cuatro hexágonos por donde las carreteras militares salen del mapa. Leningrado, si solo se llega por el Ládoga, recibe una unidad por turno. Lo mismo una ciudad del Mar Negro conectada solo por mar, pero ninguna al alcance de una unidad aérea alemana.

Desde el turno 3 puede ir cualquier número a la Reserva de la Stavka. Los ejércitos 3, 4, 5, 10, 13 y 26 (turnos 5 a 7) llegan eliminados y hay que comprarlos.</translation>
    </message>
    <message>
        <source>Axis replacements</source>
        <comment>7.4 title</comment>
        <extracomment>rule 7.4</extracomment>
        <translation>Reemplazos del Eje</translation>
    </message>
    <message>
        <source>Rebuilt units are placed like reinforcements; reduced ones are restored where they stand, if they would be in supply. Infantry steps are units with the infantry symbol and at most 5 movement points. Halves are rounded down.
- Turns 2 to 4: 4 German infantry steps each; turn 4 also 5 mechanised steps.
- Turn 11: all motorised divisions; all replaceable panzer units, reduced; then half of all reduced panzer units to full; all mountain and Jäger divisions; half of the other lost infantry steps; all replaceable minor allies in full.
- Turns 13 to 17: 4 infantry steps.
- Turn 22: one Romanian and one Hungarian unit; half of the lost infantry steps; all replaceable panzer units, reduced; all panzergrenadiers. Turn 23: half of the reduced panzer divisions but those of the SS. Turn 24: all SS panzer divisions to full.
- Turns 25 to 37: 2 panzer, 2 panzergrenadier, 4 infantry or motorised steps.
- Once, on the first turn after 1942 that begins with a Soviet unit in Greater Germany: a Hungarian unit, a full Tiger battalion, 5 mechanised and 10 infantry steps.</source>
        <comment>7.4 text</comment>
        <extracomment>rule 7.4</extracomment>
        <translation>Las unidades reconstruidas se colocan como refuerzos; las reducidas se completan donde están, si estarían abastecidas. Los pasos de infantería son de unidades con el símbolo de infantería y como mucho 5 puntos de movimiento. Las mitades se redondean hacia abajo.
- Turnos 2 a 4: 4 pasos de infantería alemana cada uno; en el 4 también 5 pasos mecanizados.
- Turno 11: todas las divisiones motorizadas; todas las unidades panzer reemplazables, reducidas; después la mitad de todas las panzer reducidas, completas; todas las divisiones de montaña y cazadores; la mitad de los demás pasos de infantería perdidos; todos los aliados menores reemplazables, completos.
- Turnos 13 a 17: 4 pasos de infantería.
- Turno 22: una unidad rumana y una húngara; la mitad de los pasos de infantería perdidos; todas las panzer reemplazables, reducidas; todos los panzergrenadiers. Turno 23: la mitad de las divisiones panzer reducidas que no son SS. Turno 24: todas las divisiones panzer SS, completas.
- Turnos 25 a 37: 2 pasos panzer, 2 panzergrenadier, 4 de infantería o motorizados.
- Una vez, en el primer turno después de 1942 que empieza con una unidad soviética en la Gran Alemania: una unidad húngara, un batallón Tiger completo, 5 pasos mecanizados y 10 de infantería.</translation>
    </message>
    <message>
        <source>Corps fed by divisions</source>
        <comment>7.5 title</comment>
        <extracomment>rule 7.5</extracomment>
        <translation>Cuerpos alimentados por divisiones</translation>
    </message>
    <message>
        <source>At the end of any Axis round a reduced 4-6-4 corps may be restored by removing German divisions with together 2 attack factors or more from its hex or beside it; Jäger and mountain divisions do not count. Supply does not matter, but the corps takes over the worst state of those involved.</source>
        <comment>7.5 text</comment>
        <extracomment>rule 7.5</extracomment>
        <translation>Al final de cualquier ronda del Eje se puede completar un cuerpo 4-6-4 reducido retirando divisiones alemanas con 2 factores de ataque o más en total, de su hexágono o de al lado; los cazadores y las de montaña no cuentan. El suministro no importa, pero el cuerpo toma el peor estado de los implicados.</translation>
    </message>
    <message>
        <source>Soviet replacements</source>
        <comment>7.6 title</comment>
        <extracomment>rule 7.6</extracomment>
        <translation>Reemplazos soviéticos</translation>
    </message>
    <message>
        <source>Replacement factors (RF): 5 from each of Leningrad, Moscow, Stalingrad, Kiev and Engels from turn 5 while it has communications to the east edge (3 once it was lost and retaken); 5 from off the map from turn 8, 10 from turn 19; Lend-Lease on turns 8 to 40: one die, +3 from turn 19, -3 while Vologda has no rail to the east edge, -3 while the Axis holds Stalingrad.

A unit costs its defence strength; a rifle army 5, or 3 at half strength; a tank, mechanised or cavalry corps or artillery 2; a Guards Tank Army 4, or 2 reduced; restoring costs the difference. No second unit of a kind that costs 2 is rebuilt before one of each such kind in the dead pile.

Units must be able to be in supply. Reduced ones are restored where they stand, not beside Axis units, unless in or beside a factory city. While Leningrad is reached only over Ladoga its RF serve only reduced units in or beside it.</source>
        <comment>7.6 text</comment>
        <extracomment>rule 7.6</extracomment>
        <translation>Factores de reemplazo (FR): 5 de cada una de Leningrado, Moscú, Stalingrado, Kiev y Engels desde el turno 5 mientras tenga comunicaciones hasta el borde este (3 si se perdió y se reconquistó); 5 de fuera del mapa desde el turno 8, 10 desde el turno 19; Préstamo y Arriendo en los turnos 8 a 40: un dado, +3 desde el turno 19, -3 mientras Vólogda no tenga ferrocarril hasta el borde este, -3 mientras el Eje tenga Stalingrado.

Una unidad cuesta su fuerza de defensa; un ejército de fusileros 5, o 3 a media fuerza; un cuerpo de tanques, mecanizado o de caballería o una artillería 2; un Ejército de tanques de la Guardia 4, o 2 reducido; completar cuesta la diferencia. No se reconstruye una segunda unidad de una clase que cuesta 2 antes que una de cada clase así que haya entre las eliminadas.

Las unidades deben poder estar abastecidas. Las reducidas se completan donde están, no junto a unidades del Eje, salvo en una ciudad con fábrica o a su lado. Mientras a Leningrado solo se llegue por el Ládoga, sus FR solo sirven a unidades reducidas en ella o a su lado.</translation>
    </message>
    <message>
        <source>Axis conversions</source>
        <comment>7.7 title</comment>
        <extracomment>rule 7.7</extracomment>
        <translation>Conversiones del Eje</translation>
    </message>
    <message>
        <source>Motorised divisions become panzergrenadiers or panzer divisions on the turn of their counter, in the replacement segment, on the map if supplied or among the eliminated. The old counter leaves for good. GD becomes a panzer division on turn 32. Assault guns improve on turns 19 and 39. Every conversion that can be made must be made.</source>
        <comment>7.7 text</comment>
        <extracomment>rule 7.7</extracomment>
        <translation>Las divisiones motorizadas pasan a panzergrenadier o a panzer en el turno de su ficha, en el segmento de reemplazos, en el mapa si están abastecidas o entre las eliminadas. La ficha vieja se va para siempre. GD pasa a división panzer en el turno 32. Los cañones de asalto mejoran en los turnos 19 y 39. Toda conversión posible es obligatoria.</translation>
    </message>
    <message>
        <source>Soviet conversions</source>
        <comment>7.8 title</comment>
        <extracomment>rule 7.8</extracomment>
        <translation>Conversiones soviéticas</translation>
    </message>
    <message>
        <source>- A Guards tank or mechanised corps takes the place of a supplied tank or mechanised corps on the map.
- A Guards rifle corps needs three replaceable rifle divisions, eliminated or on the map with communications to the east edge.
- A Guards army needs three Guards rifle corps.
- A Guards Tank Army needs one mechanised and two tank corps, one of the three Guards.

What is given leaves for good. Corps and armies so formed are placed as reinforcements. Shock armies need nothing. Every conversion that can be made must be made.</source>
        <comment>7.8 text</comment>
        <extracomment>rule 7.8</extracomment>
        <translation>- Un cuerpo de tanques o mecanizado de la Guardia ocupa el lugar de un cuerpo de tanques o mecanizado abastecido del mapa.
- Un cuerpo de fusileros de la Guardia necesita tres divisiones de fusileros reemplazables, eliminadas o en el mapa con comunicaciones hasta el borde este.
- Un Ejército de la Guardia necesita tres cuerpos de fusileros de la Guardia.
- Un Ejército de tanques de la Guardia necesita un cuerpo mecanizado y dos de tanques, uno de los tres de la Guardia.

Lo entregado se va para siempre. Los cuerpos y ejércitos así formados se colocan como refuerzos. Los ejércitos de choque no necesitan nada. Toda conversión posible es obligatoria.</translation>
    </message>
    <message>
        <source>Axis withdrawals</source>
        <comment>7.9 title</comment>
        <extracomment>rule 7.9</extracomment>
        <translation>Retiradas del Eje</translation>
    </message>
    <message>
        <source>The withdrawal chart says who leaves for other fronts and who returns. Units without communications go as soon as they have them again; eliminated ones are taken from the dead pile, but a dead headquarters or air unit only if there is no other. Whoever returns does so at full strength, as a reinforcement; an air unit with its base in any City or Town where it could be based.</source>
        <comment>7.9 text</comment>
        <extracomment>rule 7.9</extracomment>
        <translation>La tabla de retiradas dice quién se va a otros frentes y quién vuelve. Las unidades sin comunicaciones se van en cuanto las recuperan; las eliminadas se toman de entre las eliminadas, pero un cuartel general o unidad aérea eliminados solo si no hay otro. Quien vuelve lo hace completo, como refuerzo; una unidad aérea con su base, en cualquier ciudad o pueblo donde pudiera tenerla.</translation>
    </message>
    <message>
        <source>Soviet withdrawals</source>
        <comment>7.10 title</comment>
        <extracomment>rule 7.10</extracomment>
        <translation>Retiradas soviéticas</translation>
    </message>
    <message>
        <source>- On turn 4 all mechanised corps of 1941 are removed; two tank brigade markers come, and go on turn 10.
- On the first turn on which the Axis holds Sevastopol and Rostov two full rifle armies go to the Stavka Reserve and stay there until a Stavka round in which one of the two is Soviet.</source>
        <comment>7.10 text</comment>
        <extracomment>rule 7.10</extracomment>
        <translation>- En el turno 4 se retiran todos los cuerpos mecanizados de 1941; llegan dos fichas de brigada de tanques, que se van en el turno 10.
- En el primer turno en que el Eje tiene Sebastopol y Rostov, dos ejércitos de fusileros completos van a la Reserva de la Stavka y se quedan allí hasta una ronda de Stavka en la que una de las dos sea soviética.</translation>
    </message>
    <message>
        <source>Air power</source>
        <comment>8.1 title</comment>
        <extracomment>rule 8.1</extracomment>
        <translation>Fuerza aérea</translation>
    </message>
    <message>
        <source>Tactical air is a marker with factors that are added. Air units have a factor and a range; a German one flies from its base and sits with it, the Soviet 18th from any City or Town of the Soviet Union.

If an enemy enters a base’s hex, or it is out of supply in a Logistics round, the base goes at once to the nearest friendly supplied City or Town and its air unit is Done; so does the 18th.</source>
        <comment>8.1 text</comment>
        <extracomment>rule 8.1</extracomment>
        <translation>La aviación táctica es una ficha cuyos factores se suman. Las unidades aéreas tienen un factor y un alcance; una alemana vuela desde su base y está con ella; la 18.ª soviética, desde cualquier ciudad o pueblo de la Unión Soviética.

Si un enemigo entra en el hexágono de una base, o está desabastecida en una ronda de Logística, la base va al instante a la ciudad o pueblo propio abastecido más cercano y su unidad aérea queda agotada; lo mismo la 18.ª.</translation>
    </message>
    <message>
        <source>Moving bases</source>
        <comment>8.2 title</comment>
        <extracomment>rule 8.2</extracomment>
        <translation>Mover bases</translation>
    </message>
    <message>
        <source>In its segment each German base may move to a friendly supplied City or Town within 12 hexes, or any distance, and then its air unit is Done. The 18th goes to any supplied Soviet City or Town of the Soviet Union.</source>
        <comment>8.2 text</comment>
        <extracomment>rule 8.2</extracomment>
        <translation>En su segmento cada base alemana puede ir a una ciudad o pueblo propio abastecido a 12 hexágonos o menos, o a cualquier distancia, y entonces su unidad aérea queda agotada. La 18.ª va a cualquier ciudad o pueblo soviético abastecido de la Unión Soviética.</translation>
    </message>
    <message>
        <source>Tactical air</source>
        <comment>8.3 title</comment>
        <extracomment>rule 8.3</extracomment>
        <translation>Aviación táctica</translation>
    </message>
    <message>
        <source>In any combat with units of its nation, once a turn; the attacker commits first. Soviet limit in a combat: 1 to December 1942, 2 in 1943, 4 from 1944. Air factors never exceed the printed strength of the units that they help.</source>
        <comment>8.3 text</comment>
        <extracomment>rule 8.3</extracomment>
        <translation>En cualquier combate con unidades de su nación, una vez por turno; el atacante compromete primero. Límite soviético en un combate: 1 hasta diciembre de 1942, 2 en 1943, 4 desde 1944. Los factores aéreos nunca superan la fuerza impresa de las unidades a las que ayudan.</translation>
    </message>
    <message>
        <source>Missions</source>
        <comment>8.4 title</comment>
        <extracomment>rule 8.4</extracomment>
        <translation>Misiones</translation>
    </message>
    <message>
        <source>A ready air unit flies one mission in a round: support or bombardment, within its range to the defender’s or target’s hex. Range is not counted through Mountains of the Soviet Union. Who supported an attack is still ready; who supported a defence is Done.</source>
        <comment>8.4 text</comment>
        <extracomment>rule 8.4</extracomment>
        <translation>Una unidad aérea lista hace una misión por ronda: apoyo o bombardeo, dentro de su alcance hasta el hexágono del defensor u objetivo. El alcance no se cuenta por montañas de la Unión Soviética. Quien apoyó un ataque sigue listo; quien apoyó una defensa queda agotado.</translation>
    </message>
    <message>
        <source>Bombardment</source>
        <comment>8.5 title</comment>
        <extracomment>rule 8.5</extracomment>
        <translation>Bombardeo</translation>
    </message>
    <message>
        <source>In any friendly round with combat an air unit may bombard an enemy ground unit of the attacker’s choice in range, one air unit for a hex and round, not in a hex under attack. The odds are its factor to the bombardment factor of the terrain, rounded for the defender. Raw 1 to 3: the air unit is Done. The German 8th has +1; Germans have -1 in Mixed weather and -2 in Snow.</source>
        <comment>8.5 text</comment>
        <extracomment>rule 8.5</extracomment>
        <translation>En cualquier ronda propia con combate una unidad aérea puede bombardear una unidad terrestre enemiga al alcance, a elección del atacante, una unidad aérea por hexágono y ronda, no en un hexágono bajo ataque. La proporción es su factor contra el factor de bombardeo del terreno, redondeada a favor del defensor. Con 1 a 3 sin modificar la unidad aérea queda agotada. La 8.ª alemana tiene +1; los alemanes, -1 con tiempo Mixto y -2 con Nieve.</translation>
    </message>
    <message>
        <source>Air supply</source>
        <comment>8.6 title</comment>
        <extracomment>rule 8.6</extracomment>
        <translation>Suministro aéreo</translation>
    </message>
    <message>
        <source>German units only, in 1941 and 1942.
- In the Attrition phase a ready air unit in range may supply the isolated units in and beside one Axis City or Town: they are only out of supply. From turn 12 a die plus the distance is rolled: at 12 or more the air unit is lost for three turns.
- In the Logistics round of Good and Mixed turns of 1941 up to six German mechanised units in range that are out of supply get air supply: supplied, but 2 movement points less, until the next Logistics round.

On turns 1 to 4 isolated German mechanised units count as out of supply only, and get no such marker.</source>
        <comment>8.6 text</comment>
        <extracomment>rule 8.6</extracomment>
        <translation>Solo unidades alemanas, en 1941 y 1942.
- En la fase de Desgaste una unidad aérea lista al alcance puede abastecer a las unidades aisladas en una ciudad o pueblo del Eje y a su lado: quedan solo desabastecidas. Desde el turno 12 se tira un dado y se suma la distancia: con 12 o más la unidad aérea se pierde durante tres turnos.
- En la ronda de Logística de turnos con tiempo Bueno y Mixto de 1941, hasta seis unidades mecanizadas alemanas desabastecidas al alcance reciben suministro aéreo: abastecidas, pero con 2 puntos de movimiento menos, hasta la siguiente ronda de Logística.

En los turnos 1 a 4 las unidades mecanizadas alemanas aisladas cuentan solo como desabastecidas y no reciben esa ficha.</translation>
    </message>
    <message>
        <source>First winter</source>
        <comment>8.7 title</comment>
        <extracomment>rule 8.7</extracomment>
        <translation>Primer invierno</translation>
    </message>
    <message>
        <source>On turns 7 to 9 a German air unit is Done after anything it does, a move of its base too.</source>
        <comment>8.7 text</comment>
        <extracomment>rule 8.7</extracomment>
        <translation>En los turnos 7 a 9 una unidad aérea alemana queda agotada tras cualquier cosa que haga, también un traslado de su base.</translation>
    </message>
    <message>
        <source>Strategic movement</source>
        <comment>9.0 title</comment>
        <extracomment>rule 9.0</extracomment>
        <translation>Movimiento estratégico</translation>
    </message>
    <message>
        <source>By rail, by sea and by air, in the order of the turn ([4.1]).</source>
        <comment>9.0 text</comment>
        <extracomment>rule 9.0</extracomment>
        <translation>Por ferrocarril, por mar y por aire, en el orden del turno ([4.1]).</translation>
    </message>
    <message>
        <source>In general</source>
        <comment>9.1 title</comment>
        <extracomment>rule 9.1</extracomment>
        <translation>En general</translation>
    </message>
    <message>
        <source>A unit uses one kind of it in a turn and can act in later rounds as ever.</source>
        <comment>9.1 text</comment>
        <extracomment>rule 9.1</extracomment>
        <translation>Una unidad usa una clase por turno y puede actuar en rondas posteriores como siempre.</translation>
    </message>
    <message>
        <source>Axis rail</source>
        <comment>9.2 title</comment>
        <extracomment>rule 9.2</extracomment>
        <translation>Ferrocarril del Eje</translation>
    </message>
    <message>
        <source>From turn 11: two dice give the steps that may go any distance by rail. No hex beside an enemy unit, none where the unit would be out of supply, no enemy City, Town or Fort. In Snow and from 1944 on steps inside the Soviet Union count double.</source>
        <comment>9.2 text</comment>
        <extracomment>rule 9.2</extracomment>
        <translation>Desde el turno 11: dos dados dan los pasos que pueden ir a cualquier distancia por ferrocarril. Ningún hexágono junto a una unidad enemiga, ninguno donde la unidad estaría desabastecida, ninguna ciudad, pueblo o fuerte enemigo. Con Nieve y desde 1944 los pasos dentro de la Unión Soviética cuentan doble.</translation>
    </message>
    <message>
        <source>Axis sea movement</source>
        <comment>9.3 title</comment>
        <extracomment>rule 9.3</extracomment>
        <translation>Movimiento naval del Eje</translation>
    </message>
    <message>
        <source>Four steps between friendly Baltic ports; four between ports of the Black Sea and the Sea of Azov if the Axis holds Sevastopol; mechanised steps count double. In Snow no port of the Gulf of Finland and none of the Azov. Azov ports need both sides of Kerch, Rostov a river to the sea free of enemy units and zones. Not into a port within range of the 18th Air.</source>
        <comment>9.3 text</comment>
        <extracomment>rule 9.3</extracomment>
        <translation>Cuatro pasos entre puertos propios del Báltico; cuatro entre puertos del Mar Negro y del Mar de Azov si el Eje tiene Sebastopol; los pasos mecanizados cuentan doble. Con Nieve, ningún puerto del Golfo de Finlandia ni del Azov. Los puertos del Azov necesitan ambos lados de Kerch; Rostov, un río hasta el mar libre de unidades y zonas enemigas. No a un puerto al alcance de la 18.ª Fuerza Aérea.</translation>
    </message>
    <message>
        <source>Soviet rail</source>
        <comment>9.4 title</comment>
        <extracomment>rule 9.4</extracomment>
        <translation>Ferrocarril soviético</translation>
    </message>
    <message>
        <source>From turn 4: four steps, with the limits of [9.2]. Who could reach Stavka’s hex by rail may go to the Stavka Reserve.</source>
        <comment>9.4 text</comment>
        <extracomment>rule 9.4</extracomment>
        <translation>Desde el turno 4: cuatro pasos, con los límites de [9.2]. Quien pudiera llegar por ferrocarril al hexágono de la Stavka puede ir a la Reserva de la Stavka.</translation>
    </message>
    <message>
        <source>Soviet sea movement</source>
        <comment>9.5 title</comment>
        <extracomment>rule 9.5</extracomment>
        <translation>Movimiento naval soviético</translation>
    </message>
    <message>
        <source>Two steps between Baltic ports, four in the Black Sea and the Azov if the Soviets hold Sevastopol, with the limits of [9.3]; not into a port within range of a German air unit.</source>
        <comment>9.5 text</comment>
        <extracomment>rule 9.5</extracomment>
        <translation>Dos pasos entre puertos del Báltico, cuatro en el Mar Negro y el Azov si los soviéticos tienen Sebastopol, con los límites de [9.3]; no a un puerto al alcance de una unidad aérea alemana.</translation>
    </message>
    <message>
        <source>Landing</source>
        <comment>9.6 title</comment>
        <extracomment>rule 9.6</extracomment>
        <translation>Desembarco</translation>
    </message>
    <message>
        <source>The naval infantry may land from a Soviet Black Sea port in any coastal hex of the Black Sea, or of the Azov if both sides of Kerch are Soviet and there is no Snow; not west of Sevastopol or Odessa while that city is held by the Axis, and not outside of the Soviet Union before 1944. It may attack alone and loses nothing by a DE; if it does not get ashore it is eliminated. It is always in supply in coastal hexes.</source>
        <comment>9.6 text</comment>
        <extracomment>rule 9.6</extracomment>
        <translation>La infantería de marina puede desembarcar desde un puerto soviético del Mar Negro en cualquier hexágono costero del Mar Negro, o del Azov si ambos lados de Kerch son soviéticos y no hay Nieve; no al oeste de Sebastopol ni de Odesa mientras esa ciudad sea del Eje, ni fuera de la Unión Soviética antes de 1944. Puede atacar sola y no pierde nada con un DE; si no llega a tierra se elimina. En hexágonos costeros está siempre abastecida.</translation>
    </message>
    <message>
        <source>Airborne corps</source>
        <comment>9.7 title</comment>
        <extracomment>rule 9.7</extracomment>
        <translation>Cuerpos aerotransportados</translation>
    </message>
    <message>
        <source>On Mixed, Mud and Snow turns, inside the Soviet Union, one airborne corps a turn in a supplied City or Town within range of a supplied Stavka may fly to a friendly City or Town within 12 hexes, or drop on a hex within Stavka’s range that is no City and has no Axis base. On enemy units it is removed for good and the Axis loses a step there; otherwise it acts from there, cannot be replaced any more and never drops again. In a City or Town within range of a supplied Stavka it is always in supply.</source>
        <comment>9.7 text</comment>
        <extracomment>rule 9.7</extracomment>
        <translation>En turnos con tiempo Mixto, Barro y Nieve, dentro de la Unión Soviética, un cuerpo aerotransportado por turno que esté en una ciudad o pueblo abastecido al alcance de una Stavka abastecida puede volar a una ciudad o pueblo propio a 12 hexágonos o menos, o saltar sobre un hexágono al alcance de la Stavka que no sea ciudad ni tenga una base del Eje. Sobre unidades enemigas se retira para siempre y el Eje pierde allí un paso; si no, actúa desde allí, ya no se puede reponer y no vuelve a saltar. En una ciudad o pueblo al alcance de una Stavka abastecida está siempre abastecido.</translation>
    </message>
    <message>
        <source>Action rounds</source>
        <comment>10 title</comment>
        <extracomment>rule 10</extracomment>
        <translation>Rondas de acción</translation>
    </message>
    <message>
        <source>One chit is one round ([10.0]).</source>
        <comment>10 text</comment>
        <extracomment>rule 10</extracomment>
        <translation>Una ficha es una ronda ([10.0]).</translation>
    </message>
    <message>
        <source>Action</source>
        <comment>10.0 title</comment>
        <extracomment>rule 10.0</extracomment>
        <translation>Acción</translation>
    </message>
    <message>
        <source>The rounds of a turn, one chit after the other.</source>
        <comment>10.0 text</comment>
        <extracomment>rule 10.0</extracomment>
        <translation>Las rondas de un turno, una ficha tras otra.</translation>
    </message>
    <message>
        <source>The chits of a turn</source>
        <comment>10.1 title</comment>
        <extracomment>rule 10.1</extracomment>
        <translation>Las fichas de un turno</translation>
    </message>
    <message>
        <source>The chart says which chits each side has. Where a player may choose, as with panzer armies, the choice stays hidden until the chit is drawn.</source>
        <comment>10.1 text</comment>
        <extracomment>rule 10.1</extracomment>
        <translation>La tabla dice qué fichas tiene cada bando. Donde un jugador puede elegir, como con los ejércitos panzer, la elección queda oculta hasta que sale la ficha.</translation>
    </message>
    <message>
        <source>Initiative</source>
        <comment>10.2 title</comment>
        <extracomment>rule 10.2</extracomment>
        <translation>Iniciativa</translation>
    </message>
    <message>
        <source>The Axis has it on Good turns to July 1943 and on Mixed turns to September 1942, the Soviets on all others. Whoever has it chooses one of his chits for the first round; Logistics is nobody’s. Turn 1 begins with Axis Combat, then Axis Move. On turn 12 or 13, not both, the Axis chooses its first two chits.

Stavka is never in the cup: the Soviets may play it before any draw, as the last chit, or as their opening chit, but not ahead of an Axis opening chit.</source>
        <comment>10.2 text</comment>
        <extracomment>rule 10.2</extracomment>
        <translation>El Eje la tiene en turnos con tiempo Bueno hasta julio de 1943 y Mixto hasta septiembre de 1942; los soviéticos en todos los demás. Quien la tiene elige una de sus fichas para la primera ronda; Logística no es de nadie. El turno 1 empieza con Combate del Eje y después Movimiento del Eje. En el turno 12 o 13, no en ambos, el Eje elige sus dos primeras fichas.

Stavka nunca está en la copa: los soviéticos pueden jugarla antes de cualquier extracción, como última ficha o como su ficha de apertura, pero no por delante de una ficha de apertura del Eje.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <comment>10.3 title</comment>
        <extracomment>rule 10.3</extracomment>
        <translation>Extraer</translation>
    </message>
    <message>
        <source>All other chits go into the cup and are drawn one by one until it is empty. With Move/Combat its owner chooses when it is drawn.</source>
        <comment>10.3 text</comment>
        <extracomment>rule 10.3</extracomment>
        <translation>Todas las demás fichas van a la copa y se extraen una a una hasta vaciarla. Con Movimiento/Combate elige su dueño al salir.</translation>
    </message>
    <message>
        <source>In a row</source>
        <comment>10.4 title</comment>
        <extracomment>rule 10.4</extracomment>
        <translation>Seguidas</translation>
    </message>
    <message>
        <source>One side may have any number of rounds in a row.</source>
        <comment>10.4 text</comment>
        <extracomment>rule 10.4</extracomment>
        <translation>Un bando puede tener cualquier número de rondas seguidas.</translation>
    </message>
    <message>
        <source>Kinds of rounds</source>
        <comment>10.5 title</comment>
        <extracomment>rule 10.5</extracomment>
        <translation>Clases de rondas</translation>
    </message>
    <message>
        <source>Where only some units may act, those are marked until the round ends.</source>
        <comment>10.5 text</comment>
        <extracomment>rule 10.5</extracomment>
        <translation>Donde solo pueden actuar algunas unidades, quedan marcadas hasta que acaba la ronda.</translation>
    </message>
    <message>
        <source>Movement</source>
        <comment>10.5.1 title</comment>
        <extracomment>rule 10.5.1</extracomment>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Any units of the side move. In Good and Mixed weather supplied infantry of all kinds that is never beside an enemy ground unit may force march: 2 points more ([11.5]).</source>
        <comment>10.5.1 text</comment>
        <extracomment>rule 10.5.1</extracomment>
        <translation>Se mueven las unidades que quiera el bando. Con tiempo Bueno y Mixto, la infantería abastecida de cualquier tipo que nunca esté junto a una unidad terrestre enemiga puede hacer marcha forzada: 2 puntos más ([11.5]).</translation>
    </message>
    <message>
        <source>Combat</source>
        <comment>10.5.2 title</comment>
        <extracomment>rule 10.5.2</extracomment>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Any units of the side attack; air units and artillery bombard or support.</source>
        <comment>10.5.2 text</comment>
        <extracomment>rule 10.5.2</extracomment>
        <translation>Atacan las unidades que quiera el bando; las unidades aéreas y la artillería bombardean o apoyan.</translation>
    </message>
    <message>
        <source>Combat-Zhukov</source>
        <comment>10.5.3 title</comment>
        <extracomment>rule 10.5.3</extracomment>
        <translation>Combate-Zhúkov</translation>
    </message>
    <message>
        <source>A Combat round in which Soviet units out of Zhukov’s range attack as if out of supply. Combat-Stavka is the same with Stavka ([10.5.12]).</source>
        <comment>10.5.3 text</comment>
        <extracomment>rule 10.5.3</extracomment>
        <translation>Una ronda de Combate en la que las unidades soviéticas fuera del alcance de Zhúkov atacan como desabastecidas. Combate-Stavka es lo mismo con la Stavka ([10.5.12]).</translation>
    </message>
    <message>
        <source>Combat-Stavka/Zhukov</source>
        <comment>10.5.4 title</comment>
        <extracomment>rule 10.5.4</extracomment>
        <translation>Combate-Stavka/Zhúkov</translation>
    </message>
    <message>
        <source>The same; the range of either is enough.</source>
        <comment>10.5.4 text</comment>
        <extracomment>rule 10.5.4</extracomment>
        <translation>Lo mismo; basta el alcance de cualquiera de los dos.</translation>
    </message>
    <message>
        <source>Move/Combat</source>
        <comment>10.5.5 title</comment>
        <extracomment>rule 10.5.5</extracomment>
        <translation>Movimiento/Combate</translation>
    </message>
    <message>
        <source>A player has at most one Movement and one Combat round in a turn by these chits.</source>
        <comment>10.5.5 text</comment>
        <extracomment>rule 10.5.5</extracomment>
        <translation>Con estas fichas un jugador tiene como mucho una ronda de Movimiento y una de Combate por turno.</translation>
    </message>
    <message>
        <source>Counterattack</source>
        <comment>10.5.6 title</comment>
        <extracomment>rule 10.5.6</extracomment>
        <translation>Contraataque</translation>
    </message>
    <message>
        <source>Soviet units move, with at most 3 points where they begin beside enemies, and then attack. Whoever moved must attack, others may; a single unit that is not mechanised attacks with others.

Stalin orders as many attacks as two dice show, at least 6; each needs a supplied unit. For each one missing the Axis removes a 1-4 rifle division, those beside Axis units first, then the nearest; on turn 1 Axis units in Romania do not count for this.</source>
        <comment>10.5.6 text</comment>
        <extracomment>rule 10.5.6</extracomment>
        <translation>Las unidades soviéticas se mueven, con 3 puntos como mucho si empiezan junto a enemigos, y después atacan. Quien se movió debe atacar, los demás pueden; una unidad sola no mecanizada ataca con otras.

Stalin ordena tantos ataques como muestren dos dados, al menos 6; cada uno necesita una unidad abastecida. Por cada uno que falte el Eje retira una división de fusileros 1-4, primero las que están junto a unidades del Eje, después las más cercanas; en el turno 1 no cuentan para esto las unidades del Eje en Rumanía.</translation>
    </message>
    <message>
        <source>Panzer army</source>
        <comment>10.5.7 title</comment>
        <extracomment>rule 10.5.7</extracomment>
        <translation>Ejército panzer</translation>
    </message>
    <message>
        <source>German units within range of the headquarters, measured first, either fight and then move, or move and then the mechanised ones fight; one order for all. Other Axis units and other panzer headquarters stay. Air units and artillery help as ever.</source>
        <comment>10.5.7 text</comment>
        <extracomment>rule 10.5.7</extracomment>
        <translation>Las unidades alemanas al alcance del cuartel general, medido antes, combaten y después se mueven, o se mueven y después combaten las mecanizadas; un orden para todas. Las demás unidades del Eje y los demás cuarteles generales panzer se quedan. Las unidades aéreas y la artillería ayudan como siempre.</translation>
    </message>
    <message>
        <source>Deep Battle</source>
        <comment>10.5.8 title</comment>
        <extracomment>rule 10.5.8</extracomment>
        <translation>Batalla profunda</translation>
    </message>
    <message>
        <source>Soviet units within range of Stavka or Zhukov, measured first, fight and then move; so may the two themselves. Before turn 34 one of the two is chosen, from then on either or both count.</source>
        <comment>10.5.8 text</comment>
        <extracomment>rule 10.5.8</extracomment>
        <translation>Las unidades soviéticas al alcance de la Stavka o de Zhúkov, medido antes, combaten y después se mueven; también ellos mismos pueden. Antes del turno 34 se elige a uno de los dos; desde entonces cuenta cualquiera o ambos.</translation>
    </message>
    <message>
        <source>Stavka</source>
        <comment>10.5.9 title</comment>
        <extracomment>rule 10.5.9</extracomment>
        <translation>Stavka</translation>
    </message>
    <message>
        <source>Two dice are the steps that may leave the Stavka Reserve, at least 6 in 1942 and 8 from 1943. They are placed like reinforcements or with Stavka or Zhukov, if that one is supplied over land. Those within range of either may then move, and fight; nobody else does.</source>
        <comment>10.5.9 text</comment>
        <extracomment>rule 10.5.9</extracomment>
        <translation>Dos dados son los pasos que pueden salir de la Reserva de la Stavka, al menos 6 en 1942 y 8 desde 1943. Se colocan como refuerzos o con la Stavka o Zhúkov, si ese está abastecido por tierra. Los que están al alcance de alguno pueden entonces moverse y combatir; nadie más.</translation>
    </message>
    <message>
        <source>Manstein and Model</source>
        <comment>10.5.10 title</comment>
        <extracomment>rule 10.5.10</extracomment>
        <translation>Manstein y Model</translation>
    </message>
    <message>
        <source>From June 1942: twice in 1942, twice in 1943, once in 1944, never on two turns in a row. Never in the cup; the Axis plays it before a draw or as the last chit, after Stavka if both want to. Put on a supplied Axis combat unit, it works like a panzer headquarters with range 3.</source>
        <comment>10.5.10 text</comment>
        <extracomment>rule 10.5.10</extracomment>
        <translation>Desde junio de 1942: dos veces en 1942, dos en 1943, una en 1944, nunca en dos turnos seguidos. Nunca en la copa; el Eje la juega antes de una extracción o como última ficha, después de Stavka si ambos quieren. Puesta sobre una unidad de combate del Eje abastecida, funciona como un cuartel general panzer con alcance 3.</translation>
    </message>
    <message>
        <source>Logistics</source>
        <comment>10.5.11 title</comment>
        <extracomment>rule 10.5.11</extracomment>
        <translation>Logística</translation>
    </message>
    <message>
        <source>The supply of all units is checked: supplied, out of supply or isolated ([13.1]). It changes only now, so who was cut off before keeps his supply until then.</source>
        <comment>10.5.11 text</comment>
        <extracomment>rule 10.5.11</extracomment>
        <translation>Se comprueba el suministro de todas las unidades: abastecida, desabastecida o aislada ([13.1]). Solo cambia ahora, así que quien quedó cortado antes conserva su suministro hasta entonces.</translation>
    </message>
    <message>
        <source>Combat-Stavka (option)</source>
        <comment>10.5.12 title</comment>
        <extracomment>rule 10.5.12</extracomment>
        <translation>Combate-Stavka (opción)</translation>
    </message>
    <message>
        <source>On turns 15 to 18 Combat-Stavka takes the place of Combat-Zhukov.</source>
        <comment>10.5.12 text</comment>
        <extracomment>rule 10.5.12</extracomment>
        <translation>En los turnos 15 a 18 Combate-Stavka ocupa el lugar de Combate-Zhúkov.</translation>
    </message>
    <message>
        <source>Movement</source>
        <comment>11.1 title</comment>
        <extracomment>rule 11.1</extracomment>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>From hex to hex for the costs of the terrain chart, which add up. Stacks may go together at the pace of the slowest. A unit moves once in a round, but in several rounds of a turn. Whoever has 1 point can always go one hex, unless it is forbidden. Retreats and advances are no movement.</source>
        <comment>11.1 text</comment>
        <extracomment>rule 11.1</extracomment>
        <translation>De hexágono en hexágono por los costes de la tabla de terreno, que se suman. Las pilas pueden ir juntas al paso de la más lenta. Una unidad se mueve una vez por ronda, pero en varias rondas de un turno. Quien tiene 1 punto siempre puede ir un hexágono, salvo prohibición. Retiradas y avances no son movimiento.</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>11.1a title</comment>
        <extracomment>rule 11.1a</extracomment>
        <translation>Movimientos</translation>
    </message>
    <message>
        <source>Points are not saved or lent. One move ends before the next begins, but stacks may go together and leave slower ones behind. Once in a round, in several rounds of a turn.</source>
        <comment>11.1a text</comment>
        <extracomment>rule 11.1a</extracomment>
        <translation>Los puntos no se guardan ni se prestan. Un movimiento acaba antes de que empiece otro, pero las pilas pueden ir juntas y dejar atrás a las lentas. Una vez por ronda, en varias rondas de un turno.</translation>
    </message>
    <message>
        <source>One hex always</source>
        <comment>11.1b title</comment>
        <extracomment>rule 11.1b</extracomment>
        <translation>Un hexágono siempre</translation>
    </message>
    <message>
        <source>Whoever has a point can go one hex, whatever it costs, unless terrain or zones forbid it.</source>
        <comment>11.1b text</comment>
        <extracomment>rule 11.1b</extracomment>
        <translation>Quien tiene un punto puede ir un hexágono, cueste lo que cueste, salvo que lo prohíban el terreno o las zonas.</translation>
    </message>
    <message>
        <source>No movement</source>
        <comment>11.1c title</comment>
        <extracomment>rule 11.1c</extracomment>
        <translation>No es movimiento</translation>
    </message>
    <message>
        <source>Advance and retreat are no movement.</source>
        <comment>11.1c text</comment>
        <extracomment>rule 11.1c</extracomment>
        <translation>El avance y la retirada no son movimiento.</translation>
    </message>
    <message>
        <source>Terrain</source>
        <comment>11.2 title</comment>
        <extracomment>rule 11.2</extracomment>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>The first cost is for others, the second for mechanised units. Soviets only may go between Oranienbaum and Leningrad for their whole allowance.</source>
        <comment>11.2 text</comment>
        <extracomment>rule 11.2</extracomment>
        <translation>El primer coste es para las demás, el segundo para las mecanizadas. Solo los soviéticos pueden ir entre Oranienbaum y Leningrado por todo su movimiento.</translation>
    </message>
    <message>
        <source>Weather</source>
        <comment>11.3 title</comment>
        <extracomment>rule 11.3</extracomment>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>- Good: no effect.
- Mixed: Axis mechanised -1.
- Mud: Axis mechanised -2, all others -1; no forced march.
- Snow, December 1941 to February 1942: Axis mechanised -2, other Axis -1; later: all Axis -1; no forced march.

It does not change the movement of units out of supply.</source>
        <comment>11.3 text</comment>
        <extracomment>rule 11.3</extracomment>
        <translation>- Bueno: sin efecto.
- Mixto: mecanizadas del Eje -1.
- Barro: mecanizadas del Eje -2, todas las demás -1; sin marcha forzada.
- Nieve, de diciembre de 1941 a febrero de 1942: mecanizadas del Eje -2, las demás del Eje -1; después: todo el Eje -1; sin marcha forzada.

No cambia el movimiento de las unidades desabastecidas.</translation>
    </message>
    <message>
        <source>Out of supply</source>
        <comment>11.4 title</comment>
        <extracomment>rule 11.4</extracomment>
        <translation>Desabastecidas</translation>
    </message>
    <message>
        <source>Units out of supply or isolated have 3 movement points.</source>
        <comment>11.4 text</comment>
        <extracomment>rule 11.4</extracomment>
        <translation>Las unidades desabastecidas o aisladas tienen 3 puntos de movimiento.</translation>
    </message>
    <message>
        <source>Forced march</source>
        <comment>11.5 title</comment>
        <extracomment>rule 11.5</extracomment>
        <translation>Marcha forzada</translation>
    </message>
    <message>
        <source>2 points more, once a turn, in a Movement round, in Good or Mixed weather: supplied infantry, light, mountain, shock, naval and airborne units that are never beside an enemy ground unit in that move. Not cavalry, not mechanised units.</source>
        <comment>11.5 text</comment>
        <extracomment>rule 11.5</extracomment>
        <translation>2 puntos más, una vez por turno, en una ronda de Movimiento, con tiempo Bueno o Mixto: unidades abastecidas de infantería, ligeras, de montaña, de choque, de marina y aerotransportadas que en ese movimiento nunca estén junto a una unidad terrestre enemiga. Ni caballería ni mecanizadas.</translation>
    </message>
    <message>
        <source>Combat</source>
        <comment>12.1 title</comment>
        <extracomment>rule 12.1</extracomment>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Attacks are made one by one, in any order, each with its retreat and advance. The die has -2 if a unit of the attacker is out of supply, +2 if one of the defender is. The attacker commits support first.</source>
        <comment>12.1 text</comment>
        <extracomment>rule 12.1</extracomment>
        <translation>Los ataques se hacen uno a uno, en cualquier orden, cada uno con su retirada y su avance. El dado tiene -2 si una unidad del atacante está desabastecida, +2 si lo está una del defensor. El atacante compromete apoyo primero.</translation>
    </message>
    <message>
        <source>Which table</source>
        <comment>12.1.1 title</comment>
        <extracomment>rule 12.1.1</extracomment>
        <translation>Qué tabla</translation>
    </message>
    <message>
        <source>Axis attacks: table A, on turns 7 to 9 table B. Soviet attacks: table A to turn 9, then B.</source>
        <comment>12.1.1 text</comment>
        <extracomment>rule 12.1.1</extracomment>
        <translation>Ataques del Eje: tabla A, en los turnos 7 a 9 tabla B. Ataques soviéticos: tabla A hasta el turno 9, después B.</translation>
    </message>
    <message>
        <source>Who fights</source>
        <comment>12.2 title</comment>
        <extracomment>rule 12.2</extracomment>
        <translation>Quién combate</translation>
    </message>
    <message>
        <source>Units of one or more hexes attack one hex; all in it defend together. Units of a hex need not attack the same or at all. Nobody attacks twice and nothing is attacked twice in a round, but for [12.5]. Strengths are not divided.</source>
        <comment>12.2 text</comment>
        <extracomment>rule 12.2</extracomment>
        <translation>Unidades de uno o más hexágonos atacan un hexágono; todas las que están en él defienden juntas. Las unidades de un hexágono no tienen que atacar lo mismo, ni atacar. Nadie ataca dos veces y nada es atacado dos veces en una ronda, salvo por [12.5]. Las fuerzas no se dividen.</translation>
    </message>
    <message>
        <source>Once</source>
        <comment>12.2a title</comment>
        <extracomment>rule 12.2a</extracomment>
        <translation>Una vez</translation>
    </message>
    <message>
        <source>No unit attacks twice and no hex is attacked twice in a round, but for [12.5]. Strengths are not divided.</source>
        <comment>12.2a text</comment>
        <extracomment>rule 12.2a</extracomment>
        <translation>Ninguna unidad ataca dos veces y ningún hexágono es atacado dos veces en una ronda, salvo por [12.5]. Las fuerzas no se dividen.</translation>
    </message>
    <message>
        <source>As many as you like</source>
        <comment>12.2b title</comment>
        <extracomment>rule 12.2b</extracomment>
        <translation>Cuantos se quiera</translation>
    </message>
    <message>
        <source>There is no other limit; outside of plain Combat rounds only active units attack.</source>
        <comment>12.2b text</comment>
        <extracomment>rule 12.2b</extracomment>
        <translation>No hay otro límite; fuera de las rondas de Combate normales solo atacan las unidades activas.</translation>
    </message>
    <message>
        <source>One unit</source>
        <comment>12.2.1 title</comment>
        <extracomment>rule 12.2.1</extracomment>
        <translation>Una unidad</translation>
    </message>
    <message>
        <source>A single unit that is not mechanised can’t attack alone, except for cavalry, mountain units, airborne corps that dropped and naval infantry.</source>
        <comment>12.2.1 text</comment>
        <extracomment>rule 12.2.1</extracomment>
        <translation>Una sola unidad no mecanizada no puede atacar, salvo caballería, unidades de montaña, cuerpos aerotransportados que han saltado e infantería de marina.</translation>
    </message>
    <message>
        <source>Resolving it</source>
        <comment>12.3 title</comment>
        <extracomment>rule 12.3</extracomment>
        <translation>Resolución</translation>
    </message>
    <message>
        <source>Attack to defence, fractions dropped for the defender. Below 1-3, also by shifts, the result is AR; more than 6-1 is 6-1, and shifts to the left begin there. One die, modified, on the table.

The owner chooses his losses, but eliminates no unit while another with two steps in this combat is full; that does not hold for bombardment. Among attackers a full rifle army or Guards Tank Army takes the first loss.</source>
        <comment>12.3 text</comment>
        <extracomment>rule 12.3</extracomment>
        <translation>Ataque contra defensa, sin fracciones, a favor del defensor. Por debajo de 1-3, también por desplazamientos, el resultado es AR; más de 6-1 es 6-1, y los desplazamientos a la izquierda empiezan ahí. Un dado, modificado, en la tabla.

El dueño elige sus pérdidas, pero no elimina ninguna unidad mientras otra de dos pasos en ese combate esté completa; eso no rige en bombardeos. Entre los atacantes, un ejército de fusileros o Ejército de tanques de la Guardia completo sufre la primera pérdida.</translation>
    </message>
    <message>
        <source>Odds</source>
        <comment>12.3a title</comment>
        <extracomment>rule 12.3a</extracomment>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>Fractions are dropped for the defender. Below 1-3, also by shifts, AR; above 6-1 it is 6-1, and shifts begin there.</source>
        <comment>12.3a text</comment>
        <extracomment>rule 12.3a</extracomment>
        <translation>Las fracciones se quitan a favor del defensor. Por debajo de 1-3, también por desplazamientos, AR; por encima de 6-1 es 6-1, y los desplazamientos empiezan ahí.</translation>
    </message>
    <message>
        <source>Die</source>
        <comment>12.3b title</comment>
        <extracomment>rule 12.3b</extracomment>
        <translation>Dado</translation>
    </message>
    <message>
        <source>-2 if a unit of the attacker is out of supply, +2 if one of the defender is.</source>
        <comment>12.3b text</comment>
        <extracomment>rule 12.3b</extracomment>
        <translation>-2 si una unidad del atacante está desabastecida, +2 si lo está una del defensor.</translation>
    </message>
    <message>
        <source>Losses</source>
        <comment>12.3c title</comment>
        <extracomment>rule 12.3c</extracomment>
        <translation>Pérdidas</translation>
    </message>
    <message>
        <source>By the owner’s choice, but none is eliminated while a unit with two steps in this combat is full. A full rifle army or Guards Tank Army that attacks takes the first.</source>
        <comment>12.3c text</comment>
        <extracomment>rule 12.3c</extracomment>
        <translation>A elección del dueño, pero ninguna se elimina mientras una unidad de dos pasos en ese combate esté completa. Un ejército de fusileros o Ejército de tanques de la Guardia completo que ataca sufre la primera.</translation>
    </message>
    <message>
        <source>Terrain in combat</source>
        <comment>12.4 title</comment>
        <extracomment>rule 12.4</extracomment>
        <translation>Terreno en combate</translation>
    </message>
    <message>
        <source>As the chart says; effects add up, but nothing is halved twice. Who attacks over a major river or the Volga is halved: these are added up, halved and rounded down. The Axis never attacks over the Volga.</source>
        <comment>12.4 text</comment>
        <extracomment>rule 12.4</extracomment>
        <translation>Como dice la tabla; los efectos se suman, pero nada se divide dos veces. Quien ataca por un río mayor o el Volga queda a la mitad: se suman, se dividen y se redondea hacia abajo. El Eje nunca ataca por el Volga.</translation>
    </message>
    <message>
        <source>Bridgeheads</source>
        <comment>12.4.1 title</comment>
        <extracomment>rule 12.4.1</extracomment>
        <translation>Cabezas de puente</translation>
    </message>
    <message>
        <source>From turn 17 two attacks in each Soviet Combat round may treat a major river as a minor one, unless a supplied Axis unit is beside the attackers on their bank.</source>
        <comment>12.4.1 text</comment>
        <extracomment>rule 12.4.1</extracomment>
        <translation>Desde el turno 17 dos ataques de cada ronda de Combate soviética pueden tratar un río mayor como menor, salvo que una unidad del Eje abastecida esté junto a los atacantes en su orilla.</translation>
    </message>
    <message>
        <source>Retreat</source>
        <comment>12.5 title</comment>
        <extracomment>rule 12.5</extracomment>
        <translation>Retirada</translation>
    </message>
    <message>
        <source>Only defenders retreat, two hexes, each in a direction of their compass if they can. Not into enemy units, off the map, into a hex twice, too many into a hex or to end beside the start: who can’t is eliminated. Up to two steps in a port may sail to another friendly port instead, the Axis to the west, the Soviets to the east.

Who retreats onto friends may be attacked again with them, adds nothing and is eliminated if they must retreat.</source>
        <comment>12.5 text</comment>
        <extracomment>rule 12.5</extracomment>
        <translation>Solo se retiran los defensores, dos hexágonos, cada uno en una dirección de su brújula si pueden. No a unidades enemigas, ni fuera del mapa, ni dos veces al mismo hexágono, ni demasiadas en uno, ni para acabar junto al inicio: quien no puede se elimina. Hasta dos pasos en un puerto pueden navegar en cambio a otro puerto propio, el Eje hacia el oeste, los soviéticos hacia el este.

Quien se retira sobre amigos puede ser atacado otra vez con ellos, no suma nada y se elimina si ellos deben retirarse.</translation>
    </message>
    <message>
        <source>Advance</source>
        <comment>12.6 title</comment>
        <extracomment>rule 12.6</extracomment>
        <translation>Avance</translation>
    </message>
    <message>
        <source>Attackers may enter the hex that became empty at once, free and whatever the zones; headquarters with them, too.</source>
        <comment>12.6 text</comment>
        <extracomment>rule 12.6</extracomment>
        <translation>Los atacantes pueden entrar al instante en el hexágono vacío, gratis y sean cuales sean las zonas; también los cuarteles generales que están con ellos.</translation>
    </message>
    <message>
        <source>Forts and zones</source>
        <comment>12.7 title</comment>
        <extracomment>rule 12.7</extracomment>
        <translation>Fuertes y zonas</translation>
    </message>
    <message>
        <source>- *Fort, Light Fort*: take the place of other terrain, not of rivers. In a Fort of one’s own the retreat of DR and DR* may be ignored. An enemy in the hex destroys it.
- *Fortified Zone*: one column left for Soviet defenders.
- *Fortifications*: +1 for Soviet defenders; never destroyed.
- *Special Fortified Zone*: on turn 22 face down in a supplied Soviet City or Town, or 5 RF instead. Supplied Soviet hexes within three hexes have one column left, two from the next Soviet reinforcement segment on. A German unit that enters its hex removes it.</source>
        <comment>12.7 text</comment>
        <extracomment>rule 12.7</extracomment>
        <translation>- *Fuerte, fuerte ligero*: sustituyen al otro terreno, no a los ríos. En un fuerte propio se puede ignorar la retirada de DR y DR*. Un enemigo en el hexágono lo destruye.
- *Zona fortificada*: una columna a la izquierda para defensores soviéticos.
- *Fortificaciones*: +1 para defensores soviéticos; nunca se destruyen.
- *Zona fortificada especial*: en el turno 22 boca abajo en una ciudad o pueblo soviético abastecido, o 5 FR en su lugar. Los hexágonos soviéticos abastecidos a tres hexágonos tienen una columna a la izquierda, dos desde el siguiente segmento de refuerzos soviético. Una unidad alemana que entra en su hexágono la quita.</translation>
    </message>
    <message>
        <source>Artillery</source>
        <comment>12.8 title</comment>
        <extracomment>rule 12.8</extracomment>
        <translation>Artillería</translation>
    </message>
    <message>
        <source>Supplied artillery bombards an adjacent hex before the attacks of a round, on the bombardment table, without weather; a hex once in a round. The defender chooses the unit, against a Fort the attacker. Against units in Forts its factor counts twice. Results with * make it Done.

The German siege artillery (turns 12 to 38) with a ready air unit in range, which is Done then, may bombard the Fort itself, doubled: a Fort defends with 4, a Light Fort with 2.</source>
        <comment>12.8 text</comment>
        <extracomment>rule 12.8</extracomment>
        <translation>La artillería abastecida bombardea un hexágono adyacente antes de los ataques de una ronda, en la tabla de bombardeo, sin el tiempo; un hexágono una vez por ronda. El defensor elige la unidad; contra un fuerte, el atacante. Contra unidades en fuertes su factor cuenta doble. Los resultados con * la agotan.

La artillería de asedio alemana (turnos 12 a 38) con una unidad aérea lista al alcance, que queda agotada, puede bombardear el propio fuerte, con el doble: un fuerte defiende con 4, un fuerte ligero con 2.</translation>
    </message>
    <message>
        <source>Supply</source>
        <comment>13.1 title</comment>
        <extracomment>rule 13.1</extracomment>
        <translation>Suministro</translation>
    </message>
    <message>
        <source>A unit is supplied, out of supply, or isolated, which is also out of supply.</source>
        <comment>13.1 text</comment>
        <extracomment>rule 13.1</extracomment>
        <translation>Una unidad está abastecida, desabastecida, o aislada, que también es desabastecida.</translation>
    </message>
    <message>
        <source>Line of communications</source>
        <comment>13.2 title</comment>
        <extracomment>rule 13.2</extracomment>
        <translation>Línea de comunicaciones</translation>
    </message>
    <message>
        <source>Of any length to a source of supply, free of enemy units, of enemy zones without a friendly unit, and of enemy Cities and Towns. It crosses rivers and Kerch, not lakes and seas; but Soviets trace from Leningrad over W4802/E1102, and from Oranienbaum through Leningrad. On turns 1 to 3 Soviet lines leave the Soviet Union only through hexes with Soviet units.</source>
        <comment>13.2 text</comment>
        <extracomment>rule 13.2</extracomment>
        <translation>De cualquier longitud hasta una fuente de suministro, libre de unidades enemigas, de zonas enemigas sin unidad propia y de ciudades y pueblos enemigos. Cruza ríos y Kerch, no lagos ni mares; pero los soviéticos la trazan desde Leningrado por W4802/E1102, y desde Oranienbaum por Leningrado. En los turnos 1 a 3 las líneas soviéticas solo salen de la Unión Soviética por hexágonos con unidades soviéticas.</translation>
    </message>
    <message>
        <source>Line of supply</source>
        <comment>13.3 title</comment>
        <extracomment>rule 13.3</extracomment>
        <translation>Línea de suministro</translation>
    </message>
    <message>
        <source>Of limited length; once on a railway, road or depot it stays on railways and roads, which do not count against its length.</source>
        <comment>13.3 text</comment>
        <extracomment>rule 13.3</extracomment>
        <translation>De longitud limitada; una vez en un ferrocarril, carretera o depósito sigue por ferrocarriles y carreteras, que no cuentan en su longitud.</translation>
    </message>
    <message>
        <source>Soviet sources</source>
        <comment>13.4 title</comment>
        <extracomment>rule 13.4</extracomment>
        <translation>Fuentes soviéticas</translation>
    </message>
    <message>
        <source>Railways of the east edge, military roads of the south edge, and what leads to them; 5 hexes. While Leningrad has a line of supply, every Soviet Baltic port within 5 hexes; with two Black Sea ports, those of the Black Sea and the Azov (the Azov not in Snow, and with both sides of Kerch). Ports west of an Axis port of the same sea give only communications.</source>
        <comment>13.4 text</comment>
        <extracomment>rule 13.4</extracomment>
        <translation>Ferrocarriles del borde este, carreteras militares del borde sur y lo que lleva a ellos; 5 hexágonos. Mientras Leningrado tenga línea de suministro, todo puerto soviético del Báltico a 5 hexágonos; con dos puertos del Mar Negro, los del Mar Negro y el Azov (el Azov sin Nieve y con ambos lados de Kerch). Los puertos al oeste de un puerto del Eje del mismo mar solo dan comunicaciones.</translation>
    </message>
    <message>
        <source>Axis sources</source>
        <comment>13.5 title</comment>
        <extracomment>rule 13.5</extracomment>
        <translation>Fuentes del Eje</translation>
    </message>
    <message>
        <source>The west edge in Germany, Upper Silesia, and railways west of the start line that lead there; east of it only depots. 7 hexes, or 3 to a supplied panzer headquarters, which is not supplied by another. A City west of every depot works like one. Baltic ports supply Germans, those of the Black Sea and the Azov all Axis units, within 5 hexes; never Leningrad. Ports east of a Soviet port of the same sea give only communications.</source>
        <comment>13.5 text</comment>
        <extracomment>rule 13.5</extracomment>
        <translation>El borde oeste en Alemania, la Alta Silesia y los ferrocarriles al oeste de la línea de salida que llevan allí; al este de ella, solo depósitos. 7 hexágonos, o 3 hasta un cuartel general panzer abastecido, que no se abastece de otro. Una ciudad al oeste de todos los depósitos funciona como uno. Los puertos del Báltico abastecen a alemanes; los del Mar Negro y el Azov, a todas las unidades del Eje, a 5 hexágonos; Leningrado nunca. Los puertos al este de un puerto soviético del mismo mar solo dan comunicaciones.</translation>
    </message>
    <message>
        <source>Depots</source>
        <comment>13.6 title</comment>
        <extracomment>rule 13.6</extracomment>
        <translation>Depósitos</translation>
    </message>
    <message>
        <source>They move only along rails: in the Attrition phase a die on the table gives the points, +2 on turn 1, +1 on turn 2. Not beside a Soviet unit without a friend in the hex, not into enemy Cities and Towns, not to end with another.

If an enemy enters, a depot goes back west along the rail to where it would be supplied. One that is out of supply goes back, too, or is turned over: it supplies nobody, is lost if an enemy enters, and turns back once it has its rail again.</source>
        <comment>13.6 text</comment>
        <extracomment>rule 13.6</extracomment>
        <translation>Solo se mueven por ferrocarril: en la fase de Desgaste un dado en la tabla da los puntos, +2 en el turno 1, +1 en el turno 2. No junto a una unidad soviética sin una propia en el hexágono, no a ciudades y pueblos enemigos, no para acabar con otro.

Si entra un enemigo, el depósito retrocede al oeste por el ferrocarril hasta donde estaría abastecido. Uno desabastecido también retrocede, o se voltea: no abastece a nadie, se pierde si entra un enemigo y vuelve cuando recupera su ferrocarril.</translation>
    </message>
    <message>
        <source>River ports</source>
        <comment>13.7 title</comment>
        <extracomment>rule 13.7</extracomment>
        <translation>Puertos fluviales</translation>
    </message>
    <message>
        <source>Rostov and Riga are no source while an enemy unit is on the river between them and the sea.</source>
        <comment>13.7 text</comment>
        <extracomment>rule 13.7</extracomment>
        <translation>Rostov y Riga no son fuente mientras haya una unidad enemiga en el río entre ellas y el mar.</translation>
    </message>
    <message>
        <source>Isolated units</source>
        <comment>13.8 title</comment>
        <extracomment>rule 13.8</extracomment>
        <translation>Unidades aisladas</translation>
    </message>
    <message>
        <source>In the Attrition phase isolated units that still have no communications and are beside a supplied enemy unit are eliminated; others stay isolated, or are out of supply if they have a line again. A Fortified Zone without a Soviet unit that has no Soviet supply is destroyed in a Logistics round.</source>
        <comment>13.8 text</comment>
        <extracomment>rule 13.8</extracomment>
        <translation>En la fase de Desgaste las unidades aisladas que siguen sin comunicaciones y están junto a una unidad enemiga abastecida se eliminan; las demás siguen aisladas, o quedan desabastecidas si vuelven a tener línea. Una zona fortificada sin unidad soviética y sin suministro soviético se destruye en una ronda de Logística.</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <comment>14.1 title</comment>
        <extracomment>rule 14.1</extracomment>
        <translation>Cuarteles generales</translation>
    </message>
    <message>
        <source>Four panzer armies, Stavka and Zhukov. They pay 1 point for every hex, count as mechanised in weather, have defence 1 only when alone, and are never bombarded. A lost panzer headquarters returns after two turns, Stavka and Zhukov on the next.</source>
        <comment>14.1 text</comment>
        <extracomment>rule 14.1</extracomment>
        <translation>Cuatro ejércitos panzer, la Stavka y Zhúkov. Pagan 1 punto por hexágono, cuentan como mecanizados con el tiempo, tienen defensa 1 solo cuando están solos y nunca se bombardean. Un cuartel general panzer perdido vuelve a los dos turnos; la Stavka y Zhúkov, al siguiente.</translation>
    </message>
    <message>
        <source>Minor allies</source>
        <comment>15.1 title</comment>
        <extracomment>rule 15.1</extracomment>
        <translation>Aliados menores</translation>
    </message>
    <message>
        <source>Romanians, Hungarians and Italians never stack or attack together. No Hungarians in Romania, no Romanians in Hungary, none of them north of row 25. Slovaks and Spaniards count as Germans.</source>
        <comment>15.1 text</comment>
        <extracomment>rule 15.1</extracomment>
        <translation>Rumanos, húngaros e italianos nunca se apilan ni atacan juntos. Ni húngaros en Rumanía ni rumanos en Hungría, ni ninguno al norte de la fila 25. Eslovacos y españoles cuentan como alemanes.</translation>
    </message>
    <message>
        <source>Romania</source>
        <comment>15.2 title</comment>
        <extracomment>rule 15.2</extracomment>
        <translation>Rumanía</translation>
    </message>
    <message>
        <source>It changes sides in an End phase after 1942 with 20 Soviet steps, not of artillery, in Romania, and two Romanian Cities or Towns, Odessa and Sevastopol in Soviet hands. All Romanian units of the Axis and their air go, Germans in Romania are out of supply, objectives there without an Axis unit become Soviet. Two Romanian armies and a Bulgarian one come to the Soviets on the next turn.</source>
        <comment>15.2 text</comment>
        <extracomment>rule 15.2</extracomment>
        <translation>Cambia de bando en una fase Final después de 1942 con 20 pasos soviéticos, no de artillería, en Rumanía, y dos ciudades o pueblos rumanos, Odesa y Sebastopol en manos soviéticas. Se van todas las unidades rumanas del Eje y su aviación; los alemanes en Rumanía quedan desabastecidos; los objetivos de allí sin unidad del Eje pasan a ser soviéticos. Al turno siguiente llegan a los soviéticos dos ejércitos rumanos y uno búlgaro.</translation>
    </message>
    <message>
        <source>Hungary</source>
        <comment>15.3 title</comment>
        <extracomment>rule 15.3</extracomment>
        <translation>Hungría</translation>
    </message>
    <message>
        <source>All Hungarian units go as soon as the Soviets hold Buda and Pest. In 1941 the Soviets do not enter or attack Hungary, and trace nothing through it.</source>
        <comment>15.3 text</comment>
        <extracomment>rule 15.3</extracomment>
        <translation>Todas las unidades húngaras se van en cuanto los soviéticos tienen Buda y Pest. En 1941 los soviéticos no entran en Hungría, no la atacan ni trazan nada por ella.</translation>
    </message>
    <message>
        <source>Poles</source>
        <comment>15.4 title</comment>
        <extracomment>rule 15.4</extracomment>
        <translation>Polacos</translation>
    </message>
    <message>
        <source>Two Polish armies come in a Soviet reinforcement segment when a Soviet unit is within two hexes of Warsaw.</source>
        <comment>15.4 text</comment>
        <extracomment>rule 15.4</extracomment>
        <translation>Llegan dos ejércitos polacos en un segmento de refuerzos soviético cuando hay una unidad soviética a dos hexágonos de Varsovia o menos.</translation>
    </message>
    <message>
        <source>Assault guns</source>
        <comment>16.1 title</comment>
        <extracomment>rule 16.1</extracomment>
        <translation>Cañones de asalto</translation>
    </message>
    <message>
        <source>+1 to an attack or +2 to a defence of fully supplied Germans, once in a round, whatever the terrain: +2 and +3 from turn 19, +2 and +4 from turn 39.</source>
        <comment>16.1 text</comment>
        <extracomment>rule 16.1</extracomment>
        <translation>+1 a un ataque o +2 a una defensa de alemanes totalmente abastecidos, una vez por ronda, sea cual sea el terreno: +2 y +3 desde el turno 19, +2 y +4 desde el turno 39.</translation>
    </message>
    <message>
        <source>Tigers</source>
        <comment>16.2 title</comment>
        <extracomment>rule 16.2</extracomment>
        <translation>Tigers</translation>
    </message>
    <message>
        <source>Tiger battalions are panzer units; one in a hex stacks free, others count as divisions.</source>
        <comment>16.2 text</comment>
        <extracomment>rule 16.2</extracomment>
        <translation>Los batallones Tiger son unidades panzer; uno por hexágono se apila libre, los demás cuentan como divisiones.</translation>
    </message>
    <message>
        <source>Tank brigades</source>
        <comment>16.3 title</comment>
        <extracomment>rule 16.3</extracomment>
        <translation>Brigadas de tanques</translation>
    </message>
    <message>
        <source>On turns 4 to 9 two markers give +2 to an attack or +1 to a defence of fully supplied Soviets, each once a turn.</source>
        <comment>16.3 text</comment>
        <extracomment>rule 16.3</extracomment>
        <translation>En los turnos 4 a 9 dos fichas dan +2 a un ataque o +1 a una defensa de soviéticos totalmente abastecidos, cada una una vez por turno.</translation>
    </message>
    <message>
        <source>The games</source>
        <comment>17 title</comment>
        <extracomment>rule 17</extracomment>
        <translation>Las partidas</translation>
    </message>
    <message>
        <source>Phase I is left out on the first turn. Every counter whose turn has come is on the map, in a box, eliminated, withdrawn or out of the game.</source>
        <comment>17 text</comment>
        <extracomment>rule 17</extracomment>
        <translation>La fase I se omite en el primer turno. Toda ficha cuyo turno ha llegado está en el mapa, en una casilla, eliminada, retirada o fuera del juego.</translation>
    </message>
    <message>
        <source>Barbarossa</source>
        <comment>17.1 title</comment>
        <extracomment>rule 17.1</extracomment>
        <translation>Barbarroja</translation>
    </message>
    <message>
        <source>Turns 1 to 8. The Axis wins at once with Moscow and Kiev or Leningrad, and at the end with 30 points; otherwise the Soviets win.</source>
        <comment>17.1 text</comment>
        <extracomment>rule 17.1</extracomment>
        <translation>Turnos 1 a 8. El Eje gana al instante con Moscú y Kiev o Leningrado, y al final con 30 puntos; si no, ganan los soviéticos.</translation>
    </message>
    <message>
        <source>Special rule</source>
        <comment>17.1.2 title</comment>
        <extracomment>rule 17.1.2</extracomment>
        <translation>Regla especial</translation>
    </message>
    <message>
        <source>On turns 1 to 4 isolated German mechanised units count as out of supply only ([8.6]).</source>
        <comment>17.1.2 text</comment>
        <extracomment>rule 17.1.2</extracomment>
        <translation>En los turnos 1 a 4 las unidades mecanizadas alemanas aisladas cuentan solo como desabastecidas ([8.6]).</translation>
    </message>
    <message>
        <source>Fall Blau</source>
        <comment>17.2 title</comment>
        <extracomment>rule 17.2</extracomment>
        <translation>Fall Blau</translation>
    </message>
    <message>
        <source>Turns 12 to 20. The Axis wins at once on a condition of [3.2]; at the end 33 points are an Axis victory, 30 to 32 a draw, fewer a Soviet victory.</source>
        <comment>17.2 text</comment>
        <extracomment>rule 17.2</extracomment>
        <translation>Turnos 12 a 20. El Eje gana al instante con una condición de [3.2]; al final 33 puntos son victoria del Eje, de 30 a 32 empate, menos victoria soviética.</translation>
    </message>
    <message>
        <source>Zitadelle</source>
        <comment>17.3 title</comment>
        <extracomment>rule 17.3</extracomment>
        <translation>Zitadelle</translation>
    </message>
    <message>
        <source>Turns 24 to 29. The Soviets win at once with the Axis at 23 points or fewer; at the end 28 points are an Axis victory, 25 to 27 a draw, fewer a Soviet victory.</source>
        <comment>17.3 text</comment>
        <extracomment>rule 17.3</extracomment>
        <translation>Turnos 24 a 29. Los soviéticos ganan al instante con el Eje en 23 puntos o menos; al final 28 puntos son victoria del Eje, de 25 a 27 empate, menos victoria soviética.</translation>
    </message>
    <message>
        <source>Bagration</source>
        <comment>17.4 title</comment>
        <extracomment>rule 17.4</extracomment>
        <translation>Bagratión</translation>
    </message>
    <message>
        <source>Turns 34 to 40. The Soviets win at once with the Axis at 13 points or fewer; at the end 17 points are an Axis victory, 14 to 16 a draw.</source>
        <comment>17.4 text</comment>
        <extracomment>rule 17.4</extracomment>
        <translation>Turnos 34 a 40. Los soviéticos ganan al instante con el Eje en 13 puntos o menos; al final 17 puntos son victoria del Eje, de 14 a 16 empate.</translation>
    </message>
    <message>
        <source>Errata</source>
        <comment>Errata title</comment>
        <extracomment>rule Errata</extracomment>
        <translation>Erratas</translation>
    </message>
    <message>
        <source>The data follow the errata: limits of the districts at 3319, 3419, Brest-Litovsk and 3640; Oranienbaum W4603; the 27th Rifle Division in the Western district and not replaceable; airborne corps in Kiev, Kharkov, Minsk and Polotsk; 9th Guards Army on turn 43; 18th Air with range 12; 19th Panzer 3-8 when reduced; siege artillery on turn 12; Italian units are corps, the Romanian 1st Armoured is a division; GD becomes a panzer division on turn 32; Swamp binds mechanised units in Mud, too; Destroyed Fort markers also mark Fortified Zones.</source>
        <comment>Errata text</comment>
        <extracomment>rule Errata</extracomment>
        <translation>Los datos siguen las erratas: límites de los distritos en 3319, 3419, Brest-Litovsk y 3640; Oranienbaum W4603; la 27.ª División de Fusileros en el distrito Occidental y no reemplazable; cuerpos aerotransportados en Kiev, Járkov, Minsk y Pólotsk; 9.º Ejército de la Guardia en el turno 43; 18.ª Fuerza Aérea con alcance 12; 19.ª Panzer 3-8 reducida; artillería de asedio en el turno 12; las unidades italianas son cuerpos, la 1.ª Acorazada rumana es una división; GD pasa a división panzer en el turno 32; el pantano ata a las mecanizadas también con Barro; los marcadores de fuerte destruido también marcan zonas fortificadas.</translation>
    </message>
</context>
<context>
    <name>rules/activation.lua</name>
    <message>
        <source>Movement or combat?</source>
        <extracomment>decision round</extracomment>
        <translation>¿Movimiento o combate?</translation>
    </message>
    <message>
        <source>Each side takes at most one Movement and one Combat round a turn with these chits.</source>
        <extracomment>decision round</extracomment>
        <translation>Con estas fichas cada bando hace como mucho una ronda de Movimiento y una de Combate por turno.</translation>
    </message>
    <message>
        <source>Movement round</source>
        <extracomment>action move</extracomment>
        <translation>Ronda de Movimiento</translation>
    </message>
    <message>
        <source>Combat round</source>
        <extracomment>action combat</extracomment>
        <translation>Ronda de Combate</translation>
    </message>
    <message>
        <source>{1} is not on the map.</source>
        <extracomment>log
{1}: hq</extracomment>
        <translation>{1} no está en el mapa.</translation>
    </message>
    <message>
        <source>The panzer army does nothing.</source>
        <extracomment>log</extracomment>
        <translation>El ejército panzer no hace nada.</translation>
    </message>
    <message>
        <source>{1}: in which order?</source>
        <extracomment>decision order
{1}: hq</extracomment>
        <translation>{1}: ¿en qué orden?</translation>
    </message>
    <message>
        <source>Manstein/Model at {1}: in which order?</source>
        <extracomment>decision order
{1}: game.here.centre</extracomment>
        <translation>Manstein/Model en {1}: ¿en qué orden?</translation>
    </message>
    <message>
        <source>After movement only mechanised units fight. The order counts for all activated units.</source>
        <extracomment>decision order</extracomment>
        <translation>Tras moverse solo combaten las mecanizadas. El orden vale para todas.</translation>
    </message>
    <message>
        <source>Combat, then movement</source>
        <extracomment>action fight_first</extracomment>
        <translation>Combate y después movimiento</translation>
    </message>
    <message>
        <source>Movement, then combat</source>
        <extracomment>action move_first</extracomment>
        <translation>Movimiento y después combate</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <extracomment>action nothing</extracomment>
        <translation>No hacer nada</translation>
    </message>
    <message>
        <source>Choose supplied units for Manstein/Model</source>
        <extracomment>decision centre</extracomment>
        <translation>Elige unidades abastecidas para Manstein/Model</translation>
    </message>
    <message>
        <source>All German units within three hexes are activated, as by a panzer army&apos;s HQ.</source>
        <extracomment>decision centre</extracomment>
        <translation>Se activan todas las unidades alemanas a tres hexágonos o menos, como por el cuartel general de un ejército panzer.</translation>
    </message>
    <message>
        <source>At {space}</source>
        <extracomment>action place
{space}: the place that it is done in</extracomment>
        <translation>En {space}</translation>
    </message>
    <message>
        <source>No fully supplied Axis combat unit is there.</source>
        <extracomment>why not 10.5.10</extracomment>
        <translation>Allí no hay ninguna unidad de combate del Eje totalmente abastecida.</translation>
    </message>
    <message>
        <source>No Soviet command is on the map.</source>
        <extracomment>log</extracomment>
        <translation>No hay ningún mando soviético en el mapa.</translation>
    </message>
    <message>
        <source>Whose units carry out the Deep Battle?</source>
        <extracomment>decision deep</extracomment>
        <translation>¿Las unidades de quién llevan a cabo la batalla profunda?</translation>
    </message>
    <message>
        <source>{piece}</source>
        <extracomment>action choose
{piece}: the unit that it is done with</extracomment>
        <translation>{piece}</translation>
    </message>
    <message>
        <source>Choose Stavka or Zhukov.</source>
        <extracomment>action choose</extracomment>
        <translation>Elige la Stavka o Zhúkov.</translation>
    </message>
</context>
<context>
    <name>rules/aftermath.lua</name>
    <message>
        <source>Units at full strength, and of attacking Soviets the great armies, bear losses first.</source>
        <extracomment>rules go</extracomment>
        <translation>Primero sufren pérdidas las unidades completas y, de los soviéticos que atacan, los grandes ejércitos.</translation>
    </message>
    <message>
        <source>Nobody is eliminated while a friend in the same combat has two steps. An attacking rifle army or Guards tank army at full strength bears the first loss.</source>
        <extracomment>decision losses</extracomment>
        <translation>Nadie se elimina mientras otra unidad propia del mismo combate tenga dos pasos. Un ejército de fusileros o de tanques de la Guardia completo que ataca sufre la primera pérdida.</translation>
    </message>
    <message>
        <source>Does the garrison of {1} hold the fort?</source>
        <extracomment>decision hold
{1}: game.here.target</extracomment>
        <translation>¿Mantiene el fuerte la guarnición de {1}?</translation>
    </message>
    <message>
        <source>Hold the fort</source>
        <extracomment>action hold</extracomment>
        <translation>Mantener el fuerte</translation>
    </message>
    <message>
        <source>Retreat</source>
        <extracomment>action leave</extracomment>
        <translation>Retirada</translation>
    </message>
    <message>
        <source>The attackers may take the hex, whatever it costs and whoever stands beside it. HQs and artillery go along.</source>
        <extracomment>decision hold</extracomment>
        <translation>Los atacantes pueden ocupar el hexágono, cueste lo que cueste y esté quien esté al lado. Los cuarteles generales y la artillería van con ellos.</translation>
    </message>
    <message>
        <source>{1} has landed in {2}.</source>
        <extracomment>log
{1}: piece
{2}: battle.target</extracomment>
        <translation>{1} ha desembarcado en {2}.</translation>
    </message>
</context>
<context>
    <name>rules/airborne.lua</name>
    <message>
        <source>{1} lands at {2}.</source>
        <extracomment>log
{1}: piece
{2}: space</extracomment>
        <translation>{1} desembarca en {2}.</translation>
    </message>
    <message>
        <source>Does the naval infantry land?</source>
        <extracomment>decision invasion</extracomment>
        <translation>¿Desembarca la infantería de marina?</translation>
    </message>
    <message>
        <source>If it does not get ashore it is lost.</source>
        <extracomment>decision invasion</extracomment>
        <translation>Si no llega a tierra se pierde.</translation>
    </message>
    <message>
        <source>Land at {space}</source>
        <extracomment>action land
{space}: the place that it is done in</extracomment>
        <translation>Desembarcar en {space}</translation>
    </message>
    <message>
        <source>Choose a hex on the coast of the Black Sea or the Sea of Azov.</source>
        <extracomment>why not 9.6</extracomment>
        <translation>Elige un hexágono de la costa del Mar Negro o del Mar de Azov.</translation>
    </message>
    <message>
        <source>The Sea of Azov is closed.</source>
        <extracomment>why not 9.6</extracomment>
        <translation>El Mar de Azov está cerrado.</translation>
    </message>
    <message>
        <source>No landing is possible at {1} now.</source>
        <extracomment>why not 9.6
{1}: space</extracomment>
        <translation>Ahora no se puede desembarcar en {1}.</translation>
    </message>
    <message>
        <source>{1} is already there.</source>
        <extracomment>why not 9.6
{1}: piece</extracomment>
        <translation>{1} ya está allí.</translation>
    </message>
    <message>
        <source>Too many units would be in {1}.</source>
        <extracomment>action land, action fly, action drop
{1}: space</extracomment>
        <translation>Habría demasiadas unidades en {1}.</translation>
    </message>
    <message>
        <source>No landing</source>
        <extracomment>action done</extracomment>
        <translation>Sin desembarco</translation>
    </message>
    <message>
        <source>Choose an airborne corps that flies or is dropped</source>
        <extracomment>decision airborne</extracomment>
        <translation>Elige un cuerpo aerotransportado que vuela o salta</translation>
    </message>
    <message>
        <source>{piece} flies</source>
        <extracomment>action choose
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} vuela</translation>
    </message>
    <message>
        <source>Only airborne corps fly.</source>
        <extracomment>why not 9.7</extracomment>
        <translation>Solo vuelan los cuerpos aerotransportados.</translation>
    </message>
    <message>
        <source>Airborne corps fly only in Mixed weather, Mud and Snow.</source>
        <extracomment>why not 9.7</extracomment>
        <translation>Los cuerpos aerotransportados solo vuelan con tiempo Mixto, Barro y Nieve.</translation>
    </message>
    <message>
        <source>{1} is not in a City or Town.</source>
        <extracomment>why not 9.7
{1}: piece</extracomment>
        <translation>{1} no está en una ciudad ni en un pueblo.</translation>
    </message>
    <message>
        <source>{1} is not supplied within range of the Stavka.</source>
        <extracomment>action choose
{1}: piece</extracomment>
        <translation>{1} no tiene suministro al alcance de la Stavka.</translation>
    </message>
    <message>
        <source>Nobody flies</source>
        <extracomment>action done</extracomment>
        <translation>No vuela nadie</translation>
    </message>
    <message>
        <source>{1} flies to {2}.</source>
        <extracomment>log
{1}: piece
{2}: space</extracomment>
        <translation>{1} vuela a {2}.</translation>
    </message>
    <message>
        <source>{1} is dropped on {2}.</source>
        <extracomment>log
{1}: piece
{2}: space</extracomment>
        <translation>{1} salta sobre {2}.</translation>
    </message>
    <message>
        <source>Where does {1} fly, or is dropped?</source>
        <extracomment>decision airborne.fly
{1}: game.here.piece</extracomment>
        <translation>¿Adónde vuela o dónde salta {1}?</translation>
    </message>
    <message>
        <source>{piece} flies to {space}</source>
        <extracomment>action fly
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} vuela a {space}</translation>
    </message>
    <message>
        <source>It flies to a Soviet City or Town.</source>
        <extracomment>why not 9.7</extracomment>
        <translation>Vuela a una ciudad o pueblo soviético.</translation>
    </message>
    <message>
        <source>Airborne corps do not leave the Soviet Union.</source>
        <extracomment>why not 9.7</extracomment>
        <translation>Los cuerpos aerotransportados no salen de la Unión Soviética.</translation>
    </message>
    <message>
        <source>{1} is too far away.</source>
        <extracomment>why not 9.7
{1}: space</extracomment>
        <translation>{1} está demasiado lejos.</translation>
    </message>
    <message>
        <source>Drop {piece} on {space}</source>
        <extracomment>action drop
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} salta sobre {space}</translation>
    </message>
    <message>
        <source>{1} has been dropped before.</source>
        <extracomment>why not 9.7
{1}: piece</extracomment>
        <translation>{1} ya ha saltado antes.</translation>
    </message>
    <message>
        <source>Nobody is dropped on a City.</source>
        <extracomment>why not 9.7</extracomment>
        <translation>Nadie salta sobre una ciudad.</translation>
    </message>
    <message>
        <source>Nobody is dropped on an air base.</source>
        <extracomment>why not 9.7</extracomment>
        <translation>Nadie salta sobre una base aérea.</translation>
    </message>
    <message>
        <source>{1} is out of the Stavka&apos;s range.</source>
        <extracomment>why not 9.7
{1}: space</extracomment>
        <translation>{1} está fuera del alcance de la Stavka.</translation>
    </message>
    <message>
        <source>Another corps</source>
        <extracomment>action back</extracomment>
        <translation>Otro cuerpo</translation>
    </message>
    <message>
        <source>Airborne troops fall on {1}: choose a unit that loses a step</source>
        <extracomment>decision airborne.loss
{1}: game.here.target</extracomment>
        <translation>Caen tropas aerotransportadas sobre {1}: elige una unidad que pierde un paso</translation>
    </message>
    <message>
        <source>{piece} loses a step</source>
        <extracomment>action lose
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} pierde un paso</translation>
    </message>
    <message>
        <source>A unit in {1} loses a step.</source>
        <extracomment>action lose
{1}: game.here.target</extracomment>
        <translation>Una unidad de {1} pierde un paso.</translation>
    </message>
</context>
<context>
    <name>rules/attrition.lua</name>
    <message>
        <source>{1}: {2}, no losses in the air.</source>
        <extracomment>log
{1}: unit
{2}: sum</extracomment>
        <translation>{1}: {2}, sin pérdidas en el aire.</translation>
    </message>
    <message>
        <source>{1}: {2}, lost on its flights.</source>
        <extracomment>log
{1}: unit
{2}: sum</extracomment>
        <translation>{1}: {2}, pérdida en sus vuelos.</translation>
    </message>
    <message>
        <source>Supply isolated units from the air?</source>
        <extracomment>decision lift</extracomment>
        <translation>¿Abastecer por aire a unidades aisladas?</translation>
    </message>
    <message>
        <source>{piece} supplies {space}</source>
        <extracomment>action lift
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} abastece {space}</translation>
    </message>
    <message>
        <source>Supply from the air ends with 1942.</source>
        <extracomment>why not 8.6</extracomment>
        <translation>El suministro aéreo acaba con 1942.</translation>
    </message>
    <message>
        <source>Choose a German air unit.</source>
        <extracomment>why not 8.6</extracomment>
        <translation>Elige una unidad aérea alemana.</translation>
    </message>
    <message>
        <source>{1} is done for this turn.</source>
        <extracomment>why not 8.4
{1}: unit</extracomment>
        <translation>{1} ha acabado por este turno.</translation>
    </message>
    <message>
        <source>Only units around Axis Cities and Towns are supplied from the air.</source>
        <extracomment>why not 8.6</extracomment>
        <translation>Por aire solo se abastece a unidades alrededor de ciudades y pueblos del Eje.</translation>
    </message>
    <message>
        <source>Nobody is isolated around {1}.</source>
        <extracomment>why not 8.6
{1}: space</extracomment>
        <translation>No hay unidades aisladas alrededor de {1}.</translation>
    </message>
    <message>
        <source>{1} does not reach {2}.</source>
        <extracomment>why not 8.4
{1}: unit
{2}: space</extracomment>
        <translation>{1} no alcanza {2}.</translation>
    </message>
    <message>
        <source>No more</source>
        <extracomment>action done</extracomment>
        <translation>No más</translation>
    </message>
</context>
<context>
    <name>rules/bases.lua</name>
    <message>
        <source>Move air bases</source>
        <extracomment>decision bases</extracomment>
        <translation>Mueve bases aéreas</translation>
    </message>
    <message>
        <source>Up to twelve hexes, or farther: then the air unit is done for this turn.</source>
        <extracomment>decision bases</extracomment>
        <translation>Hasta doce hexágonos, o más lejos: entonces la unidad aérea queda agotada por este turno.</translation>
    </message>
    <message>
        <source>Move {piece}</source>
        <extracomment>action choose
{piece}: the unit that it is done with</extracomment>
        <translation>Mover {piece}</translation>
    </message>
    <message>
        <source>Choose one of your own air bases that has not moved.</source>
        <extracomment>action choose</extracomment>
        <translation>Elige una base aérea tuya que no se haya movido.</translation>
    </message>
    <message>
        <source>End of base moves</source>
        <extracomment>action done</extracomment>
        <translation>Fin de los traslados de bases</translation>
    </message>
    <message>
        <source>{1} moves to {2}.</source>
        <extracomment>log
{1}: piece
{2}: space</extracomment>
        <translation>{1} se mueve a {2}.</translation>
    </message>
    <message>
        <source>Where does {1} go?</source>
        <extracomment>decision base.move
{1}: game.here.piece</extracomment>
        <translation>¿Adónde va {1}?</translation>
    </message>
    <message>
        <source>{piece} to {space}</source>
        <extracomment>action station
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} a {space}</translation>
    </message>
    <message>
        <source>Aircraft are stationed in Cities and Towns.</source>
        <extracomment>why not 8.2</extracomment>
        <translation>Los aviones se estacionan en ciudades y pueblos.</translation>
    </message>
    <message>
        <source>{1} is not yours.</source>
        <extracomment>why not 8.2
{1}: space</extracomment>
        <translation>{1} no es tuyo.</translation>
    </message>
    <message>
        <source>No more bases fit into {1}.</source>
        <extracomment>why not 5.4
{1}: space</extracomment>
        <translation>No caben más bases en {1}.</translation>
    </message>
    <message>
        <source>The Soviet air unit stays in the Soviet Union.</source>
        <extracomment>why not 8.2</extracomment>
        <translation>La unidad aérea soviética se queda en la Unión Soviética.</translation>
    </message>
    <message>
        <source>{1} is already there.</source>
        <extracomment>why not 8.2
{1}: game.here.piece</extracomment>
        <translation>{1} ya está allí.</translation>
    </message>
    <message>
        <source>{1} is not in supply.</source>
        <extracomment>action station
{1}: space</extracomment>
        <translation>{1} no tiene suministro.</translation>
    </message>
    <message>
        <source>Another base</source>
        <extracomment>action back</extracomment>
        <translation>Otra base</translation>
    </message>
</context>
<context>
    <name>rules/bombardment.lua</name>
    <message>
        <source>Only air units and artillery bombard.</source>
        <extracomment>why not 8.5</extracomment>
        <translation>Solo bombardean las unidades aéreas y la artillería.</translation>
    </message>
    <message>
        <source>{1} is not on the map.</source>
        <extracomment>why not 8.5
{1}: piece</extracomment>
        <translation>{1} no está en el mapa.</translation>
    </message>
    <message>
        <source>{1} is done for this turn.</source>
        <extracomment>why not 8.4
{1}: piece</extracomment>
        <translation>{1} ha acabado por este turno.</translation>
    </message>
    <message>
        <source>{1} has already acted in this round.</source>
        <extracomment>why not 8.4
{1}: piece</extracomment>
        <translation>{1} ya ha actuado en esta ronda.</translation>
    </message>
    <message>
        <source>{1} is not in supply.</source>
        <extracomment>why not 12.8
{1}: piece</extracomment>
        <translation>{1} no tiene suministro.</translation>
    </message>
    <message>
        <source>{1} reaches no enemy.</source>
        <extracomment>why not 8.5
{1}: piece</extracomment>
        <translation>{1} no alcanza a ningún enemigo.</translation>
    </message>
    <message>
        <source>{1} bombards {2}: rolled {3}, {4} {4|step|steps} lost.</source>
        <extracomment>log
{1}: bomber
{2}: space
{3}: roll
{4}: steps</extracomment>
        <translation>{1} bombardea {2}: tirada {3}, {4} {4|paso perdido|pasos perdidos}.</translation>
    </message>
    <message>
        <source>Which air unit helps to shell the fort in {1}?</source>
        <extracomment>decision bombard.helper
{1}: game.here.target</extracomment>
        <translation>¿Qué unidad aérea ayuda a batir el fuerte de {1}?</translation>
    </message>
    <message>
        <source>{piece} helps</source>
        <extracomment>action escort
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} ayuda</translation>
    </message>
    <message>
        <source>Choose a ready German air unit in range.</source>
        <extracomment>action escort</extracomment>
        <translation>Elige una unidad aérea alemana disponible y al alcance.</translation>
    </message>
    <message>
        <source>What does {1} bombard?</source>
        <extracomment>decision bombard
{1}: game.here.bomber</extracomment>
        <translation>¿Qué bombardea {1}?</translation>
    </message>
    <message>
        <source>Bombard {space}</source>
        <extracomment>action bombard
{space}: the place that it is done in</extracomment>
        <translation>Bombardear {space}</translation>
    </message>
    <message>
        <source>There is no enemy to bombard.</source>
        <extracomment>why not 8.5</extracomment>
        <translation>No hay enemigo que bombardear.</translation>
    </message>
    <message>
        <source>HQs are never bombarded.</source>
        <extracomment>why not 14.1</extracomment>
        <translation>Los cuarteles generales nunca se bombardean.</translation>
    </message>
    <message>
        <source>{1} has already been bombarded in this round.</source>
        <extracomment>why not 8.5
{1}: space</extracomment>
        <translation>{1} ya ha sufrido un bombardeo en esta ronda.</translation>
    </message>
    <message>
        <source>{1} does not reach {2}.</source>
        <extracomment>why not 8.4
{1}: bomber
{2}: space</extracomment>
        <translation>{1} no alcanza {2}.</translation>
    </message>
    <message>
        <source>Shell the fort in {space}</source>
        <extracomment>action breach
{space}: the place that it is done in</extracomment>
        <translation>Bombardear el fuerte de {space}</translation>
    </message>
    <message>
        <source>German artillery shells a fort next to it, together with a ready air unit in range.</source>
        <extracomment>action breach</extracomment>
        <translation>La artillería alemana bate un fuerte adyacente junto con una unidad aérea disponible y al alcance.</translation>
    </message>
    <message>
        <source>Do something else</source>
        <extracomment>action back</extracomment>
        <translation>Hacer otra cosa</translation>
    </message>
    <message>
        <source>Which unit in {1} is the target?</source>
        <extracomment>decision bombard.victim
{1}: game.here.target</extracomment>
        <translation>¿Qué unidad de {1} es el objetivo?</translation>
    </message>
    <message>
        <source>{piece}</source>
        <extracomment>action aim, action bear
{piece}: the unit that it is done with</extracomment>
        <translation>{piece}</translation>
    </message>
    <message>
        <source>Choose a unit in {1}.</source>
        <extracomment>action aim, action bear
{1}: game.here.target</extracomment>
        <translation>Elige una unidad de {1}.</translation>
    </message>
    <message>
        <source>Which unit in {1} was hit?</source>
        <extracomment>decision bombard.loss
{1}: game.here.target</extracomment>
        <translation>¿Qué unidad de {1} ha recibido el impacto?</translation>
    </message>
</context>
<context>
    <name>rules/chits.lua</name>
    <message>
        <source>{1} has the initiative.</source>
        <extracomment>log
{1}: side</extracomment>
        <translation>La iniciativa es de: {1}.</translation>
    </message>
    <message>
        <source>Choose a panzer army for {1} {1|chit|chits}</source>
        <extracomment>decision panzers
{1}: pattern(game.turn)[#game.vars.chosen + 1]</extracomment>
        <translation>Elige un ejército panzer para {1} {1|ficha|fichas}</translation>
    </message>
    <message>
        <source>The enemy learns what you have chosen only when a chit is drawn.</source>
        <extracomment>decision panzers</extracomment>
        <translation>El enemigo solo sabe lo que has elegido cuando sale una ficha.</translation>
    </message>
    <message>
        <source>{piece}</source>
        <extracomment>action choose
{piece}: the unit that it is done with</extracomment>
        <translation>{piece}</translation>
    </message>
    <message>
        <source>Choose a panzer army&apos;s HQ on the map that has not been chosen.</source>
        <extracomment>action choose</extracomment>
        <translation>Elige un CG de ejército panzer del mapa que aún no se haya elegido.</translation>
    </message>
    <message>
        <source>Case Blue: choose a second chit, or keep it for July</source>
        <extracomment>decision initiative</extracomment>
        <translation>Caso Azul: elige una segunda ficha, o déjalo para julio</translation>
    </message>
    <message>
        <source>Choose the chit of the first round</source>
        <extracomment>decision initiative</extracomment>
        <translation>Elige la ficha de la primera ronda</translation>
    </message>
    <message>
        <source>All other chits of this turn go into the cup and are drawn by chance.</source>
        <extracomment>decision initiative</extracomment>
        <translation>Todas las demás fichas de este turno van a la copa y se extraen al azar.</translation>
    </message>
    <message>
        <source>Begin with {piece}</source>
        <extracomment>action open
{piece}: the unit that it is done with</extracomment>
        <translation>Empezar con {piece}</translation>
    </message>
    <message>
        <source>Choose a chit.</source>
        <extracomment>why not 10.2</extracomment>
        <translation>Elige una ficha.</translation>
    </message>
    <message>
        <source>{1} is not one of your chits.</source>
        <extracomment>why not 10.2
{1}: chit</extracomment>
        <translation>{1} no es una de tus fichas.</translation>
    </message>
    <message>
        <source>{1} is not available in this turn.</source>
        <extracomment>why not 10.2
{1}: chit</extracomment>
        <translation>{1} no está disponible este turno.</translation>
    </message>
    <message>
        <source>One chit is enough</source>
        <extracomment>action enough</extracomment>
        <translation>Basta una ficha</translation>
    </message>
    <message>
        <source>Draw a chit</source>
        <extracomment>decision draw</extracomment>
        <translation>Extrae una ficha</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>action draw</extracomment>
        <translation>Extraer</translation>
    </message>
    <message>
        <source>Play the Stavka chit before the next draw?</source>
        <extracomment>decision stavka</extracomment>
        <translation>¿Jugar la ficha Stavka antes de la siguiente extracción?</translation>
    </message>
    <message>
        <source>units in the Stavka Reserve</source>
        <extracomment>decision stavka</extracomment>
        <translation>unidades en la Reserva de la Stavka</translation>
    </message>
    <message>
        <source>Play Stavka</source>
        <extracomment>action play</extracomment>
        <translation>Jugar Stavka</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>action wait</extracomment>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Play Manstein/Model before the next draw?</source>
        <extracomment>decision manstein</extracomment>
        <translation>¿Jugar Manstein/Model antes de la siguiente extracción?</translation>
    </message>
    <message>
        <source>uses left in this year</source>
        <extracomment>decision manstein</extracomment>
        <translation>usos restantes este año</translation>
    </message>
    <message>
        <source>Play Manstein/Model</source>
        <extracomment>action play</extracomment>
        <translation>Jugar Manstein/Model</translation>
    </message>
    <message>
        <source>Movement or combat, Axis</source>
        <extracomment>rules
{1}: &quot;axis&quot;</extracomment>
        <translation>M/C del Eje</translation>
    </message>
    <message>
        <source>Panzer army</source>
        <extracomment>rules
{1}: &quot;axis&quot;</extracomment>
        <translation>Ejército panzer</translation>
    </message>
    <message>
        <source>Logistics</source>
        <extracomment>rules</extracomment>
        <translation>Logística</translation>
    </message>
    <message>
        <source>Movement, Soviets</source>
        <extracomment>rules
{1}: &quot;soviet&quot;</extracomment>
        <translation>Mov. soviético</translation>
    </message>
    <message>
        <source>Combat, Soviets</source>
        <extracomment>rules
{1}: &quot;soviet&quot;</extracomment>
        <translation>Comb. soviético</translation>
    </message>
    <message>
        <source>Counterattack</source>
        <extracomment>rules
{1}: &quot;soviet&quot;</extracomment>
        <translation>Contraataque</translation>
    </message>
    <message>
        <source>Movement or combat, Soviets</source>
        <extracomment>rules
{1}: &quot;soviet&quot;</extracomment>
        <translation>M/C soviético</translation>
    </message>
    <message>
        <source>Combat-Zhukov</source>
        <extracomment>rules
{1}: &quot;soviet&quot;</extracomment>
        <translation>Combate-Zhúkov</translation>
    </message>
    <message>
        <source>Combat-Stavka</source>
        <extracomment>rules
{1}: &quot;soviet&quot;</extracomment>
        <translation>Combate-Stavka</translation>
    </message>
    <message>
        <source>Combat-Stavka/Zhukov</source>
        <extracomment>rules
{1}: &quot;soviet&quot;</extracomment>
        <translation>Combate-Stavka/Zhúkov</translation>
    </message>
    <message>
        <source>Deep Battle</source>
        <extracomment>rules
{1}: &quot;soviet&quot;</extracomment>
        <translation>Batalla profunda</translation>
    </message>
</context>
<context>
    <name>rules/combat.lua</name>
    <message>
        <source>There is no enemy unit to attack.</source>
        <extracomment>why not 12.1</extracomment>
        <translation>No hay ninguna unidad enemiga que atacar.</translation>
    </message>
    <message>
        <source>In 1941 the Soviets do not attack Hungary.</source>
        <extracomment>why not 15.3</extracomment>
        <translation>En 1941 los soviéticos no atacan Hungría.</translation>
    </message>
    <message>
        <source>{1} has already been attacked in this round.</source>
        <extracomment>why not 12.2
{1}: space</extracomment>
        <translation>{1} ya ha sufrido un ataque en esta ronda.</translation>
    </message>
    <message>
        <source>No unit that can attack now is next to {1}.</source>
        <extracomment>why not 12.1
{1}: space</extracomment>
        <translation>Ninguna unidad que pueda atacar ahora está junto a {1}.</translation>
    </message>
    <message>
        <source>A single unit that is not mechanised can&apos;t attack alone.</source>
        <extracomment>why not 12.2.1</extracomment>
        <translation>Una sola unidad no mecanizada no puede atacar.</translation>
    </message>
    <message>
        <source>Every unit that moved must attack.</source>
        <extracomment>why not 10.5.6</extracomment>
        <translation>Toda unidad que se ha movido debe atacar.</translation>
    </message>
    <message>
        <source>Choose an enemy hex to attack</source>
        <extracomment>decision combat</extracomment>
        <translation>Elige un hexágono enemigo que atacar</translation>
    </message>
    <message>
        <source>Each unit attacks once in a round, each hex is attacked once. Artillery and air units bombard.</source>
        <extracomment>decision combat</extracomment>
        <translation>Cada unidad ataca una vez por ronda y cada hexágono es atacado una vez. La artillería y las unidades aéreas bombardean.</translation>
    </message>
    <message>
        <source>attacks owed to Stalin</source>
        <extracomment>decision combat</extracomment>
        <translation>ataques debidos a Stalin</translation>
    </message>
    <message>
        <source>bridgehead attacks</source>
        <extracomment>decision combat</extracomment>
        <translation>ataques de cabeza de puente</translation>
    </message>
    <message>
        <source>Attack {space}</source>
        <extracomment>action attack
{space}: the place that it is done in</extracomment>
        <translation>Atacar {space}</translation>
    </message>
    <message>
        <source>{piece} bombards</source>
        <extracomment>action bombard
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} bombardea</translation>
    </message>
    <message>
        <source>End combat</source>
        <extracomment>action done</extracomment>
        <translation>Acabar el combate</translation>
    </message>
    <message>
        <source>Nobody else takes part in a landing.</source>
        <extracomment>why not 9.6</extracomment>
        <translation>Nadie más participa en un desembarco.</translation>
    </message>
    <message>
        <source>{1} can&apos;t attack.</source>
        <extracomment>why not 12.1
{1}: piece</extracomment>
        <translation>{1} no puede atacar.</translation>
    </message>
    <message>
        <source>{1} already takes part.</source>
        <extracomment>why not 12.2
{1}: piece</extracomment>
        <translation>{1} ya participa.</translation>
    </message>
    <message>
        <source>{1} has already attacked in this round.</source>
        <extracomment>why not 12.2
{1}: piece</extracomment>
        <translation>{1} ya ha atacado en esta ronda.</translation>
    </message>
    <message>
        <source>{1} is not active in this round.</source>
        <extracomment>why not 10.5
{1}: piece</extracomment>
        <translation>{1} no actúa en esta ronda.</translation>
    </message>
    <message>
        <source>After movement only mechanised units attack.</source>
        <extracomment>why not 10.5.7</extracomment>
        <translation>Tras el movimiento solo atacan las unidades mecanizadas.</translation>
    </message>
    <message>
        <source>{1} is not next to {2}.</source>
        <extracomment>why not 12.1
{1}: piece
{2}: here.target</extracomment>
        <translation>{1} no está junto a {2}.</translation>
    </message>
    <message>
        <source>{1} can&apos;t attack across this water.</source>
        <extracomment>why not 12.4
{1}: piece</extracomment>
        <translation>{1} no puede atacar a través de estas aguas.</translation>
    </message>
    <message>
        <source>Minor allies of different countries never attack together.</source>
        <extracomment>rules whyJoin</extracomment>
        <translation>Los aliados menores de distintos países nunca atacan juntos.</translation>
    </message>
    <message>
        <source>Bridgeheads count only in Soviet Combat rounds.</source>
        <extracomment>why not 12.4.1</extracomment>
        <translation>Las cabezas de puente solo valen en rondas de Combate soviéticas.</translation>
    </message>
    <message>
        <source>No more bridgehead attacks in this round.</source>
        <extracomment>why not 12.4.1</extracomment>
        <translation>No quedan ataques de cabeza de puente en esta ronda.</translation>
    </message>
    <message>
        <source>Nobody attacks across a major river.</source>
        <extracomment>why not 12.4.1</extracomment>
        <translation>Nadie ataca a través de un río mayor.</translation>
    </message>
    <message>
        <source>A supplied Axis unit stands on the attackers&apos; side of the river.</source>
        <extracomment>why not 12.4.1</extracomment>
        <translation>Hay una unidad del Eje abastecida en la orilla de los atacantes.</translation>
    </message>
    <message>
        <source>Attack on {1} at {2}: rolled {3}, modified by {6}: {4}. {5}</source>
        <extracomment>rules resolve</extracomment>
        <translation>Ataque a {1} a {2}: tirada {3}, modificada en {6}: {4}. {5}</translation>
    </message>
    <message>
        <source>The attack on {1} at {2} fails by itself.</source>
        <extracomment>log
{1}: battle.target
{2}: name</extracomment>
        <translation>El ataque a {1} a {2} fracasa sin más.</translation>
    </message>
    <message>
        <source>Choose the units that attack {1}</source>
        <extracomment>decision combat.units
{1}: game.here.target</extracomment>
        <translation>Elige las unidades que atacan {1}</translation>
    </message>
    <message>
        <source>Click every unit that takes part and watch the odds; then add aircraft and other support.</source>
        <extracomment>decision combat.units</extracomment>
        <translation>Pulsa cada unidad que participa y mira la proporción; después añade aviones y otros apoyos.</translation>
    </message>
    <message>
        <source>{piece} attacks</source>
        <extracomment>action join
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} ataca</translation>
    </message>
    <message>
        <source>All attack</source>
        <extracomment>action all</extracomment>
        <translation>Atacan todas</translation>
    </message>
    <message>
        <source>Nobody else can join the attack.</source>
        <extracomment>why not 12.2</extracomment>
        <translation>Nadie más puede unirse al ataque.</translation>
    </message>
    <message>
        <source>Attack from the bridgehead</source>
        <extracomment>action bridgehead</extracomment>
        <translation>Atacar desde la cabeza de puente</translation>
    </message>
    <message>
        <source>Attack!</source>
        <extracomment>action fire</extracomment>
        <translation>¡Atacar!</translation>
    </message>
    <message>
        <source>Choose at least one unit to attack with.</source>
        <extracomment>why not 12.1</extracomment>
        <translation>Elige al menos una unidad con la que atacar.</translation>
    </message>
    <message>
        <source>Call the attack off</source>
        <extracomment>action cancel</extracomment>
        <translation>Cancelar el ataque</translation>
    </message>
    <message>
        <source>{1} is attacked: add support?</source>
        <extracomment>decision combat.defence
{1}: game.here.target</extracomment>
        <translation>{1} sufre un ataque: ¿añadir apoyo?</translation>
    </message>
    <message>
        <source>An air unit that supports a defence is done for this turn.</source>
        <extracomment>decision combat.defence</extracomment>
        <translation>Una unidad aérea que apoya una defensa queda agotada por este turno.</translation>
    </message>
    <message>
        <source>Fight</source>
        <extracomment>action fight</extracomment>
        <translation>Combatir</translation>
    </message>
</context>
<context>
    <name>rules/corps.lua</name>
    <message>
        <source>Fill up a reduced corps with divisions?</source>
        <extracomment>decision corps</extracomment>
        <translation>¿Completar un cuerpo reducido con divisiones?</translation>
    </message>
    <message>
        <source>Fill up {piece}</source>
        <extracomment>action fill
{piece}: the unit that it is done with</extracomment>
        <translation>Completar {piece}</translation>
    </message>
    <message>
        <source>Only German corps are filled up.</source>
        <extracomment>why not 7.5</extracomment>
        <translation>Solo se completan cuerpos alemanes.</translation>
    </message>
    <message>
        <source>{1} is at full strength.</source>
        <extracomment>why not 7.5
{1}: corps</extracomment>
        <translation>{1} tiene toda su fuerza.</translation>
    </message>
    <message>
        <source>Divisions with two attack factors must be in or next to its hex.</source>
        <extracomment>why not 7.5</extracomment>
        <translation>Debe haber divisiones con dos factores de ataque en su hexágono o al lado.</translation>
    </message>
    <message>
        <source>No more</source>
        <extracomment>action done</extracomment>
        <translation>No más</translation>
    </message>
    <message>
        <source>{1} is filled up.</source>
        <extracomment>log
{1}: corps</extracomment>
        <translation>{1} se completa.</translation>
    </message>
    <message>
        <source>Choose divisions for {1}: {2} of 2 attack factors</source>
        <extracomment>decision corps.feed
{1}: game.here.corps
{2}: total(game.here.fed)</extracomment>
        <translation>Elige divisiones para {1}: {2} de 2 factores de ataque</translation>
    </message>
    <message>
        <source>{piece} is broken up</source>
        <extracomment>action feed
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} se disuelve</translation>
    </message>
    <message>
        <source>Jäger and mountain divisions do not feed a corps.</source>
        <extracomment>why not 7.5</extracomment>
        <translation>Las divisiones de cazadores y de montaña no alimentan un cuerpo.</translation>
    </message>
    <message>
        <source>{1} can&apos;t feed the corps.</source>
        <extracomment>why not 7.5
{1}: piece</extracomment>
        <translation>{1} no puede alimentar el cuerpo.</translation>
    </message>
    <message>
        <source>Not this corps</source>
        <extracomment>action back</extracomment>
        <translation>Este cuerpo no</translation>
    </message>
</context>
<context>
    <name>rules/dawn.lua</name>
    <message>
        <source>This turn: {1}</source>
        <extracomment>log
{1}: rule</extracomment>
        <translation>Este turno: {1}</translation>
    </message>
    <message>
        <source>Each turn: {1}, {2}, {3}, {4}, {5}, {6}.</source>
        <extracomment>log
{1}: table.unpack(tables.sequence.rows)</extracomment>
        <translation>Cada turno: {1}, {2}, {3}, {4}, {5}, {6}.</translation>
    </message>
    <message>
        <source>The Axis expects: {1}</source>
        <extracomment>log
{1}: names</extracomment>
        <translation>El Eje espera: {1}</translation>
    </message>
    <message>
        <source>The Soviets expect: {1}</source>
        <extracomment>log
{1}: names</extracomment>
        <translation>Los soviéticos esperan: {1}</translation>
    </message>
    <message>
        <source>Turn {1}, {2} {3}.</source>
        <extracomment>log
{1}: turn.turn
{2}: month
{3}: year</extracomment>
        <translation>Turno {1}, {2} {3}.</translation>
    </message>
</context>
<context>
    <name>rules/depots.lua</name>
    <message>
        <source>{1} works again.</source>
        <extracomment>log
{1}: depot</extracomment>
        <translation>{1} vuelve a funcionar.</translation>
    </message>
    <message>
        <source>{1} is cut off: does it draw back or wait?</source>
        <extracomment>decision depot.cut
{1}: game.here.depots[1]</extracomment>
        <translation>{1} no tiene enlace: ¿retrocede o espera?</translation>
    </message>
    <message>
        <source>{piece} draws back to {space}</source>
        <oldsource>{piece} draws back</oldsource>
        <extracomment>action withdraw
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} retrocede a {space}</translation>
    </message>
    <message>
        <source>{1} draws back to the nearest railway hex in the west where it is supplied.</source>
        <extracomment>action withdraw
{1}: depot</extracomment>
        <translation>{1} retrocede al hexágono de ferrocarril más cercano hacia el oeste en el que tenga suministro.</translation>
    </message>
    <message>
        <source>{piece} waits, turned over</source>
        <extracomment>action close
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} espera boca abajo</translation>
    </message>
    <message>
        <source>{1}: rolled {2}, {3} {3|hex|hexes}.</source>
        <extracomment>log
{1}: depot
{2}: die
{3}: points</extracomment>
        <translation>{1}: tirada {2}, {3} {3|hexágono|hexágonos}.</translation>
    </message>
    <message>
        <source>Choose a depot to advance</source>
        <extracomment>decision depots</extracomment>
        <translation>Elige un depósito que avanza</translation>
    </message>
    <message>
        <source>{piece} advances</source>
        <extracomment>action advance
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} avanza</translation>
    </message>
    <message>
        <source>Choose a depot.</source>
        <extracomment>why not 13.6</extracomment>
        <translation>Elige un depósito.</translation>
    </message>
    <message>
        <source>{1} is turned over and can&apos;t move.</source>
        <extracomment>why not 13.6
{1}: depot</extracomment>
        <translation>{1} está boca abajo y no puede moverse.</translation>
    </message>
    <message>
        <source>{1} has already moved.</source>
        <extracomment>why not 13.6
{1}: depot</extracomment>
        <translation>{1} ya se ha movido.</translation>
    </message>
    <message>
        <source>End of depot movement</source>
        <extracomment>action done</extracomment>
        <translation>Fin del movimiento de depósitos</translation>
    </message>
    <message>
        <source>Where does {1} go? {2} {2|hex|hexes} of railway</source>
        <extracomment>decision depot.move
{1}: game.here.depot
{2}: game.here.points</extracomment>
        <translation>¿Adónde va {1}? {2} {2|hexágono|hexágonos} de ferrocarril</translation>
    </message>
    <message>
        <source>{piece} to {space}</source>
        <extracomment>action go
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} a {space}</translation>
    </message>
    <message>
        <source>Choose a hex of railway.</source>
        <extracomment>why not 13.6</extracomment>
        <translation>Elige un hexágono de ferrocarril.</translation>
    </message>
    <message>
        <source>Two depots do not end in the same hex.</source>
        <extracomment>why not 13.6</extracomment>
        <translation>Dos depósitos no acaban en el mismo hexágono.</translation>
    </message>
    <message>
        <source>{1} is in enemy hands.</source>
        <extracomment>why not 13.6
{1}: space</extracomment>
        <translation>{1} está en manos enemigas.</translation>
    </message>
    <message>
        <source>{1} can&apos;t get to {2}.</source>
        <extracomment>action go
{1}: here.depot
{2}: space</extracomment>
        <translation>{1} no puede llegar a {2}.</translation>
    </message>
    <message>
        <source>{1} advances to {2}.</source>
        <extracomment>log
{1}: depot
{2}: action.space</extracomment>
        <translation>{1} avanza a {2}.</translation>
    </message>
    <message>
        <source>It stays</source>
        <extracomment>action stay</extracomment>
        <translation>Se queda</translation>
    </message>
</context>
<context>
    <name>rules/displaced.lua</name>
    <message>
        <source>{1} draws back to {2}.</source>
        <extracomment>log</extracomment>
        <translation>{1} retrocede a {2}.</translation>
    </message>
    <message>
        <source>{1} is moved to {2}.</source>
        <extracomment>log</extracomment>
        <translation>{1} pasa a {2}.</translation>
    </message>
    <message>
        <source>{1} is lost.</source>
        <extracomment>log
{1}: piece</extracomment>
        <translation>{1} se pierde.</translation>
    </message>
    <message>
        <source>The special fortified zone is lost.</source>
        <extracomment>log</extracomment>
        <translation>Se pierde la zona fortificada especial.</translation>
    </message>
</context>
<context>
    <name>rules/entries.lua</name>
    <message>
        <source>{1} arrives in {2}.</source>
        <extracomment>log
{1}: piece
{2}: space</extracomment>
        <translation>{1} llega a {2}.</translation>
    </message>
    <message>
        <source>Nobody has been placed yet.</source>
        <extracomment>why not</extracomment>
        <translation>Aún no se ha colocado a nadie.</translation>
    </message>
    <message>
        <source>{1} can&apos;t arrive in {2}.</source>
        <extracomment>rules entries.needThere, rules entries.why
{1}: piece
{2}: game.vars.placed
{2}: space</extracomment>
        <translation>{1} no puede llegar a {2}.</translation>
    </message>
    <message>
        <source>Choose where it arrives.</source>
        <extracomment>why not</extracomment>
        <translation>Elige adónde llega.</translation>
    </message>
    <message>
        <source>The Stavka Reserve is open to Soviet units from turn 3.</source>
        <extracomment>why not 7.3</extracomment>
        <translation>La Reserva de la Stavka está abierta a las unidades soviéticas desde el turno 3.</translation>
    </message>
    <message>
        <source>{1} is already there.</source>
        <extracomment>why not 7.3
{1}: piece</extracomment>
        <translation>{1} ya está allí.</translation>
    </message>
    <message>
        <source>Units arrive on the map.</source>
        <extracomment>why not</extracomment>
        <translation>Las unidades llegan al mapa.</translation>
    </message>
    <message>
        <source>Too many units would be in {1}.</source>
        <extracomment>why not 5.3
{1}: space</extracomment>
        <translation>Habría demasiadas unidades en {1}.</translation>
    </message>
</context>
<context>
    <name>rules/fleeing.lua</name>
    <message>
        <source>Where does {1} go?</source>
        <extracomment>decision flee
{1}: (first(game))</extracomment>
        <translation>¿Adónde va {1}?</translation>
    </message>
    <message>
        <source>A base goes to the nearest City or Town in supply, a depot back along its railway; the Soviet air unit goes to any City or Town of its own.</source>
        <extracomment>decision flee</extracomment>
        <translation>Una base va a la ciudad o pueblo con suministro más cercano; un depósito retrocede por su ferrocarril; la unidad aérea soviética va a cualquier ciudad o pueblo propio.</translation>
    </message>
    <message>
        <source>{piece} to {space}</source>
        <extracomment>action settle
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} a {space}</translation>
    </message>
    <message>
        <source>{1} goes to one of the nearest places.</source>
        <extracomment>why not 8.1
{1}: piece</extracomment>
        <translation>{1} va a uno de los lugares más cercanos.</translation>
    </message>
</context>
<context>
    <name>rules/groups.lua</name>
    <message>
        <source>{piece} stays behind</source>
        <extracomment>action
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} se queda atrás</translation>
    </message>
    <message>
        <source>It does not belong to those that go.</source>
        <extracomment>action</extracomment>
        <translation>No es de las que van.</translation>
    </message>
    <message>
        <source>Nobody else is among those that go.</source>
        <extracomment>why not</extracomment>
        <translation>No va ninguna otra.</translation>
    </message>
</context>
<context>
    <name>rules/guards.lua</name>
    <message>
        <source>{1} is formed: choose what is given for it</source>
        <extracomment>decision convert
{1}: game.here.new</extracomment>
        <translation>Se forma {1}: elige qué se entrega a cambio</translation>
    </message>
    <message>
        <source>Conversions that are possible must be made. What is given leaves the game.</source>
        <extracomment>decision convert</extracomment>
        <translation>Las conversiones posibles son obligatorias. Lo entregado sale del juego.</translation>
    </message>
    <message>
        <source>{piece} is given</source>
        <extracomment>action give
{piece}: the unit that it is done with</extracomment>
        <translation>Se entrega {piece}</translation>
    </message>
    <message>
        <source>Choose one of your own units.</source>
        <extracomment>why not 7.8</extracomment>
        <translation>Elige una de tus unidades.</translation>
    </message>
    <message>
        <source>{1} can&apos;t be replaced.</source>
        <extracomment>why not 7.8
{1}: piece</extracomment>
        <translation>{1} no se puede reponer.</translation>
    </message>
    <message>
        <source>{1} can&apos;t be given for {2}.</source>
        <extracomment>action give
{1}: piece
{2}: game.here.new</extracomment>
        <translation>{1} no se puede entregar por {2}.</translation>
    </message>
    <message>
        <source>Where does {1} arrive?</source>
        <extracomment>decision convert.place
{1}: game.here.piece</extracomment>
        <translation>¿Adónde llega {1}?</translation>
    </message>
    <message>
        <source>{piece} in {space}</source>
        <extracomment>action put
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} en {space}</translation>
    </message>
    <message>
        <source>It waits among the eliminated</source>
        <extracomment>action keep</extracomment>
        <translation>Espera entre las eliminadas</translation>
    </message>
    <message>
        <source>The old mechanised corps are disbanded.</source>
        <extracomment>log</extracomment>
        <translation>Se disuelven los viejos cuerpos mecanizados.</translation>
    </message>
    <message>
        <source>Where is the special fortified zone built?</source>
        <extracomment>decision rebuild.zone</extracomment>
        <translation>¿Dónde se construye la zona fortificada especial?</translation>
    </message>
    <message>
        <source>In the next turn it is turned face up.</source>
        <extracomment>decision rebuild.zone</extracomment>
        <translation>En el turno siguiente se pone boca arriba.</translation>
    </message>
    <message>
        <source>The special fortified zone in {space}</source>
        <extracomment>action zone
{space}: the place that it is done in</extracomment>
        <translation>La zona fortificada especial en {space}</translation>
    </message>
    <message>
        <source>It is built in a supplied Soviet City or Town at home, on its turn.</source>
        <extracomment>action zone</extracomment>
        <translation>Se construye en su turno, en una ciudad o pueblo soviético con suministro de la URSS.</translation>
    </message>
    <message>
        <source>The special fortified zone is built around {1}.</source>
        <extracomment>log
{1}: action.space</extracomment>
        <translation>La zona fortificada especial se construye alrededor de {1}.</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>action back</extracomment>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Which City gets a City Defence marker?</source>
        <extracomment>decision rebuild.defence</extracomment>
        <translation>¿Qué ciudad recibe un marcador de Defensa Urbana?</translation>
    </message>
    <message>
        <source>It returns when the enemy enters.</source>
        <extracomment>decision rebuild.defence</extracomment>
        <translation>Vuelve cuando entra el enemigo.</translation>
    </message>
    <message>
        <source>City defence in {space}</source>
        <extracomment>action defend
{space}: the place that it is done in</extracomment>
        <translation>Defensa urbana en {space}</translation>
    </message>
    <message>
        <source>Choose a City Defence marker at hand.</source>
        <extracomment>why not 2.2</extracomment>
        <translation>Elige un marcador de Defensa Urbana disponible.</translation>
    </message>
    <message>
        <source>It goes to a Soviet City at home that has none.</source>
        <extracomment>action defend</extracomment>
        <translation>Va a una ciudad soviética de la URSS que no tenga ninguno.</translation>
    </message>
</context>
<context>
    <name>rules/logistics.lua</name>
    <message>
        <source>Supply from the air: {1} {1|unit|units} left</source>
        <extracomment>decision airlift
{1}: game.vars.lifts</extracomment>
        <translation>Suministro aéreo: {1} {1|unidad restante|unidades restantes}</translation>
    </message>
    <message>
        <source>Supply {piece} from the air</source>
        <extracomment>action supply
{piece}: the unit that it is done with</extracomment>
        <translation>Abastecer por aire a {piece}</translation>
    </message>
    <message>
        <source>Only German mechanised units are supplied from the air.</source>
        <extracomment>why not 8.6</extracomment>
        <translation>Por aire solo se abastece a unidades mecanizadas alemanas.</translation>
    </message>
    <message>
        <source>{1} is in supply.</source>
        <extracomment>why not 8.6
{1}: piece</extracomment>
        <translation>{1} tiene suministro.</translation>
    </message>
    <message>
        <source>Six units at most are supplied from the air.</source>
        <extracomment>why not 8.6</extracomment>
        <translation>Por aire se abastece como mucho a seis unidades.</translation>
    </message>
    <message>
        <source>{1} is isolated, or no ready air unit reaches it.</source>
        <extracomment>why not 8.6
{1}: piece</extracomment>
        <translation>{1} no tiene comunicaciones, o no la alcanza ninguna unidad aérea lista.</translation>
    </message>
    <message>
        <source>{1} is supplied from the air.</source>
        <extracomment>log
{1}: action.piece</extracomment>
        <translation>{1} recibe suministro aéreo.</translation>
    </message>
    <message>
        <source>No more</source>
        <extracomment>action done</extracomment>
        <translation>No más</translation>
    </message>
</context>
<context>
    <name>rules/movement.lua</name>
    <message>
        <source>{1} does not move like a unit.</source>
        <extracomment>why not 11.1
{1}: piece</extracomment>
        <translation>{1} no se mueve como una unidad.</translation>
    </message>
    <message>
        <source>{1} has already moved in this round.</source>
        <extracomment>why not 11.1
{1}: piece</extracomment>
        <translation>{1} ya se ha movido en esta ronda.</translation>
    </message>
    <message>
        <source>{1} stays where it is in this round.</source>
        <extracomment>why not 11.1
{1}: piece</extracomment>
        <translation>{1} se queda donde está en esta ronda.</translation>
    </message>
    <message>
        <source>{1} is not active in this round.</source>
        <extracomment>why not 10.5
{1}: piece</extracomment>
        <translation>{1} no actúa en esta ronda.</translation>
    </message>
    <message>
        <source>Choose a unit to move</source>
        <extracomment>decision move</extracomment>
        <translation>Elige una unidad que mover</translation>
    </message>
    <message>
        <source>Each unit may move once in a round. Others of its stack can be taken along.</source>
        <extracomment>decision move</extracomment>
        <translation>Cada unidad puede moverse una vez por ronda. Puede llevar consigo a otras de su pila.</translation>
    </message>
    <message>
        <source>Move {piece}</source>
        <extracomment>action choose
{piece}: the unit that it is done with</extracomment>
        <translation>Mover {piece}</translation>
    </message>
    <message>
        <source>End movement</source>
        <extracomment>action done</extracomment>
        <translation>Acabar el movimiento</translation>
    </message>
    <message>
        <source>{1} moves to {2}.</source>
        <extracomment>rules go</extracomment>
        <translation>{1} se mueve a {2}.</translation>
    </message>
    <message>
        <source>{1} makes a forced march to {2}.</source>
        <extracomment>rules march</extracomment>
        <translation>{1} hace una marcha forzada a {2}.</translation>
    </message>
    <message>
        <source>{1} slips through to {2}.</source>
        <extracomment>rules slip</extracomment>
        <translation>{1} se cuela hasta {2}.</translation>
    </message>
    <message>
        <source>{1} withdraws to {2}.</source>
        <extracomment>rules withdraw</extracomment>
        <translation>{1} se repliega a {2}.</translation>
    </message>
    <message>
        <source>{1} leaves the map for Baku.</source>
        <extracomment>log
{1}: piece</extracomment>
        <translation>{1} sale del mapa hacia Bakú.</translation>
    </message>
    <message>
        <source>{1} may not enter {2}.</source>
        <extracomment>rules exit</extracomment>
        <translation>{1} no puede entrar en {2}.</translation>
    </message>
    <message>
        <source>The enemy is in {1}.</source>
        <extracomment>why not 11.1
{1}: space</extracomment>
        <translation>El enemigo está en {1}.</translation>
    </message>
    <message>
        <source>Too many units would be in {1}.</source>
        <extracomment>why not 5.3
{1}: space</extracomment>
        <translation>Habría demasiadas unidades en {1}.</translation>
    </message>
    <message>
        <source>Who moves in a counterattack must end next to an enemy that can be attacked.</source>
        <extracomment>why not 10.5.6</extracomment>
        <translation>Quien se mueve en un contraataque debe acabar junto a un enemigo que se pueda atacar.</translation>
    </message>
    <message>
        <source>{1} is held fast: it withdraws, or moves only towards the enemy.</source>
        <extracomment>why not 6.5
{1}: piece</extracomment>
        <translation>{1} no puede soltarse: se repliega, o solo se mueve hacia el enemigo.</translation>
    </message>
    <message>
        <source>Forced marches are made only in Movement rounds.</source>
        <extracomment>why not 11.5</extracomment>
        <translation>Las marchas forzadas solo se hacen en rondas de Movimiento.</translation>
    </message>
    <message>
        <source>{1} can&apos;t make a forced march.</source>
        <extracomment>why not 10.5.1
{1}: piece</extracomment>
        <translation>{1} no puede hacer una marcha forzada.</translation>
    </message>
    <message>
        <source>{1} has made a forced march in this turn.</source>
        <extracomment>why not 11.5
{1}: piece</extracomment>
        <translation>{1} ya ha hecho una marcha forzada este turno.</translation>
    </message>
    <message>
        <source>{1} is not in supply.</source>
        <extracomment>why not 10.5.1
{1}: piece</extracomment>
        <translation>{1} no tiene suministro.</translation>
    </message>
    <message>
        <source>No forced marches in this weather.</source>
        <extracomment>why not 11.3</extracomment>
        <translation>Con este tiempo no hay marchas forzadas.</translation>
    </message>
    <message>
        <source>A forced march never comes next to an enemy.</source>
        <extracomment>why not 11.5</extracomment>
        <translation>Una marcha forzada nunca pasa junto a un enemigo.</translation>
    </message>
    <message>
        <source>{1} gets to {2} without a forced march.</source>
        <extracomment>why not 11.5
{1}: piece
{2}: space</extracomment>
        <translation>{1} llega a {2} sin marcha forzada.</translation>
    </message>
    <message>
        <source>Emergency withdrawals are made only in Movement rounds.</source>
        <extracomment>why not 6.5</extracomment>
        <translation>Las retiradas de emergencia solo se hacen en rondas de Movimiento.</translation>
    </message>
    <message>
        <source>{1} is not held fast by enemy zones of control.</source>
        <extracomment>why not 6.5
{1}: piece</extracomment>
        <translation>Las zonas de control enemigas no sujetan a {1}.</translation>
    </message>
    <message>
        <source>A withdrawal goes two hexes, not towards the enemy, and ends next to no enemy unit.</source>
        <extracomment>why not 6.5</extracomment>
        <translation>Una retirada de emergencia va dos hexágonos, no hacia el enemigo, y no acaba junto a ninguna unidad enemiga.</translation>
    </message>
    <message>
        <source>{1} can&apos;t go straight from one enemy zone of control to another.</source>
        <extracomment>why not 6.2
{1}: piece</extracomment>
        <translation>{1} no puede pasar directamente de una zona de control enemiga a otra.</translation>
    </message>
    <message>
        <source>Only supplied German units leave for Baku.</source>
        <extracomment>why not 3.2</extracomment>
        <translation>Solo salen hacia Bakú unidades alemanas con suministro.</translation>
    </message>
    <message>
        <source>Units leave for Baku one by one.</source>
        <extracomment>why not 3.2</extracomment>
        <translation>Las unidades salen hacia Bakú una a una.</translation>
    </message>
    <message>
        <source>{1} does not get off the map on a military road.</source>
        <extracomment>why not 3.2
{1}: piece</extracomment>
        <translation>{1} no llega a salir del mapa por una carretera militar.</translation>
    </message>
    <message>
        <source>Where does {1} go?</source>
        <extracomment>decision move.unit
{1}: game.here.group[1]</extracomment>
        <translation>¿Adónde va {1}?</translation>
    </message>
    <message>
        <source>Move {piece} to {space}</source>
        <extracomment>action go
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>Mover {piece} a {space}</translation>
    </message>
    <message>
        <source>Forced march of {piece} to {space}</source>
        <extracomment>action march
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>Marcha forzada de {piece} a {space}</translation>
    </message>
    <message>
        <source>{piece} slips through to {space}</source>
        <extracomment>action slip
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} se cuela hasta {space}</translation>
    </message>
    <message>
        <source>{piece} withdraws to {space}</source>
        <extracomment>action withdraw
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} se repliega a {space}</translation>
    </message>
    <message>
        <source>{piece} leaves the map for Baku</source>
        <extracomment>action exit
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} sale del mapa hacia Bakú</translation>
    </message>
    <message>
        <source>{piece} goes along</source>
        <extracomment>action
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} va también</translation>
    </message>
    <message>
        <source>All who can go along</source>
        <extracomment>action</extracomment>
        <translation>Todas las que puedan ir con ella</translation>
    </message>
    <message>
        <source>Only units that stand in the same hex go along, from the start.</source>
        <extracomment>action</extracomment>
        <translation>Solo van con ella unidades del mismo hexágono, y desde el principio.</translation>
    </message>
    <message>
        <source>Stay here</source>
        <extracomment>action stay</extracomment>
        <translation>Quedarse aquí</translation>
    </message>
    <message>
        <source>Choose another unit</source>
        <extracomment>action back</extracomment>
        <translation>Elegir otra unidad</translation>
    </message>
</context>
<context>
    <name>rules/places.lua</name>
    <message>
        <source>{1}: rolled {2}, worth {3} {3|victory point|victory points}.</source>
        <extracomment>log
{1}: space
{2}: roll
{3}: worth</extracomment>
        <translation>{1}: tirada {2}, vale {3} {3|punto de victoria|puntos de victoria}.</translation>
    </message>
    <message>
        <source>Hungary leaves the war: all its units are removed.</source>
        <extracomment>log</extracomment>
        <translation>Hungría abandona la guerra: se retiran todas sus unidades.</translation>
    </message>
    <message>
        <source>The fortified zone in {1} is destroyed.</source>
        <extracomment>rules places.raze</extracomment>
        <translation>Se destruye la zona fortificada de {1}.</translation>
    </message>
    <message>
        <source>The fort in {1} is destroyed.</source>
        <extracomment>rules places.raze</extracomment>
        <translation>Se destruye el fuerte de {1}.</translation>
    </message>
</context>
<context>
    <name>rules/pools.lua</name>
    <message>
        <source>Emergency replacements: the Soviets are in Greater Germany.</source>
        <extracomment>log</extracomment>
        <translation>Reemplazos de emergencia: los soviéticos están en la Gran Alemania.</translation>
    </message>
</context>
<context>
    <name>rules/queries.lua</name>
    <message>
        <source>across the river</source>
        <extracomment>rules attackSide</extracomment>
        <translation>a través del río</translation>
    </message>
    <message>
        <source>terrain</source>
        <extracomment>rules attackSide</extracomment>
        <translation>terreno</translation>
    </message>
</context>
<context>
    <name>rules/rail.lua</name>
    <message>
        <source>{1} steps can go by rail.</source>
        <extracomment>log
{1}: turn.vars.rail_left</extracomment>
        <translation>Pueden ir {1} pasos por ferrocarril.</translation>
    </message>
    <message>
        <source>{1} does not go by rail.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} no va por ferrocarril.</translation>
    </message>
    <message>
        <source>{1} has already made a strategic move in this turn.</source>
        <extracomment>why not 9.1
{1}: piece</extracomment>
        <translation>{1} ya ha hecho un movimiento estratégico este turno.</translation>
    </message>
    <message>
        <source>{1} is not on a railway.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} no está en un ferrocarril.</translation>
    </message>
    <message>
        <source>{1} is next to an enemy.</source>
        <extracomment>why not
{1}: piece
{1}: space</extracomment>
        <translation>{1} está junto a un enemigo.</translation>
    </message>
    <message>
        <source>Not so many steps can still go by rail.</source>
        <extracomment>why not</extracomment>
        <translation>Ya no pueden ir tantos pasos por ferrocarril.</translation>
    </message>
    <message>
        <source>{1} would not be in supply.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} no tendría suministro.</translation>
    </message>
    <message>
        <source>Move by rail: {1} {1|step|steps} left</source>
        <extracomment>decision rail
{1}: game.vars.rail_left</extracomment>
        <translation>Mueve por ferrocarril: {1} {1|paso restante|pasos restantes}</translation>
    </message>
    <message>
        <source>{piece} by rail</source>
        <extracomment>action choose
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} por ferrocarril</translation>
    </message>
    <message>
        <source>End of rail movement</source>
        <extracomment>action done</extracomment>
        <translation>Fin del movimiento por ferrocarril</translation>
    </message>
    <message>
        <source>{1} goes by rail to {2}.</source>
        <extracomment>log
{1}: piece
{2}: space</extracomment>
        <translation>{1} va por ferrocarril a {2}.</translation>
    </message>
    <message>
        <source>{1} does not get to the Stavka by rail.</source>
        <extracomment>why not 9.4
{1}: piece</extracomment>
        <translation>{1} no llega a la Stavka por ferrocarril.</translation>
    </message>
    <message>
        <source>Choose a hex on a railway.</source>
        <extracomment>why not</extracomment>
        <translation>Elige un hexágono con ferrocarril.</translation>
    </message>
    <message>
        <source>{1} is on no railway.</source>
        <extracomment>why not
{1}: space</extracomment>
        <translation>{1} no tiene ferrocarril.</translation>
    </message>
    <message>
        <source>{1} is in enemy hands.</source>
        <extracomment>why not
{1}: space</extracomment>
        <translation>{1} está en manos enemigas.</translation>
    </message>
    <message>
        <source>Too many units would be in {1}.</source>
        <extracomment>why not 5.3
{1}: space</extracomment>
        <translation>Habría demasiadas unidades en {1}.</translation>
    </message>
    <message>
        <source>No open and supplied line leads {1} to {2}.</source>
        <extracomment>rules whyRide
{1}: piece
{2}: space</extracomment>
        <translation>Ninguna línea abierta y abastecida lleva a {1} hasta {2}.</translation>
    </message>
    <message>
        <source>Where does {1} go by rail?</source>
        <extracomment>decision rail.move
{1}: game.here.group[1]</extracomment>
        <translation>¿Adónde va {1} por ferrocarril?</translation>
    </message>
    <message>
        <source>Others can go along to the same hex, also from elsewhere, as long as steps are left.</source>
        <extracomment>decision rail.move</extracomment>
        <translation>Otras pueden ir al mismo hexágono, también desde otros lugares, mientras queden pasos.</translation>
    </message>
    <message>
        <source>{piece} by rail to {space}</source>
        <extracomment>action ride
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} por ferrocarril a {space}</translation>
    </message>
    <message>
        <source>{piece} goes along</source>
        <extracomment>action
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} va también</translation>
    </message>
    <message>
        <source>All who can go along from here</source>
        <oldsource>All who can go along</oldsource>
        <extracomment>action</extracomment>
        <translation>Todas las que puedan ir desde aquí</translation>
    </message>
    <message>
        <source>Only so many units go along as steps are left.</source>
        <extracomment>action</extracomment>
        <translation>Solo van con ella tantas unidades como pasos queden.</translation>
    </message>
    <message>
        <source>{piece} goes to the same hex</source>
        <extracomment>action
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} va al mismo hexágono</translation>
    </message>
    <message>
        <source>Only so many units go along as steps are left and as fit into a hex.</source>
        <extracomment>action</extracomment>
        <translation>Solo van con ella tantas unidades como pasos queden y como quepan en un hexágono.</translation>
    </message>
    <message>
        <source>Another unit</source>
        <extracomment>action back</extracomment>
        <translation>Otra unidad</translation>
    </message>
</context>
<context>
    <name>rules/rebuilding.lua</name>
    <message>
        <source>Lend-Lease: rolled {1}, {2} replacement factors.</source>
        <extracomment>log
{1}: roll
{2}: sum</extracomment>
        <translation>Préstamo y Arriendo: tirada {1}, {2} factores de reemplazo.</translation>
    </message>
    <message>
        <source>{1} replacement factors.</source>
        <extracomment>log
{1}: vars.points + vars.lake_points</extracomment>
        <translation>{1} factores de reemplazo.</translation>
    </message>
    <message>
        <source>{1} is at full strength.</source>
        <extracomment>why not 7.6
{1}: piece</extracomment>
        <translation>{1} tiene toda su fuerza.</translation>
    </message>
    <message>
        <source>{1} is next to an Axis unit.</source>
        <extracomment>why not 7.6
{1}: piece</extracomment>
        <translation>{1} está junto a una unidad del Eje.</translation>
    </message>
    <message>
        <source>{1} would not be in supply.</source>
        <extracomment>why not 7.6
{1}: piece</extracomment>
        <translation>{1} no tendría suministro.</translation>
    </message>
    <message>
        <source>Not enough replacement factors.</source>
        <extracomment>rules whyRestore, why not 7.6</extracomment>
        <translation>No hay bastantes factores de reemplazo.</translation>
    </message>
    <message>
        <source>{1} is at full strength again.</source>
        <extracomment>log
{1}: piece</extracomment>
        <translation>{1} recupera toda su fuerza.</translation>
    </message>
    <message>
        <source>Choose an eliminated unit that can be replaced.</source>
        <extracomment>why not 7.6</extracomment>
        <translation>Elige una unidad eliminada que se pueda reponer.</translation>
    </message>
    <message>
        <source>{1} has only one step.</source>
        <extracomment>why not 7.6
{1}: piece</extracomment>
        <translation>{1} solo tiene un paso.</translation>
    </message>
    <message>
        <source>{1} can&apos;t be replaced.</source>
        <extracomment>rules whyRebuild
{1}: piece</extracomment>
        <translation>{1} no se puede reponer.</translation>
    </message>
    <message>
        <source>First one unit of each other kind has to be rebuilt.</source>
        <extracomment>why not 7.6</extracomment>
        <translation>Primero hay que reconstruir una unidad de cada otra clase.</translation>
    </message>
    <message>
        <source>Spend {1} replacement {1|factor|factors}</source>
        <extracomment>decision rebuild
{1}: game.vars.points + game.vars.lake_points</extracomment>
        <translation>Gasta {1} {1|factor|factores} de reemplazo</translation>
    </message>
    <message>
        <source>What is not used is lost.</source>
        <extracomment>decision rebuild</extracomment>
        <translation>Lo que no se usa se pierde.</translation>
    </message>
    <message>
        <source>Rebuild {piece} at half strength</source>
        <extracomment>action
{piece}: the unit that it is done with</extracomment>
        <translation>Reconstruir {piece} a media fuerza</translation>
    </message>
    <message>
        <source>of them only around Leningrad</source>
        <extracomment>decision rebuild</extracomment>
        <translation>de ellos, solo en torno a Leningrado</translation>
    </message>
    <message>
        <source>Rebuild {piece}</source>
        <extracomment>action rebuild
{piece}: the unit that it is done with</extracomment>
        <translation>Reconstruir {piece}</translation>
    </message>
    <message>
        <source>Rebuild {piece} there, too</source>
        <extracomment>action follow
{piece}: the unit that it is done with</extracomment>
        <translation>Reconstruir {piece} también allí</translation>
    </message>
    <message>
        <source>Rebuild all others there, too, as far as factors and room last</source>
        <extracomment>action follow</extracomment>
        <translation>Reconstruir también allí todas las demás, mientras alcancen los factores y el sitio</translation>
    </message>
    <message>
        <source>Restore {piece}</source>
        <extracomment>action restore
{piece}: the unit that it is done with</extracomment>
        <translation>Completar {piece}</translation>
    </message>
    <message>
        <source>Restore all, as far as factors last</source>
        <extracomment>action restore</extracomment>
        <translation>Completar todas mientras alcancen los factores</translation>
    </message>
    <message>
        <source>Build the special fortified zone</source>
        <extracomment>action build</extracomment>
        <translation>Construir la zona fortificada especial</translation>
    </message>
    <message>
        <source>No special fortified zone: 5 replacement factors</source>
        <extracomment>action decline</extracomment>
        <translation>Sin zona fortificada especial: 5 factores de reemplazo</translation>
    </message>
    <message>
        <source>Place a City Defence marker</source>
        <extracomment>action guard</extracomment>
        <translation>Colocar un marcador de Defensa Urbana</translation>
    </message>
    <message>
        <source>End of replacements</source>
        <extracomment>action done</extracomment>
        <translation>Fin de los reemplazos</translation>
    </message>
    <message>
        <source>Where does {1} return?</source>
        <extracomment>decision rebuild.place
{1}: game.here.piece</extracomment>
        <translation>¿Adónde vuelve {1}?</translation>
    </message>
    <message>
        <source>{piece} in {space}</source>
        <extracomment>action put
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} en {space}</translation>
    </message>
    <message>
        <source>There is no place</source>
        <extracomment>action keep</extracomment>
        <translation>No hay sitio</translation>
    </message>
</context>
<context>
    <name>rules/reinforcements.lua</name>
    <message>
        <source>{1} must be bought with replacements.</source>
        <extracomment>log
{1}: piece</extracomment>
        <translation>{1} se debe comprar con reemplazos.</translation>
    </message>
    <message>
        <source>It does not arrive in this turn.</source>
        <extracomment>why not 7.1</extracomment>
        <translation>No llega este turno.</translation>
    </message>
    <message>
        <source>It finds no place and waits.</source>
        <extracomment>rules whyArrive</extracomment>
        <translation>No encuentra sitio y espera.</translation>
    </message>
    <message>
        <source>Choose a unit that arrives</source>
        <extracomment>decision arrivals</extracomment>
        <translation>Elige una unidad que llega</translation>
    </message>
    <message>
        <source>{piece} arrives</source>
        <extracomment>action choose
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} llega</translation>
    </message>
    <message>
        <source>{piece} arrives there, too</source>
        <extracomment>action follow
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} llega también allí</translation>
    </message>
    <message>
        <source>All others arrive there, too, as far as there is room</source>
        <extracomment>action follow</extracomment>
        <translation>Todas las demás llegan también allí, mientras haya sitio</translation>
    </message>
    <message>
        <source>End of arrivals</source>
        <extracomment>action done</extracomment>
        <translation>Fin de las llegadas</translation>
    </message>
    <message>
        <source>Units still have to arrive.</source>
        <extracomment>why not 7.1</extracomment>
        <translation>Aún tienen que llegar unidades.</translation>
    </message>
    <message>
        <source>Where does {1} arrive?</source>
        <extracomment>decision arrivals.place
{1}: game.here.piece</extracomment>
        <translation>¿Adónde llega {1}?</translation>
    </message>
    <message>
        <source>{piece} in {space}</source>
        <extracomment>action put
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} en {space}</translation>
    </message>
</context>
<context>
    <name>rules/replacements.lua</name>
    <message>
        <source>{1} is at full strength again.</source>
        <extracomment>log
{1}: piece
{1}: action.piece</extracomment>
        <translation>{1} recupera toda su fuerza.</translation>
    </message>
    <message>
        <source>{1} is at full strength.</source>
        <extracomment>why not 7.4
{1}: piece</extracomment>
        <translation>{1} tiene toda su fuerza.</translation>
    </message>
    <message>
        <source>No replacements of this kind are left for {1}.</source>
        <extracomment>why not 7.4
{1}: piece</extracomment>
        <translation>No quedan reemplazos de esta clase para {1}.</translation>
    </message>
    <message>
        <source>{1} would not be in supply.</source>
        <extracomment>why not 7.4
{1}: piece</extracomment>
        <translation>{1} no tendría suministro.</translation>
    </message>
    <message>
        <source>{1} can&apos;t be replaced.</source>
        <extracomment>why not 7.4
{1}: piece</extracomment>
        <translation>{1} no se puede reponer.</translation>
    </message>
    <message>
        <source>Choose an eliminated unit that can be replaced.</source>
        <extracomment>why not 7.4</extracomment>
        <translation>Elige una unidad eliminada que se pueda reponer.</translation>
    </message>
    <message>
        <source>{1} finds no place.</source>
        <extracomment>rules whyRebuild, why not 7.2
{1}: piece
{1}: action.piece</extracomment>
        <translation>{1} no encuentra sitio.</translation>
    </message>
    <message>
        <source>Use replacements</source>
        <extracomment>decision replace</extracomment>
        <translation>Usa los reemplazos</translation>
    </message>
    <message>
        <source>Each step restores a reduced unit or brings back an eliminated one. What is not used is lost.</source>
        <extracomment>decision replace</extracomment>
        <translation>Cada paso completa una unidad reducida o devuelve una eliminada. Lo que no se usa se pierde.</translation>
    </message>
    <message>
        <source>{piece} returns</source>
        <extracomment>action recall
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} vuelve</translation>
    </message>
    <message>
        <source>It does not return by itself in this turn.</source>
        <extracomment>action recall</extracomment>
        <translation>No vuelve por sí misma en este turno.</translation>
    </message>
    <message>
        <source>Restore {piece}</source>
        <extracomment>action restore
{piece}: the unit that it is done with</extracomment>
        <translation>Completar {piece}</translation>
    </message>
    <message>
        <source>Restore all, as far as steps last</source>
        <extracomment>action restore</extracomment>
        <translation>Completar todas mientras alcancen los pasos</translation>
    </message>
    <message>
        <source>{piece} to full strength</source>
        <extracomment>action flip
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} a toda su fuerza</translation>
    </message>
    <message>
        <source>All to full strength, as far as it lasts</source>
        <extracomment>action flip</extracomment>
        <translation>Todas a plena fuerza mientras alcance</translation>
    </message>
    <message>
        <source>No more panzer divisions are restored in this turn.</source>
        <extracomment>why not 7.4</extracomment>
        <translation>En este turno no se reponen más divisiones panzer.</translation>
    </message>
    <message>
        <source>{1} is no reduced panzer division in supply.</source>
        <extracomment>action flip
{1}: action.piece</extracomment>
        <translation>{1} no es una división panzer reducida y con suministro.</translation>
    </message>
    <message>
        <source>Rebuild {piece}</source>
        <extracomment>action rebuild
{piece}: the unit that it is done with</extracomment>
        <translation>Reconstruir {piece}</translation>
    </message>
    <message>
        <source>{piece} returns there, too</source>
        <extracomment>action follow
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} vuelve también allí</translation>
    </message>
    <message>
        <source>All others return there, too, as far as steps and room last</source>
        <extracomment>action follow</extracomment>
        <translation>Todas las demás vuelven también allí, mientras alcancen los pasos y el sitio</translation>
    </message>
    <message>
        <source>End of replacements</source>
        <extracomment>action done</extracomment>
        <translation>Fin de los reemplazos</translation>
    </message>
    <message>
        <source>Units still have to return.</source>
        <extracomment>why not 7.4</extracomment>
        <translation>Aún tienen que volver unidades.</translation>
    </message>
    <message>
        <source>infantry steps</source>
        <extracomment>rules</extracomment>
        <translation>pasos de infantería</translation>
    </message>
    <message>
        <source>mechanised steps</source>
        <extracomment>rules</extracomment>
        <translation>pasos mecanizados</translation>
    </message>
    <message>
        <source>panzer steps</source>
        <extracomment>rules</extracomment>
        <translation>pasos panzer</translation>
    </message>
    <message>
        <source>panzergrenadier steps</source>
        <extracomment>rules</extracomment>
        <translation>pasos panzergrenadier</translation>
    </message>
    <message>
        <source>infantry or motorised steps</source>
        <extracomment>rules</extracomment>
        <translation>pasos de infantería o motorizados</translation>
    </message>
    <message>
        <source>panzer divisions to restore</source>
        <extracomment>rules</extracomment>
        <translation>divisiones panzer por completar</translation>
    </message>
    <message>
        <source>Romanian units</source>
        <extracomment>rules</extracomment>
        <translation>unidades rumanas</translation>
    </message>
    <message>
        <source>Hungarian units</source>
        <extracomment>rules</extracomment>
        <translation>unidades húngaras</translation>
    </message>
    <message>
        <source>Tiger battalions</source>
        <extracomment>rules</extracomment>
        <translation>batallones Tiger</translation>
    </message>
    <message>
        <source>Where does {1} return?</source>
        <extracomment>decision replace.place
{1}: game.here.piece</extracomment>
        <translation>¿Adónde vuelve {1}?</translation>
    </message>
    <message>
        <source>{piece} in {space}</source>
        <extracomment>action put
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} en {space}</translation>
    </message>
</context>
<context>
    <name>rules/retreat.lua</name>
    <message>
        <source>{1} breaks through an enemy zone of control.</source>
        <extracomment>log
{1}: piece</extracomment>
        <translation>{1} rompe a través de una zona de control enemiga.</translation>
    </message>
    <message>
        <source>{1} retreats to {2}.</source>
        <extracomment>log
{1}: piece
{2}: space</extracomment>
        <translation>{1} se retira a {2}.</translation>
    </message>
    <message>
        <source>{1} retreats by sea to {2}.</source>
        <extracomment>log
{1}: piece
{2}: space</extracomment>
        <translation>{1} se retira por mar a {2}.</translation>
    </message>
    <message>
        <source>Only the owner leads a retreat.</source>
        <extracomment>why not 12.5</extracomment>
        <translation>Solo el dueño dirige una retirada.</translation>
    </message>
    <message>
        <source>{1} does not retreat now.</source>
        <extracomment>why not 12.5
{1}: piece</extracomment>
        <translation>{1} no se retira ahora.</translation>
    </message>
    <message>
        <source>Choose where it retreats to.</source>
        <extracomment>why not 12.5</extracomment>
        <translation>Elige adónde se retira.</translation>
    </message>
    <message>
        <source>The enemy is in {1}.</source>
        <extracomment>why not 12.5
{1}: space</extracomment>
        <translation>El enemigo está en {1}.</translation>
    </message>
    <message>
        <source>A retreat ends two hexes away from where it began.</source>
        <extracomment>why not 12.5</extracomment>
        <translation>Una retirada acaba a dos hexágonos de donde empezó.</translation>
    </message>
    <message>
        <source>{1} is in an enemy zone of control.</source>
        <extracomment>why not 6.2
{1}: space</extracomment>
        <translation>{1} está en una zona de control enemiga.</translation>
    </message>
    <message>
        <source>Too many units would be in {1}.</source>
        <extracomment>why not 5.3
{1}: space</extracomment>
        <translation>Habría demasiadas unidades en {1}.</translation>
    </message>
    <message>
        <source>No open way leads to {1}.</source>
        <extracomment>why not 6.2
{1}: space</extracomment>
        <translation>Ningún camino abierto lleva a {1}.</translation>
    </message>
    <message>
        <source>The retreat compass points elsewhere.</source>
        <extracomment>rules why</extracomment>
        <translation>La brújula de retirada señala a otra parte.</translation>
    </message>
    <message>
        <source>Retreat from {1}: two hexes</source>
        <extracomment>decision retreat
{1}: game.here.target</extracomment>
        <translation>Retirada de {1}: dos hexágonos</translation>
    </message>
    <message>
        <source>The compass leads the Axis west and the Soviets east, if possible. Who finds no way is lost.</source>
        <extracomment>decision retreat</extracomment>
        <translation>La brújula lleva al Eje al oeste y a los soviéticos al este, si es posible. Quien no encuentra camino se pierde.</translation>
    </message>
    <message>
        <source>{piece} retreats to {space}</source>
        <extracomment>action retreat
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} se retira a {space}</translation>
    </message>
    <message>
        <source>{piece} retreats by sea to {space}</source>
        <extracomment>action sail
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} se retira por mar a {space}</translation>
    </message>
    <message>
        <source>It does not retreat now.</source>
        <extracomment>action sail, action perish</extracomment>
        <translation>No se retira ahora.</translation>
    </message>
    <message>
        <source>Two steps at most sail from a port to another friendly one, the Axis west, the Soviets east.</source>
        <extracomment>action sail</extracomment>
        <translation>Como mucho dos pasos navegan de un puerto a otro amigo: el Eje hacia el oeste, los soviéticos hacia el este.</translation>
    </message>
    <message>
        <source>{piece} can&apos;t retreat and is eliminated</source>
        <extracomment>action perish
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} no puede retirarse y se elimina</translation>
    </message>
    <message>
        <source>{1} can retreat.</source>
        <extracomment>why not 12.5
{1}: piece</extracomment>
        <translation>{1} puede retirarse.</translation>
    </message>
</context>
<context>
    <name>rules/rounds.lua</name>
    <message>
        <source>Movement round</source>
        <extracomment>rules rounds.part</extracomment>
        <translation>Ronda de Movimiento</translation>
    </message>
    <message>
        <source>Combat round</source>
        <extracomment>rules rounds.part</extracomment>
        <translation>Ronda de Combate</translation>
    </message>
    <message>
        <source>Counterattack round</source>
        <extracomment>rules rounds.part</extracomment>
        <translation>Ronda de Contraataque</translation>
    </message>
    <message>
        <source>Panzer army round</source>
        <extracomment>rules rounds.part</extracomment>
        <translation>Ronda de ejército panzer</translation>
    </message>
    <message>
        <source>Manstein/Model round</source>
        <extracomment>rules rounds.part</extracomment>
        <translation>Ronda de Manstein/Model</translation>
    </message>
    <message>
        <source>Deep Battle round</source>
        <extracomment>rules rounds.part</extracomment>
        <translation>Ronda de Batalla profunda</translation>
    </message>
    <message>
        <source>Stavka round</source>
        <extracomment>rules rounds.part</extracomment>
        <translation>Ronda de Stavka</translation>
    </message>
    <message>
        <source>Logistics round</source>
        <extracomment>rules rounds.part</extracomment>
        <translation>Ronda de Logística</translation>
    </message>
    <message>
        <source>Combat-Zhukov round</source>
        <extracomment>rules rounds.part</extracomment>
        <translation>Ronda de Combate-Zhúkov</translation>
    </message>
    <message>
        <source>Combat-Stavka round</source>
        <extracomment>rules rounds.part</extracomment>
        <translation>Ronda de Combate-Stavka</translation>
    </message>
    <message>
        <source>Combat-Stavka/Zhukov round</source>
        <extracomment>rules rounds.part</extracomment>
        <translation>Ronda de Combate-Stavka/Zhúkov</translation>
    </message>
    <message>
        <source>Round {1}: {2}.</source>
        <extracomment>log
{1}: vars.round
{2}: rounds.title(kind)</extracomment>
        <translation>Ronda {1}: {2}.</translation>
    </message>
    <message>
        <source>Remove a unit from a hex with too many</source>
        <extracomment>decision excess</extracomment>
        <translation>Retira una unidad de un hexágono con demasiadas</translation>
    </message>
    <message>
        <source>At most four combat units, of them two armies and three corps, may be in a hex. What is too much is lost.</source>
        <extracomment>decision excess</extracomment>
        <translation>En un hexágono puede haber como mucho cuatro unidades de combate, de ellas dos ejércitos y tres cuerpos. Lo que sobra se pierde.</translation>
    </message>
    <message>
        <source>{piece} is given up</source>
        <extracomment>action remove
{piece}: the unit that it is done with</extracomment>
        <translation>Se renuncia a {piece}</translation>
    </message>
    <message>
        <source>There are not too many units in {1}.</source>
        <extracomment>action remove
{1}: action.piece.space</extracomment>
        <translation>No hay demasiadas unidades en {1}.</translation>
    </message>
    <message>
        <source>{1} does not count for stacking.</source>
        <extracomment>why not 5.2
{1}: action.piece</extracomment>
        <translation>{1} no cuenta para el apilamiento.</translation>
    </message>
</context>
<context>
    <name>rules/sea.lua</name>
    <message>
        <source>{1} is not in a port of its own.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>{1} no está en un puerto propio.</translation>
    </message>
    <message>
        <source>{1} has already made a strategic move in this turn.</source>
        <extracomment>why not 9.1
{1}: piece</extracomment>
        <translation>{1} ya ha hecho un movimiento estratégico este turno.</translation>
    </message>
    <message>
        <source>Without Sevastopol nobody is shipped on the Black Sea.</source>
        <extracomment>why not</extracomment>
        <translation>Sin Sebastopol nadie navega por el Mar Negro.</translation>
    </message>
    <message>
        <source>In snow the Gulf of Finland is closed.</source>
        <extracomment>why not</extracomment>
        <translation>Con Nieve el Golfo de Finlandia está cerrado.</translation>
    </message>
    <message>
        <source>{1} is closed to ships.</source>
        <extracomment>why not, action ship
{1}: piece.space
{1}: space</extracomment>
        <translation>{1} no admite barcos.</translation>
    </message>
    <message>
        <source>Not so many steps can still be shipped.</source>
        <extracomment>rules whyEmbark</extracomment>
        <translation>Ya no pueden embarcar tantos pasos.</translation>
    </message>
    <message>
        <source>Move by sea: {1} steps in the Baltic, {2} in the Black Sea</source>
        <extracomment>decision sea
{1}: game.vars.baltic_left
{2}: game.vars.black_left</extracomment>
        <translation>Mueve por mar: {1} pasos en el Báltico, {2} en el Mar Negro</translation>
    </message>
    <message>
        <source>{piece} by sea</source>
        <extracomment>action choose
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} por mar</translation>
    </message>
    <message>
        <source>End of naval movement</source>
        <extracomment>action done</extracomment>
        <translation>Fin del movimiento naval</translation>
    </message>
    <message>
        <source>{1} is shipped to {2}.</source>
        <extracomment>log
{1}: piece
{2}: space</extracomment>
        <translation>{1} navega a {2}.</translation>
    </message>
    <message>
        <source>To which port is {1} shipped?</source>
        <extracomment>decision sea.move
{1}: game.here.piece</extracomment>
        <translation>¿A qué puerto navega {1}?</translation>
    </message>
    <message>
        <source>{piece} to {space}</source>
        <extracomment>action ship
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} a {space}</translation>
    </message>
    <message>
        <source>Choose a port.</source>
        <extracomment>why not</extracomment>
        <translation>Elige un puerto.</translation>
    </message>
    <message>
        <source>{1} is in enemy hands.</source>
        <extracomment>why not
{1}: space</extracomment>
        <translation>{1} está en manos enemigas.</translation>
    </message>
    <message>
        <source>That port lies on another sea.</source>
        <extracomment>why not</extracomment>
        <translation>Ese puerto está en otro mar.</translation>
    </message>
    <message>
        <source>{1} is in range of enemy aircraft.</source>
        <extracomment>why not
{1}: space</extracomment>
        <translation>{1} está al alcance de aviones enemigos.</translation>
    </message>
    <message>
        <source>Too many units would be in {1}.</source>
        <extracomment>why not 5.3
{1}: space</extracomment>
        <translation>Habría demasiadas unidades en {1}.</translation>
    </message>
    <message>
        <source>Another unit</source>
        <extracomment>action back</extracomment>
        <translation>Otra unidad</translation>
    </message>
</context>
<context>
    <name>rules/stalin.lua</name>
    <message>
        <source>Stalin orders {1} counterattacks.</source>
        <extracomment>log
{1}: owed</extracomment>
        <translation>Stalin ordena {1} contraataques.</translation>
    </message>
    <message>
        <source>Remove a rifle division: {1} counterattacks were not made</source>
        <extracomment>decision penalty
{1}: game.vars.owed</extracomment>
        <translation>Retira una división de fusileros: no se hicieron {1} contraataques</translation>
    </message>
    <message>
        <source>{piece} is removed</source>
        <extracomment>action remove
{piece}: the unit that it is done with</extracomment>
        <translation>Se retira {piece}</translation>
    </message>
    <message>
        <source>Only rifle divisions 1-4 are removed.</source>
        <extracomment>why not 10.5.6</extracomment>
        <translation>Solo se retiran divisiones de fusileros 1-4.</translation>
    </message>
    <message>
        <source>Those next to Axis units, or nearest to them, go first.</source>
        <extracomment>why not 10.5.6</extracomment>
        <translation>Primero se van las que están junto a unidades del Eje, o más cerca de ellas.</translation>
    </message>
</context>
<context>
    <name>rules/status.lua</name>
    <message>
        <source>Good weather</source>
        <extracomment>rules</extracomment>
        <translation>Tiempo Bueno</translation>
    </message>
    <message>
        <source>Mixed weather</source>
        <extracomment>rules</extracomment>
        <translation>Tiempo Mixto</translation>
    </message>
    <message>
        <source>Mud</source>
        <extracomment>rules</extracomment>
        <translation>Barro</translation>
    </message>
    <message>
        <source>Snow</source>
        <extracomment>rules</extracomment>
        <translation>Nieve</translation>
    </message>
    <message>
        <source>Units that must return</source>
        <extracomment>rules</extracomment>
        <translation>Unidades que deben volver</translation>
    </message>
    <message>
        <source>Withdrawals still to make</source>
        <extracomment>rules</extracomment>
        <translation>Retiradas pendientes</translation>
    </message>
    <message>
        <source>Counterattacks owed to Stalin</source>
        <extracomment>rules</extracomment>
        <translation>Contraataques debidos a Stalin</translation>
    </message>
    <message>
        <source>Bridgehead attacks left</source>
        <extracomment>rules</extracomment>
        <translation>Ataques de cabeza de puente restantes</translation>
    </message>
    <message>
        <source>Replacement factors left</source>
        <extracomment>rules</extracomment>
        <translation>Factores de reemplazo restantes</translation>
    </message>
    <message>
        <source>Replacement factors in Leningrad</source>
        <extracomment>rules</extracomment>
        <translation>Factores de reemplazo en Leningrado</translation>
    </message>
    <message>
        <source>Infantry steps left</source>
        <extracomment>rules</extracomment>
        <translation>Pasos de infantería restantes</translation>
    </message>
    <message>
        <source>Mechanised steps left</source>
        <extracomment>rules</extracomment>
        <translation>Pasos mecanizados restantes</translation>
    </message>
    <message>
        <source>Panzer steps left</source>
        <extracomment>rules</extracomment>
        <translation>Pasos panzer restantes</translation>
    </message>
    <message>
        <source>Panzergrenadier steps left</source>
        <extracomment>rules</extracomment>
        <translation>Pasos panzergrenadier restantes</translation>
    </message>
    <message>
        <source>Infantry or motorised steps left</source>
        <extracomment>rules</extracomment>
        <translation>Pasos de infantería o motorizados restantes</translation>
    </message>
    <message>
        <source>Panzer divisions to restore</source>
        <extracomment>rules</extracomment>
        <translation>Divisiones panzer por completar</translation>
    </message>
    <message>
        <source>Romanian units left</source>
        <extracomment>rules</extracomment>
        <translation>Unidades rumanas restantes</translation>
    </message>
    <message>
        <source>Hungarian units left</source>
        <extracomment>rules</extracomment>
        <translation>Unidades húngaras restantes</translation>
    </message>
    <message>
        <source>Tiger battalions left</source>
        <extracomment>rules</extracomment>
        <translation>Batallones Tiger restantes</translation>
    </message>
    <message>
        <source>Steps left by rail</source>
        <extracomment>rules</extracomment>
        <translation>Pasos restantes por ferrocarril</translation>
    </message>
    <message>
        <source>Steps left in the Baltic</source>
        <extracomment>rules</extracomment>
        <translation>Pasos restantes en el Báltico</translation>
    </message>
    <message>
        <source>Steps left in the Black Sea</source>
        <extracomment>rules</extracomment>
        <translation>Pasos restantes en el Mar Negro</translation>
    </message>
    <message>
        <source>Units that left for Baku</source>
        <extracomment>rules</extracomment>
        <translation>Unidades que salieron hacia Bakú</translation>
    </message>
    <message>
        <source>Weather</source>
        <extracomment>decision</extracomment>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Initiative</source>
        <extracomment>decision</extracomment>
        <translation>Iniciativa</translation>
    </message>
    <message>
        <source>Action rounds played</source>
        <extracomment>decision</extracomment>
        <translation>Rondas de acción jugadas</translation>
    </message>
    <message>
        <source>Air range</source>
        <extracomment>rules path</extracomment>
        <translation>Alcance aéreo</translation>
    </message>
    <message>
        <source>Reach of depots</source>
        <extracomment>rules path</extracomment>
        <translation>Alcance de los depósitos</translation>
    </message>
</context>
<context>
    <name>rules/stavka.lua</name>
    <message>
        <source>The Stavka releases {1} steps.</source>
        <extracomment>log
{1}: left</extracomment>
        <translation>La Stavka libera {1} pasos.</translation>
    </message>
    <message>
        <source>Release units from the Stavka Reserve: {1} {1|step|steps} left</source>
        <extracomment>decision release
{1}: game.here.left</extracomment>
        <translation>Libera unidades de la Reserva de la Stavka: {1} {1|paso restante|pasos restantes}</translation>
    </message>
    <message>
        <source>Release {piece}</source>
        <extracomment>action choose
{piece}: the unit that it is done with</extracomment>
        <translation>Liberar {piece}</translation>
    </message>
    <message>
        <source>Choose a unit in the Stavka Reserve.</source>
        <extracomment>why not 10.5.9</extracomment>
        <translation>Elige una unidad de la Reserva de la Stavka.</translation>
    </message>
    <message>
        <source>{1} stays until Sevastopol or Rostov is Soviet again.</source>
        <extracomment>why not 7.10
{1}: piece</extracomment>
        <translation>{1} se queda hasta que Sebastopol o Rostov vuelvan a ser soviéticas.</translation>
    </message>
    <message>
        <source>Not so many steps are left.</source>
        <extracomment>why not 10.5.9</extracomment>
        <translation>No quedan tantos pasos.</translation>
    </message>
    <message>
        <source>No more</source>
        <extracomment>action done</extracomment>
        <translation>No más</translation>
    </message>
    <message>
        <source>Where does {1} enter the map?</source>
        <extracomment>decision release.place
{1}: game.here.piece</extracomment>
        <translation>¿Dónde entra {1} en el mapa?</translation>
    </message>
    <message>
        <source>{piece} in {space}</source>
        <extracomment>action put
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} en {space}</translation>
    </message>
    <message>
        <source>Another unit</source>
        <extracomment>action back</extracomment>
        <translation>Otra unidad</translation>
    </message>
    <message>
        <source>Sevastopol and Rostov have fallen: send {1} rifle {1|army|armies} into the Stavka Reserve</source>
        <extracomment>decision lock
{1}: game.here.left</extracomment>
        <translation>Sebastopol y Rostov han caído: envía {1} {1|ejército|ejércitos} de fusileros a la Reserva de la Stavka</translation>
    </message>
    <message>
        <source>{piece} goes into the Reserve</source>
        <extracomment>action send
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} va a la Reserva</translation>
    </message>
    <message>
        <source>Choose a rifle army at full strength on the map.</source>
        <extracomment>action send</extracomment>
        <translation>Elige un ejército de fusileros a plena fuerza en el mapa.</translation>
    </message>
</context>
<context>
    <name>rules/strength.lua</name>
    <message>
        <source>aircraft</source>
        <extracomment>rules add</extracomment>
        <translation>aviones</translation>
    </message>
    <message>
        <source>assault guns</source>
        <extracomment>rules add</extracomment>
        <translation>cañones de asalto</translation>
    </message>
    <message>
        <source>tank brigades</source>
        <extracomment>rules add</extracomment>
        <translation>brigadas de tanques</translation>
    </message>
    <message>
        <source>fort</source>
        <extracomment>rules add</extracomment>
        <translation>fuerte</translation>
    </message>
    <message>
        <source>terrain</source>
        <extracomment>rules add</extracomment>
        <translation>terreno</translation>
    </message>
    <message>
        <source>fortifications</source>
        <extracomment>rules add</extracomment>
        <translation>fortificaciones</translation>
    </message>
    <message>
        <source>city defence</source>
        <extracomment>rules add</extracomment>
        <translation>defensa urbana</translation>
    </message>
    <message>
        <source>river</source>
        <extracomment>rules add</extracomment>
        <translation>río</translation>
    </message>
    <message>
        <source>fortified zone</source>
        <extracomment>rules strength.shifts</extracomment>
        <translation>zona fortificada</translation>
    </message>
    <message>
        <source>special fortified zone</source>
        <extracomment>rules strength.shifts</extracomment>
        <translation>zona fortificada especial</translation>
    </message>
</context>
<context>
    <name>rules/support.lua</name>
    <message>
        <source>Choose one of your own air units.</source>
        <extracomment>why not 8.4</extracomment>
        <translation>Elige una de tus unidades aéreas.</translation>
    </message>
    <message>
        <source>Only one air unit takes part in a combat.</source>
        <extracomment>why not 5.4</extracomment>
        <translation>Solo una unidad aérea participa en un combate.</translation>
    </message>
    <message>
        <source>{1} is done for this turn.</source>
        <extracomment>why not 8.4
{1}: unit</extracomment>
        <translation>{1} ha acabado por este turno.</translation>
    </message>
    <message>
        <source>{1} has already flown in this round.</source>
        <extracomment>why not 8.4
{1}: unit</extracomment>
        <translation>{1} ya ha volado en esta ronda.</translation>
    </message>
    <message>
        <source>{1} does not reach {2}.</source>
        <extracomment>why not 8.4
{1}: unit
{2}: case.target</extracomment>
        <translation>{1} no alcanza {2}.</translation>
    </message>
    <message>
        <source>German air units help only German units.</source>
        <extracomment>why not 2.2</extracomment>
        <translation>Las unidades aéreas alemanas solo ayudan a unidades alemanas.</translation>
    </message>
    <message>
        <source>Choose one of your own tactical air markers.</source>
        <extracomment>why not 8.3</extracomment>
        <translation>Elige una de tus fichas de aviación táctica.</translation>
    </message>
    <message>
        <source>{1} has already been used in this turn.</source>
        <extracomment>why not 8.3
{1}: marker</extracomment>
        <translation>{1} ya se ha usado este turno.</translation>
    </message>
    <message>
        <source>No more tactical air can join this combat.</source>
        <extracomment>why not 8.3</extracomment>
        <translation>No puede sumarse más aviación táctica a este combate.</translation>
    </message>
    <message>
        <source>It can&apos;t be used now.</source>
        <extracomment>rules whyTactical</extracomment>
        <translation>No se puede usar ahora.</translation>
    </message>
    <message>
        <source>Use the first of those that are ready: they are all alike.</source>
        <extracomment>why not 8.3</extracomment>
        <translation>Usa el primero de los disponibles: son todos iguales.</translation>
    </message>
    <message>
        <source>Only the Axis has assault guns.</source>
        <extracomment>why not 16.1</extracomment>
        <translation>Solo el Eje tiene cañones de asalto.</translation>
    </message>
    <message>
        <source>The assault guns have been used in this round.</source>
        <extracomment>why not 16.1</extracomment>
        <translation>Los cañones de asalto ya se han usado en esta ronda.</translation>
    </message>
    <message>
        <source>The assault guns help only fully supplied Germans.</source>
        <extracomment>why not 16.1</extracomment>
        <translation>Los cañones de asalto solo ayudan a alemanes totalmente abastecidos.</translation>
    </message>
    <message>
        <source>{piece} supports</source>
        <extracomment>action air, action tactical, action brigade
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} apoya</translation>
    </message>
    <message>
        <source>Only the Soviets have tank brigades.</source>
        <extracomment>why not 16.3</extracomment>
        <translation>Solo los soviéticos tienen brigadas de tanques.</translation>
    </message>
    <message>
        <source>Use a tank brigade that is ready; they are all alike.</source>
        <extracomment>why not 16.3</extracomment>
        <translation>Usa una brigada de tanques disponible; son todas iguales.</translation>
    </message>
    <message>
        <source>Tank brigades help only fully supplied units.</source>
        <extracomment>why not 16.3</extracomment>
        <translation>Las brigadas de tanques solo ayudan a unidades totalmente abastecidas.</translation>
    </message>
    <message>
        <source>Assault guns support</source>
        <extracomment>action sturm</extracomment>
        <translation>Los cañones de asalto apoyan</translation>
    </message>
</context>
<context>
    <name>rules/units.lua</name>
    <message>
        <source>{1} becomes {2}.</source>
        <extracomment>log
{1}: old
{2}: new</extracomment>
        <translation>{1} se convierte en {2}.</translation>
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
    <message>
        <source>This is about {1}.</source>
        <extracomment>why not
{1}: piece</extracomment>
        <translation>Se trata de {1}.</translation>
    </message>
</context>
<context>
    <name>rules/victory.lua</name>
    <message>
        <source>The Axis holds the heart of the Soviet Union.</source>
        <extracomment>rules axisCampaign, rules scenario</extracomment>
        <translation>El Eje tiene el corazón de la Unión Soviética.</translation>
    </message>
    <message>
        <source>The Axis has taken the oil of the Caucasus.</source>
        <extracomment>rules axisCampaign</extracomment>
        <translation>El Eje ha tomado el petróleo del Cáucaso.</translation>
    </message>
    <message>
        <source>The Axis holds 38 objectives.</source>
        <extracomment>rules axisCampaign</extracomment>
        <translation>El Eje tiene 38 objetivos.</translation>
    </message>
    <message>
        <source>The Axis has lost too many objectives.</source>
        <extracomment>rules sovietCampaign, rules scenario</extracomment>
        <translation>El Eje ha perdido demasiados objetivos.</translation>
    </message>
    <message>
        <source>The Axis holds hardly an objective.</source>
        <extracomment>rules sovietCampaign</extracomment>
        <translation>El Eje apenas tiene un objetivo.</translation>
    </message>
    <message>
        <source>Berlin has fallen.</source>
        <extracomment>rules sovietCampaign</extracomment>
        <translation>Berlín ha caído.</translation>
    </message>
    <message>
        <source>The Axis has held out.</source>
        <extracomment>rules campaign</extracomment>
        <translation>El Eje ha aguantado.</translation>
    </message>
    <message>
        <source>The Axis holds enough objectives.</source>
        <extracomment>rules scenario</extracomment>
        <translation>El Eje tiene objetivos suficientes.</translation>
    </message>
    <message>
        <source>Neither side has reached its aim.</source>
        <extracomment>rules scenario</extracomment>
        <translation>Ningún bando ha logrado su fin.</translation>
    </message>
    <message>
        <source>The Axis holds too few objectives.</source>
        <extracomment>rules scenario</extracomment>
        <translation>El Eje tiene demasiado pocos objetivos.</translation>
    </message>
    <message>
        <source>Romania changes sides.</source>
        <extracomment>log</extracomment>
        <translation>Rumanía cambia de bando.</translation>
    </message>
    <message>
        <source>{1} leaves the game.</source>
        <extracomment>log
{1}: marker</extracomment>
        <translation>{1} sale del juego.</translation>
    </message>
    <message>
        <source>The Axis has {1} victory points.</source>
        <extracomment>log
{1}: places.points(turn)</extracomment>
        <translation>El Eje tiene {1} puntos de victoria.</translation>
    </message>
</context>
<context>
    <name>rules/withdrawals.lua</name>
    <message>
        <source>{1} leaves for another front.</source>
        <extracomment>log
{1}: piece</extracomment>
        <translation>{1} se va a otro frente.</translation>
    </message>
    <message>
        <source>Where is {1} stationed?</source>
        <extracomment>decision withdraw.field
{1}: game.here.piece</extracomment>
        <translation>¿Dónde se estaciona {1}?</translation>
    </message>
    <message>
        <source>{piece} in {space}</source>
        <extracomment>action station
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} en {space}</translation>
    </message>
    <message>
        <source>It goes to a supplied City or Town of the Axis with room for a base.</source>
        <extracomment>action station</extracomment>
        <translation>Va a una ciudad o pueblo del Eje con suministro y sitio para una base.</translation>
    </message>
    <message>
        <source>{1} returns to {2}.</source>
        <extracomment>log
{1}: unit
{2}: space</extracomment>
        <translation>{1} vuelve a {2}.</translation>
    </message>
    <message>
        <source>Choose a panzer army HQ that leaves</source>
        <extracomment>rules choose</extracomment>
        <translation>Elige un cuartel general de ejército panzer que se va</translation>
    </message>
    <message>
        <source>Choose an air unit that leaves with its base</source>
        <extracomment>rules choose</extracomment>
        <translation>Elige una unidad aérea que se va con su base</translation>
    </message>
    <message>
        <source>Choose a Tiger battalion that leaves</source>
        <extracomment>rules choose</extracomment>
        <translation>Elige un batallón Tiger que se va</translation>
    </message>
    <message>
        <source>Choose an air unit that returns with its base</source>
        <extracomment>rules choose</extracomment>
        <translation>Elige una unidad aérea que vuelve con su base</translation>
    </message>
    <message>
        <source>Choose a unit that leaves</source>
        <extracomment>decision withdraw, action choose</extracomment>
        <translation>Elige una unidad que se va</translation>
    </message>
    <message>
        <source>{piece}</source>
        <extracomment>action choose
{piece}: the unit that it is done with</extracomment>
        <translation>{piece}</translation>
    </message>
    <message>
        <source>There is none</source>
        <extracomment>action none</extracomment>
        <translation>No hay ninguna</translation>
    </message>
</context>
</TS>
