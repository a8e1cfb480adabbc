import { hash } from 'node:crypto';
import type { Language } from '#model/language.ts';
import type { Plan, PlannedPage } from './plan/planned.ts';

/**
 * For each page the hash of all that it is made from: its own data, the shell around it, and
 * `code`, which stands for everything that turns them into a document.
 */
export function pageHashes(plan: Plan, code: string): Map<PlannedPage, string> {
  const shells = new Map(plan.queries.map(({ id, data }) => [id, digest(JSON.stringify(data))]));
  return new Map(
    plan.pages.map((page) => [page, digest(JSON.stringify(page) + shells.get(page.shell) + code)]),
  );
}

/** A short hash of a text: 16 hexadecimal digits. */
export function digest(text: string): string {
  return hash('sha256', text).slice(0, 16);
}

/** How many pages each language has. */
export function countPages({ pages }: Plan): Partial<Record<Language, number>> {
  const counts: Partial<Record<Language, number>> = {};
  for (const { context } of pages) counts[context.language] = (counts[context.language] ?? 0) + 1;
  return counts;
}
