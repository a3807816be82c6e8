/** Query of the contracts in the account centre: template of the contract to open. */
export const CONTRACT_TO_SIGN = 'tid';
