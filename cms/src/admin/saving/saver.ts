import { type Data, textOf } from '../../records/data.ts';
import { adopt, changedFields, sameFields } from '../../saving/base.ts';
import { choose, put } from '../../saving/choose.ts';
import { isSame, merge, type Merged, valueAt } from '../../saving/merge.ts';
import type { ReportedConflict } from '../../saving/merge-saves.ts';
import type { Outcome, Save } from './send.ts';

export type Choice = 'theirs' | 'mine';

/** The status of the text in the form. */
export type State =
  | { kind: 'saved' }
  | { kind: 'saving' }
  | { kind: 'offline' | 'signed-out' | 'undecided' }
  | { kind: 'refused'; reason: string };

/** Text that the server has not confirmed yet, as stored on the device. */
export interface Unconfirmed extends Save {
  /** ms since 1970 */
  time: number;
}

interface Surroundings {
  /** Sends a save; `isLast` if the page may be gone before the response. */
  send: (save: Save, isLast: boolean) => Promise<Outcome>;
  /** Stores unconfirmed text on the device; undefined deletes it. */
  keep: (text: Unconfirmed | undefined) => void;
  /** The form's current values. */
  read: () => Data;
  /** Sets values in the form; resolves once it shows them. */
  show: (data: Data) => Promise<void>;
  /** Asks whether the server can be reached, without saving anything. */
  reach: () => Promise<'offline' | 'signed-out' | 'reached'>;
  /** Asks the person which values to store. */
  ask: (conflicts: ReportedConflict[]) => Promise<Choice[]>;
  /** Reports a change of the state, and the document once it is stored. */
  onState: (state: State, stored?: Data) => void;
}

/** How long typing must pause before a save, and the longest time without one, ms. */
const pause = 1_000;
const longest = 5_000;
/** The delay after an attempt that did not reach the server, ms. */
const retry = 3_000;

/**
 * Saves a form while somebody types. Each save names its base, so it may be sent twice, late, or
 * concurrently without undoing anything.
 */
export class Saver {
  state: State = { kind: 'saved' };
  readonly #around: Surroundings;
  #base: Data;
  #stored: Data;
  #sent: Data[] = [];
  #running: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #changedAt: number | undefined;
  #isClosed = false;

  /** @param data the form's initial values from the stored document */
  constructor(data: Data, around: Surroundings) {
    this.#base = data;
    this.#stored = data;
    this.#around = around;
  }

