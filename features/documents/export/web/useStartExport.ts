import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import type { StartListExport } from '../../../../platform/web/widgets/list/listExport.ts';
import { queryExportExcelRecode, startExport } from '../wire.ts';
import { trackExport } from './downloadsStore.ts';
import { useTexts } from './texts.ts';

export function useStartExport(): StartListExport {
  const { userId } = useCurrentUser().user;
  const starting = useWrite(startExport, { invalidates: [queryExportExcelRecode] });
  return async (exportName, params) => {
    const [texts, task] = await Promise.all([useTexts.load(), starting.send({ exportName, params })]);
    if (task) trackExport(task, userId, texts.page);
  };
}
