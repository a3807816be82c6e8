import type { Db } from '../../../../platform/server/database/connect.ts';
import { fillConfigValue } from '../../../portal/config/server/index.ts';

/** An account to pay deposits to; one that administrators entered stays. */
export async function seedDemoBankAccount(db: Db): Promise<void> {
  await fillConfigValue(db, 'bank.holder', '丝路铁运自贸港平台（演示）');
  await fillConfigValue(db, 'bank.name', '演示银行西安港务区支行');
  await fillConfigValue(db, 'bank.account', '1030 0000 0000 0001');
  await fillConfigValue(db, 'bank.swift', 'DEMOCNBJXXX');
}
