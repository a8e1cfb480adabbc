'use client';

import {
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
  useForm,
  useFormFields,
  useTranslation,
} from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { type InputHTMLAttributes, useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '../../../../src/model/language.ts';
import type { ByLanguage } from '../../../../src/model/owner-words.ts';
import type { Country } from '../../../../src/model/country.ts';
import { readers } from '../../../../src/model/written.ts';
import type { Control } from '../../fields/form.ts';
import { readDay } from '../../fields/read-day.ts';
import { unreadWords } from '../../fields/written-words.ts';
import { dayIn, editable, isTenfold, understood } from '../../fields/understood.ts';
import { textOf } from '../../records/data.ts';
import { fieldId } from '../field-id.ts';
import { Calendar } from './calendar.tsx';
import { fieldWords } from './words.ts';
import styles from './written-field.module.css';

type Value = string | number | null;

interface Props {
  form: Control;
  /** The field of the same record with the day that a time is on: 'Samstag', or a date. */
  day?: { name: string; names?: Record<string, ByLanguage> };
  /** The field of the same record with the first of several days, of which this is the last. */
  first?: string;
  /** Whether it is a day in the past. */
  isPast?: boolean;
}

/** Input that is not in the form: text that can't be read, or a price to be confirmed. */
type Held = { why: 'unread' } | { why: 'tenfold'; price: number };

/**
 * The control for values that people write in several ways. It is a text input, because browsers
 * read numbers and days by the language of their own interface. The form gets the value as soon as
 * the text can be read, and keeps the previous one until then.
 */
export const WrittenField: TextFieldClientComponent = (props) => {
  const { field, path: given, readOnly, form, day, first, isPast } = props as typeof props & Props;
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  const words = fieldWords(language);
  const [typed, setTyped] = useState<{ text: string; read: Value | undefined }>();
  const [held, setHeld] = useState<Held>();
  const [isTyping, setIsTyping] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const why = held && whyHeld(held, form, language);
  const validate = useCallback((): string | true => why ?? true, [why]);
  const { value, setValue, path, showError, disabled } = useField<Value>({
    potentiallyStalePath: given,
    validate,
  });
  /** The value before typing. */
  const [before, setBefore] = useState<Value>(null);
  const { dispatchFields, getField } = useForm();
  const isDisabled = readOnly === true || disabled;
  const id = fieldId(path);
  const stored = present(form, value);
  const isWrong = held?.why === 'unread' && !isTyping;

  // The form validates fields a moment later, and could be published before that.
  const hold = (next: Held) => {
    const errorMessage = whyHeld(next, form, language) ?? '';
    setHeld(next);
    setValue(before);
    const state = { valid: false, errorMessage, validate: () => errorMessage };
    dispatchFields({ type: 'UPDATE', path, ...state });
  };
  const release = (next: Value) => {
    setHeld(undefined);
    setValue(next);
    dispatchFields({ type: 'UPDATE', path, valid: true, validate: () => true });
  };
  const type = (text: string) => {
    setIsTyping(true);
    clearTimeout(pause.current);
    // A person who publishes with the keyboard does not leave the field first.
    pause.current = setTimeout(() => setIsTyping(false), 1200);
    const since = first === undefined ? '' : textOf(getField(beside(path, first))?.value);
    const read = form === 'day' ? dayFrom(text, { since, isPast }) : readText(form, text);
    setTyped({ text, read });
    if (read === undefined) hold({ why: 'unread' });
    else if (form === 'price' && isTenfold(before, read)) {
      hold({ why: 'tenfold', price: Number(read) });
    } else release(read);
  };
  const answer = (price: Value) => {
    setBefore(price);
    setTyped(undefined);
    release(price);
  };

  const placeholder = field.admin?.placeholder;
  const isAsTyped = typed !== undefined && (held || same(typed.read, value));
  const written = stored === undefined ? '' : editable(form, stored, language);
  return (
    <div className={`field-type text ${showError || isWrong ? 'error' : ''}`}>
      <FieldLabel
        htmlFor={id}
        label={field.label}
        localized={field.localized}
        required={field.required}
      />
      <div className="field-type__wrap">
        <FieldError
          path={path}
          showError={isWrong || (showError && !isTyping)}
          {...(isWrong && why ? { message: why } : {})}
        />
        <div className={styles.input}>
          <input
            id={id}
            name={path}
            type="text"
            autoComplete="off"
            {...keyboards[form]}
            placeholder={typeof placeholder === 'string' ? placeholder : undefined}
            disabled={isDisabled}
            aria-invalid={isWrong}
            aria-describedby={`${id}-understood`}
            value={isAsTyped ? typed.text : written}
            onFocus={() => {
              if (!held) setBefore(value ?? null);
            }}
            onChange={({ target }) => type(target.value)}
            onBlur={() => setIsTyping(false)}
          />
          {form === 'day' && (
            <Calendar
              day={stored === undefined ? '' : String(stored)}
              label={words.calendar}
              isDisabled={isDisabled}
              onChoose={(chosen) => answer(dayFrom(chosen) ?? null)}
            />
          )}
        </div>
      </div>
      <div id={`${id}-understood`} aria-live="polite">
        {!held && stored !== undefined && (
          <Understood form={form} value={stored} path={path} day={day} language={language} />
        )}
        {held?.why === 'tenfold' && !isTyping && (
          <div className={styles.question}>
            <p>{words.isMeant(euros(before, language), euros(held.price, language))}</p>
            <button type="button" onClick={() => answer(held.price)}>
              {words.yes(euros(held.price, language))}
            </button>
            <button type="button" onClick={() => answer(before)}>
              {words.no(euros(before, language))}
            </button>
          </div>
        )}
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
};

/** The interpretation: '1.290,00 €', 'Samstag, 16:00 Uhr', '+49 30 23125114'. */
function Understood({
  form,
  value,
  path,
  day,
  language,
}: { value: string | number; path: string; language: Language } & Props) {
  const words = fieldWords(language);
  const dayPath = day && beside(path, day.name);
  const dayValue = useFormFields(([fields]) => (dayPath ? fields[dayPath]?.value : undefined));
  const place = /^addresses\.\d+/.exec(path)?.[0] ?? 'addresses.0';
  const country = countryOf(useFormFields(([fields]) => fields[`${place}.country`]?.value));
  const [phone, setPhone] = useState<string | null>();
  useEffect(() => {
    if (form !== 'phone') return;
    let isCurrent = true;
    void (async () => {
      const { phoneNumber } = await import('../../../../src/model/phone.ts');
      const { label, href } = phoneNumber(String(value), { country });
      if (isCurrent) setPhone(href === null ? null : label);
    })();
    return () => {
      isCurrent = false;
    };
  }, [form, country, value]);
  if (form === 'digits') return null;
  if (form === 'phone') {
    if (phone === undefined) return null;
    const text = phone === null ? words.noDialling : words.understood(phone);
    return <p className={styles.understood}>{text}</p>;
  }
  const dayBefore = dayIn(dayValue, day?.names, language);
  const text = understood(form, value, language);
  return (
    <p className={styles.understood}>
      {words.understood(dayBefore ? `${dayBefore}, ${text}` : text)}
    </p>
  );
}

/** Which keyboard a phone shows. */
const keyboards: Record<Control, InputHTMLAttributes<HTMLInputElement>> = {
  price: { inputMode: 'decimal' },
  number: { inputMode: 'decimal' },
  'whole number': { inputMode: 'numeric' },
  // '0930' and '24122026' only need digits; other notations need letters or points.
  time: { inputMode: 'numeric' },
  day: { inputMode: 'numeric' },
  'day of year': { inputMode: 'text' },
  email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  'web address': { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  phone: { inputMode: 'tel' },
  digits: { inputMode: 'numeric' },
};

/** The path of another field of the same record. */
function beside(path: string, name: string): string {
  return path.replace(/[^.]*$/, name);
}

/** The form's value for a text; undefined if it can't be read. */
function readText(form: Control, text: string): Value | undefined {
  if (form === 'phone' || form === 'digits') return text;
  if (text.trim() === '') return isText(form) ? '' : null;
  return readers[form](text);
}

/**
 * Like `readText`, for a day. A day without a year is the next one from today on, and not before
 * `since`.
 */
function dayFrom(text: string, { since = '', isPast = false } = {}): Value | undefined {
  if (text.trim() === '') return null;
  // The day in the person's time zone, as YYYY-MM-DD.
  const today = new Date().toLocaleDateString('sv');
  const from = isPast || since < today ? today : since.slice(0, 10);
  const day = readDay(text, from, isPast);
  return day && `${day}T12:00:00.000Z`;
}

function isText(form: Control): boolean {
  return !['price', 'number', 'whole number', 'day'].includes(form);
}

/** A non-empty value; an unreadable value of an older draft is shown unchanged. */
function present(form: Control, value: Value | undefined): string | number | undefined {
  return value === undefined || value === null || value === '' ? undefined : value;
}

function same(one: Value | undefined, other: Value | undefined): boolean {
  return (one ?? '') === (other ?? '');
}

function whyHeld({ why }: Held, form: Control, language: Language): string | undefined {
  if (why === 'tenfold') return fieldWords(language).unanswered;
  return form === 'phone' || form === 'digits' ? undefined : unreadWords(form, language);
}

function euros(price: Value, language: Language): string {
  return price === null ? '' : understood('price', price, language);
}

/** The country of the place that a number belongs to, or of the first place. */
function countryOf(country: unknown): Country {
  return country === 'AT' || country === 'CH' ? country : 'DE';
}
