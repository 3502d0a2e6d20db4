/** The rules of Lords of Vegas in German. */

import type { LordsRules } from './structure.ts';

export const text: LordsRules = {
  lead: {
    all: 'Leere Grundstücke am Strip, fünf Casinofirmen und nie genug Geld. Baue, breite dich auf Nachbarland aus, wette in fremden Sälen und handle mit allem, was du hast. Der Boss der größten Casinos gewinnt.',
  },
  steps: {
    goal: {
      title: 'Das Ziel',
      text: 'Am Ende die meisten **Punkte** haben. Punkte bringen Casinos, in denen du **Boss** bist: Dir gehört der höchste Würfel. Plättchen einer Farbe, die sich in einem Block berühren, sind ein Casino.',
    },
    start: {
      title: 'Zwei Grundstücke zum Anfang',
      text: 'Alle bekommen zwei Karten, markieren deren Grundstücke und erhalten Startgeld. Je niedriger der aufgedruckte Würfel, desto mehr.',
    },
    card: {
      title: 'Zieh eine Karte',
      text: 'Dein Zug beginnt mit einer Karte. Ihr Grundstück gehört dann dir. **Jedes Grundstück** mit Marker zahlt 1 $, und in den Casinos, die die Karte nennt, zahlt jeder Würfel **1 $ pro Auge**.',
    },
    track: {
      title: 'Punkte für Bosse',
      text: 'Der Boss eines zahlenden Casinos bekommt einen Punkt pro Plättchen. Weiter oben werden die Schritte der Leiste größer, und Punkte eines Casinos, die für keinen ganzen Schritt reichen, **verfallen**: Später zählen nur noch große Casinos.',
    },
    grow: {
      title: 'Bauen und wachsen',
      text: 'Danach gib dein Geld aus, wie du willst. **Baue** auf deinen Grundstücken, **breite** ein eigenes Casino für den doppelten Preis auf ein freies Grundstück daneben **aus** oder **baue** es in eine andere Farbe **um**.',
    },
    shake: {
      title: 'Aufmischen',
      text: '**Umorganisieren**: Bezahle und würfle alle Würfel eines Casinos neu, in dem du einen hast. **Wetten**, einmal pro Zug, im Casino eines anderen Bosses: Zwei Würfel entscheiden, wer zahlt.',
    },
    ties: {
      title: 'Nur ein Boss',
      text: 'Gehört der höchste Wert eines Casinos zwei Spielern, werden diese Würfel neu gewürfelt, bis einer allein oben ist.',
    },
    trade: {
      title: 'Alles hat seinen Preis',
      text: 'Geld, Grundstücke, Würfel auf Plättchen, eine Aktion für jemand anderen, das Versprechen, ein Casino in Ruhe zu lassen: Je zwei Spieler können **jederzeit** handeln, in jedem Zug.',
    },
    end: {
      title: 'Das Ende',
      text: 'Die Partie endet mit der Karte **Spielende** im letzten Viertel des Stapels oder sobald jemand **90** Punkte erreicht. Die meisten Punkte gewinnen, dann das meiste Geld.',
    },
  },
  sections: {
    1: 'Material und Begriffe',
    2: 'Aufbau',
    3: 'Die Karte',
    4: 'Aktionen',
    5: 'Gleichstand',
    6: 'Handel',
    7: 'Das Ende',
    8: 'Zu zweit',
    9: 'Was bekannt ist',
  },
  rules: {
    '1.1':
      'Der Spielplan hat sechs **Blöcke** mit **Grundstücken** in Dreierreihen. A, C und E liegen westlich des Strips, B, D und F östlich: 48 Grundstücke, benannt nach Block und Nummer, Reihe für Reihe. Straßen und der Strip trennen die Blöcke. Geld zählt immer in Millionen Dollar.',
    '1.2':
      'Auf jedem Grundstück stehen ein **Würfel** und ein **Preis**, die immer zusammengehören: 1 mit 8 $, 2 mit 6 $, 3 mit 9 $, 4 mit 12 $, 5 mit 15 $, 6 mit 20 $.',
    '1.3':
      'Ein Grundstück **liegt am Strip** in der dritten Spalte von A, C und E und in der ersten Spalte von B, D und F.',
    '1.4':
      'Fünf Firmen haben je neun **Plättchen**. Die Farbe eines Plättchens hat nichts mit den Farben der Spieler zu tun.',
    '1.5':
      'Der Stapel hat eine Karte für jedes Grundstück und ein **Spielende**. Eine Karte nennt ihr Grundstück und was **zahlt**: neun Karten für jede Firma, drei für den Strip. Das Spielende nennt kein Grundstück und lässt den Strip zahlen.',
    '1.6':
      'Die Punkteleiste: 0 bis 8 einzeln, dann 10 12 14 16 18 20, 23 26 29 32, 36 40 44, 49 54, 60 66, 73, 81, 90. Wo die Schritte größer werden, ist eine **Schwelle**.',
    '1.7': 'Alle haben zwölf **Würfel** und zehn **Marker**. Der Bank geht das Geld nie aus.',
    '1.8':
      'Ein Grundstück ohne Plättchen gehört dem, der einen Marker darauf hat. Ein Plättchen gehört dem, der einen Würfel darauf hat, und ohne Würfel niemandem. Auf einem Plättchen liegt höchstens ein Würfel.',
    '1.9':
      'Ein **Casino** ist die größte Gruppe von Plättchen einer Farbe, die in einem Block mit ihren Kanten verbunden sind. Niemand kann es teilen. Casinos heißen nach ihrem ersten Grundstück.',
    '1.10': '**Boss** eines Casinos ist, wem sein höchster Würfel gehört. Ohne Würfel gibt es keinen Boss.',
    '2.1': 'Alle beginnen auf Feld 0 und ohne Geld.',
    '2.2':
      'Das Spielende kommt beiseite, alle bekommen zwei Grundstückskarten. Für jede markiert man das Grundstück und nimmt **10 $ weniger den aufgedruckten Würfel**. Die Karten werden offen danach ausgelegt, was sie zahlen.',
    '2.3': 'Zu zweit hat eine ausgeteilte Karte von Block F keine Wirkung und wird ersetzt.',
    '2.4':
      'Das Spielende kommt oben auf den letzten von vier gleichen Stapeln: Ein Viertel der übrigen Karten, abgerundet, liegt darunter. Mit ungewissem Ende liegt es bis zu zwei Karten höher oder tiefer, und niemand weiß es.',
    '2.5':
      'Alle würfeln mit zwei Würfeln. Die höchste Summe beginnt, bei Gleichstand wird neu gewürfelt. Es geht reihum.',
    '3.1':
      'Ein Zug beginnt mit deiner Karte. Davor darfst du handeln (§6.1). Die Karte läuft von selbst ab; du entscheidest nur, was §3.2 und §3.3 fragen, vor Gleichständen und Zahlungen.',
    '3.2':
      'Ist das Grundstück leer, markierst du es. Liegen alle zehn Marker, zieht einer von einem anderen deiner Grundstücke hierher, das dann niemandem gehört.',
    '3.3':
      'Liegt dort nach einem Ausbreiten ein Plättchen, geht sein Würfel an den Besitzer zurück und einer von dir nimmt **mit demselben Wert** seinen Platz ein; ein Plättchen ohne Würfel bekommt deinen mit dem aufgedruckten Wert. Dein eigener Würfel bleibt, wie er ist. Liegen alle zwölf, muss einer hierher umziehen. Das kostet nichts und lässt sich nicht ablehnen.',
    '3.4': 'Jeder Marker auf dem Plan zahlt seinem Besitzer **1 $**, egal welche Karte kommt.',
    '3.5':
      'Die Casinos, die die Karte nennt, zahlen: alle einer Firma oder alle mit mindestens einem Plättchen am Strip. Jeder Würfel darin zahlt seinem Besitzer **1 $ pro Auge**, Boss oder nicht.',
    '3.6':
      'Der Boss bekommt dafür jeweils **einen Punkt pro Plättchen**, auch für Plättchen ohne Würfel. Die Casinos werden einzeln eingetragen, das kleinste zuerst. Der Chip zieht weiter, solange die übrigen Punkte für den nächsten Schritt reichen; der Rest verfällt.',
    '3.7': 'Die Karte wird danach ausgelegt, was sie zahlt: Alle sehen, welche Karten noch kommen.',
    '4.1':
      '**Bauen** auf einem eigenen Grundstück: Bezahle den Preis, nimm den Marker zurück und lege ein Plättchen einer beliebigen Firma mit einem eigenen Würfel, der den aufgedruckten Wert zeigt.',
    '4.2':
      'Plättchen und Würfel sind begrenzt. Ohne Plättchen einer Farbe kein Bauen, Ausbreiten oder Umbauen in dieser Farbe. Liegen alle zwölf Würfel auf dem Plan, und nur dann, nimmt das neue Plättchen einen davon von einem anderen, das ohne Besitzer bleibt. Wer Boss ist, gilt vor dem Umsetzen.',
    '4.3':
      '**Ausbreiten** eines Casinos, dessen Boss du bist: Bezahle den **doppelten Preis** eines Grundstücks daneben, auf dem weder Plättchen noch Marker liegt, und lege dort ein Plättchen in der Farbe des Casinos mit einem eigenen Würfel, der den aufgedruckten Wert zeigt.',
    '4.4':
      '**Umbauen** eines Casinos, dessen Boss du bist: Bezahle **5 $ pro Plättchen** und tausche alle Plättchen gegen eine andere Farbe, von der genug da sind. Die Würfel bleiben.',
    '4.5':
      '**Umorganisieren** eines Casinos, in dem du einen Würfel hast: Bezahle **1 $ pro Auge** aller seiner Würfel und würfle sie alle neu. Kein Würfel wird in einem Zug zweimal umorganisiert; einer, der es schon wurde, sperrt also sein ganzes Casino. Sind alle Ergebnisse bekannt, legen die Besitzer ihre Ergebnisse auf ihre Plättchen, Würfel für Würfel: du zuerst, dann reihum.',
    '4.6':
      '**Wetten**, einmal pro Zug, im Casino eines anderen Bosses: Setze 1 $ bis 5 $ pro Plättchen, höchstens so viel, wie du hast. Der Boss darf zuerst die Hälfte an die Bank geben. Zwei Würfel: 2 und 12 zahlen den doppelten Einsatz, 3, 4, 9, 10 und 11 den Einsatz, bei 5 bis 8 bekommt ihn der Boss. Hat er geteilt, zahlt oder bekommt der Boss die Hälfte, abgerundet, die Bank den Rest. Ein Boss mit zu wenig Geld zahlt, was er hat; der Teil der Bank bleibt ganz.',
    '4.7':
      'Tu all das in beliebiger Reihenfolge und so oft dein Geld reicht; nach jeder Aktion werden Gleichstände geklärt (§5.1). Deinen Zug beendest du selbst.',
    '5.1':
      'Nach jeder Aktion, jeder Übernahme und jedem Handel, und wenn ein Würfel umgezogen ist, werden alle Casinos geprüft. Teilen sich Würfel von zwei oder mehr Spielern den höchsten Wert, werden alle Würfel mit diesem Wert kostenlos **neu gewürfelt**.',
    '5.2':
      'Das wiederholt sich mit dem, was dann oben ist, bis die höchsten Würfel einem Spieler gehören. Gleiche Würfel eines Spielers und gleiche Würfel weiter unten bleiben liegen.',
    '5.3': 'Neu würfeln bei Gleichstand ist kein Umorganisieren (§4.5).',
    '6.1':
      'Je zwei Spieler können jederzeit handeln, in jedem Zug, solange niemand etwas entscheiden muss und die Partie läuft.',
    '6.2':
      'Jede Seite gibt eine beliebige Mischung aus Geld, eigenen Grundstücken und eigenen Würfeln auf Plättchen; irgendetwas muss den Besitzer wechseln. Ein Grundstück bekommt den Marker des anderen, ein Würfel wird durch einen des anderen mit demselben Wert ersetzt.',
    '6.3': 'Punkte, Plättchen und Versprechen für spätere Züge sind nicht handelbar.',
    '6.4':
      'Ist eine Seite am Zug, kann eine Aktion aus §4.1 bis §4.6 Teil des Handels sein, sobald die Karte gezogen ist. Erst der Tausch, dann die Aktion, beurteilt auf dem Plan nach dem Tausch, dann eine Prüfung auf Gleichstand. Ein Casino mit Gleichstand hat in diesem Moment keinen Boss. Ist ein Teil nicht erlaubt, geschieht nichts.',
    '6.5': 'Nach dem Tausch darf niemand mehr als zwölf Würfel oder zehn Marker auf dem Plan haben.',
    '6.6':
      'Wer am Zug ist, kann auch einen **Verzicht** verkaufen: im Casino eines genannten Grundstücks nicht ausbreiten, umbauen, umorganisieren oder wetten. Er gilt bis zum Ende des Zugs, egal wozu dieses Casino dann gehört.',
    '6.7':
      'Ein Angebot wird angenommen oder abgelehnt, wie es ist. Jede Seite kann es ändern, dann ist es ihres; Antworten auf die ältere Fassung gelten nicht. Wer es gemacht hat, kann es zurückziehen. Mehrere können offen sein. Der Inhalt wird beim Anbieten und noch einmal beim Annehmen geprüft.',
    '6.8': 'Sind Geschenke abgeschaltet, müssen beide Seiten etwas geben; eine Aktion oder ein Verzicht zählt.',
    '6.9': 'Offene Angebote verfallen am Ende des Zugs.',
    '6.10': 'Niemand macht in einem Zug mehr als zwanzig Angebote und Gegenangebote.',
    '7.1':
      'Wird das **Spielende** gezogen, zahlen die Marker, der Strip zahlt Geld und Punkte, und die Partie ist vorbei. Wer es gezogen hat, spielt nicht weiter.',
    '7.2': 'Steht nach der Zahlung einer Karte jemand auf **90**, endet die Partie sofort, egal in wessen Zug.',
    '7.3': 'Die meisten Punkte gewinnen, dann das meiste Geld. Wer in beidem gleich ist, teilt sich den Platz.',
    '8.1': 'Block F wird nicht benutzt.',
    '8.2':
      'Eine Karte von Block F markiert nichts, aber Grundstücke und Casinos zahlen. Danach wird noch eine Karte gezogen, bis eine aus einem anderen Block ausgeführt oder die Partie vorbei ist.',
    '9.1':
      'Alles liegt offen, auch das Geld und welche Karten schon da waren. Nur mit ungewissem Ende weiß niemand, wie tief das Spielende liegt.',
  },
  figures: {
    lots: 'Block A, bevor jemand baut. Jedes Grundstück zeigt Preis und Würfel; ein Stern markiert die Grundstücke am Strip. A1 gehört Bruno, A6 Ada.',
    casino:
      'C1, C2 und C4 berühren sich und sind ein Casino von Marlin. Chiaras Vier ist der höchste Würfel: Sie ist Boss, und die Krone zeigt, was es wert ist, drei Punkte. C9 berührt keines davon und ist ein eigenes Casino.',
    payday:
      'Derselbe Block, wenn Marlin zahlt: Chiara bekommt 4 $ und drei Punkte für das Dreiercasino, Dora 3 $ und Bruno 2 $ für ihre Würfel darin. Ada bekommt 4 $ und einen Punkt für C9 und 1 $ für ihr Grundstück C5.',
    track:
      'Chiara steht auf 18, ihr Vierercasino zahlt. Der Schritt auf 20 kostet zwei Punkte. Die zwei übrigen reichen nicht für den nächsten, der drei kostet: Sie verfallen.',
    sprawl:
      'Ada ist Boss von Comet auf D1 und D2. Sie kann sich für 24 $ nach D3 oder für 16 $ nach D5 ausbreiten. D4 liegt auch daneben, gehört aber Bruno.',
    gamble: 'Was die beiden Würfel mit dem Einsatz machen. In 20 von 36 Fällen gewinnt der Boss.',
    tie: 'Bruno und Dora haben beide eine Fünf ganz oben. Beide Fünfen werden neu gewürfelt; Adas Zwei bleibt.',
  },
  names: ['Ada', 'Bruno', 'Chiara', 'Dora'],
  gamble: { double: 'doppelt', win: 'der Einsatz', lose: 'an den Boss' },
};
