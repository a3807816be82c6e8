import { z } from 'zod';
import { type Access, permission } from './access.ts';
import { call } from './call.ts';
import { data, nothing, rows } from './envelope.ts';
import { pageInput } from './paging.ts';
import { id, ids } from './validators.ts';

const SUFFIX = { list: 'list', read: 'query', add: 'add', edit: 'edit', remove: 'remove' } as const;
type Verb = keyof typeof SUFFIX;

/** A call whose access a page can decide; a rule reads more of the session than the browser knows. */
export type Guarded = { readonly access: Exclude<Access, { kind: 'rule' }> };

/** The permissions of the dialect: `system:config:list`, `system:config:query`, … */
export const permissionsOf = (prefix: string) => (verb: Verb) => permission(`${prefix}:${SUFFIX[verb]}`);

/** The assertion gives back the name that TypeScript drops from a computed key. */
const field = <const Name extends string, Value>(name: Name, value: Value) =>
  ({ [name]: value }) as Record<Name, Value>;

/**
 * Declares the calls of a record: those with a summary (OpenAPI) in `calls`. One of another shape is declared by `call`
 * and put in its place: `{ ...records({ … }), remove: call({ … }) }`.
 */
export function records<
  const IdName extends string,
  Row extends Record<IdName, number>,
  Fields extends z.ZodRawShape,
  Filter extends z.ZodRawShape,
  const Calls extends { list: string } & Partial<Record<Verb, string>>,
  Reach extends Exclude<Guarded['access'], { kind: 'public' }>,
>(declared: {
  path: `/${string}`;
  access: (verb: Verb) => Reach;
  /** field of a row that holds its id */
  idName: IdName;
  row: z.core.$ZodType<Row>;
  /** input of `add`, and of `edit` beside the id */
  fields: Fields;
  /** input of `list` beside the page; `sortInput` where it can be ordered */
  filter: Filter;
  /** unique over all features; absent: no export */
  exportName?: string;
  calls: Calls;
}) {
  const { path, access, idName, row, fields, exportName, calls } = declared;
  const read = { method: 'GET', effect: 'read' } as const;
  const write = { effect: 'write', response: nothing() } as const;
  const of = (verb: Verb) => ({ access: access(verb), summary: calls[verb] ?? '' });
  const one: `/${string}` = `${path}/{id}`;
  // each schema stands in its call: there builds make it when it is first used
  const all = {
    list: call({
      ...read,
      ...of('list'),
      path: `${path}/list`,
      input: z.object({ ...pageInput, ...declared.filter }),
      response: rows(row),
    }),
    read: call({ ...read, ...of('read'), path: one, input: z.object({ id }), response: data(row) }),
    add: call({ ...write, ...of('add'), method: 'POST', path, input: z.object(fields) }),
    edit: call({
      ...write,
      ...of('edit'),
      method: 'PUT',
      path,
      input: z.object({ ...field(idName, id), ...fields }),
    }),
    remove: call({ ...write, ...of('remove'), method: 'DELETE', path: one, input: z.object({ id: ids }) }),
  };
  const chosen = Object.fromEntries(Object.entries(all).filter(([verb]) => verb in calls));
  return {
    // the entries have lost which calls there are
    ...(chosen as Pick<typeof all, keyof Calls & Verb>),
    idName,
    exportName,
    input: all.add.input,
    keyOf: (given: Row) => field(idName, given[idName]),
    removalOf: (given: readonly Row[]) => ({ id: given.map((each) => each[idName]) }),
  };
}
