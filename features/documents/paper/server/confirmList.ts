import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { UserError } from '../../../../platform/server/texts/userError.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CARGO_ROLES, type CargoRole } from '../../../freight/cargo/parties.ts';
import { RECOGNIZE_STATE } from '../states.ts';
import type { confirmSync, listConfirmSync, TakenLine, TakenParty } from '../wire.ts';
import { comparePaper, confirmPaper, getOwnOrderNo, getReadPaper } from './confirm.ts';
import type { StoredPaper } from './queries.ts';

type Outcome = PayloadOf<typeof listConfirmSync>[number];

/** Papers that were read without a doubt and contradict nothing; the others are left to a person. */
export async function confirmPapers(
  { id: ids, orderBigNo: typed }: ReadBy<typeof listConfirmSync>,
  ctx: CallContext,
): Promise<PayloadOf<typeof listConfirmSync>> {
  const orderBigNo = await getOwnOrderNo(typed, ctx);
  const outcomes: Outcome[] = [];
  for (const id of ids) outcomes.push({ id, ...(await confirmOne(id, orderBigNo, ctx)) });
  return outcomes;
}

async function confirmOne(id: number, orderBigNo: string, ctx: CallContext): Promise<Omit<Outcome, 'id'>> {
  const found = await getReadPaper(id, ctx);
  if (found.facts === null || found.state === RECOGNIZE_STATE.failed) return { state: 'notRead', lines: 0 };
  if (found.doubtCount > 0) return { state: 'doubtful', lines: 0 };
  const taken = asRead(found, orderBigNo);
  try {
    const { changeCount, version } = await comparePaper(taken, ctx);
    if (changeCount > 0) return { state: 'differs', lines: 0 };
    const { lines } = await confirmPaper({ ...taken, version, overwrites: false }, ctx);
    return { state: 'taken', lines };
  } catch (fault) {
    if (fault instanceof UserError && Object.keys(fault.fields ?? {}).length > 0) return { state: 'faulty', lines: 0 };
    throw fault;
  }
}

type AsRead = Omit<ReadBy<typeof confirmSync>, 'version' | 'overwrites'>;

function asRead({ id, facts, containerNo }: StoredPaper, orderBigNo: string): AsRead {
  const hwList = (facts?.lines ?? []).map((line, lineNo): TakenLine => {
    const values = Object.fromEntries(Object.entries(line).map(([name, { text }]) => [name, text]));
    return { containerNo, ...values, lineNo };
  });
  const party = (role: CargoRole): TakenParty => {
    const read = facts?.parties[role];
    return read === undefined ? null : Object.fromEntries(Object.entries(read).map(([name, { text }]) => [name, text]));
  };
  const [sendCc, receiveCc, buyerCc] = CARGO_ROLES.map(party);
  return { id, orderBigNo, hwList, sendCc, receiveCc, buyerCc };
}
