import { Gallery } from '../../features/gallery/gallery.tsx';
import { Hero } from '../../features/hero/hero.tsx';
import { Teasers } from '../../features/teasers/teasers.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { TemplateProps } from '../template-props.ts';
import styles from './not-found.module.css';

/** Shown at any path without a page. */
export default function NotFound({ view, shell }: TemplateProps<'template-not-found'>) {
  const messages = useMessages();
  const { body } = view;
  return (
    <>
      <Hero body={body}>
        <ButtonLink link={{ href: shell.home, label: messages.backHome }} />
      </Hero>
      <Section>
        {body.text ? <Prose text={body.text} lang={body.lang} /> : null}
        <p className={styles.help}>{messages.notFoundHelp}</p>
        <ul role="list" className={styles.links}>
          {shell.navigation.map((link) => (
            <li key={link.href}>
              <Link link={link} />
            </li>
          ))}
        </ul>
      </Section>
      <Gallery pictures={body.gallery} />
      <Teasers teasers={body.teasers} />
    </>
  );
}
