import ImportOutlined from '@ant-design/icons/ImportOutlined';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { Can, useCan } from '../../../../platform/web/records/can.tsx';
import { RecordList } from '../../../../platform/web/records/RecordPage.tsx';
import { showToast } from '../../../../platform/web/toast/toast.ts';
import { useRecordDrawer } from '../../../../platform/web/widgets/dialog/useRecordDrawer.ts';
import type { ListColumn, ListFilter } from '../../../../platform/web/widgets/list/listProps.ts';
import type { SentBy } from '../../../../platform/wire/call.ts';
import { PARTY_TYPES } from '../party.ts';
import { addressBook, importTxl, type PartyRow, restoreCompanyTxl, updateCompanyTxl } from '../wire.ts';
import styles from './addressBook.module.css';
import { nameIn, namesIn, useCountryChoices, useCountryName } from './partyNames.ts';
import { useTexts } from './texts.ts';

const PartyDrawer = lazy(() => import('./PartyDrawer.tsx'));
const ImportDialog = lazy(() => import('./ImportDialog.tsx'));

type Query = SentBy<typeof addressBook.list>;

/** Address book of the own company, in the account centre. */
export default function AddressBook() {
  const { page } = useTexts();
  const language = useLanguage();
  const drawer = useRecordDrawer<PartyRow>();
  const [isImporting, setImporting] = useState(false);
  const restoring = useWrite(restoreCompanyTxl, { invalidates: [addressBook.list], done: page.restored });
  const restore = (rows: readonly PartyRow[]) => void restoring.send(addressBook.removalOf(rows));
  return (
    <>
      <RecordList
        records={addressBook}
        label={page.title}
        sortedBy={{ key: 'updateTime', isAsc: 'descending' }}
        emptyText={page.empty}
        actionsWidth={104}
        abilities={({ deleteTime }) => ({ remove: deleteTime === null })}
        removal={{
          nameOf: (row) => nameIn(row, language),
          onRemoved: (rows) => showToast('success', page.removed, { label: page.undo, onPress: () => restore(rows) }),
        }}
        toolbar={<Toolbar onAdd={() => drawer.open(null)} onImport={() => setImporting(true)} />}
        actions={(row) => row.deleteTime !== null && <RestoreButton onPress={() => restore([row])} />}
        filters={useFilters()}
        columns={useColumns(drawer.open)}
      />
      <Suspense fallback={null}>
        {drawer.drawn && (
          <PartyDrawer
            key={drawer.drawn.openCount}
            party={drawer.drawn.record}
            isOpen={drawer.drawn.isOpen}
            onClose={drawer.close}
          />
        )}
        {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      </Suspense>
    </>
  );
}

function Toolbar({ onAdd, onImport }: { onAdd: () => void; onImport: () => void }) {
  const { page } = useTexts();
  return (
    <>
      <Can call={importTxl}>
        <Button icon={<ImportOutlined />} onClick={onImport}>
          {page.import}
        </Button>
      </Can>
      <Can call={updateCompanyTxl}>
        <Button type="primary" onClick={onAdd}>
          {page.add}
        </Button>
      </Can>
    </>
  );
}

function RestoreButton({ onPress }: { onPress: () => void }) {
  const { page } = useTexts();
  return (
    <Can call={restoreCompanyTxl}>
      <Button type="link" size="small" onClick={onPress}>
        {page.restore}
      </Button>
    </Can>
  );
}

function useFilters(): ListFilter<keyof Query & string>[] {
  const { page, types, fields } = useTexts();
  const { choices, isLoading } = useCountryChoices();
  return [
    { kind: 'text', name: 'keyword', label: page.keyword, width: 216 },
    {
      kind: 'select',
      name: 'partyType',
      label: fields.partyTypes,
      options: PARTY_TYPES.map((type) => ({ value: type, label: types[type] })),
    },
    { kind: 'select', name: 'countryCode', label: page.country, options: choices, isLoading },
    {
      kind: 'select',
      name: 'removed',
      label: page.removedFilter,
      options: [
        { value: '0', label: page.inBook },
        { value: '1', label: page.removedRecently },
      ],
    },
  ];
}

function useColumns(onOpen: (row: PartyRow) => void): ListColumn<PartyRow, Query>[] {
  const { page, types, fields } = useTexts();
  const format = useFormat();
  const countryName = useCountryName();
  return [
    {
      key: 'name',
      title: page.name,
      minWidth: 200,
      render: (row) => <PartyName row={row} onOpen={onOpen} />,
    },
    {
      key: 'partyTypes',
      title: fields.partyTypes,
      width: 112,
      render: ({ partyTypes }) => partyTypes.map((type) => types[type]).join(', '),
    },
    {
      key: 'countryCode',
      title: page.country,
      width: 104,
      sortable: true,
      render: ({ countryCode }) => countryName(countryCode),
    },
    { key: 'taxCode', title: fields.taxCode, width: 152, sortable: true },
    {
      key: 'railwayCodes',
      title: fields.railwayCodes,
      width: 100,
      hideOnPhone: true,
      render: ({ railwayCodes }) =>
        railwayCodes.map(({ railway, codeType, code }) => (
          <div key={`${railway} ${codeType} ${code}`} className={styles.code}>
            {railway} {code}
          </div>
        )),
    },
    {
      key: 'otherTel',
      title: page.contact,
      width: 128,
      hideOnPhone: true,
      render: ({ otherTel, otherEmail }) => (
        <>
          <div>{otherTel}</div>
          <div className={styles.second}>{otherEmail}</div>
        </>
      ),
    },
    {
      key: 'updateTime',
      title: page.updated,
      width: 104,
      sortable: true,
      hideOnPhone: true,
      render: ({ updateTime, updateBy, deleteTime }) => (
        <>
          <time title={`${format.dateTime(deleteTime ?? updateTime)} · ${format.zone}`}>
            {deleteTime === null ? format.date(updateTime) : page.removedAt({ time: format.date(deleteTime) })}
          </time>
          {updateBy && <div className={styles.second}>{updateBy}</div>}
        </>
      ),
    },
  ];
}

/** The name in the reader's language opens the party; the others stand below. */
function PartyName({ row, onOpen }: { row: PartyRow; onOpen: (row: PartyRow) => void }) {
  const [name, ...others] = namesIn(row, useLanguage());
  const canEdit = useCan(updateCompanyTxl) && row.deleteTime === null;
  return (
    <>
      {canEdit ? (
        <Button type="link" className={styles.name ?? ''} onClick={() => onOpen(row)}>
          {name}
        </Button>
      ) : (
        name
      )}
      {others.map((other) => (
        <div key={other} className={styles.second}>
          {other}
        </div>
      ))}
    </>
  );
}
