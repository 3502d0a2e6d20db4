/** Royale's tiles in German: the sections 9 to 26 of the rules. */

import type { TileRules } from './structure.ts';

export const tileRules: TileRules = {
  lead: 'Alles aus der Royale-Schachtel: Tafeln bei den ersten Casinos bringen sechzehn kleine Spiele, von Jackpot bis Black Box, und eine offene Bank bezahlt sie.',
  step: {
    title: 'Tafeln',
    text: 'Bei den Casinos 1 bis 3 liegen Tafeln. Würfel, die du dorthin legst, **lösen** die Tafel **aus**; manche warten auf die Auszahlung. Das tun die sechzehn Seiten.',
  },
  sections: {
    9: 'Tafeln und Bank',
    10: 'Auszahlung mit Tafeln',
    11: 'Lucky Punch',
    12: 'Jackpot',
    13: 'Prime Time',
    14: 'Fifty Fifty',
    15: 'High Five',
    16: 'Bad Luck',
    17: 'Pay Day',
    18: 'Power Play',
    19: 'No Entry!',
    20: 'Knockout',
    21: 'Block It!',
    22: 'Handicap',
    23: 'Black Box',
    24: 'Double Down',
    25: 'Nice Dice',
    26: 'My Choice',
  },
  rules: {
    '9.1':
      'In jeder Runde liegen Tafeln bei den Casinos 1 bis 3; nach Absprache bei keinem oder bei bis zu allen sechs. Acht Tafeln, A bis H, haben je **zwei Seiten**: Welche Tafel mit welcher Seite kommt, wird jedes Mal gezogen. Beide Seiten einer Tafel liegen nie zugleich aus.',
    '9.2':
      'Nach der Runde gehen die Tafeln zurück, eine Seite kann also wiederkommen. Nach Absprache kommt in einer Partie **keine Seite zweimal**; das geht mit bis zu vier Tafeln.',
    '9.3': 'Nach Absprache werden die Seiten **gewählt** statt gezogen; dann liegen in jeder Runde dieselben aus.',
    '9.4':
      'In der ersten Runde legt ihr nach den sechs Paaren 24 Scheine verdeckt für die beiden anderen Runden beiseite. Die übrigen 54 liegen offen: Sie sind **die Bank**.',
    '9.5': 'Die Bank zahlt 10.000 $ und 20.000 $ als einen und zwei Chips.',
    '9.6':
      'Jeder andere Betrag ist ein Schein dieses Wertes; fehlt er, so wenige Scheine wie möglich; geht auch das nicht, entsteht ein Ersatzschein, der von da an wie jeder andere zählt. Chips gehen nie aus.',
    '9.7':
      'Würfel, die du in ein Casino legst, **lösen** seine Tafel **aus**, einmal für die ganze Ablage. Das tut auch der Würfel von Power Play (§18.3) und Ergebnis 4 von My Choice (§26.5). Sonst löst nichts eine Tafel aus: kein Würfel, den Handicap oder My Choice versetzt, keiner, der von Nice Dice weichen muss, kein grauer, neutraler oder schwarzer Würfel.',
    '9.8':
      'Was eine Tafel fragt, beantwortet der Gefragte, und zwar vor allem anderen. Wo **darfst** steht, kannst du verzichten; alles Übrige geschieht, soweit es möglich ist.',
    '9.9':
      '**Graue Würfel** zählen je 1. Alle grauen Würfel eines Casinos gehören einem gedachten Spieler, der gleichziehen und gewinnen kann, aber nie bezahlt wird. Er ist nicht der neutrale Spieler: Beide können einander aufheben.',
    '9.10': 'Die beiden **schwarzen Würfel** gehören niemandem. Sie werden geworfen, wenn eine Tafel es sagt.',
    '9.11':
      '**Einen Würfel versetzen** heißt eins von beidem: einen Würfel aus deinem Vorrat in ein beliebiges offenes Casino legen oder einen deiner Würfel aus einem offenen Casino in den Vorrat zurückholen. Würfel auf Tafeln lassen sich nicht versetzen. Keine Tafel wird ausgelöst.',
    '9.12': 'Ab dem 401. Zug einer Runde wird kein Würfel mehr zurückgeholt, damit jede Runde endet.',
    '9.13':
      'Würfel auf einer Tafel und in der Bar zählen in keinem Casino. Jede Runde beginnt mit frischen Tafeln: Zähler am Anfang, Marken an ihrem Platz.',
    '10.1':
      'Ausgezahlt wird in dieser Reihenfolge: Prime Time (§13.1), wer Bad Luck hat (§16.1), die Casinos 1 bis 6, die Strafen von Bad Luck (§16.2).',
    '10.2':
      'Ein Casino **gewonnen** hat, wer dort nach dem Streichen der Gleichstände vorn liegt. Ist das ein gedachter Spieler, hat niemand gewonnen; es rückt dafür niemand nach.',
    '10.3':
      'Jedes Casino zahlt seine Scheine und gleich danach seine Tafel aus: High Five, Black Box, Double Down, Nice Dice von Feld 1 bis 6, das goldene Feld von My Choice.',
    '10.4': 'Wer die nächste Runde beginnt, entscheiden allein die Scheine der Casinos (§6.2).',
    '11.1':
      'Löst du die Tafel aus, verstecke heimlich **eine, zwei oder drei** ihrer Marken. Wer links von dir sitzt, muss raten, wie viele.',
    '11.2':
      'Richtig geraten: Du bekommst nichts. Falsch geraten: Eine Marke bringt **zwei Chips**, zwei bringen **30.000 $**, drei bringen **40.000 $**.',
    '12.1':
      'Der Zähler beginnt bei 30.000 $. Löst du die Tafel aus, wirf beide schwarzen Würfel. **Summe 7 oder ein Pasch** gewinnt; das sind 12 von 36 Würfen, einer von dreien.',
    '12.2':
      'Der Gewinn ist, was der Zähler zeigt; danach steht er wieder auf 30.000 $. Sonst rückt er um 10.000 $ weiter, höchstens bis 80.000 $.',
    '13.1':
      'Vor der Auszahlung wirft, wer dieses Casino gewinnt, beide schwarzen Würfel. Gewinnt niemand, geschieht nichts.',
    '13.2':
      'Keiner, einer oder beide **dürfen** in die offenen Casinos ihrer Zahlen gelegt werden, auch nur einer von einem Pasch.',
    '13.3':
      'Für die ganze Auszahlung sind es kleine Würfel dieses Spielers. Sie dürfen absichtlich einen Gleichstand schaffen und sogar ändern, wer hier vorn liegt; geworfen wird trotzdem nur einmal. Keine Tafel wird ausgelöst.',
    '14.1':
      'Löst du die Tafel aus, wirf beide schwarzen Würfel. Der Zähler kommt auf sein erstes Feld, das nichts wert ist.',
    '14.2':
      'Nun höre auf und nimm, was der Zähler zeigt, oder wette, dass die nächste Summe **höher** oder **niedriger** ist, und wirf noch einmal.',
    '14.3':
      'Eine gewonnene Wette rückt den Zähler weiter: **ein Chip, 30.000 $, 40.000 $, 60.000 $**. Dann entscheidest du wieder. Eine verlorene Wette lässt dir nichts, und **die gleiche Summe verliert auch**.',
    '14.4':
      'Bei **60.000 $** wird sofort gezahlt: Weiter geht es nicht. Höher als 12 oder niedriger als 2 zu wetten ist erlaubt und aussichtslos.',
    '15.1':
      'Die Marke über 100.000 $ liegt auf der Tafel. Löst du sie aus und hast in diesem Casino **Stärke fünf oder mehr**, nimm die Marke.',
    '15.2':
      'In einer Runde bekommt sie nur ein Spieler. Sie bringt bei der Auszahlung **100.000 $**, auch wenn deine Würfel dann nicht mehr dort sind.',
    '15.3': 'Würfel, die ohne Auslösen hierher kamen, zählen, sobald du die Tafel das nächste Mal auslöst.',
    '16.1':
      'Bevor Gleichstände gestrichen werden, wird notiert, wer in diesem Casino die **geringste Stärke** hat, auch ganz ohne Würfel. Sind alle gleich, trifft es alle. Gedachte Spieler zahlen nicht und schützen niemanden.',
    '16.2':
      'Haben alle Casinos ausgezahlt, zahlt jeder von ihnen **50.000 $** an die Bank, im Uhrzeigersinn ab dem Spieler, der die Runde begonnen hat.',
    '16.3': 'Wer 50.000 $ oder weniger besitzt, gibt alles. Ein Chip zählt 10.000 $.',
    '16.4':
      'Wechselgeld gibt es nur in Scheinen; weniger als 30.000 $ kommt also nicht zurück. Gezahlt wird so, dass du am wenigsten verlierst, und dabei mit möglichst wenigen Chips; der Tisch rechnet es aus.',
    '16.5': 'Nach Absprache kostet es immer **genau 50.000 $**, und was der Bank zum Wechseln fehlt, stellt sie her.',
    '17.1':
      'Löst du die Tafel aus, zähle die Casinos mit mindestens einem deiner Würfel, dieses mitgezählt. Würfel auf Tafeln zählen nicht.',
    '17.2': 'Ein Casino bringt einen Chip, zwei bringen zwei Chips, **drei bis sechs bringen 30.000 $ bis 60.000 $**.',
    '18.1':
      'Löst du die Tafel aus und bist in diesem Casino **stärker als alle anderen**, gedachte Spieler mitgezählt, nimm die Marke: von der Tafel oder von dem, der sie hat.',
    '18.2':
      'Sobald er nicht mehr vor allen liegt, kommt die Marke zurück auf die Tafel. Ein Gleichstand genügt. Ohne Auslösen bekommt sie niemand.',
    '18.3':
      'Hast du sie zu Beginn deines Zuges, **darfst** du statt zu würfeln einen beliebigen Würfel aus deinem Vorrat in ein beliebiges offenes Casino legen. Das löst die Tafel dort aus.',
    '18.4': 'Die Marke bleibt bei dir, solange du vorn liegst.',
    '19.1': 'Am Anfang liegt die Marke auf der Tafel und der Zähler auf dem Pfeil.',
    '19.2':
      'Wer die Tafel als Erstes auslöst, legt die Marke auf ein Casino, **nur nicht auf dieses**, rückt den Zähler um eins weiter und nimmt, was dort steht.',
    '19.3':
      'Danach **darfst** du sie auf ein anderes Casino legen, mit Zähler und Lohn wie zuvor, oder sie liegen lassen und nichts bekommen.',
    '19.4':
      'Ein Casino mit der Marke ist **geschlossen**: Kein Würfel kommt hinein oder heraus, und seine Tafel lässt sich nicht auslösen. Seine Würfel werden wie immer bezahlt.',
    '19.5': 'Zeigt ein Wurf nur die geschlossene Zahl, wird **umsonst** gepasst; die Würfel bleiben.',
    '19.6': 'Die Felder der Runde: Pfeil, zwei Chips, leer, 30.000 $, leer, ein Chip und wieder von vorn.',
    '20.1':
      'Löst du die Tafel aus, legen alle anderen der Reihe nach einen Würfel ihres Vorrats in die Bar, welchen sie wollen. Wer keinen mehr hat oder schon zwei in der Bar, gibt keinen. Ein großer Würfel zählt als einer.',
    '20.2': 'Danach holst du **alle deine Würfel** aus der Bar in deinen Vorrat zurück.',
    '20.3':
      'Würfel in der Bar zählen nirgends. Jemand kann so den letzten Würfel verlieren und ist nicht am Zug, bis einer zurückkommt.',
    '21.1': 'Neun graue Würfel liegen in Gruppen auf der Tafel: **1, 1, 2, 2 und 3**.',
    '21.2':
      'Löst du die Tafel aus, wähle eine übrige Gruppe und lege sie ganz in ein offenes Casino, auch dieses ist erlaubt. Solange es Gruppen gibt, musst du.',
    '22.1':
      'Am Anfang liegt je ein grauer Würfel in den Casinos 1 bis 3 und je zwei in 4 bis 6. Die Tafel hat neun Plätze für sie: zwei für **einen Chip**, drei für **30.000 $**, vier zum **Versetzen**.',
    '22.2':
      'Löst du die Tafel aus, **darfst** du einen grauen Würfel aus einem offenen Casino nehmen, auf einen freien Platz legen und bekommst, was dort steht.',
    '22.3': 'Was Versetzen heißt, steht in §9.11. Lässt sich nichts versetzen, bringt es nichts.',
    '22.4': 'Graue Würfel, die in den Casinos bleiben, nehmen an der Auszahlung teil.',
    '23.1':
      'Zur Box gehören sechs Marken: **60.000 $, zweimal 20.000 $ und drei ohne Wert**. Zahlt dieses Casino aus, bekommt sie alle, der linke Nachbar des Gewinners.',
    '23.2': 'Er teilt sie heimlich in zwei Stapel; keiner darf leer sein.',
    '23.3':
      'Wer gewonnen hat, sieht, wie viele Marken in jedem Stapel liegen, wählt einen und bekommt, was darin ist. 20.000 $ werden als zwei Chips gezahlt.',
    '23.4': 'Gewinnt niemand, geschieht nichts.',
    '24.1':
      'Löst du die Tafel aus, **darfst** du beliebig viele deiner Würfel aus diesem Casino auf die Tafel legen, neue oder alte.',
    '24.2':
      'Bei der Auszahlung ist die Tafel ein eigenes Casino: Gleichstände scheiden aus, Platz 1 bekommt **60.000 $**, Platz 2 **30.000 $**.',
    '24.3': 'Würfel auf der Tafel zählen nicht mehr im Casino, und nichts bewegt sie wieder.',
    '25.1':
      'Löst du die Tafel aus, **darfst** du einen Würfel dieses Wurfs auf das Feld seiner Zahl legen: einen gerade hier abgelegten oder einen noch nicht gelegten.',
    '25.2':
      'Bei der Auszahlung bringen die Würfel auf den Feldern: Feld 1 einen Chip, Feld 2 zwei Chips, **Feld 3 bis 6 30.000 $ bis 60.000 $**. Ein großer Würfel bringt nicht mehr.',
    '25.3':
      'Ein Würfel, der auf dem Feld lag, zieht ins Casino dieser Zahl, ohne etwas auszulösen. Ist dieses Casino geschlossen, steht das Feld nicht zur Wahl.',
    '25.4': 'Nach einem Würfel von Power Play gab es keinen Wurf, also lässt sich nichts legen.',
    '26.1': 'Löst du die Tafel aus, wirf beide schwarzen Würfel und **wähle eines** der beiden Ergebnisse.',
    '26.2': '**1**: ein Chip.',
    '26.3': '**2**: zwei Chips.',
    '26.4': '**3**: 30.000 $.',
    '26.5':
      '**4**: Löse eine andere Tafel aus, als hättest du gerade einen Würfel dorthin gelegt. Du musst dort keine Würfel haben, und es kommt keiner dazu; die Tafel eines geschlossenen Casinos steht nicht zur Wahl.',
    '26.6': '**5**: Versetze einen Würfel (§9.11).',
    '26.7':
      '**6**: Lege einen Würfel deines Vorrats auf das goldene Feld. Ein Würfel, der dort lag, geht zurück an seinen Besitzer.',
    '26.8':
      'Der Würfel auf dem goldenen Feld bringt bei der Auszahlung **60.000 $**. Auch ein Ergebnis, das gerade nicht geht, darf gewählt werden; es bewirkt nichts.',
  },
  allFaces: 'Die sechzehn Seiten.',
  face: (name, letter, side) => `${name}: Tafel ${letter}, Seite ${side}.`,
  reconstructed:
    'Die Runde von No Entry! beruht auf einer einzigen Quelle, und ein paar Entscheidungen zu den Tafeln sind unsere. Sag uns, wenn es in deiner Schachtel anders ist.',
};
