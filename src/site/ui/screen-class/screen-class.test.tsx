import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { screenClassOf, useScreenClass } from './screen-class.ts';

test.for([
  [0, 'xs'],
  [575, 'xs'],
  [576, 'sm'],
  [767, 'sm'],
  [768, 'md'],
  [991, 'md'],
  [992, 'lg'],
  [1199, 'lg'],
  [1200, 'xl'],
  [1599, 'xl'],
  [1600, 'xxl'],
] as const)('a window of %i px is %s', ([width, expected]) => {
  expect(screenClassOf(width)).toBe(expected);
});

test('a window is xxl before it is measured', () => {
  const Shown = () => useScreenClass();
  expect(renderToString(<Shown />)).toBe('xxl');
});
