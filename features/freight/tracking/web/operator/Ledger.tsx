import { Button, Select, Skeleton, Space } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useCan } from '../../../../../platform/web/records/can.tsx';
import { ExportButton } from '../../../../../platform/web/widgets/list/ExportButton.tsx';
import { Pager } from '../../../../../platform/web/widgets/list/Pager.tsx';
import { EmptyState } from '../../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { tracePage } from '../../pages.ts';
import { type FollowedTrain, listEvents, saveEvents, type TrackingEvent } from '../../wire.ts';
import { useOperatorTexts } from '../texts.ts';
import { EventDialog } from './EventDialog.tsx';
import { LedgerRow } from './LedgerRow.tsx';
import styles from './operator.module.css';

const PAGE_SIZE = 20;

/** Newest first; superseded events struck out. */
export function Ledger({ followed }: { followed: FollowedTrain }) {
  const texts = useOperatorTexts();
  const [containerNo, setContainerNo] = useState('');
  const [pageNum, setPageNum] = useState(1);
  const [corrected, setCorrected] = useState<TrackingEvent | null>(null);
  const canCorrect = useCan(saveEvents) && followed.abilities.record;
  const { trainInfoId } = followed.train;
  const input = { trainInfoId, containerNo, pageNum, pageSize: PAGE_SIZE };
  const read = useRead(listEvents, input, { keepPrevious: true });
  const events = read.data?.rows ?? [];
  return (
    <section className={styles.ledger} aria-busy={read.isFetching}>
      <header className={styles.ledgerHead}>
        <div>
          <h2>{texts.ledger}</h2>
          <p className={styles.hint}>{texts.ledgerHint}</p>
        </div>
        <Space>
          <ContainerFilter
            containers={followed.containers}
            containerNo={containerNo}
            onChoose={(chosen) => {
              setContainerNo(chosen);
              setPageNum(1);
            }}
          />
          <ExportButton name="tracking.event" input={input} total={read.data?.total ?? 0} />
        </Space>
      </header>
      {read.error && <LoadError compact error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton active />}
      {read.data && events.length === 0 && <EmptyState text={texts.noEvents} />}
      <ol className={styles.events}>
        {events.map((event) => (
          <LedgerRow key={event.eventId} event={event}>
            {canCorrect && !event.isSuperseded && (
              <Button size="small" type="link" onClick={() => setCorrected(event)}>
                {texts.correct}
              </Button>
            )}
          </LedgerRow>
        ))}
      </ol>
      {(read.data?.total ?? 0) > PAGE_SIZE && (
        <Pager page={pageNum} limit={PAGE_SIZE} total={read.data?.total} hasSizes={false} onTurn={setPageNum} />
      )}
      {corrected && <EventDialog isOpen followed={followed} corrects={corrected} onClose={() => setCorrected(null)} />}
    </section>
  );
}

interface ContainerFilterProps {
  containers: FollowedTrain['containers'];
  /** empty: all */
  containerNo: string;
  onChoose: (containerNo: string) => void;
}

/** Filter by container, with a link to its public page. */
function ContainerFilter({ containers, containerNo, onChoose }: ContainerFilterProps) {
  const texts = useOperatorTexts();
  return (
    <div className={styles.ledgerTools}>
      {containerNo && (
        <Link to={pathTo(tracePage, { number: containerNo })} target="_blank">
          {texts.publicPage}
        </Link>
      )}
      <Select
        className={styles.filter}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        aria-label={texts.containerFilter}
        placeholder={texts.containerFilter}
        notFoundContent={texts.noContainers}
        value={containerNo || undefined}
        options={containers.map((one) => ({ value: one.containerNo, label: one.containerNo }))}
        onChange={(chosen?: string) => onChoose(chosen ?? '')}
      />
    </div>
  );
}
