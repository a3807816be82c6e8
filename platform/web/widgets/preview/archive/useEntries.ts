import { skipToken, useQuery } from '@tanstack/react-query';
import { useRead } from '../../../query/useRead.ts';
import type { CallError } from '../../../request/callError.ts';
import { useUploadCalls } from '../../upload/uploadCalls.ts';
import { zipEntriesOf } from '../../upload/zipEntries.ts';
import type { PreviewFile } from '../previewFile.ts';
import type { ArchiveEntry } from './archiveTree.ts';

export type Entries =
  | { status: 'reading' }
  | { status: 'read'; entries: readonly ArchiveEntry[] }
  | { status: 'unreadable' }
  /** only the server can read it, and it is not uploaded yet */
  | { status: 'pending' }
  | { status: 'failed'; error: CallError; retry: () => void };

/** Entries of an archive: from the server, or read locally for a zip. */
export function useEntries({ key, extension, source }: PreviewFile): Entries {
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
