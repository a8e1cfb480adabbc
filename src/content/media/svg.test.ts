import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSvg, SvgError } from './svg.ts';

const svg = (content: string, attributes = 'viewBox="0 0 20 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

test('a drawing of shapes, gradients and text is safe', () => {
  const drawing = svg(
    `<title>Uhr</title><style>.a{fill:url(#g)}</style><linearGradient id="g"/><use href="#s"/>
    <path class="a" d="${'M0 0H9'.repeat(50_000)}" style="stroke:#000" fill="url( '#g' )"/>`,
  );
  expect(readSvg(drawing).dangers).toEqual([]);
});

describe('everything that can do more than draw is a danger', () => {
  test.each([
    ['<script>1</script>', '<script>'],
    ['<SCRIPT>1</SCRIPT>', '<SCRIPT>'],
    ['<g onload="x()"/>', 'onload on <g>'],
    ['<a href="https://x.example"><path/></a>', '<a>'],
    ['<use href="x.svg#a"/>', 'href to "x.svg#a" on <use>'],
    ['<use href="data:image/svg+xml,x"/>', 'href to "data:image/svg+xml,x" on <use>'],
    ['<image href="x.png"/>', '<image>'],
    ['<foreignObject><p/></foreignObject>', '<foreignObject>'],
    ['<animate attributeName="href" to="javascript:x"/>', '<animate>'],
    ['<rect fill="url(https://x.example/#a)"/>', 'fill on <rect>'],
    ['<rect style="fill:u\\72l(//x.example)"/>', 'style on <rect>'],
    ['<style>@import "x.css";</style>', 'CSS that loads files'],
    ['<style><![CDATA[.a{fill:url(x)}]]></style>', 'CSS that loads files'],
    [
      '<use xmlns:y="http://www.w3.org/1999/xlink" y:href="x.svg#a"/>',
      'href to "x.svg#a" on <use>',
    ],
    ['<style>@im<![CDATA[port "x.css";]]></style>', 'CSS that loads files'],
    ['<style>.a{fill:ur<!-- -->l(x)}</style>', 'CSS that loads files'],
    ['<title><img/></title>', '<img>'],
  ])('%s', (content, danger) => {
    expect(readSvg(svg(content)).dangers).toEqual([danger]);
  });
});

describe("styles for anything but the drawing's own classes are a danger", () => {
  test.each([
    'body{display:none}',
    '.a{} body{display:none',
    'body,<![CDATA[.a{display:none}]]>',
    'body,<x:a/>.a{display:none}',
    'body,<x:a><style>.a{}</style></x:a>.a{display:none}',
    '.a{content:"/*"} body{display:none} .a{content:"*/"}',
    '.a{fill:url(#a/*)} body{display:none} .a{fill:url(#*/)}',
    '.a{content:"} /* "} body{display:none} */ .a{}',
    '.a{fill:url(#a} /* )} body{display:none} */ .a{}',
    'body{.a:"{";display:none}',
    '@media print{.a;body{display:none}}',
    '@layer a;body{.a{}display:none}',
  ])('%s', (css) => {
    const { dangers } = readSvg(svg(`<style>${css}</style>`));
    expect(dangers).toEqual(['CSS for more than its own classes']);
  });
});

test.each([
  '.st0{fill:none;font:12px/1.2 "A B";}\n/* two { */\n.st1, .st2:hover{clip-path:url(#a)}',
  '@media (prefers-color-scheme: dark){.a{fill:#fff}}',
])('%s is safe', (css) => {
  expect(readSvg(svg(`<style>${css}</style>`)).dangers).toEqual([]);
});

test('a long style takes linear time', () => {
  const css = '.a{fill:red}'.repeat(20_000) + 'a'.repeat(200_000);
  expect(readSvg(svg(`<style>${css}</style>`)).dangers).toHaveLength(1);
});

describe('entities other than plain text are refused', () => {
  test.each([
    '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>',
    '<!DOCTYPE svg [<!ENTITY b "<script/>">]>',
    '<!DOCTYPE svg [<!ENTITY b SYSTEM "file:///etc/passwd">]>',
    '<!DOCTYPE svg [<!ENTITY % c "x"> %c;]>',
    '<!DOCTYPE svg SYSTEM "https://x.example/b.dtd">',
    '<!DOCTYPE svg [<!-- <!ENTITY b "x"> -->]>',
    `<!DOCTYPE svg [<!ENTITY b "${'b'.repeat(60_000)}">]>`,
    '<!DOCTYPE svg [<!ENTITY b "x"',
  ])('%s', (doctype) => {
    expect(() => readSvg(`${doctype}${svg('<text>&b;&b;</text>')}`)).toThrow(SvgError);
  });
});

test('the text of an entity is inspected at each reference', () => {
  const doctype = `<!DOCTYPE svg [<!ENTITY b "url(https://x.example/#a)"><!ENTITY c '" onload="x()'>]>`;
  const drawing = `${doctype}${svg('<path fill="&b;"/><path fill="&c;" id="a&#x26;b"/>')}`;
  expect(readSvg(drawing).dangers).toEqual(['fill on <path>']);
});

test('text that looks like an entity stays in comments and CDATA sections', () => {
  const doctype = '<!DOCTYPE svg [<!ENTITY a "b">]>';
  const { source } = readSvg(`${doctype}${svg('<!-- &a; --><desc><![CDATA[&a;]]>&a;</desc>')}`);
  expect(source).toContain('<!-- &a; --><desc><![CDATA[&a;]]>b</desc>');
});

test.each([
  '<foreignObject requiredExtensions="urn:x"><p/><foreignObject/></foreignObject>',
  '<foreignObject requiredExtensions="urn:x"/>',
])('%s is left out, as browsers do', (part) => {
  const { source, dangers } = readSvg(svg(`<switch>${part}<g/>${part}</switch>`));
  expect({ source, dangers }).toEqual({ source: svg('<switch><g/></switch>'), dangers: [] });
});

test('a mistake after a DOCTYPE is reported with its line', () => {
  const doctype = '<?xml version="1.0"?>\n<!DOCTYPE svg [\n<!ENTITY a "b">\n]>\n';
  const error = new SvgError('Unquoted attribute value', 6);
  expect(() => readSvg(`${doctype}${svg('\n<g id=a>')}`)).toThrow(error);
  expect(() => readSvg(`${doctype}${svg('\n<g id=a>')}`)).toThrow(
    expect.objectContaining({ line: 6 }),
  );
});

describe('the encoding comes from the byte order mark, or else from the declaration', () => {
  const text = svg('<title>Schmückstück</title>');
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', Buffer.from(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>${text}`, 'utf16le')],
    ['ISO-8859-1', Buffer.from(`<?xml version="1.0" encoding="iso-8859-1"?>${text}`, 'latin1')],
  ])('%s', (_, bytes) => {
    expect(readSvg(bytes).source).toContain('Schmückstück');
  });

  test('an unknown encoding is named', () => {
    const bytes = Buffer.from(`<?xml version="1.0" encoding="klingon"?>${text}`);
    expect(() => readSvg(bytes)).toThrow('klingon');
  });
});

