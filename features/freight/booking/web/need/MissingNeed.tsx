import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import type { LineNeed } from '../../../../money/deposit/lineNeed.ts';
import { LineNeedNotice } from '../../../../money/deposit/web/parts.ts';
import { checkCompanyAndBookingStatus } from '../../wire.ts';
import styles from './need.module.css';

const READS = [checkCompanyAndBookingStatus];

/** The contract or deposit that a line needs and the company lacks, with the way there and back. */
export function MissingNeed({ need, back }: { need: LineNeed; back: string }) {
  const client = useQueryClient();
  // also when the tab is shown again: what was lacking may have been mended in another one
  useEffect(() => {
    void client.invalidateQueries({ queryKey: [checkCompanyAndBookingStatus.path] });
  }, [client]);
  return (
    <div className={styles.need}>
      <Suspense fallback={null}>
        <LineNeedNotice need={need} back={back} reads={READS} />
      </Suspense>
    </div>
  );
}
