import { Button } from 'antd';
import type { NoticeDetail } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import styles from './edit.module.css';
import type { useSaving } from './useSaving.ts';

interface SaveButtonsProps {
  notice: NoticeDetail | null;
  saving: ReturnType<typeof useSaving>;
  /** uploads running: saving is blocked */
  isBusy: boolean;
  onPreview: () => void;
}

export function SaveButtons({ notice, saving, isBusy, onPreview }: SaveButtonsProps) {
  const { page } = useTexts();
  const held = { disabled: isBusy, title: isBusy ? page.busy : undefined, loading: saving.isPending };
  return (
    <div className={styles.bar}>
      <Button onClick={onPreview}>{page.preview}</Button>
      <Button {...held} type={saving.mayPublish ? 'default' : 'primary'} onClick={() => void saving.save()}>
        {notice && notice.standing !== 'draft' ? page.saveChange : page.save}
      </Button>
      {saving.mayPublish && (
        <Button {...held} type="primary" onClick={() => void saving.saveAndPublish()}>
          {page.saveAndPublish}
        </Button>
      )}
    </div>
  );
}
