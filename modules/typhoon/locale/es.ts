<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>module.json</name>
    <message>
        <source>Operation Typhoon</source>
        <extracomment>about the game</extracomment>
        <translation>Operación Tifón</translation>
    </message>
    <message>
        <source>Army Group Centre before Moscow, October to December 1941</source>
        <extracomment>about the game</extracomment>
        <translation>El Grupo de Ejércitos Centro ante Moscú, de octubre a diciembre de 1941</translation>
    </message>
    <message>
        <source>Second World War, 1941</source>
        <extracomment>about the game</extracomment>
        <translation>Segunda Guerra Mundial, 1941</translation>
    </message>
    <message>
        <source>4–6 h</source>
        <extracomment>about the game</extracomment>
        <translation>4–6 h{=f}</translation>
    </message>
    <message>
        <source>You lead six German armies and panzer groups against Moscow; nobody plays the Soviets. Each hex you enter answers with defenders from a table, each pocket you close tries to break out, and headquarters wants results: pockets first, then a tight front, then winter quarters, and in the end the city itself.</source>
        <extracomment>about the game</extracomment>
        <translation>Diriges seis ejércitos y grupos panzer alemanes contra Moscú; a los soviéticos no los juega nadie. Cada hexágono en el que entras responde con defensores de una tabla, cada bolsa que cierras intenta romper el cerco, y el alto mando quiere resultados: primero bolsas, luego un frente sin huecos, después cuarteles de invierno y al final la propia ciudad.</translation>
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
        <source>Northern commander</source>
        <extracomment>seat north</extracomment>
        <translation>Mando del norte</translation>
    </message>
    <message>
        <source>Southern commander</source>
        <extracomment>seat south</extracomment>
        <translation>Mando del sur</translation>
    </message>
    <message>
        <source>Losses of Soviet units</source>
        <extracomment>option soviet_losses</extracomment>
        <translation>Pérdidas de las unidades soviéticas</translation>
    </message>
    <message>
        <source>Who gives out the hits on Soviet units: the German player, who finds the best way as a proposal, or the program, which then always follows the proposal.</source>
        <extracomment>option soviet_losses</extracomment>
        <translation>Quién reparte los impactos sobre unidades soviéticas: el jugador alemán, que encuentra el mejor reparto como propuesta, o el programa, que entonces sigue siempre la propuesta.</translation>
    </message>
    <message>
        <source>by_hand</source>
        <extracomment>option soviet_losses</extracomment>
        <translation>a mano</translation>
    </message>
    <message>
        <source>automatic</source>
        <extracomment>option soviet_losses</extracomment>
        <translation>automático</translation>
    </message>
    <message>
        <source>Team play</source>
        <extracomment>option team</extracomment>
        <translation>Juego en equipo</translation>
    </message>
    <message>
        <source>Alone; with a second person who looks after the Soviet units; or with two German commanders, one for the three northern and one for the three southern formations.</source>
        <extracomment>option team</extracomment>
        <translation>A solas; con otra persona que cuida de las unidades soviéticas; o con dos comandantes alemanes, uno para las tres formaciones del norte y otro para las tres del sur.</translation>
    </message>
    <message>
        <source>solo</source>
        <extracomment>option team</extracomment>
        <translation>a solas</translation>
    </message>
    <message>
        <source>administrator</source>
        <extracomment>option team</extracomment>
        <translation>administrador</translation>
    </message>
    <message>
        <source>two_commands</source>
        <extracomment>option team</extracomment>
        <translation>dos mandos</translation>
    </message>
</context>
<context>
    <name>boards/map.json</name>
    <message>
        <source>Before Moscow</source>
        <extracomment>board map</extracomment>
        <translation>Ante Moscú</translation>
    </message>
    <message>
        <source>Smolensk</source>
        <extracomment>space 1019</extracomment>
        <translation>Smolensk</translation>
    </message>
    <message>
        <source>Andreapol</source>
        <extracomment>space 1101</extracomment>
        <translation>Andreapol</translation>
    </message>
    <message>
        <source>Dukhovshchina</source>
        <extracomment>space 1215</extracomment>
        <translation>Dujovshchina</translation>
    </message>
    <message>
        <source>Yartsevo</source>
        <extracomment>space 1416</extracomment>
        <translation>Yartsevo</translation>
    </message>
    <message>
        <source>Unecha</source>
        <extracomment>space 1437</extracomment>
        <translation>Unecha</translation>
    </message>
    <message>
        <source>Nelidovo</source>
        <extracomment>space 1505</extracomment>
        <translation>Nelidovo</translation>
    </message>
    <message>
        <source>Bely</source>
        <extracomment>space 1509</extracomment>
        <translation>Bely</translation>
    </message>
    <message>
        <source>Roslavl</source>
        <extracomment>space 1526</extracomment>
        <translation>Roslavl</translation>
    </message>
    <message>
        <source>Starodub</source>
        <extracomment>space 1539</extracomment>
        <translation>Starodub</translation>
    </message>
    <message>
        <source>Yelnya</source>
        <extracomment>space 1720</extracomment>
        <translation>Yelnia</translation>
    </message>
    <message>
        <source>Dorogobuzh</source>
        <extracomment>space 1818</extracomment>
        <translation>Dorogobuzh</translation>
    </message>
    <message>
        <source>Novgorod-Seversky</source>
        <extracomment>space 1845</extracomment>
        <translation>Nóvgorod-Síverski</translation>
    </message>
    <message>
        <source>Kholm-Zhirkovsky</source>
        <extracomment>space 1912</extracomment>
        <translation>Jolm-Zhirkovski</translation>
    </message>
    <message>
        <source>Pochep</source>
        <extracomment>space 1936</extracomment>
        <translation>Póchep</translation>
    </message>
    <message>
        <source>Shostka</source>
        <extracomment>space 1946</extracomment>
        <translation>Shostka</translation>
    </message>
    <message>
        <source>Zhukovka</source>
        <extracomment>space 2031</extracomment>
        <translation>Zhukovka</translation>
    </message>
    <message>
        <source>Trubchevsk</source>
        <extracomment>space 2139</extracomment>
        <translation>Trubchevsk</translation>
    </message>
    <message>
        <source>Yampol</source>
        <extracomment>space 2145</extracomment>
        <translation>Yampol</translation>
    </message>
    <message>
        <source>Spas-Demensk</source>
        <extracomment>space 2222</extracomment>
        <translation>Spas-Demensk</translation>
    </message>
    <message>
        <source>Glukhov</source>
        <extracomment>space 2248</extracomment>
        <translation>Glújov</translation>
    </message>
    <message>
        <source>Rzhev</source>
        <extracomment>space 2405</extracomment>
        <translation>Rzhev</translation>
    </message>
    <message>
        <source>Sychevka</source>
        <extracomment>space 2409</extracomment>
        <translation>Sychovka</translation>
    </message>
    <message>
        <source>Vyazma</source>
        <extracomment>space 2415, river or road</extracomment>
        <translation>Viazma</translation>
    </message>
    <message>
        <source>Kirov</source>
        <extracomment>space 2426</extracomment>
        <translation>Kirov</translation>
    </message>
    <message>
        <source>Bryansk</source>
        <extracomment>space 2433</extracomment>
        <translation>Briansk</translation>
    </message>
    <message>
        <source>Lyudinovo</source>
        <extracomment>space 2527</extracomment>
        <translation>Liudínovo</translation>
    </message>
    <message>
        <source>Sevsk</source>
        <extracomment>space 2543</extracomment>
        <translation>Sevsk</translation>
    </message>
    <message>
        <source>Zubtsov</source>
        <extracomment>space 2606</extracomment>
        <translation>Zubtsov</translation>
    </message>
    <message>
        <source>Zhizdra</source>
        <extracomment>space 2728, river or road</extracomment>
        <translation>Zhizdra</translation>
    </message>
    <message>
        <source>Staritsa</source>
        <extracomment>space 2803</extracomment>
        <translation>Staritsa</translation>
    </message>
    <message>
        <source>Gzhatsk</source>
        <extracomment>space 2812</extracomment>
        <translation>Gzhatsk</translation>
    </message>
    <message>
        <source>Mosalsk</source>
        <extracomment>space 2822</extracomment>
        <translation>Mosalsk</translation>
    </message>
    <message>
        <source>Karachev</source>
        <extracomment>space 2834</extracomment>
        <translation>Karáchev</translation>
    </message>
    <message>
        <source>Dmitrovsk</source>
        <extracomment>space 2940</extracomment>
        <translation>Dmitrovsk</translation>
    </message>
    <message>
        <source>Dmitriev</source>
        <extracomment>space 2943</extracomment>
        <translation>Dmítriev</translation>
    </message>
    <message>
        <source>Yukhnov</source>
        <extracomment>space 3019</extracomment>
        <translation>Yújnov</translation>
    </message>
    <message>
        <source>Sukhinichi</source>
        <extracomment>space 3025</extracomment>
        <translation>Sujínichi</translation>
    </message>
    <message>
        <source>Lgov</source>
        <extracomment>space 3048</extracomment>
        <translation>Lgov</translation>
    </message>
    <message>
        <source>Kozelsk</source>
        <extracomment>space 3325</extracomment>
        <translation>Kozelsk</translation>
    </message>
    <message>
        <source>Kromy</source>
        <extracomment>space 3338</extracomment>
        <translation>Kromy</translation>
    </message>
    <message>
        <source>Kalinin</source>
        <extracomment>space 3401</extracomment>
        <translation>Kalinin</translation>
    </message>
    <message>
        <source>Volokolamsk</source>
        <extracomment>space 3407</extracomment>
        <translation>Volokolamsk</translation>
    </message>
    <message>
        <source>Medyn</source>
        <extracomment>space 3417</extracomment>
        <translation>Medýn</translation>
    </message>
    <message>
        <source>Fatezh</source>
        <extracomment>space 3444</extracomment>
        <translation>Fatezh</translation>
    </message>
    <message>
        <source>Ruza</source>
        <extracomment>space 3510, river or road</extracomment>
        <translation>Ruza</translation>
    </message>
    <message>
        <source>Mozhaisk</source>
        <extracomment>space 3512</extracomment>
        <translation>Mozháisk</translation>
    </message>
    <message>
        <source>Belev</source>
        <extracomment>space 3528</extracomment>
        <translation>Beliov</translation>
    </message>
    <message>
        <source>Bolkhov</source>
        <extracomment>space 3531</extracomment>
        <translation>Bóljov</translation>
    </message>
    <message>
        <source>Orel</source>
        <extracomment>space 3535</extracomment>
        <translation>Oriol</translation>
    </message>
    <message>
        <source>Vereya</source>
        <extracomment>space 3614</extracomment>
        <translation>Vereya</translation>
    </message>
    <message>
        <source>Kaluga</source>
        <extracomment>space 3622</extracomment>
        <translation>Kaluga</translation>
    </message>
    <message>
        <source>Kursk</source>
        <extracomment>space 3647</extracomment>
        <translation>Kursk</translation>
    </message>
    <message>
        <source>Maloyaroslavets</source>
        <extracomment>space 3716</extracomment>
        <translation>Maloyaroslávets</translation>
    </message>
    <message>
        <source>Borovsk</source>
        <extracomment>space 3815</extracomment>
        <translation>Borovsk</translation>
    </message>
    <message>
        <source>Mtsensk</source>
        <extracomment>space 3833</extracomment>
        <translation>Mtsensk</translation>
    </message>
    <message>
        <source>Maloarkhangelsk</source>
        <extracomment>space 3841</extracomment>
        <translation>Maloarjánguelsk</translation>
    </message>
    <message>
        <source>Konakovo</source>
        <extracomment>space 3901</extracomment>
        <translation>Konakovo</translation>
    </message>
    <message>
        <source>Klin</source>
        <extracomment>space 3904</extracomment>
        <translation>Klin</translation>
    </message>
    <message>
        <source>Naro-Fominsk</source>
        <extracomment>space 3913</extracomment>
        <translation>Naro-Fominsk</translation>
    </message>
    <message>
        <source>Solnechnogorsk</source>
        <extracomment>space 4006</extracomment>
        <translation>Solnechnogorsk</translation>
    </message>
    <message>
        <source>Istra</source>
        <extracomment>space 4009, river or road</extracomment>
        <translation>Istra</translation>
    </message>
    <message>
        <source>Zvenigorod</source>
        <extracomment>space 4010</extracomment>
        <translation>Zvenigorod</translation>
    </message>
    <message>
        <source>Chern</source>
        <extracomment>space 4031</extracomment>
        <translation>Chern</translation>
    </message>
    <message>
        <source>Shchigry</source>
        <extracomment>space 4046</extracomment>
        <translation>Shchigry</translation>
    </message>
    <message>
        <source>Tarusa</source>
        <extracomment>space 4119</extracomment>
        <translation>Tarusa</translation>
    </message>
    <message>
        <source>Aleksin</source>
        <extracomment>space 4121</extracomment>
        <translation>Aleksin</translation>
    </message>
    <message>
        <source>Novosil</source>
        <extracomment>space 4135</extracomment>
        <translation>Novosil</translation>
    </message>
    <message>
        <source>Plavsk</source>
        <extracomment>space 4229</extracomment>
        <translation>Plavsk</translation>
    </message>
    <message>
        <source>Krasnaya Polyana</source>
        <extracomment>space 4307</extracomment>
        <translation>Krásnaya Poliana</translation>
    </message>
    <message>
        <source>Serpukhov</source>
        <extracomment>space 4317</extracomment>
        <translation>Sérpujov</translation>
    </message>
    <message>
        <source>Dmitrov</source>
        <extracomment>space 4405</extracomment>
        <translation>Dmitrov</translation>
    </message>
    <message>
        <source>Moscow</source>
        <extracomment>space 4409, space 4410</extracomment>
        <translation>Moscú</translation>
    </message>
    <message>
        <source>Podolsk</source>
        <extracomment>space 4413</extracomment>
        <translation>Podolsk</translation>
    </message>
    <message>
        <source>Livny</source>
        <extracomment>space 4441</extracomment>
        <translation>Livny</translation>
    </message>
    <message>
        <source>Tula</source>
        <extracomment>space 4524</extracomment>
        <translation>Tula</translation>
    </message>
    <message>
        <source>Bogoroditsk</source>
        <extracomment>space 4728</extracomment>
        <translation>Bogoróditsk</translation>
    </message>
    <message>
        <source>Zagorsk</source>
        <extracomment>space 4805</extracomment>
        <translation>Zagorsk</translation>
    </message>
    <message>
        <source>Kashira</source>
        <extracomment>space 4819</extracomment>
        <translation>Kashira</translation>
    </message>
    <message>
        <source>Venev</source>
        <extracomment>space 4823</extracomment>
        <translation>Veniov</translation>
    </message>
    <message>
        <source>Yefremov</source>
        <extracomment>space 4834</extracomment>
        <translation>Yefrémov</translation>
    </message>
    <message>
        <source>Stalinogorsk</source>
        <extracomment>space 4926</extracomment>
        <translation>Stalinogorsk</translation>
    </message>
    <message>
        <source>Noginsk</source>
        <extracomment>space 5009</extracomment>
        <translation>Noguinsk</translation>
    </message>
    <message>
        <source>Yelets</source>
        <extracomment>space 5039</extracomment>
        <translation>Yelets</translation>
    </message>
    <message>
        <source>Kolomna</source>
        <extracomment>space 5216</extracomment>
        <translation>Kolomna</translation>
    </message>
    <message>
        <source>Besed</source>
        <extracomment>river or road</extracomment>
        <translation>Besed</translation>
    </message>
    <message>
        <source>Bolva</source>
        <extracomment>river or road</extracomment>
        <translation>Bolva</translation>
    </message>
    <message>
        <source>Desna</source>
        <extracomment>river or road</extracomment>
        <translation>Desna</translation>
    </message>
    <message>
        <source>Desna, Bolva</source>
        <extracomment>river or road</extracomment>
        <translation>Desna, Bolva</translation>
    </message>
    <message>
        <source>Desna, Sudost</source>
        <extracomment>river or road</extracomment>
        <translation>Desna, Sudost</translation>
    </message>
    <message>
        <source>Dnepr</source>
        <extracomment>river or road</extracomment>
        <translation>Dniéper</translation>
    </message>
    <message>
        <source>Dnepr, Khmara</source>
        <extracomment>river or road</extracomment>
        <translation>Dniéper, Jmara</translation>
    </message>
    <message>
        <source>Don</source>
        <extracomment>river or road</extracomment>
        <translation>Don</translation>
    </message>
    <message>
        <source>Gzhat</source>
        <extracomment>river or road</extracomment>
        <translation>Gzhat</translation>
    </message>
    <message>
        <source>Iput</source>
        <extracomment>river or road</extracomment>
        <translation>Iput</translation>
    </message>
    <message>
        <source>Iput, Besed</source>
        <extracomment>river or road</extracomment>
        <translation>Iput, Besed</translation>
    </message>
    <message>
        <source>Khmara</source>
        <extracomment>river or road</extracomment>
        <translation>Jmara</translation>
    </message>
    <message>
        <source>Klyazma</source>
        <extracomment>river or road</extracomment>
        <translation>Kliazma</translation>
    </message>
    <message>
        <source>Klyazma, Moscow-Volga canal</source>
        <extracomment>river or road</extracomment>
        <translation>Kliazma, canal Moscú-Volga</translation>
    </message>
    <message>
        <source>Krasivaya Mecha</source>
        <extracomment>river or road</extracomment>
        <translation>Krasívaya Mecha</translation>
    </message>
    <message>
        <source>Lama</source>
        <extracomment>river or road</extracomment>
        <translation>Lama</translation>
    </message>
    <message>
        <source>Lama, Shosha</source>
        <extracomment>river or road</extracomment>
        <translation>Lama, Shosha</translation>
    </message>
    <message>
        <source>Luzha-Shan</source>
        <extracomment>river or road</extracomment>
        <translation>Luzha-Shan</translation>
    </message>
    <message>
        <source>Mesha-Plava</source>
        <extracomment>river or road</extracomment>
        <translation>Mesha-Plava</translation>
    </message>
    <message>
        <source>Mezha</source>
        <extracomment>river or road</extracomment>
        <translation>Mezha</translation>
    </message>
    <message>
        <source>Moscow-Volga canal</source>
        <extracomment>river or road</extracomment>
        <translation>canal Moscú-Volga</translation>
    </message>
    <message>
        <source>Moscow-Volga canal, Sestra</source>
        <extracomment>river or road</extracomment>
        <translation>canal Moscú-Volga, Sestra</translation>
    </message>
    <message>
        <source>Moskva</source>
        <extracomment>river or road</extracomment>
        <translation>Moscova</translation>
    </message>
    <message>
        <source>Moskva, Ruza</source>
        <extracomment>river or road</extracomment>
        <translation>Moscova, Ruza</translation>
    </message>
    <message>
        <source>Nara</source>
        <extracomment>river or road</extracomment>
        <translation>Nara</translation>
    </message>
    <message>
        <source>Navlya</source>
        <extracomment>river or road</extracomment>
        <translation>Navlia</translation>
    </message>
    <message>
        <source>Nerussa</source>
        <extracomment>river or road</extracomment>
        <translation>Nerussa</translation>
    </message>
    <message>
        <source>Nugr</source>
        <extracomment>river or road</extracomment>
        <translation>Nugr</translation>
    </message>
    <message>
        <source>Oka</source>
        <extracomment>river or road</extracomment>
        <translation>Oka</translation>
    </message>
    <message>
        <source>Oka, Moskva</source>
        <extracomment>river or road</extracomment>
        <translation>Oka, Moscova</translation>
    </message>
    <message>
        <source>Oka, Upa</source>
        <extracomment>river or road</extracomment>
        <translation>Oka, Upa</translation>
    </message>
    <message>
        <source>Oka, Zusha</source>
        <extracomment>river or road</extracomment>
        <translation>Oka, Zusha</translation>
    </message>
    <message>
        <source>Osetr</source>
        <extracomment>river or road</extracomment>
        <translation>Osiotr</translation>
    </message>
    <message>
        <source>Ostyor</source>
        <extracomment>river or road</extracomment>
        <translation>Ostior</translation>
    </message>
    <message>
        <source>Ostyor, Iput</source>
        <extracomment>river or road</extracomment>
        <translation>Ostior, Iput</translation>
    </message>
    <message>
        <source>Osuga</source>
        <extracomment>river or road</extracomment>
        <translation>Osuga</translation>
    </message>
    <message>
        <source>Pronya</source>
        <extracomment>river or road</extracomment>
        <translation>Pronia</translation>
    </message>
    <message>
        <source>Protva</source>
        <extracomment>river or road</extracomment>
        <translation>Protva</translation>
    </message>
    <message>
        <source>Protva, Luzha-Shan</source>
        <extracomment>river or road</extracomment>
        <translation>Protva, Luzha-Shan</translation>
    </message>
    <message>
        <source>Ressa</source>
        <extracomment>river or road</extracomment>
        <translation>Ressa</translation>
    </message>
    <message>
        <source>Resseta</source>
        <extracomment>river or road</extracomment>
        <translation>Resseta</translation>
    </message>
    <message>
        <source>Ruza, Lama</source>
        <extracomment>river or road</extracomment>
        <translation>Ruza, Lama</translation>
    </message>
    <message>
        <source>Seim</source>
        <extracomment>river or road</extracomment>
        <translation>Seim</translation>
    </message>
    <message>
        <source>Sestra</source>
        <extracomment>river or road</extracomment>
        <translation>Sestra</translation>
    </message>
    <message>
        <source>Shosha</source>
        <extracomment>river or road</extracomment>
        <translation>Shosha</translation>
    </message>
    <message>
        <source>Sosna</source>
        <extracomment>river or road</extracomment>
        <translation>Sosna</translation>
    </message>
    <message>
        <source>Sosna, Tim-Kshen</source>
        <extracomment>river or road</extracomment>
        <translation>Sosna, Tim-Kshen</translation>
    </message>
    <message>
        <source>Sozh</source>
        <extracomment>river or road</extracomment>
        <translation>Sozh</translation>
    </message>
    <message>
        <source>Sozh, Iput</source>
        <extracomment>river or road</extracomment>
        <translation>Sozh, Iput</translation>
    </message>
    <message>
        <source>Sudost</source>
        <extracomment>river or road</extracomment>
        <translation>Sudost</translation>
    </message>
    <message>
        <source>Svapa</source>
        <extracomment>river or road</extracomment>
        <translation>Svapa</translation>
    </message>
    <message>
        <source>Tim-Kshen</source>
        <extracomment>river or road</extracomment>
        <translation>Tim-Kshen</translation>
    </message>
    <message>
        <source>Ugra</source>
        <extracomment>river or road</extracomment>
        <translation>Ugra</translation>
    </message>
    <message>
        <source>Upa</source>
        <extracomment>river or road</extracomment>
        <translation>Upa</translation>
    </message>
    <message>
        <source>Ustrom</source>
        <extracomment>river or road</extracomment>
        <translation>Ustrom</translation>
    </message>
    <message>
        <source>Vazuza</source>
        <extracomment>river or road</extracomment>
        <translation>Vazuza</translation>
    </message>
    <message>
        <source>Volga</source>
        <extracomment>river or road</extracomment>
        <translation>Volga</translation>
    </message>
    <message>
        <source>Vop</source>
        <extracomment>river or road</extracomment>
        <translation>Vop</translation>
    </message>
    <message>
        <source>Western Dvina</source>
        <extracomment>river or road</extracomment>
        <translation>Dviná Occidental</translation>
    </message>
    <message>
        <source>Zhizdra, Resseta</source>
        <extracomment>river or road</extracomment>
        <translation>Zhizdra, Resseta</translation>
    </message>
    <message>
        <source>Zusha</source>
        <extracomment>river or road</extracomment>
        <translation>Zusha</translation>
    </message>
    <message>
        <source>Front line of 30 September 1941</source>
        <extracomment>river or road</extracomment>
        <translation>Línea del frente del 30 de septiembre de 1941</translation>
    </message>
    <message>
        <source>Army boundary</source>
        <extracomment>river or road</extracomment>
        <translation>Límite de ejércitos</translation>
    </message>
    <message>
        <source>Operation Typhoon</source>
        <extracomment>board map</extracomment>
        <translation>Operación Tifón</translation>
    </message>
    <message>
        <source>The road to Moscow</source>
        <extracomment>board map</extracomment>
        <translation>El camino de Moscú</translation>
    </message>
