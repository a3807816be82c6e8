import { Button, Descriptions, Segmented } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { FileIcon } from '../../../../platform/web/widgets/fileIcon/FileIcon.tsx';
import { EmptyState } from '../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../platform/web/widgets/page/LoadError.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { usePreviewTexts } from '../../../../platform/web/widgets/preview/texts.ts';
import { getParseData, type PaperDetail, type PaperRow, papers } from '../wire.ts';
import { LINE_FIELDS, spotsOf } from './check/draft.ts';
import { PaperPages } from './check/PaperPages.tsx';
import styles from './paper.module.css';
import { usePageTexts } from './texts.ts';

const MOST_PAPERS = 50;
const SHOWN = ['all', 'documents', 'photos'] as const;
type Shown = (typeof SHOWN)[number];

const isPhoto = ({ paperKind }: PaperRow) => paperKind === 'containerPhoto';

function amongShown(rows: readonly PaperRow[], shown: Shown): readonly PaperRow[] {
  return shown === 'all' ? rows : rows.filter((row) => isPhoto(row) === (shown === 'photos'));
}

/** Papers and photos of an order or a container one after the other, beside what was read of them. */
export default function CarouselPage() {
  const texts = usePageTexts();
  const { pictures } = usePreviewTexts();
  const [params] = useSearchParams();
  const goodsBillId = params.get('orderBigNo') ?? '';
  const taoSeq = params.get('containerNo') ?? '';
  const filter = { pageNum: 1, pageSize: MOST_PAPERS, goodsBillId, taoSeq };
  const read = useRead(papers.list, filter);
  const [shown, setShown] = useState<Shown>('all');
  if (read.error && !read.data) return <LoadError error={read.error} onRetry={() => void read.refetch()} />;
  const rows = read.data?.rows;
  const papersShown = amongShown(rows ?? [], shown);
  return (
    <>
      <PageHeader title={texts.carousel} subtitle={[goodsBillId, taoSeq].filter(Boolean).join(' · ')} />
      <Segmented
        className={styles.lineHead ?? ''}
        value={shown}
        onChange={setShown}
        options={SHOWN.map((value) => ({
          value,
          label: `${texts.shown[value]} ${amongShown(rows ?? [], value).length}`,
        }))}
      />
      {rows === undefined ? null : papersShown.length === 0 ? (
        <EmptyState text={shown === 'photos' ? pictures.noPhotos : pictures.noFiles} />
      ) : (
        <Slides key={shown} papers={papersShown} />
      )}
    </>
  );
}

function Slides({ papers: rows }: { papers: readonly PaperRow[] }) {
  const texts = usePageTexts();
  const [at, setAt] = useState(0);
  const turn = (by: number) => setAt((at + by + rows.length) % rows.length);
  const shown = rows[at % rows.length];
  if (shown === undefined) return null;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={texts.carousel}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') turn(-1);
        if (key === 'ArrowRight') turn(1);
      }}
    >
      <ol className={styles.strip}>
        {rows.map((row, index) => (
          <li key={row.id}>
            <button
              type="button"
              className={styles.card}
              aria-current={row.id === shown.id}
              title={row.fileName}
              onClick={() => setAt(index)}
            >
              <FileIcon fileName={row.fileName} size={24} />
              <span>
                {row.fileName}
                <small>{row.paperKind === null ? '' : texts.kinds[row.paperKind]}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
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
      <PaperPages detail={detail} spots={spotsOf(detail)} chosen={chosen} onChoose={({ id }) => setChosen(id)} />
      <Descriptions column={1} size="small" bordered items={facts} />
    </div>
  );
}
