import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { plus } from '../../../../../libs/amounts/amounts.ts';
import { isEqual } from '../../../../../libs/amounts/compare.ts';
import { balanceOf } from './balance.ts';
import { type ReadLines, StatementFault, type StatementLine } from './line.ts';

/** The parser answers an empty element as '', a single child as itself, and a text with attributes as an object. */
const element = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((given) => (given === '' ? undefined : given), z.object(shape).optional());
const list = <S extends z.ZodType>(schema: S) =>
  z.preprocess(
    (given) => (given === undefined || given === '' ? [] : Array.isArray(given) ? given : [given]),
    z.array(schema),
  );
const text = z.union([z.string(), z.object({ '#text': z.string() }).transform((given) => given['#text'])]).optional();
const amount = z.object({ '#text': z.string(), '@Ccy': z.string() });
const direction = z.enum(['CRDT', 'DBIT']);
const day = element({ Dt: text, DtTm: text });
const institution = element({ FinInstnId: element({ Nm: text }) });
const party = element({ Nm: text, Pty: element({ Nm: text }), Agt: institution });
const account = element({ Id: element({ IBAN: text, Othr: element({ Id: text }) }) });
/** A code in early versions, an element around it in later ones. */
const status = z.union([z.string(), z.object({ Cd: text })]).optional();

const remittance = element({
  Ustrd: list(text),
  Strd: list(
    element({
      CdtrRefInf: element({ Ref: text }),
      RfrdDocInf: list(element({ Nb: text })),
      AddtlRmtInf: list(text),
    }),
  ),
});
const details = z.object({
  Refs: element({ EndToEndId: text }),
  Amt: amount.optional(),
  AmtDtls: element({ TxAmt: element({ Amt: amount.optional() }) }),
  CdtDbtInd: direction.optional(),
  RltdPties: element({
    Dbtr: party,
    Cdtr: party,
    UltmtDbtr: party,
    UltmtCdtr: party,
    DbtrAcct: account,
    CdtrAcct: account,
  }),
  RmtInf: remittance,
  RtrInf: element({ Rsn: element({ Cd: text }), AddtlInf: list(text) }),
  AddtlTxInf: text,
});
const entry = z.object({
  Amt: amount,
  CdtDbtInd: direction,
  RvslInd: text,
  Sts: status,
  BookgDt: day,
  ValDt: day,
  AddtlNtryInf: text,
  NtryDtls: list(element({ Btch: element({ NbOfTxs: text }), TxDtls: list(details) })),
});
const balance = z.object({
  Tp: element({ CdOrPrtry: element({ Cd: text }) }),
  Amt: amount,
  CdtDbtInd: direction,
  Dt: day,
});
const statement = z.object({ Acct: account, Bal: list(balance), Ntry: list(entry) });
const camt = z.object({ Document: z.object({ BkToCstmrStmt: z.object({ Stmt: list(statement) }) }) });

type Entry = z.infer<typeof entry>;
type Details = z.infer<typeof details>;
type Line = Omit<StatementLine, 'row' | 'ownAccount'>;

/** Booked transactions of a camt.053 document. StatementFault: broken, or with a DTD, whose entities could grow. */
export function readCamt(xml: string): ReadLines {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new StatementFault('hostile');
  const parser = new XMLParser({
    ignoreAttributes: (name) => name !== 'Ccy',
    attributeNamePrefix: '@',
    removeNSPrefix: true,
    parseTagValue: false,
    parseAttributeValue: false,
    htmlEntities: true,
  });
  const read = camt.safeParse(parsed(parser, xml));
  if (!read.success) throw new StatementFault('unreadable');
  const all: ReadLines = { lines: [], balances: [], pending: 0 };
  for (const { Acct, Bal, Ntry } of read.data.Document.BkToCstmrStmt.Stmt) {
    const ownAccount = accountNoOf(Acct);
    const booked = Ntry.filter(isBooked);
    const lines = booked.flatMap(linesOf);
    all.pending += Ntry.length - booked.length;
    all.balances.push(...balanceOf({ account: ownAccount, balances: Bal.map(bankBalanceOf), lines }));
    for (const line of lines) all.lines.push({ ...line, ownAccount, row: all.lines.length + 1 });
  }
  return all;
}

function parsed(parser: XMLParser, xml: string): unknown {
  try {
    return parser.parse(xml, true);
  } catch {
    throw new StatementFault('unreadable');
  }
}

/** Pending and informational entries are no money yet; an account's statement that says nothing is of booked ones. */
function isBooked({ Sts }: Entry): boolean {
  return Sts === undefined || (typeof Sts === 'string' ? Sts : Sts.Cd) === 'BOOK';
}

