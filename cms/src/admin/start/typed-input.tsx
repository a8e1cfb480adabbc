'use client';

import { type FocusEvent, useId, useState } from 'react';
import type { Language } from '../../../../src/model/language.ts';
import { readers } from '../../../../src/model/written.ts';
import { unreadWords } from '../../fields/written-words.ts';
import { readDay } from '../../fields/read-day.ts';
import { editable, understood } from '../../fields/understood.ts';
import { Calendar } from '../written/calendar.tsx';
import { fieldWords } from '../written/words.ts';
import styles from './start.module.css';

interface Props {
  form: 'time' | 'day' | 'price';
  label: string;
  value: string;
  language: Language;
  /** YYYY-MM-DD: a day without a year is the next one from then on. */
  today: string;
  error?: string | undefined;
  onChange: (text: string) => void;
}

/** A time, day or price as people write it, with its interpretation below. */
export function TypedInput(props: Props) {
  const { form, label, value, language, today, error, onChange } = props;
  const id = useId();
  const [isTyping, setIsTyping] = useState(false);
  const read = form === 'day' ? readDay(value, today) : readers[form](value);
  const isUnread = value.trim() !== '' && read === undefined && !isTyping;
  const mistake = isUnread ? unreadWords(form, language) : error;
  const words = fieldWords(language);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.typed}>
        <input
          id={id}
          type="text"
          // '930' and '24122026' only need digits.
          inputMode={form === 'price' ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={value}
          aria-invalid={mistake !== undefined}
          aria-describedby={`${id}-says`}
          onFocus={selectAll}
          onChange={({ target }) => {
            setIsTyping(true);
            onChange(target.value);
          }}
          onBlur={() => setIsTyping(false)}
        />
        {form === 'day' && (
          <Calendar
            day={typeof read === 'string' ? read : ''}
            first={today}
            label={`${label}: ${words.calendar}`}
            onChoose={(day) => onChange(day && editable('day', day, language))}
          />
        )}
      </div>
      <p
        id={`${id}-says`}
        className={styles.says}
        data-mistake={mistake !== undefined || undefined}
      >
        {mistake ?? (read && words.understood(understood(form, read, language)))}
      </p>
    </div>
  );
}

interface TextProps {
  label: string;
  example: string;
  lines?: number;
  value: string;
  error?: string | undefined;
  onChange: (text: string) => void;
}

/** A text for visitors. */
export function TextInput({ label, example, lines = 1, value, error, onChange }: TextProps) {
  const id = useId();
  const props = {
    id,
    value,
    placeholder: example,
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-says`,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {lines > 1 ? <textarea rows={lines} {...props} /> : <input type="text" {...props} />}
      <p id={`${id}-says`} className={styles.says} data-mistake={error !== undefined || undefined}>
        {error}
      </p>
    </div>
  );
}

/** Typing replaces the current value. */
function selectAll({ target }: FocusEvent<HTMLInputElement>): void {
  target.select();
}
