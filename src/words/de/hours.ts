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
  /** A time of day, given as '09:30': '9:30 Uhr', '20 Uhr'. */
  time: (time: string) => `${short(time)}\u00a0Uhr`,
  /** A period, given as two times, the second of which may be after midnight: '20–2 Uhr'. */
  period: (open: string, close: string) => `${short(open)}–${short(close)}\u00a0Uhr`,
  colon: ': ',
  /** A date or a range of dates as the platform writes it: '1. Januar 2027'. */
  date: (date: string) => date,
  /** Whether the shop is open. */
  now: {
    untilToday: (time: string) => `Heute bis ${time} geöffnet`,
    /** Past midnight. */
    until: (time: string) => `Bis ${time} geöffnet`,
    open: 'Jetzt geöffnet',
    opens: (day: string, time: string) => `Öffnet ${day} um ${time}`,
    closed: 'Jetzt geschlossen',
    /** What the day's hours are, given as periods. */
    openToday: (times: string) => `Heute ${times}`,
    closedToday: 'Heute geschlossen',
    today: 'heute',
    tomorrow: 'morgen',
    /** Of a day more than a week away, such as '6. Januar'. */
    on: (date: string) => `am ${date}`,
  },
};

function short(time: string): string {
  return time.replace(/^0/, '').replace(':00', '');
}

export type Hours = typeof hours;
