import { mergeAttributes, Node } from '@tiptap/core';
import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react';
import { MAX_ALT_LENGTH, resourceIdOf } from '../../../../../libs/richText/richText.ts';
import { ResourcePicture } from '../ResourcePicture.tsx';
import { useRichTexts } from '../texts.ts';
import styles from './schema.module.css';

/** Attribute of a picture that is still uploading. */
export const UPLOADING_ATTRIBUTE = 'data-underway';

/** Picture by resource id; external pictures are not pasted. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes() {
    return {
      resourceId: {
        default: null,
        parseHTML: (element) => resourceIdOf(element.getAttribute('data-resource-id')),
        renderHTML: ({ resourceId }) =>
          resourceId === null ? { [UPLOADING_ATTRIBUTE]: '' } : { 'data-resource-id': resourceId },
      },
      alt: {
        default: '',
        parseHTML: (element) => (element.getAttribute('alt') ?? '').slice(0, MAX_ALT_LENGTH),
      },
      upload: { default: null, rendered: false },
      preview: { default: null, rendered: false },
    };
  },
  parseHTML() {
    return [{ tag: 'img[data-resource-id]' }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['img', mergeAttributes(HTMLAttributes)];
  },
  addNodeView() {
    return ReactNodeViewRenderer(PictureNode);
  },
});

function PictureNode({ node, selected, updateAttributes, editor }: NodeViewProps) {
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
