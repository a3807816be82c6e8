import { Button, Input } from 'antd';
import { useState } from 'react';
import styles from './dossier.module.css';
import { replacedRows, type TextRow } from './replaced.ts';
import { useTexts } from './texts.ts';

interface FindReplaceProps {
  rows: readonly TextRow[];
  fields: readonly string[];
  onReplace: (rows: readonly TextRow[]) => void;
}

/** Replaces a text in all cells of a grid that hold it. */
export function FindReplace({ rows, fields, onReplace }: FindReplaceProps) {
  const { page } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState('');
  const [replacement, setReplacement] = useState('');
  if (!isOpen)
    return (
      <Button size="small" type="link" className={styles.find ?? ''} onClick={() => setOpen(true)}>
        {page.findReplace}
      </Button>
    );
  const found = replacedRows(rows, fields, { wanted, replacement });
  return (
    <div className={styles.tools}>
      <Input
        size="small"
        autoFocus
        className={styles.findText ?? ''}
        placeholder={page.find}
        aria-label={page.find}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <Input
        size="small"
        className={styles.findText ?? ''}
        placeholder={page.replaceBy}
        aria-label={page.replaceBy}
        value={replacement}
        onChange={({ target }) => setReplacement(target.value)}
      />
      <Button size="small" disabled={found.count === 0} onClick={() => onReplace(found.rows)}>
        {page.replaceAll({ count: found.count })}
      </Button>
      <Button size="small" onClick={() => setOpen(false)}>
        {page.close}
      </Button>
    </div>
  );
}
