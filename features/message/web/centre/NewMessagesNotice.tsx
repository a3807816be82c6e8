import { Button } from 'antd';
import { useTexts } from '../texts.ts';
import styles from './centre.module.css';

export function NewMessagesNotice({ count, onShow }: { count: number; onShow: () => void }) {
  const { page: texts } = useTexts();
  return (
    <div role="status" className={styles.newOnes}>
      {count > 0 && (
        <Button type="link" size="small" onClick={onShow}>
          {texts.newOnes({ count })}
        </Button>
      )}
    </div>
  );
}
