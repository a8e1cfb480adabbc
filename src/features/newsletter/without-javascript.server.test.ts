import { describe, expect, test, vi } from 'vitest';
import { newWish, type RunningApi, startApi } from '#server/forms/api.fixture.ts';
import { withNewsletter } from './newsletter.server.fixture.ts';

describe('the newsletter without JavaScript', () => {
  test('shows again what the visitor agrees to', async () => {
    const api = await startApi();
    const wish = { ...newWish(), consent: 'Oui, <toutes> les nouvelles.' };
    const html = await (await api.sendForm('/api/newsletter', wish)).text();
    expect(html).toContain('<p>Oui, &lt;toutes&gt; les nouvelles.</p>');
    expect(html).toContain('name="consent" hidden>\nOui, &lt;toutes&gt; les nouvelles.</textarea>');
    expect(html).toContain(`name="email" hidden>\n${wish.email}</textarea>`);
  });

  test('leads to a page that tells of the mail', async () => {
    const api = await startApi();
    const sent = await api.sendForm('/api/newsletter', { ...newWish(), token: api.token() });
    const location = sent.headers.get('location') ?? '';
    expect(location).toBe('/api/newsletter/sent?language=fr');
    expect(await (await fetch(api.url + location)).text()).toContain(
      'Merci pour votre inscription',
    );
  });

  test('names an address that is missing as the application does', async () => {
    const page = await signUp(await startApi(), { email: '' });
    expect(page).toContain('>Email missing<');
  });

  test('names an address that is registered already as the application does', async () => {
    const api = await startApi();
    const { email } = newWish();
    await signUp(api, { email });
    const page = await signUp(api, { email, page: '/en/watches' });
    expect(page).toContain('>Email Address already registered<');
  });

  test('is mailed again to whoever left and comes back on the same day', async () => {
    const api = await startApi();
    const { newsletter } = withNewsletter(api.store);
    const wish = newWish();
    const send = () => api.sendForm('/api/newsletter', { ...wish, token: api.token() });
    await send();
    const { id = '' } = (await newsletter.find(wish.email)) ?? {};
    await newsletter.unsubscribe(id);
    expect((await send()).headers.get('location')).toBe('/api/newsletter/sent?language=fr');
    expect(await api.mails()).toHaveLength(2);
  });

  test('thanks as the application does', async () => {
    const page = await signUp(await startApi(), {});
    expect(page).toContain('<h1>Thank you for subscribing!</h1>');
  });

  test('tells of an unexpected error as the application does', async () => {
    const api = await startApi();
    vi.spyOn(api.store.storage.tables, 'transaction').mockImplementationOnce(() => {
      throw new Error('full');
    });
    expect(await signUp(api, {})).toContain('>An unexpected error occurred.');
  });
});

/** The page that a visitor sees after signing up in English. */
async function signUp(api: RunningApi, fields: Record<string, string>): Promise<string> {
  const wish = { ...newWish(), language: 'en', token: api.token(), ...fields };
  const sent = await api.sendForm('/api/newsletter', wish);
  const next = sent.headers.get('location');
  return (next === null ? sent : await fetch(api.url + next)).text();
}
