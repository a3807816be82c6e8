import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { withShownTimes } from '../../../../../platform/wire/shownTime.ts';
import type { ServiceEvent } from '../../order.ts';
import { useServiceTexts } from '../texts.ts';
import styles from './parts.module.css';

/** Who did what, when and why; newest first. */
export function History({ events, isOpen = false }: { events: readonly ServiceEvent[]; isOpen?: boolean }) {
  const texts = useServiceTexts();
  const format = useFormat();
  const language = useLanguage();
  const names: Readonly<Record<string, string>> = texts.events;
  return (
    <details className={styles.history} open={isOpen}>
      <summary>
        {texts.history} ({events.length})
      </summary>
      <ul>
        {events.map(({ time, move, side, who, reason }) => (
          <li key={`${time} ${move} ${reason}`}>
            <time title={format.zone}>{format.dateTime(time)}</time>
            <span>
              {names[move] ?? move}
              <span className={styles.soft}>
                {' '}
                {[who || texts.sides[side], move === 'stay' ? withShownTimes(reason, language) : reason]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
