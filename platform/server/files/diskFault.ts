/** The code by which the system names a fault, such as `ENOENT`; empty for any other fault. */
export function codeOf(fault: unknown): string {
  return fault instanceof Error && 'code' in fault && typeof fault.code === 'string' ? fault.code : '';
}

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Whether the disk is full. */
export function isOutOfRoom(fault: unknown): boolean {
  return NO_ROOM.has(codeOf(fault));
}
