import { z } from 'zod';
import { languageSchema } from '../language.ts';

const hash = z.string().regex(/^[0-9a-f]{16}$/);
const path = z.string().startsWith('/');

/** The `page-data.json` of a release (specification, section 7): exactly these fields. */
export const pageDataSchema = z.strictObject({
  path,
  componentChunkName: z.string().startsWith('template-').describe('Key of the template.'),
  staticQueryHashes: z.array(hash),
  result: z.strictObject({
    data: z.record(z.string(), z.unknown()).describe('What the template shows.'),
    pageContext: z.strictObject({
      language: languageSchema,
      languagePaths: z.partialRecord(languageSchema, path),
      title: z.string().min(1),
      head: z.array(
        z.tuple([z.enum(['meta', 'link']), z.record(z.string(), z.string())]).readonly(),
      ),
      hash,
    }),
  }),
  matchPath: path.optional().describe('Pattern of the paths that the page stands for.'),
});

/** `app-data.json` (specification, section 7). */
export const appDataSchema = z.strictObject({ webpackCompilationHash: hash });

/** The result of a static query. */
export const queryResultSchema = z.strictObject({ data: z.record(z.string(), z.unknown()) });
