import { fileURLToPath } from 'node:url';

/** The folder of this kit: where its package.json and src/ are. */
export const kitFolder = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
