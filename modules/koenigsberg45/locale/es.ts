<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>rules/rulebook.json</name>
        <message>
            <source>The campaign</source>
            <comment>1.0 title</comment>
            <translation>La campaña</translation>
        </message>
        <message>
            <source>*Königsberg '45* is the Soviet winter offensive into East Prussia and the neighbouring parts of Poland, from 13 January to 1 February 1945. Two Soviet fronts attack; a thin German army group tries to keep the towns and the way to the sea.

The game has ten turns of two days each. Most German units are divisions and brigades, most Soviet units are corps and brigades.</source>
            <comment>1.0 text</comment>
            <translation>*Königsberg '45* es la ofensiva soviética de invierno contra Prusia Oriental y las comarcas vecinas de Polonia, entre el 13 de enero y el 1 de febrero de 1945. Dos frentes soviéticos atacan; un grupo de ejércitos alemán, muy estirado, intenta conservar las ciudades y el camino del mar.

La partida tiene diez turnos de dos días. Casi todas las unidades alemanas son divisiones y brigadas; casi todas las soviéticas, cuerpos y brigadas.</translation>
        </message>
        <message>
            <source>Reconstructed charts</source>
            <comment>1.1 title</comment>
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
            <translation>De qué consta el juego</translation>
        </message>
        <message>
            <source>On the table the game is a map of 22 by 34 inches, a sheet of counters, the rules and a folder with the charts. Here all of it is on the screen: the map with its tracks and boxes, the units, the chits in the cup and the tables.</source>
            <comment>2.0 text</comment>
            <translation>Sobre la mesa el juego es un mapa de 22 por 34 pulgadas, una lámina de fichas, las reglas y una carpeta con las tablas. Aquí todo está en la pantalla: el mapa con sus registros y casillas, las unidades, las fichas del cubilete y las tablas.</translation>
        </message>
        <message>
            <source>General rules</source>
            <comment>2.1 title</comment>
            <translation>Reglas generales</translation>
        </message>
        <message>
            <source>Rules are numbered by chapter, section and case, so [9.5.3] is the third case of section [9.5]. The paragraphs below hold everywhere in the book.</source>
            <comment>2.1 text</comment>
            <translation>Las reglas se numeran por capítulo, sección y caso: así, [9.5.3] es el tercer caso de la sección [9.5]. Los párrafos siguientes valen para todo el libro.</translation>
        </message>
        <message>
            <source>Several modifiers</source>
            <comment>2.1.1 title</comment>
            <translation>Varios modificadores</translation>
        </message>
        <message>
            <source>If more than one thing changes a unit's strength, multiply them all. A unit that is halved by a river and halved again for lack of supply fights with a quarter of its strength: an attack of 8 becomes 2.</source>
            <comment>2.1.1 text</comment>
            <translation>Si más de una circunstancia cambia la fuerza de una unidad, multiplícalas todas. Una unidad reducida a la mitad por un río, y otra vez a la mitad por no tener suministro, lucha con un cuarto: un ataque de 8 se queda en 2.</translation>
        </message>
        <message>
            <source>Rounding</source>
            <comment>2.1.2 title</comment>
            <translation>Redondeo</translation>
        </message>
        <message>
            <source>Do not round each unit. Add up the strengths of one side with their fractions, then drop what is left over one. The total may well become 0 ([9.3.2]).

*Example:* attackers of 5, 5 and 3 are all halved. 2½ + 2½ + 1½ make 6½, so they attack with 6.</source>
            <comment>2.1.2 text</comment>
            <translation>No redondees unidad por unidad. Suma las fuerzas de un bando con sus fracciones y quita después lo que no llegue a un entero. El total puede quedar en 0 ([9.3.2]).

*Ejemplo:* tres atacantes de 5, 5 y 3 están a la mitad. 2½ + 2½ + 1½ son 6½, así que atacan con 6.</translation>
        </message>
        <message>
            <source>Fog of war (option)</source>
            <comment>2.1.3 title</comment>
            <translation>Niebla de guerra (opción)</translation>
        </message>
        <message>
            <source>With this option you see only the uppermost counter of an enemy stack; the owner decides the order of the stack, and supply markers lie on top. Once you have committed yourself to an attack, you see all the defenders, because the odds must be worked out.

An attack that has been announced has to be fought. It is called off only when it proves weaker than 1-2 ([9.3.2]).</source>
            <comment>2.1.3 text</comment>
            <translation>Con esta opción ves solo la ficha de arriba de cada pila enemiga; su dueño decide el orden, y los marcadores de suministro van encima. Cuando te has comprometido a un ataque ves a todos los defensores, porque hay que calcular la proporción.

Un ataque anunciado tiene que librarse. Solo se suspende si resulta ser más débil que 1-2 ([9.3.2]).</translation>
        </message>
        <message>
            <source>The two Soviet fronts</source>
            <comment>2.1.4 title</comment>
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
            <translation>Preparativos</translation>
        </message>
        <message>
            <source>Choose sides. The program does the rest:

- the units stand in their starting hexes ([15.0]) and the turn marker is on turn 1;
- the seven Soviet air units are ready in the boxes of their air armies, the German one in the Luftwaffe box;
- two Volkssturm units are available in their box ([11.3]);
- the cup, which both sides share, holds every command and action chit that does not carry a turn number.</source>
            <comment>2.1.5 text</comment>
            <translation>Elegid bando. Del resto se ocupa el programa:

- las unidades están en sus hexágonos de salida ([15.0]) y el marcador, en el turno 1;
- las siete unidades aéreas soviéticas están listas en las casillas de sus ejércitos aéreos, y la alemana, en la de la Luftwaffe;
- hay dos unidades de la Volkssturm disponibles en su casilla ([11.3]);
- el cubilete, común para los dos bandos, contiene las fichas de mando y de acción que no llevan número de turno.</translation>
        </message>
        <message>
            <source>The map</source>
            <comment>2.2 title</comment>
            <translation>El mapa</translation>
        </message>
        <message>
            <source>The map shows East Prussia and the Polish country next to it; a hex is about 8 km wide. The first two digits of a hex number are its column, the last two its place in the column. North is not at the top: the map is tilted ([9.5.4]).

The ground between the places named in the rules is reconstructed ([1.1]).</source>
            <comment>2.2 text</comment>
            <translation>El mapa muestra Prusia Oriental y la parte contigua de Polonia; un hexágono mide unos 8 km. Las dos primeras cifras de su número son la columna, y las dos últimas, el lugar en la columna. El norte no queda arriba: el mapa está girado ([9.5.4]).

El terreno entre los lugares que nombran las reglas está reconstruido ([1.1]).</translation>
        </message>
        <message>
            <source>Turn track</source>
            <comment>2.2.1 title</comment>
            <translation>Registro de turnos</translation>
        </message>
        <message>
            <source>The track shows the current turn, its three activation limits ([2.3]), the replacement points of both sides ([11.2]) and the arrivals ([8.0]). At the end of a turn the marker goes one space on.

