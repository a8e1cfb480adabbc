import type { Endpoint, PayloadRequest } from 'payload';
import { isStaff } from '../access/roles.ts';
import { dataOf, textOf } from '../records/data.ts';

/** A person who has a document open. */
interface Visit {
  path: string;
  user: string;
  name: string;
  isTyping: boolean;
  /** When the form last reported, ms since 1970. */
  time: number;
}

/**
 * Forms report every four seconds that they are open; a form that is silent for longer than this is
 * gone, ms.
 */
const silence = 12_000;

/** By the id of the form. */
const visits = new Map<string, Visit>();

/**
 * `POST /api/presence` with `{ path: '/api/brands/5', form, isTyping }`, from each open form.
 * Responds with who else has the document open, and when it was last stored: `{ others: [{ name,
 * isTyping, isSelf }], updatedAt }`.
 */
export const presenceEndpoint: Endpoint = {
  path: '/presence',
  method: 'post',
  handler: async (req) => {
    const { user } = req;
    if (!user || !isStaff(req)) return Response.json({}, { status: 401 });
    const { path, form, isTyping } = dataOf(await req.json?.());
    const isShort = (text: unknown): text is string =>
      typeof text === 'string' && text.length < 200;
    if (!isShort(path) || !isShort(form)) {
      return Response.json({ errors: [{ message: 'Send { path, form }.' }] }, { status: 400 });
    }
    const id = String(user.id);
    const time = Date.now();
    const name = textOf(dataOf(user)['name']);
    visits.set(form, { path, user: id, name, isTyping: isTyping === true, time });
    for (const [key, visit] of visits) {
      if (time - visit.time > silence) visits.delete(key);
    }
    const others = [...visits]
      .filter(([key, visit]) => key !== form && visit.path === path)
      .map(([, visit]) => ({
        name: visit.name,
        isTyping: visit.isTyping,
        isSelf: visit.user === id,
      }));
    return Response.json({ others, updatedAt: await lastStored(req, path) });
  },
};

/**
 * When a document was last stored, drafts included; undefined if it does not exist, or the person
 * may not read it.
 */
async function lastStored(req: PayloadRequest, path: string): Promise<unknown> {
  const [, , collection = '', id = ''] = path.split('/');
  const options = { draft: true, depth: 0, overrideAccess: false, req } as const;
  try {
    const found: unknown =
      collection === 'globals'
        ? await req.payload.findGlobal({ slug: id, ...options })
        : await req.payload.findByID({ collection, id, ...options });
    return dataOf(found)['updatedAt'];
  } catch {
    return undefined;
  }
}
