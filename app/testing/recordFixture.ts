import { z } from 'zod';
import type { Actor } from '../../platform/testing/actor.ts';
import type { TestServer } from '../../platform/testing/testServer.ts';
import type { Call } from '../../platform/wire/call.ts';
import { type Page, unwrap } from '../../platform/wire/envelope.ts';
import { MAX_PAGE_SIZE } from '../../platform/wire/paging.ts';
import type { DEMO_USERS } from '../permissions.table.ts';
import type { HAULIER } from './newSupplier.ts';

type Person = (typeof DEMO_USERS)[number] | typeof HAULIER.username;
type Read<Payload> = Call<unknown, unknown, Payload>;
type Write<Sent> = Call<Sent, unknown, void>;

/** A record as `records` of platform/wire declares it. */
export interface DeclaredRecord<Row, Input, Key, Removal> {
  list: Read<Page<Row>>;
  read?: Read<Row>;
  add?: Write<Input>;
  edit?: Write<Input & Key>;
  remove?: Write<Removal>;
  idName: keyof Row & string;
  exportName?: string | undefined;
  input: z.core.$ZodType<unknown, Input>;
  keyOf: (row: Row) => Key;
  removalOf: (rows: readonly Row[]) => Removal;
}

/** What a declaration does not say. */
export interface RecordWalk<Row, Input> {
  /** may make every call of the record */
  keeper: Person;
  /** of another company, and may make none */
  outsider: Person;
  /** of another company, and may make every call; for records that belong to a company */
  rival?: Person;
  /** a record to add */
  sample?: Input;
  /** another state of the sample, or of the first row where none is added */
  changed?: (row: Row) => Input;
  /** fields that are refused so, one by one */
  wrong?: Partial<Input>;
}

const PAGING = ['pageNum', 'pageSize', 'orderByColumn', 'isAsc'];
const inputSchema = z.object({
  properties: z.record(z.string(), z.object({ enum: z.array(z.string()).optional(), pattern: z.string().optional() })),
});

/** What the steps over a record share. */
export function recordFixture<Row extends object, Input, Key, Removal>(
  record: DeclaredRecord<Row, Input, Key, Removal>,
  walk: RecordWalk<Row, Input>,
  server: () => TestServer,
) {
  const schema = z.toJSONSchema(record.list.input, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  const { properties } = inputSchema.parse(schema);
  const ask = async <Payload>(person: Actor, call: Read<Payload>, query: object, id = ''): Promise<Payload> => {
    const address = `${call.path.replace('{id}', id)}?${new URLSearchParams(Object.entries(query))}`;
    const { content } = await person.ask(`/prod-api${address}`, { method: 'GET' });
    const body = z.record(z.string(), z.unknown()).parse(JSON.parse(content.toString()));
    return z.parse(call.response.schema, unwrap(call.response.shape, body));
  };
  return {
    record,
    walk,
    server,
    as: (person: Person) => server().signInAs(person),
    keeper: () => server().signInAs(walk.keeper),
    idOf: (row: Row) => String(row[record.idName]),
    shown: (row: Row, field: string) => new Map<string, unknown>(Object.entries(row)).get(field),
    columns: properties.orderByColumn?.enum ?? [],
    filters: Object.keys(properties)
      .filter((name) => !PAGING.includes(name) && !name.startsWith('params'))
      // no word but a day
      .filter((name) => properties[name]?.pattern === undefined)
      .map((name) => ({ name, choices: properties[name]?.enum })),
    ask,
    /** The first and the last page; as many rows of each, for a last page may be short. */
    async endsFor(person: Actor, query: object): Promise<{ first: Row[]; last: Row[] }> {
      const pageOf = (pageNum: number) => ask(person, record.list, { ...query, pageNum, pageSize: MAX_PAGE_SIZE });
      const { rows: first, total } = await pageOf(1);
      const pages = Math.max(1, Math.ceil(total / MAX_PAGE_SIZE));
      const last = pages === 1 ? first : (await pageOf(pages)).rows;
      return { first: first.slice(0, last.length), last };
    },
    /** All rows, or the pages up to the one that holds a row that is looked for. */
    async rowsFor(person: Actor, query: object = {}, isLookedFor: (row: Row) => boolean = () => false): Promise<Row[]> {
      const rows: Row[] = [];
      for (let pageNum = 1; ; pageNum += 1) {
        const page = await ask(person, record.list, { ...query, pageNum, pageSize: MAX_PAGE_SIZE });
        rows.push(...page.rows);
        if (page.rows.length < MAX_PAGE_SIZE || page.rows.some(isLookedFor)) return rows;
      }
    },
  };
}

export type RecordFixture<Row extends object, Input, Key, Removal> = ReturnType<
  typeof recordFixture<Row, Input, Key, Removal>
>;
