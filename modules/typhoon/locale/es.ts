<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>module.json</name>
        <message>
            <source>Operation Typhoon</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Army Group Centre before Moscow, October to December 1941</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Second World War, 1941</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>4-6 h</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You lead six German armies and panzer groups against Moscow; nobody plays the Soviets. Each hex you enter answers with defenders from a table, each pocket you close tries to break out, and headquarters wants results: pockets first, then a tight front, then winter quarters, and in the end the city itself.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>German</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Soviet</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Losses of Soviet units</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Who chooses which Soviet unit takes a hit: the program, in the way that weakens the defence most, or the German player.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>automatic</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>by_hand</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Team play</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Alone; with a second person who looks after the Soviet units; or with two German commanders, one for the three northern and one for the three southern formations.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>solo</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>administrator</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>two_commands</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>boards/map.json</name>
        <message>
            <source>Before Moscow</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Smolensk</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Andreapol</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Dukhovshchina</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Yartsevo</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Unecha</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nelidovo</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Bely</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Roslavl</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Starodub</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Yelnya</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Dorogobuzh</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Novgorod-Seversky</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Kholm-Zhirkovsky</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Pochep</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Shostka</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Zhukovka</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Trubchevsk</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Yampol</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Spas-Demensk</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Glukhov</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Rzhev</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sychevka</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Vyazma</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Kirov</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Bryansk</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Lyudinovo</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sevsk</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Zubtsov</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Zhizdra</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Staritsa</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Gzhatsk</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mosalsk</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Karachev</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Dmitrovsk</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Dmitriev</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Yukhnov</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sukhinichi</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Lgov</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Kozelsk</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Kromy</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Kalinin</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Volokolamsk</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Medyn</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Fatezh</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Ruza</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mozhaisk</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Belev</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Bolkhov</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Orel</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Vereya</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Kaluga</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Kursk</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Maloyaroslavets</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Borovsk</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mtsensk</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Maloarkhangelsk</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Konakovo</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Klin</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Naro-Fominsk</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Solnechnogorsk</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Istra</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Zvenigorod</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Chern</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Shchigry</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Tarusa</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Aleksin</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Novosil</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Plavsk</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Krasnaya Polyana</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Serpukhov</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Dmitrov</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Moscow</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Podolsk</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Livny</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Tula</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Bogoroditsk</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Zagorsk</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Kashira</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Venev</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Yefremov</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Stalinogorsk</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Noginsk</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Yelets</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Kolomna</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Besed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Bolva</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Desna</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Desna, Bolva</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Desna, Sudost</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Dnepr</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Dnepr, Khmara</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Don</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Gzhat</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Iput</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Iput, Besed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Khmara</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Klyazma</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Klyazma, Moscow-Volga canal</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Krasivaya Mecha</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Lama</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Lama, Shosha</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Luzha-Shan</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mesha-Plava</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mezha</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Moscow-Volga canal</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Moscow-Volga canal, Sestra</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Moskva</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Moskva, Ruza</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nara</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Navlya</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nerussa</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nugr</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Oka</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Oka, Moskva</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Oka, Upa</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Oka, Zusha</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Osetr</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Ostyor</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Ostyor, Iput</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Osuga</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Pronya</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Protva</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Protva, Luzha-Shan</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Ressa</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Resseta</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Ruza, Lama</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Seim</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sestra</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Shosha</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sosna</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sosna, Tim-Kshen</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sozh</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sozh, Iput</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sudost</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Svapa</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Tim-Kshen</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Ugra</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Upa</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Ustrom</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Vazuza</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Volga</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Vop</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Western Dvina</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Zhizdra, Resseta</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Zusha</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Front line of 30 September 1941</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Army boundary</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Operation Typhoon</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The road to Moscow</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>boards/display.json</name>
        <message>
            <source>Pools and tracks</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>German units to set up</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Luftwaffe support</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>German units set aside</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Soviet pool: divisions and brigades</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Soviet pool: artillery</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Soviet pool: Guards and airborne</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Soviet air support</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Soviet units set aside</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Rifle divisions in reserve</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Guards and airborne lost</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Oct I</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Oct II</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Oct III</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Oct IV</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nov I-II</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nov III</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nov IV</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Dec I</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>0 MP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>1 MP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>2 MP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>3 MP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>4 MP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>5 MP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>6 MP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>7 MP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>8 MP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>9 MP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>10 MP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>11 MP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>12 MP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>13 MP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>14 MP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>0 VP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>1 VP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>2 VP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>3 VP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>4 VP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>5 VP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>6 VP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>7 VP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>8 VP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>9 VP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>10 VP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>11 VP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>12 VP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>13 VP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>14 VP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>15 VP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>16 VP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>17 VP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>18 VP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>19 VP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>20 VP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>21 VP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>22 VP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>23 VP</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>24+ VP</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>pieces.json</name>
        <message>
            <source>9th Army</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>3rd Panzer Group</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>4th Army</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>4th Panzer Group</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>2nd Army</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>2nd Panzer Group</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Panzer division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Motorised division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Infantry division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Cavalry division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Luftwaffe support</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Rifle division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Brigade</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Heavy howitzers</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Katyusha rockets</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Guards division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Airborne corps</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Soviet air support</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>3rd Panzer Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>4th Panzer Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>10th Motorised Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>17th Panzer Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>18th Panzer Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>29th Motorised Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>9th Panzer Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>16th Motorised Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>25th Motorised Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>45th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>134th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>95th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>262nd Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>293rd Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>296th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>1st Cavalry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Grossdeutschland Regiment</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>1st Panzer Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>36th Motorised Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>6th Panzer Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>7th Panzer Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>14th Motorised Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>129th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>6th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>26th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>110th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Lehr Brigade</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>2nd Panzer Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>10th Panzer Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>258th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>5th Panzer Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>11th Panzer Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>252nd Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>19th Panzer Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>20th Panzer Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>3rd Motorised Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>SS Division Das Reich</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>34th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>98th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>17th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>260th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>52nd Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>131st Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>31st Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>56th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>167th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>112th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>7th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>23rd Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>197th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>267th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>15th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>78th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>268th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>137th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>183rd Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>263rd Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>292nd Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>102nd Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>206th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>251st Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>256th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>5th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>35th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>106th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>8th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>28th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>87th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>86th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>162nd Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>255th Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>161st Infantry Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>1st Guards Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>2nd Guards Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>3rd Guards Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>4th Guards Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>5th Guards Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>6th Guards Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>7th Guards Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>8th Guards Division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>4th Airborne Corps</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>5th Airborne Corps</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Turn</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Movement points left</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Pocket hexes</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>German victory points</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>tables/terrain.json</name>
        <message>
            <source>Terrain effects</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Clear</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Forest</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Swamp</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Town</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>City</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Moscow</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>River</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>First front line</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Army boundary</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>tables/breakout.json</name>
        <message>
            <source>Breakout force</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>tables/crt.json</name>
        <message>
            <source>Fire</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A modified roll below 1 counts as 1, above 8 as 8. The number is the steps lost; 0 is a miss.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>tables/deployment.json</name>
        <message>
            <source>Ready-made set-ups</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>tables/generation.json</name>
        <message>
            <source>Soviet defence</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nobody defends the hex.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Rifle division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Brigade</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Artillery, drawn at random</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Guards division</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Airborne corps</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Air support</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>tables/numbers.json</name>
        <message>
            <source>Key numbers</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>tables/priority.json</name>
        <message>
            <source>Order of fire</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>tables/turns.json</name>
        <message>
            <source>Turn track</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>tables/victory.json</name>
        <message>
            <source>Victory checks</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>scenarios/historical.json</name>
        <message>
            <source>Operation Typhoon</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>2 October 1941. Army Group Centre has six armies and panzer groups in line between the upper Dvina and the Seim. Cut off the fronts that bar the road, keep your own line whole, winter in towns, and be in Moscow before December ends the campaign.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Hold a hex of Moscow, or close a pocket around the whole city, by the end of turn 8. On the way: 200 pocket hexes by turn 2, an unbroken front on turn 3, and 16 points with the west cleared on turn 4.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>scenarios/closed_fist.json</name>
        <message>
            <source>Closed Fist</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>What if the panzer groups had been gathered into one mass? A week is lost in regrouping, the defenders have dug deeper, and nobody asks for pockets: only Moscow counts.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Hold a hex of Moscow, or close a pocket around the whole city, by the end of turn 8. The front must be unbroken on turn 3; no other check is made.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>rules/state.json</name>
        <message>
            <source>Turn</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Pocket hexes</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>German victory points</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Hexes taken</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Movement points left</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>rules/sequence.json</name>
        <message>
            <source>Set-up</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>I: German movement and combat</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Luftwaffe support</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Movement and combat</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>II: Victory check</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>III: German regroup</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>rules/rulebook.json</name>
        <message>
            <source>What this game is</source>
            <comment>1.0 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The last German drive on Moscow, from the first days of October to the first of December 1941, as a game for one.</source>
            <comment>1.0 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You and the system</source>
            <comment>1.1 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You decide for every German unit. Nobody decides for the Soviets: dice and tables bring out their defenders and their breakouts, and the program carries all of it out and tells you in the log what happened.</source>
            <comment>1.1 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Scale</source>
            <comment>1.2 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A hex measures 12 km from side to side. Each turn stands for a week, turn 5 for two.</source>
            <comment>1.2 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Modifiers</source>
            <comment>1.3 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Whenever several modifiers concern the same die, add them all up.</source>
            <comment>1.3 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Playing with others</source>
            <comment>1.4 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Two options of the new-game window share the work. With an *administrator*, a second person chooses which Soviet units take hits ([10.6]). With *two commands*, one player leads the 9th Army, the 3rd Panzer Group and the 4th Army, the other the 4th Panzer Group, the 2nd Army and the 2nd Panzer Group; the question says whose force is moving.</source>
            <comment>1.4 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Map and counters</source>
            <comment>2.0 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>What lies on the table.</source>
            <comment>2.0 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>What there is</source>
            <comment>2.1 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A map, a display with pools and tracks, 72 German ground units, two Luftwaffe units, 87 Soviet units and four markers. Six-sided dice are rolled by the program, and the pool of divisions, brigades and guns doubles as the cup for breakouts ([11.2]).</source>
            <comment>2.1 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The map</source>
            <comment>2.2 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Every hex has a number of four digits: column from the west, then row from the north. Smolensk is 1019. A unit is always in exactly one hex. Three corrections to the printed charts are built in: a spelling in the terrain notes, the numbering of the five fire steps ([10.4]), and the front check of turn 3 ([4.3]), which belongs on the turn track.</source>
            <comment>2.2 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Counters</source>
            <comment>2.3 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A counter shows side and formation by colour, the kind of unit by its symbol, the number of dice, and the name.</source>
            <comment>2.3 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Dice of a unit</source>
            <comment>2.4 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The large number is how many dice the unit rolls when it fires: a usual panzer division has 7, and 3 once reduced. A formation written with an A is an army; a bare number is a panzer group.</source>
            <comment>2.4 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Steps</source>
            <comment>2.5 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Units have one step or two. The first loss turns a two-step unit over to its weaker side; losing the last step takes a unit off the map. Steps belong to their unit and can't be passed on.</source>
            <comment>2.5 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Colours</source>
            <comment>2.6 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>2nd Panzer Group: white on dark grey. 3rd: black on light grey. 4th: white on blue. 2nd Army: black on light green. 4th Army: black on tan. 9th Army: white on leaf green. Soviet Guards and airborne units: white on orange; all other Soviet units: black on orange.</source>
            <comment>2.6 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mobility</source>
            <comment>2.7 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Panzer and motorised units are mechanised. Infantry and cavalry are not.</source>
            <comment>2.7 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Soviet units</source>
            <comment>2.8 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Guards divisions, airborne corps, rifle divisions, brigades of every kind, heavy howitzers, Katyusha rockets and one air support marker. Howitzers and rockets together are the *artillery*. No counter has movement points: Soviets never travel on the map, and German points come from a table ([9.3]).</source>
            <comment>2.8 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sizes</source>
            <comment>2.9 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>XXX is a corps, XX a division, X a brigade, III a regiment, II a battalion.</source>
            <comment>2.9 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Short names</source>
            <comment>2.10 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>G: Guards. GD: Grossdeutschland on a German counter, Guards division in the defence table; they have nothing to do with each other. L: Lehr. S: Sturm. SS-R: SS Das Reich.</source>
            <comment>2.10 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Markers</source>
            <comment>2.11 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Four markers on the display follow the game: turn, movement points left ([9.10]), pocket hexes ([4.2]) and German points ([4.4]). The front line is drawn by the program.</source>
            <comment>2.11 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Soviet set-up</source>
            <comment>3.0 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>All Soviet units wait beside the map, sorted by type. Ten rifle divisions are held back: one joins the pool each time a Guards division or an airborne corps is lost ([8.3]).</source>
            <comment>3.0 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>German set-up</source>
            <comment>3.1 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Put every German unit into one of the three columns of hexes just west of the front line, inside the rows of its own army or panzer group, and within the stacking limits ([7.0]). The 2nd Panzer Group, for example, has everything from 1733 down to the south edge. Units never change their formation.

