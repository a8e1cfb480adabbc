import { useNow } from '#site/ui/use-now.ts';
import type { EventView } from './views.ts';

/** Returns the events that are not over yet: the document may be some days old. */
export function useComing<Event extends Pick<EventView, 'over'>>(
  events: readonly Event[],
): Event[] {
  const now = useNow();
  return events.filter(({ over }) => Date.parse(over) > now);
}
