import { isContainerNumber } from '../../../../libs/containerCodes/containerNumber.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { FileAccess, FilePolicy } from '../../../../platform/server/files/filePolicy.ts';
import { type CurrentUser, hasPermission } from '../../../../platform/wire/currentUser.ts';
import { PAPER_RULE } from '../../../../platform/wire/uploadRules.ts';
import { DOC_TYPE } from '../../resource/docTypes.ts';
import { papers } from '../wire.ts';
import { unsafeSelectHolder } from './queries.ts';

/** Papers that are read: readable by the people of their company who may see them, and the money in them. */
export const recognizedPapers: FilePolicy = {
  docType: DOC_TYPE.recognizedPaper,
  rule: PAPER_RULE,
  isFolderNameGood: isContainerNumber,
  isPrivateAtFirst: true,
  accessOf,
};

async function accessOf(db: Db, user: CurrentUser, relaId: string): Promise<FileAccess> {
  if (!/^\d{1,15}$/.test(relaId) || user.hidesMoney) return 'none';
  if (!hasPermission(user, papers.list.access.code)) return 'none';
  const found = await unsafeSelectHolder(db, Number(relaId));
  return found !== undefined && found.companyId === user.companyId ? 'read' : 'none';
}
