import { Alert, Button, Popconfirm } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import type { OpenChange } from '../../companyData.ts';
import { queryAllCompanyScope, queryCompanyHistory, queryCompanyInfo, withdrawCompanyChange } from '../../wire.ts';
import { ChangeTable } from '../changes/ChangeTable.tsx';
import { useCompanyTexts } from '../texts.ts';
import styles from './company.module.css';

/** Reads that a change of the company outdates. */
export const COMPANY_READS = [queryCompanyInfo, queryCompanyHistory, queryAllCompanyScope];

interface PendingChangeProps {
  change: OpenChange;
  /** null: corrected elsewhere */
  onCorrect: (() => void) | null;
  isOwn: boolean;
}

/** A change that waits for the operator, or came back with reasons. */
export function PendingChange({ change, onCorrect, isOwn }: PendingChangeProps) {
  const texts = useCompanyTexts();
  const format = useFormat();
  const { registrationId, kind, status, form, changes, remark, reasons, submitTime } = change;
  const withdrawing = useWrite(withdrawCompanyChange, { invalidates: COMPANY_READS, done: texts.withdrawn });
  const isReturned = status === 'returned';
  const title = {
    change: isReturned ? texts.pending.changeReturned : texts.pending.change,
    scopes: isReturned ? texts.pending.scopesReturned : texts.pending.scopes,
    registration: texts.pending.change,
  }[kind];
  return (
    <Alert
      type={isReturned ? 'warning' : 'info'}
      showIcon
      title={title}
      description={
        <div className={styles.alertBody}>
          {remark !== '' && <div>{remark}</div>}
          <ChangeTable changes={changes} form={form} reasons={reasons} />
          {submitTime !== null && (
            <span className={styles.soft}>{texts.since({ time: format.dateTime(submitTime) })}</span>
          )}
          {isOwn && (
            <span className={styles.inline}>
              {isReturned && onCorrect && (
                <Button type="primary" size="small" onClick={onCorrect}>
                  {texts.correct}
                </Button>
              )}
              <Popconfirm
                title={texts.withdrawAsk}
                onConfirm={() => withdrawing.send({ registrationId }).then(() => undefined)}
              >
                <Button size="small" loading={withdrawing.isPending}>
                  {texts.withdraw}
                </Button>
              </Popconfirm>
            </span>
          )}
        </div>
      }
    />
  );
}
