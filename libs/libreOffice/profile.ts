import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Claims that version 99 ran last: LibreOffice then skips its first-start graphics test (two thirds of a
 * conversion).
 */
const SETTINGS = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Setup/Product"><prop oor:name="ooSetupLastVersion" oor:op="fuse"><value>99.0</value></prop></item>
</oor:items>
`;

/** Writes a profile for LibreOffice below a folder; returns the argument that names it. */
export async function newProfile(folder: string): Promise<string> {
  const user = path.join(folder, 'profile/user');
  await mkdir(user, { recursive: true });
  await writeFile(path.join(user, 'registrymodifications.xcu'), SETTINGS);
  return `-env:UserInstallation=file://${folder}/profile`;
}
