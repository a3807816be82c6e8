import { useContext, useState } from 'react';
import { useLocation } from 'react-router';
import { WhoContext } from '../../who/who.ts';
import type { ListColumn } from './listProps.ts';
import { recallHidden, rememberHidden } from './rememberedColumns.ts';

/** A column in the choice of columns. */
export interface ColumnChoice {
  key: string;
  title: string;
  /** stays, whatever is chosen */
  isLocked: boolean;
}

/**
 * The columns of a table that its reader wants to see, remembered for the reader and the table. The first column says
 * which record a row is and always stays.
 */
export function useShownColumns<Row, Sent>(columns: readonly ListColumn<Row, Sent>[], call: string) {
  const userId = useContext(WhoContext)?.user.userId ?? null;
  const { pathname } = useLocation();
  const table = { userId, page: pathname, call };
  const [hidden, setHidden] = useState<readonly string[]>(() => recallHidden(table));
  const choices = columns.map(
    ({ key, title, alwaysShown }, place): ColumnChoice => ({
      key,
      title,
      isLocked: place === 0 || alwaysShown === true,
    }),
  );
  const isHidden = (key: string) =>
    hidden.includes(key) && choices.some((choice) => choice.key === key && !choice.isLocked);
  return {
    choices,
    shown: columns.filter(({ key }) => !isHidden(key)),
    hidden: choices.flatMap(({ key }) => (isHidden(key) ? [key] : [])),
    hide: (keys: readonly string[]) => {
      setHidden(keys);
      rememberHidden(table, keys);
    },
  };
}

export type ShownColumns = Pick<ReturnType<typeof useShownColumns>, 'choices' | 'hidden' | 'hide'>;
