import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { CARGO_FIELDS } from '../../../../freight/cargo/fields.ts';
import type { Comparison } from '../../comparison.ts';
import { PARTY_TEXT_FIELDS } from '../../partyFields.ts';
import styles from '../paper.module.css';
import { usePageTexts } from '../texts.ts';

interface DifferencesProps {
  comparison: Comparison;
  isPending: boolean;
  onTake: () => void;
  onClose: () => void;
}

type Change = Comparison['lines'][number]['changes'][number];
type Filled = Comparison['lines'][number]['filled'][number];

/** What the order has against what the paper says, before anything is written. */
export function Differences({ comparison, isPending, onTake, onClose }: DifferencesProps) {
  const texts = usePageTexts();
  const { lines, parties, containers, totals, changeCount } = comparison;
  return (
    <Modal
      open
      width={760}
      title={texts.differences}
      okText={texts.takeOver}
      confirmLoading={isPending}
      onOk={onTake}
      onCancel={onClose}
    >
      <p>{changeCount > 0 ? texts.overwritten({ count: changeCount }) : texts.nothingOverwritten}</p>
      <table className={styles.differences}>
        <tbody>
          {lines.map(({ lineKey, isNew, name, containerNo, changes, filled }) => (
            <Row
              key={lineKey}
              name={[name, containerNo].filter(Boolean).join(' · ')}
              isNew={isNew}
              note={isNew || filled.length === 0 ? '' : texts.filled({ count: filled.length })}
              filled={filled}
              changes={changes}
            />
          ))}
          {containers.map(({ containerNo, isInOrder, sealNo, orderSealNo }) => (
            <tr key={containerNo}>
              <td>
                <StatusTag
                  tone={isInOrder && !isOtherSeal(sealNo, orderSealNo) ? 'success' : 'warning'}
                  label={texts.container}
                />
              </td>
              <th scope="row">{containerNo}</th>
              <td>
                <div>{isInOrder ? texts.inOrder : texts.notInOrder}</div>
                {isOtherSeal(sealNo, orderSealNo) && (
                  <div>
                    {texts.seal}: <del>{orderSealNo}</del> → <strong>{sealNo}</strong>
                  </div>
                )}
              </td>
            </tr>
          ))}
          {parties.map(({ role, isNew, isInBook, before, after, changes }) => (
            <Row
              key={role}
              name={texts.tabs[role]}
              isNew={isNew}
              note={
                <>
                  {before !== '' && before !== after && (
                    <>
                      <del>{before}</del> →{' '}
                    </>
                  )}
                  <strong>{after}</strong> ({isInBook ? texts.inBook : texts.notInBook})
                </>
              }
              filled={[]}
              changes={changes}
            />
          ))}
        </tbody>
      </table>
      <Totals totals={totals} />
    </Modal>
  );
}

/** Sums of the order as it is, and once the paper is taken over. */
function Totals({ totals }: Pick<Comparison, 'totals'>) {
  const texts = usePageTexts();
  const format = useFormat();
  // packages are counted, not weighed
  const shownIn = (field: string, text: string) =>
    field === 'packNum' ? format.number(Number(text)) : format.amount(text);
  const shown = totals.filter(({ before, after }) => before !== '0' || after !== '0');
  if (shown.length === 0) return null;
  return (
    <table className={styles.differences} aria-label={texts.totals}>
      <thead>
        <tr>
          <th scope="col">{texts.totals}</th>
          <th scope="col">{texts.before}</th>
          <th scope="col">{texts.after}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ field, currency, before, after }) => (
          <tr key={`${field} ${currency}`}>
            <th scope="row">{[texts.fields[field], currency].filter(Boolean).join(', ')}</th>
            <td>{shownIn(field, before)}</td>
            <td>{before === after ? shownIn(field, after) : <strong>{shownIn(field, after)}</strong>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isOtherSeal = (sealNo: string, orderSealNo: string) =>
  sealNo !== '' && orderSealNo !== '' && sealNo !== orderSealNo;

function Row({
  name,
  isNew,
  note,
  filled,
  changes,
}: {
  name: string;
  isNew: boolean;
  note: ReactNode;
  filled: Filled[];
  changes: Change[];
}) {
  const texts = usePageTexts();
  const state = isNew ? 'isNew' : changes.length > 0 ? 'isChanged' : 'isFilled';
  return (
    <tr>
      <td>
        <StatusTag tone={isNew ? 'success' : changes.length > 0 ? 'warning' : 'info'} label={texts[state]} />
      </td>
      <th scope="row">{name}</th>
      <td>
        {note !== '' && <div>{note}</div>}
        {filled.map(({ field, after }) => (
          <div key={field}>
            {fieldName(texts, field)}: <strong>{after}</strong>
          </div>
        ))}
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            {fieldName(texts, field)}: <del>{before}</del> → <strong>{after}</strong>
          </div>
        ))}
      </td>
    </tr>
  );
}

function fieldName(texts: ReturnType<typeof usePageTexts>, field: string): string {
  const ofLine = CARGO_FIELDS.find((one) => one === field);
  const ofParty = PARTY_TEXT_FIELDS.find((one) => one === field);
  if (ofLine !== undefined) return texts.fields[ofLine];
  return ofParty === undefined ? field : texts.party[ofParty];
}
