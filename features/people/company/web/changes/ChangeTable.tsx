import type { ReactNode } from 'react';
import type { FieldChange } from '../../companyData.ts';
import type { RegistrationForm } from '../../registration.ts';
import { useReviewTexts } from '../texts.ts';
import { useFieldLabels } from '../useFieldLabels.ts';
import { isPictureField, useFieldText } from '../useFieldText.ts';
import styles from './changes.module.css';

interface ChangeTableProps {
  changes: readonly FieldChange[];
  /** names the fields */
  form: Pick<RegistrationForm, 'companyEntity' | 'countryCode'>;
  /** of the operator, by field */
  reasons?: Readonly<Record<string, string>>;
  /** absent: pictures are named, not shown */
  picture?: (resourceId: number) => ReactNode;
}

/** Old values beside new ones. */
export function ChangeTable({ changes, form, reasons = {}, picture }: ChangeTableProps) {
  const texts = useReviewTexts();
  const labels = new Map<string, string>(Object.entries(useFieldLabels(form)));
  const textOf = useFieldText();
  const shown = (field: string, raw: string) => {
    if (raw === '') return <span className={styles.soft}>—</span>;
    return picture && isPictureField(field) ? picture(Number(raw)) : textOf(field, raw);
  };
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.field}</th>
          <th scope="col">{texts.before}</th>
          <th scope="col">{texts.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{labels.get(field) ?? field}</th>
            <td>{shown(field, before)}</td>
            <td>
              {shown(field, after)}
              {reasons[field] && <div className={styles.reason}>{reasons[field]}</div>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
