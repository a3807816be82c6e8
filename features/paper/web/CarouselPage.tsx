import { Button, Descriptions } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '../../../platform/web/query/useRead.ts';
import { EmptyState } from '../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../platform/web/widgets/page/LoadError.tsx';
import { PageHeader } from '../../../platform/web/widgets/page/PageHeader.tsx';
import { getParseData, type PaperDetail, type PaperRow, papers } from '../wire.ts';
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
        // biome-ignore lint/a11y/noNoninteractiveElementInteractions: arrows turn it, as its buttons do
        <section
          aria-roledescription="carousel"
          aria-label={texts.carousel}
          onKeyDown={({ key }) => {
            if (key === 'ArrowLeft') turn(-1);
            if (key === 'ArrowRight') turn(1);
          }}
        >
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

/** Names stand for themselves, figures with their labels. */
function LineFacts({ line }: { line: PaperDetail['hwList'][number] }) {
  const texts = usePageTexts();
  const names = NAMES.flatMap((field) => line[field]?.text ?? []);
  const figures = LINE_FIELDS.filter((field) => !NAMES.some((name) => name === field));
  return (
    <>
      <strong>{names.join(' · ')}</strong>
      {figures.map((field) => {
        const value = line[field]?.text;
        return value === undefined ? null : <div key={field}>{`${texts.fields[field]}: ${value}`}</div>;
      })}
    </>
  );
}

const NAMES = ['goodsNameCn', 'goodsNameEn', 'goodsNameRu'] as const;
const PARTIES = ['sendCc', 'receiveCc', 'buyerCc'] as const;

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
    ...PARTIES.flatMap((role) => {
      const { nameCn, nameEn, nameRu } = detail[role];
      const name = [nameCn, nameEn, nameRu].flatMap((found) => found?.text ?? []).join(' · ');
      return name === '' ? [] : [{ key: role, label: texts.tabs[role], children: name }];
    }),
    ...detail.hwList.map((line, place) => ({
      key: `line${place}`,
      label: texts.line({ at: place + 1 }),
      children: <LineFacts line={line} />,
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
