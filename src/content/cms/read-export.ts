import pMap from 'p-map';
import type { z } from 'zod';
import { UserError } from '#model/user-error.ts';
import { fieldPath } from '../diagnostics/diagnostic.ts';
import type { Ask, CmsAnswer } from './client.ts';
import {
  type ExportedFile,
  type ExportedRecord,
  exportPath,
  type ExportPage,
  exportPageSchema,
} from './export.ts';
import { Failure } from './failure.ts';

/** Everything that a content system delivers, at one revision. */
export interface Export {
  revision: string;
  records: ReadonlyMap<string, readonly ExportedRecord[]>;
  images: readonly ExportedFile[];
  files: readonly ExportedFile[];
}

/**
 * Whether to read the latest draft of each record. With 'loadable', drafts that would break the
 * whole site are replaced by their published version, if any.
 */
export type Drafts = boolean | 'loadable';

/** The maximum number of pages requested at the same time. */
const concurrency = 3;

/** How often reading may start again because the content changes. */
const rounds = 3;

/**
 * Reads all pages of the export; starts again if the content changes meanwhile.
 *
 * @throws UserError if a page cannot be read, or the content keeps changing.
 */
export async function readExport(ask: Ask, drafts: Drafts): Promise<Export> {
  for (let round = 1; round <= rounds; round += 1) {
    const pages = await readPages(ask, drafts);
    if (pages) return joined(pages);
  }
  throw new UserError(
    `The content changed ${rounds} times while it was read. Try again once nobody publishes.`,
  );
}

/** All pages in order; undefined if their revisions differ. */
async function readPages(ask: Ask, drafts: Drafts): Promise<ExportPage[] | undefined> {
  const first = await readPage(ask, 1, drafts);
  const numbers = Array.from({ length: first.pages - 1 }, (_, at) => at + 2);
  let isWhole = true;
  const further = await pMap(
    numbers,
    async (number) => {
      const page = isWhole ? await readPage(ask, number, drafts) : first;
      isWhole &&= page.revision === first.revision && page.pages === first.pages;
      return page;
    },
    { concurrency },
  );
  return isWhole ? [first, ...further] : undefined;
}

function readPage(ask: Ask, number: number, drafts: Drafts): Promise<ExportPage> {
  const path = `${exportPath}?page=${number}&drafts=${drafts}`;
  return ask({ path, what: `page ${number} of the export` }, async (answer) => {
    const page = await readJson(answer, exportPageSchema);
    if (page.page === number) return page;
    throw new Failure(`delivers page ${page.page} of the export instead`, {
      how: 'Perhaps a cache stands before it: let it keep nothing below /api.',
    });
  });
}

function joined(pages: readonly ExportPage[]): Export {
  const records = new Map<string, ExportedRecord[]>();
  for (const page of pages) {
    for (const [collection, further] of Object.entries(page.records)) {
      const known = records.get(collection) ?? [];
      known.push(...further);
      records.set(collection, known);
    }
  }
  const [first] = pages;
  return {
    revision: first?.revision ?? '',
    records,
    images: pages.flatMap(({ images }) => images),
    files: pages.flatMap(({ files }) => files),
  };
}

/**
 * The current revision of the content. Makes a conditional request with the known revision, if any.
 */
export function readRevision(ask: Ask, drafts: Drafts, known?: string): Promise<string> {
  const request = {
    path: `${exportPath}?page=1&drafts=${drafts}&limit=1`,
    what: 'the revision of the content',
    ...(known !== undefined && { headers: { 'If-None-Match': `"${known}"` } }),
  };
  return ask(request, async (answer) => {
    if (answer.status === 304 && known !== undefined) return known;
    return (await readJson(answer, exportPageSchema)).revision;
  });
}

/** Maximum size of a JSON response, in bytes: 500 records have about one megabyte. */
const largest = 64 * 1024 ** 2;

const update = 'Perhaps kit and content system are of different versions: update both.';

/**
 * Parses a response as JSON with a schema.
 *
 * @throws Failure that names the invalid value.
 */
export async function readJson<Schema extends z.ZodType>(
  answer: CmsAnswer,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await textOf(answer);
  const parsed = schema.safeParse(parse(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = fieldPath(issue?.path ?? []) || 'the whole answer';
  throw new Failure(`delivers something else than was agreed: ${path}: ${issue?.message}`, {
    how: update,
  });
}

async function textOf({ body }: CmsAnswer): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > largest) {
      const limit = `${largest / 1024 ** 2} MB`;
      throw new Failure(`delivers more than ${limit} at once`, { how: update });
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const begin = text.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
    throw new Failure(`answers with something that is not JSON: "${begin}…"`, {
      how: 'Set CMS_URL to the address of the content system itself, without a path.',
    });
  }
}
