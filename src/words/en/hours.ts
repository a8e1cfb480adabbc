import type { Hours } from '../de/hours.ts';

export const hours: Hours = {
  days: {
    1: { long: 'Monday', short: 'Mon' },
    2: { long: 'Tuesday', short: 'Tue' },
    3: { long: 'Wednesday', short: 'Wed' },
    4: { long: 'Thursday', short: 'Thu' },
    5: { long: 'Friday', short: 'Fri' },
    6: { long: 'Saturday', short: 'Sat' },
    7: { long: 'Sunday', short: 'Sun' },
  },
  /** '9:30 am', '8 pm', 'noon', 'midnight'. */
  time,
  /** '9 am – 12:30 pm', '8 pm – 2 am'. */
  period: (open, close) => `${time(open)} – ${time(close)}`,
  colon: ': ',
  /** Intl puts spaces around every dash; between two days of a month English has none. */
  date: (date) => date.replace(/^(\d+)\s–\s/, '$1–'),
  now: {
    untilToday: (at) => `Open today until ${at}`,
    until: (at) => `Open until ${at}`,
    open: 'Open now',
    opens: (day, at) => `Opens ${day} at ${at}`,
    closed: 'Closed now',
    openToday: (times) => `Today ${times}`,
    closedToday: 'Closed today',
    today: 'today',
    tomorrow: 'tomorrow',
    on: (date) => `on ${date}`,
  },
};

function time(of24: string): string {
  const hour = Number(of24.slice(0, 2));
  const minutes = of24.slice(2).replace(':00', '');
  if (!minutes && hour % 12 === 0) return hour === 12 ? 'noon' : 'midnight';
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}