The German limit of 5 on turn 3 is stated in the rules; the other limits and the replacements are reconstructed.</source>
            <comment>2.2.1 text</comment>
            <translation>El registro enseña el turno en curso, sus tres límites de activación ([2.3]), los puntos de reemplazo de cada bando ([11.2]) y las llegadas ([8.0]). Al acabar el turno el marcador pasa a la casilla siguiente.

El límite alemán de 5 en el turno 3 consta en las reglas; los demás límites y los reemplazos están reconstruidos.</translation>
        </message>
        <message>
            <source>Terrain effects chart</source>
            <comment>2.2.2 title</comment>
            <translation>Tabla de efectos del terreno</translation>
        </message>
        <message>
            <source>For each kind of ground this chart tells what it costs to enter ([6.2]) and what it does in combat ([9.3.1]). The costs and column shifts are reconstructed; what rivers, villages, towns, cities and lines do to losses and retreats is stated in the rules.</source>
            <comment>2.2.2 text</comment>
            <translation>Para cada clase de terreno esta tabla dice cuánto cuesta entrar ([6.2]) y qué hace en combate ([9.3.1]). Los costes y los desplazamientos de columna están reconstruidos; lo que hacen ríos, aldeas, pueblos, ciudades y líneas con las pérdidas y las retiradas consta en las reglas.</translation>
        </message>
        <message>
            <source>Combat results table</source>
            <comment>2.2.3 title</comment>
            <translation>Tabla de resultados de combate</translation>
        </message>
        <message>
            <source>Every combat and every bombardment is decided on this table: one die, and eight columns from 1-2 to 7-1. Rolls changed to less than 1 count as 1. The table is reconstructed; how to read it is told in [9.1].</source>
            <comment>2.2.3 text</comment>
            <translation>Todos los combates y bombardeos se deciden en esta tabla: un dado y ocho columnas, de 1-2 a 7-1. Una tirada que baje de 1 vale 1. La tabla está reconstruida; cómo se lee se explica en [9.1].</translation>
        </message>
        <message>
            <source>Air boxes</source>
            <comment>2.2.4 title</comment>
            <translation>Casillas aéreas</translation>
        </message>
        <message>
            <source>The 1st Air Army (3BF), the 4th Air Army (2BF) and the Luftwaffe have a box each. An air unit in its box is ready for use ([12.1]).</source>
            <comment>2.2.4 text</comment>
            <translation>El 1.er Ejército Aéreo (3FB), el 4.º Ejército Aéreo (2FB) y la Luftwaffe tienen una casilla cada uno. Una unidad aérea que está en su casilla se puede usar ([12.1]).</translation>
        </message>
        <message>
            <source>Volkssturm box</source>
            <comment>2.2.5 title</comment>
            <translation>Casilla de la Volkssturm</translation>
        </message>
        <message>
            <source>Here the people's militia waits between one deployment and the next ([11.3]).</source>
            <comment>2.2.5 text</comment>
            <translation>Aquí espera la milicia popular entre un despliegue y el siguiente ([11.3]).</translation>
        </message>
        <message>
            <source>Activation tracks</source>
            <comment>2.2.6 title</comment>
            <translation>Registros de activación</translation>
        </message>
        <message>
            <source>Command chits that have been drawn lie on the track of their owner in the order of drawing: the first in box 1, the second in box 2, and so on. So you always see how many activations are gone.</source>
            <comment>2.2.6 text</comment>
            <translation>Las fichas de mando sacadas se ponen en el registro de su dueño por orden: la primera en la casilla 1, la segunda en la 2 y así sucesivamente. De este modo se ve cuántas activaciones se han gastado.</translation>
        </message>
        <message>
            <source>Airbase box</source>
            <comment>2.2.7 title</comment>
            <translation>Casilla de base aérea</translation>
        </message>
        <message>
            <source>Air units that have flown recover here. The box serves both sides and has two parts, *Grounded* and *Refit* ([12.2]).</source>
            <comment>2.2.7 text</comment>
            <translation>Aquí se recuperan las unidades aéreas que han volado. La casilla sirve a los dos bandos y tiene dos partes, *En tierra* y *Revisión* ([12.2]).</translation>
        </message>
        <message>
            <source>Grossdeutschland box</source>
            <comment>2.2.8 title</comment>
            <translation>Casilla de la Grossdeutschland</translation>
        </message>
        <message>
            <source>While the Grossdeutschland corps (GD) is withdrawn, its four counters and its command chit are kept in this box ([2.5.4], [2.5.5]).</source>
            <comment>2.2.8 text</comment>
            <translation>Mientras el cuerpo Grossdeutschland (GD) está retirado, sus cuatro fichas y su ficha de mando se guardan en esta casilla ([2.5.4], [2.5.5]).</translation>
        </message>
        <message>
            <source>Supply sources on the map</source>
            <comment>2.2.9 title</comment>
            <translation>Fuentes de suministro en el mapa</translation>
        </message>
        <message>
            <source>The colours of a source tell whose it is: black and white for the Germans, red and white for the Soviets, black and red for a disputed one that can change hands ([10.2]).</source>
            <comment>2.2.9 text</comment>
            <translation>Los colores de una fuente dicen de quién es: negro y blanco, de los alemanes; rojo y blanco, de los soviéticos; negro y rojo, disputada, es decir, que puede cambiar de manos ([10.2]).</translation>
        </message>
        <message>
            <source>Bridges</source>
            <comment>2.2.10 title</comment>
            <translation>Puentes</translation>
        </message>
        <message>
            <source>Wherever a road or a railway crosses a river hexside there is a bridge. The river then has no effect at that hexside at all: not on movement, not on combat, not on zones of control. Every other river hexside is *unbridged*.</source>
            <comment>2.2.10 text</comment>
            <translation>Donde una carretera o un ferrocarril atraviesa un lado de río hay un puente. Allí el río no tiene efecto ninguno: ni para mover, ni para combatir, ni para las zonas de control. Los demás lados de río están *sin puente*.</translation>
        </message>
        <message>
            <source>Command chits</source>
            <comment>2.3 title</comment>
            <translation>Fichas de mando</translation>
        </message>
        <message>
            <source>Each HQ has one command chit. The chits of both sides are in one cup and come out one at a time, by chance. A chit that is drawn lets its HQ act ([4.1]).

In each turn there are three limits: for the Germans, for 2BF and for 3BF. When one of them has used up its limit, its later chits are drawn but do nothing in this turn. The limits of the others are not affected.

*Example:* on turn 3 the Germans have five activations. Their fifth chit still activates an HQ, the sixth is only laid aside. If 2BF has an activation left, its next chit counts as usual.</source>
            <comment>2.3 text</comment>
            <translation>Cada CG tiene una ficha de mando. Las de ambos bandos están en el mismo cubilete y salen de una en una, al azar. La ficha que sale permite actuar a su CG ([4.1]).

En cada turno hay tres límites: el alemán, el del 2FB y el del 3FB. Cuando uno de ellos ha agotado el suyo, sus fichas posteriores salen, pero no hacen nada en ese turno. Los límites de los otros no cambian.

