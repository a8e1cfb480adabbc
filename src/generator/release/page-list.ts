import { createHash } from 'node:crypto';

/** The pages of a release with the hash of all that each is made from: a line for each page. */
export class PageList {
  readonly #hashes = new Map<string, string>();

  /** @param text What `toString` of another list gave. */
  static parse(text: string): PageList {
    const list = new PageList();
    for (const line of text.split('\n')) {
      const at = line.indexOf(' ');
      if (at > 0) list.add(line.slice(at + 1), line.slice(0, at));
    }
    return list;
  }

  /** @param file File of the page below the site's root. */
  add(file: string, hash: string): void {
    this.#hashes.set(file, hash);
  }

  /** The hash of a page; undefined where there is no such page. */
  hashOf(file: string): string | undefined {
    return this.#hashes.get(file);
  }

  get size(): number {
    return this.#hashes.size;
  }

  /** A hash of the whole list: 16 hexadecimal digits. */
  digest(): string {
    const hash = createHash('sha256');
    for (const [file, of] of this.#hashes) hash.update(`${of} ${file}\n`);
    return hash.digest('hex').slice(0, 16);
  }

  toString(): string {
    return Array.from(this.#hashes, ([file, hash]) => `${hash} ${file}\n`).join('');
  }
}
