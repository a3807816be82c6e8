import FolderOutlined from '@ant-design/icons/FolderOutlined';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Input, Tree } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { CODE } from '../../../../wire/envelope.ts';
import { useFormat } from '../../../language/format.ts';
import { useLanguage } from '../../../language/language.ts';
import { useRead } from '../../../query/useRead.ts';
import type { CallError } from '../../../request/callError.ts';
import { FileIcon } from '../../fileIcon/FileIcon.tsx';
import { useUploadCalls } from '../../files/uploadCalls.ts';
import { zipEntriesOf } from '../../files/zipEntries.ts';
import { Loading } from '../Loading.tsx';
import { Notice } from '../Notice.tsx';
import type { PreviewFile } from '../previewFile.ts';
import { usePreviewTexts } from '../texts.ts';
import { useBoxSize } from '../useBoxSize.ts';
import styles from './archive.module.css';
import {
  type ArchiveEntry,
  type ArchiveNode,
  EXPANDED_ENTRIES,
  filterTree,
  folderKeys,
  treeOf,
} from './archiveTree.ts';

type Entries =
  | { status: 'reading' }
  | { status: 'read'; entries: readonly ArchiveEntry[] }
  | { status: 'unreadable' }
  /** only the server can read it, and it is not uploaded yet */
  | { status: 'pending' }
  | { status: 'failed'; error: CallError; retry: () => void };

/** Entries of an archive: from the server, or read locally for a zip. */
function useEntries({ key, extension, source }: PreviewFile): Entries {
  const calls = useUploadCalls();
  const isServers = source.kind === 'server';
  const resourceId = isServers ? source.resource.resourceId : 0;
  const detail = useRead(calls.detail, { resourceId }, { enabled: isServers });
  const own = useQuery({
    queryKey: ['archive on this computer', key],
    queryFn: source.kind === 'local' ? () => zipEntriesOf(source.file) : skipToken,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (!isServers && extension !== 'zip') return { status: 'pending' };
  if (detail.error) return { status: 'failed', error: detail.error, retry: () => void detail.refetch() };
  const entries = isServers ? detail.data?.entries : own.data;
  if (entries === undefined) return { status: 'reading' };
  return entries === null ? { status: 'unreadable' } : { status: 'read', entries };
}

/** Lists an archive without unpacking it. */
export default function ArchiveView({ file }: { file: PreviewFile }) {
  const { fault, archive, pendingArchive } = usePreviewTexts();
  const entries = useEntries(file);
  switch (entries.status) {
    case 'reading':
      return <Loading />;
    case 'pending':
      return <Notice file={file} text={pendingArchive} />;
    case 'unreadable':
      return <Notice file={file} text={fault.archive} isFault />;
    case 'failed':
      return entries.error.code === CODE.absent ? (
        <Notice file={file} text={fault.expiredFile} isFault />
      ) : (
        <Notice file={file} text={entries.error.message} isFault onRetry={entries.retry} />
      );
    case 'read':
      if (entries.entries.length === 0) return <Notice file={file} text={archive.empty} />;
      return <Directory name={file.name} entries={entries.entries} />;
  }
}

function Directory({ name, entries }: { name: string; entries: readonly ArchiveEntry[] }) {
  const texts = usePreviewTexts().archive;
  const format = useFormat();
  const language = useLanguage();
  const [term, setTerm] = useState('');
  const tree = useMemo(() => treeOf(entries, language), [entries, language]);
  const [expanded, setExpanded] = useState(() => (entries.length <= EXPANDED_ENTRIES ? folderKeys(tree) : []));
  const found = useMemo(() => filterTree(tree, term), [tree, term]);
  const window = useRef<HTMLDivElement>(null);
  const box = useBoxSize(window);
  const files = entries.filter(({ isFolder }) => !isFolder);
  const size = format.size(files.reduce((sum, { byteCount }) => sum + byteCount, 0));
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <Input.Search
          className={styles.search ?? ''}
          allowClear
          placeholder={texts.search}
          aria-label={texts.search}
          onChange={({ target }) => setTerm(target.value)}
        />
        <span>{texts.contains({ files: files.length, size })}</span>
      </div>
      <div ref={window} className={styles.window}>
        {found.length === 0 && <p className={styles.none}>{texts.notFound}</p>}
        {box && found.length > 0 && (
          <Tree<ArchiveNode>
            aria-label={texts.label({ name })}
            blockNode
            selectable={false}
            height={box.height}
            treeData={found}
            fieldNames={{ title: 'name' }}
            expandedKeys={term.trim() === '' ? expanded : folderKeys(found)}
            onExpand={(keys) => setExpanded(keys.map(String))}
            titleRender={(node) => <Entry node={node} />}
          />
        )}
      </div>
    </div>
  );
}

function Entry({ node }: { node: ArchiveNode }) {
  const format = useFormat();
  return (
    <span className={styles.entry}>
      {node.isFolder ? <FolderOutlined className={styles.folder ?? ''} /> : <FileIcon fileName={node.name} size={18} />}
      <span className={styles.entryName} title={node.name}>
        {node.name}
      </span>
      <span className={styles.entrySize}>{format.size(node.byteCount)}</span>
    </span>
  );
}
