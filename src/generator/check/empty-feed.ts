import { listedItems } from '#model/catalogue/listed-items.ts';
import { feedFacts } from '#model/product-feed.ts';
import { planCheck } from './check.ts';

/** A feed that is on must contain items: the owner expects visitors from it. */
export const checkEmptyFeed = planCheck(['empty-feed'], ({ site, report }) => {
  if (!site.project.feeds.products) return;
  if (listedItems(site).some((item) => feedFacts(item, site))) return;
  report({
    code: 'empty-feed',
    path: ['project', 'feeds', 'products'],
    message: 'There is no item that the feed can hold.',
    hint: 'Give items that are in the shop a price and a photo, or turn the feed off.',
  });
});
