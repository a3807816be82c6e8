import { type ComponentType, lazy, Suspense } from 'react';
import { CODE } from '../../../wire/envelope.ts';
import { MEGABYTE } from '../../../wire/uploadRule.ts';
import { useFormat } from '../../language/format.ts';
import { loadChunk } from '../../router/loadChunk.ts';
import { Loading } from './Loading.tsx';
import { Notice } from './Notice.tsx';
import type { PreviewFile } from './previewFile.ts';
import { type PreviewKind, previewKindOf } from './previewKind.ts';
import { usePreviewTexts } from './texts.ts';
import { useContent } from './useContent.ts';
import type { ViewProps } from './viewProps.ts';

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
  if (file.byteCount > MAX_BYTES)
    return <Notice file={file} text={texts.tooBig({ size: format.size(MAX_BYTES) })} />;
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
