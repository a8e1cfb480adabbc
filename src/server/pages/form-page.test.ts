import { expect, test } from 'vitest';
import type { FormName } from '#model/forms/forms.ts';
import { shop } from '../forms/api.fixture.ts';
import { formPage } from './form-page.ts';

/** The page that shows these values of a form again. */
async function shown(form: FormName, fields: Record<string, unknown>): Promise<string> {
  const frame = { language: 'de', shop, site: '' } as const;
  const page = await formPage(frame, { form, status: 422, notice: '', fields, token: 'a' });
  return page.text();
}

function inputOf(html: string, name: string): string {
  return new RegExp(`<input\\s+id="${name}"[^>]*>`).exec(html)?.[0] ?? '';
}

test('each note stays at its piece', async () => {
  const notes = ['', 'Größe 54'];
  const pieces = notes.map((note) => ({ id: 'ring', title: 'Ring', path: '/ring', note }));
  const html = await shown('availability', { pieces });
  const found = [...html.matchAll(/name="piece_note" hidden>\n([^<]*)</g)];
  expect(found.map(([, note]) => note)).toEqual(notes);
});

test.each([
  ['voucher', 'amount', '12,345.67'],
  ['seats', 'persons', 'zu zweit'],
] as const)('what is no number is shown again by a %s form', async (form, name, value) => {
  const input = inputOf(await shown(form, { [name]: value }), name);
  expect(input).toContain(`value="${value}"`);
  expect(input).toContain('type="text"');
});

test.each(['appointment', 'voucher'] as const)(
  'a visitor of the %s form may have a phone alone',
  async (form) => {
    const html = await shown(form, { phone: '030 23125114' });
    expect(inputOf(html, 'email')).not.toContain('required');
    expect(inputOf(html, 'name')).toContain('required');
  },
);
