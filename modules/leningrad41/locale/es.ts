<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>module.json</name>
    <message>
        <source>Leningrad &apos;41</source>
        <extracomment>about the game</extracomment>
        <translation>Leningrad &apos;41</translation>
    </message>
    <message>
        <source>Army Group North, the Finns and the city</source>
        <extracomment>about the game</extracomment>
        <translation>El Grupo de Ejércitos Norte, los finlandeses y la ciudad</translation>
    </message>
    <message>
        <source>July – December 1941</source>
        <extracomment>about the game</extracomment>
        <translation>Julio – diciembre de 1941</translation>
    </message>
    <message>
        <source>1–3 h</source>
        <extracomment>about the game</extracomment>
        <translation>1–3 h{=f}</translation>
    </message>
    <message>
        <source>Six months, 175 areas, 109 wooden blocks whose faces only their owner sees. Headquarters give the orders and wear out with each one; impulses go to and fro until both sides pass. The Axis must choose between Leningrad, Murmansk and the road to Moscow before the mud comes; the Soviets trade ground for time.</source>
        <extracomment>about the game</extracomment>
        <translation>Seis meses, 175 áreas, 109 bloques de madera cuya cara solo ve su dueño. Los cuarteles generales dan las órdenes y con cada una se desgastan; los impulsos van y vienen hasta que los dos bandos pasan. El Eje debe elegir entre Leningrado, Múrmansk y el camino de Moscú antes de que llegue el barro; los soviéticos cambian terreno por tiempo.</translation>
    </message>
    <message>
        <source>Axis</source>
        <extracomment>side axis</extracomment>
        <translation>Eje{=m}</translation>
    </message>
    <message>
        <source>Soviet</source>
        <extracomment>side soviet</extracomment>
        <translation>soviético{=ma}</translation>
    </message>
    <message>
        <source>Rail movement</source>
        <extracomment>option ro14_1</extracomment>
        <translation>Movimiento por ferrocarril</translation>
    </message>
    <message>
        <source>Blocks in supply may go any distance by rail when passing or in a strategic impulse.</source>
        <extracomment>option ro14_1</extracomment>
        <translation>Los bloques con suministro pueden ir a cualquier distancia en tren al pasar o en un Impulso Estratégico.</translation>
    </message>
    <message>
        <source>The Baltic Sea</source>
        <extracomment>option ro14_2</extracomment>
        <translation>El mar Báltico</translation>
    </message>
    <message>
        <source>Whoever controls the Baltic supplies and moves by sea and gains a logistic point; coastal supply of the Soviets ends.</source>
        <extracomment>option ro14_2</extracomment>
        <translation>Quien controla el Báltico abastece y mueve por mar y gana un punto logístico; se acaba el suministro soviético de la costa.</translation>
    </message>
    <message>
        <source>The Marat</source>
        <extracomment>option ro14_3</extracomment>
        <translation>El Marat</translation>
    </message>
    <message>
        <source>The battleship supports one battle on the coast in each Axis impulse, and Stukas may hunt it.</source>
        <extracomment>option ro14_3</extracomment>
        <translation>El acorazado apoya una batalla en la costa en cada impulso del Eje, y los Stukas pueden darle caza.</translation>
    </message>
    <message>
        <source>The Road of Life</source>
        <extracomment>option ro14_4</extracomment>
        <translation>El Camino de la Vida</translation>
    </message>
    <message>
        <source>A besieged Leningrad is supplied across Lake Ladoga, within limits.</source>
        <extracomment>option ro14_4</extracomment>
        <translation>Un Leningrado sitiado se abastece por el lago Ladoga, dentro de unos límites.</translation>
    </message>
    <message>
        <source>Blizzard</source>
        <extracomment>option ro14_5</extracomment>
        <translation>Ventisca</translation>
    </message>
    <message>
        <source>From December on there is a blizzard, hardest on the Germans.</source>
        <extracomment>option ro14_5</extracomment>
        <translation>Desde diciembre hay ventisca, y quien más la sufre son los alemanes.</translation>
    </message>
    <message>
        <source>Operation Typhoon</source>
        <extracomment>option ro14_6</extracomment>
        <translation>Operación Tifón</translation>
    </message>
    <message>
        <source>From September on the Axis gives up a panzer block in each impulse; then Zhukov leaves too.</source>
        <extracomment>option ro14_6</extracomment>
        <translation>Desde septiembre el Eje cede un bloque panzer en cada impulso; después se va también Zhúkov.</translation>
    </message>
    <message>
        <source>Agility</source>
        <extracomment>option ro14_7</extracomment>
        <translation>Agilidad</translation>
    </message>
    <message>
        <source>Cavalry, shock armies and some infantry divisions move better; the Azul division defies the snow.</source>
        <extracomment>option ro14_7</extracomment>
        <translation>La caballería, los ejércitos de choque y algunas divisiones de infantería mueven mejor; la División Azul desafía la nieve.</translation>
    </message>
    <message>
        <source>The 1st Tank Division</source>
        <extracomment>option ro14_8</extracomment>
        <translation>La 1.ª División de Carros</translation>
    </message>
    <message>
        <source>The Soviet 1st Tank Division may defend Murmansk against Dietl.</source>
        <extracomment>option ro14_8</extracomment>
        <translation>La 1.ª División de Carros soviética puede defender Múrmansk contra Dietl.</translation>
    </message>
    <message>
        <source>Lend-Lease</source>
        <extracomment>option ro14_9</extracomment>
        <translation>Préstamo y Arriendo</translation>
    </message>
    <message>
        <source>From September on the northern route and Murmansk are worth a logistic point to the Soviets.</source>
        <extracomment>option ro14_9</extracomment>
        <translation>Desde septiembre la ruta del norte y Múrmansk valen un punto logístico para los soviéticos.</translation>
    </message>
</context>
<context>
    <name>boards/map.json</name>
    <message>
        <source>From Riga to Lake Onega</source>
        <extracomment>board map</extracomment>
        <translation>De Riga al lago Onega</translation>
    </message>
    <message>
        <source>Pori</source>
        <extracomment>space 1</extracomment>
        <translation>Pori</translation>
    </message>
    <message>
        <source>Tampere</source>
        <extracomment>space 2</extracomment>
        <translation>Tampere</translation>
    </message>
    <message>
        <source>Orivesi</source>
        <extracomment>space 3</extracomment>
        <translation>Orivesi</translation>
    </message>
    <message>
        <source>Jyväskylä</source>
        <extracomment>space 4</extracomment>
        <translation>Jyväskylä</translation>
    </message>
    <message>
        <source>Joutsa</source>
        <extracomment>space 5</extracomment>
        <translation>Joutsa</translation>
    </message>
    <message>
        <source>Mikkeli</source>
        <extracomment>space 6</extracomment>
        <translation>Mikkeli</translation>
    </message>
    <message>
        <source>Savonlinna</source>
        <extracomment>space 7</extracomment>
        <translation>Savonlinna</translation>
    </message>
    <message>
        <source>Parikkala</source>
        <extracomment>space 8</extracomment>
        <translation>Parikkala</translation>
    </message>
    <message>
        <source>Kesälahti</source>
        <extracomment>space 9</extracomment>
        <translation>Kesälahti</translation>
    </message>
    <message>
        <source>Kitee</source>
        <extracomment>space 10</extracomment>
        <translation>Kitee</translation>
    </message>
    <message>
        <source>Joensuu</source>
        <extracomment>space 11</extracomment>
        <translation>Joensuu</translation>
    </message>
    <message>
        <source>Ilomantsi</source>
        <extracomment>space 12</extracomment>
        <translation>Ilomantsi</translation>
    </message>
    <message>
        <source>Tolvajarvi</source>
        <extracomment>space 13</extracomment>
        <translation>Tolvajärvi</translation>
    </message>
    <message>
        <source>Porosozero</source>
        <extracomment>space 14</extracomment>
        <translation>Porosozero</translation>
    </message>
    <message>
        <source>Rauma</source>
        <extracomment>space 15</extracomment>
        <translation>Rauma</translation>
    </message>
    <message>
        <source>Turku</source>
        <extracomment>space 16</extracomment>
        <translation>Turku</translation>
    </message>
    <message>
        <source>Forssa</source>
        <extracomment>space 17</extracomment>
        <translation>Forssa</translation>
    </message>
    <message>
        <source>Hämeenlinna</source>
        <extracomment>space 18</extracomment>
        <translation>Hämeenlinna</translation>
    </message>
    <message>
        <source>Lahti</source>
        <extracomment>space 19</extracomment>
        <translation>Lahti</translation>
    </message>
    <message>
        <source>Heinola</source>
        <extracomment>space 20</extracomment>
        <translation>Heinola</translation>
    </message>
    <message>
        <source>Kouvola</source>
        <extracomment>space 21</extracomment>
        <translation>Kouvola</translation>
    </message>
    <message>
        <source>Savitaipale</source>
        <extracomment>space 22</extracomment>
        <translation>Savitaipale</translation>
    </message>
    <message>
        <source>Lappeenranta</source>
        <extracomment>space 23</extracomment>
        <translation>Lappeenranta</translation>
    </message>
    <message>
        <source>Imatra</source>
        <extracomment>space 24</extracomment>
        <translation>Imatra</translation>
    </message>
    <message>
        <source>Hiitola</source>
        <extracomment>space 25</extracomment>
        <translation>Hiitola</translation>
    </message>
    <message>
        <source>Sortavala</source>
        <extracomment>space 26</extracomment>
        <translation>Sortavala</translation>
    </message>
    <message>
        <source>Pitkyaranta</source>
        <extracomment>space 27</extracomment>
        <translation>Pitkiaranta</translation>
    </message>
    <message>
        <source>Suoyarvi</source>
        <extracomment>space 28</extracomment>
        <translation>Suoyarvi</translation>
    </message>
    <message>
        <source>Pryazha</source>
        <extracomment>space 29</extracomment>
        <translation>Priazha</translation>
    </message>
    <message>
        <source>Petrozavodsk</source>
        <extracomment>space 30</extracomment>
        <translation>Petrozavodsk</translation>
    </message>
    <message>
        <source>Kondopoga</source>
        <extracomment>space 31</extracomment>
        <translation>Kondopoga</translation>
    </message>
    <message>
        <source>Ekenäs</source>
        <extracomment>space 32</extracomment>
        <translation>Ekenäs</translation>
    </message>
    <message>
        <source>Lohja</source>
        <extracomment>space 33</extracomment>
        <translation>Lohja</translation>
    </message>
    <message>
        <source>Riihimäki</source>
        <extracomment>space 34</extracomment>
        <translation>Riihimäki</translation>
    </message>
    <message>
        <source>Porvoo</source>
        <extracomment>space 35</extracomment>
        <translation>Porvoo</translation>
    </message>
    <message>
        <source>Loviisa</source>
        <extracomment>space 36</extracomment>
        <translation>Loviisa</translation>
    </message>
    <message>
        <source>Kotka</source>
        <extracomment>space 37</extracomment>
        <translation>Kotka</translation>
    </message>
    <message>
        <source>Hamina</source>
        <extracomment>space 38</extracomment>
        <translation>Hamina</translation>
    </message>
    <message>
        <source>Vyborg</source>
        <extracomment>space 39</extracomment>
        <translation>Výborg</translation>
    </message>
    <message>
        <source>Antrea-Kexholm</source>
        <extracomment>space 40</extracomment>
        <translation>Antrea-Kexholm</translation>
    </message>
    <message>
        <source>Salmi</source>
        <extracomment>space 41</extracomment>
        <translation>Salmi</translation>
    </message>
    <message>
        <source>Olonets</source>
        <extracomment>space 42</extracomment>
        <translation>Olonets</translation>
    </message>
    <message>
        <source>Svirstroy North</source>
        <extracomment>space 43</extracomment>
        <translation>Svirstrói Norte</translation>
    </message>
    <message>
        <source>Sheltozero</source>
        <extracomment>space 44</extracomment>
        <translation>Sheltozero</translation>
    </message>
    <message>
        <source>Terijoki</source>
        <extracomment>space 45</extracomment>
        <translation>Terijoki</translation>
    </message>
    <message>
        <source>Kiviniemi</source>
        <extracomment>space 46</extracomment>
        <translation>Kiviniemi</translation>
    </message>
    <message>
        <source>Sestroretsk</source>
        <extracomment>space 47</extracomment>
        <translation>Sestroretsk</translation>
    </message>
    <message>
        <source>Vsevolozhsk</source>
        <extracomment>space 48</extracomment>
        <translation>Vsévolozhsk</translation>
    </message>
    <message>
        <source>Sviritsa</source>
        <extracomment>space 49</extracomment>
        <translation>Svíritsa</translation>
    </message>
    <message>
        <source>Lodeynoye Pole</source>
        <extracomment>space 50</extracomment>
        <translation>Lodéinoye Pole</translation>
    </message>
    <message>
        <source>Vinnitsy</source>
        <extracomment>space 51</extracomment>
        <translation>Vinnitsy</translation>
    </message>
    <message>
        <source>Oshta</source>
        <extracomment>space 52</extracomment>
        <translation>Oshta</translation>
    </message>
    <message>
        <source>Hiiumaa</source>
        <extracomment>space 53</extracomment>
        <translation>Hiiumaa</translation>
    </message>
    <message>
        <source>Haapsalu</source>
        <extracomment>space 54</extracomment>
        <translation>Haapsalu</translation>
    </message>
    <message>
        <source>Märjamaa</source>
        <extracomment>space 55</extracomment>
        <translation>Märjamaa</translation>
    </message>
    <message>
        <source>Paide</source>
        <extracomment>space 56</extracomment>
        <translation>Paide</translation>
    </message>
    <message>
        <source>Rakvere</source>
        <extracomment>space 57</extracomment>
        <translation>Rakvere</translation>
    </message>
    <message>
        <source>Jõhvi</source>
        <extracomment>space 58</extracomment>
        <translation>Jõhvi</translation>
    </message>
    <message>
        <source>Narva</source>
        <extracomment>space 59, river or road</extracomment>
        <translation>Narva</translation>
    </message>
    <message>
        <source>Kingisepp</source>
        <extracomment>space 60</extracomment>
        <translation>Kingisepp</translation>
    </message>
    <message>
        <source>Koporye</source>
        <extracomment>space 61</extracomment>
        <translation>Kopórie</translation>
    </message>
    <message>
        <source>Petergof</source>
        <extracomment>space 62</extracomment>
        <translation>Petergof</translation>
    </message>
    <message>
        <source>Krasnoye Selo</source>
        <extracomment>space 63</extracomment>
        <translation>Krásnoye Seló</translation>
    </message>
    <message>
        <source>Pushkin</source>
        <extracomment>space 64</extracomment>
        <translation>Pushkin</translation>
    </message>
    <message>
        <source>Tosno</source>
        <extracomment>space 65</extracomment>
        <translation>Tosno</translation>
    </message>
    <message>
        <source>Schlisselburg</source>
        <extracomment>space 66</extracomment>
        <translation>Shlisselburg</translation>
    </message>
    <message>
        <source>Kobona</source>
        <extracomment>space 67</extracomment>
        <translation>Kobona</translation>
    </message>
    <message>
        <source>Volkhov</source>
        <extracomment>space 68, river or road</extracomment>
        <translation>Vóljov</translation>
    </message>
    <message>
        <source>Pasha</source>
        <extracomment>space 69</extracomment>
        <translation>Pasha</translation>
    </message>
    <message>
        <source>Shugozero</source>
        <extracomment>space 70</extracomment>
        <translation>Shugozero</translation>
    </message>
    <message>
        <source>Radogoshch</source>
        <extracomment>space 71</extracomment>
        <translation>Radogosch</translation>
    </message>
    <message>
        <source>Pyazhelka</source>
        <extracomment>space 72</extracomment>
        <translation>Piazhelka</translation>
    </message>
    <message>
        <source>Pärnu</source>
        <extracomment>space 73</extracomment>
        <translation>Pärnu</translation>
    </message>
    <message>
        <source>Viljandi</source>
        <extracomment>space 74</extracomment>
        <translation>Viljandi</translation>
    </message>
    <message>
        <source>Tartu</source>
        <extracomment>space 75</extracomment>
        <translation>Tartu</translation>
    </message>
    <message>
        <source>Gdov</source>
        <extracomment>space 76</extracomment>
        <translation>Gdov</translation>
    </message>
    <message>
        <source>Lyady</source>
        <extracomment>space 77</extracomment>
        <translation>Liady</translation>
    </message>
    <message>
        <source>Volosovo</source>
        <extracomment>space 78</extracomment>
        <translation>Vólosovo</translation>
    </message>
    <message>
        <source>Luga</source>
        <extracomment>space 79, river or road</extracomment>
        <translation>Luga</translation>
    </message>
    <message>
        <source>Vyritsa</source>
        <extracomment>space 80</extracomment>
        <translation>Výritsa</translation>
    </message>
    <message>
        <source>Lyuban</source>
        <extracomment>space 81</extracomment>
        <translation>Liubán</translation>
    </message>
    <message>
        <source>Kirishi</source>
        <extracomment>space 82</extracomment>
        <translation>Kírishi</translation>
    </message>
    <message>
        <source>Budogoshch</source>
        <extracomment>space 83</extracomment>
        <translation>Budogosch</translation>
    </message>
    <message>
        <source>Tikhvin</source>
        <extracomment>space 84</extracomment>
        <translation>Tijvin</translation>
    </message>
    <message>
        <source>Boksitogorsk</source>
        <extracomment>space 85</extracomment>
        <translation>Boksitogorsk</translation>
    </message>
    <message>
        <source>Yefimovsky</source>
        <extracomment>space 86</extracomment>
        <translation>Yefímovski</translation>
    </message>
    <message>
        <source>Chagoda</source>
        <extracomment>space 87</extracomment>
        <translation>Chágoda</translation>
    </message>
    <message>
        <source>Babayevo</source>
        <extracomment>space 88</extracomment>
        <translation>Babáyevo</translation>
    </message>
    <message>
        <source>Limbaži</source>
        <extracomment>space 89</extracomment>
        <translation>Limbaži</translation>
    </message>
    <message>
        <source>Valmiera</source>
        <extracomment>space 90</extracomment>
        <translation>Valmiera</translation>
    </message>
    <message>
        <source>Võru</source>
        <extracomment>space 91</extracomment>
        <translation>Võru</translation>
    </message>
    <message>
        <source>Strugi Krasnye</source>
        <extracomment>space 92</extracomment>
        <translation>Strugui Krásnye</translation>
    </message>
    <message>
        <source>Utorgosh</source>
        <extracomment>space 93</extracomment>
        <translation>Utórgosh</translation>
    </message>
    <message>
        <source>Soltsy</source>
        <extracomment>space 94</extracomment>
        <translation>Soltsy</translation>
    </message>
    <message>
        <source>Novgorod</source>
        <extracomment>space 95</extracomment>
        <translation>Nóvgorod</translation>
    </message>
    <message>
        <source>Proletariy</source>
        <extracomment>space 96</extracomment>
        <translation>Proletari</translation>
    </message>
    <message>
        <source>Malaya Vishera</source>
        <extracomment>space 97</extracomment>
        <translation>Málaya Víshera</translation>
    </message>
    <message>
        <source>Krestsy</source>
        <extracomment>space 98</extracomment>
        <translation>Krestsy</translation>
    </message>
    <message>
        <source>Okulovka</source>
        <extracomment>space 99</extracomment>
        <translation>Okúlovka</translation>
    </message>
    <message>
        <source>Lyubytino</source>
        <extracomment>space 100</extracomment>
        <translation>Liubýtino</translation>
    </message>
    <message>
        <source>Borovichi</source>
        <extracomment>space 101</extracomment>
        <translation>Boróvichi</translation>
    </message>
    <message>
        <source>Khvoynaya</source>
        <extracomment>space 102</extracomment>
        <translation>Jvóinaya</translation>
    </message>
    <message>
        <source>Moshenskoye</source>
        <extracomment>space 103</extracomment>
        <translation>Móshenskoye</translation>
    </message>
    <message>
        <source>Pestovo</source>
        <extracomment>space 104</extracomment>
        <translation>Péstovo</translation>
    </message>
    <message>
        <source>Lesnoye</source>
        <extracomment>space 105</extracomment>
        <translation>Lesnoye</translation>
    </message>
    <message>
        <source>Talsi</source>
        <extracomment>space 106</extracomment>
        <translation>Talsi</translation>
    </message>
    <message>
        <source>Jelgava</source>
        <extracomment>space 107</extracomment>
        <translation>Jelgava</translation>
    </message>
    <message>
        <source>Riga</source>
        <extracomment>space 108</extracomment>
        <translation>Riga</translation>
    </message>
    <message>
        <source>Cēsis</source>
        <extracomment>space 109</extracomment>
        <translation>Cēsis</translation>
    </message>
    <message>
        <source>Smiltene</source>
        <extracomment>space 110</extracomment>
        <translation>Smiltene</translation>
    </message>
    <message>
        <source>Alūksne</source>
        <extracomment>space 111</extracomment>
        <translation>Alūksne</translation>
    </message>
    <message>
        <source>Pytalovo</source>
        <extracomment>space 112</extracomment>
        <translation>Pytálovo</translation>
    </message>
    <message>
        <source>Pskov</source>
        <extracomment>space 113</extracomment>
        <translation>Pskov</translation>
    </message>
    <message>
        <source>Porkhov</source>
        <extracomment>space 114</extracomment>
        <translation>Pórjov</translation>
    </message>
    <message>
        <source>Dno</source>
        <extracomment>space 115</extracomment>
        <translation>Dno</translation>
    </message>
    <message>
        <source>Staraya Russa</source>
        <extracomment>space 116</extracomment>
        <translation>Stáraya Rusa</translation>
    </message>
    <message>
        <source>Lychkovo</source>
        <extracomment>space 117</extracomment>
        <translation>Lýchkovo</translation>
    </message>
    <message>
        <source>Valdai</source>
        <extracomment>space 118</extracomment>
        <translation>Valdái</translation>
    </message>
    <message>
        <source>Bologoye</source>
        <extracomment>space 119</extracomment>
        <translation>Bologoye</translation>
    </message>
    <message>
        <source>Udomlya</source>
        <extracomment>space 120</extracomment>
        <translation>Udomlia</translation>
    </message>
    <message>
        <source>Maksatikha</source>
        <extracomment>space 121</extracomment>
        <translation>Maksátija</translation>
    </message>
    <message>
        <source>Joniškis</source>
        <extracomment>space 122</extracomment>
        <translation>Joniškis</translation>
    </message>
    <message>
        <source>Bauska</source>
        <extracomment>space 123</extracomment>
        <translation>Bauska</translation>
    </message>
    <message>
        <source>Nereta</source>
        <extracomment>space 124</extracomment>
        <translation>Nereta</translation>
    </message>
    <message>
        <source>Jēkabpils</source>
        <extracomment>space 125</extracomment>
        <translation>Jēkabpils</translation>
    </message>
    <message>
        <source>Ilūkste</source>
        <extracomment>space 126</extracomment>
        <translation>Ilūkste</translation>
    </message>
    <message>
        <source>Madona</source>
        <extracomment>space 127</extracomment>
        <translation>Madona</translation>
    </message>
    <message>
        <source>Līvāni</source>
        <extracomment>space 128</extracomment>
        <translation>Līvāni</translation>
    </message>
    <message>
        <source>Rēzekne</source>
        <extracomment>space 129</extracomment>
        <translation>Rēzekne</translation>
    </message>
    <message>
        <source>Kārsava</source>
        <extracomment>space 130</extracomment>
        <translation>Kārsava</translation>
    </message>
    <message>
        <source>Krasnogorodsk</source>
        <extracomment>space 131</extracomment>
        <translation>Krasnogorodsk</translation>
    </message>
    <message>
        <source>Opochka</source>
        <extracomment>space 132</extracomment>
        <translation>Opochka</translation>
    </message>
    <message>
        <source>Novorzhev</source>
        <extracomment>space 133</extracomment>
        <translation>Novorzhev</translation>
    </message>
    <message>
        <source>Loknya</source>
        <extracomment>space 134</extracomment>
        <translation>Loknia</translation>
    </message>
    <message>
        <source>Kholm</source>
        <extracomment>space 135</extracomment>
        <translation>Jolm</translation>
    </message>
    <message>
        <source>Demyansk</source>
        <extracomment>space 136</extracomment>
        <translation>Demiansk</translation>
    </message>
    <message>
        <source>Firovo</source>
        <extracomment>space 137</extracomment>
        <translation>Firovo</translation>
    </message>
    <message>
        <source>Daugavpils</source>
        <extracomment>space 138</extracomment>
        <translation>Daugavpils</translation>
    </message>
    <message>
        <source>Ludza</source>
        <extracomment>space 139</extracomment>
        <translation>Ludza</translation>
    </message>
    <message>
        <source>Sebezh</source>
        <extracomment>space 140</extracomment>
        <translation>Sébezh</translation>
    </message>
    <message>
        <source>Pustoshka</source>
        <extracomment>space 141</extracomment>
        <translation>Pustoshka</translation>
    </message>
    <message>
        <source>Kunya</source>
        <extracomment>space 142</extracomment>
        <translation>Kunia</translation>
    </message>
    <message>
        <source>Toropets</source>
        <extracomment>space 143</extracomment>
        <translation>Toropets</translation>
    </message>
    <message>
        <source>Andreapol</source>
        <extracomment>space 144</extracomment>
        <translation>Andreápol</translation>
    </message>
    <message>
        <source>Peno</source>
        <extracomment>space 145</extracomment>
        <translation>Peno</translation>
    </message>
    <message>
        <source>Ostashkov</source>
        <extracomment>space 146</extracomment>
        <translation>Ostáshkov</translation>
    </message>
    <message>
        <source>Braslav</source>
        <extracomment>space 147</extracomment>
        <translation>Braslav</translation>
    </message>
    <message>
        <source>Krāslava</source>
        <extracomment>space 148</extracomment>
        <translation>Krāslava</translation>
    </message>
    <message>
        <source>Rossony</source>
        <extracomment>space 149</extracomment>
        <translation>Rossony</translation>
    </message>
    <message>
        <source>Nevel</source>
        <extracomment>space 150</extracomment>
        <translation>Nével</translation>
    </message>
    <message>
        <source>Usvyaty</source>
        <extracomment>space 151</extracomment>
        <translation>Usviaty</translation>
    </message>
    <message>
        <source>Velizh</source>
        <extracomment>space 152</extracomment>
        <translation>Vélizh</translation>
    </message>
    <message>
        <source>Zapadnaya Dvina</source>
        <extracomment>space 153</extracomment>
        <translation>Západnaya Dviná</translation>
    </message>
    <message>
        <source>Helsinki</source>
        <extracomment>space F</extracomment>
        <translation>Helsinki</translation>
    </message>
    <message>
        <source>Saldus</source>
        <extracomment>space G1</extracomment>
        <translation>Saldus</translation>
    </message>
    <message>
        <source>Biržai</source>
        <extracomment>space G2</extracomment>
        <translation>Biržai</translation>
    </message>
    <message>
        <source>Rokiškis</source>
        <extracomment>space G3</extracomment>
        <translation>Rokiškis</translation>
    </message>
    <message>
        <source>Velikiye Luki</source>
        <extracomment>space G4, space VELIKIYE_LUKI_BOX</extracomment>
        <translation>Velíkiye Luki</translation>
    </message>
    <message>
        <source>Medvezhyegorsk</source>
        <extracomment>space S1</extracomment>
        <translation>Medvezhegorsk</translation>
    </message>
    <message>
        <source>Pudozh</source>
        <extracomment>space S2</extracomment>
        <translation>Púdozh</translation>
    </message>
    <message>
        <source>Vytegra</source>
        <extracomment>space S3</extracomment>
        <translation>Výtegra</translation>
    </message>
    <message>
        <source>Kovzha</source>
        <extracomment>space S4</extracomment>
        <translation>Kovzha</translation>
    </message>
    <message>
        <source>Borisovo</source>
        <extracomment>space S5</extracomment>
        <translation>Borísovo</translation>
    </message>
    <message>
        <source>Kaduy</source>
        <extracomment>space S6</extracomment>
        <translation>Kadui</translation>
    </message>
    <message>
        <source>Ustyuzhna</source>
        <extracomment>space S7</extracomment>
        <translation>Ústiuzhna</translation>
    </message>
    <message>
        <source>Vesyegonsk</source>
        <extracomment>space S8</extracomment>
        <translation>Vesiegonsk</translation>
    </message>
    <message>
        <source>Bezhetsk</source>
        <extracomment>space S9</extracomment>
        <translation>Bézhetsk</translation>
    </message>
    <message>
        <source>Vyshny Volochyok</source>
        <extracomment>space S10</extracomment>
        <translation>Vyshni Volochok</translation>
    </message>
    <message>
        <source>Kuvshinovo</source>
        <extracomment>space S11</extracomment>
        <translation>Kuvshínovo</translation>
    </message>
    <message>
        <source>Olenino</source>
        <extracomment>space S12</extracomment>
        <translation>Olénino</translation>
    </message>
    <message>
        <source>Hanko</source>
        <extracomment>space H</extracomment>
        <translation>Hanko</translation>
    </message>
    <message>
        <source>Kuressaare</source>
        <extracomment>space K</extracomment>
        <translation>Kuressaare</translation>
    </message>
    <message>
        <source>Tallinn</source>
        <extracomment>space T</extracomment>
        <translation>Tallin</translation>
    </message>
    <message>
        <source>Oranienbaum</source>
        <extracomment>space O</extracomment>
        <translation>Oranienbaum</translation>
    </message>
    <message>
        <source>Leningrad</source>
        <extracomment>space L, board map</extracomment>
        <translation>Leningrado</translation>
    </message>
    <message>
        <source>Petsamo</source>
        <extracomment>space MUR1</extracomment>
        <translation>Petsamo</translation>
    </message>
    <message>
        <source>Luostari</source>
        <extracomment>space MUR2</extracomment>
        <translation>Luostari</translation>
    </message>
    <message>
        <source>Titovka</source>
        <extracomment>space MUR3</extracomment>
        <translation>Titovka</translation>
    </message>
    <message>
        <source>Kutovaya</source>
        <extracomment>space MUR4</extracomment>
        <translation>Kutovaya</translation>
    </message>
    <message>
        <source>Zapadnaya Litsa</source>
        <extracomment>space MUR5</extracomment>
        <translation>Západnaya Litsa</translation>
    </message>
    <message>
        <source>Bolshaya Litsa</source>
        <extracomment>space MUR6</extracomment>
        <translation>Bolshaya Litsa</translation>
    </message>
    <message>
        <source>Ura-Guba</source>
        <extracomment>space MUR7</extracomment>
        <translation>Ura-Guba</translation>
    </message>
    <message>
        <source>Mishukovo</source>
        <extracomment>space MUR8</extracomment>
        <translation>Mishukovo</translation>
    </message>
    <message>
        <source>Kola</source>
        <extracomment>space MUR9</extracomment>
        <translation>Kola</translation>
    </message>
    <message>
        <source>Murmansk</source>
        <extracomment>space MUR10</extracomment>
        <translation>Múrmansk</translation>
    </message>
    <message>
        <source>Rastenburg</source>
        <extracomment>space RASTENBURG</extracomment>
        <translation>Rastenburg</translation>
    </message>
    <message>
        <source>Moscow</source>
        <extracomment>space MOSCOW</extracomment>
        <translation>Moscú</translation>
    </message>
    <message>
        <source>Baltic Sea</source>
        <extracomment>space BALTIC</extracomment>
        <translation>Mar Báltico</translation>
    </message>
    <message>
        <source>Neva Bay</source>
        <extracomment>space NEVA_BAY</extracomment>
        <translation>Bahía del Neva</translation>
    </message>
    <message>
        <source>Lake Peipus</source>
        <extracomment>space LAKE_PEIPUS, river or road</extracomment>
        <translation>Lago Peipus</translation>
    </message>
    <message>
        <source>Lake Ilmen</source>
        <extracomment>space LAKE_ILMEN, river or road</extracomment>
        <translation>Lago Ilmen</translation>
    </message>
    <message>
        <source>Road of Life</source>
        <extracomment>space ROAD_OF_LIFE</extracomment>
        <translation>Camino de la Vida</translation>
    </message>
    <message>
        <source>July</source>
        <extracomment>space TURN1</extracomment>
        <translation>Julio</translation>
    </message>
    <message>
        <source>August</source>
        <extracomment>space TURN2</extracomment>
        <translation>Agosto</translation>
    </message>
    <message>
        <source>September</source>
        <extracomment>space TURN3</extracomment>
        <translation>Septiembre</translation>
    </message>
    <message>
        <source>October</source>
        <extracomment>space TURN4</extracomment>
        <translation>Octubre</translation>
    </message>
    <message>
        <source>November</source>
        <extracomment>space TURN5</extracomment>
        <translation>Noviembre</translation>
    </message>
    <message>
        <source>December</source>
        <extracomment>space TURN6</extracomment>
        <translation>Diciembre</translation>
    </message>
    <message>
        <source>Forecast 1</source>
        <extracomment>space FORECAST1</extracomment>
        <translation>Pronóstico 1</translation>
    </message>
    <message>
        <source>Forecast 2</source>
        <extracomment>space FORECAST2</extracomment>
        <translation>Pronóstico 2</translation>
    </message>
    <message>
        <source>Forecast 3</source>
        <extracomment>space FORECAST3</extracomment>
        <translation>Pronóstico 3</translation>
    </message>
    <message>
        <source>Forecast 4</source>
        <extracomment>space FORECAST4</extracomment>
        <translation>Pronóstico 4</translation>
    </message>
    <message>
        <source>Forecast 5</source>
        <extracomment>space FORECAST5</extracomment>
        <translation>Pronóstico 5</translation>
    </message>
    <message>
        <source>Forecast 6</source>
        <extracomment>space FORECAST6</extracomment>
        <translation>Pronóstico 6</translation>
    </message>
    <message>
        <source>Sun</source>
        <extracomment>space WEATHER_SUN</extracomment>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Rain</source>
        <extracomment>space WEATHER_RAIN</extracomment>
        <translation>Lluvia</translation>
    </message>
    <message>
        <source>Snow</source>
        <extracomment>space WEATHER_SNOW</extracomment>
        <translation>Nieve</translation>
    </message>
    <message>
        <source>Blizzard</source>
        <extracomment>space WEATHER_BLIZZARD</extracomment>
        <translation>Ventisca</translation>
    </message>
    <message>
        <source>Axis initiative</source>
        <extracomment>space DISC_AXIS</extracomment>
        <translation>Iniciativa del Eje</translation>
    </message>
    <message>
        <source>Soviet initiative</source>
        <extracomment>space DISC_SOVIET</extracomment>
        <translation>Iniciativa soviética</translation>
    </message>
    <message>
        <source>Lend-Lease</source>
        <extracomment>space LEND_LEASE</extracomment>
        <translation>Préstamo y Arriendo</translation>
    </message>
    <message>
        <source>Daugava</source>
        <extracomment>river or road</extracomment>
        <translation>Daugava</translation>
    </message>
    <message>
        <source>Lovat</source>
        <extracomment>river or road</extracomment>
        <translation>Lovat</translation>
    </message>
    <message>
        <source>Msta</source>
        <extracomment>river or road</extracomment>
        <translation>Msta</translation>
    </message>
    <message>
        <source>Neva</source>
        <extracomment>river or road</extracomment>
        <translation>Neva</translation>
    </message>
    <message>
        <source>Svir</source>
        <extracomment>river or road</extracomment>
        <translation>Svir</translation>
    </message>
    <message>
        <source>Velikaya</source>
        <extracomment>river or road</extracomment>
        <translation>Velikaya</translation>
    </message>
    <message>
        <source>Volga</source>
        <extracomment>river or road</extracomment>
        <translation>Volga</translation>
    </message>
    <message>
        <source>Vuoksi</source>
        <extracomment>river or road</extracomment>
        <translation>Vuoksi</translation>
    </message>
    <message>
        <source>Moonsund</source>
        <extracomment>river or road</extracomment>
        <translation>Moonsund</translation>
    </message>
    <message>
        <source>GULF OF FINLAND</source>
        <extracomment>name on the map</extracomment>
        <translation>GOLFO DE FINLANDIA</translation>
    </message>
    <message>
        <source>GULF OF RIGA</source>
        <extracomment>name on the map</extracomment>
        <translation>GOLFO DE RIGA</translation>
    </message>
    <message>
        <source>LAKE LADOGA</source>
        <extracomment>name on the map</extracomment>
        <translation>LAGO LADOGA</translation>
    </message>
    <message>
        <source>LAKE ONEGA</source>
        <extracomment>name on the map</extracomment>
        <translation>LAGO ONEGA</translation>
    </message>
    <message>
        <source>LAKE PEIPUS</source>
        <extracomment>name on the map</extracomment>
        <translation>LAGO PEIPUS</translation>
    </message>
    <message>
        <source>Ilmen</source>
        <extracomment>name on the map</extracomment>
        <translation>Ilmen</translation>
    </message>
    <message>
        <source>Army Group North strikes</source>
        <extracomment>board map</extracomment>
        <translation>Ataca el Grupo de Ejércitos Norte</translation>
    </message>
    <message>
        <source>Start of the campaign</source>
        <extracomment>river or road</extracomment>
        <translation>Comienzo de la campaña</translation>
    </message>
    <message>
        <source>Start of Leningrad in Sight</source>
        <extracomment>river or road</extracomment>
        <translation>Comienzo de «Leningrado a la vista»</translation>
    </message>
    <message>
        <source>Start of Closing the Ring</source>
        <extracomment>river or road</extracomment>
        <translation>Comienzo de «Cerrando el círculo»</translation>
    </message>
    <message>
        <source>Finnish attack zone</source>
        <extracomment>river or road</extracomment>
        <translation>Zona de Ataque Finlandesa</translation>
    </message>
</context>
<context>
    <name>boards/forces.json</name>
    <message>
        <source>Forces off the map</source>
        <extracomment>board forces</extracomment>
        <translation>Fuerzas fuera del mapa</translation>
    </message>
    <message>
        <source>Axis reinforcement pool</source>
        <extracomment>space AXIS_POOL</extracomment>
        <translation>Reserva de refuerzos del Eje</translation>
    </message>
    <message>
        <source>Soviet reinforcement pool</source>
        <extracomment>space SOVIET_POOL</extracomment>
        <translation>Reserva de refuerzos soviética</translation>
    </message>
    <message>
        <source>I Fliegerkorps: bombers</source>
        <extracomment>space BOMBERS_1</extracomment>
        <translation>I Fliegerkorps: bombarderos</translation>
    </message>
    <message>
        <source>VIII Fliegerkorps: bombers</source>
        <extracomment>space BOMBERS_8</extracomment>
        <translation>VIII Fliegerkorps: bombarderos</translation>
    </message>
    <message>
        <source>Soviet blocks of September</source>
        <extracomment>space SOVIET_S</extracomment>
        <translation>Bloques soviéticos de septiembre</translation>
    </message>
    <message>
        <source>Soviet blocks of November</source>
        <extracomment>space SOVIET_N</extracomment>
        <translation>Bloques soviéticos de noviembre</translation>
    </message>
    <message>
        <source>Bombers turned back</source>
        <extracomment>space ABORTED</extracomment>
        <translation>Bombarderos abortados</translation>
    </message>
    <message>
        <source>Bombers shot down</source>
        <extracomment>space DESTROYED</extracomment>
        <translation>Bombarderos derribados</translation>
    </message>
    <message>
        <source>Axis artillery markers</source>
        <extracomment>space AXIS_GUNS</extracomment>
        <translation>Marcadores de artillería del Eje</translation>
    </message>
    <message>
        <source>Axis defensive lines</source>
        <extracomment>space AXIS_LINES</extracomment>
        <translation>Líneas Defensivas del Eje</translation>
    </message>
    <message>
        <source>Soviet artillery markers</source>
        <extracomment>space SOVIET_GUNS</extracomment>
        <translation>Marcadores de artillería soviéticos</translation>
    </message>
    <message>
        <source>Soviet defensive lines</source>
        <extracomment>space SOVIET_LINES</extracomment>
        <translation>Líneas Defensivas soviéticas</translation>
    </message>
    <message>
        <source>Withdrawn by Operation Typhoon</source>
        <extracomment>space TYPHOON</extracomment>
        <translation>Retirados por la Operación Tifón</translation>
    </message>
    <message>
        <source>Axis blocks eliminated</source>
        <extracomment>space AXIS_LOST</extracomment>
        <translation>Bloques del Eje eliminados</translation>
    </message>
    <message>
        <source>Soviet blocks surrendered</source>
        <extracomment>space SOVIET_LOST</extracomment>
        <translation>Bloques soviéticos rendidos</translation>
    </message>
</context>
<context>
    <name>pieces.json</name>
    <message>
        <source>Supreme command</source>
        <extracomment>formation SUPREME-AX, formation SUPREME-SU</extracomment>
        <translation>Mando supremo{=m}</translation>
    </message>
    <message>
        <source>Mountain Corps Norway</source>
        <extracomment>formation DIETL</extracomment>
        <translation>Cuerpo de Montaña Noruega{=m}</translation>
    </message>
    <message>
        <source>16th Army</source>
        <extracomment>formation 16A</extracomment>
        <translation>16.º Ejército{=m}</translation>
    </message>
    <message>
        <source>18th Army</source>
        <extracomment>formation 18A</extracomment>
        <translation>18.º Ejército{=m}</translation>
    </message>
    <message>
        <source>XLI Panzer Corps</source>
        <extracomment>formation XLI</extracomment>
        <translation>XLI Cuerpo Panzer{=m}</translation>
    </message>
    <message>
        <source>LVI Panzer Corps</source>
        <extracomment>formation LVI</extracomment>
        <translation>LVI Cuerpo Panzer{=m}</translation>
    </message>
    <message>
        <source>XXXIX Panzer Corps</source>
        <extracomment>formation XXXIX</extracomment>
        <translation>XXXIX Cuerpo Panzer{=m}</translation>
    </message>
    <message>
        <source>Axis reserves</source>
        <extracomment>formation AX-RES</extracomment>
        <translation>Reservas del Eje{=fp}</translation>
    </message>
    <message>
        <source>I Fliegerkorps</source>
        <extracomment>formation IFK</extracomment>
        <translation>I Fliegerkorps{=m}</translation>
    </message>
    <message>
        <source>VIII Fliegerkorps</source>
        <extracomment>formation VIIIFK</extracomment>
        <translation>VIII Fliegerkorps{=m}</translation>
    </message>
    <message>
        <source>Finnish Army</source>
        <extracomment>formation FIN</extracomment>
        <translation>Ejército finlandés{=m}</translation>
    </message>
    <message>
        <source>Stavka</source>
        <extracomment>formation STAVKA</extracomment>
        <translation>Stavka{=f}</translation>
    </message>
    <message>
        <source>Leningrad Front</source>
        <extracomment>formation LF</extracomment>
        <translation>Frente de Leningrado{=m}</translation>
    </message>
    <message>
        <source>Karelian Front</source>
        <extracomment>formation KF</extracomment>
        <translation>Frente de Carelia{=m}</translation>
    </message>
    <message>
        <source>Northwestern Front</source>
        <extracomment>formation NWF</extracomment>
        <translation>Frente del Noroeste{=m}</translation>
    </message>
    <message>
        <source>Volkhov Front</source>
        <extracomment>formation VF</extracomment>
        <translation>Frente del Vóljov{=m}</translation>
    </message>
    <message>
        <source>Soviet reserves</source>
        <extracomment>formation SU-RES</extracomment>
        <translation>Reservas soviéticas{=fp}</translation>
    </message>
    <message>
        <source>Supreme leader</source>
        <extracomment>type leader</extracomment>
        <translation>Líder supremo{=m}</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <extracomment>type hq</extracomment>
        <translation>Cuartel general{=m}</translation>
    </message>
    <message>
        <source>Fast headquarters</source>
        <extracomment>type fast_hq</extracomment>
        <translation>Cuartel general rápido{=m}</translation>
    </message>
    <message>
        <source>Luftwaffe headquarters</source>
        <extracomment>type air_hq</extracomment>
        <translation>Cuartel general de la Luftwaffe{=m}</translation>
    </message>
    <message>
        <source>Infantry</source>
        <extracomment>type infantry</extracomment>
        <translation>Infantería{=f}</translation>
    </message>
    <message>
        <source>Static infantry</source>
        <extracomment>type static</extracomment>
        <translation>Infantería estática{=f}</translation>
    </message>
    <message>
        <source>Motorised infantry</source>
        <extracomment>type motorised</extracomment>
        <translation>Infantería motorizada{=f}</translation>
    </message>
    <message>
        <source>Mechanised infantry</source>
        <extracomment>type mechanised</extracomment>
        <translation>Infantería mecanizada{=f}</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <extracomment>type cavalry</extracomment>
        <translation>Caballería{=f}</translation>
    </message>
    <message>
        <source>Tanks</source>
        <extracomment>type tank</extracomment>
        <translation>Carros{=mp}</translation>
    </message>
    <message>
        <source>Defensive line</source>
        <extracomment>type line</extracomment>
        <translation>Línea Defensiva{=f}</translation>
    </message>
    <message>
        <source>Ju 88</source>
        <extracomment>type ju88</extracomment>
        <translation>Ju 88{=m}</translation>
    </message>
    <message>
        <source>Do 17</source>
        <extracomment>type do17</extracomment>
        <translation>Do 17{=m}</translation>
    </message>
    <message>
        <source>Ju 87 Stuka</source>
        <extracomment>type stuka</extracomment>
        <translation>Ju 87 Stuka{=m}</translation>
    </message>
    <message>
        <source>Battleship</source>
        <extracomment>type battleship</extracomment>
        <translation>Acorazado{=m}</translation>
    </message>
    <message>
        <source>Artillery fire</source>
        <extracomment>type guns</extracomment>
        <translation>Fuego de artillería{=m}</translation>
    </message>
    <message>
        <source>Marker</source>
        <extracomment>type marker</extracomment>
        <translation>Marcador{=m}</translation>
    </message>
    <message>
        <source>Hitler</source>
        <extracomment>counter AX-HITLER</extracomment>
        <translation>Hitler{=m}</translation>
    </message>
    <message>
        <source>Mountain Corps (Dietl)</source>
        <extracomment>counter AX-DIETL</extracomment>
        <translation>Cuerpo de Montaña (Dietl){=m}</translation>
    </message>
    <message>
        <source>16th Army (Busch)</source>
        <extracomment>counter AX-16-HQ</extracomment>
        <translation>16.º Ejército (Busch){=m}</translation>
    </message>
    <message>
        <source>II Corps</source>
        <extracomment>counter AX-16-II</extracomment>
        <translation>II Cuerpo{=m}</translation>
    </message>
    <message>
        <source>X Corps</source>
        <extracomment>counter AX-16-X</extracomment>
        <translation>X Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XXVIII Corps</source>
        <extracomment>counter AX-16-XXVIII</extracomment>
        <translation>XXVIII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>18th Army (von Küchler)</source>
        <extracomment>counter AX-18-HQ</extracomment>
        <translation>18.º Ejército (von Küchler){=m}</translation>
    </message>
    <message>
        <source>I Corps</source>
        <extracomment>counter AX-18-I</extracomment>
        <translation>I Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XXVI Corps</source>
        <extracomment>counter AX-18-XXVI</extracomment>
        <translation>XXVI Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XXXVIII Corps</source>
        <extracomment>counter AX-18-XXXVIII</extracomment>
        <translation>XXXVIII Cuerpo{=m}</translation>
    </message>
    <message>
        <source>L Corps</source>
        <extracomment>counter AX-18-L</extracomment>
        <translation>L Cuerpo{=m}</translation>
    </message>
    <message>
        <source>XLI Panzer Corps (Reinhardt)</source>
        <extracomment>counter AX-41-HQ</extracomment>
        <translation>XLI Cuerpo Panzer (Reinhardt){=m}</translation>
    </message>
    <message>
        <source>1st Panzer Division</source>
        <extracomment>counter AX-41-1PZ</extracomment>
        <translation>1.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>6th Panzer Division</source>
        <extracomment>counter AX-41-6PZ</extracomment>
        <translation>6.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>36th Motorised Division</source>
        <extracomment>counter AX-41-36M</extracomment>
        <translation>36.ª División Motorizada{=f}</translation>
    </message>
    <message>
        <source>LVI Panzer Corps (von Manstein)</source>
        <extracomment>counter AX-56-HQ</extracomment>
        <translation>LVI Cuerpo Panzer (von Manstein){=m}</translation>
    </message>
    <message>
        <source>8th Panzer Division</source>
        <extracomment>counter AX-56-8PZ</extracomment>
        <translation>8.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>3rd Motorised Division</source>
        <extracomment>counter AX-56-3M</extracomment>
        <translation>3.ª División Motorizada{=f}</translation>
    </message>
    <message>
        <source>XXXIX Panzer Corps (Schmidt)</source>
        <extracomment>counter AX-39-HQ</extracomment>
        <translation>XXXIX Cuerpo Panzer (Schmidt){=m}</translation>
    </message>
    <message>
        <source>12th Panzer Division</source>
        <extracomment>counter AX-39-12PZ</extracomment>
        <translation>12.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>18th Motorised Division</source>
        <extracomment>counter AX-39-18M</extracomment>
        <translation>18.ª División Motorizada{=f}</translation>
    </message>
    <message>
        <source>20th Motorised Division</source>
        <extracomment>counter AX-39-20M</extracomment>
        <translation>20.ª División Motorizada{=f}</translation>
    </message>
    <message>
        <source>SS Totenkopf Division</source>
        <extracomment>counter AX-TT</extracomment>
        <translation>División SS Totenkopf{=f}</translation>
    </message>
    <message>
        <source>SS Polizei Division</source>
        <extracomment>counter AX-W01</extracomment>
        <translation>División SS Polizei{=f}</translation>
    </message>
    <message>
        <source>58th Infantry Division</source>
        <extracomment>counter AX-W02</extracomment>
        <translation>58.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>93rd Infantry Division</source>
        <extracomment>counter AX-W03</extracomment>
        <translation>93.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>96th Infantry Division</source>
        <extracomment>counter AX-W04</extracomment>
        <translation>96.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>121st Infantry Division</source>
        <extracomment>counter AX-W05</extracomment>
        <translation>121.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>250th Division (Azul)</source>
        <extracomment>counter AX-W06</extracomment>
        <translation>250.ª División (Azul){=f}</translation>
    </message>
    <message>
        <source>7th Parachute Division</source>
        <extracomment>counter AX-W07</extracomment>
        <translation>7.ª División Paracaidista{=f}</translation>
    </message>
    <message>
        <source>207th Security Division</source>
        <extracomment>counter AX-W08</extracomment>
        <translation>207.ª División de Seguridad{=f}</translation>
    </message>
    <message>
        <source>281st Security Division</source>
        <extracomment>counter AX-W09</extracomment>
        <translation>281.ª División de Seguridad{=f}</translation>
    </message>
    <message>
        <source>285th Security Division</source>
        <extracomment>counter AX-W10</extracomment>
        <translation>285.ª División de Seguridad{=f}</translation>
    </message>
    <message>
        <source>I Fliegerkorps (Förster)</source>
        <extracomment>counter AX-1FK</extracomment>
        <translation>I Fliegerkorps (Förster){=m}</translation>
    </message>
    <message>
        <source>VIII Fliegerkorps (von Richthofen)</source>
        <extracomment>counter AX-8FK</extracomment>
        <translation>VIII Fliegerkorps (von Richthofen){=m}</translation>
    </message>
    <message>
        <source>Marshal Mannerheim</source>
        <extracomment>counter FI-MANN</extracomment>
        <translation>Mariscal Mannerheim{=m}</translation>
    </message>
    <message>
        <source>163rd Infantry Division (German)</source>
        <extracomment>counter FI-163</extracomment>
        <translation>163.ª División de Infantería (alemana){=f}</translation>
    </message>
    <message>
        <source>Finnish Cavalry Brigade</source>
        <extracomment>counter FI-CAV</extracomment>
        <translation>Brigada de Caballería finlandesa{=f}</translation>
    </message>
    <message>
        <source>1st Finnish Corps</source>
        <extracomment>counter FI-C1</extracomment>
        <translation>1.er Cuerpo finlandés{=m}</translation>
    </message>
    <message>
        <source>2nd Finnish Corps</source>
        <extracomment>counter FI-C2</extracomment>
        <translation>2.º Cuerpo finlandés{=m}</translation>
    </message>
    <message>
        <source>1st Finnish Division</source>
        <extracomment>counter FI-D1</extracomment>
        <translation>1.ª División finlandesa{=f}</translation>
    </message>
    <message>
        <source>2nd Finnish Division</source>
        <extracomment>counter FI-D2</extracomment>
        <translation>2.ª División finlandesa{=f}</translation>
    </message>
    <message>
        <source>3rd Finnish Division</source>
        <extracomment>counter FI-D3</extracomment>
        <translation>3.ª División finlandesa{=f}</translation>
    </message>
    <message>
        <source>4th Finnish Division</source>
        <extracomment>counter FI-D4</extracomment>
        <translation>4.ª División finlandesa{=f}</translation>
    </message>
    <message>
        <source>5th Finnish Division</source>
        <extracomment>counter FI-D5</extracomment>
        <translation>5.ª División finlandesa{=f}</translation>
    </message>
    <message>
        <source>6th Finnish Division</source>
        <extracomment>counter FI-D6</extracomment>
        <translation>6.ª División finlandesa{=f}</translation>
    </message>
    <message>
        <source>7th Finnish Division</source>
        <extracomment>counter FI-D7</extracomment>
        <translation>7.ª División finlandesa{=f}</translation>
    </message>
    <message>
        <source>Stalin</source>
        <extracomment>counter SU-STALIN</extracomment>
        <translation>Stalin{=m}</translation>
    </message>
    <message>
        <source>Marshal Zhukov</source>
        <extracomment>counter SU-ZHUKOV</extracomment>
        <translation>Mariscal Zhúkov{=m}</translation>
    </message>
    <message>
        <source>Leningrad Front (Popov)</source>
        <extracomment>counter SU-L-HQ</extracomment>
        <translation>Frente de Leningrado (Popov){=m}</translation>
    </message>
    <message>
        <source>XIX Rifle Corps</source>
        <extracomment>counter SU-L-XIX</extracomment>
        <translation>XIX Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>L Rifle Corps</source>
        <extracomment>counter SU-L-L</extracomment>
        <translation>L Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>23rd Army</source>
        <extracomment>counter SU-L-23rd</extracomment>
        <translation>23.er Ejército{=m}</translation>
    </message>
    <message>
        <source>42nd Army</source>
        <extracomment>counter SU-L-42nd</extracomment>
        <translation>42.º Ejército{=m}</translation>
    </message>
    <message>
        <source>54th Army</source>
        <extracomment>counter SU-L-54th</extracomment>
        <translation>54.º Ejército{=m}</translation>
    </message>
    <message>
        <source>55th Army</source>
        <extracomment>counter SU-L-55th</extracomment>
        <translation>55.º Ejército{=m}</translation>
    </message>
    <message>
        <source>198th Mechanised Division</source>
        <extracomment>counter SU-L-MECH</extracomment>
        <translation>198.ª División Mecanizada{=f}</translation>
    </message>
    <message>
        <source>21st Tank Division</source>
        <extracomment>counter SU-L-T21st</extracomment>
        <translation>21.ª División de Carros{=f}</translation>
    </message>
    <message>
        <source>24th Tank Division</source>
        <extracomment>counter SU-L-T24th</extracomment>
        <translation>24.ª División de Carros{=f}</translation>
    </message>
    <message>
        <source>Leningrad Militia</source>
        <extracomment>counter SU-LM</extracomment>
        <translation>Milicia de Leningrado{=f}</translation>
    </message>
    <message>
        <source>Hanko Brigade</source>
        <extracomment>counter SU-HANKO</extracomment>
        <translation>Brigada de Hanko{=f}</translation>
    </message>
    <message>
        <source>Kuressaare Brigade</source>
        <extracomment>counter SU-KURES</extracomment>
        <translation>Brigada de Kuressaare{=f}</translation>
    </message>
    <message>
        <source>Karelian Front (Frolov)</source>
        <extracomment>counter SU-K-HQ</extracomment>
        <translation>Frente de Carelia (Frolov){=m}</translation>
    </message>
    <message>
        <source>7th Army</source>
        <extracomment>counter SU-K-7A</extracomment>
        <translation>7.º Ejército{=m}</translation>
    </message>
    <message>
        <source>71st Rifle Division</source>
        <extracomment>counter SU-K-71st</extracomment>
        <translation>71.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>168th Rifle Division</source>
        <extracomment>counter SU-K-168th</extracomment>
        <translation>168.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>237th Rifle Division</source>
        <extracomment>counter SU-K-237th</extracomment>
        <translation>237.ª División de Fusileros{=f}</translation>
    </message>
    <message>
        <source>1st Tank Division</source>
        <extracomment>counter SU-K-1T</extracomment>
        <translation>1.ª División de Carros{=f}</translation>
    </message>
    <message>
        <source>Northwestern Front (Sobennikov)</source>
        <extracomment>counter SU-NW-HQ</extracomment>
        <translation>Frente del Noroeste (Sobennikov){=m}</translation>
    </message>
    <message>
        <source>X Rifle Corps</source>
        <extracomment>counter SU-NW-X</extracomment>
        <translation>X Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>XXII Rifle Corps</source>
        <extracomment>counter SU-NW-XXII</extracomment>
        <translation>XXII Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>XXIV Rifle Corps</source>
        <extracomment>counter SU-NW-XXIV</extracomment>
        <translation>XXIV Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>XXIX Rifle Corps</source>
        <extracomment>counter SU-NW-XXIX</extracomment>
        <translation>XXIX Cuerpo de Fusileros{=m}</translation>
    </message>
    <message>
        <source>8th Army</source>
        <extracomment>counter SU-NW-8th</extracomment>
        <translation>8.º Ejército{=m}</translation>
    </message>
    <message>
        <source>11th Army</source>
        <extracomment>counter SU-NW-11th</extracomment>
        <translation>11.º Ejército{=m}</translation>
    </message>
    <message>
        <source>27th Army</source>
        <extracomment>counter SU-NW-27th</extracomment>
        <translation>27.º Ejército{=m}</translation>
    </message>
    <message>
        <source>V Airborne Corps</source>
        <extracomment>counter SU-AIR</extracomment>
        <translation>V Cuerpo Aerotransportado{=m}</translation>
    </message>
    <message>
        <source>Volkhov Front (Meretskov)</source>
        <extracomment>counter SU-V-HQ</extracomment>
        <translation>Frente del Vóljov (Meretskov){=m}</translation>
    </message>
    <message>
        <source>4th Army</source>
        <extracomment>counter SU-V-4th</extracomment>
        <translation>4.º Ejército{=m}</translation>
    </message>
    <message>
        <source>26th Army</source>
        <extracomment>counter SU-V-26th</extracomment>
        <translation>26.º Ejército{=m}</translation>
    </message>
    <message>
        <source>52nd Army</source>
        <extracomment>counter SU-V-52nd</extracomment>
        <translation>52.º Ejército{=m}</translation>
    </message>
    <message>
        <source>59th Army</source>
        <extracomment>counter SU-V-59th</extracomment>
        <translation>59.º Ejército{=m}</translation>
    </message>
    <message>
        <source>3rd Guards Division</source>
        <extracomment>counter SU-V-3rd</extracomment>
        <translation>3.ª División de la Guardia{=f}</translation>
    </message>
    <message>
        <source>84th Mechanised Division</source>
        <extracomment>counter SU-W-M1</extracomment>
        <translation>84.ª División Mecanizada{=f}</translation>
    </message>
    <message>
        <source>163rd Mechanised Division</source>
        <extracomment>counter SU-W-M2</extracomment>
        <translation>163.ª División Mecanizada{=f}</translation>
    </message>
    <message>
        <source>185th Mechanised Division</source>
        <extracomment>counter SU-W-M3</extracomment>
        <translation>185.ª División Mecanizada{=f}</translation>
    </message>
    <message>
        <source>2nd Tank Division</source>
        <extracomment>counter SU-W-T1</extracomment>
        <translation>2.ª División de Carros{=f}</translation>
    </message>
    <message>
        <source>5th Tank Division</source>
        <extracomment>counter SU-W-T2</extracomment>
        <translation>5.ª División de Carros{=f}</translation>
    </message>
    <message>
        <source>23rd Tank Division</source>
        <extracomment>counter SU-W-T3</extracomment>
        <translation>23.ª División de Carros{=f}</translation>
    </message>
    <message>
        <source>28th Tank Division</source>
        <extracomment>counter SU-W-T4</extracomment>
        <translation>28.ª División de Carros{=f}</translation>
    </message>
    <message>
        <source>46th Tank Division</source>
        <extracomment>counter SU-W-T5</extracomment>
        <translation>46.ª División de Carros{=f}</translation>
    </message>
    <message>
        <source>34th Army</source>
        <extracomment>counter SU-W-I1</extracomment>
        <translation>34.º Ejército{=m}</translation>
    </message>
    <message>
        <source>48th Army</source>
        <extracomment>counter SU-W-I2</extracomment>
        <translation>48.º Ejército{=m}</translation>
    </message>
    <message>
        <source>22nd Army</source>
        <extracomment>counter SU-W-I3</extracomment>
        <translation>22.º Ejército{=m}</translation>
    </message>
    <message>
        <source>29th Army</source>
        <extracomment>counter SU-W-I4</extracomment>
        <translation>29.º Ejército{=m}</translation>
    </message>
    <message>
        <source>Novgorod Group</source>
        <extracomment>counter SU-W-I5</extracomment>
        <translation>Grupo de Nóvgorod{=m}</translation>
    </message>
    <message>
        <source>Luga Group</source>
        <extracomment>counter SU-W-I6</extracomment>
        <translation>Grupo de Luga{=m}</translation>
    </message>
    <message>
        <source>25th Cavalry Division</source>
        <extracomment>counter SU-W-C1</extracomment>
        <translation>25.ª División de Caballería{=f}</translation>
    </message>
    <message>
        <source>27th Cavalry Division</source>
        <extracomment>counter SU-W-C2</extracomment>
        <translation>27.ª División de Caballería{=f}</translation>
    </message>
    <message>
        <source>54th Cavalry Division</source>
        <extracomment>counter SU-W-C3</extracomment>
        <translation>54.ª División de Caballería{=f}</translation>
    </message>
    <message>
        <source>1st NKVD Division</source>
        <extracomment>counter SU-W-S1</extracomment>
        <translation>1.ª División del NKVD{=f}</translation>
    </message>
    <message>
        <source>20th NKVD Division</source>
        <extracomment>counter SU-W-S2</extracomment>
        <translation>20.ª División del NKVD{=f}</translation>
    </message>
    <message>
        <source>21st NKVD Division</source>
        <extracomment>counter SU-W-S3</extracomment>
        <translation>21.ª División del NKVD{=f}</translation>
    </message>
    <message>
        <source>4th Guards Division</source>
        <extracomment>counter SU-W-S4</extracomment>
        <translation>4.ª División de la Guardia{=f}</translation>
    </message>
    <message>
        <source>2nd Guards Division</source>
        <extracomment>counter SU-W-S5</extracomment>
        <translation>2.ª División de la Guardia{=f}</translation>
    </message>
    <message>
        <source>49th Army</source>
        <extracomment>counter SU-W-S6</extracomment>
        <translation>49.º Ejército{=m}</translation>
    </message>
    <message>
        <source>1st Shock Army</source>
        <extracomment>counter SU-W-N1</extracomment>
        <translation>1.er Ejército de Choque{=m}</translation>
    </message>
    <message>
        <source>3rd Shock Army</source>
        <extracomment>counter SU-W-N2</extracomment>
        <translation>3.er Ejército de Choque{=m}</translation>
    </message>
    <message>
        <source>4th Shock Army</source>
        <extracomment>counter SU-W-N3</extracomment>
        <translation>4.º Ejército de Choque{=m}</translation>
    </message>
    <message>
        <source>Marat</source>
        <extracomment>counter MARAT</extracomment>
        <translation>Marat{=m}</translation>
    </message>
    <message>
        <source>Artillery of 16th Army</source>
        <extracomment>counter ART-AX-16-HQ</extracomment>
        <translation>Artillería del 16.º Ejército{=f}</translation>
    </message>
    <message>
        <source>Artillery of 18th Army</source>
        <extracomment>counter ART-AX-18-HQ</extracomment>
        <translation>Artillería del 18.º Ejército{=f}</translation>
    </message>
    <message>
        <source>Artillery of XLI Panzer Corps</source>
        <extracomment>counter ART-AX-41-HQ</extracomment>
        <translation>Artillería del XLI Cuerpo Panzer{=f}</translation>
    </message>
    <message>
        <source>Artillery of LVI Panzer Corps</source>
        <extracomment>counter ART-AX-56-HQ</extracomment>
        <translation>Artillería del LVI Cuerpo Panzer{=f}</translation>
    </message>
    <message>
        <source>Artillery of XXXIX Panzer Corps</source>
        <extracomment>counter ART-AX-39-HQ</extracomment>
        <translation>Artillería del XXXIX Cuerpo Panzer{=f}</translation>
    </message>
    <message>
        <source>Artillery of Zhukov</source>
        <extracomment>counter ART-SU-ZHUKOV</extracomment>
        <translation>Artillería de Zhúkov{=f}</translation>
    </message>
    <message>
        <source>Artillery of Leningrad Front</source>
        <extracomment>counter ART-SU-L-HQ</extracomment>
        <translation>Artillería del Frente de Leningrado{=f}</translation>
    </message>
    <message>
        <source>Artillery of Karelian Front</source>
        <extracomment>counter ART-SU-K-HQ</extracomment>
        <translation>Artillería del Frente de Carelia{=f}</translation>
    </message>
    <message>
        <source>Artillery of Northwestern Front</source>
        <extracomment>counter ART-SU-NW-HQ</extracomment>
        <translation>Artillería del Frente del Noroeste{=f}</translation>
    </message>
    <message>
        <source>Artillery of Volkhov Front</source>
        <extracomment>counter ART-SU-V-HQ</extracomment>
        <translation>Artillería del Frente del Vóljov{=f}</translation>
    </message>
    <message>
        <source>Finnish heavy artillery</source>
        <extracomment>counter FHA</extracomment>
        <translation>Artillería pesada finlandesa{=f}</translation>
    </message>
    <message>
        <source>Initiative disc</source>
        <extracomment>counter INITIATIVE</extracomment>
        <translation>Disco de Iniciativa{=m}</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>counter TURN</extracomment>
        <translation>Turno{=m}</translation>
    </message>
    <message>
        <source>Weather</source>
        <extracomment>counter WEATHER</extracomment>
        <translation>Meteorología{=f}</translation>
    </message>
    <message>
        <source>Weather forecast</source>
        <extracomment>counter FORECAST</extracomment>
        <translation>Pronóstico del tiempo{=m}</translation>
    </message>
    <message>
        <source>Control of the Baltic</source>
        <extracomment>counter BALTIC_CONTROL</extracomment>
        <translation>Control del Báltico{=m}</translation>
    </message>
    <message>
        <source>Road of Life open</source>
        <extracomment>counter LADOGA_CONTROL</extracomment>
        <translation>Camino de la Vida abierto{=m}</translation>
    </message>
    <message>
        <source>Lend-Lease</source>
        <extracomment>counter LENDLEASE</extracomment>
        <translation>Préstamo y Arriendo{=m}</translation>
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
        <source>block</source>
        <extracomment>table terrain</extracomment>
        <translation>bloque</translation>
    </message>
    <message>
        <source>block_rain</source>
        <extracomment>table terrain</extracomment>
        <translation>bloque (lluvia)</translation>
    </message>
    <message>
        <source>block_snow</source>
        <extracomment>table terrain</extracomment>
        <translation>bloque (nieve)</translation>
    </message>
    <message>
        <source>cavalry</source>
        <extracomment>table terrain</extracomment>
        <translation>caballería</translation>
    </message>
    <message>
        <source>cavalry_rain</source>
        <extracomment>table terrain</extracomment>
        <translation>caballería (lluvia)</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>terrain green</extracomment>
        <translation>Abierto</translation>
    </message>
    <message>
        <source>Broken</source>
        <extracomment>terrain yellow</extracomment>
        <translation>Quebrado</translation>
    </message>
    <message>
        <source>Difficult</source>
        <extracomment>terrain red</extracomment>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Victory area</source>
        <extracomment>terrain victory</extracomment>
        <translation>Área de Victoria</translation>
    </message>
    <message>
        <source>stacking</source>
        <extracomment>table terrain</extracomment>
        <translation>apilamiento</translation>
    </message>
    <message>
        <source>cost</source>
        <extracomment>table terrain</extracomment>
        <translation>coste</translation>
    </message>
    <message>
        <source>absorption</source>
        <extracomment>table terrain</extracomment>
        <translation>absorción</translation>
    </message>
    <message>
        <source>River</source>
        <extracomment>terrain river</extracomment>
        <translation>Río</translation>
    </message>
    <message>
        <source>Island crossing</source>
        <extracomment>terrain strait</extracomment>
        <translation>Paso a las islas</translation>
    </message>
    <message>
        <source>Lake shore</source>
        <extracomment>terrain shore</extracomment>
        <translation>Orilla de lago</translation>
    </message>
    <message>
        <source>frozen in snow</source>
        <extracomment>table terrain</extracomment>
        <translation>helado con nieve</translation>
    </message>
</context>
<context>
    <name>tables/baltic.json</name>
    <message>
        <source>The Baltic and the Road of Life</source>
        <extracomment>table baltic</extracomment>
        <translation>El Báltico y el Camino de la Vida</translation>
    </message>
    <message>
        <source>- White ports: Leningrad, Oranienbaum, Hanko, Tallinn, Kuressaare
- Whoever holds Leningrad, Oranienbaum and one of the other three controls the Baltic
- Blue ports on Lake Ladoga: Kobona, Syasstroy, Sviritsa</source>
        <extracomment>table baltic</extracomment>
        <translation>- Puertos blancos: Leningrado, Oranienbaum, Hanko, Tallin, Kuressaare
- Quien tiene Leningrado, Oranienbaum y uno de los otros tres controla el Báltico
- Puertos azules del lago Ladoga: Kobona, Siasstrói, Svíritsa</translation>
    </message>
</context>
<context>
    <name>tables/combat.json</name>
    <message>
        <source>Order of battle steps</source>
        <extracomment>table combat</extracomment>
        <translation>Orden de los pasos de una batalla</translation>
    </message>
    <message>
        <source>Absorbed in this order: terrain, city or victory area, defensive line; together at most three hits in one battle. The next hit destroys the line, then blocks lose steps, the strongest first.</source>
        <extracomment>table combat</extracomment>
        <translation>Se absorbe en este orden: terreno, ciudad o Área de Victoria, Línea Defensiva; entre todo, como mucho tres impactos por batalla. El impacto siguiente destruye la línea; luego pierden pasos los bloques, primero el más fuerte.</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>table combat</extracomment>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Both sides reveal</source>
        <extracomment>table combat</extracomment>
        <translation>Los dos bandos revelan</translation>
    </message>
    <message>
        <source>Finnish snipers: yellow or red areas of the Finnish zone, no city, no line</source>
        <extracomment>table combat</extracomment>
        <translation>Francotiradores finlandeses: áreas amarillas o rojas de la zona finlandesa, sin ciudad ni línea</translation>
    </message>
    <message>
        <source>Artillery</source>
        <extracomment>table combat</extracomment>
        <translation>Artillería</translation>
    </message>
    <message>
        <source>Anti-aircraft fire of the defender</source>
        <extracomment>table combat</extracomment>
        <translation>Fuego antiaéreo del defensor</translation>
    </message>
    <message>
        <source>Bombers</source>
        <extracomment>table combat</extracomment>
        <translation>Bombarderos</translation>
    </message>
    <message>
        <source>Ground fire: the defender first, unless under armoured attack</source>
        <extracomment>table combat</extracomment>
        <translation>Fuego terrestre: primero el defensor, salvo que sufra un Ataque Blindado</translation>
    </message>
</context>
<context>
    <name>tables/deployment.json</name>
    <message>
        <source>Random deployment</source>
        <extracomment>table deployment</extracomment>
        <translation>Despliegue al azar</translation>
    </message>
    <message>
        <source>Blocks of each list are dealt at random to its areas, one each, at full strength; Soviet blocks marked as reduced at their lowest.</source>
        <extracomment>table deployment</extracomment>
        <translation>Los bloques de cada lista se reparten al azar entre sus áreas, uno en cada una, con fuerza completa; los soviéticos con la marca de reducido, con la mínima.</translation>
    </message>
</context>
<context>
    <name>tables/fire.json</name>
    <message>
        <source>Fire</source>
        <extracomment>table fire</extracomment>
        <translation>Fuego</translation>
    </message>
    <message>
        <source>Hits on</source>
        <extracomment>table fire</extracomment>
        <translation>Impacta con</translation>
    </message>
    <message>
        <source>Replacement points per step</source>
        <extracomment>table fire</extracomment>
        <translation>Puntos de reemplazo por paso</translation>
    </message>
    <message>
        <source>Single</source>
        <extracomment>table fire</extracomment>
        <translation>Sencillo</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>table fire</extracomment>
        <translation>Doble</translation>
    </message>
    <message>
        <source>Triple</source>
        <extracomment>table fire</extracomment>
        <translation>Triple</translation>
    </message>
    <message>
        <source>one dot</source>
        <extracomment>table fire</extracomment>
        <translation>un punto</translation>
    </message>
    <message>
        <source>two dots</source>
        <extracomment>table fire</extracomment>
        <translation>dos puntos</translation>
    </message>
    <message>
        <source>three dots</source>
        <extracomment>table fire</extracomment>
        <translation>tres puntos</translation>
    </message>
</context>
<context>
    <name>tables/logistics.json</name>
    <message>
        <source>Logistic value</source>
        <extracomment>table logistics</extracomment>
        <translation>Valor Logístico</translation>
    </message>
    <message>
        <source>Axis: Soviet blocks that surrendered count. Soviet: Axis blocks destroyed, surrendered or worn out count. Bad weather halves the sum.</source>
        <extracomment>table logistics</extracomment>
        <translation>Eje: cuentan los bloques soviéticos rendidos. Soviéticos: cuentan los bloques del Eje destruidos, rendidos o agotados. El mal tiempo reduce la suma a la mitad.</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>table logistics</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Stars of the leader</source>
        <extracomment>table logistics</extracomment>
        <translation>Estrellas del líder</translation>
    </message>
    <message>
        <source>Each HQ on the map that is not exhausted</source>
        <extracomment>table logistics</extracomment>
        <translation>Cada CG en el mapa que no esté agotado</translation>
    </message>
    <message>
        <source>Each victory area held, and Murmansk</source>
        <extracomment>table logistics</extracomment>
        <translation>Cada Área de Victoria controlada, y Múrmansk</translation>
    </message>
    <message>
        <source>Each ten enemy blocks lost for good</source>
        <extracomment>table logistics</extracomment>
        <translation>Cada diez bloques enemigos perdidos para siempre</translation>
    </message>
    <message>
        <source>Control of the Baltic (14.2)</source>
        <extracomment>table logistics</extracomment>
        <translation>Control del Báltico (14.2)</translation>
    </message>
    <message>
        <source>Lend-Lease (14.9)</source>
        <extracomment>table logistics</extracomment>
        <translation>Préstamo y Arriendo (14.9)</translation>
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
        <source>- Points for leaving an area with enemies: 1
- Most absorption in one battle: 3
- Absorption of a city: 1
- Absorption of a defensive line: 1
- Movement of fast blocks: 5
- Movement of slow blocks: 3
- Movement of agile slow blocks (14.7): 4
- Points for a Blitz: 1
- Victory points that end the campaign: 7
- Defensive lines: 10 Axis, 20 Soviet
- Boxes of the Murmansk road: 10</source>
        <extracomment>table numbers</extracomment>
        <translation>- Puntos por salir de un área con enemigos: 1
- Absorción máxima en una batalla: 3
- Absorción de una ciudad: 1
- Absorción de una Línea Defensiva: 1
- Movimiento de los bloques rápidos: 5
- Movimiento de los bloques lentos: 3
- Movimiento de los bloques lentos ágiles (14.7): 4
- Puntos para un Blitz: 1
- Puntos de victoria que acaban la campaña: 7
- Líneas Defensivas: 10 del Eje, 20 soviéticas
- Casillas de la ruta de Múrmansk: 10</translation>
    </message>
</context>
<context>
    <name>tables/optional.json</name>
    <message>
        <source>Optional rules</source>
        <extracomment>table optional</extracomment>
        <translation>Reglas opcionales</translation>
    </message>
    <message>
        <source>They are meant to be added in their order: each one only together with those before it.</source>
        <extracomment>table optional</extracomment>
        <translation>Están pensadas para añadirse por orden: cada una, solo junto con las anteriores.</translation>
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
        <source>Month</source>
        <extracomment>table turns</extracomment>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Logistics</source>
        <extracomment>table turns</extracomment>
        <translation>Logística</translation>
    </message>
    <message>
        <source>Weather</source>
        <extracomment>table turns</extracomment>
        <translation>Meteorología</translation>
    </message>
    <message>
        <source>Sun</source>
        <extracomment>table turns</extracomment>
        <translation>Sol</translation>
    </message>
    <message>
        <source>VIII</source>
        <extracomment>table turns</extracomment>
        <translation>VIII</translation>
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
        <source>Axis wins at once with</source>
        <extracomment>table victory</extracomment>
        <translation>El Eje gana en el acto con</translation>
    </message>
    <message>
        <source>Les Préludes</source>
        <extracomment>table victory</extracomment>
        <translation>Les Préludes</translation>
    </message>
    <message>
        <source>Leningrad in Sight</source>
        <extracomment>table victory</extracomment>
        <translation>Leningrado a la vista</translation>
    </message>
    <message>
        <source>Closing the Ring</source>
        <extracomment>table victory</extracomment>
        <translation>Cerrando el círculo</translation>
    </message>
    <message>
        <source>The Road to Leningrad</source>
        <extracomment>table victory</extracomment>
        <translation>El camino a Leningrado</translation>
    </message>
    <message>
        <source>Leningrad</source>
        <extracomment>table victory</extracomment>
        <translation>Leningrado</translation>
    </message>
    <message>
        <source>Tallinn</source>
        <extracomment>table victory</extracomment>
        <translation>Tallin</translation>
    </message>
    <message>
        <source>Velikiye Luki</source>
        <extracomment>table victory</extracomment>
        <translation>Velíkiye Luki</translation>
    </message>
    <message>
        <source>Pskov</source>
        <extracomment>table victory</extracomment>
        <translation>Pskov</translation>
    </message>
    <message>
        <source>Novgorod</source>
        <extracomment>table victory</extracomment>
        <translation>Nóvgorod</translation>
    </message>
    <message>
        <source>Petrozavodsk</source>
        <extracomment>table victory</extracomment>
        <translation>Petrozavodsk</translation>
    </message>
    <message>
        <source>Oranienbaum</source>
        <extracomment>table victory</extracomment>
        <translation>Oranienbaum</translation>
    </message>
    <message>
        <source>Tikhvin</source>
        <extracomment>table victory</extracomment>
        <translation>Tijvin</translation>
    </message>
    <message>
        <source>Ostashkov</source>
        <extracomment>table victory</extracomment>
        <translation>Ostáshkov</translation>
    </message>
    <message>
        <source>seven victory points, which decide for either side</source>
        <extracomment>table victory</extracomment>
        <translation>siete puntos de victoria, que deciden para cualquiera de los bandos</translation>
    </message>
    <message>
        <source>without a line of communication to</source>
        <extracomment>table victory</extracomment>
        <translation>sin Línea de Comunicaciones con</translation>
    </message>
</context>
<context>
    <name>tables/weather.json</name>
    <message>
        <source>Weather</source>
        <extracomment>table weather</extracomment>
        <translation>Meteorología</translation>
    </message>
    <message>
        <source>Rain and snow touch the attacker and the HQs of the side whose impulse it is, never the defender; in a blizzard defending Germans are halved too. The island crossings never freeze.</source>
        <extracomment>table weather</extracomment>
        <translation>La lluvia y la nieve afectan al atacante y a los CG del bando al que le toca el impulso, nunca al defensor; con ventisca también los alemanes que defienden quedan en la mitad. Los pasos a las islas nunca se hielan.</translation>
    </message>
    <message>
        <source>Points to enter an area</source>
        <extracomment>table weather</extracomment>
        <translation>Puntos para entrar en un área</translation>
    </message>
    <message>
        <source>Axis logistic value</source>
        <extracomment>table weather</extracomment>
        <translation>Valor Logístico del Eje</translation>
    </message>
    <message>
        <source>Soviet logistic value</source>
        <extracomment>table weather</extracomment>
        <translation>Valor Logístico soviético</translation>
    </message>
    <message>
        <source>German attack and HQs</source>
        <extracomment>table weather</extracomment>
        <translation>Ataque y CG alemanes</translation>
    </message>
    <message>
        <source>Finnish and Soviet attack and HQs</source>
        <extracomment>table weather</extracomment>
        <translation>Ataque y CG finlandeses y soviéticos</translation>
    </message>
    <message>
        <source>Rivers</source>
        <extracomment>table weather</extracomment>
        <translation>Ríos</translation>
    </message>
    <message>
        <source>Sun</source>
        <extracomment>table weather</extracomment>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Rain</source>
        <extracomment>table weather</extracomment>
        <translation>Lluvia</translation>
    </message>
    <message>
        <source>Snow</source>
        <extracomment>table weather</extracomment>
        <translation>Nieve</translation>
    </message>
    <message>
        <source>Blizzard</source>
        <extracomment>table weather</extracomment>
        <translation>Ventisca</translation>
    </message>
    <message>
        <source>strength, dice and range become 1</source>
        <extracomment>table weather</extracomment>
        <translation>fuerza, dados y alcance pasan a 1</translation>
    </message>
    <message>
        <source>a block that engages across a river rolls one die</source>
        <extracomment>table weather</extracomment>
        <translation>el bloque que se traba cruzando un río tira un dado</translation>
    </message>
    <message>
        <source>frozen: no effect</source>
        <extracomment>table weather</extracomment>
        <translation>helados: sin efecto</translation>
    </message>
    <message>
        <source>halved, at least 1</source>
        <extracomment>table weather</extracomment>
        <translation>la mitad, como mínimo 1</translation>
    </message>
    <message>
        <source>a quarter, at least 1</source>
        <extracomment>table weather</extracomment>
        <translation>la cuarta parte, como mínimo 1</translation>
    </message>
</context>
<context>
    <name>scenarios/preludes.json</name>
    <message>
        <source>Les Préludes</source>
        <extracomment>scenario preludes</extracomment>
        <translation>Les Préludes</translation>
    </message>
    <message>
        <source>July 1941. Army Group North stands on the Daugava; the Baltic states and the gates of Pskov lie before it. One month, and each side may spend the initiative disc only once.</source>
        <extracomment>scenario preludes</extracomment>
        <translation>Julio de 1941. El Grupo de Ejércitos Norte está en el Daugava; delante tiene los países bálticos y las puertas de Pskov. Un mes, y cada bando puede gastar el Disco de Iniciativa una sola vez.</translation>
    </message>
    <message>
        <source>The Axis wins at once by holding Leningrad, or Tallinn, Velikiye Luki and Pskov together. Otherwise the Soviets win at the end of July.</source>
        <extracomment>scenario preludes</extracomment>
        <translation>El Eje gana en el acto si tiene Leningrado, o bien Tallin, Velíkiye Luki y Pskov a la vez. Si no, ganan los soviéticos al acabar julio.</translation>
    </message>
</context>
<context>
    <name>scenarios/in_sight.json</name>
    <message>
        <source>Leningrad in Sight</source>
        <extracomment>scenario in_sight</extracomment>
        <translation>Leningrado a la vista</translation>
    </message>
    <message>
        <source>Pskov has fallen and the panzers look north. July and August: the Soviets take the first impulse, though the Axis holds the initiative disc.</source>
        <extracomment>scenario in_sight</extracomment>
        <translation>Pskov ha caído y los panzer miran al norte. Julio y agosto: los soviéticos juegan el primer impulso, aunque el Disco de Iniciativa es del Eje.</translation>
    </message>
    <message>
        <source>The Axis wins at once by holding Leningrad, by cutting it off from S1–S12, or by holding Tallinn, Velikiye Luki, Novgorod and Petrozavodsk. Otherwise the Soviets win at the end of August.</source>
        <extracomment>scenario in_sight</extracomment>
        <translation>El Eje gana en el acto si tiene Leningrado, si lo separa de S1–S12, o si tiene Tallin, Velíkiye Luki, Nóvgorod y Petrozavodsk. Si no, ganan los soviéticos al acabar agosto.</translation>
    </message>
</context>
<context>
    <name>scenarios/closing_ring.json</name>
    <message>
        <source>Closing the Ring</source>
        <extracomment>scenario closing_ring</extracomment>
        <translation>Cerrando el círculo</translation>
    </message>
    <message>
        <source>September 1941: the Axis stands before Leningrad and wants to close the ring before mud and winter come. September and October, beginning with the Logistics Phase.</source>
        <extracomment>scenario closing_ring</extracomment>
        <translation>Septiembre de 1941: el Eje está ante Leningrado y quiere cerrar el círculo antes de que lleguen el barro y el invierno. Septiembre y octubre, empezando por la Fase Logística.</translation>
    </message>
    <message>
        <source>The Axis wins at once by holding Leningrad, or Oranienbaum, Tikhvin, Ostashkov and Petrozavodsk together. Otherwise the Soviets win at the end of October.</source>
        <extracomment>scenario closing_ring</extracomment>
        <translation>El Eje gana en el acto si tiene Leningrado, o bien Oranienbaum, Tijvin, Ostáshkov y Petrozavodsk a la vez. Si no, ganan los soviéticos al acabar octubre.</translation>
    </message>
</context>
<context>
    <name>scenarios/campaign.json</name>
    <message>
        <source>The Road to Leningrad</source>
        <extracomment>scenario campaign</extracomment>
        <translation>El camino a Leningrado</translation>
    </message>
    <message>
        <source>The whole campaign from July to December 1941, from the Daugava and the Finnish border to the siege of Leningrad and the Soviet winter armies.</source>
        <extracomment>scenario campaign</extracomment>
        <translation>La campaña entera, de julio a diciembre de 1941: del Daugava y la frontera finlandesa al sitio de Leningrado y los ejércitos soviéticos de invierno.</translation>
    </message>
    <message>
        <source>A side with seven victory points wins at once and decisively. Otherwise the side with more points at the end of December wins narrowly.</source>
        <extracomment>scenario campaign</extracomment>
        <translation>El bando que reúne siete puntos de victoria gana en el acto y de forma decisiva. Si no, al acabar diciembre gana por la mínima quien tenga más puntos.</translation>
    </message>
</context>
<context>
    <name>rules/state.json</name>
    <message>
        <source>Month</source>
        <extracomment>variable turn</extracomment>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Weather</source>
        <extracomment>variable weather</extracomment>
        <translation>Meteorología</translation>
    </message>
    <message>
        <source>Forecast</source>
        <extracomment>variable forecast</extracomment>
        <translation>Pronóstico</translation>
    </message>
    <message>
        <source>Initiative</source>
        <extracomment>variable disc</extracomment>
        <translation>Iniciativa</translation>
    </message>
    <message>
        <source>Impulse</source>
        <extracomment>variable impulse</extracomment>
        <translation>Impulso</translation>
    </message>
    <message>
        <source>Passes in a row</source>
        <extracomment>variable passes</extracomment>
        <translation>Pases seguidos</translation>
    </message>
    <message>
        <source>Blocks still to command</source>
        <extracomment>variable blocks_left</extracomment>
        <translation>Bloques que aún pueden recibir órdenes</translation>
    </message>
    <message>
        <source>Regeneration points</source>
        <extracomment>variable regeneration</extracomment>
        <translation>Puntos de regeneración</translation>
    </message>
    <message>
        <source>Replacement points</source>
        <extracomment>variable replacement</extracomment>
        <translation>Puntos de reemplazo</translation>
    </message>
</context>
<context>
    <name>rules/sequence.json</name>
    <message>
        <source>Deployment</source>
        <extracomment>phase deployment</extracomment>
        <translation>Despliegue</translation>
    </message>
    <message>
        <source>Logistics Phase</source>
        <extracomment>phase logistics</extracomment>
        <translation>Fase Logística</translation>
    </message>
    <message>
        <source>Initiative</source>
        <extracomment>phase initiative</extracomment>
        <translation>Iniciativa</translation>
    </message>
    <message>
        <source>Impulse</source>
        <oldsource>Impulses</oldsource>
        <extracomment>phase impulse</extracomment>
        <translation>Impulso</translation>
    </message>
    <message>
        <source>Start of the impulse</source>
        <extracomment>phase opening</extracomment>
        <translation>Comienzo del impulso</translation>
    </message>
    <message>
        <source>Choice of impulse</source>
        <extracomment>phase choice</extracomment>
        <translation>Elección de impulso</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <extracomment>phase reinforce</extracomment>
        <translation>Refuerzos</translation>
    </message>
    <message>
        <source>HQ Activation</source>
        <extracomment>phase activation</extracomment>
        <translation>Activación de CG</translation>
    </message>
    <message>
        <source>The Marat</source>
        <extracomment>phase marat</extracomment>
        <translation>El Marat</translation>
    </message>
    <message>
        <source>Command</source>
        <extracomment>phase command</extracomment>
        <translation>Mando</translation>
    </message>
    <message>
        <source>Artillery and bombers</source>
        <extracomment>phase support</extracomment>
        <translation>Artillería y bombarderos</translation>
    </message>
    <message>
        <source>Combat</source>
        <extracomment>phase combat</extracomment>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Blitz</source>
        <extracomment>phase blitz</extracomment>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Blitz support</source>
        <extracomment>phase blitz_support</extracomment>
        <translation>Apoyo al Blitz</translation>
    </message>
    <message>
        <source>Blitz battles</source>
        <extracomment>phase blitz_combat</extracomment>
        <translation>Batallas de Blitz</translation>
    </message>
    <message>
        <source>HQ Deactivation</source>
        <extracomment>phase deactivation</extracomment>
        <translation>Desactivación de CG</translation>
    </message>
    <message>
        <source>Isolation check</source>
        <extracomment>phase isolation</extracomment>
        <translation>Control de aislamiento</translation>
    </message>
    <message>
        <source>Exploitation</source>
        <extracomment>phase exploitation</extracomment>
        <translation>Explotación</translation>
    </message>
    <message>
        <source>End of the impulse</source>
        <extracomment>phase closing</extracomment>
        <translation>Fin del impulso</translation>
    </message>
    <message>
        <source>End Phase</source>
        <extracomment>phase end</extracomment>
        <translation>Fase Final</translation>
    </message>
</context>
<context>
    <name>rules/rulebook.json</name>
    <message>
        <source>The armies</source>
        <comment>0.0 title</comment>
        <extracomment>rule 0.0</extracomment>
        <translation>Los ejércitos</translation>
    </message>
    <message>
        <source>Two players face each other: the *Axis* with 47 blocks and the *Soviets* with 62 blocks and one battleship. Each army or front has a colour. The colour tells which headquarters (HQ) commands a block ([4.2.6]).

*The Axis*

- Leader: Hitler. On the Murmansk road: Dietl.
- 16th Army (Busch), light blue: 4 blocks.
- 18th Army (von Küchler), yellow: 5.
- XLI Panzer Corps (Reinhardt), red: 4.
- LVI Panzer Corps (Manstein), green: 3.
- XXXIX Panzer Corps (Schmidt), blue: 4.
- Axis reserves, white: 11.
- I Fliegerkorps (Förster) with four Ju 88, and VIII Fliegerkorps (von Richthofen) with two Do 17 and two Stukas.
- The Finnish army (Mannerheim), on white wood: 12, one of them the German 163rd Infantry Division.

*The Soviets*

- Leader: Stalin. Marshal Zhukov. The battleship Marat ([14.3]).
- Leningrad Front (Popov), light blue: 13.
- Karelian Front (Frolov), yellow: 6.
- Volkhov Front (Meretskov), green: 6.
- Northwestern Front (Sobennikov), orange: 9.
- Soviet reserves, white: 26.

*Short names on the printed blocks:* D Dietl, R Reinhardt, S Schmidt, M Manstein or Mannerheim, FK Fliegerkorps, TT Totenkopf, Z Zhukov; NW, V, K and L for the four fronts; Sh Shock Army, G Guards, LM Leningrad Militia, NKVD for the troops of the interior ministry.

*Short words in this book:* AA anti-aircraft fire, FAZ Finnish Attack Zone, FHA Finnish Heavy Artillery, LV Logistic Value, MP movement points, VP victory points.</source>
        <comment>0.0 text</comment>
        <extracomment>rule 0.0</extracomment>
        <translation>Se enfrentan dos jugadores: el *Eje*, con 47 bloques, y los *soviéticos*, con 62 bloques y un acorazado. Cada ejército o frente tiene su color, y el color dice qué cuartel general (CG) manda cada bloque ([4.2.6]).

*El Eje*

- Líder: Hitler. En la ruta de Múrmansk: Dietl.
- 16.º Ejército (Busch), azul claro: 4 bloques.
- 18.º Ejército (von Küchler), amarillo: 5.
- XLI Cuerpo Panzer (Reinhardt), rojo: 4.
- LVI Cuerpo Panzer (Manstein), verde: 3.
- XXXIX Cuerpo Panzer (Schmidt), azul: 4.
- Reservas del Eje, blanco: 11.
- I Fliegerkorps (Förster), con cuatro Ju 88, y VIII Fliegerkorps (von Richthofen), con dos Do 17 y dos Stukas.
- El ejército finlandés (Mannerheim), de madera blanca: 12, entre ellos la 163.ª División de Infantería alemana.

*Los soviéticos*

- Líder: Stalin. El mariscal Zhúkov. El acorazado Marat ([14.3]).
- Frente de Leningrado (Popov), azul claro: 13.
- Frente de Carelia (Frolov), amarillo: 6.
- Frente del Vóljov (Meretskov), verde: 6.
- Frente del Noroeste (Sobennikov), naranja: 9.
- Reservas soviéticas, blanco: 26.

*Nombres cortos en los bloques impresos:* D Dietl, R Reinhardt, S Schmidt, M Manstein o Mannerheim, FK Fliegerkorps, TT Totenkopf, Z Zhúkov; NW, V, K y L, los cuatro frentes; Sh ejército de choque, G Guardia, LM milicia de Leningrado, NKVD las tropas del Ministerio del Interior.

*Abreviaturas de este libro:* AA fuego antiaéreo, APF artillería pesada finlandesa, LdC Línea de Comunicaciones, PM puntos de movimiento, PV puntos de victoria, VL Valor Logístico, ZAF Zona de Ataque Finlandesa.</translation>
    </message>
    <message>
        <source>Introduction</source>
        <comment>1.0 title</comment>
        <extracomment>rule 1.0</extracomment>
        <translation>Introducción</translation>
    </message>
    <message>
        <source>*Leningrad &apos;41* is the drive of Army Group North on the city where the revolution began, and the Soviet fight to keep it. The Germans stand on the Daugava and have just taken Riga. The Finns wait north of Lake Ladoga and on the Karelian Isthmus. The Soviets have two fronts to hold and six months to survive.

The Axis races against the calendar: in autumn the mud comes, then the snow. The Soviets cannot be strong everywhere; they buy time with ground.

Parts of the printed game are not described in the written rules. What we rebuilt, and how we read unclear passages, is told in [16.0].</source>
        <comment>1.0 text</comment>
        <extracomment>rule 1.0</extracomment>
        <translation>*Leningrad &apos;41* es el avance del Grupo de Ejércitos Norte hacia la ciudad donde nació la revolución, y la lucha soviética por conservarla. Los alemanes han llegado al Daugava y acaban de tomar Riga. Los finlandeses esperan al norte del lago Ladoga y en el istmo de Carelia. Los soviéticos han de sostener dos frentes y aguantar seis meses.

El Eje corre contra el calendario: en otoño vienen el barro y después la nieve. Los soviéticos no pueden ser fuertes en todas partes; compran tiempo con terreno.

Hay partes del juego impreso que las reglas escritas no describen. Lo que hemos reconstruido, y cómo leemos los pasajes oscuros, se cuenta en [16.0].</translation>
    </message>
    <message>
        <source>What the game consists of</source>
        <comment>1.1 title</comment>
        <extracomment>rule 1.1</extracomment>
        <translation>De qué consta el juego</translation>
    </message>
    <message>
        <source>On the table there are a map of 86 by 62 cm, 109 wooden blocks, a red plate for the Marat, eight black discs for the bombers, and 83 wooden markers:

- 1 weather forecast cylinder and 2 weather discs
- 1 Initiative Disc
- 1 disc each for the Finnish Heavy Artillery, Lend-Lease, the control of the Baltic and the Road of Life
- 10 artillery squares, 5 black and 5 red
- 20 control cubes, 10 red and 10 black
- 5 blue cubes for river crossings
- 10 white cubes for units out of supply
- 30 bars for Defensive Lines: 20 red, 10 black ([4.1])

Here all of it is on the screen, and the program places the markers.</source>
        <comment>1.1 text</comment>
        <extracomment>rule 1.1</extracomment>
        <translation>En la mesa hay un mapa de 86 por 62 cm, 109 bloques de madera, una placa roja para el Marat, ocho discos negros para los bombarderos y 83 marcadores de madera:

- 1 cilindro de pronóstico del tiempo y 2 discos de meteorología
- 1 Disco de Iniciativa
- un disco para cada una de estas cosas: artillería pesada finlandesa, Préstamo y Arriendo, control del Báltico y Camino de la Vida
- 10 cuadrados de artillería, 5 negros y 5 rojos
- 20 cubos de control, 10 rojos y 10 negros
- 5 cubos azules para los cruces de río
- 10 cubos blancos para las unidades sin suministro
- 30 barras de Línea Defensiva: 20 rojas y 10 negras ([4.1])

Aquí todo eso está en la pantalla, y el programa coloca los marcadores.</translation>
    </message>
    <message>
        <source>Stickers</source>
        <comment>1.2 title</comment>
        <extracomment>rule 1.2</extracomment>
        <translation>Pegatinas</translation>
    </message>
    <message>
        <source>The printed game is labelled by its owner with 142 stickers: 19 round ones (2 for the initiative, 2 for Lake Ladoga, 8 bombers, 4 for the weather, 1 for the Finnish artillery, 2 for the Baltic), 119 square ones (5 and 5 for artillery, 109 for the blocks), 2 for the Marat, and 2 spares for another game.

The blocks are 35 German (black wood), 12 Finnish (white wood) and 62 Soviet (red wood). On the screen nothing needs to be prepared.</source>
        <comment>1.2 text</comment>
        <extracomment>rule 1.2</extracomment>
        <translation>Quien tiene el juego impreso pega en él 142 pegatinas: 19 redondas (2 de iniciativa, 2 del lago Ladoga, 8 bombarderos, 4 de meteorología, 1 de la artillería finlandesa, 2 del Báltico), 119 cuadradas (5 y 5 de artillería, 109 de los bloques), 2 del Marat y 2 de repuesto para otro juego.

Los bloques son 35 alemanes (madera negra), 12 finlandeses (madera blanca) y 62 soviéticos (madera roja). En la pantalla no hay nada que preparar.</translation>
    </message>
    <message>
        <source>Units and blocks</source>
        <comment>1.3 title</comment>
        <extracomment>rule 1.3</extracomment>
        <translation>Unidades y bloques</translation>
    </message>
    <message>
        <source>A *unit* is a Defensive Line or a block. Leaders, HQs and all troops are *blocks*. Bombers and the Marat are neither.</source>
        <comment>1.3 text</comment>
        <extracomment>rule 1.3</extracomment>
        <translation>Una *unidad* es una Línea Defensiva o un bloque. Son *bloques* los líderes, los CG y todas las tropas. Los bombarderos y el Marat no son ni lo uno ni lo otro.</translation>
    </message>
    <message>
        <source>Two sides, three armies</source>
        <comment>1.4 title</comment>
        <extracomment>rule 1.4</extracomment>
        <translation>Dos bandos, tres ejércitos</translation>
    </message>
    <message>
        <source>Two sides play, but three armies fight. Germans and Finns together are the Axis and work as one side, with three limits:

- Mannerheim commands Finnish blocks only; the German 163rd Division counts as one of them ([10.7]).
- German artillery and German bombers support only battles with at least one German block.
- The Finnish Heavy Artillery supports only battles with at least one Finnish block ([10.4.1]).</source>
        <comment>1.4 text</comment>
        <extracomment>rule 1.4</extracomment>
        <translation>Juegan dos bandos, pero luchan tres ejércitos. Alemanes y finlandeses forman juntos el Eje y actúan como un solo bando, con tres límites:

- Mannerheim solo manda bloques finlandeses; la 163.ª División alemana cuenta como uno de ellos ([10.7]).
- La artillería y los bombarderos alemanes solo apoyan batallas donde luche algún bloque alemán.
- La artillería pesada finlandesa solo apoya batallas donde luche algún bloque finlandés ([10.4.1]).</translation>
    </message>
    <message>
        <source>Scale</source>
        <comment>1.5 title</comment>
        <extracomment>rule 1.5</extracomment>
        <translation>Escala</translation>
    </message>
    <message>
        <source>A centimetre of the printed map is about 10 km, and a turn is a month. A block is a headquarters, a large formation or a supreme leader.

The campaign runs through the second half of 1941 in six turns, July to December. Allow one to three hours. Three shorter scenarios are described in [15.0].</source>
        <comment>1.5 text</comment>
        <extracomment>rule 1.5</extracomment>
        <translation>Un centímetro del mapa impreso son unos 10 km, y un turno es un mes. Un bloque es un cuartel general, una gran formación o un líder supremo.

La campaña recorre la segunda mitad de 1941 en seis turnos, de julio a diciembre. Calcula entre una y tres horas. Los tres escenarios más cortos están en [15.0].</translation>
    </message>
    <message>
        <source>Fog of war</source>
        <comment>1.6 title</comment>
        <extracomment>rule 1.6</extracomment>
        <translation>Niebla de guerra</translation>
    </message>
    <message>
        <source>The Axis sits at the western edge of the map and the Soviets at the eastern edge. Each player sees the faces of his own blocks only. Of a hidden enemy block you see that it is there and whether its wood is German black, Finnish white or Soviet red. Its name, type, strength and army colour stay secret until some rule reveals it.

The number of blocks in an area, the Defensive Lines and all revealed blocks are open to both.</source>
        <comment>1.6 text</comment>
        <extracomment>rule 1.6</extracomment>
        <translation>El Eje se sienta al oeste del mapa y los soviéticos al este. Cada jugador ve solo la cara de sus propios bloques. De un bloque enemigo oculto ves que está ahí y de qué madera es: negra alemana, blanca finlandesa o roja soviética. Su nombre, su tipo, su fuerza y el color de su ejército son secretos hasta que una regla lo revela.

Cuántos bloques hay en un área, las Líneas Defensivas y los bloques revelados están a la vista de los dos.</translation>
    </message>
    <message>
        <source>Revealing a block</source>
        <comment>1.6.1 title</comment>
        <extracomment>rule 1.6.1</extracomment>
        <translation>Revelar un bloque</translation>
    </message>
    <message>
        <source>A revealed block lies face up and shows everything to both players. HQs are revealed when they are activated ([10.1]), other blocks when their battle begins ([10.13.1]). When they are hidden again is told in [10.16] and [10.18].</source>
        <comment>1.6.1 text</comment>
        <extracomment>rule 1.6.1</extracomment>
        <translation>Un bloque revelado queda tumbado boca arriba y los dos jugadores lo ven entero. Un CG se revela al activarse ([10.1]); los demás bloques, cuando empieza su batalla ([10.13.1]). Cuándo se vuelven a ocultar se dice en [10.16] y [10.18].</translation>
    </message>
    <message>
        <source>Good and bad weather</source>
        <comment>1.7 title</comment>
        <extracomment>rule 1.7</extracomment>
        <translation>Buen y mal tiempo</translation>
    </message>
    <message>
        <source>The weather is *good* (sun) or *bad* (rain or snow). July, August and September are always sunny. From the first Axis impulse of October a die decides ([8.0]).</source>
        <comment>1.7 text</comment>
        <extracomment>rule 1.7</extracomment>
        <translation>El tiempo es *bueno* (sol) o *malo* (lluvia o nieve). En julio, agosto y septiembre siempre hace sol. Desde el primer impulso del Eje de octubre decide un dado ([8.0]).</translation>
    </message>
    <message>
        <source>The map</source>
        <comment>2.0 title</comment>
        <extracomment>rule 2.0</extracomment>
        <translation>El mapa</translation>
    </message>
    <message>
        <source>The map has 175 areas. Each has a code and a symbol: a circle in green, yellow or red, or the star of a Victory Area. The symbol governs movement, stacking and combat ([2.4]).

The codes are:

- 1 to 153
- F and G1 to G4, the Axis supply sources
- S1 to S12, the Soviet supply sources
- H, K, T, O and L, the five Baltic ports: Hanko, Kuressaare, Tallinn, Oranienbaum and Leningrad

The south-eastern corner is not part of the game.</source>
        <comment>2.0 text</comment>
        <extracomment>rule 2.0</extracomment>
        <translation>El mapa tiene 175 áreas. Cada una lleva un código y un símbolo: un círculo de color verde, amarillo o rojo, o la estrella de las Áreas de Victoria. El símbolo rige el movimiento, el apilamiento y el combate ([2.4]).

Los códigos son:

- del 1 al 153
- F y de G1 a G4, las fuentes de suministro del Eje
- de S1 a S12, las fuentes de suministro soviéticas
- H, K, T, O y L, los cinco puertos del Báltico: Hanko, Kuressaare, Tallin, Oranienbaum y Leningrado

La esquina sudeste no forma parte del juego.</translation>
    </message>
    <message>
        <source>Supply sources</source>
        <comment>2.1 title</comment>
        <extracomment>rule 2.1</extracomment>
        <translation>Fuentes de suministro</translation>
    </message>
    <message>
        <source>A unit is in supply if a path of any length leads from it, through areas that its side fully controls ([2.5]), to a source that its side fully controls. The details are in [9.0]. Units out of supply carry a white cube, can do little and wither away.

- *Soviet sources:* S1 to S12 on the red map edge.
- *Axis sources:* F, G1, G2, G3 and G4. Germans and Finns may use all of them.

G4 (Velikiye Luki) is Soviet when the campaign begins. It becomes an Axis source once the Axis has taken it.</source>
        <comment>2.1 text</comment>
        <extracomment>rule 2.1</extracomment>
        <translation>Una unidad tiene suministro si desde ella un camino de cualquier longitud, por áreas que su bando controla del todo ([2.5]), llega a una fuente que su bando controla del todo. Los detalles están en [9.0]. Las unidades sin suministro llevan un cubo blanco, apenas pueden hacer nada y se van consumiendo.

- *Fuentes soviéticas:* de S1 a S12, en el borde rojo del mapa.
- *Fuentes del Eje:* F, G1, G2, G3 y G4. Alemanes y finlandeses pueden usarlas todas.

G4 (Velíkiye Luki) es soviética al empezar la campaña. Pasa a ser fuente del Eje cuando este la toma.</translation>
    </message>
    <message>
        <source>Supply on the coast</source>
        <comment>2.1.1 title</comment>
        <extracomment>rule 2.1.1</extracomment>
        <translation>Suministro en la costa</translation>
    </message>
    <message>
        <source>Soviet units in Baltic coastal areas under Soviet control are always in supply. They move, fight and take replacements as usual. But this supply does not open the area to reinforcements: those need a Line of Communication by land ([5.0]).

The optional rule [14.2] replaces this paragraph.</source>
        <comment>2.1.1 text</comment>
        <extracomment>rule 2.1.1</extracomment>
        <translation>Las unidades soviéticas que están en áreas de la costa báltica bajo control soviético siempre tienen suministro. Mueven, combaten y reciben reemplazos como de costumbre. Pero este suministro no abre el área a los refuerzos, que necesitan una Línea de Comunicaciones por tierra ([5.0]).

La regla opcional [14.2] sustituye a este párrafo.</translation>
    </message>
    <message>
        <source>Special boxes</source>
        <comment>2.2 title</comment>
        <extracomment>rule 2.2</extracomment>
        <translation>Casillas especiales</translation>
    </message>
    <message>
        <source>- *Leaders.* Hitler stays in the Rastenburg box, Stalin in the Moscow box. No other unit enters these boxes. Both leaders are always in supply and cannot be eliminated.
- *The Murmansk road.* Ten boxes along the northern edge, from Petsamo (box 1) to Murmansk (box 10); Titovka is one of them. Only Dietl travels on it ([10.10]). He starts the campaign in Petsamo. Murmansk is worth 1 VP and 1 logistic point to its holder.
- *Velikiye Luki.* Five German blocks marked V wait in this box. As soon as the Axis controls area G4 they join the German reinforcement pool ([5.1]).</source>
        <comment>2.2 text</comment>
        <extracomment>rule 2.2</extracomment>
        <translation>- *Líderes.* Hitler no sale de la casilla de Rastenburg, ni Stalin de la de Moscú. Ninguna otra unidad entra en ellas. Los dos líderes tienen siempre suministro y no pueden ser eliminados.
- *La ruta de Múrmansk.* Diez casillas en el borde norte, de Petsamo (casilla 1) a Múrmansk (casilla 10); Titovka es una de ellas. Solo Dietl viaja por ella ([10.10]). Empieza la campaña en Petsamo. Múrmansk da 1 PV y 1 punto logístico a quien la tiene.
- *Velíkiye Luki.* En esta casilla esperan cinco bloques alemanes marcados con una V. En cuanto el Eje controla el área G4, pasan a la reserva de refuerzos alemana ([5.1]).</translation>
    </message>
    <message>
        <source>Absorption</source>
        <comment>2.3 title</comment>
        <extracomment>rule 2.3</extracomment>
        <translation>Absorción</translation>
    </message>
    <message>
        <source>The defender can ignore some of the hits that he takes. This is called *absorption*. Defensive Lines, cities, and yellow, red and Victory Areas give it. How it works is told in [10.14].</source>
        <comment>2.3 text</comment>
        <extracomment>rule 2.3</extracomment>
        <translation>El defensor puede ignorar algunos de los impactos que recibe. A eso se le llama *absorción*. La dan las Líneas Defensivas, las ciudades y las áreas amarillas, rojas y de Victoria. Cómo funciona se explica en [10.14].</translation>
    </message>
    <message>
        <source>Terrain</source>
        <comment>2.4 title</comment>
        <extracomment>rule 2.4</extracomment>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>There are four kinds of area: green, yellow, red and Victory Areas. The table in [2.9] sums them up.

Roads, railways, bridges, towns, nameless lakes and small islands are only scenery. The two Baltic islands ([2.4.8]) and the lakes Ladoga, Onega, Peipus and Ilmen do matter: nobody moves or traces supply across these lakes unless a rule says so ([10.11], [14.4]).</source>
        <comment>2.4 text</comment>
        <extracomment>rule 2.4</extracomment>
        <translation>Hay cuatro clases de área: verdes, amarillas, rojas y de Victoria. La tabla de [2.9] las resume.

Carreteras, ferrocarriles, puentes, pueblos, lagos sin nombre e islotes son mero paisaje. Sí cuentan las dos islas del Báltico ([2.4.8]) y los lagos Ladoga, Onega, Peipus e Ilmen: nadie los atraviesa, ni para mover ni para trazar suministro, salvo que una regla lo permita ([10.11], [14.4]).</translation>
    </message>
    <message>
        <source>Green area</source>
        <comment>2.4.1 title</comment>
        <extracomment>rule 2.4.1</extracomment>
        <translation>Área verde</translation>
    </message>
    <message>
        <source>Open country, good for the attacker. It costs 1 MP to enter, holds 4 blocks of each player and absorbs nothing.</source>
        <comment>2.4.1 text</comment>
        <extracomment>rule 2.4.1</extracomment>
        <translation>Campo abierto, bueno para el atacante. Cuesta 1 PM entrar, caben 4 bloques de cada jugador y no absorbe nada.</translation>
    </message>
    <message>
        <source>Yellow area</source>
        <comment>2.4.2 title</comment>
        <extracomment>rule 2.4.2</extracomment>
        <translation>Área amarilla</translation>
    </message>
    <message>
        <source>Woods or hills that help the defender. It costs 2 MP to enter, holds 2 blocks of each player and absorbs 1 hit.</source>
        <comment>2.4.2 text</comment>
        <extracomment>rule 2.4.2</extracomment>
        <translation>Bosques o colinas que ayudan al defensor. Cuesta 2 PM entrar, caben 2 bloques de cada jugador y absorbe 1 impacto.</translation>
    </message>
    <message>
        <source>Red area</source>
        <comment>2.4.3 title</comment>
        <extracomment>rule 2.4.3</extracomment>
        <translation>Área roja</translation>
    </message>
    <message>
        <source>Swamp and dense forest, the worst ground to attack. It costs 3 MP to enter, holds 2 blocks of each player and absorbs 2 hits.</source>
        <comment>2.4.3 text</comment>
        <extracomment>rule 2.4.3</extracomment>
        <translation>Pantano y bosque espeso, lo peor para atacar. Cuesta 3 PM entrar, caben 2 bloques de cada jugador y absorbe 2 impactos.</translation>
    </message>
    <message>
        <source>Victory Area</source>
        <comment>2.4.4 title</comment>
        <extracomment>rule 2.4.4</extracomment>
        <translation>Área de Victoria</translation>
    </message>
    <message>
        <source>A big city, marked with a yellow star. It costs 2 MP to enter, holds 2 blocks of each player and absorbs 2 hits for a defender who controls it. There is no further point for being a city.

There are six: Riga, Tallinn, Novgorod, Ostashkov, Tikhvin and Leningrad.</source>
        <comment>2.4.4 text</comment>
        <extracomment>rule 2.4.4</extracomment>
        <translation>Una gran ciudad, señalada con una estrella amarilla. Cuesta 2 PM entrar, caben 2 bloques de cada jugador y absorbe 2 impactos si el defensor la controla. No suma otro punto por ser ciudad.

Hay seis: Riga, Tallin, Nóvgorod, Ostáshkov, Tijvin y Leningrado.</translation>
    </message>
    <message>
        <source>Victory points</source>
        <comment>2.4.4.1 title</comment>
        <extracomment>rule 2.4.4.1</extracomment>
        <translation>Puntos de victoria</translation>
    </message>
    <message>
        <source>There are seven VP to be had: one for each of the six Victory Areas, one for Murmansk. They go to whoever controls the place. Each of these points also counts as 1 in the Logistic Value ([7.2.1]). That is one point with two uses, not two points.</source>
        <comment>2.4.4.1 text</comment>
        <extracomment>rule 2.4.4.1</extracomment>
        <translation>Hay siete PV en juego: uno por cada una de las seis Áreas de Victoria y uno por Múrmansk. Son de quien controla el lugar. Cada uno vale además 1 en el Valor Logístico ([7.2.1]). Es un punto con dos usos, no dos puntos.</translation>
    </message>
    <message>
        <source>Winning the game</source>
        <comment>2.4.4.2 title</comment>
        <extracomment>rule 2.4.4.2</extracomment>
        <translation>Cómo se gana</translation>
    </message>
    <message>
        <source>What wins a scenario is told with it ([15.0]). A campaign ends in one of two ways:

- *Sudden death.* The moment a player has all 7 VP, the game stops and he has won a *decisive victory*.
- *On points.* After the last turn the player with more VP wins a *marginal victory*. As there are seven points, there is no draw.

*Example:* the campaign opens with 1 VP for the Axis (Riga) and 6 for the Soviets (Leningrad, Tallinn, Novgorod, Ostashkov, Tikhvin, Murmansk). If the Soviets take Riga they have 7, and the game is over at once.</source>
        <comment>2.4.4.2 text</comment>
        <extracomment>rule 2.4.4.2</extracomment>
        <translation>Con qué se gana un escenario se dice en él ([15.0]). Una campaña acaba de una de estas dos maneras:

- *Muerte súbita.* En el instante en que un jugador reúne los 7 PV, la partida se acaba y ha logrado una *victoria decisiva*.
- *A los puntos.* Tras el último turno, quien tenga más PV logra una *victoria marginal*. Como los puntos son siete, no hay empate.

*Ejemplo:* la campaña se abre con 1 PV del Eje (Riga) y 6 soviéticos (Leningrado, Tallin, Nóvgorod, Ostáshkov, Tijvin, Múrmansk). Si los soviéticos toman Riga, tienen 7 y la partida termina en el acto.</translation>
    </message>
    <message>
        <source>German staging areas</source>
        <comment>2.4.5 title</comment>
        <extracomment>rule 2.4.5</extracomment>
        <translation>Áreas de preparación alemanas</translation>
    </message>
    <message>
        <source>G1, G2, G3 and G4 carry the German cross. German reinforcements enter there while the area is fully controlled by the Axis ([5.0]). The four are also supply sources ([2.1]).

In a staging area under Axis control German blocks ignore the stacking limit. If the Axis loses control later, blocks beyond the limit are not destroyed, but they must leave as soon as they can move.

F (Helsinki) is a supply source but not a staging area: no reinforcement enters there. G4 is Soviet at the start of the campaign.</source>
        <comment>2.4.5 text</comment>
        <extracomment>rule 2.4.5</extracomment>
        <translation>G1, G2, G3 y G4 llevan la cruz alemana. Por ellas entran los refuerzos alemanes mientras el Eje controle el área del todo ([5.0]). Las cuatro son también fuentes de suministro ([2.1]).

En un área de preparación bajo control del Eje los bloques alemanes no tienen límite de apilamiento. Si el Eje pierde después el control, los bloques que sobran no se destruyen, pero han de irse en cuanto puedan mover.

F (Helsinki) es fuente de suministro pero no área de preparación: por ella no entran refuerzos. G4 es soviética al empezar la campaña.</translation>
    </message>
    <message>
        <source>Cities</source>
        <comment>2.4.6 title</comment>
        <extracomment>rule 2.4.6</extracomment>
        <translation>Ciudades</translation>
    </message>
    <message>
        <source>Some areas hold a city: a white square with its name in white. A defender who controls the area absorbs 1 more hit. Soviet reinforcements may enter in a city ([5.0]).</source>
        <comment>2.4.6 text</comment>
        <extracomment>rule 2.4.6</extracomment>
        <translation>Algunas áreas tienen una ciudad: un cuadrado blanco con el nombre en blanco. El defensor que controla el área absorbe 1 impacto más. Los refuerzos soviéticos pueden entrar por una ciudad ([5.0]).</translation>
    </message>
    <message>
        <source>Rivers</source>
        <comment>2.4.7 title</comment>
        <extracomment>rule 2.4.7</extracomment>
        <translation>Ríos</translation>
    </message>
    <message>
        <source>Rivers change combat, never movement. A block that crosses one to engage in a newly disputed area gets a blue cube and attacks with one die ([10.13.6.1]).

In snow all rivers are frozen and have no effect.</source>
        <comment>2.4.7 text</comment>
        <extracomment>rule 2.4.7</extracomment>
        <translation>Los ríos influyen en el combate, nunca en el movimiento. El bloque que cruza uno para trabar combate en un área recién disputada recibe un cubo azul y ataca con un solo dado ([10.13.6.1]).

Con nieve todos los ríos están helados y no tienen efecto.</translation>
    </message>
    <message>
        <source>The Baltic islands</source>
        <comment>2.4.8 title</comment>
        <extracomment>rule 2.4.8</extracomment>
        <translation>Las islas del Báltico</translation>
    </message>
    <message>
        <source>Hiiumaa (area 53) and Saaremaa (area K, with Kuressaare) are the only islands in play. Three white double arrows join 53 with K, 53 with 54 and K with 54.

A move along an arrow is like a river crossing. The sea never freezes hard enough, so this holds in every weather.</source>
        <comment>2.4.8 text</comment>
        <extracomment>rule 2.4.8</extracomment>
        <translation>Hiiumaa (área 53) y Saaremaa (área K, con Kuressaare) son las únicas islas en juego. Tres flechas dobles blancas unen 53 con K, 53 con 54 y K con 54.

Mover por una flecha es como cruzar un río. El mar no se hiela lo bastante, así que esto vale con cualquier tiempo.</translation>
    </message>
    <message>
        <source>Control of areas</source>
        <comment>2.5 title</comment>
        <extracomment>rule 2.5</extracomment>
        <translation>Control de las áreas</translation>
    </message>
    <message>
        <source>- An area with units of only one player is *fully controlled* by him.
- An empty area belongs to the player whose units were there last. A block takes an empty area just by passing through.
- An area with units of both players is *disputed*. It stays under the control of whoever controlled it before; he is the *original defender* there.

The original defender keeps control; but in a battle the attacker is always the player whose impulse it is ([10.12]).

When the campaign begins the Axis controls Petsamo and 42 areas: all Finland except Hanko, and everything west of the black and red start line, G1, G2 and G3 included. The other 133 areas and the nine other boxes of the Murmansk road are Soviet.</source>
        <comment>2.5 text</comment>
        <extracomment>rule 2.5</extracomment>
        <translation>- Un área con unidades de un solo jugador está *del todo bajo su control*.
- Un área vacía es del jugador que la ocupó por última vez. Un bloque se adueña de un área vacía con solo pasar por ella.
- Un área con unidades de los dos jugadores está *disputada*. Sigue bajo el control de quien la controlaba antes; él es allí el *defensor original*.

El defensor original conserva el control; pero en una batalla el atacante es siempre el jugador al que le toca el impulso ([10.12]).

Al empezar la campaña el Eje controla Petsamo y 42 áreas: toda Finlandia menos Hanko, y cuanto queda al oeste de la línea de salida negra y roja, con G1, G2 y G3. Las otras 133 áreas y las otras nueve casillas de la ruta de Múrmansk son soviéticas.</translation>
    </message>
    <message>
        <source>Control markers</source>
        <comment>2.5.1 title</comment>
        <extracomment>rule 2.5.1</extracomment>
        <translation>Marcadores de control</translation>
    </message>
    <message>
        <source>Cubes show who controls an area where this is not plain: red for the Soviets, black for the Axis. The program keeps them.</source>
        <comment>2.5.1 text</comment>
        <extracomment>rule 2.5.1</extracomment>
        <translation>Donde no salta a la vista quién controla un área, lo indican los cubos: rojos, soviéticos; negros, del Eje. El programa los lleva al día.</translation>
    </message>
    <message>
        <source>The privilege of Leningrad</source>
        <comment>2.6 title</comment>
        <extracomment>rule 2.6</extracomment>
        <translation>El privilegio de Leningrado</translation>
    </message>
    <message>
        <source>Whoever controls Leningrad picks the last block of each draw of reinforcements himself; the others come by chance. Of five, four are drawn and the fifth is chosen. Of one, that one is chosen.</source>
        <comment>2.6 text</comment>
        <extracomment>rule 2.6</extracomment>
        <translation>Quien controla Leningrado elige él mismo el último bloque cada vez que se sacan refuerzos; los demás salen al azar. De cinco, cuatro se sacan y el quinto se elige. Si es uno solo, se elige.</translation>
    </message>
    <message>
        <source>The Finnish Attack Zone (FAZ)</source>
        <comment>2.7 title</comment>
        <extracomment>rule 2.7</extracomment>
        <translation>La Zona de Ataque Finlandesa (ZAF)</translation>
    </message>
    <message>
        <source>A blue double line marks how far the Finns are willing to fight. In the south it follows the river Svir, in the east it stops short of area S1.

- While Leningrad is not under Axis control, Finnish blocks engage nobody on the far side.
- They may always cross it into areas that hold no Soviet units.
- Finns who are fighting beyond the line when Leningrad is lost again may fight on there, but they begin no new battle.

*The 163rd Infantry Division* is German but counts as Finnish in every respect except one: it has no snipers ([10.13.2]).</source>
        <comment>2.7 text</comment>
        <extracomment>rule 2.7</extracomment>
        <translation>Una doble línea azul marca hasta dónde quieren luchar los finlandeses. Por el sur sigue el río Svir; por el este se queda antes del área S1.

- Mientras el Eje no controle Leningrado, los bloques finlandeses no se traban con nadie al otro lado.
- Siempre pueden pasarla para entrar en áreas donde no haya unidades soviéticas.
- Si Leningrado se vuelve a perder, los que ya luchan al otro lado pueden seguir, pero no abren batallas nuevas.

*La 163.ª División de Infantería* es alemana, pero cuenta como finlandesa en todo menos en una cosa: no tiene francotiradores ([10.13.2]).</translation>
    </message>
    <message>
        <source>Costs of movement</source>
        <comment>2.8 title</comment>
        <extracomment>rule 2.8</extracomment>
        <translation>Costes de movimiento</translation>
    </message>
    <message>
        <source>A block pays for each area that it enters:

- green 1 MP
- yellow 2 MP
- red 3 MP
- Victory Area 2 MP
- disengaging: 1 MP more ([10.9])

Rain and snow replace these costs ([8.0]). Rastenburg and Moscow cannot be entered. Dietl moves by [10.10] only.</source>
        <comment>2.8 text</comment>
        <extracomment>rule 2.8</extracomment>
        <translation>El bloque paga por cada área en la que entra:

- verde: 1 PM
- amarilla: 2 PM
- roja: 3 PM
- Área de Victoria: 2 PM
- destrabarse: 1 PM más ([10.9])

La lluvia y la nieve sustituyen estos costes ([8.0]). En Rastenburg y en Moscú no se puede entrar. Dietl mueve solo según [10.10].</translation>
    </message>
    <message>
        <source>Stacking</source>
        <comment>2.9 title</comment>
        <extracomment>rule 2.9</extracomment>
        <translation>Apilamiento</translation>
    </message>
    <message>
        <source>Each player has his own limit: 4 blocks in a green area, 2 in any other. German blocks have no limit in a staging area under Axis control ([2.4.5]).

In addition the controller of an area may have one Defensive Line there. It does not count. So a green area can hold eight blocks, four on each side, and one line.

- Green: absorption 0, stacking 4, cost 1 MP
- Yellow: absorption 1, stacking 2, cost 2 MP
- Red: absorption 2, stacking 2, cost 3 MP
- Victory Area: absorption 2, stacking 2, cost 2 MP</source>
        <comment>2.9 text</comment>
        <extracomment>rule 2.9</extracomment>
        <translation>Cada jugador tiene su límite: 4 bloques en un área verde, 2 en cualquier otra. Los bloques alemanes no tienen límite en un área de preparación bajo control del Eje ([2.4.5]).

Además, quien controla un área puede tener en ella una Línea Defensiva, que no cuenta. Así, en un área verde caben ocho bloques, cuatro por bando, y una línea.

- Verde: absorción 0, apilamiento 4, coste 1 PM
- Amarilla: absorción 1, apilamiento 2, coste 2 PM
- Roja: absorción 2, apilamiento 2, coste 3 PM
- Área de Victoria: absorción 2, apilamiento 2, coste 2 PM</translation>
    </message>
    <message>
        <source>Turns and impulses</source>
        <comment>3.0 title</comment>
        <extracomment>rule 3.0</extracomment>
        <translation>Turnos e impulsos</translation>
    </message>
    <message>
        <source>A turn is a month. Within it the players take impulses in turns. In an impulse the active player does exactly one of these:

- a *Tactical Impulse* ([10.0])
- a *Strategic Impulse*, which costs the Initiative Disc ([11.0])
- a *Pass* ([12.0])

When both players pass one after the other, the End Phase follows ([13.0]), and the next turn opens with its Logistics Phase ([7.0]).

The game ends at once on sudden death ([2.4.4.2]), or else after the End Phase of the last turn.</source>
        <comment>3.0 text</comment>
        <extracomment>rule 3.0</extracomment>
        <translation>Un turno es un mes. Dentro de él los jugadores se alternan en los impulsos. En su impulso el jugador activo hace una sola de estas cosas:

- un *Impulso Táctico* ([10.0])
- un *Impulso Estratégico*, que cuesta el Disco de Iniciativa ([11.0])
- *Pasar* ([12.0])

Cuando los dos pasan uno detrás del otro viene la Fase Final ([13.0]), y el turno siguiente se abre con su Fase Logística ([7.0]).

La partida termina en el acto si hay muerte súbita ([2.4.4.2]); si no, tras la Fase Final del último turno.</translation>
    </message>
    <message>
        <source>Fractions</source>
        <comment>3.1 title</comment>
        <extracomment>rule 3.1</extracomment>
        <translation>Fracciones</translation>
    </message>
    <message>
        <source>Round down, but never below 1: half of 7 is 3, half of 1 is 1. Only what is 0 to begin with stays 0.</source>
        <comment>3.1 text</comment>
        <extracomment>rule 3.1</extracomment>
        <translation>Se redondea hacia abajo, pero nunca por debajo de 1: la mitad de 7 es 3, la mitad de 1 es 1. Solo lo que ya era 0 sigue siendo 0.</translation>
    </message>
    <message>
        <source>Initiative</source>
        <comment>3.2 title</comment>
        <extracomment>rule 3.2</extracomment>
        <translation>Iniciativa</translation>
    </message>
    <message>
        <source>The initiative lies with one of the two players at any time. The Initiative Disc shows with whom.</source>
        <comment>3.2 text</comment>
        <extracomment>rule 3.2</extracomment>
        <translation>La iniciativa es en cada momento de uno de los dos jugadores. El Disco de Iniciativa enseña de cuál.</translation>
    </message>
    <message>
        <source>The Initiative Disc</source>
        <comment>3.2.1 title</comment>
        <extracomment>rule 3.2.1</extracomment>
        <translation>El Disco de Iniciativa</translation>
    </message>
    <message>
        <source>- The player *without* the disc sets up first, and decides first in the Logistics Phase ([7.0]).
- The player *with* the disc plays the first impulse of the turn.
- He may spend it for a Strategic Impulse ([11.0]), or for an Exploitation Move right after a Tactical Impulse ([10.19]).

A disc that is spent goes to the opponent at the end of that impulse or Exploitation Move. In all scenarios Germany starts with it.</source>
        <comment>3.2.1 text</comment>
        <extracomment>rule 3.2.1</extracomment>
        <translation>- El jugador *sin* el disco despliega primero y decide primero en la Fase Logística ([7.0]).
- El jugador *con* el disco juega el primer impulso del turno.
- Puede gastarlo en un Impulso Estratégico ([11.0]) o en un Movimiento de Explotación justo después de un Impulso Táctico ([10.19]).

El disco gastado pasa al rival al acabar ese impulso o ese Movimiento de Explotación. En todos los escenarios lo tiene Alemania al empezar.</translation>
    </message>
    <message>
        <source>Units</source>
        <comment>4.0 title</comment>
        <extracomment>rule 4.0</extracomment>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Leaders, HQs, infantry, cavalry, motorised or mechanised infantry and tanks are blocks ([4.2]). Both players also have Defensive Lines ([4.1]): ten for the Axis, twenty for the Soviets. The Axis has eight bombers ([10.11.1]).</source>
        <comment>4.0 text</comment>
        <extracomment>rule 4.0</extracomment>
        <translation>Líderes, CG, infantería, caballería, infantería motorizada o mecanizada y carros son bloques ([4.2]). Los dos jugadores tienen además Líneas Defensivas ([4.1]): diez el Eje, veinte los soviéticos. El Eje tiene ocho bombarderos ([10.11.1]).</translation>
    </message>
    <message>
        <source>Defensive Lines</source>
        <comment>4.1 title</comment>
        <extracomment>rule 4.1</extracomment>
        <translation>Líneas Defensivas</translation>
    </message>
    <message>
        <source>A Defensive Line is a belt of trenches, mines, wire and tank ditches with its own guns. The Axis has 10, the Soviets 20. You may dismantle one of yours at any time, also in an enemy impulse, to build it again elsewhere; only not while a battle is being fought in its area.

*Building.* In any kind of impulse a combat block (not an HQ) that began it in a fully controlled area without a line may stay where it is, lose a step and build one. A block on its last step cannot. No line is ever built on the Murmansk road.

*A line*

- cannot move or attack;
- has strength 1 and single fire (hits on 6);
- absorbs 1 hit, so in open ground the second hit destroys it;
- shields the blocks with it: while it stands, no block of its side that defends there is hurt ([10.15]);
- takes no part when its owner attacks in that area;
- if isolated, is lost only when it stands in a disputed area without a block of its own ([9.3]).</source>
        <comment>4.1 text</comment>
        <extracomment>rule 4.1</extracomment>
        <translation>Una Línea Defensiva es un cinturón de trincheras, minas, alambradas y fosos contracarro con sus propias piezas. El Eje tiene 10; los soviéticos, 20. Puedes desmontar una de las tuyas en cualquier momento, también en un impulso enemigo, para levantarla en otro sitio; pero no mientras se combate en su área.

*Construir.* En cualquier clase de impulso, un bloque de combate (no un CG) que lo empezó en un área bajo control total y sin línea puede quedarse donde está, perder un paso y levantar una. Un bloque en su último paso no puede. En la ruta de Múrmansk nunca se construyen líneas.

*Una línea*

- no mueve ni ataca;
- tiene fuerza 1 y fuego sencillo (impacta con 6);
- absorbe 1 impacto, así que en campo abierto la destruye el segundo;
- protege a los bloques que la acompañan: mientras siga en pie, ningún bloque de su bando que defienda allí sufre daño ([10.15]);
- no interviene cuando su dueño ataca en esa área;
- aislada, solo se pierde si está en un área disputada sin ningún bloque propio ([9.3]).</translation>
    </message>
    <message>
        <source>Blocks</source>
        <comment>4.2 title</comment>
        <extracomment>rule 4.2</extracomment>
        <translation>Bloques</translation>
    </message>
    <message>
        <source>A block shows its name, type and army colour ([0.0]), and three values. On the screen:

- the squares along the upper edge are its strength ([4.2.3]); HQs and leaders show stars, or a heart;
- one, two or three dots at the lower left are its firepower ([4.2.2]);
- one or two arrowheads at the lower right are its speed ([4.2.1]).

A block is a leader, an HQ or a *combat block*. Their sizes:

- Soviet armies have 4 points, corps 3, divisions 2. There are also two static brigades, at Hanko and Kuressaare.
- Axis corps have 4 points, divisions 3 or 2, the Finnish cavalry brigade 1.</source>
        <comment>4.2 text</comment>
        <extracomment>rule 4.2</extracomment>
        <translation>Un bloque muestra su nombre, su tipo y el color de su ejército ([0.0]), además de tres valores. En la pantalla:

- los cuadrados del borde superior son su fuerza ([4.2.3]); los CG y los líderes muestran estrellas, o un corazón;
- uno, dos o tres puntos abajo a la izquierda son su potencia de fuego ([4.2.2]);
- una o dos puntas de flecha abajo a la derecha son su velocidad ([4.2.1]).

Un bloque es un líder, un CG o un *bloque de combate*. Sus tamaños:

- Los ejércitos soviéticos tienen 4 puntos; los cuerpos, 3; las divisiones, 2. Hay también dos brigadas estáticas, en Hanko y en Kuressaare.
- Los cuerpos del Eje tienen 4 puntos; las divisiones, 3 o 2; la brigada de caballería finlandesa, 1.</translation>
    </message>
    <message>
        <source>Fast and slow</source>
        <comment>4.2.1 title</comment>
        <extracomment>rule 4.2.1</extracomment>
        <translation>Rápidos y lentos</translation>
    </message>
    <message>
        <source>- *Fast* blocks (two arrowheads; in print a dark background) have 5 MP.
- *Slow* blocks (one arrowhead; in print a light background) have 3 MP.

Defensive Lines, Hitler, Stalin, Mannerheim and the two static brigades do not move. The brigades may go by rail or sea, if those options are in play ([14.1], [14.2]).</source>
        <comment>4.2.1 text</comment>
        <extracomment>rule 4.2.1</extracomment>
        <translation>- Los bloques *rápidos* (dos puntas de flecha; impresos, fondo oscuro) tienen 5 PM.
- Los bloques *lentos* (una punta de flecha; impresos, fondo claro) tienen 3 PM.

No mueven las Líneas Defensivas, Hitler, Stalin, Mannerheim ni las dos brigadas estáticas. Las brigadas pueden ir por ferrocarril o por mar si se juega con esas opciones ([14.1], [14.2]).</translation>
    </message>
    <message>
        <source>Firepower</source>
        <comment>4.2.2 title</comment>
        <extracomment>rule 4.2.2</extracomment>
        <translation>Potencia de fuego</translation>
    </message>
    <message>
        <source>Firepower tells on which rolls a unit hits. In print it is the colour of the points or stars, on the screen the number of dots:

- black, one dot: *single fire*, hits on 6
- white, two dots: *double fire*, hits on 5 and 6
- red, three dots: *triple fire*, hits on 4, 5 and 6

This book speaks of black, white and red steps. HQ stars are white. Zhukov and Mannerheim have red stars. Luftwaffe stars are blue: no firepower.</source>
        <comment>4.2.2 text</comment>
        <extracomment>rule 4.2.2</extracomment>
        <translation>La potencia de fuego dice con qué tiradas impacta una unidad. En el juego impreso es el color de los puntos o estrellas; en la pantalla, el número de puntos:

- negro, un punto: *fuego sencillo*, impacta con 6
- blanco, dos puntos: *fuego doble*, impacta con 5 y 6
- rojo, tres puntos: *fuego triple*, impacta con 4, 5 y 6

Este libro habla de pasos negros, blancos y rojos. Las estrellas de los CG son blancas. Las de Zhúkov y Mannerheim, rojas. Las de la Luftwaffe, azules: sin potencia de fuego.</translation>
    </message>
    <message>
        <source>Strength</source>
        <comment>4.2.3 title</comment>
        <extracomment>rule 4.2.3</extracomment>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>Strength is the number of points or stars on the upper edge, at most 4. A unit rolls that many dice. A Defensive Line has strength 1.

The strength of an HQ is also its command range ([10.3]). For a Luftwaffe HQ it is the air range and the number of bombers it may send ([10.11]).

HQs and leaders have four faces: 4, 3 and 2 stars, and the *Heart*. The Heart means *exhausted*, with strength 0. There is no face with one star.</source>
        <comment>4.2.3 text</comment>
        <extracomment>rule 4.2.3</extracomment>
        <translation>La fuerza es el número de puntos o estrellas del borde superior, como mucho 4. La unidad tira ese número de dados. Una Línea Defensiva tiene fuerza 1.

La fuerza de un CG es también su alcance de mando ([10.3]). En un CG de la Luftwaffe es el alcance aéreo y el número de bombarderos que puede enviar ([10.11]).

Los CG y los líderes tienen cuatro caras: 4, 3 y 2 estrellas, y el *Corazón*. El Corazón significa *agotado*, con fuerza 0. Cara de una estrella no hay.</translation>
    </message>
    <message>
        <source>Losing strength</source>
        <comment>4.2.3.1 title</comment>
        <extracomment>rule 4.2.3.1</extracomment>
        <translation>Perder fuerza</translation>
    </message>
    <message>
        <source>Each hit that does damage turns the block one step down. A block on its lowest face that takes another is destroyed.</source>
        <comment>4.2.3.1 text</comment>
        <extracomment>rule 4.2.3.1</extracomment>
        <translation>Cada impacto que causa daño gira el bloque un paso hacia abajo. El bloque que ya está en su cara más baja y recibe otro queda destruido.</translation>
    </message>
    <message>
        <source>Leaders</source>
        <comment>4.2.4 title</comment>
        <extracomment>rule 4.2.4</extracomment>
        <translation>Líderes</translation>
    </message>
    <message>
        <source>Hitler and Stalin sit in Rastenburg and Moscow. They do not move, fight or die, and are always in supply. Their strength matters only for the Logistic Value ([7.2.1]).</source>
        <comment>4.2.4 text</comment>
        <extracomment>rule 4.2.4</extracomment>
        <translation>Hitler y Stalin están en Rastenburg y en Moscú. No mueven, no combaten ni mueren, y siempre tienen suministro. Su fuerza solo importa para el Valor Logístico ([7.2.1]).</translation>
    </message>
    <message>
        <source>Combat blocks</source>
        <comment>4.2.5 title</comment>
        <extracomment>rule 4.2.5</extracomment>
        <translation>Bloques de combate</translation>
    </message>
    <message>
        <source>- Infantry is slow (3 MP). Static infantry does not move.
- Motorised and mechanised infantry, cavalry and tanks are fast (5 MP).

In the basic game cavalry, motorised and mechanised infantry are all alike. The Soviet V Airborne Corps and the German parachute division fight as plain infantry.</source>
        <comment>4.2.5 text</comment>
        <extracomment>rule 4.2.5</extracomment>
        <translation>- La infantería es lenta (3 PM). La infantería estática no mueve.
- La infantería motorizada y mecanizada, la caballería y los carros son rápidos (5 PM).

En el juego básico no hay diferencia entre caballería, infantería motorizada e infantería mecanizada. El V Cuerpo Aerotransportado soviético y la división paracaidista alemana luchan como simple infantería.</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <comment>4.2.6 title</comment>
        <extracomment>rule 4.2.6</extracomment>
        <translation>Cuarteles generales</translation>
    </message>
    <message>
        <source>An HQ is a commander with his staff, escort and guns.

- *Axis:* seven Tactical HQs (16th Army, 18th Army, Dietl, XXXIX, XLI and LVI Panzer Corps, Mannerheim) and two Luftwaffe HQs (I and VIII Fliegerkorps).
- *Soviets:* five Tactical HQs (Zhukov and the Northwestern, Volkhov, Karelian and Leningrad Fronts).

A Tactical HQ has a colour and commands the blocks of that colour. *White* blocks obey any Tactical HQ of their side.

In a Tactical Impulse you need these HQs to move, to build lines and to fire artillery. Luftwaffe HQs do nothing of this; they send bombers ([10.11], [10.13.5]).</source>
        <comment>4.2.6 text</comment>
        <extracomment>rule 4.2.6</extracomment>
        <translation>Un CG es un jefe con su estado mayor, su escolta y sus cañones.

- *Eje:* siete CG tácticos (16.º Ejército, 18.º Ejército, Dietl, los Cuerpos Panzer XXXIX, XLI y LVI, Mannerheim) y dos CG de la Luftwaffe (I y VIII Fliegerkorps).
- *Soviéticos:* cinco CG tácticos (Zhúkov y los Frentes del Noroeste, del Vóljov, de Carelia y de Leningrado).

Un CG táctico tiene un color y manda los bloques de ese color. Los bloques *blancos* obedecen a cualquier CG táctico de su bando.

En un Impulso Táctico estos CG hacen falta para mover, construir líneas y disparar la artillería. Los CG de la Luftwaffe no hacen nada de eso: envían bombarderos ([10.11], [10.13.5]).</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <comment>5.0 title</comment>
        <extracomment>rule 5.0</extracomment>
        <translation>Refuerzos</translation>
    </message>
    <message>
        <source>Reinforcements come in two ways:

- in the Logistics Phase, if the leader is activated ([7.2]);
- in a Strategic Impulse, option B ([11.0B]).

You draw as many blocks as your Logistic Value ([7.2.1]) from your reinforcement pool, by chance. If the pool is smaller, you draw all of it. Leningrad gives a privilege ([2.6]).

- *German* blocks enter in any staging area that the Axis fully controls, without stacking limit ([2.4.5]).
- There are no *Finnish* reinforcements.
- *Soviet* blocks enter in a Victory Area or a city that the Soviets fully control and that is in supply: one block in each area, and not beyond the stacking limit.

An area is in supply if a Line of Communication leads from it to a source ([9.2]). Coastal supply is not enough ([2.1.1]).

A block that finds no place returns to the pool. Nothing is drawn instead. *Example:* five blocks are drawn but only three areas are fit: three enter, two go back.</source>
        <comment>5.0 text</comment>
        <extracomment>rule 5.0</extracomment>
        <translation>Los refuerzos llegan de dos maneras:

- en la Fase Logística, si se activa al líder ([7.2]);
- en un Impulso Estratégico, opción B ([11.0B]).

Sacas de tu reserva de refuerzos, al azar, tantos bloques como tu Valor Logístico ([7.2.1]). Si hay menos, los sacas todos. Leningrado da un privilegio ([2.6]).

- Los bloques *alemanes* entran en cualquier área de preparación que el Eje controle del todo, sin límite de apilamiento ([2.4.5]).
- No hay refuerzos *finlandeses*.
- Los bloques *soviéticos* entran en un Área de Victoria o en una ciudad que los soviéticos controlen del todo y que tenga suministro: un bloque por área y sin pasar el límite de apilamiento.

Un área tiene suministro si desde ella sale una Línea de Comunicaciones hasta una fuente ([9.2]). El suministro de la costa no basta ([2.1.1]).

El bloque que no encuentra sitio vuelve a la reserva y no se saca otro. *Ejemplo:* salen cinco bloques y solo sirven tres áreas: entran tres y dos vuelven.</translation>
    </message>
    <message>
        <source>Blocks with a letter</source>
        <comment>5.1 title</comment>
        <extracomment>rule 5.1</extracomment>
        <translation>Bloques con letra</translation>
    </message>
    <message>
        <source>Some blocks become available later. A letter tells when:

- *V*, five German blocks: as soon as the Axis controls Velikiye Luki (area G4). They are Schmidt&apos;s HQ with its three fast blocks and the HQ of VIII Fliegerkorps. They stay available if the town is lost again.
- *S*, thirteen Soviet blocks: at the start of the September turn.
- *N*, three Soviet blocks: at the start of the November turn.

They join the pool at that moment and can be drawn in the same turn.

The Leningrad Militia is plain infantry. Its L only means that it sets up in Leningrad.</source>
        <comment>5.1 text</comment>
        <extracomment>rule 5.1</extracomment>
        <translation>Algunos bloques están disponibles más tarde. Una letra dice cuándo:

- *V*, cinco bloques alemanes: en cuanto el Eje controla Velíkiye Luki (área G4). Son el CG de Schmidt con sus tres bloques rápidos y el CG del VIII Fliegerkorps. Siguen disponibles aunque la ciudad se vuelva a perder.
- *S*, trece bloques soviéticos: al empezar el turno de septiembre.
- *N*, tres bloques soviéticos: al empezar el turno de noviembre.

En ese momento pasan a la reserva y pueden salir ya en el mismo turno.

La milicia de Leningrado es simple infantería. Su L solo significa que se despliega en Leningrado.</translation>
    </message>
    <message>
        <source>Sequence of play</source>
        <comment>6.0 title</comment>
        <extracomment>rule 6.0</extracomment>
        <translation>Secuencia de juego</translation>
    </message>
    <message>
        <source>- *Logistics Phase*, turns 2 to 6 only ([7.0])
- *Impulse Phase*: impulses in turns, the player with the initiative first
- *End Phase* ([13.0])

A turn has at least two impulses; there is no upper limit. It ends when both players pass one after the other. An impulse is a Tactical Impulse, a Strategic Impulse or a Pass, and runs like this:

- Weather check: Axis impulses from October on ([8.1])
- Supply check: always ([9.1])
- HQ Activation Segment: Tactical only ([10.1])
- Command Segment: always ([10.8])
- Combat Segment: Tactical and Strategic ([10.12])
- Blitz Segment: Tactical only ([10.17])
- HQ Deactivation Segment: Tactical only ([10.18])
- Isolation check: always ([9.3])
- Exploitation Move: after a Tactical Impulse, for the Initiative Disc ([10.19])</source>
        <comment>6.0 text</comment>
        <extracomment>rule 6.0</extracomment>
        <translation>- *Fase Logística*, solo en los turnos 2 a 6 ([7.0])
- *Fase de Impulsos*: impulsos alternos; primero, el jugador con la iniciativa
- *Fase Final* ([13.0])

Un turno tiene como mínimo dos impulsos y no hay máximo. Acaba cuando los dos jugadores pasan uno detrás del otro. Un impulso es Táctico, Estratégico o Pasar, y sigue este orden:

- Control del tiempo: impulsos del Eje desde octubre ([8.1])
- Control de suministro: siempre ([9.1])
- Segmento de activación de CG: solo Táctico ([10.1])
- Segmento de mando: siempre ([10.8])
- Segmento de combate: Táctico y Estratégico ([10.12])
- Segmento Blitz: solo Táctico ([10.17])
- Segmento de desactivación de CG: solo Táctico ([10.18])
- Control de aislamiento: siempre ([9.3])
- Movimiento de Explotación: tras un Impulso Táctico, a cambio del Disco de Iniciativa ([10.19])</translation>
    </message>
    <message>
        <source>Logistics Phase</source>
        <comment>7.0 title</comment>
        <extracomment>rule 7.0</extracomment>
        <translation>Fase Logística</translation>
    </message>
    <message>
        <source>It opens turns 2 to 6; turn 1 has none. Each player, the one *without* the initiative first, chooses one of two things:

- a Logistic Pause ([7.1]);
- to activate his leader ([7.2]).</source>
        <comment>7.0 text</comment>
        <extracomment>rule 7.0</extracomment>
        <translation>Abre los turnos 2 a 6; el turno 1 no la tiene. Cada jugador, primero el que *no* tiene la iniciativa, elige una de dos cosas:

- una Pausa Logística ([7.1]);
- activar a su líder ([7.2]).</translation>
    </message>
    <message>
        <source>Logistic Pause</source>
        <comment>7.1 title</comment>
        <extracomment>rule 7.1</extracomment>
        <translation>Pausa Logística</translation>
    </message>
    <message>
        <source>The leader is restored to 4 stars. Nothing else happens for that player.</source>
        <comment>7.1 text</comment>
        <extracomment>rule 7.1</extracomment>
        <translation>El líder recupera sus 4 estrellas. Ese jugador no hace nada más.</translation>
    </message>
    <message>
        <source>Activating the leader</source>
        <comment>7.2 title</comment>
        <extracomment>rule 7.2</extracomment>
        <translation>Activar al líder</translation>
    </message>
    <message>
        <source>The leader is revealed, and his player may, each up to his Logistic Value:

- regenerate HQ steps ([7.2.2]);
- replace steps of combat blocks ([7.2.2]);
- bring reinforcements into play ([5.0]).

At the very end the leader loses a step. A leader on the Heart may be activated too: he counts 0 and stays on the Heart.</source>
        <comment>7.2 text</comment>
        <extracomment>rule 7.2</extracomment>
        <translation>El líder se revela y su jugador puede, cada cosa hasta su Valor Logístico:

- regenerar pasos de CG ([7.2.2]);
- reemplazar pasos de bloques de combate ([7.2.2]);
- traer refuerzos al juego ([5.0]).

Al final de todo el líder pierde un paso. También se puede activar a un líder en el Corazón: cuenta 0 y sigue en el Corazón.</translation>
    </message>
    <message>
        <source>The Logistic Value (LV)</source>
        <comment>7.2.1 title</comment>
        <extracomment>rule 7.2.1</extracomment>
        <translation>El Valor Logístico (VL)</translation>
    </message>
    <message>
        <source>The Logistic Value is the sum of

- the strength of the leader;
- the number of own HQs on the map that are not exhausted, Dietl and the Luftwaffe included;
- the VP under control;
- a loss bonus. For the Axis: 1 for each ten Soviet blocks that have surrendered. For the Soviets: 1 for each ten Axis blocks destroyed or surrendered;
- with the optional rules, 1 for the Baltic ([14.2]) and 1 for Lend-Lease ([14.9]).

It is the number of

- regeneration points in the Logistics Phase;
- replacement points in the Logistics Phase;
- reinforcements, in the Logistics Phase or a Strategic Impulse;
- blocks that may act in a Strategic Impulse or an Exploitation Move.

*Example:* at the start of the campaign the Axis has Hitler 4, six HQs and Riga 1: LV 11.</source>
        <comment>7.2.1 text</comment>
        <extracomment>rule 7.2.1</extracomment>
        <translation>El Valor Logístico es la suma de

- la fuerza del líder;
- los CG propios en el mapa que no estén agotados, contando a Dietl y la Luftwaffe;
- los PV bajo control;
- una prima por bajas. Para el Eje: 1 por cada diez bloques soviéticos rendidos. Para los soviéticos: 1 por cada diez bloques del Eje destruidos o rendidos;
- con las reglas opcionales, 1 por el Báltico ([14.2]) y 1 por el Préstamo y Arriendo ([14.9]).

Ese es el número de

- puntos de regeneración en la Fase Logística;
- puntos de reemplazo en la Fase Logística;
- refuerzos, en la Fase Logística o en un Impulso Estratégico;
- bloques que pueden actuar en un Impulso Estratégico o en un Movimiento de Explotación.

*Ejemplo:* al empezar la campaña el Eje tiene a Hitler con 4, seis CG y Riga con 1: VL 11.</translation>
    </message>
    <message>
        <source>Logistics in bad weather</source>
        <comment>7.2.1a title</comment>
        <extracomment>rule 7.2.1a</extracomment>
        <translation>Logística con mal tiempo</translation>
    </message>
    <message>
        <source>Rain halves the LV of both players. Snow halves that of the Axis only ([8.0]). So 13 becomes 6 in rain, and an Axis LV of 9 becomes 4 in snow.</source>
        <comment>7.2.1a text</comment>
        <extracomment>rule 7.2.1a</extracomment>
        <translation>La lluvia reduce a la mitad el VL de los dos jugadores. La nieve, solo el del Eje ([8.0]). Así, 13 pasa a 6 con lluvia, y un VL del Eje de 9 pasa a 4 con nieve.</translation>
    </message>
    <message>
        <source>Regeneration and replacement</source>
        <comment>7.2.2 title</comment>
        <extracomment>rule 7.2.2</extracomment>
        <translation>Regeneración y reemplazo</translation>
    </message>
    <message>
        <source>Lost steps come back only in the Logistics Phase, and only if the leader is activated. Isolated units get nothing ([9.1]).

- An *HQ* step costs 1 regeneration point. From the Heart to 4 stars it takes three.
- A *combat* step costs replacement points by its colour: black 1, white 2, red 3.

The two accounts are separate: your LV gives you both in full. If the leader was activated he then loses a step; if you paused he is at 4.

*Example:* it is November, it snows, and the Axis has the initiative. The Soviets decide first and pause: Stalin goes to 4, and that is all. The Axis activates Hitler, who is on the Heart: 0, plus four HQs, plus 3 VP, plus 2 for 21 surrendered blocks, makes 9; snow halves it to 4. The four regeneration points raise one HQ from 3 to 4 and another from the Heart to 4. The four replacement points restore a red step and a black one. Last, four reinforcements are drawn and placed in the staging areas.</source>
        <comment>7.2.2 text</comment>
        <extracomment>rule 7.2.2</extracomment>
        <translation>Los pasos perdidos solo vuelven en la Fase Logística, y solo si se activa al líder. Las unidades aisladas no reciben nada ([9.1]).

- Un paso de *CG* cuesta 1 punto de regeneración. Del Corazón a 4 estrellas son tres.
- Un paso de *combate* cuesta puntos de reemplazo según su color: negro 1, blanco 2, rojo 3.

Son cuentas separadas: tu VL te da las dos completas. Si el líder se activó, pierde después un paso; si hiciste la pausa, queda en 4.

*Ejemplo:* es noviembre, nieva y la iniciativa es del Eje. Los soviéticos deciden primero y hacen la pausa: Stalin sube a 4 y ya está. El Eje activa a Hitler, que está en el Corazón: 0, más cuatro CG, más 3 PV, más 2 por 21 bloques rendidos, son 9; la nieve lo deja en 4. Los cuatro puntos de regeneración suben un CG de 3 a 4 y otro del Corazón a 4. Los cuatro de reemplazo devuelven un paso rojo y uno negro. Por último salen cuatro refuerzos, que entran en las áreas de preparación.</translation>
    </message>
    <message>
        <source>Weather</source>
        <comment>8.0 title</comment>
        <extracomment>rule 8.0</extracomment>
        <translation>Meteorología</translation>
    </message>
    <message>
        <source>The sun shines in July, August and September. From October it may begin to rain, and then to snow. Both are bad weather.

*Rain*

- Whatever its colour, each area costs 3 MP. A slow block can therefore not disengage.
- Attacking blocks have strength 1. HQs have strength 1 for command, artillery and air.
- Both LVs are halved.

*Snow*

- Each area costs 2 MP.
- Attacking German blocks have half their strength, and so have German HQs, Dietl and the Luftwaffe for command, artillery and air. Soviets and Finns suffer nothing.
- Rivers are frozen; the white arrows are not ([2.4.8]).
- The Axis LV is halved.

Defenders always fight with their full strength. An exhausted HQ stays at 0.

*Examples:* in rain a block of 4 attacks with one die, and an HQ with 4 stars commands over one area. In snow a German block of 3 attacks with one die, a German HQ with 4 stars commands over two areas, and a Soviet block of 4 attacks with four dice.</source>
        <comment>8.0 text</comment>
        <extracomment>rule 8.0</extracomment>
        <translation>En julio, agosto y septiembre hace sol. Desde octubre puede empezar a llover y, después, a nevar. Ambas cosas son mal tiempo.

*Lluvia*

- Sea del color que sea, cada área cuesta 3 PM. Por eso un bloque lento no puede destrabarse.
- Los bloques que atacan tienen fuerza 1. Los CG tienen fuerza 1 para mando, artillería y aviación.
- Los dos VL se reducen a la mitad.

*Nieve*

- Cada área cuesta 2 PM.
- Los bloques alemanes que atacan tienen la mitad de su fuerza, y también los CG alemanes, Dietl y la Luftwaffe para mando, artillería y aviación. Soviéticos y finlandeses no sufren nada.
- Los ríos están helados; las flechas blancas, no ([2.4.8]).
- El VL del Eje se reduce a la mitad.

Quien defiende combate siempre con toda su fuerza. Un CG agotado sigue en 0.

*Ejemplos:* con lluvia, un bloque de 4 ataca con un dado, y un CG de 4 estrellas manda a un área. Con nieve, un bloque alemán de 3 ataca con un dado, un CG alemán de 4 estrellas manda a dos áreas y un bloque soviético de 4 ataca con cuatro dados.</translation>
    </message>
    <message>
        <source>Weather check</source>
        <comment>8.1 title</comment>
        <extracomment>rule 8.1</extracomment>
        <translation>Control del tiempo</translation>
    </message>
    <message>
        <source>The check is made at the start of each Axis impulse of any kind, from the first one of October. The Soviet player rolls a die.

- In the first check the forecast marker is on 1. The weather changes if the die shows its number or less.
- If it does not change, the marker goes one space to the right for the next check: now 1 or 2 will do, and so on. The sixth check cannot fail. The marker keeps its place from one turn to the next.

The first change is from sun to rain. The marker is taken off, and the Soviet impulse that follows is rainy too. From the next Axis impulse the same procedure starts again on 1, now for snow. Once it snows, it snows to the end of the game.</source>
        <comment>8.1 text</comment>
        <extracomment>rule 8.1</extracomment>
        <translation>Se hace al empezar cada impulso del Eje, del tipo que sea, desde el primero de octubre. El jugador soviético tira un dado.

- En el primer control el marcador de pronóstico está en el 1. El tiempo cambia si el dado da su número o menos.
- Si no cambia, el marcador pasa un espacio a la derecha para el control siguiente: ya valen 1 y 2, y así sucesivamente. El sexto control no puede fallar. El marcador conserva su sitio de un turno a otro.

El primer cambio es de sol a lluvia. Se quita el marcador, y el impulso soviético que sigue también es lluvioso. Desde el próximo impulso del Eje se empieza otra vez en el 1, ahora para la nieve. Cuando nieva, nieva hasta el fin de la partida.</translation>
    </message>
    <message>
        <source>Supply</source>
        <comment>9.0 title</comment>
        <extracomment>rule 9.0</extracomment>
        <translation>Suministro</translation>
    </message>
    <message>
        <source>You check supply twice in each of your impulses. At the start you look at all your units and mark the isolated ones ([9.1]). At the end you look at the marked ones again, and those still cut off suffer attrition ([9.3]).

Always in supply are

- Hitler, Stalin and Dietl;
- Soviet units in Baltic coastal areas under Soviet control ([2.1.1]; not with [14.2]).</source>
        <comment>9.0 text</comment>
        <extracomment>rule 9.0</extracomment>
        <translation>En cada uno de tus impulsos miras el suministro dos veces. Al empezar, el de todas tus unidades, y marcas las aisladas ([9.1]). Al acabar, el de las marcadas: las que sigan cortadas sufren desgaste ([9.3]).

Tienen siempre suministro

- Hitler, Stalin y Dietl;
- las unidades soviéticas en áreas de la costa báltica bajo control soviético ([2.1.1]; no con [14.2]).</translation>
    </message>
    <message>
        <source>Supply check</source>
        <comment>9.1 title</comment>
        <extracomment>rule 9.1</extracomment>
        <translation>Control de suministro</translation>
    </message>
    <message>
        <source>At the start of every impulse, be it a Pass, Tactical or Strategic, all units of the active player that have no Line of Communication ([9.2]) become *isolated* and get a white cube. They stay so for the whole impulse, even if the road is opened in the meantime.

An isolated unit defends as usual, and that is all. It does not

- move or attack
- build a Defensive Line
- get activated, if it is an HQ
- take replacements or regeneration</source>
        <comment>9.1 text</comment>
        <extracomment>rule 9.1</extracomment>
        <translation>Al empezar cada impulso, sea Pasar, Táctico o Estratégico, todas las unidades del jugador activo que no tengan Línea de Comunicaciones ([9.2]) quedan *aisladas* y reciben un cubo blanco. Lo están durante el impulso entero, aunque entretanto se abra el camino.

Una unidad aislada defiende como de costumbre, y nada más. No puede

- mover ni atacar
- levantar una Línea Defensiva
- activarse, si es un CG
- recibir reemplazos ni regeneración</translation>
    </message>
    <message>
        <source>Line of Communication</source>
        <comment>9.2 title</comment>
        <extracomment>rule 9.2</extracomment>
        <translation>Línea de Comunicaciones</translation>
    </message>
    <message>
        <source>A Line of Communication leads from a unit or an area to a source ([2.1]) of its side. It may have any length. Every area on it, and the source itself, must be under own control and undisputed.

Only its first area may be disputed, no matter who controls that one. So a Line of Communication may begin in a battle, but it does not run through one or end in one.

Units in a source that their side controls are in supply even if that area is disputed.</source>
        <comment>9.2 text</comment>
        <extracomment>rule 9.2</extracomment>
        <translation>Una Línea de Comunicaciones (LdC) va de una unidad o de un área a una fuente ([2.1]) de su bando. Puede tener cualquier longitud. Todas sus áreas, y la propia fuente, han de estar bajo control propio y sin disputar.

Solo la primera puede estar disputada, la controle quien la controle. Así, una LdC puede nacer en una batalla, pero ni la cruza ni acaba en ella.

Las unidades que están en una fuente controlada por su bando tienen suministro aunque esa área esté disputada.</translation>
    </message>
    <message>
        <source>Isolation check</source>
        <comment>9.3 title</comment>
        <extracomment>rule 9.3</extracomment>
        <translation>Control de aislamiento</translation>
    </message>
    <message>
        <source>At the end of every impulse the active player looks at his marked units only. Those that have a Line of Communication now lose the cube. The others suffer *attrition*:

- A *block* loses one step. On its lowest face, or on the Heart, it surrenders.
- A *Defensive Line* is removed if it stands in a disputed area without a block of its own. Otherwise it stays. Lines never count as losses and may be built again.

*Where lost blocks go*

- Soviet blocks destroyed in combat return to the Soviet pool. Soviet blocks that surrender are out of the game; every ten give the Axis 1 logistic point.
- Axis blocks are out of the game however they are lost: in combat, by attrition, or as exhausted HQs that were activated ([10.18]). Every ten give the Soviets 1 logistic point.

*Example:* the Soviets check 15 units. Nine (eight blocks and a line) have a way to S1-S12. Four (three blocks and a line) are on their own Baltic coast. Two are isolated: a block in Pushkin, and a line all alone in a disputed area. If nothing has changed at the end of the impulse, the block in Pushkin loses a step and the line is removed.</source>
        <comment>9.3 text</comment>
        <extracomment>rule 9.3</extracomment>
        <translation>Al acabar cada impulso el jugador activo mira solo sus unidades marcadas. Las que ya tienen Línea de Comunicaciones pierden el cubo. Las demás sufren *desgaste*:

- Un *bloque* pierde un paso. Si está en su cara más baja, o en el Corazón, se rinde.
- Una *Línea Defensiva* se retira si está en un área disputada sin ningún bloque propio. Si no, se queda. Las líneas nunca cuentan como bajas y se pueden volver a construir.

*Adónde van los bloques perdidos*

- Los bloques soviéticos destruidos en combate vuelven a la reserva soviética. Los que se rinden salen del juego; cada diez dan al Eje 1 punto logístico.
- Los bloques del Eje salen del juego, se pierdan como se pierdan: en combate, por desgaste o como CG agotados que se activaron ([10.18]). Cada diez dan a los soviéticos 1 punto logístico.

*Ejemplo:* los soviéticos miran 15 unidades. Nueve (ocho bloques y una línea) tienen camino hasta S1-S12. Cuatro (tres bloques y una línea) están en su costa báltica. Dos están aisladas: un bloque en Pushkin y una línea sola en un área disputada. Si al acabar el impulso nada ha cambiado, el bloque de Pushkin pierde un paso y la línea se retira.</translation>
    </message>
    <message>
        <source>Tactical Impulse</source>
        <comment>10.0 title</comment>
        <extracomment>rule 10.0</extracomment>
        <translation>Impulso Táctico</translation>
    </message>
    <message>
        <source>A Tactical Impulse needs at least one activated Tactical HQ. A Luftwaffe HQ may be activated in addition, never alone.

A player who holds the Initiative Disc may spend it right after his Tactical Impulse for an Exploitation Move ([10.19]).</source>
        <comment>10.0 text</comment>
        <extracomment>rule 10.0</extracomment>
        <translation>Un Impulso Táctico exige activar al menos un CG táctico. Además se puede activar un CG de la Luftwaffe, pero nunca él solo.

El jugador que tiene el Disco de Iniciativa puede gastarlo justo después de su Impulso Táctico en un Movimiento de Explotación ([10.19]).</translation>
    </message>
    <message>
        <source>HQ Activation Segment</source>
        <comment>10.1 title</comment>
        <extracomment>rule 10.1</extracomment>
        <translation>Segmento de activación de CG</translation>
    </message>
    <message>
        <source>Activate as many HQs as you like, at least one of them Tactical. Isolated HQs cannot be activated. HQs are activated in no other segment and no other kind of impulse.

To activate an HQ, first move it (up to its full MP, or not at all), then reveal it. After that it does not move again in this impulse, not even by the order of another HQ.

It may not be revealed

- in an area with enemy units;
- where it would exceed the stacking limit.

An HQ that starts in a disputed area can be activated only if it can disengage (1 MP more) into an area that you fully control. Then it may go on, within its MP, as long as it is revealed in an undisputed area. *Example:* a slow HQ leaves a battle for a green area: 1 + 1 MP. It has one left.</source>
        <comment>10.1 text</comment>
        <extracomment>rule 10.1</extracomment>
        <translation>Activa cuantos CG quieras, uno al menos táctico. Los aislados no se pueden activar. Ningún CG se activa en otro segmento ni en otra clase de impulso.

Para activar un CG, primero muévelo (hasta todos sus PM, o nada) y luego revélalo. Después ya no mueve más en ese impulso, ni por orden de otro CG.

No se puede revelar

- en un área con unidades enemigas;
- donde rebase el límite de apilamiento.

Un CG que empieza en un área disputada solo se activa si puede destrabarse (1 PM más) hacia un área que controles del todo. Después puede seguir, dentro de sus PM, con tal de revelarse en un área sin disputar. *Ejemplo:* un CG lento deja una batalla por un área verde: 1 + 1 PM. Le queda uno.</translation>
    </message>
    <message>
        <source>What a Tactical HQ does</source>
        <comment>10.2 title</comment>
        <extracomment>rule 10.2</extracomment>
        <translation>Qué hace un CG táctico</translation>
    </message>
    <message>
        <source>The Axis has seven Tactical HQs, the Soviets five ([4.2.6]). An active one may

- command white blocks and blocks of its colour within its range ([10.3]);
- command any block of its side, other HQs included, in the area where it was revealed;
- add artillery fire to one battle in an adjacent area ([10.4]).

Dietl only travels on the Murmansk road and has no artillery ([10.10]). Zhukov and Mannerheim have powers of their own ([10.6], [10.7]).</source>
        <comment>10.2 text</comment>
        <extracomment>rule 10.2</extracomment>
        <translation>El Eje tiene siete CG tácticos; los soviéticos, cinco ([4.2.6]). Uno activo puede

- mandar bloques blancos y bloques de su color dentro de su alcance ([10.3]);
- mandar cualquier bloque propio, también otros CG, en el área donde se reveló;
- sumar fuego de artillería a una batalla en un área adyacente ([10.4]).

Dietl solo viaja por la ruta de Múrmansk y no tiene artillería ([10.10]). Zhúkov y Mannerheim tienen poderes propios ([10.6], [10.7]).</translation>
    </message>
    <message>
        <source>Command range</source>
        <comment>10.3 title</comment>
        <extracomment>rule 10.3</extracomment>
        <translation>Alcance de mando</translation>
    </message>
    <message>
        <source>The range is counted in areas along an unbroken path from the HQ to the block. The path may not pass through disputed or enemy-controlled areas, but it may end in one.

- 4, 3 or 2 stars: 4, 3 or 2 areas
- Heart: 0, which is only the area of the HQ

Bad weather shortens it: 1 area in rain, half for German HQs in snow ([8.0]).

*Example:* Manstein has 2 stars. He disengages (1 MP more) from a battle in 114, moves to 111 and is revealed. A Luftwaffe HQ is activated in 129; it may send bombers but commands nobody. Manstein commands every block in 111 and the green blocks within two areas. The green motorised division in 93 is too far away.</source>
        <comment>10.3 text</comment>
        <extracomment>rule 10.3</extracomment>
        <translation>El alcance se cuenta en áreas por un camino continuo del CG al bloque. El camino no puede pasar por áreas disputadas ni enemigas, pero sí terminar en una.

- 4, 3 o 2 estrellas: 4, 3 o 2 áreas
- Corazón: 0, es decir, solo el área del CG

El mal tiempo lo acorta: 1 área con lluvia, la mitad para los CG alemanes con nieve ([8.0]).

*Ejemplo:* Manstein tiene 2 estrellas. Se destraba (1 PM más) de una batalla en 114, va a 111 y se revela. En 129 se activa un CG de la Luftwaffe, que puede enviar bombarderos pero no manda a nadie. Manstein manda todos los bloques de 111 y los verdes a dos áreas o menos. La división motorizada verde de 93 queda demasiado lejos.</translation>
    </message>
    <message>
        <source>Artillery fire</source>
        <comment>10.4 title</comment>
        <extracomment>rule 10.4</extracomment>
        <translation>Fuego de artillería</translation>
    </message>
    <message>
        <source>A Tactical HQ that is itself in the area of a battle fires like any unit: as many dice as stars, double fire (Zhukov and Mannerheim triple). Luftwaffe HQs do not fire.

Otherwise an active HQ may put its artillery marker on *one adjacent* area that holds units of both players. It must not be exhausted, and Dietl cannot do it. Markers and bombers are placed at the end of the Command Segment, before the first battle. The fire is resolved in the artillery step ([10.13.3]).

Bad weather reduces the dice: one in rain, half for German HQs in snow.</source>
        <comment>10.4 text</comment>
        <extracomment>rule 10.4</extracomment>
        <translation>Un CG táctico que está él mismo en el área de una batalla dispara como cualquier unidad: tantos dados como estrellas, con fuego doble (triple Zhúkov y Mannerheim). Los CG de la Luftwaffe no disparan.

Si no, un CG activo puede poner su marcador de artillería en *un área adyacente* con unidades de los dos jugadores. No puede estar agotado, y Dietl no puede hacerlo. Los marcadores y los bombarderos se colocan al final del segmento de mando, antes de la primera batalla. El fuego se resuelve en el paso de artillería ([10.13.3]).

El mal tiempo quita dados: uno solo con lluvia, la mitad para los CG alemanes con nieve.</translation>
    </message>
    <message>
        <source>Finnish Heavy Artillery (FHA)</source>
        <comment>10.4.1 title</comment>
        <extracomment>rule 10.4.1</extracomment>
        <translation>Artillería pesada finlandesa (APF)</translation>
    </message>
    <message>
        <source>When Mannerheim is activated, the FHA may be placed on any one disputed area inside the FAZ ([2.7]) with at least one Finnish block. It rolls as many dice as Mannerheim has stars, with triple fire.

*Example:* Mannerheim, with 2 stars, is activated. The FHA rolls two dice and hits on 4, 5 and 6.</source>
        <comment>10.4.1 text</comment>
        <extracomment>rule 10.4.1</extracomment>
        <translation>Cuando se activa a Mannerheim, la APF se puede poner en un área disputada cualquiera de la ZAF ([2.7]) en la que haya al menos un bloque finlandés. Tira tantos dados como estrellas tenga Mannerheim, con fuego triple.

*Ejemplo:* se activa a Mannerheim, con 2 estrellas. La APF tira dos dados e impacta con 4, 5 y 6.</translation>
    </message>
    <message>
        <source>Exhausted HQs</source>
        <comment>10.5 title</comment>
        <extracomment>rule 10.5</extracomment>
        <translation>CG agotados</translation>
    </message>
    <message>
        <source>An HQ on the Heart is exhausted. Its strength is 0 and it does not count for the LV.

- An exhausted *Tactical* HQ may still be activated. It has no range, artillery, firepower or AA, and commands only blocks in the area where it is revealed. When it is deactivated it is destroyed ([10.18]); an Axis one counts as an eliminated block.
- Exhausted *Luftwaffe* HQs, *Mannerheim* and *Dietl* cannot be activated.</source>
        <comment>10.5 text</comment>
        <extracomment>rule 10.5</extracomment>
        <translation>Un CG en el Corazón está agotado. Su fuerza es 0 y no cuenta para el VL.

- Un CG *táctico* agotado todavía se puede activar. No tiene alcance, artillería, potencia de fuego ni AA, y solo manda bloques del área donde se revela. Al desactivarse queda destruido ([10.18]); si es del Eje, cuenta como bloque eliminado.
- Agotados, los CG de la *Luftwaffe*, *Mannerheim* y *Dietl* no se pueden activar.</translation>
    </message>
    <message>
        <source>Marshal Zhukov</source>
        <comment>10.6 title</comment>
        <extracomment>rule 10.6</extracomment>
        <translation>El mariscal Zhúkov</translation>
    </message>
    <message>
        <source>Zhukov commands all Soviet blocks within his range, other HQs included, whatever their colour. He is the only fast Soviet HQ and the only Soviet Blitz HQ. He has triple fire, also with his artillery.</source>
        <comment>10.6 text</comment>
        <extracomment>rule 10.6</extracomment>
        <translation>Zhúkov manda todos los bloques soviéticos dentro de su alcance, también otros CG, sean del color que sean. Es el único CG soviético rápido y el único CG Blitz soviético. Tiene fuego triple, también con su artillería.</translation>
    </message>
    <message>
        <source>Marshal Mannerheim</source>
        <comment>10.7 title</comment>
        <extracomment>rule 10.7</extracomment>
        <translation>El mariscal Mannerheim</translation>
    </message>
    <message>
        <source>Mannerheim never leaves Mikkeli (area 6) and cannot lead a Blitz. He commands all Finnish blocks and the 163rd Division *at any distance*, provided that a Line of Communication joins the block with Mikkeli.

He has triple fire, and he may add the FHA to one battle in the FAZ with a Finnish block ([10.4.1]).

*Example:* with Mannerheim active, a Finnish division twelve areas away moves, because it is in supply and linked to Mikkeli. Another builds a line. The FHA helps in one Finnish battle in the FAZ.</source>
        <comment>10.7 text</comment>
        <extracomment>rule 10.7</extracomment>
        <translation>Mannerheim nunca sale de Mikkeli (área 6) y no puede dirigir un Blitz. Manda todos los bloques finlandeses y la 163.ª División *a cualquier distancia*, con tal de que una Línea de Comunicaciones una el bloque con Mikkeli.

Tiene fuego triple y puede sumar la APF a una batalla de la ZAF en la que haya un bloque finlandés ([10.4.1]).

*Ejemplo:* con Mannerheim activo, una división finlandesa a doce áreas mueve, porque tiene suministro y enlace con Mikkeli. Otra construye una línea. La APF ayuda en una batalla finlandesa de la ZAF.</translation>
    </message>
    <message>
        <source>Command Segment</source>
        <comment>10.8 title</comment>
        <extracomment>rule 10.8</extracomment>
        <translation>Segmento de mando</translation>
    </message>
    <message>
        <source>In every kind of impulse a block in supply that is commanded does *one* of two things:

- move ([10.9]);
- build a Defensive Line ([4.1]).</source>
        <comment>10.8 text</comment>
        <extracomment>rule 10.8</extracomment>
        <translation>En cualquier clase de impulso, un bloque con suministro que recibe órdenes hace *una* de dos cosas:

- mover ([10.9]);
- construir una Línea Defensiva ([4.1]).</translation>
    </message>
    <message>
        <source>Movement</source>
        <comment>10.9 title</comment>
        <extracomment>rule 10.9</extracomment>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Who may move, unless isolated:

- in a Pass: one block
- in a Strategic Impulse: up to LV blocks
- in a Tactical Impulse: all blocks within range of a suitable active HQ

*Cost.* The block pays for each area that it enters ([2.8]). If it cannot pay, it cannot enter; there is no guaranteed move.

*Engaging.* A block that enters an area with enemy units must stop there.

*Disengaging.* To leave an area with enemy units costs 1 MP more, and the first area entered must be undisputed and under own control. After that the block may go on, and even engage again.

*Stacking.* Blocks may exceed the limit on their way, but not at the end of their own move.

*Building instead.* A combat block above its lowest step that began the impulse in an own, undisputed area without a line may lose a step and build one ([4.1]).

*Example:* a fast block leaves a battle into a green area of its own (2 MP), enters another green one (1) and engages in a yellow area (2). That uses all its 5 MP.</source>
        <comment>10.9 text</comment>
        <extracomment>rule 10.9</extracomment>
        <translation>Quién puede mover, si no está aislado:

- al Pasar: un bloque
- en un Impulso Estratégico: hasta VL bloques
- en un Impulso Táctico: todos los bloques al alcance de un CG activo adecuado

*Coste.* El bloque paga por cada área en la que entra ([2.8]). Si no puede pagar, no entra; no hay movimiento mínimo.

*Trabarse.* El bloque que entra en un área con unidades enemigas se detiene allí.

*Destrabarse.* Salir de un área con unidades enemigas cuesta 1 PM más, y la primera área en la que se entra ha de ser propia y no disputada. Después el bloque puede seguir, e incluso trabarse otra vez.

*Apilamiento.* Los bloques pueden rebasar el límite por el camino, pero no al final de su movimiento.

*Construir en vez de mover.* Un bloque de combate por encima de su último paso, que empezó el impulso en un área propia, sin disputar y sin línea, puede perder un paso y levantar una ([4.1]).

*Ejemplo:* un bloque rápido deja una batalla por un área verde propia (2 PM), entra en otra verde (1) y se traba en una amarilla (2). Con eso gasta sus 5 PM.</translation>
    </message>
    <message>
        <source>Movement allowance</source>
        <comment>10.9.1 title</comment>
        <extracomment>rule 10.9.1</extracomment>
        <translation>Capacidad de movimiento</translation>
    </message>
    <message>
        <source>Slow blocks have 3 MP, fast blocks 5. These are maximums: what is not used is lost.</source>
        <comment>10.9.1 text</comment>
        <extracomment>rule 10.9.1</extracomment>
        <translation>Los bloques lentos tienen 3 PM; los rápidos, 5. Es un máximo: lo que no se usa se pierde.</translation>
    </message>
    <message>
        <source>The Murmansk road</source>
        <comment>10.10 title</comment>
        <extracomment>rule 10.10</extracomment>
        <translation>La ruta de Múrmansk</translation>
    </message>
    <message>
        <source>Dietl can be activated in a Tactical Impulse only. In the Combat Segment he rolls as many dice as his strength; each 5 or 6 takes him one box on. From Petsamo to Murmansk he needs nine.

If Murmansk falls, the Axis gains 1 VP and the Soviets lose 1. It falls

- *for good*, when Dietl enters its box;
- *for the time being*, while S1, S2, S3 and S4, which have a white border, are all under Axis control.

Dietl gives no artillery and cannot Blitz or Exploit. The weather affects him: one die in rain, half in snow.

*Example:* Dietl has 4 stars and rolls 6, 5, 2 and 1. He advances two boxes.</source>
        <comment>10.10 text</comment>
        <extracomment>rule 10.10</extracomment>
        <translation>A Dietl solo se le puede activar en un Impulso Táctico. En el segmento de combate tira tantos dados como su fuerza; cada 5 o 6 lo lleva una casilla adelante. De Petsamo a Múrmansk necesita nueve.

Si cae Múrmansk, el Eje gana 1 PV y los soviéticos pierden 1. Cae

- *para siempre*, cuando Dietl entra en su casilla;
- *de momento*, mientras S1, S2, S3 y S4, que tienen el borde blanco, estén todas bajo control del Eje.

Dietl no da artillería y no puede hacer Blitz ni Explotación. El tiempo le afecta: un dado con lluvia, la mitad con nieve.

*Ejemplo:* Dietl tiene 4 estrellas y saca 6, 5, 2 y 1. Avanza dos casillas.</translation>
    </message>
    <message>
        <source>Supply of Dietl</source>
        <comment>10.10.1 title</comment>
        <extracomment>rule 10.10.1</extracomment>
        <translation>Suministro de Dietl</translation>
    </message>
    <message>
        <source>Dietl is always in supply.</source>
        <comment>10.10.1 text</comment>
        <extracomment>rule 10.10.1</extracomment>
        <translation>Dietl siempre tiene suministro.</translation>
    </message>
    <message>
        <source>Luftwaffe HQs</source>
        <comment>10.11 title</comment>
        <extracomment>rule 10.11</extracomment>
        <translation>CG de la Luftwaffe</translation>
    </message>
    <message>
        <source>I and VIII Fliegerkorps come as reinforcements. Their HQs are slow (3 MP), command nobody and have no firepower.

A Luftwaffe HQ moves

- by being activated itself, in a Tactical Impulse, in addition to a Tactical HQ;
- by order of an HQ that was revealed in its area;
- in a Pass or a Strategic Impulse.

An active one may send bombers, at most as many as its strength, to disputed areas within its *air range*. The range equals its strength. It is counted over any areas, enemy ones too, and over Lakes Ilmen and Peipus.

Bad weather reduces range and number: 1 in rain, half in snow. An exhausted Luftwaffe HQ cannot be activated.</source>
        <comment>10.11 text</comment>
        <extracomment>rule 10.11</extracomment>
        <translation>El I y el VIII Fliegerkorps llegan como refuerzos. Sus CG son lentos (3 PM), no mandan a nadie y no tienen potencia de fuego.

Un CG de la Luftwaffe mueve

- al activarse él mismo, en un Impulso Táctico, además de un CG táctico;
- por orden de un CG revelado en su área;
- al Pasar o en un Impulso Estratégico.

Uno activo puede enviar bombarderos, como mucho tantos como su fuerza, a áreas disputadas dentro de su *alcance aéreo*. El alcance es igual a su fuerza. Se cuenta por encima de cualquier área, también enemiga, y de los lagos Ilmen y Peipus.

El mal tiempo reduce alcance y número: 1 con lluvia, la mitad con nieve. Un CG de la Luftwaffe agotado no se puede activar.</translation>
    </message>
    <message>
        <source>The bombers</source>
        <comment>10.11.1 title</comment>
        <extracomment>rule 10.11.1</extracomment>
        <translation>Los bombarderos</translation>
    </message>
    <message>
        <source>- *Level bombers:* four Ju 88 of I FK and two Do 17 of VIII FK. Double fire (5 and 6).
- *Dive bombers:* two Stukas of VIII FK. Triple fire (4, 5 and 6). Only Stukas can follow a Blitz ([10.17]).

Bombers fly for their own corps only. Each rolls as many dice as the strength of its HQ. Soviet AA fires at them first ([10.13.4]).

*Example:* I FK is activated with 4 stars. It sends up to four Ju 88, no Stuka, to battles within four areas. Each rolls four dice and hits on 5 and 6.</source>
        <comment>10.11.1 text</comment>
        <extracomment>rule 10.11.1</extracomment>
        <translation>- *Bombarderos de altura:* cuatro Ju 88 del I FK y dos Do 17 del VIII FK. Fuego doble (5 y 6).
- *Bombarderos en picado:* dos Stukas del VIII FK. Fuego triple (4, 5 y 6). Solo los Stukas pueden seguir un Blitz ([10.17]).

Los bombarderos vuelan solo para su cuerpo. Cada uno tira tantos dados como la fuerza de su CG. Antes les dispara la AA soviética ([10.13.4]).

*Ejemplo:* se activa el I FK con 4 estrellas. Envía hasta cuatro Ju 88, ningún Stuka, a batallas a cuatro áreas o menos. Cada uno tira cuatro dados e impacta con 5 y 6.</translation>
    </message>
    <message>
        <source>Combat Segment</source>
        <comment>10.12 title</comment>
        <extracomment>rule 10.12</extracomment>
        <translation>Segmento de combate</translation>
    </message>
    <message>
        <source>A battle is fought in an area with units of both players. The active player is the *attacker*, the other the *defender*. Artillery and bombers help a battle in which own blocks stand; they do not attack alone.

- In an area that became disputed in this impulse a battle is *mandatory*.
- In an area that was disputed before, the attacker may fight or wait.
- Lines never attack, nor do blocks that are isolated.
- A Tactical or Strategic Impulse may have any number of battles. A Pass and an Exploitation Move have none, and nobody engages in them.

The attacker chooses the order and finishes one battle before the next. Blocks are revealed only when their own battle begins.</source>
        <comment>10.12 text</comment>
        <extracomment>rule 10.12</extracomment>
        <translation>Se combate en un área con unidades de los dos jugadores. El jugador activo es el *atacante*; el otro, el *defensor*. La artillería y los bombarderos ayudan en batallas donde hay bloques propios; no atacan solos.

- En un área que se ha disputado en este impulso la batalla es *obligatoria*.
- En un área que ya estaba disputada, el atacante puede combatir o esperar.
- Las líneas nunca atacan; los bloques aislados, tampoco.
- En un Impulso Táctico o Estratégico puede haber todas las batallas que se quiera. Al Pasar y en la Explotación no hay ninguna, y nadie se traba.

El atacante elige el orden y acaba una batalla antes de empezar la siguiente. Los bloques se revelan solo cuando empieza su batalla.</translation>
    </message>
    <message>
        <source>Steps of a battle</source>
        <comment>10.13 title</comment>
        <extracomment>rule 10.13</extracomment>
        <translation>Pasos de una batalla</translation>
    </message>
    <message>
        <source>- 1. Deployment: blocks are revealed ([10.13.1])
- 2. Finnish snipers ([10.13.2])
- 3. Artillery fire ([10.13.3])
- 4. Anti-aircraft fire of the defender ([10.13.4])
- 5. Air strike ([10.13.5])
- 6. Ground combat ([10.13.6])

Losses are taken at each step, so a block destroyed by artillery does not fire later.</source>
        <comment>10.13 text</comment>
        <extracomment>rule 10.13</extracomment>
        <translation>- 1. Despliegue: se revelan los bloques ([10.13.1])
- 2. Francotiradores finlandeses ([10.13.2])
- 3. Fuego de artillería ([10.13.3])
- 4. Fuego antiaéreo del defensor ([10.13.4])
- 5. Ataque aéreo ([10.13.5])
- 6. Combate terrestre ([10.13.6])

Las bajas se sufren en cada paso: el bloque que destruye la artillería ya no dispara después.</translation>
    </message>
    <message>
        <source>Deployment</source>
        <comment>10.13.1 title</comment>
        <extracomment>rule 10.13.1</extracomment>
        <translation>Despliegue</translation>
    </message>
    <message>
        <source>Both players reveal all their blocks in the area at the same time.</source>
        <comment>10.13.1 text</comment>
        <extracomment>rule 10.13.1</extracomment>
        <translation>Los dos jugadores revelan a la vez todos sus bloques del área.</translation>
    </message>
    <message>
        <source>Finnish snipers</source>
        <comment>10.13.2 title</comment>
        <extracomment>rule 10.13.2</extracomment>
        <translation>Francotiradores finlandeses</translation>
    </message>
    <message>
        <source>Before the normal fight each Finnish combat block in the battle, attacking or defending, rolls one die with its own firepower. The 163rd Division has no snipers.

Snipers work only in yellow and red areas of the FAZ without a city and without a Defensive Line. The absorption of yellow or red ground does not stop their hits.

*Example:* one Finnish division with two red points attacks Vyborg, another attacks area 40. Vyborg is a city: no snipers. In area 40 the division rolls one die and hits on 4, 5 and 6.</source>
        <comment>10.13.2 text</comment>
        <extracomment>rule 10.13.2</extracomment>
        <translation>Antes del combate normal, cada bloque de combate finlandés de la batalla, ataque o defienda, tira un dado con su propia potencia de fuego. La 163.ª División no tiene francotiradores.

Solo actúan en áreas amarillas y rojas de la ZAF sin ciudad y sin Línea Defensiva. La absorción del terreno amarillo o rojo no detiene sus impactos.

*Ejemplo:* una división finlandesa con dos puntos rojos ataca Výborg y otra ataca el área 40. Výborg es una ciudad: no hay francotiradores. En el área 40 la división tira un dado e impacta con 4, 5 y 6.</translation>
    </message>
    <message>
        <source>Artillery step</source>
        <comment>10.13.3 title</comment>
        <extracomment>rule 10.13.3</extracomment>
        <translation>Paso de artillería</translation>
    </message>
    <message>
        <source>If an artillery marker lies on the area ([10.4]), the attacker rolls as many dice as its HQ has stars and hits on 5 and 6; with Zhukov, Mannerheim and the FHA on 4, 5 and 6. Bad weather reduces the dice ([8.0]).</source>
        <comment>10.13.3 text</comment>
        <extracomment>rule 10.13.3</extracomment>
        <translation>Si en el área hay un marcador de artillería ([10.4]), el atacante tira tantos dados como estrellas tenga ese CG e impacta con 5 y 6; con Zhúkov, Mannerheim y la APF, con 4, 5 y 6. El mal tiempo quita dados ([8.0]).</translation>
    </message>
    <message>
        <source>Artillery in a Blitz</source>
        <comment>10.13.3.1 title</comment>
        <extracomment>rule 10.13.3.1</extracomment>
        <translation>Artillería en el Blitz</translation>
    </message>
    <message>
        <source>A Blitz HQ that was activated in this impulse may fire once more, free, in the Blitz Segment. The target is a battle in an area adjacent to it ([10.17]).</source>
        <comment>10.13.3.1 text</comment>
        <extracomment>rule 10.13.3.1</extracomment>
        <translation>Un CG Blitz activado en este impulso puede disparar otra vez, gratis, en el segmento Blitz. El blanco es una batalla en un área adyacente a él ([10.17]).</translation>
    </message>
    <message>
        <source>Anti-aircraft fire (AA)</source>
        <comment>10.13.4 title</comment>
        <extracomment>rule 10.13.4</extracomment>
        <translation>Fuego antiaéreo (AA)</translation>
    </message>
    <message>
        <source>If bombers take part, each defending block and Defensive Line rolls one die with its own firepower; a line has single fire. Bad weather does not weaken Soviet AA.

- One hit *aborts* a bomber.
- Two hits may be taken as two aborts or as one bomber *destroyed*. With three the Axis splits them as it likes, and it always chooses the bombers.

Neither kind takes part in this strike. Aborted bombers are ready again in the next Axis impulse, destroyed ones in the next turn ([13.0]).</source>
        <comment>10.13.4 text</comment>
        <extracomment>rule 10.13.4</extracomment>
        <translation>Si hay bombarderos, cada bloque y cada Línea Defensiva del defensor tira un dado con su propia potencia de fuego; la línea, con fuego sencillo. El mal tiempo no debilita la AA soviética.

- Un impacto *aborta* un bombardero.
- Dos impactos se pueden tomar como dos abortados o como un bombardero *destruido*. Si son tres, el Eje los reparte como quiera, y siempre elige él los bombarderos.

Ni unos ni otros intervienen en este ataque. Los abortados vuelven a estar listos en el siguiente impulso del Eje; los destruidos, en el turno siguiente ([13.0]).</translation>
    </message>
    <message>
        <source>Air strike</source>
        <comment>10.13.5 title</comment>
        <extracomment>rule 10.13.5</extracomment>
        <translation>Ataque aéreo</translation>
    </message>
    <message>
        <source>Each bomber left rolls as many dice as its Luftwaffe HQ has stars: level bombers hit on 5 and 6, Stukas on 4, 5 and 6.

*Example:* a German and a Finnish block attack in the FAZ. I FK (4 stars) sends four Ju 88; VIII FK (3 stars) sends two Stukas and a Do 17; the FHA may be added. The Soviets have a tank, an infantry block and a Defensive Line, so there are no snipers. Their AA: one die for the line (6), one for the tank (5 and 6), one for the infantry (6). They hit twice, and the Axis takes this as one bomber destroyed, the Do 17. Then each Ju 88 rolls four dice with double fire, 16 in all, and each Stuka three dice with triple fire, 6 in all.</source>
        <comment>10.13.5 text</comment>
        <extracomment>rule 10.13.5</extracomment>
        <translation>Cada bombardero que queda tira tantos dados como estrellas tenga su CG de la Luftwaffe: los de altura impactan con 5 y 6; los Stukas, con 4, 5 y 6.

*Ejemplo:* un bloque alemán y uno finlandés atacan en la ZAF. El I FK (4 estrellas) envía cuatro Ju 88; el VIII FK (3 estrellas), dos Stukas y un Do 17; se puede añadir la APF. Los soviéticos tienen un bloque de carros, uno de infantería y una Línea Defensiva, así que no hay francotiradores. Su AA: un dado por la línea (6), uno por los carros (5 y 6) y uno por la infantería (6). Logran dos impactos, y el Eje los toma como un bombardero destruido, el Do 17. Luego cada Ju 88 tira cuatro dados con fuego doble, 16 en total, y cada Stuka tres con fuego triple, 6 en total.</translation>
    </message>
    <message>
        <source>Ground combat</source>
        <comment>10.13.6 title</comment>
        <extracomment>rule 10.13.6</extracomment>
        <translation>Combate terrestre</translation>
    </message>
    <message>
        <source>The defender rolls first and the attacker takes his losses; then what is left of the attacker rolls. In an Armoured Attack the order is reversed ([10.13.6.2]).</source>
        <comment>10.13.6 text</comment>
        <extracomment>rule 10.13.6</extracomment>
        <translation>El defensor tira primero y el atacante sufre sus bajas; luego tira lo que quede del atacante. En un Ataque Blindado el orden es el contrario ([10.13.6.2]).</translation>
    </message>
    <message>
        <source>Across rivers and to islands</source>
        <comment>10.13.6.1 title</comment>
        <extracomment>rule 10.13.6.1</extracomment>
        <translation>A través de ríos y a las islas</translation>
    </message>
    <message>
        <source>In a newly disputed area each attacking block that engaged across a river or along a white double arrow rolls only 1 die. A blue cube marks it.

This does not touch artillery, air strikes, blocks that came another way, or areas that were already disputed when the impulse began. In snow rivers do not count, arrows do ([2.4.7], [2.4.8]).</source>
        <comment>10.13.6.1 text</comment>
        <extracomment>rule 10.13.6.1</extracomment>
        <translation>En un área recién disputada, cada bloque atacante que se trabó cruzando un río o por una flecha doble blanca tira solo 1 dado. Lo señala un cubo azul.

Esto no afecta a la artillería, ni a los ataques aéreos, ni a los bloques que llegaron por otro lado, ni a las áreas ya disputadas al empezar el impulso. Con nieve los ríos no cuentan; las flechas, sí ([2.4.7], [2.4.8]).</translation>
    </message>
    <message>
        <source>Armoured Attack</source>
        <comment>10.13.6.2 title</comment>
        <extracomment>rule 10.13.6.2</extracomment>
        <translation>Ataque Blindado</translation>
    </message>
    <message>
        <source>The attacker rolls before the defender if *all four* are true:

- the weather is good;
- the area is green;
- the defender has no Defensive Line and no city there;
- the attacker has at least one tank block and the defender has none.

In a newly disputed area it fails if every attacking tank engaged across a river or a white arrow. One tank that came another way is enough.</source>
        <comment>10.13.6.2 text</comment>
        <extracomment>rule 10.13.6.2</extracomment>
        <translation>El atacante tira antes que el defensor si se dan *las cuatro* cosas:

- hace buen tiempo;
- el área es verde;
- el defensor no tiene allí Línea Defensiva ni ciudad;
- el atacante tiene al menos un bloque de carros y el defensor ninguno.

En un área recién disputada no vale si todos los carros atacantes se trabaron cruzando un río o por una flecha blanca. Basta con uno que llegara por otro lado.</translation>
    </message>
    <message>
        <source>How absorption works</source>
        <comment>10.14 title</comment>
        <extracomment>rule 10.14</extracomment>
        <translation>Cómo funciona la absorción</translation>
    </message>
    <message>
        <source>The defender adds up, to a maximum of 3 in an area:

- yellow ground 1, red ground 2, no matter who controls the area;
- a Defensive Line of his own 1, no matter who controls the area;
- a city 1 or a Victory Area 2, only if the defender controls it.

The attacker never absorbs anything. There is no absorption on the Murmansk road.

The sum is used up *once in a battle*, against all hits together: snipers (see [10.13.2]), artillery, air strike, ground combat. A Blitz battle is a new battle.

*Example:* a defender with 2 points takes one hit from artillery, one from the air and two on the ground. The first two are absorbed, the other two do damage.</source>
        <comment>10.14 text</comment>
        <extracomment>rule 10.14</extracomment>
        <translation>El defensor suma, hasta un máximo de 3 por área:

- terreno amarillo 1, terreno rojo 2, controle quien controle el área;
- una Línea Defensiva propia 1, controle quien controle el área;
- una ciudad 1 o un Área de Victoria 2, solo si la controla el defensor.

El atacante nunca absorbe nada. En la ruta de Múrmansk no hay absorción.

La suma se gasta *una sola vez por batalla*, contra todos los impactos juntos: francotiradores (véase [10.13.2]), artillería, ataque aéreo y combate terrestre. Una batalla de Blitz es otra batalla.

*Ejemplo:* un defensor con 2 puntos recibe un impacto de la artillería, uno del aire y dos en tierra. Los dos primeros se absorben; los otros dos hacen daño.</translation>
    </message>
    <message>
        <source>Taking losses</source>
        <comment>10.15 title</comment>
        <extracomment>rule 10.15</extracomment>
        <translation>Aplicar las pérdidas</translation>
    </message>
    <message>
        <source>*The attacker* takes every hit as damage.

*The defender* absorbs first, in this order: ground, city or Victory Area, line. The next hit destroys the Defensive Line. Only then are his blocks hurt, one step for each hit.

Damage goes to the strongest block. Among equals the owner chooses.</source>
        <comment>10.15 text</comment>
        <extracomment>rule 10.15</extracomment>
        <translation>*El atacante* sufre cada impacto como daño.

*El defensor* primero absorbe, en este orden: terreno, ciudad o Área de Victoria, línea. El impacto siguiente destruye la Línea Defensiva. Solo entonces sufren sus bloques, un paso por impacto.

El daño va al bloque más fuerte. Entre iguales elige el dueño.</translation>
    </message>
    <message>
        <source>The strongest block</source>
        <comment>10.15.1 title</comment>
        <extracomment>rule 10.15.1</extracomment>
        <translation>El bloque más fuerte</translation>
    </message>
    <message>
        <source>The block with the most points or stars takes the hit. After each hit look again which one is the strongest. Equal blocks may share the hits. *Example:* blocks of 4 and 3 take two hits: the 4 becomes 3, and then the owner chooses which 3 becomes 2.

*Example:* the Axis attacks Luga with two tank blocks of 3 points each. Yellow ground (1), a city (1) and a Defensive Line (1) give 3 points of absorption. The Soviet block there proves to be an HQ on the Heart. The line rolls one die and hits; the Axis reduces one tank to 2. Now the Axis rolls five dice and scores three hits: ground, city and line absorb one each. A fourth hit would have destroyed the line, and a fifth the HQ.</source>
        <comment>10.15.1 text</comment>
        <extracomment>rule 10.15.1</extracomment>
        <translation>El impacto lo recibe el bloque con más puntos o estrellas. Tras cada impacto se mira de nuevo cuál es el más fuerte. Los iguales pueden repartirse los impactos. *Ejemplo:* dos bloques de 4 y 3 reciben dos impactos: el 4 pasa a 3, y luego el dueño elige qué 3 pasa a 2.

*Ejemplo:* el Eje ataca Luga con dos bloques de carros, de 3 puntos cada uno. Terreno amarillo (1), ciudad (1) y Línea Defensiva (1) dan 3 puntos de absorción. El bloque soviético resulta ser un CG en el Corazón. La línea tira un dado e impacta; el Eje baja a 2 uno de los suyos. Ahora el Eje tira cinco dados y logra tres impactos: terreno, ciudad y línea absorben uno cada uno. El cuarto habría destruido la línea, y el quinto, el CG.</translation>
    </message>
    <message>
        <source>Excess hits</source>
        <comment>10.15.2 title</comment>
        <extracomment>rule 10.15.2</extracomment>
        <translation>Impactos de más</translation>
    </message>
    <message>
        <source>When all units of a player in the area are destroyed, further hits are lost.</source>
        <comment>10.15.2 text</comment>
        <extracomment>rule 10.15.2</extracomment>
        <translation>Cuando no queda ninguna unidad de un jugador en el área, los demás impactos se pierden.</translation>
    </message>
    <message>
        <source>Destroyed units</source>
        <comment>10.15.3 title</comment>
        <extracomment>rule 10.15.3</extracomment>
        <translation>Unidades destruidas</translation>
    </message>
    <message>
        <source>- *Defensive Lines* go back to their owner and can be built again.
- *Destroyed bombers* wait on the Soviet sheet until the next turn, *aborted* ones on the German sheet until the next Axis impulse.
- *Axis blocks* are out for good and lie on the Soviet sheet: 1 Soviet logistic point for every ten.
- *Soviet blocks* return to the Soviet pool.
- *Soviet blocks that surrendered* ([9.3]) are out for good and lie on the Axis sheet: 1 Axis logistic point for every ten.</source>
        <comment>10.15.3 text</comment>
        <extracomment>rule 10.15.3</extracomment>
        <translation>- Las *Líneas Defensivas* vuelven a su dueño y se pueden construir de nuevo.
- Los *bombarderos destruidos* esperan en la hoja soviética hasta el turno siguiente; los *abortados*, en la hoja alemana hasta el próximo impulso del Eje.
- Los *bloques del Eje* salen para siempre y quedan en la hoja soviética: 1 punto logístico soviético por cada diez.
- Los *bloques soviéticos* vuelven a la reserva soviética.
- Los *bloques soviéticos rendidos* ([9.3]) salen para siempre y quedan en la hoja del Eje: 1 punto logístico del Eje por cada diez.</translation>
    </message>
    <message>
        <source>After the round</source>
        <comment>10.16 title</comment>
        <extracomment>rule 10.16</extracomment>
        <translation>Después de la ronda</translation>
    </message>
    <message>
        <source>A battle lasts one round.

- If one player has lost all his units there, the other hides his blocks again. But fast attackers that cleared a green area stay revealed: they may Blitz ([10.17]).
- If the area is still disputed, its controller hides his blocks. Those of his opponent stay revealed.</source>
        <comment>10.16 text</comment>
        <extracomment>rule 10.16</extracomment>
        <translation>Una batalla dura una ronda.

- Si un jugador ha perdido allí todas sus unidades, el otro vuelve a ocultar sus bloques. Pero los atacantes rápidos que han limpiado un área verde siguen revelados: pueden hacer Blitz ([10.17]).
- Si el área sigue disputada, quien la controla oculta sus bloques. Los del rival siguen revelados.</translation>
    </message>
    <message>
        <source>Blitz Segment</source>
        <comment>10.17 title</comment>
        <extracomment>rule 10.17</extracomment>
        <translation>Segmento Blitz</translation>
    </message>
    <message>
        <source>After all battles of a Tactical Impulse, fast combat blocks (not HQs) may strike again. A block may move 1 MP into a *green, undisputed* area, own or enemy, if

- it has fought in a green area,
- that area was cleared of the enemy, and
- it is in range of a suitable active Blitz HQ.

The four Blitz HQs carry a yellow flash: *Zhukov, Reinhardt, Schmidt and Manstein*. Suitable is one of the block&apos;s colour; for white blocks any of their side; for Soviet blocks Zhukov. The range is measured at that moment.

*Never* in bad weather, a Pass, a Strategic Impulse or an Exploitation Move; not on the Murmansk road; not from or into a yellow, red or Victory Area; not into an area that was disputed when the segment began.

*Battle.* In an area with enemy units a battle is mandatory. An area without any simply changes hands.

- An active Blitz HQ adjacent to the battle may support it with artillery, even if it has fired before ([10.13.3.1]).
- Stukas that came through their earlier battle may follow and strike again, within the air range of VIII FK. Level bombers may not.</source>
        <comment>10.17 text</comment>
        <extracomment>rule 10.17</extracomment>
        <translation>Tras todas las batallas de un Impulso Táctico, los bloques de combate rápidos (no los CG) pueden golpear otra vez. Un bloque puede mover 1 PM a un área *verde y no disputada*, propia o enemiga, si

- ha combatido en un área verde,
- esa área quedó limpia de enemigos, y
- está al alcance de un CG Blitz activo adecuado.

Los cuatro CG Blitz llevan un rayo amarillo: *Zhúkov, Reinhardt, Schmidt y Manstein*. Es adecuado el del color del bloque; para los blancos, cualquiera de su bando; para los soviéticos, Zhúkov. El alcance se mide en ese momento.

*Nunca* con mal tiempo, al Pasar, en un Impulso Estratégico o en la Explotación; ni en la ruta de Múrmansk; ni desde o hacia un área amarilla, roja o de Victoria; ni hacia un área que ya estaba disputada al empezar el segmento.

*Batalla.* En un área con unidades enemigas la batalla es obligatoria. Un área sin ellas cambia de manos sin más.

- Un CG Blitz activo adyacente a la batalla puede apoyarla con su artillería, aunque ya haya disparado ([10.13.3.1]).
- Los Stukas que salieron bien de su batalla anterior pueden seguir al Blitz y atacar otra vez, dentro del alcance aéreo del VIII FK. Los bombarderos de altura, no.</translation>
    </message>
    <message>
        <source>HQ Deactivation Segment</source>
        <comment>10.18 title</comment>
        <extracomment>rule 10.18</extracomment>
        <translation>Segmento de desactivación de CG</translation>
    </message>
    <message>
        <source>When all battles are over, every HQ that was activated loses a step and is hidden again: 4 stars become 3, 2 become the Heart.

An HQ that was exhausted already is *destroyed*. You can activate an HQ on the Heart, but only once. A Soviet one returns to the pool. An Axis one is lost and counts as an eliminated block ([9.3]). Mannerheim, Dietl and the Luftwaffe cannot come to this ([10.5]).</source>
        <comment>10.18 text</comment>
        <extracomment>rule 10.18</extracomment>
        <translation>Cuando acaban todas las batallas, cada CG que se activó pierde un paso y se oculta otra vez: 4 estrellas pasan a 3, 2 pasan al Corazón.

Un CG que ya estaba agotado queda *destruido*. Se puede activar un CG en el Corazón, pero solo una vez. Si es soviético, vuelve a la reserva. Si es del Eje, se pierde y cuenta como bloque eliminado ([9.3]). A Mannerheim, a Dietl y a la Luftwaffe no les puede pasar ([10.5]).</translation>
    </message>
    <message>
        <source>Exploitation Move</source>
        <comment>10.19 title</comment>
        <extracomment>rule 10.19</extracomment>
        <translation>Movimiento de Explotación</translation>
    </message>
    <message>
        <source>Right after a Tactical Impulse the active player may spend the Initiative Disc. Then up to LV of his *fast* blocks, HQs included, may move with their full MP if they are not isolated. The LV is counted now, after the HQs have been deactivated.

There is no engaging, no disengaging, no building and no combat.

The Axis exploits in good weather only. The Soviets exploit in good weather or snow. In rain nobody does.</source>
        <comment>10.19 text</comment>
        <extracomment>rule 10.19</extracomment>
        <translation>Justo después de un Impulso Táctico el jugador activo puede gastar el Disco de Iniciativa. Entonces hasta VL bloques suyos *rápidos*, también CG, pueden mover con todos sus PM si no están aislados. El VL se cuenta ahora, con los CG ya desactivados.

Nadie se traba, ni se destraba, ni construye, ni combate.

El Eje explota solo con buen tiempo. Los soviéticos, con buen tiempo o con nieve. Con lluvia, nadie.</translation>
    </message>
    <message>
        <source>Strategic Impulse</source>
        <comment>11.0 title</comment>
        <extracomment>rule 11.0</extracomment>
        <translation>Impulso Estratégico</translation>
    </message>
    <message>
        <source>Instead of a Pass or a Tactical Impulse, the player with the Initiative Disc may spend it for a Strategic Impulse. He chooses option A, operations ([11.0A]), or option B, reinforcements ([11.0B]). At the end the disc goes to the opponent.</source>
        <comment>11.0 text</comment>
        <extracomment>rule 11.0</extracomment>
        <translation>En vez de Pasar o de un Impulso Táctico, el jugador que tiene el Disco de Iniciativa puede gastarlo en un Impulso Estratégico. Elige la opción A, operaciones ([11.0A]), o la opción B, refuerzos ([11.0B]). Al acabar, el disco pasa al rival.</translation>
    </message>
    <message>
        <source>Option A: operations</source>
        <comment>11.0A title</comment>
        <extracomment>rule 11.0A</extracomment>
        <translation>Opción A: operaciones</translation>
    </message>
    <message>
        <source>Up to LV blocks that are not isolated, of any colour and without any HQ, each move or build a Defensive Line. Then any number of battles is fought. There is no Blitz.

HQs may be among these blocks. They move and even engage, but they are not activated. So there is no artillery from adjacent areas and no air strike. An HQ that is in a battle fires there as a unit ([10.4]).

*Example:* the Soviets spend the disc. Stalin is exhausted (0), of three HQs on the map two are exhausted (so 1), they hold four VP (4) and have eliminated two Axis blocks (0): LV 5. After the supply check five blocks act. An HQ with 2 stars and two combat blocks engage in a green area. One infantry block builds a line. One exhausted HQ disengages from another battle. The new battle is mandatory; the Soviets leave the others alone. Then the disc goes to the Germans.</source>
        <comment>11.0A text</comment>
        <extracomment>rule 11.0A</extracomment>
        <translation>Hasta VL bloques no aislados, de cualquier color y sin necesidad de CG, mueven o construyen una Línea Defensiva. Después se libran cuantas batallas se quiera. No hay Blitz.

Entre esos bloques puede haber CG. Mueven e incluso se traban, pero no se activan. Por eso no hay artillería desde áreas adyacentes ni ataque aéreo. Un CG que está en una batalla dispara en ella como una unidad más ([10.4]).

*Ejemplo:* los soviéticos gastan el disco. Stalin está agotado (0), de tres CG en el mapa dos están agotados (así que 1), tienen cuatro PV (4) y han eliminado dos bloques del Eje (0): VL 5. Tras el control de suministro actúan cinco bloques. Un CG de 2 estrellas y dos bloques de combate se traban en un área verde. Un bloque de infantería construye una línea. Un CG agotado se destraba de otra batalla. La nueva batalla es obligatoria; las demás las dejan estar. Después el disco pasa a los alemanes.</translation>
    </message>
    <message>
        <source>Option B: reinforcements</source>
        <comment>11.0B title</comment>
        <extracomment>rule 11.0B</extracomment>
        <translation>Opción B: refuerzos</translation>
    </message>
    <message>
        <source>Draw up to LV blocks from your pool by chance; with Leningrad you choose the last one ([2.6]). They arrive at full strength. Only Soviet blocks with the mark *Reduced* on their first step arrive at their lowest.

Where they enter is told in [5.0]: Germans without limit in fully controlled staging areas; Soviets in fully controlled, supplied cities and Victory Areas, one in each. Blocks without a place go back to the pool and are not replaced by others.

With this option no block moves, builds, is activated or fights.</source>
        <comment>11.0B text</comment>
        <extracomment>rule 11.0B</extracomment>
        <translation>Saca de tu reserva hasta VL bloques al azar; con Leningrado eliges el último ([2.6]). Llegan con fuerza completa. Solo los bloques soviéticos con la marca *Reducido* en su primer paso llegan con la mínima.

Dónde entran se dice en [5.0]: los alemanes, sin límite, en áreas de preparación bajo control total; los soviéticos, en ciudades y Áreas de Victoria bajo control total y con suministro, uno en cada una. Los que no tienen sitio vuelven a la reserva y no se sacan otros.

Con esta opción ningún bloque mueve, construye, se activa ni combate.</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>12.0 title</comment>
        <extracomment>rule 12.0</extracomment>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>A player who passes may still give an order to *one* block:

- move with its full MP, without engaging; it may disengage; or
- lose a step and build a Defensive Line ([4.1]).

There is no combat. The supply check and the isolation check are made as in any impulse ([9.1], [9.3]).

When both players pass one after the other, the Impulse Phase is over and the End Phase follows. If anything else happens between two Passes, play goes on.</source>
        <comment>12.0 text</comment>
        <extracomment>rule 12.0</extracomment>
        <translation>El jugador que pasa todavía puede dar una orden a *un* bloque:

- mover con todos sus PM sin trabarse; puede destrabarse; o
- perder un paso y construir una Línea Defensiva ([4.1]).

No hay combate. Los controles de suministro y de aislamiento se hacen como en cualquier impulso ([9.1], [9.3]).

Cuando los dos jugadores pasan uno detrás del otro, se acaba la Fase de Impulsos y viene la Fase Final. Si entre dos Pases ocurre otra cosa, el turno sigue.</translation>
    </message>
    <message>
        <source>End Phase</source>
        <comment>13.0 title</comment>
        <extracomment>rule 13.0</extracomment>
        <translation>Fase Final</translation>
    </message>
    <message>
        <source>Destroyed German bombers become available again, and the turn marker moves one space on.</source>
        <comment>13.0 text</comment>
        <extracomment>rule 13.0</extracomment>
        <translation>Los bombarderos alemanes destruidos vuelven a estar disponibles y el marcador de turno avanza un espacio.</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <comment>14.0 title</comment>
        <extracomment>rule 14.0</extracomment>
        <translation>Reglas opcionales</translation>
    </message>
    <message>
        <source>The optional rules are for the campaign. They add detail, and they can balance players of different experience. Take them in order: whoever plays with [14.6] also plays with [14.1] to [14.5].</source>
        <comment>14.0 text</comment>
        <extracomment>rule 14.0</extracomment>
        <translation>Las reglas opcionales son para la campaña. Añaden detalle y pueden equilibrar a jugadores de distinta experiencia. Tómalas por orden: quien juega con [14.6] juega también con las [14.1] a [14.5].</translation>
    </message>
    <message>
        <source>Rail movement</source>
        <comment>14.1 title</comment>
        <extracomment>rule 14.1</extracomment>
        <translation>Movimiento por ferrocarril</translation>
    </message>
    <message>
        <source>- *Who:* blocks in supply, static infantry included; no Defensive Lines.
- *When:* in a Pass or a Strategic Impulse, not in a Tactical Impulse.
- *How far:* any distance from, through and into own undisputed areas. Nobody engages or disengages by rail.
- *How many:* one in a Pass. In a Strategic Impulse any mix of rail moves, normal moves and line building up to the LV.
- *Not* on the islands: 53 and K are linked by rail neither with each other nor with 54.

The railways drawn on the map do not matter.

*Example:* with LV 7 the German player moves four blocks by rail and two normally, and one builds a line.</source>
        <comment>14.1 text</comment>
        <extracomment>rule 14.1</extracomment>
        <translation>- *Quién:* bloques con suministro, también la infantería estática; no las Líneas Defensivas.
- *Cuándo:* al Pasar o en un Impulso Estratégico, no en un Impulso Táctico.
- *Hasta dónde:* cualquier distancia desde, por y hasta áreas propias sin disputar. En tren nadie se traba ni se destraba.
- *Cuántos:* uno al Pasar. En un Impulso Estratégico, cualquier mezcla de trenes, movimientos normales y construcción de líneas hasta el VL.
- *No* en las islas: 53 y K no están unidas por tren ni entre sí ni con 54.

Los ferrocarriles dibujados en el mapa no importan.

*Ejemplo:* con VL 7 el jugador alemán mueve cuatro bloques en tren y dos de forma normal, y uno construye una línea.</translation>
    </message>
    <message>
        <source>The Baltic Sea</source>
        <comment>14.2 title</comment>
        <extracomment>rule 14.2</extracomment>
        <translation>El mar Báltico</translation>
    </message>
    <message>
        <source>This rule cancels [2.1.1]. There are five *white ports*: Leningrad, Oranienbaum, Hanko, Tallinn and Kuressaare.

*Control.* The Baltic is Soviet, Axis or disputed. To control it a side must control

- A: Leningrad,
- B: Oranienbaum, and
- C: at least one of Hanko, Tallinn and Kuressaare.

Losing A, or B, or all of C, loses the sea. But it does not give it to the enemy.

*What it brings.* Whoever controls the Baltic

- may trace supply across it;
- has 1 logistic point more;
- may make one sea transport in each of his impulses.

*Sea supply.* A Line of Communication goes by land from the source to a fully controlled white port, by sea to another white port, and on by land. It has only one stretch of sea. All ports on it must be fully controlled; only a unit in its own disputed port may begin there ([9.2]).

*Neva Bay* belongs to the side that controls Oranienbaum, disputed or not. Soviets without the Baltic but with Neva Bay trace sea supply only between Leningrad and Oranienbaum. The Axis uses Neva Bay for supply only if it controls the whole Baltic. An Axis that holds the bay alone gains only this: the Marat is gone ([14.3]) and Soviet sea supply ends.

*Sea transport.* In a Pass, Tactical or Strategic Impulse one *slow* block may go from one Baltic port to another. Static infantry may; tanks, cavalry, mechanised infantry and Defensive Lines may not. It must not be isolated, both ports must be fully controlled, and nobody engages or disengages.

- In a Pass it is the one block of the Pass.
- In a Tactical Impulse the order must come from its HQ, activated in a Baltic port.
- In a Strategic Impulse other blocks may go by rail at the same time ([14.1]), but only one by sea.

*Example:* the Soviets control the Baltic. Blocks in Narva and in area 76 have a way to S1-S12 by land. Tallinn and Hanko are supplied by sea. A block in area 53 is isolated, since Hiiumaa has no port.

*Example:* the Germans take Tallinn and Kuressaare. The Soviets still control the Baltic with Leningrad, Oranienbaum and Hanko. Now Oranienbaum falls too: Neva Bay is German, the Baltic is disputed, the Marat is gone and nothing comes by sea any more.</source>
        <comment>14.2 text</comment>
        <extracomment>rule 14.2</extracomment>
        <translation>Esta regla anula [2.1.1]. Hay cinco *puertos blancos*: Leningrado, Oranienbaum, Hanko, Tallin y Kuressaare.

*Control.* El Báltico es soviético, del Eje o está disputado. Para controlarlo, un bando ha de controlar

- A: Leningrado,
- B: Oranienbaum, y
- C: al menos uno de estos: Hanko, Tallin o Kuressaare.

Perder A, o B, o todo C es perder el mar. Pero no se lo da al enemigo.

*Qué aporta.* Quien controla el Báltico

- puede trazar suministro por él;
- tiene 1 punto logístico más;
- puede hacer un transporte por mar en cada uno de sus impulsos.

*Suministro por mar.* Una Línea de Comunicaciones va por tierra de la fuente a un puerto blanco bajo control total, por mar a otro puerto blanco y sigue por tierra. Solo tiene un tramo de mar. Todos sus puertos han de estar bajo control total; solo una unidad en su propio puerto disputado puede empezar en él ([9.2]).

*La bahía del Neva* es del bando que controla Oranienbaum, esté disputado o no. Los soviéticos sin el Báltico pero con la bahía trazan suministro por mar solo entre Leningrado y Oranienbaum. El Eje usa la bahía para su suministro solo si controla todo el Báltico. Si solo tiene la bahía, gana nada más que esto: el Marat desaparece ([14.3]) y se acaba el suministro soviético por mar.

*Transporte por mar.* Al Pasar, o en un Impulso Táctico o Estratégico, un bloque *lento* puede ir de un puerto del Báltico a otro. La infantería estática puede; los carros, la caballería, la infantería mecanizada y las Líneas Defensivas, no. No puede estar aislado, los dos puertos han de estar bajo control total y nadie se traba ni se destraba.

- Al Pasar, es el único bloque del Pase.
- En un Impulso Táctico la orden ha de venir de su CG, activado en un puerto báltico.
- En un Impulso Estratégico otros bloques pueden ir a la vez en tren ([14.1]), pero por mar va solo uno.

*Ejemplo:* los soviéticos controlan el Báltico. Los bloques de Narva y del área 76 tienen camino por tierra hasta S1-S12. Tallin y Hanko se abastecen por mar. Un bloque en el área 53 está aislado, porque Hiiumaa no tiene puerto.

*Ejemplo:* los alemanes toman Tallin y Kuressaare. Los soviéticos aún controlan el Báltico con Leningrado, Oranienbaum y Hanko. Ahora cae también Oranienbaum: la bahía del Neva es alemana, el Báltico está disputado, el Marat desaparece y por mar ya no llega nada.</translation>
    </message>
    <message>
        <source>The Marat</source>
        <comment>14.3 title</comment>
        <extracomment>rule 14.3</extracomment>
        <translation>El Marat</translation>
    </message>
    <message>
        <source>The old battleship is all that the game shows of the Red Banner Baltic Fleet.

*Where it is*

- In the Baltic, if the Soviets control the sea ([14.2]) and it is undamaged.
- In Neva Bay, if they hold only the bay, or if it is damaged.

It is in supply while the Soviets control Oranienbaum, even disputed. If they lose Oranienbaum it is eliminated for good.

*What it does.* In each German impulse, never in a Soviet one, it may help *one* battle in a Baltic coastal area. Without the Baltic, or damaged, it reaches only the six areas on Neva Bay: 45, 47, L, 63, 62 and O.

- *Placing.* After the German HQs have been activated and before the Command Segment, the Soviet player may move the Marat into a coastal area that was disputed when the impulse began. That battle is now mandatory.
- *Stukas.* In the Command Segment the German player may arm one or two Stukas with 1000 kg bombs against it. These take no part in the air strike, and the Marat fights them instead of helping the battle.
- *Fire.* Otherwise it rolls one die in the AA step and one die together with the ground fire of the defender. It has triple fire, when damaged double fire.
- *The duel* comes after the normal battle. The Marat rolls its AA die first; a hit aborts one Stuka. Each Stuka left rolls one die with triple fire. The first hit *damages* the ship for good and ties it to Neva Bay; the second *eliminates* it.

*Example:* the Soviets control the Baltic and Tallinn is disputed. They send the Marat there, so that battle must be fought. The Germans arm both Stukas against it. The normal battle comes first, without the three. Then the Marat hits with its AA die: one Stuka is aborted. The other rolls one die and hits. The Marat is damaged and goes to Neva Bay. It can still help in battles there.</source>
        <comment>14.3 text</comment>
        <extracomment>rule 14.3</extracomment>
        <translation>El viejo acorazado es todo lo que el juego enseña de la flota soviética del Báltico.

*Dónde está*

- En el Báltico, si los soviéticos controlan el mar ([14.2]) y no está dañado.
- En la bahía del Neva, si solo tienen la bahía o si está dañado.

Tiene suministro mientras los soviéticos controlen Oranienbaum, aunque esté disputado. Si pierden Oranienbaum, queda eliminado para siempre.

*Qué hace.* En cada impulso alemán, nunca en uno soviético, puede ayudar en *una* batalla en un área de la costa báltica. Sin el Báltico, o dañado, solo llega a las seis áreas de la bahía del Neva: 45, 47, L, 63, 62 y O.

- *Colocación.* Después de activarse los CG alemanes y antes del segmento de mando, el jugador soviético puede llevar el Marat a un área de costa que estuviera disputada al empezar el impulso. Esa batalla es ya obligatoria.
- *Stukas.* En el segmento de mando el jugador alemán puede armar contra él uno o dos Stukas con bombas de 1000 kg. Estos no intervienen en el ataque aéreo, y el Marat lucha con ellos en vez de ayudar en la batalla.
- *Fuego.* Si no, tira un dado en el paso de AA y otro junto con el fuego terrestre del defensor. Tiene fuego triple; dañado, fuego doble.
- *El duelo* viene tras la batalla normal. El Marat tira primero su dado de AA; un impacto aborta un Stuka. Cada Stuka que queda tira un dado con fuego triple. El primer impacto *daña* el barco para siempre y lo ata a la bahía del Neva; el segundo lo *elimina*.

*Ejemplo:* los soviéticos controlan el Báltico y Tallin está disputado. Envían allí el Marat, así que esa batalla hay que librarla. Los alemanes arman contra él los dos Stukas. Primero se resuelve la batalla normal, sin los tres. Luego el Marat acierta con su dado de AA: un Stuka aborta. El otro tira un dado y acierta. El Marat queda dañado y pasa a la bahía del Neva. Allí todavía puede ayudar en otras batallas.</translation>
    </message>
    <message>
        <source>The Road of Life</source>
        <comment>14.4 title</comment>
        <extracomment>rule 14.4</extracomment>
        <translation>El Camino de la Vida</translation>
    </message>
    <message>
        <source>A Leningrad that is Soviet but has no Line of Communication to S1-S12 can live on what comes across Lake Ladoga. Only the Soviets may use this road. It is open if they fully control

- Leningrad, and
- one or more of the *blue ports* on the far shore: Kobona, Syasstroy, Sviritsa. The port must itself be in supply without this road.

Then supply may be traced across Lake Ladoga for any number of Soviet units, also together with sea supply on the Baltic ([14.2]).

In the areas that live only on the Road of Life there are limits in each Logistics Phase, and in each call for reinforcements ([11.0B]). Each blue port that meets these conditions is good for:

- 1 reinforcement
- 1 HQ star regenerated
- 1 replacement point

So there are at most three of each.

*Example:* it is October. Leningrad is cut off, and the Axis holds Tallinn, Kuressaare and Hanko, so the Baltic is lost. The Soviets fully control Leningrad and two blue ports that have a way to S1-S12. Oranienbaum is disputed but still theirs, and so is Neva Bay. All units in the pocket are in supply: Leningrad over the lake, Oranienbaum through the bay. The Marat is supplied too. The limits are two of each: two HQ stars, two replacement points (a white step, or two black ones) and two reinforcements. But only one reinforcement finds a place, in Leningrad, because Pushkin is disputed.</source>
        <comment>14.4 text</comment>
        <extracomment>rule 14.4</extracomment>
        <translation>Un Leningrado soviético sin Línea de Comunicaciones con S1-S12 puede vivir de lo que llega por el lago Ladoga. Solo los soviéticos pueden usar este camino. Está abierto si controlan del todo

- Leningrado, y
- uno o más de los *puertos azules* de la otra orilla: Kobona, Siasstrói, Svíritsa. El puerto ha de tener suministro él mismo sin este camino.

Entonces se puede trazar suministro por el lago Ladoga para cualquier número de unidades soviéticas, también junto con el suministro por mar del Báltico ([14.2]).

En las áreas que solo viven del Camino de la Vida hay límites en cada Fase Logística y cada vez que se piden refuerzos ([11.0B]). Cada puerto azul que cumple estas condiciones da para:

- 1 refuerzo
- 1 estrella de CG regenerada
- 1 punto de reemplazo

Así que, como mucho, tres de cada.

*Ejemplo:* es octubre. Leningrado está cortado, y el Eje tiene Tallin, Kuressaare y Hanko, así que el Báltico está perdido. Los soviéticos controlan del todo Leningrado y dos puertos azules con camino hasta S1-S12. Oranienbaum está disputado pero sigue siendo suyo, y con él la bahía del Neva. Todas las unidades de la bolsa tienen suministro: Leningrado por el lago, Oranienbaum por la bahía. También el Marat. Los límites son dos de cada: dos estrellas de CG, dos puntos de reemplazo (un paso blanco o dos negros) y dos refuerzos. Pero solo un refuerzo encuentra sitio, en Leningrado, porque Pushkin está disputado.</translation>
    </message>
    <message>
        <source>Blizzard</source>
        <comment>14.5 title</comment>
        <extracomment>rule 14.5</extracomment>
        <translation>Ventisca</translation>
    </message>
    <message>
        <source>From the first German impulse of December the weather is a blizzard, without any die roll. Movement, rivers and Exploitation are as in snow ([8.0], [10.19]).

- The LV of both players is halved.
- *Germans*, for dice and for command and air range: a half when they defend, a quarter when they attack. In its own impulse a German HQ has a quarter of its range, at least 1.
- *Soviets and Finns*: a half when they attack, normal when they defend.

*Example:* a German block of 4 attacks with one die and defends with two. A Soviet block of 4 attacks with two and defends with four.</source>
        <comment>14.5 text</comment>
        <extracomment>rule 14.5</extracomment>
        <translation>Desde el primer impulso alemán de diciembre hay ventisca, sin tirar ningún dado. El movimiento, los ríos y la Explotación son como con nieve ([8.0], [10.19]).

- El VL de los dos jugadores se reduce a la mitad.
- *Alemanes*, en dados y en alcance de mando y aéreo: la mitad cuando defienden, la cuarta parte cuando atacan. En su propio impulso un CG alemán tiene la cuarta parte de su alcance, como mínimo 1.
- *Soviéticos y finlandeses*: la mitad cuando atacan, lo normal cuando defienden.

*Ejemplo:* un bloque alemán de 4 ataca con un dado y defiende con dos. Un bloque soviético de 4 ataca con dos y defiende con cuatro.</translation>
    </message>
    <message>
        <source>Operation Typhoon</source>
        <comment>14.6 title</comment>
        <extracomment>rule 14.6</extracomment>
        <translation>Operación Tifón</translation>
    </message>
    <message>
        <source>Hitler wants Moscow and takes the best formations away. In the first Axis impulse of September and in each of the seven that follow, one German block is removed, eight in all.

The Axis player chooses among the four blocks of XLI Corps (red), the three of LVI Corps (green) and the HQ of VIII FK. He may not take the same colour in two impulses running, unless nothing else on the list is left. If one of the eight has already been eliminated, he freely chooses another German block in its place. A block that is not on the map is taken from its box or pool.

After the eighth the Soviets remove Zhukov. These nine blocks are out for good but do not count as eliminated.

*Example:* in the first impulse of September the 6th Panzer Division (red) goes. Next may be VIII FK or a green block; the 3rd Motorised Division (green) goes. Then it is VIII FK or one of the three red blocks left.</source>
        <comment>14.6 text</comment>
        <extracomment>rule 14.6</extracomment>
        <translation>Hitler quiere Moscú y se lleva las mejores formaciones. En el primer impulso del Eje de septiembre y en cada uno de los siete siguientes se retira un bloque alemán: ocho en total.

El jugador del Eje elige entre los cuatro bloques del XLI Cuerpo (rojo), los tres del LVI Cuerpo (verde) y el CG del VIII FK. No puede tomar el mismo color en dos impulsos seguidos, salvo que en la lista no quede otra cosa. Si uno de los ocho ya ha sido eliminado, elige libremente otro bloque alemán en su lugar. El bloque que no está en el mapa se toma de su casilla o de la reserva.

Tras el octavo, los soviéticos retiran a Zhúkov. Estos nueve bloques salen para siempre, pero no cuentan como eliminados.

*Ejemplo:* en el primer impulso de septiembre se va la 6.ª División Panzer (roja). Después puede ser el VIII FK o un bloque verde; se va la 3.ª División Motorizada (verde). Luego, el VIII FK o uno de los tres bloques rojos que quedan.</translation>
    </message>
    <message>
        <source>Agility</source>
        <comment>14.7 title</comment>
        <extracomment>rule 14.7</extracomment>
        <translation>Agilidad</translation>
    </message>
    <message>
        <source>- *Cavalry*, the three Soviet divisions and the Finnish brigade, pays 2 MP where others pay 3, also in rain.
- *Light infantry*, 14 Axis divisions (seven German with the 163rd, seven Finnish) and the three Soviet Shock Armies, has 4 MP instead of 3. In all else these blocks are still slow.
- *The Spanish Blue Division* ignores the penalties of snow, and in a blizzard it is halved only when it attacks.</source>
        <comment>14.7 text</comment>
        <extracomment>rule 14.7</extracomment>
        <translation>- *La caballería*, las tres divisiones soviéticas y la brigada finlandesa, paga 2 PM donde los demás pagan 3, también con lluvia.
- *La infantería ligera*, 14 divisiones del Eje (siete alemanas con la 163.ª, siete finlandesas) y los tres ejércitos de choque soviéticos, tiene 4 PM en vez de 3. En lo demás son bloques lentos.
- *La División Azul española* no hace caso de las penalizaciones de la nieve, y con ventisca solo se reduce a la mitad cuando ataca.</translation>
    </message>
    <message>
        <source>The 1st Tank Division</source>
        <comment>14.8 title</comment>
        <extracomment>rule 14.8</extracomment>
        <translation>La 1.ª División de Carros</translation>
    </message>
    <message>
        <source>The Soviet 1st Tank Division may go to Murmansk, in a Pass or as one of the blocks of a Strategic Impulse. It never leaves again.

- While it is there, Dietl has single fire: he advances on a 6 only. *Example:* with 4 stars he rolls 6, 5, 5 and 1: one box.
- If Dietl reaches the Murmansk box, the town does not fall. From the next Tactical or Strategic Impulse on he may be activated to attack the division. He hits on 6, and each hit takes one step from it. It cannot hurt him, and he cannot be regenerated while he is in that box.
- If he destroys the division it counts as a surrendered Soviet block, and Murmansk falls ([10.10]).</source>
        <comment>14.8 text</comment>
        <extracomment>rule 14.8</extracomment>
        <translation>La 1.ª División de Carros soviética puede ir a Múrmansk, al Pasar o como uno de los bloques de un Impulso Estratégico. Ya no vuelve a salir.

- Mientras está allí, Dietl tiene fuego sencillo: solo avanza con 6. *Ejemplo:* con 4 estrellas saca 6, 5, 5 y 1: una casilla.
- Si Dietl llega a la casilla de Múrmansk, la ciudad no cae. Desde el siguiente Impulso Táctico o Estratégico se le puede activar para atacar a la división. Impacta con 6, y cada impacto le quita un paso. Ella no puede dañarlo, y él no se puede regenerar mientras esté en esa casilla.
- Si destruye la división, cuenta como bloque soviético rendido y Múrmansk cae ([10.10]).</translation>
    </message>
    <message>
        <source>Lend-Lease</source>
        <comment>14.9 title</comment>
        <extracomment>rule 14.9</extracomment>
        <translation>Préstamo y Arriendo</translation>
    </message>
    <message>
        <source>From September the Soviets have 1 logistic point more while they control all of these: S1, S2, S3, S4 and Murmansk.</source>
        <comment>14.9 text</comment>
        <extracomment>rule 14.9</extracomment>
        <translation>Desde septiembre los soviéticos tienen 1 punto logístico más mientras controlen todo esto: S1, S2, S3, S4 y Múrmansk.</translation>
    </message>
    <message>
        <source>Scenarios and set-up</source>
        <comment>15.0 title</comment>
        <extracomment>rule 15.0</extracomment>
        <translation>Escenarios y despliegue</translation>
    </message>
    <message>
        <source>There are three scenarios of 30 to 60 minutes, and the campaign ([15.4]), which asks for more time and skill. In all of them Germany starts with the initiative. The optional rules are for the campaign only.

*Order.* The Soviets set up first, then the Axis. Blocks are sorted by nation, then by the colour of their army or front. Unless a text says otherwise, they are drawn by chance for the areas listed. The program does this.

*Strength.* Blocks start at full strength, unless

- a number from 1 to 4 stands in brackets after them (0 is the Heart of an HQ);
- a Soviet block carries the mark *Reduced*: it starts at its lowest.

*Which blocks these are* follows from the numbers. The 29 Soviet blocks on the icons of the campaign map are: yellow, 4 infantry and 1 tank; light blue, 6 infantry, 1 mechanised and 2 tanks; orange, 7 infantry; white, 3 mechanised and 5 tanks. The nine blocks with a green dot are 6 white infantry and 3 white cavalry.</source>
        <comment>15.0 text</comment>
        <extracomment>rule 15.0</extracomment>
        <translation>Hay tres escenarios de 30 a 60 minutos y la campaña ([15.4]), que pide más tiempo y más destreza. En todos empieza Alemania con la iniciativa. Las reglas opcionales son solo para la campaña.

*Orden.* Primero despliegan los soviéticos y luego el Eje. Los bloques se separan por naciones y después por el color de su ejército o frente. Si un texto no dice otra cosa, se sacan al azar para las áreas de la lista. Lo hace el programa.

*Fuerza.* Los bloques empiezan con fuerza completa, salvo que

- lleven detrás un número de 1 a 4 entre paréntesis (0 es el Corazón de un CG);
- un bloque soviético lleve la marca *Reducido*: empieza con la mínima.

*Qué bloques son* se deduce de los números. Los 29 bloques soviéticos en los iconos del mapa de campaña son: amarillos, 4 de infantería y 1 de carros; azul claro, 6 de infantería, 1 mecanizado y 2 de carros; naranjas, 7 de infantería; blancos, 3 mecanizados y 5 de carros. Los nueve bloques con punto verde son 6 blancos de infantería y 3 blancos de caballería.</translation>
    </message>
    <message>
        <source>Scenario 1: Les Préludes</source>
        <comment>15.1 title</comment>
        <extracomment>rule 15.1</extracomment>
        <translation>Escenario 1: Les Préludes</translation>
    </message>
    <message>
        <source>Riga has fallen. Army Group North must clear the Baltic states and win the ground from which Leningrad can be stormed.

- *Start:* July, Impulse Phase. *End:* after the July End Phase.
- *Weather:* good. *Initiative:* Germany.
- *Set-up:* as in the campaign ([15.4]).
- *Special rule:* each player may use the Initiative Disc only once.
- *No optional rules.*

*Victory.* The Axis wins at once if it controls

- Leningrad; or
- Tallinn, Velikiye Luki and Pskov.

Otherwise the Soviets win.</source>
        <comment>15.1 text</comment>
        <extracomment>rule 15.1</extracomment>
        <translation>Riga ha caído. El Grupo de Ejércitos Norte debe limpiar los países bálticos y ganar el terreno desde el que asaltar Leningrado.

- *Comienzo:* julio, Fase de Impulsos. *Fin:* tras la Fase Final de julio.
- *Tiempo:* bueno. *Iniciativa:* Alemania.
- *Despliegue:* como en la campaña ([15.4]).
- *Regla especial:* cada jugador puede usar el Disco de Iniciativa una sola vez.
- *Sin reglas opcionales.*

*Victoria.* El Eje gana en el acto si controla

- Leningrado; o
- Tallin, Velíkiye Luki y Pskov.

Si no, ganan los soviéticos.</translation>
    </message>
    <message>
        <source>Scenario 2: Leningrad in Sight</source>
        <comment>15.2 title</comment>
        <extracomment>rule 15.2</extracomment>
        <translation>Escenario 2: Leningrado a la vista</translation>
    </message>
    <message>
        <source>Pskov was taken on 10 July. The panzers are halfway to Leningrad, and for the moment nobody has called them away.

- *Start:* July, Impulse Phase. *End:* after the August End Phase.
- *Weather:* good.
- *Initiative:* Germany holds the disc, but the Soviets play the first impulse of July.
- *Front:* the green dashed line and the border with Finland. The Soviets hold Hanko, both islands and everything east of the front, the Axis everything west of it.
- *No optional rules.*

*Victory.* The Axis wins at once if

- it controls Leningrad; or
- Leningrad has no Line of Communication to S1-S12; or
- it controls Tallinn, Velikiye Luki, Novgorod and Petrozavodsk.

Otherwise the Soviets win.</source>
        <comment>15.2 text</comment>
        <extracomment>rule 15.2</extracomment>
        <translation>Pskov cayó el 10 de julio. Los panzer están a mitad de camino de Leningrado y, de momento, nadie los ha reclamado para otra cosa.

- *Comienzo:* julio, Fase de Impulsos. *Fin:* tras la Fase Final de agosto.
- *Tiempo:* bueno.
- *Iniciativa:* el disco es de Alemania, pero los soviéticos juegan el primer impulso de julio.
- *Frente:* la línea verde discontinua y la frontera con Finlandia. Los soviéticos tienen Hanko, las dos islas y todo lo que queda al este del frente; el Eje, todo lo que queda al oeste.
- *Sin reglas opcionales.*

*Victoria.* El Eje gana en el acto si

- controla Leningrado; o
- Leningrado no tiene Línea de Comunicaciones con S1-S12; o
- controla Tallin, Velíkiye Luki, Nóvgorod y Petrozavodsk.

Si no, ganan los soviéticos.</translation>
    </message>
    <message>
        <source>Scenario 2: the Soviets</source>
        <comment>15.2.1 title</comment>
        <extracomment>rule 15.2.1</extracomment>
        <translation>Escenario 2: los soviéticos</translation>
    </message>
    <message>
        <source>*LV 13:* Stalin 4, three HQs, 6 VP (Murmansk, Leningrad, Ostashkov, Tikhvin, Tallinn, Novgorod), no loss bonus.

*Lost:* one white tank and one white mechanised division have surrendered. Nine blocks have been destroyed and are in the pool: four orange infantry, two white mechanised, two white tanks and the airborne corps, drawn by chance.

*Pool, 18 blocks:* those nine and the nine with a green dot. The S and N blocks are not used.

*Set-up, 26 blocks*

- As in the campaign, at full strength: Stalin, six yellow blocks, two static brigades
- Nine Defensive Lines: H, O, 39, 62, 79, 64, 93, 133, G4
- L: Leningrad Militia (1), Leningrad Front HQ (3)
- T, 59, 45, 46, 47, 81: one light blue infantry each
- 64: the light blue mechanised division (1)
- 62, 79: one light blue tank (1) each
- 93: Northwestern Front HQ (2) and a white tank (1)
- 110: a white tank (1), isolated
- 75, 133, G4: one orange infantry each, one at 1, one at 2 and one at 3, as the Soviet player likes</source>
        <comment>15.2.1 text</comment>
        <extracomment>rule 15.2.1</extracomment>
        <translation>*VL 13:* Stalin 4, tres CG, 6 PV (Múrmansk, Leningrado, Ostáshkov, Tijvin, Tallin, Nóvgorod), sin prima por bajas.

*Perdidos:* se han rendido una división de carros y una mecanizada, blancas. Nueve bloques han sido destruidos y están en la reserva: cuatro de infantería naranjas, dos mecanizados blancos, dos de carros blancos y el cuerpo aerotransportado, sacados al azar.

*Reserva, 18 bloques:* esos nueve y los nueve con punto verde. Los bloques S y N no se usan.

*Despliegue, 26 bloques*

- Como en la campaña, con fuerza completa: Stalin, seis bloques amarillos, dos brigadas estáticas
- Nueve Líneas Defensivas: H, O, 39, 62, 79, 64, 93, 133, G4
- L: milicia de Leningrado (1), CG del Frente de Leningrado (3)
- T, 59, 45, 46, 47, 81: una infantería azul claro en cada una
- 64: la división mecanizada azul claro (1)
- 62, 79: un bloque de carros azul claro (1) en cada una
- 93: CG del Frente del Noroeste (2) y un bloque de carros blanco (1)
- 110: un bloque de carros blanco (1), aislado
- 75, 133, G4: una infantería naranja en cada una, una con 1, otra con 2 y otra con 3, a gusto del jugador soviético</translation>
    </message>
    <message>
        <source>Scenario 2: the Axis</source>
        <comment>15.2.2 title</comment>
        <extracomment>rule 15.2.2</extracomment>
        <translation>Escenario 2: el Eje</translation>
    </message>
    <message>
        <source>*LV 11:* Hitler 4, six HQs, Riga 1, no loss bonus. Nothing is lost. The Luftwaffe has not arrived yet. The pool is that of the campaign. There are no Axis lines.

*Set-up, 29 blocks*

- As in the campaign: Hitler, Dietl and all 12 Finnish blocks
- 129: 18th Army HQ (2)
- G2: 16th Army HQ (3)
- 130: Reinhardt (3)
- 112: Manstein (3) and the green tank
- 131: Totenkopf (TT)
- 132: two light blue infantry
- 113: the two red tanks and the red motorised division
- 91: the green motorised division
- 74: one yellow infantry; 55: two. Two of them have 4, one has 3, as the Axis likes</source>
        <comment>15.2.2 text</comment>
        <extracomment>rule 15.2.2</extracomment>
        <translation>*VL 11:* Hitler 4, seis CG, Riga 1, sin prima por bajas. No se ha perdido nada. La Luftwaffe no ha llegado aún. La reserva es la de la campaña. No hay líneas del Eje.

*Despliegue, 29 bloques*

- Como en la campaña: Hitler, Dietl y todos los finlandeses, 12 bloques
- 129: CG del 18.º Ejército (2)
- G2: CG del 16.º Ejército (3)
- 130: Reinhardt (3)
- 112: Manstein (3) y los carros verdes
- 131: Totenkopf (TT)
- 132: dos infanterías azul claro
- 113: los dos bloques de carros rojos y la división motorizada roja
- 91: la división motorizada verde
- 74: una infantería amarilla; 55: dos. Dos de ellas con 4 y una con 3, a gusto del Eje</translation>
    </message>
    <message>
        <source>Scenario 3: Closing the Ring</source>
        <comment>15.3 title</comment>
        <extracomment>rule 15.3</extracomment>
        <translation>Escenario 3: Cerrando el círculo</translation>
    </message>
    <message>
        <source>September. Leningrad is within reach, but the mud season is near and the Soviet reserves are on their way.

- *Start:* September, Logistics Phase; the Soviets, who lack the initiative, decide first. *End:* after the October End Phase.
- *Weather:* good; rolled from October on ([8.1]).
- *Initiative:* Germany.
- *Front:* the red dashed line. The Soviets hold Hanko, both islands and everything east of the front. The Axis holds everything west of it and the Karelian Isthmus, except areas 47 and 48.
- *No optional rules.*

*Victory.* The Axis wins at once if it controls

- Leningrad; or
- Oranienbaum, Tikhvin, Ostashkov and Petrozavodsk.

Otherwise the Soviets win.</source>
        <comment>15.3 text</comment>
        <extracomment>rule 15.3</extracomment>
        <translation>Septiembre. Leningrado está al alcance de la mano, pero la época del barro se acerca y las reservas soviéticas están de camino.

- *Comienzo:* septiembre, Fase Logística; deciden primero los soviéticos, que no tienen la iniciativa. *Fin:* tras la Fase Final de octubre.
- *Tiempo:* bueno; desde octubre se tira ([8.1]).
- *Iniciativa:* Alemania.
- *Frente:* la línea roja discontinua. Los soviéticos tienen Hanko, las dos islas y todo lo que queda al este del frente. El Eje tiene todo lo que queda al oeste y el istmo de Carelia, menos las áreas 47 y 48.
- *Sin reglas opcionales.*

*Victoria.* El Eje gana en el acto si controla

- Leningrado; o
- Oranienbaum, Tijvin, Ostáshkov y Petrozavodsk.

Si no, ganan los soviéticos.</translation>
    </message>
    <message>
        <source>Scenario 3: the Soviets</source>
        <comment>15.3.1 title</comment>
        <extracomment>rule 15.3.1</extracomment>
        <translation>Escenario 3: los soviéticos</translation>
    </message>
    <message>
        <source>*LV 10:* Stalin 3, three HQs, 4 VP (Leningrad, Tikhvin, Murmansk, Ostashkov), no loss bonus.

*Surrendered, 8 blocks:* one white tank and one white mechanised division, by chance; the six infantry corps, two light blue and four orange.

*Pool, 21 blocks:* one white cavalry, two white mechanised and four white tanks, by chance; the airborne corps; the 13 S blocks. The N blocks are not used.

*Set-up, 30 blocks*

- Moscow: Stalin (3)
- 146: Northwestern Front HQ (2)
- 44: Karelian Front HQ (2)
- L: Leningrad Front HQ (2), Leningrad Militia (3)
- H, K: the two static brigades
- O, 61, 62, 63, 64, 65, 66: one of the seven light blue combat blocks each
- 48, 43, 29, 30, 14: one of the five yellow blocks each (four infantry, one tank)
- 136, 143, 142: one orange infantry each
- 82, 97, 84, 67, 96, 98, 117, 146: one white block each (six infantry, two cavalry)
- Ten Defensive Lines: 47, O, L, 63, 96, 97, 117, 136, 142, 143</source>
        <comment>15.3.1 text</comment>
        <extracomment>rule 15.3.1</extracomment>
        <translation>*VL 10:* Stalin 3, tres CG, 4 PV (Leningrado, Tijvin, Múrmansk, Ostáshkov), sin prima por bajas.

*Rendidos, 8 bloques:* una división de carros y una mecanizada, blancas, al azar; los seis cuerpos de infantería, dos azul claro y cuatro naranjas.

*Reserva, 21 bloques:* una caballería, dos mecanizados y cuatro de carros, blancos, al azar; el cuerpo aerotransportado; los 13 bloques S. Los bloques N no se usan.

*Despliegue, 30 bloques*

- Moscú: Stalin (3)
- 146: CG del Frente del Noroeste (2)
- 44: CG del Frente de Carelia (2)
- L: CG del Frente de Leningrado (2), milicia de Leningrado (3)
- H, K: las dos brigadas estáticas
- O, 61, 62, 63, 64, 65, 66: uno de los siete bloques de combate azul claro en cada una
- 48, 43, 29, 30, 14: uno de los cinco bloques amarillos en cada una (cuatro de infantería, uno de carros)
- 136, 143, 142: una infantería naranja en cada una
- 82, 97, 84, 67, 96, 98, 117, 146: un bloque blanco en cada una (seis de infantería, dos de caballería)
- Diez Líneas Defensivas: 47, O, L, 63, 96, 97, 117, 136, 142, 143</translation>
    </message>
    <message>
        <source>Scenario 3: the Axis</source>
        <comment>15.3.2 title</comment>
        <extracomment>rule 15.3.2</extracomment>
        <translation>Escenario 3: el Eje</translation>
    </message>
    <message>
        <source>*LV 13:* Hitler 3, seven HQs, 3 VP (Riga, Novgorod, Tallinn), no loss bonus. Nothing is lost. The Luftwaffe is there, but both its HQs are exhausted. *Pool:* four white infantry divisions.

*Set-up*

- Rastenburg: Hitler (3). Titovka: Dietl (2). Mikkeli: Mannerheim (2)
- 95: 16th Army HQ (2). 59: 18th Army HQ (2)
- 79: Schmidt (2). 77: Reinhardt (2). 116: Manstein (2)
- 113: I FK (0). G4: VIII FK (0)
- The other 11 Finnish blocks at full strength, by chance: one each in 32, 45 and 46; two each in 13, 28, 41 and 42
- One Defensive Line in 32
- Totenkopf and six white infantry divisions, by chance, one each in 54, T, 59, 60, 113, 115 and G4
- The other eight fast blocks (four motorised, four tanks), by chance and one step below full strength, one each in 78, 80, 81, 94, 95, 116, 133 and 134
- 116, 135, G4: the three light blue infantry corps
- 78, 79, 80, 81: the four yellow infantry corps

Then roll a die for each of these seven corps: on a 1 it starts at its lowest, on a 2 at strength 2, on a 3 at strength 3, on 4 to 6 at full strength.</source>
        <comment>15.3.2 text</comment>
        <extracomment>rule 15.3.2</extracomment>
        <translation>*VL 13:* Hitler 3, siete CG, 3 PV (Riga, Nóvgorod, Tallin), sin prima por bajas. No se ha perdido nada. La Luftwaffe está ya, pero sus dos CG están agotados. *Reserva:* cuatro divisiones de infantería blancas.

*Despliegue*

- Rastenburg: Hitler (3). Titovka: Dietl (2). Mikkeli: Mannerheim (2)
- 95: CG del 16.º Ejército (2). 59: CG del 18.º Ejército (2)
- 79: Schmidt (2). 77: Reinhardt (2). 116: Manstein (2)
- 113: I FK (0). G4: VIII FK (0)
- Los otros 11 bloques finlandeses con fuerza completa, al azar: uno en 32, 45 y 46; dos en 13, 28, 41 y 42
- Una Línea Defensiva en 32
- La Totenkopf y seis divisiones de infantería blancas, al azar, una en 54, T, 59, 60, 113, 115 y G4
- Los otros ocho bloques rápidos (cuatro motorizados, cuatro de carros), al azar y un paso por debajo de su fuerza completa, uno en 78, 80, 81, 94, 95, 116, 133 y 134
- 116, 135, G4: los tres cuerpos de infantería azul claro
- 78, 79, 80, 81: los cuatro cuerpos de infantería amarillos

Después se tira un dado por cada uno de estos siete cuerpos: con 1 empieza con la mínima, con 2 con fuerza 2, con 3 con fuerza 3, y de 4 a 6 con fuerza completa.</translation>
    </message>
    <message>
        <source>Campaign: The Road to Leningrad</source>
        <comment>15.4 title</comment>
        <extracomment>rule 15.4</extracomment>
        <translation>Campaña: El camino a Leningrado</translation>
    </message>
    <message>
        <source>Six months, from the Daugava to the winter. For the Axis there is one great prize and there are several small ones, and hardly the time for both. The Soviets give ground slowly, keep their army alive and strike when the snow comes. They need only one more point for a sudden death of their own: watch over Riga.

- *Start:* July, Impulse Phase. *End:* after the December End Phase, unless sudden death comes first ([2.4.4.2]).
- *Weather:* good; rolled from October on ([8.1]).
- *Initiative:* Germany.
- *Control:* the Axis holds Rastenburg, Petsamo, all Finland except Hanko, G1, G2, G3 and everything west of the Daugava. All the rest is Soviet ([2.5]).</source>
        <comment>15.4 text</comment>
        <extracomment>rule 15.4</extracomment>
        <translation>Seis meses, del Daugava al invierno. Para el Eje hay un premio grande y varios pequeños, y apenas tiempo para las dos cosas. Los soviéticos ceden terreno despacio, mantienen vivo su ejército y golpean cuando llega la nieve. A ellos les basta un punto más para su propia muerte súbita: vigila Riga.

- *Comienzo:* julio, Fase de Impulsos. *Fin:* tras la Fase Final de diciembre, salvo muerte súbita ([2.4.4.2]).
- *Tiempo:* bueno; desde octubre se tira ([8.1]).
- *Iniciativa:* Alemania.
- *Control:* el Eje tiene Rastenburg, Petsamo, toda Finlandia menos Hanko, G1, G2, G3 y todo lo que queda al oeste del Daugava. Lo demás es soviético ([2.5]).</translation>
    </message>
    <message>
        <source>Campaign: the Soviets</source>
        <comment>15.4.1 title</comment>
        <extracomment>rule 15.4.1</extracomment>
        <translation>Campaña: los soviéticos</translation>
    </message>
    <message>
        <source>*LV 13:* Stalin 4, three HQs, 6 VP (Murmansk, Leningrad, Ostashkov, Tikhvin, Tallinn, Novgorod).

*Pool:* the nine blocks with a green dot. The 13 S blocks come in September, the three N blocks in November ([5.1]). With 37 blocks in play that makes 62.

*Set-up, 37 blocks*

- Moscow: Stalin
- Defensive Lines: H, O, 39
- HQs: Northwestern Front in 113, Leningrad Front in L, Karelian Front in 42
- H, K: the static brigades
- 129: the airborne corps (Reduced)
- L: Leningrad Militia (Reduced)
- On the icons of the map: 5 yellow, 9 light blue, 7 orange and 8 white blocks, which are 17 infantry, 4 mechanised and 8 tanks. Which block of a colour and type stands on which icon is left to chance. Eight of them are Reduced: 2 infantry, 2 mechanised and 4 tanks.</source>
        <comment>15.4.1 text</comment>
        <extracomment>rule 15.4.1</extracomment>
        <translation>*VL 13:* Stalin 4, tres CG, 6 PV (Múrmansk, Leningrado, Ostáshkov, Tijvin, Tallin, Nóvgorod).

*Reserva:* los nueve bloques con punto verde. Los 13 bloques S llegan en septiembre, y los tres N, en noviembre ([5.1]). Con 37 bloques en juego suman 62.

*Despliegue, 37 bloques*

- Moscú: Stalin
- Líneas Defensivas: H, O, 39
- CG: Frente del Noroeste en 113, Frente de Leningrado en L, Frente de Carelia en 42
- H, K: las brigadas estáticas
- 129: el cuerpo aerotransportado (Reducido)
- L: milicia de Leningrado (Reducida)
- En los iconos del mapa: 5 bloques amarillos, 9 azul claro, 7 naranjas y 8 blancos, que son 17 de infantería, 4 mecanizados y 8 de carros. Qué bloque de cada color y tipo va en cada icono lo decide el azar. Ocho están Reducidos: 2 de infantería, 2 mecanizados y 4 de carros.</translation>
    </message>
    <message>
        <source>Campaign: the Axis</source>
        <comment>15.4.2 title</comment>
        <extracomment>rule 15.4.2</extracomment>
        <translation>Campaña: el Eje</translation>
    </message>
    <message>
        <source>*LV 11:* Hitler 4, six HQs, Riga 1.

*Pool, 13 blocks:* the HQ of I FK, one light blue, one yellow and ten white infantry. The five V blocks wait for Velikiye Luki ([5.1]). With 29 blocks in play that makes 47.

*Set-up, 29 blocks, all at full strength*

- Rastenburg: Hitler. Petsamo: Dietl
- 6: Mannerheim
- 11: the 163rd Division; 12: the Finnish cavalry; 24, 38: one Finnish corps each
- 32, F, 9, 10, 11: one Finnish division each; 8: two
- 126: Manstein and the green motorised division
- 125: Reinhardt and the red motorised division
- 124: 16th Army HQ and two light blue infantry
- 123: 18th Army HQ
- 107, 108, G1: one yellow infantry each
- G2: the two red tanks
- G3: the green tank and the Totenkopf motorised division</source>
        <comment>15.4.2 text</comment>
        <extracomment>rule 15.4.2</extracomment>
        <translation>*VL 11:* Hitler 4, seis CG, Riga 1.

*Reserva, 13 bloques:* el CG del I FK, una infantería azul claro, una amarilla y diez blancas. Los cinco bloques V esperan a Velíkiye Luki ([5.1]). Con 29 bloques en juego suman 47.

*Despliegue, 29 bloques, todos con fuerza completa*

- Rastenburg: Hitler. Petsamo: Dietl
- 6: Mannerheim
- 11: la 163.ª División; 12: la caballería finlandesa; 24, 38: un cuerpo finlandés en cada una
- 32, F, 9, 10, 11: una división finlandesa en cada una; 8: dos
- 126: Manstein y la división motorizada verde
- 125: Reinhardt y la división motorizada roja
- 124: CG del 16.º Ejército y dos infanterías azul claro
- 123: CG del 18.º Ejército
- 107, 108, G1: una infantería amarilla en cada una
- G2: los dos bloques de carros rojos
- G3: los carros verdes y la división motorizada Totenkopf</translation>
    </message>
    <message>
        <source>What is reconstructed</source>
        <comment>16.0 title</comment>
        <extracomment>rule 16.0</extracomment>
        <translation>Lo que está reconstruido</translation>
    </message>
    <message>
        <source>The written rules name the map, the blocks and the charts, but do not reproduce them. We rebuilt them so that they fit everything the rules say.

*The map.* The 175 codes, the six Victory Areas, the ports and every area in a set-up list come from the rules. Shapes, borders, rivers, most colours of the ground, most names and cities, the icons of the Soviet set-up and the front lines of scenarios 2 and 3 are ours, drawn from real geography. We took Riga as 108, Novgorod as 95, Ostashkov as 146, Tikhvin as 84, Vyborg as 39, Narva as 59, Pskov as 113, Luga as 79, Pushkin as 64 and Petrozavodsk as 30. The blue ports are Kobona in 67, Syasstroy in 68 and Sviritsa in 49.

*The Murmansk road.* Ten boxes from Petsamo to Murmansk are given. That Titovka is the third, and the names of the others, are ours.

*The blocks.* Their number, colours and kinds are given or follow from the set-ups. Many names, the colour of most points, which Soviet blocks are Reduced and which letter each late block carries are ours.

*The optional lists.* The eight blocks of [14.6] and the German divisions of [14.7] were only pictured; we chose them to fit the numbers.</source>
        <comment>16.0 text</comment>
        <extracomment>rule 16.0</extracomment>
        <translation>Las reglas escritas nombran el mapa, los bloques y las tablas, pero no los reproducen. Los hemos reconstruido de modo que encajen con todo lo que las reglas dicen.

*El mapa.* De las reglas vienen los 175 códigos, las seis Áreas de Victoria, los puertos y todas las áreas de las listas de despliegue. Son nuestros, a partir de la geografía real, las formas, los límites, los ríos, la mayoría de los colores del terreno, la mayoría de los nombres y ciudades, los iconos del despliegue soviético y las líneas del frente de los escenarios 2 y 3. Hemos tomado Riga por 108, Nóvgorod por 95, Ostáshkov por 146, Tijvin por 84, Výborg por 39, Narva por 59, Pskov por 113, Luga por 79, Pushkin por 64 y Petrozavodsk por 30. Los puertos azules son Kobona en 67, Siasstrói en 68 y Svíritsa en 49.

*La ruta de Múrmansk.* Constan diez casillas de Petsamo a Múrmansk. Que Titovka sea la tercera, y los nombres de las demás, es cosa nuestra.

*Los bloques.* Su número, sus colores y sus clases constan o se deducen de los despliegues. Son nuestros muchos nombres, el color de la mayoría de los puntos, qué bloques soviéticos están Reducidos y qué letra lleva cada bloque tardío.

*Las listas opcionales.* Los ocho bloques de [14.6] y las divisiones alemanas de [14.7] solo aparecían dibujados; los hemos elegido para que cuadren los números.</translation>
    </message>
    <message>
        <source>How we read the rules</source>
        <comment>16.1 title</comment>
        <extracomment>rule 16.1</extracomment>
        <translation>Cómo leemos las reglas</translation>
    </message>
    <message>
        <source>Where the written rules contradict themselves or leave a question open, this book has settled it. The main points:

- *Misprints.* The Soviets have 20 lines, not 10. The fourth front is the Karelian one. The river cube is blue. The Soviet sources are S1 to S12.
- *Attacker and defender.* The attacker is the active player, also in an area that he controls ([10.12]).
- *Snow* halves the LV of the Axis only; *rain* that of both ([8.0]).
- *Snipers* ignore the ground; the other hits of the battle do not ([10.13.2]).
- *Absorption* runs through the whole battle ([10.14]).
- *HQs in a Strategic Impulse* fire if they stand in the battle ([11.0A]).
- *Coastal supply* keeps units alive but lets no reinforcement in ([2.1.1]).
- *Sudden death with 7 VP* belongs to the campaign; the scenarios have only their own conditions ([2.4.4.2]).
- *Scenario 2:* the disc is German, the first impulse is Soviet ([15.2]).
- *Scenario 3:* area 47 is Soviet as well as 48, since a Soviet line stands in it ([15.3]).
- *Typhoon* takes eight blocks: one in the first impulse of September, seven after it ([14.6]).</source>
        <comment>16.1 text</comment>
        <extracomment>rule 16.1</extracomment>
        <translation>Donde las reglas escritas se contradicen o dejan algo abierto, este libro lo ha resuelto. Lo principal:

- *Erratas.* Los soviéticos tienen 20 líneas, no 10. El cuarto frente es el de Carelia. El cubo de río es azul. Las fuentes soviéticas van de S1 a S12.
- *Atacante y defensor.* El atacante es el jugador activo, también en un área que él controla ([10.12]).
- *La nieve* reduce a la mitad solo el VL del Eje; *la lluvia*, el de los dos ([8.0]).
- *Los francotiradores* no hacen caso del terreno; los demás impactos de la batalla, sí ([10.13.2]).
- *La absorción* es una sola para toda la batalla ([10.14]).
- *Los CG en un Impulso Estratégico* disparan si están en la batalla ([11.0A]).
- *El suministro de la costa* mantiene vivas a las unidades, pero no deja entrar refuerzos ([2.1.1]).
- *La muerte súbita con 7 PV* es de la campaña; los escenarios solo tienen sus propias condiciones ([2.4.4.2]).
- *Escenario 2:* el disco es alemán y el primer impulso, soviético ([15.2]).
- *Escenario 3:* el área 47 es soviética igual que la 48, porque hay en ella una línea soviética ([15.3]).
- *Tifón* se lleva ocho bloques: uno en el primer impulso de septiembre y siete después ([14.6]).</translation>
    </message>
</context>
<context>
    <name>rules/activation.lua</name>
    <message>
        <source>Choose one of your own HQs.</source>
        <extracomment>why not 10.1</extracomment>
        <translation>Elige uno de tus CG.</translation>
    </message>
    <message>
        <source>{1} is on its way: it is revealed first.</source>
        <extracomment>why not 10.1
{1}: mover
{1}: game.vars.mover</extracomment>
        <translation>{1} está en camino: antes hay que revelar{1|m=lo|f=la}.</translation>
    </message>
    <message>
        <source>{1} is not on the map.</source>
        <extracomment>why not 10.1
{1}: hq</extracomment>
        <translation>{1} no está en el mapa.</translation>
    </message>
    <message>
        <source>{1} is already activated: it can&apos;t move again.</source>
        <extracomment>why not 10.1
{1}: hq</extracomment>
        <translation>{1} ya está {1|m=activado|f=activada}: no puede mover otra vez.</translation>
    </message>
    <message>
        <source>{1} is isolated.</source>
        <extracomment>why not 9.1
{1}: hq</extracomment>
        <translation>{1} está {1|m=aislado|f=aislada}.</translation>
    </message>
    <message>
        <source>{1} is exhausted and can&apos;t be activated.</source>
        <extracomment>why not 10.5
{1}: hq</extracomment>
        <translation>{1} está {1|m=agotado|f=agotada} y no se puede activar.</translation>
    </message>
    <message>
        <source>{1} can be activated only after a Tactical HQ.</source>
        <extracomment>why not 10.0
{1}: hq</extracomment>
        <translation>{1} solo se puede activar después de un CG táctico.</translation>
    </message>
    <message>
        <source>{1} moves only along the Murmansk road.</source>
        <extracomment>why not 10.10
{1}: hq</extracomment>
        <translation>{1} solo mueve por la ruta de Múrmansk.</translation>
    </message>
    <message>
        <source>Choose the area where the HQ is revealed.</source>
        <extracomment>why not 10.1</extracomment>
        <translation>Elige el área donde se revela el CG.</translation>
    </message>
    <message>
        <source>An HQ can&apos;t be revealed in {1}: enemy units are there.</source>
        <extracomment>why not 10.1
{1}: space</extracomment>
        <translation>No se puede revelar un CG en {1}: hay unidades enemigas.</translation>
    </message>
    <message>
        <source>{1} can&apos;t move.</source>
        <extracomment>why not 4.2.1
{1}: hq</extracomment>
        <translation>{1} no puede mover.</translation>
    </message>
    <message>
        <source>{1} can&apos;t be revealed in {2}: the area is full.</source>
        <extracomment>why not 2.9
{1}: hq
{2}: space</extracomment>
        <translation>{1} no se puede revelar en {2}: el área está llena.</translation>
    </message>
    <message>
        <source>{1} can&apos;t get to {2}.</source>
        <extracomment>why not 10.1
{1}: hq
{2}: space</extracomment>
        <translation>{1} no puede llegar a {2}.</translation>
    </message>
    <message>
        <source>Choose another area to move to.</source>
        <extracomment>why not 10.1</extracomment>
        <translation>Elige otra área adonde mover.</translation>
    </message>
    <message>
        <source>{1} can&apos;t go on from {2}: it is revealed there.</source>
        <extracomment>why not 10.1
{1}: hq
{2}: space</extracomment>
        <translation>{1} no puede seguir desde {2}: allí se revela.</translation>
    </message>
    <message>
        <source>{1} is activated in {2}.</source>
        <extracomment>log
{1}: hq
{2}: hq.space</extracomment>
        <translation>{1} queda {1|m=activado|f=activada} en {2}.</translation>
    </message>
    <message>
        <source>Activate your HQs: choose where each one is revealed</source>
        <extracomment>decision hq.activate</extracomment>
        <translation>Activa tus CG: elige dónde se revela cada uno</translation>
    </message>
    <message>
        <source>An HQ moves first, in several legs if you like, and is then revealed. It commands the blocks of its colour and white ones in its range, and loses a step at the end of the impulse.</source>
        <extracomment>decision hq.activate</extracomment>
        <translation>Un CG primero mueve, por tramos si quieres, y luego se revela. Manda los bloques de su color y los blancos dentro de su alcance, y pierde un paso al acabar el impulso.</translation>
    </message>
    <message>
        <source>Activate {piece} in {space}</source>
        <extracomment>action activate
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>Activar {piece} en {space}</translation>
    </message>
    <message>
        <source>Move {piece} by way of {space}</source>
        <extracomment>action move
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>Mover {piece} pasando por {space}</translation>
    </message>
    <message>
        <source>End HQ Activation</source>
        <extracomment>action done</extracomment>
        <translation>Terminar la activación de CG</translation>
    </message>
    <message>
        <source>Activate at least one Tactical HQ.</source>
        <extracomment>why not 10.0</extracomment>
        <translation>Activa al menos un CG táctico.</translation>
    </message>
    <message>
        <source>{1} is worn out.</source>
        <extracomment>log
{1}: hq</extracomment>
        <translation>{1} no puede más y se disuelve.</translation>
    </message>
    <message>
        <source>{1} is deactivated.</source>
        <extracomment>rules tire
{1}: hq</extracomment>
        <translation>{1} queda {1|m=desactivado|f=desactivada}.</translation>
    </message>
</context>
<context>
    <name>rules/attack.lua</name>
    <message>
        <source>You are attacked in {1}: does your Defensive Line hold?</source>
        <extracomment>decision combat.line
{1}: game.here.battle</extracomment>
        <translation>Te atacan en {1}: ¿resiste tu Línea Defensiva?</translation>
    </message>
    <message>
        <source>Without any unit of yours there is no battle, and no Blitz after it. Finnish snipers shoot only where there is no line.</source>
        <extracomment>decision combat.line</extracomment>
        <translation>Sin ninguna unidad tuya no hay batalla, ni Blitz después. Los francotiradores finlandeses solo disparan donde no hay línea.</translation>
    </message>
    <message>
        <source>Hold the line</source>
        <extracomment>action hold</extracomment>
        <translation>Mantener la línea</translation>
    </message>
    <message>
        <source>Dismantle the line</source>
        <extracomment>action yield</extracomment>
        <translation>Desmantelar la línea</translation>
    </message>
    <message>
        <source>A battle needs units of both players.</source>
        <extracomment>why not 10.12</extracomment>
        <translation>Una batalla necesita unidades de los dos jugadores.</translation>
    </message>
    <message>
        <source>{1} has had its battle: it lasts one round.</source>
        <extracomment>why not 10.16
{1}: space</extracomment>
        <translation>En {1} ya se ha combatido: una batalla dura una ronda.</translation>
    </message>
    <message>
        <source>None of your blocks can attack in {1}.</source>
        <extracomment>why not 10.12
{1}: space</extracomment>
        <translation>Ninguno de tus bloques puede atacar en {1}.</translation>
    </message>
    <message>
        <source>Finnish blocks begin no battle in {1}, outside their zone, while Leningrad holds.</source>
        <extracomment>why not 2.7
{1}: space</extracomment>
        <translation>Los bloques finlandeses no inician batallas en {1}, fuera de su zona, mientras Leningrado resista.</translation>
    </message>
    <message>
        <source>{1} is not a battle of the Blitz.</source>
        <extracomment>why not 10.17
{1}: space</extracomment>
        <translation>{1} no es una batalla del Blitz.</translation>
    </message>
    <message>
        <source>The battle in {1} must be fought.</source>
        <extracomment>why not 10.12
{1}: open[1]</extracomment>
        <translation>La batalla de {1} es obligatoria.</translation>
    </message>
    <message>
        <source>Choose the next battle</source>
        <extracomment>decision combat.choose</extracomment>
        <translation>Elige la próxima batalla</translation>
    </message>
    <message>
        <source>New battles must be fought; in areas that were disputed before, you may hold back.</source>
        <extracomment>decision combat.choose</extracomment>
        <translation>Las batallas nuevas son obligatorias; en las áreas que ya estaban disputadas puedes esperar.</translation>
    </message>
    <message>
        <source>Fight in {space}</source>
        <extracomment>action fight
{space}: the place that it is done in</extracomment>
        <translation>Combatir en {space}</translation>
    </message>
    <message>
        <source>No more battles</source>
        <extracomment>action done</extracomment>
        <translation>No más batallas</translation>
    </message>
</context>
<context>
    <name>rules/bar.lua</name>
    <message>
        <source>Both sides reveal</source>
        <extracomment>rules
{1}: _&quot;Finnish snipers&quot;
{2}: _&quot;Artillery&quot;
{3}: _&quot;Anti-aircraft fire&quot;
{4}: _&quot;Bombers&quot;
{5}: _&quot;Ground fire&quot;
{6}: _&quot;Ground fire&quot;</extracomment>
        <translation>Ambos bandos se revelan</translation>
    </message>
    <message>
        <source>Finnish snipers</source>
        <extracomment>rules</extracomment>
        <translation>Francotiradores finlandeses</translation>
    </message>
    <message>
        <source>Artillery</source>
        <extracomment>rules</extracomment>
        <translation>Artillería</translation>
    </message>
    <message>
        <source>Anti-aircraft fire</source>
        <extracomment>rules</extracomment>
        <translation>Fuego antiaéreo</translation>
    </message>
    <message>
        <source>Bombers</source>
        <extracomment>rules</extracomment>
        <translation>Bombarderos</translation>
    </message>
    <message>
        <source>Ground fire</source>
        <extracomment>rules</extracomment>
        <translation>Fuego terrestre</translation>
    </message>
    <message>
        <source>Logistic value</source>
        <extracomment>decision</extracomment>
        <translation>Valor logístico</translation>
    </message>
    <message>
        <source>leader {1}, HQs {2}, points {3}, losses {4}, Baltic {5}, Lend-Lease {6}</source>
        <extracomment>decision
{1}: terms.leader
{2}: terms.hqs
{3}: terms.vp
{4}: terms.losses
{5}: terms.baltic
{6}: terms.lend_lease</extracomment>
        <translation>líder {1}, cuarteles {2}, puntos {3}, pérdidas {4}, Báltico {5}, Préstamo y Arriendo {6}</translation>
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
        <source>Forecast</source>
        <extracomment>decision</extracomment>
        <translation>Previsión</translation>
    </message>
    <message>
        <source>Impulse</source>
        <extracomment>decision</extracomment>
        <translation>Impulso</translation>
    </message>
    <message>
        <source>Blocks still to command</source>
        <extracomment>decision</extracomment>
        <translation>Bloques por mandar</translation>
    </message>
    <message>
        <source>Passes in a row</source>
        <extracomment>decision</extracomment>
        <translation>Pases seguidos</translation>
    </message>
    <message>
        <source>Air range</source>
        <extracomment>rules items</extracomment>
        <translation>Alcance aéreo</translation>
    </message>
    <message>
        <source>Blocks</source>
        <extracomment>rules items</extracomment>
        <translation>Bloques</translation>
    </message>
</context>
<context>
    <name>rules/battle.lua</name>
    <message>
        <source>Battle in {1}: the defender can absorb {2} {2|hit|hits}.</source>
        <extracomment>log
{1}: space
{2}: absorption.total</extracomment>
        <translation>Batalla en {1}: el defensor puede absorber {2} {2|impacto|impactos}.</translation>
    </message>
    <message>
        <source>Finnish snipers roll {1} {1|die|dice}: {2} {2|hit|hits}.</source>
        <extracomment>rules snipe</extracomment>
        <translation>Los francotiradores finlandeses tiran {1} {1|dado|dados}: {2} {2|impacto|impactos}.</translation>
    </message>
    <message>
        <source>Artillery rolls {1} {1|die|dice}: {2} {2|hit|hits}.</source>
        <extracomment>rules shell</extracomment>
        <translation>La artillería tira {1} {1|dado|dados}: {2} {2|impacto|impactos}.</translation>
    </message>
    <message>
        <source>Anti-aircraft fire rolls {1} {1|die|dice}: {2} {2|hit|hits}.</source>
        <extracomment>rules flak</extracomment>
        <translation>La antiaérea tira {1} {1|dado|dados}: {2} {2|impacto|impactos}.</translation>
    </message>
    <message>
        <source>Bombers roll {1} {1|die|dice}: {2} {2|hit|hits}.</source>
        <extracomment>rules strike</extracomment>
        <translation>Los bombarderos tiran {1} {1|dado|dados}: {2} {2|impacto|impactos}.</translation>
    </message>
    <message>
        <source>The attacker rolls {1} {1|die|dice}: {2} {2|hit|hits}.</source>
        <extracomment>rules attack</extracomment>
        <translation>El atacante tira {1} {1|dado|dados}: {2} {2|impacto|impactos}.</translation>
    </message>
    <message>
        <source>The defender rolls {1} {1|die|dice}: {2} {2|hit|hits}.</source>
        <extracomment>rules defend</extracomment>
        <translation>El defensor tira {1} {1|dado|dados}: {2} {2|impacto|impactos}.</translation>
    </message>
    <message>
        <source>Armoured Attack: the attacker fires first.</source>
        <extracomment>log</extracomment>
        <translation>Ataque Blindado: el atacante dispara primero.</translation>
    </message>
    <message>
        <source>The ground of {1} absorbs a hit.</source>
        <extracomment>rules shield</extracomment>
        <translation>El terreno de {1} absorbe un impacto.</translation>
    </message>
    <message>
        <source>The houses of {1} absorb a hit.</source>
        <extracomment>rules shield</extracomment>
        <translation>Las casas de {1} absorben un impacto.</translation>
    </message>
    <message>
        <source>The Defensive Line in {1} absorbs a hit.</source>
        <extracomment>rules shield</extracomment>
        <translation>La Línea Defensiva de {1} absorbe un impacto.</translation>
    </message>
    <message>
        <source>Choose which of your strongest blocks loses a step: {1} {1|hit|hits} left</source>
        <extracomment>decision combat.losses
{1}: game.here.hits</extracomment>
        <translation>Elige cuál de tus bloques más fuertes pierde un paso: {1|queda|quedan} {1} {1|impacto|impactos}</translation>
    </message>
    <message>
        <source>{piece} loses a step</source>
        <extracomment>action lose
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} pierde un paso</translation>
    </message>
    <message>
        <source>Choose one of your blocks in the battle.</source>
        <extracomment>why not 10.15</extracomment>
        <translation>Elige uno de tus bloques de la batalla.</translation>
    </message>
    <message>
        <source>The strongest blocks are hit first.</source>
        <extracomment>why not 10.15.1</extracomment>
        <translation>Los impactos van primero a los bloques más fuertes.</translation>
    </message>
    <message>
        <source>Anti-aircraft hits: {1}. Abort a bomber for one hit, or lose one for two</source>
        <extracomment>decision combat.flak
{1}: game.here.flak</extracomment>
        <translation>Impactos antiaéreos: {1}. Aborta un bombardero por un impacto o pierde uno por dos</translation>
    </message>
    <message>
        <source>{piece} turns back</source>
        <extracomment>action abort
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} da media vuelta</translation>
    </message>
    <message>
        <source>Choose a bomber of this battle.</source>
        <extracomment>why not 10.13.4</extracomment>
        <translation>Elige un bombardero de esta batalla.</translation>
    </message>
    <message>
        <source>{1} turns back.</source>
        <extracomment>action abort</extracomment>
        <translation>{1} da media vuelta.</translation>
    </message>
    <message>
        <source>{piece} is shot down</source>
        <extracomment>action destroy
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} cae {piece|m=derribado|f=derribada}</translation>
    </message>
    <message>
        <source>It takes two hits to shoot a bomber down.</source>
        <extracomment>why not 10.13.4</extracomment>
        <translation>Para derribar un bombardero hacen falta dos impactos.</translation>
    </message>
    <message>
        <source>{1} is shot down.</source>
        <extracomment>action destroy</extracomment>
        <translation>{1} cae {1|m=derribado|f=derribada}.</translation>
    </message>
    <message>
        <source>The attackers find nobody in {1}: there is no battle.</source>
        <extracomment>log
{1}: space</extracomment>
        <translation>Los atacantes no encuentran a nadie en {1}: no hay batalla.</translation>
    </message>
    <message>
        <source>Battle in {1}: both sides have revealed their blocks</source>
        <extracomment>decision combat.fire
{1}: game.here.battle</extracomment>
        <translation>Batalla en {1}: ambos bandos han revelado sus bloques</translation>
    </message>
    <message>
        <source>Snipers, artillery, anti-aircraft fire, bombers and ground fire follow one after the other.</source>
        <extracomment>decision combat.fire</extracomment>
        <translation>Siguen, uno tras otro, francotiradores, artillería, fuego antiaéreo, bombarderos y fuego terrestre.</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <extracomment>action fire</extracomment>
        <translation>Tirar los dados</translation>
    </message>
</context>
<context>
    <name>rules/blitz.lua</name>
    <message>
        <source>Choose one of your own blocks.</source>
        <extracomment>why not 10.17</extracomment>
        <translation>Elige uno de tus bloques.</translation>
    </message>
    <message>
        <source>{1} is not a fast combat block.</source>
        <extracomment>why not 10.17
{1}: piece</extracomment>
        <translation>{1} no es un bloque de combate rápido.</translation>
    </message>
    <message>
        <source>{1} has not cleared a green area.</source>
        <extracomment>why not 10.17
{1}: piece</extracomment>
        <translation>{1} no ha limpiado un área verde.</translation>
    </message>
    <message>
        <source>No active Blitz HQ can lead {1}.</source>
        <extracomment>why not 10.17
{1}: piece</extracomment>
        <translation>Ningún CG Blitz activo puede dirigir {1|m=al|f=a la} {1}.</translation>
    </message>
    <message>
        <source>Choose a neighbouring area.</source>
        <extracomment>why not 10.17</extracomment>
        <translation>Elige un área vecina.</translation>
    </message>
    <message>
        <source>{1} is not a green area.</source>
        <extracomment>why not 10.17
{1}: space</extracomment>
        <translation>{1} no es un área verde.</translation>
    </message>
    <message>
        <source>{1} was already disputed.</source>
        <extracomment>why not 10.17
{1}: space</extracomment>
        <translation>{1} ya era un área disputada.</translation>
    </message>
    <message>
        <source>{1} is full.</source>
        <extracomment>why not 2.9
{1}: space</extracomment>
        <translation>En {1} no cabe nada más.</translation>
    </message>
    <message>
        <source>Blitz: fast blocks that cleared a green area may go on</source>
        <extracomment>decision blitz.move</extracomment>
        <translation>Blitz: los bloques rápidos que han limpiado un área verde pueden seguir</translation>
    </message>
    <message>
        <source>{piece} goes on to {space}</source>
        <extracomment>action blitz
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} sigue hasta {space}</translation>
    </message>
    <message>
        <source>End the Blitz moves</source>
        <extracomment>action done</extracomment>
        <translation>Terminar los movimientos de Blitz</translation>
    </message>
</context>
<context>
    <name>rules/command.lua</name>
    <message>
        <source>Only your own blocks obey your orders.</source>
        <extracomment>why not 10.8</extracomment>
        <translation>Solo tus bloques obedecen tus órdenes.</translation>
    </message>
    <message>
        <source>{1} never moves.</source>
        <extracomment>why not 4.2.4
{1}: piece</extracomment>
        <translation>{1} no mueve nunca.</translation>
    </message>
    <message>
        <source>{1} is not on the map.</source>
        <extracomment>why not 10.9
{1}: piece</extracomment>
        <translation>{1} no está en el mapa.</translation>
    </message>
    <message>
        <source>{1} is isolated.</source>
        <extracomment>why not 9.1
{1}: piece</extracomment>
        <translation>{1} está {1|m=aislado|f=aislada}.</translation>
    </message>
    <message>
        <source>{1} is activated and can&apos;t be commanded again.</source>
        <extracomment>why not 10.1
{1}: piece</extracomment>
        <translation>{1} ya está {1|m=activado|f=activada} y no puede recibir más órdenes.</translation>
    </message>
    <message>
        <source>{1} has already had its order.</source>
        <extracomment>why not 10.8
{1}: piece</extracomment>
        <translation>{1} ya ha recibido su orden.</translation>
    </message>
    <message>
        <source>{1} is not a fast block.</source>
        <extracomment>why not 10.19
{1}: piece</extracomment>
        <translation>{1} no es un bloque rápido.</translation>
    </message>
    <message>
        <source>No active HQ can command {1} where it is.</source>
        <extracomment>why not 10.3
{1}: piece</extracomment>
        <translation>Ningún CG activo puede mandar {1|m=al|f=a la} {1} donde está.</translation>
    </message>
    <message>
        <source>Only one block is commanded when you pass.</source>
        <extracomment>why not 12.0</extracomment>
        <translation>Al pasar solo se da una orden a un bloque.</translation>
    </message>
    <message>
        <source>No more blocks can be commanded: the logistic value is used up.</source>
        <extracomment>why not</extracomment>
        <translation>No se puede dar órdenes a más bloques: el Valor Logístico está gastado.</translation>
    </message>
</context>
<context>
    <name>rules/dietl.lua</name>
    <message>
        <source>Murmansk falls for good.</source>
        <extracomment>log</extracomment>
        <translation>Múrmansk cae para siempre.</translation>
    </message>
    <message>
        <source>{1} advances to {2}.</source>
        <extracomment>log
{1}: piece
{2}: box</extracomment>
        <translation>{1} avanza a {2}.</translation>
    </message>
    <message>
        <source>{1} holds Murmansk.</source>
        <extracomment>log
{1}: tankdivision.piece(turn)</extracomment>
        <translation>{1} defiende Múrmansk.</translation>
    </message>
    <message>
        <source>{1} loses a step.</source>
        <extracomment>log
{1}: division</extracomment>
        <translation>{1} pierde un paso.</translation>
    </message>
    <message>
        <source>{1} rolls for the road to Murmansk: {2} {2|hit|hits}.</source>
        <extracomment>log
{1}: piece
{2}: hits</extracomment>
        <translation>{1} tira por la ruta de Múrmansk: {2} {2|impacto|impactos}.</translation>
    </message>
    <message>
        <source>{1} is activated in {2}.</source>
        <extracomment>log
{1}: piece
{2}: piece.space</extracomment>
        <translation>{1} queda {1|m=activado|f=activada} en {2}.</translation>
    </message>
</context>
<context>
    <name>rules/impulse.lua</name>
    <message>
        <source>The Axis spends the Initiative Disc.</source>
        <extracomment>log</extracomment>
        <translation>El Eje gasta el Disco de Iniciativa.</translation>
    </message>
    <message>
        <source>The Soviets spend the Initiative Disc.</source>
        <extracomment>log</extracomment>
        <translation>Los soviéticos gastan el Disco de Iniciativa.</translation>
    </message>
    <message>
        <source>tactical</source>
        <extracomment>rules tactical</extracomment>
        <translation>táctico</translation>
    </message>
    <message>
        <source>The Axis plays a Tactical Impulse.</source>
        <extracomment>log</extracomment>
        <translation>El Eje juega un Impulso Táctico.</translation>
    </message>
    <message>
        <source>The Soviets play a Tactical Impulse.</source>
        <extracomment>log</extracomment>
        <translation>Los soviéticos juegan un Impulso Táctico.</translation>
    </message>
    <message>
        <source>reinforcements</source>
        <extracomment>rules strategic</extracomment>
        <translation>refuerzos</translation>
    </message>
    <message>
        <source>Strategic Impulse: reinforcements are called.</source>
        <extracomment>log</extracomment>
        <translation>Impulso Estratégico: se piden refuerzos.</translation>
    </message>
    <message>
        <source>strategic</source>
        <extracomment>rules strategic</extracomment>
        <translation>estratégico</translation>
    </message>
    <message>
        <source>Strategic Impulse: up to {1} {1|block is|blocks are} commanded.</source>
        <extracomment>rules strategic
{1}: turn.vars.blocks_left</extracomment>
        <translation>Impulso Estratégico: reciben órdenes hasta {1} {1|bloque|bloques}.</translation>
    </message>
    <message>
        <source>Strategic Impulse: blocks are commanded.</source>
        <extracomment>rules strategic</extracomment>
        <translation>Impulso Estratégico: se dan órdenes a los bloques.</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>rules pass</extracomment>
        <translation>pasar</translation>
    </message>
    <message>
        <source>The Axis passes.</source>
        <extracomment>log</extracomment>
        <translation>El Eje pasa.</translation>
    </message>
    <message>
        <source>The Soviets pass.</source>
        <extracomment>log</extracomment>
        <translation>Los soviéticos pasan.</translation>
    </message>
    <message>
        <source>A Strategic Impulse costs the Initiative Disc, which you do not have.</source>
        <extracomment>why not 11.0</extracomment>
        <translation>Un Impulso Estratégico cuesta el Disco de Iniciativa, y no lo tienes.</translation>
    </message>
    <message>
        <source>In this scenario each player uses the Initiative Disc only once.</source>
        <extracomment>why not 11.0</extracomment>
        <translation>En este escenario cada jugador usa el Disco de Iniciativa una sola vez.</translation>
    </message>
    <message>
        <source>Choose your impulse</source>
        <extracomment>decision impulse.choose</extracomment>
        <translation>Elige tu impulso</translation>
    </message>
    <message>
        <source>A Tactical Impulse activates HQs; a Strategic Impulse costs the Initiative Disc; when both players pass in turn, the month ends.</source>
        <extracomment>decision impulse.choose</extracomment>
        <translation>Un Impulso Táctico activa CG; un Impulso Estratégico cuesta el Disco de Iniciativa; cuando los dos jugadores pasan uno detrás del otro, el mes acaba.</translation>
    </message>
    <message>
        <source>Strategic Impulse: command blocks</source>
        <extracomment>action strategic</extracomment>
        <translation>Impulso Estratégico: dar órdenes a bloques</translation>
    </message>
    <message>
        <source>Strategic Impulse: call reinforcements</source>
        <extracomment>action strategic</extracomment>
        <translation>Impulso Estratégico: pedir refuerzos</translation>
    </message>
    <message>
        <source>Tactical Impulse</source>
        <extracomment>action tactical</extracomment>
        <translation>Impulso Táctico</translation>
    </message>
    <message>
        <source>None of your Tactical HQs can be activated.</source>
        <extracomment>why not 10.0</extracomment>
        <translation>No puedes activar ninguno de tus CG tácticos.</translation>
    </message>
    <message>
        <source>Strategic Impulse</source>
        <extracomment>action strategic</extracomment>
        <translation>Impulso Estratégico</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>action pass</extracomment>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Exploitation: up to {1} fast {1|block moves|blocks move}.</source>
        <extracomment>rules exploit
{1}: turn.vars.blocks_left</extracomment>
        <translation>Explotación: {1|mueve|mueven} hasta {1} {1|bloque rápido|bloques rápidos}.</translation>
    </message>
    <message>
        <source>Exploitation: fast blocks move.</source>
        <extracomment>rules exploit</extracomment>
        <translation>Explotación: mueven los bloques rápidos.</translation>
    </message>
    <message>
        <source>Spend the Initiative Disc for an Exploitation Move?</source>
        <extracomment>decision exploit.choose</extracomment>
        <translation>¿Gastar el Disco de Iniciativa en un Movimiento de Explotación?</translation>
    </message>
    <message>
        <source>Exploit</source>
        <extracomment>action exploit</extracomment>
        <translation>Explotar</translation>
    </message>
    <message>
        <source>Keep the disc</source>
        <extracomment>action skip</extracomment>
        <translation>Quedarse con el disco</translation>
    </message>
    <message>
        <source>The Initiative Disc goes to the Axis.</source>
        <extracomment>log</extracomment>
        <translation>El Disco de Iniciativa pasa al Eje.</translation>
    </message>
    <message>
        <source>The Initiative Disc goes to the Soviets.</source>
        <extracomment>log</extracomment>
        <translation>El Disco de Iniciativa pasa a los soviéticos.</translation>
    </message>
    <message>
        <source>The month is over.</source>
        <extracomment>log</extracomment>
        <translation>El mes ha terminado.</translation>
    </message>
</context>
<context>
    <name>rules/lines.lua</name>
    <message>
        <source>No lines are built during an exploitation.</source>
        <extracomment>why not 10.19</extracomment>
        <translation>En la explotación no se construyen líneas.</translation>
    </message>
    <message>
        <source>{1} is not a combat block: it can&apos;t build a line.</source>
        <extracomment>why not 4.1
{1}: piece</extracomment>
        <translation>{1} no es un bloque de combate: no puede construir una línea.</translation>
    </message>
    <message>
        <source>{1} has only its last step left.</source>
        <extracomment>why not 4.1
{1}: piece</extracomment>
        <translation>{1|m=Al|f=A la} {1} solo le queda el último paso.</translation>
    </message>
    <message>
        <source>{1} is not an undisputed area of yours.</source>
        <extracomment>why not 4.1
{1}: piece.space</extracomment>
        <translation>{1} no es un área propia sin disputar.</translation>
    </message>
    <message>
        <source>There is already a Defensive Line in {1}.</source>
        <extracomment>why not 2.9
{1}: piece.space</extracomment>
        <translation>En {1} ya hay una Línea Defensiva.</translation>
    </message>
    <message>
        <source>All your Defensive Lines are on the map: dismantle one first.</source>
        <extracomment>why not 4.1</extracomment>
        <translation>Todas tus Líneas Defensivas están en el mapa: desmantela antes una.</translation>
    </message>
    <message>
        <source>{1} builds a Defensive Line in {2}.</source>
        <extracomment>rules lines.build
{1}: piece
{2}: space</extracomment>
        <translation>{1} construye una Línea Defensiva en {2}.</translation>
    </message>
    <message>
        <source>A Defensive Line is built in {1}.</source>
        <extracomment>rules lines.build
{1}: space</extracomment>
        <translation>Se construye una Línea Defensiva en {1}.</translation>
    </message>
    <message>
        <source>You dismantle only your own Defensive Lines.</source>
        <extracomment>why not 4.1</extracomment>
        <translation>Solo puedes desmantelar tus propias Líneas Defensivas.</translation>
    </message>
    <message>
        <source>This line is not on the map.</source>
        <extracomment>why not 4.1</extracomment>
        <translation>Esta línea no está en el mapa.</translation>
    </message>
    <message>
        <source>The Defensive Line in {1} is dismantled.</source>
        <extracomment>log
{1}: line.space</extracomment>
        <translation>La Línea Defensiva de {1} se desmantela.</translation>
    </message>
    <message>
        <source>Dismantle the line in {1}</source>
        <extracomment>action
{1}: line.space</extracomment>
        <translation>Desmantelar la línea de {1}</translation>
    </message>
    <message>
        <source>Dismantle Defensive Lines…</source>
        <extracomment>action button</extracomment>
        <translation>Desmantelar Líneas Defensivas…</translation>
    </message>
    <message>
        <source>You have no Defensive Line on the map.</source>
        <extracomment>why not 4.1</extracomment>
        <translation>No tienes ninguna Línea Defensiva en el mapa.</translation>
    </message>
    <message>
        <source>Dismantle your Defensive Lines</source>
        <extracomment>decision lines.dismantle</extracomment>
        <translation>Desmantela tus Líneas Defensivas</translation>
    </message>
    <message>
        <source>A dismantled line can be built again elsewhere.</source>
        <extracomment>decision lines.dismantle</extracomment>
        <translation>Una línea desmantelada se puede volver a construir en otro lugar.</translation>
    </message>
    <message>
        <source>No other line</source>
        <extracomment>action back</extracomment>
        <translation>Ninguna línea más</translation>
    </message>
</context>
<context>
    <name>rules/logistics.lua</name>
    <message>
        <source>{1} Soviet {1|block joins|blocks join} the pool.</source>
        <extracomment>log
{1}: #waiting</extracomment>
        <translation>{1} {1|bloque soviético pasa|bloques soviéticos pasan} a la reserva.</translation>
    </message>
    <message>
        <source>Logistic Pause: {1} is restored.</source>
        <extracomment>log
{1}: leader</extracomment>
        <translation>Pausa Logística: {1} recupera su fuerza.</translation>
    </message>
    <message>
        <source>{1} is activated; the logistic value is {2}.</source>
        <extracomment>rules activate
{1}: leader
{2}: value</extracomment>
        <translation>{1} queda {1|m=activado|f=activada}; el Valor Logístico es {2}.</translation>
    </message>
    <message>
        <source>{1} is activated.</source>
        <extracomment>rules activate
{1}: leader</extracomment>
        <translation>{1} queda {1|m=activado|f=activada}.</translation>
    </message>
    <message>
        <source>Declare a Logistic Pause or activate your leader</source>
        <extracomment>decision logistics.choose</extracomment>
        <translation>Declara una Pausa Logística o activa a tu líder</translation>
    </message>
    <message>
        <source>A pause restores the leader. An activated leader restores HQs and blocks and brings reinforcements, and loses a step.</source>
        <extracomment>decision logistics.choose</extracomment>
        <translation>La pausa recupera al líder. Un líder activado recupera CG y bloques y trae refuerzos, y pierde un paso.</translation>
    </message>
    <message>
        <source>Logistic value</source>
        <extracomment>decision logistics.choose</extracomment>
        <translation>Valor Logístico</translation>
    </message>
    <message>
        <source>Activate the leader</source>
        <extracomment>action activate</extracomment>
        <translation>Activar al líder</translation>
    </message>
    <message>
        <source>Logistic Pause</source>
        <extracomment>action pause</extracomment>
        <translation>Pausa Logística</translation>
    </message>
    <message>
        <source>Choose one of your own blocks.</source>
        <extracomment>why not 7.2.2</extracomment>
        <translation>Elige uno de tus bloques.</translation>
    </message>
    <message>
        <source>{1} is not on the map.</source>
        <extracomment>why not 7.2.2
{1}: piece</extracomment>
        <translation>{1} no está en el mapa.</translation>
    </message>
    <message>
        <source>{1} is isolated.</source>
        <extracomment>why not 9.1
{1}: piece</extracomment>
        <translation>{1} está {1|m=aislado|f=aislada}.</translation>
    </message>
    <message>
        <source>{1} is at full strength.</source>
        <extracomment>why not 7.2.2
{1}: piece</extracomment>
        <translation>{1} tiene la fuerza completa.</translation>
    </message>
    <message>
        <source>{1} is not an HQ.</source>
        <extracomment>why not 7.2.2
{1}: hq</extracomment>
        <translation>{1} no es un CG.</translation>
    </message>
    <message>
        <source>No regeneration points are left.</source>
        <extracomment>why not 7.2.2</extracomment>
        <translation>No quedan puntos de regeneración.</translation>
    </message>
    <message>
        <source>{1} can&apos;t be regenerated in Murmansk.</source>
        <extracomment>why not 14.8
{1}: hq</extracomment>
        <translation>{1} no se puede regenerar en Múrmansk.</translation>
    </message>
    <message>
        <source>The Road of Life carries no more.</source>
        <extracomment>why not 14.4</extracomment>
        <translation>El Camino de la Vida no da para más.</translation>
    </message>
    <message>
        <source>{1} is not a combat block.</source>
        <extracomment>why not 7.2.2
{1}: piece</extracomment>
        <translation>{1} no es un bloque de combate.</translation>
    </message>
    <message>
        <source>A step of {1} costs {2} replacement {2|point|points}.</source>
        <extracomment>why not 7.2.2
{1}: piece
{2}: piece.cost</extracomment>
        <translation>Un paso {1|m=del|f=de la} {1} cuesta {2} {2|punto|puntos} de reemplazo.</translation>
    </message>
    <message>
        <source>{1} regains a step.</source>
        <extracomment>rules restore
{1}: piece</extracomment>
        <translation>{1} recupera un paso.</translation>
    </message>
    <message>
        <source>{1} loses a step.</source>
        <extracomment>log
{1}: leader</extracomment>
        <translation>{1} pierde un paso.</translation>
    </message>
    <message>
        <source>Restore HQs ({1} {1|point|points}) and blocks ({2} {2|point|points})</source>
        <extracomment>decision logistics.spend
{1}: game.vars.regeneration
{2}: game.vars.replacement</extracomment>
        <translation>Recupera CG ({1} {1|punto|puntos}) y bloques ({2} {2|punto|puntos})</translation>
    </message>
    <message>
        <source>A step of an HQ costs one regeneration point; a step of a block costs one to three replacement points. Then reinforcements are drawn.</source>
        <extracomment>decision logistics.spend</extracomment>
        <translation>Un paso de CG cuesta un punto de regeneración; un paso de bloque cuesta de uno a tres puntos de reemplazo. Después se sacan los refuerzos.</translation>
    </message>
    <message>
        <source>Regeneration points</source>
        <extracomment>decision logistics.spend</extracomment>
        <translation>Puntos de regeneración</translation>
    </message>
    <message>
        <source>Replacement points</source>
        <extracomment>decision logistics.spend</extracomment>
        <translation>Puntos de reemplazo</translation>
    </message>
    <message>
        <source>Regenerate {piece}</source>
        <extracomment>action regenerate
{piece}: the unit that it is done with</extracomment>
        <translation>Regenerar {piece}</translation>
    </message>
    <message>
        <source>Replace a step of {piece}</source>
        <extracomment>action replace
{piece}: the unit that it is done with</extracomment>
        <translation>Reemplazar un paso {piece|m=del|f=de la} {piece}</translation>
    </message>
    <message>
        <source>Draw reinforcements</source>
        <extracomment>action done</extracomment>
        <translation>Sacar refuerzos</translation>
    </message>
    <message>
        <source>End your Logistics Phase</source>
        <extracomment>decision logistics.close</extracomment>
        <translation>Terminar tu Fase Logística</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>action done</extracomment>
        <translation>Listo</translation>
    </message>
</context>
<context>
    <name>rules/losses.lua</name>
    <message>
        <source>{1} is out of the game.</source>
        <extracomment>log
{1}: piece</extracomment>
        <translation>{1} sale del juego.</translation>
    </message>
    <message>
        <source>The Defensive Line in {1} is destroyed.</source>
        <extracomment>log
{1}: space</extracomment>
        <translation>La Línea Defensiva de {1} queda destruida.</translation>
    </message>
    <message>
        <source>{1} is destroyed.</source>
        <extracomment>log
{1}: piece</extracomment>
        <translation>{1} queda {1|m=destruido|f=destruida}.</translation>
    </message>
    <message>
        <source>{1} is isolated and loses a step.</source>
        <extracomment>rules losses.starve
{1}: piece</extracomment>
        <translation>{1} sigue {1|m=aislado|f=aislada} y pierde un paso.</translation>
    </message>
    <message>
        <source>An isolated block in {1} loses a step.</source>
        <extracomment>rules losses.starve
{1}: space</extracomment>
        <translation>Un bloque aislado en {1} pierde un paso.</translation>
    </message>
    <message>
        <source>{1} surrenders.</source>
        <extracomment>log
{1}: piece</extracomment>
        <translation>Se rinde {1|m=el|f=la} {1}.</translation>
    </message>
</context>
<context>
    <name>rules/marat.lua</name>
    <message>
        <source>{1} is lost with Oranienbaum.</source>
        <extracomment>log
{1}: ship</extracomment>
        <translation>{1} se pierde con Oranienbaum.</translation>
    </message>
    <message>
        <source>Send the Marat to a battle on the coast?</source>
        <extracomment>decision marat.sail</extracomment>
        <translation>¿Enviar el Marat a una batalla en la costa?</translation>
    </message>
    <message>
        <source>The Marat supports the battle in {space}</source>
        <extracomment>action sail
{space}: the place that it is done in</extracomment>
        <translation>El Marat apoya la batalla de {space}</translation>
    </message>
    <message>
        <source>The Marat is not in play.</source>
        <extracomment>why not 14.3</extracomment>
        <translation>El Marat no está en juego.</translation>
    </message>
    <message>
        <source>The area was not disputed when the impulse began.</source>
        <extracomment>why not 14.3</extracomment>
        <translation>El área no estaba disputada al empezar el impulso.</translation>
    </message>
    <message>
        <source>The Marat can&apos;t reach the coast of {1}.</source>
        <extracomment>why not 14.3
{1}: space</extracomment>
        <translation>El Marat no puede llegar a la costa de {1}.</translation>
    </message>
    <message>
        <source>The Marat sails to {1}: the battle there must be fought.</source>
        <extracomment>log
{1}: action.space</extracomment>
        <translation>El Marat zarpa hacia {1}: esa batalla es obligatoria.</translation>
    </message>
    <message>
        <source>Stay at anchor</source>
        <extracomment>action stay</extracomment>
        <translation>Seguir fondeado</translation>
    </message>
    <message>
        <source>Only Stukas can hunt the Marat.</source>
        <extracomment>why not 14.3</extracomment>
        <translation>Solo los Stukas pueden dar caza al Marat.</translation>
    </message>
    <message>
        <source>The Marat is at anchor.</source>
        <extracomment>why not 14.3</extracomment>
        <translation>El Marat está fondeado.</translation>
    </message>
    <message>
        <source>{1} is not activated.</source>
        <extracomment>why not 10.11
{1}: hq</extracomment>
        <translation>{1} no está {1|m=activado|f=activada}.</translation>
    </message>
    <message>
        <source>{1} is not ready.</source>
        <extracomment>why not 10.11
{1}: bomber</extracomment>
        <translation>{1} no está {1|m=listo|f=lista} para volar.</translation>
    </message>
    <message>
        <source>The Marat lies outside the air range.</source>
        <extracomment>why not 10.11</extracomment>
        <translation>El Marat está fuera del alcance aéreo.</translation>
    </message>
    <message>
        <source>{1} takes a special bomb against the Marat.</source>
        <extracomment>log
{1}: bomber</extracomment>
        <translation>{1} carga una bomba especial contra el Marat.</translation>
    </message>
    <message>
        <source>{1} is sunk.</source>
        <extracomment>log
{1}: ship</extracomment>
        <translation>Se hunde {1|m=el|f=la} {1}.</translation>
    </message>
    <message>
        <source>{1} is damaged for good.</source>
        <extracomment>log
{1}: ship</extracomment>
        <translation>{1} queda {1|m=dañado|f=dañada} para siempre.</translation>
    </message>
    <message>
        <source>The Marat fires at the Stukas: {1} {1|hit|hits}.</source>
        <extracomment>log
{1}: aborted</extracomment>
        <translation>El Marat dispara a los Stukas: {1} {1|impacto|impactos}.</translation>
    </message>
    <message>
        <source>The Stukas drop their bombs on the Marat: {1} {1|hit|hits}.</source>
        <extracomment>log
{1}: hits</extracomment>
        <translation>Los Stukas sueltan sus bombas sobre el Marat: {1} {1|impacto|impactos}.</translation>
    </message>
</context>
<context>
    <name>rules/orders.lua</name>
    <message>
        <source>{1} engages the enemy in {2}.</source>
        <extracomment>rules orders.walk
{1}: piece
{2}: to</extracomment>
        <translation>{1} traba combate en {2}.</translation>
    </message>
    <message>
        <source>{1} moves to {2}.</source>
        <extracomment>rules orders.walk
{1}: piece
{2}: to</extracomment>
        <translation>{1} mueve a {2}.</translation>
    </message>
    <message>
        <source>A block from {1} engages the enemy in {2}.</source>
        <extracomment>rules orders.walk
{1}: from
{2}: to</extracomment>
        <translation>Un bloque de {1} traba combate en {2}.</translation>
    </message>
    <message>
        <source>A block moves from {1} to {2}.</source>
        <extracomment>rules orders.walk
{1}: from
{2}: to</extracomment>
        <translation>Un bloque mueve de {1} a {2}.</translation>
    </message>
    <message>
        <source>{1} has not enough movement points to get to {2}.</source>
        <extracomment>rules runMove</extracomment>
        <translation>{1} no tiene puntos de movimiento suficientes para llegar a {2}.</translation>
    </message>
    <message>
        <source>{1} can&apos;t enter {2}: nobody is engaged now.</source>
        <extracomment>rules runMove</extracomment>
        <translation>{1} no puede entrar en {2}: ahora no se traba combate.</translation>
    </message>
    <message>
        <source>{1} can&apos;t end its move in {2}: the area is full.</source>
        <extracomment>rules runMove, why not 2.9
{1}: piece
{2}: space</extracomment>
        <translation>{1} no puede acabar su movimiento en {2}: el área está llena.</translation>
    </message>
    <message>
        <source>{1} would have to stop among enemies before it gets to {2}.</source>
        <extracomment>rules runMove</extracomment>
        <translation>{1} tendría que detenerse entre enemigos antes de llegar a {2}.</translation>
    </message>
    <message>
        <source>{1} can&apos;t enter {2}.</source>
        <extracomment>rules runMove</extracomment>
        <translation>{1} no puede entrar en {2}.</translation>
    </message>
    <message>
        <source>{1} can&apos;t cross the lake to {2}.</source>
        <extracomment>rules runMove</extracomment>
        <translation>{1} no puede cruzar el lago hacia {2}.</translation>
    </message>
    <message>
        <source>Nobody is engaged during an exploitation.</source>
        <extracomment>why not 10.19</extracomment>
        <translation>En la explotación no se traba combate.</translation>
    </message>
    <message>
        <source>Nobody is engaged when you pass.</source>
        <extracomment>why not 12.0</extracomment>
        <translation>Al pasar no se traba combate.</translation>
    </message>
    <message>
        <source>{1} is Finnish and may not attack outside the Finnish zone while Leningrad holds.</source>
        <extracomment>why not 2.7
{1}: piece</extracomment>
        <translation>{1} es un bloque finlandés y no puede atacar fuera de la zona finlandesa mientras Leningrado resista.</translation>
    </message>
    <message>
        <source>Choose another area to move to.</source>
        <extracomment>why not 10.9</extracomment>
        <translation>Elige otra área adonde mover.</translation>
    </message>
    <message>
        <source>{1} can&apos;t move.</source>
        <extracomment>why not 4.2.1
{1}: piece</extracomment>
        <translation>{1} no puede mover.</translation>
    </message>
    <message>
        <source>{1} may not leave a fight during an exploitation.</source>
        <extracomment>why not 10.19
{1}: piece</extracomment>
        <translation>{1} no puede destrabarse en la explotación.</translation>
    </message>
    <message>
        <source>{1} can&apos;t break away to {2}: it costs a point more, and the first area must be undisputed and yours.</source>
        <extracomment>why not 10.9
{1}: piece
{2}: space</extracomment>
        <translation>{1} no puede destrabarse hacia {2}: cuesta un punto más y la primera área ha de ser propia y sin disputar.</translation>
    </message>
    <message>
        <source>{1} goes by rail to {2}.</source>
        <extracomment>rules runRail
{1}: piece
{2}: space</extracomment>
        <translation>{1} va en tren a {2}.</translation>
    </message>
    <message>
        <source>A block goes by rail from {1} to {2}.</source>
        <extracomment>rules runRail
{1}: from
{2}: space</extracomment>
        <translation>Un bloque va en tren de {1} a {2}.</translation>
    </message>
    <message>
        <source>Rail movement is an optional rule that is not in use.</source>
        <extracomment>why not 14.1</extracomment>
        <translation>El movimiento por ferrocarril es una regla opcional que no está en uso.</translation>
    </message>
    <message>
        <source>There is no rail movement in a Tactical Impulse.</source>
        <extracomment>why not 14.1</extracomment>
        <translation>En un Impulso Táctico no hay movimiento por ferrocarril.</translation>
    </message>
    <message>
        <source>{1} never moves.</source>
        <extracomment>why not 10.7
{1}: piece</extracomment>
        <translation>{1} no mueve nunca.</translation>
    </message>
    <message>
        <source>{1} has already had its order.</source>
        <extracomment>why not 10.8, why not 4.1
{1}: piece
{1}: action.piece</extracomment>
        <translation>{1} ya ha recibido su orden.</translation>
    </message>
    <message>
        <source>{1} can&apos;t break away by rail.</source>
        <extracomment>why not 14.1
{1}: piece</extracomment>
        <translation>{1} no puede destrabarse en tren.</translation>
    </message>
    <message>
        <source>Choose another area to go to.</source>
        <extracomment>why not 14.1</extracomment>
        <translation>Elige otra área de destino.</translation>
    </message>
    <message>
        <source>{1} is not an undisputed area of yours.</source>
        <extracomment>why not 14.1
{1}: space</extracomment>
        <translation>{1} no es un área propia sin disputar.</translation>
    </message>
    <message>
        <source>No railway leads from {1}.</source>
        <extracomment>why not 14.1
{1}: piece.space</extracomment>
        <translation>De {1} no sale ningún ferrocarril.</translation>
    </message>
    <message>
        <source>No railway of yours leads from {1} to {2}.</source>
        <extracomment>why not 14.1
{1}: piece.space
{2}: space</extracomment>
        <translation>Ningún ferrocarril propio lleva de {1} a {2}.</translation>
    </message>
    <message>
        <source>{1} sails to {2}.</source>
        <extracomment>rules runSail
{1}: piece
{2}: space</extracomment>
        <translation>{1} va por mar a {2}.</translation>
    </message>
    <message>
        <source>A block sails from {1} to {2}.</source>
        <extracomment>rules runSail
{1}: from
{2}: space</extracomment>
        <translation>Un bloque va por mar de {1} a {2}.</translation>
    </message>
    <message>
        <source>Sea transport is an optional rule that is not in use.</source>
        <extracomment>why not 14.2</extracomment>
        <translation>El transporte por mar es una regla opcional que no está en uso.</translation>
    </message>
    <message>
        <source>You do not control the Baltic.</source>
        <extracomment>why not 14.2</extracomment>
        <translation>No controlas el Báltico.</translation>
    </message>
    <message>
        <source>Only one block goes by sea in an impulse.</source>
        <extracomment>why not 14.2</extracomment>
        <translation>En un impulso solo va por mar un bloque.</translation>
    </message>
    <message>
        <source>{1} can&apos;t be shipped: only slow blocks go by sea.</source>
        <extracomment>why not 14.2
{1}: piece</extracomment>
        <translation>{1} no puede embarcar: por mar solo van bloques lentos.</translation>
    </message>
    <message>
        <source>{1} is not in an undisputed port of yours.</source>
        <extracomment>why not 14.2
{1}: piece</extracomment>
        <translation>{1} no está en un puerto propio sin disputar.</translation>
    </message>
    <message>
        <source>Choose another undisputed port of yours.</source>
        <extracomment>why not 14.2</extracomment>
        <translation>Elige otro puerto propio sin disputar.</translation>
    </message>
    <message>
        <source>The HQ of {1} was not activated in a port.</source>
        <extracomment>why not 14.2
{1}: piece</extracomment>
        <translation>El CG {1|m=del|f=de la} {1} no se activó en un puerto.</translation>
    </message>
    <message>
        <source>Command your blocks: each one moves or builds a line</source>
        <extracomment>rules done</extracomment>
        <translation>Da órdenes a tus bloques: cada uno mueve o construye una línea</translation>
    </message>
    <message>
        <source>Command your blocks, as many as your logistic value</source>
        <extracomment>rules done</extracomment>
        <translation>Da órdenes a tus bloques, tantos como tu Valor Logístico</translation>
    </message>
    <message>
        <source>Command one block, without engaging, or pass without a move</source>
        <extracomment>rules done</extracomment>
        <translation>Da una orden a un bloque, sin trabar combate, o pasa sin mover</translation>
    </message>
    <message>
        <source>A block may move in several legs until another block gets its order.</source>
        <extracomment>decision command</extracomment>
        <translation>Un bloque puede mover por etapas hasta que otro bloque reciba su orden.</translation>
    </message>
    <message>
        <source>Move {piece} to {space}</source>
        <extracomment>action move
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>Mover {piece} a {space}</translation>
    </message>
    <message>
        <source>{piece} builds a Defensive Line</source>
        <extracomment>action build
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} construye una Línea Defensiva</translation>
    </message>
    <message>
        <source>{piece} by rail to {space}</source>
        <extracomment>action rail
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} en tren a {space}</translation>
    </message>
    <message>
        <source>{piece} by sea to {space}</source>
        <extracomment>action sail
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} por mar a {space}</translation>
    </message>
    <message>
        <source>{piece} goes to Murmansk</source>
        <extracomment>action murmansk
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} va a Múrmansk</translation>
    </message>
    <message>
        <source>{piece} attacks in Murmansk</source>
        <extracomment>action storm
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} ataca en Múrmansk</translation>
    </message>
    <message>
        <source>Dietl has nobody to attack in Murmansk now.</source>
        <extracomment>why not 14.8</extracomment>
        <translation>Dietl no tiene ahora a quién atacar en Múrmansk.</translation>
    </message>
    <message>
        <source>End the Command Segment</source>
        <extracomment>action done</extracomment>
        <translation>Terminar el segmento de mando</translation>
    </message>
    <message>
        <source>Move your fast blocks, as many as your logistic value</source>
        <extracomment>decision exploit.move</extracomment>
        <translation>Mueve tus bloques rápidos, tantos como tu Valor Logístico</translation>
    </message>
    <message>
        <source>End the exploitation</source>
        <extracomment>action done</extracomment>
        <translation>Terminar la explotación</translation>
    </message>
</context>
<context>
    <name>rules/queries.lua</name>
    <message>
        <source>{1} {1|hit|hits}, {2} absorbed</source>
        <extracomment>rules outcomes
{1}: one.hits
{2}: one.hits - through</extracomment>
        <translation>{1} {1|impacto|impactos}, {2} {2|absorbido|absorbidos}</translation>
    </message>
</context>
<context>
    <name>rules/reinforcements.lua</name>
    <message>
        <source>The Axis draws {1} {1|reinforcement|reinforcements}.</source>
        <extracomment>rules reinforcements.draw</extracomment>
        <translation>El Eje saca {1} {1|refuerzo|refuerzos}.</translation>
    </message>
    <message>
        <source>The Soviets draw {1} {1|reinforcement|reinforcements}.</source>
        <extracomment>rules reinforcements.draw</extracomment>
        <translation>Los soviéticos sacan {1} {1|refuerzo|refuerzos}.</translation>
    </message>
    <message>
        <source>You hold Leningrad: choose the last reinforcement</source>
        <extracomment>decision reinforce.choose</extracomment>
        <translation>Tienes Leningrado: elige el último refuerzo</translation>
    </message>
    <message>
        <source>Choose {piece}</source>
        <extracomment>action choose
{piece}: the unit that it is done with</extracomment>
        <translation>Elegir {piece}</translation>
    </message>
    <message>
        <source>Choose a block of your pool.</source>
        <extracomment>why not 2.6</extracomment>
        <translation>Elige un bloque de tu reserva.</translation>
    </message>
    <message>
        <source>This block is already drawn.</source>
        <extracomment>why not 2.6</extracomment>
        <translation>Este bloque ya ha salido.</translation>
    </message>
    <message>
        <source>{1} arrives in {2}.</source>
        <extracomment>rules place
{1}: piece
{2}: space</extracomment>
        <translation>{1} llega a {2}.</translation>
    </message>
    <message>
        <source>A block arrives in {1}.</source>
        <extracomment>rules place
{1}: space</extracomment>
        <translation>Llega un bloque a {1}.</translation>
    </message>
    <message>
        <source>{1} drawn {1|block finds no place and goes|blocks find no place and go} back to the pool.</source>
        <extracomment>log
{1}: number</extracomment>
        <translation>{1} {1|bloque no encuentra sitio y vuelve|bloques no encuentran sitio y vuelven} a la reserva.</translation>
    </message>
    <message>
        <source>Soviet reinforcements enter only in cities and Victory Areas, not in {1}.</source>
        <extracomment>why not 5.0
{1}: space</extracomment>
        <translation>Los refuerzos soviéticos solo entran en ciudades y Áreas de Victoria, no en {1}.</translation>
    </message>
    <message>
        <source>{1} is not under full control.</source>
        <extracomment>why not 5.0
{1}: space</extracomment>
        <translation>{1} no está bajo control total.</translation>
    </message>
    <message>
        <source>Only one block may enter in {1}.</source>
        <extracomment>why not 5.0
{1}: space</extracomment>
        <translation>En {1} solo puede entrar un bloque.</translation>
    </message>
    <message>
        <source>{1} has no line of communication.</source>
        <extracomment>why not 5.0
{1}: space</extracomment>
        <translation>{1} no tiene Línea de Comunicaciones.</translation>
    </message>
    <message>
        <source>{1} is full.</source>
        <extracomment>why not 2.9
{1}: space</extracomment>
        <translation>En {1} no cabe nada más.</translation>
    </message>
    <message>
        <source>The Road of Life carries no more.</source>
        <extracomment>why not 14.4</extracomment>
        <translation>El Camino de la Vida no da para más.</translation>
    </message>
    <message>
        <source>Choose one of the blocks that were drawn.</source>
        <extracomment>why not 5.0</extracomment>
        <translation>Elige uno de los bloques que han salido.</translation>
    </message>
    <message>
        <source>Choose an area.</source>
        <extracomment>why not 5.0</extracomment>
        <translation>Elige un área.</translation>
    </message>
    <message>
        <source>German reinforcements enter only in staging areas, not in {1}.</source>
        <extracomment>why not 2.4.5
{1}: space</extracomment>
        <translation>Los refuerzos alemanes solo entran en áreas de preparación, no en {1}.</translation>
    </message>
    <message>
        <source>Deploy your reinforcements: {1} left</source>
        <extracomment>decision reinforce.place
{1}: #game.vars.drawn</extracomment>
        <translation>Despliega tus refuerzos: {1|queda|quedan} {1}</translation>
    </message>
    <message>
        <source>Deploy {piece} in {space}</source>
        <extracomment>action place
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>Desplegar {piece} en {space}</translation>
    </message>
    <message>
        <source>Return the rest to the pool</source>
        <extracomment>action give_back</extracomment>
        <translation>Devolver el resto a la reserva</translation>
    </message>
    <message>
        <source>The blocks can still be deployed.</source>
        <extracomment>why not 5.0</extracomment>
        <translation>Los bloques todavía se pueden desplegar.</translation>
    </message>
</context>
<context>
    <name>rules/setup.lua</name>
    <message>
        <source>A corps arrives: the die shows {1}.</source>
        <extracomment>log
{1}: die</extracomment>
        <translation>Llega un cuerpo: el dado muestra {1}.</translation>
    </message>
    <message>
        <source>Only a block whose strength is open can be given one.</source>
        <extracomment>why not 3.2.1</extracomment>
        <translation>Solo puede recibir fuerza un bloque cuya fuerza no esté decidida.</translation>
    </message>
    <message>
        <source>No such strength is left.</source>
        <extracomment>why not 3.2.1</extracomment>
        <translation>No queda ninguna fuerza así.</translation>
    </message>
    <message>
        <source>Choose the strength of your blocks</source>
        <extracomment>decision setup.strength</extracomment>
        <translation>Elige la fuerza de tus bloques</translation>
    </message>
    <message>
        <source>{1}: strength {2}</source>
        <extracomment>action
{1}: piece
{2}: steps</extracomment>
        <translation>{1}: fuerza {2}</translation>
    </message>
    <message>
        <source>{piece}: strength {value}</source>
        <extracomment>action strength
{piece}: the unit that it is done with
{value}: what is chosen</extracomment>
        <translation>{piece}: fuerza {value}</translation>
    </message>
</context>
<context>
    <name>rules/supply.lua</name>
    <message>
        <source>{1} in {2} is isolated.</source>
        <extracomment>rules supply.check
{1}: piece
{2}: piece.space</extracomment>
        <translation>{1}, en {2}, queda {1|m=aislado|f=aislada}.</translation>
    </message>
    <message>
        <source>A unit in {1} is isolated.</source>
        <extracomment>rules supply.check
{1}: piece.space</extracomment>
        <translation>Una unidad en {1} queda aislada.</translation>
    </message>
</context>
<context>
    <name>rules/support.lua</name>
    <message>
        <source>Choose an area with units of both players.</source>
        <extracomment>why not 10.12</extracomment>
        <translation>Elige un área con unidades de los dos jugadores.</translation>
    </message>
    <message>
        <source>None of your blocks can attack in {1}.</source>
        <extracomment>why not 10.12
{1}: space</extracomment>
        <translation>Ninguno de tus bloques puede atacar en {1}.</translation>
    </message>
    <message>
        <source>{1} is not a battle of the Blitz.</source>
        <extracomment>why not 10.17
{1}: space</extracomment>
        <translation>{1} no es una batalla del Blitz.</translation>
    </message>
    <message>
        <source>Choose one of your own HQs.</source>
        <extracomment>why not 10.4</extracomment>
        <translation>Elige uno de tus CG.</translation>
    </message>
    <message>
        <source>{1} has no artillery.</source>
        <extracomment>why not 10.4
{1}: hq</extracomment>
        <translation>{1} no tiene artillería.</translation>
    </message>
    <message>
        <source>{1} is not activated.</source>
        <extracomment>why not 10.4, why not 10.11
{1}: hq</extracomment>
        <translation>{1} no está {1|m=activado|f=activada}.</translation>
    </message>
    <message>
        <source>{1} is exhausted.</source>
        <extracomment>why not 10.5
{1}: hq</extracomment>
        <translation>{1} está {1|m=agotado|f=agotada}.</translation>
    </message>
    <message>
        <source>{1} has already given its artillery.</source>
        <extracomment>why not 10.4
{1}: hq</extracomment>
        <translation>{1} ya ha dado su artillería.</translation>
    </message>
    <message>
        <source>{1} is not a Blitz HQ.</source>
        <extracomment>why not 10.13.3.1
{1}: hq</extracomment>
        <translation>{1} no es un CG Blitz.</translation>
    </message>
    <message>
        <source>{1} is not next to {2}.</source>
        <extracomment>why not 10.4
{1}: space
{2}: hq</extracomment>
        <translation>{1} no es un área adyacente a {2}.</translation>
    </message>
    <message>
        <source>No block of the right nation fights in {1}.</source>
        <extracomment>why not 1.4
{1}: space</extracomment>
        <translation>En {1} no lucha ningún bloque de esa nación.</translation>
    </message>
    <message>
        <source>{1} gives artillery to {2}.</source>
        <extracomment>log
{1}: hq
{2}: space</extracomment>
        <translation>{1} da artillería a {2}.</translation>
    </message>
    <message>
        <source>The Finnish heavy artillery fires only when Mannerheim is activated.</source>
        <extracomment>why not 10.4.1</extracomment>
        <translation>La artillería pesada finlandesa solo dispara cuando se activa a Mannerheim.</translation>
    </message>
    <message>
        <source>The Finnish heavy artillery is already used.</source>
        <extracomment>why not 10.4.1</extracomment>
        <translation>La artillería pesada finlandesa ya se ha usado.</translation>
    </message>
    <message>
        <source>{1} lies outside the Finnish zone.</source>
        <extracomment>why not 10.4.1
{1}: space</extracomment>
        <translation>{1} queda fuera de la zona finlandesa.</translation>
    </message>
    <message>
        <source>No Finnish block fights in {1}.</source>
        <extracomment>why not 1.4
{1}: space</extracomment>
        <translation>En {1} no lucha ningún bloque finlandés.</translation>
    </message>
    <message>
        <source>The Finnish heavy artillery fires at {1}.</source>
        <extracomment>log
{1}: action.space</extracomment>
        <translation>La artillería pesada finlandesa dispara a {1}.</translation>
    </message>
    <message>
        <source>Only Stukas can follow a Blitz.</source>
        <extracomment>why not 10.17</extracomment>
        <translation>Solo los Stukas pueden seguir un Blitz.</translation>
    </message>
    <message>
        <source>Only Stukas that came through the earlier battle can follow.</source>
        <extracomment>why not 10.17</extracomment>
        <translation>Solo pueden seguir los Stukas que salieron bien de la batalla anterior.</translation>
    </message>
    <message>
        <source>{1} is not ready.</source>
        <extracomment>why not 10.11
{1}: bomber</extracomment>
        <translation>{1} no está {1|m=listo|f=lista} para volar.</translation>
    </message>
    <message>
        <source>{1} can&apos;t send more bombers than its strength.</source>
        <extracomment>why not 10.11
{1}: hq</extracomment>
        <translation>{1} no puede enviar más bombarderos que su fuerza.</translation>
    </message>
    <message>
        <source>Choose one of your bombers.</source>
        <extracomment>why not 10.11</extracomment>
        <translation>Elige uno de tus bombarderos.</translation>
    </message>
    <message>
        <source>No German block fights in {1}.</source>
        <extracomment>why not 1.4
{1}: space</extracomment>
        <translation>En {1} no lucha ningún bloque alemán.</translation>
    </message>
    <message>
        <source>{1} lies outside the air range.</source>
        <extracomment>why not 10.11
{1}: space</extracomment>
        <translation>{1} queda fuera del alcance aéreo.</translation>
    </message>
    <message>
        <source>{1} is sent to {2}.</source>
        <extracomment>log
{1}: bomber
{2}: space</extracomment>
        <translation>{1} vuela a {2}.</translation>
    </message>
    <message>
        <source>Give artillery and bombers to your battles</source>
        <extracomment>decision support</extracomment>
        <translation>Da artillería y bombarderos a tus batallas</translation>
    </message>
    <message>
        <source>Each active HQ supports one battle next to it; each bomber flies once.</source>
        <extracomment>decision support</extracomment>
        <translation>Cada CG activo apoya una batalla adyacente; cada bombardero vuela una vez.</translation>
    </message>
    <message>
        <source>{piece}: artillery at {space}</source>
        <extracomment>action artillery
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece}: artillería a {space}</translation>
    </message>
    <message>
        <source>Finnish heavy artillery at {space}</source>
        <extracomment>action heavy
{space}: the place that it is done in</extracomment>
        <translation>Artillería pesada finlandesa a {space}</translation>
    </message>
    <message>
        <source>Send {piece} to {space}</source>
        <extracomment>action bomb
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>Enviar {piece} a {space}</translation>
    </message>
    <message>
        <source>{piece} hunts the Marat</source>
        <extracomment>action hunt
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} da caza al Marat</translation>
    </message>
    <message>
        <source>Begin the battles</source>
        <extracomment>action done</extracomment>
        <translation>Empezar las batallas</translation>
    </message>
</context>
<context>
    <name>rules/tankdivision.lua</name>
    <message>
        <source>The defence of Murmansk is an optional rule that is not in use.</source>
        <extracomment>why not 14.8</extracomment>
        <translation>La defensa de Múrmansk es una regla opcional que no está en uso.</translation>
    </message>
    <message>
        <source>Only the Soviet 1st Tank Division can go to Murmansk.</source>
        <extracomment>why not 14.8</extracomment>
        <translation>Solo la 1.ª División de Carros soviética puede ir a Múrmansk.</translation>
    </message>
    <message>
        <source>The division goes to Murmansk in a pass or a Strategic Impulse.</source>
        <extracomment>why not 14.8</extracomment>
        <translation>La división va a Múrmansk al pasar o en un Impulso Estratégico.</translation>
    </message>
    <message>
        <source>The division can&apos;t go to Murmansk now.</source>
        <extracomment>why not 14.8</extracomment>
        <translation>La división no puede ir ahora a Múrmansk.</translation>
    </message>
    <message>
        <source>{1} goes to Murmansk.</source>
        <extracomment>rules tankdivision.go
{1}: piece</extracomment>
        <translation>{1} va a Múrmansk.</translation>
    </message>
    <message>
        <source>A block from {1} goes to Murmansk.</source>
        <extracomment>rules tankdivision.go
{1}: from</extracomment>
        <translation>Un bloque de {1} va a Múrmansk.</translation>
    </message>
</context>
<context>
    <name>rules/territory.lua</name>
    <message>
        <source>Velikiye Luki has fallen: five German blocks join the pool.</source>
        <extracomment>log</extracomment>
        <translation>Ha caído Velíkiye Luki: cinco bloques alemanes pasan a la reserva.</translation>
    </message>
    <message>
        <source>The Axis controls {1}.</source>
        <extracomment>rules territory.take</extracomment>
        <translation>El Eje controla {1}.</translation>
    </message>
    <message>
        <source>The Soviets control {1}.</source>
        <extracomment>rules territory.take</extracomment>
        <translation>Los soviéticos controlan {1}.</translation>
    </message>
</context>
<context>
    <name>rules/typhoon.lua</name>
    <message>
        <source>{1} leaves for another front.</source>
        <extracomment>log
{1}: piece</extracomment>
        <translation>{1} se va a otro frente.</translation>
    </message>
    <message>
        <source>Operation Typhoon: choose the German block that is withdrawn</source>
        <extracomment>decision typhoon</extracomment>
        <translation>Operación Tifón: elige el bloque alemán que se retira</translation>
    </message>
    <message>
        <source>Withdraw {piece}</source>
        <extracomment>action withdraw
{piece}: the unit that it is done with</extracomment>
        <translation>Retirar {piece|m=el|f=la} {piece}</translation>
    </message>
    <message>
        <source>Choose a German block.</source>
        <extracomment>why not 14.6</extracomment>
        <translation>Elige un bloque alemán.</translation>
    </message>
    <message>
        <source>{1} is not among the blocks of Operation Typhoon.</source>
        <extracomment>why not 14.6
{1}: piece</extracomment>
        <translation>{1} no está entre los bloques de la Operación Tifón.</translation>
    </message>
    <message>
        <source>Two blocks of one corps may not go in a row.</source>
        <extracomment>why not 14.6</extracomment>
        <translation>No pueden irse seguidos dos bloques del mismo cuerpo.</translation>
    </message>
</context>
<context>
    <name>rules/victory.lua</name>
    <message>
        <source>Decisive victory for the Axis.</source>
        <extracomment>rules decide</extracomment>
        <translation>Victoria decisiva del Eje.</translation>
    </message>
    <message>
        <source>Decisive victory for the Soviets.</source>
        <extracomment>rules decide</extracomment>
        <translation>Victoria decisiva de los soviéticos.</translation>
    </message>
    <message>
        <source>The Axis has reached its objectives and wins.</source>
        <extracomment>rules winScenario</extracomment>
        <translation>El Eje ha alcanzado sus objetivos y gana.</translation>
    </message>
    <message>
        <source>The Axis has not reached its objectives: the Soviets win.</source>
        <extracomment>rules victory.close</extracomment>
        <translation>El Eje no ha alcanzado sus objetivos: ganan los soviéticos.</translation>
    </message>
    <message>
        <source>Marginal victory for the Axis.</source>
        <extracomment>rules victory.close</extracomment>
        <translation>Victoria marginal del Eje.</translation>
    </message>
    <message>
        <source>Marginal victory for the Soviets.</source>
        <extracomment>rules victory.close</extracomment>
        <translation>Victoria marginal de los soviéticos.</translation>
    </message>
</context>
<context>
    <name>rules/weather.lua</name>
    <message>
        <source>sun</source>
        <extracomment>rules</extracomment>
        <translation>sol</translation>
    </message>
    <message>
        <source>rain</source>
        <extracomment>rules</extracomment>
        <translation>lluvia</translation>
    </message>
    <message>
        <source>snow</source>
        <extracomment>rules</extracomment>
        <translation>nieve</translation>
    </message>
    <message>
        <source>blizzard</source>
        <extracomment>rules</extracomment>
        <translation>ventisca</translation>
    </message>
    <message>
        <source>The weather turns to rain.</source>
        <extracomment>rules put</extracomment>
        <translation>El tiempo cambia: llueve.</translation>
    </message>
    <message>
        <source>The weather turns to snow; it stays for the rest of the game.</source>
        <extracomment>rules put</extracomment>
        <translation>El tiempo cambia: nieva hasta el fin de la partida.</translation>
    </message>
    <message>
        <source>A blizzard begins; it stays for the rest of the game.</source>
        <extracomment>rules put</extracomment>
        <translation>Empieza la ventisca; dura hasta el fin de la partida.</translation>
    </message>
    <message>
        <source>The Soviets roll for the weather: {1}; it changes on {2} or less.</source>
        <extracomment>rules rollFor</extracomment>
        <translation>Los soviéticos tiran por el tiempo: {1}; cambia con {2} o menos.</translation>
    </message>
    <message>
        <source>The Soviets roll for the weather: {1}; it would change on {2} or less, and stays as it is.</source>
        <extracomment>rules rollFor</extracomment>
        <translation>Los soviéticos tiran por el tiempo: {1}; cambiaría con {2} o menos y sigue como está.</translation>
    </message>
</context>
</TS>
