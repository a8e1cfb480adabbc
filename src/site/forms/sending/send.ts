import type { MistakeCode } from '#model/forms/mistake-text.ts';
import { checkForm, formRules, type FormName } from '#model/forms/rules.ts';
import type { Language } from '#model/language.ts';
import type { Draft } from '../draft.ts';
import { failure, type FormStatus, type Mistakes } from '../status.ts';
import { told } from './mistakes.ts';
import { askForToken, forgetToken } from './token.ts';

/** What is sent: the fields of a form and what goes with them. */
interface Parcel {
  form: FormName;
  /** Origin of the server; empty for the site's own. */
  server: string;
  body: Readonly<Record<string, unknown>>;
  /** Of what is said of mistakes. */
  language: Language;
  /** The server takes what comes under one key once only. */
  key: string;
}

/** How long an answer is waited for, ms. */
const patience = 30_000;

/** What is wrong with what was filled in, by the rules that the server goes by. */
export function check(
  form: FormName,
  fields: Readonly<Record<string, unknown>>,
  language: Language,
): Mistakes {
  return told(form, checkForm(form, fields), language);
}

/** The key under which a body is sent: the same for the same body, a new one for another. */
export function attemptKey({ attempt }: Draft, body: string): string {
  if (attempt?.body === body) return attempt.key;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Readies what sending needs, once the visitor begins to write. */
export function prepare(form: FormName, server: string): void {
  void askForToken(form, server);
}

/**
 * Sends a form and gives how it stands with it then; never rejects. Where the server doubts that a
 * person wrote it, it is sent once more with what the server asks for.
 */
export async function send(parcel: Parcel): Promise<FormStatus> {
  const { form, server } = parcel;
  try {
    const token = await askForToken(form, server);
    let answer = await post(parcel, { token });
    if (answer.problem['type'] === 'urn:problem-type:proof-needed') {
      forgetToken(form);
      answer = await post(parcel, await proofs(parcel, answer));
    }
    if (answer.status === 202) forgetToken(form);
    return statusOf(parcel, answer);
  } catch {
    return failure();
  }
}

interface Proofs {
  token?: string | undefined;
  altcha?: string;
}

/** A proof of work; where the owner wants none, a token that is not too young. */
async function proofs({ form, server }: Parcel, { problem }: Answer): Promise<Proofs> {
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

/** How old a token is when the server takes it for a person's, ms. */
const tokenAge = 2500;

/** An answer of the server. What it says is taken for nothing until it was looked at. */
interface Answer {
  status: number;
  problem: Readonly<Record<string, unknown>>;
}

async function post({ form, server, body, key }: Parcel, given: Proofs): Promise<Answer> {
  const response = await fetch(`${server}/api/${form}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ ...body, ...given }),
    credentials: 'omit',
    signal: AbortSignal.timeout(patience),
  });
  const json: unknown = response.ok ? {} : await response.json().catch(() => ({}));
  return { status: response.status, problem: isRecord(json) ? json : {} };
}

function statusOf({ form, language }: Parcel, { status, problem }: Answer): FormStatus {
  if (status === 202) return { kind: 'accepted' };
  const isRegistered = problem['type'] === 'urn:problem-type:already-registered';
  const errors = isRegistered
    ? { email: 'already-registered' as const }
    : errorsIn(form, problem['errors']);
  if (Object.keys(errors).length > 0) {
    return { kind: 'editing', mistakes: told(form, errors, language) };
  }
  return { kind: 'failed', reason: status === 429 ? 'too-many' : 'unexpected' };
}

/** The errors of fields that the visitor sees. */
function errorsIn(form: FormName, list: unknown): Record<string, MistakeCode> {
  const entries = (Array.isArray(list) ? list : []).flatMap((error: unknown) => {
    const { field, code } = isRecord(error) ? error : {};
    const isShown = typeof field === 'string' && Object.hasOwn(formRules[form], field);
    return isShown && isFieldError(code) ? [[field, code] as const] : [];
  });
  return Object.fromEntries(entries);
}

const fieldErrors: Record<MistakeCode, true> = {
  missing: true,
  'too-short': true,
  'too-long': true,
  'not-an-email': true,
  'not-agreed': true,
  'forbidden-characters': true,
  'already-registered': true,
};

function isFieldError(code: unknown): code is MistakeCode {
  return typeof code === 'string' && Object.hasOwn(fieldErrors, code);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
