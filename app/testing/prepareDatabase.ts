import type { TestProject } from 'vitest/node';
import { createTemplate, type Template } from './template.ts';

/** Provides the template database of the run that `npm test` prepared once for all projects, or one of its own. */
export default async function prepareDatabase(project: TestProject): Promise<() => Promise<void>> {
  const { TEMPLATE_URL, TEMPLATE_FILES } = process.env;
  if (TEMPLATE_URL !== undefined && TEMPLATE_FILES !== undefined) {
    provide(project, { url: TEMPLATE_URL, files: TEMPLATE_FILES });
    return async () => undefined;
  }
  const template = await createTemplate();
  provide(project, template);
  return template.remove;
}

function provide(project: TestProject, { url, files }: Template): void {
  project.provide('templateUrl', url);
  project.provide('templateFiles', files);
}
