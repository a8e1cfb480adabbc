import { expect, test } from 'vitest';
import { inlineSvg } from './image-plan.ts';
import { emptyFolder, mediaFile } from './media.fixture.ts';

async function inlined(svg: string): Promise<string> {
  const folder = await emptyFolder();
  return (await inlineSvg(await mediaFile(folder, 'logo.svg', svg), folder)).svg;
}

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20" role="img" aria-label="Ostra"><title>Ostra</title><defs><linearGradient id="a"><stop stop-color="#fff"/></linearGradient></defs><path fill="url(#a)" stroke="currentColor" d="M0 0 H40 V20 Z"/></svg>';

test('the SVG keeps its view box and inherits the text colour', async () => {
  const svg = await inlined(logo);
  expect(svg).toContain('viewBox="0 0 40 20"');
  expect(svg).toContain('currentColor');
});

test('name and size are left to the surrounding element', async () => {
  expect(await inlined(logo)).not.toMatch(/title|aria|role|width|height|xmlns/);
});

test('its intrinsic size is reported', async () => {
  const folder = await emptyFolder();
  const media = await mediaFile(folder, 'logo.svg', logo);
  expect(await inlineSvg(media, folder)).toMatchObject({ width: 40, height: 20 });
});

test('a missing view box is made from the size', async () => {
  const svg = await inlined(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20"/></svg>',
  );
  expect(svg).toContain('viewBox="0 0 40 20"');
});

test('two logos on a page do not share ids', async () => {
  const id = /id="([^"]+)"/;
  const [one] = id.exec(await inlined(logo)) ?? [];
  const [other] = id.exec(await inlined(logo.replace('#fff', '#000'))) ?? [];
  expect(one).toBeDefined();
  expect(one).not.toBe(other);
});

test('scripts, handlers and HTML do not reach the page', async () => {
  const svg = await inlined(
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 4 4" onload="a()"><script>b()</script><foreignObject><p>c</p></foreignObject><a xlink:href="javascript:d()"><path d="M0 0h4v4"/></a></svg>',
  );
  expect(svg).toContain('<path');
  expect(svg).not.toMatch(/onload|script|foreignObject|<p>/);
});

test.each([
  '<?a ><img src="x" onerror="b()"> ?>',
  '<!--! ><img src="x" onerror="b()"> -->',
  '<x:a><image href="https://tracker.example/b.png"/></x:a>',
  '<metadata><image href="https://tracker.example/b.png"/></metadata>',
])('%s does not reach the page', async (leftover) => {
  const svg = await inlined(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="https://x.example" viewBox="0 0 4 4">${leftover}<path d="M0 0h4v4"/></svg>`,
  );
  expect(svg).toBe('<svg viewBox="0 0 4 4"><path d="M0 0h4v4"/></svg>');
});

test('a file that is not SVG is named', async () => {
  const folder = await emptyFolder();
  const media = await mediaFile(folder, 'logo.svg', logo);
  const broken = { ...media, name: 'broken.svg', file: import.meta.filename };
  await expect(inlineSvg(broken, folder)).rejects.toThrow('broken.svg');
});

test('a rewritten SVG comes from the cache', async () => {
  const folder = await emptyFolder();
  const media = await mediaFile(folder, 'logo.svg', logo);
  const { svg } = await inlineSvg(media, folder);
  expect((await inlineSvg({ ...media, file: 'gone.svg' }, folder)).svg).toBe(svg);
});
