import { spawnSync } from 'node:child_process';
import { onTestFinished } from 'vitest';

/** Mounts a disk of so many MB in memory until the test ends; undefined where this user may mount none. */
export function smallDisk(folder: string, megabytes: number): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const mount = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
  const { status, stderr } = spawnSync('mount', mount, {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  // In some containers root may not.
  if (stderr?.includes('permission denied')) return undefined;
  if (status !== 0) throw new Error(`No small disk can be mounted: ${stderr}`);
  onTestFinished(() => void spawnSync('umount', ['--lazy', folder]));
  return folder;
}
