import { type Data, dataOf, listOf } from '../../records/data.ts';
import { adopt } from '../../saving/base.ts';
import { put } from '../../saving/choose.ts';
import { merge, valueAt } from '../../saving/merge.ts';
import { type Choice, Saver, type State, type Unconfirmed } from './saver.ts';
import type { Outcome, Save } from './send.ts';

export type Network = 'up' | 'slow' | 'down' | 'loses answers' | 'signed out';

/**
 * Stores documents like the content system, and remembers which text somebody has given up
 * knowingly.
 */
export class Server {
  readonly documents: Data[];
  readonly givenUp = new Set<string>();
  #saves = 0;

  constructor(documents: Data[]) {
    this.documents = documents;
  }

  save(document: number, { mine, base, sent }: Save): Outcome {
    const stored = this.documents[document] ?? {};
    const from = listOf(sent).reduce<Data>((all, one) => adopt(all, stored, dataOf(one)), base);
    const { data, conflicts } = merge(from, stored, structuredClone(mine));
    if (conflicts.length > 0) {
      return {
        kind: 'conflict',
        conflicts: conflicts.map((one) => ({ ...one, label: '', words: { theirs: '', mine: '' } })),
      };
    }
    this.#saves += 1;
    this.documents[document] = { ...data, updatedAt: String(this.#saves).padStart(6, '0') };
    return { kind: 'stored', stored: structuredClone(this.documents[document]) };
  }
}

/** A person's browser with one document open, and a device that stores unconfirmed text. */
export class Browser {
  network: Network = 'up';
  states: State[] = [];
  form: Data = {};
  /** By the form session in which it was typed. */
  readonly kept = new Map<number, Unconfirmed & { document: number }>();
  choice: Choice = 'mine';
  saver: Saver | undefined;
  document = 0;
  readonly #server: Server;
  #openings = 0;
  #kill = () => {};

  constructor(server: Server) {
    this.#server = server;
  }

  /** Opens a document, and restores the text stored on the device, one session after the other. */
  async open(document: number): Promise<void> {
    if (this.network === 'down' || this.network === 'signed out') return;
    this.close();
    const data = structuredClone(this.#server.documents[document] ?? {});
    this.document = document;
    this.form = data;
    // A closed form shows nothing any more, and a killed browser does nothing at all.
    const isOpen = () => this.saver === saver;
    let isKilled = false;
    this.#kill = () => (isKilled = true);
    let last = data;
    this.#openings += 1;
    const opening = this.#openings;
    const saver: Saver = new Saver(data, {
      send: async (save) => {
        if (isKilled) return never;
        const outcome = await this.#send(document, structuredClone(save));
        return isKilled ? never : outcome;
      },
      keep: (text) => {
        if (isKilled) return;
        if (text) this.kept.set(opening, structuredClone({ ...text, document }));
        else this.kept.delete(opening);
      },
      read: () => (isOpen() ? (last = this.form) : last),
      show: async (shown) => {
        if (!isOpen()) return;
        this.form = { ...this.form, ...shown };
        await Promise.resolve();
        saver.changed();
      },
      reach: async () => {
        await Promise.resolve();
        if (this.network === 'down') return 'offline';
        return this.network === 'signed out' ? 'signed-out' : 'reached';
      },
      ask: async (conflicts) => {
        await Promise.resolve();
        return conflicts.map(({ theirs, mine }) => {
          const [winner, loser] = this.choice === 'mine' ? [mine, theirs] : [theirs, mine];
          for (const word of wordsIn(loser)) {
            if (!wordsIn(winner).has(word)) this.#server.givenUp.add(word);
          }
          return this.choice;
        });
      },
      onState: (state) => {
        this.states.push(state);
      },
    });
    this.saver = saver;
    void this.#takeBack(saver, document);
  }

  async #takeBack(saver: Saver, document: number): Promise<void> {
    while (this.saver === saver) {
      const [[opening, text] = []] = this.#earlier(document);
      if (opening === undefined || !text) return;
      const isTaken = saver.holds(text) || (await saver.restore(text));
      if (this.saver !== saver) return;
      if (isTaken) this.kept.delete(opening);
      else await later(1_000);
    }
  }

  /** What earlier sessions of a document have left. */
  #earlier(document: number): [opening: number, text: Unconfirmed][] {
    return [...this.kept].filter(
      ([opening, text]) => opening !== this.#openings && text.document === document,
    );
  }

  /** Leaves; a killed browser cannot send anything. */
  close(isKilled = false): void {
    const { saver } = this;
    if (!saver) return;
    if (isKilled) this.#kill();
    else saver.close();
    saver.changed = () => undefined;
    this.saver = undefined;
  }

  type(path: readonly string[], word: string): void {
    if (!this.saver) return;
    const before = valueAt(this.form, path);
    if (path.length > 1 && valueAt(this.form, path.slice(0, -1)) === undefined) return;
    this.form = put(this.form, path, `${typeof before === 'string' ? before : ''} ${word}`);
    this.saver.changed();
  }

  async #send(document: number, save: Save): Promise<Outcome> {
    const { network } = this;
    if (network === 'down') return { kind: 'offline' };
    if (network === 'signed out') return { kind: 'signed-out' };
    if (network === 'slow') await later(2_500);
    const outcome = this.#server.save(document, save);
    if (network === 'slow') await later(2_500);
    return network === 'loses answers' ? { kind: 'offline' } : outcome;
  }
}

/** The response to a request of a killed browser. */
const never = new Promise<never>(() => {});

async function later(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

export function wordsIn(value: unknown): Set<string> {
  return new Set(JSON.stringify(value ?? '').match(/w\d+/g));
}

export const blank: Data = {
  updatedAt: '000000',
  title: '',
  text: '',
  rows: [
    { id: 'a', words: '' },
    { id: 'b', words: '' },
  ],
};
