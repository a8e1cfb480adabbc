import { Gallery } from '../../features/gallery/gallery.tsx';
import { Hero } from '../../features/hero/hero.tsx';
import { Teasers } from '../../features/teasers/teasers.tsx';
import { Text } from '../../features/text/text.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { Address } from '../../ui/address/address.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ContactLines } from '../../ui/contact-lines/contact-lines.tsx';
import { HoursTable } from '../../ui/hours-table/hours-table.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { TemplateProps } from '../template-props.ts';
import styles from './offline.module.css';

/**
 * Shown by the service worker at the address of a page that neither the network nor the cache has.
 * Everything on it works without a connection and without JavaScript.
 */
export default function Offline({ view, shell }: TemplateProps<'template-offline'>) {
  const messages = useMessages();
  const { body } = view;
  const { company, hours } = shell;
  return (
    <>
      <Hero body={body}>
        {/* An empty href is the address of the requested page. */}
        <ButtonLink link={{ href: '', label: messages.tryAgain }} />
      </Hero>
      <Section>
        <div className={styles.columns} data-print="instead-of-footer">
          <section>
            <h2>{messages.contact}</h2>
            {company.phone ? <p className={styles.call}>{messages.callOffline}</p> : null}
            <ContactLines company={company} />
            <Address lines={[company.companyName, company.street, company.city]} />
          </section>
          <section>
            <h2>{messages.openingHours}</h2>
            <HoursTable hours={hours} />
          </section>
        </div>
      </Section>
      <Text body={body} />
      <Gallery pictures={body.gallery} />
      <Teasers teasers={body.teasers} />
    </>
  );
}
