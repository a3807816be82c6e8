import type { ReactNode } from 'react';
import type { Call } from '../../../wire/call.ts';
import type { Page } from '../../../wire/envelope.ts';
import type { Choice } from '../fields/filterChoices.ts';
import type { Direction } from '../fields/shortcuts.ts';

export type ListCall<Sent, Row> = Call<Sent, unknown, Page<Row>>;

type Plain = string | number | null | undefined;

export type PlainField<Row> = {
  [Field in keyof Row]-?: Row[Field] extends Plain ? Field : never;
}[keyof Row] &
  string;

/** Columns the call can sort by; `never` without sorting. */
type SortColumn<Sent> = Sent extends { orderByColumn?: infer Column } ? NonNullable<Column> & string : never;

interface ColumnLook<Row, Sent> {
  title: string;
  /** in px; text wraps */
  width?: number;
  /** in px; grows with the available width */
  minWidth?: number;
  align?: 'left' | 'right' | 'center';
  /** sort name on the wire; `true`: the column's key */
  sortable?: true | SortColumn<Sent>;
  /** cannot be hidden; the first column never can */
  alwaysShown?: boolean;
  /** never cut in the density of one line a row: a status, values that are compared */
  isTall?: boolean;
  /** on a phone only in the unfolded item */
  hideOnPhone?: boolean;
  /** on a phone beside the first column: where it goes, whose it is; by default the next one */
  whereOnPhone?: boolean;
  /** on a phone first in the second line, for a status */
  inCardCorner?: boolean;
  render?: (row: Row) => ReactNode;
}

export type ListColumn<Row, Sent> =
  | (ColumnLook<Row, Sent> & { key: PlainField<Row> })
  | (ColumnLook<Row, Sent> & { key: string; render: (row: Row) => ReactNode });

interface CustomField {
  id: string;
  values: Readonly<Record<string, string>>;
  /** applies new values at once; '' clears one */
  choose: (values: Record<string, string>) => void;
}

/** Filter of a list; names are the call's input fields. */
export type ListFilter<Name extends string = string> =
  | { kind: 'text'; name: Name; label: string; placeholder?: string; width?: number }
  | {
      kind: 'select';
      name: Name;
      label: string;
      options: readonly Choice[];
      isLoading?: boolean;
      width?: number;
    }
  | {
      kind: 'dateRange';
      names: readonly [from: Name, to: Name];
      label: string;
      width?: number;
      /** direction of the shortcuts; default: past */
      direction?: Direction;
    }
  | {
      kind: 'custom';
      names: readonly Name[];
      label: string;
      render: (field: CustomField) => ReactNode;
      width?: number;
    };

interface ListState<Sent> {
  /** as sent, with filters, page and order */
  input: Sent;
  total: number;
  refresh: () => void;
}

export interface ListPageProps<Sent, Row extends object> {
  call: ListCall<Sent, Row>;
  rowKey: PlainField<NoInfer<Row>>;
  columns: readonly ListColumn<NoInfer<Row>, NoInfer<Sent>>[];
  filters?: readonly ListFilter<keyof NoInfer<Sent> & string>[];
  /** always sent, not in the URL: `{ orderBigNo }` */
  fixedInput?: Partial<NoInfer<Sent>>;
  /** the call's own order, marked in the head until another one is asked for */
  sortedBy?: { key: string; isAsc: 'ascending' | 'descending' };
  /** filters of the first visit */
  initialFilters?: Partial<Record<keyof NoInfer<Sent> & string, string>>;
  actions?: (row: NoInfer<Row>) => ReactNode;
  actionsWidth?: number;
  toolbar?: ReactNode | ((list: ListState<NoInfer<Sent>>) => ReactNode);
  /** at the left of the filters: the states that the list is narrowed to most */
  tabs?: ReactNode;
  /** below the rows, of the whole filter: its totals */
  summary?: (list: ListState<NoInfer<Sent>>) => ReactNode;
  /** the list's name on the server; adds an export button */
  exportName?: string;
  selection?: {
    isSelectable?: (row: NoInfer<Row>) => boolean;
    /** `done` clears the selection and refetches */
    bulkActions: (rows: NoInfer<Row>[], done: () => void) => ReactNode;
  };
  emptyText: string;
  /** instead of `emptyText` while only the filters of the first visit are set: all that waited is done */
  doneText?: string;
  emptyAction?: ReactNode;
  label?: string;
  /** polling interval in ms */
  refetchEveryMs?: number;
}
