/** System error code such as `ENOENT`; empty for any other error. */
export function codeOf(fault: unknown): string {
  return fault instanceof Error && 'code' in fault && typeof fault.code === 'string' ? fault.code : '';
}

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

export function isOutOfRoom(fault: unknown): boolean {
  return NO_ROOM.has(codeOf(fault));
}
