import { createHash } from 'node:crypto';

/** A page that had another path in a release before. */
export interface MovedPage {
  /** The path that it had: '/team'. */
  from: string;
  /** What it is, wherever it stands: 'info/team/de'. */
  identity: string;
}

/**
 * The pages of a release, a line for each: the hash of all that it is made from, its file, and what it
 * is. Behind them a line for each path that a page had once, so that it leads on for good.
 */
export class PageList {
  /** By file: hash and identity, with a space between. */
  readonly #pages = new Map<string, string>();
  #moved: readonly MovedPage[] = [];

  /** @param text What `toString` of another list gave. */
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

  /** The number of pages in such a text, for whoever needs no more of it. */
  static countIn(text: string): number {
    let count = 0;
    for (const _ of text.matchAll(pageLine)) count += 1;
    return count;
  }

  /** @param file File of the page below the site's root. */
  add(file: string, hash: string, identity = ''): void {
    this.#pages.set(file, `${hash} ${identity}`);
  }

  remember(moved: readonly MovedPage[]): void {
    this.#moved = moved;
  }

  /** The paths that pages had once, the oldest first. */
  get moved(): readonly MovedPage[] {
    return this.#moved;
  }

  /** The hash of a page; undefined where there is no such page. */
  hashOf(file: string): string | undefined {
    return this.#pages.get(file)?.split(' ')[0];
  }

  has(file: string): boolean {
    return this.#pages.has(file);
  }

  files(): Iterable<string> {
    return this.#pages.keys();
  }

  /** The files with the identities of their pages, which lists of older kits lack. */
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

/** Stands in the place of the hash in the line of a path that a page had once. */
const wasAt = 'was-at';

const pageLine = /^(?!was-at ).+/gm;