</context>
<context>
    <name>boards/display.json</name>
    <message>
        <source>Pools and tracks</source>
        <extracomment>board display</extracomment>
        <translation>Reservas y recorridos</translation>
    </message>
    <message>
        <source>German units to set up</source>
        <extracomment>space german-reserve</extracomment>
        <translation>Unidades alemanas por desplegar</translation>
    </message>
    <message>
        <source>Luftwaffe support</source>
        <extracomment>space luftwaffe</extracomment>
        <translation>Apoyo de la Luftwaffe</translation>
    </message>
    <message>
        <source>German units set aside</source>
        <extracomment>space german-aside</extracomment>
        <translation>Unidades alemanas apartadas</translation>
    </message>
    <message>
        <source>Soviet pool: divisions and brigades</source>
        <extracomment>space pool</extracomment>
        <translation>Reserva soviética: divisiones y brigadas</translation>
    </message>
    <message>
        <source>Soviet pool: artillery</source>
        <extracomment>space artillery</extracomment>
        <translation>Reserva soviética: artillería</translation>
    </message>
    <message>
        <source>Soviet pool: Guards and airborne</source>
        <extracomment>space elite</extracomment>
        <translation>Reserva soviética: Guardia y aerotransportados</translation>
    </message>
    <message>
        <source>Soviet air support</source>
        <extracomment>space air</extracomment>
        <translation>Apoyo aéreo soviético</translation>
    </message>
    <message>
        <source>Soviet units set aside</source>
        <extracomment>space soviet-aside</extracomment>
        <translation>Unidades soviéticas apartadas</translation>
    </message>
    <message>
        <source>Rifle divisions in reserve</source>
        <extracomment>space reserve</extracomment>
        <translation>Divisiones de fusileros guardadas</translation>
    </message>
    <message>
        <source>Guards and airborne lost</source>
        <extracomment>space lost</extracomment>
        <translation>Guardia y aerotransportados perdidos</translation>
    </message>
    <message>
        <source>Oct I</source>
        <extracomment>space turn-1</extracomment>
        <translation>oct. I</translation>
    </message>
    <message>
        <source>Oct II</source>
        <extracomment>space turn-2</extracomment>
        <translation>oct. II</translation>
    </message>
    <message>
        <source>Oct III</source>
        <extracomment>space turn-3</extracomment>
        <translation>oct. III</translation>
    </message>
    <message>
        <source>Oct IV</source>
        <extracomment>space turn-4</extracomment>
        <translation>oct. IV</translation>
    </message>
    <message>
        <source>Nov I-II</source>
        <extracomment>space turn-5</extracomment>
        <translation>nov. I-II</translation>
    </message>
    <message>
        <source>Nov III</source>
        <extracomment>space turn-6</extracomment>
        <translation>nov. III</translation>
    </message>
    <message>
        <source>Nov IV</source>
        <extracomment>space turn-7</extracomment>
        <translation>nov. IV</translation>
    </message>
    <message>
        <source>Dec I</source>
        <extracomment>space turn-8</extracomment>
        <translation>dic. I</translation>
    </message>
    <message>
        <source>0 MP</source>
        <extracomment>space mp-0</extracomment>
        <translation>0 PM</translation>
    </message>
    <message>
        <source>1 MP</source>
        <extracomment>space mp-1</extracomment>
        <translation>1 PM</translation>
    </message>
    <message>
        <source>2 MP</source>
        <extracomment>space mp-2</extracomment>
        <translation>2 PM</translation>
    </message>
    <message>
        <source>3 MP</source>
        <extracomment>space mp-3</extracomment>
        <translation>3 PM</translation>
    </message>
    <message>
        <source>4 MP</source>
        <extracomment>space mp-4</extracomment>
        <translation>4 PM</translation>
    </message>
    <message>
        <source>5 MP</source>
        <extracomment>space mp-5</extracomment>
        <translation>5 PM</translation>
    </message>
    <message>
        <source>6 MP</source>
        <extracomment>space mp-6</extracomment>
        <translation>6 PM</translation>
    </message>
    <message>
        <source>7 MP</source>
        <extracomment>space mp-7</extracomment>
        <translation>7 PM</translation>
    </message>
    <message>
        <source>8 MP</source>
        <extracomment>space mp-8</extracomment>
        <translation>8 PM</translation>
    </message>
    <message>
        <source>9 MP</source>
        <extracomment>space mp-9</extracomment>
        <translation>9 PM</translation>
    </message>
    <message>
        <source>10 MP</source>
        <extracomment>space mp-10</extracomment>
        <translation>10 PM</translation>
    </message>
    <message>
        <source>11 MP</source>
        <extracomment>space mp-11</extracomment>
        <translation>11 PM</translation>
    </message>
    <message>
        <source>12 MP</source>
        <extracomment>space mp-12</extracomment>
        <translation>12 PM</translation>
    </message>
    <message>
        <source>13 MP</source>
        <extracomment>space mp-13</extracomment>
        <translation>13 PM</translation>
    </message>
    <message>
        <source>14 MP</source>
        <extracomment>space mp-14</extracomment>
        <translation>14 PM</translation>
    </message>
    <message>
        <source>0 VP</source>
        <extracomment>space vp-0</extracomment>
        <translation>0 PV</translation>
    </message>
    <message>
        <source>1 VP</source>
        <extracomment>space vp-1</extracomment>
        <translation>1 PV</translation>
    </message>
    <message>
        <source>2 VP</source>
        <extracomment>space vp-2</extracomment>
        <translation>2 PV</translation>
    </message>
    <message>
        <source>3 VP</source>
        <extracomment>space vp-3</extracomment>
        <translation>3 PV</translation>
    </message>
    <message>
        <source>4 VP</source>
        <extracomment>space vp-4</extracomment>
        <translation>4 PV</translation>
    </message>
    <message>
        <source>5 VP</source>
        <extracomment>space vp-5</extracomment>
        <translation>5 PV</translation>
    </message>
    <message>
        <source>6 VP</source>
        <extracomment>space vp-6</extracomment>
        <translation>6 PV</translation>
    </message>
    <message>
        <source>7 VP</source>
        <extracomment>space vp-7</extracomment>
        <translation>7 PV</translation>
    </message>
    <message>
        <source>8 VP</source>
        <extracomment>space vp-8</extracomment>
        <translation>8 PV</translation>
    </message>
    <message>
        <source>9 VP</source>
        <extracomment>space vp-9</extracomment>
        <translation>9 PV</translation>
    </message>
    <message>
        <source>10 VP</source>
        <extracomment>space vp-10</extracomment>
        <translation>10 PV</translation>
    </message>
    <message>
        <source>11 VP</source>
        <extracomment>space vp-11</extracomment>
        <translation>11 PV</translation>
    </message>
    <message>
        <source>12 VP</source>
        <extracomment>space vp-12</extracomment>
        <translation>12 PV</translation>
    </message>
    <message>
        <source>13 VP</source>
        <extracomment>space vp-13</extracomment>
        <translation>13 PV</translation>
    </message>
    <message>
        <source>14 VP</source>
        <extracomment>space vp-14</extracomment>
        <translation>14 PV</translation>
    </message>
    <message>
        <source>15 VP</source>
        <extracomment>space vp-15</extracomment>
        <translation>15 PV</translation>
    </message>
    <message>
        <source>16 VP</source>
        <extracomment>space vp-16</extracomment>
        <translation>16 PV</translation>
    </message>
    <message>
        <source>17 VP</source>
        <extracomment>space vp-17</extracomment>
        <translation>17 PV</translation>
    </message>
    <message>
        <source>18 VP</source>
        <extracomment>space vp-18</extracomment>
        <translation>18 PV</translation>
    </message>
    <message>
        <source>19 VP</source>
        <extracomment>space vp-19</extracomment>
        <translation>19 PV</translation>
    </message>
    <message>
        <source>20 VP</source>
        <extracomment>space vp-20</extracomment>
        <translation>20 PV</translation>
    </message>
    <message>
        <source>21 VP</source>
        <extracomment>space vp-21</extracomment>
        <translation>21 PV</translation>
    </message>
    <message>
        <source>22 VP</source>
        <extracomment>space vp-22</extracomment>
        <translation>22 PV</translation>
    </message>
    <message>
        <source>23 VP</source>
        <extracomment>space vp-23</extracomment>
        <translation>23 PV</translation>
    </message>
    <message>
        <source>24+ VP</source>
        <extracomment>space vp-24</extracomment>
        <translation>24+ PV</translation>
    </message>
