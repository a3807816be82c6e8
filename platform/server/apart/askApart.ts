import { type ChildProcess, fork } from 'node:child_process';
import { cpuTimeOf } from './cpuTime.ts';

const LOOK_EVERY_MS = 100;
/** Wall-clock limit as a multiple of the CPU limit, for idle processes. */
const WAITS_TIMES = 15;

export interface Limits {
  heapMb: number;
  /** CPU time: a busy machine kills nothing that an idle one would not */
  cpuMs: number;
  nodeOptions?: readonly string[];
}

/** The child process crashed or was killed at a limit. */
export class NoAnswer extends Error {
  readonly tookTooLong: boolean;

  constructor(program: URL, tookTooLong: boolean) {
    super(`${program.pathname} ${tookTooLong ? 'took too long' : 'broke'}`);
    this.tookTooLong = tookTooLong;
  }
}

/** Sandbox: child process without environment, one message in, one out. Throws ChildProcessError. */
export function askApart<Task extends object, Answer>(
  program: URL,
  task: Task,
  { heapMb, cpuMs, nodeOptions = [] }: Limits,
): Promise<Answer> {
  const child = fork(program, {
    execArgv: [`--max-old-space-size=${heapMb}`, ...nodeOptions],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((done, failed) => {
    child.once('message', (answer: Answer) => done(answer));
    child.on('error', failed);
    child.once('exit', () => failed(new NoAnswer(program, child.killed)));
    endWhenOver(child, cpuMs);
    child.send(task);
  });
}

function endWhenOver(child: ChildProcess, cpuMs: number): void {
  const began = performance.now();
  const look = async () => {
    const passed = performance.now() - began;
    const used = (child.pid && (await cpuTimeOf(child.pid))) ?? passed;
    if (used > cpuMs || passed > cpuMs * WAITS_TIMES) child.kill('SIGKILL');
  };
  const looking = setInterval(look, LOOK_EVERY_MS);
  child.once('close', () => clearInterval(looking));
}
