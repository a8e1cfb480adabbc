import { type BuildFailure, buildReportSchema } from '#model/publishing/build-report.ts';
import type { keptReleases } from '#generator/release/kept-releases.ts';
import type { PublishSettings } from '#server/settings/settings.ts';
import type { SiteBuilder } from '#server/publish/site-builder.ts';
import type { Rest } from './finish-release.ts';

/**
 * Makes releases for a server that publishes, each by a command of its own.
 *
 * @param command the file of the command, with the options that tell where the shop is.
 * @param dist folder of the releases.
 * @param rest what is still made of the release that opened the shop: a publish does not wait for it.
 */
export function siteBuilder(
  command: readonly string[],
  dist: string,
  { timeoutSeconds, uploadCommand }: Pick<PublishSettings, 'timeoutSeconds' | 'uploadCommand'>,
  rest: Omit<Rest, 'make'> = nothingLeft,
): SiteBuilder {
  const timeout = timeoutSeconds * 1000;
  /** What was read of releases, which never change. */
  const known: Parameters<typeof keptReleases>[1] = new Map();
  return {
    async build({ confirm, signal }) {
      const { reportOf } = await import('#generator/publish/child.ts');
      const report = await rest.after(async (isUnfinished) => {
        // Another host gets no early release: nobody there makes a picture that is asked for.
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

// A build reads pictures and texts of others: what it does not need, no flaw in that can give away.
export const ofServer =
  /^(?:(?:SECRET|SECRET_OLD|DATABASE_URL|SMTP_URL|PUBLISH_SECRET|LISTMONK_\w+)(?:_FILE)?|PAYLOAD_SECRET|CMS_ADMIN_\w+|S3_\w+)$/;
export const ofUpload = /^(?:AWS|RCLONE)_/;
export const ofContent = /^CMS_KEY(?:_FILE)?$/;

/** The environment of this process without these variables. */
export function environmentWithout(...names: readonly RegExp[]): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !names.some((one) => one.test(name)));
  return Object.fromEntries(kept);
}

/** Whether another release is served than the newest, since somebody went back to it. */
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
