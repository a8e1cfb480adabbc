import * as migration_20261122_105212_first from './20261122_105212_first';
import * as migration_20261122_110645_model from './20261122_110645_model';

export const migrations = [
  {
    up: migration_20261122_105212_first.up,
    down: migration_20261122_105212_first.down,
    name: '20261122_105212_first',
  },
  {
    up: migration_20261122_110645_model.up,
    down: migration_20261122_110645_model.down,
    name: '20261122_110645_model'
  },
];
