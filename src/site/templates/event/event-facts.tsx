import type { EventPageView } from '#model/views/pages.ts';
import { eventWords } from '#words/event.ts';
import { useLanguage, useMessages } from '../../messages/messages.tsx';
import { Address } from '../../ui/address/address.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Link } from '../../ui/link/link.tsx';
import styles from './event.module.css';

/** Where an event is held, what it costs, how many seats there are. */
export function EventFacts({ view }: { view: EventPageView }) {
  const words = eventWords[useLanguage()];
  const { directions } = useMessages();
  const { body, address, routeLink, price, priceNote, seats } = view;
  return (
    <div className={styles.facts}>
      <Facts>
        <Fact term={words.where}>
          <Address lines={address} />
          {routeLink ? (
            <Link link={routeLink} plain>
              {directions}
            </Link>
          ) : null}
        </Fact>
        {price || priceNote ? (
          <Fact term={words.price}>
            {price}
            {priceNote ? (
              <span className={styles.note} lang={body.lang}>
                {priceNote}
              </span>
            ) : null}
          </Fact>
        ) : null}
        {seats === undefined ? null : <Fact term={words.seats}>{seats}</Fact>}
      </Facts>
    </div>
  );
}
