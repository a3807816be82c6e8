import type { Db } from '../../../../../platform/server/database/connect.ts';

/** Days of a container whose storage is priced by an agreement, free days included. */
export interface AgreedStay {
  containerId: number;
  /** yyyy-MM-dd */
  from: string;
  /** last day; null: still there */
  to: string | null;
}

type AgreedStays = (db: Db, containerIds: readonly number[]) => Promise<readonly AgreedStay[]>;

const declared = new Set<AgreedStays>();

/** Called once, where the feature that keeps the agreements is composed; it ranks above. */
export function declareAgreedStays(stays: AgreedStays): void {
  declared.add(stays);
}

/** Whether a day of a container belongs to an agreement, so that no tariff charges it. */
export async function findAgreedDays(
  db: Db,
  containerIds: readonly number[],
): Promise<(containerId: number, day: string) => boolean> {
  const found: AgreedStay[] = [];
  for (const stays of declared) found.push(...(await stays(db, containerIds)));
  return (containerId, day) =>
    found.some((stay) => stay.containerId === containerId && stay.from <= day && (stay.to === null || day <= stay.to));
}
