import { partIds } from '#model/part-ids.ts';
import type { DisplayPiece } from './views.ts';
import { shopWindowWords } from './messages.ts';
import { prefillAvailability } from '#site/forms/availability-form/prefill.ts';
import { useLanguage } from '#site/messages/messages.tsx';

/**
 * Links to the request form on a piece's page, with the message pre-filled; renders nothing for a
 * piece that is not in stock. Without JavaScript the visitor writes the message.
 */
export function PutAside({ piece }: { piece: DisplayPiece }) {
  const words = shopWindowWords[useLanguage()];
  const { name, path, availability } = piece;
  if (availability !== 'in_stock') return null;
  return (
    <a
      href={`${path}#${partIds.ask}`}
      aria-label={words.putAsidePiece(name)}
      onClick={() => prefillAvailability(path, words.putAsideMessage(name))}
    >
      {words.putAside}
    </a>
  );
}
