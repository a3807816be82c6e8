import { Result, Spin } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { usePageTitle } from '../../../../../platform/web/router/usePageTitle.ts';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { accountPage } from '../../../../people/session/pages.ts';
import { readIntent } from '../../wire.ts';
import { OUTCOME_TONE, WALLET_ASK_MS } from '../outcome.ts';
import { useTexts } from '../texts.ts';

/** After the payment of a deposit by a wallet, with `?ref=`. */
export default function DepositPaidPage() {
  const t = useTexts().finish;
  usePageTitle(t.title);
  const [params] = useSearchParams();
  const ref = params.get('ref') ?? '';
  const read = useRead(readIntent, { ref }, { enabled: ref !== '', refetchEveryMs: WALLET_ASK_MS });
  const toDeposits = <Link to={pathTo(accountPage, { section: 'deposits' })}>{t.toDeposits}</Link>;
  if (ref === '' || read.error) return <Result status="404" title={t.absent} extra={toDeposits} />;
  if (read.data === undefined) return <Spin description={t.waiting} fullscreen />;
  const { status } = read.data;
  const subTitle = status === 'paid' ? t.depositHeld : undefined;
  return <Result status={OUTCOME_TONE[status]} title={t[status]} subTitle={subTitle} extra={toDeposits} />;
}
