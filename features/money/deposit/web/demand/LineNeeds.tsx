import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useTopicInvalidation } from '../../../../../platform/web/live/useTopicInvalidation.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { SIGN_STATUS } from '../../../../documents/contract/status.ts';
import { contractsChanged } from '../../../../documents/contract/wire.ts';
import type { LineNeed } from '../../lineNeed.ts';
import { depositsChanged, listLineNeeds } from '../../wire.ts';
import { BackToBooking } from '../BackToBooking.tsx';
import { CURRENCY } from '../currency.ts';
import { useSectionTexts } from '../texts.ts';
import styles from './needs.module.css';

const READS = [listLineNeeds];

/** Which contracts and deposits the own company needs for which lines, and how far it is. */
export function LineNeeds({ title }: { title: string }) {
  const texts = useSectionTexts();
  const { companyNo } = useCurrentUser();
  const topic = companyNo === null ? null : { companyNo };
  useTopicInvalidation(contractsChanged, topic, READS);
  useTopicInvalidation(depositsChanged, topic, READS);
  const { data } = useRead(listLineNeeds, {});
  return (
    <>
      <BackToBooking isReady={(line) => data?.every((need) => need.lineType !== line || isMet(need)) ?? false} />
      {data !== undefined && data.length > 0 && (
        <section className={styles.needs} aria-labelledby="line-needs">
          <h3 id="line-needs" title={texts.needsHint}>
            {title}
          </h3>
          <ul className={styles.list}>
            {data.map((need) => (
              <Need key={need.lineType} need={need} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const isMet = ({ hasContract, hasDeposit }: LineNeed) => hasContract && hasDeposit;

function Need({ need }: { need: LineNeed }) {
  const texts = useSectionTexts();
  const format = useFormat();
  return (
    <li className={styles.need}>
      <strong>{texts.lines[need.lineType]}</strong>
      <span>
        {texts.types[need.contractType]} · {useContractWords(need)} · {useDepositWords(need)}
        <span className={styles.soft}> {texts.since({ date: format.date(need.validFrom) })}</span>
      </span>
      <StatusTag tone={isMet(need) ? 'success' : 'warning'} label={isMet(need) ? texts.ready : texts.notReady} />
    </li>
  );
}

function useContractWords({ hasContract, contractEndDate, signStatus }: LineNeed): string {
  const texts = useSectionTexts();
  const format = useFormat();
  if (hasContract) return texts.hasContract({ date: format.date(contractEndDate) });
  const isSigning = signStatus === SIGN_STATUS.sent || signStatus === SIGN_STATUS.signedByA;
  return isSigning ? texts.signing : texts.notSigned;
}

function useDepositWords(need: LineNeed): string {
  const { demandsDeposit, depositAmount, hasDeposit, isPaymentPending, isGuarantee } = need;
  const texts = useSectionTexts();
  const format = useFormat();
  if (!demandsDeposit) return texts.noDeposit;
  if (isGuarantee) {
    if (hasDeposit) return texts.guaranteeHeld;
    if (isPaymentPending) return texts.guaranteePending;
    return depositAmount === null
      ? texts.guaranteeNamed
      : texts.guaranteeOf({ amount: format.money(depositAmount, CURRENCY) });
  }
  if (hasDeposit) return texts.depositHeld;
  if (isPaymentPending) return texts.depositPending;
  return depositAmount === null
    ? texts.depositNamed
    : texts.depositOf({ amount: format.money(depositAmount, CURRENCY) });
}
