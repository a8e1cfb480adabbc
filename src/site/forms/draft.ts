import type { FormName } from '#model/forms/rules.ts';
import { browserStorage } from '../storage/storage.ts';

/** A visitor's unfinished input to a form. */
export interface Draft {
  /** Text by field. */
  texts: Readonly<Record<string, string>>;
  /** The last attempt to send: its body and its idempotency key. */
  attempt?: { key: string; body: string };
}

const storage = browserStorage('sessionStorage');

/** The draft of a form, or an empty one. Drafts survive a reload and end with the tab. */
export function readDraft(form: FormName): Draft {
  try {
    return parse(JSON.parse(storage.get(storageKey(form)) ?? '{}'));
  } catch {
    return { texts: {} };
  }
}

export function keepDraft(form: FormName, draft: Draft): void {
  storage.set(storageKey(form), JSON.stringify(draft));
}

export function forgetDraft(form: FormName): void {
  keepDraft(form, { texts: {} });
}

function storageKey(form: FormName): string {
  return `form-${form}`;
}

/** Storage may contain anything. */
function parse(stored: unknown): Draft {
  const { texts, attempt } = stored as { texts?: unknown; attempt?: Record<string, unknown> };
  const found = Object.entries(texts ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const { key, body } = attempt ?? {};
  return {
    texts: Object.fromEntries(found),
    ...(typeof key === 'string' && typeof body === 'string' ? { attempt: { key, body } } : {}),
  };
}
