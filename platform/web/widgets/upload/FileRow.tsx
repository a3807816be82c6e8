import { Progress } from 'antd';
import { useFormat } from '../../language/format.ts';
import type { UploadedFile } from '../files/uploadCalls.ts';
import { ItemButtons } from './ItemButtons.tsx';
import { isUploaded, nameOf, type UploadItem } from './item.ts';
import type { ListProps } from './listProps.ts';
import { Thumbnail } from './Thumbnail.tsx';
import styles from './upload.module.css';
import { useFailureText, useStatusText } from './useItemText.ts';

function UploadedBy({ file: { addUserName = '', addTime = '' } }: { file: UploadedFile }) {
  const format = useFormat();
  return (
    <>
      {addUserName && ` · ${addUserName}`}
      {addTime && (
        <>
          {' · '}
          <time title={format.zone}>{format.dateTime(addTime)}</time>
        </>
      )}
    </>
  );
}

export function FileRow({ item, list }: { item: UploadItem; list: ListProps }) {
  const failureText = useFailureText();
  const statusText = useStatusText();
  const name = nameOf(item);
  return (
    <li className={styles.row} data-status={item.status}>
      <span className={styles.icon}>
        <Thumbnail item={item} iconSize={28} />
      </span>
      <div className={styles.words}>
        <button type="button" className={styles.name} title={name} onClick={() => list.actions.open(item)}>
          {name}
        </button>
        <span className={styles.standing}>
          {statusText(item)}
          {list.showsSender && isUploaded(item) && <UploadedBy file={item.resource} />}
        </span>
        {item.status === 'uploading' && (
          <Progress percent={item.percent} size="small" showInfo={false} aria-label={name} />
        )}
        {item.status === 'failed' && (
          <span className={styles.failure} role="alert">
            {failureText(item.failure)}
          </span>
        )}
      </div>
      <span className={styles.actions}>
        <ItemButtons item={item} list={list} />
      </span>
    </li>
  );
}
