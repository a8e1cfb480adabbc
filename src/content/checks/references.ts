import { suggest } from '../nearest.ts';
import type { Check } from './check.ts';

/** Fields that name another record: a brand's type, an item's brand. */
export const checkReferences: Check = ({ content, fields, report }) => {
  const targets = {
    'brand-type': { what: 'brand type', names: content.brand_types.map(({ id }) => id) },
    brand: { what: 'brand', names: content.brands.map(({ slug }) => slug) },
  } as const;
  for (const kind of ['brand-type', 'brand'] as const) {
    const { what, names } = targets[kind];
    const known = new Set(names);
    for (const { value, path } of fields.ofKind(kind)) {
      if (known.has(value)) continue;
      const message = `There is no ${what} "${value}".`;
      report({ severity: 'error', path, message, hint: suggest(value, known) });
    }
  }
};
