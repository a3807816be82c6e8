import { type ChildProcess, fork } from 'node:child_process';
import { cpuTimeOf } from './cpuTime.ts';

const LOOK_EVERY_MS = 100;
/** Who does nothing at all is ended too, after so many times what it might have worked. */
const WAITS_TIMES = 15;

/** How much a process of its own may take before it is ended. */
export interface Limits {
  heapMb: number;
  /** of the processor, so that a busy machine ends nothing that it would not end when idle */
  cpuMs: number;
  /** what else Node is told, such as what the process may not do */
  nodeOptions?: readonly string[];
}

/** A process gave no answer: it broke, or it was ended because it took too long. */
export class NoAnswer extends Error {
  readonly tookTooLong: boolean;

  constructor(program: URL, tookTooLong: boolean) {
    super(`${program.pathname} ${tookTooLong ? 'took too long' : 'broke'}`);
    this.tookTooLong = tookTooLong;
  }
}

/**
 * Has a task done by a program in a process that can be ended, without our environment: what strangers send can keep
 * a reader busy for minutes, fill its memory or break it, and the server must answer others meanwhile. The task is
 * its only message, and so is its answer. Throws NoAnswer; any other fault is one of this machine.
 */
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
