/**
 * Events that show and hide a tip whatever pointer and focus do. They bubble:
 * `trigger.dispatchEvent(new Event(tooltipEvents.show, { bubbles: true }))`.
 */
export const tooltipEvents = { show: 'tooltip:show', hide: 'tooltip:hide' };

/** What a tip is first wanted by. */
const wakers = ['pointerover', 'focusin', tooltipEvents.show];

/**
 * Shows the names of icons and codes as tips: of each element with a `data-tip`, the side where it
 * stands (`top`, `bottom`, `left`, `right`), its `aria-label`. What that takes is loaded when the
 * first one is wanted; without it there are names, but no tips.
 */
export function startTooltips(): void {
  const wake = ({ type, target }: Event) => {
    const trigger = target instanceof Element ? target.closest('[data-tip]') : null;
    if (!trigger) return;
    for (const waker of wakers) removeEventListener(waker, wake);
    import('./tooltip.ts').then(
      ({ followTips }) => followTips(type === tooltipEvents.show ? trigger : null),
      () => {},
    );
  };
  for (const waker of wakers) addEventListener(waker, wake);
}
