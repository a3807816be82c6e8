/** A line of a bank statement, whatever form it came in. */
export interface StatementLine {
  /** row of a table, or place among the file's transactions, from 1 */
  row: number;
  /** account of the platform that the statement is of; '': the file does not say it */
  ownAccount: string;
  /** yyyy-MM-dd */
  bookedOn: string;
  /** signed decimal text; below zero: paid */
  amount: string;
  currency: string;
  counterparty: string;
  account: string;
  reference: string;
}

/** What a bank says an account held before and after a statement; amounts are signed decimal texts. */
export interface StatementBalance {
  account: string;
  currency: string;
  /** yyyy-MM-dd */
  openedOn: string;
  closedOn: string;
  opening: string;
  closing: string;
  /** sum of the booked lines between them */
  sum: string;
}

export interface ReadLines {
  lines: StatementLine[];
  /** of the statements that say both */
  balances: StatementBalance[];
  /** transactions that the bank announces but has not booked */
  pending: number;
}

export interface Fault {
  kind: 'unreadable' | 'hostile' | 'row';
  row: number;
}

/** Why a file is no statement; the child process answers it, the server words it. */
export class StatementFault extends Error {
  readonly fault: Fault;

  constructor(kind: Fault['kind'], row = 0) {
    super(kind);
    this.fault = { kind, row };
  }
}
