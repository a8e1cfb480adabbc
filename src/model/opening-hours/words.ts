import { words } from '#words/words.ts';
import type { Language } from '../language.ts';
import type { Interval } from './hours.ts';

/** '09:30–13:00'; in French '9h30–13h'. */
export function intervalLabel({ open, close }: Interval, language: Language): string {
  return `${timeLabel(open, language)}–${timeLabel(close, language)}`;
}

/** '09:30'; in French '9h30'. */
export function timeLabel(time: string, language: Language): string {
  return words[language].hours.time(time);
}

/** 'Feiertage: 10:00–12:00'; in French with a space before the colon. Either part may be empty. */
export function infoLine(label: string, details: readonly string[], language: Language): string {
  const { colon } = words[language].hours;
  const bare = label.endsWith(':') ? label.slice(0, -1).trimEnd() : label;
  return [bare, details.join(' ')].filter(Boolean).join(colon);
}