const dayOf = (given: z.infer<typeof day>) => (given?.Dt ?? given?.DtTm)?.slice(0, 10);
const signed = (isCredit: boolean, amountText: string) => `${isCredit ? '' : '-'}${amountText.trim()}`;
const nameOf = (given: z.infer<typeof party>) => given?.Nm ?? given?.Pty?.Nm ?? given?.Agt?.FinInstnId?.Nm;
const accountNoOf = (given: z.infer<typeof account>) => given?.Id?.IBAN ?? given?.Id?.Othr?.Id ?? '';

const bankBalanceOf = ({ Tp, Amt, CdtDbtInd, Dt }: z.infer<typeof balance>) => ({
  code: Tp?.CdOrPrtry?.Cd ?? '',
  amount: signed(CdtDbtInd === 'CRDT', Amt['#text']),
  currency: Amt['@Ccy'],
  day: dayOf(Dt) ?? '',
});

/** One line for each transaction of a batch; one for an entry whose transactions do not make up its amount. */
function linesOf(one: Entry): Line[] {
  const transactions = one.NtryDtls.flatMap((each) => each?.TxDtls ?? []);
  const facts = {
    bookedOn: dayOf(one.BookgDt) ?? dayOf(one.ValDt) ?? '',
    currency: one.Amt['@Ccy'],
  };
  const whole = signed(one.CdtDbtInd === 'CRDT', one.Amt['#text']);
  const amounts = transactions.flatMap((each) => amountOf(each, one) ?? []);
  const makeUp = amounts.length === transactions.length && isSum(amounts, whole);
  if (transactions.length > 1 && makeUp)
    return transactions.map((each, at) => ({
      ...facts,
      ...partyOf(one, each),
      amount: amounts[at] ?? '',
      reference: wordsOf(one, [each]),
    }));
  const [only, ...others] = transactions;
  const isOne = others.length === 0 && one.NtryDtls.every((each) => (each?.Btch?.NbOfTxs ?? '1') === '1');
  const other = only !== undefined && isOne ? partyOf(one, only) : { counterparty: '', account: '' };
  return [{ ...facts, ...other, amount: whole, reference: wordsOf(one, transactions) }];
}

const PLAIN = /^-?\d{1,18}(\.\d{1,5})?$/;

function isSum(amounts: readonly string[], whole: string): boolean {
  if (![...amounts, whole].every((each) => PLAIN.test(each))) return false;
  return isEqual(amounts.reduce(plus, '0'), whole);
}

function amountOf({ Amt, AmtDtls, CdtDbtInd }: Details, one: Entry): string | undefined {
  const given = Amt ?? AmtDtls?.TxAmt?.Amt;
  if (given === undefined || given['@Ccy'] !== one.Amt['@Ccy']) return undefined;
  return signed((CdtDbtInd ?? one.CdtDbtInd) === 'CRDT', given['#text']);
}

/** Parties keep their parts in a return: who paid first is the debtor still. */
function partyOf(one: Entry, { RltdPties: parties, CdtDbtInd }: Details) {
  const isCredit = (CdtDbtInd ?? one.CdtDbtInd) === 'CRDT';
  const isReturn = one.RvslInd === 'true' || one.RvslInd === '1';
  const isPayer = isCredit !== isReturn;
  const [name, ultimate, accountNo] = isPayer
    ? [parties?.Dbtr, parties?.UltmtDbtr, parties?.DbtrAcct]
    : [parties?.Cdtr, parties?.UltmtCdtr, parties?.CdtrAcct];
  return { counterparty: nameOf(name) ?? nameOf(ultimate) ?? '', account: accountNoOf(accountNo) };
}

function wordsOf({ AddtlNtryInf }: Entry, transactions: readonly Details[]): string {
  const words = transactions.flatMap(({ Refs, RmtInf, RtrInf, AddtlTxInf }) => [
    ...(RmtInf?.Ustrd ?? []),
    ...(RmtInf?.Strd ?? []).flatMap((each) => [
      each?.CdtrRefInf?.Ref,
      ...(each?.RfrdDocInf ?? []).map((document) => document?.Nb),
      ...(each?.AddtlRmtInf ?? []),
    ]),
    Refs?.EndToEndId,
    RtrInf?.Rsn?.Cd,
    ...(RtrInf?.AddtlInf ?? []),
    AddtlTxInf,
  ]);
  const said = [...words, AddtlNtryInf].filter((word) => word && word !== 'NOTPROVIDED');
  return [...new Set(said)].join(' ');
}
