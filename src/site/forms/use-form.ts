import { type ComponentProps, useEffect, useRef, useState, useTransition } from 'react';
import type { pieceRules } from '#model/forms/pieces.ts';
import type { FieldName, FormName } from '#model/forms/forms.ts';
import type { SumBounds } from '#model/forms/sum.ts';
import { fieldId } from '#model/part-ids.ts';
import { useLanguage } from '../messages/messages.tsx';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';
import type * as Sending from './sending/send.ts';
import { failure, type FormStatus, type Mistakes, untouched } from './status.ts';

interface FormOptions<Name extends FormName> {
  form: Name;
  /** Origin of the server that receives the form; empty for the site's own server. */
  server: string;
  /** The initial status. */
  initial?: FormStatus | undefined;
  /** The name of the draft, if the form is on several pages with a different subject on each. */
  draft?: string | undefined;
  /** The bounds of its `amount`. */
  sums?: SumBounds;
  /**
   * Called once the server has accepted the form, unless the visitor has left the page. The form
   * counts as sending until this resolves.
   */
  onAccepted?: () => Promise<unknown> | void;
}

/** The props of a field's control: see `Field`. */
export interface UsedField {
  id: string;
  name: string;
  error: string | undefined;
}

/** @template Field The names of its fields. */
export interface UsedForm<Field extends string> {
  status: FormStatus;
  /** Props of the form element. Without JavaScript the browser submits it itself. */
  formProps: ComponentProps<'form'>;
  field: (name: Field) => UsedField;
}

/**
 * An uncontrolled form, sent without leaving the page. Input is checked by the same rules as on the
 * server, kept as a draft, and sent once, however often the button is pressed.
 */
export function useForm<Name extends FormName>({
  form,
  server,
  initial = untouched,
  draft = form,
  sums,
  onAccepted,
}: FormOptions<Name>): UsedForm<FieldName<Name> & string> {
  const language = useLanguage();
  const ref = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState(initial);
  const [isSending, startSending] = useTransition();

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // Our own messages replace the browser's.
    element.noValidate = true;
    fill(element, readDraft(draft).texts);
  }, [draft]);

  const isJudged = useRef(false);
  useEffect(() => {
    if (!isJudged.current || isSending || status.kind !== 'editing') return;
    isJudged.current = false;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [status, isSending]);

  /** Shows a status and focuses the first field with a mistake. */
  const show = (next: FormStatus) => {
    isJudged.current = true;
    setStatus(next);
  };

  /** Sends the input and returns the resulting status. */
  const outcome = async (element: HTMLFormElement): Promise<FormStatus> => {
    const sending = await loadSending();
    if (!sending) return failure();
    // Read now: the visitor may have gone on writing while the code was loading.
    const fields = fieldsOf(element);
    const mistakes = sending.check(form, fields, language, sums);
    if (isAny(mistakes)) return { kind: 'editing', mistakes };
    const body = JSON.stringify(fields);
    const key = sending.attemptKey(readDraft(draft), body);
    keepDraft(draft, { texts: textsOf(element), attempt: { key, body } });
    const next = await sending.send({ form, server, language, body: fields, key });
    if (next.kind !== 'accepted') return next;
    dispatchEvent(new CustomEvent('form-accepted', { detail: form }));
    forgetDraft(draft);
    element.reset();
    if (element.isConnected) await onAccepted?.();
    return next;
  };

  const submit = (element: HTMLFormElement) => {
    // Mistakes are shown at once if the code has already been loaded.
    const mistakes = loaded?.check(form, fieldsOf(element), language, sums) ?? {};
    if (isAny(mistakes)) show({ kind: 'editing', mistakes });
    else startSending(async () => show(await outcome(element)));
  };

  return {
    status: isSending ? { kind: 'sending' } : status,
    field(name) {
      const mistakes = status.kind === 'editing' && !isSending ? status.mistakes : {};
      return { id: fieldId(form, name), name, error: mistakes[name]?.text };
    },
    formProps: {
      ref,
      action: `${server}/api/${form}`,
      method: 'post',
      onFocus: () => void loadSending().then((sending) => sending?.prepare(form, server)),
      onInput: ({ currentTarget }) => {
        keepDraft(draft, { ...readDraft(draft), texts: textsOf(currentTarget) });
        const now = loaded?.check(form, fieldsOf(currentTarget), language, sums);
        if (now) setStatus((shown) => withoutMended(shown, now));
      },
      onSubmit: (event) => {
        event.preventDefault();
        if (!isSending) submit(event.currentTarget);
      },
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** All values of the form, including hidden fields. */
function fieldsOf(element: HTMLFormElement): Fields {
  const boxes = [...element.querySelectorAll<HTMLInputElement>('[type="checkbox"]')];
  const data = new FormData(element);
  const pieces = piecesOf(data);
  return {
    ...Object.fromEntries([...data].filter(([name]) => !name.startsWith('piece_'))),
    ...Object.fromEntries(boxes.map(({ name, checked }) => [name, checked])),
    ...(pieces.length > 0 ? { pieces } : {}),
  };
}

/**
 * The items that a form asks about, from repeated fields, in the format that the server reads from
 * a submitted form.
 */
function piecesOf(data: FormData): object[] {
  return data
    .getAll('piece_id')
    .map((_, at) =>
      Object.fromEntries(
        pieceFields.map((name) => [name, data.getAll(`piece_${name}`)[at] || undefined]),
      ),
    );
}

const pieceFields: readonly (keyof typeof pieceRules)[] = [
  'id',
  'title',
  'path',
  'note',
  'number',
  'price',
];

/** The visitor's text input. Checkboxes must be ticked again each time. */
function textsOf(element: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(textControls(element).map(({ name, value }) => [name, value]));
}

/** Fills empty fields only: text written before hydration is kept. */
function fill(element: HTMLFormElement, texts: Readonly<Record<string, string>>): void {
  for (const control of textControls(element)) control.value ||= texts[control.name] ?? '';
}

/** The fields that a visitor can type into. */
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

/** The shown mistakes that still remain; new ones are shown when the form is sent. */
function withoutMended(shown: FormStatus, now: Mistakes): FormStatus {
  if (shown.kind !== 'editing' || !isAny(shown.mistakes)) return shown;
  const left = Object.entries(now).filter(([field]) => field in shown.mistakes);
  return { ...shown, mistakes: Object.fromEntries(left) };
}

/** The code that checks and sends; loaded when the visitor begins to write. */
let loaded: typeof Sending | undefined;

/** Undefined if the code cannot be loaded. */
async function loadSending(): Promise<typeof Sending | undefined> {
  loaded ??= await import('./sending/send.ts').catch(() => undefined);
  return loaded;
}
