import { Result } from 'antd';
import { Link } from 'react-router';
import { usePageTitle } from '../../../../platform/web/router/usePageTitle.ts';
import { useTexts } from '../texts.ts';

/** After the payment of a deposit. */
export default function DepositPaidPage() {
  const t = useTexts().finish;
  usePageTitle(t.deposit);
  return (
    <Result
      status="success"
      title={t.deposit}
      subTitle={t.depositText}
      extra={<Link to="/user/index?section=deposits">{t.toDeposits}</Link>}
    />
  );
}
