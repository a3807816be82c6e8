import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { MAX_ALT_LENGTH } from '../../../../../libs/richText/richText.ts';
import { ResourcePicture } from '../ResourcePicture.tsx';
import { useRichTexts } from '../texts.ts';
import styles from './schema.module.css';

export function PictureNode({ node, selected, updateAttributes, editor }: NodeViewProps) {
  const texts = useRichTexts();
  const { resourceId, alt, preview, upload } = node.attrs;
  return (
    <NodeViewWrapper className={styles.node} data-selected={selected} data-drag-handle="">
      {typeof preview === 'string' ? (
        <img src={preview} alt={alt} data-underway={upload !== null} />
      ) : (
        <ResourcePicture id={Number(resourceId)} alt={alt} />
      )}
      {upload !== null && (
        <span className={styles.underway} role="status">
          {texts.uploading}
        </span>
      )}
      {selected && editor.isEditable && upload === null && (
        <input
          className={styles.alt}
          value={alt}
          maxLength={MAX_ALT_LENGTH}
          placeholder={texts.alt}
          aria-label={texts.alt}
          onChange={(event) => updateAttributes({ alt: event.target.value })}
        />
      )}
    </NodeViewWrapper>
  );
}
