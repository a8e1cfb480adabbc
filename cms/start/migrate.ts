import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { onceFor } from './once-for.ts';
import { run } from './run.ts';

/**
 * Writes a database migration if the model has changed since the last one; setup.ts runs it.
 * Migrations are in the data folder, because each database has its own history.
 *
 * @param env with the address of the database, which decides the kind of migration
 */
export async function writeMigration(
  { cms, data, sources }: { cms: string; data: string; sources: string },
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const folder = join(data, 'migrations');
  const kind = env['DATABASE_URL']?.startsWith('postgres') ? 'postgres' : 'sqlite';
  await onceFor(sources, join(folder, kind, 'sources.txt'), async () => {
    await mkdir(join(folder, kind), { recursive: true });
    // Migrations are modules that import Payload's packages.
    const packages = join(folder, 'node_modules');
    await rm(packages, { force: true });
    await symlink(join(cms, 'node_modules'), packages);
    const create = ['migrate:create', 'model', '--skip-empty'];
    await run(['node_modules/.bin/payload', ...create], { cwd: cms, env });
  });
}
