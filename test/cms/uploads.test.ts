import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, inject, test } from 'vitest';
import { cmsSource } from '#content/cms/cms-source.ts';
import { loadSite } from '#content/load.ts';
import { closeBrowser, signedIn } from './admin.ts';
import { answerOf, bytesOf, idOf, signIn, upload, visitor } from './staff.ts';

afterAll(closeBrowser);

test("an iPhone's picture becomes one that browsers show", async () => {
  const { doc } = await upload('media', 'IMG_0815.HEIC', await heic(), { type: 'image/heic' });
  expect(doc).toMatchObject({ filename: 'IMG_0815.jpg', mimeType: 'image/jpeg' });
  const picture = await sharp(await bytesOf(doc.url)).metadata();
  expect(picture).toMatchObject({ format: 'jpeg', width: 240, height: 160 });
});

test('a picture of 48 megapixels, taken upright, is rotated and shrunk', async () => {
  const background = '#2a6';
  const large = await sharp({ create: { width: 8064, height: 6048, channels: 3, background } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 30 })
    .toBuffer();
  const { doc } = await upload('media', 'gross.jpg', large, { type: 'image/jpeg' });
  const { width, height, orientation = 1 } = await sharp(await bytesOf(doc.url)).metadata();
  expect({ width, height, orientation }).toEqual({ width: 3072, height: 4096, orientation: 1 });
});

test('a phone sends a large photo with fewer bytes, upright and without its location', async () => {
  const page = await signedIn({ width: 360, height: 780 }, { hasTouch: true });
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const buffer = await sharp({
    create: { width: 5000, height: 3000, channels: 3, background: '#888', noise },
  })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
  await page.waitForLoadState('networkidle');
  const sent = page.waitForRequest((request) =>
    /POST.*\/api\/media$/.test(`${request.method()} ${request.url()}`),
  );
  const file = { name: 'vom-telefon.jpg', mimeType: 'image/jpeg', buffer };
  await page.locator('#start-screen input[type=file]').setInputFiles(file);
  const { requestBodySize } = await (await sent).sizes();
  expect(requestBodySize).toBeLessThan(buffer.length / 2);
  await page.waitForURL(/\/collections\/media\/\d+$/);
  const owner = await signIn();
  const id = await idOf(owner, 'media', 'filename', 'vom-telefon.jpg');
  const { body } = await owner<{ url: string }>('GET', `/api/media/${id}`);
  const { width, height, orientation = 1, exif } = await sharp(await bytesOf(body.url)).metadata();
  expect({ width, height, orientation }).toEqual({ width: 2458, height: 4096, orientation: 1 });
  expect(exif?.toString('latin1') ?? '').not.toContain('GPS');
});

test('a suitable picture keeps its bytes', async () => {
  const bytes = await readFile('content/media/gift.jpg');
  const { doc } = await upload('media', 'geschenk.jpg', bytes, { type: 'image/jpeg' });
  expect(Buffer.compare(await bytesOf(doc.url), bytes)).toBe(0);
});

test('a PDF is on the site under its name', async () => {
  await upload('files', 'preisliste.pdf', Buffer.from('%PDF-1.7\n%%EOF\n'), {
    type: 'application/pdf',
  });
  const { body } = await visitor(inject('cms').key)('GET', '/api/export');
  expect(body['files']).toContainEqual(expect.objectContaining({ path: '/preisliste.pdf' }));
});

