import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newWish, type RunningApi, shop, startApi } from '#server/forms/api.fixture.ts';
import { createSigner } from '#server/tokens/signer.ts';
import { withNewsletter } from './newsletter.server.fixture.ts';

let wish = newWish();

beforeEach(() => {
  wish = newWish();
});

function signUp(api: RunningApi, change: object = {}, browser = 'Browser 1'): Promise<Response> {
  const body = { ...wish, token: api.token(), ...change };
  return api.send('/api/newsletter', body, { 'User-Agent': browser });
}

/** The links in the latest mail, with this server's address. */
async function links(api: RunningApi): Promise<{ confirm: string; unsubscribe: string }> {
  const text = (await api.mails()).at(-1)?.text ?? '';
  const [confirm = '', unsubscribe = ''] = text.match(/https:\S+token=\S+/g) ?? [];
  const here = (link: string) => link.replace('https://www.lindenhof.example', api.url);
  return { confirm: here(confirm), unsubscribe: here(unsubscribe) };
}

async function state(api: RunningApi): Promise<string | undefined> {
  return (await withNewsletter(api.store).newsletter.find(wish.email))?.state;
}

describe('a sign-up', () => {
  test('sends a mail in the visitor’s language, with nothing that they typed but the address', async () => {
    const api = await startApi();
    expect((await signUp(api)).status).toBe(202);
    const [mail] = await api.mails();
    expect(mail?.to).toBe(wish.email);
    expect(mail?.subject).toBe('Newsletter Lindenhof\u00a0: merci de confirmer');
    expect(mail?.text).not.toContain(wish.consent);
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  });

  test('keeps the text that was shown', async () => {
    const api = await startApi();
    await signUp(api);
    const subscriber = await withNewsletter(api.store).newsletter.find(wish.email);
    expect(subscriber).toMatchObject({ consentText: wish.consent, state: 'pending', page: '/fr' });
  });

  test('keeps no text that no page of the release shows', async () => {
    const consents = ['Ich möchte\n den Newsletter.'];
    const api = await startApi({ shop: () => ({ ...shop, consents }) });
    const made = await signUp(api, { consent: 'Ich möchte alles.' });
    expect(made.status).toBe(422);
    expect(await made.json()).toMatchObject({ errors: [{ field: 'consent' }] });
    expect((await signUp(api, { consent: 'Ich möchte den Newsletter.' })).status).toBe(202);
    const { consentText } = (await withNewsletter(api.store).newsletter.find(wish.email)) ?? {};
    expect(consentText).toBe(consents[0]);
  });

  test('of an address that waits is refused to the same browser, without a second mail', async () => {
    const api = await startApi();
    await signUp(api);
    const response = await signUp(api);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      type: 'urn:problem-type:already-registered',
      errors: [{ field: 'email', code: 'already-registered' }],
    });
    expect(await api.mails()).toHaveLength(1);
  });

  test('of an address that waits is mailed again after a day, and then looks like a new one', async () => {
    const api = await startApi();
    await signUp(api);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 60 * 60 * 1000);
    const response = await signUp(api);
    vi.restoreAllMocks();
    expect(response.status).toBe(202);
    expect(await api.mails()).toHaveLength(2);
  });

  test('that is mailed again is answered the same when it is sent again', async () => {
    const api = await startApi();
    await signUp(api);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 60 * 60 * 1000);
    const body = { ...wish, token: api.token() };
    const headers = { 'User-Agent': 'Browser 1', 'Idempotency-Key': 'again' };
    const again = () => api.send('/api/newsletter', body, headers);
    const answers = [await again(), await again()];
    vi.restoreAllMocks();
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
  });

  test('of an address that waits looks like a new one to another browser', async () => {
    const api = await startApi();
    const first = await signUp(api);
    const second = await signUp(api, {}, 'Browser 2');
    expect(second.status).toBe(first.status);
    expect(await api.mails()).toHaveLength(1);
  });

  test('of a confirmed address looks like a new one', async () => {
    const api = await startApi();
    await signUp(api);
    await fetch((await links(api)).confirm, { method: 'POST' });
    expect((await signUp(api)).status).toBe(202);
  });

  test('of an imported address is told to its owner by mail, once a day', async () => {
    const api = await startApi();
    const { email, consent: consentText } = wish;
    await withNewsletter(api.store).newsletter.import([
      { email, consentText, language: 'fr', state: 'confirmed', signedUpAt: 0 },
    ]);
    expect((await signUp(api)).status).toBe(202);
    expect((await signUp(api)).status).toBe(202);
    const mails = await api.mails();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Vous recevez déjà la newsletter Lindenhof',
    ]);
  });

  test('of an address that has left is mailed once, until it leaves again', async () => {
    const api = await startApi();
    await signUp(api);
    const { confirm, unsubscribe } = await links(api);
    await fetch(confirm, { method: 'POST' });
    await fetch(unsubscribe, { method: 'POST' });
    for (const browser of ['Browser 1', 'Browser 2', 'Browser 3']) await signUp(api, {}, browser);
    expect(await api.mails()).toHaveLength(2);
    expect(await state(api)).toBe('unsubscribed');
    expect((await fetch(confirm, { method: 'POST' })).status).toBe(410);
    const renewed = await links(api);
    expect((await fetch(renewed.confirm, { method: 'POST' })).status).toBe(200);
    expect(await state(api)).toBe('confirmed');
  });

  test('is not possible where the shop has no newsletter', async () => {
    const api = await startApi({ shop: () => ({ ...shop, newsletter: false }) });
    expect((await signUp(api)).status).toBe(404);
  });
});

