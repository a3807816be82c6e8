import type { Portal, PortalServer, VisitOptions } from '../portal.ts';
import type { Visitor } from '../visitor.ts';

/** A page of the gallery as it is when it is new, in a window that the tests of a file share: loading it anew costs seconds. */
export async function openPage(portal: Portal<PortalServer>, options: VisitOptions, path: string): Promise<Visitor> {
  const visitor = await portal.sharedVisitor(options);
  if (await visitor.show('/widgets')) await visitor.doWithoutTabs();
  await visitor.show(path);
  return visitor;
}
