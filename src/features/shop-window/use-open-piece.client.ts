import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

/**
 * How long a card stays after the pointer has left it, ms: enough time to move from its tag to it.
 */
const stay = 300;

interface OpenPiece {
  /** The list of the tags. */
  list: RefObject<HTMLOListElement | null>;
  /** The slug of the piece whose card is shown. */
  open: string | undefined;
  /** Props of the element that contains a piece's tag and card. */
  holderProps: (slug: string) => {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
  /** Handles a click on a piece's tag. */
  onTagClick: (slug: string, event: MouseEvent) => void;
}

/**
 * Tracks the piece whose card is shown: the hovered one, the one with keyboard focus, or the one
 * whose tag was tapped. Escape and a tap elsewhere close it; focus within it returns to the tag.
 */
export function useOpenPiece(): OpenPiece {
  const list = useRef<HTMLOListElement>(null);
  const hovered = useRef<string>(undefined);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState<string>();

  useEffect(() => {
    if (open === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const holder = () => list.current?.querySelector<HTMLElement>('li:has([aria-expanded="true"])');
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        const tag = holder();
        if (tag?.contains(document.activeElement)) tag.querySelector('a')?.focus();
        setOpen(undefined);
      },
      { signal },
    );
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !holder()?.contains(target)) setOpen(undefined);
      },
      { signal },
    );
    return () => controller.abort();
  }, [open]);
  useEffect(() => () => clearTimeout(leaving.current), []);

  return {
    list,
    open,
    holderProps: (slug) => ({
      onPointerEnter({ pointerType }) {
        if (pointerType !== 'mouse') return;
        clearTimeout(leaving.current);
        hovered.current = slug;
        setOpen(slug);
      },
      onPointerLeave({ pointerType, currentTarget }) {
        if (pointerType !== 'mouse') return;
        hovered.current = undefined;
        leaving.current = setTimeout(() => {
          if (!currentTarget.querySelector(':focus-visible')) setOpen(undefined);
        }, stay);
      },
      onFocus({ target }) {
        if (target.matches(':focus-visible')) setOpen(slug);
      },
      onBlur({ currentTarget, relatedTarget }) {
        // Without one, the focus went nowhere: this happens in browsers that do not focus links on
        // click.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(undefined);
      },
    }),
    onTagClick(slug, event) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setOpen(open === slug && hovered.current !== slug ? undefined : slug);
    },
  };
}
