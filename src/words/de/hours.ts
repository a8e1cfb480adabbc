/** How opening hours are written. */
export const hours = {
  /** Of Monday (1) to Sunday (7). */
  days: {
    1: { long: 'Montag', short: 'Mo' },
    2: { long: 'Dienstag', short: 'Di' },
    3: { long: 'Mittwoch', short: 'Mi' },
    4: { long: 'Donnerstag', short: 'Do' },
    5: { long: 'Freitag', short: 'Fr' },
    6: { long: 'Samstag', short: 'Sa' },
    7: { long: 'Sonntag', short: 'So' },
  },
  /** A time of day, given as '09:30'. */
  time: (time: string) => time,
  colon: ': ',
};

export type Hours = typeof hours;
