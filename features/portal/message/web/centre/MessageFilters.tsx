import { Checkbox, Input, Select } from 'antd';
import { useDict } from '../../../../../platform/web/widgets/dict/dictSource.ts';
import { msgType } from '../../msgTypes.ts';
import { useTexts } from '../texts.ts';
import styles from './centre.module.css';
import type { MessageListState } from './useMessageListState.ts';

const ALL = '';

export function MessageFilters({
  listState,
  change,
}: {
  listState: MessageListState;
  change: (changes: Partial<MessageListState>) => void;
}) {
  const { page: texts } = useTexts();
  const types = useDict('remindTypeFront') ?? [];
  return (
    <search className={styles.filters}>
      <Select<string>
        aria-label={texts.type}
        className={styles.type ?? ''}
        value={listState.msgType ?? ALL}
        options={[{ value: ALL, label: texts.allTypes }, ...types.map(({ value, label }) => ({ value, label }))]}
        onChange={(value) => change({ msgType: msgType.safeParse(value).data })}
      />
      <Input.Search
        aria-label={texts.search}
        className={styles.search ?? ''}
        placeholder={texts.search}
        defaultValue={listState.keyword}
        allowClear
        maxLength={100}
        onSearch={(keyword) => change({ keyword: keyword.trim() })}
      />
      <Checkbox checked={listState.onlyOpen} onChange={({ target }) => change({ onlyOpen: target.checked })}>
        {listState.tab === 'todo' ? texts.onlyOpenTodos : texts.onlyOpen}
      </Checkbox>
    </search>
  );
}
