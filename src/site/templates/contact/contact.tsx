import type { PlaceView } from '#model/views/pages.ts';
import { partIds } from '#model/part-ids.ts';
import { Map } from '../../features/map/map.tsx';
import { Hero } from '../../features/hero/hero.tsx';
import { ContactForm } from '../../forms/contact-form/contact-form.tsx';
import { Newsletter } from '../../forms/newsletter/newsletter.tsx';
import { Text } from '../../features/text/text.tsx';
import { Teasers } from '../../features/teasers/teasers.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { Address } from '../../ui/address/address.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ContactList } from '../../ui/contact-lines/contact-lines.tsx';
import { HoursTable } from '../../ui/hours-table/hours-table.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { TemplateProps } from '../template-props.ts';
import styles from './contact.module.css';

/** Over a map, the picture may be as high as the words beside it. */
const drawingBoxes = [
  { from: 992, width: '60vw', height: '480px' },
  { width: '90vw', height: 16 / 9 },
];

/** How to reach the shop: phone and mail, hours, a message form, directions. */
export default function Contact({ view, shell }: TemplateProps<'template-contact'>) {
  const messages = useMessages();
  const { body, contacts, form, map, newsletter, places, routeLink } = view;
  const { company, hours } = shell;
  const [drawing] = body.gallery;
  const picture = drawing ? (
    <Picture picture={drawing} boxes={drawingBoxes} className={styles.picture} />
  ) : null;
  return (
    <>
      <Hero body={body}>
        {company.phone && 'href' in company.phone ? <ButtonLink link={company.phone} /> : null}
        {company.email ? <ButtonLink link={company.email} variant="outline" /> : null}
      </Hero>
      <Section>
        <div className={styles.columns} data-print="instead-of-footer">
          <section>
            <h2>{messages.openingHours}</h2>
            <HoursTable hours={hours} />
          </section>
          <section>
            <h2>{messages.address}</h2>
            <Address lines={[company.companyName, company.street, company.city]} />
            <ContactList lines={contacts} />
          </section>
        </div>
      </Section>
      {places.map((place, at) => (
        <Place key={at} place={place} />
      ))}
      {form ? <ContactForm form={form} company={company} /> : null}
      <Text body={body} />
      <div data-print={picture ? undefined : 'hide'}>
        <Section id={partIds.map} title={messages.map}>
          <div className={styles.map}>
            {map ? <Map map={map}>{picture}</Map> : picture}
            <div className={styles.route} data-print="hide">
              <p>{routeLink.label}</p>
              <ButtonLink link={{ ...routeLink, label: messages.directions }} variant="outline" />
            </div>
          </div>
        </Section>
      </div>
      <Teasers teasers={body.teasers} />
      {newsletter ? <Newsletter newsletter={newsletter} company={company} /> : null}
    </>
  );
}

/** A further place, with what it has of its own. */
function Place({ place }: { place: PlaceView }) {
  const messages = useMessages();
  const { name, text, lang, address, contacts, hours, routeLink } = place;
  return (
    <Section>
      <div className={styles.place}>
        <h2 lang={lang}>{name}</h2>
        {text ? <p lang={lang}>{text}</p> : null}
        <div className={styles.columns} data-print="instead-of-footer">
          {hours ? (
            <div>
              <h3>{messages.openingHours}</h3>
              <HoursTable hours={hours} />
            </div>
          ) : null}
          <div>
            <h3>{messages.address}</h3>
            <Address lines={address} />
            <ContactList lines={contacts} />
            <p>
              <Link link={routeLink}>{messages.directions}</Link>
            </p>
          </div>
        </div>
      </div>
    </Section>
  );
}
