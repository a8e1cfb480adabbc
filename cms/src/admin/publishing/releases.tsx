import { Button, ConfirmationModal, useModal } from '@payloadcms/ui';
import { useState } from 'react';
import type { StatusInWords } from '../../publishing/status-in-words.ts';
import { wordsIn } from './words.ts';

type Release = StatusInWords['releases'][number];

interface Props {
  /** The newest first. */
  releases: readonly Release[];
  language: string;
  onRollBack: (release: string) => void;
}

const question = 'roll-back';

/** The stored versions of the site, each of which can be put back online. */
export function Releases({ releases, language, onRollBack }: Props) {
  const words = wordsIn(language);
  const { openModal } = useModal();
  const [chosen, setChosen] = useState<string>();
  if (releases.length < 2) return null;
  const target = releases.find(({ id }) => id === chosen);
  return (
    <>
      <details>
        <summary>{words.releases}</summary>
        <ul>
          {releases.map((release) => (
            <li key={release.id}>
              <About release={release} language={language} />{' '}
              {release.current ? (
                <strong>{words.served}</strong>
              ) : (
                <Button
                  buttonStyle="secondary"
                  size="small"
                  onClick={() => {
                    setChosen(release.id);
                    openModal(question);
                  }}
                >
                  {words.rollBack}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </details>
      <ConfirmationModal
        modalSlug={question}
        heading={words.question(target ? timeOf(target, language) : '')}
        body={target && <Difference releases={releases} target={target} language={language} />}
        confirmLabel={words.rollBack}
        cancelLabel={words.cancel}
        onConfirm={() => {
          if (target) onRollBack(target.id);
        }}
      />
    </>
  );
}

/** When it was published, by whom, and what changed, as far as known. */
function About({ release, language }: { release: Release; language: string }) {
  const words = wordsIn(language);
  const { time, pages, by = [], changes } = release;
  const parts = [by.join(', '), changes, words.pages(pages)].filter(Boolean).join(' · ');
  return (
    <>
      <time dateTime={time}>{timeOf(release, language)}</time> · {parts}
    </>
  );
}

interface DifferenceProps {
  releases: readonly Release[];
  target: Release;
  language: string;
}

/** What visitors no longer see after going back, or see again after going forward. */
function Difference({ releases, target, language }: DifferenceProps) {
  const words = wordsIn(language);
  const from = releases.findIndex(({ current }) => current);
  const to = releases.indexOf(target);
  const isBack = to > from;
  // A release contains its own changes, not those of newer ones.
  const between = isBack ? releases.slice(from, to) : releases.slice(to, from);
  return (
    <>
      <p>{isBack ? words.goes : words.returns}</p>
      <ul>
        {between.map((release) => (
          <li key={release.id}>
            {timeOf(release, language)}: {release.changes ?? words.notRecorded}
            {release.by?.length ? ` (${release.by.join(', ')})` : ''}
          </li>
        ))}
      </ul>
      <p>{words.textsStay}</p>
    </>
  );
}

function timeOf({ time }: Release, language: string): string {
  return new Date(time).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
}
