import { CallError } from '../../../platform/web/request/callError.ts';

/** What a crashed page tells of its fault: a number to speak of it by, and a text to send to the platform. */
export interface CrashFault {
  id: string;
  report: string;
}

const STACK_LINES = 4;

/** The server's number when the fault came from there, else one of our own, with where and when it happened. */
export function crashFaultOf(error: unknown): CrashFault {
  const id = error instanceof CallError && error.faultId ? error.faultId : ownNumber();
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error ? (error.stack ?? '').split('\n').slice(1, STACK_LINES + 1) : [];
  const lines = [id, new Date().toISOString(), location.pathname + location.search, what, ...stack];
  return { id, report: lines.map((line) => line.trim()).join('\n') };
}

const ownNumber = () => `web-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? '0'}`;
