/** The push channel of conversations. */
export const CHAT_CHANNEL = 'chat';

/** The two companies of a conversation, by their numbers. */
export interface Parties {
  conversationId: number;
  customerNo: string;
  servingNo: string;
}

/** Something that happened in a conversation: ids and counts, never contents. `companyNo` is who did it. */
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

/** The beginning of a word of a message whose number only the database knows; the number follows it. */
export const saidPrefix = (parties: Parties, companyNo: string) =>
  [headOf(parties, 'said'), companyNo, ''].join(SEPARATOR);

/** The same of a mark: what follows is how far messages were delivered, and how far they were read. */
export const markedPrefix = (parties: Parties, companyNo: string) =>
  [headOf(parties, 'marked'), companyNo, ''].join(SEPARATOR);

export const typingWord = (parties: Parties, companyNo: string) =>
  [headOf(parties, 'typing'), companyNo].join(SEPARATOR);

export const assignedWord = (parties: Parties) => headOf(parties, 'assigned');

/** Reads a word as this file writes it. */
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

/** The company that something said is meant for. */
export const receiverNoOf = ({ customerNo, servingNo, companyNo }: Parties & { companyNo: string }) =>
  companyNo === customerNo ? servingNo : customerNo;
