/** A line of a bank statement, whatever form it came in. */
export interface StatementLine {
  /** yyyy-MM-dd */
  bookedOn: string;
  /** signed decimal text; below zero: paid */
  amount: string;
  currency: string;
  counterparty: string;
  account: string;
  reference: string;
}
