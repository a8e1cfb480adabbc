import type {
  AfterErrorHook,
  APIError,
  CollectionConfig,
  GlobalConfig,
  PayloadRequest,
} from 'payload';
import { dataOf } from '../records/data.ts';

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
 * Writes a line of who did what. Of people it holds the id alone, and of content nothing (ASVS 5.0,
 * 16.2 and 16.3), so the log may be kept longer, and shown to more people, than the data itself.
 */
export function audit(req: PayloadRequest, { event, ...details }: AuditEvent): void {
  const { user, headers } = req;
  const by = user ? `${user.collection} ${user.id}` : null;
  const client = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  req.payload.logger.info({ event, by, client, ...details }, event);
}

/** What is stored while somebody types: many a minute, and no visitor sees it. */
function isDraft(doc: unknown): boolean {
  return dataOf(doc)['_status'] === 'draft';
}

/** A collection whose changes are audited. */
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
          // The content system begins with the files of a shop, which nobody has changed.
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
          ({ user, req }) => audit(req, { event: 'sign-in', collection, id: dataOf(user)['id'] }),
        ],
        afterLogout: [
          ...(hooks.afterLogout ?? []),
          ({ req }) => audit(req, { event: 'sign-out', collection }),
        ],
      }),
    },
  };
}

/** A global whose changes are audited. */
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

/** Requests that were refused: wrong passwords, too many of them, and what somebody may not do. */
export const auditRefusal: AfterErrorHook = ({ error, req }) => {
  const { status } = error as Partial<APIError>;
  if (status !== 401 && status !== 403 && status !== 429) return;
  audit(req, { event: 'refused', status, method: req.method, path: req.pathname });
};

/** Lines of JSON with the time in UTC, as the website's server writes them. */
export const logging = {
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
};
