import type { MouseEvent } from 'react';
import { Opening } from '../../features/opening/opening.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';

/** Replaces a page that could not be loaded or rendered; its link loads the page's document. */
export function Unavailable() {
  const messages = useMessages();
  const { unavailable: title, unavailableHelp: lead, tryAgain: label } = messages;
  return (
    <Opening body={{ title, lead, gallery: [], teasers: [] }}>
      <ButtonLink link={{ href: '', label }} onClick={reload} />
    </Opening>
  );
}

function reload(event: MouseEvent): void {
  event.preventDefault();
  location.reload();
}
