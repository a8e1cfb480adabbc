/** What comes of a task where it ends within some time (ms); `late` where it does not. */
export function inTime<Result, Late>(
  task: Promise<Result>,
  milliseconds: number,
  late: Late,
): Promise<Result | Late> {
  const end = new Promise<Late>((resolve) => {
    setTimeout(resolve, milliseconds, late);
  });
  return Promise.race([task, end]);
}
