import { contentCheck } from './check.ts';

/** Reports what was taken out of HTML fields to make them safe. */
export const checkHtml = contentCheck(['html-removed'], ({ fields, texts, report }) => {
  for (const { value, path } of fields.ofKind('html')) {
    const removed = [...(texts.html.get(value)?.removed ?? [])];
    if (removed.length === 0) continue;
    const list = removed.map(([what, times]) => (times > 1 ? `${what} (${times} times)` : what));
    report({
      code: 'html-removed',
      path,
      message: `Taken out of the HTML: ${list.join(', ')}.`,
      hint: 'Only text, headings, lists, tables and links are shown.',
    });
  }
});
