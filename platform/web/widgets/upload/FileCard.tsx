import { Progress } from 'antd';
import { ItemButtons } from './ItemButtons.tsx';
import { nameOf, type UploadItem } from './item.ts';
import type { ListProps } from './listProps.ts';
import { Thumbnail } from './Thumbnail.tsx';
import styles from './upload.module.css';
import { useFailureText } from './useItemText.ts';

export function FileCard({ item, list }: { item: UploadItem; list: ListProps }) {
  const failureText = useFailureText();
  const name = nameOf(item);
  return (
    <li className={styles.card} data-status={item.status}>
      <button type="button" className={styles.open} title={name} onClick={() => list.actions.open(item)}>
        <span className={styles.picture}>
          <Thumbnail item={item} iconSize={40} />
        </span>
        <span className={styles.cardName}>{name}</span>
      </button>
      {item.status === 'uploading' && (
        <Progress
          className={styles.cardProgress ?? ''}
          percent={item.percent}
          size="small"
          aria-label={name}
        />
      )}
      {item.status === 'failed' && (
        <span className={styles.failure} role="alert">
          {failureText(item.failure)}
        </span>
      )}
      <span className={styles.cardMoves}>
        <ItemButtons item={item} list={list} />
      </span>
    </li>
  );
}
