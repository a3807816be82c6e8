import { Button, Dropdown, Input, Space } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '../../../../../../platform/web/currentUser/currentUser.ts';
import { useRead } from '../../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../../platform/web/query/useWrite.ts';
import { getTrainViews, type SavedView, saveTrainViews } from '../../../wire.ts';
import { useTrainTexts } from '../../texts.ts';
import type { Timetable } from '../useTimetable.ts';
import { queryOfView, readBrowserViews, removeBrowserViews, valuesOfView, withView } from './savedViews.ts';
import styles from './table.module.css';

const MAX_NAME = 40;

/** Named filters of this person. */
export function SavedViews({ timetable }: { timetable: Timetable }) {
  const { timetable: texts } = useTrainTexts();
  const [isOpen, setOpen] = useState(false);
  const { views, isReady, save } = useSavedViews(isOpen);
  const apply = (view: SavedView) => {
    timetable.change({ ...valuesOfView(view), pageNum: '' });
    setOpen(false);
  };
  return (
    <Dropdown
      open={isOpen}
      onOpenChange={setOpen}
      trigger={['click']}
      popupRender={() => (
        <div className={styles.views}>
          {isReady && views.length === 0 && <p className={styles.soft}>{texts.noViews}</p>}
          {views.map((view) => (
            <div key={view.name} className={styles.view}>
              <Button type="link" size="small" onClick={() => apply(view)}>
                {view.name}
              </Button>
              <Button
                type="text"
                size="small"
                disabled={!isReady}
                aria-label={texts.removeView({ name: view.name })}
                onClick={() => save(views.filter(({ name }) => name !== view.name))}
              >
                ×
              </Button>
            </div>
          ))}
          <NewView
            isReady={isReady}
            onSave={(name) => save(withView(views, { name, query: queryOfView(timetable.address) }))}
          />
        </div>
      )}
    >
      <Button size="small">{texts.savedViews}</Button>
    </Dropdown>
  );
}

function NewView({ isReady, onSave }: { isReady: boolean; onSave: (name: string) => void }) {
  const { timetable: texts } = useTrainTexts();
  const [name, setName] = useState('');
  const save = () => {
    if (name.trim() === '' || !isReady) return;
    onSave(name.trim());
    setName('');
  };
  return (
    <Space.Compact className={styles.newView}>
      <Input
        size="small"
        value={name}
        maxLength={MAX_NAME}
        aria-label={texts.viewName}
        placeholder={texts.viewName}
        onChange={({ target }) => setName(target.value)}
        onPressEnter={save}
      />
      <Button size="small" disabled={name.trim() === '' || !isReady} onClick={save}>
        {texts.saveView}
      </Button>
    </Space.Compact>
  );
}

/** Saved views of the account. Those that the browser kept move there at the first opening. */
function useSavedViews(isOpen: boolean) {
  const { userId } = useCurrentUser().user;
  const read = useRead(getTrainViews, {}, { enabled: isOpen });
  const write = useWrite(saveTrainViews, { invalidates: [getTrainViews] });
  const isMoving = useRef(false);
  const isFirst = read.data === null;
  const { send } = write;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the account is known to have none
  useEffect(() => {
    const views = readBrowserViews(userId);
    if (!isFirst || isMoving.current || views.length === 0) return;
    isMoving.current = true;
    void send({ views }).then((saved) => saved !== undefined && removeBrowserViews(userId));
  }, [isFirst]);

  return {
    views: read.data ?? [],
    isReady: read.data !== undefined && !write.isPending,
    save: (views: SavedView[]) => void send({ views }),
  };
}
