import { join } from 'node:path';
import { z } from 'zod';
import { misspeltSettings, readEnvironment } from './environment.ts';
import {
  integer,
  type Mailbox,
  mailbox,
  oneOf,
  origin,
  origins,
  seconds,
  text,
  url,
} from './setting-types.ts';

/** Where the server listens. */
const listening = {
  PORT: integer(0, 65_535, '; 0 takes any free port').default(8080),
  HOST: text(
    /^[\w.:-]+$/,
    'a host name or an IP address, such as 127.0.0.1, or 0.0.0.0 for every network',
  ).default('127.0.0.1'),
};

const listmonk = {
  LISTMONK_URL: url(['http', 'https'], 'https://lists.shop.example').optional(),
  LISTMONK_USER: text(/^\S+$/, 'the name of an API user of listmonk').optional(),
  LISTMONK_TOKEN: text(/^\S+$/, 'the access token of that user').optional(),
  LISTMONK_LIST: integer(1, 2 ** 31, ', the number of a list').optional(),
};

const expectedSecret = 'a secret of 32 characters or more, spaces not counted';

const longSecret = () => text(/^\s*(?:\S\s*){32,}$/, expectedSecret);

const publishing = {
  PUBLISH_SECRET: longSecret().optional(),
  PUBLISH_MAIL_TO: mailbox().optional(),
  PUBLISH_DELAY_SECONDS: seconds(0, 60).default(1),
  PUBLISH_TIMEOUT_SECONDS: seconds(10, 7200).default(900),
  PUBLISH_COMMAND: text(
    /^\//,
    'the path of a program, such as /etc/schaufenster-upload',
  ).optional(),
};

const schema = z
  .object({
    ...listening,
    ...listmonk,
    ...publishing,
    DATA_DIR: text(/^[^\0]+$/, 'a folder').default('data'),
    DATABASE_URL: url(
      ['postgres', 'postgresql'],
      'postgres://user:password@localhost:5432/schaufenster',
    ).optional(),
    SMTP_URL: url(['smtp', 'smtps'], 'smtps://user:password@mail.shop.example').optional(),
    MAIL_FROM: mailbox().optional(),
    MAIL_TO: mailbox().optional(),
    SECRET: longSecret().optional(),
    SECRET_OLD: longSecret().optional(),
    SITE_URL: origin().optional(),
    ALLOWED_ORIGINS: origins().default([]),
    TRUSTED_PROXIES: integer(0, 10, ', how many proxies stand before the server').default(0),
    ALLOW_PLAIN: text(
      /^[\w.:[\]-]+(?:\s*,\s*[\w.:[\]-]+)*$/,
      'hosts, separated by commas',
    ).optional(),
    OUTBOX_RETRY_SECONDS: seconds(0.1, 3600).default(10),
    RETENTION_DAYS: integer(1, 3650, ' days').default(90),
    ALTCHA: oneOf('auto', 'always', 'off').default('auto'),
    METRICS_PORT: integer(0, 65_535, '; 0 takes any free port').optional(),
    METRICS_HOST: listening.HOST,
    LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent').default('info'),
  })
  .check(({ value, issues }) => {
    const missing = (name: string, message: string): void =>
      void issues.push({ code: 'custom', path: [name], message, input: undefined });
    if (value.SMTP_URL && !value.MAIL_FROM) {
      missing('MAIL_FROM', 'the sender of all mails, such as Lindenhof <post@shop.example>');
    }
    const given = Object.keys(listmonk).filter((name) => name in value);
    for (const name of Object.keys(listmonk)) {
      if (given.length > 0 && !(name in value)) missing(name, `set, as ${given[0]} is`);
    }
  });

const names = Object.keys(schema.shape);

/** Variables that contain passwords: messages about settings end up in logs. */
const secrets = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'SECRET',
  'SECRET_OLD',
  'PUBLISH_SECRET',
  'LISTMONK_URL',
  'LISTMONK_TOKEN',
]);

/**
 * Reads the listening address from environment variables.
 *
 * @throws UserError that lists every wrong variable, its value and what is expected.
 */
export function readAddress(environment: Record<string, string | undefined>) {
  const { PORT, HOST } = readEnvironment(z.object(listening), environment, secrets);
  return { port: PORT, host: HOST };
}

/** The server for the command `publish`, and their shared secret. */
const publisher = z.object({
  PUBLISH_SECRET: z.string(expectedSecret).pipe(longSecret()),
  PUBLISH_URL: origin().default('http://127.0.0.1:8080'),
});

/**
 * Reads the server to publish by from environment variables.
 *
 * @throws UserError that lists every wrong variable, its value and what is expected.
 */
export function readPublishing(environment: Record<string, string | undefined>) {
  const { PUBLISH_SECRET, PUBLISH_URL } = readEnvironment(publisher, environment, secrets);
  return { secret: PUBLISH_SECRET, url: PUBLISH_URL };
}