test('pages whose addresses have tokens tell them to no other page', async () => {
  const api = await startApi();
  await signUp(api);
  const { confirm, unsubscribe } = await links(api);
  for (const link of [confirm, unsubscribe, `${unsubscribe}x`]) {
    expect((await fetch(link)).headers.get('referrer-policy')).toBe('no-referrer');
  }
  const done = await fetch(unsubscribe, { method: 'POST' });
  expect(done.headers.get('referrer-policy')).toBe('no-referrer');
});

describe('the link to confirm', () => {
  test('shows a button and changes nothing', async () => {
    const api = await startApi();
    await signUp(api);
    const page = await fetch((await links(api)).confirm);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('<button>Oui, je m’inscris</button>');
    expect(await state(api)).toBe('pending');
  });

  test('subscribes when the button is pressed, once or twice', async () => {
    const api = await startApi();
    await signUp(api);
    const { confirm } = await links(api);
    const html = await (await fetch(confirm)).text();
    const action = /action="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const press = () => fetch(api.url + action, { method: 'POST' });
    expect((await press()).status).toBe(200);
    expect(await state(api)).toBe('confirmed');
    expect((await press()).status).toBe(200);
  });

  test.each([
    ['is forged', () => createSigner('another').sign('confirm', `7 ${Date.now() + 9000}`)],
    ['has expired', ({ signer }: RunningApi) => signer.sign('confirm', `7 ${Date.now() - 1}`)],
    ['is for leaving', ({ signer }: RunningApi) => signer.sign('unsubscribe', '7')],
    ['is of nobody', ({ signer }: RunningApi) => signer.sign('confirm', `7 ${Date.now() + 9000}`)],
    ['is empty', () => ''],
    ['is HTML', () => '"><script>alert(1)</script>'],
  ])('does nothing where its token %s', async (_, token) => {
    const api = await startApi();
    const link = `${api.url}/api/newsletter/confirm?token=${encodeURIComponent(token(api))}`;
    const response = await fetch(link, { method: 'POST' });
    expect(response.status).toBe(410);
    expect(await response.text()).not.toContain('<script>');
  });
});

describe('the link to unsubscribe', () => {
  test('shows a button and changes nothing', async () => {
    const api = await startApi();
    await signUp(api);
    const page = await fetch((await links(api)).unsubscribe);
    expect(await page.text()).toContain('<button>Se désinscrire</button>');
    expect(await state(api)).toBe('pending');
  });

  test('unsubscribes at one click of a mail program, whatever it says of its origin', async () => {
    const api = await startApi();
    await signUp(api);
    const { confirm } = await links(api);
    await fetch(confirm, { method: 'POST' });
    const header = (await api.mails()).at(-1)?.headers?.['List-Unsubscribe'] ?? '';
    const link = header.slice(1, -1).replace('https://www.lindenhof.example', api.url);
    const response = await fetch(link, {
      method: 'POST',
      redirect: 'error',
      headers: { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' },
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(response.status).toBe(200);
    expect(await state(api)).toBe('unsubscribed');
  });

  test('brings nobody back who has left, by the old link to confirm', async () => {
    const api = await startApi();
    await signUp(api);
    const { confirm, unsubscribe } = await links(api);
    await fetch(confirm, { method: 'POST' });
    await fetch(unsubscribe, { method: 'POST' });
    expect((await fetch(confirm, { method: 'POST' })).status).toBe(410);
    expect(await state(api)).toBe('unsubscribed');
  });

  test('is refused where its token is forged', async () => {
    const api = await startApi();
    await signUp(api);
    const { unsubscribe } = await links(api);
    expect((await fetch(`${unsubscribe}x`, { method: 'POST' })).status).toBe(400);
  });
});
