import type { PlaceView } from '#model/views/pages.ts';
import { partIds } from '#model/part-ids.ts';
import { Map } from '../../features/map/map.tsx';
import { ContactForm } from '../../forms/contact-form/contact-form.tsx';
import { Text } from '../../features/text/text.tsx';
import { Teasers } from '../../features/teasers/teasers.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { Address } from '../../ui/address/address.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ContactList } from '../../ui/contact-lines/contact-lines.tsx';
import { HoursTable } from '../../ui/hours-table/hours-table.tsx';
import { Link } from '../../ui/link/link.tsx';
import { OpenNow } from '../../ui/open-now/open-now.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { type FeatureSection, Sections } from '../sections.tsx';
import type { TemplateProps } from '../template-props.ts';
import styles from './contact.module.css';

/** Above a map, the picture may be as high as the text beside it. */
const drawingBoxes = [
  { from: 992, width: '60vw', height: '480px' },
  { width: '90vw', height: 16 / 9 },
];

/** Beside the details, the text sets its height. */
const sketchBoxes = [
  { from: 992, width: '58vw', height: '620px' },
  { width: '100vw', height: 16 / 9 },
];

const wideBoxes = [{ width: '90vw', height: 21 / 9 }];

/** The sections of features, in the order of their names. */
const sections = import.meta.glob<FeatureSection>('../../../features/*/*.contact.tsx', {
  import: 'default',
  eager: true,
});

/** How to reach the shop: phone and mail, hours, a message form, directions. */
export default function Contact({ view, shell }: TemplateProps<'template-contact'>) {
  const messages = useMessages();
  const { body, contacts, form, map, places } = view;
  const { company, hours, routeLink } = shell;
  const [drawing] = body.gallery;
  return (
    <>
      <Opening view={view} shell={shell} />
      <Section>
        <div className={styles.columns} data-print="instead-of-footer">
          <section>
            <h2 id={partIds.hours}>{messages.openingHours}</h2>
            <HoursTable hours={hours} />
          </section>
          <section>
            <h2 id={partIds.address}>{messages.address}</h2>
            <Address lines={[company.companyName, company.street, company.city]} />
            <ContactList lines={contacts} />
          </section>
        </div>
      </Section>
      {map ? (
        <div data-print="hide">
          <Section id={partIds.map} title={messages.map}>
            <div className={styles.map}>
              <Map map={map}>
                {drawing ? (
                  <Picture picture={drawing} boxes={drawingBoxes} className={styles.picture} />
                ) : null}
              </Map>
              <div className={styles.route}>
                <p>{routeLink.label}</p>
                <ButtonLink link={{ ...routeLink, label: messages.directions }} variant="outline" />
              </div>
            </div>
          </Section>
        </div>
      ) : null}
      {places.map((place, at) => (
        <Place key={at} place={place} at={at + 1} />
      ))}
      {/* Print is for finding the shop, on as few sheets as possible. */}
      <div data-print="hide">
        {drawing && body.picture ? (
          <Section>
            <Picture picture={body.picture} boxes={wideBoxes} className={styles.wide} />
          </Section>
        ) : null}
        {form ? <ContactForm form={form} company={company} /> : null}
        <Text body={body} />
        <Teasers teasers={body.teasers} />
        <Sections sections={sections} view={view} shell={shell} />
      </div>
    </>
  );
}

/**
 * What most visitors look for, on the first screen of any window: when, where, and how to get
 * there.
 */
function Opening({ view, shell }: TemplateProps<'template-contact'>) {
  const messages = useMessages();
  const { body, map, today } = view;
  const { company, openNow, routeLink } = shell;
  const picture = body.gallery[0] ?? body.picture;
  return (
    <section className={styles.opening} id={map ? undefined : partIds.map}>
      <div>
        <div className={styles.facts}>
          <h1 lang={body.lang}>{body.title}</h1>
          {openNow ? (
            <p className={styles.now} data-print="hide">
              <OpenNow />
            </p>
          ) : null}
          {today.length > 0 ? (
            <p className={styles.today} data-print="hide">
              <OpenNow byKind={today} />
            </p>
          ) : null}
          <Address lines={[company.street, company.city]} />
          <div className={styles.actions} data-print="hide">
            {company.phone && 'href' in company.phone ? <ButtonLink link={company.phone} /> : null}
            <ButtonLink link={{ ...routeLink, label: messages.directions }} variant="outline" />
          </div>
        </div>
        {picture ? (
          <Picture picture={picture} boxes={sketchBoxes} priority className={styles.sketch} />
        ) : null}
        {body.lead ? (
          <p className={styles.lead} lang={body.lang}>
            {body.lead}
          </p>
        ) : null}
      </div>
    </section>
  );
}

/** A further place, with its own details. */
function Place({ place, at }: { place: PlaceView; at: number }) {
  const messages = useMessages();
  const { name, text, lang, address, contacts, hours, routeLink, isOpenTold } = place;
  return (
    <Section>
      <div className={styles.place} data-place={at}>
        <h2 lang={lang}>{name}</h2>
        {isOpenTold ? (
          <p className={styles.now} data-print="hide">
            <OpenNow />
          </p>
        ) : null}
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
