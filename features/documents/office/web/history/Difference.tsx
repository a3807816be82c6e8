import { Alert, Skeleton } from 'antd';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import { compareVersions } from '../../wire.ts';
import type { OfficeTarget } from '../openOffice.ts';
import { useTexts } from '../texts.ts';
import styles from './history.module.css';

/** Unchanged lines shown beside a change. */
const CONTEXT = 2;

type Line = PayloadOf<typeof compareVersions>['lines'][number];
type Shown = { at: number; line: Line } | { at: number; skipped: number };

/** Changes with a little context. */
function shownLines(lines: readonly Line[]): Shown[] {
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ kind }) => kind !== 'same');
  const shown: Shown[] = [];
  for (const [at, line] of lines.entries()) {
    const last = shown.at(-1);
    if (isNear(at)) shown.push({ at, line });
    else if (last && 'skipped' in last) last.skipped += 1;
    else shown.push({ at, skipped: 1 });
  }
  return shown;
}

interface DifferenceProps {
  target: OfficeTarget;
  versionNo: number;
  against: number;
}

/** The text of two versions, line by line. */
export function Difference({ target, versionNo, against }: DifferenceProps) {
  const { page } = useTexts();
  const { kind, documentId } = target;
  const { data, error } = useRead(compareVersions, { kind, documentId, versionNo, against });
  const isSame = data?.lines.every((line) => line.kind === 'same');
  return (
    <section aria-labelledby="office-difference">
      <h3 id="office-difference">{page.compareWith({ version: versionNo, against })}</h3>
      {error && <Alert type="error" showIcon title={error.message} />}
      {!data && !error && <Skeleton active />}
      {isSame && <p className={styles.empty}>{page.noDifference}</p>}
      {data && !isSame && (
        <ol className={styles.lines}>
          {shownLines(data.lines).map((one) =>
            'skipped' in one ? (
              <li key={one.at} className={styles.skipped}>
                {page.skipped({ count: one.skipped })}
              </li>
            ) : (
              <li key={one.at} data-kind={one.line.kind}>
                <LineText line={one.line} />
              </li>
            ),
          )}
        </ol>
      )}
      {data?.isCut && <p className={styles.empty}>{page.cut}</p>}
    </section>
  );
}

function LineText({ line: { kind, text } }: { line: Line }) {
  const { page } = useTexts();
  if (kind === 'added') return <ins title={page.added}>{text}</ins>;
  if (kind === 'removed') return <del title={page.removed}>{text}</del>;
  return text;
}
