import type { Diagnostic } from '#content/diagnostics/diagnostic.ts';
import type { ContentSource } from '#content/source.ts';

/** Prints diagnostics, and sets the exit status to 1 if any is an error. */
export async function report(
  diagnostics: readonly Diagnostic[],
  { to, ...options }: { folder?: string; all?: boolean; command?: string; to: NodeJS.WriteStream },
): Promise<void> {
  const { formatDiagnostics } = await import('#content/diagnostics/report.ts');
  const color = to.isTTY && !process.env['NO_COLOR'];
  to.write(formatDiagnostics(diagnostics, { ...options, color }));
  await failOnErrors(diagnostics);
}

/** Sets the exit status to 1 if any diagnostic is an error. */
export async function failOnErrors(diagnostics: readonly Diagnostic[]): Promise<void> {
  const { hasErrors } = await import('#content/diagnostics/diagnostic.ts');
  if (hasErrors(diagnostics)) process.exitCode = 1;
}

/** Warns of content whose meaning has changed since the version it was last confirmed to suit. */
export async function changesFor(source: ContentSource): Promise<Diagnostic[]> {
  const { suitedVersion } = await import('#shop/content-version.ts');
  const { changedMeanings } = await import('#shop/changed-meanings.ts');
  const since = await suitedVersion(process.cwd());
  return since === undefined ? [] : changedMeanings(source, since);
}
