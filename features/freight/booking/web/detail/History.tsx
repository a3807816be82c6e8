import { Timeline } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import type { TimelineEntry } from '../../order.ts';
import { useTexts } from '../texts.ts';
import styles from './detail.module.css';

const COLORS: Readonly<Record<string, string>> = {
  confirmed: 'green',
  refused: 'red',
  expired: 'gray',
  withdrawn: 'gray',
};

export function History({ title, entries }: { title: string; entries: readonly TimelineEntry[] }) {
  const texts = useTexts().detail;
  const format = useFormat();
  return (
    <details className={styles.folded}>
      <summary>
        {title}
        <span className={styles.soft}>{entries.length}</span>
      </summary>
      <Timeline
        className={styles.history}
        items={entries.map((entry) => ({
          key: `${entry.time} ${entry.move}`,
          color: COLORS[entry.move] ?? 'blue',
          content: (
            <>
              <div>{entry.text}</div>
              {entry.reason && <div>{texts.reason({ reason: entry.reason })}</div>}
              <div className={styles.soft}>
                <time title={format.zone}>{format.dateTime(entry.time)}</time>
                {entry.who && ` · ${entry.who}`}
              </div>
            </>
          ),
        }))}
      />
    </details>
  );
}
