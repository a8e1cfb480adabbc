/**
 * Records the visitor's input in a document that is about to be rendered again. Returns a function
 * that repeats it in the new one; call that before early clicks are repeated. An answer to the
 * consent banner counts only if both documents ask the same: the banner's hash covers all its
 * texts.
 *
 * @param before Contains that document, if `root` no longer does.
 */
export function preserveInput(root: HTMLElement, before: ParentNode = root): () => void {
  const fields = before.querySelectorAll<Field>(written);
  const focused = document.activeElement;
  const banner = before.querySelector<HTMLElement>('#consent');
  return () => {
    for (const field of fields) {
      if (!field.value && field !== focused) continue;
      const next = write(root, field);
      if (field === focused) next?.focus();
    }
    const next = root.querySelector<HTMLElement>('#consent');
    if (banner && next && next.dataset['hash'] === banner.dataset['hash']) {
      repeatAnswer(banner, next);
    }
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields that a visitor can type into. */
const written =
  'form[action] :is(textarea, input:not([type="hidden"], [type="checkbox"], [tabindex="-1"]))';

function write(root: HTMLElement, { form, name, value }: Field): Field | null {
  const action = form?.getAttribute('action');
  const field = root.querySelector<Field>(`form[action="${action}"] [name="${name}"]`);
  if (field) {
    field.value = value;
    // Makes the form store it as a draft.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return field;
}

function repeatAnswer(banner: Element, next: Element): void {
  for (const { dataset } of banner.querySelectorAll<HTMLElement>('[data-clicked]')) {
    const answer = next.querySelector<HTMLElement>(`[data-answer="${dataset['answer']}"]`);
    if (answer) answer.dataset['clicked'] = '';
  }
}
