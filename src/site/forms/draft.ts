import type { FormName } from '#model/forms/rules.ts';
import { browserStorage } from '../storage/storage.ts';

/** What a visitor has written into a form so far. */
export interface Draft {
  /** Texts by field. */
  texts: Readonly<Record<string, string>>;
  /** The last attempt to send: what was sent, and the key that the server knows it by. */
  attempt?: { key: string; body: string };
}

const storage = browserStorage('sessionStorage');

/** The draft of a form, empty where there is none. It outlives a reload, and ends with the tab. */
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

/** Anything can stand in storage. */
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
