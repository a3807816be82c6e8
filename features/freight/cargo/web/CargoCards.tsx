import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { AutoComplete, Button, Drawer, Input } from 'antd';
import { useState } from 'react';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { useFold } from '../../../../platform/web/widgets/list/useFold.ts';
import { useWidgetTexts } from '../../../../platform/web/widgets/texts.ts';
import { CodeField } from '../../nomenclature/web/parts.ts';
import { isNumberField } from '../fields.ts';
import { goodsName } from '../goodsName.ts';
import styles from './cargo.module.css';
import type { CargoViewProps } from './cargoProps.ts';
import { useChoices } from './choices.ts';
import { type Column, isCargoField, type Row } from './columns.ts';
import { SheetButtons } from './GridTools.tsx';
import { useTexts } from './texts.ts';
import { isCodeColumn, LIST_OF, MIN_LENGTH } from './useCodes.ts';

const SUMMARY = ['container', 'hscode', 'packNum', 'goodsGrossWeightKg', 'goodsVolumeM3'] as const;

/** Beside figures that stand without their names. */
const UNITS: Partial<Record<(typeof SUMMARY)[number], string>> = { goodsGrossWeightKg: ' kg', goodsVolumeM3: ' m³' };

/** Lines that are shown before the list is unfolded: an order may have hundreds. */
const FOLDED = 5;

/** The lines as cards, each with a form; for narrow windows. */
export function CargoCards(props: CargoViewProps) {
  const { detail, cargo, lines, reader } = props;
  const { page } = useTexts();
  const language = useLanguage();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const { showAll } = useWidgetTexts();
  const { shown, hidden, unfold } = useFold(lines.shown, FOLDED);
  const index = lines.shown.findIndex(({ key }) => key === openKey);
  const open = lines.shown[index];
  const add = () => {
    const row = lines.blankRow();
    lines.put([row]);
    setOpenKey(row.key);
  };
  return (
    <>
      <div className={styles.tools}>
        {detail.abilities.edit && (
          <Button size="small" type="primary" icon={<PlusOutlined />} onClick={add}>
            {page.add}
          </Button>
        )}
        {detail.abilities.edit && (
          <Button
            size="small"
            disabled={cargo.state.rows.past.length === 0}
            onClick={() => cargo.dispatch({ do: 'undo' })}
          >
            {page.undo}
          </Button>
        )}
        <SheetButtons {...props} />
      </div>
      {lines.shown.length === 0 && <p>{page.none}</p>}
      <ul className={styles.cards}>
        {shown.map((row) => (
          <li key={row.key} className={styles.card} data-wrong={isWrong(lines.marksOf(row))}>
            <button type="button" className={styles.cardButton} onClick={() => setOpenKey(row.key)}>
              <strong>{goodsName(row.cells, language) || page.unnamed}</strong>
              <span className={styles.summary}>
                {SUMMARY.filter((column) => row.cells[column] !== '').map((column) => (
                  <span key={column}>
                    <span className="visually-hidden">
                      {column === 'container' ? page.container : page.fields[column]}{' '}
                    </span>
                    {reader.show(column, row.cells[column])}
                    {UNITS[column]}
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button type="link" block onClick={unfold}>
          {showAll({ count: lines.shown.length })}
        </Button>
      )}
      {open && <LineForm {...props} row={open} index={index} onClose={() => setOpenKey(null)} />}
    </>
  );
}

const isWrong = (marks: object) => Object.values(marks).some((mark) => mark?.tone === 'bad');

interface LineFormProps extends CargoViewProps {
  row: Row;
  index: number;
  onClose: () => void;
}

function LineForm({ row, index, onClose, ...props }: LineFormProps) {
  const { detail, lines, columns } = props;
  const { page } = useTexts();
  const range = { row: index, toRow: index, column: 0, toColumn: 0 };
  return (
    <Drawer
      open
      size="100%"
      title={page.row({ row: index + 1 })}
      onClose={onClose}
      footer={
        <div className={styles.formFoot}>
          {detail.abilities.edit && (
            <>
              <Button
                danger
                onClick={() => {
                  lines.remove(range);
                  onClose();
                }}
              >
                {page.remove}
              </Button>
              <Button onClick={() => lines.duplicate(range)}>{page.duplicate}</Button>
            </>
          )}
          <Button type="primary" onClick={onClose}>
            {page.done}
          </Button>
        </div>
      }
    >
      <div className={styles.form}>
        {columns.map((column) => (
          <LineField key={column} {...props} row={row} column={column} />
        ))}
      </div>
    </Drawer>
  );
}

function LineField({ row, column, detail, lines, reader, onHistory }: CargoViewProps & { row: Row; column: Column }) {
  const { page } = useTexts();
  const choices = useChoices(detail, reader, [])(column);
  const [typed, setTyped] = useState<string | null>(null);
  const mark = lines.marksOf(row)[column];
  const label = isCargoField(column) ? page.fields[column] : page.container;
  const leave = () => {
    if (typed !== null) lines.setCell(row, column, typed);
    setTyped(null);
  };
  const shared = {
    value: typed ?? reader.show(column, row.cells[column]),
    disabled: !detail.abilities.edit,
    onBlur: leave,
    'aria-label': label,
    ...(mark && { status: mark.tone === 'bad' ? ('error' as const) : ('warning' as const) }),
  };
  return (
    <div className={styles.field}>
      <span className={styles.fieldHead}>
        <span>{label}</span>
        {isCargoField(column) && row.cells[column] !== '' && (
          <Button type="link" size="small" onClick={() => onHistory({ lineKey: row.key, field: column })}>
            {page.history}
          </Button>
        )}
      </span>
      {isCodeColumn(column) ? (
        <CodeField
          {...shared}
          list={LIST_OF[column]}
          minLength={MIN_LENGTH[column]}
          maxLength={100}
          onChange={setTyped}
        />
      ) : choices && choices.length > 0 ? (
        <AutoComplete
          {...shared}
          options={choices.map(({ value }) => ({ value }))}
          onChange={(text: string) => setTyped(text)}
        />
      ) : (
        <Input
          {...shared}
          inputMode={isCargoField(column) && isNumberField(column) ? 'decimal' : 'text'}
          maxLength={500}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {mark && (
        <span className={styles.mark} data-tone={mark.tone}>
          {mark.words}
        </span>
      )}
    </div>
  );
}
