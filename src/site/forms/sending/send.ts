import type { MistakeCode } from '#model/forms/mistake-text.ts';
import type { FormName } from '#model/forms/forms.ts';
import { checkForm } from '#model/forms/rules.ts';
import { type SumBounds, sumMistake } from '#model/forms/sum.ts';
import type { Language } from '#model/language.ts';
import type { Draft } from '../draft.ts';
import { failure, type FormStatus, type Mistakes } from '../status.ts';
import { formNamed } from './forms.ts';
import { told } from './mistakes.ts';
import { askForToken, forgetToken } from './token.ts';

/** The data to send: the fields of a form and their context. */
interface FormSubmission {
  form: FormName;
  /** Origin of the server; empty for the site's own server. */
  server: string;
  body: Readonly<Record<string, unknown>>;
  /** Language of the error messages. */
  language: Language;
  /** The server accepts each key only once. */
  key: string;
}

/** Time limit for a response, ms. */
const timeoutMs = 30_000;

/**
 * Checks input by the same rules as the server.
 *
 * @param sums the bounds of the form's `amount`.
 */
export function check(
  form: FormName,
  fields: Readonly<Record<string, unknown>>,
  language: Language,
  sums?: SumBounds,
): Mistakes {
  const mistakes = checkForm(formNamed(form).fields, fields);
  const { amount } = fields;
  const isSum = sums && typeof amount === 'string' && !('amount' in mistakes);
  const sum = isSum ? sumMistake(Number(amount), sums, language) : undefined;
  if (!sum) return told(form, mistakes, language);
  return told(form, { ...mistakes, amount: sum.code }, language, { amount: sum.allowed });
}

/**
 * The idempotency key of a request body: a body sent again keeps its key, any other gets a new one.
 */
export function attemptKey({ attempt }: Draft, body: string): string {
  if (attempt?.body === body) return attempt.key;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Prepares for sending as soon as the visitor begins to write. */
export function prepare(form: FormName, server: string): void {
  void askForToken(form, server);
}

/**
 * Sends a form and returns its new status; never rejects. If the server doubts that a person wrote
 * it, sends it once more with the requested proof.
 */
export async function send(submission: FormSubmission): Promise<FormStatus> {
  const { form, server } = submission;
  try {
    const token = await askForToken(form, server);
    let answer = await post(submission, { token });
    if (answer.problem['type'] === 'urn:problem-type:proof-needed') {
      forgetToken(form);
      answer = await post(submission, await proofs(submission, answer));
    }
    if (answer.status === 202) forgetToken(form);
    return statusOf(submission, answer);
  } catch {
    return failure();
  }
}

interface Proofs {
  token?: string | undefined;
  altcha?: string;
}

/** Gets a proof of work or, if the owner has turned those off, a token that is old enough. */
async function proofs({ form, server }: FormSubmission, { problem }: Answer): Promise<Proofs> {
  const token = await askForToken(form, server);
  if (isRecord(problem['altcha'])) {
    const { prove } = await import('./prove.ts');
    return { token, altcha: await prove(problem['altcha']) };
  }
  await new Promise((resolve) => {
    setTimeout(resolve, tokenAge);
  });
  return { token };
}

/** The age at which the server considers a token human, ms. */
const tokenAge = 2500;

/** A response of the server. Its contents are untrusted until validated. */
interface Answer {
  status: number;
  problem: Readonly<Record<string, unknown>>;
}

async function post({ form, server, body, key }: FormSubmission, given: Proofs): Promise<Answer> {
  const response = await fetch(`${server}/api/${form}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ ...body, ...given }),
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const json: unknown = response.ok ? {} : await response.json().catch(() => ({}));
  return { status: response.status, problem: isRecord(json) ? json : {} };
}

function statusOf({ form, language }: FormSubmission, { status, problem }: Answer): FormStatus {
  if (status === 202) return { kind: 'accepted' };
  const isRegistered = problem['type'] === 'urn:problem-type:already-registered';
  const errors = isRegistered
    ? { email: 'already-registered' as const }
    : errorsIn(form, problem['errors']);
  if (Object.keys(errors).length > 0) {
    const allowed = allowedIn(problem['errors']);
    return { kind: 'editing', mistakes: told(form, errors, language, allowed) };
  }
  return { kind: 'failed', reason: status === 429 ? 'too-many' : 'unexpected' };
}

/** The errors of fields that the visitor can see. */
function errorsIn(form: FormName, list: unknown): Record<string, MistakeCode> {
  const { fields } = formNamed(form);
  const entries = (Array.isArray(list) ? list : []).flatMap((error: unknown) => {
    const { field, code } = isRecord(error) ? error : {};
    const isShown = typeof field === 'string' && Object.hasOwn(fields, field);
    return isShown && isFieldError(code) ? [[field, code] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The values that the server would accept, by field. */
function allowedIn(list: unknown): Record<string, string> {
  const entries = (Array.isArray(list) ? list : []).flatMap((error: unknown) => {
    const { field, allowed } = isRecord(error) ? error : {};
    return typeof field === 'string' && typeof allowed === 'string' ? [[field, allowed]] : [];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

const fieldErrors: Record<MistakeCode, true> = {
  missing: true,
  'too-short': true,
  'too-long': true,
  'not-an-email': true,
  'not-a-number': true,
  'not-a-sum': true,
  'not-agreed': true,
  'forbidden-characters': true,
  'already-registered': true,
  'not-offered': true,
  'not-a-phone': true,
  past: true,
  closed: true,
  'outside-hours': true,
  'too-little': true,
  'too-much': true,
};

function isFieldError(code: unknown): code is MistakeCode {
  return typeof code === 'string' && Object.hasOwn(fieldErrors, code);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
