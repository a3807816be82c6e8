import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { ResourceVideo, Video } from '../Video.tsx';
import styles from './schema.module.css';

export function VideoNode({ node, selected }: NodeViewProps) {
  const { resourceId, src } = node.attrs;
  return (
    <NodeViewWrapper className={styles.node} data-selected={selected} data-drag-handle="">
      {resourceId === null ? <Video address={String(src)} /> : <ResourceVideo id={Number(resourceId)} />}
    </NodeViewWrapper>
  );
}
