import { type ComponentType, createContext } from 'react';

export interface SlotContainer {
  orderContainerId: number;
  containerNo: string;
  orderBigNo: string;
  trainNo: string;
}

/** Slot beside each container, provided by the app layer. */
export const ContainerActionSlot = createContext<ComponentType<{ container: SlotContainer }> | null>(null);
