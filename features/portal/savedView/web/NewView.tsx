import { Button, Checkbox, Input, Space } from 'antd';
import { useState } from 'react';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import type { ListViewsProps } from '../../../../platform/web/slots/listViews.ts';
import { listSavedViews, MAX_VIEW_NAME, saveView } from '../wire.ts';
import styles from './savedViews.module.css';
import { useSavedViewTexts } from './texts.ts';

/** Saves the list as it is shown under a name. */
export function NewView({
  list,
  query,
  hiddenColumns,
  onSaved,
}: Omit<ListViewsProps, 'apply'> & { onSaved: () => void }) {
  const texts = useSavedViewTexts();
  const { user } = useCurrentUser();
  const [name, setName] = useState('');
  const [isShared, share] = useState(false);
  const write = useWrite(saveView, { invalidates: [listSavedViews], done: texts.saved });
  const fault = write.error?.fields?.name;
  const save = async () => {
    if (name.trim() === '' || write.isPending) return;
    const view = { list, name: name.trim(), query, hiddenColumns: [...hiddenColumns] };
    if ((await write.send({ ...view, isShared: isShared ? '1' : '0' })) === undefined) return;
    setName('');
    onSaved();
  };
  return (
    <div className={styles.newView}>
      <Space.Compact block>
        <Input
          value={name}
          maxLength={MAX_VIEW_NAME}
          aria-label={texts.name}
          placeholder={texts.name}
          status={fault ? 'error' : ''}
          onChange={({ target }) => setName(target.value)}
          onPressEnter={() => void save()}
        />
        <Button type="primary" disabled={name.trim() === ''} loading={write.isPending} onClick={() => void save()}>
          {texts.save}
        </Button>
      </Space.Compact>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      {user.companyId !== null && (
        <Checkbox checked={isShared} onChange={({ target }) => share(target.checked)}>
          {texts.share}
        </Checkbox>
      )}
    </div>
  );
}
