import { describe, expect, test } from 'vitest';
import { dayAfter } from '#model/opening-hours/days.ts';
import { today } from '#model/today.ts';
import { appointment, shop, startApi } from '#server/forms/api.fixture.ts';
import { appointmentMail, appointmentProblems } from './appointments.server.ts';

const request = { ...appointment, language: 'de', privacy: true, message: undefined } as const;
const toShop = { shop, to: 'post@lindenhof.example', time: new Date('2026-11-20T09:30:00Z') };

describe('a request for an appointment', () => {
  test('is a mail that starts with the times', () => {
    const body = {
      ...request,
      day1: '2026-11-24',
      day2: '2026-11-26',
      time2: 'morning',
      message: 'Ich komme zu zweit.',
    };
    const mail = appointmentMail(body, {
      ...toShop,
      shop: {
        ...shop,
        appointments: [
          {
            id: 'sehtest',
            names: { de: 'Sehtest' },
            minutes: 40,
            days: { first: '2026-11-24', days: 'A', hours: ['09:30-18:30'] },
          },
        ],
      },
    });
    expect(mail.subject).toBe(
      'Terminwunsch von Änne Brandt, Sehtest: Di., 24. November, 10:30\u00a0Uhr',
    );
    expect(mail.text).toBe(`Sehtest (40 Minuten)

Wunschtermine:
- Dienstag, 24. November 2026, 10:30\u00a0Uhr
- Donnerstag, 26. November 2026, vormittags (bitte prüfen, ob an diesem Tag geöffnet ist)

Noch kein Termin: Bitte sagen Sie einen davon zu, oder schlagen Sie einen anderen vor.

Name: Änne Brandt
E-Mail: aenne@beispiel.example
Sprache: Deutsch
Seite: https://www.lindenhof.example/termin

Ich komme zu zweit.

Eingegangen am 20. November 2026 um 10:30 Uhr. Wenn Sie auf diese Mail antworten, schreiben Sie an aenne@beispiel.example.
`);
  });

  test('names the place, in a shop that offers them in several places', () => {
    const offer = {
      id: request.appointment,
      names: { de: 'Sehtest' },
      minutes: 40,
      place: 'Hafenweg 3, 65549 Diez',
      days: { first: '2026-11-24', days: 'A', hours: ['09:30-18:30'] },
    };
    const mail = appointmentMail(request, { ...toShop, shop: { ...shop, appointments: [offer] } });
    expect(mail.text).toMatch(/^Sehtest \(40 Minuten\)\nOrt: Hafenweg 3, 65549 Diez\n\n/);
  });

  test('lists each time once', () => {
    const { day1, time1 } = request;
    const mail = appointmentMail({ ...request, day2: day1, time2: time1, day3: day1 }, toShop);
    expect(mail.text.match(/^- /gm)).toHaveLength(1);
  });

  test("goes to the appointment's recipient, and names a phone number if there is no address", async () => {
    const api = await startApi();
    const { email: _, ...rest } = appointment;
    const body = { ...rest, appointment: 'uhr', phone: '030 23125114', token: api.token() };
    expect((await api.send('/api/appointment', body)).status).toBe(202);
    const [mail] = await api.mails();
    expect(mail).toMatchObject({ to: 'werkstatt@lindenhof.example' });
    expect(mail?.replyTo).toBeUndefined();
    expect(mail?.text).toContain('Telefon: 030 23125114');
    expect(mail?.text).toContain('Bitte rufen Sie an.');
  });

  test('without mail and phone requires one of them', async () => {
    const api = await startApi();
    const { email: _, ...body } = appointment;
    const response = await api.send('/api/appointment', { ...body, token: api.token() });
    expect(await response.json()).toMatchObject({
      status: 422,
      errors: [{ field: 'email', code: 'missing' }],
    });
  });

  test('for a past day is reported with the other mistakes', async () => {
    const api = await startApi();
    const { name: _, ...body } = { ...appointment, day1: '2020-02-02' };
    const response = await api.send('/api/appointment', { ...body, token: api.token() });
    expect(await response.json()).toMatchObject({
      errors: [
        { field: 'name', code: 'missing' },
        { field: 'day1', code: 'past' },
      ],
    });
  });

  test("outside the hours is answered with the hours in the form's language", () => {
    const late = { ...request, language: 'fr', time1: '18:00' } as const;
    expect(appointmentProblems(late, shop, Date.now())).toMatchObject([
      {
        field: 'time1',
        code: 'outside-hours',
        allowed: '9\u00a0h\u00a030 – 13\u00a0h, 14\u00a0h – 18\u00a0h\u00a030',
      },
    ]);
  });

  test('is checked at each of its times', () => {
    const body = {
      ...request,
      day2: dayAfter(today(), 1),
      time2: '10:30',
      day3: '2020-02-02',
      time3: 'morning',
    };
    expect(appointmentProblems(body, shop, Date.now())).toMatchObject([
      { field: 'day2', code: 'closed' },
      { field: 'day3', code: 'past' },
    ]);
  });

  test('for anything else is rejected, even if the shop offers nothing', () => {
    const refused = [{ field: 'appointment', code: 'not-offered' }];
    const other = { ...request, appointment: 'zahnarzt' };
    expect(appointmentProblems(other, shop, Date.now())).toMatchObject(refused);
    const { appointments: _, ...without } = shop;
    expect(appointmentProblems(request, without, Date.now())).toMatchObject(refused);
  });

  test('without JavaScript returns the form with its choices and mistakes, and can be corrected', async () => {
    const api = await startApi();
    const { privacy: _, ...fields } = { ...appointment, time1: '13:30', day2: '', time2: '' };
    const sent = { ...fields, privacy: 'on', token: api.token() };
    const page = await api.sendForm('/api/appointment', sent);
    expect(page.status).toBe(422);
    const html = await page.text();
    expect(html).toContain('Geöffnet ist an diesem Tag 9:30–13\u00a0Uhr, 14–18:30\u00a0Uhr');
    expect(html).toMatch(/<option value="sehtest"\s+selected>Sehtest</);
    expect(html).toMatch(/<option value="13:30"|<option value="morning"\s*>Vormittags</);
    const token = /name="token" hidden>\n([^<]+)</.exec(html)?.[1] ?? '';
    api.pass(5000);
    const mended = await api.sendForm('/api/appointment', { ...sent, time1: 'afternoon', token });
    expect(mended.status).toBe(303);
    expect(mended.headers.get('location')).toBe('/termin#sent');
    expect((await api.mails())[0]?.subject).toContain('nachmittags');
  });
});
