import type { BuildFailure, BuildReport } from '#model/publishing/build-report.ts';
import type { PublishStatus } from '#model/publishing/publishing.ts';

/**
 * Makes releases; provided by the command that starts the server. Methods report failures instead
 * of throwing.
 */
export interface SiteBuilder {
  /**
   * Builds the current content in a child process, and makes the release live if there are no
   * errors.
   */
  build(options: { confirm: boolean; signal: AbortSignal }): Promise<BuildReport>;
  /** Uploads the current release, if the site is served elsewhere. Returns the failure, if any. */
  upload(options: { signal: AbortSignal }): Promise<BuildFailure | undefined>;
  /** Makes a stored release live again. Returns the failure, if any. */
  rollBack(release: string): Promise<BuildFailure | undefined>;
  releases(): Promise<PublishStatus['releases']>;
}
