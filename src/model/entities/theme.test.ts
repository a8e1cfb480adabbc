import { describe, expect, it } from 'vitest';
import { themeSchema } from './theme.ts';

const withComponents = (components: object) => themeSchema.safeParse({ config: { components } });

describe('themeSchema', () => {
  it("has defaults for everything except the footer's colours", () => {
    expect(themeSchema.parse({})).toEqual({
      base_color: '#ffffff',
      brand_color: '#1f3d33',
      config: {
        components: {
          header: {
            fullHeight: 96,
            collapsedHeight: 64,
            smallScreenThreshold: 1100,
            sticky: true,
            collapses: true,
            changePos: 100,
            accentBorder: false,
          },
          footer: { hours: 'table' },
          wrapper: { width: 1320 },
        },
      },
    });
  });

  it('keeps the other defaults beside a chosen value', () => {
    expect(withComponents({ header: { fullHeight: 120 } }).data?.config.components.header).toEqual({
      fullHeight: 120,
      collapsedHeight: 64,
      smallScreenThreshold: 1100,
      sticky: true,
      collapses: true,
      changePos: 100,
      accentBorder: false,
    });
  });

  it.each([
    { header: { fullHeight: 47 } },
    { header: { collapsedHeight: 64.5 } },
    { header: { smallScreenThreshold: '1100px' } },
    { footer: { fontColor: 'white' } },
    { wrapper: { width: 0 } },
    { wrapper: { maxWidth: 1200 } },
  ])('rejects %j', (components) => {
    expect(withComponents(components).success).toBe(false);
  });
});
