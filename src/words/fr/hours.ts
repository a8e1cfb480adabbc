import type { Hours } from '../de/hours.ts';
import { firstOfMonth } from './first-of-month.ts';

export const hours: Hours = {
  days: {
    1: { long: 'lundi', short: 'lun.' },
    2: { long: 'mardi', short: 'mar.' },
    3: { long: 'mercredi', short: 'mer.' },
    4: { long: 'jeudi', short: 'jeu.' },
    5: { long: 'vendredi', short: 'ven.' },
    6: { long: 'samedi', short: 'sam.' },
    7: { long: 'dimanche', short: 'dim.' },
  },
  /** '9 h 30', '13 h', 'minuit'. */
  time,
  /** '9 h 30 – 18 h 30', '20 h – 2 h'. */
  period: (open, close) => `${time(open)} – ${time(close)}`,
  colon: '\u00a0: ',
  date: firstOfMonth,
  now: {
    untilToday: (at) => `Ouvert aujourd’hui jusqu’à ${at}`,
    until: (at) => `Ouvert jusqu’à ${at}`,
    open: 'Ouvert en ce moment',
    opens: (day, at) => `Ouvre ${day} à ${at}`,
    closed: 'Fermé en ce moment',
    openToday: (times) => `Aujourd’hui ${times}`,
    closedToday: 'Fermé aujourd’hui',
    today: 'aujourd’hui',
    tomorrow: 'demain',
    on: (date) => `le ${firstOfMonth(date)}`,
  },
};

function time(of24: string): string {
  if (of24 === '24:00') return 'minuit';
  return of24.replace(/^0/, '').replace(':00', '\u00a0h').replace(':', '\u00a0h\u00a0');
}
