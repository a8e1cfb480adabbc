import { mayBePlain } from '#model/hosting/plain-connection.ts';
import { UserError } from '#model/user-error.ts';
import { rsyncTarget } from './rsync-target.ts';
import { s3Target } from './s3-target.ts';
import type { Target } from './target.ts';

const expected =
  'PUBLISH_TARGET must be "s3://bucket/prefix?endpoint=https://s3.example.org&region=eu-central-1" or "rsync:user@machine:/folder"';

/**
 * The target that the environment names; undefined for none.
 *
 * @throws UserError where its settings are wrong or missing.
 */
export function targetOf(environment: Record<string, string | undefined>): Target | undefined {
  const target = environment['PUBLISH_TARGET'];
  if (!target) return undefined;
  if (target.startsWith('rsync:')) {
    const destination = target.slice('rsync:'.length);
    if (!/^[^-\s][^\s]*$/.test(destination)) throw new UserError(`${expected}.`);
    return rsyncTarget(destination);
  }
  const url = URL.parse(target);
  const endpoint = url?.searchParams.get('endpoint')?.replace(/\/$/, '');
  if (url?.protocol !== 's3:' || !url.hostname || !URL.canParse(endpoint ?? '')) {
    throw new UserError(`${expected}.`);
  }
  const { protocol, hostname } = new URL(endpoint ?? '');
  if (protocol !== 'https:' && !mayBePlain(hostname, environment['ALLOW_PLAIN'])) {
    throw new UserError(
      `The endpoint in PUBLISH_TARGET must be an address with https, or its host in ALLOW_PLAIN if it is in a private network.`,
    );
  }
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (!accessKeyId || !secretAccessKey) {
    throw new UserError(
      'PUBLISH_TARGET needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY as well.',
    );
  }
  const prefix = decodeURIComponent(url.pathname).replaceAll(/^\/+|\/+$/g, '');
  return s3Target({
    bucket: url.hostname,
    prefix: prefix && `${prefix}/`,
    endpoint: endpoint ?? '',
    region: url.searchParams.get('region') ?? 'auto',
    accessKeyId,
    secretAccessKey,
  });
}
