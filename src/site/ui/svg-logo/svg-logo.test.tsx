import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SvgLogo } from './svg-logo.tsx';

test('a logo to be loaded is pending on the server, and shows its name', () => {
  const html = renderToString(<SvgLogo source="/lon.svg" name="Lon" />);
  expect(html).toContain('data-state="pending"');
  expect(html).toContain('role="img" aria-label="Lon"');
});

test('a pending logo is empty if the text beside it has its name', () => {
  const html = renderToString(<SvgLogo source="/lon.svg" name="" />);
  expect(html).toContain('aria-hidden="true"');
});

test.for([undefined, ''])('a logo without a source, %j, has failed from the start', (source) => {
  const html = renderToString(<SvgLogo source={source} name="Lon" />);
  expect(html).toContain('data-state="failed" data-message="Missing src">Lon<');
});