</context>
<context>
    <name>pieces.json</name>
    <message>
        <source>9th Army</source>
        <extracomment>formation 9A</extracomment>
        <translation>9.º Ejército{=m}</translation>
    </message>
    <message>
        <source>3rd Panzer Group</source>
        <extracomment>formation 3</extracomment>
        <translation>3.er Grupo Panzer{=m}</translation>
    </message>
    <message>
        <source>4th Army</source>
        <extracomment>formation 4A</extracomment>
        <translation>4.º Ejército{=m}</translation>
    </message>
    <message>
        <source>4th Panzer Group</source>
        <extracomment>formation 4</extracomment>
        <translation>4.º Grupo Panzer{=m}</translation>
    </message>
    <message>
        <source>2nd Army</source>
        <extracomment>formation 2A</extracomment>
        <translation>2.º Ejército{=m}</translation>
    </message>
    <message>
        <source>2nd Panzer Group</source>
        <extracomment>formation 2</extracomment>
        <translation>2.º Grupo Panzer{=m}</translation>
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
        <source>Infantry division</source>
        <extracomment>type infantry</extracomment>
        <translation>División de infantería{=f}</translation>
    </message>
    <message>
        <source>Cavalry division</source>
        <extracomment>type cavalry</extracomment>
        <translation>División de caballería{=f}</translation>
    </message>
    <message>
        <source>Luftwaffe support</source>
        <extracomment>type german_air</extracomment>
        <translation>Apoyo de la Luftwaffe{=m}</translation>
    </message>
    <message>
        <source>Rifle division</source>
        <extracomment>type rifle</extracomment>
        <translation>División de fusileros{=f}</translation>
    </message>
    <message>
        <source>Brigade</source>
        <extracomment>type brigade</extracomment>
        <translation>Brigada{=f}</translation>
    </message>
    <message>
        <source>Heavy howitzer regiment</source>
        <extracomment>type howitzer</extracomment>
        <translation>Regimiento de obuses pesados{=m}</translation>
    </message>
    <message>
        <source>Katyusha battalion</source>
        <extracomment>type katyusha</extracomment>
        <translation>Batallón de Katiushas{=m}</translation>
    </message>
    <message>
        <source>Guards division</source>
        <extracomment>type guards</extracomment>
        <translation>División de la Guardia{=f}</translation>
    </message>
    <message>
        <source>Airborne corps</source>
        <extracomment>type airborne</extracomment>
        <translation>Cuerpo aerotransportado{=m}</translation>
    </message>
    <message>
        <source>Soviet air support</source>
        <extracomment>type soviet_air</extracomment>
        <translation>Apoyo aéreo soviético{=m}</translation>
    </message>
    <message>
        <source>3rd Panzer Division</source>
        <extracomment>counter GE-2-PZ-3</extracomment>
        <translation>3.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>4th Panzer Division</source>
        <extracomment>counter GE-2-PZ-4</extracomment>
        <translation>4.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>10th Motorised Division</source>
        <extracomment>counter GE-2-MOT-10</extracomment>
        <translation>10.ª División Motorizada{=f}</translation>
    </message>
    <message>
        <source>17th Panzer Division</source>
        <extracomment>counter GE-2-PZ-17</extracomment>
        <translation>17.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>18th Panzer Division</source>
        <extracomment>counter GE-2-PZ-18</extracomment>
        <translation>18.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>29th Motorised Division</source>
        <extracomment>counter GE-2-MOT-29</extracomment>
        <translation>29.ª División Motorizada{=f}</translation>
    </message>
    <message>
        <source>9th Panzer Division</source>
        <extracomment>counter GE-2-PZ-9</extracomment>
        <translation>9.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>16th Motorised Division</source>
        <extracomment>counter GE-2-MOT-16</extracomment>
        <translation>16.ª División Motorizada{=f}</translation>
    </message>
    <message>
        <source>25th Motorised Division</source>
        <extracomment>counter GE-2-MOT-25</extracomment>
        <translation>25.ª División Motorizada{=f}</translation>
    </message>
    <message>
        <source>45th Infantry Division</source>
        <extracomment>counter GE-2-INF-45</extracomment>
        <translation>45.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>134th Infantry Division</source>
        <extracomment>counter GE-2-INF-134</extracomment>
        <translation>134.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>95th Infantry Division</source>
        <extracomment>counter GE-2-INF-95</extracomment>
        <translation>95.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>262nd Infantry Division</source>
        <extracomment>counter GE-2-INF-262</extracomment>
        <translation>262.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>293rd Infantry Division</source>
        <extracomment>counter GE-2-INF-293</extracomment>
        <translation>293.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>296th Infantry Division</source>
        <extracomment>counter GE-2-INF-296</extracomment>
        <translation>296.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>1st Cavalry Division</source>
        <extracomment>counter GE-2-KAV-1</extracomment>
        <translation>1.ª División de Caballería{=f}</translation>
    </message>
    <message>
        <source>Grossdeutschland Regiment</source>
        <extracomment>counter GE-2-MOT-GD</extracomment>
        <translation>Regimiento Grossdeutschland{=m}</translation>
    </message>
    <message>
        <source>1st Panzer Division</source>
        <extracomment>counter GE-3-PZ-1</extracomment>
        <translation>1.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>36th Motorised Division</source>
        <extracomment>counter GE-3-MOT-36</extracomment>
        <translation>36.ª División Motorizada{=f}</translation>
    </message>
    <message>
        <source>6th Panzer Division</source>
        <extracomment>counter GE-3-PZ-6</extracomment>
        <translation>6.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>7th Panzer Division</source>
        <extracomment>counter GE-3-PZ-7</extracomment>
        <translation>7.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>14th Motorised Division</source>
        <extracomment>counter GE-3-MOT-14</extracomment>
        <translation>14.ª División Motorizada{=f}</translation>
    </message>
    <message>
        <source>129th Infantry Division</source>
        <extracomment>counter GE-3-INF-129</extracomment>
        <translation>129.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>6th Infantry Division</source>
        <extracomment>counter GE-3-INF-6</extracomment>
        <translation>6.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>26th Infantry Division</source>
        <extracomment>counter GE-3-INF-26</extracomment>
        <translation>26.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>110th Infantry Division</source>
        <extracomment>counter GE-3-INF-110</extracomment>
        <translation>110.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>Lehr Brigade</source>
        <extracomment>counter GE-3-MOT-LEHR</extracomment>
        <translation>Brigada Lehr{=f}</translation>
    </message>
    <message>
        <source>2nd Panzer Division</source>
        <extracomment>counter GE-4-PZ-2</extracomment>
        <translation>2.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>10th Panzer Division</source>
        <extracomment>counter GE-4-PZ-10</extracomment>
        <translation>10.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>258th Infantry Division</source>
        <extracomment>counter GE-4-INF-258</extracomment>
        <translation>258.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>5th Panzer Division</source>
        <extracomment>counter GE-4-PZ-5</extracomment>
        <translation>5.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>11th Panzer Division</source>
        <extracomment>counter GE-4-PZ-11</extracomment>
        <translation>11.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>252nd Infantry Division</source>
        <extracomment>counter GE-4-INF-252</extracomment>
        <translation>252.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>19th Panzer Division</source>
        <extracomment>counter GE-4-PZ-19</extracomment>
        <translation>19.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>20th Panzer Division</source>
        <extracomment>counter GE-4-PZ-20</extracomment>
        <translation>20.ª División Panzer{=f}</translation>
    </message>
    <message>
        <source>3rd Motorised Division</source>
        <extracomment>counter GE-4-MOT-3</extracomment>
        <translation>3.ª División Motorizada{=f}</translation>
    </message>
    <message>
        <source>SS Division Das Reich</source>
        <extracomment>counter GE-4-MOT-DR</extracomment>
        <translation>División SS Das Reich{=f}</translation>
    </message>
    <message>
        <source>34th Infantry Division</source>
        <extracomment>counter GE-4-INF-34</extracomment>
        <translation>34.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>98th Infantry Division</source>
        <extracomment>counter GE-4-INF-98</extracomment>
        <translation>98.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>17th Infantry Division</source>
        <extracomment>counter GE-2A-INF-17</extracomment>
        <translation>17.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>260th Infantry Division</source>
        <extracomment>counter GE-2A-INF-260</extracomment>
        <translation>260.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>52nd Infantry Division</source>
        <extracomment>counter GE-2A-INF-52</extracomment>
        <translation>52.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>131st Infantry Division</source>
        <extracomment>counter GE-2A-INF-131</extracomment>
        <translation>131.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>31st Infantry Division</source>
        <extracomment>counter GE-2A-INF-31</extracomment>
        <translation>31.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>56th Infantry Division</source>
        <extracomment>counter GE-2A-INF-56</extracomment>
        <translation>56.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>167th Infantry Division</source>
        <extracomment>counter GE-2A-INF-167</extracomment>
        <translation>167.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>112th Infantry Division</source>
        <extracomment>counter GE-2A-INF-112</extracomment>
        <translation>112.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>7th Infantry Division</source>
        <extracomment>counter GE-4A-INF-7</extracomment>
        <translation>7.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>23rd Infantry Division</source>
        <extracomment>counter GE-4A-INF-23</extracomment>
        <translation>23.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>197th Infantry Division</source>
        <extracomment>counter GE-4A-INF-197</extracomment>
        <translation>197.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>267th Infantry Division</source>
        <extracomment>counter GE-4A-INF-267</extracomment>
        <translation>267.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>15th Infantry Division</source>
        <extracomment>counter GE-4A-INF-15</extracomment>
        <translation>15.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>78th Infantry Division</source>
        <extracomment>counter GE-4A-INF-78</extracomment>
        <translation>78.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>268th Infantry Division</source>
        <extracomment>counter GE-4A-INF-268</extracomment>
        <translation>268.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>137th Infantry Division</source>
        <extracomment>counter GE-4A-INF-137</extracomment>
        <translation>137.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>183rd Infantry Division</source>
        <extracomment>counter GE-4A-INF-183</extracomment>
        <translation>183.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>263rd Infantry Division</source>
        <extracomment>counter GE-4A-INF-263</extracomment>
        <translation>263.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>292nd Infantry Division</source>
        <extracomment>counter GE-4A-INF-292</extracomment>
        <translation>292.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>102nd Infantry Division</source>
        <extracomment>counter GE-9A-INF-102</extracomment>
        <translation>102.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>206th Infantry Division</source>
        <extracomment>counter GE-9A-INF-206</extracomment>
        <translation>206.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>251st Infantry Division</source>
        <extracomment>counter GE-9A-INF-251</extracomment>
        <translation>251.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>256th Infantry Division</source>
        <extracomment>counter GE-9A-INF-256</extracomment>
        <translation>256.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>5th Infantry Division</source>
        <extracomment>counter GE-9A-INF-5</extracomment>
        <translation>5.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>35th Infantry Division</source>
        <extracomment>counter GE-9A-INF-35</extracomment>
        <translation>35.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>106th Infantry Division</source>
        <extracomment>counter GE-9A-INF-106</extracomment>
        <translation>106.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>8th Infantry Division</source>
        <extracomment>counter GE-9A-INF-8</extracomment>
        <translation>8.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>28th Infantry Division</source>
        <extracomment>counter GE-9A-INF-28</extracomment>
        <translation>28.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>87th Infantry Division</source>
        <extracomment>counter GE-9A-INF-87</extracomment>
        <translation>87.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>86th Infantry Division</source>
        <extracomment>counter GE-9A-INF-86</extracomment>
        <translation>86.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>162nd Infantry Division</source>
        <extracomment>counter GE-9A-INF-162</extracomment>
        <translation>162.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>255th Infantry Division</source>
        <extracomment>counter GE-9A-INF-255</extracomment>
        <translation>255.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>161st Infantry Division</source>
        <extracomment>counter GE-9A-INF-161</extracomment>
        <translation>161.ª División de Infantería{=f}</translation>
    </message>
    <message>
        <source>1st Guards Division</source>
        <extracomment>counter SU-GD-1</extracomment>
        <translation>1.ª División de la Guardia{=f}</translation>
    </message>
    <message>
        <source>2nd Guards Division</source>
        <extracomment>counter SU-GD-2</extracomment>
        <translation>2.ª División de la Guardia{=f}</translation>
    </message>
    <message>
        <source>3rd Guards Division</source>
        <extracomment>counter SU-GD-3</extracomment>
        <translation>3.ª División de la Guardia{=f}</translation>
    </message>
    <message>
        <source>4th Guards Division</source>
        <extracomment>counter SU-GD-4</extracomment>
        <translation>4.ª División de la Guardia{=f}</translation>
    </message>
    <message>
        <source>5th Guards Division</source>
        <extracomment>counter SU-GD-5</extracomment>
        <translation>5.ª División de la Guardia{=f}</translation>
    </message>
    <message>
        <source>6th Guards Division</source>
        <extracomment>counter SU-GD-6</extracomment>
        <translation>6.ª División de la Guardia{=f}</translation>
    </message>
    <message>
        <source>7th Guards Division</source>
        <extracomment>counter SU-GD-7</extracomment>
        <translation>7.ª División de la Guardia{=f}</translation>
    </message>
    <message>
        <source>8th Guards Division</source>
        <extracomment>counter SU-GD-8</extracomment>
        <translation>8.ª División de la Guardia{=f}</translation>
    </message>
    <message>
        <source>4th Airborne Corps</source>
        <extracomment>counter SU-AC-4</extracomment>
        <translation>4.º Cuerpo Aerotransportado{=m}</translation>
    </message>
    <message>
        <source>5th Airborne Corps</source>
        <extracomment>counter SU-AC-5</extracomment>
        <translation>5.º Cuerpo Aerotransportado{=m}</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>counter MK-TURN</extracomment>
        <translation>Turno{=m}</translation>
    </message>
    <message>
        <source>Movement points left</source>
        <extracomment>counter MK-MP</extracomment>
        <translation>Puntos de movimiento restantes{=mp}</translation>
    </message>
    <message>
        <source>Pocket hexes</source>
        <extracomment>counter MK-POCKET</extracomment>
        <translation>Hexágonos de bolsa{=mp}</translation>
    </message>
    <message>
        <source>German victory points</source>
        <extracomment>counter MK-VP</extracomment>
        <translation>Puntos de victoria alemanes{=mp}</translation>
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
        <source>mech</source>
        <extracomment>table terrain</extracomment>
        <translation>mecanizada</translation>
    </message>
    <message>
        <source>foot</source>
        <extracomment>table terrain</extracomment>
        <translation>a pie</translation>
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
        <source>City</source>
        <extracomment>terrain city</extracomment>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>Moscow</source>
        <extracomment>terrain moscow</extracomment>
        <translation>Moscú</translation>
    </message>
    <message>
        <source>panzer</source>
        <extracomment>table terrain</extracomment>
        <translation>acorazada</translation>
    </message>
    <message>
        <source>defender</source>
        <extracomment>table terrain</extracomment>
        <translation>defensor</translation>
    </message>
    <message>
        <source>River</source>
        <extracomment>terrain river</extracomment>
        <translation>Río</translation>
    </message>
    <message>
        <source>First front line</source>
        <extracomment>terrain front</extracomment>
        <translation>Primera línea del frente</translation>
    </message>
    <message>
        <source>Army boundary</source>
        <extracomment>terrain sector</extracomment>
        <translation>Límite de ejércitos</translation>
    </message>
</context>
<context>
    <name>tables/advice.json</name>
    <message>
        <source>What the computer values</source>
        <extracomment>table advice</extracomment>
        <translation>Lo que valora el ordenador</translation>
    </message>
</context>
<context>
    <name>tables/breakout.json</name>
    <message>
        <source>Breakout force</source>
        <extracomment>table breakout</extracomment>
        <translation>Fuerza de ruptura</translation>
    </message>
</context>
<context>
    <name>tables/crt.json</name>
    <message>
        <source>Fire</source>
        <extracomment>table crt</extracomment>
        <translation>Fuego</translation>
    </message>
    <message>
        <source>A modified roll below 1 counts as 1, above 8 as 8. The number is the steps lost; 0 is a miss.</source>
        <extracomment>table crt</extracomment>
        <translation>Una tirada modificada por debajo de 1 vale 1; por encima de 8, 8. El número son los pasos perdidos; 0 es un fallo.</translation>
    </message>
    <message>
        <source>German fire</source>
        <extracomment>table crt</extracomment>
        <translation>Fuego alemán</translation>
    </message>
    <message>
        <source>Soviet fire</source>
        <extracomment>table crt</extracomment>
        <translation>Fuego soviético</translation>
    </message>
</context>
<context>
    <name>tables/deployment.json</name>
    <message>
        <source>Ready-made set-ups</source>
        <extracomment>table deployment</extracomment>
        <translation>Despliegues preparados</translation>
    </message>
</context>
<context>
    <name>tables/generation.json</name>
    <message>
        <source>Soviet defence</source>
        <extracomment>table generation</extracomment>
        <translation>Defensa soviética</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>table generation</extracomment>
        <translation>abierto</translation>
    </message>
    <message>
        <source>town</source>
        <extracomment>table generation</extracomment>
        <translation>población</translation>
    </message>
    <message>
        <source>city</source>
        <extracomment>table generation</extracomment>
        <translation>ciudad</translation>
    </message>
    <message>
        <source>Nobody defends the hex.</source>
        <extracomment>table generation</extracomment>
        <translation>Nadie defiende el hexágono.</translation>
    </message>
    <message>
        <source>Rifle division</source>
        <extracomment>table generation</extracomment>
        <translation>División de fusileros</translation>
    </message>
    <message>
        <source>Brigade</source>
        <extracomment>table generation</extracomment>
        <translation>Brigada</translation>
    </message>
    <message>
        <source>Artillery, drawn at random</source>
        <extracomment>table generation</extracomment>
        <translation>Artillería, sacada al azar</translation>
    </message>
    <message>
        <source>Guards division</source>
        <extracomment>table generation</extracomment>
        <translation>División de la Guardia</translation>
    </message>
    <message>
        <source>Airborne corps</source>
        <extracomment>table generation</extracomment>
        <translation>Cuerpo aerotransportado</translation>
    </message>
    <message>
        <source>Air support</source>
        <extracomment>table generation</extracomment>
        <translation>Apoyo aéreo</translation>
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
        <source>Divisions in one hex</source>
        <extracomment>table numbers</extracomment>
        <translation>Divisiones en un hexágono</translation>
    </message>
    <message>
        <source>Cost of a further round</source>
        <extracomment>table numbers</extracomment>
        <translation>Coste de otra ronda</translation>
    </message>
    <message>
        <source>Columns for the set-up</source>
        <extracomment>table numbers</extracomment>
        <translation>Columnas para el despliegue</translation>
    </message>
    <message>
        <source>Kilometres across a hex</source>
        <extracomment>table numbers</extracomment>
        <translation>Kilómetros por hexágono</translation>
    </message>
</context>
<context>
    <name>tables/priority.json</name>
    <message>
        <source>Order of fire</source>
        <extracomment>table priority</extracomment>
        <translation>Orden de fuego</translation>
    </message>
    <message>
        <source>Who fires</source>
        <extracomment>table priority</extracomment>
        <translation>Quién dispara</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>table priority</extracomment>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>In a breakout</source>
        <extracomment>table priority</extracomment>
        <translation>En una ruptura</translation>
    </message>
    <message>
        <source>Soviet air support</source>
        <extracomment>table priority</extracomment>
        <translation>Apoyo aéreo soviético</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>table priority</extracomment>
        <translation>primera</translation>
    </message>
    <message>
        <source>German air support</source>
        <extracomment>table priority</extracomment>
        <translation>Apoyo aéreo alemán</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>table priority</extracomment>
        <translation>todas</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>table priority</extracomment>
        <translation>sí</translation>
    </message>
    <message>
        <source>Soviet artillery, Guards, airborne</source>
        <extracomment>table priority</extracomment>
        <translation>Artillería, Guardia y aerotransportados soviéticos</translation>
    </message>
    <message>
        <source>first; Guards and airborne all</source>
        <extracomment>table priority</extracomment>
        <translation>primera; Guardia y aerotransportados, todas</translation>
    </message>
    <message>
        <source>German ground units</source>
        <extracomment>table priority</extracomment>
        <translation>Unidades terrestres alemanas</translation>
    </message>
    <message>
        <source>Rifle divisions, brigades</source>
        <extracomment>table priority</extracomment>
        <translation>Divisiones de fusileros, brigadas</translation>
    </message>
    <message>
        <source>divisions all; brigades first</source>
        <extracomment>table priority</extracomment>
        <translation>divisiones, todas; brigadas, primera</translation>
    </message>
    <message>
        <source>all Soviet units</source>
        <extracomment>table priority</extracomment>
        <translation>todas las unidades soviéticas</translation>
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
        <source>Mechanised</source>
        <extracomment>table turns</extracomment>
        <translation>Mecanizadas</translation>
    </message>
    <message>
        <source>Non-mechanised</source>
        <extracomment>table turns</extracomment>
        <translation>No mecanizadas</translation>
    </message>
    <message>
        <source>Luftwaffe</source>
        <extracomment>table turns</extracomment>
        <translation>Luftwaffe</translation>
    </message>
    <message>
        <source>Soviet die</source>
        <extracomment>table turns</extracomment>
        <translation>Dado soviético</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>table turns</extracomment>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>Regroup</source>
        <extracomment>table turns</extracomment>
        <translation>Reagrupamiento</translation>
    </message>
    <message>
        <source>Oct I</source>
        <extracomment>table turns</extracomment>
        <translation>oct. I</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>table turns</extracomment>
        <translation>sí</translation>
    </message>
    <message>
        <source>Oct II</source>
        <extracomment>table turns</extracomment>
        <translation>oct. II</translation>
    </message>
    <message>
        <source>200 pocket hexes</source>
        <extracomment>table turns</extracomment>
        <translation>200 hexágonos en bolsas</translation>
    </message>
    <message>
        <source>Oct III</source>
        <extracomment>table turns</extracomment>
        <translation>oct. III</translation>
    </message>
    <message>
        <source>Unbroken front</source>
        <extracomment>table turns</extracomment>
        <translation>Frente sin huecos</translation>
    </message>
    <message>
        <source>Oct IV</source>
        <extracomment>table turns</extracomment>
        <translation>oct. IV</translation>
    </message>
    <message>
        <source>16 points, west cleared</source>
        <extracomment>table turns</extracomment>
        <translation>16 puntos, oeste despejado</translation>
    </message>
    <message>
        <source>Nov I-II</source>
        <extracomment>table turns</extracomment>
        <translation>nov. I-II</translation>
    </message>
    <message>
        <source>Nov III</source>
        <extracomment>table turns</extracomment>
        <translation>nov. III</translation>
    </message>
    <message>
        <source>Nov IV</source>
        <extracomment>table turns</extracomment>
        <translation>nov. IV</translation>
    </message>
    <message>
        <source>Dec I</source>
        <extracomment>table turns</extracomment>
        <translation>dic. I</translation>
    </message>
    <message>
        <source>Last turn</source>
        <extracomment>table turns</extracomment>
        <translation>Último turno</translation>
    </message>
</context>
<context>
    <name>tables/victory.json</name>
    <message>
        <source>Victory checks</source>
        <extracomment>table victory</extracomment>
        <translation>Pruebas de victoria</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>table victory</extracomment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>What must hold</source>
        <extracomment>table victory</extracomment>
        <translation>Qué debe cumplirse</translation>
    </message>
    <message>
        <source>Pockets</source>
        <extracomment>table victory</extracomment>
        <translation>Bolsas</translation>
    </message>
    <message>
        <source>Front</source>
        <extracomment>table victory</extracomment>
        <translation>Frente</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>table victory</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Moscow</source>
        <extracomment>table victory</extracomment>
        <translation>Moscú</translation>
    </message>
    <message>
        <source>200 pocket hexes or more</source>
        <extracomment>table victory</extracomment>
        <translation>200 hexágonos en bolsas o más</translation>
    </message>
    <message>
        <source>No gap in the front</source>
        <extracomment>table victory</extracomment>
        <translation>Ningún hueco en el frente</translation>
    </message>
    <message>
        <source>16 points or more, nothing Soviet west of column 29</source>
        <extracomment>table victory</extracomment>
        <translation>16 puntos o más y nada soviético al oeste de la columna 29</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>table victory</extracomment>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>A hex of Moscow held, or the whole city in a pocket</source>
        <extracomment>table victory</extracomment>
        <translation>Un hexágono de Moscú en poder propio, o toda la ciudad en una bolsa</translation>
    </message>
</context>
<context>
    <name>scenarios/historical.json</name>
    <message>
        <source>Operation Typhoon</source>
        <extracomment>scenario historical</extracomment>
        <translation>Operación Tifón</translation>
    </message>
    <message>
        <source>2 October 1941. Army Group Centre has six armies and panzer groups in line between the upper Dvina and the Seim. Cut off the fronts that bar the road, keep your own line whole, winter in towns, and be in Moscow before December ends the campaign.</source>
        <extracomment>scenario historical</extracomment>
        <translation>2 de octubre de 1941. El Grupo de Ejércitos Centro tiene en línea seis ejércitos y grupos panzer entre el alto Dviná y el Seim. Embolsa los frentes soviéticos que cierran el camino, mantén entera tu propia línea, busca techo para el invierno y llega a Moscú antes de que diciembre ponga fin a la campaña.</translation>
    </message>
    <message>
        <source>Hold a hex of Moscow, or close a pocket around the whole city, by the end of turn 8. On the way: 200 pocket hexes by turn 2, an unbroken front on turn 3, and 16 points with the west cleared on turn 4.</source>
        <extracomment>scenario historical</extracomment>
        <translation>Ocupa un hexágono de Moscú, o cierra una bolsa en torno a toda la ciudad, antes de que acabe el turno 8. Por el camino: 200 hexágonos de bolsa en el turno 2, un frente sin huecos en el turno 3, y 16 puntos con el oeste limpio en el turno 4.</translation>
    </message>
