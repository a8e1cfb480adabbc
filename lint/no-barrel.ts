import { basename } from 'node:path';
import type { ESTree, Rule } from '@oxlint/plugins';

/** Forbids files that only re-export. */
export const noBarrel: Rule = {
  meta: {
    type: 'problem',
    docs: { description: 'No file that only re-exports, none named index' },
  },
  create(context) {
    return {
      Program(node) {
        if (node.body.length > 0 && node.body.every(isReexport)) {
          context.report({
            node,
            message:
              'This file only re-exports, which hides where things are and loads all of them. ' +
              'Import from the files themselves, and delete this one.',
          });
        } else if (/^index\.tsx?$/.test(basename(context.filename))) {
          context.report({
            node,
            message:
              'The name index says nothing of what a file holds. Name it after its main export.',
          });
        }
      },
    };
  },
};

function isReexport(statement: ESTree.Node): boolean {
  if (statement.type === 'ExportAllDeclaration') return true;
  return statement.type === 'ExportNamedDeclaration' && statement.source !== null;
}
