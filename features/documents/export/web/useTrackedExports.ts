import { useEffect, useState } from 'react';
import { useIsLive } from '../../../../platform/web/live/liveState.ts';
import { useDownload } from '../../../../platform/web/query/download.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { showToast, updateProgressToast } from '../../../../platform/web/toast/toast.ts';
import { downloadExport, EXPORT_STATUS, type ExportTask, queryExportExcelRecode } from '../wire.ts';
import { openDownloads, type TrackedExport, untrackExport, useDownloads } from './downloadsStore.ts';
import { pollMsFor } from './pollMs.ts';
import { useTexts } from './texts.ts';

/** Faster polling at first without a live connection: most lists are short. */
const FAST_POLL_MS = 1_000;
/** Saves the file without a click only if the user has not waited longer. */
const STILL_ATTENTIVE_MS = 10_000;
const NEWEST = { pageSize: 20 };

const isRunning = ({ status }: ExportTask) => status === EXPORT_STATUS.inProgress;
const isRecent = ({ startedAt }: TrackedExport) => Date.now() - startedAt < STILL_ATTENTIVE_MS;

/** Number of running exports; reports the outcome of those started in this window. */
export function useTrackedExports(): number {
  const tracked = useDownloads((state) => state.tracked);
  const { page: texts } = useTexts();
  const { download } = useDownload(downloadExport);
  const [count, setCount] = useState(0);
  const isLive = useIsLive();
  const refetchEveryMs = tracked.some(isRecent) ? FAST_POLL_MS : pollMsFor(count + tracked.length);
  const { data } = useRead(queryExportExcelRecode, NEWEST, isLive ? {} : { refetchEveryMs });
  const tasks = data?.rows ?? [];

  useEffect(() => {
    const report = (one: TrackedExport, task: ExportTask) => {
      if (isRunning(task)) return updateProgressToast(one.toast, shareOf(task));
      untrackExport(one);
      if (task.status === EXPORT_STATUS.failed) {
        showToast('error', task.failReason ?? texts.failed({ name: task.businessName }), {
          label: texts.show,
          onPress: openDownloads,
        });
      }
      if (task.status !== EXPORT_STATUS.done) return;
      const save = () => void download({ id: task.id });
      if (!isRecent(one)) return showToast('success', texts.done, { label: texts.download, onPress: save });
      showToast('success', texts.done);
      save();
    };
    setCount(tasks.filter(isRunning).length);
    for (const one of tracked) {
      const task = tasks.find(({ id }) => id === one.id);
      if (task) report(one, task);
    }
  });

  return count;
}

function shareOf({ rowsDone, rowsTotal }: ExportTask): string {
  return rowsTotal ? `${Math.floor((rowsDone / rowsTotal) * 100)}%` : '';
}
