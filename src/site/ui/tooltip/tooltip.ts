import { tooltipEvents } from './start-tooltips.ts';
import styles from './tooltip.css?inline';

/** The elements to show a tooltip for, highest priority first. */
interface Triggers {
  event: Element | null;
  pointer: Element | null;
  focus: Element | null;
}

/**
 * Shows a tooltip while the pointer is on its trigger or on the tooltip, while the trigger has the
 * focus, and between the show and the hide event. Escape dismisses it (WCAG 2.2, 1.4.13), and
 * nothing else that Escape would close.
 *
 * @param first The trigger for which an event has already requested a tooltip.
 */
export function followTips(first: Element | null): void {
  const tip = createTip();
  let triggers: Triggers = {
    event: first,
    pointer: document.querySelector('[data-tip]:hover'),
    focus: document.querySelector('[data-tip]:focus-visible'),
  };
  const change = (next: Partial<Triggers>) => {
    triggers = { ...triggers, ...next };
    show(tip, triggers.event ?? triggers.pointer ?? triggers.focus);
  };
  const hide = () => change({ event: null, pointer: null, focus: null });

  addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch' || tip.contains(target as Node)) return;
    change({ pointer: triggerOf(target) });
  });
  document.documentElement.addEventListener('pointerleave', () => change({ pointer: null }));
  addEventListener('focusin', ({ target }) => {
    const trigger = triggerOf(target);
    change({ focus: trigger?.matches(':focus-visible') ? trigger : null });
  });
  addEventListener('focusout', () => change({ focus: null }));
  addEventListener(tooltipEvents.show, ({ target }) => change({ event: triggerOf(target) }));
  addEventListener(tooltipEvents.hide, hide);
  addEventListener('scroll', hide, { capture: true, passive: true });
  const dismiss = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !tip.matches(':popover-open')) return;
    event.preventDefault();
    hide();
  };
  addEventListener('keydown', dismiss, { capture: true });
  change({});
}

function triggerOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-tip]') : null;
}

/** The document's only tooltip. It repeats the trigger's name, so screen readers ignore it. */
function createTip(): HTMLElement {
  const sheet = document.createElement('style');
  sheet.textContent = styles;
  document.head.append(sheet);
  const tip = document.createElement('div');
  tip.className = 'tooltip';
  tip.popover = 'manual';
  tip.ariaHidden = 'true';
  tip.append(document.createElement('span'));
  return tip;
}

function show(tip: HTMLElement, trigger: Element | null): void {
  const words = trigger?.getAttribute('aria-label');
  if (!trigger || !words) {
    if (tip.matches(':popover-open')) tip.hidePopover();
    return;
  }
  // While a modal dialog is open, elements outside it do not receive the pointer.
  const place = trigger.closest('dialog') ?? document.body;
  if (tip.parentElement !== place) place.append(tip);
  if (tip.firstElementChild) tip.firstElementChild.textContent = words;
  if (!tip.matches(':popover-open')) tip.showPopover();
  position(tip, trigger);
}

type Side = 'top' | 'bottom' | 'left' | 'right';

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

/** Places the tooltip on the requested side, or on another one if there is no room. */
function position(tip: HTMLElement, trigger: Element): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const from = trigger.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const rooms: Record<Side, boolean> = {
    top: from.top >= height,
    bottom: from.bottom + height <= clientHeight,
    left: from.left >= width,
    right: from.right + width <= clientWidth,
  };
  const asked = sideOf(trigger);
  const sides: Side[] = [asked, opposite[asked], 'top', 'bottom'];
  const side = sides.find((one) => rooms[one]) ?? asked;
  const middle = {
    x: Math.max(0, Math.min((from.left + from.right - width) / 2, clientWidth - width)),
    y: (from.top + from.bottom - height) / 2,
  };
  const places: Record<Side, [x: number, y: number]> = {
    top: [middle.x, from.top - height],
    bottom: [middle.x, from.bottom],
    left: [from.left - width, middle.y],
    right: [from.right, middle.y],
  };
  const [x, y] = places[side];
  Object.assign(tip.style, { left: `${x}px`, top: `${y}px` });
}

function sideOf(trigger: Element): Side {
  const asked = trigger.getAttribute('data-tip');
  return asked === 'bottom' || asked === 'left' || asked === 'right' ? asked : 'top';
}
