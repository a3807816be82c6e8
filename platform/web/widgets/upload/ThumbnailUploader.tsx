import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Progress } from 'antd';
import { GRID_RULE } from '../../../wire/uploadRules.ts';
import { DropZone } from './DropZone.tsx';
import { ItemButtons } from './ItemButtons.tsx';
import { nameOf, type UploadItem } from './item.ts';
import type { ListProps } from './listProps.ts';
import { Picker } from './Picker.tsx';
import { RuleHint } from './RuleHint.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { useUploadTexts } from './texts.ts';
import { UploadNotices } from './UploadNotices.tsx';
import styles from './upload.module.css';
import type { UploaderProps } from './uploaderProps.ts';
import { useFailureText } from './useItemText.ts';
import { useListProps } from './useListProps.ts';
import { useUploader } from './useUploader.tsx';

function FileCard({ item, list }: { item: UploadItem; list: ListProps }) {
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
        <Progress className={styles.cardProgress ?? ''} percent={item.percent} size="small" aria-label={name} />
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

export interface ThumbnailUploaderProps extends Omit<UploaderProps, 'rule'> {
  /** default: GRID_RULE (documents 9) */
  rule?: UploaderProps['rule'];
}

export function ThumbnailUploader({ rule = GRID_RULE, ...others }: ThumbnailUploaderProps) {
  const props: UploaderProps = { rule, ...others };
  const texts = useUploadTexts();
  const uploader = useUploader(props);
  const list = useListProps(uploader, props);
  const { items, isClosed } = uploader;
  if (props.readOnly && items.length === 0) return <p className={styles.none}>{texts.noFiles}</p>;
  const cards = (
    <ul className={styles.grid} aria-label={texts.files}>
      {items.map((item) => (
        <FileCard key={item.key} item={item} list={list} />
      ))}
      {!props.readOnly && (
        <li className={styles.next}>
          <Picker rule={rule} id={props.id} onPick={uploader.choose}>
            {(open) => (
              <button type="button" className={styles.plus} disabled={isClosed} onClick={open}>
                <PlusOutlined />
                <span>{texts.choosePicture}</span>
              </button>
            )}
          </Picker>
        </li>
      )}
    </ul>
  );
  if (props.readOnly) return cards;
  return (
    <DropZone isClosed={isClosed} onFiles={uploader.choose}>
      <UploadNotices uploader={uploader} />
      {cards}
      <RuleHint rule={rule} extra={[texts.paste]} />
    </DropZone>
  );
}
