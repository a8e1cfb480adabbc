import type { Language } from './languages.ts';
import type { Plural } from './plural.ts';

const de = {
  title: 'Suche',
  field: 'Wonach suchen Sie?',
  close: 'Suche schließen',
  count: (count: number): Plural => ({ one: 'Ein Treffer', other: `${count} Treffer` }),
  loading: 'Einen Moment, die Suche kommt gleich …',
  more: (count: number): Plural => ({
    one: 'Einen weiteren Treffer anzeigen',
    other: `${count} weitere Treffer anzeigen`,
  }),
  directly: 'Direkt zu',
  nothing: (query: string) => `Zu „${query}“ haben wir nichts gefunden.`,
  nothingHelp:
    'Vielleicht ein Tippfehler? Oft hilft ein kürzeres oder allgemeineres Wort. Oder fragen Sie uns, wir suchen gern mit.',
  instead: 'Hier geht es weiter',
  failed: 'Die Suche lässt sich gerade nicht laden.',
  failedHelp: 'Das liegt an der Verbindung oder an unserem Server, nicht an Ihnen.',
  offline: 'Sie sind offline.',
  offlineHelp:
    'Diesen Teil der Suche haben Sie noch nicht geladen. Er kommt, sobald die Verbindung wieder da ist.',
  tryAgain: 'Noch einmal versuchen',
  keys: { choose: 'auswählen', open: 'öffnen', close: 'schließen' },
  shortcut: 'Taste / öffnet die Suche',
};

/** Messages of the search dialog. A browser loads them when the dialog is opened. */
export type SearchWords = typeof de;

const en: SearchWords = {
  title: 'Search',
  field: 'What are you looking for?',
  close: 'Close search',
  count: (count) => ({ one: 'One result', other: `${count} results` }),
  loading: 'One moment, the search is on its way …',
  more: (count) => ({ other: `Show ${count} more` }),
  directly: 'Go straight to',
  nothing: (query) => `We found nothing for ‘${query}’.`,
  nothingHelp:
    'A typing mistake, perhaps? A shorter or more general word often helps. Or ask us: we are happy to look with you.',
  instead: 'Try one of these',
  failed: 'The search cannot be loaded at the moment.',
  failedHelp: 'The connection or our server is to blame, not you.',
  offline: 'You are offline.',
  offlineHelp:
    'This part of the search has not been loaded yet. It will come as soon as the connection is back.',
  tryAgain: 'Try again',
  keys: { choose: 'choose', open: 'open', close: 'close' },
  shortcut: 'The / key opens the search',
};

const fr: SearchWords = {
  title: 'Recherche',
  field: 'Que cherchez-vous ?',
  close: 'Fermer la recherche',
  count: (count) => ({
    one: count === 0 ? 'Aucun résultat' : 'Un résultat',
    other: `${count} résultats`,
  }),
  loading: 'Un instant, la recherche arrive…',
  more: (count) => ({
    one: 'Afficher un résultat de plus',
    other: `Afficher ${count} résultats de plus`,
  }),
  directly: 'Accès direct',
  nothing: (query) => `Aucun résultat pour « ${query} ».`,
  nothingHelp:
    'Une faute de frappe, peut-être ? Un mot plus court ou plus général aide souvent. Ou posez-nous la question : nous chercherons volontiers avec vous.',
  instead: 'Poursuivez par ici',
  failed: 'La recherche ne peut pas être chargée pour le moment.',
  failedHelp: 'Cela vient de la connexion ou de notre serveur, pas de vous.',
  offline: 'Vous êtes hors ligne.',
  offlineHelp:
    'Cette partie de la recherche n’a pas encore été chargée. Elle arrivera dès que la connexion sera rétablie.',
  tryAgain: 'Réessayer',
  keys: { choose: 'choisir', open: 'ouvrir', close: 'fermer' },
  shortcut: 'La touche / ouvre la recherche',
};

export const searchWords: Record<Language, SearchWords> = { de, en, fr };
