'use client';

import {
  useAllFormFields,
  useAuth,
  useDocumentEvents,
  useDocumentInfo,
  useDocumentTitle,
  useForm,
  useLivePreviewContext,
  useLocale,
  useServerFunctions,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { reduceFieldsToValues } from 'payload/shared';
import { type Data, dataOf, textOf } from '../../records/data.ts';
import { FormStatus } from '../publishing/form-status.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FormSaving, type Person, type View } from './form-saving.ts';
import type { Host } from './form-values.ts';
import styles from './saving.module.css';
import type { State } from './saver.ts';
import { SignInDialog } from './sign-in-dialog.tsx';
import { savingWords } from './words.ts';
import { languageOf } from '../../language-of.ts';

type Words = (typeof savingWords)['de'];

/** Saves the form that contains it, and shows the status in the form's header. */
export function Saving() {
  const { id, globalSlug, hasSavePermission, isInitializing } = useDocumentInfo();
  const isStored = id !== undefined || globalSlug !== undefined;
  if (!isStored || !hasSavePermission || isInitializing) return null;
  return <SavedForm />;
}

function SavedForm() {
  const saving = useFormSaving();
  return saving && <SavingView saving={saving} />;
}

function Conflicts({ saving }: { saving: FormSaving }) {
  const { conflicts } = useSyncExternalStore(saving.subscribe, saving.snapshot, saving.snapshot);
  const { i18n } = useTranslation();
  if (conflicts.length === 0) return null;
  return (
    <ConflictDialog
      key={JSON.stringify(conflicts.map(({ path }) => path))}
      conflicts={conflicts}
      words={savingWords[languageOf(i18n.language)]}
      onChoose={(choices) => saving.choose(choices)}
    />
  );
}

function SavingView({ saving }: { saving: FormSaving }) {
  const view = useSyncExternalStore(saving.subscribe, saving.snapshot, saving.snapshot);
  const { i18n } = useTranslation();
  const { user } = useAuth();
  const words = savingWords[languageOf(i18n.language)];
  const place = useRef<HTMLSpanElement>(null);
  const [head, setHead] = useState<HTMLElement>();
  const [below, setBelow] = useState<HTMLElement>();
  const [signsIn, setSignsIn] = useState(false);
  useEffect(() => {
    const controls = place.current?.closest<HTMLElement>('.doc-controls');
    if (!controls) return undefined;
    const bars = document.createElement('div');
    bars.className = styles.bars ?? '';
    const isSticky = getComputedStyle(controls).position === 'sticky';
    bars.style.insetBlockStart = isSticky ? `${controls.offsetHeight}px` : '0';
    controls.after(bars);
    setHead(controls);
    setBelow(bars);
    return () => bars.remove();
  }, []);
  const line = head?.querySelector('.doc-controls__meta');
  const { state, connection } = view;
  return (
    <>
      <span ref={place} hidden />
      {line &&
        createPortal(
          <li className="doc-controls__list-item">
            <output className={styles.line} data-saving data-state={state.kind}>
              {lineOf(state, words)}
            </output>
          </li>,
          line,
        )}
      {below &&
        createPortal(
          <Bars
            view={view}
            words={words}
            saving={saving}
            language={i18n.language}
            onSignIn={() => setSignsIn(true)}
          />,
          below,
        )}
      <Conflicts saving={saving} />
      {signsIn && connection === 'signed-out' && (
        <SignInDialog
          email={textOf(user?.['email'])}
          words={words}
          onSignedIn={() => {
            setSignsIn(false);
            void saving.signedIn();
          }}
          onClose={() => setSignsIn(false)}
        />
      )}
    </>
  );
}

function lineOf(state: State, words: Words): string {
  switch (state.kind) {
    case 'refused':
      return words.refused(state.reason);
    case 'signed-out':
      return words.signedOut;
    default:
      return words[state.kind];
  }
}

interface BarsProps {
  view: View;
  words: Words;
  saving: FormSaving;
  language: string;
  onSignIn: () => void;
}

function Bars({ view, words, saving, language, onSignIn }: BarsProps) {
  const { connection, others, earlier } = view;
  const time = (of: number) =>
    new Date(of).toLocaleString(language, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <div data-bars>
      {connection === 'offline' && (
        <div className={styles.bar} role="alert">
          <p>{words.offlineHelp}</p>
        </div>
      )}
      {connection === 'signed-out' && (
        <div className={styles.bar} role="alert">
          <p>{words.signedOutHelp}</p>
          <button type="button" onClick={onSignIn}>
            {words.signIn}
          </button>
        </div>
      )}
      <FormStatus className={styles.bar} />
      {earlier.map((entry) => (
        <div className={styles.bar} key={entry.id} data-earlier>
          <p>{words.left(time(entry.time))}</p>
          <button type="button" onClick={() => void saving.restore(entry)}>
            {words.restore}
          </button>
          <button type="button" onClick={() => saving.discard(entry)}>
            {words.discard}
          </button>
        </div>
      ))}
      {sentences(others, words).map((sentence) => (
        <output className={styles.bar} key={sentence} data-others>
          {sentence}
        </output>
      ))}
    </div>
  );
}

/** One for each person who has the document open. */
function sentences(others: readonly Person[], words: Words): string[] {
  const all = others.map(({ name, isTyping, isSelf }) => {
    if (isSelf) return words.own;
    return isTyping ? words.othersTyping(name) : words.others(name);
  });
  return [...new Set(all)];
}

/** The saving of the form while it is open. */
function useFormSaving(): FormSaving | undefined {
  const host = useHost();
  const [saving, setSaving] = useState<FormSaving>();
  useLayoutEffect(() => {
    saving?.onHost(host);
  });
  const first = useRef(host);
  useEffect(() => {
    const opened = new FormSaving(first.current);
    setSaving(opened);
    return opened.open();
  }, []);
  const [fields] = useAllFormFields();
  useEffect(() => {
    if (fields) saving?.changed();
  }, [saving, fields]);
  return saving;
}

function useHost(): Host {
  const info = useDocumentInfo();
  const { id, collectionSlug, globalSlug, docPermissions } = info;
  const { getData, getFields, dispatchFields, setModified } = useForm();
  const { getFormState } = useServerFunctions();
  const { reportUpdate } = useDocumentEvents();
  const { isLivePreviewing, setURL } = useLivePreviewContext();
  const { title } = useDocumentTitle();
  const { user } = useAuth();
  const { code } = useLocale();
  const slug = collectionSlug ?? globalSlug ?? '';
  const path = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`;
  const admin = globalSlug ? path : `collections/${path}`;
  const formState = async (options: Partial<Parameters<typeof getFormState>[0]>) =>
    getFormState({
      ...(id === undefined ? {} : { id }),
      ...(collectionSlug ? { collectionSlug } : {}),
      ...(globalSlug ? { globalSlug } : {}),
      docPermissions,
      docPreferences: await info.getDocPreferences(),
      locale: code,
      operation: 'update',
      renderAllFields: true,
      schemaPath: slug,
      skipValidation: true,
      ...options,
    });
  const showPreview = async (data: Data) => {
    const { livePreviewURL } = await formState({ data, returnLivePreviewURL: true });
    if (livePreviewURL) setURL(livePreviewURL);
  };
  return {
    address: { path: `/api/${path}`, locale: code },
    admin: `/admin/${admin}?locale=${code}`,
    title,
    user: String(user?.id),
    opened: dataOf(reduceFieldsToValues(info.initialState ?? {}, true)),
    read: () => dataOf(getData()),
    fields: getFields,
    setValue: (at, value) => dispatchFields({ type: 'UPDATE', path: at, value }),
    replace: async (data) => {
      const { state } = await formState({ data });
      if (state) dispatchFields({ type: 'REPLACE_STATE', state });
    },
    onSaved: () => setModified(false),
    onStored: (stored) => {
      const updatedAt = textOf(stored['updatedAt']);
      info.setLastUpdateTime(new Date(updatedAt).getTime());
      info.setData?.(stored);
      if (stored['_status'] === 'draft' && !info.mostRecentVersionIsAutosaved) {
        info.setMostRecentVersionIsAutosaved(true);
        info.setUnpublishedVersionCount((count) => count + 1);
        info.incrementVersionCount();
      }
      reportUpdate({
        ...(id === undefined ? {} : { id }),
        doc: { id: id ?? slug, ...stored },
        entitySlug: slug,
        operation: 'update',
        updatedAt,
      });
      // The page's address may have changed with its document.
      if (isLivePreviewing) void showPreview(stored);
    },
  };
}
