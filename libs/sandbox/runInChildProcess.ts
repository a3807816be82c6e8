import { type ChildProcess, fork } from 'node:child_process';
import { childEnvironment } from './childEnvironment.ts';
import { cpuTimeOf } from './cpuTime.ts';

const CHECK_INTERVAL_MS = 100;
/** Wall-clock limit as a multiple of the CPU limit, for idle processes. */
const WALL_CLOCK_FACTOR = 15;

interface ProcessLimits {
  heapMb: number;
  /** CPU time: a busy machine kills nothing that an idle one would not */
  cpuMs: number;
  nodeOptions?: readonly string[];
}

/** The child process crashed or was killed at a limit. */
export class ChildProcessError extends Error {
  readonly timedOut: boolean;

  constructor(program: URL, timedOut: boolean) {
    super(`${program.pathname} ${timedOut ? 'took too long' : 'broke'}`);
    this.timedOut = timedOut;
  }
}

/** Sandbox: child process without environment, one message in, one out. Throws ChildProcessError. */
export function runInChildProcess<Task extends object, Answer>(
  program: URL,
  task: Task,
  { heapMb, cpuMs, nodeOptions = [] }: ProcessLimits,
): Promise<Answer> {
  const child = fork(program, {
    execArgv: [`--max-old-space-size=${heapMb}`, ...nodeOptions],
    env: childEnvironment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((done, failed) => {
    child.once('message', (answer: Answer) => done(answer));
    child.on('error', failed);
    child.once('exit', () => failed(new ChildProcessError(program, child.killed)));
    enforceLimits(child, cpuMs);
    child.send(task);
  });
}

function enforceLimits(child: ChildProcess, cpuMs: number): void {
  const began = performance.now();
  const check = async () => {
    const passed = performance.now() - began;
    const used = (child.pid && (await cpuTimeOf(child.pid))) ?? passed;
    if (used > cpuMs || passed > cpuMs * WALL_CLOCK_FACTOR) child.kill('SIGKILL');
  };
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  child.once('close', () => clearInterval(timer));
}