A button places everybody at once; afterwards you can lift single units and put them elsewhere before you begin.</source>
            <comment>3.1 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Markers at the start</source>
            <comment>3.2 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The turn marker stands on the first turn; pockets, points and movement points start at 0.</source>
            <comment>3.2 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Front line and control</source>
            <comment>3.3 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>East of the first front line every hex is Soviet, west of it every hex is German. A force that enters a Soviet hex stops there while a defence is rolled ([8.0]). If it beats the defenders, the hex is German from then on.

How the line is shown makes no difference to the rules.</source>
            <comment>3.3 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Once only</source>
            <comment>3.4 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A hex changes hands at most once, from Soviet to German. It stays German even when nobody is left there.</source>
            <comment>3.4 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Winning</source>
            <comment>4.0 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Moscow is the goal, but headquarters looks over your shoulder.</source>
            <comment>4.0 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The goal</source>
            <comment>4.1 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Take or encircle Moscow and survive the checks of turns 2, 3 and 4. There is no draw: if turn 8 ends without Moscow, you have lost.</source>
            <comment>4.1 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Pockets, turn 2</source>
            <comment>4.2 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>On turns 1 and 2 the hexes of every pocket whose breakout failed are added up ([11.4]). Hexes count, not the units caught in them, and neither the hex of the breakout nor hexes won in battle. With fewer than 200 in the check of turn 2 you lose. From turn 3 on nobody counts any more.</source>
            <comment>4.2 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The front, turn 3</source>
            <comment>4.3 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>In the check of turn 3 every German hex that touches a Soviet one must hold a German force or lie in a German zone of control ([6.0]). One gap loses the game.</source>
            <comment>4.3 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Winter quarters, turn 4</source>
            <comment>4.4 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>On turns 1 to 4 towns east of the first line bring one point a hex, cities two, also when they fall with a pocket. In the check of turn 4 you need 16 points, and no hex west of column 29 may still be Soviet. If either is missing, you lose.</source>
            <comment>4.4 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Moscow</source>
            <comment>4.5 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Holding one of the two hexes of Moscow in the check of any turn wins. Closing a pocket with both of them wins at once.</source>
            <comment>4.5 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Turns</source>
            <comment>5.0 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The game has eight turns.</source>
            <comment>5.0 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Phases</source>
            <comment>5.1 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Each turn goes through its phases in order.</source>
            <comment>5.1 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sequence</source>
            <comment>5.2 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>I: German movement and combat. II: victory check. III: German regroup, on turns 1 to 5.</source>
            <comment>5.2 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>End of a turn</source>
            <comment>5.3 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>If the game goes on, the turn marker moves ahead and phase I comes again. From turn 6 on there is no phase III.</source>
            <comment>5.3 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Giving up</source>
            <comment>5.4 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You may also concede, before the first force of a turn moves.</source>
            <comment>5.4 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Zones of control</source>
            <comment>6.0 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A German force covers its own hex and each of the six around it that is not Soviet, whatever the ground. Soviets have no zones. Zones matter for the front check ([4.3]) and for nothing else.</source>
            <comment>6.0 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Stacking</source>
            <comment>7.0 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The limits hold at every moment, also for units that only pass.</source>
            <comment>7.0 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Three divisions</source>
            <comment>7.1 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No more than three German divisions in a hex; reduced ones count in full.</source>
            <comment>7.1 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Half divisions</source>
            <comment>7.2 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The Lehr Brigade and the Grossdeutschland Regiment count as half a division each.</source>
            <comment>7.2 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Armies keep apart</source>
            <comment>7.3 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Until turn 4 a unit can't enter a hex that holds another army or panzer group.</source>
            <comment>7.3 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mobility</source>
            <comment>7.4 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mechanised and other units may share a hex, but they never move as one force.</source>
            <comment>7.4 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Soviet stacks</source>
            <comment>7.5 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>As many Soviet units stand in a hex as the tables put there.</source>
            <comment>7.5 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Separate limits</source>
            <comment>7.6 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The stacks of the two sides do not count against each other.</source>
            <comment>7.6 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Soviet defence</source>
            <comment>8.0 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Soviet units appear only when a moving German force enters a Soviet hex.</source>
            <comment>8.0 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The roll</source>
            <comment>8.1 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>One die, and the column of the table for the ground: open (clear, forest, swamp), town, or city with Moscow. A settlement counts before the ground under it. Add 1 on turns 3 and 4, 2 on turns 5 to 8, and 3 in Moscow. On turn 1 in the open, a 5 brings two rifle divisions and a brigade.</source>
            <comment>8.1 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The entries</source>
            <comment>8.2 title</comment>
            <translation type="unfinished"></translation>
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
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The elite</source>
            <comment>8.3 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Guards divisions 1 to 8 and airborne corps 4 and 5 are the only Soviet units with names. One that is eliminated is out of the game, and a reserved rifle division takes its place in the pool.</source>
            <comment>8.3 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A hex that holds</source>
            <comment>8.4 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Defenders that hold go back to the pool. The next attack on the hex rolls a new defence.</source>
            <comment>8.4 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Breakouts</source>
            <comment>8.5 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Breakouts have their own table ([11.2]).</source>
            <comment>8.5 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Forces</source>
            <comment>9.0 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>German units that start phase I in one hex are a force. Forces act one after the other; the next one begins only when the last has finished all moving and fighting.</source>
            <comment>9.0 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The Luftwaffe</source>
            <comment>9.1 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Before anybody moves you may give the air units of the turn (none, one or two) to forces, one to a force. An air unit stays with its force for the whole phase; if the force splits, it goes with the part that moves. Air units are never lost and return after phase I.</source>
            <comment>9.1 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Moving</source>
            <comment>9.2 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>From hex to neighbouring hex, paying for each. Points can't be lent or saved, no hex can be skipped, and there is no guaranteed step: a hex that costs more than what is left can't be entered.</source>
            <comment>9.2 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Movement points</source>
            <comment>9.3 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The turn track gives the points of both mobility classes. They shrink as autumn goes on.</source>
            <comment>9.3 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Costs</source>
            <comment>9.4 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Each hex costs what its ground costs; a river side is added. Over a river into a swamp: 5 for mechanised units, 3 for others.</source>
            <comment>9.4 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Splitting</source>
            <comment>9.5 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Start with all units of a hex or leave some behind: these may act later as a force of their own. Once moving, a force can drop units but never pick any up. Dropped units have finished for the phase; units that began in that hex have not. Soviet hexes cost nothing extra.</source>
            <comment>9.5 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Combat in movement</source>
            <comment>9.6 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Entering a Soviet hex brings a defence roll, and usually a battle, in the middle of the move.</source>
            <comment>9.6 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Rounds</source>
            <comment>9.7 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The first round is free. Each further one costs the force a point.</source>
            <comment>9.7 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Going on</source>
            <comment>9.8 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A force that has beaten all defenders may move and fight on with the points it has left.</source>
            <comment>9.8 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Defeat</source>
            <comment>9.9 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>If defenders are left and you do not buy another round, or can't, the force goes back to the hex it came from and has finished for the turn.</source>
            <comment>9.9 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Points left</source>
            <comment>9.10 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The track on the display shows the points of the moving force.</source>
            <comment>9.10 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Who has acted</source>
            <comment>9.11 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Units that have finished carry a tick.</source>
            <comment>9.11 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Again</source>
            <comment>9.12 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A Soviet hex can be attacked in a turn as often as there are forces to do it.</source>
            <comment>9.12 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Battle</source>
            <comment>10.0 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Both sides fire in a fixed order until one is gone or you break off.</source>
            <comment>10.0 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Fire table</source>
            <comment>10.1 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Each die is modified and read in the column of the side that fires: a miss, one step, or two steps.</source>
            <comment>10.1 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Ground</source>
            <comment>10.2 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The ground of the contested hex and the side that was crossed count, and whatever helps the defender most. Modifiers change the roll of each die, not the number of dice.</source>
            <comment>10.2 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Rivers</source>
            <comment>10.3 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>If the attackers came across a river, the defender's ground units add 1 in the first round. Germans who face a breakout have the same bonus when every side between them and the pocket is a river.</source>
            <comment>10.3 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Order of fire</source>
            <comment>10.4 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Five steps. Whoever is eliminated is set aside at once and fires no more.</source>
            <comment>10.4 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Soviet planes</source>
            <comment>10.4.1 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>One plain die at each German unit of the force, in the first round only.</source>
            <comment>10.4.1 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>German planes</source>
            <comment>10.4.2 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>One plain die at each Soviet unit, in every round. Nothing harms them.</source>
            <comment>10.4.2 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Guns and elite</source>
            <comment>10.4.3 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Artillery, Guards and airborne units fire. The artillery leaves after the round.</source>
            <comment>10.4.3 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Germans</source>
            <comment>10.4.4 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Each German ground unit fires.</source>
            <comment>10.4.4 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The rest</source>
            <comment>10.4.5 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Rifle divisions and brigades fire with what they have left. Brigades leave after the first round. If then nobody is left who stays, the Germans have won.</source>
            <comment>10.4.5 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Further rounds</source>
            <comment>10.5 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>With units of both sides left, pay a point and go through steps 2 to 5 again, as often as you can and like, or retreat. Without a point the force must retreat.</source>
            <comment>10.5 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Hits</source>
            <comment>10.6 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Hits of planes fall on the unit fired at; what is too much is lost. Ground units fire one by one, and their hits count before the next one fires. They go where you like, but no one-step unit can be hit before every two-step unit has been. You choose for your own units. For Soviet units the program chooses what weakens the defence most, unless an option of the game gives you the choice.</source>
            <comment>10.6 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Who has won</source>
            <comment>10.7 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>All defenders gone: a German win; the hex is German and the force may go on. All attackers gone, or defenders left and no further round: a Soviet win; the hex stays Soviet and the force is back where it came from.</source>
            <comment>10.7 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Soviets afterwards</source>
            <comment>10.8 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Won or lost, every Soviet unit returns to the pool at full strength, but eliminated elite units are gone ([8.3]).</source>
            <comment>10.8 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Germans afterwards</source>
            <comment>10.9 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Eliminated German units return with one step: after a win in the hex of the battle, with the points of the others, after a defeat in the hex of the retreat. Reduced units stay reduced.</source>
            <comment>10.9 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Regroup</source>
            <comment>10.10 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No German unit is ever lost for good. In phase III of turns 1 to 5 every reduced two-step unit is restored, wherever it is.</source>
            <comment>10.10 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Supply and pockets</source>
            <comment>11.0 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A Soviet hex is in supply while a chain of Soviet hexes leads from it to the east edge. Ground and rivers do not matter.</source>
            <comment>11.0 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A pocket closes</source>
            <comment>11.1 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The moment a change of control cuts Soviet hexes off, they are a pocket. Hexes that do not hang together are pockets of their own; you choose the order.</source>
            <comment>11.1 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Breaking out</source>
            <comment>11.2 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The move stops and the pocket tries to break out in the hex that closed it. Nobody breaks out of a pocket that contains Moscow.</source>
            <comment>11.2 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The line</source>
            <comment>11.2.1 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Control shows the pocket and the new front.</source>
            <comment>11.2.1 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Size</source>
            <comment>11.2.2 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Count the Soviet hexes that are cut off.</source>
            <comment>11.2.2 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Number</source>
            <comment>11.2.3 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>One die and the size give the number of units. With none, the breakout fails.</source>
            <comment>11.2.3 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Draw</source>
            <comment>11.2.4 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>They are drawn blindly from the rifle divisions, brigades and guns in the pool; elite units and planes never take part. If there are too few, all come.</source>
            <comment>11.2.4 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Battle</source>
            <comment>11.2.5 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A single round with the Germans as defenders: German planes, German ground units, then all Soviet units, guns too. Losses are treated as in [10.8] and [10.9].</source>
            <comment>11.2.5 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Success</source>
            <comment>11.3 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>If no German unit is left in the hex, the breakout succeeds. The Soviets return to the pool; the Germans are back in the hex they came from with one step and have finished. The hex of the breakout and the whole pocket are German all the same, but on turns 1 and 2 five times its size is taken off the count, down to 0 at most. Other pockets of the same moment turn German without a battle and without being counted.</source>
            <comment>11.3 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Failure</source>
            <comment>11.4 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>If any German unit is left, the breakout fails. The Soviets return to the pool, casualties come back with one step, and the force may go on with its points. The pocket turns German, and on turns 1 and 2 its size is added to the count.</source>
            <comment>11.4 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Special rules</source>
            <comment>12.0 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Three turns are different.</source>
            <comment>12.0 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Turn 5: mud</source>
            <comment>12.1 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Turn 5 is one turn of two weeks. In it a force that starts on or north of row 40 can't enter Soviet hexes; among German hexes it moves as usual.</source>
            <comment>12.1 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Armies mix</source>
            <comment>12.2 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>From turn 5 on [7.3] no longer holds.</source>
            <comment>12.2 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Turn 6: fresh effort</source>
            <comment>12.3 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>On turn 6 German ground units add 1 in the first round of regular battles, not in breakouts.</source>
            <comment>12.3 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Closed Fist</source>
            <comment>13.0 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A scenario of what might have been: all mechanised units massed in the centre for one blow at Moscow.</source>
            <comment>13.0 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>What stays</source>
            <comment>13.1 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Whatever this chapter does not change is as in the standard game.</source>
            <comment>13.1 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Start</source>
            <comment>13.2 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The game begins on turn 2.</source>
            <comment>13.2 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Set-up</source>
            <comment>13.3 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sectors do not count, only the three columns before the line, and [7.3] is off for the whole game.</source>
            <comment>13.3 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Checks</source>
            <comment>13.4 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The checks of turns 2 and 4 are not made, and neither pockets nor points are counted. The front check of turn 3 and Moscow remain.</source>
            <comment>13.4 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Stronger defence</source>
            <comment>13.5 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Add 1 to every defence roll and to every breakout roll.</source>
            <comment>13.5 text</comment>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>rules/air.lua</name>
        <message>
            <source>No air unit is available any more in this turn.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Air units go to German forces.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A force gets at most one air unit.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The Luftwaffe will support the force in {1}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Assign the Luftwaffe: {1} {1|unit|units} left</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>An air unit stays with its force for the whole phase and fires in every round.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Support the force in {space}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Go on without more air support</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Turn {1}, {2}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The Luftwaffe returns to its bases.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>rules/assault.lua</name>
        <message>
            <source>{1} is taken.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The attack fails; the force is back in {1} and has finished.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nobody defends {1}.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>rules/battle.lua</name>
        <message>
            <source>{1} returns with one step.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Round {1} in {2}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Fight another round in {1} or retreat?</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Each further round costs one movement point. A force that retreats has finished for this turn.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Fight another round</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No movement point is left for another round.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Retreat</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The other side takes these hits.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{1} does not fight in this battle.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{1} has one step: first every two-step unit must have taken a hit.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Choose a unit for the next hit: {1} left</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Units with two steps come first: a one-step unit can be hit only when each of them has been.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{piece} takes the hit</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>rules/deploy.lua</name>
        <message>
            <source>Only German units are set up.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{1} is already on the map.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Units are set up in the three rows of hexes west of the front line.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{1} is outside the sector of {2}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Another army is in {1}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{1} is full: three divisions at most.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Choose this army first.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{1} is set up in {2}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>All German units take their places in the ready-made set-up.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{1} is taken up again.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The set-up is finished.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>First give every unit a hex; then you can change places.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Change places, or begin the offensive</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Set up army {1}: {2} {2|unit|units} left</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Three rows west of the front, inside the army's sector, three divisions to a hex. The ready-made set-up places everybody at once.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Set up {piece} in {space}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Go on with army {value}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Use the ready-made set-up</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Take {piece} up again</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Begin the offensive</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Some units have no hex yet.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>rules/fire.lua</name>
        <message>
            <source>behind a river</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>first round on turn 6</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{1} fires {2} {2|die|dice}, modifier {3}: {4} {4|hit|hits}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{1} is reduced.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{1} is eliminated and set aside.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Air attack on {1}: {2} {2|hit|hits}.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>rules/force.lua</name>
        <message>
            <source>The force in {1} begins with {2} movement points.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{1} is dropped in {2} and has finished.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{1} stays in {2}.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>rules/generation.lua</name>
        <message>
            <source>turn</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Moscow</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Closed Fist</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{1} elite {1|unit is|units are} missing: rifle divisions step in.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Defence of {1}: the die shows {2}, modifier {3}, result {4}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{1} is gone for good; a rifle division joins the pool.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>rules/movement.lua</name>
        <message>
            <source>There is no German force.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Every unit in {1} has finished for this phase.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No unit of that mobility class in {1} can still act.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Choose a force to move</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Northern commander: move your force</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Southern commander: move your force</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mechanised and other units of a hex move as separate forces. A force finishes everything before the next one begins.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Move the force in {space} ({value})</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>End movement and combat</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Concede the campaign</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You can concede before the first force of a turn moves.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Really give up?</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Fight on</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Give up</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The German command gives up the attack on Moscow.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The thaw holds up every force that starts on or north of row 40: it can't enter Soviet hexes.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Another army or panzer group is in {1}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{1} has no room: three divisions at most, even in passing.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Another force is moving: finish it first.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Choose another hex to move to.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Stacking closes every way to {1}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The force must first fight for a Soviet hex before it gets to {1}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The force has not enough movement points to get to {1}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The force moves to {1} for {2} {2|point|points}, {3} left.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Only units of the moving force can be left behind; nobody can be picked up.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The last unit of a force can't be left behind: halt instead.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Move the force: {1} {1|point|points} left</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Entering a Soviet hex starts a battle. Units left behind before the first step can act later; dropped ones have finished.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Move to {space}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Leave {piece} behind</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Halt: the force has finished</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The force halts in {1}.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>rules/pockets.lua</name>
        <message>
            <source>{1} {1|hex|hexes} of the pocket {1|becomes|become} German.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Pocket hexes counted: {1}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The breakout fails.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The breakout succeeds; the force is thrown back to {1}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Breakout from {1} {1|hex|hexes}: the die shows {2}, modifier {3}, {4} {4|unit|units}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A pocket of {1} {1|hex|hexes} is closed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Moscow is encircled: German victory.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Choose the pocket to deal with first</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Several pockets have closed at once. Each makes its own attempt to break out.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The pocket at {space}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>rules/regroup.lua</name>
        <message>
            <source>Regroup: {1} {1|unit is|units are} back to full strength.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>rules/units.lua</name>
        <message>
            <source>Towns taken: {1} {1|point|points}, {2} in all.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>rules/victory.lua</name>
        <message>
            <source>Only {1} pocket hexes instead of {2}: German defeat.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The front has gaps, the first at {1}: German defeat.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Only {1} points instead of {2}: German defeat.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{1} west of column 29 is still Soviet: German defeat.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Moscow has not fallen by the end of the last turn: German defeat.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>German troops stand in Moscow: German victory.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The check of this turn is passed.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
</TS>
