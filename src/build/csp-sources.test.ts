import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '#model/hosting/headers.ts';
import { contentWith, minimalContent } from '#model/site.fixture.ts';
import { externalSources } from './csp-sources.ts';

const policy = (forms: { endpoint?: string }) =>
  contentSecurityPolicy(
    externalSources(contentWith({ project: { ...minimalContent.project, config: { forms } } })),
  );

test('forms may be sent to the server that content names', () => {
  const text = policy({ endpoint: 'https://forms.example' });
  expect(text).toContain("form-action 'self' https://forms.example");
  expect(text).toContain("connect-src 'self' https://forms.example");
});

test.each([{}, { endpoint: 'off' }, { endpoint: '/' }])(
  'a site whose forms stay at home names no other host: %j',
  (forms) => {
    expect(policy(forms)).not.toContain('http');
  },
);
