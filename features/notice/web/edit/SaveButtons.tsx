import { Button } from 'antd';
import type { NoticeDetail } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import styles from './edit.module.css';
import type { useSaveNotice } from './useSaveNotice.ts';

interface SaveButtonsProps {
  notice: NoticeDetail | null;
  saveNotice: ReturnType<typeof useSaveNotice>;
  /** uploads running: saving is blocked */
  isBusy: boolean;
  onPreview: () => void;
}

export function SaveButtons({ notice, saveNotice, isBusy, onPreview }: SaveButtonsProps) {
  const { page } = useTexts();
  const blocked = { disabled: isBusy, title: isBusy ? page.busy : undefined, loading: saveNotice.isPending };
  return (
    <div className={styles.bar}>
      <Button onClick={onPreview}>{page.preview}</Button>
      <Button
        {...blocked}
        type={saveNotice.canPublish ? 'default' : 'primary'}
        onClick={() => void saveNotice.save()}
      >
        {notice && notice.standing !== 'draft' ? page.saveChange : page.save}
      </Button>
      {saveNotice.canPublish && (
        <Button {...blocked} type="primary" onClick={() => void saveNotice.saveAndPublish()}>
          {page.saveAndPublish}
        </Button>
      )}
    </div>
  );
}
