import { CallError } from '../../../platform/web/request/callError.ts';

/** Fault number for support and a report to copy. */
export interface CrashFault {
  id: string;
  report: string;
}

const STACK_LINES = 4;

/** Takes the server's fault number if there is one, else makes its own. */
export function crashFaultOf(error: unknown): CrashFault {
  const id = error instanceof CallError && error.faultId ? error.faultId : newFaultId();
  const summary = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error ? (error.stack ?? '').split('\n').slice(1, STACK_LINES + 1) : [];
  const lines = [id, new Date().toISOString(), location.pathname + location.search, summary, ...stack];
  return { id, report: lines.map((line) => line.trim()).join('\n') };
}

const newFaultId = () => `web-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? '0'}`;
