import { Progress, Spin } from 'antd';
import styles from './preview.module.css';
import { usePreviewTexts } from './texts.ts';

export function Loading({ percent = null }: { percent?: number | null }) {
  const texts = usePreviewTexts();
  return (
    <div className={styles.loading} role="status" aria-busy="true">
      {percent === null ? <Spin /> : <Progress type="circle" size={64} percent={percent} showInfo={false} />}
      <span>{percent === null ? texts.loading : texts.received({ percent })}</span>
    </div>
  );
}
