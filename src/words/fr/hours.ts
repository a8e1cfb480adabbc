import type { Hours } from '../de/hours.ts';

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
  /** '9h30', '13h'. */
  time: (time) => time.replace(/^0/, '').replace(':', 'h').replace('h00', 'h'),
  colon: '\u00a0: ',
};
