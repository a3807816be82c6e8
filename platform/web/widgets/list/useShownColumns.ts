import { useContext, useState } from 'react';
import { useLocation } from 'react-router';
import { WhoContext } from '../../who/who.ts';
import type { ListColumn } from './listProps.ts';
import { recallHidden, rememberHidden } from './rememberedColumns.ts';

export interface ColumnChoice {
  key: string;
  title: string;
  isLocked: boolean;
}

/** Visible columns of a table, stored per user. The first column identifies the record and stays. */
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
