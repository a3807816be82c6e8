/** All that a child process inherits: where Node keeps compiled code, if it keeps any. No secret, no path of a service. */
export function childEnvironment(): Record<string, string> {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}
