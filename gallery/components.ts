import type { ReactNode } from 'react';

/** What an examples file exports: each state of its component, by a plain word for it. */
export type Examples = Record<string, ReactNode>;

/** A component with examples. */
export interface Component {
  /** Part of the site and name, such as 'ui/button'; its path in the gallery. */
  id: string;
  /** The part of the site that it belongs to. */
  part: string;
  name: string;
  /** Its examples file, by its path from the root. */
  module: string;
  load: () => Promise<Examples>;
}

const modules = import.meta.glob<{ examples: Examples }>('/src/site/**/*.examples.tsx');

/** All components that have an examples file, by part and name. */
export const components: readonly Component[] = Object.entries(modules).map(([module, load]) => {
  const [, part = '', name = ''] =
    /^\/src\/site\/(\w+)\/.*?([\w-]+)\.examples\.tsx$/.exec(module) ?? [];
  return {
    id: `${part}/${name}`,
    part,
    name,
    module,
    load: async () => (await load()).examples,
  };
});
