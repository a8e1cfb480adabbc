import type { LoadContent } from './use-loading.ts';

/**
 * Loads a page of another host into a frame, which may run scripts and go full screen, but can
 * neither navigate nor access this page. Browsers do not report frames that fail.
 * @param title Description for screen readers.
 */
export function frameLoader(address: string, title: string): LoadContent {
  return (place) =>
    new Promise((resolve) => {
      const frame = document.createElement('iframe');
      frame.src = address;
      frame.title = title;
      frame.setAttribute(
        'sandbox',
        'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation',
      );
      frame.allow = 'fullscreen; picture-in-picture; encrypted-media';
      frame.style.cssText = 'display: block; width: 100%; height: 100%; border: 0';
      frame.addEventListener('load', () => resolve());
      place.append(frame);
    });
}
