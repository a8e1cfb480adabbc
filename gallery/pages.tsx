import type { Choices } from './choices.ts';
import { components } from './components.ts';
import type { GalleryPage } from './document.tsx';
import { examplePage } from './example-page.tsx';
import { overviewPage } from './overview-page.tsx';

/**
 * The page at a path: '/' shows all components, '/ui' those of a part of the site, '/ui/button' one
 * of them, and '/ui/button/solid' a single example. Undefined if there is none.
 */
export async function findPage(path: string, choices: Choices): Promise<GalleryPage | undefined> {
  const [part, name, example] = path.split('/').filter(Boolean);
  const found = components.filter(
    (one) => (!part || one.part === part) && (!name || one.name === name),
  );
  const [first] = found;
  if (!first) return undefined;
  return example ? examplePage(first, example, choices) : overviewPage(path, found, choices);
}

/** The paths of all examples. */
export async function examplePaths(): Promise<string[]> {
  const paths = await Promise.all(
    components.map(async ({ id, load }) =>
      Object.keys(await load()).map((name) => `/${id}/${name}`),
    ),
  );
  return paths.flat();
}
