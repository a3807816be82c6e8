import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { STORED } from '../../zip/member.ts';
import type { ByteReader } from '../byteReader.ts';
import { InspectionError } from '../inspectionError.ts';
import type { LocatedMember } from '../zip/checkMembers.ts';
import { textDecoderOf, withoutNumericEntities } from './xmlText.ts';

/** OLE objects and ActiveX controls; embedded workbooks of charts are packages and have other names. */
const OBJECTS = /(^|\/)(embeddings\/[^/]*\.(bin|ole)|activex\/)/i;
const RELATIONSHIPS = /\.rels$/i;
const CONTENT_TYPES = /^\[content_types\]\.xml$/i;
/** Lists of relationships and links are short. */
const MAX_PART_BYTES = 5_000_000;

const TYPE = /\b(?:Content)?Type\s*=\s*(?:"[^"]*"|'[^']*')/gi;
const RELATIONSHIP = /<(?:[\w.-]+:)?Relationship\b[^>]*>/g;
/** Loaded or run when the document is opened; pictures and hyperlinks are not. */
const LOADING_TYPE = /\bType\s*=\s*["'][^"']*\/(attachedTemplate|oleObject|frame|subDocument|control)["']/i;
const IS_EXTERNAL = /\bTargetMode\s*=\s*["']\s*External\s*["']/i;
/** Programs say what they are in types of contents and of relationships, whatever their part is called. */
const MACROS = /vbaProject|vbaData|macroEnabled|macrosheet/i;
const CONTROLS = /activeX|["'][^"']*[./](oleObject|control)["']/i;
/** Container of Office before 2007: a renamed macro project or object. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const unpack = promisify(inflateRaw);

/** Refuses Office documents that load templates or start programs when opened: macros, remote templates, OLE. */
export async function assertNoActiveContent(bytes: ByteReader, parts: readonly LocatedMember[]): Promise<void> {
  if (parts.some(({ path }) => OBJECTS.test(path))) throw new InspectionError({ key: 'activeContent' });
  for (const part of parts) {
    if (part.start.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE))
      throw new InspectionError({ key: 'activeContent' });
    if (!RELATIONSHIPS.test(part.path) && !CONTENT_TYPES.test(part.path)) continue;
    const content = await contentOf(bytes, part);
    const xml = withoutNumericEntities(textDecoderOf(content).decode(content));
    const types = (xml.match(TYPE) ?? []).join(' ');
    if (MACROS.test(types)) throw new InspectionError({ key: 'macro' });
    if (CONTROLS.test(types) || loadsFromElsewhere(xml)) throw new InspectionError({ key: 'activeContent' });
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
