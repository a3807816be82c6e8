import { Button } from 'antd';
import { useState } from 'react';
import { ActionButtons } from '../../../../platform/web/actions/ActionButtons.tsx';
import { action, reasonAction } from '../../../../platform/web/actions/action.ts';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useCan } from '../../../../platform/web/records/can.tsx';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { readCell } from '../../../freight/cargo/cells.ts';
import { useCargoTexts } from '../../../freight/cargo/web/parts.ts';
import { anyCargo, ownCargo } from '../../../freight/cargo/wire.ts';
import { isPaperCode } from '../../dossier/paperCodes.ts';
import { useDossierTexts } from '../../dossier/web/parts.ts';
import type { OfDossier } from '../../dossier/web/slots.ts';
import { getDossier, viewPaper } from '../../dossier/wire.ts';
import { PlaceOnPage } from '../../paper/web/parts.ts';
import { readPaperPage } from '../../paper/wire.ts';
import { SURE } from '../ruleCodes.ts';
import { getInspection, overruleFinding, type ShownFinding, takeBackOverrule, takeOverRead } from '../wire.ts';
import styles from './inspection.module.css';
import { useTexts } from './texts.ts';

type FindingRowProps = OfDossier & { finding: ShownFinding };

const READS = [getInspection, getDossier, viewPaper, ownCargo.detail, anyCargo.detail] as const;

/** A finding: its rule, the places that contradict each other, and the presses that settle it. */
export function FindingRow({ finding, ...of }: FindingRowProps) {
  const texts = useTexts();
  const note = useNote(finding);
  const { severity, rule, containerNo, overruled } = finding;
  const tone = severity === 'red' ? 'danger' : 'warning';
  return (
    <li className={styles.finding}>
      <p className={styles.what}>
        <StatusTag
          tone={overruled ? 'neutral' : tone}
          label={overruled ? texts.accepted : texts.severities[severity]}
        />
        <strong title={texts.asks[rule]}>{texts.names[rule]}</strong>
        {containerNo && <span>{containerNo}</span>}
        {note && <span className={styles.note}>{note}</span>}
      </p>
      <dl className={styles.places}>
        <InDossier finding={finding} goTo={of.goTo} />
        <OnPapers read={finding.read} />
      </dl>
      {overruled && <OverruledBy overruled={overruled} />}
      <Presses finding={finding} {...of} />
    </li>
  );
}

/** What the places of a finding do not say: a sum, a limit, the papers that are missing; '' for nothing. */
function useNote({ rule, ours, theirs, cells, read }: ShownFinding): string {
  const { notes } = useTexts();
  const { papers } = useDossierTexts();
  switch (rule) {
    case 'containerTwice':
      return notes.containerTwice({ theirs });
    case 'vgmMax':
      return notes.vgmMax({ theirs });
    case 'vgmCalculated':
    case 'vgmWeighed':
      return notes.mass({ theirs });
    case 'regime':
      return notes.regime({ theirs });
    case 'lineTotals':
      return notes.sums({ ours, theirs });
    case 'required':
      return theirs
        .split(',')
        .filter(isPaperCode)
        .map((code) => papers[code])
        .join(', ');
    default:
      return cells.length > 1 && read.length > 0 ? notes.sums({ ours, theirs }) : '';
  }
}

const MOST_PLACES = 4;

function InDossier({ finding: { cells }, goTo }: Pick<FindingRowProps, 'finding' | 'goTo'>) {
  const texts = useTexts();
  const { page } = useDossierTexts();
  const cargo = useCargoTexts();
  const names: Readonly<Record<string, string>> = { ...cargo.page.fields, ...page.fields };
  return cells.slice(0, MOST_PLACES).map(({ cell, value }, at) => (
    <div key={cell}>
      <dt>{at === 0 ? texts.dossier : ''}</dt>
      <dd>
        <button type="button" className={styles.place} onClick={() => goTo(cell)}>
          {names[readCell(cell).field] ?? cell}
        </button>
        {': '}
        <b data-empty={value === ''}>{value || texts.empty}</b>
        {at === MOST_PLACES - 1 && cells.length > MOST_PLACES && (
          <small>{` ${texts.more({ count: cells.length - MOST_PLACES })}`}</small>
        )}
      </dd>
    </div>
  ));
}

function OnPapers({ read }: Pick<ShownFinding, 'read'>) {
  const texts = useTexts();
  return read.slice(0, MOST_PLACES).map((value, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a list that is read anew as a whole
    <div key={at}>
      <OnPaper value={value} more={at === MOST_PLACES - 1 ? read.length - MOST_PLACES : 0} moreWords={texts.more} />
    </div>
  ));
}

interface OnPaperProps {
  value: ShownFinding['read'][number];
  more: number;
  moreWords: (p: { count: number }) => string;
}

function OnPaper({ value, more, moreWords }: OnPaperProps) {
  const texts = useTexts();
  const canLook = useCan(readPaperPage);
  const [isShown, setShown] = useState(false);
  const { paperId, fileName, page, text, confidence } = value;
  return (
    <>
      <dt>{texts.onPage({ file: fileName, page })}</dt>
      <dd>
        <b>{text}</b>
        {confidence < SURE && <small>{` (${texts.unsure})`}</small>}
        {canLook && (
          <Button type="link" size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? texts.hidePlace : texts.showPlace}
          </Button>
        )}
        {more > 0 && <small>{` ${moreWords({ count: more })}`}</small>}
        {isShown && <PlaceOnPage paperId={paperId} value={value} />}
      </dd>
    </>
  );
}

function OverruledBy({ overruled }: { overruled: NonNullable<ShownFinding['overruled']> }) {
  const format = useFormat();
  const { reason, who, time } = overruled;
  return <p className={styles.reason}>{`${reason} · ${who} · ${format.dateTime(time)}`}</p>;
}

function Presses({ orderBigNo, finding, goTo, isAmended }: FindingRowProps) {
  const texts = useTexts();
  const { key, fix, overruled, abilities } = finding;
  const canTakeBack = useCan(takeBackOverrule);
  const isIssued = fix !== null && isAmended(fix.cell);
  return (
    <div className={styles.presses}>
      {abilities.takeOver && fix !== null && isIssued && (
        <Button size="small" onClick={() => goTo(fix.cell, fix.value)}>
          {texts.amend({ value: fix.value })}
        </Button>
      )}
      <ActionButtons
        invalidates={READS}
        actions={[
          abilities.takeOver &&
            fix !== null &&
            !isIssued &&
            action(takeOverRead, { orderBigNo, key }, { label: texts.takeOver(fix), done: texts.takenOver }),
          abilities.overrule &&
            reasonAction(overruleFinding, (reason) => ({ orderBigNo, key, reason }), {
              label: texts.overrule,
              title: texts.overruleTitle,
              done: texts.overruled,
            }),
          canTakeBack &&
            overruled !== null &&
            action(
              takeBackOverrule,
              { orderBigNo, overruleId: overruled.overruleId },
              { label: texts.takeBack, done: texts.takenBack },
            ),
        ]}
      />
    </div>
  );
}
