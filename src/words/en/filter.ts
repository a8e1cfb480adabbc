import type { Filter } from '../de/filter.ts';

export const filter: Filter = {
  title: 'Filters',
  close: 'Close filters',
  show: (count) => ({ one: `Show ${count} piece`, other: `Show ${count} pieces` }),
  reset: 'Clear all',
  chosen: 'Filters chosen',
  remove: (name) => `Remove filter: ${name}`,
  from: 'from',
  to: 'to',
  atLeast: (least) => `from ${least}`,
  atMost: (most) => `up to ${most}`,
  between: (least, most) => `${least} to ${most}`,
  choice: (facet, choice) => `${facet}: ${choice}`,
  nothing: {
    title: 'Nothing matches just now',
    text: 'We have nothing in the shop that fits all of your choices. Drop one of them to see what we do have:',
    noneHelps: 'We have nothing in the shop that fits all of your choices.',
    without: (facet) => `without ${facet}`,
    ask: 'Or ask us: there is a great deal that we can order.',
  },
};
