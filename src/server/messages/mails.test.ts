import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { availabilitySchema } from '#model/forms/schema.ts';
import type { FormsShop } from '#model/forms/shop.ts';
import { availabilityMail } from './availability.ts';
import { contactMail } from './contact.ts';

const shop: FormsShop = {
  name: 'Lindenhof',
  sender: ['Lindenhof Brandt GmbH', 'Postgasse 7, 07998 Brunnau an der Elster'],
  siteUrl: 'https://www.lindenhof.example',
  formsUrl: 'https://www.lindenhof.example',
  newsletter: true,
  pages: {},
};

const toShop = { shop, to: 'post@lindenhof.example', time: new Date('2027-03-14T09:30:00Z') };

const request = {
  language: 'fr' as const,
  page: '/fr',
  name: 'Änne Brandt',
  email: 'aenne@beispiel.example',
  message: 'Ist er noch da?\n\nGruß',
  privacy: true as const,
  pieces: [{ id: 'ring-1', title: 'Ring', path: '/schmuck/ring-1', note: 'Größe 54\nRotgold' }],
};

describe('a mail to the shop', () => {
  test('names the sender, the page, the time and the message', () => {
    expect(contactMail(request, toShop).text)
      .toBe(`Nachricht über das Kontaktformular von https://www.lindenhof.example

Name: Änne Brandt
E-Mail: aenne@beispiel.example
Sprache: Français
Seite: https://www.lindenhof.example/fr

Ist er noch da?

Gruß

Eingegangen am 14. März 2027 um 10:30 Uhr. Wenn Sie auf diese Mail antworten, schreiben Sie an aenne@beispiel.example.
`);
  });

  test('names a single piece in its subject', () => {
    expect(availabilityMail(request, toShop).subject).toBe('Anfrage von Änne Brandt: Ring');
  });

  test('lists the pieces with their pages and notes', () => {
    expect(availabilityMail(request, toShop).text).toContain(
      '- Ring (ring-1)\n  https://www.lindenhof.example/schmuck/ring-1\n  Größe 54\n  Rotgold',
    );
  });

  test('never has a line break in what becomes a header, whatever the form takes', () => {
    const text = fc.string({ unit: 'binary', maxLength: 100 });
    const written = fc.record({ name: text, title: text, local: text });
    fc.assert(
      fc.property(written, ({ name, title, local }) => {
        const pieces = [{ ...request.pieces[0], title: `Ring ${title}` }];
        const email = `a${local}@b.example`;
        const body = { ...request, name: `Ä${name}`, email, pieces };
        const { data } = availabilitySchema.safeParse(body);
        const { subject, replyTo } = availabilityMail(data ?? request, toShop);
        expect(`${subject}${replyTo}`).not.toMatch(/[\r\n\0\u2028\u2029\u0085]/);
      }),
    );
  });
});
