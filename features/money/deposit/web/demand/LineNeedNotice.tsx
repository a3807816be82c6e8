import { Alert, Button } from 'antd';
import { Link } from 'react-router';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useTopicInvalidation } from '../../../../../platform/web/live/useTopicInvalidation.ts';
import type { AnyCall } from '../../../../../platform/wire/call.ts';
import { USER_TYPE } from '../../../../../platform/wire/currentUser.ts';
import { mayHandleContracts } from '../../../../documents/contract/contractHandlers.ts';
import { SIGN_STATUS } from '../../../../documents/contract/status.ts';
import { contractsChanged } from '../../../../documents/contract/wire.ts';
import type { LineNeed } from '../../lineNeed.ts';
import { depositsChanged } from '../../wire.ts';
import { CURRENCY } from '../currency.ts';
import { payingPath, signingPath } from '../paths.ts';
import { useSectionTexts } from '../texts.ts';

function useMayHandle(): boolean {
  const { companyScope, companyUser } = useCurrentUser();
  if (companyUser === null) return false;
  const isMainAccount = companyUser.userType === USER_TYPE.main;
  return mayHandleContracts({ companyScope, isMainAccount, empowerType: companyUser.empowerType });
}

interface LineNeedNoticeProps {
  need: LineNeed;
  /** page to come back to, which has kept its input */
  back: string;
  /** reads that say what the company lacks */
  reads: readonly Pick<AnyCall, 'path'>[];
}

/** What the company lacks for a line, and the way to it. */
export function LineNeedNotice({ need, back, reads }: LineNeedNoticeProps) {
  const texts = useSectionTexts();
  const { companyNo } = useCurrentUser();
  const mayHandle = useMayHandle();
  const topic = mayHandle && companyNo !== null ? { companyNo } : null;
  useTopicInvalidation(contractsChanged, topic, reads);
  useTopicInvalidation(depositsChanged, topic, reads);
  const said = useWords(need);
  const isSigning = !need.hasContract;
  return (
    <Alert
      type="warning"
      showIcon
      title={
        isSigning
          ? texts.noticeContract({
              line: texts.lines[need.lineType],
              contract: texts.types[need.contractType],
            })
          : (need.isGuarantee ? texts.noticeGuarantee : texts.noticeDeposit)({
              line: texts.lines[need.lineType],
            })
      }
      description={mayHandle ? said : `${said} ${texts.noticeAsk}`}
      action={
        mayHandle && (
          <Link to={isSigning ? signingPath(need, back) : payingPath(need, back)}>
            <Button type="primary" tabIndex={-1}>
              {isSigning ? texts.sign : need.isGuarantee ? texts.toGive : texts.toPay}
            </Button>
          </Link>
        )
      }
    />
  );
}

function useWords(need: LineNeed): string {
  const texts = useSectionTexts();
  const format = useFormat();
  const { hasContract, demandsDeposit, depositAmount, outstanding, isPaymentPending, signStatus } = need;
  const said = (amount: string | null, word: (p: { amount: string }) => string, unnamed: string) =>
    amount === null ? unnamed : word({ amount: format.money(amount, CURRENCY) });
  if (hasContract && need.isGuarantee) return isPaymentPending ? texts.noticeGuaranteePending : texts.noticeGive;
  if (hasContract) {
    if (isPaymentPending) return texts.noticePending;
    return said(outstanding, texts.noticePay, texts.noticePayNamed);
  }
  const isUnderWay = signStatus === SIGN_STATUS.sent || signStatus === SIGN_STATUS.signedByA;
  const way = isUnderWay ? texts.noticeSigning : texts.noticeSign;
  if (!demandsDeposit) return way;
  return `${way} ${said(depositAmount, texts.noticeDue, texts.noticeDueNamed)}`;
}
