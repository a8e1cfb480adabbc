import { expect, onTestFinished, test } from 'vitest';
import { mailAddresses } from '#server/database/migrations/mail-addresses.ts';
import { openStore } from '#server/store/open-store.ts';
import { emptyDatabase, tablesOf } from '#server/store/store.fixture.ts';
import { withNewsletter } from './newsletter.server.fixture.ts';
import type { ImportedSubscriber } from './subscribers.server.ts';

const pending = {
  email: 'news@xn--mller-kva.example',
  language: 'de',
  consentText: 'Ja',
  state: 'pending',
  signedUpAt: 5000,
} as const;

const confirmed = { ...pending, state: 'confirmed', confirmedAt: 6000 } as const;

test.each<[string, ImportedSubscriber | undefined, string]>([
  ['is converted to ASCII', undefined, 'unsubscribed'],
  ['that has unsubscribed takes precedence over an unconfirmed sign-up', pending, 'unsubscribed'],
  ['that has unsubscribed yields to a later confirmation', confirmed, 'confirmed'],
])('an imported address with an umlaut %s', async (_, other, state) => {
  const options = await emptyDatabase();
  const store = withNewsletter(await openStore(options));
  onTestFinished(() => store.close());
  const unsubscribed = { state: 'unsubscribed', signedUpAt: 1000, unsubscribedAt: 2000 } as const;
  await store.newsletter.import([{ ...pending, email: 'old@b.example', ...unsubscribed }]);
  if (other) await store.newsletter.import([other]);
  const tables = tablesOf(options);
  const written = 'News@müller.example';
  await tables
    .updateTable('subscribers')
    .set({ email: written, address_key: written.toLowerCase() })
    .where('email', '=', 'old@b.example')
    .execute();
  await mailAddresses.up(tables);
  const list = await store.newsletter.list();
  expect(list).toMatchObject([{ state }]);
  expect(list[0]?.email.toLowerCase()).toBe('news@xn--mller-kva.example');
});
