import { isPaperCode } from '../../dossier/paperCodes.ts';
import { useDossierTexts } from '../../dossier/web/parts.ts';
import type { ShownFinding } from '../wire.ts';
import { useTexts } from './texts.ts';

/** What the places of a finding do not say: a sum, a limit, the papers that are missing; '' for nothing. */
export function useNote({ rule, ours, theirs, cells, read }: ShownFinding): string {
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
