import { Link, useParams } from 'react-router';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import type { CallError } from '../../../../../platform/web/request/callError.ts';
import { usePageTitle } from '../../../../../platform/web/router/usePageTitle.ts';
import { PublicHead } from '../../../../../platform/web/widgets/page/PublicHead.tsx';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { readSubscription, resubscribe, type Subscription, unsubscribe } from '../../unsubscribeWire.ts';
import { SETTING_PATH } from '../paths.ts';
import { useTexts } from '../texts.ts';
import styles from './unsubscribe.module.css';

/** What the `List-Unsubscribe` of an e-mail opens: its receiver turns such e-mails off without a session, and on again. */
export default function UnsubscribePage() {
  const { unsubscribe: texts } = useTexts();
  const { token = '' } = useParams();
  usePageTitle(texts.title);
  const read = useRead(readSubscription, { token }, { retry: () => false });
  return (
    <div className={styles.page}>
      <PublicHead />
      <main className={styles.main} aria-busy={read.isPending}>
        {read.error && <Closed error={read.error} onRetry={() => void read.refetch()} />}
        {read.data && <Opened token={token} subscription={read.data} />}
      </main>
    </div>
  );
}

function Opened({ token, subscription }: { token: string; subscription: Subscription }) {
  const { unsubscribe: texts, msgTypes } = useTexts();
  const stopping = useWrite(unsubscribe, { invalidates: [readSubscription] });
  const undoing = useWrite(resubscribe, { invalidates: [readSubscription] });
  const { isOn, email } = subscription;
  const types = subscription.msgTypes.map((type) => msgTypes[type]).join(texts.separator);
  return (
    <>
      <div role="status">
        <h1>{isOn ? texts.ask : texts.stopped}</h1>
        {!isOn && <p>{texts.stoppedText}</p>}
      </div>
      <p>{texts.about({ types })}</p>
      <p>{texts.to({ email })}</p>
      <div className={styles.ways}>
        {isOn ? (
          <button
            type="button"
            className={styles.primary}
            disabled={stopping.isPending}
            onClick={() => void stopping.send({ token })}
          >
            {texts.stop}
          </button>
        ) : (
          <button
            type="button"
            className={styles.second}
            disabled={undoing.isPending}
            onClick={() => void undoing.send({ token })}
          >
            {texts.undo}
          </button>
        )}
        <Link to={SETTING_PATH}>{texts.settings}</Link>
      </div>
    </>
  );
}

/** The server's words; trying again helps only where it was not reached. */
function Closed({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const { unsubscribe: texts } = useTexts();
  const isAnswered = error.code === CODE.refused;
  return (
    <section role="alert">
      <h1>{texts.wrong}</h1>
      <p>{error.message}</p>
      {isAnswered ? (
        <Link to={SETTING_PATH}>{texts.settings}</Link>
      ) : (
        <button type="button" className={styles.second} onClick={onRetry}>
          {texts.retry}
        </button>
      )}
    </section>
  );
}
