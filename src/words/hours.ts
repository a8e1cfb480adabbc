import { firstOfMonth } from './first-of-month.ts';
import type { Language } from './languages.ts';

const de = {
  /** From Monday (1) to Sunday (7). */
  days: {
    1: { long: 'Montag', short: 'Mo' },
    2: { long: 'Dienstag', short: 'Di' },
    3: { long: 'Mittwoch', short: 'Mi' },
    4: { long: 'Donnerstag', short: 'Do' },
    5: { long: 'Freitag', short: 'Fr' },
    6: { long: 'Samstag', short: 'Sa' },
    7: { long: 'Sonntag', short: 'So' },
  },
  /** Formats a time of day given as '09:30': '9:30 Uhr', '20 Uhr'. */
  time: (time: string) => `${germanTime(time)}\u00a0Uhr`,
  /**
   * Formats an interval given as two times, the second of which may be after midnight: '20–2 Uhr'.
   */
  period: (open: string, close: string) => `${germanTime(open)}–${germanTime(close)}\u00a0Uhr`,
  colon: ': ',
  /** Adjusts a date or date range as formatted by the platform: '1. Januar 2027'. */
  date: (date: string) => date,
  /** Whether the shop is open. */
  now: {
    untilToday: (time: string) => `Heute bis ${time} geöffnet`,
    /** Past midnight. */
    until: (time: string) => `Bis ${time} geöffnet`,
    open: 'Jetzt geöffnet',
    opens: (day: string, time: string) => `Öffnet ${day} um ${time}`,
    closed: 'Jetzt geschlossen',
    /** The day's hours, given as intervals. */
    openToday: (times: string) => `Heute ${times}`,
    closedToday: 'Heute geschlossen',
    today: 'heute',
    tomorrow: 'morgen',
    /** For a day more than a week away, such as '6. Januar'. */
    on: (date: string) => `am ${date}`,
  },
};

/** How opening hours are written. */
export type HourWords = typeof de;

const en: HourWords = {
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
  time: englishTime,
  /** '9 am – 12:30 pm', '8 pm – 2 am'. */
  period: (open, close) => `${englishTime(open)} – ${englishTime(close)}`,
  colon: ': ',
  /** Intl puts spaces around every dash; English has none between two days of a month. */
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

const fr: HourWords = {
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
  time: frenchTime,
  /** '9 h 30 – 18 h 30', '20 h – 2 h'. */
  period: (open, close) => `${frenchTime(open)} – ${frenchTime(close)}`,
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

export const hourWords: Record<Language, HourWords> = { de, en, fr };

function germanTime(time: string): string {
  return time.replace(/^0/, '').replace(':00', '');
}

function englishTime(of24: string): string {
  const hour = Number(of24.slice(0, 2));
  const minutes = of24.slice(2).replace(':00', '');
  if (!minutes && hour % 12 === 0) return hour === 12 ? 'noon' : 'midnight';
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}

function frenchTime(of24: string): string {
  if (of24 === '24:00') return 'minuit';
  return of24.replace(/^0/, '').replace(':00', '\u00a0h').replace(':', '\u00a0h\u00a0');
}
