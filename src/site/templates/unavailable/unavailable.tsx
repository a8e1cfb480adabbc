import { Opening } from '../../features/opening/opening.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';

/** Stands in for a page that could not be loaded or shown; its link tries again. */
export function Unavailable({ path }: { path: string }) {
  const messages = useMessages();
  const { unavailable: title, unavailableHelp: lead, tryAgain: label } = messages;
  return (
    <Opening body={{ title, lead, gallery: [], teasers: [] }}>
      <ButtonLink link={{ href: path, label }} />
    </Opening>
  );
}