*Ejemplo:* en el turno 3 los alemanes disponen de cinco activaciones. Con su quinta ficha aún activan un CG; la sexta solo se aparta. Si al 2FB le queda una activación, su próxima ficha vale como siempre.</translation>
        </message>
        <message>
            <source>Special command chits</source>
            <comment>2.4 title</comment>
            <translation>Fichas de mando especiales</translation>
        </message>
        <message>
            <source>Five command chits belong to no single HQ. They count against the limits like the others.</source>
            <comment>2.4 text</comment>
            <translation>Cinco fichas de mando no son de ningún CG concreto. Cuentan para los límites igual que las demás.</translation>
        </message>
        <message>
            <source>Front chits</source>
            <comment>2.4.1 title</comment>
            <translation>Fichas de frente</translation>
        </message>
        <message>
            <source>The Soviets have two chits for 2BF and two for 3BF. They come into the cup at different times and activate an HQ of their front ([4.1.2]).</source>
            <comment>2.4.1 text</comment>
            <translation>Los soviéticos tienen dos fichas del 2FB y dos del 3FB. Entran en el cubilete en momentos distintos y activan un CG de su frente ([4.1.2]).</translation>
        </message>
        <message>
            <source>The HGM chit</source>
            <comment>2.4.2 title</comment>
            <translation>La ficha HGM</translation>
        </message>
        <message>
            <source>The Germans have one chit for Army Group Centre (Heeresgruppe Mitte, HGM). It stands for General Reinhardt himself and can set any German corps in motion ([4.1.3]).</source>
            <comment>2.4.2 text</comment>
            <translation>Los alemanes tienen una ficha del Grupo de Ejércitos Centro (Heeresgruppe Mitte, HGM). Es la mano del propio general Reinhardt y puede poner en marcha cualquier cuerpo alemán ([4.1.3]).</translation>
        </message>
        <message>
            <source>Action chits</source>
            <comment>2.5 title</comment>
            <translation>Fichas de acción</translation>
        </message>
        <message>
            <source>White chits bring events instead of activations. The emblem of one side or of both shows whom they concern. A chit with a turn number joins the cup on that turn.

- Action chits never use up activations.
- Drawing ends when all three limits are reached, or when no command chit is left in the cup. Action chits that are still inside stay there.
- At the turn advance the action chits that were drawn return to the cup, except the two GD chits after they have worked ([2.5.4], [2.5.5]).

The turn numbers of the chits are reconstructed: GD withdrawal on turn 2, GD return on turn 4, NO GAS on turn 5; the others are in the cup from the start.</source>
            <comment>2.5 text</comment>
            <translation>Las fichas blancas traen sucesos en vez de activaciones. El emblema de un bando, o de los dos, indica a quién conciernen. Una ficha con número de turno se echa al cubilete ese turno.

- Las fichas de acción nunca gastan activaciones.
- Se deja de sacar cuando se han alcanzado los tres límites o no queda ninguna ficha de mando en el cubilete. Las de acción que sigan dentro se quedan allí.
- Al avanzar el turno, las fichas de acción que salieron vuelven al cubilete, menos las dos de la GD una vez que han hecho efecto ([2.5.4], [2.5.5]).

Los números de turno están reconstruidos: retirada de la GD en el turno 2, regreso de la GD en el turno 4, SIN COMBUSTIBLE en el turno 5; las otras están en el cubilete desde el comienzo.</translation>
        </message>
        <message>
            <source>Soviet bombardment</source>
            <comment>2.5.1 title</comment>
            <translation>Bombardeo soviético</translation>
        </message>
        <message>
            <source>Each front has one bombardment chit. When it is drawn, roll a die for the number of bombardments: one on a 1 or 2, two on a 3 or 4, three on a 5 or 6 (reconstructed).

- Each bombardment is a roll on the 2-1 column. Woods and swamp do not shift it.
- The target is a hex with German units that is adjacent to a unit of that front. All units in it defend together.
- The same chit does not hit a hex twice. A unit that retreats into another hex can be hit again there.
- Villages, towns and cities protect as in any combat: with their column shifts, and by cancelling losses and retreats ([9.4.4], [9.5.7]). Defensive and Festung lines are of no use.
- Only the defender suffers. Results for the attacker are ignored, nobody advances, and air units do not take part.</source>
            <comment>2.5.1 text</comment>
            <translation>Cada frente tiene una ficha de bombardeo. Cuando sale, tira un dado para saber cuántos bombardeos hay: uno con 1 o 2, dos con 3 o 4, tres con 5 o 6 (reconstruido).

- Cada bombardeo es una tirada en la columna 2-1. Ni el bosque ni el pantano la desplazan.
- El objetivo es un hexágono con unidades alemanas contiguo a una unidad de ese frente. Todas las que haya allí se defienden juntas.
- Una misma ficha no golpea dos veces un hexágono. La unidad que se retira a otro puede volver a ser golpeada en él.
- Aldeas, pueblos y ciudades protegen como en cualquier combate: con sus desplazamientos de columna y anulando pérdidas y retiradas ([9.4.4], [9.5.7]). Las líneas defensivas y Festung no sirven de nada.
- Solo sufre el defensor. Los resultados para el atacante se pasan por alto, nadie avanza y no intervienen unidades aéreas.</translation>
        </message>
        <message>
            <source>Random event</source>
            <comment>2.5.2 title</comment>
            <translation>Suceso aleatorio</translation>
        </message>
        <message>
            <source>When this chit is drawn, roll two dice and carry out the event with that number at once, before the next chit comes out. The events are listed on the last page of this book.</source>
            <comment>2.5.2 text</comment>
            <translation>Al salir esta ficha se tiran dos dados y se cumple enseguida el suceso de ese número, antes de sacar otra. La lista de sucesos está en la última página de este libro.</translation>
        </message>
        <message>
            <source>No gas</source>
            <comment>2.5.3 title</comment>
            <translation>Sin combustible</translation>
        </message>
        <message>
            <source>For the rest of the turn, each German mechanised unit at full strength that moves loses a step while doing so. This concerns every kind of move but one: units that go by rail are spared. Units that are already reduced lose nothing. Retreats and advances are not moves in this sense.</source>
            <comment>2.5.3 text</comment>
            <translation>Durante lo que queda de turno, cada unidad mecanizada alemana con fuerza completa pierde un paso al mover. Vale para todos los movimientos menos uno: quien va en tren se libra. Las unidades ya reducidas no pierden nada. Ni la retirada ni el avance son aquí un movimiento.</translation>
        </message>
        <message>
            <source>GD is withdrawn</source>
            <comment>2.5.4 title</comment>
            <translation>Se retira la GD</translation>
        </message>
        <message>
            <source>What is left of the GD corps leaves the map at once and goes into its box, together with its command chit, wherever that is. The corps has four counters: the HQ, the division, the Fusilier regiment and the tank battalion.

