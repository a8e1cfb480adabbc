import { words } from '#words/words.ts';
import type { Language } from '../language.ts';
import type { Interval } from './hours.ts';

/** '9:30–13 Uhr'; in English '9:30 am – 1 pm', in French '9 h 30 – 13 h'. */
export function intervalLabel({ open, close }: Interval, language: Language): string {
  return words[language].hours.period(open, close);
}

/** '9:30 Uhr'; in English '9:30 am', in French '9 h 30'. */
export function timeLabel(time: string, language: Language): string {
  return words[language].hours.time(time);
}

/** 'Feiertage: 10–12 Uhr'; in French with a space before the colon. Either part may be empty. */
export function infoLine(label: string, details: readonly string[], language: Language): string {
  const { colon } = words[language].hours;
  const bare = label.endsWith(':') ? label.slice(0, -1).trimEnd() : label;
  return [bare, details.join(' ')].filter(Boolean).join(colon);
}
