import * as migration_20261122_105212_first from './20261122_105212_first';

export const migrations = [
  {
    up: migration_20261122_105212_first.up,
    down: migration_20261122_105212_first.down,
    name: '20261122_105212_first',
  },
];
