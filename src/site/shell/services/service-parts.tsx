import type { ComponentType } from 'react';
import type { Services, ServiceView } from '#model/views/shell.ts';
import { useLater } from '../../ui/use-later.ts';
import { ErrorBoundary } from '../error-boundary.tsx';

/** What a service shows after the content of every page: the default export of its feature's `service.tsx`. */
type ServicePart = ComponentType<{ view: ServiceView }>;

type Load = () => Promise<{ default: ServicePart }>;

const parts = import.meta.glob<{ default: ServicePart }>('../../../features/*/service.tsx');

/** What the services of features show on every page. */
export function ServiceParts({ services }: { services: Services }) {
  return Object.entries(services).map(([name, view]) => (
    <ErrorBoundary key={name} fallback={null}>
      <Part load={parts[`../../../features/${name}/service.tsx`]} view={view} />
    </ErrorBoundary>
  ));
}

function Part({ load, view }: { load: Load | undefined; view: ServiceView }) {
  const Loaded = useLater(load)?.default;
  return Loaded ? <Loaded view={view} /> : null;
}
