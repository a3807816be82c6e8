import { Checkbox } from 'antd';
import type { CargoRole } from '../../../../freight/cargo/parties.ts';
import { PARTY_TEXT_FIELDS } from '../../partyFields.ts';
import styles from '../paper.module.css';
import { usePageTexts } from '../texts.ts';
import { type DraftParty, type Spot, spotId } from './draft.ts';
import { ValueField } from './ValueField.tsx';

interface PartyTabProps {
  role: CargoRole;
  party: DraftParty;
  spots: readonly Spot[];
  faults: ReadonlyMap<string, string>;
  onChange: (party: DraftParty) => void;
  onFocus: (id: string) => void;
}

/** A party as read; taken over, it is copied into the order. */
export function PartyTab({ role, party, spots, faults, onChange, onFocus }: PartyTabProps) {
  const texts = usePageTexts();
  const { isTaken, values } = party;
  const isFound = spots.some(({ tab }) => tab === role);
  return (
    <section aria-label={texts.tabs[role]}>
      <div className={styles.lineHead}>
        <Checkbox checked={isTaken} onChange={({ target }) => onChange({ ...party, isTaken: target.checked })}>
          {texts.takeParty}
        </Checkbox>
        {!isFound && <small>{texts.noParty}</small>}
      </div>
      <div className={styles.fields}>
        {PARTY_TEXT_FIELDS.map((field) => {
          const id = spotId(role, field);
          return (
            <ValueField
              key={field}
              id={id}
              label={texts.party[field]}
              value={values[field] ?? ''}
              spot={spots.find((spot) => spot.id === id)}
              disabled={!isTaken}
              isLong={/^(?:name|address)/.test(field)}
              fault={faults.get(id)}
              onFocus={onFocus}
              onChange={(text) => onChange({ ...party, values: { ...values, [field]: text } })}
            />
          );
        })}
      </div>
    </section>
  );
}
