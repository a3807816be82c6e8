import type { ReactNode } from 'react';
import type { Call } from '../../../wire/call.ts';
import type { Page } from '../../../wire/envelope.ts';
import type { Direction } from '../fields/shortcuts.ts';

/** A call that answers a page of rows. */
export type ListCall<Sent, Row> = Call<Sent, unknown, Page<Row>>;

type Plain = string | number | null | undefined;

/** Fields of a row that can be shown as they are. */
export type PlainField<Row> = {
  [Field in keyof Row]-?: Row[Field] extends Plain ? Field : never;
}[keyof Row] &
  string;

/** The columns a call can be ordered by; `never` when it has no order of its own. */
export type SortColumn<Sent> = Sent extends { orderByColumn?: infer Column }
  ? NonNullable<Column> & string
  : never;

interface ColumnLook<Row, Sent> {
  title: string;
  /** in px; text wraps inside */
  width?: number;
  /** in px, for long texts: takes what room there is and never less than this */
  minWidth?: number;
  /** figures go right */
  align?: 'left' | 'right' | 'center';
  /** the wire's name to order by; `true` where it is the column's own key */
  sortable?: true | SortColumn<Sent>;
  /** cannot be hidden by its readers; the first column never can */
  alwaysShown?: boolean;
  hideOnPhone?: boolean;
  /** on a phone's card: beside the title instead of in a line of its own; for a status */
  inCardCorner?: boolean;
  render?: (row: Row) => ReactNode;
}

/** A column: a plain field shown as it is, or anything a render function draws. */
export type ListColumn<Row, Sent> =
  | (ColumnLook<Row, Sent> & { key: PlainField<Row> })
  | (ColumnLook<Row, Sent> & { key: string; render: (row: Row) => ReactNode });

/** A choice of a select filter; the value is what the call takes. */
export interface FilterChoice {
  value: string | number;
  label: string;
}

export interface CustomField {
  /** for `<label htmlFor>` */
  id: string;
  values: Readonly<Record<string, string>>;
  /** takes new values of the filter's names; '' clears one; asks at once */
  choose: (values: Record<string, string>) => void;
}

/** A filter over the list; names are the call's input fields. */
export type ListFilter<Name extends string = string> =
  | { kind: 'text'; name: Name; label: string; placeholder?: string; width?: number }
  | {
      kind: 'select';
      name: Name;
      label: string;
      options: readonly FilterChoice[];
      isLoading?: boolean;
      width?: number;
    }
  | {
      kind: 'dateRange';
      names: readonly [from: Name, to: Name];
      label: string;
      width?: number;
      /** where its shortcuts lead; absent: what has been */
      direction?: Direction;
    }
  | {
      kind: 'custom';
      names: readonly Name[];
      label: string;
      render: (field: CustomField) => ReactNode;
      width?: number;
    };

/** What a toolbar may use of the list it stands over. */
export interface ListState<Sent> {
  /** as sent, with filters, page and order; for exporting what is shown */
  input: Sent;
  total: number;
  refresh: () => void;
}

export interface ListPageProps<Sent, Row extends object> {
  call: ListCall<Sent, Row>;
  rowKey: PlainField<NoInfer<Row>>;
  columns: readonly ListColumn<NoInfer<Row>, NoInfer<Sent>>[];
  filters?: readonly ListFilter<keyof NoInfer<Sent> & string>[];
  /** always sent, not seen in the address: `{ orderBigNo }` */
  fixedInput?: Partial<NoInfer<Sent>>;
  /** filters at the first visit, while nothing is remembered */
  firstFilters?: Partial<Record<keyof NoInfer<Sent> & string, string>>;
  /** buttons and links of one row */
  actions?: (row: NoInfer<Row>) => ReactNode;
  /** width of the actions column, in px */
  actionsWidth?: number;
  /** over the list, on the right */
  toolbar?: ReactNode | ((list: ListState<NoInfer<Sent>>) => ReactNode);
  /** puts a button for exporting what is selected beside the toolbar; the name that the server knows the list by */
  exportName?: string;
  selection?: {
    isSelectable?: (row: NoInfer<Row>) => boolean;
    /** `done` clears the selection and reads the list again */
    bulkActions: (rows: NoInfer<Row>[], done: () => void) => ReactNode;
  };
  emptyText: string;
  emptyAction?: ReactNode;
  /** names the list for screen readers */
  label?: string;
  /** reads again by itself, e.g. a queue; in ms */
  refetchEveryMs?: number;
}
