import { Modal } from 'antd';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { CARGO_FIELDS } from '../../../cargo/fields.ts';
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

/** What the order has against what the paper says, before anything is written. */
export function Differences({ comparison, isPending, onTake, onClose }: DifferencesProps) {
  const texts = usePageTexts();
  const { lines, parties, containers, changeCount } = comparison;
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
              note={isNew ? '' : texts.filled({ count: filled })}
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
          {parties.map(({ role, isNew, isInBook, changes }) => (
            <Row
              key={role}
              name={texts.tabs[role]}
              isNew={isNew}
              note={isInBook ? texts.inBook : texts.notInBook}
              changes={changes}
            />
          ))}
        </tbody>
      </table>
    </Modal>
  );
}

const isOtherSeal = (sealNo: string, orderSealNo: string) =>
  sealNo !== '' && orderSealNo !== '' && sealNo !== orderSealNo;

function Row({
  name,
  isNew,
  note,
  changes,
}: {
  name: string;
  isNew: boolean;
  note: string;
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
