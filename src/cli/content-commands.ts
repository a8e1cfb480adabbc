import type { Command } from 'commander';
import { readCmsSettings, readPreviewSettings } from '#server/settings/content.ts';
import { contentSource, type SourceOptions } from './content-source.ts';
import { report } from './report.ts';
import { serve } from './serve.ts';

/**
 * Adds the commands on content itself. Each loads what it needs when it runs.
 *
 * @param chosen what the options of the program say.
 */
export function addContentCommands(
  program: Command,
  chosen: (preset?: 'cms') => Promise<SourceOptions>,
): void {
  program
    .command('preview')
    .description(
      'serve the drafts of the content system, to those with a link, at PORT (3001) of HOST (127.0.0.1)',
    )
    .action(async () => {
      const { startPreview } = await import('#generator/preview/preview-server.ts');
      const { cmsSource } = await import('#content/cms/cms-source.ts');
      const { cms, ...settings } = readPreviewSettings(process.env);
      const { cache } = await chosen();
      const source = cmsSource({ ...cms, cache, drafts: true });
      const starting = startPreview({ ...settings, source, cache, cms: cms.url });
      await serve(starting, (url) => `The preview is open: ${url}`);
    });

  program
    .command('export <folder>')
    .description('write the content of the content system, or of --source, as a shop in files')
    .option('--replace', 'write over the shop in the folder; what was there is kept beside it')
    .option('--drafts', 'the latest drafts in the place of what is published')
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
    .command('import [folder]')
    .description('send a shop in files to the content system, with the key of an owner in CMS_KEY')
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
