import type { Command } from 'commander';
import { UserError } from '#model/user-error.ts';
import { readCmsSettings, readPreviewSettings } from '#server/settings/content.ts';
import { contentSource, type SourceOptions } from './content-source.ts';
import { report } from './report.ts';
import { serve } from './serve.ts';

/**
 * Adds the commands that work on content. Each loads its modules when it runs.
 *
 * @param chosen returns the program's options.
 */
export function addContentCommands(
  program: Command,
  chosen: (preset?: 'cms') => Promise<SourceOptions>,
): void {
  program
    .command('preview')
    .description(
      'serve the content system’s drafts to people with a link, on PORT (3001) at HOST (127.0.0.1)',
    )
    .action(async () => {
      const { startPreview } = await import('#generator/preview/preview-server.ts');
      const { cmsSource } = await import('#content/cms/cms-source.ts');
      const { cms, ...settings } = readPreviewSettings(process.env);
      const { cache } = await chosen();
      const source = cmsSource({ ...cms, cache, drafts: 'loadable' });
      const starting = startPreview({ ...settings, source, cache, cms: cms.url });
      await serve(starting, (url) => `The preview is open: ${url}`);
    });

  program
    .command('export <folder>')
    .description('write the content of the content system, or of --source, as files')
    .option('--replace', 'replace the shop in the folder; the old one is kept beside it')
    .option('--drafts', 'write the latest drafts instead of the published content')
    .action(async (folder: string, options: { replace?: true; drafts?: true }) => {
      const { writeShop } = await import('#content/write/write-shop.ts');
      const { hasErrors } = await import('#content/diagnostics/diagnostic.ts');
      const source = await contentSource({ ...(await chosen('cms')), ...options });
      const content = await source.load();
      if (hasErrors(content.diagnostics)) {
        await report(content.diagnostics, { to: process.stderr });
        return;
      }
      const { files, replaced } = await writeShop(content, folder, options);
      process.stdout.write(`${files} files of the ${source.name} stand in ${folder}.\n`);
      if (replaced) process.stdout.write(`What they replace is kept in ${folder}/${replaced}.\n`);
    });

  program
    .command('import-items <file>')
    .description(
      'import items from a CSV table into the shop’s folder, if the table has no mistakes',
    )
    .option('--dry-run', 'report what would change, and write nothing')
    .option('--all', 'list every mistake and warning')
    .option('--gone', 'mark items that the table lacks as gone; their pages say so for a year')
    .action(async (file: string, options: { all?: true; dryRun?: true; gone?: true }) => {
      const { readFile } = await import('node:fs/promises');
      const { importItems } = await import('#content/item-table/import-items.ts');
      const { writeItems } = await import('#content/item-table/write-items.ts');
      const { filesSource } = await import('#content/files/files-source.ts');
      const { today } = await import('#model/today.ts');
      const shop = (await chosen()).content;
      const table = { bytes: await readFile(file).catch(cannotRead), file };
      const goneSince = options.gone ? today() : undefined;
      const { before, items, diagnostics } = await importItems(filesSource(shop), table, goneSince);
      if (diagnostics.length > 0) {
        const command = 'import-items --dry-run --all';
        await report(diagnostics, { ...options, command, to: process.stderr });
      }
      if (!items) {
        process.stderr.write('Nothing was written.\n');
        return;
      }
      process.stdout.write(`${told(items)}\n`);
      if (options.dryRun) return;
      const written = await writeItems(shop, before, items);
      const files = written.length === 1 ? 'One file was' : `${written.length} files were`;
      process.stdout.write(`${files} written in ${shop}.\n`);
    });

  program
    .command('export-items <file>')
    .description('write the shop’s items as a CSV table, for spreadsheets')
    .action(async (file: string) => {
      const { writeFile } = await import('node:fs/promises');
      const { loadSite } = await import('#content/load.ts');
      const { writeTable } = await import('#content/item-table/write-table.ts');
      const { site, diagnostics } = await loadSite(await contentSource(await chosen()));
      if (!site) {
        await report(diagnostics, { to: process.stderr });
        return;
      }
      await writeFile(file, writeTable(site.items, site));
      process.stdout.write(`${site.items.length} items stand in ${file}.\n`);
    });

  program
    .command('import [folder]')
    .description('send a shop’s files to the content system, with an owner’s key in CMS_KEY')
    .action(async (folder?: string) => {
      const { importContent } = await import('#content/cms/import.ts');
      const { filesSource } = await import('#content/files/files-source.ts');
      const { loadSite } = await import('#content/load.ts');
      const shop = folder ?? (await chosen()).content;
      const source = filesSource(shop);
      const { site, diagnostics } = await loadSite(source);
      if (!site) {
        await report(diagnostics, { folder: shop, to: process.stderr });
        return;
      }
      const done = await importContent(await source.load(), readCmsSettings(process.env));
      process.stdout.write(
        `The content system has the ${source.name}: ${done.created} records made, ${done.changed} changed, ${done.unchanged} as they were; ${done.files} files sent.\n`,
      );
    });
}

function cannotRead(error: unknown): never {
  throw new UserError(`The table cannot be read: ${(error as Error).message}.`, { cause: error });
}

/** Summarises an import: '3 new items, 2 changed, 240 as they were.' */
function told(items: readonly { before?: number; isChanged: boolean }[]): string {
  const fresh = items.filter(({ before }) => before === undefined).length;
  const changed = items.filter(({ isChanged }) => isChanged).length - fresh;
  return `${fresh} new items, ${changed} changed, ${items.length - fresh - changed} as they were.`;
}
