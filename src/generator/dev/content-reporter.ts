import type { Diagnostic } from '#content/diagnostics/diagnostic.ts';
import { formatDiagnostics } from '#content/diagnostics/report.ts';

/** Returns a function that prints mistakes in the content, but only if they have changed. */
export function contentReporter(
  name: string,
  log: (text: string) => void,
): (diagnostics: readonly Diagnostic[]) => void {
  let told = '';
  return (diagnostics) => {
    const report = formatDiagnostics(diagnostics, {
      color: process.stderr.isTTY && !process.env['NO_COLOR'],
    });
    if (report === told) return;
    if (diagnostics.length > 0) log(`\nThe ${name}:\n\n${report}`);
    else if (told) log('The content is in order again.');
    told = report;
  };
}
