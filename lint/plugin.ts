import type { Plugin } from '@oxlint/plugins';
import { importTable } from './import-table.ts';
import { noBarrel } from './no-barrel.ts';

export default {
  meta: { name: 'schaufenster' },
  rules: { 'import-table': importTable, 'no-barrel': noBarrel },
} satisfies Plugin;
