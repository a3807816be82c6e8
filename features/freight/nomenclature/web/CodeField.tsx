import { AutoComplete } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import type { CodeList } from '../lists.ts';
import { findCodes } from '../wire.ts';
import { codeNameIn } from './codeName.ts';
import styles from './nomenclature.module.css';
import { useTexts } from './texts.ts';
import { useCodeNames } from './useCodeNames.ts';

interface CodeFieldProps {
  list: CodeList;
  /** of the codes offered: 6 leaves out chapters and headings */
  minLength?: number;
  id?: string;
  value?: string;
  maxLength?: number;
  disabled?: boolean;
  status?: 'error' | 'warning';
  'aria-label'?: string;
  onChange?: (text: string) => void;
  onBlur?: () => void;
}

/** A code that is typed, or found by words in any language; its name stands below. Unknown codes stay as typed. */
export function CodeField({ list, minLength = 1, value = '', maxLength = 40, onChange, ...input }: CodeFieldProps) {
  const texts = useTexts();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const text = useDeferredValue(value.trim());
  const read = useRead(findCodes, { list, text, minLength }, { enabled: isOpen, keepPrevious: true });
  const names = useCodeNames(list, [text]);
  const missing = names.missingFrom(text);
  return (
    <>
      <AutoComplete
        {...input}
        value={value}
        popupMatchSelectWidth={460}
        showSearch={{ filterOption: false }}
        onOpenChange={setOpen}
        onChange={(typed: string) => onChange?.(typed.slice(0, maxLength))}
        options={(read.data ?? []).map((entry) => ({
          value: entry.code,
          label: (
            <div className={styles.option}>
              <strong>{entry.code}</strong>
              <span>{codeNameIn(entry, language)}</span>
              <small>{entry.isUsed ? texts.used : entry.note}</small>
            </div>
          ),
        }))}
      />
      <small className={styles.named} data-missing={missing !== ''} title={names.nameOf(text)}>
        {missing === '' ? names.nameOf(text) : texts.unknown({ pack: missing })}
      </small>
    </>
  );
}
