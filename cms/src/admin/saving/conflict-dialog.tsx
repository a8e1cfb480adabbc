import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ReportedConflict } from '../../saving/merge-saves.ts';
import styles from './saving.module.css';
import type { Choice } from './saver.ts';
import type { savingWords } from './words.ts';

type Words = (typeof savingWords)['de'];

interface Props {
  conflicts: ReportedConflict[];
  words: Words;
  onChoose: (choices: Choice[]) => void;
}

/**
 * Shows both values of each field that two people changed, until the person has chosen one of each.
 */
export function ConflictDialog({ conflicts, words, onChoose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [choices, setChoices] = useState<(Choice | undefined)[]>(() =>
    conflicts.map(() => undefined),
  );
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const chosen = choices.filter((choice) => choice !== undefined);
  const submitted = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (chosen.length === conflicts.length) onChoose(chosen);
  };
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      data-conflicts
      onCancel={(event) => event.preventDefault()}
    >
      <form onSubmit={submitted}>
        <h2 id={title}>{words.conflict}</h2>
        <p>{words.conflictHelp}</p>
        {conflicts.map(({ label, words: values }, at) => (
          <fieldset key={at}>
            <legend>{label}</legend>
            {(['theirs', 'mine'] as const).map((choice) => (
              <label className={styles.choice} key={choice} htmlFor={`${title}-${at}-${choice}`}>
                <input
                  id={`${title}-${at}-${choice}`}
                  type="radio"
                  name={`choice-${at}`}
                  value={choice}
                  required
                  onChange={() => setChoices(choices.with(at, choice))}
                />
                <b>{words[choice]}</b>
                <span>{values[choice] || words.empty}</span>
              </label>
            ))}
          </fieldset>
        ))}
        <div className={styles.answers}>
          <button type="submit">{words.store}</button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}
