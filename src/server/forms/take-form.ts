import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { FieldProblem } from '#model/forms/problem.ts';
import { type FormName, forms } from '#model/forms/forms.ts';
import { checkForm } from '#model/forms/rules.ts';
import type { FormsShop } from '#model/forms/shop.ts';
import type { Language } from '#model/language.ts';
import { fieldProblem, fieldProblems } from '../http/field-problems.ts';
import { formResponse } from './form-response.ts';
import { json, type ProblemStatus, problemResponses, type Route } from '../http/route.ts';
import { HttpError, tooManyRequests } from '../http/http-error.ts';
import { stackOf } from '../telemetry/failure.ts';
import type { Deps, Visit } from '../http/deps.ts';
import { bodyFormat, readBody, type SentBody } from './read-body.ts';
import { isFromAllowedPage, siteOrigin } from './origin.ts';

/** A form that passed validation. */
interface Submission<Body> {
  body: Body;
  format: SentBody['format'];
  /** Stays the same when the same form is sent again. */
  key: string;
  visit: Visit;
}

/** Fields shared by all forms. */
export interface CommonBody {
  language: Language;
  page?: string | undefined;
  /** The sender; one of the two. */
  email?: string | undefined;
  phone?: string | undefined;
  token?: string | undefined;
  website?: string | undefined;
  altcha?: string | undefined;
}

/** Any part of the fields of a form. */
type PartOf<Body> = { [Name in keyof Body]?: Body[Name] | undefined };

/** The schema of a form, which also checks a part of its fields. */
export type FormSchema<Body> = z.ZodType<Body> & { partial(): z.ZodType<PartOf<Body>> };

/** The valid fields of a form that may have mistakes in others. */
export type Judged<Body extends CommonBody> = PartOf<Body> & { language: Language };

interface CheckedForm<Body extends CommonBody> extends FormOptions<Body> {
  /** Of a form that is judged. */
  partial: z.ZodType<PartOf<Body>> | undefined;
}

interface FormOptions<Body extends CommonBody> {
  form: FormName;
  schema: FormSchema<Body>;
  summary: string;
  /** Problem statuses of this form, in addition to those of every form. */
  problems?: readonly ProblemStatus[];
  /** What this shop does not offer; looks at the fields that are valid. */
  judge?(body: Judged<Body>, shop: FormsShop): FieldProblem[];
  /** Stores the submission. */
  take(submission: Submission<Body>): Promise<{ id: string; repeated: boolean }>;
  /** Path that a browser without JavaScript is redirected to. */
  next(shop: FormsShop, language: Language): string;
}

const idSchema = z.object({ id: z.string().meta({ description: 'The same for a repeated key.' }) });

const headers = z.object({
  'Idempotency-Key': z
    .string()
    .optional()
    .meta({ description: 'Made for each message, so that one sent twice is stored once.' }),
});

/** The route that accepts a form, at /api/<name>. */
export function formRoute<Body extends CommonBody>(options: FormOptions<Body>): Route {
  const { form, schema, summary, problems = [] } = options;
  // Made once: zod compiles each schema anew.
  const partial = options.judge ? schema.partial() : undefined;
  return {
    method: 'post',
    path: `/api/${form}`,
    summary,
    description:
      'JSON is answered by JSON. A form-encoded body, from a browser without JavaScript, is answered by pages: it takes `key` in place of the header, privacy=on, and the fields of pieces as piece_id, piece_title, piece_path, piece_number, piece_price and piece_note, each repeated.',
    request: {
      headers,
      body: {
        'application/json': schema,
        'application/x-www-form-urlencoded': z.record(z.string(), z.string()),
      },
    },
    responses: {
      202: json(idSchema, 'It is stored, and will reach the shop.'),
      303: { description: 'Form-encoded: stored; leads on to a page.' },
      ...problemResponses(400, 403, ...problems, 413, 415, 422, 429, 503),
    },
    handle: (visit, deps) => takeForm({ ...options, partial }, visit, deps),
  };
}

/**
 * Accepts a form either as JSON from a script, which gets the id, or from a browser without
 * JavaScript, which is redirected to a page or gets its form back.
 */
async function takeForm<Body extends CommonBody>(
  options: CheckedForm<Body>,
  visit: Visit,
  deps: Deps,
): Promise<Response> {
  const { request, shop } = visit;
  const allowed = new Set([...deps.allowedOrigins, shop.siteUrl]);
  if (!isFromAllowedPage(request, allowed)) {
    throw new HttpError('foreign-origin', {
      detail: 'The owner can allow the page’s origin by the setting ALLOWED_ORIGINS.',
    });
  }
  const sent = await readBody(request, bodyFormat(request));
  let submission: Submission<Body> | undefined;
  try {
    submission = check(options, sent, visit);
    const { id, repeated } = await passGuard(submission, deps, options);
    deps.metrics.submission(options.form, repeated ? 'repeated' : 'accepted');
    if (sent.format === 'json') return Response.json({ id }, { status: 202 });
    const path = options.next(shop, submission.body.language);
    return seeOther(path.startsWith('/api/') ? path : siteOrigin(visit, deps) + path);
  } catch (error) {
    const failure = asHttpError(error, deps);
    deps.metrics.submission(options.form, failure.kind);
    if (sent.format === 'json') throw failure;
    visit.refusal = {
      ...visit.refusal,
      refused: failure.kind,
      visitor: visit.visitor.slice(0, 12),
    };
    const key = submission?.key;
    return formResponse({ form: options.form, sent, failure, visit, key }, deps);
  }
}

