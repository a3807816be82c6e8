import { Button } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useDownload } from '../../../../../platform/web/query/download.ts';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { download } from '../../../../documents/resource/wire.ts';
import type { OwnDeposit } from '../../wire.ts';
import { CURRENCY } from '../currency.ts';
import { useSectionTexts } from '../texts.ts';
import { guaranteeTone } from '../tones.ts';
import { GuaranteeDialog } from './GuaranteeDialog.tsx';
import styles from './section.module.css';

/** The bank guarantee that a contract demands in place of cash, and those that were given. */
export function GuaranteePart({ deposit }: { deposit: OwnDeposit }) {
  const texts = useSectionTexts();
  const [isGiving, setGiving] = useState(false);
  const { guarantees, guaranteeDue, contractId } = deposit;
  const isWaiting = guarantees.some(({ status }) => status === 'submitted');
  const hasOne = guarantees.some(({ status, isExpired }) => status === 'accepted' && !isExpired);
  return (
    <>
      {deposit.isGuarantee && <p className={styles.soft}>{texts.guaranteeHint}</p>}
      {deposit.isGuarantee && !isWaiting && guaranteeDue !== null && (
        <div>
          <Button type={hasOne ? 'default' : 'primary'} onClick={() => setGiving(true)}>
            {hasOne ? texts.giveNext : texts.give}
          </Button>
        </div>
      )}
      {guarantees.length > 0 && <Given guarantees={guarantees} />}
      {isGiving && guaranteeDue !== null && contractId !== null && (
        <GuaranteeDialog deposit={{ ...deposit, guaranteeDue, contractId }} onClose={() => setGiving(false)} />
      )}
    </>
  );
}

function Given({ guarantees }: Pick<OwnDeposit, 'guarantees'>) {
  const texts = useSectionTexts();
  const format = useFormat();
  const file = useDownload(download);
  return (
    <section className={styles.history}>
      <h3>{texts.guarantees}</h3>
      <ul>
        {guarantees.map((one) => (
          <li key={one.guaranteeId}>
            <span>
              <StatusTag
                tone={guaranteeTone(one)}
                label={
                  one.isExpired && one.status === 'accepted'
                    ? texts.guaranteeExpired
                    : texts.guaranteeStatuses[one.status]
                }
              />
            </span>
            <span>
              {one.amount !== null && format.money(one.amount, CURRENCY)} · {one.bankName} · {one.guaranteeNo} ·{' '}
              {texts.until({ date: format.date(one.validUntil) })}
              {one.reason !== '' && <span className={styles.soft}> {one.reason}</span>}
              <Button type="link" size="small" onClick={() => void file.download({ resourceId: one.resourceId })}>
                {texts.paperOf}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
