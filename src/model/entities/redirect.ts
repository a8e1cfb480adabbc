import { z } from 'zod';
import { link } from '../fields.ts';

/** An address that the shop's site had, and where it leads now. */
export const redirectEntrySchema = z
  .strictObject({
    from: z
      .string()
      .transform(decoded)
      .pipe(
        z
          .string()
          .regex(
            /^(?:\/(?!\.)[\p{L}\p{N}_.~-]+)+(?:\/\*?)?$/u,
            'Write the old path alone, without a query, such as "/ueber-uns.html"; or a folder with all below it, such as "/alt/*".',
          ),
      )
      .transform((path) => path.replace(/\/$/, ''))
      .describe(
        'The old path on this site, such as "/ueber-uns.html"; "/alt/*" is the folder and everything below it.',
      ),
    to: link('Where it leads: the key or path of a page, or an address with https.'),
  })
  .describe('An address of an older site, and where visitors find its content now.');

export type RedirectEntry = z.output<typeof redirectEntrySchema>;

/** The folder of a redirect that leads everything in it on; undefined for that of a single path. */
export function folderOf(from: string): string | undefined {
  return from.endsWith('/*') ? from.slice(0, -2) : undefined;
}

/** A path as people read it: '/%C3%BCber' -> '/über'. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path;
  }
}
