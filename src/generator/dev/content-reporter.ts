import type { Problem } from '#content/problem.ts';
import { formatProblems } from '#content/report.ts';

/** Tells what is wrong with the content: once, and again only when that has changed. */
export function contentReporter(
  name: string,
  log: (text: string) => void,
): (problems: readonly Problem[]) => void {
  let told = '';
  return (problems) => {
    const report = formatProblems(problems, { color: process.stderr.isTTY });
    if (report === told) return;
    if (problems.length > 0) log(`\nThe ${name}:\n\n${report}`);
    else if (told) log('The content is in order again.');
    told = report;
  };
}
