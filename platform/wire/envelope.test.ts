import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CODE, data, fields, isFile, message, nothing, rows, unwrap, wrap } from './envelope.ts';

const text = fc.string();
const row = z.object({ name: z.string() });

test('what one side puts into the envelope the other side takes out, for each shape of answer', () => {
  const cases = fc.oneof(
    fc.record({ spec: fc.constant(data(row)), payload: fc.record({ name: text }) }),
    fc.record({
      spec: fc.constant(rows(row)),
      payload: fc.record({ rows: fc.array(fc.record({ name: text })), total: fc.nat() }),
    }),
    fc.record({ spec: fc.constant(fields({ token: z.string() })), payload: fc.record({ token: text }) }),
    fc.record({ spec: fc.constant(message()), payload: text }),
    fc.record({ spec: fc.constant(nothing()), payload: fc.constant(undefined) }),
  );
  fc.assert(
    fc.property(cases, ({ spec: { shape, schema }, payload }) => {
      const sent = z.record(z.string(), z.unknown()).parse(JSON.parse(JSON.stringify(wrap(shape, payload, 'Done'))));
      expect(sent.code).toBe(CODE.done);
      expect(z.parse<z.core.$ZodType>(schema, unwrap(shape, sent))).toEqual(payload);
    }),
  );
});

test('only what is a file goes out as one', () => {
  const file = { fileName: 'a.xlsx', mimeType: 'application/x', content: new Uint8Array([1]) };
  expect(isFile(file)).toBe(true);
  expect(isFile({ ...file, content: 'text' })).toBe(false);
  expect(isFile(undefined)).toBe(false);
});
