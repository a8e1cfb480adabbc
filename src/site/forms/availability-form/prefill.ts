import { keepDraft, readDraft } from '../draft.ts';

/** Puts words into the form that asks for the item of a page, unless the visitor has written some. */
export function prefillAvailability(page: string, message: string): void {
  const name = `availability${page}`;
  const draft = readDraft(name);
  if (draft.texts['message']?.trim()) return;
  keepDraft(name, { ...draft, texts: { ...draft.texts, message } });
}