function check<Body extends CommonBody>(
  options: CheckedForm<Body>,
  { fields, format }: SentBody,
  visit: Visit,
): Submission<Body> {
  const { form, schema } = options;
  const { key: ownKey, ...rest } = fields;
  const { success, data, error } = schema.safeParse(format === 'form' ? rest : fields);
  const found = success ? [] : fieldProblems(error);
  const wrong = [...found, ...missingProblems(form, fields, found)];
  const judged = success ? data : validFields(options, format === 'form' ? rest : fields, wrong);
  const refused = (judged && options.judge?.(judged, visit.shop)) ?? [];
  const errors = [...wrong, ...newProblems(refused, wrong)];
  if (!success || errors.length > 0) throw new HttpError('invalid-fields', { errors });
  const header = visit.request.headers.get('idempotency-key');
  const sentKey = format === 'form' ? ownKey : header;
  const givenKey = typeof sentKey === 'string' && sentKey ? sentKey : undefined;
  return {
    body: data,
    format,
    key: submissionKey(form, data, givenKey ?? keyInstead(visit, format)),
    visit,
  };
}

/** The fields that must be filled in because of what others say, which the schema does not know. */
function missingProblems(
  form: FormName,
  fields: Readonly<Record<string, unknown>>,
  found: readonly FieldProblem[],
): FieldProblem[] {
  const missing = Object.entries(checkForm(forms[form].fields, fields));
  return newProblems(
    missing.map(([name, code]) => fieldProblem(name, code)),
    found,
  );
}

/** The problems of fields that have none yet. */
function newProblems(
  problems: readonly FieldProblem[],
  found: readonly FieldProblem[],
): FieldProblem[] {
  return problems.filter(({ field }) => !found.some((one) => one.field === field));
}

/** The fields without problems; undefined if the language, which texts are in, is not among them. */
function validFields<Body extends CommonBody>(
  { partial }: CheckedForm<Body>,
  fields: Readonly<Record<string, unknown>>,
  problems: readonly FieldProblem[],
): Judged<Body> | undefined {
  const wrong = new Set(problems.map(({ field }) => field.split('.')[0]));
  const valid = Object.entries(fields).filter(([name]) => !wrong.has(name));
  const { data } = partial?.safeParse(Object.fromEntries(valid)) ?? {};
  const language = data?.language;
  return language && { ...data, language };
}

/**
 * Derives a key for pages without JavaScript, which have none: the same text from the same visitor
 * on one day counts as one message. A script that sends no key gets a new one each time.
 */
function keyInstead({ visitor }: Visit, format: SentBody['format']): string {
  if (format === 'json') return randomUUID();
  return `${visitor} ${new Date().toISOString().slice(0, 10)}`;
}

/** Includes the contents in the key: text that was edited after a failure is a new message. */
function submissionKey(form: FormName, body: CommonBody, key: string): string {
  const { token: _token, website: _website, altcha: _altcha, ...written } = body;
  return createHash('sha256')
    .update(JSON.stringify([form, key, written]))
    .digest('base64url');
}

async function passGuard<Body extends CommonBody>(
  submission: Submission<Body>,
  { guard, metrics }: Deps,
  options: Pick<FormOptions<Body>, 'take'>,
): Promise<{ id: string; repeated: boolean }> {
  const { body, format, key, visit } = submission;
  const withoutScript = format === 'form';
  const { token, website, altcha, phone = '', email = phone } = body;
  const { client, visitor } = visit;
  const evidence = { client, visitor, key, email, token, website, altcha, withoutScript };
  const verdict = await guard.judge(evidence);
  if (verdict.sign) {
    metrics.refusal(verdict.sign);
    visit.refusal = { refused: 'sign', sign: verdict.sign, visitor: visitor.slice(0, 12) };
    const challenge = guard.challenge();
    if (verdict.wait > 0 && (!challenge || withoutScript)) throw tooManyRequests(verdict.wait);
    throw new HttpError('proof-needed', {
      detail: challenge
        ? 'Solve the challenge, and send the same again with its solution as altcha.'
        : 'Get a token from /api/token, wait for two seconds, and send the same again with it.',
      altcha: challenge,
    });
  }
  try {
    return await options.take(submission);
  } catch (error) {
    verdict.release();
    throw error;
  }
}

/** A failure of the store is not the visitor's fault, and may be over in a minute. */
function asHttpError(error: unknown, { log }: Deps): HttpError {
  if (error instanceof HttpError) return error;
  log.error({ error: stackOf(error) }, 'A form could not be stored.');
  return new HttpError('not-possible-now', {
    detail: 'Nothing was stored. Try again in a minute.',
    headers: { 'Retry-After': '60' },
    cause: error,
  });
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } });
}
