import { Radio } from 'antd';
import { changedFields, type Party, type PartyField } from '../party.ts';
import styles from './addressBook.module.css';
import { useTexts } from './texts.ts';

interface MergeTableProps {
  own: Party;
  other: Party;
  /** fields that stay as the book has them */
  kept: ReadonlySet<PartyField>;
  onKeep: (kept: ReadonlySet<PartyField>) => void;
}

/** The fields that two parties differ in, with a choice where both have something. */
export function MergeTable({ own, other, kept, onKeep }: MergeTableProps) {
  const { page, fields } = useTexts();
  const textOf = useFieldText();
  const choose = (field: PartyField, survives: boolean) => {
    const next = new Set(kept);
    if (survives) next.add(field);
    else next.delete(field);
    onKeep(next);
  };
  return (
    <table className={styles.choice}>
      <caption className={styles.hint}>{page.keepHint}</caption>
      <thead>
        <tr>
          <th scope="col">{page.party}</th>
          <th scope="col">{page.typed}</th>
          <th scope="col">{page.existing}</th>
        </tr>
      </thead>
      <tbody>
        {changedFields(own, other).map((field) => {
          const isOwn = own[field].length > 0 && !kept.has(field);
          const option = (party: Party, isChosen: boolean, survives: boolean) => (
            <td>
              <Radio checked={isChosen} disabled={party[field].length === 0} onChange={() => choose(field, survives)}>
                {textOf(party, field) || '—'}
              </Radio>
            </td>
          );
          return (
            <tr key={field}>
              <th scope="row">{fields[field]}</th>
              {option(own, isOwn, false)}
              {option(other, !isOwn, true)}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={3} className={styles.hint}>
            {page.equal}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function useFieldText() {
  const { types, codeTypes } = useTexts();
  return (party: Party, field: PartyField): string => {
    if (field === 'partyTypes') return party.partyTypes.map((type) => types[type]).join(', ');
    if (field !== 'railwayCodes') return party[field];
    return party.railwayCodes
      .map(({ railway, codeType, code }) => `${railway} ${code} (${codeTypes[codeType]})`)
      .join('; ');
  };
}
