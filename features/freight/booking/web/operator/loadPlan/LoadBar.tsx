import { useOperatorTexts } from '../texts.ts';
import type { CompanyLoad } from './load.ts';
import { companyColor } from './palette.ts';
import styles from './picture.module.css';

const LABEL_MIN_SHARE = 0.045;

/** Stacked bar: one part per company, hatched until confirmed, then free space. */
export function LoadBar(props: { loads: readonly CompanyLoad[]; sold: number; capacity: number }) {
  const { loads, sold, capacity } = props;
  const texts = useOperatorTexts().load;
  const free = Math.max(0, capacity - sold);
  const hasLabel = (teu: number) => teu / capacity >= LABEL_MIN_SHARE;
  const companies = loads.map((load) => describeLoad(load)).join('; ');
  return (
    <div role="img" aria-label={texts.picture({ sold, capacity, free, companies })} className={styles.bar}>
      {loads.map((load, index) => (
        <div
          key={load.companyName}
          className={styles.company}
          style={{ flexGrow: load.teu, color: companyColor(index) }}
          title={describeLoad(load)}
        >
          <Part teu={load.teu - load.submittedTeu} kind="confirmed" hasLabel={hasLabel} />
          <Part teu={load.submittedTeu} kind="unanswered" hasLabel={hasLabel} />
        </div>
      ))}
      {free > 0 && (
        <div className={styles.free} style={{ flexGrow: free }} title={`${texts.free} ${texts.space({ teu: free })}`}>
          {hasLabel(free) && free}
        </div>
      )}
    </div>
  );

  function describeLoad({ companyName, teu, submittedTeu }: CompanyLoad): string {
    const whole = texts.pictureCompany({ company: companyName, teu });
    return submittedTeu > 0 ? `${whole} (${texts.pictureSubmitted({ teu: submittedTeu })})` : whole;
  }
}

function Part(props: { teu: number; kind: 'confirmed' | 'unanswered'; hasLabel: (teu: number) => boolean }) {
  if (props.teu === 0) return null;
  return (
    <span className={styles.part} data-kind={props.kind} style={{ flexGrow: props.teu }}>
      {props.hasLabel(props.teu) && (
        <span className={styles.figure}>
          <span>{props.teu}</span>
        </span>
      )}
    </span>
  );
}