</context>
<context>
    <name>scenarios/closed_fist.json</name>
    <message>
        <source>Closed Fist</source>
        <extracomment>scenario closed_fist</extracomment>
        <translation>Puño cerrado</translation>
    </message>
    <message>
        <source>What if the panzer groups had been gathered into one mass? A week is lost in regrouping, the defenders have dug deeper, and nobody asks for pockets: only Moscow counts.</source>
        <extracomment>scenario closed_fist</extracomment>
        <translation>¿Y si los grupos panzer se hubieran juntado en una sola masa? Se pierde una semana en reunirlos, los defensores han cavado más hondo y nadie pide bolsas: solo cuenta Moscú.</translation>
    </message>
    <message>
        <source>Hold a hex of Moscow, or close a pocket around the whole city, by the end of turn 8. The front must be unbroken on turn 3; no other check is made.</source>
        <extracomment>scenario closed_fist</extracomment>
        <translation>Ocupa un hexágono de Moscú, o cierra una bolsa en torno a toda la ciudad, antes de que acabe el turno 8. El frente no puede tener huecos en el turno 3; no hay más pruebas.</translation>
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
        <source>Pocket hexes</source>
        <extracomment>variable pocket_total</extracomment>
        <translation>Hexágonos de bolsa</translation>
    </message>
    <message>
        <source>German victory points</source>
        <extracomment>variable vp</extracomment>
        <translation>Puntos de victoria alemanes</translation>
    </message>
    <message>
        <source>Hexes taken</source>
        <extracomment>variable taken</extracomment>
        <translation>Hexágonos tomados</translation>
    </message>
    <message>
        <source>Movement points left</source>
        <extracomment>variable force_mp</extracomment>
        <translation>Puntos de movimiento restantes</translation>
    </message>
</context>
<context>
    <name>rules/sequence.json</name>
    <message>
        <source>Set-up</source>
        <extracomment>phase setup</extracomment>
        <translation>Despliegue</translation>
    </message>
    <message>
        <source>I: German movement and combat</source>
        <extracomment>phase operations</extracomment>
        <translation>I: movimiento y combate alemanes</translation>
    </message>
    <message>
        <source>Luftwaffe support</source>
        <extracomment>phase luftwaffe</extracomment>
        <translation>Apoyo de la Luftwaffe</translation>
    </message>
    <message>
        <source>Movement and combat</source>
        <extracomment>phase movement</extracomment>
        <translation>Movimiento y combate</translation>
    </message>
    <message>
        <source>II: Victory check</source>
        <extracomment>phase check</extracomment>
        <translation>II: prueba de victoria</translation>
    </message>
    <message>
        <source>III: German regroup</source>
        <extracomment>phase regroup</extracomment>
        <translation>III: reagrupamiento alemán</translation>
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
        <source>The last German drive on Moscow, from the first days of October to the first of December 1941, as a game for one.</source>
        <comment>1.0 text</comment>
        <extracomment>rule 1.0</extracomment>
        <translation>La última marcha alemana sobre Moscú, desde los primeros días de octubre hasta los primeros de diciembre de 1941, en un juego para una sola persona.</translation>
    </message>
    <message>
        <source>You and the system</source>
        <comment>1.1 title</comment>
        <extracomment>rule 1.1</extracomment>
        <translation>Tú y el sistema</translation>
    </message>
    <message>
        <source>You decide for every German unit. Nobody decides for the Soviets: dice and tables bring out their defenders and their breakouts, and the program carries all of it out and tells you in the log what happened.</source>
        <comment>1.1 text</comment>
        <extracomment>rule 1.1</extracomment>
        <translation>Tú decides por cada unidad alemana. Por los soviéticos no decide nadie: los dados y las tablas hacen aparecer a sus defensores y sus rupturas; el programa lo ejecuta todo y lo cuenta en el registro.</translation>
    </message>
    <message>
        <source>Scale</source>
        <comment>1.2 title</comment>
        <extracomment>rule 1.2</extracomment>
        <translation>Escala</translation>
    </message>
    <message>
        <source>A hex measures 12 km from side to side. Each turn stands for a week, turn 5 for two.</source>
        <comment>1.2 text</comment>
        <extracomment>rule 1.2</extracomment>
        <translation>Un hexágono mide 12 km de lado a lado. Cada turno vale una semana; el turno 5, dos.</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <comment>1.3 title</comment>
        <extracomment>rule 1.3</extracomment>
        <translation>Modificadores</translation>
    </message>
    <message>
        <source>Whenever several modifiers concern the same die, add them all up.</source>
        <comment>1.3 text</comment>
        <extracomment>rule 1.3</extracomment>
        <translation>Cuando varios modificadores afectan al mismo dado, súmalos todos.</translation>
    </message>
    <message>
        <source>Playing with others</source>
        <comment>1.4 title</comment>
        <extracomment>rule 1.4</extracomment>
        <translation>Jugar acompañado</translation>
    </message>
    <message>
        <source>Two options of the new-game window share the work. With an *administrator*, a second person chooses which Soviet units take hits ([10.6]). With *two commands*, one player leads the 9th Army, the 3rd Panzer Group and the 4th Army, the other the 4th Panzer Group, the 2nd Army and the 2nd Panzer Group; the question says whose force is moving.</source>
        <comment>1.4 text</comment>
        <extracomment>rule 1.4</extracomment>
        <translation>Dos opciones de la ventana de partida nueva reparten el trabajo. Con *administrador*, otra persona elige qué unidades soviéticas reciben impactos ([10.6]). Con *dos mandos*, uno lleva el 9.º Ejército, el 3.er Grupo Panzer y el 4.º Ejército, y otro el 4.º Grupo Panzer, el 2.º Ejército y el 2.º Grupo Panzer; la pregunta dice de quién es la fuerza que se mueve.</translation>
    </message>
    <message>
        <source>Map and counters</source>
        <comment>2.0 title</comment>
        <extracomment>rule 2.0</extracomment>
        <translation>Mapa y fichas</translation>
    </message>
    <message>
        <source>What lies on the table.</source>
        <comment>2.0 text</comment>
        <extracomment>rule 2.0</extracomment>
        <translation>Lo que hay sobre la mesa.</translation>
    </message>
    <message>
        <source>What there is</source>
        <comment>2.1 title</comment>
        <extracomment>rule 2.1</extracomment>
        <translation>Qué hay</translation>
    </message>
    <message>
        <source>A map, a display with pools and tracks, 72 German ground units, two Luftwaffe units, 87 Soviet units and four markers. Six-sided dice are rolled by the program, and the pool of divisions, brigades and guns doubles as the cup for breakouts ([11.2]).</source>
        <comment>2.1 text</comment>
        <extracomment>rule 2.1</extracomment>
        <translation>Un mapa, un tablero de reservas y marcadores de recorrido, 72 unidades terrestres alemanas, dos de la Luftwaffe, 87 soviéticas y cuatro marcadores. El programa tira los dados de seis caras, y la reserva de divisiones, brigadas y cañones hace también de cubilete para las rupturas ([11.2]).</translation>
    </message>
    <message>
        <source>The map</source>
        <comment>2.2 title</comment>
        <extracomment>rule 2.2</extracomment>
        <translation>El mapa</translation>
    </message>
    <message>
        <source>Every hex has a number of four digits: column from the west, then row from the north. Smolensk is 1019. A unit is always in exactly one hex. Three corrections to the printed charts are built in: a spelling in the terrain notes, the numbering of the five fire steps ([10.4]), and the front check of turn 3 ([4.3]), which belongs on the turn track.</source>
        <comment>2.2 text</comment>
        <extracomment>rule 2.2</extracomment>
        <translation>Cada hexágono lleva cuatro cifras: columna desde el oeste y fila desde el norte. Smolensk es 1019. Una unidad está siempre en un único hexágono. Ya van incluidas tres correcciones de las tablas impresas: una errata en las notas del terreno, la numeración de los cinco pasos de fuego ([10.4]) y la prueba del frente del turno 3 ([4.3]), que pertenece al registro de turnos.</translation>
    </message>
    <message>
        <source>Counters</source>
        <comment>2.3 title</comment>
        <extracomment>rule 2.3</extracomment>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>A counter shows side and formation by colour, the kind of unit by its symbol, the number of dice, and the name.</source>
        <comment>2.3 text</comment>
        <extracomment>rule 2.3</extracomment>
        <translation>Una ficha indica el bando y la formación con su color, la clase de unidad con el símbolo, el número de dados y el nombre.</translation>
    </message>
    <message>
        <source>Dice of a unit</source>
        <comment>2.4 title</comment>
        <extracomment>rule 2.4</extracomment>
        <translation>Dados de una unidad</translation>
    </message>
    <message>
        <source>The large number is how many dice the unit rolls when it fires: a usual panzer division has 7, and 3 once reduced. A formation written with an A is an army; a bare number is a panzer group.</source>
        <comment>2.4 text</comment>
        <extracomment>rule 2.4</extracomment>
        <translation>La cifra grande dice cuántos dados tira la unidad al disparar: una división panzer corriente tiene 7, y 3 si está reducida. Una formación escrita con A es un ejército; el número solo es un grupo panzer.</translation>
    </message>
    <message>
        <source>Steps</source>
        <comment>2.5 title</comment>
        <extracomment>rule 2.5</extracomment>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Units have one step or two. The first loss turns a two-step unit over to its weaker side; losing the last step takes a unit off the map. Steps belong to their unit and can&apos;t be passed on.</source>
        <comment>2.5 text</comment>
        <extracomment>rule 2.5</extracomment>
        <translation>Las unidades tienen uno o dos pasos. La primera pérdida voltea una unidad de dos pasos a su cara débil; perder el último saca la unidad del mapa. Los pasos son de su unidad y no se ceden.</translation>
    </message>
    <message>
        <source>Colours</source>
        <comment>2.6 title</comment>
        <extracomment>rule 2.6</extracomment>
        <translation>Colores</translation>
    </message>
    <message>
        <source>2nd Panzer Group: white on dark grey. 3rd: black on light grey. 4th: white on blue. 2nd Army: black on light green. 4th Army: black on tan. 9th Army: white on leaf green. Soviet Guards and airborne units: white on orange; all other Soviet units: black on orange.</source>
        <comment>2.6 text</comment>
        <extracomment>rule 2.6</extracomment>
        <translation>2.º Grupo Panzer: blanco y gris oscuro. 3.º: negro y gris claro. 4.º: blanco y azul. 2.º Ejército: negro y verde claro. 4.º Ejército: negro y tostado. 9.º Ejército: blanco y verde hoja. Guardia y aerotransportados soviéticos: blanco y naranja; las demás soviéticas: negro y naranja.</translation>
    </message>
    <message>
        <source>Mobility</source>
        <comment>2.7 title</comment>
        <extracomment>rule 2.7</extracomment>
        <translation>Movilidad</translation>
    </message>
    <message>
        <source>Panzer and motorised units are mechanised. Infantry and cavalry are not.</source>
        <comment>2.7 text</comment>
        <extracomment>rule 2.7</extracomment>
        <translation>Las unidades panzer y motorizadas son mecanizadas. La infantería y la caballería no lo son.</translation>
    </message>
    <message>
        <source>Soviet units</source>
        <comment>2.8 title</comment>
        <extracomment>rule 2.8</extracomment>
        <translation>Unidades soviéticas</translation>
    </message>
    <message>
        <source>Guards divisions, airborne corps, rifle divisions, brigades of every kind, heavy howitzers, Katyusha rockets and one air support marker. Howitzers and rockets together are the *artillery*. No counter has movement points: Soviets never travel on the map, and German points come from a table ([9.3]).</source>
        <comment>2.8 text</comment>
        <extracomment>rule 2.8</extracomment>
        <translation>Divisiones de la Guardia, cuerpos aerotransportados, divisiones de fusileros, brigadas de todo tipo, obuses pesados, cohetes Katiusha y un marcador de apoyo aéreo. Obuses y cohetes forman juntos la *artillería*. Ninguna ficha lleva puntos de movimiento: los soviéticos no viajan por el mapa y los puntos alemanes salen de una tabla ([9.3]).</translation>
    </message>
    <message>
        <source>Sizes</source>
        <comment>2.9 title</comment>
        <extracomment>rule 2.9</extracomment>
        <translation>Tamaños</translation>
    </message>
    <message>
        <source>XXX is a corps, XX a division, X a brigade, III a regiment, II a battalion.</source>
        <comment>2.9 text</comment>
        <extracomment>rule 2.9</extracomment>
        <translation>XXX es un cuerpo, XX una división, X una brigada, III un regimiento, II un batallón.</translation>
    </message>
    <message>
        <source>Short names</source>
        <comment>2.10 title</comment>
        <extracomment>rule 2.10</extracomment>
        <translation>Abreviaturas</translation>
    </message>
    <message>
        <source>G: Guards. GD: Grossdeutschland on a German counter, Guards division in the defence table; they have nothing to do with each other. L: Lehr. S: Sturm. SS-R: SS Das Reich.</source>
        <comment>2.10 text</comment>
        <extracomment>rule 2.10</extracomment>
        <translation>G: Guardia. GD: Grossdeutschland en una ficha alemana, división de la Guardia en la tabla de defensa; nada tienen que ver. L: Lehr. S: Sturm. SS-R: SS Das Reich.</translation>
    </message>
    <message>
        <source>Markers</source>
        <comment>2.11 title</comment>
        <extracomment>rule 2.11</extracomment>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Four markers on the display follow the game: turn, movement points left ([9.10]), pocket hexes ([4.2]) and German points ([4.4]). The front line is drawn by the program.</source>
        <comment>2.11 text</comment>
        <extracomment>rule 2.11</extracomment>
        <translation>Cuatro marcadores del tablero siguen la partida: turno, puntos de movimiento restantes ([9.10]), hexágonos de bolsa ([4.2]) y puntos alemanes ([4.4]). La línea del frente la dibuja el programa.</translation>
    </message>
    <message>
        <source>Soviet set-up</source>
        <comment>3.0 title</comment>
        <extracomment>rule 3.0</extracomment>
        <translation>Despliegue soviético</translation>
    </message>
    <message>
        <source>All Soviet units wait beside the map, sorted by type. Ten rifle divisions are held back: one joins the pool each time a Guards division or an airborne corps is lost ([8.3]).</source>
        <comment>3.0 text</comment>
        <extracomment>rule 3.0</extracomment>
        <translation>Todas las unidades soviéticas esperan junto al mapa, ordenadas por tipo. Diez divisiones de fusileros quedan apartadas: una entra en la reserva cada vez que cae una división de la Guardia o un cuerpo aerotransportado ([8.3]).</translation>
    </message>
    <message>
        <source>German set-up</source>
        <comment>3.1 title</comment>
        <extracomment>rule 3.1</extracomment>
        <translation>Despliegue alemán</translation>
    </message>
    <message>
        <source>Put every German unit into one of the three columns of hexes just west of the front line, inside the rows of its own army or panzer group, and within the stacking limits ([7.0]). The 2nd Panzer Group, for example, has everything from 1733 down to the south edge. Units never change their formation.

A button places everybody at once; afterwards you can lift single units and put them elsewhere before you begin.</source>
        <comment>3.1 text</comment>
        <extracomment>rule 3.1</extracomment>
        <translation>Pon cada unidad alemana en una de las tres columnas de hexágonos justo al oeste del frente, dentro de las filas de su propio ejército o grupo panzer y sin pasar los límites de apilamiento ([7.0]). El 2.º Grupo Panzer, por ejemplo, dispone de todo desde 1733 hasta el borde sur. Las unidades nunca cambian de formación.

Un botón coloca a todos a la vez; luego puedes levantar unidades sueltas y ponerlas en otro sitio antes de empezar.</translation>
    </message>
    <message>
        <source>Markers at the start</source>
        <comment>3.2 title</comment>
        <extracomment>rule 3.2</extracomment>
        <translation>Marcadores al principio</translation>
    </message>
    <message>
        <source>The turn marker stands on the first turn; pockets, points and movement points start at 0.</source>
        <comment>3.2 text</comment>
        <extracomment>rule 3.2</extracomment>
        <translation>El marcador de turno está en el primer turno; bolsas, puntos y puntos de movimiento empiezan en 0.</translation>
    </message>
    <message>
        <source>Front line and control</source>
        <comment>3.3 title</comment>
        <extracomment>rule 3.3</extracomment>
        <translation>Línea del frente y control</translation>
    </message>
    <message>
        <source>East of the first front line every hex is Soviet, west of it every hex is German. A force that enters a Soviet hex stops there while a defence is rolled ([8.0]). If it beats the defenders, the hex is German from then on.

How the line is shown makes no difference to the rules.</source>
        <comment>3.3 text</comment>
        <extracomment>rule 3.3</extracomment>
        <translation>Al este de la primera línea del frente todo hexágono es soviético; al oeste, alemán. La fuerza que entra en un hexágono soviético se para en él mientras se tira la defensa ([8.0]). Si vence a los defensores, el hexágono es alemán desde entonces.

