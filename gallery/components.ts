import type { ReactNode } from 'react';

/** The export of an examples file: each state of its component by a plain name. */
export type Examples = Record<string, ReactNode>;

/** A component with examples. */
export interface Component {
  /** Part of the site and name, such as 'ui/button'; also its path in the gallery. */
  id: string;
  /** The part of the site that contains it. */
  part: string;
  name: string;
  /** The path of its examples file, relative to the root. */
  module: string;
  load: () => Promise<Examples>;
}

const modules = import.meta.glob<{ examples: Examples }>([
  '/src/site/**/*.examples.tsx',
  '/src/features/*/*.examples.tsx',
]);

/** All components with an examples file, by part and name. */
export const components: readonly Component[] = Object.entries(modules).map(([module, load]) => {
  const [, part = '', name = ''] =
    /^\/src\/(?:site\/)?(\w+)\/.*?([\w-]+)\.examples\.tsx$/.exec(module) ?? [];
  return {
    id: `${part}/${name}`,
    part,
    name,
    module,
    load: async () => (await load()).examples,
  };
});
