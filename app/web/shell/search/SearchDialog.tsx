import SearchOutlined from '@ant-design/icons/SearchOutlined';
import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { find } from '../../../../features/portal/menu/wire.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import type { Found } from '../../../../platform/wire/found.ts';
import NamedIcon from '../menu/menuIcons.tsx';
import type { MenuItem } from '../menu/menuItems.ts';
import { useShellTexts } from '../texts.ts';
import { type MenuEntry, menuEntries } from './menuEntries.ts';
import styles from './search.module.css';
import { searchMenu } from './searchMenu.ts';

interface SearchDialogProps {
  items: readonly MenuItem[];
  onChoose: (entry: MenuEntry) => void;
  onFound: (path: string) => void;
  onClose: () => void;
}

/** A line of the results: something found, or an entry of the menu. */
interface Result {
  key: string;
  icon: string;
  title: string;
  note: string;
  open: () => void;
}

const ICONS: Record<Found['kind'], string> = {
  book: 'calendar',
  confirm: 'audit',
  order: 'order',
  container: 'container',
  bill: 'money',
  service: 'orders',
  fee: 'money',
  train: 'train',
  customer: 'company',
  station: 'station',
  conversation: 'message',
};

const MIN_LENGTH = 2;
const NOTHING: readonly Found[] = [];

/** What the server finds of the text; nothing until two letters are typed. `isStale`: found for an earlier text. */
function useFound(text: string): { found: readonly Found[]; isSearching: boolean; isStale: boolean } {
  const typed = text.trim();
  const wanted = useDeferredValue(typed);
  const enabled = wanted.length >= MIN_LENGTH;
  const read = useRead(find, { text: wanted }, { enabled, keepPrevious: true });
  const isComing = enabled && (read.isPending || read.isPlaceholderData);
  return {
    found: (enabled && read.data) || NOTHING,
    isSearching: enabled && read.isFetching,
    isStale: typed !== wanted || isComing,
  };
}

/** Records and things to do first, then pages of the menu. */
function useResults(text: string, { items, onChoose, onFound }: Omit<SearchDialogProps, 'onClose'>) {
  const { search: texts } = useShellTexts();
  const search = useMemo(() => searchMenu(menuEntries(items)), [items]);
  const { found, isSearching, isStale } = useFound(text);
  const results: Result[] = [
    ...found.map(({ kind, title, note, path }) => ({
      key: `${kind} ${path}`,
      icon: ICONS[kind],
      title: texts.kinds[kind]({ title }),
      note,
      open: () => onFound(path),
    })),
    ...search(text).map((entry) => ({
      key: entry.item.key,
      icon: entry.item.icon,
      title: entry.title,
      note: entry.groups.join(' / '),
      open: () => onChoose(entry),
    })),
  ];
  return { results, isSearching, isStale };
}

/** Once the first line is chosen, opens it as soon as the results are those of the typed text. */
function useFirstChosen(isStale: boolean, openFirst: () => void): (isChosen: boolean) => void {
  const [isChosen, setChosen] = useState(false);
  const open = useEffectEvent(() => {
    setChosen(false);
    openFirst();
  });
  useEffect(() => {
    if (isChosen && !isStale) open();
  }, [isChosen, isStale]);
  return setChosen;
}

/** Finds records and things to do first, then pages of the menu. */
export default function SearchDialog({ items, onChoose, onFound, onClose }: SearchDialogProps) {
  const { search: texts } = useShellTexts();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const { results, isSearching, isStale } = useResults(text, { items, onChoose, onFound });

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    document.getElementById(`${id}-${activeIndex}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, activeIndex]);

  const choose = (result: Result | undefined) => {
    if (result === undefined) return;
    dialog.current?.close();
    result.open();
  };
  const setFirstChosen = useFirstChosen(isStale, () => choose(results[0]));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && results.length > 0) {
      event.preventDefault();
      setActiveIndex((activeIndex + step + results.length) % results.length);
      setFirstChosen(false);
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // the first line may still be one of an earlier text
    if (activeIndex === 0) setFirstChosen(true);
    else choose(results[activeIndex]);
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
          aria-activedescendant={results.length > 0 ? `${id}-${activeIndex}` : undefined}
          aria-label={texts.label}
          placeholder={texts.hint}
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActiveIndex(0);
            setFirstChosen(false);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={id} role="listbox" aria-label={texts.label} className={styles.found}>
        {results.map((result, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
          <div
            key={result.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === activeIndex}
            onClick={() => choose(result)}
          >
            <NamedIcon name={result.icon} />
            <span>{result.title}</span>
            <small>{result.note}</small>
          </div>
        ))}
      </div>
      {results.length === 0 && !isSearching && <p className={styles.none}>{texts.none}</p>}
      <p className={styles.keys}>{texts.keys}</p>
    </dialog>
  );
}
