import type { EnvironmentModuleGraph, EnvironmentModuleNode } from 'vite';

/**
 * The style sheets that modules and their imports bring along, in the order in which these would
 * run. Imports that are made later, if at all, do not count, as in the bundle.
 *
 * @param urls Modules that the graph knows.
 */
export async function styleModules(
  graph: EnvironmentModuleGraph,
  urls: readonly string[],
): Promise<string[]> {
  const seen = new Set<EnvironmentModuleNode>();
  const found: string[] = [];
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    const later = module.transformResult?.dynamicDeps ?? [];
    for (const imported of module.importedModules) {
      if (!later.includes(imported.url)) visit(imported);
    }
    if (module.url.endsWith('.css')) found.push(module.url);
  };
  for (const url of urls) {
    const module = await graph.getModuleByUrl(url);
    if (module) visit(module);
  }
  return found;
}
