import { useContext, useState } from 'react';
import { useLocation } from 'react-router';
import { CurrentUserContext } from '../../currentUser/currentUser.ts';
import { readHiddenColumns, storeHiddenColumns } from './columnStorage.ts';
import type { ListColumn } from './listProps.ts';

interface ColumnChoice {
  key: string;
  title: string;
  isLocked: boolean;
}

/** Visible columns of a table, stored per user. The first column identifies the record and stays. */
export function useVisibleColumns<Row, Sent>(columns: readonly ListColumn<Row, Sent>[], call: string) {
  const userId = useContext(CurrentUserContext)?.user.userId ?? null;
  const { pathname } = useLocation();
  const table = { userId, page: pathname, call };
  const [hidden, setHidden] = useState<readonly string[]>(() => readHiddenColumns(table));
  const choices = columns.map(
    ({ key, title, alwaysShown }, index): ColumnChoice => ({
      key,
      title,
      isLocked: index === 0 || alwaysShown === true,
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
      storeHiddenColumns(table, keys);
    },
  };
}

export type VisibleColumns = Pick<ReturnType<typeof useVisibleColumns>, 'choices' | 'hidden' | 'hide'>;
