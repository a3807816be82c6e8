import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyCall } from '../../platform/wire/call.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value && 'input' in value;

/** Key in tables: `GET /booking/booking/getInitParam`. */
export const callName = (call: Pick<AnyCall, 'method' | 'path'>) => `${call.method} ${call.path}`;

/** What tests read of a record, as `records` of platform/wire declares it. */
interface AnyRecord {
  list: AnyCall;
  idName: string;
}

const isRecord = (value: unknown): value is AnyRecord =>
  typeof value === 'object' && value !== null && 'list' in value && 'idName' in value;

/** Every call exported by a feature, alone, in a record or in a group, with or without a handler, by path. */
export async function declaredCalls(): Promise<AnyCall[]> {
  const calls = (await exported()).flatMap((value) => [
    value,
    ...(typeof value === 'object' && value !== null ? Object.values(value) : []),
  ]);
  return calls.filter(isCall).sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Every record exported by a feature. */
export async function declaredRecords(): Promise<AnyRecord[]> {
  return (await exported()).filter(isRecord);
}

async function exported(): Promise<unknown[]> {
  const files = globSync('features/*/{wire,*Wire}.ts', { cwd: ROOT }).map((file) => path.join(ROOT, file));
  const modules: object[] = await Promise.all(files.map((file) => import(file)));
  return modules.flatMap((module) => Object.values(module));
}
