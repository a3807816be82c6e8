import { useEffect, useEffectEvent } from 'react';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { APP_BASE } from '../../../../platform/web/router/safeRedirect.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { faceCheckPage } from '../pages.ts';
import type { IdentityState } from '../status.ts';
import { readIdentityProgress } from '../wire.ts';
import styles from './frame.module.css';
import { useCheckTexts } from './texts.ts';

const ASK_AGAIN_MS = 3_000;

export interface FaceCheckProps {
  token: string;
  /** once, when the check is over: on this device or on the phone that took it over */
  onDone: (state: Exclude<IdentityState, 'open'>) => void;
}

/** The check in a document of its own, which alone may use camera and WebAssembly. */
export default function FaceCheck({ token, onDone }: FaceCheckProps) {
  const texts = useCheckTexts();
  const progress = useRead(readIdentityProgress, { token }, { refetchEveryMs: ASK_AGAIN_MS });
  const state = progress.data?.state ?? 'open';
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (state !== 'open') done(state);
  }, [state]);
  return (
    <iframe
      className={styles.frame}
      title={texts.title}
      src={`${APP_BASE}${pathTo(faceCheckPage, { token }, { framed: 1 })}`}
      allow="camera"
    />
  );
}
