import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Newer than any version there is. */
const SETTINGS = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Setup/Product"><prop oor:name="ooSetupLastVersion" oor:op="fuse"><value>99.0</value></prop></item>
</oor:items>
`;

/**
 * A profile for LibreOffice below a folder; returns the argument that names it. It says that no newer version has
 * run before: else each start tests its graphics on sixteen pictures of 64 MB, two thirds of a conversion.
 */
export async function newProfile(folder: string): Promise<string> {
  const user = path.join(folder, 'profile/user');
  await mkdir(user, { recursive: true });
  await writeFile(path.join(user, 'registrymodifications.xcu'), SETTINGS);
  return `-env:UserInstallation=file://${folder}/profile`;
}
