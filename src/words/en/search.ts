import type { SearchWords } from '../de/search.ts';

export const search: SearchWords = {
  title: 'Search',
  field: 'What are you looking for?',
  close: 'Close search',
  groups: { page: 'Pages', brand: 'Brands', item: 'Pieces', event: 'Events' },
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
