import { useQueryClient } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { isContainerNumber } from '../../../../../libs/containerCodes/containerNumber.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { FileUploader } from '../../../../../platform/web/widgets/upload/FileUploader.tsx';
import { useFolderCheck } from '../../../../../platform/web/widgets/upload/useFolderCheck.ts';
import { PAPER_RULE } from '../../../../../platform/wire/uploadRules.ts';
import { DOC_TYPE } from '../../../../documents/resource/docTypes.ts';
import { listResources } from '../../../../documents/resource/wire.ts';
import { Section } from '../section/Section.tsx';
import { useTexts } from '../texts.ts';

/** Picks up papers added by the other party. */
const REFETCH_MS = 60_000;
/** Until thumbnails are made. */
const THUMBNAIL_REFETCH_MS = 2_000;

export function Papers({ title, orderBigNo }: { title: string; orderBigNo: string }) {
  const texts = useTexts().papers;
  const client = useQueryClient();
  const belonging = { docType: DOC_TYPE.orderPaper, relaId: orderBigNo };
  const papers = usePapers(belonging);
  const check = useFolderCheck(isContainerNumber);
  return (
    <Section title={title} hint={texts.hint}>
      {papers.data ? (
        <FileUploader
          rule={PAPER_RULE}
          belonging={belonging}
          value={papers.data}
          check={check}
          hints={[texts.zipHint]}
          showsSender
          overwrites
          onChange={() => void client.invalidateQueries({ queryKey: [listResources.path] })}
        />
      ) : (
        <PapersPlaceholder papers={papers} />
      )}
    </Section>
  );
}

function usePapers(belonging: { docType: string; relaId: string }) {
  const hasAllThumbnails = useRead(listResources, belonging).data?.every((paper) => !paper.awaitsThumbnail) ?? true;
  return useRead(listResources, belonging, {
    refetchEveryMs: hasAllThumbnails ? REFETCH_MS : THUMBNAIL_REFETCH_MS,
  });
}

function PapersPlaceholder({ papers }: { papers: ReturnType<typeof usePapers> }) {
  if (papers.error) return <LoadError error={papers.error} onRetry={() => void papers.refetch()} />;
  return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
}
