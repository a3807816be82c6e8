import process from 'node:process';
import { type Fault, StatementFault } from './line.ts';
import { parseStatement, type Statement } from './parseStatement.ts';

export interface StatementTask {
  content: Uint8Array;
  currency: string;
  /** more are told by their number alone */
  maxLines: number;
}

export type StatementAnswer = { statement: Statement } | { fault: Fault } | { tooMany: true };

// child process of readStatement.ts: a thrown error ends it, and the parent rejects
process.once('message', (task: StatementTask) => {
  process.send?.(answerTo(task), () => process.disconnect());
});

function answerTo({ content, currency, maxLines }: StatementTask): StatementAnswer {
  try {
    const statement = parseStatement(content, currency);
    return statement.lines.length > maxLines ? { tooMany: true } : { statement };
  } catch (thrown) {
    if (thrown instanceof StatementFault) return { fault: thrown.fault };
    throw thrown;
  }
}