After that this chit is out of the game. If nothing of the corps is left, the chit is spent without effect.</source>
            <comment>2.5.4 text</comment>
            <translation>Lo que quede del cuerpo GD sale enseguida del mapa y pasa a su casilla, junto con su ficha de mando, esté donde esté. El cuerpo consta de cuatro fichas: el CG, la división, el regimiento de fusileros y el batallón de carros.

Después esta ficha ya no cuenta en la partida. Si del cuerpo no queda nada, se gasta sin efecto.</translation>
        </message>
        <message>
            <source>GD comes back</source>
            <comment>2.5.5 title</comment>
            <translation>Vuelve la GD</translation>
        </message>
        <message>
            <source>The units in the GD box enter at area B as reinforcements ([8.0]) and move immediately. They come back as they left: reduced ones reduced, destroyed ones not at all, and an HQ without troops all alone.

The GD command chit goes into the cup and can be drawn in the same turn, even if it had been drawn before. This chit then leaves the game.

If GD has not been withdrawn, the chit does nothing and returns to the cup at the next turn advance.</source>
            <comment>2.5.5 text</comment>
            <translation>Las unidades de la casilla GD entran por el área B como refuerzos ([8.0]) y mueven inmediatamente. Vuelven como se fueron: las reducidas, reducidas; las destruidas, no; y un CG sin tropas, él solo.

La ficha de mando de la GD va al cubilete y puede salir ese mismo turno, aunque ya hubiera salido. La ficha del regreso deja entonces la partida.

Si la GD no estaba retirada, la ficha no hace nada y vuelve al cubilete en el próximo avance de turno.</translation>
        </message>
        <message>
            <source>Markers</source>
            <comment>2.6 title</comment>
            <translation>Marcadores</translation>
        </message>
        <message>
            <source>Markers keep in mind what has happened. The program sets and removes them.</source>
            <comment>2.6 text</comment>
            <translation>Los marcadores recuerdan lo que ha pasado. El programa los pone y los quita.</translation>
        </message>
        <message>
            <source>Turn marker</source>
            <comment>2.6.1 title</comment>
            <translation>Marcador de turno</translation>
        </message>
        <message>
            <source>It stands on the current turn of the turn track.</source>
            <comment>2.6.1 text</comment>
            <translation>Señala en el registro cuál es el turno actual.</translation>
        </message>
        <message>
            <source>Victory markers</source>
            <comment>2.6.2 title</comment>
            <translation>Marcadores de victoria</translation>
        </message>
        <message>
            <source>Each of the fourteen victory hexes shows who controls it ([13.1]).</source>
            <comment>2.6.2 text</comment>
            <translation>Cada uno de los catorce hexágonos de victoria muestra quién lo controla ([13.1]).</translation>
        </message>
        <message>
            <source>Supply markers</source>
            <comment>2.6.3 title</comment>
            <translation>Marcadores de suministro</translation>
        </message>
        <message>
            <source>One side reads *out of supply*, the other *isolated*. A unit that fails a second time has its marker turned over ([10.0]).</source>
            <comment>2.6.3 text</comment>
            <translation>Una cara dice *sin suministro*; la otra, *aislada*. A la unidad que falla por segunda vez se le da la vuelta al marcador ([10.0]).</translation>
        </message>
        <message>
            <source>Limit markers</source>
            <comment>2.6.4 title</comment>
            <translation>Marcadores de límite</translation>
        </message>
        <message>
            <source>Three markers, one for each limit, show on the activation tracks how many activations the turn allows. They are only a reminder.</source>
            <comment>2.6.4 text</comment>
            <translation>Tres marcadores, uno por límite, indican sobre los registros de activación cuántas permite el turno. Son solo un recordatorio.</translation>
        </message>
        <message>
            <source>Sequence of play</source>
            <comment>3.0 title</comment>
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
            <translation>Todos los turnos pasan por las mismas fases; el primero tiene una más.

- *Bombardeo* (solo en el turno 1), véase más abajo.
- *Unidades aéreas*: primero vuelven a sus casillas las que están en Revisión y luego pasan a Revisión las que están En tierra ([12.2]).
- *Refuerzos*: llegadas ([8.0]), después reemplazos ([11.2]) y después despliegue de la Volkssturm ([11.3]).
- *Mando*: las fichas salen de una en una; con cada cual, mando, luego movimiento y luego combate ([4.1]).
- *Suministro*: los dos bandos comprueban todas sus unidades ([10.0]).
- *Fin del turno*: la Volkssturm se va a casa, se mira si hay muerte súbita ([13.2]) y avanza el turno: el marcador se adelanta y las fichas regresan al cubilete.

*El bombardeo inicial.* El alemán tira dos veces para saber cuántos bombardeos tiene ([2.5.1]), los suma y los lleva a cabo. Luego los soviéticos tiran dos veces por frente y hacen lo mismo. Aquí el objetivo puede estar a uno o dos hexágonos de una unidad propia (en el caso soviético, del frente que ha tirado), cada bando golpea un hexágono una sola vez y a toda tirada en la tabla de combate se le resta 1.

En los bombardeos, sean cuales sean, la unidad propia cercana se limita a observar. No ataca, no sufre nada y no avanza.</translation>
        </message>
        <message>
            <source>Command</source>
            <comment>4.0 title</comment>
            <translation>Mando</translation>
        </message>
        <message>
            <source>Combat units do nothing by themselves: they move and attack only when an HQ activates them. The one exception are two independent units that HGM sets in motion ([4.1.3]).

The same HQ can be activated more than once in a turn, for example by its own chit and later by a front chit. Its units then act each time.</source>
            <comment>4.0 text</comment>
            <translation>Las unidades de combate no hacen nada por sí solas: mueven y atacan cuando un CG las activa. La única excepción son las dos independientes que el HGM pone en marcha ([4.1.3]).

El mismo CG puede activarse varias veces en un turno, por ejemplo con su ficha y más tarde con una de frente. Sus unidades actúan entonces cada vez.</translation>
        </message>
        <message>
            <source>The command phase</source>
            <comment>4.1 title</comment>
            <translation>La fase de mando</translation>
        </message>
        <message>
            <source>Chits are drawn until the limits are reached or the command chits run out ([2.5]). Each activation has three segments in this order: command, movement, combat. All movement is over before the first attack begins.

At the turn advance all command chits of HQs still in play return to the cup.</source>
            <comment>4.1 text</comment>
            <translation>Se sacan fichas hasta que se alcanzan los límites o se acaban las de mando ([2.5]). Cada activación tiene tres segmentos, por este orden: mando, movimiento, combate. Todo el movimiento termina antes del primer ataque.

Cuando avanza el turno, las fichas de mando de los CG que siguen en juego regresan al cubilete.</translation>
        </message>
        <message>
            <source>Drawing a chit</source>
            <comment>4.1.1 title</comment>
            <translation>Sacar una ficha</translation>
        </message>
        <message>
            <source>Who draws does not matter. The owner of the chit is now the active player, provided that the limit is not yet used up ([2.3]), and activates the HQ of the chit. The HQ commands its formation within its range ([4.2]).

