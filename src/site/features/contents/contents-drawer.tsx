import { type ReactNode, useEffect } from 'react';
import { SidebarProvider, useSidebar } from '../../ui/sidebar/sidebar.tsx';
import styles from '../../ui/sidebar/sidebar.module.css?inline';

interface ContentsDrawerProps {
  /** Opens the drawer again whenever it changes. */
  wish: number;
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
      <OpenAtWish {...props} />
    </SidebarProvider>
  );
}

function OpenAtWish({ wish, children }: ContentsDrawerProps): null {
  const { open } = useSidebar();
  // oxlint-disable-next-line react/exhaustive-deps -- at each wish
  useEffect(() => open(children), [wish]);
  return null;
}
