import { expect, onTestFinished, test, vi } from 'vitest';
import { createSigner } from '../tokens/signer.ts';
import { createGuard } from './guard.ts';

test('setting the clock back prolongs no limit', () => {
  const clock = vi.spyOn(Date, 'now');
  onTestFinished(() => clock.mockRestore());
  const { limits } = createGuard({ signer: createSigner('secret'), altcha: 'off' });
  const client = { address: '203.0.113.7', network: '203.0.113.0' };
  for (let at = 0; at < 60; at++) limits.request(client);
  clock.mockReturnValue(Date.now() - 2 * 60 * 60 * 1000);
  expect(limits.request(client)).toBeLessThanOrEqual(10);
});
