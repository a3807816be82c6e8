import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { AnyCall, Call } from '../../wire/call.ts';
import type { Guarded } from '../../wire/records.ts';
import type { ListCall, ListPageProps, PlainField } from '../widgets/list/listProps.ts';

type WriteCall<Sent> = Call<Sent, unknown, void, Guarded['access']>;

/** The calls of `records` in platform/wire. */
interface RecordCalls<Sent, Row, Input, Key, Removal> {
  list: ListCall<Sent, Row>;
  add?: WriteCall<Input>;
  edit?: WriteCall<Input & Key>;
  remove?: WriteCall<Removal>;
  idName: PlainField<Row>;
  exportName?: string | undefined;
  input: z.core.$ZodType<unknown, Input>;
  keyOf: (row: Row) => Key;
  removalOf: (rows: readonly Row[]) => Removal;
}

/** The drawer that adds a record (`row` null) or edits one. */
interface RecordForm<Row, Input, Values> {
  /** for null also the label of the button that adds */
  title: (row: Row | null) => string;
  initial: (row: Row | null) => Partial<Values>;
  input: (values: Values) => Input;
  fields: (row: Row | null) => ReactNode;
  /** success toast */
  saved: string;
}

export type RecordListProps<Sent, Row extends object, Input, Key, Removal, Values> = Omit<
  ListPageProps<Sent, Row>,
  'call' | 'rowKey' | 'exportName' | 'toolbar' | 'selection'
> & {
  records: RecordCalls<Sent, Row, Input, Key, Removal>;
  form?: RecordForm<NoInfer<Row>, NoInfer<Input>, Values>;
  /** `nameOf`: in the confirmation; `removed`: success toast, unless `onRemoved` tells it (to offer an undo) */
  removal?: {
    nameOf: (row: NoInfer<Row>) => string;
    removed?: string;
    onRemoved?: (rows: readonly NoInfer<Row>[]) => void;
  };
  /** false: not with this row, whatever the permissions */
  abilities?: (row: NoInfer<Row>) => { readonly edit?: boolean; readonly remove?: boolean };
  /** before the button that adds */
  toolbar?: ReactNode;
  /** beside the list */
  invalidates?: readonly Pick<AnyCall, 'path'>[];
};
