import type { TrainPlan } from '../../wire.ts';

/** Props of a train's dialogs, which stay mounted while closing. */
export interface PlanDialogProps {
  train: TrainPlan;
  isOpen: boolean;
  onClose: () => void;
}
