import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { kitFolder } from './kit-folder.ts';

test('no two style modules have one name, since their class names begin with it', async () => {
  const files = await readdir(join(kitFolder, 'src/site'), { recursive: true });
  const names = files.filter((file) => file.endsWith('.module.css')).map((file) => basename(file));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
