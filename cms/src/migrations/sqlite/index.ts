import * as migration_20261122_113857_first from './20261122_113857_first';

export const migrations = [
  {
    up: migration_20261122_113857_first.up,
    down: migration_20261122_113857_first.down,
    name: '20261122_113857_first'
  },
];
