import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useFormat } from '../../../language/format.ts';
import { Loading } from '../Loading.tsx';
import { Notice } from '../Notice.tsx';
import { usePreviewTexts } from '../texts.ts';
import type { ViewProps } from '../viewProps.ts';
import styles from './text.module.css';
import { readText, type TextRead } from './textReader.ts';

export default function TextView({ file, content }: ViewProps) {
  const texts = usePreviewTexts().text;
  const format = useFormat();
  const [read, setRead] = useState<TextRead | null>(null);
  useEffect(() => {
    let isGone = false;
    void readText(content).then((come) => {
      if (!isGone) setRead(come);
    });
    return () => {
      isGone = true;
    };
  }, [content]);
  if (read === null) return <Loading />;
  if (content.size === 0) return <Notice file={file} text={texts.empty} />;
  return (
    <div className={styles.frame}>
      <section
        className={styles.window}
        aria-label={texts.label({ name: file.name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
        tabIndex={0}
      >
        {read.pieces.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces are only appended
          <pre key={index}>{piece}</pre>
        ))}
        {read.left > 0 && (
          <div className={styles.more}>
            <Button onClick={async () => setRead(await read.more())}>{texts.more}</Button>
            <span>{texts.left({ size: format.size(read.left) })}</span>
          </div>
        )}
      </section>
      <p className={styles.encoding}>{texts.encoding({ name: read.encoding.toUpperCase() })}</p>
    </div>
  );
}
