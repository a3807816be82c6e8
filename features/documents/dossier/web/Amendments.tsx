import { Alert } from 'antd';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { readCell } from '../../../freight/cargo/cells.ts';
import { useCargoTexts } from '../../../freight/cargo/web/parts.ts';
import type { DossierDetail } from '../wire.ts';
import styles from './dossier.module.css';
import { useFactWords } from './factWords.ts';
import { useTexts } from './texts.ts';

type Lock = DossierDetail['lock'];

/** What an amendment costs, for the reader of an order after the documents cut-off. */
export function useFeeWords() {
  const { page } = useTexts();
  const format = useFormat();
  return ({ fee, currency }: Pick<Lock, 'fee' | 'currency'>): string =>
    fee === '' ? page.noFee : page.feeEach({ amount: format.money(fee, currency) });
}

/** Told once the documents cut-off has passed. */
export function CutoffNote({ lock }: { lock: Lock }) {
  const { page } = useTexts();
  const format = useFormat();
  const feeWords = useFeeWords();
  if (!lock.isLocked) return null;
  const time = lock.cutoffTime === null ? '' : format.dateTime(lock.cutoffTime);
  return (
    <Alert type="warning" className={styles.note ?? ''} title={page.cutoffPassed({ time, fee: feeWords(lock) })} />
  );
}

/** The log of amendments. */
export function Amendments({ amendments }: Pick<DossierDetail, 'amendments'>) {
  const { page } = useTexts();
  const cargo = useCargoTexts();
  const format = useFormat();
  const words = useFactWords();
  const cargoFields: Readonly<Record<string, string>> = cargo.page.fields;
  return (
    <ol className={styles.log}>
      {amendments.map(({ cell, before, value, reason, who, time, isLate, fee, currency }) => {
        const { field } = readCell(cell);
        const notes = [
          format.dateTime(time),
          who,
          isLate && page.afterCutoff,
          fee !== '' && format.money(fee, currency),
        ].filter(Boolean);
        return (
          <li key={`${time} ${cell}`}>
            {`${words.title(field) ?? cargoFields[field] ?? field}: `}
            <del>{words.show(field, before) || '—'}</del>
            {' → '}
            <ins>{words.show(field, value) || '—'}</ins>
            {` · ${reason}`}
            <small>{notes.join(' · ')}</small>
          </li>
        );
      })}
    </ol>
  );
}
