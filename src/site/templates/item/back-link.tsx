import type { MouseEvent, ReactNode } from 'react';

interface BackLinkProps {
  /** The list that contains the item. */
  href: string;
  /** Another list that contains it. */
  other: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Returns to the list as the visitor left it, with its filters and scroll position; otherwise leads
 * to its beginning.
 */
export function BackLink({ href, other, className, children }: BackLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !('navigation' in window)) return;
    const { currentEntry } = navigation;
    const left = navigation
      .entries()
      .slice(0, currentEntry?.index ?? 0)
      .findLast(({ url }) => url !== null && isPartOf(new URL(url).pathname, [href, other]));
    if (!left) return;
    event.preventDefault();
    navigation.traverseTo(left.key);
  };
  return (
    <a href={href} className={className} onClick={onClick}>
      {children}
    </a>
  );
}

/** Whether a path is a list or one of its further pages: '/uhren/seite-2'. */
function isPartOf(pathname: string, lists: readonly (string | undefined)[]): boolean {
  const path = pathname.replace(/\/$/, '');
  return lists.includes(path) || lists.includes(path.replace(/\/(?:seite|page)-\d+$/, ''));
}
