import type { ReactNode } from 'react';
import { partIds } from '#model/part-ids.ts';
import type { PageContext } from '#model/views/pages.ts';
import type { ShellView } from '#model/views/shell.ts';
import { LanguageProvider, useMessages } from '../messages/messages.tsx';
import { ColourModeProvider } from '../ui/colour-mode/colour-mode.tsx';
import { ConsentBanner } from './consent-banner/consent-banner.tsx';
import type { Current } from './current-link.ts';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { PhoneBar } from './phone-bar/phone-bar.tsx';
import styles from './shell.module.css';

interface ShellProps {
  shell: ShellView;
  current: Current;
  languagePaths: PageContext['languagePaths'];
  children: ReactNode;
}

/** The frame of every page: header, page and footer. */
export function Shell({ shell, current, languagePaths, children }: ShellProps) {
  return (
    <LanguageProvider language={shell.language}>
      <SkipLink />
      {shell.consents ? <ConsentBanner consents={shell.consents} /> : null}
      {shell.announcement ? (
        <div
          dangerouslySetInnerHTML={{ __html: shell.announcement }}
          // A script of the document shows and hides its contents.
          suppressHydrationWarning
        />
      ) : null}
      <Header shell={shell} current={current} languagePaths={languagePaths} />
      <main id={partIds.content} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <ColourModeProvider>
        <Footer shell={shell} />
      </ColourModeProvider>
      <PhoneBar shell={shell} />
    </LanguageProvider>
  );
}

function SkipLink() {
  return (
    <a className={styles.skip} href={`#${partIds.content}`}>
      {useMessages().skipToContent}
    </a>
  );
}
