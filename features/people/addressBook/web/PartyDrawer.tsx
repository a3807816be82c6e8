import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { FormDrawer } from '../../../../platform/web/widgets/form/FormDrawer.tsx';
import type { Language } from '../../../../platform/wire/language.ts';
import { emptyParty, type Party } from '../party.ts';
import { addressBook, type Duplicate, findEqualTxl, type PartyRow, updateCompanyTxl } from '../wire.ts';
import { DuplicateDialog } from './DuplicateDialog.tsx';
import { PartyFields } from './PartyFields.tsx';
import { nameIn } from './partyNames.ts';
import { useTexts } from './texts.ts';

const WIDTH = 720;
const SUFFIX_LANGUAGE: Readonly<Record<string, Language>> = { Cn: 'zh', En: 'en', Ru: 'ru' };

interface PartyDrawerProps {
  /** null: a new one */
  party: PartyRow | null;
  isOpen: boolean;
  onClose: () => void;
}

/** Adds or edits a party; a probable duplicate is shown before it is saved. */
export default function PartyDrawer({ party, isOpen, onClose }: PartyDrawerProps) {
  const { page } = useTexts();
  const language = useLanguage();
  const [form] = Form.useForm<Party>();
  const [found, setFound] = useState<{ typed: Party; duplicates: Duplicate[] } | null>(null);
  const finding = useWrite(findEqualTxl);
  const saving = useWrite(updateCompanyTxl, { invalidates: [addressBook.list], done: page.saved });
  const error = finding.error ?? saving.error;
  const [shownLanguage, showLanguage] = useState<Language>(language);
  useEffect(() => {
    const suffixes = Object.keys(error?.fields ?? {}).map((path) => path.slice(-2));
    const first = suffixes.flatMap((suffix) => SUFFIX_LANGUAGE[suffix] ?? [])[0];
    if (first) showLanguage(first);
  }, [error]);
  const key = party && { partyId: party.partyId, version: party.version };
  const save = async (typed: Party) => {
    const duplicates = await finding.send({ ...typed, partyId: party?.partyId });
    if (duplicates === undefined) return undefined;
    if (duplicates.length === 0) return saving.send({ ...typed, ...key });
    setFound({ typed, duplicates });
    return undefined;
  };
  return (
    <>
      <FormDrawer<Party>
        title={party ? page.edit({ name: nameIn(party, language) }) : page.add}
        isOpen={isOpen}
        width={WIDTH}
        form={form}
        first={party ?? emptyParty()}
        saving={{ isPending: finding.isPending || saving.isPending, error }}
        onSave={save}
        onClose={onClose}
      >
        <PartyFields shownLanguage={shownLanguage} onLanguage={showLanguage} />
      </FormDrawer>
      {found && (
        <DuplicateDialog
          {...found}
          party={party}
          onClose={() => setFound(null)}
          onDone={() => {
            setFound(null);
            onClose();
          }}
        />
      )}
    </>
  );
}
