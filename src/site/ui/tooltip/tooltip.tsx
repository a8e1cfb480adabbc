import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './tooltip.module.css';

interface TooltipProps {
  /** Of the tip; unique on the page. */
  id: string;
  text: string;
  /** The side of the trigger; the opposite one where there is no room. */
  place?: 'top' | 'bottom' | 'left' | 'right';
  /** Shown from the first render on, until it is dismissed. */
  initiallyShown?: boolean;
  /** The trigger, which can have the focus; it takes the attributes given. */
  children: (trigger: { 'aria-describedby': string }) => ReactNode;
}

/**
 * Events that show and hide a tooltip whatever pointer and focus do. They bubble:
 * `trigger.dispatchEvent(new Event(tooltipEvents.show, { bubbles: true }))`.
 */
export const tooltipEvents = { show: 'tooltip:show', hide: 'tooltip:hide' };

/**
 * A few words on its trigger. They show while the pointer is on the trigger or on them, while the
 * trigger has the focus, and from the event that shows to the event that hides. Escape dismisses
 * them (WCAG 2.2, 1.4.13), and nothing else that Escape would close.
 */
export function Tooltip(props: TooltipProps) {
  const { id, text, place = 'top', initiallyShown = false, children } = props;
  const root = useRef<HTMLSpanElement>(null);
  const [reasons, setReasons] = useState({ ...none, event: initiallyShown });
  const isShown = Object.values(reasons).some(Boolean);
  const set = (reason: Partial<typeof none>) => setReasons((now) => ({ ...now, ...reason }));

  useEffect(() => {
    const element = root.current;
    const show = () => setReasons((now) => ({ ...now, event: true }));
    const hide = () => setReasons(none);
    element?.addEventListener(tooltipEvents.show, show);
    element?.addEventListener(tooltipEvents.hide, hide);
    return () => {
      element?.removeEventListener(tooltipEvents.show, show);
      element?.removeEventListener(tooltipEvents.hide, hide);
    };
  }, []);

  useEffect(() => {
    if (!isShown) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setReasons(none);
    };
    document.addEventListener('keydown', dismiss, { capture: true });
    return () => document.removeEventListener('keydown', dismiss, { capture: true });
  }, [isShown]);

  return (
    <span
      ref={root}
      className={styles.tooltip}
      data-state={isShown ? 'shown' : 'hidden'}
      data-place={place}
      onPointerEnter={() => set({ pointer: true })}
      onPointerLeave={() => set({ pointer: false })}
      onFocus={() => set({ focus: true })}
      onBlur={() => set({ focus: false })}
    >
      {children({ 'aria-describedby': id })}
      <span id={id} role="tooltip" className={styles.tip}>
        <span className={styles.text}>{text}</span>
      </span>
    </span>
  );
}

/** What a tip is shown for. */
const none = { pointer: false, focus: false, event: false };
