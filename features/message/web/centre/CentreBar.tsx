import { Button, Checkbox, Popconfirm } from 'antd';
import type { Message } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import { useMarkAll } from '../useMarks.ts';
import styles from './centre.module.css';
import type { Shown } from './useAddress.ts';

interface CentreBarProps {
  shown: Shown;
  rows: readonly Message[];
  /** by id, across pages */
  chosen: ReadonlyMap<number, Message>;
  /** newest id shown; 0: none */
  newestSeen: number;
  onChoose: (messages: readonly Message[], isChosen: boolean) => void;
  onClear: () => void;
  onDo: () => void;
}

export function CentreBar({ shown, rows, chosen, newestSeen, onChoose, onClear, onDo }: CentreBarProps) {
  const { page: texts } = useTexts();
  const open = rows.filter((row) => !row.isRead);
  const isAll = open.length > 0 && open.every(({ id }) => chosen.has(id));
  return (
    <div className={styles.bar}>
      <Checkbox
        aria-label={texts.choosePage}
        title={texts.choosePage}
        disabled={open.length === 0}
        checked={isAll}
        indeterminate={chosen.size > 0 && !isAll}
        onChange={({ target }) => onChoose(open, target.checked)}
      />
      {chosen.size > 0 ? (
        <>
          <span role="status">{texts.chosen({ count: chosen.size })}</span>
          <Button size="small" type="primary" onClick={onDo}>
            {shown.tab === 'todo' ? texts.handled : texts.markRead}
          </Button>
          <Button size="small" type="text" onClick={onClear}>
            {texts.clear}
          </Button>
        </>
      ) : (
        // no "read all" for search results: it would cover others as well
        shown.tab === 'info' &&
        shown.keyword === '' && <ReadAll msgType={shown.msgType} newestSeen={newestSeen} />
      )}
    </div>
  );
}

function ReadAll({ msgType, newestSeen }: { msgType: Shown['msgType']; newestSeen: number }) {
  const { page: texts } = useTexts();
  const { markAll, isPending } = useMarkAll();
  return (
    <Popconfirm
      title={texts.readAllAsk}
      placement="bottomLeft"
      // messages that arrive meanwhile stay unread
      onConfirm={() => void markAll({ msgType, lastId: newestSeen || undefined })}
    >
      <Button size="small" loading={isPending} className={styles.readAll ?? ''}>
        {texts.readAll}
      </Button>
    </Popconfirm>
  );
}
