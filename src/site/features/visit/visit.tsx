import type { Picture as PictureData } from '#model/picture.ts';
import type { ShellView } from '#model/views/shell.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Address } from '../../ui/address/address.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ContactLines } from '../../ui/contact-lines/contact-lines.tsx';
import { HoursTable } from '../../ui/hours-table/hours-table.tsx';
import { OpenNow } from '../../ui/open-now/open-now.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './visit.module.css';

/** In wide windows the text beside the picture sets its height. */
const boxes = [
  { from: 992, width: '46vw', height: '760px' },
  { width: '100vw', height: 3 / 2 },
];

interface VisitProps {
  shell: ShellView;
  picture?: PictureData | undefined;
}

/** The shop's address and opening hours beside a picture. */
export function Visit({ shell, picture }: VisitProps) {
  const messages = useMessages();
  const { company, hours, contact } = shell;
  return (
    <section className={styles.visit} data-print="instead-of-footer">
      {picture ? <Picture picture={picture} boxes={boxes} className={styles.picture} /> : null}
      <div className={styles.words}>
        <h2>{messages.visitUs}</h2>
        <div className={styles.columns}>
          <div>
            <Address lines={[company.displayName, company.street, company.city]} />
            <ContactLines company={company} />
          </div>
          <div>
            {shell.openNow ? (
              <p className={styles.now}>
                <OpenNow />
              </p>
            ) : null}
            <HoursTable hours={{ ...hours, special: [] }} />
          </div>
        </div>
        <ButtonLink link={{ href: contact, label: messages.allContact }} variant="outline" />
      </div>
    </section>
  );
}
