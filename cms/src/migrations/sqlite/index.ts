import * as migration_20261122_111502_first from './20261122_111502_first';

export const migrations = [
  {
    up: migration_20261122_111502_first.up,
    down: migration_20261122_111502_first.down,
    name: '20261122_111502_first'
  },
];
