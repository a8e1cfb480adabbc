import { expect, test } from 'vitest';
import { directions } from '#model/directions.ts';
import { mapsAppAddress } from './maps-app.ts';

const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/146.0 Mobile';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/146.0';
const route = `${directions}?to=50.7605%2C12.1512`;

test.for([
  ['an Android phone', android, 'geo:0,0?q=50.7605%2C12.1512'],
  ['an iPhone', iPhone, 'maps://?daddr=50.7605%2C12.1512'],
  ['a computer', desktop, undefined],
])('directions on %s open %3$s', ([, userAgent = '', address]) => {
  expect(mapsAppAddress(route, userAgent)).toBe(address);
});

test('directions to a street name it for the maps app', () => {
  const to = new URLSearchParams({ to: 'Postgasse 7, 07998 Brunnau & Elster' }).toString();
  expect(mapsAppAddress(`${directions}?${to}`, android)).toBe(
    'geo:0,0?q=Postgasse%207%2C%2007998%20Brunnau%20%26%20Elster',
  );
});

test('other links are left alone', () => {
  expect(mapsAppAddress('https://www.lindenhof.example/kontakt?to=1', android)).toBeUndefined();
  expect(mapsAppAddress('tel:+4930', android)).toBeUndefined();
});
