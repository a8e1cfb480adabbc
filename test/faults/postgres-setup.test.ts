import { afterEach, expect, test, vi } from 'vitest';
import type { TestProject } from 'vitest/node';
import { startPostgres, whyNoPostgres } from '#server/database/postgres/postgres.fixture.ts';
import postgresSetup from './postgres.setup.ts';

vi.mock('#server/database/postgres/postgres.fixture.ts');

const project = { provide: vi.fn<TestProject['provide']>() };

afterEach(() => {
  vi.resetAllMocks();
});

test('a PostgreSQL that does not start fails the tests', async () => {
  vi.mocked(startPostgres).mockRejectedValue(new Error('initdb failed'));
  await expect(postgresSetup(project)).rejects.toThrow('initdb failed');
});

test('where PostgreSQL cannot run at all, the tests go without and say why', async () => {
  vi.mocked(whyNoPostgres).mockReturnValue('No package.');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await postgresSetup(project);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('No package.'));
  expect(project.provide).not.toHaveBeenCalled();
});
