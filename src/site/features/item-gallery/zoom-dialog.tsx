import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Picture as PictureData } from '#model/picture.ts';
import { itemWords } from '#words/item.ts';
import { useLanguage } from '../../messages/messages.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { scaleOf, startZoom, zoomTo } from './zoom.ts';
import styles from './zoom-dialog.module.css';
import css from './zoom-dialog.module.css?inline';

interface ZoomDialogProps {
  pictures: readonly PictureData[];
  /** The index of the picture shown. */
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
}

/** The factor by which a key or button zooms. */
const step = 1.5;

/** The distance in px by which a key moves a zoomed picture. */
const stride = 80;

/** A picture that fills the window, zoomed by wheel, fingers, buttons and keys. */
export default function ZoomDialog({ pictures, at, onMove, onClose }: ZoomDialogProps) {
  const { zoom } = itemWords[useLanguage()];
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const picture = pictures[at];
  if (!picture) return null;

  const zoomBy = (factor: number) => {
    if (stage.current) zoomTo(stage.current, scaleOf(stage.current) * factor);
  };
  const move = (by: number) => onMove((at + by + pictures.length) % pictures.length);
  /** Moves a zoomed picture; otherwise left and right show another picture. */
  const go = (x: number, y: number) => {
    if (stage.current && scaleOf(stage.current) > 1) stage.current.scrollBy(x * stride, y * stride);
    else if (x !== 0) move(x);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const keys: Record<string, () => void> = {
      '+': () => zoomBy(step),
      '-': () => zoomBy(1 / step),
      0: () => zoomBy(0),
      ArrowLeft: () => go(-1, 0),
      ArrowRight: () => go(1, 0),
      ArrowUp: () => go(0, -1),
      ArrowDown: () => go(0, 1),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={zoom.title}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <style href="zoom" precedence="late">
        {css}
      </style>
      <Stage key={at} ref={stage} picture={picture} />
      <div className={styles.tools}>
        {pictures.length > 1 ? (
          <div className={styles.pages}>
            <Tool label={zoom.previous} onClick={() => move(-1)}>
              <Icon name="arrow" className={styles.back} />
            </Tool>
            <p aria-live="polite">{zoom.place(at + 1, pictures.length)}</p>
            <Tool label={zoom.next} onClick={() => move(1)}>
              <Icon name="arrow" />
            </Tool>
          </div>
        ) : null}
        <Tool label={zoom.out} onClick={() => zoomBy(1 / step)}>
          −
        </Tool>
        <Tool label={zoom.in} onClick={() => zoomBy(step)}>
          +
        </Tool>
        <Tool label={zoom.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </Tool>
      </div>
    </dialog>
  );
}

interface StageProps {
  ref: RefObject<HTMLElement | null>;
  picture: PictureData;
}

/** The part that zooms. */
function Stage({ ref, picture }: StageProps) {
  useEffect(() => (ref.current ? startZoom(ref.current) : undefined), [ref]);
  return (
    <figure ref={ref} className={styles.stage}>
      <div className={styles.sheet}>
        <Picture picture={picture} boxes={[{ width: '200vw' }]} priority />
      </div>
    </figure>
  );
}

interface ToolProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ label, onClick, children }: ToolProps) {
  return (
    <button type="button" className={styles.tool} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
