import { Command } from 'commander';
import { UserError } from '#model/user-error.ts';
import { readSettings } from '#server/settings/settings.ts';
import { takeScreenshots } from './screenshots.ts';
import { startGallery } from './server.ts';

const { screenshots } = new Command('gallery')
  .description('Shows the examples of all components at PORT (5174) of HOST (127.0.0.1).')
  .option('--screenshots <folder>', 'write a picture of each example instead')
  .parse()
  .opts<{ screenshots?: string }>();

try {
  const environment = { ...process.env, PORT: screenshots ? '0' : process.env['PORT'] || '5174' };
  const gallery = await startGallery({ ...readSettings(environment), log: console.error });
  if (screenshots) {
    await takeScreenshots(gallery.url, await gallery.examplePaths(), screenshots);
    await gallery.close();
  } else {
    console.log(`The gallery is open: ${gallery.url}`);
  }
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
