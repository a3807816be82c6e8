import { Button, Input, Modal } from 'antd';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { addressBook } from '../../../people/addressBook/wire.ts';
import { accountPage } from '../../../people/session/pages.ts';
import styles from './cargo.module.css';
import { partyLines } from './partyLines.ts';
import { useTexts } from './texts.ts';

interface PartyPickerProps {
  title: string;
  isSaving: boolean;
  onChoose: (partyId: number) => void;
  onClose: () => void;
}

/** A party of the own address book, by words in any script. */
export function PartyPicker({ title, isSaving, onChoose, onClose }: PartyPickerProps) {
  const { page } = useTexts();
  const language = useLanguage();
  const [keyword, setKeyword] = useState('');
  const found = useRead(
    addressBook.list,
    { keyword: useDeferredValue(keyword), pageNum: 1, pageSize: 20 },
    { keepPrevious: true },
  );
  const rows = found.data?.rows ?? [];
  return (
    <Modal open title={title} footer={null} onCancel={onClose}>
      <Input.Search
        autoFocus
        allowClear
        aria-label={page.partySearch}
        placeholder={page.partySearch}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      <ul className={styles.choices}>
        {rows.map((party) => {
          const [name, place] = partyLines(party, language);
          return (
            <li key={party.partyId}>
              <Button type="text" block disabled={isSaving} onClick={() => onChoose(party.partyId)}>
                <span className={styles.choice}>
                  <strong>{name}</strong>
                  <span className={styles.soft}>{place}</span>
                </span>
              </Button>
            </li>
          );
        })}
      </ul>
      {found.data && rows.length === 0 && <p>{page.partyEmpty}</p>}
      <Link to={pathTo(accountPage, { section: 'addressBook' })}>{page.toBook}</Link>
    </Modal>
  );
}
