import type { RouteConfig } from '@hono/zod-openapi';
import { z } from 'zod';
import type { FormName } from '#model/forms/rules.ts';
import { availabilitySchema, contactSchema, newsletterSchema } from '#model/forms/schema.ts';
import { languageSchema } from '#model/language.ts';
import { challengeSchema, problemSchema } from './problem-schema.ts';

/** An endpoint as the OpenAPI document tells of it. */
export type Documented = RouteConfig & { method: 'get' | 'post' };

const idSchema = z.object({ id: z.string().meta({ description: 'The same for a repeated key.' }) });

const tokenSchema = z.object({
  token: z.string().meta({ description: 'Good from 2 seconds to 24 hours after it was made.' }),
});

const linkQuery = z.object({
  token: z.string().meta({ description: 'From the link in a mail.' }),
  language: languageSchema.optional().meta({ description: 'Language of the page.' }),
});

const problems: Record<number, string> = {
  400: 'The body cannot be read.',
  403: 'The page may not send here, or a proof of work is needed: solve `altcha`, and send again.',
  409: 'The address waits for its confirmation.',
  413: 'The body is too large.',
  415: 'The content type cannot be read.',
  422: 'Some fields are not as they must be; `errors` names them.',
  429: 'Too many requests; Retry-After says how long to wait.',
  503: 'Nothing can be stored at the moment, and nothing was.',
};

export const documented = {
  contact: form('contact', contactSchema, 'Send a message to the shop'),
  newsletter: form('newsletter', newsletterSchema, 'Sign up for the newsletter', 409),
  availability: form('availability', availabilitySchema, 'Ask whether pieces can be had'),
  token: {
    method: 'get',
    path: '/api/token',
    summary: 'Get a token when a visitor begins to write',
    responses: { 200: json(tokenSchema, 'The token.'), ...problemResponses(429) },
  },
  altcha: {
    method: 'get',
    path: '/api/altcha',
    summary: 'Get a proof of work to do',
    responses: { 200: json(challengeSchema, 'The challenge.'), ...problemResponses(404, 429) },
  },
  newsletterSent: {
    method: 'get',
    path: '/api/newsletter/sent',
    summary: 'Page that follows a sign-up without JavaScript',
    request: { query: linkQuery.omit({ token: true }) },
    responses: { 200: htmlPage('The page.') },
  },
  askToConfirm: linkPage('get', 'confirm', 'Page with a button that confirms'),
  confirm: linkPage('post', 'confirm', 'Confirm a sign-up'),
  askToUnsubscribe: linkPage('get', 'unsubscribe', 'Page with a button that unsubscribes'),
  unsubscribe: linkPage('post', 'unsubscribe', 'Unsubscribe at once (RFC 8058)'),
  alive: {
    method: 'get',
    path: '/healthz',
    summary: 'Whether the process answers',
    responses: { 200: plain('It does.') },
  },
  ready: {
    method: 'get',
    path: '/readyz',
    summary: 'Whether messages can be stored',
    responses: { 200: plain('They can.'), ...problemResponses(503) },
  },
} satisfies Record<string, Documented>;

function form(
  name: FormName,
  schema: z.ZodType,
  summary: string,
  ...further: number[]
): Documented {
  return {
    method: 'post',
    path: `/api/${name}`,
    summary,
    description:
      'JSON is answered by JSON. A form-encoded body, from a browser without JavaScript, is answered by pages: it takes `key` in place of the header, privacy=on, and the fields of pieces as piece_id, piece_title, piece_path and piece_note, each repeated.',
    request: {
      headers: z.object({
        'Idempotency-Key': z
          .string()
          .optional()
          .meta({ description: 'Made for each message, so that one sent twice is stored once.' }),
      }),
      body: {
        required: true,
        content: {
          'application/json': { schema },
          'application/x-www-form-urlencoded': { schema: z.record(z.string(), z.string()) },
        },
      },
    },
    responses: {
      202: json(idSchema, 'It is stored, and will reach the shop.'),
      303: { description: 'Form-encoded: stored; leads on to a page.' },
      ...problemResponses(400, 403, ...further, 413, 415, 422, 429, 503),
    },
  };
}

function linkPage(method: 'get' | 'post', name: string, summary: string): Documented {
  const invalid = name === 'confirm' ? 410 : 400;
  return {
    method,
    path: `/api/newsletter/${name}`,
    summary,
    request: { query: linkQuery },
    responses: {
      200: htmlPage('The page.'),
      [invalid]: htmlPage('The link is not or no longer valid.'),
    },
  };
}

function json(schema: z.ZodType, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

function plain(description: string) {
  return { description, content: { 'text/plain': { schema: z.string() } } };
}

function htmlPage(description: string) {
  return { description, content: { 'text/html': { schema: z.string() } } };
}

function problemResponses(...statuses: number[]): Documented['responses'] {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: problems[status] ?? 'There is nothing at this address.',
        content: { 'application/problem+json': { schema: problemSchema } },
      },
    ]),
  );
}
