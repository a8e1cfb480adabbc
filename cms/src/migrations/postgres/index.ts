import * as migration_20261122_113913_first from './20261122_113913_first';

export const migrations = [
  {
    up: migration_20261122_113913_first.up,
    down: migration_20261122_113913_first.down,
    name: '20261122_113913_first'
  },
];
