import { useOperatorTexts } from '../texts.ts';
import type { CompanyLoad } from './load.ts';
import { companyColor } from './palette.ts';
import styles from './picture.module.css';

const SPELLED_FROM_SHARE = 0.045;

/** Stacked bar: one part per company, hatched until confirmed, then free space. */
export function LoadPicture(props: { loads: readonly CompanyLoad[]; sold: number; capacity: number }) {
  const { loads, sold, capacity } = props;
  const texts = useOperatorTexts().load;
  const free = Math.max(0, capacity - sold);
  const spells = (teu: number) => teu / capacity >= SPELLED_FROM_SHARE;
  const companies = loads.map((load) => inWords(load)).join('; ');
  return (
    <div role="img" aria-label={texts.picture({ sold, capacity, free, companies })} className={styles.bar}>
      {loads.map((load, place) => (
        <div
          key={load.companyName}
          className={styles.company}
          style={{ flexGrow: load.teu, color: companyColor(place) }}
          title={inWords(load)}
        >
          <Part teu={load.teu - load.unansweredTeu} kind="confirmed" isSpelled={spells} />
          <Part teu={load.unansweredTeu} kind="unanswered" isSpelled={spells} />
        </div>
      ))}
      {free > 0 && (
        <div
          className={styles.free}
          style={{ flexGrow: free }}
          title={`${texts.free} ${texts.space({ teu: free })}`}
        >
          {spells(free) && free}
        </div>
      )}
    </div>
  );

  function inWords({ companyName, teu, unansweredTeu }: CompanyLoad): string {
    const whole = texts.pictureCompany({ company: companyName, teu });
    return unansweredTeu > 0 ? `${whole} (${texts.pictureSubmitted({ teu: unansweredTeu })})` : whole;
  }
}

function Part(props: { teu: number; kind: 'confirmed' | 'unanswered'; isSpelled: (teu: number) => boolean }) {
  if (props.teu === 0) return null;
  return (
    <span className={styles.part} data-kind={props.kind} style={{ flexGrow: props.teu }}>
      {props.isSpelled(props.teu) && (
        <span className={styles.figure}>
          <span>{props.teu}</span>
        </span>
      )}
    </span>
  );
}
