import { HttpError } from '../http/http-error.ts';

/** The fields of a request body, not validated yet. */
export interface SentBody {
  format: BodyFormat;
  fields: Record<string, unknown>;
}

/** `json` comes from our own scripts, `form` from a browser without JavaScript. */
export type BodyFormat = 'json' | 'form';

/**
 * In bytes. Enough for fifty items with long notes in which every character is written as
 * `%F0%9F%A6%8A`.
 */
const maxBytes = 256 * 1024;

const formats: Record<string, BodyFormat> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
};

/** @throws HttpError for any other content type. */
export function bodyFormat(request: Request): BodyFormat {
  const written = request.headers.get('content-type') ?? '';
  const [type = '', ...parameters] = written.split(';').map((part) => part.trim().toLowerCase());
  const format = Object.hasOwn(formats, type) ? formats[type] : undefined;
  const isUtf8 = parameters.every((name) => !name.startsWith('charset=') || utf8.test(name));
  if (!format || !isUtf8) {
    throw new HttpError('unsupported-media-type', {
      detail: `Send ${Object.keys(formats).join(' or ')}, in UTF-8.`,
      headers: { 'Accept-Post': Object.keys(formats).join(', ') },
    });
  }
  return format;
}

const utf8 = /^charset="?utf-8"?$/;

/** @throws HttpError if the body is too large, has too many fields or cannot be read. */
export async function readBody(request: Request, format: BodyFormat): Promise<SentBody> {
  const text = await readText(request);
  return { format, fields: format === 'json' ? parseJson(text) : parseForm(text) };
}

async function readText(request: Request): Promise<string> {
  const bytes = await readBytes(request).catch((error: unknown) => {
    throw request.signal.aborted ? brokenOff() : error;
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError('malformed', { detail: 'The body is not UTF-8.' });
  }
}

async function readBytes(request: Request): Promise<Uint8Array> {
  // The server takes no body that does not tell its size.
  const length = Number(request.headers.get('content-length'));
  if (length > maxBytes) {
    throw new HttpError('too-large', { detail: `The body may have ${maxBytes} bytes at most.` });
  }
  return length > 0 ? new Uint8Array(await request.arrayBuffer()) : new Uint8Array();
}

/** Nobody reads this response: the client has disconnected. */
function brokenOff(): HttpError {
  return new HttpError('malformed', { detail: 'The body ends too early.' });
}

function parseJson(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError('malformed', { detail: 'The body is not JSON.' });
  }
  if (!isObject(value)) {
    throw new HttpError('malformed', { detail: 'The body is not a JSON object.' });
  }
  if (hasTooManyFields(value)) throw tooManyFields();
  return value;
}

/** Whatever stands in lists and objects counts as well, so that nobody has to look at more of it. */
function hasTooManyFields(fields: Record<string, unknown>): boolean {
  const waiting: unknown[] = [fields];
  let count = 0;
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (typeof one !== 'object' || one === null) continue;
    const values: unknown[] = Array.isArray(one) ? one : Object.values(one);
    count += values.length;
    if (count > maxFields) return true;
    waiting.push(...values);
  }
  return false;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Far more than the largest form has: fifty items of six fields each. */
const maxFields = 1000;

function tooManyFields(): HttpError {
  return new HttpError('too-large', { detail: `A form may have ${maxFields} fields at most.` });
}

const pieceField = /^piece_(id|title|path|number|price|note)$/;

/**
 * Reads fields by name. A ticked box becomes true, and the fields of items become a list.
 *
 * @throws HttpError for too many fields.
 */
function parseForm(text: string): Record<string, unknown> {
  if (text.split('&', maxFields + 1).length > maxFields) throw tooManyFields();
  const sent = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const values = sent.get(name);
    if (values) values.push(value);
    else sent.set(name, [value]);
  }
  const fields: Record<string, unknown> = {};
  const pieces: Record<string, string>[] = [];
  for (const [name, values] of sent) {
    const ofPiece = pieceField.exec(name)?.[1];
    if (ofPiece) {
      for (const [at, value] of values.entries()) (pieces[at] ??= {})[ofPiece] = value;
    } else {
      setField(fields, name, values.length === 1 ? values[0] : values);
    }
  }
  if (fields['privacy'] === 'on') fields['privacy'] = true;
  if (pieces.length > 0) fields['pieces'] = pieces;
  return fields;
}

/** Treats a field named `__proto__` like any other field. */
function setField(fields: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(fields, name, { value, enumerable: true, writable: true });
}
