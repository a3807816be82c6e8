import { Alert, Button, Skeleton } from 'antd';
import { use, useState } from 'react';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { ListExport } from '../../../../platform/web/widgets/list/listExport.ts';
import { LoadError } from '../../../../platform/web/widgets/page/LoadError.tsx';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import { COMPANY_DATA_EXPORT, queryClosure, withdrawClosure } from '../wire.ts';
import styles from './closure.module.css';
import { RequestDialog } from './RequestDialog.tsx';
import { useTexts } from './texts.ts';

/** A company takes its data, and may leave. */
export function LeavingSection() {
  const closure = useRead(queryClosure, {});
  if (closure.isError) return <LoadError error={closure.error} onRetry={() => void closure.refetch()} />;
  return (
    <div className={styles.section}>
      <TakeData />
      {closure.data ? <Leave closure={closure.data} /> : <Skeleton active />}
    </div>
  );
}

function TakeData() {
  const { take } = useTexts();
  const startExport = use(ListExport);
  const [isStarting, setStarting] = useState(false);
  const start = async () => {
    setStarting(true);
    await startExport?.(COMPANY_DATA_EXPORT, {}).finally(() => setStarting(false));
  };
  return (
    <section className={styles.card}>
      <h2>{take.title}</h2>
      <p>{take.hint}</p>
      <Button loading={isStarting} onClick={() => void start()}>
        {take.start}
      </Button>
    </section>
  );
}

function Leave({ closure }: { closure: PayloadOf<typeof queryClosure> }) {
  const { leave } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const { obstacles, keepYears, last, companyFullName } = closure;
  if (last?.status === 'requested') return <Requested {...last} />;
  return (
    <section className={styles.card}>
      <h2>{leave.title}</h2>
      <p>{leave.hint({ years: keepYears })}</p>
      {last?.status === 'declined' && <Alert type="info" showIcon title={leave.declined({ reason: last.remark })} />}
      {obstacles.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={leave.obstacles}
          description={
            <ul className={styles.obstacles}>
              {obstacles.map(({ title, count }) => (
                <li key={title}>
                  {title}: {count}
                </li>
              ))}
            </ul>
          }
        />
      )}
      <Button danger disabled={obstacles.length > 0} onClick={() => setAsking(true)}>
        {leave.ask}
      </Button>
      <RequestDialog companyFullName={companyFullName} isOpen={isAsking} onClose={() => setAsking(false)} />
    </section>
  );
}

function Requested({ closureId, requestTime }: { closureId: number; requestTime: string }) {
  const { leave } = useTexts();
  const format = useFormat();
  const withdrawing = useWrite(withdrawClosure, { invalidates: [queryClosure], done: leave.withdrawn });
  return (
    <section className={styles.card}>
      <h2>{leave.title}</h2>
      <Alert type="warning" showIcon title={leave.requested({ time: format.dateTime(requestTime) })} />
      <Button loading={withdrawing.isPending} onClick={() => void withdrawing.send({ closureId })}>
        {leave.withdraw}
      </Button>
    </section>
  );
}
