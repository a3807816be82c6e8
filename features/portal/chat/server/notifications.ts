export const CHAT_CHANNEL = 'chat';

interface Parties {
  conversationId: number;
  customerNo: string;
  servingNo: string;
}

/** Notification payload: ids and counts, no contents. `companyNo`: the acting company. */
export type ChatNotification = Parties &
  (
    | { kind: 'said'; companyNo: string; seq: number }
    | { kind: 'marked'; companyNo: string; deliveredSeq: number; readSeq: number }
    | { kind: 'typing'; companyNo: string }
    | { kind: 'assigned' }
  );

const SEPARATOR = ' ';

const payloadHead = ({ conversationId, customerNo, servingNo }: Parties, kind: ChatNotification['kind']) =>
  [kind, conversationId, customerNo, servingNo].join(SEPARATOR);

/** The statement appends the message number. */
export const messagePayloadPrefix = (parties: Parties, companyNo: string) =>
  [payloadHead(parties, 'said'), companyNo, ''].join(SEPARATOR);

/** The statement appends the delivered and the read mark. */
export const progressPayloadPrefix = (parties: Parties, companyNo: string) =>
  [payloadHead(parties, 'marked'), companyNo, ''].join(SEPARATOR);

export const typingPayload = (parties: Parties, companyNo: string) =>
  [payloadHead(parties, 'typing'), companyNo].join(SEPARATOR);

export const assignedPayload = (parties: Parties) => payloadHead(parties, 'assigned');

export function parseNotification(payload: string): ChatNotification | null {
  const [kind, id, customerNo = '', servingNo = '', companyNo = '', first, second] = payload.split(SEPARATOR);
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
