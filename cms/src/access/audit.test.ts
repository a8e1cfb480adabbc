import { expect, test } from 'vitest';
import { auditedEndpoint, auditRefusal, logging } from './audit.ts';

/** A request, and the lines logged for it. */
function asked(path: string, details: object = {}) {
  const lines: object[] = [];
  const req = {
    method: 'POST',
    pathname: path,
    headers: new Headers({ 'X-Forwarded-For': '192.0.2.1' }),
    user: null,
    context: {},
    payload: { logger: { info: (line: object) => lines.push(line) } },
    ...details,
  };
  return { req: req as never, lines };
}

test('an endpoint logs a request it rejects, and not one it answers', async () => {
  const { req, lines } = asked('/api/publishing/release', { user: { collection: 'users', id: 3 } });
  const answer = async (status: number) =>
    auditedEndpoint({
      path: '/x',
      method: 'post',
      handler: async () => new Response(null, { status }),
    }).handler(req);
  expect((await answer(200)).status).toBe(200);
  expect((await answer(409)).status).toBe(409);
  expect(lines).toEqual([]);
  expect((await answer(403)).status).toBe(403);
  expect(lines).toMatchObject([
    {
      event: 'refused',
      status: 403,
      by: 'users 3',
      client: '192.0.2.1',
      method: 'POST',
      path: '/api/publishing/release',
    },
  ]);
});

test('the log says whose password was guessed, and which input was rejected', async () => {
  const guessed = asked('/api/users/login', { context: { account: 7 } });
  await auditRefusal({ error: { status: 401 }, req: guessed.req } as never);
  expect(guessed.lines).toMatchObject([{ event: 'refused', status: 401, by: null, account: 7 }]);
  const invalid = asked('/api/brands/1');
  await auditRefusal({ error: { status: 400 }, req: invalid.req } as never);
  await auditRefusal({ error: { status: 404 }, req: invalid.req } as never);
  expect(invalid.lines).toMatchObject([{ event: 'refused', status: 400 }]);
});

test('errors are logged without the values to be stored', () => {
  const cause = new Error('database is locked');
  const error = new Error(
    'Failed query: update users set email = ?\nparams: anna@shop.example,\n    at x',
    { cause },
  );
  const logged = JSON.stringify(logging.serializers.err(error));
  expect(logged).not.toContain('anna@shop.example');
  expect(logged).toContain('Failed query: update users set email = ?');
  expect(logged).toContain('database is locked');
  expect(logged).toContain('audit.test.ts');
  const conflict = new Error('Not saved', { cause: { conflicts: [{ theirs: 'their words' }] } });
  expect(JSON.stringify(logging.serializers.err(conflict))).not.toContain('their words');
});
