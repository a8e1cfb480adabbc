import { formRules, type FormName } from '#model/forms/rules.ts';
import type { AltchaChallenge } from '#model/forms/problem.ts';
import { type FieldError, failure, type FormStatus } from '../status.ts';
import { askForToken, forgetToken } from './token.ts';

/** What is sent: the fields of a form and what goes with them. */
interface Parcel {
  form: FormName;
  /** Origin of the server; empty for the site's own. */
  server: string;
  body: Readonly<Record<string, unknown>>;
  /** The server takes what comes under one key once only. */
  key: string;
}

/** How long an answer is waited for, ms. */
const patience = 30_000;

/** Readies what sending needs, once the visitor begins to write. */
export function prepare(form: FormName, server: string): void {
  void askForToken(form, server);
}

/**
 * Sends a form and gives how it stands with it then; never rejects. A proof of work is done where the
 * server asks for one.
 */
export async function send(parcel: Parcel): Promise<FormStatus> {
  try {
    const token = await askForToken(parcel.form, parcel.server);
    let answer = await post(parcel, { token });
    const challenge = challengeIn(answer);
    if (challenge) {
      const { prove } = await import('./prove.ts');
      answer = await post(parcel, { token, altcha: await prove(challenge) });
    }
    if (answer.status === 202) forgetToken(parcel.form);
    return statusOf(parcel.form, answer);
  } catch {
    return failure();
  }
}

/** An answer of the server. What it says is taken for nothing until it was looked at. */
interface Answer {
  status: number;
  problem: Readonly<Record<string, unknown>>;
}

async function post(
  { form, server, body, key }: Parcel,
  proofs: { token?: string | undefined; altcha?: string },
): Promise<Answer> {
  const response = await fetch(`${server}/api/${form}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ ...body, ...proofs }),
    credentials: 'omit',
    signal: AbortSignal.timeout(patience),
  });
  const json: unknown = response.ok ? {} : await response.json().catch(() => ({}));
  return { status: response.status, problem: isRecord(json) ? json : {} };
}

/** A challenge that is none has no solution. */
function challengeIn({ status, problem }: Answer): AltchaChallenge | undefined {
  return status === 403 ? (problem['altcha'] as AltchaChallenge | undefined) : undefined;
}

function statusOf(form: FormName, { status, problem }: Answer): FormStatus {
  if (status === 202) return { kind: 'accepted' };
  if (problem['type'] === 'urn:problem-type:already-registered') {
    return { kind: 'editing', errors: { email: 'already-registered' } };
  }
  const errors = errorsIn(form, problem['errors']);
  if (Object.keys(errors).length > 0) return { kind: 'editing', errors };
  return { kind: 'failed', reason: status === 429 ? 'too-many' : 'unexpected' };
}

/** The errors of fields that the visitor sees. */
function errorsIn(form: FormName, list: unknown): Record<string, FieldError> {
  const entries = (Array.isArray(list) ? list : []).flatMap((error: unknown) => {
    const { field, code } = isRecord(error) ? error : {};
    const isShown = typeof field === 'string' && Object.hasOwn(formRules[form], field);
    return isShown && isFieldError(code) ? [[field, code] as const] : [];
  });
  return Object.fromEntries(entries);
}

const fieldErrors: Record<FieldError, true> = {
  missing: true,
  'too-short': true,
  'too-long': true,
  'not-an-email': true,
  'not-agreed': true,
  'forbidden-characters': true,
  'already-registered': true,
};

function isFieldError(code: unknown): code is FieldError {
  return typeof code === 'string' && Object.hasOwn(fieldErrors, code);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
