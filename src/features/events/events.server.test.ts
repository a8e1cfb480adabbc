import { describe, expect, test } from 'vitest';
import { message, shop, startApi } from '#server/forms/api.fixture.ts';
import { seatsMail, seatsSchema } from './events.server.ts';
import { forms } from './form.ts';

const { privacy: _, ...texts } = message;
const event = { event: 'Hofadvent', date: '11.–12. Dezember 2027' };
const filled = { ...texts, ...event, privacy: 'on' };

test('the schema knows every field of the form', () => {
  const { fields, carried } = forms.seats;
  expect(Object.keys(seatsSchema.shape)).toEqual(
    expect.arrayContaining([...Object.keys(fields), ...Object.keys(carried)]),
  );
});

test('a request for seats is mailed with the event and its date', () => {
  const body = {
    ...event,
    language: 'de',
    name: 'Änne Brandt',
    email: 'aenne@beispiel.example',
    persons: '2',
    privacy: true,
  } as const;
  const { subject, text } = seatsMail(body, {
    shop,
    to: 'post@lindenhof.example',
    time: new Date('2027-03-14T09:30:00Z'),
  });
  expect(subject).toBe('Platzanfrage von Änne Brandt: Hofadvent, 11.–12. Dezember 2027');
  expect(text).toContain(
    'Veranstaltung: Hofadvent\nTermin: 11.–12. Dezember 2027\nPersonen: 2\n\nName: Änne Brandt',
  );
});

describe('a request for seats without JavaScript', () => {
  test('asks again for a number, and keeps the event that it is about', async () => {
    const api = await startApi();
    const token = api.token();
    const sent = await api.sendForm('/api/seats', { ...filled, persons: 'zwei', token });
    const html = await sent.text();
    expect(html).toContain('Bitte geben Sie eine ganze Zahl von 1 bis 99 an.');
    expect(html).toContain('name="event" hidden>\nHofadvent<');
    expect(html).toContain('name="date" hidden>\n11.–12. Dezember 2027<');
  });

  test.each([
    ['de', 'Bitte sagen Sie uns, für wie viele Personen.'],
    ['en', 'Please tell us for how many people.'],
    ['fr', 'Dites-nous pour combien de personnes.'],
  ])('says in %s that the number is missing', async (language, text) => {
    const api = await startApi();
    const token = api.token();
    const sent = await api.sendForm('/api/seats', { ...filled, language, persons: '', token });
    expect(await sent.text()).toContain(text);
  });

  test('arrives with name and date of the event', async () => {
    const api = await startApi();
    const token = api.token();
    const sent = await api.sendForm('/api/seats', { ...filled, persons: '2', token });
    expect(sent.status).toBe(303);
    const [mail] = await api.mails();
    expect(mail?.subject).toBe('Platzanfrage von Änne Brandt: Hofadvent, 11.–12. Dezember 2027');
  });
});
