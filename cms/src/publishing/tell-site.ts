import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Payload } from 'payload';
import { mostChanged } from '../../../src/model/publishing/publishing.ts';
import { dataOf, listOf } from '../records/data.ts';
import { toPublishFile } from '../settings.ts';
import { siteServer } from './site-server.ts';

/** Changes for the site to publish. */
export interface ToPublish {
  /** Whether no person has requested it. */
  automatic: boolean;
  /** Names of the people who made them. */
  by: string[];
  /** Kinds of documents or single documents, as in `publishHookSchema`. */
  changed: string[];
}

/** The time for a change's transaction to end, ms. */
const soon = 500;
/** The delay before each further attempt, ms; the last one applies to all others. */
const pauses = [soon, 5_000, 30_000, 120_000];

interface Teller {
  waiting?: ToPublish | undefined;
  /** The changes being sent to the site. */
  told?: ToPublish | undefined;
  isTelling: boolean;
  writing: Promise<void>;
}

const key = Symbol.for('schaufenster.to-publish');

/** Shared by the process: Next may load this module once for each of its bundles. */
const shared = globalThis as { [key]?: Teller };
const teller: Teller = shared[key] ?? { isTelling: false, writing: Promise.resolve() };
shared[key] = teller;

/**
 * Makes the site publish a change that is about to be stored. Concurrent changes are sent together,
 * and are stored on disk until the site has them, so that a crash loses none.
 */
export async function tellSite(payload: Payload, change: ToPublish): Promise<void> {
  if (!siteServer()) return;
  teller.waiting = together(teller.waiting, change);
  await store(payload);
  begin(payload);
}

/** Sends the site the changes that an earlier run of the content system did not. */
export async function tellUntold(payload: Payload): Promise<void> {
  const text = await readFile(toPublishFile, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  await tellSite(payload, readChange(text));
}

function begin(payload: Payload): void {
  if (teller.isTelling) return;
  teller.isTelling = true;
  void tell(payload).finally(() => {
    teller.isTelling = false;
  });
}

async function tell(payload: Payload): Promise<void> {
  for (let attempt = 0; teller.waiting;) {
    await setTimeout(pauses[attempt] ?? pauses.at(-1), undefined, { ref: false });
    const told = teller.waiting;
    teller.told = told;
    teller.waiting = undefined;
    try {
      await siteServer()?.publish(fieldsOf(told));
      attempt = 0;
    } catch (error) {
      teller.waiting = together(told, teller.waiting);
      attempt += 1;
      payload.logger.warn(`The site did not hear of a change: ${String(error)}`);
    }
    teller.told = undefined;
    await store(payload);
  }
}

/** Writes the pending changes, one write after another, because each replaces the file. */
async function store(payload: Payload): Promise<void> {
  const before = teller.writing;
  teller.writing = (async () => {
    await before;
    await write(payload);
  })();
  return teller.writing;
}

async function write(payload: Payload): Promise<void> {
  const { told, waiting } = teller;
  try {
    if (!told && !waiting) {
      await rm(toPublishFile, { force: true });
      return;
    }
    const next = `${toPublishFile}.tmp`;
    const text = JSON.stringify(together(told, waiting));
    await writeFile(next, text, { mode: 0o600, flush: true });
    await rename(next, toPublishFile);
  } catch (error) {
    payload.logger.error(`${toPublishFile} cannot be written: ${String(error)}`);
  }
}

function fieldsOf({ automatic, by, changed }: ToPublish) {
  const kinds = [...new Set(changed.map((one) => one.replace(/\/.*/, '')))];
  return {
    ...(automatic ? { automatic } : {}),
    ...(by.length > 0 ? { by: by.join(', ').slice(0, 100) } : {}),
    changed: changed.length > mostChanged ? kinds : changed,
  };
}

function together(one: ToPublish | undefined, other: ToPublish | undefined): ToPublish {
  const both = [one, other].filter((change) => change !== undefined);
  return {
    automatic: both.every(({ automatic }) => automatic),
    by: [...new Set(both.flatMap(({ by }) => by))],
    changed: [...new Set(both.flatMap(({ changed }) => changed))],
  };
}

function readChange(text: string): ToPublish {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    // A file that cannot be read still means that something was to be published.
  }
  const { automatic, by, changed } = dataOf(read);
  const texts = (value: unknown) => listOf(value).filter((one) => typeof one === 'string');
  return { automatic: automatic === true, by: texts(by), changed: texts(changed) };
}
