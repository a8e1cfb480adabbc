import type {
  AfterErrorHook,
  APIError,
  CollectionConfig,
  Endpoint,
  GlobalConfig,
  PayloadRequest,
} from 'payload';
import { dataOf } from '../records/data.ts';
import { clientOf } from './client.ts';
import { isOverValue } from './well-formed.ts';

interface AuditEvent {
  event:
    | 'sign-in'
    | 'sign-out'
    | 'created'
    | 'changed'
    | 'deleted'
    | 'published'
    | 'rolled-back'
    | 'preview-shared'
    | 'refused';
  collection?: string | undefined;
  id?: unknown;
  [detail: string]: unknown;
}

/**
 * Logs who did what. The log only contains the ids of people and no content (ASVS 5.0, 16.2 and
 * 16.3), so it may be kept longer, and shown to more people, than the data itself.
 */
export function audit(req: PayloadRequest, { event, ...details }: AuditEvent): void {
  const { user } = req;
  const by = user ? `${user.collection} ${user.id}` : null;
  const client = clientOf(req);
  req.payload.logger.info({ event, by, client, ...details }, event);
}

/** Drafts are saved many times a minute while somebody types, and no visitor sees them. */
function isDraft(doc: unknown): boolean {
  return dataOf(doc)['_status'] === 'draft';
}

/** Adds auditing to a collection. */
export function audited(config: CollectionConfig): CollectionConfig {
  const { slug: collection, hooks = {} } = config;
  const isAuth = config.auth !== undefined;
  return {
    ...config,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks.afterChange ?? []),
        ({ doc, previousDoc, operation, req, context }) => {
          // Initial content imported from a shop's files is not a change by anybody.
          if (context['isImport'] && !req.user) return;
          if (isDraft(doc) && (operation === 'create' || isDraft(previousDoc))) return;
          const event = operation === 'create' ? 'created' : 'changed';
          const { id, _status: status, role } = dataOf(doc);
          audit(req, { event, collection, id, status, role });
        },
      ],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        ({ id, req }) => audit(req, { event: 'deleted', collection, id }),
      ],
      ...(isAuth && {
        afterLogin: [
          ...(hooks.afterLogin ?? []),
          ({ user, req, context }) => {
            const { id } = dataOf(user);
            audit(req, { event: 'sign-in', collection, id, passkey: context['passkey'] });
          },
        ],
        afterLogout: [
          ...(hooks.afterLogout ?? []),
          ({ req }) => audit(req, { event: 'sign-out', collection }),
        ],
      }),
    },
  };
}

/** Adds auditing to a global. */
export function auditedGlobal(config: GlobalConfig): GlobalConfig {
  const { slug: collection, hooks = {} } = config;
  return {
    ...config,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks.afterChange ?? []),
        ({ doc, previousDoc, req }) => {
          if (isDraft(doc) && isDraft(previousDoc)) return;
          audit(req, { event: 'changed', collection, status: dataOf(doc)['_status'] });
        },
      ],
    },
  };
}

/**
 * Audits rejected requests: invalid input, wrong passwords, too many attempts, and missing rights.
 */
export const auditRefusal: AfterErrorHook = ({ error, req }) => {
  auditStatus(req, (error as Partial<APIError>).status);
};

/** Audits the rejections of an endpoint, which returns them as responses and never throws. */
export function auditedEndpoint(endpoint: Endpoint): Endpoint {
  const handler: Endpoint['handler'] = async (req) => {
    const response = await endpoint.handler(req);
    auditStatus(req, response.status);
    return response;
  };
  return { ...endpoint, handler };
}

const refusals: ReadonlySet<unknown> = new Set([400, 401, 403, 413, 429]);

function auditStatus(req: PayloadRequest, status: unknown): void {
  if (!refusals.has(status)) return;
  const { method, pathname: path, context } = req;
  audit(req, { event: 'refused', status, method, path, account: context['account'] });
}

/** JSON lines with the time in UTC, in the format of the website's server. */
export const logging = {
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: { err: withoutValues },
};

/**
 * Strips an error for the log: database errors quote the values to be stored, and Payload's errors
 * contain what the person is shown, such as both values of a conflict.
 */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack = '', cause } = error;
  if (isOverValue(error)) return { type: name, message: message.split('\n', 1)[0] };
  const at = stack.indexOf(message);
  return {
    type: name,
    message: message.replace(/\nparams: .*/s, ''),
    stack: at < 0 ? undefined : stack.slice(at + message.length),
    ...(cause instanceof Error ? { cause: withoutValues(cause) } : {}),
  };
}
