export const CHAT_CHANNEL = 'chat';

export interface Parties {
  conversationId: number;
  customerNo: string;
  servingNo: string;
}

/** Notification payload: ids and counts, no contents. `companyNo`: the acting company. */
export type ChatWord = Parties &
  (
    | { kind: 'said'; companyNo: string; seq: number }
    | { kind: 'marked'; companyNo: string; deliveredSeq: number; readSeq: number }
    | { kind: 'typing'; companyNo: string }
    | { kind: 'assigned' }
  );

const SEPARATOR = ' ';

const headOf = ({ conversationId, customerNo, servingNo }: Parties, kind: ChatWord['kind']) =>
  [kind, conversationId, customerNo, servingNo].join(SEPARATOR);

/** The statement appends the message number. */
export const saidPrefix = (parties: Parties, companyNo: string) =>
  [headOf(parties, 'said'), companyNo, ''].join(SEPARATOR);

/** The statement appends the delivered and the read mark. */
export const markedPrefix = (parties: Parties, companyNo: string) =>
  [headOf(parties, 'marked'), companyNo, ''].join(SEPARATOR);

export const typingWord = (parties: Parties, companyNo: string) =>
  [headOf(parties, 'typing'), companyNo].join(SEPARATOR);

export const assignedWord = (parties: Parties) => headOf(parties, 'assigned');

export function readWord(word: string): ChatWord | null {
  const [kind, id, customerNo = '', servingNo = '', companyNo = '', first, second] = word.split(SEPARATOR);
  const parties = { conversationId: Number(id), customerNo, servingNo };
  if (kind === 'said') return { ...parties, kind, companyNo, seq: Number(first) };
  if (kind === 'marked') {
    return { ...parties, kind, companyNo, deliveredSeq: Number(first), readSeq: Number(second) };
  }
  if (kind === 'typing') return { ...parties, kind, companyNo };
  return kind === 'assigned' ? { ...parties, kind } : null;
}

export const receiverNoOf = ({ customerNo, servingNo, companyNo }: Parties & { companyNo: string }) =>
  companyNo === customerNo ? servingNo : customerNo;
