import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { faultOfCount } from '../../../wire/uploadRule.ts';
import { CallError, NO_ANSWER } from '../../request/callError.ts';
import { showToast } from '../../toast/toast.ts';
import type { BatchSummary } from './batch.ts';
import { countOf, isUnderway, type UploadItem } from './item.ts';
import { warnWhile } from './leaveWarning.ts';
import { type QueueMeans, UploadQueue } from './queue.ts';
import { useUploadTexts } from './texts.ts';
import { sendFile, sendInPlaceOf } from './transport.ts';
import { useUploadCalls } from './uploadCalls.ts';
import type { UploaderProps } from './uploaderProps.ts';
import { useConfirmReplace } from './useConfirmReplace.tsx';

export interface Uploader {
  queue: UploadQueue;
  items: readonly UploadItem[];
  countFault: ReturnType<UploadQueue['state']>['countFault'];
  refusal: string | null;
  isBusy: boolean;
  isFull: boolean;
  isClosed: boolean;
  choose: (files: readonly File[]) => void;
  closeNotice: () => void;
}

const NONE: readonly never[] = [];

/** Queue of an uploader, synced with the form's value. */
export function useUploader(props: UploaderProps): Uploader {
  const [refusal, setRefusal] = useState<string | null>(null);
  const means = useMeans(props);
  const [queue] = useState(() => new UploadQueue(() => means.current));
  const { items, countFault } = useSyncExternalStore(queue.subscribe, queue.state);
  const isControlled = 'value' in props;
  const held = props.value ?? NONE;
  useLayoutEffect(() => {
    if (isControlled) queue.agree(held);
  }, [queue, held, isControlled]);

  const isBusy = items.some(isUnderway);
  const { onBusy } = props;
  useEffect(() => onBusy?.(isBusy), [onBusy, isBusy]);

  const isFull = faultOfCount({ there: countOf(items), coming: 1 }, props.rule) !== null;
  const takesOne = props.overwrites === true && props.rule.mostFiles === 1 && !isBusy;
  const isClosed = props.disabled === true || props.readOnly === true || (isFull && !takesOne);

  return {
    queue,
    items,
    countFault,
    refusal,
    isBusy,
    isFull,
    isClosed,
    choose(files) {
      const reason = props.refusal?.() ?? null;
      setRefusal(reason);
      if (reason === null && files.length > 0) void queue.add(files);
    },
    closeNotice() {
      setRefusal(null);
      queue.closeNotice();
    },
  };
}

/** Dependencies of the queue, current as of the last render. */
function useMeans(props: UploaderProps) {
  const calls = useUploadCalls();
  const confirmReplace = useConfirmReplace();
  const now: QueueMeans = {
    rule: props.rule,
    overwrites: props.overwrites ?? false,
    check: props.check ?? (async () => null),
    confirmReplace,
    onHeld: (held) => props.onChange?.(held),
    onBatch(summary) {
      void tellOutcome(summary);
      props.onBatch?.(summary);
    },
    reasonOf,
    send: (file, replaces, journey) =>
      warnWhile(
        replaces
          ? sendInPlaceOf(calls, replaces.resourceId, file, journey)
          : sendFile(calls, file, props.belonging ?? {}, journey),
      ),
  };
  const means = useRef(now);
  useLayoutEffect(() => {
    means.current = now;
  });
  return means;
}

async function tellOutcome({ all, success }: BatchSummary): Promise<void> {
  if (success.length === 0) return;
  const texts = await useUploadTexts.load();
  const failed = all.length - success.length;
  if (failed === 0) showToast('success', texts.success);
  else showToast('info', texts.someDone({ done: success.length, failed }));
}

/** The server's message (documents 8), or a generic one without an answer. */
async function reasonOf(thrown: unknown): Promise<string> {
  if (thrown instanceof CallError && thrown.code !== NO_ANSWER) return thrown.message;
  return (await useUploadTexts.load()).failed;
}
