/** The maximum scale, relative to the window. */
const largest = 5;

/** The scale at which a click shows details. */
const detail = 2.5;

/** A point in the window. */
interface Point {
  x: number;
  y: number;
}

/** The scale of the picture, relative to the stage. */
export function scaleOf(stage: HTMLElement): number {
  return Number(stage.style.getPropertyValue('--scale') || 1);
}

/** The scroll position that keeps a point in place while the scale changes. */
function scrollAfter(scroll: number, point: number, before: number, after: number): number {
  return ((scroll + point) / before) * after - point;
}

/**
 * Scales a picture, which scrolls within its stage, around a point: by default the middle of the
 * stage.
 */
export function zoomTo(stage: HTMLElement, wanted: number, point?: Point): void {
  const { left, top, width, height } = stage.getBoundingClientRect();
  const before = scaleOf(stage);
  const after = Math.min(Math.max(wanted, 1), largest);
  const x = point ? point.x - left : width / 2;
  const y = point ? point.y - top : height / 2;
  const to = {
    left: scrollAfter(stage.scrollLeft, x, before, after),
    top: scrollAfter(stage.scrollTop, y, before, after),
  };
  stage.style.setProperty('--scale', String(after));
  stage.toggleAttribute('data-enlarged', after > 1);
  stage.scrollTo({ ...to, behavior: 'instant' });
}

/**
 * Connects wheel, two fingers, click and drag to a stage. React's own listeners for the first two
 * are passive.
 *
 * @returns a function that disconnects them.
 */
export function startZoom(stage: HTMLElement): () => void {
  const ending = new AbortController();
  const active = { signal: ending.signal, passive: false };
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const speed = event.ctrlKey ? 0.01 : 0.002;
      zoomTo(stage, scaleOf(stage) * Math.exp(-event.deltaY * speed), pointOf(event));
    },
    active,
  );
  let pinch: { distance: number; scale: number } | undefined;
  stage.addEventListener(
    'touchstart',
    ({ touches }) => {
      const fingers = fingersOf(touches);
      pinch = fingers && { distance: fingers.distance, scale: scaleOf(stage) };
    },
    active,
  );
  stage.addEventListener(
    'touchmove',
    (event) => {
      const fingers = fingersOf(event.touches);
      if (!pinch || !fingers) return;
      event.preventDefault();
      zoomTo(stage, (pinch.scale * fingers.distance) / pinch.distance, fingers.middle);
    },
    active,
  );
  let hasMoved = false;
  stage.addEventListener('pointerdown', () => (hasMoved = false), active);
  stage.addEventListener(
    'pointermove',
    ({ pointerType, buttons, movementX, movementY }) => {
      if (pointerType !== 'mouse' || buttons !== 1) return;
      hasMoved ||= movementX !== 0 || movementY !== 0;
      stage.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' });
    },
    active,
  );
  stage.addEventListener(
    'click',
    (event) => {
      if (!hasMoved) zoomTo(stage, scaleOf(stage) > 1 ? 1 : detail, pointOf(event));
    },
    active,
  );
  return () => ending.abort();
}

function pointOf({ clientX, clientY }: MouseEvent | Touch): Point {
  return { x: clientX, y: clientY };
}

/** The distance and the midpoint of two fingers; undefined for any other number. */
function fingersOf(touches: TouchList): { distance: number; middle: Point } | undefined {
  const [one, two, ...others] = [...touches].map(pointOf);
  if (!one || !two || others.length > 0) return undefined;
  return {
    distance: Math.hypot(one.x - two.x, one.y - two.y),
    middle: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 },
  };
}
