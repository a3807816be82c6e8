import { type ComponentType, createContext } from 'react';

/** A container of an order, as far as what stands beside it needs to know. */
export interface ToolContainer {
  orderContainerId: number;
  containerNo: string;
  orderBigNo: string;
  trainNo: string;
}

/** What other rooms put beside each container of an order; the composition root says what. */
export const ContainerTool = createContext<ComponentType<{ container: ToolContainer }> | null>(null);
