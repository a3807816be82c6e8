import DownOutlined from '@ant-design/icons/DownOutlined';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import type { ListViewsProps } from '../../../../platform/web/slots/listViews.ts';
import { showToast } from '../../../../platform/web/toast/toast.ts';
import { listSavedViews, removeView, type SavedView, saveView } from '../wire.ts';
import { NewView } from './NewView.tsx';
import styles from './savedViews.module.css';
import { useSavedViewTexts } from './texts.ts';

/** The first views stand beside the button that opens all. */
const MAX_TABS = 4;

type Shown = Pick<ListViewsProps, 'query' | 'hiddenColumns'>;

const stateOf = ({ query, hiddenColumns }: Shown) =>
  JSON.stringify([[...new URLSearchParams(query)].sort(), [...hiddenColumns].sort()]);

export function SavedViews(props: ListViewsProps & { title: string }) {
  const [isOpen, setOpen] = useState(false);
  const { data: views = [] } = useRead(listSavedViews, { list: props.list });
  const now = stateOf(props);
  const apply = (view: SavedView) => {
    props.apply(view);
    setOpen(false);
  };
  return (
    <div className={styles.bar}>
      {views.slice(0, MAX_TABS).map((view) => (
        <Button
          key={view.viewId}
          size="small"
          type="text"
          className={styles.tab}
          aria-pressed={stateOf(view) === now}
          onClick={() => apply(view)}
        >
          {view.name}
        </Button>
      ))}
      <Dropdown
        open={isOpen}
        onOpenChange={setOpen}
        trigger={['click']}
        popupRender={() => (
          <div className={styles.panel}>
            <Views {...props} views={views} onApply={apply} />
            <NewView {...props} onSaved={() => setOpen(false)} />
          </div>
        )}
      >
        <Button size="small" type="text" icon={<DownOutlined />} iconPlacement="end">
          {props.title}
        </Button>
      </Dropdown>
    </div>
  );
}

function Views({
  list,
  views,
  onApply,
}: {
  list: string;
  views: readonly SavedView[];
  onApply: (view: SavedView) => void;
}) {
  const texts = useSavedViewTexts();
  const remove = useRemoval(list);
  const line = (view: SavedView) => (
    <li key={view.viewId} className={styles.view}>
      <Button type="link" size="small" onClick={() => onApply(view)}>
        {view.name}
      </Button>
      {view.isOwn ? (
        <Button type="text" size="small" aria-label={texts.remove(view)} onClick={() => remove(view)}>
          ×
        </Button>
      ) : (
        <span className={styles.soft}>{texts.by({ name: view.ownerName })}</span>
      )}
    </li>
  );
  const own = views.filter(({ isOwn }) => isOwn);
  const shared = views.filter(({ isOwn }) => !isOwn);
  return (
    <>
      {views.length === 0 && <p className={styles.soft}>{texts.empty}</p>}
      {own.length > 0 && <h3 className={styles.head}>{texts.own}</h3>}
      <ul className={styles.views}>{own.map(line)}</ul>
      {shared.length > 0 && <h3 className={styles.head}>{texts.shared}</h3>}
      <ul className={styles.views}>{shared.map(line)}</ul>
    </>
  );
}

/** Removes at once; the toast brings it back. */
function useRemoval(list: string) {
  const texts = useSavedViewTexts();
  const removal = useWrite(removeView, { invalidates: [listSavedViews] });
  const again = useWrite(saveView, { invalidates: [listSavedViews] });
  return async ({ viewId, name, query, hiddenColumns, isShared }: SavedView) => {
    if ((await removal.send({ viewId })) === undefined) return;
    const restore = () => void again.send({ list, name, query, hiddenColumns, isShared: isShared ? '1' : '0' });
    showToast('success', texts.removed, { label: texts.undo, onPress: restore });
  };
}