La manera de mostrar la línea no cambia las reglas.</translation>
    </message>
    <message>
        <source>Once only</source>
        <comment>3.4 title</comment>
        <extracomment>rule 3.4</extracomment>
        <translation>Una sola vez</translation>
    </message>
    <message>
        <source>A hex changes hands at most once, from Soviet to German. It stays German even when nobody is left there.</source>
        <comment>3.4 text</comment>
        <extracomment>rule 3.4</extracomment>
        <translation>Un hexágono cambia de manos una vez como mucho, de soviético a alemán. Sigue siendo alemán aunque no quede nadie en él.</translation>
    </message>
    <message>
        <source>Winning</source>
        <comment>4.0 title</comment>
        <extracomment>rule 4.0</extracomment>
        <translation>Ganar</translation>
    </message>
    <message>
        <source>Moscow is the goal, but headquarters looks over your shoulder.</source>
        <comment>4.0 text</comment>
        <extracomment>rule 4.0</extracomment>
        <translation>La meta es Moscú, pero el alto mando te vigila.</translation>
    </message>
    <message>
        <source>The goal</source>
        <comment>4.1 title</comment>
        <extracomment>rule 4.1</extracomment>
        <translation>La meta</translation>
    </message>
    <message>
        <source>Take or encircle Moscow and survive the checks of turns 2, 3 and 4. There is no draw: if turn 8 ends without Moscow, you have lost.</source>
        <comment>4.1 text</comment>
        <extracomment>rule 4.1</extracomment>
        <translation>Toma o cerca Moscú y supera las pruebas de los turnos 2, 3 y 4. No hay empate: si el turno 8 acaba sin Moscú, has perdido.</translation>
    </message>
    <message>
        <source>Pockets, turn 2</source>
        <comment>4.2 title</comment>
        <extracomment>rule 4.2</extracomment>
        <translation>Bolsas, turno 2</translation>
    </message>
    <message>
        <source>On turns 1 and 2 the hexes of every pocket whose breakout failed are added up ([11.4]). Hexes count, not the units caught in them, and neither the hex of the breakout nor hexes won in battle. With fewer than 200 in the check of turn 2 you lose. From turn 3 on nobody counts any more.</source>
        <comment>4.2 text</comment>
        <extracomment>rule 4.2</extracomment>
        <translation>En los turnos 1 y 2 se suman los hexágonos de cada bolsa cuya ruptura fracasó ([11.4]). Cuentan los hexágonos, no las unidades atrapadas, y no cuentan el hexágono de la ruptura ni los ganados en batalla. Con menos de 200 en la prueba del turno 2 pierdes. Desde el turno 3 ya no se cuenta.</translation>
    </message>
    <message>
        <source>The front, turn 3</source>
        <comment>4.3 title</comment>
        <extracomment>rule 4.3</extracomment>
        <translation>El frente, turno 3</translation>
    </message>
    <message>
        <source>In the check of turn 3 every German hex that touches a Soviet one must hold a German force or lie in a German zone of control ([6.0]). One gap loses the game.</source>
        <comment>4.3 text</comment>
        <extracomment>rule 4.3</extracomment>
        <translation>En la prueba del turno 3, todo hexágono alemán que toca uno soviético debe tener una fuerza alemana o estar en una zona de control alemana ([6.0]). Un solo hueco pierde la partida.</translation>
    </message>
    <message>
        <source>Winter quarters, turn 4</source>
        <comment>4.4 title</comment>
        <extracomment>rule 4.4</extracomment>
        <translation>Cuarteles de invierno, turno 4</translation>
    </message>
    <message>
        <source>On turns 1 to 4 towns east of the first line bring one point a hex, cities two, also when they fall with a pocket. In the check of turn 4 you need 16 points, and no hex west of column 29 may still be Soviet. If either is missing, you lose.</source>
        <comment>4.4 text</comment>
        <extracomment>rule 4.4</extracomment>
        <translation>En los turnos 1 a 4, las poblaciones al este de la primera línea dan un punto por hexágono y las ciudades dos, también si caen con una bolsa. En la prueba del turno 4 necesitas 16 puntos y que nada al oeste de la columna 29 siga siendo soviético. Si falta una cosa u otra, pierdes.</translation>
    </message>
    <message>
        <source>Moscow</source>
        <comment>4.5 title</comment>
        <extracomment>rule 4.5</extracomment>
        <translation>Moscú</translation>
    </message>
    <message>
        <source>Holding one of the two hexes of Moscow in the check of any turn wins. Closing a pocket with both of them wins at once.</source>
        <comment>4.5 text</comment>
        <extracomment>rule 4.5</extracomment>
        <translation>Tener uno de los dos hexágonos de Moscú en la prueba de cualquier turno da la victoria. Cerrar una bolsa con los dos la da en el acto.</translation>
    </message>
    <message>
        <source>Turns</source>
        <comment>5.0 title</comment>
        <extracomment>rule 5.0</extracomment>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>The game has eight turns.</source>
        <comment>5.0 text</comment>
        <extracomment>rule 5.0</extracomment>
        <translation>La partida tiene ocho turnos.</translation>
    </message>
    <message>
        <source>Phases</source>
        <comment>5.1 title</comment>
        <extracomment>rule 5.1</extracomment>
        <translation>Fases</translation>
    </message>
    <message>
        <source>Each turn goes through its phases in order.</source>
        <comment>5.1 text</comment>
        <extracomment>rule 5.1</extracomment>
        <translation>Cada turno recorre sus fases en orden.</translation>
    </message>
    <message>
        <source>Sequence</source>
        <comment>5.2 title</comment>
        <extracomment>rule 5.2</extracomment>
        <translation>Secuencia</translation>
    </message>
    <message>
        <source>I: German movement and combat. II: victory check. III: German regroup, on turns 1 to 5.</source>
        <comment>5.2 text</comment>
        <extracomment>rule 5.2</extracomment>
        <translation>I: movimiento y combate alemanes. II: prueba de victoria. III: reagrupamiento alemán, en los turnos 1 a 5.</translation>
    </message>
    <message>
        <source>End of a turn</source>
        <comment>5.3 title</comment>
        <extracomment>rule 5.3</extracomment>
        <translation>Fin del turno</translation>
    </message>
    <message>
        <source>If the game goes on, the turn marker moves ahead and phase I comes again. From turn 6 on there is no phase III.</source>
        <comment>5.3 text</comment>
        <extracomment>rule 5.3</extracomment>
        <translation>Si la partida sigue, el marcador de turno avanza y vuelve la fase I. Desde el turno 6 no hay fase III.</translation>
    </message>
    <message>
        <source>Giving up</source>
        <comment>5.4 title</comment>
        <extracomment>rule 5.4</extracomment>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>You may also concede, before the first force of a turn moves.</source>
        <comment>5.4 text</comment>
        <extracomment>rule 5.4</extracomment>
        <translation>También puedes rendirte, antes de que se mueva la primera fuerza de un turno.</translation>
    </message>
    <message>
        <source>Zones of control</source>
        <comment>6.0 title</comment>
        <extracomment>rule 6.0</extracomment>
        <translation>Zonas de control</translation>
    </message>
    <message>
        <source>A German force covers its own hex and each of the six around it that is not Soviet, whatever the ground. Soviets have no zones. Zones matter for the front check ([4.3]) and for nothing else.</source>
        <comment>6.0 text</comment>
        <extracomment>rule 6.0</extracomment>
        <translation>Una fuerza alemana cubre su hexágono y cada uno de los seis de alrededor que no sea soviético, sea cual sea el terreno. Los soviéticos no tienen zonas. Las zonas importan en la prueba del frente ([4.3]) y en nada más.</translation>
    </message>
    <message>
        <source>Stacking</source>
        <comment>7.0 title</comment>
        <extracomment>rule 7.0</extracomment>
        <translation>Apilamiento</translation>
    </message>
    <message>
        <source>The limits hold at every moment, also for units that only pass.</source>
        <comment>7.0 text</comment>
        <extracomment>rule 7.0</extracomment>
        <translation>Los límites valen en todo momento, también para las unidades que solo pasan.</translation>
    </message>
    <message>
        <source>Three divisions</source>
        <comment>7.1 title</comment>
        <extracomment>rule 7.1</extracomment>
        <translation>Tres divisiones</translation>
    </message>
    <message>
        <source>No more than three German divisions in a hex; reduced ones count in full.</source>
        <comment>7.1 text</comment>
        <extracomment>rule 7.1</extracomment>
        <translation>No más de tres divisiones alemanas por hexágono; las reducidas cuentan enteras.</translation>
    </message>
    <message>
        <source>Half divisions</source>
        <comment>7.2 title</comment>
        <extracomment>rule 7.2</extracomment>
        <translation>Medias divisiones</translation>
    </message>
    <message>
        <source>The Lehr Brigade and the Grossdeutschland Regiment count as half a division each.</source>
        <comment>7.2 text</comment>
        <extracomment>rule 7.2</extracomment>
        <translation>La Brigada Lehr y el Regimiento Grossdeutschland valen media división cada uno.</translation>
    </message>
    <message>
        <source>Armies keep apart</source>
        <comment>7.3 title</comment>
        <extracomment>rule 7.3</extracomment>
        <translation>Ejércitos separados</translation>
    </message>
    <message>
        <source>Until turn 4 a unit can&apos;t enter a hex that holds another army or panzer group.</source>
        <comment>7.3 text</comment>
        <extracomment>rule 7.3</extracomment>
        <translation>Hasta el turno 4 una unidad no puede entrar donde hay otro ejército o grupo panzer.</translation>
    </message>
    <message>
        <source>Mobility</source>
        <comment>7.4 title</comment>
        <extracomment>rule 7.4</extracomment>
        <translation>Movilidad</translation>
    </message>
    <message>
        <source>Mechanised and other units may share a hex, but they never move as one force.</source>
        <comment>7.4 text</comment>
        <extracomment>rule 7.4</extracomment>
        <translation>Las mecanizadas y las demás caben en el mismo hexágono, pero nunca marchan como una sola fuerza.</translation>
    </message>
    <message>
        <source>Soviet stacks</source>
        <comment>7.5 title</comment>
        <extracomment>rule 7.5</extracomment>
        <translation>Pilas soviéticas</translation>
    </message>
    <message>
        <source>As many Soviet units stand in a hex as the tables put there.</source>
        <comment>7.5 text</comment>
        <extracomment>rule 7.5</extracomment>
        <translation>En un hexágono hay tantas unidades soviéticas como pongan las tablas.</translation>
    </message>
    <message>
        <source>Separate limits</source>
        <comment>7.6 title</comment>
        <extracomment>rule 7.6</extracomment>
        <translation>Límites separados</translation>
    </message>
    <message>
        <source>The stacks of the two sides do not count against each other.</source>
        <comment>7.6 text</comment>
        <extracomment>rule 7.6</extracomment>
        <translation>Las pilas de un bando no cuentan para el otro.</translation>
    </message>
    <message>
        <source>Soviet defence</source>
        <comment>8.0 title</comment>
        <extracomment>rule 8.0</extracomment>
        <translation>Defensa soviética</translation>
    </message>
    <message>
        <source>Soviet units appear only when a moving German force enters a Soviet hex.</source>
        <comment>8.0 text</comment>
        <extracomment>rule 8.0</extracomment>
        <translation>Las unidades soviéticas solo aparecen cuando una fuerza alemana en marcha entra en un hexágono soviético.</translation>
    </message>
    <message>
        <source>The roll</source>
        <comment>8.1 title</comment>
        <extracomment>rule 8.1</extracomment>
        <translation>La tirada</translation>
    </message>
    <message>
        <source>One die, and the column of the table for the ground: open (clear, forest, swamp), town, or city with Moscow. A settlement counts before the ground under it. Add 1 on turns 3 and 4, 2 on turns 5 to 8, and 3 in Moscow. On turn 1 in the open, a 5 brings two rifle divisions and a brigade.</source>
        <comment>8.1 text</comment>
        <extracomment>rule 8.1</extracomment>
        <translation>Un dado y la columna de la tabla según el terreno: abierto (despejado, bosque, pantano), población, o ciudad con Moscú. El lugar habitado cuenta antes que el suelo que tiene debajo. Suma 1 en los turnos 3 y 4, 2 en los turnos 5 a 8, y 3 en Moscú. En el turno 1, en terreno abierto, un 5 trae dos divisiones de fusileros y una brigada.</translation>
    </message>
    <message>
        <source>The entries</source>
        <comment>8.2 title</comment>
        <extracomment>rule 8.2</extracomment>
        <translation>Los resultados</translation>
    </message>
    <message>
        <source>- A dash: nobody. The hex is German at once and the force may go on; look for pockets.
- A: artillery, drawn blindly.
- AC: an airborne corps, or a rifle division when none is left.
- B: brigades of any kind.
- CAS: the air support marker.
- GD: Guards divisions; a rifle division for each one missing.
- RD: rifle divisions.

If the pool runs short, those come that there are.</source>
        <comment>8.2 text</comment>
        <extracomment>rule 8.2</extracomment>
        <translation>- Guion: nadie. El hexágono es alemán enseguida y la fuerza puede seguir; mira si hay bolsas.
- A: artillería, sacada a ciegas.
- AC: un cuerpo aerotransportado, o una división de fusileros si no queda ninguno.
- B: brigadas de cualquier tipo.
- CAS: el marcador de apoyo aéreo.
- GD: divisiones de la Guardia; una de fusileros por cada una que falte.
- RD: divisiones de fusileros.

