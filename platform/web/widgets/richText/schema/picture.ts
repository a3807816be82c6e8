import { mergeAttributes, Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { LONGEST_ALT, resourceIdOf } from '../../../../wire/richText.ts';
import { PictureNode } from './PictureNode.tsx';

/** What marks a picture in the editor's markup that is still on its way to the server. */
export const UNDERWAY = 'data-underway';

/** What a picture in the editor is made of. */
export interface PictureAttributes {
  /** null while it is going up */
  resourceId: number | null;
  alt: string;
  /** tells those that are going up apart */
  upload: string | null;
  /** address of the picture as it lies on this computer; not kept */
  preview: string | null;
}

/** A picture, named by its uploaded file. Pictures from elsewhere are not taken over when something is pasted. */
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
          resourceId === null ? { [UNDERWAY]: '' } : { 'data-resource-id': resourceId },
      },
      alt: {
        default: '',
        parseHTML: (element) => (element.getAttribute('alt') ?? '').slice(0, LONGEST_ALT),
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
