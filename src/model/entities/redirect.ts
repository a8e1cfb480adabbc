import { z } from 'zod';
import { link } from '../fields.ts';
import { about } from '../owner-words.ts';

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
      .meta(
        about(
          'The old path on this site, such as "/ueber-uns.html"; "/alt/*" is the folder and everything below it.',
          {
            de: [
              'Alte Adresse',
              'Ohne den Namen der Website. Ein * am Ende steht für alles, was darunter lag.',
            ],
            en: [
              'Old address',
              'Without the name of the website. A * at its end stands for all that lay below it.',
            ],
            fr: [
              'Ancienne adresse',
              'Sans le nom du site. Un * à la fin vaut pour tout ce qui se trouvait en dessous.',
            ],
            example: '/ueber-uns.html',
            inList: 'title',
          },
        ),
      ),
    to: link('Where it leads: the key or path of a page, or an address with https.', {
      de: ['Führt jetzt zu', 'Eine Seite Ihrer Website oder eine Adresse im Netz.'],
      en: ['Now leads to', 'A page of your website, or any address on the web.'],
      fr: ['Mène désormais à', 'Une page de votre site ou une adresse sur Internet.'],
      inList: 'column',
    }),
  })
  .meta(
    about('An address of an older site, and where visitors find its content now.', {
      de: 'Weiterleitung',
      en: 'Redirect',
      fr: 'Redirection',
    }),
  );

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
