import { useEffect, useState } from 'react';
import { CallError, NO_RESPONSE } from '../../../../../platform/web/request/callError.ts';
import { send } from '../../../../../platform/web/request/send.ts';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import { keepAlive, type OfficeOpened } from '../../wire.ts';

/** The server lets go of a lock after 45 s of silence. */
const EVERY_MS = 15_000;

export interface Hold {
  holds: boolean;
  holder: PayloadOf<typeof keepAlive>['holder'];
  versionNo: number;
  isOnline: boolean;
}

/** Keeps the document locked, or watches whether it is free. */
export function useKeepAlive({ batchNo, mode, holder, versionNo, wopi }: OfficeOpened): Hold {
  const [hold, setHold] = useState<Hold>({ holds: mode === 'edit', holder, versionNo, isOnline: true });
  const isOwnEditor = wopi === null;
  useEffect(() => {
    if (!isOwnEditor) return;
    let isGone = false;
    const ask = async () => {
      try {
        const answer = await send(keepAlive, { batchNo });
        if (!isGone) setHold({ ...answer, isOnline: true });
      } catch (thrown) {
        const isOffline = thrown instanceof CallError && thrown.code === NO_RESPONSE;
        if (!isGone && isOffline) setHold((now) => ({ ...now, isOnline: false }));
      }
    };
    const timer = setInterval(ask, EVERY_MS);
    addEventListener('online', ask);
    addEventListener('offline', ask);
    return () => {
      isGone = true;
      clearInterval(timer);
      removeEventListener('online', ask);
      removeEventListener('offline', ask);
    };
  }, [batchNo, isOwnEditor]);
  return hold;
}
