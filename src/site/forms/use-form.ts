import { type ComponentProps, useEffect, useRef, useState, useTransition } from 'react';
import { checkForm, type FieldRule, formRules, type FormName } from '#model/forms/rules.ts';
import { attemptKey, forgetDraft, keepDraft, readDraft } from './draft.ts';
import { failure, type FormStatus, untouched } from './status.ts';

interface FormOptions {
  form: FormName;
  /** Origin of the server that takes it; empty for the site's own. */
  server: string;
  /** How it stands at first. */
  initial?: FormStatus | undefined;
  /** Called once the server has taken it; sending lasts until it is through. */
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

  const submit = (element: HTMLFormElement) => {
    const fields = fieldsOf(form, element);
    const errors = checkForm(form, fields);
    if (Object.keys(errors).length > 0) return show({ kind: 'editing', errors });
    const body = JSON.stringify(fields);
    const key = attemptKey(readDraft(form), body);
    keepDraft(form, { texts: textsOf(form, fields), attempt: { key, body } });
    startSending(async () => {
      const sending = await loadSending();
      const next = sending ? await sending.send({ form, server, body: fields, key }) : failure();
      if (next.kind === 'accepted') {
        forgetDraft(form);
        element.reset();
        await onAccepted?.();
      }
      show(next);
    });
  };

  return {
    status: isSending ? { kind: 'sending' } : status,
    formProps: {
      ref,
      action: `${server}/api/${form}`,
      method: 'post',
      onFocus: () => void loadSending().then((sending) => sending?.prepare(form, server)),
      onInput: ({ currentTarget }) => {
        const fields = fieldsOf(form, currentTarget);
        keepDraft(form, { ...readDraft(form), texts: textsOf(form, fields) });
        if (status.kind === 'editing' && Object.keys(status.errors).length > 0) {
          setStatus({ ...status, errors: left(form, status, fields) });
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
function fieldsOf(form: FormName, element: HTMLFormElement): Fields {
  const fields: Record<string, unknown> = Object.fromEntries(new FormData(element));
  for (const [field, { kind }] of rulesOf(form)) {
    if (kind === 'agreement') fields[field] = fields[field] === 'on';
  }
  return fields;
}

/** What the visitor wrote. A box is ticked anew each time. */
function textsOf(form: FormName, fields: Fields): Record<string, string> {
  const entries = rulesOf(form).flatMap(([field]) => {
    const value = fields[field];
    return typeof value === 'string' ? [[field, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Fills in what is empty: what was written before the page came to life stays. */
function fill(element: HTMLFormElement, texts: Readonly<Record<string, string>>): void {
  for (const [field, text] of Object.entries(texts)) {
    const control = element.elements.namedItem(field);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (isText && !control.value) control.value = text;
  }
}

/** The errors that are left of those shown; new ones wait until the form is sent. */
function left(
  form: FormName,
  { errors }: Extract<FormStatus, { kind: 'editing' }>,
  fields: Fields,
) {
  const now = checkForm(form, fields);
  return Object.fromEntries(Object.entries(now).filter(([field]) => field in errors));
}

function rulesOf(form: FormName): [string, FieldRule][] {
  return Object.entries<FieldRule>(formRules[form]);
}

/** Undefined where the code cannot be loaded. */
function loadSending() {
  return import('./sending/send.ts').catch(() => undefined);
}
