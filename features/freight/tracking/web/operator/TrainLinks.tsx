import { Link } from 'react-router';
import type { Train } from '../../../train/wire.ts';
import { departPath, trainTrackingPath } from './paths.ts';

/** Props of the fillings of a load plan's links. */
interface TrainLinkProps {
  train: Train;
  title: string;
}

export function TrackingLink({ train, title }: TrainLinkProps) {
  return <Link to={trainTrackingPath(train.trainInfoId)}>{title}</Link>;
}

export function DepartLink({ train, title }: TrainLinkProps) {
  return <Link to={departPath(train.trainInfoId)}>{title}</Link>;
}
