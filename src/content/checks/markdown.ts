import type { Finding } from '../findings.ts';
import { imageName, markdownParts, type Mention, mentions } from '../markdown.ts';
import type { Check, CheckContext } from './check.ts';
import { imageMistake } from './images.ts';
import { linkMistake } from './links.ts';
import { unlessTooDeep } from './nesting.ts';

/** Links and images in Markdown are checked like those in fields; HTML in it is not shown. */
export const checkMarkdown: Check = (context) => {
  const { fields, report } = context;
  const judge = remember((mention) => mistakeIn(mention, context));
  for (const { value, path } of fields.ofKind('markdown')) {
    const found = unlessTooDeep(path, report, () => mentions(value)) ?? [];
    if (!found.some(judge)) continue;
    for (const part of markdownParts(value)) {
      const mistake = judge(part);
      if (mistake) report({ path, line: part.line, ...mistake });
    }
  }
};

type Mistake = Pick<Finding, 'severity' | 'message' | 'hint'>;
type Judge = (mention: Mention) => Mistake | undefined;

/** Judges each address once: texts share many. */
function remember(judge: Judge): Judge {
  const known = new Map<string, Mistake | undefined>();
  return (mention) => {
    const key = `${mention.kind} ${mention.value}`;
    if (!known.has(key)) known.set(key, judge(mention));
    return known.get(key);
  };
}

function mistakeIn({ kind, value }: Mention, context: CheckContext): Mistake | undefined {
  if (kind === 'image') return imageMistake(imageName(value), context.images);
  if (kind === 'link') {
    const mistake = linkMistake(value, context);
    return mistake && { severity: 'error', ...mistake };
  }
  const [tag] = /^<[a-z][\w-]*/i.exec(value) ?? [];
  if (!tag) return undefined;
  return {
    severity: 'warning',
    message: `HTML in Markdown is not shown: ${tag}>.`,
    hint: 'Write it in Markdown.',
  };
}
