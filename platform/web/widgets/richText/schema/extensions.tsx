import { type Extensions, mergeAttributes, Node } from '@tiptap/core';
import { TextAlign } from '@tiptap/extension-text-align';
import { BackgroundColor, Color, FontSize, TextStyle } from '@tiptap/extension-text-style';
import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { LINK_REL, resourceIdOf, sanitizeLink, sanitizeVideoUrl } from '../../../../../libs/richText/richText.ts';
import { ResourceVideo, Video } from '../Video.tsx';
import { Indent } from './indent.ts';
import { Picture } from './picture.tsx';
import styles from './schema.module.css';

/** Video by resource id or https URL. */
const VideoBlock = Node.create({
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

/** Editor schema, equal to the allowlist of `libs/richText/richText.ts`. */
export const EXTENSIONS: Extensions = [
  StarterKit.configure({
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { rel: LINK_REL, target: '_blank' },
      isAllowedUri: (address) => sanitizeLink(address) !== null,
    },
    trailingNode: false,
  }),
  TextStyle,
  Color,
  BackgroundColor,
  FontSize,
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  Indent,
  Picture,
  VideoBlock,
];

function VideoNode({ node, selected }: NodeViewProps) {
  const { resourceId, src } = node.attrs;
  return (
    <NodeViewWrapper className={styles.node} data-selected={selected} data-drag-handle="">
      {resourceId === null ? <Video address={String(src)} /> : <ResourceVideo id={Number(resourceId)} />}
    </NodeViewWrapper>
  );
}
