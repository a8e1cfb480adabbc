import { expect, test } from 'vitest';
import { contentWith, minimalContent } from '#model/site.fixture.ts';
import { securityTxt } from './security-txt.ts';

function contactOf(company: object): string | undefined {
  const content = contentWith({ company: { ...minimalContent.company, ...company } });
  return /^Contact: (.*)$/m.exec(securityTxt(content, '2026-11-26'))?.[1];
}

test('people who find a security hole can write to the shop', () => {
  expect(contactOf({ emails: [{ email: 'post@halden.example' }] })).toBe(
    'mailto:post@halden.example',
  );
  expect(contactOf({ emails: [{ email: 'post@müller.example' }] })).toMatch(/^mailto:[!-~]+$/);
  expect(contactOf({ emails: [] })).toBe('https://halden.example/kontakt');
});

test('the file expires within a year, stays the same all month, and names its address', () => {
  const site = contentWith({});
  const text = securityTxt(site, '2026-11-26');
  expect(text).toContain('\nExpires: 2027-11-01T00:00:00Z\n');
  expect(text).toContain('\nPreferred-Languages: de, en, fr\n');
  expect(text).toContain('\nCanonical: https://halden.example/.well-known/security.txt\n');
  expect(securityTxt(site, '2026-11-01')).toBe(text);
});
