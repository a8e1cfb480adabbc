import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { ExportedFile, ExportedRecord, ExportPage } from '#content/cms/export.ts';
import type { ContentSource, SourceFile } from '#content/source.ts';
import { fakeHost } from './fake-host.ts';

/** What a content system holds. */
export interface CmsContent {
  revision: string;
  records: Record<string, ExportedRecord[]>;
  images: ExportedFile[];
  files: ExportedFile[];
  /** Bytes by hash. */
  bytes: Map<string, Buffer>;
}

export interface FakeCms {
  url: string;
  key: string;
  /** That of an owner. */
  ownerKey: string;
  requests: string[];
  /** Changed by tests at will. */
  content: CmsContent;
  /** How many records it puts on a page. */
  pageSize: number;
  /** Answers in place of the content system where it returns true. */
  fault: (url: URL, response: ServerResponse) => boolean;
  close(): Promise<void>;
}

const emptyContent = (): CmsContent => ({
  revision: '1',
  records: {},
  images: [],
  files: [],
  bytes: new Map(),
});

/** A stand-in for a content system, which delivers its export to a reader with the right key. */
export async function fakeCms(content = emptyContent()): Promise<FakeCms> {
  const key = 'a-key-of-the-reader';
  const ownerKey = 'a-key-of-the-owner';
  const host = await fakeHost((url, response) => {
    const { authorization } = response.req.headers;
    if (cms.fault(url, response)) return;
    const keys = [`readers API-Key ${key}`, `users API-Key ${ownerKey}`];
    if (!keys.includes(authorization ?? '')) json(response, 403, { errors: [] });
    else if (url.pathname === '/api/export') exportPage(url, response, cms);
    else bytesOf(url, response, cms.content);
  });
  const cms: FakeCms = { ...host, key, ownerKey, content, pageSize: 500, fault: () => false };
  return cms;
}

function exportPage(url: URL, response: ServerResponse, { content, pageSize }: FakeCms): void {
  const { revision, images, files } = content;
  if (response.req.headers['if-none-match'] === `"${revision}"`) {
    response.writeHead(304).end();
    return;
  }
  const all = Object.entries(content.records).flatMap(([collection, records]) =>
    records.map((record) => ({ collection, record })),
  );
  const page = Number(url.searchParams.get('page'));
  const records: Record<string, ExportedRecord[]> = {};
  for (const { collection, record } of all.slice((page - 1) * pageSize, page * pageSize)) {
    (records[collection] ??= []).push(record);
  }
  const pages = Math.max(1, Math.ceil(all.length / pageSize));
  const first = page === 1 ? { images, files } : { images: [], files: [] };
  json(response, 200, {
    version: 1,
    revision,
    page,
    pages,
    records,
    ...first,
  } satisfies ExportPage);
}

function bytesOf(url: URL, response: ServerResponse, { bytes }: CmsContent): void {
  const found = bytes.get(url.pathname.replace('/files/', ''));
  if (found) response.end(found);
  else json(response, 404, { errors: [] });
}

export function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(value));
}

/** An uploaded file, whose bytes are to be put into `bytes` of the content. */
export function uploaded(name: string, contents: Buffer, path?: string): ExportedFile {
  const hash = createHash('sha256').update(contents).digest('hex');
  return {
    name,
    ...(path !== undefined && { path }),
    hash,
    bytes: contents.length,
    url: `/files/${hash}`,
    title: `Bild „${name}“`,
    admin: `/admin/collections/media/${encodeURIComponent(name)}`,
  };
}

/** The content that a source delivers, as if it had been typed into a content system. */
export async function contentFrom(source: ContentSource): Promise<CmsContent> {
  const read = await source.load();
  const bytes: CmsContent['bytes'] = new Map();
  const upload = async ({ name, file }: SourceFile, path?: string): Promise<ExportedFile> => {
    const contents = await readFile(file);
    const exported = uploaded(name, contents, path);
    bytes.set(exported.hash, contents);
    return exported;
  };
  const records = Object.entries(read.records).map(([collection, values]) => [
    collection,
    [values].flat().map((value, at) => ({
      id: String(at),
      title: `${collection} ${at}`,
      admin: `/admin/collections/${collection}/${at}`,
      value,
    })),
  ]);
  return {
    revision: '1',
    records: Object.fromEntries(records) as CmsContent['records'],
    images: await Promise.all(read.images.map((file) => upload(file))),
    files: await Promise.all([
      ...read.mapArchives.map((file) => upload(file)),
      ...read.staticFiles.map(({ path, ...file }) =>
        upload({ ...file, name: path.replace(/^.*\//, '') }, path),
      ),
    ]),
    bytes,
  };
}
