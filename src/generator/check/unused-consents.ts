import { suggest } from '#content/diagnostics/nearest.ts';
import { isServiceId, type ServiceId, serviceIds, services } from '#model/services/services.ts';
import { plannedServices } from '../plan/services/planned-services.ts';
import type { PlannedService } from '../plan/services/service.ts';
import { planCheck } from './check.ts';

/** Visitors must not be asked for consents that nothing on the site needs. */
export const checkUnusedConsents = planCheck(['unused-consent'], (context) => {
  for (const [at, { function_id: id }] of context.site.consents.entries()) {
    if (id === 'functional') continue;
    const isService = isServiceId(id);
    if (isService && isUsed(id, context)) continue;
    context.report({
      code: 'unused-consent',
      path: ['consents', at, 'function_id'],
      message: `Visitors are asked for the consent "${id}", which nothing on the site needs.`,
      hint: isService
        ? `${services[id].howToUse(context.words)}, or leave the entry out.`
        : suggest(id, serviceIds),
    });
  }
});

/** Whether anything on the site needs the visitor's consent to a service. */
function isUsed(id: ServiceId, context: Parameters<PlannedService['isUsed']>[0]): boolean {
  const planned = plannedServices[id];
  return planned ? planned.isUsed(context) : services[id].settings(context.site) !== undefined;
}
