import type { Report } from '../diagnostics/collect-diagnostics.ts';

/**
 * Returns the result of a walk through a nested text. Libraries walk recursively: if a text is
 * nested too deeply for that, it is reported and the result is undefined.
 */
export function unlessTooDeep<T>(
  path: readonly PropertyKey[],
  report: Report<'nested-too-deeply'>,
  walk: () => T,
): T | undefined {
  try {
    return walk();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const hint = 'Take out lists, quotes or elements that stand within each other.';
    report({ code: 'nested-too-deeply', path, message: 'The text is nested too deeply.', hint });
    return undefined;
  }
}
