import { workerData } from 'node:worker_threads';
import { makeBundles } from './make-bundles.ts';

const { folder, hash } = workerData as { folder: string; hash: string };
await makeBundles(folder, hash);
