import { Table } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import type { Trustee } from '../../wire.ts';
import { useSectionTexts } from '../texts.ts';
import { TrusteeStatusTag } from './facts.tsx';
import { type OpenedDialog, RowActions } from './RowActions.tsx';
import styles from './section.module.css';

export interface TrusteeRowsProps {
  trustees: readonly Trustee[];
  onOpen: (dialog: OpenedDialog) => void;
}

/** Columns of inventory K01. */
export function TrusteeTable({ trustees, onOpen }: TrusteeRowsProps) {
  const texts = useSectionTexts();
  const { list } = usePlatformTexts();
  const format = useFormat();
  return (
    <Table<Trustee>
      className={styles.table ?? ''}
      size="small"
      aria-label={texts.title}
      rowKey="id"
      pagination={false}
      dataSource={[...trustees]}
      columns={[
        { key: 'name', title: texts.name, dataIndex: 'authorizedName' },
        { key: 'mobile', title: texts.mobile, className: styles.whole ?? '', dataIndex: 'authorizedMobile' },
        { key: 'idNo', title: texts.idNo, className: styles.whole ?? '', dataIndex: 'authorizedIdNo' },
        {
          key: 'start',
          title: texts.start,
          className: styles.whole ?? '',
          render: (_, one) => format.date(one.authorizedStartDate),
        },
        {
          key: 'end',
          title: texts.end,
          className: styles.whole ?? '',
          render: (_, one) => format.date(one.authorizedEndDate),
        },
        {
          key: 'added',
          title: texts.addTime,
          className: styles.whole ?? '',
          render: (_, { addTime }) => (
            <time title={`${format.dateTime(addTime)} · ${format.zone}`}>{format.date(addTime)}</time>
          ),
        },
        { key: 'status', title: texts.status, render: (_, one) => <TrusteeStatusTag trustee={one} /> },
        {
          key: 'actions',
          title: list.actions,
          width: 156,
          render: (_, one) => (
            <div className={styles.actions}>
              <RowActions trustee={one} onOpen={onOpen} />
            </div>
          ),
        },
      ]}
    />
  );
}
