import type { EventPageView } from '#model/views/pages.ts';
import { useEventMessages } from '../../messages/event.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Address } from '../../ui/address/address.tsx';
import { Link } from '../../ui/link/link.tsx';
import styles from './event.module.css';

/** Where an event is held, what it costs, how many seats there are. */
export function EventFacts({ view }: { view: EventPageView }) {
  const words = useEventMessages();
  const { directions } = useMessages();
  const { body, address, routeLink, price, priceNote, seats } = view;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{words.where}</dt>
        <dd>
          <Address lines={address} />
          {routeLink ? (
            <Link link={routeLink} plain>
              {directions}
            </Link>
          ) : null}
        </dd>
      </div>
      {price || priceNote ? (
        <div>
          <dt>{words.price}</dt>
          <dd>
            {price}
            {priceNote ? (
              <span className={styles.note} lang={body.lang}>
                {priceNote}
              </span>
            ) : null}
          </dd>
        </div>
      ) : null}
      {seats === undefined ? null : (
        <div>
          <dt>{words.seats}</dt>
          <dd>{seats}</dd>
        </div>
      )}
    </dl>
  );
}
