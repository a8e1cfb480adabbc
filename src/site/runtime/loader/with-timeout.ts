/** The result of a task if it ends within some time (ms), otherwise `late`. */
export function withTimeout<Result, Late>(
  task: Promise<Result>,
  milliseconds: number,
  late: Late,
): Promise<Result | Late> {
  const end = new Promise<Late>((resolve) => {
    setTimeout(resolve, milliseconds, late);
  });
  return Promise.race([task, end]);
}
