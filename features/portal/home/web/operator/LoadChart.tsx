import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useTexts } from '../texts.ts';
import { type DayLoad, percentSold } from './loadByDay.ts';
import styles from './operator.module.css';

const HEIGHT = 100;
const WIDTH = 20;

/** A bar per day: height is capacity, fill is sold TEU. */
export function LoadChart(props: {
  days: readonly DayLoad[];
  /** from this day on trains are still loading; null: complete */
  knownUntil: string | null;
  chosen: string;
  onChoose: (date: string) => void;
}) {
  const texts = useTexts().load;
  const most = Math.max(1, ...props.days.map((day) => day.capacityTeu));
  return (
    <>
      <fieldset className={styles.chart}>
        <legend className="visually-hidden">{texts.days}</legend>
        {props.days.map((day) => (
          <DayBar
            key={day.date}
            day={day}
            most={most}
            isComing={props.knownUntil !== null && day.date >= props.knownUntil}
            isChosen={day.date === props.chosen}
            onChoose={() => props.onChoose(day.date)}
          />
        ))}
      </fieldset>
      <div className={styles.legend} aria-hidden="true">
        <span data-kind="sold">{texts.sold}</span>
        <span data-kind="capacity">{texts.capacity}</span>
      </div>
    </>
  );
}

function DayBar(props: { day: DayLoad; most: number; isComing: boolean; isChosen: boolean; onChoose: () => void }) {
  const { day, most, isComing, isChosen, onChoose } = props;
  const texts = useTexts().load;
  const format = useFormat();
  const percent = percentSold(day);
  const date = `${format.weekday(day.date)} ${format.date(day.date)}`;
  const known = texts.day({
    date,
    trains: day.trains.length,
    sold: format.number(day.soldTeu),
    capacity: format.number(day.capacityTeu),
    percent,
  });
  const label = isComing ? texts.coming({ date }) : known;
  const capacity = (day.capacityTeu / most) * HEIGHT;
  const sold = Math.min(capacity, (day.soldTeu / most) * HEIGHT);
  return (
    <button
      type="button"
      className={styles.day}
      aria-pressed={isChosen}
      aria-busy={isComing}
      disabled={isComing}
      title={label}
      onClick={onChoose}
    >
      <span className="visually-hidden">{label}</span>
      <span className={styles.percent} aria-hidden="true">
        {!isComing && day.trains.length > 0 && (
          <>
            {percent}
            <span className={styles.percentSign}>%</span>
          </>
        )}
      </span>
      <svg className={styles.bar} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {isComing ? (
          <rect className={styles.comingBar} y={HEIGHT / 2} width={WIDTH} height={HEIGHT / 2} />
        ) : (
          <>
            <rect className={styles.capacity} y={HEIGHT - capacity} width={WIDTH} height={capacity} />
            <rect className={styles.sold} y={HEIGHT - sold} width={WIDTH} height={sold} />
          </>
        )}
      </svg>
      <span className={styles.dayNumber} aria-hidden="true">
        {Number(day.date.slice(8))}
      </span>
      <span className={styles.weekday} aria-hidden="true">
        {format.weekday(day.date)}
      </span>
    </button>
  );
}
