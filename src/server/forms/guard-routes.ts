import { z } from 'zod';
import { HttpError } from '../http/http-error.ts';
import { challengeSchema } from '../http/problem-schema.ts';
import { json, problemResponses, type Route } from '../http/route.ts';

/** Routes that a form's page calls before it submits. */
export const guardRoutes: Route[] = [
  {
    method: 'get',
    path: '/api/token',
    summary: 'Get a token when a visitor begins to write',
    responses: {
      200: json(
        z.object({
          token: z
            .string()
            .meta({ description: 'Good from 2 seconds to 24 hours after it was made.' }),
        }),
        'The token.',
      ),
      ...problemResponses(429),
    },
    handle: (_visit, { guard }) => fresh({ token: guard.issueToken() }),
  },
  {
    method: 'get',
    path: '/api/altcha',
    summary: 'Get a proof of work to do',
    responses: { 200: json(challengeSchema, 'The challenge.'), ...problemResponses(404, 429) },
    handle(_visit, { guard }) {
      const challenge = guard.challenge();
      if (!challenge) throw new HttpError('not-found', { detail: 'The owner asks for no proof.' });
      return fresh(challenge);
    },
  },
];

function fresh(value: unknown): Response {
  return Response.json(value, { headers: { 'Cache-Control': 'no-store' } });
}
