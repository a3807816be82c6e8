import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '../../../../../platform/web/request/callError.ts';
import { send } from '../../../../../platform/web/request/send.ts';
import { closeDocument, initOfficeConfig, type OfficeOpened, readDocument } from '../../wire.ts';
import type { OfficeTarget } from '../openOffice.ts';
import { type StoredChanges, UnsavedStore } from './unsavedStore.ts';

export interface Opening {
  opened: OfficeOpened;
  content: ArrayBuffer;
  /** of an earlier window, not saved */
  stored: StoredChanges | undefined;
}

type OpeningState = { status: 'loading' } | { status: 'failed'; text: string } | ({ status: 'open' } & Opening);

/** Opens a document, and again on `reopen`; closes it when the dialog goes. */
export function useOpening(target: OfficeTarget): { state: OpeningState; reopen: () => void } {
  const [turn, setTurn] = useState(0);
  /** the next opening takes the lock of this one over */
  const isReopening = useRef(false);
  const [state, setState] = useState<OpeningState>({ status: 'loading' });
  const { kind, documentId, mode } = target;
  const { userId } = target.person;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn opens anew
  useEffect(() => {
    let isGone = false;
    let batchNo: string | undefined;
    const letGo = () => {
      if (batchNo !== undefined) void send(closeDocument, { batchNo }).catch(() => undefined);
    };
    const open = async () => {
      const store = new UnsavedStore({ kind, documentId, person: { userId } });
      const opened = await send(initOfficeConfig, { kind, documentId, mode });
      batchNo = opened.batchNo;
      if (isGone) return letGo();
      const file = opened.wopi === null ? await send(readDocument, { batchNo }) : undefined;
      const content = (await file?.content.arrayBuffer()) ?? new ArrayBuffer(0);
      const stored = opened.abilities.edit ? await store.read() : undefined;
      if (!isGone) setState({ status: 'open', opened, content, stored });
    };
    setState({ status: 'loading' });
    open().catch((thrown: unknown) => {
      if (!(thrown instanceof CallError)) throw thrown;
      if (!isGone) setState({ status: 'failed', text: thrown.message });
    });
    return () => {
      isGone = true;
      if (!isReopening.current) letGo();
      isReopening.current = false;
    };
  }, [kind, documentId, mode, userId, turn]);
  const reopen = useCallback(() => {
    isReopening.current = true;
    setTurn((now) => now + 1);
  }, []);
  return { state, reopen };
}
