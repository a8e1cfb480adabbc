import { type BuildFailure, buildReportSchema } from '#model/publishing/build-report.ts';
import type { keptReleases } from '#generator/release/kept-releases.ts';
import type { PublishSettings } from '#server/settings/settings.ts';
import type { SiteBuilder } from '#server/publish/site-builder.ts';
import type { Rest } from './finish-release.ts';

/**
 * Makes releases for a server that publishes, each in a process of its own.
 *
 * @param command the file of the command, with the options that locate the shop.
 * @param dist folder of the releases.
 * @param rest the unfinished work of the release that opened the shop: a publish doesn't wait for
 *   it.
 */
export function siteBuilder(
  command: readonly string[],
  dist: string,
  { timeoutSeconds, uploadCommand }: Pick<PublishSettings, 'timeoutSeconds' | 'uploadCommand'>,
  rest: Omit<Rest, 'make'> = nothingLeft,
): SiteBuilder {
  const timeout = timeoutSeconds * 1000;
  /** Metadata of releases, cached because they never change. */
  const known: Parameters<typeof keptReleases>[1] = new Map();
  return {
    async build({ confirm, signal }) {
      const { reportOf } = await import('#generator/publish/child.ts');
      const report = await rest.after(async (isUnfinished) => {
        // Uploads get no early release: other hosts can't make missing pictures on request.
        const haste = isUnfinished && uploadCommand === undefined ? '--early' : '--urgent';
        const confirmed = confirm ? ['--confirm-fewer-pages'] : [];
        const words = [...command, 'build', '--strict', haste, '--json', ...confirmed];
        return reportOf(buildReportSchema, words, {
          timeout,
          signal,
          env: environmentWithout(ofServer, ofUpload),
        });
      });
      return 'cause' in report ? { diagnostics: [], failure: report } : report;
    },
    async upload({ signal }) {
      if (uploadCommand === undefined) return undefined;
      return failureIn(async () => {
        const { uploadRelease } = await import('./upload-release.ts');
        const env = environmentWithout(ofServer, ofContent);
        await uploadRelease(uploadCommand, dist, { timeoutSeconds, signal, env });
      });
    },
    rollBack: (release) =>
      failureIn(async () => {
        const { rollBack } = await import('#generator/release/kept-releases.ts');
        await rest.hold(async () => rollBack(dist, release));
      }),
    async releases() {
      const kept = await import('#generator/release/kept-releases.ts');
      return kept.keptReleases(dist, known);
    },
  };
}

const nothingLeft: Omit<Rest, 'make'> = {
  after: async (work) => work(false),
  hold: async (work) => work(),
};

// A build parses untrusted pictures and texts. If a parser has a flaw, secrets that the build
// doesn't get can't leak.
export const ofServer =
  /^(?:(?:SECRET|SECRET_OLD|DATABASE_URL|SMTP_URL|PUBLISH_SECRET|LISTMONK_\w+)(?:_FILE)?|PAYLOAD_SECRET|CMS_ADMIN_\w+|S3_\w+)$/;
export const ofUpload = /^(?:AWS|RCLONE)_/;
export const ofContent = /^CMS_KEY(?:_FILE)?$/;

/** This process's environment without the variables that match. */
export function environmentWithout(...names: readonly RegExp[]): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !names.some((one) => one.test(name)));
  return Object.fromEntries(kept);
}

/** Whether an older release than the newest is current, after a rollback. */
export async function isRolledBack(dist: string): Promise<boolean> {
  const kept = await import('#generator/release/kept-releases.ts');
  return kept.isRolledBack(dist);
}

async function failureIn(work: () => Promise<void>): Promise<BuildFailure | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    const { failureOf } = await import('#generator/publish/failure.ts');
    const failure = failureOf(error);
    if (!failure) throw error;
    return failure;
  }
}
