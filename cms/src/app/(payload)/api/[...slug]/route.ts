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
import { longestBody, readBody, tooLong, withLimit } from '../../../../access/request-body.ts';
import { holdings } from '../../../../collections/kinds.ts';
import { inTurn } from '../../../../saving/in-turn.ts';
import { adminOrigin } from '../../../../settings.ts';
import { withFileName } from '../../../../uploads/response-headers.ts';

type Handler = ReturnType<typeof REST_POST>;

const uploads: ReadonlySet<string> = new Set(['media', 'files']);
const ordered: ReadonlySet<string> = new Set(['globals', ...uploads, ...holdings.keys()]);

/** Has changes of content wait for their turn, each with its whole body: a slow sender holds nobody up. */
function oneAtATime(handler: Handler): Handler {
  return async (request, args) => {
    const { slug = [] } = (await args.params) ?? {};
    const [collection = '', ...rest] = slug;
    const isUpload = uploads.has(collection) && rest.length === 0;
    const most = await longestBody(request, isSignedIn);
    if (!ordered.has(collection) || isUpload) {
      return withLimit(request, most, async (limited) => handler(limited, args));
    }
    const { method, headers, url } = request;
    const body = await readBody(request, most);
    if (!body) return tooLong(most);
    const whole = new Request(url, {
      method,
      headers,
      ...(body.byteLength > 0 ? { body: new Uint8Array(body) } : {}),
    });
    return inTurn(async () => handler(whole, args));
  };
}

/** By a session or a key, which Payload would look at only after the body. */
async function isSignedIn({ headers }: Request): Promise<boolean> {
  const payload = await getPayload({ config, cron: true });
  const { user } = await executeAuthStrategies({ headers, payload });
  return user !== null;
}

function changing(handler: Handler): Handler {
  return fromOwnPages(adminOrigin, readersOnlyRead(oneAtATime(handler)));
}

export const GET = readersOnlyRead(withFileName(REST_GET(config)));
export const POST = changing(REST_POST(config));
export const DELETE = changing(REST_DELETE(config));
export const PATCH = changing(REST_PATCH(config));
export const PUT = changing(REST_PUT(config));
export const OPTIONS = REST_OPTIONS(config);
