import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { executeAuthStrategies, getPayload } from 'payload';
import { fromOwnPages, readersOnlyRead } from '../../../../access/gate.ts';
import {
  bringsFile,
  longestBody,
  readBody,
  tooLong,
  withLimit,
} from '../../../../access/request-body.ts';
import { malformed, mistakeInBody, wellFormed } from '../../../../access/well-formed.ts';
import { holdings } from '../../../../collections/kinds.ts';
import { inTurn } from '../../../../saving/in-turn.ts';
import { adminOrigin } from '../../../../settings.ts';
import { withFileName } from '../../../../uploads/response-headers.ts';

type Handler = ReturnType<typeof REST_POST>;

const uploads: ReadonlySet<string> = new Set(['media', 'files']);
const ordered: ReadonlySet<string> = new Set(['globals', ...uploads, ...holdings.keys()]);

/**
 * Queues changes of content. Each request is read completely first, so that a slow client does not
 * block the others.
 */
function oneAtATime(handler: Handler): Handler {
  return async (request, args) => {
    const { slug = [] } = (await args.params) ?? {};
    const [collection = '', ...rest] = slug;
    const isUpload = uploads.has(collection) && rest.length === 0;
    const most = await longestBody(request, isSignedIn);
    if (isUpload || bringsFile(request)) {
      return withLimit(request, most, async (limited) => handler(limited, args));
    }
    const { method, headers, url } = request;
    const body = await readBody(request, most);
    if (!body) return tooLong(most);
    const mistake = await mistakeInBody(headers, body);
    if (mistake !== undefined) return malformed(mistake);
    const whole = new Request(url, {
      method,
      headers,
      ...(body.byteLength > 0 ? { body: new Uint8Array(body) } : {}),
    });
    const answer = async () => handler(whole, args);
    return ordered.has(collection) ? inTurn(answer) : answer();
  };
}

/** By a session or a key, which Payload would only check after the body. */
async function isSignedIn({ headers }: Request): Promise<boolean> {
  const payload = await getPayload({ config, cron: true });
  const { user } = await executeAuthStrategies({ headers, payload });
  return user !== null;
}

function changing(handler: Handler): Handler {
  return wellFormed(fromOwnPages(adminOrigin, readersOnlyRead(oneAtATime(handler))));
}

export const GET = wellFormed(readersOnlyRead(withFileName(REST_GET(config))));
export const POST = changing(REST_POST(config));
export const DELETE = changing(REST_DELETE(config));
export const PATCH = changing(REST_PATCH(config));
export const PUT = changing(REST_PUT(config));
export const OPTIONS = REST_OPTIONS(config);
