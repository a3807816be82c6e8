import { useFormat } from '../../../../../platform/web/language/format.ts';
import { DictTag } from '../../../../../platform/web/widgets/dict/DictTag.tsx';
import { useSectionTexts } from '../texts.ts';
import { RowActions } from './RowActions.tsx';
import styles from './section.module.css';
import type { TrusteeRowsProps } from './TrusteeTable.tsx';

/** The list on a phone. */
export function TrusteeCards({ trustees, onOpen }: TrusteeRowsProps) {
  const texts = useSectionTexts();
  const format = useFormat();
  return (
    <ul className={styles.cards} aria-label={texts.title}>
      {trustees.map((trustee) => {
        const lines = [
          [texts.mobile, trustee.authorizedMobile],
          [texts.idNo, trustee.authorizedIdNo],
          [texts.start, format.date(trustee.authorizedStartDate)],
          [texts.end, format.date(trustee.authorizedEndDate)],
          [texts.addTime, format.dateTime(trustee.addTime)],
          ...(trustee.reason === '' ? [] : [[texts.reason, trustee.reason]]),
        ];
        return (
          <li key={trustee.id} className={styles.card}>
            <div className={styles.cardHead}>
              <strong>{trustee.authorizedName}</strong>
              <DictTag type="authorizeStatus" value={trustee.status} />
            </div>
            <dl className={styles.lines}>
              {lines.map(([label, text]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <div className={styles.actions}>
              <RowActions trustee={trustee} onOpen={onOpen} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
