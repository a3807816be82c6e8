/** Query of the pages that open one additional fee. */
export const FEE_QUERY = 'fee';

/** For customer and supplier. */
export const ownFeePath = (feeId: number) => `/additionalFees?${FEE_QUERY}=${feeId}`;

export const anyFeePath = (feeId: number) => `/operation/additionalFees?${FEE_QUERY}=${feeId}`;

/** Number people say: AF and eight digits. */
export const feeNoOf = (feeId: number) => `AF${String(feeId).padStart(8, '0')}`;
