import { join, resolve } from 'node:path';
import { Command, Option } from 'commander';
import { UserError, wordsFor } from '#model/user-error.ts';
import { build, type BuildOptions } from './build.ts';
import { addContentCommands } from './content-commands.ts';
import { contentSource } from './content-source.ts';
import { type Folders, folderOf } from './folders.ts';
import { addPublishCommands } from './publish-commands.ts';
import { changesFor, failOnErrors, report } from './report.ts';
import { serve } from './serve.ts';
import { start } from './start.ts';
import { addStoreCommands } from './store-commands.ts';

/** The file that starts child processes: it turns on the compile cache. */
const entry = join(import.meta.dirname, '../cli.js');

const program = new Command('schaufenster')
  .description('Turns a retailer’s content into a fast, lawful, multilingual website.')
  .addOption(
    new Option('-c, --content <folder>', 'the shop’s folder').default('content').env('CONTENT'),
  )
  .addOption(
    new Option(
      '--source <source>',
      'source of the content: files in the shop’s folder, or the content system at CMS_URL (default: SCHAUFENSTER_SOURCE, or files)',
    ).choices(['files', 'cms']),
  )
  .option('--dist <folder>', 'folder of the releases', 'dist')
  .option('--cache <folder>', 'cache that speeds up the next build', '.cache')
  .option('--settings <file>', 'file with the server’s settings, such as /etc/schaufenster.env')
  .hook('preAction', (command) => loadSettings(command.opts()))
  .showHelpAfterError();

program
  .command('build')
  .description('build a release of the site')
  .option('--no-compress', 'write no compressed copies, for hosts that compress by themselves')
  .option('--redirect-pages', 'write a page for each redirect, for hosts without redirect rules')
  .option('--strict', 'also fail on dead internal links, and if a fifth of the pages would go')
  .option('--confirm-fewer-pages', 'with --strict: allow a fifth of the pages to go')
  .option(
    '--urgent',
    'compress quickly, when somebody waits; the next ordinary build compresses fully',
  )
  .option('--early', 'like --urgent, and leave new pictures to the server and the next build')
  .option('--json', 'print the result as JSON')
  .action(async (options: BuildOptions) => {
    await build(await folders(), options);
  });

program
  .command('start')
  .description('build, then serve the site on PORT (8080) at HOST (127.0.0.1)')
  .action(async () => {
    await start(entry, await folders());
  });

program
  .command('server')
  .description(
    'serve only the forms on PORT (8080) at HOST (127.0.0.1), for a site on another host',
  )
  .option('--forms <file>', 'forms.json of a release (default: the current release’s)')
  .action(async (options: { forms?: string }) => {
    const { readSettings } = await import('#server/settings/settings.ts');
    const { startForms } = await import('#server/start-forms.ts');
    const { dist } = await folders();
    const file = options.forms ?? join(dist, 'current', 'forms.json');
    await serve(
      startForms(readSettings(process.env), file),
      (url) => `The forms are taken at ${url}`,
    );
  });

program
  .command('dev')
  .description(
    'serve the site and its forms on PORT (5173) at HOST (127.0.0.1), and follow changes of content and code',
  )
  .action(async () => {
    const { startDevServer } = await import('#generator/dev/dev-server.ts');
    const { liveForms } = await import('#server/dev-forms.ts');
    const { readAddress } = await import('#server/settings/settings.ts');
    const shop = await folders();
    const source = await contentSource(shop);
    const settings = readAddress({ ...process.env, PORT: process.env['PORT'] || '5173' });
    const starting = startDevServer({
      ...settings,
      source,
      cache: shop.cache,
      forms: (current, log) => liveForms({ environment: process.env, shop: current, log }),
    });
    await serve(starting, (url) => `Working on the ${source.name}: ${url}`);
  });

program
  .command('check')
  .description('report mistakes in the content, and files over budget in the last build')
  .option('--all', 'list every file of a warning, and accepted warnings')
  .option('--json', 'print the diagnostics as JSON')
  .option('--accept', 'confirm that the content fits this version of the kit')
  .action(async (options: { accept?: true; all?: true; json?: true }) => {
    const { checkShop, checkRelease } = await import('#generator/check/check-shop.ts');
    const { knownContent } = await import('#generator/known-content.ts');
    const { kitCode } = await import('#generator/bundle/prebuilt.ts');
    const shop = await folders();
    const source = await contentSource(shop);
    const { known } = await knownContent(shop.cache, kitCode().all);
    const ofShop = [...(await checkShop(source, known)), ...(await changesFor(source))];
    const ofRelease = await checkRelease(shop.dist);
    if (options.json) {
      const diagnostics = [...ofShop, ...ofRelease];
      process.stdout.write(`${JSON.stringify({ diagnostics }, undefined, 2)}\n`);
      await failOnErrors(diagnostics);
    } else {
      const all = options.all ?? false;
      await report(ofShop, { ...folderOf(shop), all, to: process.stdout });
      if (ofRelease.length > 0) await report(ofRelease, { folder: shop.dist, to: process.stdout });
    }
    if (options.accept) {
      const { acceptVersion } = await import('#shop/content-version.ts');
      await acceptVersion(process.cwd());
    }
  });

program
  .command('new <folder>')
  .description('create a small shop in a new folder')
  .option('--no-install', 'don’t run npm install')
  .action(async (folder: string, options: { install: boolean }) => {
    const { newShop } = await import('#shop/new-shop.ts');
    const { kitDependency, npm } = await import('#shop/kit.ts');
    const shop = resolve(folder);
    await newShop(shop, kitDependency);
    process.stdout.write(`A small shop stands in ${folder}.\n`);
    // This writes the lock file that `npm ci` needs.
    if (options.install) await npm(['install', '--prefix', shop], shop);
    const first = options.install ? '' : 'npm install && ';
    process.stdout.write(`Look at it: cd ${folder} && ${first}npm run dev\n`);
  });

addContentCommands(program, folders);
addStoreCommands(program);
addPublishCommands(program, () => resolve(program.opts<Folders>().dist));

try {
  await program.parseAsync();
} catch (error) {
  const words = wordsFor(error);
  if (words === undefined) throw error;
  process.stderr.write(`${words}\n`);
  process.exitCode = 1;
}

/** Loads settings from a file; variables that are already set take precedence. */
function loadSettings({ settings }: { settings?: string }): void {
  if (settings === undefined) return;
  try {
    process.loadEnvFile(settings);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UserError(`${settings} cannot be read: ${why}`, { cause: error });
  }
}

/** Makes output paths absolute, so that they don't depend on a reader's working directory. */
async function folders(preset?: 'cms'): Promise<Folders> {
  const { readSourceChoice } = await import('#server/settings/content.ts');
  const { source, content, dist, cache } = program.opts<
    Partial<Folders> & Omit<Folders, 'source'>
  >();
  return {
    source: source ?? preset ?? readSourceChoice(process.env),
    content,
    dist: resolve(dist),
    cache: resolve(cache),
  };
}
