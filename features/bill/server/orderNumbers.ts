import { inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { orderNumberOf } from '../../booking/server/index.ts';
import { charge } from '../../charge/server/tables.ts';

export { orderNumberOf };
export { inArray, charge };
export type { Db };
