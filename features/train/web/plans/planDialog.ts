import type { TrainPlan } from '../../wire.ts';

/** What each dialog of a train gets; it stays mounted while it closes. */
export interface PlanDialogProps {
  train: TrainPlan;
  isOpen: boolean;
  onClose: () => void;
}
