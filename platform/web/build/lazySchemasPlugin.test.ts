import { expect, test } from 'vitest';
import { z } from 'zod';
import { lazily } from './lazily.ts';
import { withLazySchemas } from './lazySchemasPlugin.ts';

test('schemas of a module wait until they are used, and what is no schema does not', () => {
  const untouched = `import { z } from 'zod';
import { line } from '../../platform/wire/validators.ts';
const read = (text: string) => z.string().parse(text);
z.config({ jitless: true });
const words = '集装箱 🚂';
`;
  const changed = withLazySchemas(`${untouched}const row = z.object({ id: z.number() });
const chosen = optional(z.string().max(3)) as unknown;
const wider = row.extend({ name });
const fields = { name: line(3), ...shapeOf(line(5)), day: day.describe('of the trip'), kind: kind.default('a') };
const first = z.enum(['a']).parse('a');
const records = (path) => call({ path, input: z.object({}) });
export const list = call({ path: '/list', input: z.object({}), response: rows(row) });`);
  const [importing, ...lines] = (changed ?? '').split('\n');
  expect(importing).toMatch(/^import \{ lazily \} from ".*lazily.ts";$/);
  expect(
    lines.join('\n').replaceAll('/* @__PURE__ */ ', ''),
  ).toBe(`${untouched}const row = lazily(() => (z.object({ id: z.number() })));
const chosen = optional(lazily(() => (z.string().max(3)))) as unknown;
const wider = lazily(() => (row.extend({ name })));
const fields = { name: lazily(() => (line(3))), ...shapeOf(line(5)), day: lazily(() => (day.describe('of the trip'))), kind: lazily(() => (kind.default('a'))) };
const first = z.enum(['a']).parse('a');
const records = (path) => call({ path, input: lazily(() => (z.object({}))) });
export const list = call({ path: '/list', input: lazily(() => (z.object({}))), response: lazily(() => (rows(row))) });`);
  expect(withLazySchemas(untouched)).toBeNull();
});

test('a schema made when it is used reads, refuses, and is built upon as any other', () => {
  const made: string[] = [];
  const lazy = <Schema extends z.ZodType>(name: string, make: () => Schema) => {
    const schema: unknown = lazily(() => {
      made.push(name);
      return make();
    });
    // the plugin puts `lazily` into modules without types
    return schema as Schema;
  };
  const id = lazy('id', () => z.coerce.number().int());
  const row = lazy('row', () => z.object({ id, name: z.string().optional() }));
  const list = z.object({ rows: z.array(row.extend({ note: z.string().nullable() })), next: row.nullable() });
  expect(made).toEqual(['row']);
  const payload = { rows: [{ id: '7', note: null }], next: null };
  expect(list.parse(payload)).toEqual({ rows: [{ id: 7, note: null }], next: null });
  expect(list.safeParse({ ...payload, rows: [{ id: 'x', note: null }] }).success).toBe(false);
  expect(row).toBeInstanceOf(z.ZodObject);
  expect(made).toEqual(['row', 'id']);
});
