/** The rules of Vegas Showdown in German. */

import type { ShowdownWords } from './structure.ts';

export const text: ShowdownWords = {
  lead: {
    all: 'Alle bauen ein Hotel mit Casino, Raum für Raum. Jeder Raum wird ersteigert, und er muss passen: Tür an Tür, mit einem Weg zum richtigen Eingang. Das berühmteste Haus gewinnt.',
  },
  steps: {
    goal: {
      title: 'Das Ziel',
      text: 'Am Ende den meisten **Ruhm** haben. Plättchen bringen Ruhm, Besucher oder Umsatz, solange sie auf deinem **Plan** liegen. Ein gut durchdachter Plan bringt am Ende noch mehr.',
    },
    start: {
      title: 'Ein leeres Haus',
      text: 'Du beginnst mit 20 $, 8 Besuchern, 5 Umsatz und leerem Plan. **Grundplättchen** (Spielautomaten, Lounge, Restaurant) sind immer zu haben, **Premierenplättchen** nur wenige auf einmal.',
    },
    market: {
      title: 'Neue Plättchen, fallende Preise',
      text: 'In jedem Zug **sinken** die Mindestgebote unverkaufter Premierenplättchen, und leere Felder bekommen ein neues Plättchen. Mit jedem kommt eine **Ereigniskarte**.',
    },
    income: {
      title: 'Einkommen',
      text: 'Du bekommst den **niedrigeren** Wert aus Besuchern und Umsatz. Halte die beiden im Gleichgewicht.',
    },
    bid: {
      title: 'Bieten',
      text: 'Reihum bieten alle auf ein Plättchen, bauen um oder werben. Wer **überboten** wird, wählt neu, sobald die Reihe wieder an ihn kommt. Haben alle etwas zu tun, werden die Gebote bezahlt.',
    },
    free: {
      title: 'Umbauen oder Werben',
      text: '**Umbauen**: Nimm bis zu zwei Plättchen weg und lege bis zu zwei. **Werben**: sofort 1 Ruhm, und ein früher zurückgelegtes Plättchen darf gelegt werden.',
    },
    build: {
      title: 'Bauen',
      text: 'Lege das neue Plättchen oder lege es zurück. Es braucht seine **Voraussetzungen** auf deinem Plan und einen **Weg** durch Türen: Gelb zum Casinoeingang, Blau zum Hoteleingang, Grün zu einem von beiden.',
    },
    events: {
      title: 'Ereignisse',
      text: 'Eine Karte zahlt oder kostet, verbietet Gebote oder ändert das Einkommen des Zuges. Ihr Symbol sagt, von welchem Stapel das neue Plättchen kommt.',
    },
    end: {
      title: 'Das Ende',
      text: 'Die Partie endet in dem Zug, in dem ein Plan **voll** ist, oder sofort, wenn eine Karte ein Plättchen von einem **leeren** Stapel verlangt.',
    },
    score: {
      title: 'Schlusswertung',
      text: 'Mehr Ruhm für ein gefülltes Casino, ein gefülltes Hotel, einen Weg zwischen den Eingängen, die meisten Besucher und den höchsten Umsatz, für Geld und für **Diamanten** aus roten Ecken.',
    },
  },
  sections: {
    1: 'Idee und Begriffe',
    2: 'Aufbau',
    3: 'Der Zug',
    4: 'Bauen',
    5: 'Ereigniskarten',
    6: 'Was bekannt ist',
    7: 'Das Ende',
    8: 'Schlusswertung',
  },
  rules: {
    '1.1':
      'Alle bauen ein Hotel mit Casino auf einem **Plan** von 7 mal 5 Feldern. Plättchen werden ersteigert. Der meiste Ruhm am Ende gewinnt.',
    '1.2':
      '**Grundplättchen** sind Spielautomaten, Lounge und Restaurant, alle anderen sind **Premierenplättchen**. Ein **Angebot** ist eine Sache, auf die man bieten kann, mit eigener Leiste. Plättchen, die dir gehören und nicht auf dem Plan liegen, sind **zurückgelegt**: beliebig viele, aber ohne Wirkung.',
    '1.3':
      '**Besucher** und **Umsatz** bestimmen das Einkommen, **Ruhm** die Partie. Es zählen nur Plättchen auf dem Plan.',
    '1.4': 'Wer den **Dealerknopf** hat, beginnt den Zug. Danach geht es im Uhrzeigersinn weiter.',
    '2.1':
      'Spielautomaten, Lounges und Restaurants liegen in drei offenen Stapeln. Zu dritt kommen von jedem drei Plättchen aus dem Spiel.',
    '2.2': 'Alle haben einen leeren Plan, 20 $, 8 Besucher, 5 Umsatz und 0 Ruhm. Geld liegt offen.',
    '2.3':
      'Die Premierenplättchen jeder Größe bilden einen Stapel: oben die mit A, gemischt, darunter die mit B, gemischt.',
    '2.4':
      'Das oberste Plättchen jedes Stapels kommt auf die ersten drei Premierenfelder, sein Mindestgebotsmarker auf den Startpreis. Das vierte Premierenfeld ist für vier und fünf Personen und anfangs leer.',
    '2.5': 'Die 33 Ereigniskarten werden gemischt. Wer den Dealerknopf zuerst hat, entscheidet das Los.',
    '2.6': 'Zu fünft haben die Spielautomaten zwei Angebote, sonst eines.',
    '3.1':
      '**Preise sinken**, außer in Zug 1. Jeder Mindestgebotsmarker rückt auf den nächstniedrigeren Kreis, am Quadrat dazwischen vorbei. Ein Plättchen, dessen Marker auf 3 käme, verlässt das Spiel. Wird am Tisch bis 3 $ verkauft, ist es für 3 noch zu haben und geht, wenn der Marker von dort sinken würde.',
    '3.2':
      '**Neue Plättchen.** Für jedes leere Premierenfeld, das im Spiel ist, wird der Reihe nach eine Ereigniskarte gezogen und ausgeführt.',
    '3.3':
      'Dann nennt das Symbol der Karte den Stapel: Sein oberstes Plättchen kommt auf das Feld, der Marker auf den Startpreis.',
    '3.4':
      '**Einkommen.** Alle bekommen den niedrigeren ihrer Werte aus Besuchern und Umsatz in Dollar, verändert durch Karten dieses Zuges, nie weniger als nichts.',
    '3.5':
      '**Gebote.** Ein Gebot ist ein gedrucktes Feld auf der Leiste des Angebots, Kreis oder Quadrat. Es erreicht mindestens den Mindestgebotsmarker, bei Grundplättchen das erste Feld; es ist höher als das stehende Gebot; nicht höher als dein Geld; und nicht auf ein Angebot, das eine Karte verbietet. Du darfst auf Plättchen bieten, deren Voraussetzungen dir fehlen, und mehr als das Minimum. Das letzte Feld einer Leiste ist nicht zu überbieten.',
    '3.6':
      'Ein höheres Gebot ersetzt das stehende. Wer überboten ist, hat keine Aktion, bis die Reihe wieder an ihn kommt, und wählt dann neu. Das eigene Gebot erhöht man nicht.',
    '3.7':
      '**Aktionen.** Vom Dealerknopf an im Uhrzeigersinn wählt, wer keine Aktion hat: ein Gebot, Umbauen oder Werben. Umbauen und Werben stehen allen offen. Es geht reihum, bis alle eine Aktion haben. Passen darf man nur, solange Karten sowohl Umbauen als auch Werben verbieten.',
    '3.8': '**Kauf.** Stehende Gebote werden bezahlt und die Plättchen genommen, vom Dealerknopf an im Uhrzeigersinn.',
    '3.9':
      'Danach bauen alle in derselben Reihenfolge. Nach einem Kauf darf ein Plättchen gelegt werden: das neue oder ein zurückgelegtes. Der Rest bleibt zurückgelegt.',
    '3.10':
      '**Umbauen**: Nimm bis zu zwei Plättchen vom Plan, dann lege bis zu zwei der zurückgelegten, eben oder früher weggenommen. Erst wird weggenommen, dann gelegt.',
    '3.11': '**Werben**: sofort 1 Ruhm; beim Bauen darf ein zurückgelegtes Plättchen gelegt werden.',
    '3.12': 'Besucher, Umsatz und Ruhm ändern sich mit jedem gelegten oder weggenommenen Plättchen.',
    '3.13': 'Der Dealerknopf wandert weiter, und was Karten für diesen Zug gesagt haben, ist vorbei.',
    '4.1':
      'Der Plan hat drei Bereiche, von links nach rechts Casino, Gemeinschaftsbereich und Hotel, mit 3, 2 und 2 Spalten. Der Tisch kann stattdessen 2, 3 und 2 oder 3, 1 und 3 wählen. Der Casinoeingang öffnet die linke Seite der mittleren Reihe, der Hoteleingang die rechte.',
    '4.2':
      'Ein Plättchen darf in Vierteldrehungen gedreht, aber nicht gespiegelt werden. Es liegt innerhalb des Plans auf freien Feldern, in beliebigen Bereichen. Drehungen, die gleich aussehen, sind eine.',
    '4.3':
      '**Voraussetzungen**: Jede Sorte, die ein Plättchen braucht, liegt auf demselben Plan. Ein Plättchen genügt für beliebig viele andere.',
    '4.4':
      '**Durchgänge**: Nachbarfelder zweier Plättchen sind verbunden, wenn beide an der gemeinsamen Kante eine Tür haben. Felder eines Plättchens sind verbunden. Eine Tür darf ins Leere führen.',
    '4.5':
      '**Verbindung**: Von gelben Plättchen führt ein Weg zum Casinoeingang, von blauen zum Hoteleingang, von grünen zu einem von beiden. Er darf durch Plättchen jeder Farbe führen.',
    '4.6': 'Ein **Nachtclub** hat eine Tür, die auf die einer Lounge oder Edel-Lounge trifft.',
    '4.7':
      'Ein Umbau wird nach dem Plan beurteilt, den er hinterlässt: Jedes Plättchen erfüllt §4.3 bis §4.6. Lücken sind erlaubt. Das erste von zwei Plättchen darf in der Luft hängen, solange ein zweites das beheben kann.',
    '4.8': 'Ein gelegtes Plättchen macht nie eines ungültig, das schon liegt.',
    '5.1': 'Eine Karte wird ausgeführt, bevor ihr Plättchen aufgedeckt wird. Es zählen nur Plättchen auf den Plänen.',
    '5.2':
      'Karten mit „in diesem Zug“ gelten bis §3.13 und addieren sich. Beim Einkommen: erst die Grundlage, dann Zuschläge, und nie weniger als nichts.',
    '5.3': 'Wo eine Karte nach dem meisten oder wenigsten fragt, betrifft sie alle, die gleichauf sind.',
    '5.4': 'Niemand zahlt mehr, als er hat.',
    '5.5': '**Beziehungen spielen lassen**: Wer den Dealerknopf hat, nennt einen Stapel, der nicht leer ist.',
    '5.6': '**Eilgenehmigung**: Vom Dealerknopf an im Uhrzeigersinn dürfen alle ein zurückgelegtes Plättchen legen.',
    '5.7': 'Eine Karte, die nichts bewirken kann, ist damit erledigt.',
    '6.1':
      'Geld, Pläne, Gebote, zurückgelegte Plättchen, Rückseiten und Höhe der Stapel und wie viele Plättchen es von jeder Sorte gibt. Unbekannt ist nur die Reihenfolge von Stapeln und Karten.',
    '7.1':
      'Ist jemandes Plan voll, endet die Partie, sobald alle in diesem Zug gebaut oder ihre Genehmigung genutzt haben.',
    '7.2': 'Nennt eine Karte einen leeren Stapel, endet die Partie sofort: nach der Wirkung der Karte, ohne Einkommen.',
    '7.3': 'Nach dem Ende handelt niemand mehr.',
    '8.1': 'Casino ganz bedeckt, und nur mit gelben und grünen Plättchen: **5 Ruhm**.',
    '8.2': 'Hotel ganz bedeckt, und nur mit blauen und grünen Plättchen: **5 Ruhm**.',
    '8.3': 'Ein Weg von Eingang zu Eingang: **3 Ruhm**.',
    '8.4':
      'Die meisten Besucher: **5, 3 und 1 Ruhm** für die ersten drei; ebenso beim Umsatz. Wer gleichauf liegt, teilt die Summe der belegten Plätze, abgerundet, und der Nächste bekommt den Platz danach.',
    '8.5': 'Je volle 10 $: **1 Ruhm**. Das Geld behältst du.',
    '8.6':
      'Jeder innere Gitterpunkt, an dem rote Ecken von mindestens zwei Plättchen zusammentreffen: mit vier Vierteln **3 Ruhm**, mit dreien **1 Ruhm**.',
    '8.7': 'Der meiste Ruhm gewinnt, dann das meiste Geld. Wer dann noch gleichauf ist, teilt den Sieg.',
  },
  figures: {
    tile: 'Ein Plättchen mit allem, was es zeigt: wo man durchkommt, was es bringt, und rote Ecken für Diamanten.',
    tiles: 'Alle fünfzehn Sorten von Plättchen.',
    drop: 'Für 18 $ wollte niemand die Edelautomaten. Im nächsten Zug steht der Marker auf 12; die 15 dazwischen ist ein Quadrat und nur zum Bieten da. Dann kommen 7 und, bei 3, das Aus.',
    bids: 'Bruno hat das Minimum von 25 $ auf das Buffet geboten, Chiara überbietet mit 29 $. Bruno hat jetzt keine Aktion und wählt neu, wenn er wieder an der Reihe ist.',
    renovate:
      'Die hochkant stehende Lounge war im Weg. Ein Umbau nimmt sie weg, legt sie quer zurück und legt den zurückgelegten Nachtclub. Das Hotel ist voll: 5 Ruhm am Ende.',
    sheet:
      'Der Plan mit seinen drei Bereichen und beiden Eingängen. Spielautomaten und Lounge schließen an den Casinoeingang an, ein Restaurant an den Hoteleingang.',
    chart:
      'Was worauf aufbaut. Ein Plättchen braucht alle, von denen seine Linie herkommt; die Zahl sagt, wie viele es gibt.',
    passages:
      'Edelautomaten Tür an Tür mit der Lounge: gut. Gedreht zeigen sie ihr eine Wand. Ein Edelrestaurant hat hier zwar einen Weg, aber zum Casinoeingang, und Blau muss den Hoteleingang erreichen. Neben dem Restaurant liegt es richtig.',
    club: 'Ein Nachtclub braucht eine gemeinsame Tür mit einer Lounge. Über die Spielautomaten wäre er verbunden, aber das genügt nicht.',
    cards: 'Alle Ereigniskarten. Karten ohne Zahl gibt es einmal.',
    score:
      'Adas Haus am Ende, mit 37 $. Hotel gefüllt, Eingänge verbunden, ein Diamant und ein Dreivierteldiamant. Ihre 11 Besucher sind der zweite Platz hinter Brunos 13: 3 Ruhm. Ihr Umsatz von 9 ist mit Chiaras gleichauf vorn: (5 + 3) / 2 = 4 für jede.',
  },
  reconstructed:
    'Keine uns bekannte Quelle nennt alle Plättchen und Karten dieses Spiels. Werte mit dem Wellenzeichen sind unser Vorschlag, so gewählt, dass alles Bekannte passt und die Anzahlen aufgehen. Du hast die Schachtel? Jeder Wert steht einmal, mit seinem Vermerk, in packages/games/vegas-showdown/data (tiles.ts, cards.ts, sheet.ts, tracks.ts): Berichtige ihn dort, und Spiel und Seite ziehen nach. „npx fremont data vegas-showdown“ listet alle auf. Oder schreib uns einfach.',
  names: ['Ada', 'Bruno', 'Chiara', 'Dora'],
  unsure: {
    sign: 'rekonstruiert',
    legend: 'Keine Quelle nennt diesen Wert; er ist unser Vorschlag.',
  },
  parts: {
    floor: 'Die Farbe sagt, welchen Eingang es braucht',
    doorway: 'Tür: Hier kommt man durch',
    wall: 'Wand: Hier nicht',
    corner: 'Rote Ecke, ein Viertel eines Diamanten',
  },
  facts: {
    size: 'Größe',
    colour: 'Farbe',
    price: 'Startpreis',
    brings: 'Bringt',
    doorways: 'Türen',
    corners: 'Ecken',
    count: 'In der Schachtel',
    needs: 'Braucht',
    asDrawn: 'wie gezeichnet',
    red: 'rot',
    plain: 'schlicht',
    nothing: 'nichts',
    symbol: 'Neues Plättchen',
    anyStack: 'nach Wahl des Dealers',
    copies: 'Karten',
  },
  numbers: {
    tiles: 'Plättchen',
    cards: 'Ereigniskarten',
    cells: 'Felder eines Plans',
    money: 'Startgeld',
    tracks: 'Gebote auf Grundplättchen',
  },
  before: 'Vorher',
  after: 'Nachher',
};
