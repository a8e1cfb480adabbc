import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { fakeHost } from './fake-host.ts';

interface StoredObject {
  contents: string;
  type: string | undefined;
  cacheControl: string | undefined;
}

export interface FakeS3 {
  /** Origin of the service. */
  url: string;
  objects: Map<string, StoredObject>;
  /** What was asked for, in this order: 'PUT shop/index.html'. */
  requests: string[];
  /** The status with which a request fails; undefined for success. */
  fault: (request: string) => number | undefined;
  /** The largest number of requests at the same time. */
  busiest: number;
  close(): Promise<void>;
}

export const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG' };

/** A bucket `site` of a service that speaks S3, and refuses what is not signed as it must be. */
export async function fakeS3(): Promise<FakeS3> {
  let busy = 0;
  const requests: string[] = [];
  const objects: FakeS3['objects'] = new Map();
  const host = await fakeHost((url, response) => {
    void (async () => {
      busy += 1;
      s3.busiest = Math.max(s3.busiest, busy);
      const { req } = response;
      const key = decodeURIComponent(url.pathname).replace(/^\/site\//, '');
      const body = await buffer(req);
      await pause(2);
      const request = `${req.method} ${key}`;
      requests.push(request);
      const status = isSigned(req, url) ? (s3.fault(request) ?? answer(req, key, body)) : 403;
      busy -= 1;
      const found = req.method === 'GET' && status === 200 ? objects.get(key)?.contents : '';
      response.writeHead(status).end(found);
    })();
  });

  function answer(request: IncomingMessage, key: string, body: Buffer): number {
    const { method, headers } = request;
    if (method === 'GET') return objects.has(key) ? 200 : 404;
    if (method === 'DELETE') {
      objects.delete(key);
      return 204;
    }
    objects.set(key, {
      contents: body.toString(),
      type: headers['content-type'],
      cacheControl: headers['cache-control'],
    });
    return 200;
  }

  const s3: FakeS3 = {
    url: host.url,
    close: () => host.close(),
    objects,
    requests,
    fault: () => undefined,
    busiest: 0,
  };
  return s3;
}

/** AWS Signature Version 4 (docs.aws.amazon.com, 'Create a signed AWS API request'). */
function isSigned({ method = '', headers }: IncomingMessage, url: URL): boolean {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([\da-f]{64})$/;
  const [, id, day = '', region = '', names = '', signature] =
    form.exec(headers.authorization ?? '') ?? [];
  if (id !== credentials.accessKeyId || !names.split(';').includes('host')) return false;
  const date = String(headers['x-amz-date']);
  const canonical = [
    method,
    url.pathname,
    url.searchParams.toString(),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    String(headers['x-amz-content-sha256']),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (last, part) => hmac(last, part),
    `AWS4${credentials.secretAccessKey}`,
  );
  return hmac(key, `AWS4-HMAC-SHA256\n${date}\n${scope}\n${hash}`).toString('hex') === signature;
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
