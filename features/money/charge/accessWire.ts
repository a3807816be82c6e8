/** Permissions of charges, apart from their calls: the frame of the portal asks for them alone. */
export const CHARGE_ACCESS = {
  any: 'operation:charge:query',
} as const;
