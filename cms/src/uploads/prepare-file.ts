import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';
import { kitClash, nameMistake, simpleName } from '../../../src/content/media/static-files.ts';
import { keepMetadata, kept, refuseFetching, refuseTooHeavy } from './limits.ts';
import { refusal } from './refuse.ts';
import { uploadWords } from './words.ts';
import { languageOf } from '../language-of.ts';

/** Files that hosts could run, or browsers would show as a page of the shop. */
const programs =
  /\.(?:s?html?|xht(?:ml)?|mht(?:ml)?|xml|xslt?|rss|atom|rdf|xul|wsdl|mml|mathml|svgz?|swf|htc|[cm]?jsx?|[cm]?tsx?|jse|wasm|ph(?:p\d?|ps|tml|ar|t)|cfm|config|jspx?|aspx?|cgi|hta|py|rb|pl|sh|ps[dc]?1|psh|vb[es]|ws[cfh]?|exe|dll|com|bat|cmd|app|action|dmg|deb|rpm|msi|jar|ear|war|desktop|cpl|lnk|pkg|scr)$/i;

/**
 * Rejects files that the site would not publish, in the language of the person who uploads them.
 */
export const prepareFile: CollectionBeforeOperationHook = (asked) => {
  const { req } = asked;
  const { file } = req;
  if (!file) {
    refuseFetching(asked);
    keepMetadata(asked);
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
  // The shop's folder is controlled by the server's administrator.
  if (isProgram && !req.context['isImport']) throw refusal(req, words.program);
  // PDF readers look for the signature within the first 1024 bytes.
  if (/\.pdf$/i.test(file.name) && !start.includes('%PDF-')) throw refusal(req, words.noPdf);
  const name = kept(simpleName(file.name));
  const mistake = placeMistake(`/${name}`);
  if (mistake) throw refusal(req, mistake);
  req.file = { ...file, name };
};

/** Rejects a site address that a file cannot have. */
export const checkPath: CollectionBeforeChangeHook = ({ data, originalDoc, req }): unknown => {
  const { path: given, filename } = { ...(originalDoc as object | undefined), ...data } as {
    path?: unknown;
    filename?: string;
  };
  if (!given) return data;
  // Payload would store a list or object as JSON, which is no valid address.
  const path = typeof given === 'string' ? given.replace(/^(?=\w)/, '/') : '';
  const ending = /\.\w+$/.exec(filename ?? '')?.[0] ?? '';
  if (ending === '.pmtiles') return data;
  const hasEnding = path.toLowerCase().endsWith(ending.toLowerCase());
  const mistake = hasEnding
    ? placeMistake(path)
    : uploadWords(languageOf(req.i18n.language)).ending(ending);
  if (!mistake) return { ...data, path };
  throw refusal(req, mistake, 'path');
};

function placeMistake(path: string) {
  if (!path.startsWith('/')) return nameMistake('/ ');
  return /\.pmtiles$/i.test(path) ? undefined : (nameMistake(path) ?? kitClash(path));
}
