import { type ComponentType, createContext } from 'react';

export interface ToolContainer {
  orderContainerId: number;
  containerNo: string;
  orderBigNo: string;
  trainNo: string;
}

/** Slot beside each container, provided by the app layer. */
export const ContainerTool = createContext<ComponentType<{ container: ToolContainer }> | null>(null);
