import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '#model/user-error.ts';

/**
 * Brings the current release to the target that the environment names, and prints what was done.
 *
 * @throws UserError where there is none, or it refuses; not where a program asks, which is told.
 */
export async function uploadRelease(dist: string, { json }: { json?: true } = {}): Promise<void> {
  const { failureOf } = await import('#generator/publish/failure.ts');
  const { endWithParent } = await import('#generator/publish/end-with-parent.ts');
  if (!json) {
    const { uploaded, removed, staying } = await uploadCurrent(dist);
    process.stdout.write(
      `${uploaded} files uploaded, ${removed} removed; ${staying} stay for a day, for open tabs.\n`,
    );
    return;
  }
  endWithParent();
  try {
    const { uploaded, removed } = await uploadCurrent(dist);
    process.stdout.write(`${JSON.stringify({ uploaded, removed })}\n`);
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    process.stdout.write(`${JSON.stringify({ failure })}\n`);
    process.exitCode = 1;
  }
}

async function uploadCurrent(dist: string) {
  const { targetOf } = await import('#generator/upload/open-target.ts');
  const { upload } = await import('#generator/upload/upload.ts');
  const { pendingPictures } = await import('#generator/release/file-names.ts');
  const target = targetOf(process.env);
  if (!target) throw new UserError('PUBLISH_TARGET is not set: it says where to upload to.');
  const site = await realpath(join(dist, 'current/site')).catch((error: unknown) => {
    throw new UserError(`There is no release in ${dist} yet. Build one first.`, { cause: error });
  });
  if (existsSync(join(site, '..', pendingPictures))) {
    throw new UserError(
      'Pictures of the current release are still being made. Run "schaufenster build", and upload then.',
    );
  }
  return upload(site, target);
}