When the activation is finished, the chit lies face up in the first empty box of the owner's activation track.</source>
            <comment>4.1.1 text</comment>
            <translation>Da igual quién saque. El dueño de la ficha es ahora el jugador activo, siempre que su límite no esté agotado ([2.3]), y activa el CG de la ficha. El CG manda a su formación dentro de su alcance ([4.2]).

Al acabar la activación, la ficha queda boca arriba en la primera casilla libre del registro de su dueño.</translation>
        </message>
        <message>
            <source>Front chits in use</source>
            <comment>4.1.2 title</comment>
            <translation>Uso de las fichas de frente</translation>
        </message>
        <message>
            <source>A front chit activates one HQ of its front; the Soviet player chooses which, also one that has acted before in this turn. From its arrival on the chit is in the cup each turn, and it uses up one activation of its front.

Dates of arrival (reconstructed): 2BF on turns 2 and 5, 3BF on turns 3 and 6.</source>
            <comment>4.1.2 text</comment>
            <translation>Una ficha de frente activa un CG de su frente; el jugador soviético elige cuál, también uno que ya haya actuado en este turno. Desde que llega está en el cubilete todos los turnos, y gasta una activación de su frente.

Fechas de llegada (reconstruidas): 2FB en los turnos 2 y 5, 3FB en los turnos 3 y 6.</translation>
        </message>
        <message>
            <source>HGM in use</source>
            <comment>4.1.3 title</comment>
            <translation>Uso de la HGM</translation>
        </message>
        <message>
            <source>HGM activates one German HQ of your choice and uses up one German activation. It comes on turn 3 (reconstructed) and is in the cup each turn from then on.

In addition two independent units anywhere on the map may move, whether or not an HQ could reach them, in any way they like: normally, strategically or by rail. These two may not attack in this activation. They come on top of the independents that the HQ commands; a unit can't be counted in both ways. The units of GD and HG that count as independent ([4.2.2]) may be chosen too.</source>
            <comment>4.1.3 text</comment>
            <translation>La HGM activa un CG alemán a tu elección y gasta una activación alemana. Llega en el turno 3 (reconstruido) y desde entonces está en el cubilete todos los turnos.

Además, dos unidades independientes de cualquier parte del mapa pueden mover, llegue o no hasta ellas algún CG, y de la forma que prefieran: normal, estratégica o en tren. Estas dos no pueden atacar en esta activación. Se suman a las independientes que manda el CG; una unidad no puede contarse de las dos maneras. También puedes elegir las unidades de GD y HG que valen como independientes ([4.2.2]).</translation>
        </message>
        <message>
            <source>What an HQ commands</source>
            <comment>4.2 title</comment>
            <translation>Qué manda un CG</translation>
        </message>
        <message>
            <source>An activated HQ activates units within its command range. A formation that has lost its HQ can't be activated any more; its units only defend. The four German units with a double role ([4.2.2]) can still act as independents under another HQ.</source>
            <comment>4.2 text</comment>
            <translation>Un CG activado activa a su vez unidades dentro de su alcance de mando. La formación que se queda sin CG ya no puede activarse; sus unidades solo se defienden. Las cuatro unidades alemanas de doble papel ([4.2.2]) aún pueden actuar como independientes con otro CG.</translation>
        </message>
        <message>
            <source>How many units</source>
            <comment>4.2.1 title</comment>
            <translation>Cuántas unidades</translation>
        </message>
        <message>
            <source>All units with the colour band of the HQ are activated, if they are within range. To these come independent units within range: up to *two* for a Soviet HQ, up to *three* for a German one.</source>
            <comment>4.2.1 text</comment>
            <translation>Se activan todas las unidades con la banda de color del CG que estén a su alcance. A ellas se añaden independientes, también a su alcance: hasta *dos* si el CG es soviético y hasta *tres* si es alemán.</translation>
        </message>
        <message>
            <source>Independent units</source>
            <comment>4.2.2 title</comment>
            <translation>Unidades independientes</translation>
        </message>
        <message>
            <source>Counters without a colour band are independent; the German ones are also of a lighter grey. An independent may act any number of times in a turn: once for each HQ that is activated near it and chooses it.

Four German units are independent and belong to a formation as well: the three combat units of GD, and the 1st HG division. Under their own HQ they are ordinary members of the formation. Under any other German HQ they count as independents.

*Example:* the HQ of 20 Corps takes the GD division along. This is one of its three independents. When the GD HQ is activated, the division costs nothing, and three other independents can come too.</source>
            <comment>4.2.2 text</comment>
            <translation>Las fichas sin banda de color son independientes; las alemanas tienen además un gris más claro. Una independiente puede actuar muchas veces en un turno: una por cada CG que se active cerca y la elija.

Cuatro unidades alemanas son independientes y a la vez miembros de una formación: las tres de combate de la GD y la 1.ª división HG. Con su propio CG son miembros corrientes de la formación. Con otro CG alemán cuentan como independientes.

*Ejemplo:* el CG del XX Cuerpo se lleva a la división GD. Es una de sus tres independientes. Cuando se activa el CG de la GD, la división no cuesta nada y pueden ir además otras tres independientes.</translation>
        </message>
        <message>
            <source>The 7th Panzer HQ</source>
            <comment>4.2.3 title</comment>
            <translation>El CG del 7.º Panzer</translation>
        </message>
        <message>
            <source>This German HQ has no formation. Instead it commands up to five independent units within its range.</source>
            <comment>4.2.3 text</comment>
            <translation>Este CG alemán no tiene formación. A cambio manda hasta cinco independientes que estén a su alcance.</translation>
        </message>
        <message>
            <source>Command range</source>
            <comment>4.2.4 title</comment>
            <translation>Alcance de mando</translation>
        </message>
        <message>
            <source>The range is the number of hexes from the HQ to the unit. It is measured at one moment only: when the HQ is activated. An activated unit may later go as far from its HQ as it likes and still attack.

*Example:* with range 4 a unit four hexes away is in command, one five hexes away is not.

Ranges are reconstructed: Soviet HQs 4 (5th Guards Tank Army 5), German HQs 6 (27 Corps and GD 5).</source>
            <comment>4.2.4 text</comment>
            <translation>El alcance es el número de hexágonos que hay del CG a la unidad. Se mide en un único momento: cuando se activa el CG. Después, la unidad activada puede alejarse de él cuanto quiera y atacar igualmente.

*Ejemplo:* con alcance 4, una unidad a cuatro hexágonos está al mando y otra a cinco no lo está.

