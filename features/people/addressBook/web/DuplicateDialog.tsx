import { Button, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { changedFields, normalizeParty, type Party, type PartyField } from '../party.ts';
import { addressBook, type Duplicate, mergeCompanyTxl, type PartyRow, updateCompanyTxl } from '../wire.ts';
import styles from './addressBook.module.css';
import { MergeTable } from './MergeTable.tsx';
import { nameIn } from './partyNames.ts';
import { useTexts } from './texts.ts';

interface DuplicateDialogProps {
  typed: Party;
  /** the edited one; null: a new one */
  party: PartyRow | null;
  duplicates: readonly Duplicate[];
  onClose: () => void;
  onDone: () => void;
}

/** A party that the book probably has already: merge the two, or save it separately. */
export function DuplicateDialog({ typed, party, duplicates, onClose, onDone }: DuplicateDialogProps) {
  const { page } = useTexts();
  const { action } = usePlatformTexts();
  const language = useLanguage();
  const [other, setOther] = useState(duplicates[0]);
  const [kept, setKept] = useState<ReadonlySet<PartyField>>(new Set());
  const { save, merge, isPending } = useDuplicateWrites(party);
  if (other === undefined) return null;
  const own = normalizeParty(typed);
  const finish = async (written: Promise<unknown>) => {
    if ((await written) !== undefined) onDone();
  };
  return (
    <Modal
      open
      title={page.duplicatesTitle}
      width={760}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <div className={styles.footer}>
          <Button onClick={onClose}>{action.cancel}</Button>
          <Button disabled={isPending} onClick={() => void finish(save(own))}>
            {page.saveApart}
          </Button>
          <Button
            type="primary"
            loading={isPending}
            onClick={() => void finish(merge(merged(own, other, kept), other))}
          >
            {page.merge}
          </Button>
        </div>
      }
    >
      <div className={styles.dialog}>
        <p className={styles.hint}>{page.duplicatesText}</p>
        <Radio.Group
          value={other.partyId}
          onChange={({ target }) => {
            setOther(duplicates.find(({ partyId }) => partyId === target.value) ?? other);
            setKept(new Set());
          }}
          options={duplicates.map((each) => ({
            value: each.partyId,
            label: `${nameIn(each, language)} (${page.same[each.same]})`,
          }))}
        />
        <MergeTable own={own} other={other} kept={kept} onKeep={setKept} />
      </div>
    </Modal>
  );
}

/** `kept`: fields that stay as the book has them. Empty fields are filled by the other side. */
function merged(own: Party, other: Party, kept: ReadonlySet<PartyField>): Party {
  const theirs = changedFields(own, other).filter((field) => kept.has(field) || own[field].length === 0);
  const entries = theirs.map((field) => [field, other[field]] as const);
  return { ...own, ...Object.fromEntries(entries) };
}

function useDuplicateWrites(party: PartyRow | null) {
  const { page } = useTexts();
  const invalidates = [addressBook.list];
  const saving = useWrite(updateCompanyTxl, { invalidates, done: page.saved });
  const filling = useWrite(updateCompanyTxl, { invalidates, done: page.merged });
  const merging = useWrite(mergeCompanyTxl, { invalidates, done: page.merged });
  const key = party && { partyId: party.partyId, version: party.version };
  return {
    isPending: saving.isPending || filling.isPending || merging.isPending,
    save: (fields: Party) => saving.send({ ...fields, ...key, allowDuplicate: true }),
    merge: (fields: Party, { partyId, version }: Duplicate): Promise<unknown> =>
      key
        ? merging.send({ ...fields, ...key, otherId: partyId, otherVersion: version })
        : filling.send({ ...fields, partyId, version, allowDuplicate: true }),
  };
}
