/** The rules of Las Vegas in German. */

import type { LasVegasRules } from './structure.ts';
import { tileRules } from './tiles/de.ts';
import { faceCaptions } from './tiles/structure.ts';

export const text: LasVegasRules = {
  lead: {
    classic:
      'Sechs Casinos bieten Geld. Schicke deine Würfel dorthin, wo wenige andere sind: Die meisten Würfel nehmen den besten Schein, und wer gleich viele hat, geht leer aus.',
    'royale-base':
      'Sechs Casinos bieten je zwei Scheine. Die größte Stärke nimmt den besseren, gleiche Stärken heben sich auf, dein großer Würfel zählt doppelt, und für einen Chip darfst du passen.',
    royale: tileRules.lead,
  },
  steps: {
    tiles: tileRules.step,
    goal: {
      title: 'Das Ziel',
      text: 'Nach der letzten Runde das meiste Geld haben. Geld gibt es in sechs Casinos, nummeriert von 1 bis 6 wie ein Würfel.',
    },
    moneyClassic: {
      title: 'Geld kommt ins Spiel',
      text: 'In jeder Runde bekommt jedes Casino Scheine vom Stapel, bis dort mindestens **50.000 $** liegen.',
    },
    moneyRoyale: {
      title: 'Geld kommt ins Spiel',
      text: 'In jeder Runde werden sechs Paare von Scheinen aufgedeckt und sortiert: Das reichste Paar kommt zu Casino 6, das ärmste zu Casino 1. Alle bekommen **zwei Chips**.',
    },
    roll: {
      title: 'Würfeln und legen',
      text: 'Wenn du dran bist, wirf alle Würfel, die du noch hast. Wähle **eine Zahl** und lege **alle** Würfel mit dieser Zahl in das Casino dieser Nummer. Der Rest bleibt für deinen nächsten Zug.',
    },
    pass: {
      title: 'Oder passen',
      text: 'Nichts Gutes dabei? Gib einen Chip ab, lege nichts und behalte alle Würfel. Jeder Chip, den du am Ende noch hast, zählt 10.000 $.',
    },
    payout: {
      title: 'Auszahlung',
      text: 'Wenn niemand mehr Würfel hat, zahlen die Casinos aus. Zuerst **scheiden alle aus, die in einem Casino gleich viele Würfel haben**, auf jeder Stufe. Von den übrigen nimmt der Stärkste den höchsten Schein, der Nächste den nächsten.',
    },
    endClassic: {
      title: 'Vier Runden',
      text: 'Nimm deine Würfel zurück und spiel weiter; der Nächste beginnt. Nach **vier Runden** gewinnt das meiste Geld.',
    },
    endRoyale: {
      title: 'Drei Runden',
      text: 'Nimm deine Würfel zurück und spiel weiter; es beginnt, wer beim höchsten Casino gewonnen hat. Nach **drei Runden** werden Scheine und Chips gezählt, und das meiste Geld gewinnt.',
    },
  },
  sections: {
    ...tileRules.sections,
    1: 'Idee und Begriffe',
    2: 'Was in der Schachtel ist',
    3: 'Eine Runde vorbereiten',
    4: 'Dein Zug',
    5: 'Auszahlung',
    6: 'Nächste Runde und Ende',
    7: 'Neutrale Würfel',
    8: 'Was alle wissen dürfen',
  },
  rules: {
    ...tileRules.rules,
    '1.1':
      'Sechs Casinos, nummeriert von 1 bis 6 wie die Seiten eines Würfels, bieten Geld. Du legst Würfel hinein. Die meisten Würfel in einem Casino nehmen den besten Schein, gleich viele heben sich gegenseitig auf, und am Ende gewinnt das meiste Geld.',
    '1.2':
      '**Beteiligt** an einem Casino ist, wer Würfel darin hat: ein Spieler oder der **neutrale Spieler**, der nur gedacht ist und dem die neutralen Würfel gehören (§7.1, §7.4).',
    '1.3':
      'Dein **Vorrat** sind die Würfel, die du in dieser Runde noch nicht gelegt hast, samt neutralen Würfeln bei dir.',
    '1.4': '**Stärke** in einem Casino: Jeder kleine Würfel zählt 1, ein großer zählt 2.',
    '1.5': '„Der Nächste“ heißt immer im Uhrzeigersinn, in der Reihenfolge der Plätze.',
    '2.1': 'Zwei bis fünf Spieler, vier Runden, je acht kleine Würfel, 54 Scheine von 10.000 $ bis 90.000 $.',
    '2.2':
      'Zwei bis fünf Spieler, drei Runden, je sieben kleine Würfel und ein großer, 90 Scheine von 30.000 $ bis 100.000 $ und Chips.',
    '2.3':
      'Alle Scheine bilden einen verdeckten Stapel. Zurückgelegte Scheine kommen verdeckt darunter, in der Reihenfolge, in der sie zurückkommen.',
    '3.1':
      'Casino 1 bekommt einen Schein nach dem anderen vom Stapel, bis sie zusammen **mindestens 50.000 $** ergeben. Dann Casino 2 und so weiter bis Casino 6.',
    '3.2':
      'Sechs Paare von Scheinen werden aufgedeckt. Das Paar mit der höchsten Summe kommt zu Casino 6, das nächste zu Casino 5, bis hinunter zu Casino 1. Bei gleichen Summen kommt das Paar mit dem höheren Einzelschein zum höheren Casino.',
    '3.3': 'In jedem Casino liegen die Scheine der Höhe nach.',
    '3.4': 'Alle bekommen **zwei Chips**. Übrige Chips aus früheren Runden bleiben.',
    '3.5': 'Alle nehmen alle ihre Würfel. Spielt man mit neutralen Würfeln, kommen sie jetzt dazu (Abschnitt 7).',
    '3.6': 'Wer auf dem ersten Platz sitzt, beginnt die erste Runde. Spätere Runden: §6.1 und §6.2.',
    '4.1': '**Würfle** mit deinem ganzen Vorrat. Einen Zug ohne Wurf gibt es nicht.',
    '4.2':
      '**Lege**: Wähle eine gewürfelte Zahl und lege **alle** Würfel, die sie zeigen, auch große und neutrale, in das Casino dieser Nummer. Die anderen Würfel kommen zurück in den Vorrat.',
    '4.3':
      '**Passe** (nur Royale): Nach dem Wurf darfst du einen Chip abgeben, statt zu legen. Alle Würfel kommen zurück in den Vorrat. Passen kannst du, solange du Chips hast. Ohne Chip, und im klassischen Spiel immer, musst du legen.',
    '4.4':
      'Dann ist der Nächste dran, der noch Würfel hat. Wer als Einziger noch Würfel hat, macht einen Zug nach dem anderen.',
    '4.5': 'Die Runde endet, sobald niemand mehr Würfel hat.',
    '5.1': 'Die Casinos zahlen nacheinander aus, von 1 bis 6.',
    '5.2':
      '**Gleichstände**: Wessen Stärke in einem Casino der eines anderen gleicht, der scheidet dort aus, auf allen Stufen zugleich. Von den Stärken 5, 3, 3, 1 bleiben 5 und 1; von 2, 2, 1, 1 bleibt niemand.',
    '5.3':
      '**Ränge**: Die übrigen ordnen sich nach Stärke. Der Erste nimmt den höchsten Schein, der Zweite den nächsten und so weiter, solange Scheine da sind. Niemand nimmt in einem Casino mehr als einen Schein.',
    '5.4':
      'Ein Schein, der dem neutralen Spieler oder niemandem zufällt, kommt unter den Stapel. Das geschieht, wenn alle Casinos gezahlt haben: Casino 1 zuerst, in jedem Casino der höhere Schein zuerst.',
    '5.5': 'Alle Würfel gehen zurück an ihre Besitzer.',
    '6.1': 'Die nächste Runde beginnt der Spieler nach dem, der diese begonnen hat.',
    '6.2':
      'Suche von Casino 6 abwärts das erste, in dem ein Spieler einen Schein gewonnen hat. Von den Gewinnern dort beginnt der mit dem höheren Schein. Hat nirgends jemand etwas gewonnen, beginnt der Spieler nach dem, der diese Runde begonnen hat.',
    '6.3': 'Die Partie endet nach der letzten Auszahlung: klassisch in der vierten Runde, bei Royale in der dritten.',
    '6.4':
      'Deine Summe ist der Wert deiner Scheine; bei Royale zählt jeder übrige Chip **10.000 $** dazu. Die höchste Summe gewinnt.',
    '6.5':
      'Bei gleicher Summe gewinnt, wer mehr Teile hat: klassisch Scheine, bei Royale Scheine und Chips. Ist auch das gleich, wird der Sieg geteilt.',
    '7.1':
      'Eine Variante für zwei bis vier Spieler: Acht Würfel einer freien Farbe kommen dazu. Zu Beginn jeder Runde nimmt jeder davon **vier** zu zweit, **zwei** zu dritt oder zu viert.',
    '7.2':
      'Sie gehören zu deinem Vorrat: Du wirfst sie mit (§4.1) und legst sie mit (§4.2). Du darfst auch eine Zahl wählen, die nur neutrale Würfel zeigen.',
    '7.3': 'Zu dritt bleiben zwei neutrale Würfel übrig. Sie werden zu Beginn der Runde geworfen und gleich gelegt.',
    '7.4':
      'Zu zweit, immer: Zu Beginn jeder Runde werden alle acht Würfel einer freien Farbe, sieben kleine und ein großer, geworfen und gelegt. Sie bleiben die ganze Runde liegen.',
    '7.5':
      'Alle neutralen Würfel in einem Casino zusammen sind dort die Stärke des neutralen Spielers. Er zählt bei Gleichständen und Rängen wie jeder andere; Scheine, die er gewinnt, kommen unter den Stapel (§5.4).',
    '8.1': 'Würfel, Chips, die Scheine in den Casinos und die **Anzahl** der gewonnenen Scheine sind für alle offen.',
    '8.2':
      'Auch die Werte gewonnener Scheine sind offen, es sei denn, der Tisch spielt mit verdeckten Gewinnen: Dann sieht sie bis zum Schluss nur ihr Besitzer, und am Ende werden alle gezeigt.',
    '8.3': 'Niemand kennt die Reihenfolge des Stapels. Es gibt sie noch gar nicht, bevor ein Schein aufgedeckt wird.',
  },
  figures: {
    ...faceCaptions(tileRules),
    faces: tileRules.allFaces,
    fill: 'Ein Casino wird gefüllt: 20 und 20 reichen nicht, also kommt ein dritter Schein. Mit 30 mehr sind es 70.000 $: genug.',
    pairs:
      'Sechs Paare, nach Summen geordnet. 90 + 50 und 80 + 60 sind gleich; das Paar mit der 90 kommt zum höheren Casino.',
    place:
      'Ada hat eine 1, zwei 3er und drei 5er gewürfelt. Sie wählt die Fünfen: Alle drei kommen zu Fifth Planet. Drei Würfel bleiben für ihren nächsten Zug.',
    payout:
      'Bruno und Chiara haben je drei Würfel: Gleichstand, beide raus. Ada nimmt den höheren Schein, Dora mit ihrem einzigen Würfel den anderen.',
    big: 'Adas großer Würfel und ein kleiner ergeben Stärke 3. Brunos zwei kleine ergeben 2.',
    neutral:
      'Die neutralen Würfel haben Gleichstand mit Ada: beide raus. Brunos einziger Würfel nimmt die 80.000 $, für die 30.000 $ bleibt niemand.',
  },
  names: ['Ada', 'Bruno', 'Chiara', 'Dora'],
  neutral: 'neutral',
  outcomes: {
    takes: (money) => `nimmt ${money}`,
    tie: 'Gleichstand: raus',
    nothing: 'kein Schein übrig',
    backToPile: (money) => `${money}: zurück unter den Stapel`,
  },
  reconstructed: tileRules.reconstructed,
  casinoGets: (casino, money) => `${casino}: ${money}`,
};
