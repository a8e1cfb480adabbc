import { setTimeout as pause } from 'node:timers/promises';
import { brandPage, numbersIn, type PublishedShop } from './shop.ts';

interface Visit {
  /** Pages seen whole. */
  pages: number;
  /** What no visitor may see. */
  faults: string[];
  /** Ends the visit. */
  end(): Promise<void>;
}

/**
 * A visitor who loads pages with all their files, one after the other, as fast as the server answers,
 * and notes whatever is not whole.
 */
export function visit(shop: PublishedShop): Visit {
  const over = new AbortController();
  const known = new Set<string>();

  async function get(path: string): Promise<string | undefined> {
    const response = await fetch(shop.server().url + path, { redirect: 'manual' });
    const text = await response.text();
    if (response.status === 200) return text;
    faults.push(`${path}: status ${response.status}`);
    return undefined;
  }

  async function look(path: string): Promise<void> {
    const html = await get(path);
    if (html === undefined) return;
    if (!html.includes('</html>')) faults.push(`${path}: cut off`);
    if (path === brandPage && numbersIn(html).length !== 1) {
      faults.push(`${path}: ${numbersIn(html).join(' and ')}`);
    }
    for (const [, file = ''] of html.matchAll(/(?:src|href)="(\/(?:assets|media)\/[^"]+)"/g)) {
      if (known.has(file)) continue;
      known.add(file);
      await get(file);
    }
    visited.pages += 1;
  }

  async function walk(): Promise<void> {
    while (!over.signal.aborted) {
      for (const path of ['/', brandPage, '/en/optics/nolum', '/kontakt', '/sitemap.xml']) {
        if (path.endsWith('.xml')) await get(path);
        else await look(path);
      }
      // Files that were seen once are asked for again: those of the release before have to stay.
      for (const file of [...known].slice(-5)) await get(file);
      await pause(5);
    }
  }

  const faults: string[] = [];
  const walking = walk().catch((error: unknown) => void faults.push(String(error)));
  const visited: Visit = {
    pages: 0,
    faults,
    async end() {
      over.abort();
      await walking;
    },
  };
  return visited;
}
