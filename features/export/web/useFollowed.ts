import { useEffect, useState } from 'react';
import { useIsLive } from '../../../platform/web/live/liveState.ts';
import { useDownload } from '../../../platform/web/query/download.ts';
import { useRead } from '../../../platform/web/query/useRead.ts';
import { showToast, tellProgress } from '../../../platform/web/toast/toast.ts';
import { downloadExport, EXPORT_STATUS, type ExportTask, queryExportExcelRecode } from '../wire.ts';
import { type Followed, openDownloads, unfollow, useDesk } from './desk.ts';
import { pollMsFor } from './pollMs.ts';
import { useTexts } from './texts.ts';

/** Faster polling at first without a live connection: most lists are short. */
const SOON_MS = 1_000;
/** Saves the file without a click only if the user has not waited longer. */
const STILL_WAITING_MS = 10_000;
const NEWEST = { pageSize: 20 };

const isRunning = ({ status }: ExportTask) => status === EXPORT_STATUS.inProgress;
const isYoung = ({ startedAt }: Followed) => Date.now() - startedAt < STILL_WAITING_MS;

/** Number of running exports; reports the outcome of those started in this window. */
export function useFollowed(): number {
  const followed = useDesk((desk) => desk.followed);
  const { page: texts } = useTexts();
  const { download } = useDownload(downloadExport);
  const [count, setCount] = useState(0);
  const isLive = useIsLive();
  const refetchEveryMs = followed.some(isYoung) ? SOON_MS : pollMsFor(count + followed.length);
  const { data } = useRead(queryExportExcelRecode, NEWEST, isLive ? {} : { refetchEveryMs });
  const tasks = data?.rows ?? [];

  useEffect(() => {
    const tell = (one: Followed, task: ExportTask) => {
      if (isRunning(task)) return tellProgress(one.toast, shareOf(task));
      unfollow(one);
      if (task.status === EXPORT_STATUS.failed) {
        showToast('error', task.failReason ?? texts.failed({ name: task.businessName }), {
          label: texts.show,
          press: openDownloads,
        });
      }
      if (task.status !== EXPORT_STATUS.done) return;
      const save = () => void download({ id: task.id });
      if (!isYoung(one)) return showToast('success', texts.done, { label: texts.download, press: save });
      showToast('success', texts.done);
      save();
    };
    setCount(tasks.filter(isRunning).length);
    for (const one of followed) {
      const task = tasks.find(({ id }) => id === one.id);
      if (task) tell(one, task);
    }
  });

  return count;
}

function shareOf({ rowsDone, rowsTotal }: ExportTask): string {
  return rowsTotal ? `${Math.floor((rowsDone / rowsTotal) * 100)}%` : '';
}
