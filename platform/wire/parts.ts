export const PARTS_PATH = '/common/parts';

export const MOST_BYTES_IN_PARTS = 2_147_483_648;
