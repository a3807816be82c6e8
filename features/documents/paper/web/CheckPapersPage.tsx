import { Button, Skeleton } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { useTopicInvalidation } from '../../../../platform/web/live/useTopicInvalidation.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useSearchId } from '../../../../platform/web/router/addressId.ts';
import { EmptyState } from '../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../platform/web/widgets/page/LoadError.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { uploadPapersPage } from '../pages.ts';
import { RECOGNIZE_STATE } from '../states.ts';
import { getParseData, type PaperDetail, type PaperRow, paperChanged, papers } from '../wire.ts';
import { CheckBody } from './check/CheckBody.tsx';
import { TakeMany } from './check/TakeMany.tsx';
import { TakeOver } from './check/TakeOver.tsx';
import { checkKeyOf, useCheck } from './check/useCheck.ts';
import styles from './paper.module.css';
import { usePageTexts } from './texts.ts';

const MOST_PAPERS = 100;

/** Many papers one after the other (inventory Q05); the address names the one that is open. */
export default function CheckPapersPage() {
  const texts = usePageTexts();
  const { companyNo } = useCurrentUser();
  const asked = useSearchId('id');
  const [, setParams] = useSearchParams();
  const [lastOrder, setLastOrder] = useState('');
  const filter = { pageNum: 1, pageSize: MOST_PAPERS, recognizeState: RECOGNIZE_STATE.read };
  const read = useRead(papers.list, filter, { keepPrevious: true });
  useTopicInvalidation(paperChanged, companyNo === null ? null : { companyNo }, [papers.list]);
  if (read.error && !read.data) return <LoadError error={read.error} onRetry={() => void read.refetch()} />;
  const rows = read.data?.rows ?? [];
  const id = asked ?? rows[0]?.id;
  const show = (next: number | undefined) =>
    setParams(next === undefined ? {} : { id: String(next) }, { replace: true });
  const at = rows.findIndex((row) => row.id === id);
  const following = rows[at + 1] ?? rows.find((row) => row.id !== id);
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0;
    if (!event.altKey || by === 0) return;
    event.preventDefault();
    show(rows[(at + by + rows.length) % rows.length]?.id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields within
    <div className={styles.many} onKeyDown={press}>
      <PageHeader
        title={texts.checkTitle}
        subtitle={texts.checkSubtitle({ count: read.data?.total ?? 0 })}
        back={uploadPapersPage.path}
        extra={<TakeMany rows={rows} />}
      />
      {id === undefined ? (
        read.data && <EmptyState text={texts.nothingToCheck} />
      ) : (
        <div className={styles.desk}>
          <PaperList rows={rows} id={id} onShow={show} />
          <OnePaper
            key={id}
            id={id}
            lastOrder={lastOrder}
            onMoved={show}
            onDone={(orderBigNo) => {
              if (orderBigNo !== '') setLastOrder(orderBigNo);
              show(following?.id);
            }}
          />
        </div>
      )}
    </div>
  );
}

function PaperList({ rows, id, onShow }: { rows: readonly PaperRow[]; id: number; onShow: (id: number) => void }) {
  const texts = usePageTexts();
  return (
    <nav className={styles.papers} aria-label={texts.listTitle}>
      {rows.map((row) => (
        <button
          key={row.id}
          type="button"
          aria-current={row.id === id}
          data-doubtful={row.doubtCount > 0}
          onClick={() => onShow(row.id)}
        >
          <strong>{row.fileName}</strong>
          <small>
            {[row.paperKind === null ? '' : texts.kinds[row.paperKind], row.containerNo].filter(Boolean).join(' · ')}
          </small>
          <small>{row.doubtCount > 0 ? texts.doubtful({ count: row.doubtCount }) : texts.noDoubts}</small>
        </button>
      ))}
    </nav>
  );
}

interface OnePaperProps {
  lastOrder: string;
  onMoved: (id: number) => void;
  onDone: (orderBigNo: string) => void;
}

function OnePaper({ id, ...rest }: OnePaperProps & { id: number }) {
  const texts = usePageTexts();
  const read = useRead(getParseData, { id }, { isImmutable: true });
  if (read.data !== undefined) return <PaperSection key={checkKeyOf(read.data)} detail={read.data} {...rest} />;
  if (read.error === null) return <Skeleton active />;
  return (
    <div>
      <LoadError error={read.error} onRetry={() => void read.refetch()} />
      <Button onClick={() => rest.onDone('')}>{texts.nextPaper}</Button>
    </div>
  );
}

function PaperSection({ detail, lastOrder, onMoved, onDone }: OnePaperProps & { detail: PaperDetail }) {
  const check = useCheck(detail);
  const foot = useRef<HTMLDivElement>(null);
  return (
    <section className={styles.paper} aria-label={detail.fileName}>
      <CheckBody check={check} onPast={() => foot.current?.querySelector('input')?.focus()} onMoved={onMoved} />
      <div ref={foot}>
        <TakeOver
          detail={detail}
          draft={check.draft}
          lastOrder={lastOrder}
          onFaults={check.takeFaults}
          onDone={onDone}
        />
      </div>
    </section>
  );
}
