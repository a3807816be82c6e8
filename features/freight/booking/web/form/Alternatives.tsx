import { Button, Skeleton } from 'antd';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { getNearbyTrains, type Train } from '../../../train/wire.ts';
import { clearRequest } from '../confirmation/requestStorage.ts';
import { bookingPath } from '../paths.ts';
import { SumLines } from '../price/SumLines.tsx';
import { useSeesMoney } from '../price/useSeesMoney.ts';
import { useTexts } from '../texts.ts';
import { clearBooking, storeBooking } from './bookingStorage.ts';
import { type BookingTotal, type BookingValues, totalOf } from './bookingValues.ts';
import styles from './form.module.css';

interface AlternativesProps {
  train: Train;
  total: BookingTotal;
  values: BookingValues;
  /** draft's number, or '0' */
  order: string;
}

/** Nearby trains with enough space; the whole booking moves to the selected one. */
export function Alternatives({ train, total, values, order }: AlternativesProps) {
  const texts = useTexts().alternatives;
  const navigate = useNavigate();
  const { userId } = useCurrentUser().user;
  const teu = Math.max(1, total.teu);
  const nearby = useRead(getNearbyTrains, { trainInfoId: train.trainInfoId, teu }, { keepPrevious: true });

  const take = (other: Train) => {
    storeBooking(userId, {
      trainInfoId: other.trainInfoId,
      order,
      savedAt: new Date().toISOString(),
      takenFrom: train.trainNo,
      values,
    });
    clearBooking(userId, { trainInfoId: train.trainInfoId, order });
    clearRequest();
    void navigate(bookingPath(other, { order, isSuggested: true }));
  };

  return (
    <section className={styles.alternatives} aria-label={texts.title} aria-busy={nearby.isFetching}>
      <h2 className={styles.sectionTitle}>{texts.title}</h2>
      <p className={styles.hint}>{texts.hint}</p>
      {nearby.isPending && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {nearby.data?.length === 0 && <p className={styles.nothing}>{texts.none}</p>}
      <ul className={styles.nearby}>
        {nearby.data?.map((other) => (
          <NearbyTrain key={other.trainInfoId} train={other} values={values} onTake={() => take(other)} />
        ))}
      </ul>
    </section>
  );
}

function NearbyTrain(props: { train: Train; values: BookingValues; onTake: () => void }) {
  const texts = useTexts();
  const format = useFormat();
  const seesMoney = useSeesMoney();
  const { train, values, onTake } = props;
  const date = `${format.date(train.departTime)} ${format.weekday(train.departTime)}`;
  return (
    <li>
      <div className={styles.nearbyTrain}>
        <strong>{train.trainNo}</strong>
        <span className={styles.hint}>{train.lineName}</span>
      </div>
      <span>{date}</span>
      <span>{`${texts.train.space} ${texts.train.teu({ teu: format.number(train.remainTeu) })}`}</span>
      {seesMoney && (
        <span className={styles.figure}>
          <SumLines sums={totalOf(values, train.prices).sums} />
        </span>
      )}
      <Button
        size="small"
        type="primary"
        ghost
        aria-label={texts.alternatives.takeFor({ trainNo: train.trainNo, date })}
        onClick={onTake}
      >
        {texts.alternatives.take}
      </Button>
    </li>
  );
}
