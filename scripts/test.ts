import { runNode } from './run-node.ts';
import { testGroups, vitest } from './test-groups.ts';

/*
 * `npm test` runs the tests of every day, `npm test -- --all` nearly all, and `npm test -- e2e menu` those of a group
 * in the files whose names contain "menu". Other options go to Vitest.
 */
const [group, ...options] = process.argv.slice(2);

if (group === undefined || group === '--all') {
  await import('./test-all.ts');
} else if (group in testGroups) {
  process.exitCode = await testGroup(group);
} else {
  console.error(
    `There is no group of tests "${group}". These exist: ${Object.keys(testGroups).join(', ')}.\n` +
      'Name one, as in `npm test -- unit`, or none, or --all.',
  );
  process.exitCode = 1;
}

/** Runs a group until something fails; gives the exit code. */
async function testGroup(name: string): Promise<number> {
  const commands = [vitest(name, options)];
  if (name === 'cms' && options.length === 0) {
    commands.push(
      ['cms/node_modules/typescript/bin/tsc', '-p', 'cms'],
      ['node_modules/oxlint/bin/oxlint', '-c', 'cms/oxlint.json', 'cms'],
    );
  }
  for (const command of commands) {
    const { code } = await runNode(command, { output: 'inherit' });
    if (code !== 0) return code;
  }
  return 0;
}
