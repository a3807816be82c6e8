import type { AnyCall } from '../../platform/wire/call.ts';
import { exportsOf } from './testedFeatures.ts';

const WIRES = '{wire,*Wire}';

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

/** Every call exported by a tested feature, alone, in a record or in a group, with or without a handler, by path. */
export async function declaredCalls(features?: readonly string[]): Promise<AnyCall[]> {
  const calls = (await exportsOf(WIRES, features)).flatMap((value) => [
    value,
    ...(typeof value === 'object' && value !== null ? Object.values(value) : []),
  ]);
  return calls.filter(isCall).sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Every record exported by a tested feature. */
export async function declaredRecords(features?: readonly string[]): Promise<AnyRecord[]> {
  return (await exportsOf(WIRES, features)).filter(isRecord);
}