Los alcances están reconstruidos: CG soviéticos, 4 (5.º Ejército de Tanques de la Guardia, 5); CG alemanes, 6 (XXVII Cuerpo y GD, 5).</translation>
        </message>
        <message>
            <source>What stops the range</source>
            <comment>4.2.5 title</comment>
            <translation>Qué corta el alcance</translation>
        </message>
        <message>
            <source>Count the range along the shortest way that avoids water hexes and water hexsides. Everything else lets it pass: major rivers even without a bridge, enemy units, enemy zones of control. The state of supply does not matter.</source>
            <comment>4.2.5 text</comment>
            <translation>Cuenta el alcance por el camino más corto que evite los hexágonos y los lados de agua. Todo lo demás lo deja pasar: los ríos mayores aun sin puente, las unidades enemigas y sus zonas de control. El estado de suministro no importa.</translation>
        </message>
        <message>
            <source>Out of command</source>
            <comment>4.2.6 title</comment>
            <translation>Fuera de mando</translation>
        </message>
        <message>
            <source>A unit that is not within range when its HQ is activated neither moves nor attacks in that activation. Nothing else happens to it: it defends with its full strength, its supply does not change, and a later activation in the same turn can reach it.</source>
            <comment>4.2.6 text</comment>
            <translation>Una unidad que está fuera del alcance cuando se activa su CG ni mueve ni ataca en esa activación. No le pasa nada más: se defiende con toda su fuerza, su suministro no cambia y otra activación posterior del mismo turno puede alcanzarla.</translation>
        </message>
        <message>
            <source>Zones of control</source>
            <comment>5.0 title</comment>
            <translation>Zonas de control</translation>
        </message>
        <message>
            <source>Most units hinder the enemy in the six hexes around them: this is their *zone of control*, or ZOC. A ZOC of the enemy is called *EZOC* in these rules. It weighs on movement, retreat, supply and the arrival of reinforcements.</source>
            <comment>5.0 text</comment>
            <translation>La mayoría de las unidades estorban al enemigo en los seis hexágonos que las rodean: es su *zona de control*, o ZOC. A la del enemigo la llamamos *ZOC enemiga*. Pesa sobre el movimiento, la retirada, el suministro y la llegada de refuerzos.</translation>
        </message>
        <message>
            <source>Moving in EZOCs</source>
            <comment>5.1 title</comment>
            <translation>Mover en ZOC enemiga</translation>
        </message>
        <message>
            <source>It costs 2 MP more to enter an EZOC hex and 2 MP more to leave one. Stepping from one EZOC hex to the next costs both. There is no duty to stop: a unit may go through as many as it can pay for. A friendly unit in the hex does not help.

*Example:* from a free hex into clear ground in an EZOC costs 1 + 2 = 3 MP; from there to the next clear EZOC hex 1 + 2 + 2 = 5 MP.</source>
            <comment>5.1 text</comment>
            <translation>Entrar en un hexágono de ZOC enemiga cuesta 2 PM más, y salir de él, otros 2. Pasar de uno al siguiente cuesta las dos cosas. No obliga a detenerse: una unidad puede atravesar todos los que pueda pagar. Que haya en él una unidad propia no ayuda.

*Ejemplo:* ir de un hexágono libre a otro despejado en ZOC enemiga cuesta 1 + 2 = 3 PM; de ahí al siguiente, también despejado y en ZOC enemiga, 1 + 2 + 2 = 5 PM.</translation>
        </message>
        <message>
            <source>Who has a ZOC</source>
            <comment>5.2 title</comment>
            <translation>Quién tiene ZOC</translation>
        </message>
        <message>
            <source>A unit has a ZOC if the attack strength on the side of its counter that is showing is at least 1. The defence strength does not matter.</source>
            <comment>5.2 text</comment>
            <translation>Tiene ZOC la unidad cuya fuerza de ataque, en la cara visible de la ficha, es 1 por lo menos. La de defensa no importa.</translation>
        </message>
        <message>
            <source>Who has none</source>
            <comment>5.2.1 title</comment>
            <translation>Quién no la tiene</translation>
        </message>
        <message>
            <source>HQs, garrisons and Volkssturm have no ZOC, whatever is printed on them.</source>
            <comment>5.2.1 text</comment>
            <translation>Los CG, las guarniciones y la Volkssturm no tienen ZOC, lleven impreso lo que lleven.</translation>
        </message>
        <message>
            <source>Arrivals</source>
            <comment>5.3 title</comment>
            <translation>Llegadas</translation>
        </message>
        <message>
            <source>A reinforcement can't be placed in an EZOC, even if a friendly unit is in the hex ([8.0.3]).</source>
            <comment>5.3 text</comment>
            <translation>Un refuerzo no puede aparecer en ZOC enemiga, ni siquiera si hay una unidad amiga en el hexágono ([8.0.3]).</translation>
        </message>
        <message>
            <source>Retreats</source>
            <comment>5.4 title</comment>
            <translation>Retiradas</translation>
        </message>
        <message>
            <source>For every EZOC hex that it enters in its retreat, a stack loses one step. It is one step for the whole stack, not one for each unit ([9.5.3]).</source>
            <comment>5.4 text</comment>
            <translation>Por cada hexágono de ZOC enemiga que pisa al retirarse, una pila pierde un paso. Es uno para la pila entera, no uno por unidad ([9.5.3]).</translation>
        </message>
        <message>
            <source>Supply</source>
            <comment>5.5 title</comment>
            <translation>Suministro</translation>
        </message>
        <message>
            <source>A supply line can't pass through an EZOC. Here, and only here, a friendly unit cancels the EZOC in its own hex.</source>
            <comment>5.5 text</comment>
            <translation>Una línea de suministro no puede atravesar una ZOC enemiga. En esto, y en nada más, una unidad propia anula la ZOC enemiga de su hexágono.</translation>
        </message>
        <message>
            <source>ZOC without supply</source>
            <comment>5.5.1 title</comment>
            <translation>ZOC sin suministro</translation>
        </message>
        <message>
            <source>A unit that is out of supply or isolated keeps its ZOC.</source>
            <comment>5.5.1 text</comment>
            <translation>La unidad que está sin suministro o aislada conserva su ZOC.</translation>
        </message>
        <message>
            <source>Limits of a ZOC</source>
            <comment>5.6 title</comment>
            <translation>Límites de la ZOC</translation>
        </message>
        <message>
            <source>A ZOC does not reach into water hexes, nor across water hexsides, nor across a major river without a bridge. It does reach across minor rivers and across bridges.</source>
            <comment>5.6 text</comment>
            <translation>La ZOC no llega a los hexágonos de agua, ni cruza los lados de agua, ni un río mayor si no hay puente. Sí cruza los ríos menores y los puentes.</translation>
        </message>
        <message>
            <source>Movement</source>
            <comment>6.0 title</comment>
            <translation>Movimiento</translation>
        </message>
        <message>
            <source>In the movement segment the activated HQ and the units that it commands may move. The others stay where they are.</source>
            <comment>6.0 text</comment>
            <translation>En el segmento de movimiento pueden mover el CG activado y las unidades a las que manda. Las demás se quedan donde están.</translation>
        </message>
        <message>
            <source>How units move</source>
            <comment>6.1 title</comment>
            <translation>Cómo mueven las unidades</translation>
        </message>
        <message>
            <source>Move as many of these units as you like, or none, one after the other. Each finishes its move before the next begins and can't take it up again.

