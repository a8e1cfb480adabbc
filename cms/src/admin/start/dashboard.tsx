import { getTranslation } from '@payloadcms/translations';
import { Gutter, Link } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { readSiteAddress, readStart } from '../../start/state.ts';
import { startWords } from '../../start/words.ts';
import { PublishingPanel } from '../publishing/panel.tsx';
import { StartScreen } from './start-screen.tsx';
import styles from './start.module.css';
import { languageOf } from '../../language-of.ts';

interface Props extends AdminViewServerProps {
  /** The menu's groups, as Payload passes them to its own dashboard. */
  navGroups: {
    label: string;
    entities: {
      slug: string;
      type: 'collections' | 'globals';
      label: Parameters<typeof getTranslation>[0];
    }[];
  }[];
}

/** The start page of the admin: weekly tasks first, then links to everything else. */
export async function Dashboard({ initPageResult: { req }, navGroups }: Props) {
  const language = languageOf(req.i18n.language);
  const words = startWords[language];
  return (
    <Gutter className={styles.dashboard}>
      <div id="start-screen">
        <StartScreen initial={await readStart(req)}>
          <PublishingPanel site={await readSiteAddress(req)} />
        </StartScreen>
        <nav className={styles.everything} aria-labelledby="everything">
          <h2 id="everything">{words.everything}</h2>
          <div className={styles.groups}>
            {navGroups.map(({ label, entities }) => (
              <section key={label}>
                <h3>{label}</h3>
                <ul>
                  {entities.map(({ slug, type, label: name }) => (
                    <li key={slug}>
                      <Link href={`/admin/${type}/${slug}`}>{getTranslation(name, req.i18n)}</Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </nav>
      </div>
    </Gutter>
  );
}
