import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import type { CallError } from '../../../../../platform/web/request/callError.ts';
import { usePageTitle } from '../../../../../platform/web/router/usePageTitle.ts';
import { PublicHead } from '../../../../../platform/web/widgets/page/PublicHead.tsx';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import {
  answerChallenge,
  type IdentityProgress,
  type OpenedCheck,
  openIdentityCheck,
  readIdentityProgress,
  startChallenge,
} from '../../wire.ts';
import { useCheckTexts } from '../texts.ts';
import { CameraStage } from './CameraStage.tsx';
import styles from './check.module.css';
import { Intro } from './Intro.tsx';
import { Closed, Outcome } from './Outcome.tsx';
import type { CheckFault, FaceAnswer } from './useFaceCheck.ts';

const ASK_AGAIN_MS = 3_000;

/** The face check, on a page of its own or framed by the page that asks for it; without session and antd. */
export default function FaceCheckPage() {
  const texts = useCheckTexts();
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  usePageTitle(texts.title);
  const opened = useRead(openIdentityCheck, { token }, { staleAfterMs: Number.POSITIVE_INFINITY, retry: () => false });
  return (
    <div className={styles.page}>
      {!search.has('framed') && <PublicHead />}
      <main className={styles.main} aria-busy={opened.isPending}>
        {opened.error && <Closed error={opened.error} onRetry={() => void opened.refetch()} />}
        {opened.data && <Check token={token} check={opened.data} />}
      </main>
    </div>
  );
}

type Challenge = PayloadOf<typeof startChallenge>;

function Check({ token, check }: { token: string; check: OpenedCheck }) {
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [fault, setFault] = useState<CheckFault | CallError | null>(null);
  const [answered, setAnswered] = useState<IdentityProgress | null>(null);
  const starting = useWrite(startChallenge, { silent: true });
  const answering = useWrite(answerChallenge, { silent: true });
  const isElsewhere = challenge === null && answered?.state !== 'passed';
  const seen = useRead(readIdentityProgress, { token }, { enabled: isElsewhere, refetchEveryMs: ASK_AGAIN_MS });
  const progress = over(answered) ?? over(seen.data) ?? answered;

  const start = async () => {
    setFault(null);
    setAnswered(null);
    starting.reset();
    answering.reset();
    const issued = await starting.send({ token });
    if (issued) setChallenge(issued);
  };
  const stop = (why: CheckFault | null) => {
    setChallenge(null);
    setFault(why);
  };
  const answer = async ({ steps, pictures }: FaceAnswer) => {
    if (challenge === null) return;
    const result = await answering.send({ token, nonce: challenge.nonce, steps: [...steps], pictures });
    setChallenge(null);
    if (result) setAnswered(result);
  };

  if (challenge !== null) {
    return (
      <CameraStage
        key={challenge.nonce}
        movements={challenge.movements}
        onDone={(given) => void answer(given)}
        onFault={stop}
        onCancel={() => stop(null)}
      />
    );
  }
  const error = fault ?? answering.error ?? starting.error;
  if (progress !== null || error !== null) {
    return <Outcome progress={progress} error={error} onRetry={() => void start()} />;
  }
  return <Intro check={check} isStarting={starting.isPending} onStart={() => void start()} />;
}

const over = (progress: IdentityProgress | null | undefined) =>
  progress && progress.state !== 'open' ? progress : null;
