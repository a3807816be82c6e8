import { Button, Checkbox } from 'antd';
import { EmptyState } from '../../../../../platform/web/widgets/page/EmptyState.tsx';
import { isMoneyField } from '../../../../freight/cargo/fields.ts';
import type { PaperDetail } from '../../wire.ts';
import styles from '../paper.module.css';
import { usePageTexts } from '../texts.ts';
import { type DraftLine, type LineField, lineAfter, type Spot, shownFields, spotId } from './draft.ts';
import { ValueField } from './ValueField.tsx';

interface GoodsTabProps {
  detail: PaperDetail;
  spots: readonly Spot[];
  faults: ReadonlyMap<string, string>;
  lines: readonly DraftLine[];
  onChange: (lines: DraftLine[]) => void;
  onFocus: (id: string) => void;
}

/** Goods lines as read; each is taken over or left. */
export function GoodsTab({ detail, spots, faults, lines, onChange, onFocus }: GoodsTabProps) {
  const texts = usePageTexts();
  const fields = shownFields(detail.paperKind, lines).filter(
    (field) => !(detail.hidesAmounts && field !== 'containerNo' && isMoneyField(field)),
  );
  const change = (changed: DraftLine) => onChange(lines.map((one) => (one.lineNo === changed.lineNo ? changed : one)));
  const add = (
    <Button onClick={() => onChange([...lines, lineAfter(lines, detail.containerNo)])}>{texts.addLine}</Button>
  );
  if (lines.length === 0) return <EmptyState text={texts.noGoods} action={add} />;
  return (
    <>
      {lines.map((line) => (
        <GoodsFields
          key={line.lineNo}
          fields={fields}
          line={line}
          spots={spots}
          faults={faults}
          onChange={change}
          onFocus={onFocus}
        />
      ))}
      {add}
    </>
  );
}

interface GoodsFieldsProps {
  fields: readonly LineField[];
  line: DraftLine;
  spots: readonly Spot[];
  faults: ReadonlyMap<string, string>;
  onChange: (line: DraftLine) => void;
  onFocus: (id: string) => void;
}

function GoodsFields({ fields, line, spots, faults, onChange, onFocus }: GoodsFieldsProps) {
  const texts = usePageTexts();
  const { isTaken, values, lineNo: at } = line;
  return (
    <section aria-label={texts.line({ at: at + 1 })}>
      <div className={styles.lineHead}>
        <Checkbox
          checked={isTaken}
          aria-label={texts.takeLine({ at: at + 1 })}
          onChange={({ target }) => onChange({ ...line, isTaken: target.checked })}
        >
          <strong>{texts.line({ at: at + 1 })}</strong>
        </Checkbox>
      </div>
      <div className={styles.fields}>
        {fields.map((field) => {
          const id = spotId(`line${at}`, field);
          return (
            <ValueField
              key={field}
              id={id}
              label={texts.fields[field]}
              value={values[field] ?? ''}
              spot={spots.find((spot) => spot.id === id)}
              disabled={!isTaken}
              isLong={/^goods(?:Name|Sign)/.test(field)}
              fault={faults.get(id)}
              onFocus={onFocus}
              onChange={(text) => onChange({ ...line, values: { ...values, [field]: text } })}
            />
          );
        })}
      </div>
    </section>
  );
}
