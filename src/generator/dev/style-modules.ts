import type { EnvironmentModuleGraph, EnvironmentModuleNode } from 'vite';

/**
 * The style sheets of modules and their imports, in execution order. Excludes dynamic imports, like
 * the bundle.
 *
 * @param urls Modules in the graph.
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
