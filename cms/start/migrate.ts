import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { onceFor } from './once-for.ts';
import { run } from './run.ts';

/**
 * Writes a migration of the database where the model has changed since the last one; setup.ts runs it. They lie with the
 * data, since each database has a history of its own.
 *
 * @param env with the address of the database, by which the kind of migration is chosen
 */
export async function writeMigration(
  { cms, data, sources }: { cms: string; data: string; sources: string },
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const folder = join(data, 'migrations');
  const kind = env['DATABASE_URL']?.startsWith('postgres') ? 'postgres' : 'sqlite';
  await onceFor(sources, join(folder, kind, 'sources.txt'), async () => {
    await mkdir(join(folder, kind), { recursive: true });
    // Migrations are modules, which import Payload's packages.
    const packages = join(folder, 'node_modules');
    await rm(packages, { force: true });
    await symlink(join(cms, 'node_modules'), packages);
    const create = ['migrate:create', 'model', '--skip-empty'];
    await run(['node_modules/.bin/payload', ...create], { cwd: cms, env });
  });
}
