import { Alert, Button } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { Fillings } from '../../../../../platform/web/slots/Fillings.tsx';
import type { Train } from '../../../train/wire.ts';
import { SumLines } from '../price/SumLines.tsx';
import { useSeesMoney } from '../price/useSeesMoney.ts';
import { bookingTotal, type PricedBooking } from '../slots.ts';
import { useTexts } from '../texts.ts';
import type { BookingTotal } from './bookingValues.ts';
import styles from './total.module.css';

interface RunningTotalProps {
  total: BookingTotal;
  priced: PricedBooking;
  train: Train;
  maxContainers: number;
  isBlocked: boolean;
  isSaving: boolean;
  onSaveDraft: () => void;
}

/** Totals and submit buttons; fixed to the bottom on a phone. */
export function RunningTotal(props: RunningTotalProps) {
  const { form: texts, train: trainTexts } = useTexts();
  const format = useFormat();
  const seesMoney = useSeesMoney();
  const { total, train, maxContainers } = props;
  const isTooMuch = total.teu > train.remainTeu || total.count > maxContainers || total.weightKg > total.payloadKg;

  return (
    <aside className={styles.total} aria-label={texts.total}>
      <h2 className={styles.title}>{texts.total}</h2>
      <div className={styles.figures} role="status">
        <div className={styles.teu}>
          <strong>{trainTexts.teu({ teu: format.number(total.teu) })}</strong>
          <span>{texts.containerCount({ count: total.count })}</span>
        </div>
        {seesMoney && (
          <div className={styles.money}>
            <SumLines sums={total.sums} />
            <Fillings slot={bookingTotal} props={props.priced} />
          </div>
        )}
      </div>
      <dl className={styles.weights}>
        <dt>{texts.weight}</dt>
        <dd>{format.kg(total.weightKg)}</dd>
        <dt>{texts.payload}</dt>
        <dd>{format.kg(total.payloadKg)}</dd>
      </dl>
      <Warnings total={total} train={train} maxContainers={maxContainers} />
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" block disabled={props.isBlocked || isTooMuch}>
          {texts.next}
        </Button>
        <Button block loading={props.isSaving} disabled={total.count === 0} onClick={props.onSaveDraft}>
          {texts.saveDraft}
        </Button>
      </div>
      <p className={styles.kept}>{texts.keptHere}</p>
    </aside>
  );
}

function Warnings({ total, train, maxContainers }: Pick<RunningTotalProps, 'total' | 'train' | 'maxContainers'>) {
  const texts = useTexts().form;
  const format = useFormat();
  const over = total.weightKg - total.payloadKg;
  const warnings = [
    total.teu > train.remainTeu && texts.overSpace({ asked: total.teu, left: train.remainTeu }),
    total.count > maxContainers && texts.tooManyContainers({ max: maxContainers }),
    total.count > 0 && over > 0 && texts.overweight({ by: format.kg(over) }),
  ].filter((warning) => warning !== false);
  return (
    <div className={styles.warnings} aria-live="polite">
      {warnings.map((warning) => (
        <Alert key={warning} type="warning" showIcon title={warning} />
      ))}
    </div>
  );
}
