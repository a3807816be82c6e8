import { useSearchId } from '../../../../platform/web/router/addressId.ts';
import { ChooseTrain } from '../../../freight/train/web/parts.ts';
import { documentsBoardPage } from '../pages.ts';
import { Board } from './board/Board.tsx';
import { useTexts } from './texts.ts';

/** Papers of a train by order and container, for the documents desk. */
export default function DocumentsBoardPage() {
  const { board } = useTexts();
  const trainInfoId = useSearchId('trainInfoId');
  if (trainInfoId === null) return <ChooseTrain title={board.title} page={documentsBoardPage} />;
  return <Board key={trainInfoId} trainInfoId={trainInfoId} />;
}
