import { Button, Descriptions } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '../../../platform/web/query/useRead.ts';
import { EmptyState } from '../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../platform/web/widgets/page/LoadError.tsx';
import { PageHeader } from '../../../platform/web/widgets/page/PageHeader.tsx';
import { getParseData, type PaperRow, papers } from '../wire.ts';
import { LINE_FIELDS, spotsOf } from './check/draft.ts';
import { PaperPages } from './check/PaperPages.tsx';
import styles from './paper.module.css';
import { usePageTexts } from './texts.ts';

const MOST_PAPERS = 50;

/** Papers and photos of an order or a container one after the other, beside what was read of them. */
export default function CarouselPage() {
  const texts = usePageTexts();
  const [params] = useSearchParams();
  const goodsBillId = params.get('orderBigNo') ?? '';
  const taoSeq = params.get('containerNo') ?? '';
  const filter = { pageNum: 1, pageSize: MOST_PAPERS, goodsBillId, taoSeq };
  const read = useRead(papers.list, filter);
  const [at, setAt] = useState(0);
  const rows = read.data?.rows ?? [];
  const shown = rows[at % Math.max(1, rows.length)];
  const turn = (by: number) => setAt((at + by + rows.length) % rows.length);
  if (read.error && !read.data) return <LoadError error={read.error} onRetry={() => void read.refetch()} />;
  return (
    <>
      <PageHeader title={texts.carousel} subtitle={[goodsBillId, taoSeq].filter(Boolean).join(' · ')} />
      {shown === undefined ? (
        <EmptyState text={texts.empty} />
      ) : (
        <section aria-roledescription="carousel" aria-label={texts.carousel}>
          <div className={styles.lineHead}>
            <Button disabled={rows.length < 2} onClick={() => turn(-1)}>
              {texts.previous}
            </Button>
            <Button disabled={rows.length < 2} onClick={() => turn(1)}>
              {texts.next}
            </Button>
            <span aria-live="polite">
              {`${at + 1} / ${rows.length} · `}
              <strong>{shown.fileName}</strong>
            </span>
          </div>
          <Slide key={shown.id} paper={shown} />
        </section>
      )}
    </>
  );
}

function Slide({ paper }: { paper: PaperRow }) {
  const texts = usePageTexts();
  const [chosen, setChosen] = useState('');
  const read = useRead(getParseData, { id: paper.id });
  if (read.data === undefined) return null;
  const detail = read.data;
  const facts = [
    {
      key: 'kind',
      label: texts.columns.kind,
      children: detail.paperKind === null ? '' : texts.kinds[detail.paperKind],
    },
    ...(['number', 'date', 'contractNo'] as const).flatMap((name) => {
      const value = detail.head[name];
      return value === undefined ? [] : [{ key: name, label: texts.head[name], children: value.text }];
    }),
    ...detail.containers.map(({ containerNo, sealNo }) => ({
      key: containerNo.text,
      label: texts.container,
      children: [containerNo.text, sealNo?.text].filter(Boolean).join(' · '),
    })),
    ...detail.hwList.map((line, place) => ({
      key: `line${place}`,
      label: texts.line({ at: place + 1 }),
      children: LINE_FIELDS.flatMap((field) => line[field]?.text ?? []).join(' · '),
    })),
  ];
  return (
    <div className={styles.check}>
      <PaperPages
        detail={detail}
        spots={spotsOf(detail)}
        chosen={chosen}
        onChoose={({ id }) => setChosen(id)}
      />
      <Descriptions column={1} size="small" bordered items={facts} />
    </div>
  );
}
