'use client';

import { Link } from '@payloadcms/ui';
import { type ReactNode, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '../../../../src/model/language.ts';
import type { StartState } from '../../start/state.ts';
import type { Refused, Task } from '../../start/task.ts';
import { startWords } from '../../start/words.ts';
import styles from './start.module.css';

type Values = Record<string, string>;

export interface TaskFormProps {
  language: Language;
  /** The language of the texts typed. */
  locale: Language;
  initial: Values;
  /** @param refused the last response about these values */
  taskOf: (values: Values, refused: Refused) => Task;
  /** The full form, with more settings. */
  more: { href: string; label: string };
  onCancel: () => void;
  /** Called with the state of the start screen after the task. */
  onDone: (state: StartState) => void;
  /** Renders the fields. Call `at` with a name for a field's props. */
  children: (
    at: (name: string) => {
      value: string;
      error: string | undefined;
      onChange: (text: string) => void;
    },
  ) => ReactNode;
}

/** A few fields and one button, which publishes. The input stays until that has succeeded. */
export function TaskForm(props: TaskFormProps) {
  const { language, locale, initial, taskOf, more, onCancel, onDone, children } = props;
  const words = startWords[language];
  const [values, setValues] = useState(initial);
  const [refused, setRefused] = useState<Refused>(nothing);
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setIsSending] = useState(false);

  // Within the tap that opened it: otherwise phones do not show their keyboard.
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, []);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setRefused(nothing);
    const answer = await send(taskOf(values, refused), locale);
    setIsSending(false);
    if (answer.is === 'done') onDone(answer.state);
    else if (answer.is === 'refused') setRefused(answer.refused);
    else setRefused({ fields: {}, others: [words[answer.is]] });
  };
  const at = (name: string) => ({
    value: values[name] ?? '',
    error: refused.fields[name],
    onChange: (text: string) => {
      setValues((before) => ({ ...before, [name]: text }));
      setRefused(({ fields }) => ({ fields: { ...fields, [name]: undefined }, others: [] }));
    },
  });

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {children(at)}
      <div role="alert">
        {refused.others.map((text) => (
          <p key={text} className={styles.mistake}>
            {text}
          </p>
        ))}
      </div>
      <div className={styles.buttons}>
        <button type="submit" aria-disabled={isSending}>
          {isSending ? words.publishing : words.publish}
        </button>
        <button type="button" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
      <Link className={styles.more} href={more.href}>
        {more.label}
      </Link>
    </form>
  );
}

const nothing: Refused = { fields: {}, others: [] };

type Answer =
  | { is: 'done'; state: StartState }
  | { is: 'refused'; refused: Refused }
  | { is: 'offline' | 'signedOut' | 'failed' };

async function send(task: Task, locale: Language): Promise<Answer> {
  try {
    const response = await fetch(`/api/start?locale=${locale}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(task),
    });
    if (response.ok) return { is: 'done', state: (await response.json()) as StartState };
    if (response.status === 401 || response.status === 403) return { is: 'signedOut' };
    const refused = (await response.json()) as Partial<Refused>;
    const { fields, others } = refused;
    return fields && others ? { is: 'refused', refused: { fields, others } } : { is: 'failed' };
  } catch {
    return { is: 'offline' };
  }
}
