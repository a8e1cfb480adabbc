import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { uniqueBy } from './unique.ts';

const named = z.array(z.object({ name: z.string() }));
const names = (...list: string[]) => list.map((name) => ({ name }));

describe('uniqueBy', () => {
  it('takes records of different names', () => {
    expect(named.superRefine(uniqueBy('name')).safeParse(names('a', 'b')).success).toBe(true);
  });

  it('points to each repetition', () => {
    const { error } = named.superRefine(uniqueBy('name')).safeParse(names('a', 'b', 'a', 'a'));
    expect(error?.issues.map(({ path }) => path)).toEqual([
      [2, 'name'],
      [3, 'name'],
    ]);
  });

  it('compares normalised values and names the value as written', () => {
    const check = uniqueBy('name', (name) => name.toLowerCase());
    const { error } = named.superRefine(check).safeParse(names('a', 'A'));
    expect(error?.issues[0]?.message).toContain('"A"');
  });
});
