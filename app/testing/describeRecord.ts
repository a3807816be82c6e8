import { describe, expect, test } from 'vitest';
import { startExport } from '../../features/documents/export/wire.ts';
import { expectUserError } from '../../platform/testing/actor.ts';
import type { TestServer } from '../../platform/testing/testServer.ts';
import { CODE } from '../../platform/wire/envelope.ts';
import { codeFor } from './codeFor.ts';
import { type DeclaredRecord, type RecordFixture, type RecordWalk, recordFixture } from './recordFixture.ts';
import { sheetHere } from './sheetHere.ts';

/** In no text of the demo. */
const NOWHERE = '§';

/** Walks a record over HTTP as its declaration says. */
export function describeRecord<Row extends object, Input extends object, Key extends object, Removal>(
  record: DeclaredRecord<Row, Input, Key, Removal>,
  walk: RecordWalk<Row, Input>,
  server: () => TestServer,
): void {
  const fixture = recordFixture(record, walk, server);
  describe(record.list.path, () => {
    walkReads(fixture);
    walkOrder(fixture);
    walkWrites(fixture);
    walkRights(fixture);
  });
}

function walkReads<Row extends object, Input, Key, Removal>(fixture: RecordFixture<Row, Input, Key, Removal>) {
  const { record, walk, server, keeper, ask, rowsFor, idOf, shown } = fixture;
  const { list, read, exportName } = record;

  test('the list opens and counts its rows, and one of them can be read', async () => {
    const person = await keeper();
    const { rows, total } = await ask(person, list, { pageSize: 1 });
    expect(await rowsFor(person)).toHaveLength(total);
    for (const row of rows) if (read) expect(await ask(person, read, {}, idOf(row))).toEqual(row);
  });

  test.for(fixture.filters)('the filter $name finds a row by what it shows', async ({ name, choices }) => {
    const person = await keeper();
    const isShown = (each: Row) => Boolean(shown(each, name));
    const row = (await rowsFor(person, {}, isShown)).find(isShown);
    const isSame = (each: Row) => row !== undefined && idOf(each) === idOf(row);
    const found = row ? await rowsFor(person, { [name]: shown(row, name) }, isSame) : [];
    if (row) expect(found.map(idOf)).toContain(idOf(row));
    if (choices) expect(new Set(found.map((each) => shown(each, name))).size).toBeLessThan(2);
    else expect(await rowsFor(person, { [name]: NOWHERE })).toEqual([]);
  });

  if (exportName === undefined) return;
  test('the sheet holds the rows of the list', async () => {
    const person = await keeper();
    const sheet = await sheetHere(server(), walk.keeper, exportName);
    expect(sheet?.rows).toHaveLength((await rowsFor(person)).length);
    expect(sheet?.header.length).toBeGreaterThan(0);
    expect(new Set(sheet?.header).size).toBe(sheet?.header.length);
  });
}

function walkOrder<Row extends object, Input, Key, Removal>(fixture: RecordFixture<Row, Input, Key, Removal>) {
  const { keeper, endsFor, shown } = fixture;
  test.for(fixture.columns)('it is ordered by %s, both ways', async (column) => {
    const person = await keeper();
    const ordered = async (isAsc: string) => {
      const { first, last } = await endsFor(person, { orderByColumn: column, isAsc });
      return { first: first.map((row) => shown(row, column)), last: last.map((row) => shown(row, column)) };
    };
    const [ascending, descending] = [await ordered('ascending'), await ordered('descending')];
    expect(descending.first).toEqual(ascending.last.toReversed());
    expect(descending.last).toEqual(ascending.first.toReversed());
    // the database has an order of its own for texts
    const values = [...ascending.first, ...ascending.last.slice(-1)];
    if (!values.every((value) => typeof value === 'number')) return;
    expect(values).toEqual(values.toSorted((one, other) => one - other));
  });
}

function walkWrites<Row extends object, Input extends object, Key extends object, Removal>(
  fixture: RecordFixture<Row, Input, Key, Removal>,
) {
  const { record, walk, keeper, rowsFor, idOf } = fixture;
  const { add, edit, remove, keyOf, removalOf } = record;
  const { sample, changed, wrong = {} } = walk;

  const wrongFields = Object.entries(wrong);
  const refusedAt = async (write: (fields: object) => Promise<unknown>) => {
    for (const [name, value] of wrongFields) {
      expect((await expectUserError(write({ [name]: value }))).fields, name).toHaveProperty(name);
    }
  };

  if (!(add || edit)) return;
  test('a record is added, refused at the field, changed and removed', async () => {
    const person = await keeper();
    const before = await rowsFor(person);
    const ids = new Set(before.map(idOf));
    if (add && sample) {
      await refusedAt((fields) => person.send(add, { ...sample, ...fields }));
      expect(await rowsFor(person)).toEqual(before);
      await person.send(add, sample);
    }
    const after = await rowsFor(person);
    const row = sample ? after.find((each) => !ids.has(idOf(each))) : after[0];
    if (row === undefined) expect.unreachable('there is no row to change');
    if (sample) expect(row).toMatchObject(sample);
    if (edit && changed) {
      const input = { ...changed(row), ...keyOf(row) };
      await refusedAt((fields) => person.send(edit, { ...input, ...fields }));
      await person.send(edit, input);
      expect((await rowsFor(person)).find((each) => idOf(each) === idOf(row))).toMatchObject(input);
    }
    if (!(remove && sample)) return;
    await person.send(remove, removalOf([row]));
    expect((await rowsFor(person)).map(idOf)).not.toContain(idOf(row));
  });
}

function walkRights<Row extends object, Input extends object, Key extends object, Removal>(
  fixture: RecordFixture<Row, Input, Key, Removal>,
) {
  const { record, walk, server, as, keeper, ask, rowsFor, idOf } = fixture;
  const { add, edit, remove, exportName, keyOf, removalOf } = record;

  test('people without the right can make none of its calls, nor export it', async () => {
    const outsider = await as(walk.outsider);
    for (const call of [record.list, record.read, add, edit, remove]) {
      if (call) expect(await codeFor(outsider, call), call.path).toBe(CODE.forbidden);
    }
    if (exportName === undefined) return;
    const refused = await expectUserError(outsider.send(startExport, { exportName }));
    expect(refused.code).toBe(CODE.forbidden);
  });

  if (walk.rival === undefined) return;
  const { rival: rivalName } = walk;
  test('another company sees, changes and removes none of its rows', async () => {
    const person = await keeper();
    const rival = await as(rivalName);
    const rows = await rowsFor(person);
    const ids = new Set(rows.map(idOf));
    expect((await rowsFor(rival)).filter((row) => ids.has(idOf(row)))).toEqual([]);
    for (const row of rows.slice(0, 1)) {
      if (record.read) expect((await expectUserError(ask(rival, record.read, {}, idOf(row)))).code).toBe(CODE.absent);
      if (edit && walk.changed) {
        await rival.send(edit, { ...walk.changed(row), ...keyOf(row) }).catch(() => undefined);
      }
      if (remove) await rival.send(remove, removalOf([row])).catch(() => undefined);
    }
    expect(await rowsFor(person)).toEqual(rows);
    if (exportName === undefined) return;
    const sheet = await sheetHere(server(), rivalName, exportName);
    expect(sheet?.rows).toHaveLength((await rowsFor(rival)).length);
  });
}
