import type { Format } from '../../../../platform/web/language/formatFor.ts';
import type { PlanChange, WagonName } from '../changes.ts';
import type { Containers } from '../plan.ts';
import type { Finding } from '../rules.ts';
import type { useTexts } from './texts.ts';

type Texts = ReturnType<typeof useTexts>;

/** A finding in the reader's words. */
export function findingWords(
  { kinds }: Texts['findings'],
  { number }: Pick<Format, 'number'>,
  finding: Finding,
): string {
  switch (finding.kind) {
    case 'tooLong':
      return kinds.tooLong(finding.about);
    case 'needsLongWagon':
      return kinds.needsLongWagon(finding.about);
    case 'overloaded':
      return kinds.overloaded({ loadT: number(finding.about.loadT), capacityT: number(finding.about.capacityT) });
    case 'axleLoad':
      return kinds.axleLoad({ axleT: number(finding.about.axleT), limitT: number(finding.about.limitT) });
    case 'bogies':
      return kinds.bogies({ differenceT: number(finding.about.differenceT), limitT: number(finding.about.limitT) });
    case 'unevenPair':
      return kinds.unevenPair({ differenceT: number(finding.about.differenceT), limitT: number(finding.about.limitT) });
    case 'dangerTogether':
      return kinds.dangerTogether(finding.about);
    case 'dangerNear':
      return kinds.dangerNear(finding.about);
    case 'numberShape':
      return kinds.numberShape(finding.about);
    case 'numberCheckDigit':
      return kinds.numberCheckDigit(finding.about);
    case 'numberTwice':
      return kinds.numberTwice(finding.about);
    case 'twice':
      return kinds.twice(finding.about);
    case 'locked':
      return kinds.locked(finding.about);
    case 'factDiffers':
      return kinds.factDiffers(finding.about);
    case 'estimated':
      return kinds.estimated(finding.about);
    case 'massUnknown':
      return kinds.massUnknown(finding.about);
    case 'unplaced':
      return kinds.unplaced(finding.about);
    case 'noNumbers':
      return kinds.noNumbers(finding.about);
  }
}

/** A difference of two plans in the reader's words. */
export function changeWords({ changes, page }: Texts, change: PlanChange, all: Containers): string {
  const named = (wagon: WagonName | null) => (wagon === null ? changes.nowhere : changes.onWagon(wagon));
  switch (change.kind) {
    case 'added':
      return changes.added({ wagon: named(change.wagon) });
    case 'removed':
      return changes.removed({ wagon: named(change.wagon) });
    case 'reordered':
      return changes.reordered({ wagon: named(change.wagon) });
    case 'moved': {
      const container = all.get(change.orderContainerId)?.label ?? '';
      return changes.moved({ container, before: named(change.before), after: named(change.after) });
    }
    case 'field': {
      const { field, before, after } = change;
      const shown = (value: string) => (field === 'provider' ? wordOf(page.providers, value) : value);
      const words = { field: page.columns[field], before: shown(before), after: shown(after) };
      return changes.field({ wagon: named(change.wagon), ...words });
    }
  }
}

const wordOf = (words: Readonly<Record<string, string>>, key: string) => words[key] ?? key;
