import { mergeAttributes, Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { MAX_ALT_LENGTH, resourceIdOf } from '../../../../../libs/richText/richText.ts';
import { PictureNode } from './PictureNode.tsx';

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
