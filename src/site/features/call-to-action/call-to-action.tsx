import { partIds } from '#model/part-ids.ts';
import type { ShellView } from '#model/views/shell.ts';
import { useMessages } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './call-to-action.module.css';

/** A call to action at the end of a page: the shop answers questions. */
export function CallToAction({ shell }: { shell: ShellView }) {
  const messages = useMessages();
  const { phone } = shell.company;
  return (
    <Section>
      <div className={styles.panel} data-print="hide">
        <div>
          <h2 id={partIds.askUs}>{messages.askTitle}</h2>
          <p>{messages.askText}</p>
        </div>
        <div className={styles.ways}>
          <ButtonLink link={{ href: shell.contact, label: messages.write }} />
          {phone && 'href' in phone ? <ButtonLink link={phone} variant="outline" /> : null}
        </div>
      </div>
    </Section>
  );
}
