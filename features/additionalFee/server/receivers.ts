import type { FeeEventKind } from '../fee.ts';
import type { EnteringSide } from '../states.ts';

type Way = 'todo' | 'notice';
export interface Told {
  operator?: Way;
  customer?: Way;
  supplier?: Way;
}

const EVERYBODY: Told = { operator: 'notice', customer: 'notice', supplier: 'notice' };

/** Who is told of an event: `todo` where the next step is theirs. The acting side is left out by the caller. */
export function receiversOf(kind: FeeEventKind, enteredBy: EnteringSide, isCostOpen: boolean): Told {
  switch (kind) {
    case 'enter':
    case 'revise':
      return { customer: 'todo', supplier: 'notice', operator: 'notice' };
    case 'price':
      return { customer: 'todo' };
    case 'remind':
      return { customer: 'notice' };
    case 'dispute':
      return { operator: 'todo', supplier: enteredBy === 'supplier' ? 'todo' : 'notice' };
    case 'refuse':
      return { operator: 'todo', customer: 'notice' };
    case 'expire':
      return { operator: 'todo', customer: 'notice', supplier: 'notice' };
    case 'offer':
      return { customer: 'todo', supplier: isCostOpen ? 'todo' : 'notice' };
    default:
      return EVERYBODY;
  }
}
