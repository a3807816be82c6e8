export const RESUMABLE_UPLOAD_PATH = '/common/parts';

export const MAX_RESUMABLE_UPLOAD_BYTES = 2_147_483_648;
