import { expect, test } from 'vitest';
import { emptyDist, release, serve } from './site.fixture.ts';

test('a folder redirects at its own path too, whatever page other hosts have there', async () => {
  const dist = await emptyDist();
  await release(
    dist,
    { 'index.html': 'Start', 'uhren/index.html': 'Uhren', 'alt/index.html': 'Weiter' },
    { folderRedirects: [{ from: '/alt', to: '/uhren' }] },
  );
  const { url } = await serve(dist);
  for (const path of ['/alt', '/alt/', '/alt/x']) {
    const { status, headers } = await fetch(`${url}${path}`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, '/uhren']);
  }
});
