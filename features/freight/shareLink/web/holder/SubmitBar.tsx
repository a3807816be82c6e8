import { useHolderTexts } from '../texts.ts';
import styles from './holder.module.css';

/** What a submission came to. */
export interface Note {
  tone: 'good' | 'bad';
  text: string;
}

interface SubmitBarProps {
  submission: { isWaiting: boolean; isSending: boolean; isOffline: boolean };
  note: Note | null;
}

/** The button that submits a form, and what became of it. */
export function SubmitBar({ submission: { isWaiting, isSending, isOffline }, note }: SubmitBarProps) {
  const texts = useHolderTexts();
  return (
    <>
      {note && !isWaiting && (
        <p className={note.tone === 'good' ? styles.done : styles.refused} role="status">
          {note.text}
        </p>
      )}
      {isWaiting && isOffline && (
        <p className={styles.offline} role="status">
          {texts.waiting}
        </p>
      )}
      <button type="submit" className={styles.primary} disabled={isSending || isWaiting}>
        {isSending ? texts.sending : texts.send}
      </button>
    </>
  );
}
