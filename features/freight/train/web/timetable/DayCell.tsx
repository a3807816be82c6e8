import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import type { Language } from '../../../../../platform/wire/language.ts';
import type { CalendarDay } from '../../wire.ts';
import { useTrainTexts } from '../texts.ts';
import styles from './calendar.module.css';

const SCARCE_TEU = 20;

interface DayCellProps {
  /** null outside the month */
  date: string | null;
  day: CalendarDay | undefined;
  today: string;
  isChosen: boolean;
  /** roving tabindex */
  isReachable: boolean;
  isLoading: boolean;
  /** of the shown days that can be booked, in its currency */
  isCheapest: boolean;
  /** where days of several months stand together */
  namesMonth: boolean;
  onChoose: (date: string) => void;
}

/** Trains, space left and lowest price of a day. */
export function DayCell(props: DayCellProps) {
  const { date, day, today, isChosen } = props;
  const { timetable: texts } = useTrainTexts();
  const language = useLanguage();
  const label = useDayLabel(props);
  if (date === null) return <td className={styles.outside} />;
  const count = day?.trainCount ?? 0;
  return (
    <td className={styles.cell}>
      <button
        type="button"
        className={styles.day}
        data-date={date}
        data-past={date < today}
        data-none={count === 0}
        aria-pressed={isChosen}
        tabIndex={props.isReachable ? 0 : -1}
        aria-current={date === today ? 'date' : undefined}
        onClick={() => props.onChoose(date)}
      >
        <span className="visually-hidden">{date === today ? `${label}, ${texts.today}` : label}</span>
        <span className={styles.top} aria-hidden="true">
          <span className={styles.date}>{props.namesMonth ? dayName(date, language) : Number(date.slice(8))}</span>
          {count > 0 && (
            <span className={styles.count}>
              <WagonIcon /> {count}
            </span>
          )}
        </span>
        {props.isLoading ? (
          <span className={styles.coming} />
        ) : (
          day && <DayOffer day={day} isPast={date < today} isCheapest={props.isCheapest} />
        )}
      </button>
    </td>
  );
}

/** Short enough to stand beside the number of trains. */
function dayName(date: string, language: Language): string {
  const month = language === 'zh' ? 'numeric' : 'short';
  return new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

function DayOffer({ day, isPast, isCheapest }: { day: CalendarDay; isPast: boolean; isCheapest: boolean }) {
  const { timetable: texts } = useTrainTexts();
  const format = useFormat();
  if (day.trainCount === 0 || isPast) return null;
  const scarcity = day.remainTeu === 0 ? 'none' : day.remainTeu <= SCARCE_TEU ? 'scarce' : 'plenty';
  return (
    <>
      {day.priceFrom !== null && (
        <span className={styles.price} data-cheapest={isCheapest} aria-hidden="true">
          {format.number(Number(day.priceFrom))} <span className={styles.currency}>{day.currency}</span>
        </span>
      )}
      <span className={styles.free} data-mood={scarcity} aria-hidden="true">
        {scarcity === 'none' ? (
          texts.none
        ) : (
          <>
            {format.number(day.remainTeu)} <span className={styles.unit}>{texts.teu}</span>
          </>
        )}
      </span>
    </>
  );
}

function useDayLabel({ date, day, today, isLoading }: DayCellProps): string {
  const { timetable: texts } = useTrainTexts();
  const format = useFormat();
  if (date === null) return '';
  const name = `${format.weekday(date)} ${format.date(date)}`;
  if (isLoading) return `${name}: ${texts.loadingDay}`;
  if (date < today) return `${name}: ${texts.pastDay}`;
  if (!day || day.trainCount === 0) return `${name}: ${texts.noTrainsOn}`;
  return texts.dayLabel({
    date: name,
    trains: texts.trains({ count: day.trainCount }),
    free: day.remainTeu === 0 ? texts.none : texts.free({ teu: format.number(day.remainTeu) }),
    from: day.priceFrom !== null && day.currency !== null ? format.money(day.priceFrom, day.currency) : '',
  });
}

/** Icon instead of a label: the Russian one is too long for a cell. */
function WagonIcon() {
  return (
    <svg viewBox="0 0 16 12" width="14" height="11" aria-hidden="true" className={styles.sign}>
      <path d="M1.5 1.5h13v6h-13zM.5 9.5h15M5 1.5v6M8.5 1.5v6M12 1.5v6" />
    </svg>
  );
}
