import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { GRID_RULE } from '../../../wire/uploadRules.ts';
import { DropZone } from './DropZone.tsx';
import { FileCard } from './FileCard.tsx';
import { Picker } from './Picker.tsx';
import { RuleHint } from './RuleHint.tsx';
import { useUploadTexts } from './texts.ts';
import { UploadNotices } from './UploadNotices.tsx';
import styles from './upload.module.css';
import type { UploaderProps } from './uploaderProps.ts';
import { useListProps } from './useListProps.ts';
import { useUploader } from './useUploader.ts';

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
