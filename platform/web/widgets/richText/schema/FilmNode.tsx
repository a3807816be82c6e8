import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { Film, FilmOfResource } from '../Film.tsx';
import styles from './schema.module.css';

export function FilmNode({ node, selected }: NodeViewProps) {
  const { resourceId, src } = node.attrs;
  return (
    <NodeViewWrapper className={styles.node} data-selected={selected} data-drag-handle="">
      {resourceId === null ? <Film address={String(src)} /> : <FilmOfResource id={Number(resourceId)} />}
    </NodeViewWrapper>
  );
}
