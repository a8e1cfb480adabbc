import { useMemo, useState } from 'react';
import { type Offer, partsIn, type Slot, slotCount } from './slot.ts';
import { locales } from '#model/language.ts';
import { fieldId } from '#model/part-ids.ts';
import { appointmentMessages } from './messages.ts';
import { useLanguage } from '#site/messages/messages.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { FieldError } from '#site/forms/field/field.tsx';
import type { Mistakes } from '#site/forms/status.ts';
import { Calendar } from './calendar.tsx';
import { shopNow, sixWeeks, timesOn } from './days.ts';
import styles from './slot-picker.module.css';

interface SlotPickerProps {
  /** The visitor's choice; undefined until then. */
  offer: Offer | undefined;
  slots: readonly Slot[];
  mistakes: Mistakes;
  onChange: (slots: readonly Slot[]) => void;
}

/** The days of the next weeks, the times of the chosen day, and the slots chosen so far. */
export function SlotPicker({ offer, slots, mistakes, onChange }: SlotPickerProps) {
  const words = appointmentMessages[useLanguage()];
  const now = useMemo(() => shopNow(), []);
  const [day, setDay] = useState<string>();
  const id = fieldId('appointment', 'day1');
  const texts = mistakeTexts(mistakes, slots);
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
        <Calendar days={days} chosen={shown} preferred={slots} onChoose={setDay} />
      ) : (
        <p className={styles.hint}>{words.chooseFirst}</p>
      )}
      {offer && shown ? (
        <Times offer={offer} day={shown} now={now} slots={slots} onChange={onChange} />
      ) : null}
      {offer ? <Slots slots={slots} onChange={onChange} /> : null}
      <FieldError id={errorId} error={texts.join(' ') || undefined} />
    </fieldset>
  );
}

/** The picker before the visitor has chosen an offer. */
export function NoSlotsYet() {
  const words = appointmentMessages[useLanguage()];
  return (
    <fieldset className={styles.picker}>
      <legend>{words.when}</legend>
      <p className={styles.hint}>{words.chooseFirst}</p>
    </fieldset>
  );
}

/**
 * The mistakes of all slots, without duplicates. A missing slot is no mistake if another is chosen.
 */
function mistakeTexts(mistakes: Mistakes, slots: readonly Slot[]): string[] {
  const found = Array.from({ length: slotCount }, (_, at) => [
    mistakes[`day${at + 1}`],
    mistakes[`time${at + 1}`],
  ]).flat();
  const texts = found.flatMap((mistake) =>
    mistake && !(mistake.error === 'missing' && slots.length > 0) ? mistake.text : [],
  );
  return [...new Set(slots.length > 0 ? texts : texts.slice(0, 1))];
}

interface TimesProps {
  offer: Offer;
  day: string;
  now: string;
  slots: readonly Slot[];
  onChange: (slots: readonly Slot[]) => void;
}

/** The times of a day, each a button that selects or deselects it. */
function Times({ offer, day, now, slots, onChange }: TimesProps) {
  const words = appointmentMessages[useLanguage()];
  const timeText = useTimeText();
  const dayText = useDayText();
  const times = timesOn(offer, day, now);
  const isFull = slots.length >= slotCount;
  return (
    <fieldset className={styles.times}>
      <legend>{words.times(dayText(day, 'long'))}</legend>
      {[...partsIn(times), ...times].map((time) => {
        const isPreferred = slots.some((slot) => slot.day === day && slot.time === time);
        return (
          <button
            key={time}
            type="button"
            aria-pressed={isPreferred}
            disabled={isFull && !isPreferred}
            onClick={() => {
              const others = slots.filter((slot) => slot.day !== day || slot.time !== time);
              onChange(isPreferred ? others : [...slots, { day, time }]);
            }}
          >
            {timeText(time)}
          </button>
        );
      })}
    </fieldset>
  );
}

/** The slots that the visitor has chosen so far, in order. */
function Slots({ slots, onChange }: Pick<TimesProps, 'slots' | 'onChange'>) {
  const words = appointmentMessages[useLanguage()];
  const timeText = useTimeText();
  const dayText = useDayText();
  return (
    <div className={styles.slots}>
      <output>{words.chosen(slots.length, slotCount)}</output>
      {slots.length === 0 ? <p className={styles.hint}>{words.none}</p> : null}
      <ol>
        {slots.map((slot) => {
          const text = `${dayText(slot.day, 'short')}, ${timeText(slot.time)}`;
          return (
            <li key={text}>
              <span>{text}</span>
              <button
                type="button"
                aria-label={words.remove(text)}
                onClick={() => onChange(slots.filter((other) => other !== slot))}
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

/** Formats a part of the day or a time in the current language. */
function useTimeText(): (time: string) => string {
  const { parts, time: clock } = appointmentMessages[useLanguage()];
  return (time) => (time === 'morning' || time === 'afternoon' ? parts[time] : clock(time));
}

/** Formats a day in the current language: 'Di., 24. November'. */
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
