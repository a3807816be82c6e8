import type { Feature } from '../../../platform/server/feature.ts';
import { bind } from '../../../platform/server/http/bind.ts';
import * as wire from '../wire.ts';
import { listsOf } from './lists.ts';
import { live } from './live.ts';
import { deleteOutdated } from './queries.ts';
import { cancel, download, listOwn, remove, retry, start } from './tasks.ts';
import { ExportWorker } from './worker.ts';

/** Exports in the background, files kept for a week (documents 2.6 and 7.7). */
export const exporting: Feature = {
  name: 'export',
  calls({ config, files }, all) {
    const lists = listsOf(all);
    return [
      bind(wire.queryExportExcelRecode, (input, asking) => listOwn(lists, input, asking)),
      bind(wire.startExport, (input, asking) => start(lists, config, input, asking)),
      bind(wire.cancelExport, ({ id }, asking) => cancel(lists, id, asking)),
      bind(wire.retryExport, ({ id }, asking) => retry(lists, id, asking)),
      bind(wire.removeExports, ({ ids }, asking) => remove(ids, asking)),
      bind(wire.downloadExport, ({ id }, asking) => download(lists, files, id, asking)),
    ];
  },
  live,
  start: (platform, all) => new ExportWorker(platform, listsOf(all)),
  jobs: ({ db, log }) => [
    {
      name: 'export.expire',
      cron: '17 * * * *',
      run: async () => {
        const gone = await deleteOutdated(db);
        if (gone > 0) log.info({ gone }, 'exports were kept long enough');
      },
    },
  ],
};
