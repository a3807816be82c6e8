/** Permissions of own bills, apart from their calls: the frame of the portal asks for them alone. */
export const BILL_ACCESS = {
  prefix: 'settlement:bill',
  list: 'settlement:bill:list',
} as const;
