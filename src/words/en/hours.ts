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
  time: (time) => time,
  colon: ': ',
};
