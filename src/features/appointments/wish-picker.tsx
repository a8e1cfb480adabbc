import { useMemo, useState } from 'react';
import { type Offer, partsIn, type Wish, wishCount } from './wish.ts';
import { locales } from '#model/language.ts';
import { fieldId } from '#model/part-ids.ts';
import { appointmentMessages } from './messages.ts';
import { useLanguage } from '#site/messages/messages.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { FieldError } from '#site/forms/field/field.tsx';
import type { Mistakes } from '#site/forms/status.ts';
import { Calendar } from './calendar.tsx';
import { shopNow, sixWeeks, timesOn } from './days.ts';
import styles from './wish-picker.module.css';

interface WishPickerProps {
  /** What the visitor has chosen; undefined until then. */
  offer: Offer | undefined;
  wishes: readonly Wish[];
  mistakes: Mistakes;
  onChange: (wishes: readonly Wish[]) => void;
}

/** Days of the next weeks with the times of the one chosen, and the wishes made of them. */
export function WishPicker({ offer, wishes, mistakes, onChange }: WishPickerProps) {
  const words = appointmentMessages[useLanguage()];
  const now = useMemo(() => shopNow(), []);
  const [day, setDay] = useState<string>();
  const id = fieldId('appointment', 'day1');
  const texts = mistakeTexts(mistakes, wishes);
  const errorId = `${id}-error`;
  const days = offer ? sixWeeks(offer, now) : [];
  const shown = days.find((other) => other.day === day && other.isOffered)?.day;
  return (
    <fieldset
      className={styles.picker}
      id={id}
      tabIndex={-1}
      {...(texts.length > 0 ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
    >
      <legend>{words.when}</legend>
      {offer ? (
        <Calendar days={days} chosen={shown} wished={wishes} onChoose={setDay} />
      ) : (
        <p className={styles.hint}>{words.chooseFirst}</p>
      )}
      {offer && shown ? (
        <Times offer={offer} day={shown} now={now} wishes={wishes} onChange={onChange} />
      ) : null}
      {offer ? <Wishes wishes={wishes} onChange={onChange} /> : null}
      <FieldError id={errorId} error={texts.join(' ') || undefined} />
    </fieldset>
  );
}

/** What the picker is as long as nothing is chosen that it could offer days of. */
export function NoWishesYet() {
  const words = appointmentMessages[useLanguage()];
  return (
    <fieldset className={styles.picker}>
      <legend>{words.when}</legend>
      <p className={styles.hint}>{words.chooseFirst}</p>
    </fieldset>
  );
}

/** The mistakes of all wishes, each once; one that is missing is none as soon as there is one. */
function mistakeTexts(mistakes: Mistakes, wishes: readonly Wish[]): string[] {
  const found = Array.from({ length: wishCount }, (_, at) => [
    mistakes[`day${at + 1}`],
    mistakes[`time${at + 1}`],
  ]).flat();
  const texts = found.flatMap((mistake) =>
    mistake && !(mistake.error === 'missing' && wishes.length > 0) ? mistake.text : [],
  );
  return [...new Set(wishes.length > 0 ? texts : texts.slice(0, 1))];
}

interface TimesProps {
  offer: Offer;
  day: string;
  now: string;
  wishes: readonly Wish[];
  onChange: (wishes: readonly Wish[]) => void;
}

/** The times of a day, each to be wished for or not. */
function Times({ offer, day, now, wishes, onChange }: TimesProps) {
  const words = appointmentMessages[useLanguage()];
  const timeText = useTimeText();
  const dayText = useDayText();
  const times = timesOn(offer, day, now);
  const isFull = wishes.length >= wishCount;
  return (
    <fieldset className={styles.times}>
      <legend>{words.times(dayText(day, 'long'))}</legend>
      {[...partsIn(times), ...times].map((time) => {
        const isWished = wishes.some((wish) => wish.day === day && wish.time === time);
        return (
          <button
            key={time}
            type="button"
            aria-pressed={isWished}
            disabled={isFull && !isWished}
            onClick={() => {
              const others = wishes.filter((wish) => wish.day !== day || wish.time !== time);
              onChange(isWished ? others : [...wishes, { day, time }]);
            }}
          >
            {timeText(time)}
          </button>
        );
      })}
    </fieldset>
  );
}

/** What the visitor has wished for so far, in the order of the wishes. */
function Wishes({ wishes, onChange }: Pick<TimesProps, 'wishes' | 'onChange'>) {
  const words = appointmentMessages[useLanguage()];
  const timeText = useTimeText();
  const dayText = useDayText();
  return (
    <div className={styles.wishes}>
      <output>{words.chosen(wishes.length, wishCount)}</output>
      {wishes.length === 0 ? <p className={styles.hint}>{words.none}</p> : null}
      <ol>
        {wishes.map((wish) => {
          const text = `${dayText(wish.day, 'short')}, ${timeText(wish.time)}`;
          return (
            <li key={text}>
              <span>{text}</span>
              <button
                type="button"
                aria-label={words.remove(text)}
                onClick={() => onChange(wishes.filter((other) => other !== wish))}
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Tells a part of the day or a time in the current language. */
function useTimeText(): (time: string) => string {
  const { parts, time: clock } = appointmentMessages[useLanguage()];
  return (time) => (time === 'morning' || time === 'afternoon' ? parts[time] : clock(time));
}

/** Tells a day in the current language: 'Di., 24. November'. */
function useDayText(): (day: string, weekday: 'short' | 'long') => string {
  const language = useLanguage();
  const words = appointmentMessages[useLanguage()];
  return (day, weekday) => {
    const format = new Intl.DateTimeFormat(locales[language], {
      weekday,
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
    return words.day(format.format(new Date(day)));
  };
}
