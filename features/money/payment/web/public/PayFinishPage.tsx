import { Result, Spin } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { usePageTitle } from '../../../../../platform/web/router/usePageTitle.ts';
import { ThemeProvider } from '../../../../../platform/web/theme/ThemeProvider.tsx';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { billDetailPage, freightBillPage } from '../../../bill/pages.ts';
import { readIntent } from '../../wire.ts';
import { OUTCOME_TONE, WALLET_ASK_MS } from '../outcome.ts';
import { useTexts } from '../texts.ts';

/** Where a wallet sends people back to, by `?ref=`; signed in or not. */
export default function PayFinishPage() {
  return (
    <ThemeProvider>
      <Outcome />
    </ThemeProvider>
  );
}

function Outcome() {
  const t = useTexts().finish;
  usePageTitle(t.title);
  const [params] = useSearchParams();
  const ref = params.get('ref') ?? '';
  const read = useRead(readIntent, { ref }, { enabled: ref !== '', refetchEveryMs: WALLET_ASK_MS });
  const toBills = <Link to={freightBillPage.path}>{t.toBills}</Link>;
  if (ref === '' || read.error) return <Result status="404" title={t.absent} extra={toBills} />;
  if (read.data === undefined) return <Spin description={t.waiting} fullscreen />;
  const { status, billId } = read.data;
  const back = billId === null ? toBills : <Link to={pathTo(billDetailPage, { billId })}>{t.toBill}</Link>;
  return <Result status={OUTCOME_TONE[status]} title={t[status]} extra={back} />;
}
