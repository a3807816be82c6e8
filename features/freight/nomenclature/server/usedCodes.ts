import type { Db } from '../../../../platform/server/database/connect.ts';

export interface UsedCode {
  code: string;
  nameZh: string;
  nameEn: string;
  nameRu: string;
}

/** HS codes that a company has named goods by, with the names it gave them, the latest first. */
export type ReadUsedCodes = (db: Db, companyId: number, text: string) => Promise<readonly UsedCode[]>;

const registered = new Set<ReadUsedCodes>();

/** Called once, where the later feature that keeps goods is composed. */
export function rankUsedCodes(read: ReadUsedCodes): void {
  registered.add(read);
}

/** Each code once. */
export async function readUsedCodes(db: Db, companyId: number, text: string): Promise<UsedCode[]> {
  const found: UsedCode[] = [];
  for (const read of registered) found.push(...(await read(db, companyId, text)));
  return [...new Map(found.toReversed().map((used) => [used.code, used] as const)).values()].toReversed();
}
