/** System error code such as `ENOENT`; empty for any other error. */
export function errorCodeOf(fault: unknown): string {
  return fault instanceof Error && 'code' in fault && typeof fault.code === 'string' ? fault.code : '';
}

/** The last two are PostgreSQL's: disk_full, and io_error while writing. */
const DISK_FULL_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100', '58030']);

export function isDiskFull(fault: unknown): boolean {
  if (DISK_FULL_CODES.has(errorCodeOf(fault))) return true;
  return fault instanceof Error && fault.cause !== undefined && isDiskFull(fault.cause);
}
