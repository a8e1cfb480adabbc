import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './text.module.css';

interface Props {
  title: string;
  submit: string;
  cancel: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog. Its form is outside the record's form, so its fields are not part of the record. */
export function Dialog({ title, submit, cancel, onSubmit, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const submitted = (event: SubmitEvent) => {
    event.preventDefault();
    // React's events bubble to the record's form, through the portal.
    event.stopPropagation();
    onSubmit();
  };
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-label={title} onClose={onClose}>
      <form onSubmit={submitted}>
        <h2>{title}</h2>
        {children}
        <div className={styles.answers}>
          <button type="submit">{submit}</button>
          <button type="button" onClick={onClose}>
            {cancel}
          </button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}
