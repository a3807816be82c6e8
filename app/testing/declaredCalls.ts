import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyCall } from '../../platform/wire/call.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value && 'input' in value;

/** Key in tables: `GET /booking/booking/getInitParam`. */
export const callName = (call: AnyCall) => `${call.method} ${call.path}`;

/** Every call exported by a feature, with or without a handler, by path. */
export async function declaredCalls(): Promise<AnyCall[]> {
  const files = globSync('features/*/wire.ts', { cwd: ROOT }).map((file) => path.join(ROOT, file));
  const modules: object[] = await Promise.all(files.map((file) => import(file)));
  const calls = modules.flatMap((module) => Object.values(module)).filter(isCall);
  return calls.sort((one, other) => (one.path < other.path ? -1 : 1));
}
