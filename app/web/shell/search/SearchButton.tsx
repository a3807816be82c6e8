import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { useEffect } from 'react';
import { useShellTexts } from '../texts.ts';
import styles from '../top/top.module.css';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Also opens with Ctrl K, or ⌘ K on a Mac. */
export function SearchButton({ isShort, onSearch }: { isShort: boolean; onSearch: () => void }) {
  const { search } = useShellTexts();
  const keys = isMac ? '⌘ K' : 'Ctrl K';

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isK = event.code === 'KeyK' || event.key.toLowerCase() === 'k';
      if (!isK || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      // browser shortcut for its own search field
      event.preventDefault();
      onSearch();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onSearch]);

  return (
    <button
      type="button"
      data-guide="search"
      className={isShort ? styles.tool : styles.search}
      aria-label={isShort ? search.label : `${search.label}: ${search.words} ${keys}`}
      aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
      title={`${search.label} (${keys})`}
      onClick={onSearch}
    >
      <SearchOutlined />
      {!isShort && (
        <>
          <span className={styles.searchWords}>{search.words}</span>
          <kbd>{keys}</kbd>
        </>
      )}
    </button>
  );
}
