import { Alert, Button } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { MoveButtons } from '../../../../../platform/web/lifecycle/MoveButtons.tsx';
import { useDownload } from '../../../../../platform/web/query/download.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { movesFrom } from '../../../../../platform/wire/lifecycle.ts';
import { download } from '../../../../documents/resource/wire.ts';
import { deposits, type Guarantee, guaranteeLife, listGuarantees } from '../../wire.ts';
import { CURRENCY } from '../currency.ts';
import { useOperatorTexts } from '../texts.ts';
import { guaranteeTone } from '../tones.ts';
import styles from './operator.module.css';

const INVALIDATES = [deposits.list, deposits.read, listGuarantees];

/** Bank guarantees of a deposit: the one to check first, then all. */
export function Guarantees({ depositId }: { depositId: number }) {
  const texts = useOperatorTexts();
  const read = useRead(listGuarantees, { depositId });
  const guarantees = read.data ?? [];
  if (guarantees.length === 0) return null;
  return (
    <>
      {guarantees
        .filter(({ status }) => status === 'submitted')
        .map((guarantee) => (
          <ToCheck key={guarantee.guaranteeId} guarantee={guarantee} />
        ))}
      <section>
        <h3 className={styles.heading}>{texts.guarantees}</h3>
        <ul className={styles.history}>
          {guarantees.map((guarantee) => (
            <Row key={guarantee.guaranteeId} guarantee={guarantee} />
          ))}
        </ul>
      </section>
    </>
  );
}

function ToCheck({ guarantee }: { guarantee: Guarantee }) {
  const texts = useOperatorTexts();
  const format = useFormat();
  const file = useDownload(download);
  const { amount, bankName, guaranteeNo, validUntil, resourceId } = guarantee;
  const said = amount === null ? '' : format.money(amount, CURRENCY);
  return (
    <Alert
      type="info"
      showIcon
      title={texts.guaranteeToCheck({ amount: said, bank: bankName })}
      description={
        <div className={styles.answers}>
          <p>
            {texts.guaranteeNo} {guaranteeNo} · {texts.validUntil} {format.date(validUntil)}
          </p>
          <Button onClick={() => void file.download({ resourceId })}>{texts.paper}</Button>
          <Answers guarantee={guarantee} look="buttons" />
        </div>
      }
    />
  );
}

function Row({ guarantee }: { guarantee: Guarantee }) {
  const texts = useOperatorTexts();
  const format = useFormat();
  const file = useDownload(download);
  const { amount, bankName, guaranteeNo, validUntil, status, isExpired, reason, resourceId } = guarantee;
  const isOver = isExpired && status === 'accepted';
  return (
    <li>
      <span>
        <StatusTag
          tone={guaranteeTone(guarantee)}
          label={isOver ? texts.guaranteeExpired : texts.guaranteeStatuses[status]}
        />
      </span>
      <span>
        <strong>{amount !== null && format.money(amount, CURRENCY)}</strong> {bankName} · {guaranteeNo} ·{' '}
        {texts.validUntil} {format.date(validUntil)}
        {reason !== '' && <span className={styles.soft}> {reason}</span>}
        <Button type="link" size="small" onClick={() => void file.download({ resourceId })}>
          {texts.paper}
        </Button>
        {status === 'accepted' && <Answers guarantee={guarantee} look="links" />}
      </span>
    </li>
  );
}

/** What the platform can do with a guarantee now. */
function Answers({ guarantee, look }: { guarantee: Guarantee; look: 'links' | 'buttons' }) {
  const texts = useOperatorTexts();
  const { guaranteeId, status } = guarantee;
  return (
    <MoveButtons
      life={guaranteeLife}
      look={look}
      seen={{ guaranteeId }}
      open={movesFrom(guaranteeLife, status)}
      invalidates={INVALIDATES}
      shown={{
        rejectGuarantee: {
          label: texts.reject,
          title: texts.rejectGuaranteeTitle,
          text: texts.rejectText,
          done: texts.rejected,
        },
        acceptGuarantee: {
          label: texts.accept,
          text: texts.acceptText,
          done: texts.accepted,
          isMain: true,
        },
        releaseGuarantee: { label: texts.release, text: texts.releaseText, done: texts.released },
      }}
    />
  );
}
