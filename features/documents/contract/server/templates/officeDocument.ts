import { and, eq, isNull } from 'drizzle-orm';
import type { OfficeDocumentKind } from '../../../../../platform/server/files/officeDocument.ts';
import { hasPermission } from '../../../../../platform/wire/currentUser.ts';
import { DOC_TYPE } from '../../../resource/docTypes.ts';
import { addResource } from '../../../resource/server/index.ts';
import { addTemplate, contractTemplates, TEMPLATE_DOCUMENT } from '../../templateWire.ts';
import { contractName } from '../contractName.ts';
import { selectTemplate } from '../queries.ts';
import { contractTemplate } from '../tables.ts';
import { userError } from '../texts.ts';
import { checkTemplate } from './checkTemplate.ts';

/** Contract templates in the office editor: a draft is edited, others are viewed. */
export const templateDocuments: OfficeDocumentKind = {
  kind: TEMPLATE_DOCUMENT,
  async find(db, user, templateId) {
    if (!hasPermission(user, contractTemplates.list.access.code)) return undefined;
    const template = await selectTemplate(db, templateId);
    if (template === undefined) return undefined;
    const { isActive, activatedAt, retiredAt, resourceId } = template;
    const isDraft = !isActive && activatedAt === null && retiredAt === null;
    const canEdit = isDraft && hasPermission(user, addTemplate.access.code);
    return { resourceId, access: canEdit ? 'write' : 'read' };
  },
  // a row of its own: the version that the draft is based on may have the same document
  async put(db, _user, templateId, { blob, read }) {
    const template = await selectTemplate(db, templateId);
    if (template === undefined) throw userError((t) => t.templateAbsent);
    const { fields } = await checkTemplate(await read(), { cashPledge: template.cashPledge ?? '0' });
    const resourceId = await addResource(db, {
      companyId: null,
      accountId: null,
      blobId: blob.id,
      resourceName: `${contractName(template, 'zh')} v${template.version}.docx`,
      docType: DOC_TYPE.contractTemplate,
      relaId: '0',
    });
    const changed = await db
      .update(contractTemplate)
      .set({ resourceId, hasBond: fields.includes('bondCash') })
      .where(and(eq(contractTemplate.id, templateId), isNull(contractTemplate.activatedAt)))
      .returning({ id: contractTemplate.id });
    if (changed.length === 0) throw userError((t) => t.template.notDraft);
  },
};
