import { Alert, Button } from 'antd';
import styles from './cargo.module.css';
import { useTexts } from './texts.ts';
import type { useCargo } from './useCargo.ts';

/** What is saved, and what others changed meanwhile. */
export function SaveState({ cargo, faultCount }: { cargo: ReturnType<typeof useCargo>; faultCount: number }) {
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
