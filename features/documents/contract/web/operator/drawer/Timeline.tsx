import { Alert, Timeline as Line } from 'antd';
import { useFormat } from '../../../../../../platform/web/language/format.ts';
import type { ShownEvent } from '../../../evidenceWire.ts';
import { factText } from '../../../factText.ts';
import { useOperatorTexts } from '../../texts.ts';
import styles from '../ledger.module.css';

const COLOURS: Partial<Record<ShownEvent['kind'], string>> = {
  signed: 'green',
  countersigned: 'green',
  refused: 'red',
  voided: 'red',
  voidAsked: 'orange',
  certificateRevoked: 'red',
  codeWrong: 'orange',
};

/** Events of a contract, newest first, and whether their chain holds. */
export function Timeline({ events, brokenAt }: { events: readonly ShownEvent[]; brokenAt: number | null }) {
  const texts = useOperatorTexts();
  const format = useFormat();
  if (events.length === 0) return <p className={styles.soft}>{texts.noEvents}</p>;
  return (
    <>
      <Alert
        className={styles.chain ?? ''}
        type={brokenAt === null ? 'success' : 'error'}
        showIcon
        title={brokenAt === null ? texts.chainHolds : texts.chainBroken({ place: brokenAt })}
      />
      <Line
        items={events.toReversed().map((event) => ({
          key: event.place,
          color: COLOURS[event.kind] ?? 'blue',
          content: (
            <>
              <div>
                {texts.events[event.kind]}
                <span className={styles.who}>
                  {[texts.sides[event.side], event.actorName].filter(Boolean).join(' ')}
                </span>
              </div>
              {factsOf(event, texts).map((text) => (
                <div key={text} className={styles.fact}>
                  {text}
                </div>
              ))}
              <div className={styles.fact}>
                <time title={format.zone}>{format.dateTime(event.happenedAt)}</time>
                {event.address && ` · ${texts.address} ${event.address}`}
              </div>
            </>
          ),
        }))}
      />
    </>
  );
}

function factsOf({ facts }: ShownEvent, texts: ReturnType<typeof useOperatorTexts>): string[] {
  return Object.entries(facts).map(([name, value]) => {
    const said = factText(texts, name, value);
    return `${said.name}: ${said.value}`;
  });
}
