import { type Data, dataOf, listOf } from '../../records/data.ts';
import { adopt } from '../../saving/base.ts';
import { put } from '../../saving/choose.ts';
import { merge, valueAt } from '../../saving/merge.ts';
import {
  type Choice,
  type Outcome,
  type Save,
  Saver,
  type State,
  type Unconfirmed,
} from './saver.ts';

export type Network = 'up' | 'slow' | 'down' | 'loses answers' | 'signed out';

/** Stores documents as the content system does, and remembers which words somebody has given up knowingly. */
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

/** Somebody's browser with one document open, and a device that keeps unconfirmed text. */
export class Browser {
  network: Network = 'up';
  states: State[] = [];
  form: Data = {};
  readonly kept = new Map<number, Unconfirmed>();
  choice: Choice = 'mine';
  saver: Saver | undefined;
  document = 0;
  readonly #server: Server;

  constructor(server: Server) {
    this.#server = server;
  }

  /** Opens a document, and takes back the text that the device has kept. */
  async open(document: number): Promise<void> {
    if (this.network === 'down' || this.network === 'signed out') return;
    this.close();
    const data = structuredClone(this.#server.documents[document] ?? {});
    this.document = document;
    this.form = data;
    // A form that is gone shows nothing any more.
    const isOpen = () => this.saver === saver;
    let last = data;
    const saver: Saver = new Saver(data, {
      send: async (save) => this.#send(document, structuredClone(save)),
      keep: (text) => {
        if (text) this.kept.set(document, structuredClone(text));
        else this.kept.delete(document);
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
    const text = this.kept.get(document);
    if (text && !saver.holds(text)) await saver.restore(text);
    else if (text) this.kept.delete(document);
  }

  /** Goes away; a browser that is killed gets to send nothing. */
  close(isKilled = false): void {
    const { saver } = this;
    if (!saver) return;
    if (!isKilled) saver.close();
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
