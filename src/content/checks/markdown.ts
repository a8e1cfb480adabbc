import type { Finding } from '../findings.ts';
import { markdownParser, type MarkdownPart, suspects } from '../markdown.ts';
import type { Check, CheckContext } from './check.ts';
import { imageMistake } from './images.ts';
import { linkMistake } from './links.ts';
import { unlessTooDeep } from './nesting.ts';

/** Links and images in Markdown are checked like those in fields; HTML in it is not shown. */
export const checkMarkdown: Check = async (context) => {
  const { fields, report } = context;
  const judge = remember((part) => mistakeIn(part, context));
  const suspicious = fields
    .ofKind('markdown')
    .filter(({ value }) => suspects(value).some((part) => judge(part)));
  if (suspicious.length === 0) return;
  const parse = await markdownParser();
  for (const { value, path } of suspicious) {
    for (const part of unlessTooDeep(path, report, () => parse(value)) ?? []) {
      const mistake = judge(part);
      if (mistake) report({ path, line: part.line, ...mistake });
    }
  }
};

type Part = Pick<MarkdownPart, 'kind' | 'value'>;
type Mistake = Pick<Finding, 'severity' | 'message' | 'hint'>;
type Judge = (part: Part) => Mistake | undefined;

/** Judges each address once: texts share many. */
function remember(judge: Judge): Judge {
  const known = new Map<string, Mistake | undefined>();
  return (part) => {
    const key = `${part.kind} ${part.value}`;
    if (!known.has(key)) known.set(key, judge(part));
    return known.get(key);
  };
}

function mistakeIn({ kind, value }: Part, context: CheckContext): Mistake | undefined {
  if (kind === 'image') return imageMistake(imageName(decoded(value)), context.images);
  if (kind === 'link') {
    const mistake = linkMistake(decoded(value), context);
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

/** The file name of an image's address, which may name folders of the shop: './media/a.jpg'. */
function imageName(address: string): string {
  return /\.\.[\\/]/.test(address) ? address : address.slice(address.lastIndexOf('/') + 1);
}

/** An address as the author means it, without '%20' and the like. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
