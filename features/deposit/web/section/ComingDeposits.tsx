import { Alert, Button } from 'antd';
import { Link } from 'react-router';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { SIGN_STATUS } from '../../../contract/status.ts';
import type { LineNeed } from '../../lineNeed.ts';
import { CURRENCY } from '../currency.ts';
import { signingPath } from '../paths.ts';
import { useSectionTexts } from '../texts.ts';

/** Deposits that fall due with contracts which are not in force yet. */
export function ComingDeposits({ needs }: { needs: readonly LineNeed[] }) {
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
