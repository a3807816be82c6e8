import { skipToken, useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { CODE } from '../../../wire/envelope.ts';
import { MEGABYTE } from '../../../wire/uploadRule.ts';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { useFormat } from '../../language/format.ts';
import type { CallError } from '../../request/callError.ts';
import type { DownloadProgress } from '../../request/readFile.ts';
import { send } from '../../request/send.ts';
import { useUploadCalls } from '../files/uploadCalls.ts';
import { Loading } from './Loading.tsx';
import { Notice } from './Notice.tsx';
import type { PreviewFile } from './previewFile.ts';
import { type PreviewKind, previewKindOf } from './previewKind.ts';
import { usePreviewTexts } from './texts.ts';
import type { ViewProps } from './viewProps.ts';

const CACHE_MS = 60_000;

type Content =
  /** `percent` null: length unknown */
  | { status: 'loading'; percent: number | null }
  | { status: 'ready'; content: Blob }
  | { status: 'failed'; error: CallError; retry: () => void };

/** Bytes of a file, fetched with the session's bearer; a local file is ready at once. */
function useContent({ key, byteCount, source }: PreviewFile): Content {
  const calls = useUploadCalls();
  const [percent, setPercent] = useState<number | null>(null);
  const resource = source.kind === 'server' ? source.resource : null;
  const onProgress = ({ received, total }: DownloadProgress) =>
    setPercent(total === null ? null : Math.floor((received / total) * 100));
  const { data, error, refetch } = useQuery({
    queryKey: [calls.download.path, 'preview', key, byteCount, resource?.addTime],
    queryFn: resource
      ? async ({ signal }) =>
          (await send(calls.download, { resourceId: resource.resourceId }, { signal, onProgress })).content
      : skipToken,
    gcTime: CACHE_MS,
    staleTime: CACHE_MS,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (source.kind === 'local') return { status: 'ready', content: source.file };
  if (data) return { status: 'ready', content: data };
  if (error) return { status: 'failed', error, retry: () => void refetch() };
  return { status: 'loading', percent };
}

/** Bigger files are download only. */
const MAX_BYTES = 50 * MEGABYTE;

/** One chunk per kind. */
const VIEWS: Readonly<Record<Exclude<PreviewKind, 'none' | 'archive'>, ComponentType<ViewProps>>> = {
  image: lazy(() => loadChunk(() => import('./image/ImageView.tsx'))),
  pdf: lazy(() => loadChunk(() => import('./pdf/PdfView.tsx'))),
  docx: lazy(() => loadChunk(() => import('./docx/DocxView.tsx'))),
  sheet: lazy(() => loadChunk(() => import('./sheet/SheetView.tsx'))),
  text: lazy(() => loadChunk(() => import('./text/TextView.tsx'))),
};
const ArchiveView = lazy(() => loadChunk(() => import('./archive/ArchiveView.tsx')));

type FileViewProps = Omit<ViewProps, 'content'>;

export function FileView(props: FileViewProps) {
  const texts = usePreviewTexts();
  const format = useFormat();
  const { file } = props;
  const kind = previewKindOf(file.extension);
  if (kind === 'none') return <Notice file={file} text={texts.none} />;
  if (kind === 'archive')
    return (
      <Suspense fallback={<Loading />}>
        <ArchiveView file={file} />
      </Suspense>
    );
  if (file.byteCount > MAX_BYTES) return <Notice file={file} text={texts.tooBig({ size: format.size(MAX_BYTES) })} />;
  return <WithContent {...props} View={VIEWS[kind]} />;
}

function WithContent({ View, ...props }: FileViewProps & { View: ComponentType<ViewProps> }) {
  const content = useContent(props.file);
  const faultText = useFaultText(props.file);
  if (content.status === 'loading') return <Loading percent={content.percent} />;
  if (content.status === 'failed') {
    const { error, retry } = content;
    const isGone = error.code === CODE.absent;
    return (
      <Notice
        file={props.file}
        text={isGone ? faultText : error.message}
        isFault
        {...(isGone ? {} : { onRetry: retry })}
      />
    );
  }
  return (
    <Suspense fallback={<Loading />}>
      <View {...props} content={content.content} />
    </Suspense>
  );
}

/** Text for a missing file (portal 130). */
function useFaultText(file: PreviewFile): string {
  const { fault } = usePreviewTexts();
  return previewKindOf(file.extension) === 'image' ? fault.expiredPicture : fault.expiredFile;
}
