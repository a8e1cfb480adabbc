import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
} from 'payload';
import { kitClash, nameMistake, simpleName } from '../../../src/content/media/static-files.ts';
import { refuseFetching, refuseTooHeavy } from './limits.ts';
import { refusal } from './refuse.ts';
import { uploadWords } from './words.ts';
import { languageOf } from '../language-of.ts';

/** What hosts could run, or browsers would show as a page of the shop. */
const programs =
  /\.(?:s?html?|xht(?:ml)?|xml|xsl|svgz?|m?jsx?|jse|wasm|php\d?|phtml|jspx?|aspx?|cgi|hta|py|rb|pl|sh|ps[dc]?1|psh|vb[es]|ws[cfh]?|exe|dll|com|bat|cmd|app|action|dmg|deb|rpm|msi|jar|ear|war|desktop|cpl|lnk|pkg|scr)$/i;

/** Refuses files that the site would not publish, in the words of the person who uploads them. */
export const prepareFile: CollectionBeforeOperationHook = (asked) => {
  const { req } = asked;
  const { file } = req;
  if (!file) {
    refuseFetching(asked);
    return;
  }
  refuseTooHeavy(req);
  const words = uploadWords(languageOf(req.i18n.language));
  if (file.data.length === 0) {
    throw refusal(req, {
      code: 'empty-file',
      message: 'The file is empty.',
      hint: 'Copy it again.',
    });
  }
  const start = file.data.toString('latin1', 0, 1024);
  const isProgram =
    programs.test(file.name) || /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|script|\?php)/i.test(start);
  // The folder of a shop is the work of whoever runs the server.
  if (isProgram && !req.context['isImport']) throw refusal(req, words.program);
  // Readers of PDF look for its sign within the first 1024 bytes.
  if (/\.pdf$/i.test(file.name) && !start.includes('%PDF-')) throw refusal(req, words.noPdf);
  const name = simpleName(file.name);
  const mistake = placeMistake(`/${name}`);
  if (mistake) throw refusal(req, mistake);
  req.file = { ...file, name };
};

/** Refuses an address on the site where a file cannot stand. */
export const checkPath: CollectionBeforeChangeHook = ({ data, originalDoc, req }): unknown => {
  const { path, filename } = { ...(originalDoc as object | undefined), ...data } as {
    path?: string | null;
    filename?: string;
  };
  const ending = /\.\w+$/.exec(filename ?? '')?.[0] ?? '';
  if (!path || ending === '.pmtiles') return data;
  const hasEnding = path.toLowerCase().endsWith(ending.toLowerCase());
  const mistake = hasEnding
    ? placeMistake(path)
    : uploadWords(languageOf(req.i18n.language)).ending(ending);
  if (!mistake) return data;
  const { message } = refusal(req, mistake);
  throw Object.assign(new APIError(message, 400, { errors: [{ path: 'path', message }] }), {
    name: 'APIError',
  });
};

function placeMistake(path: string) {
  return /\.pmtiles$/i.test(path) ? undefined : (nameMistake(path) ?? kitClash(path));
}
