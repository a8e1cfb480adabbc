import type { MouseEvent } from 'react';
import { Hero } from '../../features/hero/hero.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';

/** Replaces a page that could not be loaded or rendered; its link loads the page's document. */
export function Unavailable() {
  const messages = useMessages();
  const { unavailable: title, unavailableHelp: lead, tryAgain: label } = messages;
  return (
    <Hero body={{ title, lead, gallery: [], teasers: [] }}>
      <ButtonLink link={{ href: '', label }} onClick={reload} />
    </Hero>
  );
}

function reload(event: MouseEvent): void {
  event.preventDefault();
  location.reload();
}
