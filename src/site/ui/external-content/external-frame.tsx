import { type ReactNode, type RefObject, useRef } from 'react';
import type { ExternalContentView } from '#model/views/common.ts';
import { externalWords } from '#words/external.ts';
import { useLanguage, useMessages } from '../../messages/messages.tsx';
import { Button } from '../button/button.tsx';
import { classes } from '../classes.ts';
import { Link } from '../link/link.tsx';
import type { LoadingState } from './use-loading.ts';
import styles from './external-content.module.css';

interface ExternalFrameProps {
  content: ExternalContentView;
  state: LoadingState;
  /** Receives the content. */
  place?: RefObject<HTMLDivElement | null>;
  onOnce?: () => void;
  onAlways?: () => void;
  onRetry?: () => void;
  /**
   * Offers the content for one load only, never permanently, as is the default for the site's own
   * content.
   */
  onlyOnce?: boolean;
  /** Shown above the text until the content has loaded. */
  children?: ReactNode;
  className?: string | undefined;
}

/**
 * The place of third-party content. Its `data-state`:
 * - `placeholder`: nothing has been requested; the text says who would receive which data, and
 * offers to load it;
 * - `loading`: the visitor has consented and the content is loading;
 * - `loaded`: the content is shown;
 * - `error`: loading failed and can be tried again.
 *
 * The text keeps its space in all states, so that nothing on the page shifts. Without JavaScript
 * there is a link to the service.
 */
export function ExternalFrame({
  content,
  state,
  place,
  onOnce,
  onAlways,
  onRetry,
  onlyOnce = content.operator === undefined,
  children,
  className,
}: ExternalFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  /** The pressed button disappears, and the focus would be lost with it. */
  const holdFocus = (act?: () => void) => () => {
    frame.current?.focus({ preventScroll: true });
    act?.();
  };
  return (
    <section
      ref={frame}
      aria-label={content.title}
      aria-busy={state === 'loading'}
      tabIndex={-1}
      className={classes(styles.frame, className)}
      data-state={state}
      data-print={children ? undefined : 'hide'}
    >
      {children ? <div className={styles.picture}>{children}</div> : null}
      <div className={styles.words} data-print="hide" inert={state !== 'placeholder'}>
        <Offer
          content={content}
          onOnce={holdFocus(onOnce)}
          onAlways={onlyOnce ? undefined : holdFocus(onAlways)}
        />
      </div>
      <div ref={place} className={styles.place} data-print="hide" />
      <div className={styles.report} data-print="hide" aria-live="polite">
        {state === 'loading' ? <Progress content={content} /> : null}
        {state === 'error' ? <Failure content={content} onRetry={holdFocus(onRetry)} /> : null}
      </div>
    </section>
  );
}

interface PartProps {
  content: ExternalContentView;
}

function Offer(props: PartProps & { onOnce: () => void; onAlways: (() => void) | undefined }) {
  const messages = externalWords[useLanguage()];
  const words = useWords(props.content);
  const { title, service, privacy } = props.content;
  return (
    <>
      <p className={styles.title}>{title}</p>
      <p>
        {words.whoGetsWhat} {privacy ? <a href={privacy}>{messages.moreOnPrivacy}</a> : null}
      </p>
      <p className={styles.buttons}>
        <Button onClick={props.onOnce}>{words.loadOnce}</Button>
        {props.onAlways ? (
          <Button variant="outline" onClick={props.onAlways}>
            {messages.loadAlways(service)}
          </Button>
        ) : null}
      </p>
      <ServiceLink content={props.content} />
    </>
  );
}

function Progress({ content }: PartProps) {
  return <p>{useWords(content).isLoading}</p>;
}

function Failure({ content, onRetry }: PartProps & { onRetry: () => void }) {
  const { tryAgain } = useMessages();
  return (
    <>
      <p>{useWords(content).hasFailed}</p>
      <p className={styles.buttons}>
        <Button onClick={onRetry}>{tryAgain}</Button>
      </p>
      <ServiceLink content={content} />
    </>
  );
}

/** The site's own content belongs to no service. */
function useWords({ service, operator, cookieless }: ExternalContentView) {
  const messages = externalWords[useLanguage()];
  if (operator === undefined) return messages.own;
  const told = messages.whoGetsWhat(service, operator);
  return {
    whoGetsWhat: cookieless ? told : `${told} ${messages.maySetCookies}`,
    loadOnce: messages.loadOnce,
    isLoading: messages.isLoading(service),
    hasFailed: messages.hasFailed(service),
  };
}

function ServiceLink({ content: { service, address } }: PartProps) {
  const label = externalWords[useLanguage()].openAt(service);
  if (!address) return null;
  return (
    <p>
      <Link link={{ href: address, label, icon: 'link', newTab: true }} />
    </p>
  );
}
