import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import styles from './saving.module.css';
import { signIn } from './send.ts';
import type { savingWords } from './words.ts';

interface Props {
  /** Whose form it is: somebody else's changes are not saved in their name. */
  email: string;
  words: (typeof savingWords)['de'];
  onSignedIn: () => void;
  onClose: () => void;
}

/** Signs in again over the form, so that nothing of it is lost. */
export function SignInDialog({ email, words, onSignedIn, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [password, setPassword] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const submitted = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void (async () => {
      if (await signIn(email, password)) onSignedIn();
      else setHasFailed(true);
    })();
  };
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={words.signIn}
      data-sign-in
      onClose={onClose}
    >
      <form onSubmit={submitted}>
        <h2>{words.signIn}</h2>
        <label htmlFor={`${id}-email`}>
          {words.email}
          <input id={`${id}-email`} type="email" value={email} autoComplete="username" readOnly />
        </label>
        <label htmlFor={id}>
          {words.password}
          <input
            id={id}
            type="password"
            value={password}
            autoComplete="current-password"
            required
            onChange={(event) => setPassword(event.target.value)}
          />
        </label>
        {hasFailed && <p role="alert">{words.signInFailed}</p>}
        <PasskeyButton email={email} onSignedIn={onSignedIn} />
        <div className={styles.answers}>
          <button type="submit">{words.signIn}</button>
          <button type="button" onClick={onClose}>
            {words.cancel}
          </button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}
