/**
 * Imports a feature's checks by its name; apart from the other parts, since the content system bundles
 * these alone. Packing the kit replaces this file, as it does import-part.ts.
 */
export async function importChecks(name: string): Promise<{ default: unknown }> {
  return (await import(`./${name}/${name}.checks.ts`)) as { default: unknown };
}
