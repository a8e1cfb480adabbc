import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { message, startApi } from '../forms/api.fixture.ts';

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

async function readDocument(url: string): Promise<Document> {
  return (await (await fetch(`${url}/openapi.json`)).json()) as Document;
}

test('the document follows the schema of OpenAPI', async () => {
  const { url } = await startApi();
  const result = await new Validator().validate({ ...(await readDocument(url)) });
  expect(result).toMatchObject({ valid: true });
});

test('the document has the headers of every API response', async () => {
  const { headers } = await fetch(`${(await startApi()).url}/openapi.json`);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
});

test('the document contains every path', async () => {
  const { url } = await startApi();
  expect(Object.keys((await readDocument(url)).paths).toSorted()).toEqual([
    '/api/altcha',
    '/api/appointment',
    '/api/availability',
    '/api/contact',
    '/api/newsletter',
    '/api/newsletter/confirm',
    '/api/newsletter/sent',
    '/api/newsletter/unsubscribe',
    '/api/seats',
    '/api/token',
    '/api/voucher',
    '/healthz',
    '/readyz',
  ]);
});

test('every path supports exactly the methods in the document', async () => {
  const { url } = await startApi();
  for (const [path, methods] of Object.entries((await readDocument(url)).paths)) {
    for (const method of ['get', 'post', 'put', 'delete']) {
      const { status } = await fetch(url + path, { method: method.toUpperCase() });
      const answers = Object.keys(methods[method]?.responses ?? { 405: '' });
      expect(answers, `${method} ${path}`).toContain(String(status));
    }
  }
});

test('the document contains the rules of the fields', async () => {
  const { url } = await startApi();
  const text = JSON.stringify((await readDocument(url)).paths['/api/contact']);
  expect(text).toContain('"minLength":10,"maxLength":5000');
  expect(text).toContain('"format":"email"');
});

test('an unknown path gets problem details', async () => {
  const { url } = await startApi();
  const response = await fetch(`${url}/api/contacts`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ type: 'urn:problem-type:not-found' });
});

test('an unsupported method gets the list of supported ones', async () => {
  const api = await startApi();
  const response = await fetch(`${api.url}/api/contact`, {
    method: 'PUT',
    body: JSON.stringify(message),
  });
  expect(response.headers.get('allow')).toBe('POST');
});
