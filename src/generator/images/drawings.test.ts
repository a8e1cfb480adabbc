import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { probeMedia } from '#content/media/media.ts';
import { imageAsset } from './asset.ts';
import { encodeImages } from './encode.ts';
import { inlineSvg } from './image-plan.ts';
import { emptyFolder } from './media.fixture.ts';

/** What a site publishes for a drawing: a file, and inline HTML. */
async function published(svg: string): Promise<{ file: string; inline: string }> {
  const folder = await emptyFolder();
  const file = join(folder, 'logo.svg');
  await writeFile(file, svg);
  const place = { document: 'media/logo.svg' };
  const { files } = await probeMedia([{ name: 'logo.svg', file, place }], new Map());
  const media = files.get('logo.svg');
  if (!media) throw new Error('The drawing was refused.');
  const asset = imageAsset(media, 'page', folder);
  await encodeImages([asset]);
  const { svg: inline } = await inlineSvg(media, folder);
  return { file: await readFile(asset.files[0]?.cached ?? '', 'utf8'), inline };
}

const inked = async (svg: string) => {
  const { channels } = await sharp(Buffer.from(svg)).ensureAlpha().stats();
  return (channels[3]?.mean ?? 0) > 1;
};

const inSvg = (content: string, box = '0 0 24 24') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box}">${content}</svg>`;

describe('transforms that browsers ignore stay unchanged', () => {
  test.each([
    // From a drawing program whose locale writes decimal commas.
    [
      'translate(0,5, 0,5), scale(0,448, 1), rotate(92,849), translate(-0,5, -0,5)',
      '<radialGradient id="g" gradientTransform="TRANSFORM"><stop stop-color="#845CE7"/><stop stop-color="#AF73D8" offset="1"/></radialGradient><path fill="url(#g)" d="M1 5h22v13H1z"/>',
    ],
    // svg/svgo#1734
    ['rotate(180deg)', '<path transform="TRANSFORM" d="M6 9l6 6 6-6z"/>'],
    // artsy/reaction#1107
    ['rotate(45deg)', '<g transform="TRANSFORM"><path d="M1 5h12v13H1z"/></g>'],
    // CSS lengths
    ['translate(2px, 3px)', '<g transform="TRANSFORM"><path d="M1 5h12v13H1z"/></g>'],
  ])('%s', async (transform, content) => {
    const { file, inline } = await published(inSvg(content.replace('TRANSFORM', transform)));
    expect(file).toContain(transform);
    expect(inline).toContain(transform);
  });
});

describe('a drawing that the optimiser would alter is published as drawn', () => {
  test.each([
    // svg/svgo#1268: rounded numbers make another gradient.
    [
      'a fine gradient',
      inSvg(
        '<radialGradient id="C" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="819.2" gradientTransform="matrix(.001 .001 -.002 .002 85.201 25.541)"><stop stop-color="#fff"/><stop offset="1" stop-color="#900"/></radialGradient><path fill="url(#C)" d="M80 20h12v12H80z"/>',
        '80 20 12 12',
      ),
      'matrix(.001 .001 -.002 .002 85.201 25.541)',
    ],
    [
      'a drawing in tiny units',
      inSvg('<path d="M0.00012 0.0001h0.00051v0.00083l-0.00033 -0.0002z"/>', '0 0 0.001 0.001'),
      '0.00083',
    ],
  ])('%s', async (_, svg, kept) => {
    const { file, inline } = await published(svg);
    expect(file).toContain(kept);
    expect(inline).toContain(kept);
  });
});

describe('filters are part of a drawing', () => {
  test.each([
    // Figma, a shadow with spread
    [
      'feMorphology',
      '<feMorphology radius="2" operator="erode" in="SourceAlpha" result="a"/><feOffset dy="4"/><feBlend in="SourceGraphic" in2="a"/>',
    ],
    // socthecat/InoElec-v.2.0, src/components/SVGFilter
    [
      'feTurbulence',
      '<feTurbulence baseFrequency="0.02" numOctaves="3" result="noise" seed="0"/><feDisplacementMap in="SourceGraphic" in2="noise" scale="6"/>',
    ],
    // api-tutorial/stranger-things-api-tutorial, src/Filter.js
    [
      'feSpecularLighting',
      '<feGaussianBlur stdDeviation="1" in="SourceGraphic" result="BLUR"/><feSpecularLighting surfaceScale="1" specularConstant="5" specularExponent="40" lighting-color="#ea886d" in="BLUR"><fePointLight x="100" y="0" z="400"/></feSpecularLighting>',
    ],
    // Material shadows, as Inkscape and Sketch write them
    [
      'feFuncA',
      '<feGaussianBlur in="SourceAlpha" stdDeviation="2"/><feComponentTransfer><feFuncA type="linear" slope="0.3"/></feComponentTransfer><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>',
    ],
  ])('%s', async (name, filter) => {
    const { file, inline } = await published(
      inSvg(`<filter id="f">${filter}</filter><path filter="url(#f)" d="M4 4h16v16H4z"/>`),
    );
    expect(file).toContain(`<${name}`);
    expect(inline).toContain(`<${name}`);
  });
});

const adobe = 'PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"';

