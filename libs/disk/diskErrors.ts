/** System error code such as `ENOENT`; empty for any other error. */
export function errorCodeOf(fault: unknown): string {
  return fault instanceof Error && 'code' in fault && typeof fault.code === 'string' ? fault.code : '';
}

const DISK_FULL_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

export function isDiskFull(fault: unknown): boolean {
  return DISK_FULL_CODES.has(errorCodeOf(fault));
}
