import { FileRow } from './FileRow.tsx';
import type { UploadItem } from './item.ts';
import type { ListProps } from './listProps.ts';
import { useUploadTexts } from './texts.ts';
import styles from './upload.module.css';

export function FileList({ items, list }: { items: readonly UploadItem[]; list: ListProps }) {
  const texts = useUploadTexts();
  if (items.length === 0) return list.isReadOnly ? <p className={styles.none}>{texts.noFiles}</p> : null;
  return (
    <ul className={styles.list} aria-label={texts.files}>
      {items.map((item) => (
        <FileRow key={item.key} item={item} list={list} />
      ))}
    </ul>
  );
}
