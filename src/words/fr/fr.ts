import type { Words } from '../de/de.ts';
import { consent } from './consent.ts';
import { frame } from './frame.ts';
import { hours } from './hours.ts';
import { mails } from './mails.ts';
import { pages } from './pages.ts';
import { publishing } from './publishing.ts';
import { serverPages } from './server-pages.ts';

export const fr: Words = { consent, frame, hours, mails, pages, publishing, serverPages };
