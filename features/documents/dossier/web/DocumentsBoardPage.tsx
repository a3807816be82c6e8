import { useSearchId } from '../../../../platform/web/router/addressId.ts';
import { Board } from './board/Board.tsx';
import { ChooseTrain } from './board/ChooseTrain.tsx';

/** Papers of a train by order and container, for the documents desk. */
export default function DocumentsBoardPage() {
  const trainInfoId = useSearchId('trainInfoId');
  return trainInfoId === null ? <ChooseTrain /> : <Board key={trainInfoId} trainInfoId={trainInfoId} />;
}
