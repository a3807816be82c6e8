import type { Feature } from '../../../../platform/server/feature.ts';
import { bind } from '../../../../platform/server/http/bind.ts';
import * as wire from '../wire.ts';
import { collectExportableLists } from './exportableLists.ts';
import { live } from './live.ts';
import { deleteExpired } from './queries.ts';
import { cancel, download, listOwn, remove, retry, start } from './tasks.ts';
import { ExportWorker } from './worker.ts';

/** Exports in the background, files kept for a week (documents 2.6 and 7.7). */
export const exporting: Feature = {
  name: 'export',
  calls({ config, files }, all) {
    const lists = collectExportableLists(all);
    return [
      bind(wire.queryExportExcelRecode, (input, ctx) => listOwn(lists, input, ctx)),
      bind(wire.startExport, (input, ctx) => start(lists, config, input, ctx)),
      bind(wire.cancelExport, ({ id }, ctx) => cancel(lists, id, ctx)),
      bind(wire.retryExport, ({ id }, ctx) => retry(lists, id, ctx)),
      bind(wire.removeExports, ({ ids }, ctx) => remove(ids, ctx)),
      bind(wire.downloadExport, ({ id }, ctx) => download(lists, files, id, ctx)),
    ];
  },
  live,
  start: (platform, all) => new ExportWorker(platform, all),
  jobs: ({ db, log }) => [
    {
      name: 'export.expire',
      cron: '17 * * * *',
      run: async () => {
        const gone = await deleteExpired(db);
        if (gone > 0) log.info({ gone }, 'exports were kept long enough');
      },
    },
  ],
};
