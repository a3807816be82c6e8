import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { baseColumns } from '../platform/server/database/columns.ts';
import { menuEntry } from '../platform/server/records/menuEntry.ts';
import { serveRecords } from '../platform/server/records/serveRecords.ts';
import { Can } from '../platform/web/records/can.tsx';
import { RecordPage } from '../platform/web/records/RecordPage.tsx';
import { permission, publicly, scope } from '../platform/wire/access.ts';
import { page } from '../platform/wire/page.ts';
import { sortInput } from '../platform/wire/paging.ts';
import { permissionsOf, records } from '../platform/wire/records.ts';
import { line, optionalLine } from '../platform/wire/validators.ts';

const seal = pgTable('seal', { ...baseColumns, sealNo: text('seal_no').notNull(), remark: text('remark') });
const row = z.object({ sealId: z.number(), sealNo: z.string(), remark: z.string().nullable() });
const declared = {
  path: '/seal',
  access: permissionsOf('yard:seal'),
  idName: 'sealId',
  row,
  fields: { sealNo: line(20) },
  filter: { ...sortInput(['sealNo']), sealNo: optionalLine(20) },
} as const;
const seals = records({ ...declared, calls: { list: 'Seals', add: 'Add a seal', edit: 'Change a seal' } });
const texts = { zh: { no: '封号' }, en: { no: 'Seal' }, ru: { no: 'Пломба' } };
const served = {
  from: seal,
  texts,
  sheetTitle: (t: { no: string }) => t.no,
  where: () => [],
  order: [sql`1`],
};
const columns = { sealId: seal.id, sealNo: seal.sealNo, remark: seal.remark };
const shown = { records: seals, title: '', emptyText: '', columns: [] };

test('a record has the calls that it declares, each with its permission', () => {
  expect(seals.edit).toMatchObject({ method: 'PUT', path: '/seal', access: permission('yard:seal:edit') });
  expect('remove' in seals).toBe(false);
  // @ts-expect-error no summary, no call
  expect(seals.remove).toBeUndefined();
  expect(seals.keyOf({ sealId: 7, sealNo: 'A', remark: null })).toEqual({ sealId: 7 });
});

test('what contradicts a declaration is a type error', () => {
  // @ts-expect-error the id is a field of the row
  records({ ...declared, idName: 'lockId', calls: { list: 'Seals' } });
  // @ts-expect-error the id is a number
  records({ ...declared, idName: 'sealNo', calls: { list: 'Seals' } });
  // @ts-expect-error a record is not for strangers
  records({ ...declared, access: () => publicly, calls: { list: 'Seals' } });
  // @ts-expect-error a field of the row has no column
  serveRecords(seals, { ...served, columns: () => ({ sealId: seal.id, sealNo: seal.sealNo }) });
  // @ts-expect-error a column of another type
  serveRecords(seals, { ...served, columns: () => ({ ...columns, sealId: seal.sealNo }) });
  // @ts-expect-error a column that may be null
  serveRecords(seals, { ...served, columns: () => ({ ...columns, sealNo: seal.remark }) });
  // @ts-expect-error no such filter
  serveRecords(seals, { ...served, columns: () => columns, where: ({ colour }) => [colour] });
});

test('pages take their permission from their call', () => {
  const sealsPage = page({
    name: 'seals',
    path: '/seals',
    call: seals.list,
    menu: { icon: 'lock', order: 1 },
  });
  expect(menuEntry(sealsPage, texts, (t) => t.no)).toEqual({
    key: 'seals',
    component: 'seals',
    path: '/seals',
    permission: 'yard:seal:list',
    ...{ title: { zh: '封号', en: 'Seal', ru: 'Пломба' }, icon: 'lock', order: 1 },
  });
  // @ts-expect-error a page without a place in the menu has no entry
  expect(() => menuEntry(page({ name: 'seal', path: '/seal' }), texts, (t) => t.no)).toThrow();
  // @ts-expect-error a rule reads more than the browser knows
  expect(page({ name: 'seal', path: '/seal', call: { access: scope(8) } }).permission).toBeUndefined();
});

test('a page shows the fields of the row, and sends what the call takes', () => {
  const form = { title: () => '', initial: () => ({ sealNo: '' }), fields: () => null, saved: '' };
  const pages = [
    <RecordPage key={1} {...shown} form={{ ...form, input: (values) => values }} />,
    // @ts-expect-error a field that the call lacks
    <RecordPage key={2} {...shown} form={{ ...form, input: () => ({ lockNo: '' }) }} />,
    // @ts-expect-error no such field to show
    <RecordPage key={3} {...shown} columns={[{ key: 'lockNo', title: '' }]} />,
    // @ts-expect-error no such filter
    <RecordPage key={4} {...shown} filters={[{ kind: 'text', name: 'lockNo', label: '' }]} />,
    // @ts-expect-error no such action
    <RecordPage key={5} {...shown} abilities={() => ({ split: true })} />,
    <Can key={6} call={seals.add}>
      add
    </Can>,
    // @ts-expect-error a code is not a call
    <Can key={7} call="yard:seal:add">
      add
    </Can>,
  ];
  expect(pages).toHaveLength(7);
});
