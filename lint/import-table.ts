import { relative, sep } from 'node:path';
import type { Context, ESTree, Rule } from '@oxlint/plugins';
import { judgeImport } from './verdict.ts';

/** Restricts imports to those in the table of folders, and their specifiers to its spelling. */
export const importTable: Rule = {
  meta: {
    type: 'problem',
    fixable: 'code',
    docs: { description: 'Which folder may import which' },
  },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const check = (source: ESTree.Node | null) => {
      if (source) checkSource(context, file, source);
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      TSImportType: ({ source }) => check(source),
    };
  },
};

function checkSource(context: Context, file: string, source: ESTree.Node): void {
  if (source.type !== 'Literal' || typeof source.value !== 'string') return;
  const verdict = judgeImport(file, source.value);
  if (!verdict) return;
  const { message, specifier } = verdict;
  context.report({
    node: source,
    message,
    ...(specifier && { fix: (fixer) => fixer.replaceText(source, `'${specifier}'`) }),
  });
}
