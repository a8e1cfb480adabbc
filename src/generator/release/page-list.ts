import { createHash } from 'node:crypto';

/** A page that had another path in an earlier release. */
export interface MovedPage {
  /** Its old path: '/team'. */
  from: string;
  /** The page's identity, independent of its path: 'info/team/de'. */
  identity: string;
}

/**
 * The pages of a release, one per line: the hash of everything that the page is made from, its
 * file, and its identity. A line for each old path of a page follows, so that it redirects for
 * good.
 */
export class PageList {
  /** By file: hash and identity, separated by a space. */
  readonly #pages = new Map<string, string>();
  #moved: readonly MovedPage[] = [];

  /** @param text The result of `toString`. */
  static parse(text: string): PageList {
    const list = new PageList();
    const moved: MovedPage[] = [];
    for (const line of text.split('\n')) {
      const [hash = '', file = '', identity = ''] = line.split(' ');
      if (hash === wasAt) moved.push({ from: file, identity });
      else if (file) list.add(file, hash, identity);
    }
    list.remember(moved);
    return list;
  }

  /** Counts the pages in such a text without parsing it. */
  static countIn(text: string): number {
    let count = 0;
    for (const _ of text.matchAll(pageLine)) count += 1;
    return count;
  }

  /** @param file File of the page, relative to the site's root. */
  add(file: string, hash: string, identity = ''): void {
    this.#pages.set(file, `${hash} ${identity}`);
  }

  remember(moved: readonly MovedPage[]): void {
    this.#moved = moved;
  }

  /** Old paths of pages, oldest first. */
  get moved(): readonly MovedPage[] {
    return this.#moved;
  }

  /** The hash of a page; undefined if there is no such page. */
  hashOf(file: string): string | undefined {
    return this.#pages.get(file)?.split(' ')[0];
  }

  has(file: string): boolean {
    return this.#pages.has(file);
  }

  files(): Iterable<string> {
    return this.#pages.keys();
  }

  /**
   * The files with the identities of their pages. Omits pages without one, as in lists of older
   * kits.
   */
  *identities(): Generator<[file: string, identity: string]> {
    for (const [file, of] of this.#pages) {
      const identity = of.slice(of.indexOf(' ') + 1);
      if (identity) yield [file, identity];
    }
  }

  get size(): number {
    return this.#pages.size;
  }

  /** A hash of the pages: 16 hexadecimal digits. */
  digest(): string {
    const hash = createHash('sha256');
    for (const [file, of] of this.#pages) hash.update(`${of} ${file}\n`);
    return hash.digest('hex').slice(0, 16);
  }

  toString(): string {
    const pages = Array.from(this.#pages, ([file, of]) => {
      const [hash = '', identity = ''] = of.split(' ');
      return `${[hash, file, identity].join(' ').trimEnd()}\n`;
    });
    return [
      ...pages,
      ...this.#moved.map(({ from, identity }) => `${wasAt} ${from} ${identity}\n`),
    ].join('');
  }
}

/** Replaces the hash in the line of an old path. */
const wasAt = 'was-at';

const pageLine = /^(?!was-at ).+/gm;
