import { Button } from 'antd';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import type { PaperFault, PaperView } from '../wire.ts';
import styles from './dossier.module.css';
import { useFaultWords } from './faultWords.ts';
import { useTexts } from './texts.ts';

interface FaultsProps {
  faults: readonly PaperFault[];
  onFault: (fault: PaperFault) => void;
}

/** What keeps a paper from being issued; each leads to its cell. */
export function Faults({ faults, onFault }: FaultsProps) {
  const { page } = useTexts();
  const words = useFaultWords();
  if (faults.length === 0) return null;
  return (
    <section className={styles.faults} aria-label={page.faults({ count: faults.length })}>
      <strong>{page.faults({ count: faults.length })}</strong>
      <ul>
        {faults.map((fault, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that is read anew as a whole
          <li key={index}>
            <button type="button" onClick={() => onFault(fault)}>
              {words(fault)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a version made now would say otherwise. */
export function Differences({ differences }: Pick<PaperView, 'differences'>) {
  const { page } = useTexts();
  if (differences.length === 0) return null;
  return (
    <section className={styles.differences} aria-label={page.differences}>
      <strong>{page.differences}</strong>
      <ul>
        {differences.map(({ box, before, after }) => (
          <li key={`${box} ${before} ${after}`}>
            {`${box}: `}
            <del>{before || '—'}</del>
            {' → '}
            <ins>{after || '—'}</ins>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface VersionsProps extends Pick<PaperView, 'versions'> {
  onDownload: (paperId: number) => void;
}

/** Issued versions, the newest first. */
export function Versions({ versions, onDownload }: VersionsProps) {
  const { page } = useTexts();
  const format = useFormat();
  if (versions.length === 0) return null;
  return (
    <section className={styles.versions} aria-label={page.versions}>
      <strong>{page.versions}</strong>
      <ol>
        {versions.map(({ paperId, versionNo, number, state, issuedTime, issuedBy, sha256, withdrawnFor }) => (
          <li key={paperId}>
            <StatusTag tone={state === 'issued' ? 'success' : 'neutral'} label={page.states[state]} />
            <Button type="link" size="small" onClick={() => onDownload(paperId)}>
              {page.version({ no: versionNo, number })}
            </Button>
            <small title={sha256}>
              {[format.dateTime(issuedTime), issuedBy, withdrawnFor, `SHA-256 ${sha256.slice(0, 12)}…`]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
