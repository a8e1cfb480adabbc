import { expect, test } from 'vitest';
import { mailLink } from './company.ts';

test('visitors read the umlauts of a mail address, and its link has them in ASCII', () => {
  expect(mailLink('hallo@xn--optik-mller-zhb.example')).toMatchObject({
    label: 'hallo@optik-müller.example',
    href: 'mailto:hallo@xn--optik-mller-zhb.example',
  });
});
