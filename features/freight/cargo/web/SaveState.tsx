import { Alert, Button } from 'antd';
import styles from './cargo.module.css';
import { type CellReader, isCargoField } from './columns.ts';
import type { CargoState } from './state.ts';
import { useTexts } from './texts.ts';
import type { useCargo } from './useCargo.ts';

interface SaveStateProps {
  cargo: ReturnType<typeof useCargo>;
  reader: CellReader;
  faultCount: number;
}

/** Conflicts that are named; all are marked at their cells. */
const MOST_NAMED = 5;

/** What is saved, and what others changed meanwhile. */
export function SaveState({ cargo, reader, faultCount }: SaveStateProps) {
  const { page } = useTexts();
  const { state, dispatch, isSaving, isUnsaved, isRestored, problem } = cargo;
  const name = state.joinedBy;
  const count = state.conflicts.length;
  return (
    <>
      {isRestored && isUnsaved && <Alert type="info" showIcon title={page.restored} />}
      {count > 0 && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={page.conflictTitle({ name, count })}
          description={<Conflicts state={state} reader={reader} />}
          action={
            <>
              <Button size="small" onClick={() => dispatch({ do: 'resolve', takes: 'mine' })}>
                {page.keepMine}
              </Button>{' '}
              <Button size="small" onClick={() => dispatch({ do: 'resolve', takes: 'theirs' })}>
                {page.takeTheirs}
              </Button>
            </>
          }
        />
      )}
      {count === 0 && name !== '' && <Alert type="info" showIcon closable title={page.joined({ name })} />}
      {problem && <Alert type="error" showIcon title={problem} />}
      <p role="status" className={styles.standing} data-unsaved={isUnsaved}>
        {isSaving ? page.saving : isUnsaved ? page.unsaved : page.saved}
        {faultCount > 0 && <span className={styles.faults}>{page.faults({ count: faultCount })}</span>}
      </p>
    </>
  );
}

/** Each disputed cell with what the other person typed and what stands there. */
function Conflicts({ state, reader }: { state: CargoState; reader: CellReader }) {
  const { page } = useTexts();
  const rows = state.rows.present;
  return (
    <ul className={styles.conflicts}>
      {state.conflicts.slice(0, MOST_NAMED).map(({ key, column, theirs }) => {
        const title = isCargoField(column) ? page.fields[column] : page.container;
        const mine = rows.find((row) => row.key === key)?.cells[column] ?? '';
        const both = [
          page.theirs({ value: reader.show(column, theirs) }),
          page.mine({ value: reader.show(column, mine) }),
        ];
        return <li key={`${key} ${column}`}>{`${title} – ${both.join(' · ')}`}</li>;
      })}
    </ul>
  );
}
