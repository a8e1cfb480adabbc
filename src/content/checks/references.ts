import { suggest } from '../diagnostics/nearest.ts';
import { contentCheck } from './check.ts';

/** A brand names its type by id. */
export const checkReferences = contentCheck(
  ['unknown-brand-type'],
  ({ content, fields, report }) => {
    const types = new Set(content.brand_types.map(({ id }) => id));
    for (const { value, path } of fields.ofKind('brand-type')) {
      if (types.has(value)) continue;
      const message = `There is no brand type "${value}".`;
      report({ code: 'unknown-brand-type', path, message, hint: suggest(value, types) });
    }
  },
);
