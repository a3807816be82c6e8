/** Permissions of additional fees, apart from their calls: the frame of the portal asks for them alone. */
export const FEE_ACCESS = {
  list: 'additionalFee:fee:list',
  query: 'additionalFee:fee:query',
  add: 'additionalFee:fee:add',
  edit: 'additionalFee:fee:edit',
  any: 'operation:additionalFee:list',
} as const;
