import { browserStorage } from '../storage/storage.ts';

/** A visitor's unfinished input to a form. */
export interface Draft {
  /** Text by field. */
  texts: Readonly<Record<string, string>>;
  /** The last attempt to send: its body and its idempotency key. */
  attempt?: { key: string; body: string };
}

const storage = browserStorage('sessionStorage');

/**
 * Returns the draft with a name: the form's, or that of what the form asks about. Empty if there is
 * none. Drafts survive a reload and end with the tab.
 */
export function readDraft(name: string): Draft {
  try {
    return parse(JSON.parse(storage.get(storageKey(name)) ?? '{}'));
  } catch {
    return { texts: {} };
  }
}

export function keepDraft(name: string, draft: Draft): void {
  storage.set(storageKey(name), JSON.stringify(draft));
}

export function forgetDraft(name: string): void {
  keepDraft(name, { texts: {} });
}

function storageKey(name: string): string {
  return `form-${name}`;
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
