import { join } from 'node:path';
import { onceFor } from './once-for.ts';
import { run } from './run.ts';

/** Builds the content system if its sources have changed since the last time. */
export async function build(cms: string, sources: string, env: NodeJS.ProcessEnv): Promise<void> {
  await onceFor(sources, join(cms, '.next/sources.txt'), async () => {
    console.log('Building the content system: about a minute …');
    await run(['node_modules/.bin/payload', 'generate:importmap'], { cwd: cms, env });
    await run(['node_modules/.bin/next', 'build'], { cwd: cms, env });
  });
}
