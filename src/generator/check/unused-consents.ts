import { suggest } from '#content/diagnostics/nearest.ts';
import { isServiceId, serviceIds, services } from '#model/services/services.ts';
import { plannedServices } from '../plan/services/planned-services.ts';
import { planCheck } from './check.ts';

/** Visitors must not be asked for consents that nothing on the site needs. */
export const checkUnusedConsents = planCheck(['unused-consent'], (context) => {
  for (const [at, { function_id: id }] of context.site.consents.entries()) {
    if (id === 'functional') continue;
    const isService = isServiceId(id);
    if (isService && plannedServices[id].isUsed(context)) continue;
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
