import type { Report } from '../diagnostics/collect-diagnostics.ts';

/**
 * Gives what a walk through a nested text finds. Libraries walk by recursion: a text that is nested
 * too deeply for that is reported, and nothing is given.
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
