import { Button, Popconfirm, Skeleton } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { OwnSession } from '../../presence.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from '../../presenceWire.ts';
import { useCentreTexts } from '../texts.ts';
import styles from './centre.module.css';
import { deviceName } from './deviceName.ts';

const LOOK_AGAIN_MS = 30_000;

function Session({ session }: { session: OwnSession }) {
  const texts = useCentreTexts();
  const format = useFormat();
  const ending = useWrite(endOwnSession, { invalidates: [listOwnSessions], done: texts.signedOut });
  const device = deviceName(session, texts.unknownDevice);
  return (
    <li className={styles.session}>
      <div className={styles.sessionWords}>
        <strong>{device}</strong> {session.isCurrent && <StatusTag tone="success" label={texts.thisDevice} />}
        <div className={styles.soft} title={format.zone}>
          {session.ipaddr} · {texts.lastSeen({ when: format.dateTime(session.lastSeenTime) })} ·{' '}
          {texts.signedInAt({ when: format.dateTime(session.loginTime) })}
        </div>
      </div>
      {!session.isCurrent && (
        <Popconfirm title={texts.signOutAsk} onConfirm={() => void ending.send({ sessionId: session.sessionId })}>
          <Button danger size="small" loading={ending.isPending} aria-label={texts.signOutOf({ device })}>
            {texts.signOut}
          </Button>
        </Popconfirm>
      )}
    </li>
  );
}

function EndOthers() {
  const texts = useCentreTexts();
  const ending = useWrite(endOtherSessions, { invalidates: [listOwnSessions], done: texts.signedOut });
  return (
    <Popconfirm title={texts.signOutOthersAsk} onConfirm={() => void ending.send({})}>
      <Button danger loading={ending.isPending}>
        {texts.signOutOthers}
      </Button>
    </Popconfirm>
  );
}

export function OwnSessions() {
  const texts = useCentreTexts();
  const { data, error, refetch } = useRead(listOwnSessions, {}, { refetchEveryMs: LOOK_AGAIN_MS });
  return (
    <section className={styles.card} aria-labelledby="own-sessions">
      <header className={styles.cardHead}>
        <h2 id="own-sessions" title={texts.sessionsHint}>
          {texts.sessions}
        </h2>
        {data && data.total > 1 && <EndOthers />}
      </header>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      <ul className={styles.sessions}>
        {data?.rows.map((session) => (
          <Session key={session.sessionId} session={session} />
        ))}
      </ul>
    </section>
  );
}
