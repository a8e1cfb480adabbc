import type { FormName } from '#model/forms/rules.ts';

/** What a visitor has written into a form so far. */
export interface Draft {
  /** Texts by field. */
  texts: Readonly<Record<string, string>>;
  /** The last attempt to send: what was sent, and the key that the server knows it by. */
  attempt?: { key: string; body: string };
}

/** Drafts that could not be stored, because storage is blocked or full: they end with the page. */
const unstored = new Map<FormName, Draft>();

/** The draft of a form, empty where there is none. It outlives a reload, and ends with the tab. */
export function readDraft(form: FormName): Draft {
  const draft = unstored.get(form);
  if (draft) return draft;
  try {
    return parse(JSON.parse(sessionStorage.getItem(storageKey(form)) ?? '{}'));
  } catch {
    return { texts: {} };
  }
}

export function keepDraft(form: FormName, draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey(form), JSON.stringify(draft));
    unstored.delete(form);
  } catch {
    unstored.set(form, draft);
  }
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
