import { useWrite } from '../../../platform/web/query/useWrite.ts';
import { useWho } from '../../../platform/web/who/who.ts';
import type { StartListExport } from '../../../platform/web/widgets/list/listExport.ts';
import { queryExportExcelRecode, startExport } from '../wire.ts';
import { follow } from './desk.ts';
import { useTexts } from './texts.ts';

export function useStartExport(): StartListExport {
  const { userId } = useWho().user;
  const starting = useWrite(startExport, { refreshes: [queryExportExcelRecode] });
  return async (exportName, params) => {
    const [texts, task] = await Promise.all([useTexts.load(), starting.send({ exportName, params })]);
    if (task) follow(task, userId, texts.page);
  };
}
