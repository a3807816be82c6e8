const PREFIX = 'settlement:bill';

/** Permissions of own bills, apart from their calls: the frame of the portal asks for them alone. */
export const BILL_ACCESS = {
  prefix: PREFIX,
  list: `${PREFIX}:list`,
} as const;
