import { useTranslation } from '@payloadcms/ui';
import { useState, useSyncExternalStore } from 'react';
import { languageOf } from '../../language-of.ts';
import { hasPasskeys, signInWithPasskey } from './passkeys.ts';
import styles from './passkeys.module.css';
import { passkeyWords } from './words.ts';

interface Props {
  /** The account, if only one is allowed. */
  email?: string;
  onSignedIn: () => void;
}

/** Signs in with a passkey. Not shown if the browser has none for this address. */
export function PasskeyButton({ email, onSignedIn }: Props) {
  const { i18n } = useTranslation();
  const words = passkeyWords[languageOf(i18n.language)];
  const isOffered = useHasPasskeys();
  const [problem, setProblem] = useState('');
  if (!isOffered) return null;
  const signIn = async () => {
    setProblem('');
    const failed = await signInWithPasskey(words, email);
    if (failed === undefined) onSignedIn();
    else setProblem(failed);
  };
  return (
    <div className={styles.signIn}>
      <button type="button" className={styles.button} onClick={() => void signIn()}>
        {words.signIn}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}

/** Whether passkeys can be used here; false until hydration. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(
    () => () => {},
    hasPasskeys,
    () => false,
  );
}
