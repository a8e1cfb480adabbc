import { type ComponentProps, useEffect, useRef, useState, useTransition } from 'react';
import type { FormName } from '#model/forms/rules.ts';
import { useLanguage } from '../messages/messages.tsx';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';
import type * as Sending from './sending/send.ts';
import { failure, type FormStatus, type Mistakes, untouched } from './status.ts';

interface FormOptions {
  form: FormName;
  /** Origin of the server that takes it; empty for the site's own. */
  server: string;
  /** How it stands at first. */
  initial?: FormStatus | undefined;
  /** Called once the server has taken it, unless the visitor has moved on; sending lasts until it is through. */
  onAccepted?: () => Promise<unknown> | void;
}

interface UsedForm {
  status: FormStatus;
  /** For the form element. Without JavaScript the browser sends it by itself. */
  formProps: ComponentProps<'form'>;
}

/**
 * A form whose fields the browser holds, sent without leaving the page. It is checked by the rules
 * that the server goes by, keeps a draft of what is written, and is sent once, however often the
 * button is pressed.
 */
export function useForm({ form, server, initial = untouched, onAccepted }: FormOptions): UsedForm {
  const language = useLanguage();
  const ref = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState(initial);
  const [isSending, startSending] = useTransition();

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // What the browser would say of a field stays away where ours is said.
    element.noValidate = true;
    fill(element, readDraft(form).texts);
  }, [form]);

  const isJudged = useRef(false);
  useEffect(() => {
    if (!isJudged.current || isSending || status.kind !== 'editing') return;
    isJudged.current = false;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [status, isSending]);

  /** Shows how it stands; the first field that is wrong gets the focus. */
  const show = (next: FormStatus) => {
    isJudged.current = true;
    setStatus(next);
  };

  /** What comes of sending what was filled in. */
  const outcome = async (element: HTMLFormElement, fields: Fields): Promise<FormStatus> => {
    const sending = await loadSending();
    if (!sending) return failure();
    const mistakes = sending.check(form, fields, language);
    if (isAny(mistakes)) return { kind: 'editing', mistakes };
    const body = JSON.stringify(fields);
    const key = sending.attemptKey(readDraft(form), body);
    keepDraft(form, { texts: textsOf(element), attempt: { key, body } });
    const next = await sending.send({ form, server, language, body: fields, key });
    if (next.kind !== 'accepted') return next;
    forgetDraft(form);
    element.reset();
    if (element.isConnected) await onAccepted?.();
    return next;
  };

  const submit = (element: HTMLFormElement) => {
    const fields = fieldsOf(element);
    // Where the code is there already, mistakes are told at once.
    const mistakes = loaded?.check(form, fields, language) ?? {};
    if (isAny(mistakes)) show({ kind: 'editing', mistakes });
    else startSending(async () => show(await outcome(element, fields)));
  };

  return {
    status: isSending ? { kind: 'sending' } : status,
    formProps: {
      ref,
      action: `${server}/api/${form}`,
      method: 'post',
      onFocus: () => void loadSending().then((sending) => sending?.prepare(form, server)),
      onInput: ({ currentTarget }) => {
        keepDraft(form, { ...readDraft(form), texts: textsOf(currentTarget) });
        const now = loaded?.check(form, fieldsOf(currentTarget), language);
        if (now && status.kind === 'editing' && isAny(status.mistakes)) {
          setStatus({ ...status, mistakes: left(status.mistakes, now) });
        }
      },
      onSubmit: (event) => {
        event.preventDefault();
        if (!isSending) submit(event.currentTarget);
      },
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** All that the form holds, hidden fields as well. */
function fieldsOf(element: HTMLFormElement): Fields {
  const boxes = [...element.querySelectorAll<HTMLInputElement>('[type="checkbox"]')];
  return {
    ...Object.fromEntries(new FormData(element)),
    ...Object.fromEntries(boxes.map(({ name, checked }) => [name, checked])),
  };
}

/** What the visitor wrote. A box is ticked anew each time. */
function textsOf(element: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(textControls(element).map(({ name, value }) => [name, value]));
}

/** Fills in what is empty: what was written before the page came to life stays. */
function fill(element: HTMLFormElement, texts: Readonly<Record<string, string>>): void {
  for (const control of textControls(element)) control.value ||= texts[control.name] ?? '';
}

/** The fields that a visitor can write into. */
function textControls(element: HTMLFormElement) {
  return [
    ...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'textarea, input:not([type="hidden"], [type="checkbox"], [tabindex="-1"])',
    ),
  ];
}

function isAny(mistakes: Mistakes): boolean {
  return Object.keys(mistakes).length > 0;
}

/** The mistakes that are left of those shown; new ones wait until the form is sent. */
function left(shown: Mistakes, now: Mistakes): Mistakes {
  return Object.fromEntries(Object.entries(now).filter(([field]) => field in shown));
}

/** What checks and sends; loaded once the visitor begins to write. */
let loaded: typeof Sending | undefined;

/** Undefined where the code cannot be loaded. */
async function loadSending(): Promise<typeof Sending | undefined> {
  loaded ??= await import('./sending/send.ts').catch(() => undefined);
  return loaded;
}
