import { afterEach, expect, test, vi } from 'vitest';
import type { Service } from '#model/services/service.ts';
import {
  incompleteServices,
  ownEntries,
  type ServiceId,
  serviceIds,
  services,
} from '#model/services/services.ts';
import { testContext, testSite } from '../../test/support/test-site.ts';
import { diagnosticsAfter } from './check/shop.fixture.ts';
import { externalSources } from './csp-sources.ts';
import { consentsView } from './plan/consents.ts';
import { plannedServices } from './plan/services/planned-services.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A service of the registry, with settings or instructions that no other code knows. */
function changed(id: ServiceId, changes: { settings?: object; howToUse?: string }): Service {
  const service: Service = services[id];
  if (changes.settings) vi.spyOn(service, 'settings').mockReturnValue(changes.settings);
  if (changes.howToUse) vi.spyOn(service, 'howToUse').mockReturnValue(changes.howToUse);
  return service;
}

/** The diagnostics of a new shop whose banner asks for all services. */
function diagnosticsOfAll() {
  const text = { display_name: 'Inhalte', description: 'Zeigt Inhalte anderer.' };
  const translations = ['de', 'en'].map((language) => ({ language, ...text }));
  const entries = serviceIds.map((function_id) => ({ function_id, ...text, translations }));
  return diagnosticsAfter({ 'consents.yaml': JSON.stringify(entries) });
}

test.each(serviceIds)('the site may connect to the hosts of "%s" once it is on', (id) => {
  const service = changed(id, { settings: { of: id } });
  const hosts = vi.spyOn(service, 'hosts').mockReturnValue({ 'font-src': ['https://f.example'] });
  expect(externalSources(testSite())).toEqual({ 'font-src': ['https://f.example'] });
  expect(hosts).toHaveBeenCalledExactlyOnceWith({ of: id });
});

test("an unneeded consent entry is reported with its service's instructions", async () => {
  for (const id of serviceIds) changed(id, { howToUse: `Hire ${id}` });
  const hints = (await diagnosticsOfAll()).map(({ code, hint }) => ({ code, hint }));
  expect(hints).toEqual(
    serviceIds.map((id) => ({
      code: 'unused-consent',
      hint: `Hire ${id}, or leave the entry out.`,
    })),
  );
});

test("a consent entry is used if its service's plan says so, or else if it is set up", async () => {
  for (const id of serviceIds) {
    const planned = plannedServices[id];
    if (planned) vi.spyOn(planned, 'isUsed').mockReturnValue(true);
    else changed(id, { settings: {} });
  }
  const codes = (await diagnosticsOfAll()).map(({ code }) => code);
  expect(codes).not.toContain('unused-consent');
});

test.each(ownEntries)('the banner has an entry for "$id" once it is on', ({ id, entry }) => {
  expect(consentsView(testContext())).toBeUndefined();
  changed(id, { settings: {} });
  vi.spyOn(entry, 'isOnAtFirst').mockReturnValue(true);
  expect(consentsView(testContext())?.entries).toMatchObject([
    { function_id: 'functional' },
    { function_id: id, default_on: true, locked: false },
  ]);
});

test('incomplete services are reported under their codes', async () => {
  const lack = { field: ['languages'], message: 'Nobody chats.', hint: 'Hire somebody.' };
  for (const service of incompleteServices) {
    const incomplete: NonNullable<Service['incomplete']> = service;
    vi.spyOn(incomplete, 'lacks').mockReturnValue([lack]);
  }
  const { message, hint } = lack;
  const place = { document: 'project.yaml', field: 'languages' };
  expect(await diagnosticsAfter({})).toMatchObject(
    incompleteServices.map(({ code }) => ({ code, message, hint, place })),
  );
});
