import type {
  CollectionBeforeChangeHook,
  GlobalBeforeChangeHook,
  Payload,
  PayloadRequest,
} from 'payload';
import type { z } from 'zod';
import type { Language } from '../../../src/model/language.ts';
import { refused } from '../access/refused.ts';
import { labelAt } from '../fields/label-at.ts';
import { type Data, dataOf, listOf } from '../records/data.ts';
import { adopt } from './base.ts';
import { inWords } from './in-words.ts';
import { inTurn } from './in-turn.ts';
import { type Conflict, isGroup, isRows, merge, rowId } from './merge.ts';
import { languageOf } from '../language-of.ts';

/**
 * Fields of a save that are not stored: the document as its sender read it, and what they have sent
 * since without a response.
 */
interface Sent extends Data {
  _base?: unknown;
  _sent?: unknown;
}

/** A conflict as reported to the sender of a save. */
export interface ReportedConflict extends Conflict {
  /** The owner's name for the field, in the sender's language. */
  label: string;
  /** Both values as people read them; empty if missing. */
  words: { theirs: string; mine: string };
}

/**
 * Merges a save into what has been stored since its sender read the document, and rejects it with
 * 409 if both have changed the same field. A save without a base changes only its own fields.
 */
export function mergeSaves(shape: z.core.$ZodShape): CollectionBeforeChangeHook {
  return ({ data, originalDoc, req }) => mergeSave(shape, { data, stored: originalDoc, req });
}

/** Like `mergeSaves`, for a global. */
export function mergeGlobalSaves(shape: z.core.$ZodShape): GlobalBeforeChangeHook {
  return ({ data, originalDoc, req }) => mergeSave(shape, { data, stored: originalDoc, req });
}

/** Queues saves by Payload's own code too, such as scheduled publishing. */
export function saveInTurn(payload: Payload): void {
  const update = payload.update.bind(payload);
  const updateGlobal = payload.updateGlobal.bind(payload);
  Object.assign(payload, {
    update: async (options: Parameters<typeof update>[0]) => inTurn(async () => update(options)),
    updateGlobal: async (options: Parameters<typeof updateGlobal>[0]) =>
      inTurn(async () => updateGlobal(options)),
  });
}

interface Save {
  data: unknown;
  stored: unknown;
  req: PayloadRequest;
}

async function mergeSave(shape: z.core.$ZodShape, { data, stored, req }: Save): Promise<Data> {
  const { _base: read, _sent: sent, ...mine }: Sent = dataOf(data);
  if (read === undefined || read === null) return mine;
  const language = languageOf(req.i18n.language);
  if (!isGroup(read)) throw refused(words[language].badBase, 400);
  const theirs = dataOf(stored);
  const base = listOf(sent).reduce<Data>((from, one) => adopt(from, theirs, dataOf(one)), read);
  const { data: merged, conflicts } = merge(base, theirs, mine);
  if (conflicts.length === 0) return merged;
  const reported = await Promise.all(
    conflicts.map(async (conflict): Promise<ReportedConflict> => {
      const steps = positions(conflict.path, mine) ?? positions(conflict.path, theirs) ?? [];
      const words = async (value: unknown) => inWords(shape, steps, value, { language, req });
      return {
        path: conflict.path,
        label: labelAt(shape, steps)[language],
        base: conflict.base ?? null,
        theirs: conflict.theirs ?? null,
        mine: conflict.mine ?? null,
        words: { theirs: await words(conflict.theirs), mine: await words(conflict.mine) },
      };
    }),
  );
  const labels = [...new Set(reported.map(({ label }) => label))].join(', ');
  throw refused(words[language].conflict(labels), 409, { conflicts: reported });
}

/** A path with the ids of rows replaced by their positions; undefined if a row is missing. */
function positions(path: readonly string[], data: unknown): string[] | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return [];
  const value: unknown = dataOf(data)[step];
  const [id, ...below] = rest;
  if (id === undefined || !isRows(value)) {
    const further = positions(rest, value);
    return further && [step, ...further];
  }
  const at = value.findIndex((row, index) => rowId(row, index) === id);
  const further = at < 0 ? undefined : positions(below, value[at]);
  return further && [step, String(at), ...further];
}

interface Words {
  conflict: (labels: string) => string;
  badBase: string;
}

const words: Record<Language, Words> = {
  de: {
    conflict: (labels) =>
      `Nicht gespeichert: Das hat inzwischen auch jemand anderes geändert: ${labels}.`,
    badBase: 'In _base gehört das Dokument, wie Sie es gelesen haben.',
  },
  en: {
    conflict: (labels) => `Not saved: somebody else has changed this in the meantime: ${labels}.`,
    badBase: '`_base` is not an object. Send the document as you read it.',
  },
  fr: {
    conflict: (labels) =>
      `Non enregistré : quelqu’un d’autre a modifié ceci entre-temps : ${labels}.`,
    badBase: 'Dans _base, envoyez le document tel que vous l’avez lu.',
  },
};
