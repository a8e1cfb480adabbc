import type { Language } from '../language.ts';
import type { Interval } from './hours.ts';

/** Stands for the times of a closed day that no weekday names. */
export const closedWord: Record<Language, string> = {
  de: 'geschlossen',
  en: 'closed',
  fr: 'fermé',
};

/** '09:30–13:00'; in French '9h30–13h'. */
export function intervalLabel({ open, close }: Interval, language: Language): string {
  return `${timeLabel(open, language)}–${timeLabel(close, language)}`;
}

/** '09:30'; in French '9h30'. */
export function timeLabel(time: string, language: Language): string {
  return language === 'fr' ? time.replace(/^0/, '').replace(':', 'h').replace('h00', 'h') : time;
}

/** 'Feiertage: 10:00–12:00'; in French with a space before the colon. Either side may be empty. */
export function infoLine(words: string, details: readonly string[], language: Language): string {
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  const bare = words.endsWith(':') ? words.slice(0, -1).trimEnd() : words;
  return [bare, details.join(' ')].filter(Boolean).join(colon);
}
