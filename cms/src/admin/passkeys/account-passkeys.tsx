'use client';
import { useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { languageOf } from '../../language-of.ts';
import { dataOf } from '../../records/data.ts';
import { PasswordInput } from '../current-password.tsx';
import { Dialog } from '../text/dialog.tsx';
import { useHasPasskeys } from './passkey-button.tsx';
import { addPasskey, removePasskey } from './passkeys.ts';
import styles from './passkeys.module.css';
import { passkeyWords } from './words.ts';

interface Passkey {
  id: number;
  device?: string | null;
  createdAt: string;
  lastUsed?: string | null;
}

/** The passkeys of an account: one's own, or somebody else's, which an owner can only remove. */
export function AccountPasskeys() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const words = passkeyWords[languageOf(i18n.language)];
  const isAvailable = useHasPasskeys();
  const isOwn = String(id) === String(user?.id);
  const [passkeys, setPasskeys] = useState<Passkey[]>();
  /** What the dialog is for: the id of a passkey to remove, or a new one. */
  const [asks, setAsks] = useState<number | 'add'>();
  useEffect(() => {
    void readPasskeys(id).then(setPasskeys);
  }, [id]);
  const change = async (password: string) => {
    const problem =
      asks === 'add'
        ? await addPasskey(words, password)
        : await removePasskey(words, asks ?? 0, password);
    if (problem === undefined) {
      setAsks(undefined);
      setPasskeys(await readPasskeys(id));
    }
    return problem;
  };
  const day = (time: string) =>
    new Date(time).toLocaleDateString(i18n.language, { dateStyle: 'long' });
  return (
    <section className={styles.passkeys} aria-label={words.heading}>
      <h2>{words.heading}</h2>
      {isOwn && <p>{isAvailable ? words.help : words.unavailable}</p>}
      {passkeys?.length === 0 && <p>{words.none}</p>}
      <ul>
        {passkeys?.map((passkey) => (
          <li key={passkey.id}>
            <p>
              <b>{words.device(passkey.device ?? '')}</b>{' '}
              {words.times(day(passkey.createdAt), passkey.lastUsed ? day(passkey.lastUsed) : '')}
            </p>
            <button type="button" className={styles.button} onClick={() => setAsks(passkey.id)}>
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      {isOwn && isAvailable && (
        <button type="button" className={styles.button} onClick={() => setAsks('add')}>
          {words.add}
        </button>
      )}
      {asks !== undefined && (
        <PasswordDialog
          words={words}
          isNew={asks === 'add'}
          onSubmit={change}
          onClose={() => setAsks(undefined)}
        />
      )}
    </section>
  );
}

/** The passkeys of an account; undefined without a connection. */
async function readPasskeys(account: unknown): Promise<Passkey[] | undefined> {
  const query = new URLSearchParams({
    'where[user][equals]': String(account),
    depth: '0',
    limit: '0',
  });
  const response = await fetch(`/api/passkeys?${query}`).catch(() => undefined);
  return response?.ok ? (dataOf(await response.json())['docs'] as Passkey[]) : undefined;
}

interface DialogProps {
  words: (typeof passkeyWords)['de'];
  isNew: boolean;
  /** @returns why it failed, if so */
  onSubmit: (password: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks for the password of the signed-in person. */
function PasswordDialog({ words, isNew, onSubmit, onClose }: DialogProps) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const submit = async () => {
    setProblem('');
    setProblem((await onSubmit(password)) ?? '');
  };
  const title = isNew ? words.add : words.remove;
  return (
    <Dialog
      title={title}
      submit={title}
      cancel={words.cancel}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{isNew ? words.addHelp : words.removeHelp}</p>
      <PasswordInput label={words.password} value={password} onChange={setPassword} />
      {problem && <p role="alert">{problem}</p>}
    </Dialog>
  );
}
