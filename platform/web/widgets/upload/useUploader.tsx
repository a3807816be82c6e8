import { Modal } from 'antd';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { faultOfCount } from '../../../wire/uploadRule.ts';
import { CallError, NO_RESPONSE } from '../../request/callError.ts';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import { showToast } from '../../toast/toast.ts';
import { type UploadedFile, useUploadCalls } from '../files/uploadCalls.ts';
import { useBusyReport } from '../form/busyParts.ts';
import type { BatchSummary } from './batch.ts';
import { fileCount, isPending, type UploadItem } from './item.ts';
import { warnBeforeUnload } from './leaveWarning.ts';
import { type QueueDependencies, UploadQueue } from './queue.ts';
import { useUploadTexts } from './texts.ts';
import { replaceFile, sendFile } from './transport.ts';
import type { UploaderProps } from './uploaderProps.ts';
import '../dialog/modalTheme.tsx';
import styles from './upload.module.css';

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
  const dependencies = useQueueDependencies(props);
  const [queue] = useState(() => new UploadQueue(() => dependencies.current));
  const { items, countFault } = useSyncExternalStore(queue.subscribe, queue.state);
  const isControlled = 'value' in props;
  const stored = props.value ?? NONE;
  useLayoutEffect(() => {
    if (isControlled) queue.sync(stored);
  }, [queue, stored, isControlled]);

  const isBusy = items.some(isPending);
  useBusyReport(isBusy, props.onBusy);

  const isFull = faultOfCount({ existing: fileCount(items), added: 1 }, props.rule) !== null;
  const takesOne = (props.overwrites === true || swapsFile(props)) && props.rule.maxFiles === 1 && !isBusy;
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

/** A form's field of one file. Its old file may be of a record that was sent already, so it is not overwritten. */
const swapsFile = (props: UploaderProps) => 'value' in props && props.rule.maxFiles === 1 && props.overwrites !== true;

/** Dependencies of the queue, current as of the last render. */
function useQueueDependencies(props: UploaderProps) {
  const calls = useUploadCalls();
  const confirmReplace = useConfirmReplace();
  const current: QueueDependencies = {
    rule: props.rule,
    overwrites: props.overwrites ?? false,
    swaps: swapsFile(props),
    check: props.check ?? (async () => null),
    confirmReplace,
    onStored: (stored) => props.onChange?.(stored),
    onBatch(summary) {
      void toastOutcome(summary);
      props.onBatch?.(summary);
    },
    reasonOf,
    send: (file, replaces, transfer) => {
      const sending =
        replaces && !swapsFile(props)
          ? replaceFile(calls, replaces.resourceId, file, transfer)
          : sendFile(calls, file, props.belonging ?? {}, transfer);
      return warnBeforeUnload(
        sending.then(async (stored) => {
          await props.receive?.(stored);
          return stored;
        }),
      );
    },
  };
  const dependencies = useRef(current);
  useLayoutEffect(() => {
    dependencies.current = current;
  });
  return dependencies;
}

async function toastOutcome({ all, success }: BatchSummary): Promise<void> {
  if (success.length === 0) return;
  const texts = await useUploadTexts.load();
  const failed = all.length - success.length;
  const isReplaced = success.every(({ isReplacement }) => isReplacement);
  if (failed === 0) showToast('success', isReplaced ? texts.replaced : texts.success);
  else showToast('info', texts.someDone({ done: success.length, failed }));
}

/** The server's message (documents 8) or what it says of the fields; a generic one without an answer. */
async function reasonOf(thrown: unknown): Promise<string> {
  if (thrown instanceof CallError && thrown.code !== NO_RESPONSE)
    return [...new Set(Object.values(thrown.fields))].join(' ') || thrown.message;
  return (await useUploadTexts.load()).failed;
}

function useConfirmReplace() {
  const { action, confirm } = usePlatformTexts();
  const texts = useUploadTexts();
  return (old: UploadedFile, file: File) =>
    new Promise<boolean>((resolve) => {
      Modal.confirm({
        title: confirm.title,
        content: (
          <>
            <p className={styles.question}>{texts.replaceQuestion}</p>
            <p className={styles.names}>{texts.replaceBy({ old: old.resourceName, name: file.name })}</p>
          </>
        ),
        okText: action.ok,
        cancelText: action.cancel,
        onOk: () => resolve(true),
        onCancel: () => resolve(false),
      });
    });
}