HQs are not mechanised.</source>
            <comment>6.1 text</comment>
            <translation>Mueve cuantas quieras de esas unidades, o ninguna, una tras otra. Cada cual acaba antes de que empiece la siguiente y no puede volver a ponerse en marcha.

Los CG no son unidades mecanizadas.</translation>
        </message>
        <message>
            <source>Movement allowance</source>
            <comment>6.1.1 title</comment>
            <translation>Capacidad de movimiento</translation>
        </message>
        <message>
            <source>The third number of a counter is its allowance in movement points (MP). A unit can't spend more than that, and MP can't be saved or lent. Advance after combat costs no MP ([9.6]).</source>
            <comment>6.1.1 text</comment>
            <translation>El tercer número de la ficha es su capacidad en puntos de movimiento (PM). No se puede gastar más, ni ahorrar PM, ni prestarlos. Avanzar tras el combate no cuesta PM ([9.6]).</translation>
        </message>
        <message>
            <source>Paying for a hex</source>
            <comment>6.1.2 title</comment>
            <translation>Lo que cuesta un hexágono</translation>
        </message>
        <message>
            <source>For each hex a unit pays the cost of the ground, that of the hexside if there is any, and those of EZOCs ([5.1]). Mechanised units pay more in woods and swamps.

*Example:* across an unbridged minor river into a clear hex in an EZOC: 1 + 1 + 2 = 4 MP.

No unit has a right to one hex: if the points do not suffice, it does not move.</source>
            <comment>6.1.2 text</comment>
            <translation>Por cada hexágono la unidad paga el coste del terreno, el del lado, si lo tiene, y los de la ZOC enemiga ([5.1]). Las mecanizadas pagan más en bosque y pantano.

*Ejemplo:* cruzar un río menor sin puente hacia un hexágono despejado en ZOC enemiga: 1 + 1 + 2 = 4 PM.

Nadie tiene derecho a un hexágono: si los puntos no bastan, no se mueve.</translation>
        </message>
        <message>
            <source>Ground and movement</source>
            <comment>6.2 title</comment>
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
            <translation>Carreteras</translation>
        </message>
        <message>
            <source>A unit that goes from one hex to the next along a road pays the road cost. The ground of the hex and the hexside then cost nothing. The road must really cross the hexside between the two hexes. EZOCs are paid for as usual ([5.1]).</source>
            <comment>6.2.1 text</comment>
            <translation>La unidad que va de un hexágono al siguiente por una carretera paga el coste de la carretera. Ni el terreno ni el lado cuestan entonces nada. La carretera tiene que atravesar de verdad el lado que separa los dos. La ZOC enemiga se paga como siempre ([5.1]).</translation>
        </message>
        <message>
            <source>Minor rivers</source>
            <comment>6.2.2 title</comment>
            <translation>Ríos menores</translation>
        </message>
        <message>
            <source>Crossing a minor river where there is no bridge costs 1 MP besides the cost of the hex. The unit then stops; it does not move any more in this segment. At a road or railway crossing there is a bridge and neither applies ([2.2.10]).

*Example:* an infantry division with 5 MP wades through the Alle into clear ground. It has spent 2 MP; the other 3 are lost.</source>
            <comment>6.2.2 text</comment>
            <translation>Vadear un río menor donde no hay puente cuesta 1 PM además del coste del hexágono. Después la unidad se para; en este segmento ya no se mueve. En un paso de carretera o ferrocarril hay puente y no se aplica ni lo uno ni lo otro ([2.2.10]).

*Ejemplo:* una división de infantería con 5 PM vadea el Alle hacia un hexágono despejado. Ha gastado 2 PM; los otros 3 se pierden.</translation>
        </message>
        <message>
            <source>Where nobody goes</source>
            <comment>6.2.3 title</comment>
            <translation>Donde nadie entra</translation>
        </message>
        <message>
            <source>No unit leaves the map, enters a water hex or crosses a water hexside. A hexside is water only if water covers all of it; any strip of land lets units move and attack across. So 1227 and 1327 are connected.

A hex with woods in it is a woods hex, even if they fill only a part. 1142 is one of these.</source>
            <comment>6.2.3 text</comment>
            <translation>Ninguna unidad sale del mapa, entra en un hexágono de agua o cruza un lado de agua. Un lado es de agua solo si el agua lo cubre entero; por una franja de tierra cualquiera se puede mover y atacar. Así, 1227 y 1327 están unidos.

Un hexágono con bosque es de bosque aunque los árboles ocupen solo una parte. El 1142 es uno de ellos.</translation>
        </message>
        <message>
            <source>Enemy units, overrunning an HQ</source>
            <comment>6.3 title</comment>
            <translation>Unidades enemigas y arrollamiento</translation>
        </message>
        <message>
            <source>A unit can't enter a hex with enemy units, with one exception: an HQ that is alone in its hex can be *overrun*. A combat unit whose attack strength is above 0 just enters the hex, and the HQ is eliminated. This is possible in normal and strategic movement, in retreat and in advance after combat, but not by rail ([6.5]).</source>
            <comment>6.3 text</comment>
            <translation>Una unidad no puede entrar donde hay unidades enemigas, salvo en un caso: un CG que está solo en su hexágono puede ser *arrollado*. Basta con que entre una unidad de combate cuya fuerza de ataque sea superior a 0, y el CG queda eliminado. Se puede hacer en movimiento normal y estratégico, en retirada y al avanzar tras el combate, pero no en tren ([6.5]).</translation>
        </message>
        <message>
            <source>Strategic movement</source>
            <comment>6.4 title</comment>
            <translation>Movimiento estratégico</translation>
        </message>
        <message>
            <source>A unit that begins the segment on a road hex and uses nothing but roads pays ½ MP for each hex. A unit with 5 MP can thus go ten hexes.</source>
            <comment>6.4 text</comment>
            <translation>La unidad que empieza el segmento en un hexágono de carretera y no se sale de las carreteras paga ½ PM por hexágono. Con 5 PM llega, pues, a diez hexágonos.</translation>
        </message>
        <message>
            <source>Conditions</source>
            <comment>6.4.1 title</comment>
            <translation>Condiciones</translation>
        </message>
        <message>
            <source>(1) The move may not begin in an EZOC, pass through one or end in one.

(2) Only roads serve for it; railways do not.

(3) The stacking limit holds in each hex on the way. A combat unit can't pass through two others, and an HQ can't pass through another HQ.</source>
            <comment>6.4.1 text</comment>
            <translation>(1) El movimiento no puede empezar en ZOC enemiga, atravesarla ni acabar en ella.

(2) Solo valen las carreteras; los ferrocarriles, no.

(3) El límite de apilamiento rige en todos los hexágonos del camino. Una unidad de combate no puede pasar por encima de otras dos, ni un CG por encima de otro.</translation>
        </message>
        <message>
            <source>Rail movement</source>
            <comment>6.5 title</comment>
            <translation>Movimiento en tren</translation>
        </message>
        <message>
            <source>A unit with an allowance above 0 that begins on a railway hex, and not in an EZOC, may go along railways as far as it likes. In that segment it can't move in any other way.

