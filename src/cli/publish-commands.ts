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
    .description('let the server at PUBLISH_URL publish the content as it is, and wait for it')
    .option('--confirm', 'also with a fifth fewer pages than before')
    .action(async (options: { confirm?: true }) => {
      const { publish } = await import('#server/commands/publish.ts');
      const { isPublished, text } = await publish(process.env, options);
      process.stdout.write(text);
      if (!isPublished) process.exitCode = 1;
    });

  program
    .command('upload')
    .description('upload the current release by PUBLISH_COMMAND, a program of the shop’s own')
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
    .description('the releases that are kept')
    .action(async () => {
      const { changedReleases } = await import('#generator/release/kept-releases.ts');
      process.stdout.write(releaseTable(changedReleases(dist())));
    });

  releases
    .command('rollback [id]')
    .description('serve a release again; the one before the current one without an id')
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
