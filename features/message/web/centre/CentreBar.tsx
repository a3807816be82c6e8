import { Button, Checkbox, Popconfirm } from 'antd';
import type { Message } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import { useMarkAll } from '../useMarks.ts';
import styles from './centre.module.css';
import type { Shown } from './useAddress.ts';

interface CentreBarProps {
  shown: Shown;
  rows: readonly Message[];
  chosen: readonly Message[];
  onChoose: (messages: readonly Message[], isChosen: boolean) => void;
  onDo: () => void;
}

/** What can be done with the messages chosen, or with all. */
export function CentreBar({ shown, rows, chosen, onChoose, onDo }: CentreBarProps) {
  const { page: texts } = useTexts();
  const open = rows.filter((row) => !row.isRead);
  const isAll = open.length > 0 && chosen.length === open.length;
  return (
    <div className={styles.bar}>
      <Checkbox
        aria-label={texts.choosePage}
        title={texts.choosePage}
        disabled={open.length === 0}
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        onChange={({ target }) => onChoose(open, target.checked)}
      />
      {chosen.length > 0 ? (
        <>
          <span role="status">{texts.chosen({ count: chosen.length })}</span>
          <Button size="small" type="primary" onClick={onDo}>
            {shown.tab === 'todo' ? texts.handled : texts.markRead}
          </Button>
          <Button size="small" type="text" onClick={() => onChoose(chosen, false)}>
            {texts.clear}
          </Button>
        </>
      ) : (
        shown.tab === 'info' && <ReadAll shown={shown} rows={rows} />
      )}
    </div>
  );
}

function ReadAll({ shown, rows }: { shown: Shown; rows: readonly Message[] }) {
  const { page: texts } = useTexts();
  const { markAll, isPending } = useMarkAll();
  const { msgType, keyword, pageNum } = shown;
  // on the first page the newest is seen; what comes while one presses stays unread
  const newest = pageNum === 1 && keyword === '' ? Math.max(0, ...rows.map(({ id }) => id)) : 0;
  return (
    <Popconfirm
      title={texts.readAllAsk}
      placement="bottomLeft"
      onConfirm={() => void markAll({ msgType, lastId: newest || undefined })}
    >
      <Button size="small" loading={isPending} className={styles.readAll ?? ''}>
        {texts.readAll}
      </Button>
    </Popconfirm>
  );
}
