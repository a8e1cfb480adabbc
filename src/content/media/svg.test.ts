import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inspectSvg, SvgError } from './svg.ts';

const svg = (content: string, attributes = 'viewBox="0 0 20 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

test('a drawing of shapes, gradients and words is no danger', () => {
  const drawing = svg(
    `<title>Uhr</title><style>.a{fill:url(#g)}</style><linearGradient id="g"/><use href="#s"/>
    <path class="a" d="${'M0 0H9'.repeat(50_000)}" style="stroke:#000" fill="url( '#g' )"/>`,
  );
  expect(inspectSvg(drawing).dangers).toEqual([]);
});

describe('what can do more than draw is a danger', () => {
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
    expect(inspectSvg(svg(content)).dangers).toEqual([danger]);
  });
});

describe('styles for more than its own classes are a danger', () => {
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
    const { dangers } = inspectSvg(svg(`<style>${css}</style>`));
    expect(dangers).toEqual(['CSS for more than its own classes']);
  });
});

test.each([
  '.st0{fill:none;font:12px/1.2 "A B";}\n/* two { */\n.st1, .st2:hover{clip-path:url(#a)}',
  '@media (prefers-color-scheme: dark){.a{fill:#fff}}',
])('%s is no danger', (css) => {
  expect(inspectSvg(svg(`<style>${css}</style>`)).dangers).toEqual([]);
});

test('a long style takes linear time', () => {
  const css = '.a{fill:red}'.repeat(20_000) + 'a'.repeat(200_000);
  expect(inspectSvg(svg(`<style>${css}</style>`)).dangers).toHaveLength(1);
});

test('entities of its own are refused', () => {
  const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
  expect(() => inspectSvg(`${bomb}${svg('<text>&b;</text>')}`)).toThrow(SvgError);
});

describe('the size comes from width and height, else from the viewBox', () => {
  test.each([
    ['viewBox="0 0 20 10"', 20, 10],
    ['width="30" height="15px" viewBox="0 0 20 10"', 30, 15],
    ['width="100%" height="100%" viewBox="0 0 20 10"', 20, 10],
    ['width="40" viewBox="0,0,20,10"', 40, 20],
    ['height="1in" viewBox="0 0 20 10"', 192, 96],
    ['width="25.4mm" height="12.7mm"', 96, 48],
  ])('%s', (attributes, width, height) => {
    expect(inspectSvg(svg('', attributes))).toMatchObject({ width, height });
  });
});

test.each(['', 'x', '<p/>', '<svg', svg('<g>'), svg('', 'viewBox="0 0 0 0"'), svg('&nbsp;')])(
  '"%s" is no drawing',
  (text) => {
    expect(() => inspectSvg(text)).toThrow(SvgError);
  },
);

test('any text is a drawing or refused as none', () => {
  const pieces = fc.constantFrom(
    ...'<svg viewBox="0 0 1 1">,</svg>,<g,/>,<![CDATA[,]]>,<!--,-->,&,<style>,</style>'.split(','),
    ...'<?xml,?>,<!DOCTYPE,[,],>,", a=,x'.split(','),
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      try {
        inspectSvg(parts.join(''));
      } catch (error) {
        expect(error).toBeInstanceOf(SvgError);
      }
    }),
  );
});
