import { expect, test } from 'vitest';
import { keepOneOwner, protectAccount } from './account.ts';

/** A request to a system with these owners. */
const requestTo = (...owners: number[]) => ({
  payload: { db: { find: async () => ({ docs: owners.map((id) => ({ id })) }) } },
  i18n: { language: 'de' },
  t: String,
});

const remove = async (id: number, ...owners: number[]): Promise<unknown> =>
  keepOneOwner({ id, req: requestTo(...owners) } as never);

const change = async (data: object, ...owners: number[]): Promise<unknown> =>
  protectAccount({
    data,
    originalDoc: { id: 1, role: 'owner' },
    operation: 'update',
    req: requestTo(...owners),
  } as never);

test('the last owner can neither be deleted nor made an editor', async () => {
  await expect(remove(1, 1)).rejects.toThrow('die einzige Person');
  const demoted = change({ role: 'editor' }, 1);
  await expect(demoted).rejects.toHaveProperty('data.errors.0.path', 'role');
  expect(await change({ name: 'Anna', role: 'owner' }, 1)).toEqual({ name: 'Anna', role: 'owner' });
});

test('editors, and one of two owners, can be deleted and changed', async () => {
  await expect(remove(2, 1)).resolves.toBeUndefined();
  await expect(remove(1, 1, 2)).resolves.toBeUndefined();
  expect(await change({ role: 'editor' }, 1, 2)).toEqual({ role: 'editor' });
});
