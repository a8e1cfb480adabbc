import type { Command } from 'commander';
import type { ChangedRelease } from '#generator/release/kept-releases.ts';

/**
 * Adds the commands for releases. Each loads its modules when it runs.
 *
 * @param dist returns the folder of the releases.
 */
export function addPublishCommands(program: Command, dist: () => string): void {
  program
    .command('publish')
    .description('ask the server at PUBLISH_URL to publish the current content, and wait for it')
    .option('--confirm', 'publish even if a fifth of the pages would go')
    .action(async (options: { confirm?: true }) => {
      const { publish } = await import('#server/commands/publish.ts');
      const { isPublished, text } = await publish(process.env, options);
      process.stdout.write(text);
      if (!isPublished) process.exitCode = 1;
    });

  program
    .command('upload')
    .description('upload the current release with the shop’s own program, PUBLISH_COMMAND')
    .action(async () => {
      const { UserError } = await import('#model/user-error.ts');
      const { uploadRelease } = await import('./upload-release.ts');
      const command = process.env['PUBLISH_COMMAND'];
      if (!command) {
        throw new UserError('PUBLISH_COMMAND is not set. It names the program that uploads.');
      }
      await uploadRelease(command, dist());
    });

  const releases = program
    .command('releases')
    .description('list the releases')
    .action(async () => {
      const { changedReleases } = await import('#generator/release/kept-releases.ts');
      process.stdout.write(releaseTable(changedReleases(dist())));
    });

  releases
    .command('rollback [id]')
    .description('serve an older release again (default: the previous one)')
    .action(async (id?: string) => {
      const { rollBack } = await import('#generator/release/kept-releases.ts');
      const release = await rollBack(dist(), id);
      process.stdout.write(`Release ${release} is served until the next publish.\n`);
      const command = process.env['PUBLISH_COMMAND'];
      if (!command) return;
      const { uploadRelease } = await import('./upload-release.ts');
      await uploadRelease(command, dist());
    });
}

/** Formats releases as a table, one per line; the current one is marked. */
export function releaseTable(releases: readonly ChangedRelease[]): string {
  if (releases.length === 0) return 'Nothing was built yet.\n';
  const lines = releases.map((release) => {
    const { id, time, current, pages } = release;
    const when = localTime.format(new Date(time));
    return `${current ? '*' : ' '} ${id}  ${when}  ${pages} pages${changesIn(release)}`;
  });
  return `${lines.join('\n')}\n`;
}

function changesIn({ changes }: ChangedRelease): string {
  if (!changes) return '';
  const told = Object.entries(changes).flatMap(([what, count]) =>
    count ? `${count} ${what}` : [],
  );
  return `, ${told.join(', ') || 'no page changed'}`;
}

const localTime = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });
