import { readBook } from './readBook.ts';

/** The DOM and worker types conflict in one program. */
interface WorkerScope {
  onmessage: ((asked: MessageEvent<Uint8Array>) => void) | null;
  postMessage: (answer: unknown) => void;
}

const isWorker = (scope: object): scope is WorkerScope => 'postMessage' in scope;

const scope: object = globalThis;
if (isWorker(scope)) {
  scope.onmessage = async ({ data }) => scope.postMessage(await readBook(data).catch(() => null));
}
