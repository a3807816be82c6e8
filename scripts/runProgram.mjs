import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a program to its end, beside whatever else runs; throws unless it succeeds. */
export async function runProgram(program, args, options) {
  const [status, signal] = await once(spawn(program, args, options), 'close');
  if (status !== 0) throw new Error(`${program} ${args[0]} ended with ${signal ?? status}`);
}
