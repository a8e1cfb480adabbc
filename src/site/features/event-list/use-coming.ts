import type { EventView } from '#model/views/pages.ts';
import { useNow } from '../../ui/use-now.ts';

/** Those of the events that are not over yet: the document may have been built some days ago. */
export function useComing<Event extends Pick<EventView, 'over'>>(
  events: readonly Event[],
): Event[] {
  const now = useNow();
  return events.filter(({ over }) => Date.parse(over) > now);
}
