import { renderToString } from 'react-dom/server';
import { Scene } from './scene.tsx';

/** The HTML of an address, as the build would write it. */
export function render(url: URL): string {
  return renderToString(<Scene url={url} />);
}
