/**
 * Events that show and hide a tooltip regardless of pointer and focus. They bubble:
 * `trigger.dispatchEvent(new Event(tooltipEvents.show, { bubbles: true }))`.
 */
export const tooltipEvents = { show: 'tooltip:show', hide: 'tooltip:hide' };

/** The events that first request a tooltip. */
const wakers = ['pointerover', 'focusin', tooltipEvents.show];

/**
 * Shows the `aria-label` of each element with `data-tip` as a tooltip on that side (`top`,
 * `bottom`, `left`, `right`). The code loads when the first tooltip is requested; without it the
 * names remain, but there are no tooltips.
 */
export function startTooltips(): void {
  const wake = ({ type, target }: Event) => {
    const trigger = target instanceof Element ? target.closest('[data-tip]') : null;
    if (!trigger) return;
    for (const waker of wakers) removeEventListener(waker, wake);
    import('./tooltip.ts').then(
      (code) => code.followTips(type === tooltipEvents.show ? trigger : null),
      () => {},
    );
  };
  for (const waker of wakers) addEventListener(waker, wake);
}
