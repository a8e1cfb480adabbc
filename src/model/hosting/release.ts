import { z } from 'zod';
import { formsShopSchema } from '../forms/shop.ts';
import { languageSchema } from '../language.ts';

/** Characters that no host's configuration requires to be quoted. */
const path = (anchor: string) => new RegExp(`^/(?:[\\w.~-]+(?:/[\\w.~-]+)*)?${anchor}$`);

/**
 * A decoded path of a former site. The excluded characters are invalid in an address, and would
 * start or end something in a host's settings.
 */
const oldPathPattern = /^(?:\/(?!\.)[^\p{C}\p{Zl}\p{Zp}/?#"*\\<>^`{|}]+)+$/u;

export function isOldPath(value: string): boolean {
  return oldPathPattern.test(value);
}

const oldPath = z
  .string()
  .regex(oldPathPattern, 'Write a path without a trailing slash, such as "/en/uhren".');

const target = z
  .string()
  .regex(
    new RegExp(`${path('(?:#[\\w-]+)?').source}|^https://[\\w.~:/?#@!&()*+,=%-]+$`),
    'Write a path of the site, such as "/en/watches#repair", or an address with https.',
  )
  .describe(
    'Path of the site that it leads to, with an anchor if need be, or an address elsewhere.',
  );

/** A permanent redirect from a path. */
export const redirectSchema = z.strictObject({
  from: oldPath.describe('Path that is asked for.'),
  to: target,
});

/** A permanent redirect from a path with certain parameters. */
const queryRedirectSchema = z.strictObject({
  from: z.union([z.literal('/'), oldPath]).describe('Path that is asked for.'),
  query: z
    .string()
    .regex(/^[\w%.*+~-]+=[\w%.*+~=&-]*$/)
    .describe('Parameters that the query must have; it may have others.'),
  to: target,
});

/** Redirects a folder and every path below it to one target. */
const folderRedirectSchema = z.strictObject({
  from: oldPath.describe('Folder of the paths that are asked for.'),
  to: target,
});

/** Redirects every path one segment below a folder to the same name in another folder. */
const prefixRedirectSchema = z.strictObject({
  from: z.string().regex(path('')).describe('Folder of the paths that are asked for.'),
  to: z
    .array(z.string().regex(path('')))
    .min(1)
    .describe('Folders that may have a page of that name; the first one that has it counts.'),
  mixed: z
    .literal(true)
    .optional()
    .describe('That pages stand in the folder as well, or that it leads to several others.'),
});

/** The metadata of a release that a server needs to serve it. */
export const hostedReleaseSchema = z.object({
  id: z.string().min(1),
  time: z.iso.datetime().describe('When it was finished.'),
  languages: z.array(languageSchema).min(1),
  redirects: z.array(redirectSchema),
  queryRedirects: z
    .array(queryRedirectSchema)
    .default([])
    .describe('One with more parameters stands before others of its path.'),
  prefixRedirects: z.array(prefixRedirectSchema).default([]),
  folderRedirects: z
    .array(folderRedirectSchema)
    .default([])
    .describe('A folder within another stands before it.'),
  headers: z.record(z.string(), z.string()).describe('Headers of every response.'),
  sandboxed: z
    .array(z.string())
    .default([])
    .describe('Paths of the documents that the kit did not make; their scripts do not run.'),
  forms: formsShopSchema
    .optional()
    .describe('What the forms’ server must know; missing where no server takes forms.'),
});

/** The contents of a release's `release.json`: for servers, and for the next build. */
export const releaseSchema = z.strictObject({
  ...hostedReleaseSchema.shape,
  pages: z
    .string()
    .describe('Hash of the list of pages beside it; the next build compares page by page.'),
  files: z
    .record(z.string(), z.string())
    .describe('By path, the hash of each further file but images and redirects.'),
  search: z
    .record(z.string(), z.string())
    .default({})
    .describe('By language, the hash of all that its search is made from.'),
  redirectPages: z.string().describe('Hash of all that the pages of the redirects are made from.'),
  compressed: z.boolean().describe('Whether text files have compressed copies beside them.'),
  retired: z
    .record(z.string(), z.int().min(1))
    .default({})
    .describe(
      'Hashed files of the releases before, by path, and for how many they are not in use.',
    ),
  hasty: z
    .array(z.string())
    .default([])
    .describe(
      'Paths of files that were compressed with little effort because someone was waiting; the next ordinary build compresses them well.',
    ),
  hashed: z
    .record(z.string(), z.int().min(0))
    .default({})
    .describe('The number of files in each folder of hashed files.'),
  bytes: z.int().min(0).describe('Size of the site’s files, without their compressed copies.'),
});

export type Redirect = z.output<typeof redirectSchema>;
export type QueryRedirect = z.output<typeof queryRedirectSchema>;
export type PrefixRedirect = z.output<typeof prefixRedirectSchema>;
export type HostedRelease = z.output<typeof hostedReleaseSchema>;
export type Release = z.output<typeof releaseSchema>;
