import { type ReactNode, useEffect } from 'react';
import { SidebarProvider, useSidebar } from '../../ui/sidebar/sidebar.tsx';
import styles from '../../ui/sidebar/sidebar.module.css?inline';

interface ContentsDrawerProps {
  /** Opens the drawer again whenever it changes. */
  times: number;
  children: ReactNode;
}

/**
 * The table of contents in a sidebar that is open from the start. A separate module, so that its
 * styles load with it.
 */
export function ContentsDrawer(props: ContentsDrawerProps) {
  return (
    <SidebarProvider>
      <style href="sidebar" precedence="late">
        {styles}
      </style>
      <OpenEachTime {...props} />
    </SidebarProvider>
  );
}

function OpenEachTime({ times, children }: ContentsDrawerProps): null {
  const { open } = useSidebar();
  // oxlint-disable-next-line react/exhaustive-deps -- opens again each time it changes
  useEffect(() => open(children), [times]);
  return null;
}
