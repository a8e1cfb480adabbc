import { z } from 'zod';
import { readEnvironment } from './environment.ts';
import { integer, oneOf, origin, text } from './setting-types.ts';

// Settings of commands that read content or preview it.

const expectedKey = 'the API key that the content system shows for a reader';

const cms = {
  CMS_URL: origin().default('http://127.0.0.1:3000'),
  CMS_KEY: z.string(expectedKey).regex(/^[\x21-\x7E]{1,500}$/, expectedKey),
};

const expectedSecret = 'the secret of 32 characters or more that the content system has too';

const preview = {
  ...cms,
  PORT: integer(0, 65_535, '; 0 takes any free port').default(3001),
  HOST: text(
    /^[\w.:-]+$/,
    'a host name or an IP address, such as 127.0.0.1, or 0.0.0.0 for every network',
  ).default('127.0.0.1'),
  PREVIEW_URL: origin().default('http://127.0.0.1:3001'),
  PUBLISH_SECRET: z.string(expectedSecret).regex(/^\S{32,}$/, expectedSecret),
};

const secrets = new Set(['CMS_KEY', 'PUBLISH_SECRET']);

type Environment = Record<string, string | undefined>;

/**
 * The source of the content.
 *
 * @throws UserError for an unknown source.
 */
export function readSourceChoice(environment: Environment): 'files' | 'cms' {
  const schema = z.object({ SCHAUFENSTER_SOURCE: oneOf('files', 'cms').default('files') });
  return readEnvironment(schema, environment, secrets).SCHAUFENSTER_SOURCE;
}

/**
 * The address of the content system, and its key.
 *
 * @throws UserError that lists every wrong variable and what is expected.
 */
export function readCmsSettings(environment: Environment): { url: string; key: string } {
  const { CMS_URL, CMS_KEY } = readEnvironment(z.object(cms), environment, secrets);
  return { url: CMS_URL, key: CMS_KEY };
}

/**
 * The settings of the preview.
 *
 * @throws UserError that lists every wrong variable and what is expected.
 */
export function readPreviewSettings(environment: Environment) {
  const set = readEnvironment(z.object(preview), environment, secrets);
  return {
    port: set.PORT,
    host: set.HOST,
    cms: { url: set.CMS_URL, key: set.CMS_KEY },
    /** Public URL of the preview. */
    url: set.PREVIEW_URL,
    /** Signs visitors' tokens. */
    secret: set.PUBLISH_SECRET,
  };
}