const drawing = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`);

const doctype =
  '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0h9v9z"/></svg>';

const illustrator =
  '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE svg [<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">]><svg xmlns:i="&ns_ai;" xmlns="http://www.w3.org/2000/svg" width="10" height="10"><switch><foreignObject requiredExtensions="&ns_ai;" width="1" height="1"><i:pgfRef xlink:href="#a"/></foreignObject><g i:extraneous="self"><path d="M0 0h9v9z"/></g></switch></svg>';

const heic = () => readFile('test/fixtures/pictures/phone.heic');

const pdf = () => Buffer.from('%PDF-1.7\n%%EOF\n');

interface Upload {
  to?: 'media' | 'files';
  bytes: () => Buffer | Promise<Buffer>;
  /** The stored name, if it is accepted. */
  becomes?: string;
  /** The notices for the person who uploads it. */
  notices?: string[];
  /** Parts of the rejection, in German, English and French. */
  refused?: [de: string, en: string, fr: string];
}

const broken: Upload['refused'] = [
  'beschädigt oder unvollständig',
  'cut off',
  'abîmée ou incomplète',
];
const script: Upload['refused'] = [
  'mehr als ein Bild',
  'more than a drawing',
  'autre chose qu’une image',
];
const foreign: Upload['refused'] = [
  'kann kein Browser zeigen',
  'no picture that browsers',
  'Aucun navigateur',
];
const program: Upload['refused'] = [
  'Webseiten und Programme',
  'Web pages and programs',
  'pages web et les programmes',
];

const uploads: Record<string, Upload> = {
  'IMG_0816.HEIC': { bytes: heic, becomes: 'IMG_0816.jpg' },
  'kaputt.heic': {
    bytes: async () => (await heic()).subarray(0, 60),
    refused: ['beschädigt oder unvollständig', 'damaged', 'abîmée ou incomplète'],
  },
  'druck.jpg': { bytes: async () => cmyk(), becomes: 'druck.jpg', notices: ['cmyk'] },
  'bewegt.gif': { bytes: () => animation(), becomes: 'bewegt.gif', notices: ['animated-image'] },
  'schwer.jpg': {
    bytes: async () => Buffer.concat([await photo(), Buffer.alloc(51 * 1024 ** 2)]),
    refused: ['Mehr als 50 MB', '50 MB at most', '50\u00a0Mo au maximum'],
  },
  // payloadcms/payload#8414
  'riesig.jpg': {
    bytes: () => sized(20_000, 14_000),
    refused: ['ist zu groß', 'megapixels', 'trop grande'],
  },
  'prospekt.jpg': {
    bytes: pdf,
    refused: ['ein PDF und kein Bild', 'format is PDF', 'un PDF et non une image'],
  },
  'leer.jpg': { bytes: () => Buffer.alloc(0), refused: ['ist leer', 'is empty', 'est vide'] },
  'halb.jpg': { bytes: async () => (await photo()).subarray(0, 900), refused: broken },
  'text.png': {
    bytes: () => Buffer.from('Kein Bild'),
    refused: ['beschädigt oder unvollständig', 'no picture', 'abîmée ou incomplète'],
  },
  'scan.tiff': { bytes: async () => sharp({ create: canvas }).tiff().toBuffer(), refused: foreign },
  'entwurf.psd': { bytes: () => Buffer.from('8BPS\0\u0001'), refused: foreign },
  'skript.svg': { bytes: () => drawing('<script>a()</script>'), refused: script },
  'klick.svg': { bytes: () => drawing('<path onclick="a()" d="M0 0h9v9z"/>'), refused: script },
  'foto.svg': {
    bytes: () => drawing('<image href="data:image/png;base64,AA=="/>'),
    refused: ['steckt ein Foto', 'contains a photograph', 'contient une photo'],
  },
  'offen.svg': {
    bytes: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'),
    refused: ['Zeichnung ist fehlerhaft', 'not valid SVG', 'contient une erreur'],
  },
  // payloadcms/payload#17958
  'doctype.svg': { bytes: () => Buffer.from(doctype), becomes: 'doctype.svg' },
  'illustrator.svg': { bytes: () => Buffer.from(illustrator), becomes: 'illustrator.svg' },
  'figma.svg': {
    bytes: () =>
      drawing(
        '<filter id="f"><feMorphology radius="2"/></filter><path filter="url(#f)" d="M0 0h9v9z"/>',
      ),
    becomes: 'figma.svg',
  },
  'ohne-namensraum.svg': {
    bytes: () => Buffer.from('<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'),
    becomes: 'ohne-namensraum.svg',
  },
  'Ring grün (1).jpg': { bytes: () => photo(), becomes: 'Ring grün (1).jpg' },
  'ring GRÜN (1).jpg': { bytes: () => photo(), becomes: 'ring GRÜN (1)-1.jpg' },
  '.jpg': { bytes: () => photo(), becomes: 'bild.jpg' },
  'Preisliste Frühjahr.pdf': { to: 'files', bytes: pdf, becomes: 'Preisliste-Fruehjahr.pdf' },
  'leer.pdf': {
    to: 'files',
    bytes: () => Buffer.alloc(0),
    refused: ['ist leer', 'is empty', 'est vide'],
  },
  'seite.pdf': {
    to: 'files',
    bytes: () => Buffer.from('<!doctype html><p>Hallo'),
    refused: program,
  },
  'seite.html': { to: 'files', bytes: () => Buffer.from('<p>Hallo'), refused: program },
  'notiz.pdf': {
    to: 'files',
    bytes: () => Buffer.from('Notiz'),
    refused: ['ist aber keines', 'but is none', 'n’en est pas un'],
  },
  'CON.jpg': { bytes: () => photo(), becomes: 'CON-1.jpg' },
  '.htaccess': { bytes: () => photo(), becomes: 'htaccess.jpg' },
  'foto.php': { bytes: () => photo(), becomes: 'foto.php.jpg' },
  'archiv.phar': { to: 'files', bytes: () => Buffer.from('Archiv'), refused: program },
  'robots.txt': {
    to: 'files',
    bytes: () => Buffer.from('User-agent: *'),
    refused: ['schon etwas anderes', 'a file of the kit', 'déjà autre chose'],
  },
};

test.each(Object.entries(uploads))(
  "%s is accepted, or rejected in the person's language",
  async (name, { to = 'media', bytes, becomes, notices = [], refused }) => {
    const data = await bytes();
    const type = to === 'media' ? 'image/jpeg' : 'application/octet-stream';
    if (!refused) {
      const { doc, errors } = await upload(to, name, data, { type });
      expect({ errors, name: doc?.filename }).toEqual({ name: becomes });
      if (to === 'media') expect(doc).toMatchObject({ notices });
      return;
    }
    for (const [at, language] of (['de', 'en', 'fr'] as const).entries()) {
      const { errors = [] } = await upload(to, name, data, { type, language });
      expect(errors.map(({ message }) => message).join(' ')).toContain(refused[at]);
    }
  },
);

test('none of these uploads breaks the build', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'uploads-'));
  const { url, key } = inject('cms');
  const { diagnostics } = await loadSite(cmsSource({ url, key, cache }));
  await rm(cache, { recursive: true });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test("an address on the website keeps its file's extension", async () => {
  const staff = await signIn();
  const { doc } = await upload('files', 'plan.pdf', pdf(), { type: 'application/pdf' });
  const change = (path: unknown) => staff('PATCH', `/api/files/${doc.id}`, { path });
  expect((await change('/kontakt.html')).status).toBe(400);
  expect((await change('/media/plan.pdf')).status).toBe(400);
  for (const path of ['\\plan.pdf', { path: '/plan.pdf' }]) {
    expect((await change(path)).status).toBe(400);
  }
  expect((await change(`/${'x'.repeat(300)}.pdf`)).status).toBe(400);
  expect(await change('downloads/plan.pdf')).toMatchObject({
    status: 200,
    body: { doc: { path: '/downloads/plan.pdf' } },
  });
});

test("a file's metadata only change with the file", async () => {
  const staff = await signIn();
  const { doc } = await upload('files', 'fest.pdf', pdf(), { type: 'application/pdf' });
  const { body } = await staff<{ doc: object }>('PATCH', `/api/files/${doc.id}`, {
    filesize: 1,
    mimeType: 'text/html',
  });
  expect(body.doc).toMatchObject({ filesize: pdf().length, mimeType: 'application/pdf' });
});

test('browsers save files that are not pictures, and run nothing', async () => {
  const { doc } = await upload('files', 'notiz.txt', Buffer.from('<b>Notiz'), {
    type: 'text/plain',
  });
  const { headers } = await answerOf(doc.url);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-disposition': "attachment; filename*=UTF-8''notiz.txt",
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});

/** A JPEG whose header states this size. */
async function sized(width: number, height: number): Promise<Buffer> {
  const bytes = await photo();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

const canvas = { width: 90, height: 60, channels: 3, background: '#2a6' } as const;

function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 99, sigma: 30 } as const;
  return sharp({ create: { ...canvas, noise } })
    .jpeg()
    .toBuffer();
}

function cmyk(): Promise<Buffer> {
  return sharp({ create: canvas }).toColourspace('cmyk').jpeg().toBuffer();
}

function animation(): Promise<Buffer> {
  const frames = Buffer.alloc(8 * 16 * 3);
  frames.fill(200, 8 * 8 * 3);
  return sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .gif()
    .toBuffer();
}
