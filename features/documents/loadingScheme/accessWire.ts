/** Permission to review loading schemes of any company. */
export const LOADING_REVIEW = 'operation:loadingScheme:review';
