import { describe, expect, it } from 'vitest';
import { fallbackWidgetNames, isWidgetName, widgetSchema } from './widget.ts';

describe('widgetSchema', () => {
  it('only needs a name', () => {
    expect(widgetSchema.parse({ widget_name: 'address' })).toEqual({
      sort: 0,
      widget_name: 'address',
      position: 'footer',
      props: { showLogo: false },
    });
  });

  it('tolerates unknown names', () => {
    expect(widgetSchema.safeParse({ widget_name: 'weather' }).success).toBe(true);
  });
});

describe('isWidgetName', () => {
  it.each(['address', 'contact', 'navigation', 'social', 'openingHours'])('knows %s', (name) => {
    expect(isWidgetName(name)).toBe(true);
  });

  it.each(['', 'weather', 'Address', 'length', 'constructor'])('does not know "%s"', (name) => {
    expect(isWidgetName(name)).toBe(false);
  });
});

describe('fallbackWidgetNames', () => {
  it('match the specification, in order', () => {
    expect(fallbackWidgetNames).toEqual(['address', 'contact', 'openingHours', 'navigation']);
  });
});
