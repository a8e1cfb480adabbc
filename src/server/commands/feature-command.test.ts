import { expect, test } from 'vitest';
import { features } from '#features/features.ts';
import type { Feature } from '#model/feature.ts';
import { featureCommand } from './feature-command.ts';

const usages = Object.values<Feature>(features).flatMap(({ commands = {} }) =>
  Object.keys(commands),
);

test.each(usages)('a feature says what its command "%s" does', async (usage) => {
  await expect(featureCommand(usage)).resolves.toBeTypeOf('function');
});

test('a command that no feature carries out is named', async () => {
  await expect(featureCommand('repairs list')).rejects.toThrow('what repairs list does');
});
