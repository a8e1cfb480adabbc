import type { Plural } from '../plural.ts';

/** The words of the search dialog, which is loaded when it is opened. */
export const search = {
  title: 'Suche',
  field: 'Wonach suchen Sie?',
  close: 'Suche schließen',
  groups: { page: 'Seiten', brand: 'Marken', item: 'Stücke', event: 'Veranstaltungen' },
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

export type SearchWords = typeof search;
