import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { STORED } from '../../zip/member.ts';
import type { ByteReader } from '../byteReader.ts';
import { InspectionError } from '../inspectionError.ts';
import type { LocatedMember } from '../zip/checkMembers.ts';

/** OLE objects and ActiveX controls; embedded workbooks of charts are packages and have other names. */
const OBJECTS = /(^|\/)(embeddings\/[^/]*\.(bin|ole)|activex\/)/i;
const RELATIONSHIPS = /\.rels$/i;
const WORKBOOK_LINKS = /^xl\/externallinks\/[^/]*\.xml$/i;
/** Lists of relationships and links are short. */
const MAX_PART_BYTES = 5_000_000;

const RELATIONSHIP = /<(?:[\w.-]+:)?Relationship\b[^>]*>/g;
/** Loaded or run when the document is opened; pictures and hyperlinks are not. */
const LOADING_TYPE = /\bType\s*=\s*["'][^"']*\/(attachedTemplate|oleObject|frame|subDocument|control)["']/i;
const IS_EXTERNAL = /\bTargetMode\s*=\s*["']\s*External\s*["']/i;
const DDE_OR_OLE_LINK = /<(?:[\w.-]+:)?(ddeLink|oleLink)\b/i;

const unpack = promisify(inflateRaw);

/** Refuses Office documents that load templates or start programs when opened: remote templates, OLE, DDE. */
export async function assertNoActiveContent(
  bytes: ByteReader,
  parts: readonly LocatedMember[],
): Promise<void> {
  if (parts.some(({ path }) => OBJECTS.test(path))) throw new InspectionError({ key: 'activeContent' });
  for (const part of parts) {
    const isRelationships = RELATIONSHIPS.test(part.path);
    if (!isRelationships && !WORKBOOK_LINKS.test(part.path)) continue;
    const xml = xmlText(await contentOf(bytes, part));
    const isActive = isRelationships ? loadsFromElsewhere(xml) : DDE_OR_OLE_LINK.test(xml);
    if (isActive) throw new InspectionError({ key: 'activeContent' });
  }
}

function loadsFromElsewhere(xml: string): boolean {
  return (xml.match(RELATIONSHIP) ?? []).some((tag) => LOADING_TYPE.test(tag) && IS_EXTERNAL.test(tag));
}

async function contentOf(bytes: ByteReader, { member, bytesAt }: LocatedMember): Promise<Buffer> {
  if (member.bytes > MAX_PART_BYTES) throw new InspectionError({ key: 'documentTooBig' });
  const packed = await bytes.at(bytesAt, member.packedBytes);
  if (member.method === STORED || packed.length === 0) return packed;
  return unpack(packed, { maxOutputLength: member.bytes });
}

const NUMERIC_ENTITY = /&#(?:x([\da-f]+)|(\d+));/gi;
const MAX_CODE_POINT = 0x10ffff;

/** The text of an XML part in UTF-8 or UTF-16, its numeric entities resolved: either can hide a word. */
function xmlText(content: Buffer): string {
  const [first, second] = content;
  const isBigEndian = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
  const isLittleEndian = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0);
  const encoding = isBigEndian ? 'utf-16be' : isLittleEndian ? 'utf-16le' : 'utf-8';
  return new TextDecoder(encoding).decode(content).replace(NUMERIC_ENTITY, (entity, hex, decimal) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= MAX_CODE_POINT ? String.fromCodePoint(code) : entity;
  });
}
