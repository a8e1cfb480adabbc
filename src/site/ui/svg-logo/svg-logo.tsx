import { useEffect, useRef, useState } from 'react';
import { safeSvg } from './safe-svg.ts';

interface SvgLogoProps {
  /** The address of a file on this site. */
  source: string | undefined;
  /** Name of the logo's owner; empty if the text beside it says so. */
  name: string;
}

/**
 * A logo that has to be loaded. Its `data-state`:
 * - `pending`: nothing has been requested, as on the server;
 * - `loading`: the file is loading;
 * - `loaded`: the file has loaded but has not been checked yet;
 * - `ready`: the drawing is in the document;
 * - `failed`, `unsupported`: the name replaces it, and `data-message` says why.
 *
 * The drawing becomes part of the document so that it takes the text colour, like the logos that
 * the build inlines; an <img> would be black on black in dark themes. Anything that could do more
 * than draw is removed, and a shadow root separates its ids and classes from the page's.
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

/** Keeps a drawing's own styles from placing it outside its box. */
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

/** The reason why a drawing is not shown. */
type SvgFailure =
  | 'Not found'
  | "Content type isn't valid"
  | 'Browser does not support SVG'
  | 'Missing src';

/** Fetches the text of an SVG file. No response at all counts as a missing file. */
async function fetchSvg(
  src: string,
  signal: AbortSignal,
): Promise<{ text: string } | { failure: SvgFailure }> {
  try {
    const response = await fetch(src, { signal });
    if (response.status > 299) return { failure: 'Not found' };
    const type = response.headers.get('content-type') ?? '';
    if (!/^image\/svg\+xml\b/i.test(type)) return { failure: "Content type isn't valid" };
    return { text: await response.text() };
  } catch {
    return { failure: 'Not found' };
  }
}
