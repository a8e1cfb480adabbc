import { type Command, InvalidArgumentError } from 'commander';
import { features } from '#features/features.ts';
import type { Feature } from '#model/feature.ts';
import type { StoreCommand } from '#server/commands/with-store.ts';

/** Adds the commands that work on the server's stored data. Each loads its modules when it runs. */
export function addStoreCommands(program: Command): void {
  const outbox = program
    .command('outbox')
    .description('mails and other messages that are not delivered');

  outbox
    .command('list')
    .description('list what is not delivered, and why')
    .action(async () => {
      const { listOutbox } = await import('#server/commands/outbox.ts');
      await withStore(listOutbox);
    });

  outbox
    .command('retry [ids...]')
    .description('retry what was given up (default: all)')
    .action(async (ids: string[]) => {
      const { retryParked } = await import('#server/commands/outbox.ts');
      await withStore((store) => retryParked(store, ids));
    });

  outbox
    .command('export <folder>')
    .description('write undelivered mails to files')
    .action(async (folder: string) => {
      const { exportMails } = await import('#server/commands/outbox.ts');
      await withStore((store, { mailFrom }) => exportMails(store, folder, mailFrom));
    });

  const subscribers = program
    .command('subscribers')
    .description('newsletter subscribers, and people’s data');

  for (const { commands = {} } of Object.values<Feature>(features)) {
    for (const [usage, about] of Object.entries(commands)) addFeatureCommand(program, usage, about);
  }

  subscribers
    .command('erase <who>')
    .description(
      'delete everything about a person: messages, mails and sign-ups; by mail address, phone number or message id',
    )
    .action(async (who: string) => {
      const { erasePerson } = await import('#server/commands/erase-person.ts');
      await withStore((store) => erasePerson(store, who));
    });

  program
    .command('backup <folder>')
    .description('copy the stored data into a new folder, while the server runs')
    .option(
      '--keep <number>',
      'keep this many backups in that place, and delete older ones',
      wholeNumber,
    )
    .action(async (folder: string, { keep }: { keep?: number }) => {
      const { backUp } = await import('#server/commands/backup.ts');
      await withStore((_store, settings) => backUp(settings, folder, keep));
    });
}

/** Adds a command such as `subscribers export [file]` to its group. */
function addFeatureCommand(program: Command, usage: string, about: string): void {
  const [groupName = '', ...rest] = usage.split(' ');
  const group =
    program.commands.find((command) => command.name() === groupName) ?? program.command(groupName);
  group
    .command(rest.join(' '))
    .description(about)
    .action(async (argument: unknown) => {
      const { featureCommand } = await import('#server/commands/feature-command.ts');
      await withStore(
        await featureCommand(usage, typeof argument === 'string' ? argument : undefined),
      );
    });
}

async function withStore(command: StoreCommand): Promise<void> {
  const { withStore: run } = await import('#server/commands/with-store.ts');
  await run(command);
}

function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number from 1 to 9999.');
}
