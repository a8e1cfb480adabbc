/**
 * The factor by which a function's time grows with eight times the input: about 8 if it is linear,
 * 64 if quadratic.
 */
export async function growth<Input>(
  inputOf: (size: number) => Input,
  run: (input: Input) => unknown,
  size: number,
): Promise<number> {
  const timeOf = async (input: Input) => {
    const start = process.cpuUsage();
    await run(input);
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  const [small, large] = [inputOf(size), inputOf(size * 8)];
  // The first run compiles the code.
  await run(small);
  const times = [await timeOf(small), await timeOf(small), await timeOf(small)];
  return (await timeOf(large)) / Math.max(...times);
}
