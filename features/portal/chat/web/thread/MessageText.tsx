import { LinkedText } from '../../../../../platform/web/widgets/linkedText/LinkedText.tsx';
import styles from './thread.module.css';

export function MessageText({ text }: { text: string }) {
  return (
    <p className={styles.text} dir="auto">
      <LinkedText text={text} />
    </p>
  );
}
