import { limitOf, type UploadRule } from '../../../wire/uploadRule.ts';
import { useUploadTexts } from './texts.ts';
import styles from './upload.module.css';

export function RuleHint({ rule, extra = [] }: { rule: UploadRule; extra?: readonly string[] }) {
  const texts = useUploadTexts();
  const parts = [
    ...(rule.extensions ? [texts.formats({ extensions: rule.extensions.join(', ') })] : []),
    ...(rule.maxFiles === 1
      ? [texts.upTo(limitOf(rule.maxBytes))]
      : [texts.each(limitOf(rule.maxBytes)), texts.atMost({ count: rule.maxFiles })]),
    ...extra,
  ];
  return <span className={styles.hint}>{parts.join(texts.separator)}</span>;
}
