import { Link } from 'react-router';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import type { OfDossier } from '../../dossier/web/slots.ts';
import { schemePage } from '../pages.ts';
import { getScheme } from '../wire.ts';
import styles from './scheme.module.css';
import { useTexts } from './texts.ts';
import { SCHEME_TONES } from './tones.ts';

/** Leads from an order's papers to its loading scheme, and says how far that is. */
export function SchemeLink({ orderBigNo, title }: Pick<OfDossier, 'orderBigNo'> & { title: string }) {
  const { states } = useTexts();
  const { data } = useRead(getScheme, { orderBigNo });
  return (
    <p className={styles.link}>
      <Link to={pathTo(schemePage, { orderBigNo })}>{title}</Link>
      {data && data.version > 0 && <StatusTag tone={SCHEME_TONES[data.state]} label={states[data.state]} />}
    </p>
  );
}
