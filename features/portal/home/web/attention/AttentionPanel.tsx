import { Link } from 'react-router';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { type HomeAlert, MAX_HOME_COUNT } from '../../../../../platform/wire/homeParts.ts';
import { isStaff, isSupplier, operates } from '../operates.ts';
import { LoadingRows } from '../parts/LoadingRows.tsx';
import { useTexts } from '../texts.ts';
import styles from './attention.module.css';
import { Measure } from './Measure.tsx';
import { useAttention } from './useAttention.ts';

const WAITING_HEIGHT = 148;

/** What needs attention now, in cards; what is well is named in one quiet line. */
export function AttentionPanel({ title }: { title: string }) {
  const { attention, error, retry } = useAttention();
  if (attention) return <Attention title={title} alerts={attention.alerts} />;
  if (error) return <LoadError compact error={error} onRetry={retry} />;
  return <Waiting />;
}

/** Those who operate see some rows of cards at once, others mostly one. */
function Waiting() {
  const isOperator = operates(useCurrentUser());
  return <LoadingRows rows={isOperator ? 3 : 1} height={WAITING_HEIGHT} />;
}

function Attention({ title, alerts }: { title: string; alerts: readonly HomeAlert[] }) {
  const texts = useTexts().attention;
  const waiting = alerts.filter(({ count }) => count > 0);
  const well = alerts.filter(({ count }) => count === 0);
  const user = useCurrentUser();
  // customers and agents have lists of their own below
  const saysCalm = isStaff(user) || isSupplier(user);
  if (alerts.length === 0 || (waiting.length === 0 && !saysCalm)) return null;
  return (
    <section className={styles.attention} aria-label={title}>
      {waiting.length === 0 && (
        <p className={styles.calm}>
          <strong>{texts.calm}</strong>
          <span>{texts.calmHint}</span>
        </p>
      )}
      {waiting.length > 0 && (
        <ul className={styles.cards}>
          {waiting.map((alert) => (
            <AlertCard key={alert.name} alert={alert} />
          ))}
        </ul>
      )}
      {saysCalm && waiting.length > 0 && well.length > 0 && (
        <p className={styles.well}>{texts.well({ names: well.map((alert) => alert.title) })}</p>
      )}
    </section>
  );
}

/** One kind of thing that waits: how many, the most urgent ones, the way to all of them. */
function AlertCard({ alert: { title, count, isUrgent, path, lines } }: { alert: HomeAlert }) {
  const texts = useTexts().attention;
  const shown = count >= MAX_HOME_COUNT ? `${MAX_HOME_COUNT - 1}+` : count;
  return (
    <li className={styles.card} data-urgent={isUrgent}>
      <Link to={path} className={styles.head} title={texts.all}>
        <span className={styles.count}>{shown}</span>
        <span className={styles.title}>{title}</span>
      </Link>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={`${line.path} ${line.title} ${line.note}`}>
            <Link to={line.path}>
              <span className={styles.name}>{line.title}</span>
              <span className={styles.note} title={line.note}>
                {line.note}
              </span>
              <span className={styles.measure}>{line.measure && <Measure measure={line.measure} />}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
