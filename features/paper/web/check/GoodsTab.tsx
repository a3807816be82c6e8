import { Checkbox } from 'antd';
import { EmptyState } from '../../../../platform/web/widgets/page/EmptyState.tsx';
import { isMoneyField } from '../../../cargo/fields.ts';
import type { PaperDetail } from '../../wire.ts';
import styles from '../paper.module.css';
import { usePageTexts } from '../texts.ts';
import { type DraftLine, LINE_FIELDS, type LineField, type Spot, spotId } from './draft.ts';
import { ValueField } from './ValueField.tsx';

interface GoodsTabProps {
  detail: PaperDetail;
  spots: readonly Spot[];
  lines: readonly DraftLine[];
  onChange: (lines: DraftLine[]) => void;
  onFocus: (id: string) => void;
}

/** Goods lines as read; each is taken over or left. */
export function GoodsTab({ detail, spots, lines, onChange, onFocus }: GoodsTabProps) {
  const texts = usePageTexts();
  const fields = LINE_FIELDS.filter(
    (field) => !(detail.hidesAmounts && field !== 'containerNo' && isMoneyField(field)),
  );
  const change = (at: number, changed: DraftLine) =>
    onChange(lines.map((one, place) => (place === at ? changed : one)));
  if (lines.length === 0) return <EmptyState text={texts.noGoods} />;
  return lines.map((line, at) => (
    // lines keep their places while they are corrected
    // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name
    <GoodsFields
      key={at}
      at={at}
      fields={fields}
      line={line}
      spots={spots}
      onChange={(changed) => change(at, changed)}
      onFocus={onFocus}
    />
  ));
}

interface GoodsFieldsProps {
  at: number;
  fields: readonly LineField[];
  line: DraftLine;
  spots: readonly Spot[];
  onChange: (line: DraftLine) => void;
  onFocus: (id: string) => void;
}

function GoodsFields({ at, fields, line, spots, onChange, onFocus }: GoodsFieldsProps) {
  const texts = usePageTexts();
  const { isTaken, values } = line;
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
              onFocus={onFocus}
              onChange={(text) => onChange({ ...line, values: { ...values, [field]: text } })}
            />
          );
        })}
      </div>
    </section>
  );
}
