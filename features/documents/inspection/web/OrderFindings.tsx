import { Collapse } from 'antd';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { useDossierTexts } from '../../dossier/web/parts.ts';
import type { OfDossier } from '../../dossier/web/slots.ts';
import { getInspection, type Inspection } from '../wire.ts';
import { FindingRow } from './FindingRow.tsx';
import styles from './inspection.module.css';
import { useTexts } from './texts.ts';

const REFETCH_MS = 30_000;

/** What contradicts what in an order and its uploaded papers, with the ways to put it right. */
export function OrderFindings({ orderBigNo, title, goTo, isAmended }: OfDossier & { title: string }) {
  const texts = useTexts();
  const { data } = useRead(getInspection, { orderBigNo }, { refetchEveryMs: REFETCH_MS, keepPrevious: true });
  if (data === undefined) return null;
  const { findings, exceptions } = data;
  const open = findings.filter(({ overruled }) => overruled === null);
  const red = open.filter(({ severity }) => severity === 'red').length;
  const amber = open.length - red;
  const isEmpty = findings.length + exceptions.length === 0;
  const [tone, label] =
    open.length === 0
      ? (['success', texts.clean] as const)
      : ([red > 0 ? 'danger' : 'warning', texts.counts({ red, amber })] as const);
  return (
    <Collapse
      size="small"
      className={styles.panel ?? ''}
      defaultActiveKey={red > 0 ? 'findings' : []}
      collapsible={isEmpty ? 'disabled' : 'header'}
      items={[
        {
          key: 'findings',
          label: (
            <span className={styles.head}>
              <strong>{title}</strong>
              <StatusTag tone={tone} label={label} />
            </span>
          ),
          children: (
            <>
              <ul className={styles.findings} aria-label={title}>
                {findings.map((finding) => (
                  <FindingRow key={finding.key} {...{ orderBigNo, finding, goTo, isAmended }} />
                ))}
              </ul>
              <Exceptions exceptions={exceptions} />
            </>
          ),
        },
      ]}
    />
  );
}

/** Issued papers that show values of accepted findings, with the reasons. */
function Exceptions({ exceptions }: Pick<Inspection, 'exceptions'>) {
  const texts = useTexts();
  const { papers } = useDossierTexts();
  const format = useFormat();
  if (exceptions.length === 0) return null;
  return (
    <section className={styles.exceptions} aria-label={texts.exceptions}>
      <strong>{texts.exceptions}</strong>
      <ul>
        {exceptions.map(({ code, number, versionNo, rule, reason, who, time }) => (
          <li key={`${code} ${number} ${versionNo} ${rule} ${time}`}>
            {[papers[code], number, texts.version({ no: versionNo })].filter(Boolean).join(' · ')}
            <small>{`${texts.names[rule]}: ${reason} · ${who} · ${format.dateTime(time)}`}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
