import { fileURLToPath } from 'node:url';

/** The folder of this kit, which contains package.json and src/. */
export const kitFolder = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
