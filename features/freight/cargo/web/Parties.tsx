import { Button } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { useCan } from '../../../../platform/web/records/can.tsx';
import { addressBook } from '../../../people/addressBook/wire.ts';
import { CARGO_ROLES, type CargoRole, type FrozenParty } from '../parties.ts';
import { type CargoDetail, ownCargo } from '../wire.ts';
import styles from './cargo.module.css';
import { HistoryDrawer } from './HistoryDrawer.tsx';
import { PartyPicker } from './PartyPicker.tsx';
import { partyLines } from './partyLines.ts';
import { useTexts } from './texts.ts';
import type { CargoCalls } from './useCargo.ts';

interface PartiesProps {
  detail: CargoDetail;
  calls: CargoCalls;
  isOwn: boolean;
}

/** Shipper, consignee and buyer of the papers, copied from the company's address book or from a paper. */
export function Parties({ detail, calls, isOwn }: PartiesProps) {
  const { page } = useTexts();
  const { orderBigNo, version, parties } = detail;
  const hasBook = useCan(addressBook.list);
  const isOpen = isOwn && detail.abilities.edit && hasBook;
  const [picking, setPicking] = useState<CargoRole | null>(null);
  const [history, setHistory] = useState<CargoRole | null>(null);
  const saving = useWrite(ownCargo.saveParty, { invalidates: [calls.detail] });
  const newer = useWrite(ownCargo.takeNewer, { invalidates: [calls.detail] });
  const choose = async (role: CargoRole, partyId: number | null) => {
    const saved = await saving.send({ orderBigNo, version, role, partyId });
    if (saved) setPicking(null);
  };
  return (
    <section aria-label={page.parties} className={styles.parties}>
      {CARGO_ROLES.map((role) => (
        <PartyCard
          key={role}
          role={role}
          party={parties.find((one) => one.role === role)}
          isOpen={isOpen}
          onChoose={() => setPicking(role)}
          onRemove={() => void choose(role, null)}
          onNewer={() => void newer.send({ orderBigNo, version, role })}
          onHistory={() => setHistory(role)}
        />
      ))}
      {picking && (
        <PartyPicker
          title={page.chooseParty({ role: page.roles[picking] })}
          isSaving={saving.isPending}
          onChoose={(partyId) => void choose(picking, partyId)}
          onClose={() => setPicking(null)}
        />
      )}
      {history && (
        <HistoryDrawer
          field={history}
          orderBigNo={orderBigNo}
          calls={calls}
          show={(_column, value) => value}
          onClose={() => setHistory(null)}
        />
      )}
    </section>
  );
}

interface PartyCardProps {
  role: CargoRole;
  party: FrozenParty | undefined;
  isOpen: boolean;
  onChoose: () => void;
  onRemove: () => void;
  onNewer: () => void;
  onHistory: () => void;
}

function PartyCard({ role, party, isOpen, onChoose, onRemove, onNewer, onHistory }: PartyCardProps) {
  const { page } = useTexts();
  const language = useLanguage();
  const format = useFormat();
  const [name, ...others] = party ? partyLines(party, language) : [];
  const originOf = ({ source, place, frozenTime }: FrozenParty) => {
    const time = format.dateTime(frozenTime);
    return source === 'paper' ? page.frozenFromPaper({ name: place, time }) : page.frozen({ time });
  };
  return (
    <div className={styles.party}>
      <span className={styles.role}>{page.roles[role]}</span>
      <strong>{name ?? page.partyNone}</strong>
      {others.map((line) => (
        <span key={line} className={styles.soft}>
          {line}
        </span>
      ))}
      {party?.taxCode && <span className={styles.soft}>{page.taxCode({ code: party.taxCode })}</span>}
      {party && <span className={styles.soft}>{originOf(party)}</span>}
      {party?.isNewerThere && isOpen && (
        <span className={styles.newer}>
          {page.newerThere}
          <Button type="link" size="small" onClick={onNewer}>
            {page.takeNewer}
          </Button>
        </span>
      )}
      <span className={styles.partyButtons}>
        {isOpen && (
          <Button size="small" onClick={onChoose}>
            {party ? page.change : page.choose}
          </Button>
        )}
        {isOpen && party && (
          <Button size="small" onClick={onRemove}>
            {page.takeOut}
          </Button>
        )}
        {party && (
          <Button size="small" type="text" onClick={onHistory}>
            {page.history}
          </Button>
        )}
      </span>
    </div>
  );
}
