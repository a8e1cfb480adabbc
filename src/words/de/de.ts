import { consent } from './consent.ts';
import { frame } from './frame.ts';
import { hours } from './hours.ts';
import { mails } from './mails.ts';
import { pages } from './pages.ts';
import { publishing } from './publishing.ts';
import { serverPages } from './server-pages.ts';

/** All that is said in German, but for what a browser loads apart. Other languages follow its shape. */
export const de = { consent, frame, hours, mails, pages, publishing, serverPages };

export type Words = typeof de;
