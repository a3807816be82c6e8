import { Suspense, useState } from 'react';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { FaceCheck } from '../../../../people/identityCheck/web/parts.ts';
import { startFaceCheck } from '../../linkWire.ts';
import { useLinkTexts } from '../texts.ts';
import type { Holder } from './CodeStep.tsx';
import styles from './link.module.css';

/** Face check before the code. */
export function IdentityStep({ holder, onPassed }: { holder: Holder; onPassed: () => void }) {
  const texts = useLinkTexts();
  const [token, setToken] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const starting = useWrite(startFaceCheck, { silent: true });
  const start = async () => {
    const started = await starting.send(holder);
    if (started) setToken(started.token);
  };
  const end = (state: string) => {
    setToken(null);
    setFailed(state !== 'passed');
    if (state === 'passed') onPassed();
  };
  return (
    <section className={styles.confirm} aria-label={texts.face}>
      <h2>{texts.face}</h2>
      {token === null ? (
        <>
          <p>{texts.faceText}</p>
          {hasFailed && <p role="alert">{texts.faceFailed}</p>}
          {starting.error && <p role="alert">{starting.error.message}</p>}
          <div className={styles.buttons}>
            <button type="button" className={styles.primary} disabled={starting.isPending} onClick={() => void start()}>
              {texts.faceStart}
            </button>
          </div>
        </>
      ) : (
        <Suspense fallback={null}>
          <FaceCheck token={token} onDone={end} />
        </Suspense>
      )}
    </section>
  );
}
