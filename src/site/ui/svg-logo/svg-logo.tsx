import { useEffect, useRef, useState } from 'react';
import { fetchSvg, type SvgFailure } from './fetch-svg.ts';
import { safeSvg } from './safe-svg.ts';

interface SvgLogoProps {
  /** The address of a file of this site. */
  source: string | undefined;
  /** Whose logo it is; empty where the words beside it say so. */
  name: string;
}

/**
 * A logo that has to be loaded. Its `data-state` tells how far it is:
 * - `pending`: nothing was asked for yet, as on the server;
 * - `loading`: the file is on its way;
 * - `loaded`: its text is there, not yet looked at;
 * - `ready`: the drawing is in the document;
 * - `failed`, `unsupported`: the name stands for it, and `data-message` says why.
 *
 * The drawing becomes part of the document, for only so it takes the colour of the text, as logos
 * that the build inlines; an <img> would be black on black in dark themes. What could do more
 * than draw is left out, and a shadow root keeps its ids and classes apart from the page's.
 */
export function SvgLogo({ source, name }: SvgLogoProps) {
  return <LoadedLogo key={source} src={source} name={name} />;
}

type Progress =
  | { state: 'pending' | 'loading' | 'ready' }
  | { state: 'loaded'; text: string }
  | { state: 'failed' | 'unsupported'; message: SvgFailure };

interface LoadedLogoProps extends Omit<SvgLogoProps, 'source'> {
  src: string | undefined;
}

function LoadedLogo({ src, name }: LoadedLogoProps) {
  const host = useRef<HTMLSpanElement>(null);
  const [progress, setProgress] = useState<Progress>(
    src ? { state: 'pending' } : failed('Missing src'),
  );

  useEffect(() => {
    const leaving = new AbortController();
    void load(src, leaving.signal, setProgress);
    return () => leaving.abort();
  }, [src]);

  useEffect(() => {
    if (progress.state !== 'loaded' || !host.current) return;
    const drawing = safeSvg(progress.text);
    if (drawing) show(drawing, host.current);
    setProgress(drawing ? { state: 'ready' } : failed("Content type isn't valid"));
  }, [progress]);

  const isShown = !('message' in progress);
  const role = name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span
      ref={host}
      style={ownBox}
      data-state={progress.state}
      {...(isShown ? role : { 'data-message': progress.message })}
    >
      {isShown ? null : name}
    </span>
  );
}

/** A drawing's own styles cannot place it outside of its box. */
const ownBox = { display: 'block', contain: 'layout paint' } as const;

async function load(
  src: string | undefined,
  signal: AbortSignal,
  report: (progress: Progress) => void,
): Promise<void> {
  if (!src) return;
  if (!('SVGSVGElement' in window)) {
    report({ state: 'unsupported', message: 'Browser does not support SVG' });
    return;
  }
  report({ state: 'loading' });
  const result = await fetchSvg(src, signal);
  if (signal.aborted) return;
  report('text' in result ? { state: 'loaded', ...result } : failed(result.failure));
}

function failed(message: SvgFailure): Progress {
  return { state: 'failed', message };
}

function show(drawing: SVGSVGElement, host: HTMLElement): void {
  drawing.style.cssText = 'display: block; width: 100%; height: 100%';
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.replaceChildren(drawing);
}
