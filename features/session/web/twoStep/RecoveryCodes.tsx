import { Button } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { saveAs } from '../../../../platform/web/query/download.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { useTwoStepTexts } from '../texts.ts';
import styles from './twoStep.module.css';

/** New recovery codes, shown this once, to be kept. */
export function RecoveryCodes({ codes, username }: { codes: readonly string[]; username: string }) {
  const { codes: texts } = useTwoStepTexts();
  const format = useFormat();
  const [isCopied, setCopied] = useState(false);
  const download = () => {
    const head = texts.fileHead({ username, when: format.dateTime(formatDateTime(new Date())) });
    const content = new Blob([`${head}\n\n${codes.join('\n')}\n`], { type: 'text/plain;charset=utf-8' });
    saveAs(texts.fileName, content);
  };
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <>
      <p className={styles.text}>{texts.note}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={download}>{texts.download}</Button>
        {globalThis.navigator.clipboard !== undefined && (
          <Button onClick={() => void copy()}>{isCopied ? texts.copied : texts.copy}</Button>
        )}
      </div>
    </>
  );
}
