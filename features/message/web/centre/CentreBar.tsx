import { Button, Checkbox, Popconfirm } from 'antd';
import type { Message } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import { useMarkAll } from '../useMarks.ts';
import styles from './centre.module.css';
import type { Shown } from './useAddress.ts';

interface CentreBarProps {
  shown: Shown;
  rows: readonly Message[];
  /** by id, on any page */
  chosen: ReadonlyMap<number, Message>;
  /** the newest message that was shown; 0: none */
  newestSeen: number;
  onChoose: (messages: readonly Message[], isChosen: boolean) => void;
  onClear: () => void;
  onDo: () => void;
}

/** What can be done with the messages chosen, or with all. */
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
        // of what was searched for only those that are ticked: "all" would mean others as well
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
      // what comes while one presses stays unread
      onConfirm={() => void markAll({ msgType, lastId: newestSeen || undefined })}
    >
      <Button size="small" loading={isPending} className={styles.readAll ?? ''}>
        {texts.readAll}
      </Button>
    </Popconfirm>
  );
}
