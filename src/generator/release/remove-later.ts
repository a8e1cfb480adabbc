import { spawn } from 'node:child_process';

const script =
  'for (const folder of process.argv.slice(1)) fs.rmSync(folder, { recursive: true, force: true })';

/**
 * Removes folders in a detached process, without waiting: 9,000 files take 0.3 to 0.6 s, a good
 * part of a small build's time.
 */
export function removeLater(folders: readonly string[]): void {
  if (folders.length === 0) return;
  const child = spawn(process.execPath, ['--eval', script, ...folders], {
    detached: true,
    stdio: 'ignore',
  });
  child.on('error', () => {});
  child.unref();
}