  /** The base of a save of the whole form. */
  get base(): { base: Data; sent: Data[] } {
    return { base: this.#base, sent: this.#sent };
  }

  get isDirty(): boolean {
    return !isSame(this.#changes(), {});
  }

  /** Whether a save is in progress or about to start. */
  get isBusy(): boolean {
    return this.#running !== undefined;
  }

  /** Whether something was stored after what the form shows. */
  isOlderThan(updatedAt: string): boolean {
    return textOf(this.#stored['updatedAt']) < updatedAt;
  }

  /** Resolves once no save is in progress. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
    clearTimeout(this.#timer);
  }

  /** Call after each change of the form. */
  changed(): void {
    const form = this.#around.read();
    this.#base = adopt(this.#base, this.#stored, form);
    if (!this.isDirty) {
      if (!this.#running) this.#settle();
      return;
    }
    this.#keep();
    if (this.state.kind === 'saved' || this.state.kind === 'refused') this.#set({ kind: 'saving' });
    this.#changedAt ??= Date.now();
    const left = this.#changedAt + longest - Date.now();
    this.#schedule(Math.max(0, Math.min(pause, left)));
  }

  /** Saves at once. Resolves when nothing more can be done now. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#running) await this.#running;
    if (!this.isDirty) return;
    this.#running = this.#save().finally(() => {
      this.#running = undefined;
      if (this.state.kind === 'saving') this.changed();
    });
    await this.#running;
  }

  /** Sends unsaved text without waiting: the page is about to be left. */
  leave(): void {
    if (!this.isDirty) return;
    this.#keep();
    const save = this.#next();
    void (async () => {
      const outcome = await this.#around.send(save, true);
      if (outcome.kind === 'stored') await this.confirmed(save, outcome.stored);
    })();
  }

  /** Stops the automatic saves of a closed form. */
  close(): void {
    this.leave();
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** Adopts what others have stored, except for fields changed here. */
  async takeOver(stored: Data): Promise<void> {
    if (this.#isOld(stored)) return;
    this.#stored = stored;
    const form = this.#around.read();
    this.#base = adopt(this.#base, stored, form);
    const { data, conflicts } = merge(this.#base, stored, form);
    await this.#show(conflicts.reduce((all, { path, mine }) => put(all, path, mine, form), data));
  }

  /**
   * Shows unconfirmed text of an earlier visit, and saves it. Text typed in this visit is stored
   * first, because both may have changed the same field: the server then asks which to keep.
   *
   * @returns whether the form shows it; if not, it must still be kept
   */
  async restore(text: Save): Promise<boolean> {
    await this.flush();
    if (this.isDirty || this.#isClosed) return false;
    const { data, conflicts } = this.#mergeEarlier(text);
    // Fields that somebody else has changed too keep their old base: the server will ask.
    this.#base = conflicts.reduce(
      (all, { path, base }) => put(all, path, base, text.mine),
      this.#base,
    );
    const wanted = conflicts.reduce((all, { path, mine }) => put(all, path, mine, text.mine), data);
    await this.#show(wanted);
    this.changed();
    const shown = sameFields(text.mine, this.#around.read());
    return !this.#isClosed && isSame(shown, sameFields(text.mine, wanted));
  }

  /** Whether a text is already stored completely. */
  holds(text: Save): boolean {
    const { data, conflicts } = this.#mergeEarlier(text);
    const now = sameFields(text.mine, this.#stored);
    return conflicts.length === 0 && isSame(sameFields(text.mine, data), now);
  }

  /** Call when a save was stored. */
  async confirmed({ mine, base }: Pick<Save, 'mine' | 'base'>, stored: Data): Promise<void> {
    if (this.#isOld(stored)) return;
    this.#sent = [];
    this.#base = adopt(this.#base, stored, mine);
    // Values that the server has stored in another notation, such as a price.
    const { conflicts: rewritten } = merge(base, stored, mine);
    let form = this.#around.read();
    for (const { path, theirs, mine: written } of rewritten) {
      this.#base = put(this.#base, path, theirs, stored);
      if (isSame(valueAt(form, path), written)) form = put(form, path, theirs, stored);
    }
    if (this.#isClosed) {
      if (!this.isDirty) this.#around.keep(undefined);
      return;
    }
    await this.#show(form);
    await this.takeOver(stored);
    this.#set(this.state, stored);
    if (!this.isDirty) this.#settle();
  }

  #mergeEarlier({ mine, base, sent }: Save): Merged {
    const from = sent.reduce((all, one) => adopt(all, this.#stored, one), base);
    return merge(from, this.#stored, mine);
  }

  async #show(data: Data): Promise<void> {
    const form = this.#around.read();
    const news = sameFields(form, data);
    if (!isSame(news, form)) await this.#around.show(news);
  }

  /** Responses may arrive in another order than they were sent. */
  #isOld({ updatedAt }: Data): boolean {
    return textOf(updatedAt) < textOf(this.#stored['updatedAt']);
  }

  async #save(): Promise<void> {
    this.#changedAt = undefined;
    if (this.state.kind === 'offline' || this.state.kind === 'signed-out') {
      const kind = await this.#around.reach();
      if (kind !== 'reached') {
        this.#missed({ kind });
        return;
      }
    }
    this.#set({ kind: 'saving' });
    const save = this.#next();
    const outcome = await this.#around.send(save, false);
    if (outcome.kind === 'stored') {
      await this.confirmed(save, outcome.stored);
      return;
    }
    const isLatest = this.#sent.at(-1) === save.mine;
    if (outcome.kind === 'conflict' || outcome.kind === 'refused') {
      this.#sent = this.#sent.filter((one) => one !== save.mine);
    }
    if (outcome.kind !== 'conflict') this.#missed(outcome);
    // A later save that was sent on leaving may be what this one conflicts with.
    else if (isLatest && !this.#isClosed) await this.decide(outcome.conflicts, save.mine);
  }

  #missed(outcome: Exclude<Outcome, { kind: 'stored' | 'conflict' }>): void {
    this.#set(outcome);
    if (outcome.kind === 'offline') this.#schedule(retry);
  }

  /**
   * Changes base and form so that the next save stores what the person chooses. Asks nothing if
   * somebody has typed in these fields since: the next save then asks with all of their text.
   *
   * @param sent the contents of the save with these conflicts
   */
  async decide(conflicts: ReportedConflict[], sent: Data): Promise<void> {
    const form = this.#around.read();
    if (conflicts.some(({ path }) => !isSame(valueAt(form, path), valueAt(sent, path)))) return;
    this.#set({ kind: 'undecided' });
    const choices = await this.#around.ask(conflicts);
    let save = { base: this.#base, mine: this.#around.read() };
    for (const [index, { path, theirs, mine }] of conflicts.entries()) {
      const conflict = { path, theirs: theirs ?? undefined, mine: mine ?? undefined };
      save = choose(save, conflict, choices[index] ?? 'mine');
    }
    this.#base = save.base;
    await this.#show(save.mine);
    this.#set({ kind: 'saving' });
  }

  #changes(): Data {
    return changedFields(this.#base, this.#around.read());
  }

  #next(): Save {
    const mine = this.#changes();
    const save = { mine, base: sameFields(mine, this.#base), sent: this.#sent };
    this.#sent = [...this.#sent.filter((one) => !isSame(one, mine)), mine].slice(-4);
    return save;
  }

  #keep(): void {
    const mine = this.#changes();
    const base = sameFields(mine, this.#base);
    this.#around.keep({ mine, base, sent: this.#sent, time: Date.now() });
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.#changedAt = undefined;
    this.#around.keep(undefined);
    this.#set({ kind: 'saved' });
  }

  #schedule(after: number): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.flush(), after);
  }

  #set(state: State, stored?: Data): void {
    this.state = state;
    this.#around.onState(state, stored);
  }
}
