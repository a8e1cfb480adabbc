import type { BuildFailure, BuildReport } from '#model/publishing/build-report.ts';
import type { PublishStatus } from '#model/publishing/publishing.ts';

/** What makes releases, handed in by the command that starts the server. Each fails by its report. */
export interface SiteBuilder {
  /** Builds the content as it is, in a process of its own, and serves it where nothing is wrong. */
  build(options: { confirm: boolean; signal: AbortSignal }): Promise<BuildReport>;
  /** Uploads the current release, if the site is served elsewhere. Returns what went wrong. */
  upload(options: { signal: AbortSignal }): Promise<BuildFailure | undefined>;
  /** Serves a release again that is kept. Gives what is wrong where that cannot be. */
  rollBack(release: string): Promise<BuildFailure | undefined>;
  releases(): Promise<PublishStatus['releases']>;
}
