/** Ends this process with the one that started it: nobody would hear of its result. */
export function endWithParent(): void {
  if (!process.channel) return;
  process.on('disconnect', () => process.exit(1));
  process.channel.unref();
}