describe('values that browsers cannot draw are found', () => {
  test.each([
    ['<path d="M0 0L4 4ZMNaN 8L1 1"/>', 'NaN in d of <path>'],
    ['<path d="M0 0Lundefined,4"/>', 'undefined in d of <path>'],
    ['<path d="M0 0L4 #4"/>', '# in d of <path>'],
    ['<circle cx="NaN" r="4"/>', 'NaN in cx of <circle>'],
    ['<g transform="translate(NaN 4)"/>', 'NaN in transform of <g>'],
  ])('%s', (content, what) => {
    expect(readSvg(svg(`\n${content}`)).faults).toEqual([{ what, line: 2 }]);
  });

  test.each(['<path d="m1e3-4.5,.5.5A1 1 0 01 4-4Zz"/>', '<path d=" "/>', '<path d="none"/>'])(
    '%s is valid',
    (content) => {
      expect(readSvg(svg(content)).faults).toEqual([]);
    },
  );
});

test.each([
  ['<text>Uhren</text>', true],
  ['<text><tspan>Uhren</tspan></text>', true],
  ['<text> </text><title>Uhren</title>', false],
])('%s contains text: %s', (content, hasText) => {
  expect(readSvg(svg(content)).hasText).toBe(hasText);
});

test('a drawing in another namespace is refused', () => {
  expect(() => readSvg('<svg xmlns="urn:x" viewBox="0 0 1 1"/>')).toThrow('urn:x');
});

describe('the size comes from width and height, or else from the viewBox', () => {
  test.each([
    ['viewBox="0 0 20 10"', 20, 10],
    ['width="30" height="15px" viewBox="0 0 20 10"', 30, 15],
    ['width="100%" height="100%" viewBox="0 0 20 10"', 20, 10],
    ['width="40" viewBox="0,0,20,10"', 40, 20],
    ['height="1in" viewBox="0 0 20 10"', 192, 96],
    ['width="25.4mm" height="12.7mm"', 96, 48],
  ])('%s', (attributes, width, height) => {
    expect(readSvg(svg('', attributes))).toMatchObject({ width, height });
  });
});

test.each(['', 'x', '<p/>', '<svg', svg('<g>'), svg('', 'viewBox="0 0 0 0"'), svg('&nbsp;')])(
  '"%s" is not a drawing',
  (text) => {
    expect(() => readSvg(text)).toThrow(SvgError);
  },
);

test('any text is either read as a drawing or refused', () => {
  const pieces = fc.constantFrom(
    ...'<svg viewBox="0 0 1 1">,</svg>,<g,/>,<![CDATA[,]]>,<!--,-->,&,<style>,</style>'.split(','),
    ...'<?xml,?>,<!DOCTYPE,[,],>,", a=,x'.split(','),
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      try {
        readSvg(parts.join(''));
      } catch (error) {
        expect(error).toBeInstanceOf(SvgError);
      }
    }),
  );
});
