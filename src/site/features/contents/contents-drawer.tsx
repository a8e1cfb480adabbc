import { type ReactNode, useEffect } from 'react';
import { SidebarProvider, useSidebar } from '../../ui/sidebar/sidebar.tsx';
import styles from '../../ui/sidebar/sidebar.module.css?inline';

interface ContentsDrawerProps {
  /** Another number opens it anew. */
  wish: number;
  children: ReactNode;
}

/** The sidebar with the contents, open from the start. Its styles come with it. */
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
