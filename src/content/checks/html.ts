import { htmlSanitiser } from '../html.ts';
import { contentCheck } from './check.ts';
import { unlessTooDeep } from './nesting.ts';

const codes = ['html-removed', 'nested-too-deeply'] as const;

/** Makes the HTML fields safe, and reports what that took out of them. */
export const checkHtml = contentCheck(codes, async ({ fields, report }) => {
  const found = fields.ofKind('html').filter(({ value }) => /[<&]/.test(value));
  if (found.length === 0) return;
  const sanitise = await htmlSanitiser();
  for (const { value, path, set } of found) {
    const safe = unlessTooDeep(path, report, () => sanitise(value));
    if (!safe) continue;
    const { html, removed } = safe;
    set(html);
    if (removed.size === 0) continue;
    const list = [...removed].map(([what, times]) =>
      times > 1 ? `${what} (${times} times)` : what,
    );
    report({
      code: 'html-removed',
      path,
      message: `Taken out of the HTML: ${list.join(', ')}.`,
      hint: 'Only text, headings, lists, tables and links are shown.',
    });
  }
});
