import { workerData } from 'node:worker_threads';
import { type Link, makeLinks } from './links.ts';

const { links, folder } = workerData as { links: Link[]; folder: string };
makeLinks(links, new Set([folder]));
