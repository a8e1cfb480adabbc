import * as migration_20261122_111519_first from './20261122_111519_first';

export const migrations = [
  {
    up: migration_20261122_111519_first.up,
    down: migration_20261122_111519_first.down,
    name: '20261122_111519_first'
  },
];
