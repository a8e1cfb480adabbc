import { z } from 'zod';
import type { Deps, Visit } from './deps.ts';
import { problemSchema } from './problem-schema.ts';

/** An endpoint of the API: its OpenAPI description and its handler. */
export interface Route {
  method: 'get' | 'post';
  path: string;
  summary: string;
  description?: string;
  request?: RequestParts;
  /** By status. */
  responses: Record<number, RouteResponse>;
  /** Exempts the route from rate limits, because it must never be refused. */
  unlimited?: true;
  handle: (visit: Visit, deps: Deps) => Response | Promise<Response>;
}

interface RequestParts {
  query?: z.ZodObject;
  headers?: z.ZodObject;
  /** By media type. */
  body?: Record<string, z.ZodType>;
}

interface RouteResponse {
  description: string;
  /** By media type. */
  content?: Record<string, z.ZodType>;
}

export function json(schema: z.ZodType, description: string): RouteResponse {
  return { description, content: { 'application/json': schema } };
}

export function plain(description: string): RouteResponse {
  return { description, content: { 'text/plain': z.string() } };
}

export function htmlPage(description: string): RouteResponse {
  return { description, content: { 'text/html': z.string() } };
}

export function problem(description: string): RouteResponse {
  return { description, content: { 'application/problem+json': problemSchema } };
}

const problems = {
  400: 'The body cannot be read.',
  403: 'The page may not send here, or a proof of work is needed: solve `altcha`, and send again.',
  404: 'There is nothing at this address.',
  409: 'The address waits for its confirmation.',
  413: 'The body is too large.',
  415: 'The content type cannot be read.',
  422: 'Some fields are not as they must be; `errors` names them.',
  429: 'Too many requests; Retry-After says how long to wait.',
  503: 'Nothing can be stored at the moment, and nothing was.',
};

export type ProblemStatus = keyof typeof problems;

export function problemResponses(...statuses: ProblemStatus[]): Route['responses'] {
  return Object.fromEntries(statuses.map((status) => [status, problem(problems[status])]));
}
