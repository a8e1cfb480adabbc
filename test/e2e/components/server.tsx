import { renderToString } from 'react-dom/server';
import { addAllMessages } from '#site/messages/all.ts';
import { Scene } from './scene.tsx';

addAllMessages();

/** The HTML of an address, as the build would write it. */
export function render(url: URL): string {
  return renderToString(<Scene url={url} />);
}
