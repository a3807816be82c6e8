import { inArray } from 'drizzle-orm';
import type { PersonalData } from '../../../../platform/server/companyData.ts';
import type { Feature } from '../../../../platform/server/feature.ts';
import { bind } from '../../../../platform/server/http/bind.ts';
import { listSavedViews, removeView, saveView } from '../wire.ts';
import { savedView as table } from './tables.ts';
import { deleteView, readViews, storeView } from './views.ts';

const personalData: PersonalData = {
  kind: 'savedView',
  title: { zh: '保存的列表视图', en: 'Saved views of lists', ru: 'Сохранённые виды списков' },
  async remove(db, accountIds) {
    if (accountIds.length === 0) return 0;
    const removed = await db
      .delete(table)
      .where(inArray(table.accountId, [...accountIds]))
      .returning({ id: table.id });
    return removed.length;
  },
};

/** Named views of every list: own ones, and those that a company's people share. */
export const savedView: Feature = {
  name: 'savedView',
  calls: () => [bind(listSavedViews, readViews), bind(saveView, storeView), bind(removeView, deleteView)],
  personalData: [personalData],
};
