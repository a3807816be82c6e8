import { Button, Checkbox, Popconfirm } from 'antd';
import type { Message } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import { useMarkAll } from '../useMarks.ts';
import styles from './centre.module.css';
import type { MessageListState } from './useMessageListState.ts';

interface BulkActionsProps {
  listState: MessageListState;
  rows: readonly Message[];
  /** by id, across pages */
  selected: ReadonlyMap<number, Message>;
  /** newest id shown; 0: none */
  newestShownId: number;
  onChoose: (messages: readonly Message[], isChosen: boolean) => void;
  onClear: () => void;
  onMark: () => void;
}

export function BulkActions({ listState, rows, selected, newestShownId, onChoose, onClear, onMark }: BulkActionsProps) {
  const { page: texts } = useTexts();
  const open = rows.filter((row) => !row.isRead);
  const isAll = open.length > 0 && open.every(({ id }) => selected.has(id));
  return (
    <div className={styles.bar}>
      <Checkbox
        aria-label={texts.choosePage}
        title={texts.choosePage}
        disabled={open.length === 0}
        checked={isAll}
        indeterminate={selected.size > 0 && !isAll}
        onChange={({ target }) => onChoose(open, target.checked)}
      />
      {selected.size > 0 ? (
        <>
          <span role="status">{texts.chosen({ count: selected.size })}</span>
          <Button size="small" type="primary" onClick={onMark}>
            {listState.tab === 'todo' ? texts.handled : texts.markRead}
          </Button>
          <Button size="small" type="text" onClick={onClear}>
            {texts.clear}
          </Button>
        </>
      ) : (
        // no "read all" for search results: it would cover others as well
        listState.tab === 'info' &&
        listState.keyword === '' && <ReadAllButton msgType={listState.msgType} newestShownId={newestShownId} />
      )}
    </div>
  );
}

function ReadAllButton({ msgType, newestShownId }: { msgType: MessageListState['msgType']; newestShownId: number }) {
  const { page: texts } = useTexts();
  const { markAll, isPending } = useMarkAll();
  return (
    <Popconfirm
      title={texts.readAllAsk}
      placement="bottomLeft"
      // messages that arrive meanwhile stay unread
      onConfirm={() => void markAll({ msgType, lastId: newestShownId || undefined })}
    >
      <Button size="small" loading={isPending} className={styles.readAll ?? ''}>
        {texts.readAll}
      </Button>
    </Popconfirm>
  );
}
