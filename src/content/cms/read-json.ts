import type { z } from 'zod';
import { fieldPath } from '../diagnostics/diagnostic.ts';
import type { CmsAnswer } from './client.ts';
import { Failure } from './failure.ts';

/** The most bytes of JSON that an answer may have: 500 records have about one megabyte. */
const largest = 64 * 1024 ** 2;

const update = 'Perhaps kit and content system are of different versions: update both.';

/**
 * Reads an answer as JSON of a schema.
 *
 * @throws Failure that names the value which breaks the schema.
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