export type ServerSettings = ReturnType<typeof readSettings>;

/**
 * Reads all of the server's settings from environment variables. Empty ones count as not set.
 *
 * @throws UserError that lists every wrong variable, its value and what is expected.
 */
export function readSettings(environment: Record<string, string | undefined>) {
  const set = readEnvironment(schema, environment, secrets);
  return {
    port: set.PORT,
    /** The network address to listen on. */
    host: set.HOST,
    /** Folder for the database, the secret and, without SMTP, the mails. */
    dataFolder: set.DATA_DIR,
    /** Address of PostgreSQL; without it, SQLite in the data folder is used. */
    databaseUrl: set.DATABASE_URL,
    /** Without it, mails become files in the data folder. */
    smtpUrl: set.SMTP_URL,
    /** The sender of all mails. */
    mailFrom: set.MAIL_FROM,
    /** The shop's own address, which receives visitors' messages. */
    mailTo: set.MAIL_TO,
    /** Signs tokens; without it, one is created and kept in the data folder. */
    secret: set.SECRET,
    /** The previous secret; texts signed with it stay valid. */
    formerSecret: set.SECRET_OLD,
    /** Hosts of a private network that may be reached without encryption. */
    allowPlain: set.ALLOW_PLAIN,
    /** Origin of the site, for links in mails. */
    siteUrl: set.SITE_URL,
    /** Other origins whose pages may send forms here. */
    allowedOrigins: set.ALLOWED_ORIGINS,
    /** The number of proxies in front of the server that add to X-Forwarded-For. */
    trustedProxies: set.TRUSTED_PROXIES,
    /** Delay of the outbox after a first failed attempt; each further delay is twice as long. */
    outboxRetrySeconds: set.OUTBOX_RETRY_SECONDS,
    /** How long messages are kept after delivery. */
    retentionDays: set.RETENTION_DAYS,
    /** When to require a proof of work. */
    altcha: set.ALTCHA,
    /** Port for Prometheus; without it, metrics are not served. */
    metricsPort: set.METRICS_PORT,
    /** The network address for Prometheus. */
    metricsHost: set.METRICS_HOST,
    listmonk: listmonkOf(set),
    publish: publishOf(set),
    logLevel: set.LOG_LEVEL,
    /** Log messages for variables that are probably misspelt settings. */
    misspelt: misspeltSettings(environment, [
      ...names,
      ...Array.from(secrets, (name) => `${name}_FILE`),
    ]),
  };
}

/** Where mails go, for the terminal. */
export function wayOfMails({
  smtpUrl,
  dataFolder,
}: Pick<ServerSettings, 'smtpUrl' | 'dataFolder'>): string {
  return smtpUrl === undefined
    ? `each mail becomes a file in ${join(dataFolder, 'mail')} until SMTP_URL is set`
    : 'mails go out by SMTP_URL';
}

/** How a content system publishes by this server. */
export interface PublishSettings {
  /** Signs messages between the two. */
  secret: string;
  /** Recipient of failure mails, if not the shop's own address. */
  mailTo: Mailbox | undefined;
  /** How long requests are collected for one build. */
  delaySeconds: number;
  /** How long a build may take. */
  timeoutSeconds: number;
  /** The program that uploads each release, if the site is served elsewhere. */
  uploadCommand: string | undefined;
}

/** Undefined if publishing is off. */
function publishOf(set: z.infer<typeof schema>): PublishSettings | undefined {
  const { PUBLISH_SECRET, PUBLISH_MAIL_TO, PUBLISH_DELAY_SECONDS, PUBLISH_TIMEOUT_SECONDS } = set;
  if (PUBLISH_SECRET === undefined) return undefined;
  return {
    secret: PUBLISH_SECRET,
    mailTo: PUBLISH_MAIL_TO,
    delaySeconds: PUBLISH_DELAY_SECONDS,
    timeoutSeconds: PUBLISH_TIMEOUT_SECONDS,
    uploadCommand: set.PUBLISH_COMMAND,
  };
}

/** A listmonk server that is notified of every subscriber, and the number of its list. */
export interface ListmonkSettings {
  url: string;
  user: string;
  token: string;
  list: number;
}

function listmonkOf(set: z.infer<typeof schema>): ListmonkSettings | undefined {
  const { LISTMONK_URL, LISTMONK_USER, LISTMONK_TOKEN, LISTMONK_LIST } = set;
  if (!LISTMONK_URL || !LISTMONK_USER || !LISTMONK_TOKEN || !LISTMONK_LIST) return undefined;
  return { url: LISTMONK_URL, user: LISTMONK_USER, token: LISTMONK_TOKEN, list: LISTMONK_LIST };
}