- If it enters an EZOC, it stops there.
- If an enemy unit without a ZOC is on the line (an HQ, Volkssturm, a garrison), it stops in the hex before. It can't overrun.

Both sides use all railways, also those behind the enemy's front. Block the lines that matter.</source>
            <comment>6.5 text</comment>
            <translation>La unidad con capacidad superior a 0 que empieza en un hexágono de ferrocarril, y no en ZOC enemiga, puede ir por las vías tan lejos como quiera. En ese segmento no puede mover de ninguna otra forma.

- Si entra en ZOC enemiga, se para allí.
- Si en la vía hay una unidad enemiga sin ZOC (un CG, la Volkssturm, una guarnición), se para en el hexágono anterior. No puede arrollar.

Los dos bandos usan todos los ferrocarriles, también los que quedan a espaldas del enemigo. Corta las líneas importantes.</translation>
        </message>
        <message>
            <source>Stacking</source>
            <comment>7.0 title</comment>
            <translation>Apilamiento</translation>
        </message>
        <message>
            <source>Two combat units and one HQ may share a hex. A reduced unit counts as much as a full one. The limit is checked when a unit ends its move, retreat or advance, and at the end of each phase. In normal movement you may pass through a full hex.</source>
            <comment>7.0 text</comment>
            <translation>Dos unidades de combate y un CG pueden compartir hexágono. Una reducida cuenta tanto como una entera. El límite se comprueba cuando una unidad acaba de mover, de retirarse o de avanzar, y al final de cada fase. En movimiento normal se puede pasar por un hexágono lleno.</translation>
        </message>
        <message>
            <source>Too many in a hex</source>
            <comment>7.1 title</comment>
            <translation>Demasiadas en un hexágono</translation>
        </message>
        <message>
            <source>Reinforcements and rebuilt units may stand too many in a hex when they are placed. By the end of the phase the limit holds again.

A unit that ends its retreat in a full hex goes on for one more hex. If it can't, it is eliminated. The same is true of an HQ that ends its retreat with another HQ ([9.5.6]).</source>
            <comment>7.1 text</comment>
            <translation>Los refuerzos y las unidades reconstruidas pueden amontonarse al colocarlos. Cuando acaba la fase, el límite vuelve a regir.

La unidad que acaba su retirada en un hexágono lleno sigue uno más. Si no puede, queda eliminada. Lo mismo le ocurre al CG que acaba retirándose junto a otro CG ([9.5.6]).</translation>
        </message>
        <message>
            <source>Reinforcements</source>
            <comment>8.0 title</comment>
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
            <translation>Las unidades que llegan se ponen en el hexágono con la letra de su área de entrada. Al llegar están suministradas y al mando, y mueven enseguida: de forma normal, estratégica o en tren. No atacan hasta que un CG las activa. Una vía libre puede dejarlas muy a espaldas del enemigo.

El calendario (reconstruido, menos el Hipper):

- turno 3: 5.º Ejército de Tanques de la Guardia soviético por E, 50.º Ejército por G
- turno 8: *Admiral Hipper* ([11.4]); el 3.er Cuerpo de Tanques de la Guardia soviético por E, si se usa
- turno 9: 19.º Ejército soviético por F, a no ser que un suceso lo trajera antes

Los hexágonos de entrada (reconstruidos) son A 3602, B 3617, C 3329, D 3045, E 0107, F 0112 y G 0122.</translation>
        </message>
        <message>
            <source>Stacking on arrival</source>
            <comment>8.0.1 title</comment>
            <translation>Apilamiento al llegar</translation>
        </message>
        <message>
            <source>More units than the limit allows may be placed in an entry hex. Before the phase ends they must have moved apart.</source>
            <comment>8.0.1 text</comment>
            <translation>En un hexágono de entrada se pueden poner más unidades de las permitidas. Antes de que acabe la fase tienen que haberse separado.</translation>
        </message>
        <message>
            <source>Movement on arrival</source>
            <comment>8.0.2 title</comment>
            <translation>Movimiento al llegar</translation>
        </message>
        <message>
            <source>Being placed costs nothing: the units have all their MP.</source>
            <comment>8.0.2 text</comment>
            <translation>Aparecer no cuesta nada: las unidades tienen todos sus PM.</translation>
        </message>
        <message>
            <source>Enemies at the entry hex</source>
            <comment>8.0.3 title</comment>
            <translation>Enemigos en la entrada</translation>
        </message>
        <message>
            <source>Units can't be placed on enemy units or in an EZOC; friendly units do not cancel the EZOC here. If the entry hex is closed for one of these reasons, the units come in at a hex of the same map edge not more than ten hexes away from it.

The Germans place and move their arrivals first, then the Soviets.</source>
            <comment>8.0.3 text</comment>
            <translation>No se puede aparecer sobre unidades enemigas ni en ZOC enemiga; las amigas no la anulan aquí. Si la entrada está cerrada por uno de estos motivos, las unidades llegan por otro hexágono de ese borde, a diez como mucho de ella.

Primero ponen y mueven sus llegadas los alemanes; después, los soviéticos.</translation>
        </message>
        <message>
            <source>No way in</source>
            <comment>8.0.4 title</comment>
            <translation>Sin entrada posible</translation>
        </message>
        <message>
            <source>Units for which no hex is open in this way are eliminated.</source>
            <comment>8.0.4 text</comment>
            <translation>Las unidades que ni así encuentran por dónde entrar quedan eliminadas.</translation>
        </message>
        <message>
            <source>Chits of arriving HQs</source>
            <comment>8.1 title</comment>
            <translation>Fichas de los CG que llegan</translation>
        </message>
        <message>
            <source>The command chit of an HQ that arrives goes into the cup in the same turn.</source>
            <comment>8.1 text</comment>
            <translation>La ficha de mando de un CG que llega se echa al cubilete ese mismo turno.</translation>
        </message>
        <message>
            <source>Chits that arrive alone</source>
            <comment>8.1.1 title</comment>
            <translation>Fichas que llegan solas</translation>
        </message>
        <message>
            <source>The chits of the fronts and of HGM arrive on their turns without any counter on the map ([4.1.2], [4.1.3]).

Some armies have their HQ on the map from the start, but get their chit later. The Soviet 43rd Army and 2nd Guards Army get theirs on turn 2; before that they can only defend.</source>
            <comment>8.1.1 text</comment>
            <translation>Las fichas de los frentes y la de HGM llegan en sus turnos sin que aparezca nada en el mapa ([4.1.2], [4.1.3]).

Algunos ejércitos tienen su CG en el mapa desde el principio, pero reciben la ficha más tarde. El 43.º Ejército y el 2.º de la Guardia soviéticos la reciben en el turno 2; hasta entonces solo se defienden.</translation>
        </message>
    </context>
</TS>
