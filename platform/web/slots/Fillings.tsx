import { createContext, type ReactNode, Suspense, use, useContext } from 'react';
import { useCurrentUser } from '../currentUser/currentUser.ts';
import type { Filling, Slot, SlotFilling } from './slot.ts';

/** Fillings of all features, provided by the app. */
export const SlotFillings = createContext<readonly SlotFilling[]>([]);

/** Fillings that the user may see, in order. */
export function useFillings<Props>(slot: Slot<Props>, props: Props): readonly Filling<Props>[] {
  const user = useCurrentUser();
  return slot.among(useContext(SlotFillings)).filter(({ isShown }) => isShown?.(user, props) ?? true);
}

interface FillingsProps<Props> {
  slot: Slot<Props>;
  props: Props;
  /** in place of each filling that is still loading */
  fallback?: ReactNode;
}

export function Fillings<Props extends object>({ slot, props, fallback = null }: FillingsProps<Props>) {
  return useFillings(slot, props).map((filling) => (
    <Suspense key={filling.name} fallback={fallback}>
      <OneFilling filling={filling} props={props} />
    </Suspense>
  ));
}

interface FillingProps<Props> {
  filling: Filling<Props>;
  props: Props;
}

/** One filling, for slots that show a chosen one; suspends while it loads. */
export function OneFilling<Props extends object>(of: FillingProps<Props>) {
  // by name: the hooks of another filling's title are others
  return <LoadedFilling key={of.filling.name} {...of} />;
}

function LoadedFilling<Props extends object>(of: FillingProps<Props>) {
  const Component = use(of.filling.load());
  const title = of.filling.useTitle(of.props);
  return <Component {...of.props} title={title} />;
}

/** Title alone, for a menu; suspends while its texts load. */
export function FillingTitle<Props>(of: FillingProps<Props>) {
  return <LoadedTitle key={of.filling.name} {...of} />;
}

function LoadedTitle<Props>(of: FillingProps<Props>) {
  use(of.filling.load());
  return of.filling.useTitle(of.props);
}