Si la reserva no alcanza, vienen las que haya.</translation>
    </message>
    <message>
        <source>The elite</source>
        <comment>8.3 title</comment>
        <extracomment>rule 8.3</extracomment>
        <translation>La élite</translation>
    </message>
    <message>
        <source>Guards divisions 1 to 8 and airborne corps 4 and 5 are the only Soviet units with names. One that is eliminated is out of the game, and a reserved rifle division takes its place in the pool.</source>
        <comment>8.3 text</comment>
        <extracomment>rule 8.3</extracomment>
        <translation>Las divisiones 1 a 8 de la Guardia y los cuerpos aerotransportados 4 y 5 son las únicas unidades soviéticas con nombre. La eliminada queda fuera del juego y una división de fusileros apartada ocupa su lugar en la reserva.</translation>
    </message>
    <message>
        <source>A hex that holds</source>
        <comment>8.4 title</comment>
        <extracomment>rule 8.4</extracomment>
        <translation>Un hexágono que aguanta</translation>
    </message>
    <message>
        <source>Defenders that hold go back to the pool. The next attack on the hex rolls a new defence.</source>
        <comment>8.4 text</comment>
        <extracomment>rule 8.4</extracomment>
        <translation>Los defensores que aguantan vuelven a la reserva. El siguiente ataque al hexágono tira una defensa nueva.</translation>
    </message>
    <message>
        <source>Breakouts</source>
        <comment>8.5 title</comment>
        <extracomment>rule 8.5</extracomment>
        <translation>Rupturas</translation>
    </message>
    <message>
        <source>Breakouts have their own table ([11.2]).</source>
        <comment>8.5 text</comment>
        <extracomment>rule 8.5</extracomment>
        <translation>Las rupturas tienen tabla propia ([11.2]).</translation>
    </message>
    <message>
        <source>Forces</source>
        <comment>9.0 title</comment>
        <extracomment>rule 9.0</extracomment>
        <translation>Fuerzas</translation>
    </message>
    <message>
        <source>German units that start phase I in one hex are a force. Forces act one after the other; the next one begins only when the last has finished all moving and fighting.</source>
        <comment>9.0 text</comment>
        <extracomment>rule 9.0</extracomment>
        <translation>Las unidades alemanas que empiezan la fase I en un hexágono son una fuerza. Las fuerzas actúan una tras otra; la siguiente empieza cuando la anterior ha acabado de moverse y combatir.</translation>
    </message>
    <message>
        <source>The Luftwaffe</source>
        <comment>9.1 title</comment>
        <extracomment>rule 9.1</extracomment>
        <translation>La Luftwaffe</translation>
    </message>
    <message>
        <source>Before anybody moves you may give the air units of the turn (none, one or two) to forces, one to a force. An air unit stays with its force for the whole phase; if the force splits, it goes with the part that moves. Air units are never lost and return after phase I.</source>
        <comment>9.1 text</comment>
        <extracomment>rule 9.1</extracomment>
        <translation>Antes de que nadie se mueva puedes dar las unidades aéreas del turno (ninguna, una o dos) a las fuerzas, una por fuerza. La unidad aérea acompaña a su fuerza toda la fase; si la fuerza se parte, va con la parte que se mueve. Nunca se pierden y regresan tras la fase I.</translation>
    </message>
    <message>
        <source>Moving</source>
        <comment>9.2 title</comment>
        <extracomment>rule 9.2</extracomment>
        <translation>Moverse</translation>
    </message>
    <message>
        <source>From hex to neighbouring hex, paying for each. Points can&apos;t be lent or saved, no hex can be skipped, and there is no guaranteed step: a hex that costs more than what is left can&apos;t be entered.</source>
        <comment>9.2 text</comment>
        <extracomment>rule 9.2</extracomment>
        <translation>De un hexágono al vecino, pagando cada uno. Los puntos no se prestan ni se guardan, no se salta ningún hexágono y no hay paso garantizado: si un hexágono cuesta más de lo que queda, no se entra.</translation>
    </message>
    <message>
        <source>Movement points</source>
        <comment>9.3 title</comment>
        <extracomment>rule 9.3</extracomment>
        <translation>Puntos de movimiento</translation>
    </message>
    <message>
        <source>The turn track gives the points of both mobility classes. They shrink as autumn goes on.</source>
        <comment>9.3 text</comment>
        <extracomment>rule 9.3</extracomment>
        <translation>El registro de turnos da los puntos de las dos clases de movilidad. Menguan según avanza el otoño.</translation>
    </message>
    <message>
        <source>Costs</source>
        <comment>9.4 title</comment>
        <extracomment>rule 9.4</extracomment>
        <translation>Costes</translation>
    </message>
    <message>
        <source>Each hex costs what its ground costs; a river side is added. Over a river into a swamp: 5 for mechanised units, 3 for others.</source>
        <comment>9.4 text</comment>
        <extracomment>rule 9.4</extracomment>
        <translation>Cada hexágono cuesta lo que su terreno; el lado de río se añade. A través de un río y hacia un pantano: 5 las mecanizadas, 3 las demás.</translation>
    </message>
    <message>
        <source>Splitting</source>
        <comment>9.5 title</comment>
        <extracomment>rule 9.5</extracomment>
        <translation>Separarse</translation>
    </message>
    <message>
        <source>Start with all units of a hex or leave some behind: these may act later as a force of their own. Once moving, a force can drop units but never pick any up. Dropped units have finished for the phase; units that began in that hex have not. Soviet hexes cost nothing extra.</source>
        <comment>9.5 text</comment>
        <extracomment>rule 9.5</extracomment>
        <translation>Sal con todas las unidades del hexágono o deja algunas: podrán actuar más tarde como otra fuerza. Ya en marcha, una fuerza puede soltar unidades, nunca recogerlas. Las que suelta han terminado la fase; las que empezaron en ese hexágono, no. Los hexágonos soviéticos no tienen recargo.</translation>
    </message>
    <message>
        <source>Combat in movement</source>
        <comment>9.6 title</comment>
        <extracomment>rule 9.6</extracomment>
        <translation>Combate en movimiento</translation>
    </message>
    <message>
        <source>Entering a Soviet hex brings a defence roll, and usually a battle, in the middle of the move.</source>
        <comment>9.6 text</comment>
        <extracomment>rule 9.6</extracomment>
        <translation>Entrar en un hexágono soviético trae una tirada de defensa, y casi siempre una batalla, en mitad del movimiento.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>9.7 title</comment>
        <extracomment>rule 9.7</extracomment>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>The first round is free. Each further one costs the force a point.</source>
        <comment>9.7 text</comment>
        <extracomment>rule 9.7</extracomment>
        <translation>La primera ronda es gratis. Cada una más cuesta un punto a la fuerza.</translation>
    </message>
    <message>
        <source>Going on</source>
        <comment>9.8 title</comment>
        <extracomment>rule 9.8</extracomment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>A force that has beaten all defenders may move and fight on with the points it has left.</source>
        <comment>9.8 text</comment>
        <extracomment>rule 9.8</extracomment>
        <translation>La fuerza que ha vencido a todos los defensores puede seguir moviéndose y combatiendo con los puntos que le queden.</translation>
    </message>
    <message>
        <source>Defeat</source>
        <comment>9.9 title</comment>
        <extracomment>rule 9.9</extracomment>
        <translation>Derrota</translation>
    </message>
    <message>
        <source>If defenders are left and you do not buy another round, or can&apos;t, the force goes back to the hex it came from and has finished for the turn.</source>
        <comment>9.9 text</comment>
        <extracomment>rule 9.9</extracomment>
        <translation>Si quedan defensores y no compras otra ronda, o no puedes, la fuerza vuelve al hexágono de donde vino y ha terminado el turno.</translation>
    </message>
    <message>
        <source>Points left</source>
        <comment>9.10 title</comment>
        <extracomment>rule 9.10</extracomment>
        <translation>Puntos restantes</translation>
    </message>
    <message>
        <source>The track on the display shows the points of the moving force.</source>
        <comment>9.10 text</comment>
        <extracomment>rule 9.10</extracomment>
        <translation>El recorrido del tablero muestra los puntos de la fuerza en marcha.</translation>
    </message>
    <message>
        <source>Who has acted</source>
        <comment>9.11 title</comment>
        <extracomment>rule 9.11</extracomment>
        <translation>Quién ha actuado</translation>
    </message>
    <message>
        <source>Units that have finished carry a tick.</source>
        <comment>9.11 text</comment>
        <extracomment>rule 9.11</extracomment>
        <translation>Las unidades que han terminado llevan una marca.</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>9.12 title</comment>
        <extracomment>rule 9.12</extracomment>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>A Soviet hex can be attacked in a turn as often as there are forces to do it.</source>
        <comment>9.12 text</comment>
        <extracomment>rule 9.12</extracomment>
        <translation>Un hexágono soviético puede ser atacado en un turno tantas veces como fuerzas haya para hacerlo.</translation>
    </message>
    <message>
        <source>Battle</source>
        <comment>10.0 title</comment>
        <extracomment>rule 10.0</extracomment>
        <translation>Batalla</translation>
    </message>
    <message>
        <source>Both sides fire in a fixed order until one is gone or you break off.</source>
        <comment>10.0 text</comment>
        <extracomment>rule 10.0</extracomment>
        <translation>Los dos bandos disparan en un orden fijo hasta que uno desaparece o tú lo dejas.</translation>
    </message>
    <message>
        <source>Fire table</source>
        <comment>10.1 title</comment>
        <extracomment>rule 10.1</extracomment>
        <translation>Tabla de fuego</translation>
    </message>
    <message>
        <source>Each die is modified and read in the column of the side that fires: a miss, one step, or two steps.</source>
        <comment>10.1 text</comment>
        <extracomment>rule 10.1</extracomment>
        <translation>Cada dado se modifica y se lee en la columna del bando que dispara: fallo, un paso o dos pasos.</translation>
    </message>
    <message>
        <source>Ground</source>
        <comment>10.2 title</comment>
        <extracomment>rule 10.2</extracomment>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>The ground of the contested hex and the side that was crossed count, and whatever helps the defender most. Modifiers change the roll of each die, not the number of dice.</source>
        <comment>10.2 text</comment>
        <extracomment>rule 10.2</extracomment>
        <translation>Cuentan el terreno del hexágono disputado y el lado cruzado, y lo que más ayude al defensor. Los modificadores cambian la tirada de cada dado, no el número de dados.</translation>
    </message>
    <message>
        <source>Rivers</source>
        <comment>10.3 title</comment>
        <extracomment>rule 10.3</extracomment>
        <translation>Ríos</translation>
    </message>
    <message>
        <source>If the attackers came across a river, the defender&apos;s ground units add 1 in the first round. Germans who face a breakout have the same bonus when every side between them and the pocket is a river.</source>
        <comment>10.3 text</comment>
        <extracomment>rule 10.3</extracomment>
        <translation>Si los atacantes vinieron a través de un río, las unidades terrestres del defensor suman 1 en la primera ronda. Los alemanes ante una ruptura tienen igual ventaja cuando todos los lados que los separan de la bolsa son ríos.</translation>
    </message>
    <message>
        <source>Order of fire</source>
        <comment>10.4 title</comment>
        <extracomment>rule 10.4</extracomment>
        <translation>Orden de fuego</translation>
    </message>
    <message>
        <source>Five steps. Whoever is eliminated is set aside at once and fires no more.</source>
        <comment>10.4 text</comment>
        <extracomment>rule 10.4</extracomment>
        <translation>Cinco pasos. El eliminado se aparta enseguida y no dispara más.</translation>
    </message>
    <message>
        <source>Soviet planes</source>
        <comment>10.4.1 title</comment>
        <extracomment>rule 10.4.1</extracomment>
        <translation>Aviones soviéticos</translation>
    </message>
    <message>
        <source>One plain die at each German unit of the force, in the first round only.</source>
        <comment>10.4.1 text</comment>
        <extracomment>rule 10.4.1</extracomment>
        <translation>Un dado sin modificar contra cada unidad alemana de la fuerza, solo en la primera ronda.</translation>
    </message>
    <message>
        <source>German planes</source>
        <comment>10.4.2 title</comment>
        <extracomment>rule 10.4.2</extracomment>
        <translation>Aviones alemanes</translation>
    </message>
    <message>
        <source>One plain die at each Soviet unit, in every round. Nothing harms them.</source>
        <comment>10.4.2 text</comment>
        <extracomment>rule 10.4.2</extracomment>
        <translation>Un dado sin modificar contra cada unidad soviética, en todas las rondas. Nada los daña.</translation>
    </message>
    <message>
        <source>Guns and elite</source>
        <comment>10.4.3 title</comment>
        <extracomment>rule 10.4.3</extracomment>
        <translation>Cañones y élite</translation>
    </message>
    <message>
        <source>Artillery, Guards and airborne units fire. The artillery leaves after the round.</source>
        <comment>10.4.3 text</comment>
        <extracomment>rule 10.4.3</extracomment>
        <translation>Disparan la artillería, la Guardia y los aerotransportados. La artillería se retira al acabar la ronda.</translation>
    </message>
    <message>
        <source>Germans</source>
        <comment>10.4.4 title</comment>
        <extracomment>rule 10.4.4</extracomment>
        <translation>Alemanes</translation>
    </message>
    <message>
        <source>Each German ground unit fires.</source>
        <comment>10.4.4 text</comment>
        <extracomment>rule 10.4.4</extracomment>
        <translation>Dispara cada unidad terrestre alemana.</translation>
    </message>
    <message>
        <source>The rest</source>
        <comment>10.4.5 title</comment>
        <extracomment>rule 10.4.5</extracomment>
        <translation>Los demás</translation>
    </message>
    <message>
        <source>Rifle divisions and brigades fire with what they have left. Brigades leave after the first round. If then nobody is left who stays, the Germans have won.</source>
        <comment>10.4.5 text</comment>
        <extracomment>rule 10.4.5</extracomment>
        <translation>Disparan las divisiones de fusileros y las brigadas con lo que les quede. Las brigadas se retiran tras la primera ronda. Si entonces no queda nadie que permanezca, han ganado los alemanes.</translation>
    </message>
    <message>
        <source>Further rounds</source>
        <comment>10.5 title</comment>
        <extracomment>rule 10.5</extracomment>
        <translation>Más rondas</translation>
    </message>
    <message>
        <source>With units of both sides left, pay a point and go through steps 2 to 5 again, as often as you can and like, or retreat. Without a point the force must retreat.</source>
        <comment>10.5 text</comment>
        <extracomment>rule 10.5</extracomment>
        <translation>Si quedan unidades de ambos bandos, paga un punto y repite los pasos 2 a 5, cuantas veces puedas y quieras, o retírate. Sin puntos la fuerza debe retirarse.</translation>
    </message>
    <message>
        <source>Hits</source>
        <comment>10.6 title</comment>
        <extracomment>rule 10.6</extracomment>
        <translation>Impactos</translation>
    </message>
    <message>
        <source>Hits of planes fall on the unit fired at; what is too much is lost. Ground units fire one by one, and their hits count before the next one fires. They go where you like, but no one-step unit can be hit before every two-step unit has been. You choose, for your own units and for the Soviet ones; for these one click gives all hits out as the program proposes: so that the hex is won if they are enough, else so that the defence is weakened most. An option of the game leaves it to the program.</source>
        <comment>10.6 text</comment>
        <extracomment>rule 10.6</extracomment>
        <translation>Los impactos de los aviones caen en la unidad atacada; lo que sobra se pierde. Las unidades terrestres disparan una a una y sus impactos valen antes de que dispare la siguiente. Se reparten a voluntad, pero ninguna unidad de un paso recibe nada antes de que lo haya recibido cada una de dos. Eliges tú, por tus unidades y por las soviéticas; para estas un clic reparte todos los impactos como propone el programa: de modo que el hexágono se gane si bastan, y si no, de modo que la defensa se debilite lo más posible. Una opción de la partida lo deja en manos del programa.</translation>
    </message>
    <message>
        <source>Who has won</source>
        <comment>10.7 title</comment>
        <extracomment>rule 10.7</extracomment>
        <translation>Quién ha ganado</translation>
    </message>
    <message>
        <source>All defenders gone: a German win; the hex is German and the force may go on. All attackers gone, or defenders left and no further round: a Soviet win; the hex stays Soviet and the force is back where it came from.</source>
        <comment>10.7 text</comment>
        <extracomment>rule 10.7</extracomment>
        <translation>Sin defensores: victoria alemana; el hexágono es alemán y la fuerza puede seguir. Sin atacantes, o con defensores y sin otra ronda: victoria soviética; el hexágono sigue soviético y la fuerza está de vuelta.</translation>
    </message>
    <message>
        <source>Soviets afterwards</source>
        <comment>10.8 title</comment>
        <extracomment>rule 10.8</extracomment>
        <translation>Los soviéticos después</translation>
    </message>
    <message>
        <source>Won or lost, every Soviet unit returns to the pool at full strength, but eliminated elite units are gone ([8.3]).</source>
        <comment>10.8 text</comment>
        <extracomment>rule 10.8</extracomment>
        <translation>Ganada o perdida, toda unidad soviética vuelve a la reserva con su fuerza completa, salvo la élite eliminada, que desaparece ([8.3]).</translation>
    </message>
    <message>
        <source>Germans afterwards</source>
        <comment>10.9 title</comment>
        <extracomment>rule 10.9</extracomment>
        <translation>Los alemanes después</translation>
    </message>
    <message>
        <source>Eliminated German units return with one step: after a win in the hex of the battle, with the points of the others, after a defeat in the hex of the retreat. Reduced units stay reduced.</source>
        <comment>10.9 text</comment>
        <extracomment>rule 10.9</extracomment>
        <translation>Las unidades alemanas eliminadas vuelven con un paso: tras ganar, en el hexágono de la batalla y con los puntos de las demás; tras perder, en el de la retirada. Las reducidas siguen reducidas.</translation>
    </message>
    <message>
        <source>Regroup</source>
        <comment>10.10 title</comment>
        <extracomment>rule 10.10</extracomment>
        <translation>Reagrupamiento</translation>
    </message>
    <message>
        <source>No German unit is ever lost for good. In phase III of turns 1 to 5 every reduced two-step unit is restored, wherever it is.</source>
        <comment>10.10 text</comment>
        <extracomment>rule 10.10</extracomment>
        <translation>Ninguna unidad alemana se pierde para siempre. En la fase III de los turnos 1 a 5 toda unidad reducida de dos pasos se restablece, esté donde esté.</translation>
    </message>
    <message>
        <source>Supply and pockets</source>
        <comment>11.0 title</comment>
        <extracomment>rule 11.0</extracomment>
        <translation>Suministro y bolsas</translation>
    </message>
    <message>
        <source>A Soviet hex is in supply while a chain of Soviet hexes leads from it to the east edge. Ground and rivers do not matter.</source>
        <comment>11.0 text</comment>
        <extracomment>rule 11.0</extracomment>
        <translation>Un hexágono soviético está abastecido mientras una cadena de hexágonos soviéticos lleve desde él al borde este. Terreno y ríos no importan.</translation>
    </message>
    <message>
        <source>A pocket closes</source>
        <comment>11.1 title</comment>
        <extracomment>rule 11.1</extracomment>
        <translation>Se cierra una bolsa</translation>
    </message>
    <message>
        <source>The moment a change of control cuts Soviet hexes off, they are a pocket. Hexes that do not hang together are pockets of their own; you choose the order.</source>
        <comment>11.1 text</comment>
        <extracomment>rule 11.1</extracomment>
        <translation>En cuanto un cambio de control deja aislados hexágonos soviéticos, son una bolsa. Los que no se tocan son bolsas distintas; tú eliges el orden.</translation>
    </message>
    <message>
        <source>Breaking out</source>
        <comment>11.2 title</comment>
        <extracomment>rule 11.2</extracomment>
        <translation>La ruptura</translation>
    </message>
    <message>
        <source>The move stops and the pocket tries to break out in the hex that closed it. Nobody breaks out of a pocket that contains Moscow.</source>
        <comment>11.2 text</comment>
        <extracomment>rule 11.2</extracomment>
        <translation>El movimiento se detiene y la bolsa intenta romper por el hexágono que la cerró. De una bolsa que contenga Moscú nadie intenta salir.</translation>
    </message>
    <message>
        <source>The line</source>
        <comment>11.2.1 title</comment>
        <extracomment>rule 11.2.1</extracomment>
        <translation>La línea</translation>
    </message>
    <message>
        <source>Control shows the pocket and the new front.</source>
        <comment>11.2.1 text</comment>
        <extracomment>rule 11.2.1</extracomment>
        <translation>El control muestra la bolsa y el frente nuevo.</translation>
    </message>
    <message>
        <source>Size</source>
        <comment>11.2.2 title</comment>
        <extracomment>rule 11.2.2</extracomment>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Count the Soviet hexes that are cut off.</source>
        <comment>11.2.2 text</comment>
        <extracomment>rule 11.2.2</extracomment>
        <translation>Cuenta los hexágonos soviéticos aislados.</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>11.2.3 title</comment>
        <extracomment>rule 11.2.3</extracomment>
        <translation>Número</translation>
    </message>
    <message>
        <source>One die and the size give the number of units. With none, the breakout fails.</source>
        <comment>11.2.3 text</comment>
        <extracomment>rule 11.2.3</extracomment>
        <translation>Un dado y el tamaño dan el número de unidades. Si es cero, la ruptura fracasa.</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>11.2.4 title</comment>
        <extracomment>rule 11.2.4</extracomment>
        <translation>Sorteo</translation>
    </message>
    <message>
        <source>They are drawn blindly from the rifle divisions, brigades and guns in the pool; elite units and planes never take part. If there are too few, all come.</source>
        <comment>11.2.4 text</comment>
        <extracomment>rule 11.2.4</extracomment>
        <translation>Se sacan a ciegas entre las divisiones de fusileros, brigadas y cañones de la reserva; la élite y los aviones no participan. Si no alcanzan, vienen todas.</translation>
    </message>
    <message>
        <source>Battle</source>
        <comment>11.2.5 title</comment>
        <extracomment>rule 11.2.5</extracomment>
        <translation>Batalla</translation>
    </message>
    <message>
        <source>A single round with the Germans as defenders: German planes, German ground units, then all Soviet units, guns too. Losses are treated as in [10.8] and [10.9].</source>
        <comment>11.2.5 text</comment>
        <extracomment>rule 11.2.5</extracomment>
        <translation>Una sola ronda con los alemanes como defensores: aviones alemanes, unidades terrestres alemanas y después todas las soviéticas, también los cañones. Las pérdidas se tratan como en [10.8] y [10.9].</translation>
    </message>
    <message>
        <source>Success</source>
        <comment>11.3 title</comment>
        <extracomment>rule 11.3</extracomment>
        <translation>Éxito</translation>
    </message>
    <message>
        <source>If no German unit is left in the hex, the breakout succeeds. The Soviets return to the pool; the Germans are back in the hex they came from with one step and have finished. The hex of the breakout and the whole pocket are German all the same, but on turns 1 and 2 five times its size is taken off the count, down to 0 at most. Other pockets of the same moment turn German without a battle and without being counted.</source>
        <comment>11.3 text</comment>
        <extracomment>rule 11.3</extracomment>
        <translation>Si no queda ninguna unidad alemana en el hexágono, la ruptura tiene éxito. Los soviéticos vuelven a la reserva; los alemanes están otra vez en el hexágono de donde vinieron, con un paso, y han terminado. El hexágono de la ruptura y toda la bolsa son alemanes igualmente, pero en los turnos 1 y 2 se resta de la cuenta cinco veces su tamaño, sin bajar de 0. Otras bolsas del mismo instante pasan a ser alemanas sin batalla y sin contar.</translation>
    </message>
    <message>
        <source>Failure</source>
        <comment>11.4 title</comment>
        <extracomment>rule 11.4</extracomment>
        <translation>Fracaso</translation>
    </message>
    <message>
        <source>If any German unit is left, the breakout fails. The Soviets return to the pool, casualties come back with one step, and the force may go on with its points. The pocket turns German, and on turns 1 and 2 its size is added to the count.</source>
        <comment>11.4 text</comment>
        <extracomment>rule 11.4</extracomment>
        <translation>Si queda alguna unidad alemana, la ruptura fracasa. Los soviéticos vuelven a la reserva, las bajas regresan con un paso y la fuerza puede seguir con sus puntos. La bolsa pasa a ser alemana y en los turnos 1 y 2 su tamaño se suma a la cuenta.</translation>
    </message>
    <message>
        <source>Special rules</source>
        <comment>12.0 title</comment>
        <extracomment>rule 12.0</extracomment>
        <translation>Reglas especiales</translation>
    </message>
    <message>
        <source>Three turns are different.</source>
        <comment>12.0 text</comment>
        <extracomment>rule 12.0</extracomment>
        <translation>Tres turnos son distintos.</translation>
    </message>
    <message>
        <source>Turn 5: mud</source>
        <comment>12.1 title</comment>
        <extracomment>rule 12.1</extracomment>
        <translation>Turno 5: barro</translation>
    </message>
    <message>
        <source>Turn 5 is one turn of two weeks. In it a force that starts on or north of row 40 can&apos;t enter Soviet hexes; among German hexes it moves as usual.</source>
        <comment>12.1 text</comment>
        <extracomment>rule 12.1</extracomment>
        <translation>El turno 5 es un solo turno de dos semanas. En él, una fuerza que empieza en la fila 40 o al norte de ella no puede entrar en hexágonos soviéticos; entre los alemanes se mueve como siempre.</translation>
    </message>
    <message>
        <source>Armies mix</source>
        <comment>12.2 title</comment>
        <extracomment>rule 12.2</extracomment>
        <translation>Ejércitos mezclados</translation>
    </message>
    <message>
        <source>From turn 5 on [7.3] no longer holds.</source>
        <comment>12.2 text</comment>
        <extracomment>rule 12.2</extracomment>
        <translation>Desde el turno 5 ya no vale [7.3].</translation>
    </message>
    <message>
        <source>Turn 6: fresh effort</source>
        <comment>12.3 title</comment>
        <extracomment>rule 12.3</extracomment>
        <translation>Turno 6: nuevo esfuerzo</translation>
    </message>
    <message>
        <source>On turn 6 German ground units add 1 in the first round of regular battles, not in breakouts.</source>
        <comment>12.3 text</comment>
        <extracomment>rule 12.3</extracomment>
        <translation>En el turno 6 las unidades terrestres alemanas suman 1 en la primera ronda de las batallas regulares, no en las rupturas.</translation>
    </message>
    <message>
        <source>Closed Fist</source>
        <comment>13.0 title</comment>
        <extracomment>rule 13.0</extracomment>
        <translation>Puño cerrado</translation>
    </message>
    <message>
        <source>A scenario of what might have been: all mechanised units massed in the centre for one blow at Moscow.</source>
        <comment>13.0 text</comment>
        <extracomment>rule 13.0</extracomment>
        <translation>Un escenario de lo que pudo ser: todas las unidades mecanizadas reunidas en el centro para un solo golpe contra Moscú.</translation>
    </message>
    <message>
        <source>What stays</source>
        <comment>13.1 title</comment>
        <extracomment>rule 13.1</extracomment>
        <translation>Lo que sigue igual</translation>
    </message>
    <message>
        <source>Whatever this chapter does not change is as in the standard game.</source>
        <comment>13.1 text</comment>
        <extracomment>rule 13.1</extracomment>
        <translation>Lo que este capítulo no cambia es como en la partida normal.</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>13.2 title</comment>
        <extracomment>rule 13.2</extracomment>
        <translation>Comienzo</translation>
    </message>
    <message>
        <source>The game begins on turn 2.</source>
        <comment>13.2 text</comment>
        <extracomment>rule 13.2</extracomment>
        <translation>La partida empieza en el turno 2.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <comment>13.3 title</comment>
        <extracomment>rule 13.3</extracomment>
        <translation>Despliegue</translation>
    </message>
    <message>
        <source>Sectors do not count, only the three columns before the line, and [7.3] is off for the whole game.</source>
        <comment>13.3 text</comment>
        <extracomment>rule 13.3</extracomment>
        <translation>Los sectores no cuentan, solo las tres columnas ante la línea, y [7.3] no vale en toda la partida.</translation>
    </message>
    <message>
        <source>Checks</source>
        <comment>13.4 title</comment>
        <extracomment>rule 13.4</extracomment>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>The checks of turns 2 and 4 are not made, and neither pockets nor points are counted. The front check of turn 3 and Moscow remain.</source>
        <comment>13.4 text</comment>
        <extracomment>rule 13.4</extracomment>
        <translation>No se hacen las pruebas de los turnos 2 y 4, ni se cuentan bolsas o puntos. Quedan la prueba del frente del turno 3 y Moscú.</translation>
    </message>
    <message>
        <source>Stronger defence</source>
        <comment>13.5 title</comment>
        <extracomment>rule 13.5</extracomment>
        <translation>Defensa más fuerte</translation>
    </message>
    <message>
        <source>Add 1 to every defence roll and to every breakout roll.</source>
        <comment>13.5 text</comment>
        <extracomment>rule 13.5</extracomment>
        <translation>Suma 1 a cada tirada de defensa y a cada tirada de ruptura.</translation>
    </message>
