import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { menuIcon } from '../menu/menuIcons.tsx';
import type { MenuItem } from '../menu/menuItems.ts';
import { useShellTexts } from '../texts.ts';
import { type MenuEntry, menuEntries } from './menuEntries.ts';
import styles from './search.module.css';
import { searchMenu } from './searchMenu.ts';

interface SearchDialogProps {
  items: readonly MenuItem[];
  onChoose: (entry: MenuEntry) => void;
  onClose: () => void;
}

export default function SearchDialog({ items, onChoose, onClose }: SearchDialogProps) {
  const { search: texts } = useShellTexts();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const search = useMemo(() => searchMenu(menuEntries(items)), [items]);
  const found = useMemo(() => search(text), [search, text]);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    document.getElementById(`${id}-${activeIndex}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, activeIndex]);

  const choose = (entry: MenuEntry | undefined) => {
    if (entry === undefined) return;
    dialog.current?.close();
    onChoose(entry);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setActiveIndex((activeIndex + step + found.length) % found.length);
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(found[activeIndex]);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={texts.label}
      onClose={onClose}
      onPointerDown={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className={styles.field}>
        <SearchOutlined />
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={found.length > 0 ? `${id}-${activeIndex}` : undefined}
          aria-label={texts.label}
          placeholder={texts.hint}
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActiveIndex(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={id} role="listbox" aria-label={texts.label} className={styles.found}>
        {found.map((entry, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
          <div
            key={entry.item.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === activeIndex}
            onClick={() => choose(entry)}
          >
            {menuIcon(entry.item.icon)}
            <span>{entry.title}</span>
            <small>{entry.groups.join(' / ')}</small>
          </div>
        ))}
      </div>
      {found.length === 0 && <p className={styles.none}>{texts.none}</p>}
      <p className={styles.keys}>{texts.keys}</p>
    </dialog>
  );
}