describe('DOCTYPE entities are read', () => {
  test.each([
    [
      'Illustrator 15, whose own version stands beside the drawing',
      `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 15.0.0, SVG Export Plug-In -->
<!DOCTYPE svg ${adobe} [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>
<svg version="1.1" id="Ebene_1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="http://www.w3.org/2000/svg" x="0px" y="0px" width="100px" height="40px" viewBox="0 0 100 40" xml:space="preserve"><switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:pgfRef xlink:href="#a"></i:pgfRef></foreignObject><g i:extraneous="self"><path fill="#112233" d="M0,0h100v40H0z"/></g></switch></svg>`,
    ],
    [
      'Wikimedia Commons, User-Pict-Profil.svg',
      `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 15.1.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg ${adobe} [
	<!ENTITY st0 "fill:#112233;">
]>
<svg version="1.1" id="Ebene_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
	 width="50px" height="75px" viewBox="0 0 50 75" style="enable-background:new 0 0 50 75;" xml:space="preserve">
<circle style="&st0;" cx="25" cy="16.726" r="16.725"/>
<path style="&st0;" d="M49.998,75V53.872c0-8.497-6.889-15.385-15.385-15.385H15.384c-8.496,0-15.386,6.888-15.386,15.385V75H49.998z"/>
</svg>`,
    ],
    [
      'Illustrator 10, which names its namespaces by entities',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.0//EN" "http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd" [
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
]>
<svg xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" width="64" height="32" overflow="visible"><path id="p" fill="#112233" d="M0 0h32v32H0z"/><use xlink:href="#p" x="32"/></svg>`,
    ],
    [
      'one with a note, and with text in another encoding',
      `<?xml version="1.0" encoding="iso-8859-1"?>
<!DOCTYPE svg [
  <!ENTITY company 'Uhren & "Schmuck"'>
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
  <!-- "an exporter's note ]> -->
  <!ENTITY st1 "fill:#112233">
]>
<svg:svg xmlns:svg="&ns_svg;"/>`.replace(
        '<svg:svg xmlns:svg="&ns_svg;"/>',
        '<svg xmlns="&ns_svg;" viewBox="0 0 9 9"><path style="&st1;" d="M0 0h9v9H0z"/></svg>',
      ),
    ],
  ])('%s', async (_, svg) => {
    const { file, inline } = await published(svg);
    expect(file).toMatch(/fill(?:=|:)"?#123/);
    expect(`${file}${inline}`).not.toMatch(/ENTITY|&\w+;|foreignObject|pgf/i);
    expect(await inked(file)).toBe(true);
  });
});

describe('missing namespaces are added', () => {
  test.each([
    [
      'a drawing copied from a page',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40"><defs><path id="a" d="M0 0h50v20H0z"/></defs><use xlink:href="#a" fill="#036"/></svg>',
    ],
    [
      'ambar/reiconify#12',
      `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 200 200">
  <defs>
    <ellipse id="a" cx="100" cy="110" rx="100" ry="110"/>
  </defs>
  <use xlink:href="#a"/>
</svg>`,
    ],
    [
      'zimond/rusty-svg#18',
      `<svg xmlns="http://www.w3.org/2000/svg" id="svg" width="512" height="512" viewBox="0 0 8 8">
    <defs>
        <path id="a" d="M1,1 2,1 2,4 1,4 z" />
    </defs>
    <clipPath id="s">
        <use xlink:href="#a" />
    </clipPath>
    <g clip-path="url(#s)">
        <rect x="0" y="1" width="3" height="2" />
    </g>
</svg>`,
    ],
    [
      'PanderMusubi/inkscape-open-symbols#73',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><metadata><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format></cc:Work></metadata><g inkscape:label="Ebene 1" sodipodi:insensitive="true"><path d="M0 0h9v9H0z"/></g></svg>',
    ],
    ['a drawing of HTML', '<svg viewBox="0 0 100 40"><path fill="#036" d="M0 0h50v20H0z"/></svg>'],
    [
      'primer/octicons#140',
      '<svg version="1.1" width="16" height="16" viewBox="0 0 16 16" class="octicon octicon-mark-github" aria-hidden="true"><path d="M8 0C3.58 0 0 3.58 0 8c0 3.54 2.29 6.53 5.47 7.59.4.07.55-.17.55-.38 0-.19-.01-.82-.01-1.49z"/></svg>',
    ],
    [
      'nytimes/svg-crowbar#2',
      '<svg width="320" height="500" version="1.1"><rect width="320" height="250"/></svg>',
    ],
    [
      'antfu-collective/icones#103',
      '<svg width="1em" height="1em" viewBox="0 0 24 24"><path fill="currentColor" d="M4.75 15V10.5H3.25V9h3v6Z"/></svg>',
    ],
  ])('%s', async (_, svg) => {
    const { file } = await published(svg);
    expect(file).toContain('xmlns="http://www.w3.org/2000/svg"');
    expect(await inked(file)).toBe(true);
    const unbound = [...file.matchAll(/[\s<]([\w-]+):[\w-]+[\s=>]/g)]
      .map(([, prefix]) => prefix)
      .filter((prefix) => prefix !== 'xmlns' && !file.includes(`xmlns:${prefix}=`));
    expect(unbound).toEqual([]);
  });
});
