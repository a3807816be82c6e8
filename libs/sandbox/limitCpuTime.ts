/** The shell sets the limit and becomes the program; it ends with 127 where the program is not installed. */
const SCRIPT = 'ulimit -t "$0" && exec "$@"';

/** Command and arguments that run a program with a limit of processor time, in seconds: a busy machine ends none early. */
export const limitCpuTime = (seconds: number, program: string, args: readonly string[]) =>
  ['/bin/sh', ['-c', SCRIPT, String(Math.ceil(seconds)), program, ...args]] as const;