</context>
<context>
    <name>rules/air.lua</name>
    <message>
        <source>No air unit is available any more in this turn.</source>
        <extracomment>why not 9.1</extracomment>
        <translation>En este turno ya no queda ninguna unidad aérea.</translation>
    </message>
    <message>
        <source>Air units go to German forces.</source>
        <extracomment>why not 9.1</extracomment>
        <translation>Las unidades aéreas se dan a fuerzas alemanas.</translation>
    </message>
    <message>
        <source>A force gets at most one air unit.</source>
        <extracomment>why not 9.1</extracomment>
        <translation>Una fuerza recibe como mucho una unidad aérea.</translation>
    </message>
    <message>
        <source>The Luftwaffe will support the force in {1}.</source>
        <extracomment>log
{1}: action.space</extracomment>
        <translation>La Luftwaffe apoyará a la fuerza de {1}.</translation>
    </message>
    <message>
        <source>Assign the Luftwaffe: {1} {1|unit|units} left</source>
        <extracomment>decision air
{1}: air.left(game)</extracomment>
        <translation>Asigna la Luftwaffe: {1|queda|quedan} {1} {1|unidad|unidades}</translation>
    </message>
    <message>
        <source>An air unit stays with its force for the whole phase and fires in every round.</source>
        <extracomment>decision air</extracomment>
        <translation>Una unidad aérea acompaña a su fuerza toda la fase y dispara en cada ronda.</translation>
    </message>
    <message>
        <source>Air units</source>
        <extracomment>decision air</extracomment>
        <translation>Unidades aéreas</translation>
    </message>
    <message>
        <source>Support the force in {space}</source>
        <extracomment>action assign
{space}: the place that it is done in</extracomment>
        <translation>Apoyar a la fuerza de {space}</translation>
    </message>
    <message>
        <source>Go on without more air support</source>
        <extracomment>action done</extracomment>
        <translation>Seguir sin más apoyo aéreo</translation>
    </message>
    <message>
        <source>Turn {1}, {2}.</source>
        <extracomment>log
{1}: turn.turn
{2}: turn:space(&quot;turn-&quot; .. turn.turn)</extracomment>
        <translation>Turno {1}, {2}.</translation>
    </message>
    <message>
        <source>The Luftwaffe returns to its bases.</source>
        <extracomment>log</extracomment>
        <translation>La Luftwaffe regresa a sus bases.</translation>
    </message>
</context>
<context>
    <name>rules/assault.lua</name>
    <message>
        <source>{1} is taken.</source>
        <extracomment>log
{1}: space</extracomment>
        <translation>{1} cae en manos alemanas.</translation>
    </message>
    <message>
        <source>The attack fails; the force is back in {1} and has finished.</source>
        <extracomment>log
{1}: from</extracomment>
        <translation>El ataque fracasa; la fuerza está de vuelta en {1} y ha terminado.</translation>
    </message>
    <message>
        <source>Nobody defends {1}.</source>
        <extracomment>log
{1}: space</extracomment>
        <translation>Nadie defiende {1}.</translation>
    </message>
</context>
<context>
    <name>rules/battle.lua</name>
    <message>
        <source>{1} returns with one step.</source>
        <extracomment>log
{1}: piece</extracomment>
        <translation>{1} regresa con un paso.</translation>
    </message>
    <message>
        <source>Round {1} in {2}.</source>
        <extracomment>log
{1}: fight.round
{2}: fight.target</extracomment>
        <translation>Ronda {1} en {2}.</translation>
    </message>
    <message>
        <source>Fight another round in {1} or retreat?</source>
        <extracomment>decision battle.round
{1}: game.here.target</extracomment>
        <translation>¿Otra ronda en {1} o retirada?</translation>
    </message>
    <message>
        <source>Each further round costs one movement point. A force that retreats has finished for this turn.</source>
        <extracomment>decision battle.round</extracomment>
        <translation>Cada ronda más cuesta un punto de movimiento. La fuerza que se retira ha terminado este turno.</translation>
    </message>
    <message>
        <source>Movement points</source>
        <extracomment>decision battle.round</extracomment>
        <translation>Puntos de movimiento</translation>
    </message>
    <message>
        <source>Fight another round</source>
        <extracomment>action fight</extracomment>
        <translation>Combatir otra ronda</translation>
    </message>
    <message>
        <source>No movement point is left for another round.</source>
        <extracomment>why not 9.9</extracomment>
        <translation>No queda ningún punto de movimiento para otra ronda.</translation>
    </message>
    <message>
        <source>Retreat</source>
        <extracomment>action retreat</extracomment>
        <translation>Retirarse</translation>
    </message>
    <message>
        <source>The other side takes these hits.</source>
        <extracomment>why not 10.6</extracomment>
        <translation>Estos impactos los recibe el otro bando.</translation>
    </message>
    <message>
        <source>{1} does not fight in this battle.</source>
        <extracomment>why not 10.6
{1}: piece</extracomment>
        <translation>{1} no combate en esta batalla.</translation>
    </message>
    <message>
        <source>{1} has one step: first every two-step unit must have taken a hit.</source>
        <extracomment>why not 10.6
{1}: piece</extracomment>
        <translation>{1} tiene un paso: antes debe haber recibido un impacto cada unidad de dos pasos.</translation>
    </message>
    <message>
        <source>As proposed: {1}</source>
        <extracomment>rules loseAsProposed
{1}: _&quot;As proposed: {1}, {2}&quot;
{2}: _&quot;As proposed: {1}, {2}, {3}&quot;
{3}: _&quot;As proposed: {1}, {2}, {3}, {4}&quot;
{4}: _&quot;As proposed: {1}, {2}, {3}, {4}, {5}&quot;
{5}: _&quot;As proposed: {1}, {2}, {3}, {4}, {5}, {6}&quot;</extracomment>
        <translation>Como se propone: {1}</translation>
    </message>
    <message>
        <source>As proposed: {1}, {2}</source>
        <extracomment>rules loseAsProposed</extracomment>
        <translation>Como se propone: {1}, {2}</translation>
    </message>
    <message>
        <source>As proposed: {1}, {2}, {3}</source>
        <extracomment>rules loseAsProposed</extracomment>
        <translation>Como se propone: {1}, {2}, {3}</translation>
    </message>
    <message>
        <source>As proposed: {1}, {2}, {3}, {4}</source>
        <extracomment>rules loseAsProposed</extracomment>
        <translation>Como se propone: {1}, {2}, {3}, {4}</translation>
    </message>
    <message>
        <source>As proposed: {1}, {2}, {3}, {4}, {5}</source>
        <extracomment>rules loseAsProposed</extracomment>
        <translation>Como se propone: {1}, {2}, {3}, {4}, {5}</translation>
    </message>
    <message>
        <source>As proposed: {1}, {2}, {3}, {4}, {5}, {6}</source>
        <extracomment>rules loseAsProposed</extracomment>
        <translation>Como se propone: {1}, {2}, {3}, {4}, {5}, {6}</translation>
    </message>
    <message>
        <source>Give all hits out as proposed</source>
        <extracomment>rules proposed, action share</extracomment>
        <translation>Repartir todos los impactos como se propone</translation>
    </message>
    <message>
        <source>Choose a unit for the next hit: {1} left</source>
        <extracomment>decision battle.losses
{1}: game.here.hits</extracomment>
        <translation>Elige una unidad para el siguiente impacto: {1|queda|quedan} {1}</translation>
    </message>
    <message>
        <source>Units with two steps come first: a one-step unit can be hit only when each of them has been.</source>
        <extracomment>decision battle.losses</extracomment>
        <translation>Primero van las de dos pasos: una unidad de un paso solo recibe impactos cuando todas ellas ya los tienen.</translation>
    </message>
    <message>
        <source>There is a proposal for Soviet units only.</source>
        <extracomment>why not 10.6</extracomment>
        <translation>Solo hay propuesta para unidades soviéticas.</translation>
    </message>
    <message>
        <source>{piece} takes the hit</source>
        <extracomment>action lose
{piece}: the unit that it is done with</extracomment>
        <translation>{piece} recibe el impacto</translation>
    </message>
</context>
<context>
    <name>rules/deploy.lua</name>
    <message>
        <source>9th Army</source>
        <extracomment>rules</extracomment>
        <translation>9.º Ejército{=m}</translation>
    </message>
    <message>
        <source>3rd Panzer Group</source>
        <extracomment>rules</extracomment>
        <translation>3.er Grupo Panzer{=m}</translation>
    </message>
    <message>
        <source>4th Army</source>
        <extracomment>rules</extracomment>
        <translation>4.º Ejército{=m}</translation>
    </message>
    <message>
        <source>4th Panzer Group</source>
        <extracomment>rules</extracomment>
        <translation>4.º Grupo Panzer{=m}</translation>
    </message>
    <message>
        <source>2nd Army</source>
        <extracomment>rules</extracomment>
        <translation>2.º Ejército{=m}</translation>
    </message>
    <message>
        <source>2nd Panzer Group</source>
        <extracomment>rules</extracomment>
        <translation>2.º Grupo Panzer{=m}</translation>
    </message>
    <message>
        <source>Go on with the {1}</source>
        <extracomment>action army
{1}: names[other]</extracomment>
        <translation>Seguir con el {1}</translation>
    </message>
    <message>
        <source>Use the historical set-up</source>
        <extracomment>action ready</extracomment>
        <translation>Usar el despliegue histórico</translation>
    </message>
    <message>
        <source>Use the Closed Fist set-up</source>
        <extracomment>action ready</extracomment>
        <translation>Usar el despliegue de Puño cerrado</translation>
    </message>
    <message>
        <source>Only German units are set up.</source>
        <extracomment>why not 3.1</extracomment>
        <translation>Solo se despliegan unidades alemanas.</translation>
    </message>
    <message>
        <source>{1} is already on the map.</source>
        <extracomment>why not 3.1
{1}: piece</extracomment>
        <translation>{1} ya está en el mapa.</translation>
    </message>
    <message>
        <source>Units are set up in the three columns of hexes west of the front line.</source>
        <extracomment>why not 3.1</extracomment>
        <translation>Las unidades se despliegan en las tres columnas de hexágonos al oeste del frente.</translation>
    </message>
    <message>
        <source>{1} is outside the sector of {2}.</source>
        <extracomment>why not 3.1
{1}: space
{2}: piece</extracomment>
        <translation>{1} está fuera del sector {2|m=del|f=de la} {2}.</translation>
    </message>
    <message>
        <source>Another army is in {1}.</source>
        <extracomment>why not 7.3
{1}: space</extracomment>
        <translation>En {1} hay otro ejército.</translation>
    </message>
    <message>
        <source>{1} is full: three divisions at most.</source>
        <extracomment>why not 7.1
{1}: space</extracomment>
        <translation>En {1} no cabe más: tres divisiones como mucho.</translation>
    </message>
    <message>
        <source>Choose this army first.</source>
        <extracomment>why not 3.1</extracomment>
        <translation>Elige antes este ejército.</translation>
    </message>
    <message>
        <source>{1} is set up in {2}.</source>
        <extracomment>log
{1}: piece
{2}: space</extracomment>
        <translation>{1} se despliega en {2}.</translation>
    </message>
    <message>
        <source>All German units take their places in the ready-made set-up.</source>
        <extracomment>log</extracomment>
        <translation>Todas las unidades alemanas ocupan su sitio en el despliegue preparado.</translation>
    </message>
    <message>
        <source>{1} is picked up again.</source>
        <extracomment>log
{1}: action.piece</extracomment>
        <translation>{1} se recoge otra vez.</translation>
    </message>
    <message>
        <source>The set-up is finished.</source>
        <extracomment>log</extracomment>
        <translation>El despliegue ha terminado.</translation>
    </message>
    <message>
        <source>First give every unit a hex; then you can change places.</source>
        <extracomment>why not 3.1</extracomment>
        <translation>Da primero un hexágono a cada unidad; después puedes cambiar los sitios.</translation>
    </message>
    <message>
        <source>Change places, or begin the offensive</source>
        <extracomment>decision deploy</extracomment>
        <translation>Cambia los sitios o empieza la ofensiva</translation>
    </message>
    <message>
        <source>Set up the {1}: {2} {2|unit|units} left</source>
        <extracomment>decision deploy
{1}: names[formation]
{2}: #deploy.waiting(game, formation)</extracomment>
        <translation>Despliega el {1}: {2|queda|quedan} {2} {2|unidad|unidades}</translation>
    </message>
    <message>
        <source>Three columns west of the front, inside the army&apos;s sector, three divisions to a hex. The ready-made set-up places everybody at once.</source>
        <extracomment>decision deploy</extracomment>
        <translation>Tres columnas al oeste del frente, dentro del sector del ejército, tres divisiones por hexágono. El despliegue preparado coloca a todos de una vez.</translation>
    </message>
    <message>
        <source>Set up {piece} in {space}</source>
        <extracomment>action deploy
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>Desplegar {piece|m=el|f=la} {piece} en {space}</translation>
    </message>
    <message>
        <source>Go on with another army</source>
        <extracomment>action army</extracomment>
        <translation>Seguir con otro ejército</translation>
    </message>
    <message>
        <source>Use the ready-made set-up</source>
        <extracomment>action ready</extracomment>
        <translation>Usar el despliegue preparado</translation>
    </message>
    <message>
        <source>Pick {piece} up again</source>
        <extracomment>action lift
{piece}: the unit that it is done with</extracomment>
        <translation>Recoger {piece|m=el|f=la} {piece} otra vez</translation>
    </message>
    <message>
        <source>Begin the offensive</source>
        <extracomment>action begin</extracomment>
        <translation>Empezar la ofensiva</translation>
    </message>
    <message>
        <source>Some units have no hex yet.</source>
        <extracomment>why not 3.1</extracomment>
        <translation>Algunas unidades aún no tienen hexágono.</translation>
    </message>
</context>
<context>
    <name>rules/fire.lua</name>
    <message>
        <source>behind a river</source>
        <extracomment>rules defending</extracomment>
        <translation>tras un río</translation>
    </message>
    <message>
        <source>first round on turn 6</source>
        <extracomment>rules fire.factors</extracomment>
        <translation>primera ronda del turno 6</translation>
    </message>
    <message>
        <source>{1} rolls {2} {2|die|dice}, modifier {3}: {4} {4|hit|hits}.</source>
        <extracomment>log
{1}: piece
{2}: #rolled
{3}: shooter.bonus
{4}: hits
{5}: cell(piece.side, rolled, shooter.bonus)</extracomment>
        <translation>{1} tira {2} {2|dado|dados}, modificador {3}: {4} {4|impacto|impactos}.</translation>
    </message>
    <message>
        <source>{1} is reduced.</source>
        <extracomment>log
{1}: piece</extracomment>
        <translation>{1} queda {1|m=reducido|f=reducida}.</translation>
    </message>
    <message>
        <source>{1} is eliminated and set aside.</source>
        <extracomment>log
{1}: piece</extracomment>
        <translation>{1} queda {1|m=eliminado|f=eliminada} y se aparta.</translation>
    </message>
    <message>
        <source>Air attack on {1}: {2} {2|hit|hits}.</source>
        <extracomment>log
{1}: piece
{2}: hits
{3}: cell(from, rolled, 0)</extracomment>
        <translation>Ataque aéreo contra {1|m=el|f=la} {1}: {2} {2|impacto|impactos}.</translation>
    </message>
</context>
<context>
    <name>rules/force.lua</name>
    <message>
        <source>The force in {1} begins with {2} movement points.</source>
        <extracomment>log
{1}: space
{2}: vars.force_mp</extracomment>
        <translation>La fuerza de {1} empieza con {2} puntos de movimiento.</translation>
    </message>
    <message>
        <source>{1} is dropped in {2} and has finished.</source>
        <extracomment>log
{1}: piece
{2}: piece.space</extracomment>
        <translation>{1} se queda en {2} y ha terminado.</translation>
    </message>
    <message>
        <source>{1} stays in {2}.</source>
        <extracomment>log
{1}: piece
{2}: piece.space</extracomment>
        <translation>{1} se queda en {2}.</translation>
    </message>
</context>
<context>
    <name>rules/generation.lua</name>
    <message>
        <source>turn</source>
        <extracomment>rules generation.modifiers</extracomment>
        <translation>turno</translation>
    </message>
    <message>
        <source>Moscow</source>
        <extracomment>rules generation.modifiers</extracomment>
        <translation>Moscú</translation>
    </message>
    <message>
        <source>Closed Fist</source>
        <extracomment>rules generation.modifiers</extracomment>
        <translation>Puño cerrado</translation>
    </message>
    <message>
        <source>{1} elite {1|unit is|units are} missing: rifle divisions step in.</source>
        <extracomment>log
{1}: missing</extracomment>
        <translation>{1|Falta|Faltan} {1} {1|unidad|unidades} de élite: las suplen divisiones de fusileros.</translation>
    </message>
    <message>
        <source>Defence of {1}: the die shows {2}, modifier {3}: nobody.</source>
        <extracomment>rules generation.roll</extracomment>
        <translation>Defensa de {1}: el dado muestra {2}, modificador {3}: nadie.</translation>
    </message>
    <message>
        <source>Defence of {1}: the die shows {2}, modifier {3}: {5} {5|unit|units} ({4}).</source>
        <extracomment>rules generation.roll</extracomment>
        <translation>Defensa de {1}: el dado muestra {2}, modificador {3}: {5} {5|unidad|unidades} ({4}).</translation>
    </message>
    <message>
        <source>{1} is gone for good; a rifle division joins the pool.</source>
        <extracomment>log
{1}: piece</extracomment>
        <translation>{1} desaparece para siempre; una división de fusileros entra en la reserva.</translation>
    </message>
