import { mergeAttributes, Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { resourceIdOf, sanitizeVideoUrl } from '../../../../wire/richText.ts';
import { VideoNode } from './VideoNode.tsx';

/** Video by resource id or https URL. */
export const VideoBlock = Node.create({
  name: 'film',
  group: 'block',
  draggable: true,
  addAttributes() {
    return {
      resourceId: {
        default: null,
        parseHTML: (element) => resourceIdOf(element.getAttribute('data-resource-id')),
        renderHTML: ({ resourceId }) => (resourceId === null ? {} : { 'data-resource-id': resourceId }),
      },
      src: {
        default: null,
        parseHTML: (element) => sanitizeVideoUrl(element.getAttribute('src') ?? ''),
        renderHTML: ({ src }) => (src === null ? {} : { src }),
      },
    };
  },
  parseHTML() {
    return [{ tag: 'video[data-resource-id]' }, { tag: 'video[src^="https:"]' }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['video', mergeAttributes(HTMLAttributes, { controls: '' })];
  },
  addNodeView() {
    return ReactNodeViewRenderer(VideoNode);
  },
});
