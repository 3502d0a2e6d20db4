/** The event cards in German. */

import type { CardId } from '../../types.ts';
import type { CardText } from '../types.ts';

export const cards: Readonly<Record<CardId, CardText>> = {
  'slots-fame': {
    title: 'Automatenfieber',
    effect: 'Alle erhalten 1 Ruhm je Spielautomaten oder Edelautomaten auf ihrem Plan.',
  },
  'lounge-fame': {
    title: 'Gefragte Auftritte',
    effect: 'Alle erhalten 2 Ruhm je Lounge oder Edel-Lounge auf ihrem Plan.',
  },
  'restaurant-fame': {
    title: 'Glänzende Kritiken',
    effect: 'Alle erhalten 2 Ruhm je Restaurant oder Edelrestaurant auf ihrem Plan.',
  },
  'slots-money': {
    title: 'Münzregen',
    effect: 'Alle erhalten 2 $ je Spielautomaten oder Edelautomaten auf ihrem Plan.',
  },
  'lounge-money': { title: 'Blaue Stunde', effect: 'Alle erhalten 3 $ je Lounge oder Edel-Lounge auf ihrem Plan.' },
  'restaurant-money': {
    title: 'Volle Tische',
    effect: 'Alle erhalten 4 $ je Restaurant oder Edelrestaurant auf ihrem Plan.',
  },
  'slots-strike': {
    title: 'Automatenbauer streiken',
    effect: 'In diesem Zug keine Gebote auf Spielautomaten und Edelautomaten.',
  },
  'slots-recall': {
    title: 'Rückruf der Automaten',
    effect: 'In diesem Zug keine Gebote auf Spielautomaten und Edelautomaten.',
  },
  'lounge-strike': { title: 'Musiker streiken', effect: 'In diesem Zug keine Gebote auf Lounge und Edel-Lounge.' },
  'lounge-licence': {
    title: 'Keine neuen Schankrechte',
    effect: 'In diesem Zug keine Gebote auf Lounge und Edel-Lounge.',
  },
  'restaurant-strike': {
    title: 'Köche streiken',
    effect: 'In diesem Zug keine Gebote auf Restaurant und Edelrestaurant.',
  },
  'restaurant-health': {
    title: 'Besuch vom Gesundheitsamt',
    effect: 'In diesem Zug keine Gebote auf Restaurant und Edelrestaurant.',
  },
  'pr-scandal': { title: 'Peinlicher Skandal', effect: 'In diesem Zug darf niemand werben.' },
  'building-inspectors': { title: 'Bauaufsicht', effect: 'In diesem Zug darf niemand umbauen.' },
  'press-junket': { title: 'Pressereise', effect: 'Werbung bringt in diesem Zug 2 Ruhm statt 1.' },
  'express-permits': {
    title: 'Eilgenehmigung',
    effect: 'Reihum dürfen alle ein zurückgelegtes Plättchen legen.',
  },
  'tourist-boom': { title: 'Besucheransturm', effect: 'Alle bekommen in diesem Zug 3 $ mehr Einkommen.' },
  'convention-week': {
    title: 'Messewoche',
    effect: 'Das Einkommen ist in diesem Zug der höhere statt der niedrigere Wert aus Besuchern und Umsatz.',
  },
  'slow-week': { title: 'Flaue Woche', effect: 'Alle bekommen in diesem Zug 3 $ weniger Einkommen.' },
  'revenue-audit': { title: 'Steuerprüfung', effect: 'Alle zahlen 1 $ je volle 10 $, die sie besitzen.' },
  'lucky-whale': { title: 'Glückspilz am Tisch', effect: 'Alle mit dem meisten Geld zahlen 5 $.' },
  'venture-capital': { title: 'Risikokapital', effect: 'Alle mit dem wenigsten Geld erhalten 5 $.' },
  'celebrity-wedding': { title: 'Promihochzeit', effect: 'Alle mit den meisten Besuchern erhalten 2 Ruhm.' },
  'magazine-cover': { title: 'Auf der Titelseite', effect: 'Alle mit dem höchsten Umsatz erhalten 2 Ruhm.' },
  'underdog-story': { title: 'Aufstieg von unten', effect: 'Alle mit dem wenigsten Ruhm erhalten 2 Ruhm.' },
  'contractors-slash': {
    title: 'Billige Baufirmen',
    effect: 'Jedes Mindestgebot über 7 $ sinkt um einen Kreis.',
  },
  'material-shortage': {
    title: 'Baustoffe werden knapp',
    effect: 'Jedes Mindestgebot unter seinem Startpreis steigt um einen Kreis.',
  },
  'freeze-large': { title: 'Kräne fehlen', effect: 'In diesem Zug keine Gebote auf große Premierenplättchen.' },
  'freeze-medium': {
    title: 'Streit um den Bebauungsplan',
    effect: 'In diesem Zug keine Gebote auf mittlere Premierenplättchen.',
  },
  'freeze-small': { title: 'Lieferverzug', effect: 'In diesem Zug keine Gebote auf kleine Premierenplättchen.' },
  'pull-strings': {
    title: 'Beziehungen spielen lassen',
    effect: 'Wer den Dealerknopf hat, wählt den Stapel, von dem das neue Plättchen kommt.',
  },
};
