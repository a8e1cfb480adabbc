import { keepDraft, readDraft } from '../draft.ts';

/**
 * Pre-fills the message of the form on an item's page, unless the visitor has written something.
 */
export function prefillAvailability(page: string, message: string): void {
  const name = `availability${page}`;
  const draft = readDraft(name);
  if (draft.texts['message']?.trim()) return;
  keepDraft(name, { ...draft, texts: { ...draft.texts, message } });
}
