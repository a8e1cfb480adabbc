import type { ShellServices } from '#model/views/shell.ts';
import { useLater } from '../ui/use-later.ts';

interface ServiceSlotProps<Name extends keyof ShellServices> {
  name: Name;
  view: ShellServices[Name];
}

/** A slot for a service's part of the shell, which is loaded after hydration. */
export function ServiceSlot<Name extends keyof ShellServices>({
  name,
  view,
}: ServiceSlotProps<Name>) {
  return useLater(loadParts)?.externalParts[name](view);
}

const loadParts = () => import('./services/external-parts.tsx');
