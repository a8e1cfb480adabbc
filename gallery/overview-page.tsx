import 'site-fonts/fonts.css';
import { type Choices, options, writeChoices } from './choices.ts';
import { type Component, components, type Examples } from './components.ts';
import { type GalleryPage, renderDocument } from './document.tsx';
import styles from './overview-page.module.css';

/** Components with all their examples, each in a separate frame. */
export async function overviewPage(
  path: string,
  shown: readonly Component[],
  choices: Choices,
): Promise<GalleryPage> {
  const loaded = await Promise.all(
    shown.map(async (component) => ({ component, examples: await component.load() })),
  );
  return {
    modules: ['/gallery/overview-page.tsx'],
    render: (surroundings) =>
      renderDocument({
        ...surroundings,
        title: 'Gallery of components',
        language: 'en',
        mode: 'light',
        script: '/gallery/fit-frames.ts',
        children: (
          <div className={styles.page}>
            <Contents path={path} query={writeChoices(choices)} />
            <main className={styles.main}>
              <Switches path={path} choices={choices} />
              {loaded.map(({ component, examples }) => (
                <Section
                  key={component.id}
                  component={component}
                  examples={examples}
                  choices={choices}
                />
              ))}
            </main>
          </div>
        ),
      }),
  };
}

function Contents({ path, query }: { path: string; query: string }) {
  const parts = [...new Set(components.map(({ part }) => part))];
  return (
    <nav className={styles.contents} aria-label="Components">
      <h1>
        <ContentsLink to="/" path={path} query={query}>
          Gallery
        </ContentsLink>
      </h1>
      {parts.map((part) => (
        <div key={part}>
          <h2>
            <ContentsLink to={`/${part}`} path={path} query={query}>
              {part}
            </ContentsLink>
          </h2>
          <ul>
            {components
              .filter((component) => component.part === part)
              .map(({ id, name }) => (
                <li key={id}>
                  <ContentsLink to={`/${id}`} path={path} query={query}>
                    {name}
                  </ContentsLink>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface ContentsLinkProps {
  to: string;
  path: string;
  query: string;
  children: string;
}

function ContentsLink({ to, path, query, children }: ContentsLinkProps) {
  return (
    <a href={to + query} {...(to === path ? { 'aria-current': 'page' } : {})}>
      {children}
    </a>
  );
}

/** Links to the same page with other choices. */
function Switches({ path, choices }: { path: string; choices: Choices }) {
  return (
    <div className={styles.switches}>
      {(Object.keys(options) as (keyof Choices)[]).map((name) => (
        <nav key={name} aria-label={name}>
          <span>{name}</span>
          {options[name].map((value) => (
            <a
              key={value}
              href={path + writeChoices({ ...choices, [name]: value })}
              {...(choices[name] === value ? { 'aria-current': 'true' } : {})}
            >
              {value}
            </a>
          ))}
        </nav>
      ))}
    </div>
  );
}

interface SectionProps {
  component: Component;
  examples: Examples;
  choices: Choices;
}

function Section({ component: { id, part, name }, examples, choices }: SectionProps) {
  const { width } = choices;
  return (
    <section className={styles.component}>
      <h2>
        <span>{part}/</span>
        {name}
      </h2>
      {Object.keys(examples).map((example) => {
        const address = `/${id}/${example}${writeChoices({ ...choices, width: 'full' })}`;
        return (
          <figure key={example}>
            <figcaption>
              <a href={address}>{example}</a>
            </figcaption>
            <iframe
              src={address}
              title={`${id}: ${example}`}
              loading="lazy"
              sandbox="allow-same-origin allow-popups"
              data-part={part}
              style={width === 'full' ? {} : { width: `${width}px` }}
            />
          </figure>
        );
      })}
    </section>
  );
}
