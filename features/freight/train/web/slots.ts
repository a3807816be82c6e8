import { slot } from '../../../../platform/web/slots/slot.ts';
import type { TrainPlan } from '../wire.ts';

/** Dialogs of a train, opened from its menu by their title; mounted while closing. */
export interface PlanDialogProps {
  train: TrainPlan;
  isOpen: boolean;
  onClose: () => void;
}

/** Changes of a train that has not departed. */
export const planChanges = slot<PlanDialogProps>();
/** Ends of a train, apart at the foot of the menu. */
export const planEndings = slot<PlanDialogProps>();