</context>
<context>
    <name>rules/movement.lua</name>
    <message>
        <source>Move the mechanised force in {space}</source>
        <extracomment>action
{space}: the place that it is done in</extracomment>
        <translation>Mover la fuerza mecanizada de {space}</translation>
    </message>
    <message>
        <source>Move the infantry force in {space}</source>
        <extracomment>action
{space}: the place that it is done in</extracomment>
        <translation>Mover la infantería de {space}</translation>
    </message>
    <message>
        <source>There is no German force.</source>
        <extracomment>why not 9.0</extracomment>
        <translation>Ahí no hay ninguna fuerza alemana.</translation>
    </message>
    <message>
        <source>Every unit in {1} has finished for this phase.</source>
        <extracomment>why not 9.0
{1}: space</extracomment>
        <translation>Todas las unidades de {1} han terminado esta fase.</translation>
    </message>
    <message>
        <source>No unit of that mobility class in {1} can still act.</source>
        <extracomment>why not 7.4
{1}: space</extracomment>
        <translation>Ninguna unidad de esa movilidad en {1} puede actuar ya.</translation>
    </message>
    <message>
        <source>Northern commander: move your force</source>
        <extracomment>rules commander</extracomment>
        <translation>Mando del norte: mueve tu fuerza</translation>
    </message>
    <message>
        <source>Southern commander: move your force</source>
        <extracomment>rules commander</extracomment>
        <translation>Mando del sur: mueve tu fuerza</translation>
    </message>
    <message>
        <source>Choose a force to move</source>
        <extracomment>decision force</extracomment>
        <translation>Elige una fuerza para moverla</translation>
    </message>
    <message>
        <source>Mechanised and other units of a hex move as separate forces. A force finishes everything before the next one begins.</source>
        <extracomment>decision force</extracomment>
        <translation>Las unidades mecanizadas y las demás de un hexágono se mueven como fuerzas distintas. Una fuerza lo acaba todo antes de que empiece la siguiente.</translation>
    </message>
    <message>
        <source>Move the force in {space}</source>
        <extracomment>action activate
{space}: the place that it is done in</extracomment>
        <translation>Mover la fuerza de {space}</translation>
    </message>
    <message>
        <source>End movement and combat</source>
        <extracomment>action done</extracomment>
        <translation>Terminar movimiento y combate</translation>
    </message>
    <message>
        <source>Concede the campaign</source>
        <extracomment>action concede</extracomment>
        <translation>Dar por perdida la campaña</translation>
    </message>
    <message>
        <source>You can concede before the first force of a turn moves.</source>
        <extracomment>why not 5.4</extracomment>
        <translation>Puedes rendirte antes de que se mueva la primera fuerza del turno.</translation>
    </message>
    <message>
        <source>Really give up?</source>
        <extracomment>decision concede</extracomment>
        <translation>¿Abandonar de verdad?</translation>
    </message>
    <message>
        <source>Fight on</source>
        <extracomment>action stay</extracomment>
        <translation>Seguir luchando</translation>
    </message>
    <message>
        <source>Give up</source>
        <extracomment>action give_up</extracomment>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Turn {1}: the German command gives up the attack on Moscow.</source>
        <oldsource>The German command gives up the attack on Moscow.</oldsource>
        <extracomment>action give_up
{1}: turn.turn</extracomment>
        <translation>Turno {1}: el mando alemán renuncia al ataque a Moscú.</translation>
    </message>
    <message>
        <source>The thaw holds up every force that starts on or north of row 40: it can&apos;t enter Soviet hexes.</source>
        <extracomment>why not 12.1</extracomment>
        <translation>El barro frena a toda fuerza que empieza en la fila 40 o más al norte: no puede entrar en hexágonos soviéticos.</translation>
    </message>
    <message>
        <source>Another army or panzer group is in {1}.</source>
        <extracomment>why not 7.3
{1}: space</extracomment>
        <translation>En {1} hay otro ejército o grupo panzer.</translation>
    </message>
    <message>
        <source>{1} has no room: three divisions at most, even in passing.</source>
        <extracomment>why not 7.1
{1}: space</extracomment>
        <translation>En {1} no hay sitio: tres divisiones como mucho, también de paso.</translation>
    </message>
    <message>
        <source>Another force is moving: finish it first.</source>
        <extracomment>why not 9.0</extracomment>
        <translation>Se está moviendo otra fuerza: termina con ella antes.</translation>
    </message>
    <message>
        <source>The force moves as one: {1} leads it.</source>
        <extracomment>why not 9.0
{1}: game.vars.force[1]</extracomment>
        <translation>La fuerza se mueve unida: la encabeza {1|m=el|f=la} {1}.</translation>
    </message>
    <message>
        <source>Choose another hex to move to.</source>
        <extracomment>why not 9.2</extracomment>
        <translation>Elige otro hexágono al que ir.</translation>
    </message>
    <message>
        <source>Stacking closes every way to {1}.</source>
        <extracomment>why not 7.0
{1}: space</extracomment>
        <translation>El apilamiento cierra todos los caminos a {1}.</translation>
    </message>
    <message>
        <source>The force must first fight for a Soviet hex before it gets to {1}.</source>
        <extracomment>why not 3.3
{1}: space</extracomment>
        <translation>La fuerza tiene que luchar antes por un hexágono soviético para llegar a {1}.</translation>
    </message>
    <message>
        <source>The force has not enough movement points to get to {1}.</source>
        <extracomment>why not 9.2
{1}: space</extracomment>
        <translation>A la fuerza no le alcanzan los puntos de movimiento para llegar a {1}.</translation>
    </message>
    <message>
        <source>The force moves to {1} for {2} {2|point|points}, {3} left.</source>
        <extracomment>log
{1}: space
{2}: cost
{3}: vars.force_mp</extracomment>
        <translation>La fuerza va a {1} por {2} {2|punto|puntos}; le quedan {3}.</translation>
    </message>
    <message>
        <source>Only units of the moving force can be left behind; nobody can be picked up.</source>
        <extracomment>why not 9.5</extracomment>
        <translation>Solo se pueden dejar unidades de la fuerza en marcha; no se recoge a nadie.</translation>
    </message>
    <message>
        <source>The last unit of a force can&apos;t be left behind: halt instead.</source>
        <extracomment>why not 9.5</extracomment>
        <translation>La última unidad de una fuerza no se puede dejar atrás: detén la fuerza.</translation>
    </message>
    <message>
        <source>Move the force: {1} {1|point|points} left</source>
        <extracomment>decision force.move
{1}: game.vars.force_mp</extracomment>
        <translation>Mueve la fuerza: {1|queda|quedan} {1} {1|punto|puntos}</translation>
    </message>
    <message>
        <source>Entering a Soviet hex starts a battle. Units left behind before the first step can act later; dropped ones have finished.</source>
        <extracomment>decision force.move</extracomment>
        <translation>Entrar en un hexágono soviético abre una batalla. Las unidades que se quedan antes del primer paso pueden actuar luego; las que se sueltan en marcha han terminado.</translation>
    </message>
    <message>
        <source>Movement points</source>
        <extracomment>decision force.move</extracomment>
        <translation>Puntos de movimiento</translation>
    </message>
    <message>
        <source>Move to {space}</source>
        <extracomment>action move
{space}: the place that it is done in</extracomment>
        <translation>Ir a {space}</translation>
    </message>
    <message>
        <source>Leave {piece} behind</source>
        <extracomment>action leave
{piece}: the unit that it is done with</extracomment>
        <translation>Dejar atrás {piece|m=el|f=la} {piece}</translation>
    </message>
    <message>
        <source>Halt: the force has finished</source>
        <extracomment>action halt</extracomment>
        <translation>Alto: la fuerza ha terminado</translation>
    </message>
    <message>
        <source>The force halts in {1}.</source>
        <extracomment>log
{1}: force.space(turn)</extracomment>
        <translation>La fuerza se detiene en {1}.</translation>
    </message>
</context>
<context>
    <name>rules/pockets.lua</name>
    <message>
        <source>{1} {1|hex|hexes} of the pocket {1|becomes|become} German.</source>
        <extracomment>log
{1}: #spaces</extracomment>
        <translation>{1} {1|hexágono|hexágonos} de la bolsa {1|pasa|pasan} a manos alemanas.</translation>
    </message>
    <message>
        <source>Pocket hexes counted: {1}.</source>
        <extracomment>log
{1}: total</extracomment>
        <translation>Hexágonos de bolsa contados: {1}.</translation>
    </message>
    <message>
        <source>The breakout fails.</source>
        <extracomment>log</extracomment>
        <translation>La ruptura fracasa.</translation>
    </message>
    <message>
        <source>The breakout succeeds; the force is thrown back to {1}.</source>
        <extracomment>log
{1}: from</extracomment>
        <translation>La ruptura tiene éxito; la fuerza es rechazada hasta {1}.</translation>
    </message>
    <message>
        <source>Breakout from {1} {1|hex|hexes}: the die shows {2}, modifier {3}, {4} {4|unit|units}.</source>
        <extracomment>log
{1}: #spaces
{2}: die
{3}: bonus
{4}: number
{5}: dice.cell(&quot;breakout&quot;, rowOf(#spaces), die + bonus)</extracomment>
        <translation>Ruptura desde {1} {1|hexágono|hexágonos}: el dado muestra {2}, modificador {3}, {4} {4|unidad|unidades}.</translation>
    </message>
    <message>
        <source>A pocket of {1} {1|hex|hexes} is closed.</source>
        <extracomment>log
{1}: #spaces</extracomment>
        <translation>Se cierra una bolsa de {1} {1|hexágono|hexágonos}.</translation>
    </message>
    <message>
        <source>Turn {1}: Moscow is encircled: German victory.</source>
        <oldsource>Moscow is encircled: German victory.</oldsource>
        <extracomment>rules resolve
{1}: turn.turn</extracomment>
        <translation>Turno {1}: Moscú está cercada: victoria alemana.</translation>
    </message>
    <message>
        <source>Choose the pocket to deal with first</source>
        <extracomment>decision pocket</extracomment>
        <translation>Elige de qué bolsa ocuparte primero</translation>
    </message>
    <message>
        <source>Several pockets have closed at once. Each makes its own attempt to break out.</source>
        <extracomment>decision pocket</extracomment>
        <translation>Se han cerrado varias bolsas a la vez. Cada una intenta romper por su cuenta.</translation>
    </message>
    <message>
        <source>The pocket of {1} {1|hex|hexes} at {2}</source>
        <extracomment>action
{1}: #area(game, space)
{2}: space</extracomment>
        <translation>La bolsa de {1} {1|hexágono|hexágonos} en {2}</translation>
    </message>
    <message>
        <source>The pocket at {space}</source>
        <extracomment>action settle
{space}: the place that it is done in</extracomment>
        <translation>La bolsa de {space}</translation>
    </message>
    <message>
        <source>A pocket with a hex of Moscow makes no attempt to break out: it becomes German.</source>
        <extracomment>rules prospect</extracomment>
        <translation>Una bolsa con un hexágono de Moscú no intenta romper el cerco: pasa a manos alemanas.</translation>
    </message>
    <message>
        <source>The rules act now: a die and the table give {1} to {2} units; they are drawn blindly and attack the force in {3} for one round. Afterwards the pocket is German.</source>
        <extracomment>rules prospect
{1}: pockets.strength(size, 1 + bonus)
{2}: pockets.strength(size, 6 + bonus)
{3}: force.space(game)</extracomment>
        <translation>Ahora actúan las reglas: un dado y la tabla dan de {1} a {2} unidades; se sacan a ciegas y atacan durante una ronda a la fuerza en {3}. Después la bolsa es alemana.</translation>
    </message>
    <message>
        <source>A pocket of {1} {1|hex|hexes} is closed</source>
        <extracomment>decision pocket.closed
{1}: #game.here.spaces</extracomment>
        <translation>Se cierra una bolsa de {1} {1|hexágono|hexágonos}</translation>
    </message>
    <message>
        <source>Go on: the pocket tries to break out</source>
        <extracomment>action go_on</extracomment>
        <translation>Seguir: la bolsa intenta romper el cerco</translation>
    </message>
</context>
<context>
    <name>rules/queries.lua</name>
    <message>
        <source>The defence loses nothing</source>
        <extracomment>rules prospect</extracomment>
        <translation>La defensa no pierde nada</translation>
    </message>
    <message>
        <source>The defence is destroyed</source>
        <extracomment>rules prospect</extracomment>
        <translation>La defensa queda destruida</translation>
    </message>
    <message>
        <source>The defence loses {1} of {2} {2|step|steps}</source>
        <extracomment>rules prospect
{1}: hits
{2}: steps</extracomment>
        <translation>La defensa pierde {1} de {2} {2|paso|pasos}</translation>
    </message>
</context>
<context>
    <name>rules/regroup.lua</name>
    <message>
        <source>Regroup: {1} {1|unit is|units are} back to full strength.</source>
        <extracomment>log
{1}: count</extracomment>
        <translation>Reagrupamiento: {1} {1|unidad recupera|unidades recuperan} toda su fuerza.</translation>
    </message>
</context>
<context>
    <name>rules/status.lua</name>
    <message>
        <source>1st week of October 1941</source>
        <extracomment>rules
{1}: _&quot;2nd week of October 1941&quot;
{2}: _&quot;3rd week of October 1941&quot;
{3}: _&quot;4th week of October 1941&quot;
{4}: _&quot;1st and 2nd weeks of November 1941&quot;
{5}: _&quot;3rd week of November 1941&quot;
{6}: _&quot;4th week of November 1941&quot;
{7}: _&quot;1st week of December 1941&quot;</extracomment>
        <translation>1.ª semana de octubre de 1941</translation>
    </message>
    <message>
        <source>2nd week of October 1941</source>
        <extracomment>rules</extracomment>
        <translation>2.ª semana de octubre de 1941</translation>
    </message>
    <message>
        <source>3rd week of October 1941</source>
        <extracomment>rules</extracomment>
        <translation>3.ª semana de octubre de 1941</translation>
    </message>
    <message>
        <source>4th week of October 1941</source>
        <extracomment>rules</extracomment>
        <translation>4.ª semana de octubre de 1941</translation>
    </message>
    <message>
        <source>1st and 2nd weeks of November 1941</source>
        <extracomment>rules</extracomment>
        <translation>1.ª y 2.ª semanas de noviembre de 1941</translation>
    </message>
    <message>
        <source>3rd week of November 1941</source>
        <extracomment>rules</extracomment>
        <translation>3.ª semana de noviembre de 1941</translation>
    </message>
    <message>
        <source>4th week of November 1941</source>
        <extracomment>rules</extracomment>
        <translation>4.ª semana de noviembre de 1941</translation>
    </message>
    <message>
        <source>1st week of December 1941</source>
        <extracomment>rules</extracomment>
        <translation>1.ª semana de diciembre de 1941</translation>
    </message>
    <message>
        <source>Breakout</source>
        <extracomment>rules step</extracomment>
        <translation>Ruptura</translation>
    </message>
    <message>
        <source>Battle, round {1}</source>
        <extracomment>rules step
{1}: fight.round</extracomment>
        <translation>Batalla, ronda {1}</translation>
    </message>
    <message>
        <source>Pocket</source>
        <extracomment>rules step</extracomment>
        <translation>Bolsa</translation>
    </message>
    <message>
        <source>Movement</source>
        <extracomment>rules step</extracomment>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Movement points left</source>
        <extracomment>decision</extracomment>
        <translation>Puntos de movimiento</translation>
    </message>
    <message>
        <source>Pocket hexes</source>
        <extracomment>decision</extracomment>
        <translation>Hexágonos en bolsas</translation>
    </message>
    <message>
        <source>Hexes taken</source>
        <extracomment>decision</extracomment>
        <translation>Hexágonos tomados</translation>
    </message>
    <message>
        <source>Divisions</source>
        <extracomment>rules pools</extracomment>
        <translation>Divisiones</translation>
    </message>
    <message>
        <source>Brigades</source>
        <extracomment>rules pools</extracomment>
        <translation>Brigadas</translation>
    </message>
    <message>
        <source>Artillery</source>
        <extracomment>rules pools</extracomment>
        <translation>Artillería</translation>
    </message>
</context>
<context>
    <name>rules/units.lua</name>
    <message>
        <source>Towns taken: {1} {1|point|points}, {2} in all.</source>
        <extracomment>log
{1}: gained
{2}: turn.vars.vp</extracomment>
        <translation>Poblaciones tomadas: {1} {1|punto|puntos}, {2} en total.</translation>
    </message>
    <message>
        <source>In line: {1}.</source>
        <extracomment>rules units.capture
{1}: _&quot;In line: {1}, {2}.&quot;
{2}: _&quot;In line: {1}, {2}, {3}.&quot;
{3}: _&quot;In line: {1}, {2}, {3}, {4}.&quot;
{4}: _&quot;In line: {1}, {2}, {3}, {4}, {5}.&quot;
{5}: _&quot;In line: {1}, {2}, {3}, {4}, {5}, {6}.&quot;</extracomment>
        <translation>En línea: {1}.</translation>
    </message>
    <message>
        <source>In line: {1}, {2}.</source>
        <extracomment>rules units.capture</extracomment>
        <translation>En línea: {1}, {2}.</translation>
    </message>
    <message>
        <source>In line: {1}, {2}, {3}.</source>
        <extracomment>rules units.capture</extracomment>
        <translation>En línea: {1}, {2}, {3}.</translation>
    </message>
    <message>
        <source>In line: {1}, {2}, {3}, {4}.</source>
        <extracomment>rules units.capture</extracomment>
        <translation>En línea: {1}, {2}, {3}, {4}.</translation>
    </message>
    <message>
        <source>In line: {1}, {2}, {3}, {4}, {5}.</source>
        <extracomment>rules units.capture</extracomment>
        <translation>En línea: {1}, {2}, {3}, {4}, {5}.</translation>
    </message>
    <message>
        <source>In line: {1}, {2}, {3}, {4}, {5}, {6}.</source>
        <extracomment>rules units.capture</extracomment>
        <translation>En línea: {1}, {2}, {3}, {4}, {5}, {6}.</translation>
    </message>
</context>
<context>
    <name>rules/victory.lua</name>
    <message>
        <source>Turn 2, pocket check: only {1} hexes instead of {2}: German defeat.</source>
        <oldsource>Only {1} pocket hexes instead of {2}: German defeat.</oldsource>
        <extracomment>rules victory.moscow
{1}: game.vars.pocket_total
{2}: goals.pockets</extracomment>
        <translation>Turno 2, prueba de las bolsas: solo {1} hexágonos en lugar de {2}: derrota alemana.</translation>
    </message>
    <message>
        <source>Turn 3, check of the front: it has gaps, the first at {1}: German defeat.</source>
        <oldsource>The front has gaps, the first at {1}: German defeat.</oldsource>
        <extracomment>rules victory.moscow
{1}: gaps[1]</extracomment>
        <translation>Turno 3, prueba del frente: tiene huecos, el primero en {1}: derrota alemana.</translation>
    </message>
    <message>
        <source>Turn 4, check of winter quarters: only {1} points instead of {2}: German defeat.</source>
        <oldsource>Only {1} points instead of {2}: German defeat.</oldsource>
        <extracomment>rules victory.moscow
{1}: game.vars.vp
{2}: goals.points</extracomment>
        <translation>Turno 4, prueba de los cuarteles de invierno: solo {1} puntos en lugar de {2}: derrota alemana.</translation>
    </message>
    <message>
        <source>Turn 4, check of the west: {1} is still Soviet, west of column 29: German defeat.</source>
        <extracomment>rules victory.moscow
{1}: west[1]</extracomment>
        <translation>Turno 4, prueba del oeste: {1} sigue siendo soviético, al oeste de la columna 29: derrota alemana.</translation>
    </message>
    <message>
        <source>Turn 8, last check: Moscow has not fallen: German defeat.</source>
        <extracomment>rules victory.moscow</extracomment>
        <translation>Turno 8, última prueba: Moscú no ha caído: derrota alemana.</translation>
    </message>
    <message>
        <source>Turn {1}: German troops stand in Moscow: German victory.</source>
        <oldsource>German troops stand in Moscow: German victory.</oldsource>
        <extracomment>rules victory.failing
{1}: turn.turn</extracomment>
        <translation>Turno {1}: hay tropas alemanas en Moscú: victoria alemana.</translation>
    </message>
    <message>
        <source>The check of this turn is passed.</source>
        <extracomment>log</extracomment>
        <translation>La prueba de este turno está superada.</translation>
    </message>
</context>
</TS>
