import { z } from 'zod';
import {
  publishHookSchema,
  publishStatusSchema,
  rollbackHookSchema,
} from '#model/publishing/publishing.ts';
import { isBodySigned, isStatusQuerySigned, signatureHeader } from '#model/publishing/signature.ts';
import { HttpError } from '../http/http-error.ts';
import { json, problem, type Route } from '../http/route.ts';
import type { Log } from '../telemetry/log.ts';
import type { Publisher } from './publisher.ts';

/** A route that depends on nothing but the request. */
export interface SignedRoute extends Omit<Route, 'handle'> {
  handle: (visit: { request: Request }) => Promise<Response>;
}

/** Maximum size of a request's body, in bytes. */
const largest = 16_384;

const jobSchema = z.object({ job: z.string().describe('The status reports its result.') });

const statusQuerySchema = z.object({
  time: z
    .string()
    .regex(/^\d{1,15}$/)
    .describe('When it is asked, ms since 1970.'),
  signature: z.string().describe('HMAC-SHA256 of "status:" and the time, in hexadecimal digits.'),
});

const signatureSchema = z.object({
  [signatureHeader]: z
    .string()
    .describe('"sha256=" and the HMAC-SHA256 of the body, in hexadecimal digits.'),
});

const refusals = {
  400: problem('The body cannot be read.'),
  401: problem('The signature is not that of the body.'),
  403: problem('The time is more than five minutes off, or the id was used before.'),
  413: problem('The body is too large.'),
  503: problem('The request cannot be stored at the moment, and was not.'),
};

/** The routes by which a content system publishes, authenticated by a shared secret. */
export function publishRoutes(
  publisher: Publisher,
  secret: string,
  log: Pick<Log, 'warn'>,
): SignedRoute[] {
  const routes: SignedRoute[] = [
    {
      method: 'post',
      path: '/api/publish',
      summary: 'Publish the content as it is',
      description: 'Requests of the same moment are carried out together.',
      request: { headers: signatureSchema, body: { 'application/json': publishHookSchema } },
      responses: { 202: json(jobSchema, 'It will be, also if the server stops.'), ...refusals },
      unlimited: true,
      async handle({ request }) {
        const hook = await readHook(request, publishHookSchema, secret);
        return accepted(await publisher.publish(hook));
      },
    },
    {
      method: 'get',
      path: '/api/publish',
      summary: 'What is being published, and how the last attempt ended',
      request: { query: statusQuerySchema },
      responses: {
        200: json(publishStatusSchema, 'The status.'),
        401: problem('The signature is not that of the time, or the time is not now.'),
      },
      unlimited: true,
      async handle({ request }) {
        const query = Object.fromEntries(new URL(request.url).searchParams);
        const asked = statusQuerySchema.safeParse(query).data;
        const time = Number(asked?.time);
        if (!asked || !isStatusQuerySigned(secret, { ...asked, time })) {
          throw new HttpError('not-signed');
        }
        return answer(200, await publisher.status());
      },
    },
    {
      method: 'post',
      path: '/api/releases',
      summary: 'Go back to a release that is kept',
      request: { headers: signatureSchema, body: { 'application/json': rollbackHookSchema } },
      responses: {
        202: json(jobSchema, 'The release is served, or will be once a build has ended.'),
        ...refusals,
        404: problem('There is no such release.'),
      },
      unlimited: true,
      async handle({ request }) {
        const hook = await readHook(request, rollbackHookSchema, secret);
        return accepted(await publisher.rollBack(hook));
      },
    },
  ];
  return routes.map((route) => ({ ...route, handle: (visit) => logged(route, visit, log) }));
}

/** Logs why a request was refused, since that may be an attack or a wrong clock. */
async function logged(
  { method, path, handle }: SignedRoute,
  visit: { request: Request },
  log: Pick<Log, 'warn'>,
): Promise<Response> {
  try {
    return await handle(visit);
  } catch (error) {
    if (error instanceof HttpError) {
      log.warn({ method, route: path, refused: error.kind }, 'a request to publish was refused');
    }
    throw error;
  }
}

/** Reads a body whose signature proves that the sender knows the secret. */
async function readHook<Hook>(
  request: Request,
  schema: z.ZodType<Hook>,
  secret: string,
): Promise<Hook> {
  // There is always a Content-Length: the server refuses other bodies.
  if (Number(request.headers.get('content-length')) > largest) throw new HttpError('too-large');
  const body = new Uint8Array(await request.arrayBuffer());
  if (!isBodySigned(secret, body, request.headers.get(signatureHeader))) {
    throw new HttpError('not-signed', { detail: 'Both sides need the same PUBLISH_SECRET.' });
  }
  const read = schema.safeParse(parsed(body));
  if (!read.success) throw new HttpError('malformed', { detail: z.prettifyError(read.error) });
  return read.data;
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

function accepted(job: string): Response {
  return answer(202, { job });
}

function answer(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}
