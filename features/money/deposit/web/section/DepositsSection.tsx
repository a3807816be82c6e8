import { Alert, Button, Skeleton } from 'antd';
import { Link } from 'react-router';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useTopicInvalidation } from '../../../../../platform/web/live/useTopicInvalidation.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { EmptyState } from '../../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { SIGN_STATUS } from '../../../../documents/contract/status.ts';
import { contractsChanged } from '../../../../documents/contract/wire.ts';
import { comesWithContract, type LineNeed } from '../../lineNeed.ts';
import { depositsChanged, listLineNeeds, listOwnDeposits } from '../../wire.ts';
import { BackToBooking } from '../BackToBooking.tsx';
import { CURRENCY } from '../currency.ts';
import { signingPath } from '../paths.ts';
import { useSectionTexts } from '../texts.ts';
import { DepositCard } from './DepositCard.tsx';
import styles from './section.module.css';

const READS = [listOwnDeposits, listLineNeeds];

/** Deposits of the own company: amount due, bank account, history; and those that contracts will bring. */
export function DepositsSection({ title }: { title: string }) {
  const texts = useSectionTexts();
  const { companyNo } = useCurrentUser();
  const topic = companyNo === null ? null : { companyNo };
  useTopicInvalidation(depositsChanged, topic, READS);
  useTopicInvalidation(contractsChanged, topic, READS);
  const read = useRead(listOwnDeposits, {});
  const needs = useRead(listLineNeeds, {});
  const coming = needs.data?.filter(comesWithContract) ?? [];
  const deposits = read.data?.deposits ?? [];
  const isReady = (line: string) =>
    deposits.some(({ subject, lineType, status }) => subject === 'contract' && lineType === line && status === 'held');
  return (
    <section className={styles.section} aria-labelledby="deposits">
      <header>
        <h2 id="deposits">{title}</h2>
        <p className={styles.soft}>{texts.hint}</p>
      </header>
      <BackToBooking isReady={isReady} />
      <ComingDeposits needs={coming} />
      {read.error && !read.data ? (
        <LoadError error={read.error} onRetry={() => void read.refetch()} />
      ) : read.data === undefined || (needs.data === undefined && !needs.error) ? (
        <Skeleton active title={false} paragraph={{ rows: 5 }} />
      ) : deposits.length === 0 ? (
        coming.length === 0 && <EmptyState text={texts.empty} />
      ) : (
        <ul className={styles.list} aria-label={texts.title}>
          {deposits.map((deposit) => (
            <DepositCard key={deposit.depositId} deposit={deposit} bankAccount={read.data.bankAccount} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Deposits that fall due with contracts which are not in force yet. */
function ComingDeposits({ needs }: { needs: readonly LineNeed[] }) {
  const texts = useSectionTexts();
  const format = useFormat();
  return needs.map((need) => {
    const { lineType, contractType, outstanding, signStatus } = need;
    const isSigning = signStatus === SIGN_STATUS.sent || signStatus === SIGN_STATUS.signedByA;
    const what = { line: texts.lines[lineType], contract: texts.types[contractType] };
    return (
      <Alert
        key={lineType}
        type="info"
        showIcon
        title={
          outstanding === null
            ? texts.comingNamed(what)
            : texts.coming({ ...what, amount: format.money(outstanding, CURRENCY) })
        }
        description={isSigning ? texts.signing : texts.notSigned}
        action={
          !isSigning && (
            <Link to={signingPath(need)}>
              <Button tabIndex={-1}>{texts.sign}</Button>
            </Link>
          )
        }
      />
    );
  });
}
