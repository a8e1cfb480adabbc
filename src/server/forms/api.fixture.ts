import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { FormsShop } from '#model/forms/shop.ts';
import { dayAfter } from '#model/opening-hours/days.ts';
import { today } from '#model/today.ts';
import { requestListener } from '../http/listen.ts';
import { createGuard } from '../abuse/guard.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { openStore } from '../store/open-store.ts';
import type { NewMail } from '../mail/mail.ts';
import type { Store } from '../store/store.ts';
import { createSigner, type Signer } from '../tokens/signer.ts';
import { formsApi, type FormsDeps } from '../forms-api.ts';

/** Open from 9:30 to 13:00 and from 14:00 to 18:30 on each day from today on, but for the second. */
const days = {
  first: today(),
  days: `AB${'A'.repeat(60)}`,
  hours: ['09:30-13:00 14:00-18:30', ''],
};

export const shop: FormsShop = {
  name: 'Lindenhof',
  sender: ['Lindenhof Brandt GmbH', 'Postgasse 7, 07998 Brunnau an der Elster'],
  email: 'post@lindenhof.example',
  siteUrl: 'https://www.lindenhof.example',
  formsUrl: 'https://www.lindenhof.example',
  newsletter: true,
  appointments: [
    { id: 'sehtest', names: { de: 'Sehtest', fr: 'Examen de vue' }, minutes: 40, days },
    {
      id: 'uhr',
      names: { de: 'Uhr ansehen' },
      minutes: 20,
      email: 'werkstatt@lindenhof.example',
      days,
    },
  ],
  vouchers: { least: 20, most: 500, motifs: [{ id: 'linde', names: { de: 'Linde' } }], post: true },
  pages: {
    de: {
      home: '/',
      thanks: '/danke',
      privacy: '/datenschutz',
      appointments: '/termin',
      vouchers: '/gutscheine',
    },
    en: { home: '/en', thanks: '/en/thanks', privacy: '/en/privacy' },
    fr: {
      home: '/fr',

      thanks: '/fr/merci',
      privacy: '/fr/confidentialite',
    },
  },
};

export interface RunningApi {
  url: string;
  store: Store;
  signer: Signer;
  /** The log, one entry per line. */
  lines: string[];
  /** A token old enough to be accepted. */
  token(): string;
  /** Advances the guard's clock. */
  pass(ms: number): void;
  send(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  sendForm(
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Response>;
  mails(): Promise<NewMail[]>;
}

interface ApiOptions extends Partial<Omit<FormsDeps, 'store'>> {
  altcha?: 'auto' | 'always' | 'off';
}

let opened: Promise<Store> | undefined;

/** One store for all tests of a process: opening a database takes longer than a test. */
function sharedStore(): Promise<Store> {
  opened ??= openTemporaryStore();
  return opened;
}

async function openTemporaryStore(): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), 'api-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  return openStore({ dataFolder: folder });
}

/** Serves the API over HTTP until the test ends. It ignores mails that were stored before. */
export async function startApi({
  altcha = 'auto',
  ...change
}: ApiOptions = {}): Promise<RunningApi> {
  const store = await sharedStore();
  const before = new Set((await store.outbox.list('waiting')).map(({ id }) => id));
  let time = Date.now();
  const lines: string[] = [];
  const signer = createSigner(randomUUID());
  const guard = createGuard({ signer, altcha }, () => time);
  const log = (facts: object, message: string) => {
    lines.push(JSON.stringify({ ...facts, message }));
  };
  const app = formsApi({
    store,
    shop: () => shop,
    signer,
    guard,
    metrics: createMetrics(() => store.outbox.counts()),
    log: { info: log, error: log },
    allowedOrigins: [],
    trustedProxies: 0,
    servesSite: true,
    ...change,
  });
  const server = createServer(requestListener(app));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const post = (path: string, body: string, headers: Record<string, string>) =>
    fetch(url + path, { method: 'POST', body, headers, redirect: 'manual' });
  return {
    url,
    store,
    signer,
    lines,
    pass: (ms) => void (time += ms),
    token() {
      const token = guard.issueToken();
      time += 2000;
      return token;
    },
    send: (path, body, headers = {}) =>
      post(path, JSON.stringify(body), { 'Content-Type': 'application/json', ...headers }),
    sendForm: (path, fields, headers = {}) =>
      post(path, new URLSearchParams(fields).toString(), {
        'Content-Type': 'application/x-www-form-urlencoded',
        Accept: 'text/html',
        ...headers,
      }),
    async mails() {
      const deliveries = await store.outbox.list('waiting');
      const added = deliveries.filter(({ id }) => !before.has(id));
      return added.flatMap(({ mail }) => mail ?? []);
    },
  };
}

export const message = {
  language: 'de',
  page: '/kontakt',
  name: 'Änne Brandt',
  email: 'aenne@beispiel.example',
  message: 'Ist die Uhr schon fertig?',
  privacy: true,
};

/** A request for an appointment in two days. */
export const appointment = {
  ...message,
  page: '/termin',
  message: '',
  appointment: 'sehtest',
  day1: dayAfter(today(), 2),
  time1: '10:30',
};

/** A request of a voucher, to be collected. */
export const voucher = {
  ...message,
  page: '/gutscheine',
  message: '',
  amount: '50',
  delivery: 'collect',
};

/** A newsletter sign-up with a unique address. */
export function newWish() {
  return { ...wish, email: `aenne-${randomUUID()}@beispiel.example` };
}

const wish = {
  language: 'fr',
  page: '/fr',
  email: 'aenne@beispiel.example',
  consent: 'Oui, je souhaite recevoir la newsletter.',
};
