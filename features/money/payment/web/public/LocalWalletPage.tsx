import { Alert, Button } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { usePageTitle } from '../../../../../platform/web/router/usePageTitle.ts';
import { ThemeProvider } from '../../../../../platform/web/theme/ThemeProvider.tsx';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { depositPaidPage, payFinishPage } from '../../pages.ts';
import { actInWallet, readWallet, WALLET_ACTIONS } from '../../wire.ts';
import styles from '../payment.module.css';
import { useTexts } from '../texts.ts';

/** Stand-in of a wallet's own page, with the ways in which wallets misbehave. */
export default function LocalWalletPage() {
  return (
    <ThemeProvider>
      <Wallet />
    </ThemeProvider>
  );
}

function Wallet() {
  const t = useTexts().wallet;
  usePageTitle(t.title);
  const format = useFormat();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const ref = params.get('ref') ?? '';
  const read = useRead(readWallet, { ref });
  const acting = useWrite(actInWallet, { invalidates: [readWallet] });
  const finish = read.data?.isDeposit ? depositPaidPage.path : payFinishPage.path;
  const back = () => void navigate(`${finish}?ref=${ref}`);
  return (
    <main className={styles.centre}>
      <h1>{t.title}</h1>
      <Alert type="info" showIcon title={t.note} />
      {read.error && <LoadError error={read.error} onRetry={() => void read.refetch()} />}
      {read.data && (
        <>
          <span className={styles.strong}>{format.money(read.data.amount, read.data.currency)}</span>
          {read.data.isDone ? (
            <>
              <span>{t.done}</span>
              <Button type="primary" onClick={back}>
                {t.back}
              </Button>
            </>
          ) : (
            WALLET_ACTIONS.map((action) => (
              <Button
                key={action}
                type={action === 'pay' ? 'primary' : 'default'}
                disabled={acting.isPending}
                onClick={async () => {
                  if (await acting.send({ ref, action })) back();
                }}
              >
                {t.deeds[action]}
              </Button>
            ))
          )}
        </>
      )}
    </main>
  );
}
