import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Figure } from './table.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = path.join(ROOT, 'node_modules/.bench-types');
const TSC = path.join(ROOT, 'node_modules/typescript/bin/tsc');
const CALLS = 300;
const AT_MOST_S = 2;

/** (t) Type-checking time of 300 more calls: declared, bound and sent by a client. */
export function measureTypes(): Figure[] {
  const few = secondsFor(1);
  const more = secondsFor(CALLS) - few;
  return [{ name: `t  type check of ${CALLS} calls, s`, value: more, target: AT_MOST_S, isMet: more <= AT_MOST_S }];
}

function secondsFor(calls: number): number {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const config = {
    extends: '../../tsconfig.server.json',
    include: ['*.ts'],
    compilerOptions: { types: ['node'] },
  };
  writeFileSync(path.join(FOLDER, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(path.join(FOLDER, 'calls.ts'), sourceOf(calls));
  const started = performance.now();
  execFileSync(process.execPath, [TSC, '-p', FOLDER], { stdio: 'inherit' });
  const seconds = (performance.now() - started) / 1000;
  rmSync(FOLDER, { recursive: true, force: true });
  return seconds;
}

function sourceOf(calls: number): string {
  const numbers = Array.from({ length: calls }, (_, index) => index);
  return `import { z } from 'zod';
import { bind } from '../../platform/server/http/bind.ts';
import type { Actor } from '../../platform/testing/actor.ts';
import { permission } from '../../platform/wire/access.ts';
import { call } from '../../platform/wire/call.ts';
import { rows } from '../../platform/wire/envelope.ts';
import { pageInput, sortInput } from '../../platform/wire/paging.ts';
import { id, line } from '../../platform/wire/validators.ts';
${numbers.map(declarationOf).join('\n')}
`;
}

function declarationOf(number: number): string {
  return `export const call${number} = call({
  method: 'GET', path: '/noun${number}/list', effect: 'read', access: permission('noun:${number}:list'), summary: '',
  input: z.object({ ...pageInput, ...sortInput(['a', 'b${number}']), id${number}: id, name: line(20) }),
  response: rows(z.object({ id: z.number(), name${number}: z.string(), parts: z.array(z.object({ part: z.string() })) })),
});
const binding${number} = bind(call${number}, async ({ id${number} }, { user }) => ({
  rows: [{ id: id${number}, name${number}: user.name, parts: [{ part: '' }] }], total: 1,
}));
const made${number} = async (person: Actor) =>
  (await person.send(call${number}, { id${number}: 1, name: 'x' })).rows.map((row) => row.name${number});`;
}
