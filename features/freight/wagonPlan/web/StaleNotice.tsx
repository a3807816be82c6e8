import { Alert, Button } from 'antd';
import type { WagonPlan } from '../wire.ts';
import { ChangeList } from './ChangeList.tsx';
import styles from './loading.module.css';
import { useTexts } from './texts.ts';
import type { LoadingState } from './useLoading.ts';

/** Another planner has saved meanwhile: what changed, and whose plan goes on. */
export function StaleNotice({ theirs, loading }: { theirs: WagonPlan; loading: LoadingState }) {
  const { stale } = useTexts();
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      className={styles.stale}
      title={stale.title({ name: theirs.updateBy })}
      description={
        <>
          <strong>{stale.theirs}</strong>
          <ChangeList before={loading.base.wagons} after={theirs.wagons} all={loading.all} none={stale.none} />
          <div className={styles.tools}>
            <Button size="small" onClick={() => loading.take(theirs)}>
              {stale.take}
            </Button>
            <Button size="small" loading={loading.isSaving} onClick={() => void loading.save(theirs.version)}>
              {stale.keep}
            </Button>
          </div>
        </>
      }
    />
  );
}
