import { searchWords } from '#words/search.ts';
import { useLanguage } from '../../messages/messages.tsx';
import { Button } from '../../ui/button/button.tsx';
import styles from './search.module.css';

/** Says that the search could not be loaded, and why. It tries again by itself once online. */
export function SearchTrouble({ onRetry }: { onRetry: () => void }) {
  const messages = searchWords[useLanguage()];
  const isOnline = navigator.onLine;
  return (
    <div role="alert" className={styles.trouble}>
      <p>
        <strong>{isOnline ? messages.failed : messages.offline}</strong>{' '}
        {isOnline ? messages.failedHelp : messages.offlineHelp}
      </p>
      {isOnline ? (
        <Button variant="outline" onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      ) : null}
    </div>
  );
}
