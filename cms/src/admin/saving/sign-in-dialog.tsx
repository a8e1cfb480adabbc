import { useId, useState } from 'react';
import { PasswordInput } from '../current-password.tsx';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { Dialog } from '../text/dialog.tsx';
import { signIn } from './send.ts';
import type { savingWords } from './words.ts';

interface Props {
  /** The form's user: nobody else's changes are saved in their name. */
  email: string;
  words: (typeof savingWords)['de'];
  onSignedIn: () => void;
  onClose: () => void;
}

/** Signs in again on top of the form, so that nothing in it is lost. */
export function SignInDialog({ email, words, onSignedIn, onClose }: Props) {
  const [password, setPassword] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  const id = useId();
  const submit = async () => {
    if (await signIn(email, password)) onSignedIn();
    else setHasFailed(true);
  };
  return (
    <Dialog
      title={words.signIn}
      submit={words.signIn}
      cancel={words.cancel}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <label htmlFor={id}>
        {words.email}
        <input id={id} type="email" value={email} autoComplete="username" readOnly />
      </label>
      <PasswordInput label={words.password} value={password} onChange={setPassword} />
      {hasFailed && <p role="alert">{words.signInFailed}</p>}
      <PasskeyButton email={email} onSignedIn={onSignedIn} />
    </Dialog>
  );
}
