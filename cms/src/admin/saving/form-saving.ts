import { type Data, dataOf, listOf } from '../../records/data.ts';
import { changedFields } from '../../saving/base.ts';
import type { ReportedConflict } from '../../saving/merge-saves.ts';
import { type Host, pause, showValues } from './form-values.ts';
import { type Entry, entriesOf, forgetEntry, keepEntry } from './journal.ts';
import { carryBases, type OpenForm } from './payload-saves.ts';
import { outcomeOf, readDraft, sendDraft } from './send.ts';
import { type Choice, Saver, type State } from './saver.ts';

export interface Person {
  name: string;
  isTyping: boolean;
  /** Whether it is the same person in another window or on another device. */
  isSelf: boolean;
}

/** The status of a form. */
export interface View {
  state: State;
  connection: 'reached' | 'offline' | 'signed-out';
  others: Person[];
  /** Text of earlier visits that was never stored. */
  earlier: Entry[];
  conflicts: ReportedConflict[];
}

const pingEvery = 4_000;
const typingFor = 15_000;

/** Saves in progress, including those of closed forms. */
const onTheirWay = new Set<Promise<unknown>>();

/**
 * Saves an open form, stores its text on the device, and watches the connection and other people.
 */
export class FormSaving implements OpenForm {
  view: View = {
    state: { kind: 'saved' },
    connection: 'reached',
    others: [],
    earlier: [],
    conflicts: [],
  };
  #host: Host;
  readonly #id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  readonly #listeners = new Set<() => void>();
  #saver: Saver | undefined;
  #typedAt = 0;
  #kept: Promise<unknown> = Promise.resolve();
  #choose: ((choices: Choice[]) => void) | undefined;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Call with the current form. */
  onHost(host: Host): void {
    this.#host = host;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly snapshot = (): View => this.view;

  /** Starts saving. Returns a function that stops it. */
  open(): () => void {
    const host = this.#host;
    const { address } = host;
    // A closed form cannot be read any more.
    let last = host.read();
    let isOpen = true;
    const saver = new Saver(host.opened, {
      send: async (save, isLast) => {
        const sent = sendDraft(address, save, isLast);
        onTheirWay.add(sent);
        const outcome = await sent.finally(() => onTheirWay.delete(sent));
        this.#connected(outcome.kind);
        return outcome;
      },
      keep: (text) => this.#keep(text && { ...text, ...this.#place(host) }),
      read: () => (isOpen ? (last = this.#host.read()) : last),
      show: async (data) => (isOpen ? showValues(this.#host, data) : undefined),
      reach: async () => this.#ping(),
      ask: async (conflicts) => this.#ask(conflicts),
      onState: (state, stored) => {
        if (!isOpen) return;
        if (stored) this.#host.onStored(stored);
        if (state.kind === 'saved') this.#host.onSaved();
        this.#set({ state });
      },
    });
    this.#saver = saver;
    const forgetBase = carryBases(address, this);
    const leave = () => {
      if (document.visibilityState === 'hidden') saver.leave();
    };
    const goes = () => saver.leave();
    const back = () => void this.#ping().then(async () => saver.flush());
    window.addEventListener('pagehide', goes);
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('online', back);
    const gone = () => this.#set({ connection: 'offline' });
    window.addEventListener('offline', gone);
    const timer = setInterval(() => void this.#ping(), pingEvery);
    void this.#ping();
    void this.#lookBack(saver);
    return () => {
      saver.close();
      isOpen = false;
      this.#saver = undefined;
      clearInterval(timer);
      forgetBase();
      window.removeEventListener('pagehide', goes);
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('online', back);
      window.removeEventListener('offline', gone);
    };
  }

  /** Call after each change of the form. */
  changed(): void {
    if (this.#saver?.isDirty) this.#typedAt = Date.now();
    this.#saver?.changed();
  }

  /** Receives the person's choices about conflicts. */
  choose(choices: Choice[]): void {
    this.#choose?.(choices);
  }

  async restore(entry: Entry): Promise<void> {
    const saver = this.#saver;
    // Text typed in the meantime is stored first, which takes longer on a slow connection.
    for (let attempt = 0; attempt < 60; attempt += 1) {
      if (!saver || saver !== this.#saver) return;
      if (saver.holds(entry) || (await saver.restore(entry))) return this.discard(entry);
      await pause(1_000);
    }
  }

  discard(entry: Entry): void {
    // After the text has been stored as this form's.
    this.#kept = this.#kept.then(async () => forgetEntry(entry.id)).catch(() => undefined);
    this.#set({ earlier: this.view.earlier.filter((one) => one !== entry) });
  }

  /** Call after the person has signed in again. */
  async signedIn(): Promise<void> {
    await this.#ping();
    await this.#saver?.flush();
  }

  /**
   * Adds the base to a save by Payload's own buttons, and asks about conflicts before it is stored.
   */
  async submit(mine: Data, send: (body: Data) => Promise<Response>): Promise<Response> {
    const saver = this.#saver;
    if (!saver) return send(mine);
    await saver.idle();
    let body = mine;
    for (;;) {
      const { base, sent } = saver.base;
      const response = await send({ ...body, _base: base, _sent: sent });
      const outcome = await outcomeOf(response.clone());
      this.#connected(outcome.kind);
      if (outcome.kind === 'stored') {
        await saver.confirmed({ mine: changedFields(base, body), base }, outcome.stored);
      }
      if (outcome.kind !== 'conflict') return response;
      await saver.decide(outcome.conflicts, body);
      body = { ...this.#host.read(), _status: mine['_status'] };
    }
  }

  #place({ admin, title, user }: Host): Pick<Entry, 'id' | 'document' | 'title' | 'user'> {
    return { id: this.#id, document: admin, title, user };
  }

  #keep(entry: Entry | undefined): void {
    const task = async () => (entry ? keepEntry(entry) : forgetEntry(this.#id));
    // Started at once, because IndexedDB keeps the order. If a browser stores nothing, such as in
    // some private windows, saving continues without it.
    const asked = task().catch(() => undefined);
    this.#kept = Promise.all([this.#kept, asked]);
  }

  async #ask(conflicts: ReportedConflict[]): Promise<Choice[]> {
    this.#set({ conflicts });
    const choices = await new Promise<Choice[]>((resolve) => {
      this.#choose = resolve;
    });
    this.#set({ conflicts: [] });
    return choices;
  }

  /** Offers text left by earlier visits, unless it has been stored since. */
  async #lookBack(saver: Saver): Promise<void> {
    const { admin, user, address } = this.#host;
    const hadSaves = onTheirWay.size > 0;
    await Promise.all(onTheirWay);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const all = await entriesOf(user).catch(() => []);
      const entries = all.filter(({ id, document }) => document === admin && id !== this.#id);
      if (entries.length === 0 && !hadSaves) return;
      const stored = await readDraft(address);
      if (stored) await saver.takeOver(stored);
      const left = entries.filter((entry) => !saver.holds(entry));
      for (const entry of entries) {
        if (!left.includes(entry)) await forgetEntry(entry.id);
      }
      if (left.length === 0) return;
      if (attempt === 2) this.#set({ earlier: left });
      // The last save of the previous page may still be in progress.
      else await pause(1_000);
    }
  }

  /**
   * Reports that the form is open, and asks who else has it open and whether anything was stored.
   */
  async #ping(): Promise<View['connection']> {
    const { address } = this.#host;
    try {
      const response = await fetch('/api/presence', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          path: address.path,
          form: this.#id,
          isTyping: Date.now() - this.#typedAt < typingFor,
        }),
        signal: AbortSignal.timeout(pingEvery),
      });
      // Always read: an unread, uncacheable response keeps its connection open.
      const answer = await response.text();
      if (response.status === 401) return this.#connected('signed-out');
      if (!response.ok) return this.#connected('offline');
      const { others, updatedAt } = dataOf(JSON.parse(answer));
      this.#set({ others: listOf(others) as Person[] });
      const saver = this.#saver;
      if (saver && !saver.isBusy && typeof updatedAt === 'string' && saver.isOlderThan(updatedAt)) {
        const stored = await readDraft(address);
        if (stored) await saver.takeOver(stored);
      }
      return this.#connected('reached');
    } catch {
      return this.#connected('offline');
    }
  }

  #connected(kind: string): View['connection'] {
    const connection = kind === 'offline' || kind === 'signed-out' ? kind : 'reached';
    if (connection !== this.view.connection) {
      const isBack = connection === 'reached';
      this.#set({ connection });
      if (isBack) void this.#saver?.flush();
    }
    return connection;
  }

  #set(change: Partial<View>): void {
    this.view = { ...this.view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
