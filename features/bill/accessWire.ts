/** Permissions of own bills, apart from their calls: the frame of the portal asks for them alone. */
export const OWN_BILLS = 'settlement:bill';
export const OWN_BILLS_LIST = `${OWN_BILLS}:list`;
