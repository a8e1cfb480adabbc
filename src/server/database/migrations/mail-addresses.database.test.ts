import { expect, onTestFinished, test } from 'vitest';
import type { ImportedSubscriber } from '../../newsletter/newsletter-store.ts';
import { openStore } from '../../store/open-store.ts';
import { emptyDatabase, tablesOf } from '../../store/store.fixture.ts';
import { mailAddresses } from './mail-addresses.ts';

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
  const store = await openStore(options);
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
